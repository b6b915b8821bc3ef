"""掠夺之斧 Plunder Axe."""

from fate.fate2.api import AfterHit, AttributeWeapon, Draw, FateGame, Steps, after, card


@card
class PlunderAxe(AttributeWeapon):
    """On a strength hero: after an Attack it used hits, it may draw 1 (R24.4)."""

    id = "plunder_axe"
    attribute = "strength"

    @after(AfterHit, optional=True, when=lambda game, me, hit: hit.use.user == me and PlunderAxe.works(game, me))
    def plunder(self, game: FateGame, me: int, hit: AfterHit) -> Steps:
        """1 card."""
        yield Draw(me, 1)
