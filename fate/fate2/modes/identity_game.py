"""身份局 Identity game."""

from fate.fate2 import data
from fate.fate2.api import (
    Death,
    FateGame,
    Mode,
    Options,
    Outcome,
    awaited,
    factions_verdict,
    hunt,
    mode,
    neutral_winner,
)


@mode
class IdentityGame(Mode):
    """4 to 8 players with hidden identities (R23.4): Sentinels against Scourge, Neutrals with a fate of their own."""

    id = "identity_game"

    def cast(self, options: Options) -> list[str]:
        """R3.7; of two rows for six players the first unless the table wants no Neutrals (A21)."""
        rows = [
            row
            for row in data.modes()
            if row.mode == self.id and row.players == options.players and (options.neutrals or not row.neutral)
        ]
        row = rows[0]
        return ["sentinel"] * row.sentinel + ["scourge"] * row.scourge + ["neutral"] * row.neutral

    def verdict(self, game: FateGame, *, settled: bool, death: Death | None) -> Outcome | None:
        """A Neutral goes before the factions (R21.3), which wait for a dying one that would win (N37); once one has
        revealed itself, all hunt it (R22.8).
        """
        if game.state.revealed is not None:
            return hunt(game, game.state.revealed)
        neutral = neutral_winner(game, settled=settled)
        if neutral is not None:
            return Outcome("neutral", (neutral,))
        return None if settled or awaited(game) else factions_verdict(game)
