"""Texts that anybody may have written are refused before they can do harm."""

import pytest

from fate.app import saves
from fate.app.around import files
from fate.app.saves import BadSave
from fate.kernel import foreign
from fate.kernel.record import BadRecord, from_json


@pytest.mark.parametrize("opening", ["[", '{"a":', '{"b":1,"a":[', '["\\"",'])
def test_what_is_nested_too_deeply_is_refused(opening, monkeypatch):
    text = opening * (foreign.DEEPEST + 1)
    monkeypatch.setattr(foreign.json, "loads", lambda text: pytest.fail("it has come to the parser"))
    with pytest.raises(ValueError, match="deep"):
        foreign.parse(text)
    for read, problem in ((from_json, BadRecord), (saves.load, BadSave), (files._games, BadSave)):
        if read is from_json or text.startswith("{"):
            with pytest.raises(problem):
                read(text)


def test_brackets_in_words_do_not_count():
    words = '[{"\\"' * 200
    assert foreign.parse(foreign.json.dumps([words, [], {"a": []}] * 200)) == [words, [], {"a": []}] * 200
