"""1V1 三英雄轮换模式 Duel with three rotating heroes."""

from fate.fate2.api import (
    KIND_ID,
    BadSetup,
    Begin,
    Contest,
    Death,
    Event,
    FateGame,
    Lift,
    Mode,
    Options,
    Outcome,
    Question,
    Steps,
    ask,
    fit_gear,
    last_standing,
    mode,
    setup,
)

DRAFT = (0, 1, 1, 0, 0, 1, 1, 0, 0, 1)
"""Who picks, counted from the contest's winner: 1-2-2-2-2-1."""
LIMIT = 4
"""hp and hand limit of every hero here."""


class Spread(Event):
    """Both Siren Songs removed, the contest held, ten heroes laid face up (R23.1)."""

    def happen(self, game: FateGame) -> Steps:
        """The winner of the contest picks first and begins."""
        state = game.state
        state.deck = game.mode.deck(state.options)
        game.shuffle(state.deck)
        state.turn = yield Contest()
        pool = setup.draft_pool(game)
        if len(pool) < len(DRAFT):
            raise BadSetup(f"{len(pool)} heroes are not enough for a duel")
        game.shuffle(pool)
        state.pool = tuple(pool[: len(DRAFT)])
        state.step = 1


class Pick(Event):
    """A hero is drafted, face up."""

    __slots__ = ("hero", "seat")

    def __init__(self, seat: int, hero: str) -> None:
        super().__init__()
        self.seat = seat
        self.hero = hero

    def happen(self, game: FateGame) -> None:
        """On to the next pick."""
        state = game.state
        state.pool = tuple(hero for hero in state.pool if hero != self.hero)
        state.seats[self.seat].offered += (self.hero,)
        state.step += 1


class KeepThree(Event):
    """Three of the five drafted heroes will fight."""

    __slots__ = ("heroes", "seat")

    def __init__(self, seat: int, heroes: tuple[str, ...]) -> None:
        super().__init__()
        self.seat = seat
        self.heroes = heroes

    def happen(self, game: FateGame) -> None:
        """The other two are out."""
        seat = game.state.seats[self.seat]
        seat.waiting = self.heroes
        seat.offered = ()
        game.state.step += 1


class ComeUp(Event):
    """A hero comes up from the left hand; the one before goes to the right, and back when two lie there (R23.1)."""

    __slots__ = ("hero", "seat")

    def __init__(self, seat: int, hero: str) -> None:
        super().__init__()
        self.seat = seat
        self.hero = hero

    def happen(self, game: FateGame) -> Steps:
        """The character stays, only the hero changes (A201); its markers are discarded (D12)."""
        seat = game.state.seats[self.seat]
        if seat.hero:
            for status in [status for status in seat.status if status.lasts == "keep"]:
                yield Lift(self.seat, status)
            seat.rested += (seat.hero,)
        seat.waiting = tuple(hero for hero in seat.waiting if hero != self.hero)
        seat.hero = self.hero
        if len(seat.rested) == 2:
            seat.waiting, seat.rested = seat.waiting + seat.rested, ()
        game.reindex()
        game.note("come_up", seat=self.seat, hero=self.hero)
        yield from fit_gear(game, self.seat)


class Level(Event):
    """4 hp and hand limit 4 for all (R23.1)."""

    def happen(self, game: FateGame) -> None:
        """Whatever the heroes say."""
        for seat in game.state.seats:
            seat.hp = seat.max_hp = seat.limit = LIMIT


@mode
class DuelThreeHeroRotation(Mode):
    """Two players with three heroes each, one up at a time; a new one after each discard phase. The death of the other
    wins (R23.1, A201–A203, A308).
    """

    id = "duel_three_hero_rotation"

    def deck(self, options: Options) -> list[int]:
        """Without Siren Song; Time Stop stays (A269)."""
        return [uid for uid in super().deck(options) if KIND_ID[uid] != "siren_song"]

    def open_draft(self, options: Options) -> bool:
        """The ten lie face up."""
        return True

    def set_up(self, game: FateGame) -> Steps:
        """Draft, keep three, bring the first one up: the winner of the contest before the other."""
        state = game.state
        if state.step == 0:
            yield Spread()
        while state.step <= len(DRAFT) + 2:
            answer = yield game.ask_phase(lambda: self.draft_question(game))
            if state.step <= len(DRAFT):
                yield Pick(self.drafter(game), answer)
            else:
                yield KeepThree(self.drafter(game), tuple(answer))
        for seat in (state.turn, 1 - state.turn):
            yield ComeUp(seat, (yield self.next_question(game, seat, "setup.lead")))
        yield Begin(state.turn)
        yield Level()

    def drafter(self, game: FateGame) -> int:
        """Whose choice it is at this step of the set-up."""
        step = game.state.step - 1
        return game.state.turn ^ (DRAFT[step] if step < len(DRAFT) else step - len(DRAFT))

    def draft_question(self, game: FateGame) -> Question:
        """One of the heroes left, or three of one's five."""
        seat = self.drafter(game)
        if game.state.step <= len(DRAFT):
            return ask.options(seat, "setup.draft", [("hero", id) for id in game.state.pool])
        heroes = [("hero", id) for id in game.state.seats[seat].offered]
        return Question(seat, "setup.three", heroes, many=True, least=3, most=3)

    def next_question(self, game: FateGame, seat: int, key: str) -> Question:
        """Which of the heroes at the left hand comes up (A308)."""
        return ask.options(seat, key, [("hero", id) for id in game.state.seats[seat].waiting])

    def phase_over(self, game: FateGame, phase: str) -> Steps:
        """After a discard phase that took place (A202) the next hero comes up, in time for the end phase (A203)."""
        me = game.state.turn
        if phase == "discard" and game.state.seats[me].alive:
            yield ComeUp(me, (yield self.next_question(game, me, "rotate.hero")))

    def verdict(self, game: FateGame, *, settled: bool, death: Death | None) -> Outcome | None:
        """The first death ends it (A309)."""
        return last_standing(game)
