//! Decks as one word: our own code, which links carry, and codes of others.

use crate::{ListFormat, write};
use baize_kernel::{Deck, Message, Pool, message};
use base64::Engine;
use base64::engine::general_purpose::{STANDARD, URL_SAFE_NO_PAD};
use xxhash_rust::xxh3::xxh3_64;

/// What our own codes begin with: the number tells how the rest is to be read.
const OURS: &str = "bz1";

/// The longest code that is read, in bytes.
const LONGEST: usize = 64 << 10;

/// How many bytes of a checksum close a code, so that one that was cut off is noticed.
const CHECK: usize = 4;

/// A code, unfolded to a list.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Unfolded {
    /// The game it is for, if it says so.
    pub game: Option<String>,
    /// The format it is for, if it says so.
    pub format: Option<String>,
    /// The name of the deck, if it says so.
    pub name: Option<String>,
    /// The list.
    pub list: String,
}

/// Writes a deck as our own code: letters, digits, `-` and `_`, which every messenger leaves alone.
pub fn code(game: &str, format: &str, deck: &Deck, pool: &Pool) -> String {
    let plain = |text: &str| text.replace(['\n', '\r'], " ");
    let list = write(deck, pool, ListFormat::Count);
    let mut bytes = format!("{}\n{}\n{}\n{list}", plain(game), plain(format), plain(&deck.name)).into_bytes();
    let check = xxh3_64(&bytes).to_le_bytes();
    bytes.extend_from_slice(&check[..CHECK]);
    format!("{OURS}{}", URL_SAFE_NO_PAD.encode(bytes))
}

/// Unfolds a code; `None` when the text is none.
pub fn unfold(text: &str) -> Option<Result<Unfolded, Message>> {
    let text = text.trim();
    let word = text.rsplit_once("#deck=").map_or(text, |(_, code)| code);
    if word.contains(char::is_whitespace) {
        return None;
    }
    if word.len() > LONGEST {
        return Some(Err(message!("the code is too long to be a deck")));
    }
    if let Some(rest) = word.strip_prefix(OURS) {
        return Some(ours(rest));
    }
    if let Some(rest) = word.strip_prefix("ydke://") {
        return Some(read_ydke(rest));
    }
    let group = word.rsplit_once("dg=").map_or(word, |(_, list)| list.split('&').next().unwrap_or(list));
    read_deckgen(group).or_else(|| read_commas(word)).map(Ok)
}

fn ours(rest: &str) -> Result<Unfolded, Message> {
    let broken = || message!("the code is damaged or cut off; copy it again as a whole");
    let bytes = URL_SAFE_NO_PAD.decode(rest.trim_end_matches('=')).map_err(|_| broken())?;
    let (body, check) = bytes.split_at_checked(bytes.len().saturating_sub(CHECK)).ok_or_else(broken)?;
    if check.len() != CHECK || xxh3_64(body).to_le_bytes()[..CHECK] != *check {
        return Err(broken());
    }
    let text = std::str::from_utf8(body).map_err(|_| broken())?;
    let mut parts = text.splitn(4, '\n');
    let mut next = || parts.next().ok_or_else(broken);
    let (game, format, name, list) = (next()?, next()?, next()?, next()?);
    let told = |text: &str| Some(text.to_owned()).filter(|text| !text.is_empty());
    Ok(Unfolded { game: told(game), format: told(format), name: told(name), list: list.to_owned() })
}

/// Reads the parts of a `ydke` address: passcodes of four bytes each.
fn read_ydke(rest: &str) -> Result<Unfolded, Message> {
    let mut list = String::new();
    if rest.split('!').skip(3).any(|more| !more.is_empty()) {
        return Err(message!("the ydke address has more than three parts; copy it again"));
    }
    for (heading, part) in ["#main", "#extra", "!side"].into_iter().zip(rest.split('!')) {
        let bytes = STANDARD.decode(part).ok().filter(|bytes| bytes.len() % 4 == 0);
        let bytes = bytes
            .ok_or_else(|| message!("the part {heading} of the ydke address is damaged; copy it again", heading))?;
        list += &format!("{heading}\n");
        for code in bytes.as_chunks::<4>().0 {
            list += &format!("{}\n", u32::from_le_bytes(*code));
        }
    }
    Ok(Unfolded { list, ..Unfolded::default() })
}

/// Writes a deck as a `ydke` address. Cards without a passcode cannot be in it.
pub fn ydke(deck: &Deck, pool: &Pool) -> String {
    let mut out = "ydke://".to_owned();
    for part in [["", "main"], ["extra"; 2], ["side"; 2]] {
        let mut bytes = Vec::new();
        for line in deck.lines.iter().filter(|line| part.contains(&line.part.as_str())) {
            let codes = pool.find(&line.id).map_or(&[][..], |def| &pool.def(def).codes);
            if let Some(code) = codes.first().and_then(|code| code.parse::<u32>().ok()) {
                (0..line.count).for_each(|_| bytes.extend(code.to_le_bytes()));
            }
        }
        out += &format!("{}!", STANDARD.encode(bytes));
    }
    out
}

