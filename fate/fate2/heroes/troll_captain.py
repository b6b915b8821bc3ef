"""巨魔战将 Troll Captain."""

from fate.fate2.api import (
    ATTACKS,
    KIND_ID,
    UNLIMITED,
    Activate,
    Activated,
    Conversion,
    Converts,
    FateGame,
    GiveEffect,
    Judge,
    Passive,
    Steps,
    TurnEffect,
    effect,
    is_red,
    modifies,
    skill,
)


@skill
class BattleFocus(Passive, Activated):
    """In your play phase, once per turn, you may judge: if red, you may use any number of Attacks. Printed passive, so
    it cannot be dispelled (A7, D13).
    """

    id = "troll_captain.battle_focus"
    per_turn = 1

    def usable(self, game: FateGame, me: int) -> bool:
        """While it is immune it does not benefit from its own skill (A165)."""
        return bool(game.open([me]))

    def use(self, game: FateGame, me: int) -> Steps:
        """Judge."""
        if (yield Activate(self, me)) and is_red((yield Judge(me, self.id))):
            yield GiveEffect(me, self.id)


@effect
class Focused(TurnEffect):
    """Any number of Attacks."""

    id = "troll_captain.battle_focus"
    origin = "skill"

    @modifies(ATTACKS)
    def any_number(self, game: FateGame, me: int, value: int, seat: int) -> int:
        """No limit."""
        return UNLIMITED if seat == me else value


def is_dodge(game: FateGame, me: int, uid: int) -> bool:
    """A Dodge by its print: conversions do not chain (A63)."""
    return KIND_ID[uid] == "dodge"


@skill
class HotBloodedSpirit(Conversion):
    """You may use a Dodge from your hand as a Normal Attack; not play it as one (A57)."""

    id = "troll_captain.hot_blooded_spirit"
    conversions = (Converts("normal_attack", 1, is_dodge, ("use",)),)
