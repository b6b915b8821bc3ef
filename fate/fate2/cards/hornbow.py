"""鹰角弓 Hornbow."""

from fate.fate2.api import KINDS, PLAY, AfterHit, AttributeWeapon, FateGame, Steps, after, attack_with, card


@card
class Hornbow(AttributeWeapon):
    """On an agility hero: after an Attack it used hits in its own play phase (A82), it may use another on anybody
    within range (A79, A81), or wherever an Attack without range limit reaches, beyond the limit.
    """

    id = "hornbow"
    attribute = "agility"

    @after(AfterHit, when=lambda game, me, hit: hit.use.user == me and Hornbow.shoots(game, me, hit))
    def again(self, game: FateGame, me: int, hit: AfterHit) -> Steps:
        """As long as it hits."""
        attack = KINDS["normal_attack"]
        near, afar = attack.legal(game, me), attack.afar().legal(game, me)
        yield from attack_with(game, me, near, "hornbow.attack", afar=afar, card=self.id)

    @classmethod
    def shoots(cls, game: FateGame, me: int, hit: AfterHit) -> bool:
        """The right hero at the right time. House rule A81: not after an Attack it was itself granted."""
        chained = game.house("A81") and not hit.use.counted
        return cls.works(game, me) and game.state.turn == me and game.state.phase == PLAY and not chained
