"""矮人火枪手 Dwarf Musketeer."""

from fate.fate2.api import (
    DISTANCE,
    Declared,
    FateGame,
    Judge,
    Passive,
    Steps,
    after,
    is_black,
    modifies,
    skill,
)


@skill
class Headshot(Passive):
    """When you have used an Attack on a character, and before it can answer (A84), you may judge: if black, the Attack
    deals 1 more damage to it.
    """

    id = "dwarf_musketeer.headshot"

    @after(Declared, optional=True, when=lambda game, me, event: event.use.user == me)
    def shoot(self, game: FateGame, me: int, event: Declared) -> Steps:
        """Judge."""
        if is_black((yield Judge(me, self.id))):
            event.use.bonus_on[event.target] += 1


@skill
class TakeAim(Passive):
    """Your distance to others is 1 less, though never below 1 (A72)."""

    id = "dwarf_musketeer.take_aim"
    selfish = True

    @modifies(DISTANCE)
    def take_aim(self, game: FateGame, me: int, value: int, a: int, b: int) -> int:
        """From you to them, not the other way."""
        return value - 1 if a == me else value
