//! `.ydk` lists as other programs and careless hands leave them: read, or refused with every reason.

use baize_decks::{ListFormat, parse, write};
use baize_kernel::chance::Chance;
use baize_kernel::{Deck, Options, Problem, Rulebook};

fn book() -> &'static dyn Rulebook {
    baize_registry::games().iter().find(|book| book.id() == "duel").copied().expect("the game is there")
}

/// Reads a list, and returns what the reader and then the deck rules have against it.
fn judge(bytes: &[u8]) -> (Deck, Vec<String>, Vec<String>) {
    let pool = book().pool();
    let (deck, unread) = parse("list", bytes, &pool);
    let against = book().check_deck(&Options::default(), &pool, &deck);
    let told =
        |problems: Vec<Problem>| problems.iter().map(|p| format!("{} {}", p.clause.as_str(), p.message)).collect();
    (deck, told(unread), told(against))
}

fn copies(deck: &Deck, id: &str, part: &str) -> u16 {
    deck.lines.iter().filter(|line| line.id == id && line.part == part).map(|line| line.count).sum()
}

/// A legal list: a deck that ships, as other programs expect it.
fn sample() -> String {
    write(&book().decks()[0], &book().pool(), ListFormat::Ydk)
}

#[test]
fn lists_of_other_programs_are_read_whatever_their_line_ends_marks_and_zeros() {
    let plain = sample();
    let (expected, unread, against) = judge(plain.as_bytes());
    assert_eq!((unread, against), (vec![], vec![]));
    let padded: String = plain
        .lines()
        .map(|line| match line.parse::<u32>() {
            Ok(code) => format!("  {code:08} \t\n"),
            Err(_) => format!("{line}\n\n"),
        })
        .collect();
    for text in [plain.replace('\n', "\r\n"), format!("\u{feff}{plain}"), padded, plain.trim_end().to_owned()] {
        let (deck, unread, against) = judge(text.as_bytes());
        assert_eq!((unread, against), (vec![], vec![]));
        assert_eq!(deck.lines, expected.lines);
    }
}

#[test]
fn other_pictures_of_a_card_count_as_copies_of_it() {
    // D1.6, D1.7: one name, over main and side deck.
    let (deck, unread, against) = judge(b"#main\n89631139\n89631140\n!side\n89631141\n89631146\n");
    assert_eq!(unread, Vec::<String>::new());
    assert_eq!(copies(&deck, "blue-eyes-white-dragon", ""), 2);
    assert_eq!(copies(&deck, "blue-eyes-white-dragon", "side"), 2);
    assert!(against.iter().any(|why| why.contains("D1.6") && why.contains("4 copies")), "{against:?}");
}

#[test]
fn names_stand_in_for_passcodes_line_by_line() {
    let (deck, unread, _) = judge(b"#main\nAxe Raider\n3 wattkid\n48305365\n!side\nharpie's feather duster\n");
    assert_eq!(unread, Vec::<String>::new());
    assert_eq!(copies(&deck, "axe-raider", ""), 2);
    assert_eq!(copies(&deck, "wattkid", ""), 3);
    assert_eq!(copies(&deck, "harpies-feather-duster", "side"), 1);
}

#[test]
fn what_goes_to_the_extra_deck_is_refused_by_its_clause() {
    let (_, unread, against) = judge(sample().replace("#extra\n", "#extra\n89631139\n").as_bytes());
    assert_eq!(unread, Vec::<String>::new());
    assert!(against.iter().any(|why| why.contains("D1.8")), "{against:?}");
}

#[test]
fn every_line_that_is_no_card_is_told() {
    let text = "#main\n0\n-5\n89631138\n99999999999999999999\n٨٩\n#side\n!extra\n5053103x\n";
    let (deck, unread, _) = judge(text.as_bytes());
    assert_eq!(deck.lines, [], "nothing of it is a card");
    // `#side` is a remark, as the marks of parts are spelled otherwise.
    let lines: Vec<&str> = unread.iter().filter_map(|why| why.trim().split(':').next()).collect();
    assert_eq!(lines, ["line 2", "line 3", "line 4", "line 5", "line 6", "line 8", "line 9"]);
}

#[test]
fn a_list_that_is_too_long_or_no_text_is_refused_whole() {
    for bytes in ["#main\n89631139\n".repeat(1500).into_bytes(), b"#main\n8963\x001139\n".to_vec(), vec![0xff; 99]] {
        let (deck, unread, _) = judge(&bytes);
        assert_eq!((deck.lines.len(), unread.len()), (0, 1));
    }
    let (_, unread, against) = judge(format!("#main\n{}", "89631139\n".repeat(1900)).as_bytes());
    assert_eq!(unread, Vec::<String>::new());
    assert!(against.iter().any(|why| why.contains("1900 cards")), "{against:?}");
}

#[test]
fn damaged_lists_are_read_or_refused_and_what_is_legal_can_be_played() {
    let whole = sample().into_bytes();
    let mut chance = Chance::new(20);
    let mut played = 0;
    for _ in 0..1500 {
        let mut bytes = whole.clone();
        for _ in 0..=chance.roll(4) {
            let at = usize::from(chance.roll(bytes.len() as u16));
            match chance.roll(4) {
                0 => bytes[at] = chance.roll(256) as u8,
                1 => _ = bytes.remove(at),
                2 => bytes.insert(at, b"#!\n0x9 \xc3\xa9\r"[usize::from(chance.roll(10))]),
                _ => bytes.truncate(at.max(1)),
            }
        }
        let (deck, unread, against) = judge(&bytes);
        if unread.is_empty() && against.is_empty() {
            let decks = [deck.clone(), deck];
            let table = book().open(&Options::default(), book().pool(), &decks, 1);
            assert!(table.is_ok(), "a legal deck is played");
            played += 1;
        }
    }
    assert!(played > 20, "only {played} lists stayed legal");
}
