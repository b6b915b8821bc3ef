"""隐形刺客 Unseen Assassin."""

from fate.fate2.api import Damage, Dodged, FateGame, Passive, Steps, after, attack_with, before, skill


@skill
class FlashAssault(Passive):
    """When an Attack you use is cancelled by Dodge, you may use another on its target, which deals 1 more damage: not
    more with each (A102), at whatever distance (A79), beyond the limit (A78).
    """

    id = "unseen_assassin.flash_assault"

    @after(Dodged, when=lambda game, me, dodged: dodged.use.user == me)
    def strike_again(self, game: FateGame, me: int, dodged: Dodged) -> Steps:
        """As often as it is dodged."""
        yield from attack_with(
            game, me, (dodged.target,), f"{self.id}.attack", bonus=1, skill=self.id, target=dodged.target
        )


def attacks(game: FateGame, me: int, damage: Damage) -> bool:
    """An Attack you have used deals damage."""
    return damage.attack is not None and damage.attack.user == me


@skill
class Invisibility(Passive):
    """Damage from Attacks you use has no source: no reward, nothing strikes back, and what needs you to deal damage
    does not work (A130).
    """

    id = "unseen_assassin.invisibility"

    @before(Damage, when=attacks)
    def vanish(self, game: FateGame, me: int, damage: Damage) -> Steps:
        """Before anything else looks at it."""
        damage.source = None
        yield from ()
