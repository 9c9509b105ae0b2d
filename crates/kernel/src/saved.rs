//! Matches written down, and read again with suspicion.
//!
//! Saved bytes are a sealed envelope: a mark, the version, a checksum, the state. The checksum is
//! seeded with the rules and cards, so damage, truncation, another game and other cards are all
//! noticed. Behind the seal nothing is trusted either: every id in the state, those in the game's
//! own frames and data included, must mean something in this match before anything looks at it, and
//! the piles, the question and whatever [`Flow::invariants`](crate::Flow::invariants) knows must be sound.
//!
//! So bytes that [`write`] did not write are refused, unless somebody forges them, checksum and all.
//! A forged state of sound shape reads as a board that play could not have reached, and what its
//! work in progress then does is not promised. Who keeps saved matches where others can write to
//! them has to sign them.
//!
//! ```
//! use baize_kernel::Options;
//!
//! let book = baize_spark::book();
//! let options = Options::default();
//! let decks = book.decks_in_turn(&options, 0);
//! let table = book.open(&options, book.pool(), &decks, 7).expect("these decks are legal");
//! let mut bytes = table.save();
//! assert_eq!(table.load(&bytes).expect("it was just saved").digest(), table.digest());
//! *bytes.last_mut().expect("there are some") ^= 1;
//! assert!(table.load(&bytes).is_err(), "the seal is broken");
//! ```

mod inspect;

use crate::continuous::touch;
use crate::game::{Game, StateOf};
use crate::ids::{CardId, Zone};
use crate::match_of;
use crate::pool::Pool;
use crate::prompt::Ask;
use crate::state::{Card, State};
use crate::vocabulary::Vocabulary;
use inspect::Limits;
use xxhash_rust::xxh3::{Xxh3, xxh3_64_with_seed};

/// What saved bytes begin with; the last byte counts how what follows is laid out.
const MARK: &[u8; 3] = b"bz\x02";

/// About how many bytes a state takes, so that room for it is made once.
const USUAL: usize = 8 << 10;

/// How long the mark and the checksum are.
const HEADER: usize = MARK.len() + 8;

/// Writes a state down.
pub(crate) fn write<G: Game>(game: &G, state: &StateOf<G>) -> Vec<u8> {
    seal(stamp(game.vocabulary(), game.pool()), &payload::<G>(state))
}

/// Returns the state alone as bytes, without an envelope.
pub(crate) fn payload<G: Game>(state: &StateOf<G>) -> Vec<u8> {
    postcard::to_extend(state, Vec::with_capacity(USUAL)).expect("a state is plain data and can be written")
}

/// Reads a state that [`write`] wrote with the same rules and cards.
///
/// # Errors
/// Says why the bytes are no such state.
pub(crate) fn read<G: Game>(game: &G, bytes: &[u8]) -> Result<StateOf<G>, String> {
    let Some((header, payload)) = bytes.split_at_checked(HEADER) else {
        return Err("not a saved match: it is too short".into());
    };
    if !header.starts_with(MARK) {
        return Err("not a saved match, or one of another version".into());
    }
    if seal(stamp(game.vocabulary(), game.pool()), payload)[..HEADER] != *header {
        return Err("the saved match is damaged, or of other rules or cards".into());
    }
    let mut state: StateOf<G> = postcard::from_bytes(payload).map_err(|e| format!("not a saved match: {e}"))?;
    check_shape(game, &state)?;
    restore(&mut state);
    match_of::check(game, &state)?;
    Ok(state)
}

/// Works out what is kept of a state only so that it can be read at a glance.
fn restore<D, F>(s: &mut State<D, F>) {
    s.recount(touch::STAT);
    for i in 0..s.always.len() {
        let id = s.always[i];
        s.cards[id.index()].listed = true;
    }
    for i in 0..s.cards.len() {
        let Card { side, zone, rested, .. } = s.cards[i];
        if zone != Zone::GONE {
            s.pile_mut(side, zone).rested += u16::from(rested);
        }
    }
}

/// Puts a state in its envelope, for the rules and cards that the stamp stands for.
pub fn seal(stamp: u64, payload: &[u8]) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(HEADER + payload.len());
    bytes.extend_from_slice(MARK);
    bytes.extend_from_slice(&xxh3_64_with_seed(payload, stamp).to_le_bytes());
    bytes.extend_from_slice(payload);
    bytes
}

/// Returns what is in an envelope, sealed or not: for tests that damage what lies behind the seal.
pub fn unsealed(bytes: &[u8]) -> &[u8] {
    bytes.get(HEADER..).unwrap_or_default()
}

/// Returns a number that stands for the words of a game and the cards of a match.
pub fn stamp(vocabulary: &Vocabulary, pool: &Pool) -> u64 {
    let mut hasher = Xxh3::new();
    for zone in &vocabulary.zones {
        hasher.update(zone.word.as_bytes());
        hasher.update(b"\0");
    }
    for (_, def) in pool.iter() {
        hasher.update(def.id.as_bytes());
        hasher.update(&[0, def.abilities.len() as u8]);
    }
    hasher.digest()
}

/// Checks that whatever is going to be used as an index is one.
fn check_shape<G: Game>(game: &G, s: &StateOf<G>) -> Result<(), String> {
    if usize::from(s.zones) != game.vocabulary().zones.len() || s.seats == 0 || s.seats > 8 {
        return Err(format!("{} zones and {} seats are not those of this game", s.zones, s.seats));
    }
    if s.piles.len() != usize::from(s.seats) * usize::from(s.zones) || s.cards.len() >= CardId::NONE.index() {
        return Err("the saved match has not the piles of this game".into());
    }
    Limits::of(game, s).check(s)?;
    check_links(s)?;
    check_question(s)
}

/// Checks that each pile can be walked from front to back and back again.
fn check_links<D, F>(s: &State<D, F>) -> Result<(), String> {
    for seat in s.all_seats() {
        for zone in (0..s.zones).map(Zone) {
            let pile = s.pile(seat, zone);
            let (mut at, mut before) = (pile.front, CardId::NONE);
            for _ in 0..pile.len {
                let card = s.cards.get(at.index()).ok_or("a pile ends before its end")?;
                if card.prev != before || (card.side, card.zone) != (seat, zone) {
                    return Err(format!("card {} does not lie where its pile says", at.0));
                }
                (before, at) = (at, card.next);
            }
            if at != CardId::NONE || pile.back != before {
                return Err(format!("pile {} of seat {} has no end", zone.0, seat.0));
            }
        }
    }
    Ok(())
}

fn check_question<D, F>(s: &State<D, F>) -> Result<(), String> {
    let jobs = s.agenda.iter().filter(|job| matches!(job, crate::state::Job::Effect)).count();
    if s.asking == s.outcome.is_some() || s.asking && s.agenda.is_empty() || jobs != s.effects.len() {
        return Err("the saved match is neither asking nor over".into());
    }
    let count = s.prompt.options.len();
    let answerable = match s.prompt.ask {
        Ask::Pick | Ask::Arrange => count > 0,
        Ask::Several { min, max } => min <= max && usize::from(max) <= count,
        Ask::Number { min, max } => min <= max,
    };
    if s.asking && (!answerable || count > usize::from(u16::MAX)) {
        return Err("the saved match asks what nobody can answer".into());
    }
    Ok(())
}
