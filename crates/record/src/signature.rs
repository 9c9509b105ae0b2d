//! Signatures on replays: proof that a server wrote one and nobody has changed it since.
//!
//! The key is made of the server's secret, so that it stays the same; its public half is told at `/api/key` and in
//! each replay. Signing is Ed25519 over the text of the file without the signature.

use ring::signature::{ED25519, Ed25519KeyPair, KeyPair, UnparsedPublicKey};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

/// A signature on a replay.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Signature {
    /// The public key of whoever signed, in hexadecimal digits.
    pub by: String,
    /// The signature, in hexadecimal digits.
    pub value: String,
}

/// Signs replays.
pub struct Notary {
    pair: Ed25519KeyPair,
}

impl Notary {
    /// Makes the key that belongs to a secret.
    pub fn new(secret: &str) -> Notary {
        let seed = Sha256::digest(format!("baize replays {secret}"));
        let pair = Ed25519KeyPair::from_seed_unchecked(&seed).expect("any 32 bytes are a seed");
        Notary { pair }
    }

    /// Returns the public key.
    pub fn key(&self) -> String {
        hex(self.pair.public_key().as_ref())
    }

    /// Signs a text.
    pub fn sign(&self, text: &str) -> Signature {
        Signature { by: self.key(), value: hex(self.pair.sign(text.as_bytes()).as_ref()) }
    }
}

impl Signature {
    /// Returns whether it is a signature on a text.
    pub fn fits(&self, text: &str) -> bool {
        let parts = bytes(&self.by).zip(bytes(&self.value));
        parts.is_some_and(|(key, value)| UnparsedPublicKey::new(&ED25519, key).verify(text.as_bytes(), &value).is_ok())
    }
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

fn bytes(hex: &str) -> Option<Vec<u8>> {
    let digit = |at: usize| hex.get(at..at + 2).and_then(|two| u8::from_str_radix(two, 16).ok());
    (0..hex.len()).step_by(2).map(digit).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_signature_fits_its_text_alone() {
        let notary = Notary::new("secret");
        let signature = notary.sign("text");
        assert!(signature.fits("text"));
        assert!(!signature.fits("texts"));
        assert_eq!(Notary::new("secret").key(), notary.key());
        assert_ne!(Notary::new("another").key(), notary.key());
        let forged = Signature { by: Notary::new("another").key(), ..signature.clone() };
        assert!(!forged.fits("text"));
        for odd in ["", "f", "zz", "é"] {
            assert!(!Signature { value: odd.into(), ..signature.clone() }.fits("text"), "{odd}");
        }
    }
}
