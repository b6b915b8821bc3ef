"""The PO reader: what it accepts, and how it refuses the rest."""

import pytest

from fate.fate2 import text


def read(content: str) -> dict[str, str]:
    return {key: value for _, key, value in text.entries(content, "x.po")}


def test_entries_comments_and_blank_lines():
    assert read('# note\nmsgid "a"\nmsgstr "1"\n\n#: place\nmsgid "b"\nmsgstr "2"') == {"a": "1", "b": "2"}


def test_a_header_is_skipped():
    assert read('msgid ""\nmsgstr ""\n"Language: zh\\n"\n\nmsgid "a"\nmsgstr "1"\n') == {"a": "1"}


def test_strings_continue_over_lines():
    assert read('msgid "a"\n"b"\nmsgstr ""\n"one\\n"\n"two"\n') == {"ab": "one\ntwo"}


def test_escapes():
    assert read(r'msgid "a"' + "\n" + r'msgstr "\"q\" \\n\t|"') == {"a": '"q" \\n\t|'}


def test_an_entry_is_reported_with_the_line_of_its_msgid():
    assert list(text.entries('# x\n\nmsgid "a"\nmsgstr ""\n"1"\n', "x.po")) == [(3, "a", "1")]


@pytest.mark.parametrize(
    ("content", "message"),
    [
        ('msgid "a"\nmsgstr 1\n', "x.po, line 2: a string must stand in double quotes"),
        ('msgid "a"\nmsgstr "1\n', "x.po, line 2: a string must stand in double quotes"),
        ('msgid "a"\nmsgstr "1" 2\n', "x.po, line 2: a string must stand in double quotes"),
        ('msgid "a"\nmsgstr "\\x"\n', "x.po, line 2: unknown escape \\x"),
        ('msgstr "1"\n', "x.po, line 1: msgstr without a msgid before it"),
        ('msgid "a"\nmsgstr "1"\nmsgstr "2"\n', "x.po, line 3: msgstr without a msgid before it"),
        ('msgid "a"\nmsgid "b"\n', "x.po, line 2: msgid after a msgid without msgstr"),
        ('\nmsgid "a"\n', "x.po, line 2: msgid without msgstr"),
        ('"a"\n', "x.po, line 1: a string that belongs to nothing"),
        ('msgctxt "a"\n', "x.po, line 1: expected msgid, msgstr or a string, found 'msgctxt'"),
    ],
)
def test_damage_is_reported_with_file_and_line(content: str, message: str):
    with pytest.raises(text.CatalogError) as error:
        read(content)
    assert str(error.value) == message


def test_a_missing_key_names_key_and_language():
    with pytest.raises(KeyError, match=r"no text 'card\.nothing' in language 'en'"):
        text.catalog("en")["card.nothing"]


def test_an_unknown_language_names_the_known_ones():
    with pytest.raises(KeyError, match="no language 'fr'; there are zh, en"):
        text.catalog("fr")


def test_a_catalog_is_read_once():
    assert text.catalog("zh") is text.catalog("zh")


def test_a_key_may_not_occur_twice(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(text, "PARTS", ("names", "names"))
    with pytest.raises(text.CatalogError, match=r"zh/names\.po, line \d+: 'set\.standard' occurs twice"):
        text.catalog.__wrapped__("zh")
