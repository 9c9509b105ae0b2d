//! Guests: who they are by a signed token, and how they are called.

use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;

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

/// Returns a name as others may see it: without odd characters, and not too long. `None` when
/// nothing is left of it.
pub fn clean_name(name: &str) -> Option<String> {
    let fine = |c: &char| !c.is_control() && !is_invisible(*c);
    let words: String = name.chars().filter(fine).collect::<String>().split_whitespace().collect::<Vec<_>>().join(" ");
    let short: String = words.chars().take(LONGEST_NAME).collect();
    let short = short.trim().to_owned();
    (!short.is_empty()).then_some(short)
}

/// Marks that change the direction of text or take no room could make one name look like another.
fn is_invisible(c: char) -> bool {
    matches!(c, '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{ad}')
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
        assert_eq!(clean_name(" \u{200b} "), None);
        assert_eq!(clean_name("<b>"), Some("<b>".into()), "pages must not trust names, and do not");
    }

    #[test]
    fn random_texts_differ() {
        assert_eq!(random_text(10).len(), 10);
        assert_ne!(random_text(10), random_text(10));
    }
}
