//! Matches at rest. Where people think, or have gone to dinner, nothing happens for long: such a match is kept
//! written down and packed, without its rules and cards, and taken up from there when something happens.

use super::ongoing::Ongoing;
use super::recent::Recent;
use super::{Flow, Note, TableTask};
use crate::hub;
use crate::now::now;
use crate::store::StoreError;
use baize_kernel::{Match, Seat};
use baize_protocol::{DrawState, TableState};
use flate2::Compression;
use flate2::read::DeflateDecoder;
use flate2::write::DeflateEncoder;
use prometheus_client::metrics::gauge::Gauge;
use std::io::{Read, Write};

/// A match at rest: nothing of it happens by itself, and nobody waits for it.
pub(super) struct Rest {
    /// The state and what happened lately, packed.
    packed: Box<[u8]>,
    version: u32,
    draw: Option<DrawState>,
    taken_back: u32,
    renumbered: u32,
    gone: Vec<bool>,
    gave_up: Option<Seat>,
    asked_since: u64,
    stands_until: Option<u64>,
}

impl Rest {
    fn of(playing: Ongoing) -> Rest {
        Rest {
            packed: pack(&playing.table.save(), playing.log.bytes()),
            version: playing.version,
            draw: playing.draw,
            taken_back: playing.taken_back,
            renumbered: playing.renumbered,
            gone: playing.gone,
            gave_up: playing.gave_up,
            asked_since: playing.asked_since,
            stands_until: playing.stands_until,
        }
    }

    /// Returns the match, with the rules and cards of another.
    fn wake(&self, like: &dyn Match, matches: &Gauge) -> Result<Ongoing, String> {
        let (state, log) = unpack(&self.packed).ok_or("what was packed cannot be unpacked")?;
        let mut playing = Ongoing::new(like.load(&state)?, &[], None, matches);
        (playing.log, playing.version, playing.draw) = (Recent::of(log), self.version, self.draw.clone());
        (playing.taken_back, playing.renumbered) = (self.taken_back, self.renumbered);
        (playing.gone, playing.gave_up) = (self.gone.clone(), self.gave_up);
        (playing.asked_since, playing.stands_until) = (self.asked_since, self.stands_until);
        Ok(playing)
    }
}

/// Packs two stretches of bytes.
fn pack(state: &[u8], log: &[u8]) -> Box<[u8]> {
    let mut packer = DeflateEncoder::new(Vec::new(), Compression::fast());
    let length = (state.len() as u64).to_le_bytes();
    let parts = [&length[..], state, log];
    let packed = parts.iter().try_for_each(|part| packer.write_all(part)).and_then(|()| packer.finish());
    packed.expect("memory can be written to").into()
}

/// Returns what [`pack`] packed.
fn unpack(packed: &[u8]) -> Option<(Vec<u8>, Vec<u8>)> {
    let mut bytes = Vec::new();
    DeflateDecoder::new(packed).read_to_end(&mut bytes).ok()?;
    let (length, both) = bytes.split_first_chunk()?;
    let (state, log) = both.split_at_checked(u64::from_le_bytes(*length) as usize)?;
    Some((state.to_vec(), log.to_vec()))
}

impl TableTask {
    /// Returns when the match is to be put to rest: where people are there, and wait for one of them.
    pub(super) fn rests_at(&self) -> Option<u64> {
        let waits = self.playing.is_some() && !self.here.is_empty() && self.is_still();
        let long = self.hub.config.limits.still.as_millis() as u64;
        (waits && self.state == TableState::Playing).then_some(self.last_note + long)
    }

    /// Puts the match to rest, if it is time.
    pub(super) fn rest(&mut self) {
        if self.store_uncertain || self.rests_at().is_none_or(|at| at > now()) {
            return;
        }
        let Some(playing) = self.playing.take() else { return };
        self.rest = Some(Box::new(Rest::of(playing)));
        self.eyes = Vec::new();
        self.here.shrink_to_fit();
        self.hub.rules.share_decks(&mut self.room);
        self.hub.metrics.resting.inc();
    }

    /// Takes up a match that rests.
    ///
    /// # Errors
    /// When it cannot be read, and the database fails; the match then goes on resting.
    async fn rouse(&mut self) -> Result<(), StoreError> {
        let Some(rest) = &self.rest else { return Ok(()) };
        match self.like().and_then(|like| rest.wake(&*like, &self.hub.metrics.matches)) {
            Ok(playing) => self.playing = Some(playing),
            Err(why) => {
                tracing::error!(table = self.id, why, "a match at rest is worked out anew");
                let row = self.hub.store.table(&self.id).await?.ok_or(StoreError::NotThere)?;
                self.rebuild(&row).await?;
            }
        }
        self.rest = None;
        self.hub.metrics.resting.dec();
        Ok(())
    }

    /// Returns some match with the rules and cards of this one.
    fn like(&self) -> Result<Box<dyn Match>, String> {
        let opened = || self.open(&self.room).map(|playing| playing.table).map_err(|why| why.text.to_string());
        self.hub.rules.like(&self.room).map_or_else(opened, Ok)
    }

    /// Takes up a match that rests, for a note. When that fails whoever asks is told, and the note is dropped.
    pub(super) async fn rouse_for(&mut self, note: Note) -> Result<Note, Flow> {
        self.last_note = now();
        // Who is there can be told without the match.
        if matches!(note, Note::Gone { .. }) {
            return Ok(note);
        }
        let Err(error) = self.rouse().await else { return Ok(note) };
        if let Note::Asked { visitor, re, .. } = note {
            visitor.object(re, &hub::trouble(&error));
        }
        Err(Flow::On)
    }
}

impl Drop for TableTask {
    fn drop(&mut self) {
        if self.rest.is_some() {
            self.hub.metrics.resting.dec();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use baize_kernel::Options;
    use baize_kernel::chance::Chance;
    use baize_kernel::match_of::random_answer;

    /// Matches of average length, and what happened lately in them, take few kibibytes packed and come out as they went in.
    #[test]
    fn what_is_packed_is_small_and_comes_out_as_it_went_in() {
        for book in baize_registry::games() {
            let (options, decks) = (Options::default(), book.decks_in_turn(&Options::default(), 1));
            let mut table = book.open(&options, book.pool(), &decks, 7).expect("decks that ship are legal");
            let (mut chance, mut log) = (Chance::new(3), Recent::default());
            for _ in 0..150 {
                let Some(prompt) = table.prompt().cloned() else { break };
                log.add(&table.answer(prompt.seat, &random_answer(&prompt, &mut chance)).expect("it is offered"));
            }
            let state = table.save();
            let packed = pack(&state, log.bytes());
            let sizes = (book.id(), state.len(), log.bytes().len(), packed.len());
            eprintln!("{sizes:?}");
            assert!(packed.len() < 6 << 10, "{sizes:?}");
            assert_eq!(unpack(&packed), Some((state, log.bytes().to_vec())));
        }
    }
}
