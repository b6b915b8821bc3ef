"""流浪法师斗篷 Wandering Mage's Cloak."""

from fate.fate2.api import Armor, FateGame, Judge, Steps, Targeted, before, card, is_suit


def exposed(game: FateGame, me: int, step: Targeted) -> bool:
    """A magic card that nothing has stopped yet, your own too."""
    return step.target == me and step.use.kind.category == "magic" and me not in step.use.void


@card
class WanderingMagesCloak(Armor):
    """When a magic card targets you, before anybody may Dispel it (A53), you may judge: hearts, and it has no effect on
    you, though on its other targets (A54).
    """

    id = "wandering_mages_cloak"

    @before(Targeted, optional=True, when=exposed)
    def shelter(self, game: FateGame, me: int, step: Targeted) -> Steps:
        """One judgement for each magic card."""
        if is_suit((yield Judge(me, self.id)), "heart"):
            step.use.fails_on(game, me)
