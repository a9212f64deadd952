import pytest

from topicgrouper.explorer.modules import bundle


def bundled(entry="js/main.js", /, **files):
    texts = {f"js/{name}.js": text for name, text in files.items()}
    return bundle(entry, read=texts.__getitem__)


def test_modules_become_functions_in_the_order_of_their_imports():
    script = bundled(
        main='import { add } from "./sum.js";\nimport {\n  one,\n  Two,\n} from "./numbers.js";\n'
        "add(one, Two);\n",
        sum='import { one } from "./numbers.js";\nexport function add(a, b) {\n  return a;\n}\n',
        numbers="export const one = 1;\nexport class Two {}\nexport async function later() {}\n",
    )
    assert script == (
        "// js/numbers.js\nconst module_js_numbers = (() => {\n"
        "const one = 1;\nclass Two {}\nasync function later() {}\n\n"
        "return { one, Two, later };\n})();\n"
        "// js/sum.js\nconst module_js_sum = (() => {\n"
        "const { one } = module_js_numbers;\nfunction add(a, b) {\n  return a;\n}\n\n"
        "return { add };\n})();\n"
        "// js/main.js\nconst module_js_main = (() => {\n"
        "const { add } = module_js_sum;\nconst { one, Two } = module_js_numbers;\n"
        "add(one, Two);\n\nreturn {  };\n})();\n"
    )


@pytest.mark.parametrize(
    "statement",
    [
        "export default 1;",
        "export let changing = 1;",
        "export { one };",
        'export * from "./other.js";',
        'import "./other.js";',
        'import other from "./other.js";',
        'import * as other from "./other.js";',
        'import { one as two } from "./other.js";',
        'import { one } from "https://example.org/x.js";',
        'import { one } from "../up.js";',
        "import { one } from './other.js';",
        'const x = 1;\nimport("./other.js");',
    ],
)
def test_other_forms_are_refused(statement):
    with pytest.raises(ValueError, match=r"js/main.js: unsupported form"):
        bundled(main=f"const one = 1;\n{statement}\n", other="export const one = 1;\n")


def test_circles_are_refused():
    with pytest.raises(ValueError, match=r"circle: js/main.js > js/a.js > js/b.js > js/a.js"):
        bundled(
            main='import { a } from "./a.js";\n',
            a='import { b } from "./b.js";\nexport const a = 1;\n',
            b='import { a } from "./a.js";\nexport const b = 1;\n',
        )


def test_what_is_not_exported_cannot_be_imported():
    with pytest.raises(ValueError, match=r"js/main.js imports a, c, which js/x.js does not export"):
        bundled(main='import { a, b, c } from "./x.js";\n', x="export const b = 1;\nconst a = 2;\n")


def test_two_paths_may_not_become_one_name():
    with pytest.raises(ValueError, match="same name"):
        bundled(
            **{
                "main": 'import { a } from "./x-y.js";\nimport { b } from "./x_y.js";\n',
                "x-y": "export const a = 1;\n",
                "x_y": "export const b = 1;\n",
            }
        )