/// Reads groups such as `4nOP01-016`, joined by `a`.
fn read_deckgen(word: &str) -> Option<Unfolded> {
    let groups = word.trim_end_matches('a').split('a').map(|group| {
        let (count, id) = group.split_once('n')?;
        let plain = |c: char| c.is_ascii_uppercase() || c.is_ascii_digit() || "-_".contains(c);
        let fits = crate::lines::is_number(count) && !id.is_empty() && id.chars().all(plain);
        fits.then(|| format!("{count}x{id}\n"))
    });
    Some(Unfolded { list: groups.collect::<Option<String>>()?, ..Unfolded::default() })
}

/// Writes a deck in such groups.
pub fn deckgen(deck: &Deck) -> String {
    deck.lines.iter().map(|line| format!("{}n{}", line.count, line.id)).collect::<Vec<_>>().join("a")
}

/// Reads a list in one line without blanks: `4xOP01-016,2xOP01-025`.
fn read_commas(word: &str) -> Option<Unfolded> {
    let pieces: Vec<&str> = word.split([',', ';']).filter(|piece| !piece.is_empty()).collect();
    let counted = |piece: &&str| piece.starts_with(|c: char| c.is_ascii_digit()) && piece.contains(['x', 'X']);
    let fits = pieces.len() > 1 && pieces.iter().all(counted);
    fits.then(|| Unfolded { list: pieces.join("\n"), ..Unfolded::default() })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_holds_the_whole_deck_and_damage_is_noticed() {
        let book = baize_registry::find("one-piece").expect("a game");
        let mut deck = book.decks()[0].clone();
        deck.name = "<b>ルフィ</b> \u{202e}".into();
        let code = code("one-piece", "", &deck, &book.pool());
        assert!(code.bytes().all(|b| b.is_ascii_alphanumeric() || b"-_".contains(&b)), "{code}");
        let read = crate::read("x", code.as_bytes(), &book.pool());
        assert_eq!((read.problems.len(), read.game.as_deref()), (0, Some("one-piece")));
        assert_eq!(read.deck, deck);
        let link = format!("https://example.org/decks/one-piece#deck={code}");
        assert_eq!(crate::read("x", link.as_bytes(), &book.pool()).deck, deck);
        for cut in [3, 4, 9, code.len() / 2, code.len() - 1] {
            let read = crate::read("x", &code.as_bytes()[..cut], &book.pool());
            assert_eq!((read.problems.len(), read.deck.lines.len()), (1, 0), "{cut}");
        }
    }

    #[test]
    fn ydke_addresses_go_there_and_back() {
        let book = baize_registry::find("duel").expect("a game");
        let deck = &book.decks()[0];
        let coded = |line: &&baize_kernel::DeckLine| {
            let def = book.pool().find(&line.id).expect("a card that ships");
            !book.pool().def(def).codes.is_empty()
        };
        let wanted: Vec<_> = deck.lines.iter().filter(coded).map(|l| (l.count, &l.id, &l.part)).collect();
        let text = ydke(deck, &book.pool());
        let read = crate::read("x", text.as_bytes(), &book.pool());
        assert_eq!(read.problems, []);
        assert!(!wanted.is_empty(), "cards of the deck have passcodes");
        assert_eq!(read.deck.lines.iter().map(|l| (l.count, &l.id, &l.part)).collect::<Vec<_>>(), wanted);
        for bad in ["ydke://AAA!!!", "ydke://%%%!!!", "ydke://!!!x"] {
            assert!(!crate::read("x", bad.as_bytes(), &book.pool()).problems.is_empty(), "{bad}");
        }
    }

    #[test]
    fn groups_of_deck_pages_are_read_bare_and_from_a_link() {
        let book = baize_registry::find("one-piece").expect("a game");
        let wanted = [(1, "ST01-001"), (4, "ST01-006")].map(|(n, id): (u16, &str)| (n, id.to_owned()));
        for text in [
            "1nST01-001a4nST01-006",
            "1nST01-001a4nST01-006a",
            "https://decks.example/deckgen?dn=Red%20Luffy&dg=1nST01-001a4nST01-006&x=1",
            "1xST01-001,4xST01-006",
        ] {
            let read = crate::read("x", text.as_bytes(), &book.pool());
            assert_eq!(read.problems, [], "{text}");
            assert_eq!(read.deck.lines.into_iter().map(|l| (l.count, l.id)).collect::<Vec<_>>(), wanted, "{text}");
        }
    }
}
