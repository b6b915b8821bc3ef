"""黯灭之刃 Gloom Blade."""

from fate.fate2.api import AfterHit, FateGame, GainRage, Steps, Weapon, after, card


@card
class GloomBlade(Weapon):
    """After an Attack you used hits, with or without damage (A94), you gain 1 rage."""

    id = "gloom_blade"

    @after(AfterHit, when=lambda game, me, hit: hit.use.user == me)
    def rage(self, game: FateGame, me: int, hit: AfterHit) -> Steps:
        """On top of any other."""
        yield GainRage(me, 1)
