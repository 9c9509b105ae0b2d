//! Deck rules (5-1): what makes a deck illegal, and that the decks that ship are legal.

use baize_kernel::ir::{
    Ability, Cause, Change, Cmp, From, Mode, Num, Pick, Scope, Sel, Side, Source, Step, Target, Test,
};
use baize_kernel::{CardDef, Deck, DeckLine, Kind, Lexicon, Point, Pool};
use baize_one_piece::decks::{check, lineup};
use baize_one_piece::words::{ban, kind, stat, vocabulary, zone};

/// A pool of invented cards: Leaders `L-*`, deck cards `C-1` to `C-20` in red and some odd ones.
struct Shelf(Pool);

impl Shelf {
    fn new() -> Shelf {
        let mut shelf = Shelf(Pool::new(Lexicon::default()));
        shelf.card("L-red", kind::LEADER, &["red"], vec![]);
        shelf.card("L-both", kind::LEADER, &["red", "green"], vec![]);
        shelf.card("DON", kind::DON, &[], vec![]);
        for n in 1..=20 {
            let kind = [kind::CHARACTER, kind::EVENT, kind::STAGE][n % 3];
            shelf.card(&format!("C-{n}"), kind, &["red"], vec![]);
        }
        shelf.card("C-green", kind::CHARACTER, &["green"], vec![]);
        shelf.card("C-mixed", kind::CHARACTER, &["red", "green"], vec![]);
        shelf
    }

    fn card(&mut self, id: &str, kind: Kind, colours: &[&str], abilities: Vec<Ability>) {
        let name = self.0.lexicon_mut().intern(&format!("Name of {id}"));
        let mut def = CardDef::new(id, name, kind);
        for colour in colours {
            def.labels |= 1 << vocabulary().find_label(colour).expect("a colour").0;
        }
        def.stats[stat::COST.index()] = 2;
        def.abilities = abilities;
        self.0.add(def);
    }

    /// Checks a deck written as `count id` or `part count id`, separated by commas.
    fn check(&self, list: &str) -> Vec<(String, String)> {
        let problems = check(&self.0, &deck(list));
        problems.into_iter().map(|p| (p.clause.to_string(), p.message.to_string())).collect()
    }

    fn clauses(&self, list: &str) -> Vec<String> {
        self.check(list).into_iter().map(|(clause, _)| clause).collect()
    }
}

fn deck(list: &str) -> Deck {
    let lines = list.split(',').filter(|line| !line.trim().is_empty()).map(|line| {
        let words: Vec<&str> = line.split_whitespace().collect();
        let (part, count, id) = match words[..] {
            [count, id] => ("", count, id),
            [part, count, id] => (part, count, id),
            _ => panic!("{line} is no line"),
        };
        DeckLine { count: count.parse().expect("a number"), id: id.to_owned(), part: part.to_owned() }
    });
    Deck { name: "test".to_owned(), lines: lines.collect() }
}

fn rule(on: Target, change: Change) -> Ability {
    Ability {
        mode: Mode::Rule,
        gates: vec![],
        once: false,
        cost: vec![],
        body: vec![Step::Change { on: Scope::Cards(on), change, until: Point(0) }],
        zones: 0,
        quoted: false,
    }
}

fn all_in_deck(tests: Vec<Test>) -> Target {
    let source = Source { side: Side::Mine, zones: 1 << zone::DECK.0, kinds: 0 };
    let from = From::Zones(vec![source]);
    Target::Cards(Sel { pick: Pick::All, chooser: Side::Mine, from, tests, limits: vec![] })
}

/// Twelve red cards by fours: 48, to which a test adds two of its own.
const MOST: &str = "4 C-1, 4 C-2, 4 C-3, 4 C-4, 4 C-5, 4 C-6, 4 C-7, 4 C-8, 4 C-9, 4 C-10, 4 C-11, 4 C-12";

fn with(first: &str, last: &str) -> String {
    format!("{first}, {MOST}, {last}")
}

/// 5-1-2: the Leader is found by its category; the DON!! deck may be listed or not.
#[test]
fn a_legal_deck_has_no_problems() {
    let shelf = Shelf::new();
    assert_eq!(shelf.check(&with("1 L-red", "2 C-13")), []);
    assert_eq!(shelf.check(&with("leader 1 L-red", "2 C-13, don 10 DON")), []);
    assert_eq!(shelf.check(&with("leader 1 L-red", "main 2 C-13")), []);
}

#[test]
fn a_legal_deck_becomes_a_line_up() {
    let shelf = Shelf::new();
    let lineup = lineup(&shelf.0, &deck(&with("1 L-red", "1 C-13, 1 C-14"))).expect("the deck is legal");
    assert_eq!(shelf.0.def(lineup.leader).id, "L-red");
    assert_eq!(lineup.cards.len(), 50);
    assert_eq!(shelf.0.def(lineup.cards[49]).id, "C-14");
}

/// 5-1-2: one Leader, fifty cards, ten DON!! cards.
#[test]
fn contents_are_counted() {
    let shelf = Shelf::new();
    let one = |list: &str| match &shelf.check(list)[..] {
        [(clause, message)] if clause == "5-1-2" => message.clone(),
        other => panic!("{list} gives {other:?}"),
    };
    assert_eq!(one(""), "The deck is empty: list 1 Leader and 50 other cards.");
    assert_eq!(one(&format!("{MOST}, 2 C-13")), "The deck has no Leader: add 1 Leader card.");
    let two = "The deck has 2 Leaders (Name of L-red (L-red), Name of L-both (L-both)): keep 1 of them.";
    assert_eq!(one(&with("1 L-red, 1 L-both", "2 C-13")), two);
    assert_eq!(one(&with("2 L-red", "2 C-13")), "The deck has 2 Leaders (Name of L-red (L-red)): keep 1 of them.");
    assert_eq!(one(&with("1 L-red", "1 C-13")), "The deck has 49 cards: add 1 to make 50.");
    assert_eq!(one(&with("1 L-red", "4 C-13")), "The deck has 52 cards: take out 2 to leave 50.");
    let don = "The DON!! deck has 9 cards: it needs 10, or leave it out of the list.";
    assert_eq!(one(&with("1 L-red", "2 C-13, don 9 DON")), don);
    assert_eq!(one(&with("1 L-red", "2 C-13, don 8 DON, don 1 DON")), don);
}

