//! The scenario language at the table of the smallest game: what passes, and how it fails.

use baize_kernel::Rulebook;
use baize_scenario::{Verdict, parse, run};

fn find(id: &str) -> Option<&'static dyn Rulebook> {
    (id == "tiny").then(baize_tiny::book)
}

/// A scenario in which A leads and B answers; steps are added to it.
fn trick(steps: &str) -> String {
    format!(
        "title: A trick
game: tiny
board:
  turn: 4
  active: A
  A: {{hand: [N5, {{card: Seven, as: big}}], deck: [N1, N2]}}
  B: {{hand: [N6, N8, N3], deck: [N4]}}
steps:
{steps}"
    )
}

fn verdict(text: &str) -> Verdict {
    let scenarios = parse("t.yaml", text.as_bytes()).unwrap_or_else(|d| panic!("{}", d[0]));
    run(&scenarios[0], &find)
}

#[track_caller]
fn passes(steps: &str) {
    let verdict = verdict(&trick(steps));
    assert!(verdict.ok, "line {}: {}", verdict.spot.line, verdict.message);
}

/// Checks that a scenario fails in the given line with a message that holds the given words.
#[track_caller]
fn fails(steps: &str, line: u32, words: &str) {
    let verdict = verdict(&trick(steps));
    assert!(!verdict.ok, "it should fail");
    assert!(verdict.message.contains(words), "{}", verdict.message);
    assert_eq!(verdict.spot.line, line, "{}", verdict.message);
}

#[test]
fn a_trick_is_played_and_looked_at() {
    passes(
        "
  - asked: A
  - offers: [lead Five, lead big]
  - A: lead five
  - expect:
      phase: answering
      active: A
      turn: 4
      A.middle: [N5]
      A.hand: -1
      prompt: {seat: B, ask: pick, why: answer, clause: T4, min: 1, max: 1}
      events: [moved Five A.hand -> middle by lead (T3), phase answering]
      no_events: [moved * hand -> tricks, turn * of B]
      cites: [T3]
  - offers: [answer N6, answer Eight]
  - refuses: {B: answer N3, clause: T4}
  - B: answer N6
  - expect:
      B.tricks: [N6, N5]
      A.hand: {count: 2, has: [big, One], lacks: [Five]}
      B.hand: {cards: [N8, N3, N4]}
      A.deck: [N2]
      B.deck: empty
      big: {zone: A.hand, rank: 7, rested: false, face_up: false, marks: 0, attached: 0, owner: A, new: false}
      active: B
      outcome: none
      sees:
        A: {B.hand: hidden, B.tricks: open, A.hand: [Seven, One]}
        watcher: {A.hand: {count: 2, hidden: true}, A.deck: 1}
  - asked: B",
    );
}

#[test]
fn conceding_ends_the_match() {
    passes(
        "  - B: concede\n  - expect: {outcome: A wins, prompt: none, events: [ended A wins (T9)]}\n  - asked: nobody",
    );
}

#[test]
fn an_answer_that_is_not_offered_fails_and_shows_the_table() {
    fails("  - A: lead N5\n  - B: answer N3", 10, "`answer N3` is not offered");
    fails("  - A: lead N5\n  - B: answer N3", 10, "- answer Eight");
    fails("  - A: lead N5\n  - B: answer N3", 10, "B.hand (3): Six, Eight, Three");
    fails("  - A: leed Five", 9, "did you mean `lead Five`?");
    fails("  - B: answer N6", 9, "A is asked, not B");
}

#[test]
fn an_open_question_at_the_end_must_be_declared() {
    fails("  - A: lead N5", 9, "still open");
    passes("  - A: lead N5\n  - asked: B");
    passes("  - A: lead N5\n  - open: true");
    passes("  - A: lead N5\n  - expect: {prompt: {seat: B}}");
    fails("  - offers: [lead N5, lead big]\n  - A: lead N5", 10, "still open");
    let ended = format!("open: true\n{}", trick("  - A: concede"));
    assert!(verdict(&ended).message.contains("no question is open"));
}

#[test]
fn offers_are_exact() {
    fails("  - offers: [lead N5]", 9, "offered, and should not be: lead big");
    fails("  - offers: [lead N5, lead big, lead N6]", 9, "not offered: lead N6");
    fails("  - offers: {has: [lead N6]}", 9, "not offered: lead N6");
    fails("  - offers: {lacks: [lead N5]}", 9, "should not be: lead N5");
    fails("  - offers: {count: 3}", 9, "2 options are offered, not 3");
    passes("  - offers: {has: [lead N5], lacks: [lead N6], count: 2}");
}

#[test]
fn what_must_be_refused_and_is_offered_fails() {
    fails("  - refuses: {A: lead N5}", 9, "the answer is offered");
    fails("  - refuses: {A: lead N6, clause: T4}", 9, "refused by T3, not by T4");
    fails("  - refuses: {A: fly N6}", 9, "nobody can `fly`");
    fails("  - refuses: {B: answer N6, clause: T4}", 9, "refused, but by no clause");
    passes("  - refuses: {A: lead N6, clause: T3}");
}

#[test]
fn wrong_expectations_say_what_is_true() {
    fails("  - expect: {A.hand: 3}", 9, "A.hand has 2 cards, not 3: Five, big");
    fails("  - expect: {A.hand: [N5]}", 9, "A.hand should be N5 and is: Five, big");
    fails("  - expect: {A.deck: [N2, N1]}", 9, "in this order N2, N1 and is: One, Two");
    fails("  - expect: {big: {rank: 8}}", 9, "big has rank 7, not 8");
    fails("  - expect: {big: {zone: deck}}", 9, "big is in A.hand, not in deck");
    fails("  - expect: {turn: 5}", 9, "it is turn 4, not 5");
    fails("  - expect: {outcome: B wins}", 9, "the outcome is `none`, not `B wins`");
    fails("  - expect: {events: [ended draw]}", 9, "what happened:\n  turn 4 of A (T3)");
    fails("  - expect: {no_events: [phase leading]}", 9, "must not happen");
    fails("  - expect: {cites: [T9]}", 9, "nothing since the last answer carries T9");
    fails("  - expect: {sees: {B: {A.hand: open}}}", 9, "A.hand should be open and is seen as: hidden, hidden");
    fails("  - expect: {prompt: {why: answer}}", 9, "the question's `why` is `lead`, not `answer`");
}

