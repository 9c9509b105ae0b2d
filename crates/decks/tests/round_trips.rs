//! The decks that ship with every game are written in each format and read again as they were.

use baize_decks::{ListFormat, parse, write};
use baize_kernel::{Deck, Pool, Rulebook};

fn cards(deck: &Deck) -> Vec<(String, String, u16)> {
    let mut out: Vec<(String, String, u16)> = Vec::new();
    for line in &deck.lines {
        match out.last_mut() {
            Some(last) if last.0 == line.id && last.1 == line.part => last.2 += line.count,
            _ => out.push((line.id.clone(), line.part.clone(), line.count)),
        }
    }
    out
}

/// Whether every card of a game has a passcode.
fn has_passcodes(pool: &Pool) -> bool {
    pool.iter().all(|(_, def)| !def.codes.is_empty())
}

fn reads_again(book: &dyn Rulebook, deck: &Deck, format: ListFormat) {
    let pool = book.pool();
    let text = write(deck, &pool, format);
    let (read, problems) = parse(&deck.name, text.as_bytes(), &pool);
    assert_eq!(problems, [], "{} {} as {format:?}", book.id(), deck.name);
    assert_eq!(cards(&read), cards(deck), "{} {} as {format:?}", book.id(), deck.name);
}

#[test]
fn shipped_decks_make_the_round_trip() {
    for &book in baize_registry::games() {
        for deck in book.decks() {
            for format in [ListFormat::Count, ListFormat::Named, ListFormat::Trailing, ListFormat::Json] {
                reads_again(book, deck, format);
            }
        }
    }
}

#[test]
fn decks_of_cards_with_passcodes_make_the_round_trip_by_passcode_and_by_name() {
    let books: Vec<_> = baize_registry::games().iter().filter(|book| has_passcodes(&book.pool())).collect();
    assert!(!books.is_empty(), "some game has passcodes");
    for &&book in &books {
        for deck in book.decks() {
            reads_again(book, deck, ListFormat::Ydk);
            reads_again(book, deck, ListFormat::Names);
            let text = write(deck, &book.pool(), ListFormat::Ydk);
            let numbers = text.lines().filter(|line| !line.starts_with(['#', '!']));
            assert!(numbers.clone().all(|line| line.bytes().all(|b| b.is_ascii_digit())), "{text}");
            let cards: usize = deck.lines.iter().map(|line| usize::from(line.count)).sum();
            assert_eq!(numbers.count(), cards);
        }
    }
}
