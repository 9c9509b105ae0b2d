//! Lists of the games that ship.

use baize_decks::{ListFormat, keeps, parse, read};

#[test]
fn a_list_of_nonsense_is_refused_quickly() {
    let book = baize_registry::find("one-piece").expect("a game");
    let text: String = (0..2000).map(|n| format!("4 Naim {n}\n")).collect();
    let pool = book.pool();
    let (_, problems) = parse("nonsense", text.as_bytes(), &pool);
    // The quickest of some tries: whatever else the machine does is not counted.
    let quickest = (0..5).map(|_| {
        let began = std::time::Instant::now();
        parse("nonsense", text.as_bytes(), &pool);
        began.elapsed()
    });
    let quickest = quickest.min().expect("some tries");
    assert!(quickest < std::time::Duration::from_millis(500), "{quickest:?}");
    assert_eq!(problems.len(), 51);
    let hints = problems.iter().filter(|problem| problem.message.contains("did you mean")).count();
    assert!(hints <= 10, "{hints}");
}

#[test]
fn a_frame_is_set_up_suit_by_suit() {
    let book = baize_registry::find("blackpoker").expect("a game");
    let text = "frame: pro/strategy\n♠ A 2 10 K\nH2 HQ\n1xJK1\n";
    let read = read("t", text.as_bytes(), &book.pool());
    assert_eq!(read.problems, []);
    assert_eq!(read.format.as_deref(), Some("pro/strategy"));
    let ids: Vec<&str> = read.deck.lines.iter().map(|l| l.id.as_str()).collect();
    assert_eq!(ids, ["SA", "S2", "S10", "SK", "H2", "HQ", "JK1"]);
    for deck in book.decks() {
        assert!(keeps(deck, &book.pool(), ListFormat::Suits), "{}", deck.name);
    }
}
