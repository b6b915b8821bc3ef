"""发条地精 Clockwork Gnome."""

from fate.fate2.api import (
    ADJACENT,
    ATTACK_SUITS,
    DISTANCE,
    DODGES,
    REACH,
    SUITS,
    Count,
    DrawPhase,
    FateGame,
    GiveEffect,
    Passive,
    Reactive,
    Spend,
    Steps,
    TurnEffect,
    Use,
    after,
    before,
    bound,
    effect,
    modifies,
    skill,
)


def can_forgo(game: FateGame, me: int, phase: DrawPhase) -> bool:
    """There is a draw to make smaller and somebody to grapple."""
    return phase.drawn_by(me) and phase.count > 0 and bool(game.open(game.others(me)))


@skill
class LaunchGrapple(Reactive):
    """In your draw phase, once per turn: draw 1 fewer, then choose another character. Until the turn ends the distance
    between you two is 1 and it needs 1 more Dodge against your Attacks (A86).
    """

    id = "clockwork_gnome.launch_grapple"

    @before(DrawPhase, optional=True, when=can_forgo)
    def forgo(self, game: FateGame, me: int, phase: DrawPhase) -> Steps:
        """A card that would be drawn (R9.2)."""
        phase.count -= 1
        phase.forgone.append(self.id)
        yield from ()

    @after(
        DrawPhase,
        when=lambda game, me, phase: (
            phase.seat == me and LaunchGrapple.id in phase.forgone and bool(game.open(game.others(me)))
        ),
    )
    def launch(self, game: FateGame, me: int, phase: DrawPhase) -> Steps:
        """The smaller draw comes first (D5). Dispelled, it stays smaller (A44)."""
        target = yield from self.aim(game, me, None)
        if target is not None:
            yield GiveEffect(me, self.id, (target,))


@effect
class Grappled(TurnEffect):
    """Next to each other; one more Dodge."""

    id = LaunchGrapple.id
    others = True
    selfish = False
    origin = "skill"

    @modifies(DISTANCE)
    def pull(self, game: FateGame, me: int, value: int, a: int, b: int) -> int:
        """Both ways (A74), whatever else applies (A72)."""
        return value + ADJACENT if me in (a, b) and (a + b - me) in bound(game, me, self.id) else value

    @modifies(DODGES)
    def hold(self, game: FateGame, me: int, value: int, use: Use, target: int) -> int:
        """Against yours only."""
        return value + 1 if use.user == me and target in bound(game, me, self.id) else value


@skill
class Barrage(Passive):
    """In your play phase you may use any number of Attacks of one suit: beyond the limit an Attack must have the suit
    of all those before it; one without a suit fits none (A83).
    """

    id = "clockwork_gnome.barrage"
    selfish = True

    @after(Spend, when=lambda game, me, spend: spend.seat == me and spend.use is not None and spend.use.counted)
    def remember(self, game: FateGame, me: int, spend: Spend) -> Steps:
        """Until the turn ends."""
        yield Count(me, f"{self.id}:{spend.suit}")

    @modifies(ATTACK_SUITS)
    def go_on(self, game: FateGame, me: int, value: tuple[str, ...], seat: int) -> tuple[str, ...]:
        """The one suit there has been in this turn."""
        if seat != me:
            return value
        used = [key for key in game.state.seats[me].used if key.startswith(f"{self.id}:")]
        return value + tuple(suit for suit in SUITS if used == [f"{self.id}:{suit}"])


@skill
class FlareRocket(Passive):
    """Distance is no limit for your red Attacks: those all of whose cards are red (R14.3)."""

    id = "clockwork_gnome.flare_rocket"
    selfish = True

    @modifies(REACH)
    def light_up(self, game: FateGame, me: int, value: tuple[str, ...], seat: int) -> tuple[str, ...]:
        """Hearts and diamonds."""
        return (*value, "heart", "diamond") if seat == me else value
