//! Matches at rest. Where people think, or have gone to dinner, nothing happens for long: such a match is not kept
//! in memory. It is worked out anew from what is stored when something happens, as after a restart.

use super::{Flow, Note, TableTask};
use crate::hub;
use crate::now::now;
use crate::store::StoreError;
use baize_protocol::{DrawState, TableState};

/// What of a match at rest is not stored.
pub(super) struct Rest {
    draw: Option<DrawState>,
    asked_since: u64,
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
        self.rest = Some(Rest { draw: playing.draw.clone(), asked_since: playing.asked_since });
        self.eyes = Vec::new();
        self.hub.metrics.resting.inc();
    }

    /// Takes up a match that rests.
    ///
    /// # Errors
    /// When the database fails; the match then goes on resting.
    pub(super) async fn rouse(&mut self) -> Result<(), StoreError> {
        let Some(rest) = &self.rest else { return Ok(()) };
        let (draw, asked_since) = (rest.draw.clone(), rest.asked_since);
        let row = self.hub.store.table(&self.id).await?.ok_or(StoreError::NotThere)?;
        self.rebuild(&row).await?;
        self.rest = None;
        self.hub.metrics.resting.dec();
        if let Some(playing) = &mut self.playing {
            (playing.draw, playing.asked_since) = (draw, asked_since);
        }
        Ok(())
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
