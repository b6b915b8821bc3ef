"""食人魔法师 Ogre Mage."""

from fate.fate2.api import FateGame, Judge, Passive, Repeat, Steps, Used, after, is_red, skill


def repeatable(game: FateGame, me: int, event: Used) -> bool:
    """A magic card of yours has not been dispelled, and what it does can happen again now (A178, A207)."""
    use = event.use
    return (
        use.user == me
        and use.kind.dispellable
        and use.kind.repeatable
        and not use.dispelled
        and bool(use.kind.legal(game, me, bool(use.upgraded)))
    )


@skill
class MultipleCasting(Passive):
    """When a magic card you used has been carried out without being dispelled, you may judge, once for each card: if
    red, its effect happens once more, on new targets if you like. An upgrade is kept for free; the second effect can be
    dispelled by itself; effects that place the card or cancel something do not repeat (A178).
    """

    id = "ogre_mage.multiple_casting"

    @after(Used, optional=True, when=repeatable)
    def cast_again(self, game: FateGame, me: int, event: Used) -> Steps:
        """No card is used the second time, so it cannot lead to a third."""
        if is_red((yield Judge(me, self.id))):
            yield Repeat(event.use)
