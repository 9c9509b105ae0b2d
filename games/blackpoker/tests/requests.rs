//! Requests are put together part by part: every legal one is reached, and in exactly one way.
//!
//! At many moments of random games, and of boards made for trumps, all ways through the questions are
//! followed and compared with a brute-force list of the legal requests.

mod legal;

use baize_blackpoker::actions::{self, ACTIONS, Action, Key, Start};
use baize_blackpoker::rules::trumps;
use baize_blackpoker::words::{verb, zone};
use baize_blackpoker::{book, cards};
use baize_kernel::chance::Chance;
use baize_kernel::match_of::random_answer;
use baize_kernel::{
    Answer, Ask, Board, BoardCard, CardId, Choice, Event, Match, Options, Prompt, Seat, SeatBoard, Verb, What,
};
use legal::{Made, Mark, Position};
use std::collections::BTreeSet;

/// The verbs of questions about a request that is being put together.
const PARTS: [Verb; 6] = [verb::DRIVE, verb::DISCARD, verb::SACRIFICE, verb::KEY, verb::UNIT, verb::TARGET];

/// A way through the questions: what was chosen at each.
type Way = Vec<Vec<Chosen>>;

/// A choice and its place among the options.
type Chosen = (Choice, usize);

/// Returns every answer to a question for one option or for a set of options.
fn answers(prompt: &Prompt) -> Vec<Answer> {
    let count = prompt.options.len() as u16;
    match prompt.ask {
        Ask::Pick => (0..count).map(Answer::Pick).collect(),
        Ask::Several { min, .. } => {
            let sets = (0u32..1 << count).filter(|set| set.count_ones() == u32::from(min));
            sets.map(|set| Answer::Several((0..count).filter(|i| set & (1 << i) != 0).collect())).collect()
        }
        _ => panic!("a part of a request is one option or a set of options"),
    }
}

/// Collects all ways to complete the request that was begun.
fn follow(table: &dyn Match, so_far: &Way, drafted: bool, ways: &mut Vec<Way>) {
    // A question about a part comes only while the chance's own question has not come back.
    let Some(prompt) = table.prompt().filter(|p| drafted && PARTS.contains(&p.why.verb)) else {
        return ways.push(so_far.clone());
    };
    for answer in answers(prompt) {
        let places: Vec<u16> = match &answer {
            Answer::Pick(place) => vec![*place],
            Answer::Several(places) => places.clone(),
            _ => Vec::new(),
        };
        let chosen = places.iter().map(|&p| (prompt.options[usize::from(p)], usize::from(p))).collect();
        let mut copy = table.copy();
        let events = copy.answer(prompt.seat, &answer).expect("what is offered is accepted");
        let way: Way = so_far.iter().cloned().chain([chosen]).collect();
        // Once the action is told, questions are those of its effect.
        follow(&*copy, &way, !is_declared(&events), ways);
    }
}

fn is_declared(events: &[Event]) -> bool {
    events.iter().any(|e| matches!(e.what, What::Did { verb, .. } if verb.0 < 90))
}

/// Returns whether a way could be the one to a request: what was chosen is part of it.
fn leads_to(way: &Way, made: &Made, action: &Action, at: &Position<'_>) -> bool {
    way.iter().all(|chosen| {
        let cards: BTreeSet<CardId> = chosen.iter().map(|(choice, _)| choice.a).collect();
        let Some(&(first, place)) = chosen.first() else { return false };
        let face = |c: &CardId| {
            let (pool, def) = (at.table.pool(), at.table.card(*c).def);
            (cards::suits(pool, def), cards::number(pool, def))
        };
        match first.verb {
            verb::DRIVE => made.walls == cards,
            verb::DISCARD => made.discards == cards,
            verb::SACRIFICE => made.victims == cards,
            verb::UNIT => made.unit == Some(first.a),
            verb::SUIT => made.keys.iter().all(|c| face(c).0 == 1 << first.n),
            verb::NUMBER => made.keys.iter().all(|c| face(c).1 == i32::from(first.n)),
            // Two cards of different kinds are asked for one after the other.
            verb::KEY if matches!(action.key, Key::Both(..)) => cards.is_subset(&made.keys),
            verb::KEY => made.keys == cards,
            verb::TARGET => made.target == Some(mark(action, first, place, at)),
            _ => false,
        }
    })
}

