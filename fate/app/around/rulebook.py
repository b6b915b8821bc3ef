"""The rulebook: the short version, section by section, and the glossary. One can search both."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from fate.app import form, glossary
from fate.app.wording import Wording
from fate.fate2.text import catalog

if TYPE_CHECKING:
    from fate.app.session import Session

Action = Mapping[str, Any]
SECTIONS = {
    "goal": "laurel-crown", "setup": "black-knight-helm", "turn": "hourglass", "cast": "meditation",
    "attack": "sword-clash", "distance": "footsteps", "rage": "flame", "upgrade": "flame-spin", "dispel": "magic-swirl",
    "judge": "scales", "damage": "sword-wound", "dying": "heart-beats", "limit": "card-discard",
    "gear": "round-shield", "status": "mermaid", "jungle": "beast-eye", "fate": "eye-of-horus",
    "modes": "rally-the-troops",
}  # fmt: skip
"""The sections in their order, each with its icon."""
PLACES = (*SECTIONS, "terms")
"""The sections that can be linked to; every term can be as well."""


def known(link: str) -> bool:
    """Whether the rulebook has the section ("rules.dying") or term ("term.dying")."""
    name, _, rest = link.partition(".")
    return (name == "rules" and rest in PLACES) or (name == "term" and f"{link}.text" in catalog("en"))


def page(session: Session) -> dict[str, Any]:
    """Sections and terms, those that hold the words looked for."""
    words, search = Wording(session.settings.language), session.around.search
    sections: list[dict[str, Any]] = [
        {"id": id, "icon": icon, "title": words.t(f"rule.{id}"), "text": words.t(f"rule.{id}.text")}
        for id, icon in SECTIONS.items()
    ]
    terms = [
        {"id": id, "title": name, "text": words.t(f"term.{id}.text")}
        for id, name in glossary.names(words.language).items()
    ]
    wanted = search.casefold()
    if wanted:
        sections = [s for s in sections if wanted in f"{s['title']}\n{s['text']}".casefold()]
        terms = [term for term in terms if wanted in f"{term['title']}\n{term['text']}".casefold()]
    return {
        "sections": [s | {"lines": glossary.linked(s["text"], words.language, set()).splitlines()} for s in sections],
        "terms": [term | {"text": glossary.linked(term["text"], words.language, {term["id"]})} for term in terms],
        "search": search,
        "place": session.around.place,
        "found": words.say("ui.rules.found", {"n": len(sections), "terms": len(terms)}),
    }


def search(session: Session, action: Action) -> None:
    """Show what holds these words."""
    session.around.place = ""
    session.around.search = form.clean((action.get("form") or {}).get("search"), 40)


ACTIONS = {"search": search}
