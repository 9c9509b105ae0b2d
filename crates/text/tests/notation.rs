//! The effect notation: what is read, what is printed, and what is complained about.

mod common;

use baize_kernel::Lexicon;
use baize_kernel::ir::{Change, Cond, Gate, Mode, Num, Pick, Side, Step, Subject, Target, Test};
use baize_text::{Diagnostic, report};
use common::arbitrary::{TEXTS, ability};
use common::{EFFECTS, print, read, vocabulary};
use proptest::prelude::*;

/// Checks that a text is read, and printed as `canonical`.
#[track_caller]
fn check(text: &str, canonical: &str) {
    let mut lexicon = Lexicon::default();
    let abilities = read(text, &mut lexicon);
    assert_eq!(print(&abilities, &lexicon), canonical);
    assert_eq!(read(canonical, &mut lexicon), abilities);
}

/// Checks what is wrong with a text: each complaint as `line:column: message (hint)`.
#[track_caller]
fn check_wrong(text: &str, complaints: &[&str]) {
    let errors = baize_text::parse(text, &vocabulary(), &mut Lexicon::default()).expect_err("the text is wrong");
    let errors: Vec<String> = errors.iter().map(ToString::to_string).collect();
    assert_eq!(errors, complaints);
}

#[test]
fn every_effect_is_read_and_printed_the_same() {
    for text in EFFECTS {
        let mut lexicon = Lexicon::default();
        let abilities = read(text, &mut lexicon);
        let printed = print(&abilities, &lexicon);
        assert_eq!(read(&printed, &mut lexicon), abilities, "{text}\nis printed as\n{printed}");
    }
}

#[test]
fn other_ways_to_write_come_out_canonical() {
    check("charm 1, arrives: draw 1", "arrives, charm 1: draw 1");
    check("arrives:\n  draw 1\n  tap this", "arrives: draw 1; tap this");
    check("arrives: # first\n  draw 1 # second\n\n\n  tap this", "arrives: draw 1; tap this");
    check("  arrives: draw 1\n  dusk: draw 2", "arrives: draw 1\ndusk: draw 2");
    check("arrives: tap 2 my heros with price 3 or less", "arrives: tap 2 my hero with price <= 3");
    check("arrives: tap 1 hero with price 3 or more", "arrives: tap 1 any hero with price >= 3");
    check(
        "arrives: tap 1 their hero with price ≤ 3\n    with type “Bird”",
        "arrives: tap 1 their hero with price <= 3 type \"Bird\"",
    );
    check("arrives: draw my gold - 1", "arrives: draw my gold + -1");
    check(
        "arrives: this gains swift tonight; them loses swift tonight",
        "arrives: this gain swift tonight; it lose swift tonight",
    );
    check("arrives: you draw 1", "arrives: draw 1");
    check("arrives: harm 2 1 their hero", "arrives: harm 2 to 1 their hero");
    check(
        "arrives: if no my hero {\n  draw 1\n}\nelse {\n  draw 2\n}",
        "arrives: if no my hero { draw 1 } else { draw 2 }",
    );
    check("arrives: one of {\n    draw 1\n  } or {\n    draw 2\n  }", "arrives: one of { draw 1 } or { draw 2 }");
    check("arrives: tap they choose 1 their hero", "arrives: tap 1 their hero chosen by them");
    check("arrives: slay this to owner's grave", "arrives: slay this");
    check("arrives: if count(my hero) >= 1 { draw 1 }", "arrives: if any my hero { draw 1 }");
}

#[test]
fn a_tag_about_the_card_waits_for_the_card_itself() {
    let abilities = read("arrives / dusk: draw 1", &mut Lexicon::default());
    let Mode::Auto(triggers) = &abilities[0].mode else { panic!("tags are automatic") };
    assert_eq!((triggers[0].side, triggers[0].tests.as_slice()), (Side::Any, &[Test::Is(Subject::This)][..]));
    assert_eq!((triggers[1].side, triggers[1].tests.as_slice()), (Side::Mine, &[][..]));
}

#[test]
fn a_governing_step_counts_the_steps_in_its_block() {
    let abilities = read("arrives: if did { draw 1; may { win } } else { draw 2 }; draw 3", &mut Lexicon::default());
    let body = &abilities[0].body;
    assert_eq!(body.len(), 7);
    assert_eq!(body[0], Step::If { cond: Cond::Did, len: 3 });
    assert_eq!(body[2], Step::May { who: Side::Mine, len: 1 });
    assert_eq!(body[4], Step::Else { len: 1 });
}

