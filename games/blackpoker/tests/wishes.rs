//! "Why can't I?": what a card could be used for is offered, or refused with the clause that forbids it.

use baize_blackpoker::book;
use baize_blackpoker::words::zone;
use baize_kernel::chance::Chance;
use baize_kernel::match_of::random_answer;
use baize_kernel::{Board, BoardCard, CardId, Match, Options, Rejected, Seat, SeatBoard, Zone};
use std::collections::{BTreeMap, BTreeSet};

const A: Seat = Seat(0);

type Piles = Vec<(Zone, Vec<BoardCard>)>;

fn card(id: &str) -> BoardCard {
    BoardCard::new(book().pool().find(id).expect("the card exists"))
}

fn pile(place: Zone, ids: &[&str]) -> (Zone, Vec<BoardCard>) {
    (place, ids.iter().map(|id| card(id)).collect())
}

fn table(format: &str, piles: [Piles; 2]) -> Box<dyn Match> {
    let seats = piles.map(|piles| SeatBoard { piles, scores: Vec::new() }).to_vec();
    let board = Board { seats, ..Board::default() };
    let options = Options { format: format.into(), ..Options::default() };
    match book().stage(&options, book().pool(), &board, 1) {
        Ok(staged) => staged.table,
        Err(problems) => panic!("{problems:?}"),
    }
}

fn find(table: &dyn Match, seat: Seat, place: Zone, id: &str) -> CardId {
    let def = book().pool().find(id).expect("the card exists");
    table.pile(seat, place).into_iter().find(|&c| table.card(c).def == def).expect("it lies there")
}

/// Returns what a card could mean: the words, with the clause against it or nothing where it is offered.
fn meant(table: &dyn Match, a: CardId, b: CardId) -> BTreeMap<String, String> {
    let against = |refusal: Option<Rejected>| match refusal {
        None => String::new(),
        Some(Rejected::Forbidden { clause, .. }) => clause.to_string(),
        Some(other) => panic!("no clause: {other}"),
    };
    table.intents(A, a, b).into_iter().map(|wish| (wish.words, against(wish.refusal))).collect()
}

fn map(list: &[(&str, &str)]) -> BTreeMap<String, String> {
    list.iter().map(|(words, clause)| ((*words).to_owned(), (*clause).to_owned())).collect()
}

#[test]
fn a_hand_card_means_every_action_it_could_be_a_key_for() {
    let mut driven = pile(zone::WALLS, &["C4"]);
    driven.1[0].rested = true;
    let own = vec![pile(zone::HAND, &["H7", "S2"]), driven, pile(zone::SOLDIERS, &["H9"])];
    let table = table("light/basic", [own, Vec::new()]);
    let h7 = find(&*table, A, zone::HAND, "H7");
    let wanted = [
        ("set-wall", ""),
        ("up", ""),
        ("summon-soldier", "A09.1"),
        ("equip", "A14.1"),
        // There is no diamond to go with the heart.
        ("break-wall", "A28"),
    ];
    assert_eq!(meant(&*table, h7, CardId::NONE), map(&wanted));
}

#[test]
fn what_cannot_attack_is_told_why() {
    let mut soldiers = pile(zone::SOLDIERS, &["S9", "H6", "D5"]);
    (soldiers.1[1].new, soldiers.1[2].rested) = (true, true);
    let own = vec![pile(zone::HAND, &[]), pile(zone::WALLS, &["C4"]), soldiers];
    let table = table("light/basic", [own, Vec::new()]);
    let of = |place, id| meant(&*table, find(&*table, A, place, id), CardId::NONE);
    assert_eq!(of(zone::SOLDIERS, "S9"), map(&[("attack", ""), ("block ♠9", "A05")]));
    assert_eq!(of(zone::SOLDIERS, "H6"), map(&[("attack ♡6", "A04.4"), ("block ♡6", "A05")]));
    assert_eq!(of(zone::SOLDIERS, "D5"), map(&[("attack ♢5", "A04.3"), ("block ♢5", "A05")]));
    assert_eq!(of(zone::WALLS, "C4"), map(&[("attack ♣4", "C06"), ("block ♣4", "A05")]));
}

#[test]
fn a_card_put_on_another_is_aimed_at_it() {
    let own = vec![pile(zone::HAND, &["H7", "S2"]), pile(zone::WALLS, &["C4"]), pile(zone::SOLDIERS, &["H9", "S9"])];
    let table = table("light/basic", [own, vec![pile(zone::SOLDIERS, &["C9"])]]);
    let h7 = find(&*table, A, zone::HAND, "H7");
    let on = |seat, place, id| meant(&*table, h7, find(&*table, seat, place, id));
    let b = Seat(1);
    assert_eq!(on(A, zone::SOLDIERS, "H9"), map(&[("up", ""), ("equip", ""), ("break-wall ♡7 -> ♡9", "A28")]));
    let other_suit = [("up", ""), ("equip ♡7 -> ♠9", "A14.2"), ("break-wall ♡7 -> ♠9", "A28")];
    assert_eq!(on(A, zone::SOLDIERS, "S9"), map(&other_suit));
    let theirs = [("up", ""), ("equip ♡7 -> ♣9", "A14.2"), ("break-wall ♡7 -> ♣9", "A28")];
    assert_eq!(on(b, zone::SOLDIERS, "C9"), map(&theirs));
    let wall = [("up ♡7 -> ♣4", "A15.2"), ("equip ♡7 -> ♣4", "A14.2"), ("break-wall", "A28")];
    assert_eq!(on(A, zone::WALLS, "C4"), map(&wall));
}

