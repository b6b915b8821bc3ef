"""The sentences of the catalogs, which become plain text in a terminal and markup on the page.

A sentence may contain

- ``{name}``: an argument, shown according to its type, which its name tells (``{seat}`` a hero's name, ``{cards}`` the
  named cards with suit and rank, ``{amount}`` a number …) or which is written out, ``{name:type}``;
- ``<name:one|many>``: the first word if the number (or the length) is 1, else the second;
- ``[ … ]``: a part that is left out when an argument in it is missing, None, False, 0 or empty;
- ``{name?}``: nothing, but the part around it stands or falls with the argument;
- ``**…**`` around a stressed word, which is left to the reader of the pieces.
"""

import re
from collections.abc import Iterator, Mapping
from typing import Any

NUMBER = "number"
"""The type of an argument whose name tells nothing else."""
TYPES = {
    "seat": "seat", "by": "seat", "of": "seat", "source": "seat", "target": "seat", "killer": "seat", "owner": "seat",
    "other": "seat", "to": "seat", "giver": "seat", "taker": "seat", "targets": "seats", "seats": "seats",
    "card": "card", "cards": "cards", "uid": "copy", "skill": "ability", "via": "ability", "ability": "ability",
    "cause": "ability", "fate": "fate", "phase": "phase", "phases": "phases", "identity": "identity", "suit": "suit",
    "suits": "suits", "colour": "colour", "hero": "hero", "how": "how",
}  # fmt: skip
_PART = re.compile(r"\[([^\[\]]*)\]")
_SLOT = re.compile(r"\{(\w+)(?:(\?)|:(\w+))?\}")
_PLURAL = re.compile(r"<(\w+):([^|<>]*)\|([^|<>]*)>")


def pieces(text: str, args: Mapping[str, Any]) -> Iterator[tuple[str, Any]]:
    """What a sentence is put together from: words as they stand, of type "", and values, each with its type.

    Raises KeyError when an argument is missing that it cannot do without.
    """
    kept = _PART.sub(lambda part: part[1] if _stands(part[1], args) else "", text)
    kept = _PLURAL.sub(lambda word: word[2] if _count(args[word[1]]) == 1 else word[3], kept)
    end = 0
    for slot in _SLOT.finditer(kept):
        yield "", kept[end : slot.start()]
        if not slot[2]:
            yield _type(slot), args[slot[1]]
        end = slot.end()
    yield "", kept[end:]


def _type(slot: re.Match[str]) -> str:
    return slot[3] or TYPES.get(slot[1], NUMBER)


def _stands(part: str, args: Mapping[str, Any]) -> bool:
    for slot in _SLOT.finditer(part):
        value = args.get(slot[1])
        if value is None or value is False or value in ((), [], ""):
            return False
        if value == 0 and _type(slot) == NUMBER:  # seat 0 and card 0 are real, a count of 0 says nothing
            return False
    return True


def _count(value: Any) -> Any:
    return len(value) if isinstance(value, (tuple, list)) else value
