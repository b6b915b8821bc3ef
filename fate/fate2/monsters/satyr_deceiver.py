"""萨特欺诈者 Satyr Deceiver."""

from fate.fate2.api import FateGame, LookAtDeck, Monster, PutBack, Steps, TakeAside, ask, card


@card
class SatyrDeceiver(Monster):
    """On the kill: you may look at the top 5 cards of the deck, take 1 of them into your hand and put the others back
    on top in whatever order you like.
    """

    id = "satyr_deceiver"

    def killed(self, game: FateGame, by: int) -> Steps:
        """Fewer when there are no more; the card that shall lie topmost is named first."""
        if not (yield ask.names(by, "satyr_deceiver.look", ("look",), decline=True, card=self.id)):
            return
        cards = list((yield LookAtDeck(by, 5)))
        if not cards:
            return
        kept = yield ask.card(by, "satyr_deceiver.keep", cards, card=self.id)
        yield TakeAside(by, (kept,))
        cards.remove(kept)
        order: list[int] = []
        while cards:
            order.append((yield ask.card(by, "satyr_deceiver.order", cards, card=self.id, place=len(order) + 1)))
            cards.remove(order[-1])
        yield PutBack(by, order)
