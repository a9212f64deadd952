"""What a page asks its server, asked here."""

import http.client
import json
import threading
from urllib.parse import urlencode

from tests.page_payload import main_nodes, payload_in


class Asked:
    """The server of a model: what it answers, None for what is not there."""

    def __init__(self, model, **options):
        self.server = model.serve(**options)
        self.thread = threading.Thread(target=self.server.serve_forever, args=(0.01,))
        self.thread.start()

    def close(self):
        self.server.shutdown()
        self.thread.join()
        self.server.server_close()

    def get(self, path, **query):
        given = {name: value for name, value in query.items() if value is not None}
        connection = http.client.HTTPConnection("127.0.0.1", self.server.server_port, timeout=60)
        try:
            connection.request("GET", f"{path}?{urlencode(given)}")
            response = connection.getresponse()
            content = response.read().decode()
        finally:
            connection.close()
        if path == "/":
            return content
        answer = json.loads(content)
        if response.status == 400:
            raise ValueError(answer["error"])
        return answer if response.status == 200 else None

    def payload(self):
        return payload_in(self.get("/"))

    def strongest(self, node, *, offset=0, limit=100, main=None, group=(None, None)):
        by, place = group
        path = f"/api/node/{node}/documents"
        return self.get(path, offset=offset, limit=limit, main=main, by=by, group=place)

    def search(self, text, *, offset=0, limit=100):
        return self.get("/api/search", q=text, offset=offset, limit=limit)

    def about(self, text, *, offset=0, limit=100):
        return self.get("/api/about", q=text, offset=offset, limit=limit)

    def document(self, row):
        return self.get(f"/api/documents/{row}")

    def surprise(self, row):
        return self.get(f"/api/documents/{row}/surprise")

    def main_topics(self, main):
        packed = self.get("/api/main", main=main)
        return None if packed is None else main_nodes(packed)
