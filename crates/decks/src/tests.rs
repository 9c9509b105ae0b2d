//! Lists in every spelling, and lists that are none.

use super::read::MOST_PROBLEMS;
use super::*;
use baize_kernel::{CardDef, Kind, Lexicon};

fn pool() -> Pool {
    let mut lexicon = Lexicon::default();
    let names = [("OP01-016", "Nami"), ("OP01-025", "Roronoa Zoro"), ("7", "Seven")];
    let mut defs = names.map(|(id, name)| CardDef::new(id, lexicon.intern(name), Kind(0)));
    defs[1].codes = vec!["05053103".to_owned(), "5053104".to_owned()];
    let mut pool = Pool::new(lexicon);
    defs.into_iter().for_each(|def| {
        pool.add(def);
    });
    pool
}

fn lines(text: &str) -> Vec<(u16, String)> {
    let (deck, problems) = parse("t", text.as_bytes(), &pool());
    assert_eq!(problems, [], "{text}");
    deck.lines.into_iter().map(|l| (l.count, l.id)).collect()
}

fn problems(text: &[u8]) -> Vec<String> {
    parse("t", text, &pool()).1.into_iter().map(|p| p.message.to_string()).collect()
}

#[test]
fn names_are_counted_as_people_count_them() {
    let zoro = |n| (n, "OP01-025".to_owned());
    for text in ["2xRoronoa Zoro", "2x Roronoa Zoro", "2 roronoa zoro", "2 x RORONOA ZORO", "Roronoa Zoro x2"] {
        assert_eq!(lines(text), [zoro(2)], "{text}");
    }
    assert_eq!(lines("3xNami"), [(3, "OP01-016".to_owned())]);
    assert_eq!(lines("4xOP01-016\n4 OP01-016\nOP01-016 x4"), vec![(4, "OP01-016".to_owned()); 3]);
}

#[test]
fn a_name_that_several_cards_have_is_asked_back() {
    let mut pool = pool();
    let name = pool.lexicon_mut().intern("Nami");
    pool.add(CardDef::new("OP02-036", name, Kind(0)));
    let told = parse("t", b"4 Nami", &pool).1;
    assert_eq!(&*told[0].message, "line 1: several cards are called Nami: write the number, one of OP01-016, OP02-036");
}

#[test]
fn names_stand_for_numbers_and_a_mark_begins_the_side_deck() {
    let (deck, problems) = parse("t", b"#main\n3 roronoa zoro\nNami\nOP01-016\n!side\n2x Seven\n", &pool());
    assert_eq!(problems, []);
    let lines: Vec<(u16, &str, &str)> = deck.lines.iter().map(|l| (l.count, l.id.as_str(), l.part.as_str())).collect();
    assert_eq!(lines, [(3, "OP01-025", ""), (2, "OP01-016", ""), (2, "7", "side")]);
}

#[test]
fn passcodes_stand_for_numbers_in_ydk_lists() {
    let text = "#created by somebody\n#main\n5053103\n05053103\n5053104\nNami\n#extra\n!side\r\n5053103\n";
    let (deck, problems) = parse("t", text.as_bytes(), &pool());
    assert_eq!(problems, []);
    let lines: Vec<(u16, &str, &str)> = deck.lines.iter().map(|l| (l.count, l.id.as_str(), l.part.as_str())).collect();
    assert_eq!(lines, [(3, "OP01-025", ""), (1, "OP01-016", ""), (1, "OP01-025", "side")]);
    let written = write(&deck, &pool(), ListFormat::Ydk);
    let wanted = "#created by Baize: t\n#main\n5053103\n5053103\n5053103\nNami\n#extra\n!side\n5053103\n";
    assert_eq!(written, wanted);
}

#[test]
fn cards_after_the_mark_of_the_extra_deck_are_not_in_the_main_deck() {
    let (deck, _) = parse("t", b"#main\n#extra\n5053103\n!side\n", &pool());
    assert_eq!(deck.lines[0].part, "extra");
}

#[test]
fn every_unknown_passcode_is_told_with_its_line() {
    assert_eq!(
        problems(b"#main\n5053103\n12345678\n\nNaim\n99999999999999999999\n"),
        [
            "line 3: no card has the passcode 12345678",
            "line 5: there is no card `Naim`; did you mean Nami?",
            "line 6: no card has the passcode 99999999999999999999",
        ]
    );
}

