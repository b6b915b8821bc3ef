"""Positions as plain data: any moment of a game described by names, as scenario files do. See docs/scenarios.md."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from fate.fate2 import data
from fate.fate2.notation import card_fits, card_flaw
from fate.fate2.rules.catalog import EFFECTS, EXPANSIONS, FATES, KIND_ID, KINDS, LAID, MODES, PHASES, SKILLS, kind_of
from fate.fate2.rules.options import HOUSE, Options
from fate.fate2.rules.state import PLAY, Aside, Effect, Seat, State, Status
from fate.kernel.near import meant


class Form(NamedTuple):
    """What a fact may be: in words, and as a test."""

    said: str
    fits: Callable[[Any], bool]


def _all(value: Any, kind: type) -> bool:
    return isinstance(value, list) and all(isinstance(item, kind) for item in value)


def _counted(value: Any) -> bool:
    return type(value) is int and 0 <= value < 1 << 64


TEXT = Form('a text such as "ann"', lambda value: isinstance(value, str))
TEXTS = Form('a list of texts such as ["dodge", "greed"]', lambda value: _all(value, str))
NUMBER = Form("a whole number from 0 (of 64 bits)", _counted)
CHOICE = Form("true or false", lambda value: isinstance(value, bool))
ROWS = Form("a list of tables", lambda value: _all(value, dict))
COUNTS = Form(
    "a table of numbers such as {attack = 1}",
    lambda value: isinstance(value, dict) and all(_counted(number) for number in value.values()),
)

TABLE = {
    "mode": TEXT, "sets": TEXTS, "seed": NUMBER, "fate": TEXT, "turn": TEXT, "before": TEXT, "turn_no": NUMBER,
    "phase": TEXT, "deck": TEXTS, "rest": CHOICE, "discard": TEXTS, "aside": ROWS, "revealed": TEXT,
    "turn_cap": NUMBER, "house": TEXTS, "seat": ROWS,
}  # fmt: skip
"""Facts of the whole table."""
SEAT = {
    "name": TEXT, "hero": TEXT, "identity": TEXT, "hp": NUMBER, "max_hp": NUMBER, "rage": NUMBER, "max_rage": NUMBER,
    "limit": NUMBER, "alive": CHOICE, "hand": TEXTS, "weapon": TEXT, "armor": TEXT, "upright": CHOICE,
    "monsters": TEXTS, "status": ROWS, "effects": TEXTS, "skips": TEXTS, "immune_by": TEXT, "knows": TEXTS,
    "used": COUNTS, "spent": COUNTS, "waiting": TEXTS, "rested": TEXTS,
}  # fmt: skip
"""Facts of one seat."""
STATUS = {"kind": TEXT, "cards": TEXTS, "by": TEXT, "lasts": TEXT, "shut": CHOICE}
ASIDE = {"kind": TEXT, "owner": TEXT, "cards": TEXTS, "eyes": TEXTS}
DUEL = "duel_three_hero_rotation"
IDENTITIES = ("sentinel", "scourge", "neutral")
LASTS = ("status", "cast", "lap", "keep")
BELONGINGS = ("hand", "weapon", "armor", "monsters", "status", "effects", "rage")
NO_ESTATE = "the dead own nothing (R20.1)"


class Place(NamedTuple):
    """Where something stands: a fact of a seat (counted from 0) or of the table, an item of it, a part of that."""

    seat: int | None = None
    name: str = ""
    fact: str = ""
    item: int | None = None
    part: str = ""

    def __str__(self) -> str:
        item = "" if self.item is None else f"[{self.item}]"
        whole = "" if self.seat is None else f"seat {self.name}"
        return ", ".join(step for step in (whole, self.fact + item, self.part) if step)


class BadPosition(ValueError):
    """A description that no table has. The message says where, what, why and what there could be."""

    def __init__(self, place: Place, complaint: str) -> None:
        super().__init__(f"{place}: {complaint}")
        self.place = place


def build(facts: Mapping[str, Any]) -> tuple[State, dict[str, int]]:
    """The State so described, and every seat by its name. Raises BadPosition."""
    _known(facts, TABLE, Place())
    rows = facts.get("seat", [])
    if not 2 <= len(rows) <= 8:
        raise BadPosition(Place(fact="seat"), f"2 to 8 tables [[seat]] are needed, there are {len(rows)}")
    names = _names(rows)
    options = _options(facts, len(rows))
    cards = Supply(sorted(MODES[options.mode].deck(options)), options.sets)
    state = State(options=options, rng=facts.get("seed", 1), seats=[])
    state.seats = [_seat(row, Place(i, name), names, cards) for row, (name, i) in zip(rows, names.items(), strict=True)]
    _table(state, facts, names, cards)
    if options.mode == DUEL:
        _duellists(state, list(names))
    return state, names


class Supply:
    """Physical cards, each given out once."""

    def __init__(self, uids: Sequence[int], sets: Sequence[str]) -> None:
        self.left = list(uids)
        self.sets = ", ".join(sets)

    def take(self, text: str, place: Place) -> int:
        """The first card left that fits a text such as `dodge:heart`. Raises BadPosition."""
        for uid in self.left:
            if card_fits(uid, text):
                self.left.remove(uid)
                return uid
        flaw = card_flaw(text)
        raise BadPosition(place, flaw or f"no card {text!r} is left in these sets: {self.sets}")

    def take_all(self, texts: Iterable[str], place: Place) -> list[int]:
        """A card for each text."""
        return [self.take(text, place) for text in texts]


def _options(facts: Mapping[str, Any], players: int) -> Options:
    sets = tuple(_each({"sets": ["standard"], **facts}, "sets", data.SETS, Place(), "set"))
    mode = _one_of(facts.get("mode", "identity_game"), MODES, Place(fact="mode"))
    house = tuple(_each(facts, "house", HOUSE, Place(), "ruling"))
    counts = {row.players for row in data.modes() if row.mode == mode}
    if len(counts) == 1 and players not in counts:
        raise BadPosition(Place(fact="mode"), f"{mode} is for {min(counts)} seats, not {players}")
    cap = facts.get("turn_cap", 1000)
    if not 1 <= cap <= 100_000:
        raise BadPosition(Place(fact="turn_cap"), f"expected a number from 1 to 100000, got {cap}")
    return Options(mode, players, sets, turn_cap=cap, house=house)


def _table(state: State, facts: Mapping[str, Any], names: Mapping[str, int], cards: Supply) -> None:
    stacked = cards.take_all(facts.get("deck", ()), Place(fact="deck"))
    state.discard = cards.take_all(facts.get("discard", ()), Place(fact="discard"))
    for i, row in enumerate(facts.get("aside", ())):
        place = Place(fact="aside", item=i)
        state.aside.append(_aside(row, place, names, cards))
        if not state.seats[state.aside[-1].owner].alive:
            raise BadPosition(place, NO_ESTATE)
    state.deck = stacked[::-1]
    if facts.get("rest", True):
        state.deck = cards.left[::-1] + state.deck
    state.fate = _maybe(facts, "fate", FATES, Place()) or ""
    state.revealed = _somebody(facts, "revealed", names, Place())
    if state.revealed is not None and not state.fate:
        raise BadPosition(Place(fact="revealed"), "a Neutral reveals itself to a fate card (R22.8): fate is missing")
    state.turn = _somebody(facts, "turn", names, Place()) or 0
    before = _somebody(facts, "before", names, Place())
    state.before = (state.turn - 1) % len(state.seats) if before is None else before
    state.turn_no = facts.get("turn_no", 2)
    phases = MODES[state.options.mode].phases(state.options)
    state.phase = _one_of(facts.get("phase", PLAY), phases, Place(fact="phase"))
    state.step = 2 if state.phase == PLAY else 0
    state.deaths = tuple(i for i, seat in enumerate(state.seats) if not seat.alive)
    if not state.seats[state.turn].alive:
        raise BadPosition(Place(fact="turn"), "the one whose turn it is is dead")


def _duellists(state: State, names: Sequence[str]) -> None:
    for i, (seat, name) in enumerate(zip(state.seats, names, strict=True)):
        if not seat.waiting or len(seat.waiting) + len(seat.rested) != 2:
            raise BadPosition(Place(i, name, "waiting"), "a duellist has two more heroes, one of them waiting (R23.1)")


def _aside(row: Mapping[str, Any], place: Place, names: Mapping[str, int], cards: Supply) -> Aside:
    _known(row, ASIDE, place, needed=("kind", "owner", "cards"))
    kind = _one_of(row["kind"], (*SKILLS, *KINDS), place, "skill or card")
    eyes = tuple(_named(name, names, place) for name in row.get("eyes", ()))
    return Aside(kind, _named(row["owner"], names, place), tuple(cards.take_all(row["cards"], place)), eyes)


def _seat(row: Mapping[str, Any], place: Place, names: Mapping[str, int], cards: Supply) -> Seat:
    _known(row, SEAT, place)
    hero = _maybe(row, "hero", data.heroes(), place) or ""
    printed = data.heroes().get(hero)
    seat = Seat(hero=hero, identity=_maybe(row, "identity", IDENTITIES, place) or "")
    seat.alive = row.get("alive", True)
    seat.max_hp = row.get("max_hp", printed.hp if printed else 4)
    seat.hp = row.get("hp", seat.max_hp if seat.alive else 0)
    seat.rage = row.get("rage", 0)
    seat.max_rage = row.get("max_rage", printed.rage if printed else 3)
    seat.limit = row.get("limit", printed.hand if printed else 4)
    _bounds(seat, place)
    seat.hand = cards.take_all(row.get("hand", ()), place._replace(fact="hand"))
    seat.weapon = _gear(row, "weapon", place, cards)
    seat.armor = _gear(row, "armor", place, cards)
    seat.upright = row.get("upright", False)
    if seat.upright and seat.armor is None:
        raise BadPosition(place._replace(fact="upright"), "there is no armour that could stand upright")
    seat.monsters = cards.take_all(row.get("monsters", ()), place._replace(fact="monsters"))
    for uid in seat.monsters:
        _category(uid, "monster", place._replace(fact="monsters"))
    for i, facts in enumerate(row.get("status", ())):
        seat.status.append(_status(facts, place._replace(fact="status", item=i), names, cards))
    alone = [id for id in EFFECTS if not EFFECTS[id].others]
    seat.effects = [Effect(kind) for kind in _each(row, "effects", alone, place, "effect")]
    seat.skips = tuple(_each(row, "skips", PHASES, place, "phase"))
    seat.immune_by = _somebody(row, "immune_by", names, place)
    seat.knows = tuple(_named(name, names, place._replace(fact="knows")) for name in row.get("knows", ()))
    seat.used = _counts(row, "used", place)
    seat.spent = _counts(row, "spent", place)
    seat.waiting = tuple(_each(row, "waiting", data.heroes(), place, "hero"))
    seat.rested = tuple(_each(row, "rested", data.heroes(), place, "hero"))
    owned = [fact for fact in BELONGINGS if row.get(fact)]
    if not seat.alive and owned:
        raise BadPosition(place._replace(fact=owned[0]), NO_ESTATE)
    return seat


def _bounds(seat: Seat, place: Place) -> None:
    least = 1 if seat.alive else 0
    if not least <= seat.hp <= seat.max_hp:
        raise BadPosition(place._replace(fact="hp"), f"expected {least} to {seat.max_hp} (max_hp), got {seat.hp}")
    if not 0 <= seat.rage <= seat.max_rage:
        raise BadPosition(place._replace(fact="rage"), f"expected 0 to {seat.max_rage} (max_rage), got {seat.rage}")


def _gear(row: Mapping[str, Any], slot: str, place: Place, cards: Supply) -> int | None:
    if slot not in row:
        return None
    place = place._replace(fact=slot)
    uid = cards.take(row[slot], place)
    _category(uid, slot, place)
    return uid


def _category(uid: int, wanted: str, place: Place) -> None:
    found = kind_of(uid).category
    if found != wanted:
        fitting = [id for id in KINDS if KINDS[id].category == wanted]
        raise BadPosition(place, f"{KIND_ID[uid]} is no {wanted} but of category {found}; {meant(None, fitting)}")


def _status(facts: Mapping[str, Any], place: Place, names: Mapping[str, int], cards: Supply) -> Status:
    _known(facts, STATUS, place, needed=("kind", "cards", "by", "lasts"))
    kind = _one_of(facts["kind"], (*LAID, *SKILLS, *KINDS), place, "skill or card")
    lasts = _one_of(facts["lasts"], LASTS, place, "end")
    if not facts["cards"]:
        raise BadPosition(place, "a status is made of at least one card")
    held = tuple(cards.take_all(facts["cards"], place))
    return Status(kind, held, _named(facts["by"], names, place), lasts, facts.get("shut", False))


def _counts(row: Mapping[str, Any], fact: str, place: Place) -> dict[str, int]:
    """How often something was used: `attack`, an ability, or its part as `ability:suit`, `:card` or `ability.heal`."""
    rules = [ability.id for set in EXPANSIONS for ability in EXPANSIONS[set].abilities]
    known = ("attack", *SKILLS, *KINDS, *rules)
    for key in row.get(fact, {}):
        ability, _, part = key.partition(":")
        _one_of(ability.removesuffix(".heal"), known, place._replace(fact=fact), "use")
        if part:
            _one_of(part, (*data.SUITS, *KINDS), place._replace(fact=fact), f"part of {ability}")
    return dict(row.get(fact, {}))


def _names(rows: Sequence[Mapping[str, Any]]) -> dict[str, int]:
    names: dict[str, int] = {}
    for i, row in enumerate(rows):
        name = row.get("name") or row.get("hero")
        place = Place(i, str(i), "name")
        if not isinstance(name, str) or not name.isidentifier():
            raise BadPosition(place, f"each seat has a name (letters, digits, _) or a hero, got {name!r}")
        if name in names:
            raise BadPosition(place, f"{name!r} is already the name of seat {names[name]}; each has a name of its own")
        names[name] = i
    return names


def _known(facts: Mapping[str, Any], forms: Mapping[str, Form], place: Place, needed: Sequence[str] = ()) -> None:
    for name, value in facts.items():
        at = place._replace(part=name) if place.fact else place._replace(fact=name)
        if name not in forms:
            stray = forms is SEAT and name in TABLE
            hint = "it is one of the table and stands above the first [[seat]]" if stray else meant(name, forms)
            raise BadPosition(at, f"no such fact; {hint}")
        if not forms[name].fits(value):
            raise BadPosition(at, f"expected {forms[name].said}, got {value!r}")
    missing = [name for name in needed if name not in facts]
    if missing:
        raise BadPosition(place, f"{', '.join(missing)} missing")


def _named(name: str, names: Mapping[str, int], place: Place) -> int:
    if name not in names:
        raise BadPosition(place, f"nobody is called {name!r}; {meant(name, names)}")
    return names[name]


def _somebody(row: Mapping[str, Any], fact: str, names: Mapping[str, int], place: Place) -> int | None:
    return _named(row[fact], names, place._replace(fact=fact)) if fact in row else None


def _one_of(value: str, known: Iterable[str], place: Place, what: str = "") -> str:
    known = tuple(known)
    if value not in known:
        raise BadPosition(place, f"unknown {what or place.fact} {value!r}; {meant(value, known)}")
    return value


def _maybe(row: Mapping[str, Any], fact: str, known: Iterable[str], place: Place) -> str | None:
    return _one_of(row[fact], known, place._replace(fact=fact)) if row.get(fact) else None


def _each(row: Mapping[str, Any], fact: str, known: Iterable[str], place: Place, what: str) -> list[str]:
    return [_one_of(value, known, place._replace(fact=fact), what) for value in row.get(fact, ())]
