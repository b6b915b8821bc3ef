"""秀逗魔导师 Scorch Mage."""

from fate.fate2.api import PLAY, UPGRADES, Conversion, Converts, FateGame, Passive, modifies, red, skill


@skill
class BlazingSoul(Passive):
    """In your play phase, once per turn: you may upgrade a magic card without paying rage.

    It works at 0 rage, and you may rather pay (A279).
    """

    id = "scorch_mage.blazing_soul"
    selfish = True

    @modifies(UPGRADES)
    def blaze(self, game: FateGame, me: int, ways: tuple[str, ...], seat: int) -> tuple[str, ...]:
        """The use is counted as the card is used."""
        state = game.state
        if seat != me or state.turn != me or state.phase != PLAY or state.seats[me].used.get(self.id):
            return ways
        return (self.id, *ways)


@skill
class GodslayerSlash(Conversion):
    """You may use 2 red hand cards as one Godslayer Slash: an S-skill like the printed (A52), rage and all (A61)."""

    id = "scorch_mage.godslayer_slash"
    conversions = (Converts("godslayer_slash", 2, red, ("use",)),)
