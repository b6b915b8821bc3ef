"""The check of the words finds what it should, and nothing in what is there."""

import shutil

import pytest

from web.build import texts


def test_all_words_are_there_in_use_and_alike():
    assert texts.problems() == []


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('msgid "ui.no"', 'msgid "ui.nono"', "en: no text 'ui.no'"),
        ('msgid "ui.no"', 'msgid "ui.nono"', "'ui.nono' is never used"),
        ("Games taken in: {n}.", "Games taken in.", "'ui.saves.imported_text' takes ['there'] in en"),
    ],
)
def test_what_is_wrong_is_told(tmp_path, monkeypatch, old, new, said):
    for language in ("zh", "en"):
        shutil.copytree(texts.CATALOGS / language, tmp_path / language)
    broken = tmp_path / "en" / "pages.po"
    broken.write_text(broken.read_text(encoding="utf-8").replace(old, new), encoding="utf-8")
    monkeypatch.setattr(texts, "CATALOGS", tmp_path)
    assert any(line.startswith(said) for line in texts.problems())
