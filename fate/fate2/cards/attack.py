"""普通攻击 Normal Attack, 混乱攻击 Chaos Attack, 火焰攻击 Flame Attack."""

from fate.fate2.api import Attack, FateGame, GainRage, Steps, Use, card


@card
class NormalAttack(Attack):
    """One other character in your attack range: on a hit, 1 damage."""

    id = "normal_attack"


@card
class ChaosAttack(Attack):
    """As a Normal Attack; on a hit, with or without damage (A96), you also gain 1 rage."""

    id = "chaos_attack"

    def on_hit(self, game: FateGame, use: Use, target: int) -> Steps:
        """The user's rage."""
        yield GainRage(use.user, 1)


@card
class FlameAttack(Attack):
    """As a Normal Attack; whoever takes the damage gains 1 rage more (A95)."""

    id = "flame_attack"
    extra_rage = 1
