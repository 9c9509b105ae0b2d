//! What a person may try with a card is offered, or a clause says why not.

use baize_duel::book;
use baize_duel::words::{verb, zone};
use baize_kernel::{Board, BoardCard, CardId, Choice, Options, Rejected, Seat, SeatBoard, Table, Zone};

fn stage(phase: &str, seats: [&[(Zone, &[&str])]; 2]) -> (Box<dyn Table>, Vec<CardId>) {
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

/// The clause that refuses a wish of a card, or `None` when it is offered.
fn refusal(table: &dyn Table, a: CardId, b: CardId, wish: Choice) -> Option<String> {
    let wishes = table.wishes(Seat(0), a, b);
    let found = wishes.iter().find(|w| w.choice == wish).unwrap_or_else(|| panic!("{wish:?} is not among {wishes:?}"));
    found.refusal.as_ref().map(|why| match why {
        Rejected::Forbidden { clause, .. } => clause.to_string(),
        other => panic!("{wish:?} is refused by no clause: {other}"),
    })
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
