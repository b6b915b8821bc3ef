"""血魔 Blood Fiend."""

from fate.fate2.api import (
    BAN,
    BONUS,
    CAN_HEAL,
    DODGES,
    KINDS,
    PLAY,
    SILENCED,
    CastCard,
    Died,
    FateGame,
    Heal,
    Laid,
    Passive,
    Steps,
    Use,
    after,
    coloured,
    laid,
    modifies,
    skill,
)


@skill
class BloodMadness(CastCard):
    """In the casting phase. Cost: lay a red hand card in the status zone of any character, yourself included (A206). In
    its play phase in the turn that follows it can use basic cards and passive skills only, but its Attacks deal 1 more
    damage in that turn (A66). Not on a character that has one already (D14).
    """

    id = "blood_fiend.blood_madness"

    def cards(self, game: FateGame, me: int) -> list[int]:
        """Red ones."""
        return coloured(game, me, "red")


def raging(game: FateGame, me: int, seat: int) -> bool:
    """It is about the mad one, in its own play phase."""
    return seat == me and game.state.turn == me and game.state.phase == PLAY


@laid
class Mad(Laid):
    """Basic cards and passive skills only; equipment works on (A66)."""

    id = "blood_fiend.blood_madness"

    @modifies(BAN)
    def basics_only(
        self, game: FateGame, me: int, value: str, seat: int, kind: str, cards: tuple[int, ...], how: str
    ) -> str:
        """By what the cards serve as; playing one is not using it (A56)."""
        return self.id if how == "use" and raging(game, me, seat) and KINDS[kind].category != "basic" else value

    @modifies(SILENCED)
    def passives_only(self, game: FateGame, me: int, value: str, seat: int, ability: object) -> str:
        """No active skill."""
        return self.id if raging(game, me, seat) else value

    @modifies(BONUS)
    def frenzy(self, game: FateGame, me: int, value: int, use: Use, target: int) -> int:
        """For all its Attacks while this lies here."""
        return value + 1 if use.user == me else value


@skill
class Bloodthirst(Passive):
    """Attacks you use on a character with 1 hp take one more Dodge to cancel (A86)."""

    id = "blood_fiend.bloodthirst"

    @modifies(DODGES)
    def thirst(self, game: FateGame, me: int, value: int, use: Use, target: int) -> int:
        """As its hp stands when it would dodge."""
        return value + 1 if use.user == me and game.state.seats[target].hp == 1 else value


def killed(game: FateGame, me: int, event: Died) -> bool:
    """You are the killer, after any Finisher Axe (A295), and can regain hp."""
    seat = game.state.seats[me]
    return event.killer == me and seat.hp < seat.max_hp and bool(game.fold(CAN_HEAL, True, me))


@skill
class Slaughter(Passive):
    """Whenever you kill a character you may regain all your hp."""

    id = "blood_fiend.slaughter"
    selfish = True

    @after(Died, optional=True, when=killed)
    def feast(self, game: FateGame, me: int, event: Died) -> Steps:
        """Up to your limit."""
        seat = game.state.seats[me]
        yield Heal(me, seat.max_hp - seat.hp, cause=self.id)
