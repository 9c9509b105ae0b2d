//! Seeds drawn from a seed: one for each game and each purpose, none of them related.

use xxhash_rust::xxh3::xxh3_64;

/// What a drawn seed is for. Chance of the match and chance of the bots are different streams.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Stream {
    /// Shuffles and rolls of the match.
    Match,
    /// The bot in a seat.
    Bot(u8),
    /// Which positions are looked at closely by checks.
    Checks,
}

/// Returns the seed of game `index` for a purpose.
pub fn derive(seed: u64, index: u64, stream: Stream) -> u64 {
    let purpose = match stream {
        Stream::Match => 0,
        Stream::Checks => 1,
        Stream::Bot(seat) => 0x100 + u64::from(seat),
    };
    let mut bytes = [0; 24];
    bytes[..8].copy_from_slice(&seed.to_le_bytes());
    bytes[8..16].copy_from_slice(&index.to_le_bytes());
    bytes[16..].copy_from_slice(&purpose.to_le_bytes());
    xxh3_64(&bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_and_purposes_get_different_seeds() {
        let mut seeds: Vec<u64> = (0..100)
            .flat_map(|i| [Stream::Match, Stream::Checks, Stream::Bot(0), Stream::Bot(1)].map(|s| derive(7, i, s)))
            .collect();
        seeds.sort_unstable();
        seeds.dedup();
        assert_eq!(seeds.len(), 400);
        assert_ne!(derive(7, 0, Stream::Match), derive(8, 0, Stream::Match));
    }
}
