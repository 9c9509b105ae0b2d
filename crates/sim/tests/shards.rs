//! A plan that is played in parts comes to what one run comes to, and nothing is joined that does not belong together.

use baize_ai::BotSpec;
use baize_kernel::{Options, Rulebook};
use baize_sim::shard::{BadPart, Part, join};
use baize_sim::{Entrant, Plan, Results, Shard};

fn book() -> &'static dyn Rulebook {
    baize_registry::find("one-piece").expect("the game ships")
}

/// Three decks, so that there are three pairings, and bots that think.
fn plan(games: u64, shard: Shard) -> Plan<'static> {
    let bot = |i: usize| if i == 0 { "greedy:1".parse().expect("a bot") } else { BotSpec::random() };
    let decks = book().decks().iter().take(3).enumerate();
    Plan {
        book: book(),
        options: Options::default(),
        pool: book().pool(),
        entrants: decks.map(|(i, deck)| Entrant { deck: deck.clone(), bot: bot(i) }).collect(),
        seats: 2,
        games,
        seed: u64::MAX - 5,
        check: false,
        cards: true,
        shard,
    }
}

fn played(plan: &Plan<'_>) -> Results {
    plan.run(&|| {}).expect("decks that ship can be played")
}

/// Plays a part and sends it through its file.
fn part(games: u64, shard: &str) -> Part {
    let plan = plan(games, shard.parse().expect("a part"));
    let results = played(&plan);
    assert_eq!(results.games, plan.total());
    Part::read(Part::of(&plan, &results, String::new()).write().as_bytes()).expect("what was written is read")
}

fn find(id: &str) -> Option<&'static dyn Rulebook> {
    baize_registry::find(id).ok()
}

#[test]
fn parts_come_to_what_one_run_comes_to_in_any_number_and_order() {
    let whole = played(&plan(4, Shard::WHOLE));
    for of in [1, 2, 5, 20] {
        let parts = (1..=of).rev().map(|number| part(4, &format!("{number}/{of}"))).collect();
        let (_, joined) = join(parts, &find).expect("they belong together");
        assert_eq!(joined, Results { seconds: joined.seconds, ..whole.clone() }, "{of} parts");
    }
}

#[test]
fn nothing_is_joined_that_does_not_belong_together() {
    let wrong = |parts: Vec<Part>| join(parts, &find).map(|_| ()).expect_err("they do not belong together");
    assert_eq!(wrong(Vec::new()), BadPart::None);
    let (one, two) = (part(2, "1/3"), part(2, "2/3"));
    assert_eq!(wrong(vec![one.clone(), two.clone()]), BadPart::Missing("3".to_owned()));
    assert_eq!(wrong(vec![one.clone(), two, one.clone()]), BadPart::Twice("1/3".parse().expect("a part")));
    let other = wrong(vec![one.clone(), part(3, "2/3")]);
    assert_eq!(other.to_string(), "part 2/3 is of another plan than part 1/3: the number of games differs");
    let text = one.write().replace("\"meaning\":\"", "\"meaning\":\"x");
    let foreign = Part::read(text.replace("1/3", "1/1").as_bytes()).expect("it has the shape");
    assert!(matches!(wrong(vec![foreign]), BadPart::Meaning(_)));
}

#[test]
fn a_file_that_is_no_part_says_so() {
    let whole = part(1, "1/1").write();
    let wrong = |text: &str| Part::read(text.as_bytes()).expect_err("it is no part").to_string();
    assert!(wrong("").contains("no part of a simulation"));
    assert!(wrong("{\"version\":9}").contains("has version 9"));
    assert!(wrong(&whole[..whole.len() / 2]).contains("no part of a simulation"));
    assert!(wrong(&whole.replace("1/1", "0/1")).contains("no part such as 2/8"));
    assert!(wrong(&whole.replace("\"games\":1,\"wins\"", "\"games\":7,\"wins\"")).contains("do not fit the plan"));
    let large = whole.replace("\"decisions\":", "\"decisions\":18446744073709551615,\"x\":");
    assert!(wrong(&large.replace(",\"x\":", ",\"unfinished\":")).contains("no part of a simulation"));
    // Nothing that a hand may change in a file makes the reader panic.
    for at in (0..whole.len()).step_by(37) {
        let mut bytes = whole.clone().into_bytes();
        bytes[at] = bytes[at].wrapping_add(1);
        if let Ok(part) = Part::read(&bytes) {
            _ = join(vec![part], &find);
        }
    }
}
