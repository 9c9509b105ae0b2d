//! Guests: who they are by a signed token, and how they are called.

use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;
use unicode_normalization::char::is_combining_mark;
use unicode_properties::{GeneralCategory, UnicodeGeneralCategory};

/// The longest name, in characters.
pub const LONGEST_NAME: usize = 24;

/// How many bytes of the signature a token has.
const SIGNATURE: usize = 16;

/// A guest's public id.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, serde::Serialize, serde::Deserialize)]
#[serde(transparent)]
pub struct GuestId(pub String);

/// Returns random bytes as lower-case letters and digits that are hard to mistake for one another,
/// each worth five bits.
pub fn random_text(letters: usize) -> String {
    const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";
    let mut bytes = vec![0; letters];
    getrandom::fill(&mut bytes).expect("the system gives random bytes");
    bytes.iter().map(|b| char::from(LETTERS[usize::from(b & 31)])).collect()
}

/// Returns a random number.
pub fn random_number() -> u64 {
    getrandom::u64().expect("the system gives random bytes")
}

/// Signs and recognises guests.
pub struct Signer {
    key: Hmac<Sha256>,
}

impl std::fmt::Debug for Signer {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Signer")
    }
}

impl Signer {
    /// Makes a signer from a secret.
    pub fn new(secret: &str) -> Signer {
        let key = Hmac::new_from_slice(secret.as_bytes()).expect("a key of any length will do");
        Signer { key }
    }

    /// Returns a new guest.
    pub fn new_guest(&self) -> GuestId {
        GuestId(random_text(16))
    }

    /// Returns the token of a guest: the id and a signature that only we can make.
    pub fn token(&self, guest: &GuestId) -> String {
        let signature = self.key.clone().chain_update(&guest.0).finalize().into_bytes();
        let hex: String = signature[..SIGNATURE].iter().map(|b| format!("{b:02x}")).collect();
        format!("{}.{hex}", guest.0)
    }

    /// Returns whose token it is, if it is one of ours.
    pub fn guest(&self, token: &str) -> Option<GuestId> {
        let (id, hex) = token.split_once('.')?;
        if id.is_empty() || id.len() > 64 || hex.len() != 2 * SIGNATURE || !hex.is_ascii() {
            return None;
        }
        let byte = |i: usize| u8::from_str_radix(&hex[2 * i..2 * i + 2], 16).ok();
        let signature: Vec<u8> = (0..SIGNATURE).map(byte).collect::<Option<_>>()?;
        // Compares in the same time whether much or little of it is right.
        self.key.clone().chain_update(id).verify_truncated_left(&signature).ok()?;
        Some(GuestId(id.to_owned()))
    }
}

/// Returns a name as others may see it: without odd characters, and not too long. `None` when nothing that can
/// be seen is left of it, or when marks are piled up on a letter.
pub fn clean_name(name: &str) -> Option<String> {
    clean_words(name, LONGEST_NAME)
}

/// Returns words of somebody's own as others may see them, cut to so many characters; `None` as for names.
pub fn clean_words(name: &str, longest: usize) -> Option<String> {
    let words = clean_text(&name.replace(JOINERS, ""));
    let short: String = words.chars().take(longest).collect();
    let short = short.trim().to_owned();
    is_readable(&short).then_some(short)
}

/// Returns whether something of a text can be seen, and no marks are piled up on a letter.
pub fn is_readable(text: &str) -> bool {
    let shows = |c: char| !is_combining_mark(c) && !c.is_whitespace() && !JOINERS.contains(&c);
    text.chars().any(shows) && !is_piled_up(text)
}

/// What joins letters and parts them, without which Persian is misspelt.
const JOINERS: [char; 2] = ['\u{200c}', '\u{200d}'];

/// Returns a text as others may see it: in one line, and without characters that are not seen.
pub fn clean_text(text: &str) -> String {
    let fine = |c: &char| JOINERS.contains(c) || c.is_whitespace() || !c.is_control() && !is_invisible(*c);
    text.chars().filter(fine).collect::<String>().split_whitespace().collect::<Vec<_>>().join(" ")
}

/// No language needs more marks on one letter.
const MOST_MARKS: usize = 3;

fn is_piled_up(name: &str) -> bool {
    let mut marks = 0;
    name.chars().any(|c| {
        marks = if is_combining_mark(c) { marks + 1 } else { 0 };
        marks > MOST_MARKS
    })
}

/// Marks that change the direction of text or take no room could make one name look like another, and what no
/// language has assigned looks like anything or nothing.
fn is_invisible(c: char) -> bool {
    use GeneralCategory::{Control, Format, PrivateUse, Surrogate, Unassigned};
    matches!(c.general_category(), Control | Format | PrivateUse | Surrogate | Unassigned) || is_blank(c)
}

/// Letters and signs that show nothing.
fn is_blank(c: char) -> bool {
    matches!(c, '\u{34f}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180b}'..='\u{180f}' | '\u{2028}'
        | '\u{2029}' | '\u{2800}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{ffa0}' | '\u{fffc}' | '\u{1d159}'
        | '\u{e0100}'..='\u{e01ef}')
}

/// Returns a name for a guest who gave none.
pub fn plain_name(guest: &GuestId) -> String {
    format!("Guest {}", guest.0.chars().take(4).collect::<String>())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_token_proves_its_guest_and_nothing_else_does() {
        let signer = Signer::new("secret");
        let guest = signer.new_guest();
        let token = signer.token(&guest);
        assert_eq!(signer.guest(&token), Some(guest.clone()));
        assert_eq!(Signer::new("other").guest(&token), None);
        let forged = token.replacen(char::is_alphanumeric, "_", 1);
        let short = &token[..token.len() - 2];
        for bad in ["", ".", "a.b", short, &forged, &format!("{}.{}", guest.0, "é".repeat(16)), &"9".repeat(1000)] {
            assert_eq!(signer.guest(bad), None, "{bad}");
        }
    }

    #[test]
    fn names_are_made_harmless() {
        assert_eq!(clean_name("  Ada \n Lovelace "), Some("Ada Lovelace".into()));
        assert_eq!(clean_name("\u{202e}evil\u{0}"), Some("evil".into()));
        assert_eq!(clean_name(&"é".repeat(99)).map(|n| n.chars().count()), Some(LONGEST_NAME));
        for blank in [" \u{200b} ", "\u{3164}", "\u{2800}\u{115f}", "\u{e0041}", "\u{301}", "\u{a0}"]
            .into_iter()
            .chain(["\u{fffc}", "\u{1d159}", "\u{1bca0}", "\u{e000}", "\u{fffff}", "\u{378}", "\u{70f}", "\u{1cbb}"])
        {
            assert_eq!(clean_name(blank), None, "{blank:?}");
        }
        assert_eq!(clean_name(&format!("z{}", "\u{321}".repeat(9))), None, "marks are not piled up");
        for fine in ["น้ำฝน", "محمّد", "さくら", "Zoë", "😀"] {
            assert_eq!(clean_name(fine).as_deref(), Some(fine));
        }
        assert_eq!(clean_name("<b>"), Some("<b>".into()), "pages must not trust names, and do not");
    }

    #[test]
    fn random_texts_differ() {
        assert_eq!(random_text(10).len(), 10);
        assert_ne!(random_text(10), random_text(10));
    }
}