#[test]
fn every_way_to_write_a_line_is_read() {
    for text in [
        "4xOP01-016",
        "4x OP01-016",
        "4 x OP01-016",
        "4 OP01-016 Nami",
        "4 OP01-016",
        "OP01-016 x4",
        "OP01-016 Nami X4",
        "  4Xop01-016  # the navigator",
        "4xOP01-016_p2",
        "\u{feff}4xOP01-016\r\n",
        "// a deck\n\n4xOP01-016 // four",
        "[\"OP01-016\",\"OP01-016\",\"OP01-016\",\"OP01-016\"]",
    ] {
        assert_eq!(lines(text), [(4, "OP01-016".to_owned())], "{text}");
    }
    assert_eq!(lines("7 x4\n4x7\n4 7"), [(4, "7".into()), (4, "7".into()), (4, "7".into())]);
}

#[test]
fn parts_of_a_deck_have_headings() {
    let (deck, problems) = parse("t", b"4xOP01-016\n[Side]\n1xOP01-025\n", &pool());
    assert_eq!(problems, []);
    assert_eq!(deck.lines.iter().map(|l| l.part.as_str()).collect::<Vec<_>>(), ["", "side"]);
}

#[test]
fn every_problem_is_told_with_its_line() {
    assert_eq!(
        problems(b"4xOP01-016\nOP01-016\n0xOP01-016\n4xOP01-061\n99999999999x7\n4x\n"),
        [
            "line 2: `OP01-016` has no number of copies; write `4xOP01-016`",
            "line 3: 0 copies of OP01-016; write 1 to 999",
            "line 4: there is no card `OP01-061`; did you mean OP01-016?",
            "line 5: 99999999999 copies; write 1 to 999",
            "line 6: `4x` names no card; write `4xID`",
        ]
    );
}

#[test]
fn hostile_lists_are_refused() {
    assert_eq!(problems(b""), ["the list is empty; write one card a line, such as `4xID`"]);
    assert_eq!(problems(&[0xff, 0x00, 0x12]), ["the file is not text; save the list as `UTF-8` text"]);
    for none in ["[]", "{}", "# only a remark", "Main Deck:\n", "ydke://!!!"] {
        assert_eq!(problems(none.as_bytes()), problems(b""), "{none}");
    }
    assert_eq!(problems(b"{\"name\":").len(), 1);
    assert_eq!(problems("x\n".repeat(3000).as_bytes()), ["the list has more than 2000 lines; a deck is shorter"]);
    assert_eq!(problems("x\n".repeat(100).as_bytes()).len(), MOST_PROBLEMS + 1);
    for odd in ["é", "4é", "[", "]", "[]", "x", "xx", "4xé\u{301}", "\u{feff}", "#", "[\"", "4 x", "x4 x4"] {
        problems(odd.as_bytes());
    }
}

#[test]
fn what_is_written_is_read_in_every_format() {
    let (deck, _) = parse("t", b"4xOP01-016\n2x7\n[side]\n1xOP01-025\n", &pool());
    // A passcode is not on every card of this pool.
    for format in ListFormat::ALL.into_iter().filter(|format| *format != ListFormat::Ydke) {
        let text = write(&deck, &pool(), format);
        let (read, problems) = parse("t", text.as_bytes(), &pool());
        assert_eq!(problems, [], "{format:?}");
        let bare = |deck: &Deck| deck.lines.iter().map(|l| (l.count, l.id.clone())).collect::<Vec<_>>();
        assert_eq!(bare(&read), bare(&deck), "{format:?}");
    }
}

#[test]
fn numbers_stand_anywhere_on_a_line() {
    for text in [
        "4 Nami (OP01-016)",
        "4x Nami [OP01-016]",
        "OP01-016,4",
        "OP01-016: 4",
        "OP01-016\t4\tNami",
        "Nami (OP01-016) ×4",
        "4, OP01-016, Nami",
        "{\"OP01-016\":4}",
        "[{\"id\":\"OP01-016\",\"count\":4}]",
        "{\"name\":\"t\",\"main\":[{\"card\":\"OP01-016\",\"qty\":4}]}",
        "Leader (1):\n4xOP01-016",
        "Name: my deck\n4xOP01-016",
    ] {
        assert_eq!(lines(text), [(4, "OP01-016".to_owned())], "{text}");
    }
    let (deck, problems) = parse("t", b"== Main Deck (4) ==\n4xOP01-016\nSideboard:\n1xOP01-025\n", &pool());
    assert_eq!((problems.len(), deck.lines[1].part.as_str()), (0, "side"));
}

#[test]
fn a_format_is_offered_only_where_it_keeps_the_deck() {
    let (two_parts, _) = parse("t", b"4xOP01-016\n[side]\n1xOP01-025\n", &pool());
    assert!(keeps(&two_parts, &pool(), ListFormat::Count) && !keeps(&two_parts, &pool(), ListFormat::Deckgen));
    assert!(!keeps(&two_parts, &pool(), ListFormat::Ydke), "a card without a passcode is not in it");
}