#[test]
fn trumps_rare_cards_and_packs_mean_their_actions() {
    let mut trumps = pile(zone::TRUMP, &["S2", "H3"]);
    trumps.1[0].face_up = Some(true);
    let own = vec![
        pile(zone::HAND, &["D2"]),
        pile(zone::SOLDIERS, &["S9"]),
        pile(zone::RARE, &["DK"]),
        pile(zone::PACK, &["C2", "C3"]),
        trumps,
    ];
    let table = table("master/extra", [own, Vec::new()]);
    let of = |place, id| meant(&*table, find(&*table, A, place, id), CardId::NONE);
    assert_eq!(of(zone::TRUMP, "S2"), map(&[("slash", ""), ("close", "A44"), ("trump-break", "A45")]));
    assert_eq!(of(zone::TRUMP, "H3"), map(&[("quick-open", "A42.1"), ("main-open", "A43.1")]));
    assert_eq!(of(zone::RARE, "DK"), map(&[("rare-draw", "A39.1"), ("rare-summon", ""), ("trap-counter", "A41.1")]));
    let unit = of(zone::SOLDIERS, "S9");
    assert_eq!(unit, map(&[("slash", ""), ("attack", ""), ("block ♠9", "A05")]));
}

#[test]
fn whatever_is_meant_at_any_moment_is_offered_or_explained() {
    let mut keys = BTreeSet::new();
    for (format, seed) in [("light/entry20", 1), ("pro/strategy", 2), ("master/extra", 3)] {
        let options = Options { format: format.into(), ..Options::default() };
        let decks = book().decks_in_turn(&options, 0);
        let mut table = book().open(&options, book().pool(), &decks, seed).expect("shipped decks are legal");
        let mut chance = Chance::new(seed);
        let (mut offered, mut explained) = (0, 0);
        while let Some(prompt) = table.prompt().cloned() {
            let cards = [Seat(0), Seat(1)].into_iter().flat_map(|seat| {
                let places = [zone::HAND, zone::WALLS, zone::SOLDIERS, zone::TRUMP, zone::RARE];
                places.into_iter().flat_map(move |place| [(seat, place)])
            });
            let cards: Vec<CardId> = cards.flat_map(|(seat, place)| table.pile(seat, place)).collect();
            for (i, &a) in cards.iter().enumerate() {
                let b = cards[(i * 7 + 3) % cards.len()];
                for wish in [CardId::NONE, b].into_iter().flat_map(|b| table.intents(prompt.seat, a, b)) {
                    match wish.refusal {
                        None => offered += 1,
                        Some(Rejected::Forbidden { clause, reason, .. }) => {
                            explained += 1;
                            keys.insert(reason.key);
                            let known = book().clauses("8.2").iter().any(|row| row.clause == clause);
                            assert!(known, "{format}: {} is refused by \"{clause}\"", wish.words);
                        }
                        Some(other) => panic!("{format}: {}: {other}", wish.words),
                    }
                }
            }
            table.answer(prompt.seat, &random_answer(&prompt, &mut chance)).expect("what is offered is accepted");
        }
        assert!(offered > 100 && explained > 100, "{format}: {offered} offered, {explained} explained");
    }
    assert!(keys.len() > 15, "{keys:?}");
}

#[test]
fn a_refusal_says_how_much_is_needed_and_how_much_there_is() {
    let mut walls = pile(zone::WALLS, &["C4", "C5"]);
    walls.1[0].rested = true;
    let own = vec![pile(zone::HAND, &["HK", "H7"]), walls, pile(zone::LIFE, &["S2", "S3"])];
    let table = table("light/basic", [own, Vec::new()]);
    let why = |id: &str, words: &str| {
        let wishes = table.intents(A, find(&*table, A, zone::HAND, id), CardId::NONE);
        let wish = wishes.iter().find(|w| w.words == words).unwrap_or_else(|| panic!("{words}: {wishes:?}"));
        match &wish.refusal {
            Some(Rejected::Forbidden { reason, .. }) => {
                (reason.clause.to_string(), reason.key, reason.needs, reason.has)
            }
            other => panic!("{words}: {other:?}"),
        }
    };
    assert_eq!(why("HK", "summon-hero"), ("A10.1".into(), "walls", 2, 1));
    assert_eq!(why("HK", "equip"), ("A14.1".into(), "no-soldier-of-suit", 0, 0));
    assert_eq!(why("H7", "up"), ("A15.2".into(), "no-target", 0, 0));
    assert_eq!(why("H7", "break-wall"), ("A28".into(), "keys", 2, 1));
}
