"""补刀斧 Finisher Axe."""

from fate.fate2.api import ATTACK_KINDS, Died, FateGame, Respond, Steps, Weapon, before, card


@card
class FinisherAxe(Weapon):
    """When a character's death is certain you may play 1 Attack: you are its killer in every respect (A147)."""

    id = "finisher_axe"

    @before(Died, when=lambda game, me, died: died.killer != me)
    def finish(self, game: FateGame, me: int, died: Died) -> Steps:
        """Before what its death triggers."""
        if (
            yield Respond(me, ATTACK_KINDS, "play", "finisher_axe.attack", needed=False, card=self.id, target=died.seat)
        ):
            died.killer = me
