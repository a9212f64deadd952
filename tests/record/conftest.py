from tests.rocket_model import corpus, model, options  # noqa: F401 - fixtures