/// 5-1-2-1: Characters, Events and Stages only; and each part holds what it is for.
#[test]
fn cards_stand_in_the_part_for_their_category() {
    let shelf = Shelf::new();
    assert_eq!(shelf.clauses(&with("1 L-red", "2 C-13, 1 DON")), ["5-1-2-1"]);
    assert_eq!(shelf.clauses(&with("1 L-red", "2 C-13, main 1 L-both")), ["5-1-2-1"]);
    assert_eq!(shelf.clauses(&with("leader 1 C-20, 1 L-red", "2 C-13")), ["5-1-2"]);
    assert_eq!(shelf.clauses(&with("1 L-red", "2 C-13, don 1 C-20")), ["5-1-2"]);
    let (clause, message) = shelf.check(&with("1 L-red", "2 C-13, side 1 C-20")).remove(0);
    assert_eq!((clause.as_str(), message.contains("no part `side`")), ("", true));
}

/// 5-1-2-2: a card may have no colour that the Leader lacks, so both of two must fit.
#[test]
fn colours_are_those_of_the_leader() {
    let shelf = Shelf::new();
    assert_eq!(shelf.clauses(&with("1 L-both", "1 C-green, 1 C-mixed")), [""; 0]);
    let problems = shelf.check(&with("1 L-red", "1 C-green, 1 C-mixed"));
    let expected = |id: &str| {
        format!(
            "Name of {id} ({id}) cannot be here: it is green and the Leader Name of L-red (L-red) is red: \
             take it out or change the Leader."
        )
    };
    let clause = "5-1-2-2".to_owned();
    assert_eq!(problems, [(clause.clone(), expected("C-green")), (clause, expected("C-mixed"))]);
}

/// 5-1-2-3, 2-14-2: four of a number, wherever the list has them.
#[test]
fn copies_are_counted_over_the_whole_list() {
    let shelf = Shelf::new();
    assert_eq!(
        shelf.check(&with("1 L-red", "1 C-1, 1 C-13")),
        [("5-1-2-3".to_owned(), "The deck has 5 copies of Name of C-1 (C-1): 4 are allowed, take out 1.".to_owned())]
    );
}

/// 5-1-2-4: a card may permit any number of itself, or a number of its own.
#[test]
fn a_card_may_set_its_own_number_of_copies() {
    let mut shelf = Shelf::new();
    let this = || Target::Subject(baize_kernel::ir::Subject::This);
    shelf.card("C-many", kind::CHARACTER, &["red"], vec![rule(this(), Change::Copies(-1))]);
    shelf.card("C-lone", kind::CHARACTER, &["red"], vec![rule(this(), Change::Copies(1))]);
    assert_eq!(shelf.check("1 L-red, 50 C-many"), []);
    assert_eq!(shelf.check("1 L-red, 49 C-many, 1 C-lone"), []);
    assert_eq!(shelf.clauses("1 L-red, 48 C-many, 2 C-lone"), ["5-1-2-4-1"]);
}

/// 5-1-2-4-1: a Leader may keep cards out of the deck.
#[test]
fn a_leader_may_forbid_cards() {
    let mut shelf = Shelf::new();
    let forbid = |tests| rule(all_in_deck(tests), Change::Forbid(ban::BE_INCLUDED, vec![], Cause::default()));
    let cheap_events = vec![Test::Kind(kind::EVENT), Test::Stat(stat::COST, Cmp::Le, Num::Const(2))];
    shelf.card("L-strict", kind::LEADER, &["red"], vec![forbid(cheap_events)]);
    let red = vocabulary().find_label("red").expect("a colour");
    let not_red = vec![Test::Not(Box::new(Test::Label(red)))];
    shelf.card("L-narrow", kind::LEADER, &["red", "green"], vec![forbid(not_red)]);

    assert_eq!(shelf.clauses(&with("1 L-strict", "2 C-14")), ["5-1-2-4-1"; 4], "C-1, C-4, C-7 and C-10 are Events");
    assert_eq!(shelf.clauses(&with("1 L-narrow", "1 C-mixed, 1 C-green")), ["5-1-2-4-1"]);
}

#[test]
fn unknown_cards_are_named_and_excuse_a_shortage() {
    let shelf = Shelf::new();
    let problems = shelf.check(&with("1 L-red", "2 X-1"));
    let message = "No card has the number X-1: correct it, or import the set it belongs to.";
    assert_eq!(problems, [(String::new(), message.to_owned())]);
}

#[test]
fn every_reason_is_given_at_once_in_a_stable_order() {
    let shelf = Shelf::new();
    let list = "1 L-red, 5 C-1, 0 C-2, 3 C-green, 1 DON, don 11 DON, 2 X-1";
    assert_eq!(shelf.clauses(list), ["", "5-1-2-1", "", "5-1-2", "5-1-2", "5-1-2-2", "5-1-2-3"]);
}

/// A list of absurd size is refused like any other.
#[test]
fn huge_numbers_are_only_wrong() {
    let shelf = Shelf::new();
    let list = vec!["65535 C-1"; 70_000].join(",");
    assert_eq!(shelf.clauses(&list), ["5-1-2", "5-1-2", "5-1-2-3"]);
}
