"""Where texts use the terms of the glossary: in Chinese, which parts no words, and in English with all their forms.

Of what could be several terms the longest is meant. ``term.ID.also`` are the forms of a term that do not follow from
its name, ``term.none.also`` what only looks like one ("play phase").
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from markupsafe import Markup, escape

from fate.fate2.text import catalog


class Mention(NamedTuple):
    """A term and where it stands in a text."""

    term: str
    start: int
    end: int


def names(language: str) -> dict[str, str]:
    """All terms by id."""
    texts = catalog(language)
    return {key[5:-5]: texts[key[:-5]] for key in texts if key.startswith("term.") and key.endswith(".text")}


def mentions(text: str, language: str) -> Iterator[Mention]:
    """Every mention of a term, in the order of the text."""
    pattern, meant = _forms(language)
    for found in pattern.finditer(text):
        term = meant[found[1].casefold()]
        if term:
            yield Mention(term, *found.span())


def linked(text: str, language: str, seen: set[str]) -> Markup:
    """The text with a link to each term that is not among those `seen`; it is afterwards."""
    pieces, at = [], 0
    for term, start, end in mentions(text, language):
        if term not in seen:
            seen.add(term)
            link = Markup('<a class="term" href="#term.{0}" data-link="term.{0}">{1}</a>').format(term, text[start:end])
            pieces += [escape(text[at:start]), link]
            at = end
    return Markup().join([*pieces, escape(text[at:])])


@cache
def _forms(language: str) -> tuple[re.Pattern[str], dict[str, str]]:
    """A pattern whose first group is a form of a term, and which term each form means: "" for none."""
    texts = catalog(language)
    meant = dict.fromkeys(_also(language, "none"), "")
    for term, name in names(language).items():
        meant |= dict.fromkeys([name.casefold(), *_also(language, term)], term)
    either = "|".join(re.escape(form) for form in sorted(meant, key=lambda form: (-len(form), form)))
    whole = rf"\b({either})s?\b" if texts["ui.lang_tag"] == "en" else f"({either})"
    return re.compile(whole, re.IGNORECASE), meant


def _also(language: str, term: str) -> list[str]:
    forms = catalog(language).get(f"term.{term}.also", "")
    return [form.strip().casefold() for form in forms.split("|") if form.strip()]
