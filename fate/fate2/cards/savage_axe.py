"""野性之斧 Savage Axe."""

from collections.abc import Sequence

from fate.fate2.api import Aim, Damage, FateGame, Magic, Steps, Use, ask, card, play_dodge, seating


@card
class SavageAxe(Magic):
    """Choose another character: everybody on the shortest way from you to it, it included (A76), plays 1 Dodge or takes
    1 damage from you. Seats alone count; of two equal ways you choose (A77). The immune are passed over (A268).
    """

    id = "savage_axe"

    def targets(self, game: FateGame, user: int, upgraded: bool) -> Sequence[int]:
        """The far end of the way, which somebody within reach must be on."""
        return [end for end in game.others(user) if any(map(game.open, self.ways(game, user, end).values()))]

    def aim(self, game: FateGame, user: int, upgraded: bool) -> Steps:
        """Targets are served in action order (R18.4)."""
        end = (yield from super().aim(game, user, upgraded)).targets[0]
        ways = {name: way for name, way in self.ways(game, user, end).items() if game.open(way)}
        name = yield ask.names(user, "savage_axe.way", ways, cancel=True, card=self.id, target=end)
        return Aim(game.open([seat for seat in game.living(user) if seat in ways[name]]))

    def ways(self, game: FateGame, user: int, end: int) -> dict[str, list[int]]:
        """The shortest ways and who is on them, one where they strike the same; house rule A76: without the end."""
        ring = seating(game)
        start = ring.index(user)
        ring = ring[start:] + ring[:start]
        steps = ring.index(end)
        down, up = ring[1 : steps + 1], ring[steps:]
        spared = end if game.house("A76") else None
        ways: dict[str, list[int]] = {}
        for name, way in (("downstream", down), ("upstream", up)):
            struck = [seat for seat in way if seat != spared]
            if len(way) == min(len(down), len(up)) and struck not in ways.values():
                ways[name] = struck
        return ways

    def effect(self, game: FateGame, use: Use, target: int) -> Steps:
        """Dodge or suffer."""
        if not (yield from play_dodge(game, target, "savage_axe.dodge", user=use.user, card=self.id, damage=1)):
            yield Damage(target, 1, source=use.user, cause=self.id, use=use)
