//! What each viewer sees: life shown as 10+, the stage with its targets, how face-down walls are turned.

use baize_blackpoker::book;
use baize_blackpoker::words::{action, verb, zone};
use baize_kernel::view::{Aim, Spot};
use baize_kernel::{Answer, Board, BoardCard, CardId, Choice, Match, Options, Seat, SeatBoard, Verb, Zone};

const A: Seat = Seat(0);
const B: Seat = Seat(1);

fn pile(place: Zone, ids: &[&str]) -> (Zone, Vec<BoardCard>) {
    let pool = book().pool();
    (place, ids.iter().map(|id| BoardCard::new(pool.find(id).expect("the card exists"))).collect())
}

fn table(a: Vec<(Zone, Vec<BoardCard>)>, b: Vec<(Zone, Vec<BoardCard>)>) -> Box<dyn Match> {
    let seat = |piles| SeatBoard { piles, scores: Vec::new() };
    let board = Board { seats: vec![seat(a), seat(b)], ..Board::default() };
    let options = Options { format: "master/basic".into(), ..Options::default() };
    match book().stage(&options, book().pool(), &board, 1) {
        Ok(staged) => staged.table,
        Err(problems) => panic!("{problems:?}"),
    }
}

/// Takes the option with this verb and, if one is named, this card.
fn take(table: &mut dyn Match, which: Verb, card: Option<&str>) {
    let prompt = table.prompt().expect("a question is open");
    let def = card.map(|id| book().pool().find(id).expect("the card exists"));
    let fits = |o: &Choice| o.verb == which && def.is_none_or(|def| o.a.is_some() && table.card(o.a).def == def);
    let place = prompt.options.iter().position(fits).expect("it is offered") as u16;
    let seat = prompt.seat;
    table.answer(seat, &Answer::Pick(place)).expect("what is offered is accepted");
}

#[test]
fn others_see_a_life_of_ten_as_ten_or_more_and_nine_as_nine() {
    let ids = ["S2", "S3", "S4", "S5", "S6", "S7", "S8", "S9", "S10", "SJ"];
    for (count, shown, more) in [(9, 9, false), (10, 10, true)] {
        let table = table(vec![pile(zone::LIFE, &ids[..count])], Vec::new());
        for viewer in [Some(B), None] {
            let view = table.view(viewer);
            let life = view.pile(A, zone::LIFE).expect("there is a life");
            assert_eq!((life.count, life.more, life.cards.len()), (shown, more, count));
        }
        let own = table.view(Some(A));
        assert!(!own.pile(A, zone::LIFE).expect("there is a life").more);
        assert!(own.pile(A, zone::LIFE).is_some_and(|p| p.cards.iter().all(|c| c.def.is_none())));
    }
}

#[test]
fn a_life_of_twenty_looks_like_one_of_ten() {
    let table = table(Vec::new(), Vec::new());
    let view = table.view(Some(B));
    let life = view.pile(A, zone::LIFE).expect("there is a life");
    assert_eq!((life.count, life.more, life.cards.len()), (10, true, 10));
}

#[test]
fn the_stage_shows_action_controller_keys_and_a_hidden_target_by_its_place() {
    let mut table = table(
        vec![pile(zone::HAND, &["H9", "D9", "C2", "S2"])],
        vec![pile(zone::WALLS, &["C4", "C5"]), pile(zone::HAND, &["C9", "D2"])],
    );
    take(&mut *table, action(28), None);
    take(&mut *table, verb::TARGET, Some("C5"));
    take(&mut *table, verb::PASS, None);
    take(&mut *table, action(18), None);
    let view = table.view(Some(A));
    let [below, above] = view.stack.as_slice() else { panic!("two requests wait: {:?}", view.stack) };
    assert_eq!((below.seat, below.verb, below.cards.len()), (A, action(28), 2));
    assert_eq!(below.aim, Aim::Card(Spot { card: CardId::NONE, pile: (B, zone::WALLS), at: 1 }));
    assert_eq!((above.seat, above.verb, above.aim), (B, action(18), Aim::Waiting(0)));
    let own = table.view(Some(B));
    assert!(matches!(own.stack[0].aim, Aim::Card(spot) if spot.card.is_some()));
}

#[test]
fn everyone_sees_whether_a_face_down_wall_is_driven() {
    let mut driven = pile(zone::WALLS, &["C4", "C5"]);
    driven.1[1].rested = true;
    let table = table(vec![driven], Vec::new());
    for viewer in [Some(B), None] {
        let view = table.view(viewer);
        let walls = view.pile(A, zone::WALLS).expect("there are walls");
        let seen: Vec<_> = walls.cards.iter().map(|c| (c.card, c.def, c.rested)).collect();
        assert_eq!(seen, [(CardId::NONE, None, false), (CardId::NONE, None, true)]);
    }
}

#[test]
fn options_name_hidden_walls_by_their_place() {
    let mut table = table(vec![pile(zone::HAND, &["H9", "D9"])], vec![pile(zone::WALLS, &["C4", "C5"])]);
    take(&mut *table, action(28), None);
    let words: Vec<String> =
        table.prompt().expect("a target is asked for").options.iter().map(|o| table.words(o)).collect();
    assert_eq!(words, ["target wall 1 of B", "target wall 2 of B"]);
}