#[test]
fn granted_abilities_come_last_and_are_numbered() {
    let text =
        "arrives: this gain ability { dusk: draw 1 } tonight\ndusk: this gain ability { arrives: draw 2 } tonight";
    let abilities = read(text, &mut Lexicon::default());
    let granted: Vec<bool> = abilities.iter().map(|a| a.quoted).collect();
    assert_eq!(granted, [false, false, true, true]);
    let number = |i: usize| match &abilities[i].body[0] {
        Step::Change { change: Change::Ability(number), .. } => *number,
        other => panic!("not a grant: {other:?}"),
    };
    assert_eq!((number(0), number(1)), (2, 3));
}

#[test]
fn a_granted_ability_can_stand_by_itself() {
    check(
        "arrives: this gain ability 2 tonight\ndusk, quoted: draw 1\nplay: win",
        "arrives: this gain ability 2 tonight\ndusk, quoted: draw 1\nplay: win",
    );
}

#[test]
fn what_effects_need_may_be_conditions_a_cost_or_both() {
    for text in [
        "always: all their hero need { arrives, charm 1 }",
        "always: all their hero need { play: pay tuck 1 my hand-card, tap this }",
        "arrives: this need { charm 1, my turn: pay slay this } tonight",
        "arrives: this need ability 2 tonight\ncharm 1, quoted: \nplay: win",
    ] {
        check(text, text);
    }
    let abilities = read("arrives: this needs { charm 1 } tonight", &mut Lexicon::default());
    assert_eq!(abilities[1].mode, Mode::Use(Vec::new()));
    assert!(abilities[1].quoted && abilities[1].body.is_empty());
    check_wrong(
        "arrives: this need { dusk } tonight",
        &["1:22: this demands nothing (say a condition such as `my turn`, or what is paid after `: pay`)"],
    );
    check_wrong(
        "arrives: this need { always, charm 1 } tonight",
        &["1:22: what is always in force cannot be made to need more \
           (name a moment such as `on-play`, or none to mean all effects that are used)"],
    );
}

#[test]
fn any_is_short_for_a_count() {
    let abilities = read("always, while any my hero: this gain swift", &mut Lexicon::default());
    let Gate::While(Cond::Compare(Num::Count(sel), ..)) = &abilities[0].gates[0] else { panic!("not a count") };
    assert_eq!(sel.pick, Pick::All);
    let on = &abilities[0].body[0];
    assert!(matches!(on, Step::Change { on: baize_kernel::ir::Scope::Cards(Target::Subject(Subject::This)), .. }));
}

#[test]
fn complaints_say_where_and_how_to_mend() {
    check_wrong(
        "arives: draw 1",
        &["1:1: unknown word `arives`; expected a moment or condition (did you mean `arrives`?)"],
    );
    check_wrong("arrives: drow 1", &["1:10: unknown word `drow`; expected a step (did you mean `draw`?)"]);
    check_wrong(
        "arrives: tap 1 their heor",
        &["1:22: unknown word `heor`; expected what cards are called (did you mean `hero`?)"],
    );
    check_wrong(
        "arrives: tap my hero",
        &["1:14: expected which cards, found `my` (say how many, such as `all`, `1` or `up to 2`, or `this`, `it`)"],
    );
    check_wrong("arrives: tap 1 their hero with price", &["1:32: how much price? (write `with price >= 1`)"]);
    check_wrong(
        "arrives: this get +1 might",
        &["1:22: this change has no duration (say how long: tonight, this-fight, forever)"],
    );
    check_wrong(
        "arrives: this get +1 might tonihgt",
        &["1:28: unknown word `tonihgt`; expected a moment (did you mean `tonight`?)"],
    );
    check_wrong(
        "arrives: draw 1, draw 2",
        &[
            "1:16: expected the end of the step, found `,` (part steps with `;` or a new line; only costs are parted with `,`)",
        ],
    );
    check_wrong(
        "slain: draw 1",
        &["1:1: `slain` needs to know to what it happens (write `when slain this` or `when slain my card`)"],
    );
    check_wrong(
        "arrives / play: draw 1",
        &["1:1: some of these moments are chosen by the player and some come by themselves (write two abilities)"],
    );
    check_wrong(
        "arrives: strike this",
        &["1:10: `strike` is something players do by themselves, not a step of an effect"],
    );
    check_wrong(
        "arrives: they tap this",
        &[
            "1:15: `tap` is done by the effect, not by a player (write `tap … chosen by them` when they choose the cards)",
        ],
    );
    check_wrong("arrives: if did { draw 1", &["1:17: this `{` is never closed (add `}`)"]);
    check_wrong(
        "arrives: else { draw 1 }",
        &["1:10: this `else` has no `if` before it (`else { … }` comes right after the block of an `if`)"],
    );
    check_wrong("arrives: draw 9999999999", &["1:15: this number is too large (numbers go up to 2147483647)"]);
    check_wrong("arrives: tap 1 my hero named Ann", &["1:30: expected a name in quotes, found `Ann` (write \"Ann\")"]);
    check_wrong("arrives: tap 1 my hero type Ann", &["1:29: expected a type in quotes, found `Ann` (write \"Ann\")"]);
    check_wrong("arrives:", &["1:8: this ability does nothing (write its steps after the `:`)"]);
    check_wrong(
        "charm 1: draw 1",
        &[
            "1:1: nothing says when this ability works (begin with a moment such as `play`, or `always`, `when …`, `instead of …`, `rule`)",
        ],
    );
    check_wrong(
        "arrives: draw 1\ndraw 2",
        &[
            "2:1: expected the header of an ability, found `draw` (to make this line a step of the ability above, indent it)",
        ],
    );
    check_wrong(
        "arrives: draw 1 § 2",
        &[
            "1:17: `§` means nothing here",
            "1:19: expected the end of the step, found `2` (part steps with `;` or a new line)",
        ],
    );
    check_wrong(
        "arrives, arrives: draw 1",
        &["1:10: an ability has only one way to work (join moments with `/`, or write two abilities)"],
    );
}

