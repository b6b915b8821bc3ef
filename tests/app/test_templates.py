"""Templates are broken into lines that can be read, and the lines' ends come to nothing."""

import re

import pytest
from jinja2 import Environment, TemplateSyntaxError

from fate.app.render import REGIONS, REPLAY, REPLAY_TEMPLATES, TEMPLATES
from fate.app.screens import FOLDER, joined

WIDTH = 120


def drawn(source, **values):
    return Environment(autoescape=True).from_string(joined(source)).render(**values)


def test_lines_are_no_longer_than_those_of_the_code():
    lines = [
        f"{path.relative_to(FOLDER)}:{number}"
        for path in sorted(FOLDER.rglob("*.html"))
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        if len(line) > WIDTH and ' d="' not in line  # an outline is one word
    ]
    assert lines == []


@pytest.mark.parametrize(
    ("source", "html"),
    [
        ("<p>\n  <b>a</b>\n  <i>b</i>\n</p>\n", "<p><b>a</b><i>b</i></p>"),
        ("<p>\n  {{ a }}\n  {% if a %}\n    yes\n  {% endif %}\n</p>", "<p>1yes</p>"),
        ("<p>two\n  words</p>", "<p>two words</p>"),
        ('<p id="a"\n  class="b"\n  {% if a %} hidden{% endif %}>', '<p id="a" class="b" hidden>'),
        ("{{ a }} {{ a }}\n{# what\n it is #}\n{{ a +\n 1 }}", "1 12"),
        ("<p>a</p> <p>b</p>", "<p>a</p> <p>b</p>"),
    ],
)
def test_a_lines_end_is_a_space_between_words_and_attributes_only(source, html):
    assert drawn(source, a=1) == html


def test_what_is_filled_in_keeps_its_lines():
    assert drawn("<pre>\n  {{ text }}\n</pre>", text="a\n  b") == "<pre>a\n  b</pre>"


def test_an_error_tells_its_line():
    with pytest.raises(TemplateSyntaxError) as error:
        drawn('<p\n  id="a">\n  two\n  words\n  {% if %}\n</p>')
    assert error.value.lineno == 5


def read(template):
    """The parts of the view model that a template and what it includes read."""
    text = (FOLDER / template).read_text("utf-8")
    included = (read(name) for name in re.findall(r'include "([^"]+)"', text))
    return set(re.findall(r"\bv\.(\w+)", text)).union(*included)


@pytest.mark.parametrize("regions", [REGIONS, REPLAY], ids=["table", "replay"])
def test_a_region_is_given_all_that_its_template_reads(regions):
    """Else it would be drawn in the whole page and gone with the first patch."""
    for region, parts in regions.items():
        template = REPLAY_TEMPLATES.get(region) or f"table/{TEMPLATES.get(region, region)}.html"
        assert read(template) <= set(parts), region
