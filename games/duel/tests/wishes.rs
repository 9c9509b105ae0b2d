//! What a person may try with a card is offered, or a clause says why not.

use baize_duel::book;
use baize_duel::words::{verb, zone};
use baize_kernel::chance::Chance;
use baize_kernel::match_of::random_answer;
use baize_kernel::{Board, BoardCard, CardId, Choice, Match, Options, Refusal, Rejected, Seat, SeatBoard, Zone};
use std::collections::BTreeSet;

fn stage(phase: &str, seats: [&[(Zone, &[&str])]; 2]) -> (Box<dyn Match>, Vec<CardId>) {
    let pool = book().pool();
    let card = |id: &&str| BoardCard::new(pool.find(id).expect("the card is listed"));
    let seat = |piles: &[(Zone, &[&str])]| SeatBoard {
        piles: piles.iter().map(|(at, ids)| (*at, ids.iter().map(card).collect())).collect(),
        ..SeatBoard::default()
    };
    let board = Board { phase: Some(phase.to_owned()), seats: seats.map(seat).into(), ..Board::default() };
    let staged = book().stage(&Options::default(), pool.clone(), &board, 1).expect("the board is possible");
    (staged.table, staged.cards)
}

/// What refuses a wish of a card, or `None` when it is offered.
fn reason(table: &dyn Match, a: CardId, b: CardId, wish: Choice) -> Option<Refusal> {
    let wishes = table.intents(Seat(0), a, b);
    let found = wishes.iter().find(|w| w.choice == wish).unwrap_or_else(|| panic!("{wish:?} is not among {wishes:?}"));
    found.refusal.as_ref().map(|why| match why {
        Rejected::Forbidden { reason, .. } => *reason,
        other => panic!("{wish:?} is refused by no clause: {other}"),
    })
}

/// The clause that refuses a wish of a card, or `None` when it is offered.
fn refusal(table: &dyn Match, a: CardId, b: CardId, wish: Choice) -> Option<String> {
    reason(table, a, b, wish).map(|why| why.clause.to_string())
}

#[test]
fn a_hand_says_what_it_may_do_and_why_not() {
    let hand: &[&str] = &["dark-magician", "axe-raider", "trap-hole", "dark-hole", "the-tricky", "crab-turtle"];
    let (table, c) = stage("main1", [&[(zone::HAND, hand)], &[(zone::HAND, &[])]]);
    let why = |i: usize, verb| refusal(&*table, c[i], CardId::NONE, Choice::card(verb, c[i]));
    assert_eq!(why(0, verb::SUMMON).as_deref(), Some("D4.9"));
    assert_eq!(why(1, verb::SUMMON), None);
    assert_eq!(why(1, verb::SET), None);
    assert_eq!(why(2, verb::ACTIVATE).as_deref(), Some("D5.17"));
    assert_eq!(why(2, verb::SET), None);
    assert_eq!(why(3, verb::ACTIVATE).as_deref(), Some("D9.31"));
    assert_eq!(why(4, verb::SPECIAL), None);
    assert_eq!(why(5, verb::SUMMON).as_deref(), Some("D4.3"));
}

#[test]
fn monsters_dragged_onto_others_attack_or_are_told_why_not() {
    let mine: &[(Zone, &[&str])] = &[(zone::HAND, &["leotron"]), (zone::MONSTERS, &["axe-raider", "bitron"])];
    let theirs: &[(Zone, &[&str])] = &[(zone::HAND, &[]), (zone::MONSTERS, &["haniwa", "command-knight"])];
    let (table, c) = stage("battle", [mine, theirs]);
    let [leotron, axe, bitron, haniwa, knight] = c[..5] else { panic!("five cards were laid") };
    let why = |a, b| refusal(&*table, a, b, Choice::pair(verb::ATTACK, a, b));
    assert_eq!(why(axe, haniwa), None);
    assert_eq!(why(axe, knight).as_deref(), Some("D8.33"));
    assert_eq!(why(axe, bitron).as_deref(), Some("D8.3"));
    let alone = |card, verb| refusal(&*table, card, CardId::NONE, Choice::card(verb, card));
    assert_eq!(alone(axe, verb::CHANGE).as_deref(), Some("D7.10"));
    assert_eq!(alone(leotron, verb::SUMMON).as_deref(), Some("D7.10"));
    assert_eq!(alone(haniwa, verb::ACTIVATE).as_deref(), Some("D2.1"));
}

#[test]
fn a_refusal_says_how_much_is_needed_and_which_card_forbids_it() {
    let hand: &[&str] = &["dark-magician", "crawling-dragon"];
    let (table, c) = stage("main1", [&[(zone::HAND, hand), (zone::MONSTERS, &["axe-raider"])], &[(zone::HAND, &[])]]);
    let why = reason(&*table, c[0], CardId::NONE, Choice::card(verb::SUMMON, c[0])).expect("it needs tributes");
    assert_eq!((why.key, why.needs, why.has, why.card), ("tributes", 2, 1, c[0]));
    assert_eq!(reason(&*table, c[1], CardId::NONE, Choice::card(verb::SUMMON, c[1])), None);

    let theirs: &[(Zone, &[&str])] = &[(zone::HAND, &[]), (zone::MONSTERS, &["haniwa", "command-knight"])];
    let (table, c) = stage("battle", [&[(zone::HAND, &[]), (zone::MONSTERS, &["axe-raider"])], theirs]);
    let [axe, _, knight] = c[..3] else { panic!("three cards were laid") };
    let barred = reason(&*table, axe, knight, Choice::pair(verb::ATTACK, axe, knight)).expect("another one is there");
    assert_eq!((barred.key, barred.card), ("forbidden", knight));
    let Rejected::Forbidden { reason: direct, .. } = table.explain(Seat(0), &Choice::card(verb::ATTACK, axe)) else {
        panic!("there are monsters");
    };
    assert_eq!((direct.key, direct.has), ("has-monsters", 2));
}

#[test]
fn whatever_is_meant_at_any_moment_is_offered_or_explained() {
    let mut keys = BTreeSet::new();
    for seed in 0..12 {
        let options = Options::default();
        let decks = book().decks_in_turn(&options, seed as usize);
        let mut table = book().open(&options, book().pool(), &decks, seed).expect("shipped decks are legal");
        let mut chance = Chance::new(seed);
        while let Some(prompt) = table.prompt().cloned() {
            let cards: Vec<CardId> = table.view(Some(prompt.seat)).known().collect();
            for (i, &a) in cards.iter().enumerate() {
                let b = cards[(i * 7 + 3) % cards.len()];
                for wish in [CardId::NONE, b].into_iter().flat_map(|b| table.intents(prompt.seat, a, b)) {
                    match wish.refusal {
                        None => assert!(prompt.options.contains(&wish.choice), "{}", wish.words),
                        Some(Rejected::Forbidden { reason, .. }) => _ = keys.insert(reason.key),
                        Some(other) => panic!("{}: {other}", wish.words),
                    }
                }
            }
            table.answer(prompt.seat, &random_answer(&prompt, &mut chance)).expect("what is offered is accepted");
        }
    }
    assert!(keys.len() > 20, "{keys:?}");
}
