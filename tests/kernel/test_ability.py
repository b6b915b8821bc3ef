"""The index of abilities, windows, and who is served first."""

from fate.kernel.ability import Ability, Index, after
from fate.kernel.question import DECLINE
from tests.kernel.toy import ABILITIES, ADD_1, ADD_5, STEP, STOP, Add, toy


def test_index_holds_each_trigger_once_sorted_by_priority_and_seat() -> None:
    index = Index([(1, ABILITIES["note"]), (0, ABILITIES["note"]), (1, ABILITIES["early"]), (0, ABILITIES["note"])])
    assert [(entry.seat, entry.ability.id) for entry in index.after[Add]] == [(1, "early"), (0, "note"), (1, "note")]
    assert index.before == {}
    assert [ability.id for ability in index.owned[0]] == ["note", "note"]


def test_modifiers_of_one_kind_add_up() -> None:
    game = toy((0, "twice"), (0, "twice"))
    assert game.fold(STEP, 3, 0) == 12
    assert game.fold(STEP, 3, 1) == 3


def test_overridden_reactions_count_once() -> None:
    class Base(Ability):
        id = "base"

        @after(Add)
        def react(self, game, me, event):  # type: ignore[no-untyped-def]
            yield from ()

    class Derived(Base):
        id = "derived"

        @after(Add, priority=3)
        def react(self, game, me, event):  # type: ignore[no-untyped-def]
            yield from ()

    assert [trigger.priority for trigger in Derived.triggers] == [3]


def test_window_order_is_priority_then_seats_from_the_turn() -> None:
    game = toy((0, "note"), (1, "note"), (1, "early"))
    game.answer(ADD_1)
    assert game.state.told == ["add 1", "early 1", "note 0", "note 1"]
    game.state.told.clear()
    game.answer(ADD_1)
    assert game.state.told == ["add 1", "early 1", "note 1", "note 0"]


def test_owner_chooses_among_its_own() -> None:
    game = toy((0, "note"), (0, "echo"), keep=True)
    game.answer(ADD_1)
    question = game.pending
    assert question is not None
    assert (question.key, question.seat) == ("trigger.order", 0)
    assert question.options == [("ability", "note"), ("ability", "echo")]
    assert question.context == {"event": "Add", "seat": 0, "amount": 1}
    game.answer(1)
    assert game.pending is not None
    assert game.pending.key == "trigger.may"
    game.answer(1)
    assert game.state.told == ["add 1", "note 0"]


def test_optional_reaction_may_cancel_before() -> None:
    game = toy((1, "veto"))
    game.answer(ADD_5)
    question = game.pending
    assert question is not None
    assert (question.key, question.seat) == ("trigger.may", 1)
    assert question.options == [("ability", "veto"), DECLINE]
    game.answer(0)
    assert game.state.total == 0
    game.answer(ADD_5)
    game.answer(1)
    assert game.state.total == 5


def test_condition_decides_whether_anybody_is_asked() -> None:
    game = toy((1, "veto"))
    game.answer(ADD_1)
    assert game.pending is not None
    assert game.pending.key == "act"


def test_change_of_abilities_needs_a_new_index() -> None:
    game = toy()
    assert game.fold(STEP, 1, 0) == 1
    game.state.owners.append((0, "twice"))
    assert game.fold(STEP, 1, 0) == 1
    game.reindex()
    assert game.fold(STEP, 1, 0) == 2
    game.answer(STOP)
    assert game.over