/// Requests are offered in the order of the stage, so the place tells which is meant.
fn mark(action: &Action, choice: Choice, place: usize, at: &Position<'_>) -> Mark {
    use actions::Target::{Opponent, Player};
    match action.target {
        Opponent | Player => Mark::Seat(Seat(choice.n as u8 - 1)),
        _ if choice.a.is_some() => Mark::Card(choice.a),
        _ => {
            let stage: BTreeSet<Mark> = at.requests(action).into_iter().filter_map(|made| made.target).collect();
            stage.into_iter().nth(place).expect("as many requests are offered as may be aimed at")
        }
    }
}

/// Compares what is offered with what is legal, for every action of the list.
fn check(at: &Position<'_>, prompt: &Prompt, checked: &mut BTreeSet<u8>) {
    for action in &ACTIONS {
        let option = Choice::plain(Verb(action.number - 1));
        let legal = at.requests(action);
        let Some(place) = prompt.options.iter().position(|o| *o == option) else {
            assert!(legal.is_empty(), "{} is not offered, and yet: {legal:?}", action.word);
            continue;
        };
        let mut begun = at.table.copy();
        let events = begun.answer(prompt.seat, &Answer::Pick(place as u16)).expect("what is offered is accepted");
        let mut ways = Vec::new();
        follow(&*begun, &Way::new(), !is_declared(&events), &mut ways);
        assert_eq!(ways.len(), legal.len(), "{}: {ways:?}\n{legal:?}", action.word);
        for made in &legal {
            let reached = ways.iter().filter(|way| leads_to(way, made, action, at)).count();
            assert_eq!(reached, 1, "{}: {made:?} is reached in {reached} ways", action.word);
        }
        checked.insert(action.number);
    }
}

/// How a game is played on.
#[derive(Copy, Clone)]
struct Course {
    /// Format and frame.
    pair: (u8, u8),
    seed: u64,
    /// At one in so many chances offers and legal requests are compared.
    one_in: u32,
    /// The most answers.
    limit: usize,
    /// Whether battles are sought.
    fierce: bool,
}

impl Course {
    /// Answers at random, or attacks and then mostly passes, so that battles come to their end.
    fn answer(&self, prompt: &Prompt, chance: &mut Chance) -> Answer {
        let find = |which: Verb| prompt.options.iter().position(|o| *o == Choice::plain(which));
        let wanted = match prompt.why.verb {
            verb::PASS if self.fierce => find(Verb(3)).or_else(|| find(verb::PASS).filter(|_| chance.below(6) > 0)),
            _ => None,
        };
        wanted.map_or_else(|| random_answer(prompt, chance), |place| Answer::Pick(place as u16))
    }
}

/// Plays on, comparing at the first and at some of the other chances.
fn play(table: &mut dyn Match, course: Course, checked: &mut BTreeSet<u8>) {
    let ((format, frame), mut chance) = (course.pair, Chance::new(course.seed));
    let (mut used, mut locked) = (BTreeSet::new(), BTreeSet::new());
    for n in 0..course.limit {
        let Some(prompt) = table.prompt().cloned() else { return };
        if prompt.why.verb == verb::PASS && (n == 0 || chance.below(course.one_in) == 0) {
            let (seat, view) = (prompt.seat, table.view(None));
            let at = Position { table, view, seat, format, frame, used: &used, locked: &locked };
            check(&at, &prompt, checked);
        }
        let events = table.answer(prompt.seat, &course.answer(&prompt, &mut chance)).expect("it is offered");
        for event in &events {
            match event.what {
                What::TurnBegan { .. } => (used, locked) = (BTreeSet::new(), BTreeSet::new()),
                // A request of an effect is not told as one, and counts for nothing.
                What::Did { seat, verb, card: CardId::NONE, .. } if verb.0 < 90 => _ = used.insert((seat, verb.0 + 1)),
                What::Flipped { card, .. } if event.clause.as_str() == "A44.2" => _ = locked.insert(card),
                _ => {}
            }
        }
    }
}

