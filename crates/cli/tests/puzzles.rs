//! `baize puzzle`: lists, poses, takes answers, shows solutions with their clauses.

use assert_cmd::Command;
use baize_kernel::{Answer, Rulebook};
use baize_puzzles::{ME, games, puzzles};

/// Runs the command with something to read, and returns its exit code and what it said.
fn puzzle(args: &[&str], input: &str) -> (i32, String) {
    let mut command = Command::cargo_bin("baize").expect("the binary is built with its tests");
    let output = command.arg("puzzle").args(args).write_stdin(input).output().expect("the binary can be started");
    let said = [output.stdout, output.stderr].concat();
    (output.status.code().expect("it ends by itself"), String::from_utf8_lossy(&said).into_owned())
}

#[test]
fn every_game_lists_its_puzzles() {
    let (code, all) = puzzle(&[], "");
    assert_eq!(code, 0, "{all}");
    for game in games().map(Rulebook::id) {
        assert!(all.contains(game), "{all}");
        let (code, listed) = puzzle(&[game, "--json"], "");
        assert_eq!((code, listed.lines().count()), (0, puzzles(game).len()), "{listed}");
    }
}

#[test]
fn a_solution_is_shown_with_the_clauses_it_rests_on() {
    for game in games().map(Rulebook::id) {
        let (code, told) = puzzle(&[game, "1", "--solution", "--json"], "");
        assert_eq!(code, 0, "{game}: {told}");
        assert!(told.contains("\"solved\":true"), "{game}: {told}");
        assert!(told.lines().any(|line| line.contains("\"clauses\":[\"")), "{game}: {told}");
    }
}

/// The winning answers of a puzzle as they are typed, if each is one option.
fn typed(answers: &[(baize_kernel::Seat, Answer)]) -> Option<String> {
    let own = answers.iter().filter(|(seat, _)| *seat == ME);
    own.map(|(_, answer)| if let Answer::Pick(at) = answer { Some(format!("{}\n", at + 1)) } else { None }).collect()
}

#[test]
fn whoever_types_the_winning_answers_has_solved_it_and_nonsense_loses_nothing() {
    for game in games().map(Rulebook::id) {
        let all = puzzles(game).into_iter();
        let found = all.filter_map(|each| Some((each.n, typed(&each.solution()?)?))).next();
        let (n, answers) = found.unwrap_or_else(|| panic!("{game}: no puzzle is solved by single options"));
        let (code, told) = puzzle(&[game, &n.to_string()], &format!("no such thing\n{answers}"));
        assert_eq!(code, 0, "{game} {n}: {told}");
        assert!(told.contains("Solved"), "{game} {n}: {told}");
    }
}

#[test]
fn a_puzzle_that_is_not_there_says_how_many_there_are() {
    let (code, told) = puzzle(&["one-piece", "99"], "");
    assert_eq!(code, 2, "{told}");
    assert!(
        told.contains("has no puzzle 99") && told.contains(&format!("it has {}", puzzles("one-piece").len())),
        "{told}"
    );
}