#[test]
fn all_problems_are_told_at_once() {
    let steps = "  - expect:\n      A.hnad: 3\n      big: {rnak: 7}\n      phase: leeding\n      N77: {rank: 1}\n      C.hand: 1";
    let message = verdict(&trick(steps)).message;
    for words in ["did you mean `hand`", "did you mean `rank`", "did you mean `leading`", "`N77`", "no seat C"] {
        assert!(message.contains(words), "{words} is missing in:\n{message}");
    }
}

#[test]
fn a_cited_clause_must_exist_and_be_carried() {
    let cites = |list: &str| verdict(&format!("cites: {list}\n{}", trick("  - asked: A")));
    assert!(cites("[T3]").ok);
    assert!(cites("[T99]").message.contains("there is no clause T99"));
    assert!(cites("[T3, T8]").message.contains("cites T8 but nothing in the run carries it"));
}

#[test]
fn names_must_be_clear() {
    let board = |hand: &str, step: &str| {
        verdict(&format!(
            "title: x\ngame: tiny\nboard:\n  A: {{hand: [{hand}], deck: []}}\n  B: {{hand: [N9], deck: []}}\nsteps:\n  - {step}\n  - asked: B\n"
        ))
    };
    // Cards that nobody can tell apart need no number.
    assert!(board("2 x N5", "A: lead N5").ok);
    assert!(board("2 x N5", "A: lead N5#2").ok);
    assert!(board("N5, N6", "A: lead A.hand#2").ok);
    assert!(board("N5, {card: N5, as: mine}", "A: lead mine").ok);
    let unclear = board("N5, {card: N5, as: mine}", "A: lead N5");
    assert!(unclear.message.contains("means several options: lead Five#1, lead mine"), "{}", unclear.message);
    let unknown = board("N55", "A: lead N5");
    assert!(unknown.message.contains("no card is called `N55`; did you mean `N5`?"), "{}", unknown.message);
    let twice = board("{card: N5, as: x}, {card: N6, as: x}", "A: lead x");
    assert!(twice.message.contains("two cards are named `x`"), "{}", twice.message);
    let both = board("N5, N5", "expect: {N5: {rank: 5}}");
    assert!(both.message.contains("`N5` means several cards: A.hand.Five#1, A.hand.Five#2"), "{}", both.message);
}

#[test]
fn invented_cards_are_read_with_the_words_of_the_game() {
    let with = |card: &str| {
        verdict(&format!(
            "title: x\ngame: tiny\ncards:\n  - {card}\nboard:\n  A: {{hand: [giant], deck: []}}\n  B: {{hand: [N9], deck: []}}\nsteps:\n  - A: lead giant\n  - B: answer N9\n  - expect: {{A.tricks: 2, giant: {{rank: 20}}}}\n  - open: true\n"
        ))
    };
    let good = with("{id: giant, name: Giant, kind: number, rank: 20}");
    // After the trick nobody has cards left, so the match is over and nothing is open.
    assert!(good.message.contains("no question is open"), "{}", good.message);
    assert!(with("{id: giant, kind: numbr, rank: 20}").message.contains("did you mean `number`"));
    assert!(with("{id: giant, kind: number, rnk: 20}").message.contains("did you mean `rank`"));
    assert!(with("{id: N9, kind: number}").message.contains("has a card `N9` already"));
}

#[test]
fn set_ups_run_with_scripted_chance() {
    let text = "title: Deal
game: tiny
cites: [T2]
setup: {decks: [steady, wild], chance: [keep order, reverse]}
steps:
  - expect: {A.hand: [2 x N3, N4], B.hand: [3 x N9], events: [shuffled A.deck, shuffled B.deck]}
  - A: lead N3
  - asked: B
";
    let verdict = verdict(text);
    assert!(verdict.ok, "{}", verdict.message);
}

#[test]
fn starts_can_be_refused() {
    let with = |decks: &str, refused: &str| {
        verdict(&format!("title: x\ngame: tiny\nsetup: {{decks: {decks}, refused: {refused}}}\nsteps: []\n"))
    };
    let few = "[steady, [3 x N1]]";
    assert!(with(few, "[T1]").ok);
    assert!(with(few, "[T2]").message.contains("refused for other reasons:\n  3 cards"));
    assert!(with("[steady, wild]", "[T1]").message.contains("accepts this start"));
}

#[test]
fn a_game_that_does_not_exist_is_named() {
    let text = trick("  - asked: A").replace("game: tiny", "game: chess");
    assert!(verdict(&text).message.contains("there is no game `chess`"));
}

#[test]
fn the_story_of_a_run_can_be_told() {
    let scenarios = parse("t.yaml", trick("  - A: lead N5\n  - B: answer N3").as_bytes()).expect("the file is good");
    let story = baize_scenario::transcript(&scenarios[0], &find);
    for words in [
        "A is asked to `lead` (T3) and answers one option:\n  - lead Five\n  - lead big\n",
        "line 9: A: lead N5\n    moved Five A.hand -> A.middle by lead",
        "failed in line 10: `answer N3` is not offered",
    ] {
        assert!(story.contains(words), "{words} is missing in:\n{story}");
    }
}
