//! What a person may try with a card is offered, or a clause says why not.

use baize_gundam::book;
use baize_gundam::words::{verb, zone};
use baize_kernel::{Answer, Board, BoardCard, CardId, Choice, Match, Options, Rejected, Seat, SeatBoard, Zone};

const A: Seat = Seat(0);

fn stage(options: &Options, seats: &[&[(Zone, &[&str])]]) -> (Box<dyn Match>, Vec<CardId>) {
    let pool = book().pool();
    let card = |id: &&str| BoardCard::new(pool.find(id).expect("the card is listed"));
    let seat = |piles: &&[(Zone, &[&str])]| SeatBoard {
        piles: piles.iter().map(|(at, ids)| (*at, ids.iter().map(card).collect())).collect(),
        ..SeatBoard::default()
    };
    let board = Board { seats: seats.iter().map(seat).collect(), ..Board::default() };
    let staged = book().stage(options, pool.clone(), &board, 1).expect("the board is possible");
    (staged.table, staged.cards)
}

/// The clause that refuses a wish of a card, or `None` when it is offered.
fn refusal(table: &dyn Match, seat: Seat, a: CardId, b: CardId, wish: Choice) -> Option<String> {
    let wishes = table.intents(seat, a, b);
    let found = wishes.iter().find(|w| w.choice == wish).unwrap_or_else(|| panic!("{wish:?} is not among {wishes:?}"));
    found.refusal.as_ref().map(|why| match why {
        Rejected::Forbidden { clause, .. } => clause.to_string(),
        other => panic!("{wish:?} is refused by no clause: {other}"),
    })
}

#[test]
fn a_hand_says_what_it_may_do_and_why_not() {
    // A Unit of Lv 6, a small Unit, a Pilot, a Command with 【Pilot】, a Base; three Resources.
    let hand: &[&str] = &["ST01-001", "ST01-005", "ST01-010", "ST01-012", "ST01-015"];
    let resources: &[&str] = &["R-001", "R-001"];
    let mine: &[(Zone, &[&str])] = &[(zone::HAND, hand), (zone::RESOURCES, resources), (zone::BATTLE, &["ST01-008"])];
    let (table, c) = stage(&Options::default(), &[mine, &[(zone::BATTLE, &[])]]);
    let unit = c[7];
    let play = |i: usize| refusal(&*table, A, c[i], CardId::NONE, Choice::card(verb::PLAY, c[i]));
    assert_eq!(play(0).as_deref(), Some("2-9-1"));
    assert_eq!(play(1), None);
    let pair = |i: usize| refusal(&*table, A, c[i], unit, Choice::pair(verb::PAIR, c[i], unit));
    assert_eq!(pair(2).as_deref(), Some("2-9-1"));
    assert_eq!(pair(3), None);
    assert_eq!(play(3).as_deref(), Some("10-1-8-1-1"));
}

#[test]
fn units_dragged_onto_others_attack_or_are_told_why_not() {
    let mine: &[(Zone, &[&str])] = &[(zone::BATTLE, &["ST01-001", "ST01-009"])];
    let theirs: &[(Zone, &[&str])] = &[(zone::BATTLE, &["ST01-005"]), (zone::BASE, &["ST01-015"])];
    let (table, c) = stage(&Options::default(), &[mine, theirs]);
    let [gundam, zowort, gm, base] = c[..4] else { panic!("four cards were laid") };
    let attack = |a, b| refusal(&*table, A, a, b, Choice::pair(verb::ATTACK, a, b));
    assert_eq!(attack(gundam, gm).as_deref(), Some("8-2-1"));
    assert_eq!(attack(gundam, zowort).as_deref(), Some("7-5-4-1"));
    let player = |a, b| refusal(&*table, A, a, b, Choice::card(verb::ATTACK, a).numbered(1));
    assert_eq!(player(gundam, base), None);
    assert_eq!(player(zowort, base).as_deref(), Some("1-3-3"));
    let block = refusal(&*table, A, zowort, CardId::NONE, Choice::card(verb::BLOCK, zowort));
    assert_eq!(block.as_deref(), Some("13-1-4-1"));
    let theirs = refusal(&*table, A, gm, CardId::NONE, Choice::card(verb::ACTIVATE, gm));
    assert_eq!(theirs.as_deref(), Some("7-5-3-1"));
}

#[test]
fn a_unit_dragged_onto_the_attacker_blocks() {
    let mine: &[(Zone, &[&str])] = &[(zone::BATTLE, &["ST01-001"])];
    let theirs: &[(Zone, &[&str])] = &[(zone::BATTLE, &["ST01-008", "ST01-005"])];
    let (mut table, c) = stage(&Options::default(), &[mine, theirs]);
    let [gundam, guard, gm] = c[..3] else { panic!("three cards were laid") };
    let attack = table.prompt().expect("A is asked").options.iter().position(|o| o.verb == verb::ATTACK);
    table.answer(A, &Answer::Pick(attack.expect("an attack is offered") as u16)).expect("it is offered");
    let block = |a| refusal(&*table, Seat(1), a, gundam, Choice::card(verb::BLOCK, a));
    assert_eq!(block(guard), None);
    assert_eq!(block(gm).as_deref(), Some("13-1-4-1"));
}

#[test]
fn a_team_mates_cards_are_not_ones_own() {
    let options = Options { mode: "team-battle".into(), ..Options::default() };
    let mine: &[(Zone, &[&str])] = &[(zone::HAND, &["ST01-010"])];
    let mate: &[(Zone, &[&str])] = &[(zone::BATTLE, &["ST01-001"])];
    let (table, c) = stage(&options, &[mine, mate, &[(zone::BATTLE, &[])], &[(zone::BATTLE, &[])]]);
    let [amuro, gundam] = c[..2] else { panic!("two cards were laid") };
    let pair = refusal(&*table, A, amuro, gundam, Choice::pair(verb::PAIR, amuro, gundam));
    assert_eq!(pair.as_deref(), Some("12-3-3"));
    let activate = refusal(&*table, A, gundam, CardId::NONE, Choice::card(verb::ACTIVATE, gundam));
    assert_eq!(activate.as_deref(), Some("12-3-3"));
}