#[test]
fn every_legal_request_of_every_official_pair_is_reached_in_exactly_one_way() {
    let mut checked = BTreeSet::new();
    for (n, options) in book().ways().into_iter().enumerate() {
        let (format, frame) = options.format.split_once('/').expect("a pair has two parts");
        let place = |list: &[&str], word: &str| list.iter().position(|w| *w == word).expect("it exists") as u8;
        let pair =
            (place(&baize_blackpoker::options::FORMATS, format) + 1, place(&baize_blackpoker::options::FRAMES, frame));
        for seed in 0..2 {
            let decks = book().decks_in_turn(&options, seed);
            let seed = (seed + 10 * n) as u64;
            let mut table = book().open(&options, book().pool(), &decks, seed).expect("shipped decks are legal");
            let course = Course { pair, seed, one_in: 9, limit: 2000, fierce: false };
            play(&mut *table, course, &mut checked);
        }
    }
    assert!(checked.len() >= 30, "only these were tried: {checked:?}");
}

fn lie(ids: &[&str]) -> Vec<BoardCard> {
    ids.iter().map(|id| BoardCard::new(book().pool().find(id).expect("the card exists"))).collect()
}

/// A board with much on it: two open trumps, characters of each suit, and a hand for most magic.
fn rich(open: &[&str], hand: &[&str], units: &[(&str, &str)]) -> SeatBoard {
    let mut trumps = lie(open);
    trumps.iter_mut().for_each(|card| card.face_up = Some(true));
    trumps.extend(lie(&["HQ"]));
    let mut soldiers = lie(&["S6", "D6"]);
    for (head, other) in units {
        let mut unit = lie(&[head]);
        unit[0].attached = lie(&[other]);
        soldiers.append(&mut unit);
    }
    let piles = vec![
        (zone::TRUMP, trumps),
        (zone::HAND, lie(hand)),
        (zone::SOLDIERS, soldiers),
        (zone::WALLS, lie(&["C2", "D2", "C3"])),
        (zone::RARE, lie(&["D7"])),
        (zone::PACK, lie(&["C5", "C6"])),
        (zone::GRAVE, lie(&["S9", "DQ"])),
        (zone::LIFE, lie(&["H2", "H10", "D4", "C9", "S4", "HA", "D9", "C8"])),
    ];
    SeatBoard { piles, scores: Vec::new() }
}

#[test]
fn requests_that_trumps_allow_are_reached_in_exactly_one_way() {
    let options = Options { format: "master/extra".into(), ..Options::default() };
    let hands = [
        ["H7", "S5", "D3", "C4", "DA", "CJ"],
        ["SA", "S10", "SJ", "SQ", "SK", "JK1"],
        ["H7", "H4", "D3", "D8", "C4", "CA"],
    ];
    let units = [("SJ", "H9"), ("HJ", "D8"), ("DJ", "C7"), ("CJ", "S8"), ("HK", "DK")];
    let mut checked = BTreeSet::new();
    for (i, trump) in trumps::TABLE.iter().enumerate() {
        let open = [trump.face, trumps::TABLE[(i + 7) % trumps::TABLE.len()].face].map(|face| face.id());
        for seed in 0..3 {
            let seat = |n: usize| {
                let open = open.each_ref().map(String::as_str);
                rich(&open, &hands[(seed + n) % hands.len()], &[units[(i + n) % units.len()]])
            };
            let board = Board { seats: vec![seat(0), seat(1)], ..Board::default() };
            let staged = book().stage(&options, book().pool(), &board, 1);
            let mut table = staged.unwrap_or_else(|problems| panic!("{problems:?}")).table;
            let course = Course { pair: (4, 5), seed: i as u64, one_in: 6, limit: 40, fierce: seed == 2 };
            play(&mut *table, course, &mut checked);
        }
    }
    let direct = ACTIONS.iter().filter(|a| a.start == Start::Direct);
    let missing: Vec<&str> = direct.filter(|a| !checked.contains(&a.number)).map(|a| a.word).collect();
    assert!(missing.is_empty(), "never tried: {missing:?}");
}
