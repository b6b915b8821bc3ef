"""Log entries tell each seat what it may know."""

from fate.kernel.log import LogEntry


def test_secret_arguments_are_for_some_eyes_only() -> None:
    entry = LogEntry("draw", {"seat": 1}, {"cards": (4,)}, (1,))
    assert entry.seen_by(1) == {"seat": 1, "cards": (4,)}
    assert entry.seen_by(0) == entry.seen_by(None) == {"seat": 1}
    assert LogEntry("end", {}).seen_by(0) == {}
