"""Plays a session the way a page would, by actions alone."""

from fate.app import choice as choosing
from fate.app.session import Session
from fate.bots.random import RandomBot
from fate.fate2.asked import ENDINGS
from fate.kernel.rng import Rng


def session(seed=1):
    """A session at the lobby with bots that decide at once."""
    new = Session(lambda: seed, RandomBot())
    new.open()
    return new


class Page:
    """The other side of a session: keeps what was patched, ticks when told to, and answers by chance."""

    def __init__(self, session, seed=1):
        self.session = session
        self.rng = Rng(seed)
        self.regions = {}
        self.wait = None
        self.beats = []

    def act(self, **action):
        """Send an action; the frame, or None when there was none."""
        return self.show(self.session.act(action))

    def show(self, frame):
        """Patch the page as a frame says."""
        if frame is not None:
            if "app" in frame.html:
                self.regions.clear()
            self.regions.update(frame.html)
            self.wait = frame.wait
            self.beats += frame.beats
        return frame

    def start(self, players=5, **form):
        """A new game, up to my first question."""
        self.act(do="start", form={"players": players, **form})
        return self.run()

    def run(self):
        """Tick until I am asked or the game is over."""
        while self.wait is not None:
            assert self.act(do="tick", t=self.session.serial) is not None
        return self

    @property
    def question(self):
        """What I am asked."""
        return self.session.move.question if self.session.move else None

    def pick(self, option):
        """Press an option."""
        return self.act(do="pick", o=str(option), q=self.question.number)

    def confirm(self):
        """Press the main button, and see what follows."""
        self.act(do="confirm", q=self.question.number)
        return self.run()

    def answer_anyhow(self):
        """One more press towards some legal answer."""
        choice = self.session.move.choice
        question = choice.question
        if choice.complete:
            return self.confirm()
        if choice.arrangement is not None:
            self.arrange(choice.arrangement)
            return self.run()
        free = [
            i
            for i, option in enumerate(question.options)
            if option[0] not in ENDINGS and i not in choice.picked and not choice.blocked(i)
        ]
        if free and (choosing.ending(question) is None or self.rng.below(4)):
            self.pick(free[self.rng.below(len(free))])
        else:
            self.act(do="end", q=question.number)
        return self.run()

    def arrange(self, arrangement):
        """Something for everybody: the first is kept, cards are dealt in order, the first seat gets all it can."""
        deeds = {
            "order": [("keep", 0)],
            "deal": [("fill", 0)],
            "split": [
                ("share", seat) for seat in getattr(arrangement, "amounts", ()) for _ in range(arrangement.total)
            ],
        }
        for deed, thing in deeds[arrangement.kind]:
            self.act(do=deed, o=str(thing), by="1", q=self.question.number)

    def until(self, wanted, presses=3000):
        """Answer anyhow until `wanted(question)`; False if the game ends first."""
        for _ in range(presses):
            if self.session.game.over:
                return False
            if wanted(self.question):
                return True
            self.answer_anyhow()
        raise AssertionError("the question never came")
