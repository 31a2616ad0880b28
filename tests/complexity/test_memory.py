"""Facts remembered by identity."""

from complexity.model.memory import REMEMBERED, remembered


def test_a_fact_is_computed_once_a_piece() -> None:
    asked: list[tuple[int, ...]] = []

    @remembered
    def length(piece: tuple[int, ...]) -> int:
        asked.append(piece)
        return len(piece)

    one, equal = (1, int("2")), (1, int("2"))
    assert [length(one), length(one), length(equal)] == [2, 2, 2]
    assert len(asked) == 2  # pieces count by identity, not by value


def test_pieces_that_are_gone_do_not_lend_their_fact() -> None:
    @remembered
    def first(piece: list[int]) -> int:
        return piece[0]

    assert [first([k]) for k in range(2 * REMEMBERED)] == list(range(2 * REMEMBERED))