#[test]
fn all_complaints_come_at_once() {
    let text = "arives, onec: drow 1; tap 1 their heor\n\ndusk: tap tihs\n  win; wim";
    let errors = baize_text::parse(text, &vocabulary(), &mut Lexicon::default()).expect_err("five words are wrong");
    let places: Vec<_> = errors.iter().map(|e| (e.line, e.column)).collect();
    assert_eq!(places, [(1, 1), (1, 9), (1, 15), (1, 35), (3, 11), (4, 8)]);
}

#[test]
fn a_report_shows_the_line() {
    let text = "arrives: draw 1\ndusk: drow 1";
    let errors = baize_text::parse(text, &vocabulary(), &mut Lexicon::default()).expect_err("a word is wrong");
    insta::assert_snapshot!(report("bird.toml", text, &errors), @r"
    bird.toml:2:7: unknown word `drow`; expected a step
      | dusk: drow 1
      |       ^^^^
      = did you mean `draw`?
    ");
}

#[test]
fn nesting_and_length_are_limited() {
    let deep = format!("arrives: {} draw 1 {}", "may {".repeat(1000), "}".repeat(1000));
    let errors = baize_text::parse(&deep, &vocabulary(), &mut Lexicon::default()).expect_err("it is too deep");
    assert!(errors[0].message.contains("nested more than 64 deep"));
    for (open, close) in [("(", ")"), ("not ", ""), ("(not ", ")"), ("count(all my hero with might > ", ")")] {
        let text = format!("arrives: if {} did {} {{ draw 1 }}", open.repeat(1500), close.repeat(1500));
        assert!(baize_text::parse(&text, &vocabulary(), &mut Lexicon::default()).is_err());
    }
    let long = "arrives: draw 1\n".repeat(5000);
    let errors = baize_text::parse(&long, &vocabulary(), &mut Lexicon::default()).expect_err("it is too long");
    assert_eq!(&*errors[0].message, "this effect is longer than 64 KiB");
    let many = "arrives: draw 1\n".repeat(101);
    assert!(baize_text::parse(&many, &vocabulary(), &mut Lexicon::default()).is_err());
}

fn lexicon() -> Lexicon {
    let mut lexicon = Lexicon::default();
    TEXTS.iter().for_each(|text| {
        lexicon.intern(text);
    });
    lexicon
}

/// Whether it is refused for what it is about: no such cards are there, or they lie so already.
fn is_idle(error: &Diagnostic) -> bool {
    let said = error.message.to_string();
    said == "there are never such cards" || said.ends_with("does nothing to these cards")
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(512))]

    #[test]
    fn what_is_printed_is_read_again(a in ability()) {
        let mut lexicon = lexicon();
        let printed = baize_text::print::ability(&a, &vocabulary(), &lexicon);
        let again = match baize_text::parse(&printed, &vocabulary(), &mut lexicon) {
            Err(errors) if errors.iter().any(is_idle) => return Err(TestCaseError::reject("it would do nothing")),
            Err(errors) => panic!("{}", report("effect", &printed, &errors)),
            Ok(again) => again,
        };
        prop_assert_eq!(&again[..], &[a][..], "printed as {}", printed);
    }
}
