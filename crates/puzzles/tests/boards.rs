//! Every puzzle can be solved and is not solved by the obvious line; every lesson can be laid.

use baize_kernel::{Match, Rulebook};
use baize_puzzles::{Aim, Goal, ME, Puzzle, games, lessons, obvious, puzzles, ways};

/// Returns whether the obvious line reaches the goal against the best defence.
fn obvious_line_solves(puzzle: &Puzzle, start: &dyn Match) -> bool {
    let (mut table, mut solver) = (start.copy(), puzzle.solver(start));
    // Some lines go round and round.
    for _ in 0..200 {
        let Some(prompt) = table.prompt().filter(|_| solver.settled(&*table).is_none()) else { break };
        let answer = if prompt.seat == ME { obvious(&*table) } else { solver.defence(&*table) };
        table.play(&answer.expect("a question has an answer")).expect("it is offered");
    }
    solver.wins(&*table) == Some(true)
}

#[test]
fn every_puzzle_has_a_solution_and_the_obvious_line_misses_it() {
    let mut mistitled = Vec::new();
    for game in games().map(Rulebook::id) {
        let all = puzzles(game);
        assert!(all.len() >= 12, "{game} has {} puzzles", all.len());
        let of = |goal: Goal| all.iter().filter(|puzzle| puzzle.goal() == goal).count();
        assert!(of(Goal::Clear) >= 3, "{game} has too few boards to clear");
        assert!(of(Goal::Survive) >= 3, "{game} has too few turns to survive");
        for puzzle in all {
            let (at, table) = (format!("{game} {}", puzzle.n), puzzle.open().expect("a board"));
            let goal = puzzle.goal();
            assert!(puzzle.text.starts_with(&format!("title: {}", goal.title())), "{at}");
            assert_eq!(goal == Goal::Clear, matches!(puzzle.aim(), Aim::Clear(_)), "{at} names no zone of the game");
            assert!(!puzzle.rivals()[0].is_empty(), "{at} has no title");
            assert_eq!(puzzle.solver(&*table).wins(&*table), Some(true), "{at} has no solution");
            let line = puzzle.solution().unwrap_or_else(|| panic!("{at}: no line is found"));
            let own = line.iter().filter(|(seat, _)| *seat == ME).count();
            assert!(!obvious_line_solves(puzzle, &*table), "{at}: the obvious line reaches the goal");
            if goal == Goal::Survive {
                assert!(own >= 1, "{at} asks nothing");
                continue;
            }
            assert!(own >= 2, "{at} is too short");
            assert_eq!(table.prompt().map(|prompt| prompt.seat), Some(ME), "{at}");
            let turn = table.clock().1;
            let misses = |answer: &baize_kernel::Answer| {
                let mut next = table.copy();
                next.play(answer).is_ok() && puzzle.solver_in(turn).wins(&*next) == Some(false)
            };
            let firsts = ways(table.prompt().expect("a question"));
            let missing = firsts.iter().filter(|answer| misses(answer)).count();
            assert!(missing > 0, "{at}: every first answer wins");
            let is_only = missing + 1 == firsts.len();
            if goal != Goal::Clear && is_only != (goal == Goal::Only) {
                mistitled.push(format!("{at}: {missing} of {} first answers miss it", firsts.len()));
            }
        }
    }
    assert!(mistitled.is_empty(), "these have another goal than their title says:\n{}", mistitled.join("\n"));
}

#[test]
fn every_lesson_can_be_laid() {
    for book in games() {
        let (game, boards) = (book.id(), lessons(book));
        assert_eq!(boards.len(), 4, "{game}");
        for board in boards {
            let scenario = baize_scenario::parse("lesson", board.as_bytes()).expect("a board").swap_remove(0);
            let laid = baize_scenario::lay(&scenario, &|id| baize_registry::find(id).ok());
            let laid = laid.map(|laid| laid.table).unwrap_or_else(|why| panic!("{game}: {board}\n{why}"));
            assert!(laid.prompt().is_some(), "{game}: {board}");
        }
    }
}
