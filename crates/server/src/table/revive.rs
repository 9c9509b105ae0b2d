//! Taking a match up again from what is stored, and what becomes of one that cannot be.
//!
//! A match that is over stays as it ended, whatever this program makes of its answers. One that goes on is
//! worked out anew. If that does not lead to the digests that are stored although cards and rules mean the
//! same, something is wrong with the database or with us: the match is set aside, untouched, until it can be
//! taken up. If they mean something else now, the match is closed as a draw. Its answers are kept in any case.

use super::ongoing::Ongoing;
use super::report::Fault;
use super::room::{Room, StoredEnding};
use super::{TableRow, TableTask};
use crate::clock::{Clock, Saved};
use crate::desks::aside;
use crate::now::now;
use crate::store::{AnswerRow, History, Op, StoreError};
use baize_kernel::{Rejected, Seat};
use baize_protocol::{Outcome, TableState};
use std::panic::{AssertUnwindSafe, catch_unwind};

/// A match with more answers than this takes a while to be worked out.
const LONG: usize = 500;

impl TableTask {
    /// Works the match out anew from what is stored, and takes the clock up where it was.
    ///
    /// # Errors
    /// When the database fails; the table is then not known.
    pub(super) async fn rebuild(&mut self, row: &TableRow) -> Result<(), StoreError> {
        let History { answers, fault } = self.hub.store.history(&self.id).await?;
        let (playing, differs) = aside(answers.len() > LONG || self.room.board.is_some(), || self.work_out(&answers));
        self.playing = playing;
        let (taken_back, answers_back) = self.hub.store.count_taken_back(&self.id).await?;
        if let Some(playing) = &mut self.playing {
            playing.taken_back = taken_back;
            playing.renumbered = taken_back + answers_back;
        }
        self.resume_clock(row, &answers);
        match differs.or(fault.map(Fault::plain)) {
            None => self.taken_up(row).await?,
            Some(fault) => self.not_taken_up(row, &fault, &answers).await?,
        }
        if let (Some(playing), Some(ending)) = (&mut self.playing, self.room.ending.clone()) {
            playing.close(ending);
        }
        Ok(())
    }

    /// Works the match out as far as it is what it was, and returns why it goes no further.
    fn work_out(&self, answers: &[AnswerRow]) -> (Option<Ongoing>, Option<Fault>) {
        let mut playing = match self.open(&self.room) {
            Ok(playing) => playing,
            Err(complaint) => return (None, Some(Fault::plain(complaint.text))),
        };
        let Err((good, fault)) = replay(&mut playing, answers) else { return (Some(playing), None) };
        let mut again = self.open(&self.room).ok();
        let same = again.as_mut().is_some_and(|again| replay(again, &answers[..good]).is_ok());
        (again.filter(|_| same), Some(fault))
    }

    fn resume_clock(&mut self, row: &TableRow, answers: &[AnswerRow]) {
        let (Some(playing), Some(rule)) = (&mut self.playing, self.room.clock) else { return };
        let told = [answers.last().and_then(|a| a.clocks.as_deref()), row.clocks.as_deref()];
        let read = told.into_iter().flatten().filter_map(|text| serde_json::from_str::<Saved>(text).ok());
        let alive = self.lease.map_or(0, |lease| lease.seen);
        if let Some(saved) = read.max_by_key(Saved::at) {
            playing.clock = Some(Clock::resume(rule, &saved, alive.max(self.hub.alive_after(saved.at())), now()));
        }
    }

    /// The match is as it was. If it could not be taken up before, it can be now.
    async fn taken_up(&mut self, row: &TableRow) -> Result<(), StoreError> {
        let mut ops = Vec::new();
        if self.state == TableState::Broken {
            self.state = TableState::Playing;
            ops.push(self.room_op(self.state, &self.room));
        }
        if row.set_aside.is_some() {
            ops.push(Op::TakeUp { table: self.id.clone() });
        }
        if ops.is_empty() {
            return Ok(());
        }
        tracing::warn!(table = self.id, "a match that was set aside is taken up again");
        self.store(ops).await
    }

    /// The match is not what it was.
    async fn not_taken_up(&mut self, row: &TableRow, fault: &Fault, answers: &[AnswerRow]) -> Result<(), StoreError> {
        let meaning = row.origin.as_ref().map(|origin| origin.meaning.as_str());
        // What another of our games means is no older release, but a row that says it is of this one.
        let same = self.hub.config.games.iter().any(|book| meaning == Some(self.hub.meaning(*book)));
        match self.state {
            TableState::Waiting | TableState::Over => {
                tracing::warn!(table = self.id, why = fault.why(), "a match that is over is no longer what it was");
                Ok(())
            }
            TableState::Playing if !same => self.close_as_drawn(fault).await,
            TableState::Playing | TableState::Broken => self.set_aside(row, fault, answers).await,
        }
    }

    /// Ends a match that other cards and rules were played with.
    async fn close_as_drawn(&mut self, fault: &Fault) -> Result<(), StoreError> {
        tracing::warn!(table = self.id, why = fault.why(), "a match from before an upgrade is closed as a draw");
        let ending = StoredEnding { outcome: Outcome::Draw, reason: "upgrade".into() };
        let room = Room { ending: Some(ending), ..self.room.clone() };
        self.store(self.over_ops(&room)).await?;
        self.unseat();
        (self.state, self.room) = (TableState::Over, room);
        Ok(())
    }

    /// Leaves a match as it is until it can be taken up.
    async fn set_aside(&mut self, row: &TableRow, fault: &Fault, answers: &[AnswerRow]) -> Result<(), StoreError> {
        self.unseat();
        (self.state, self.playing) = (TableState::Broken, None);
        let why = fault.why().to_owned();
        if row.set_aside.as_ref() == Some(&why) {
            return Ok(());
        }
        self.report(fault, &self.room, answers);
        self.store(vec![Op::SetAside { table: self.id.clone(), why, since: now() as i64 }]).await
    }
}

/// Gives stored answers to a match that was just opened, and checks every digest on the way.
///
/// # Errors
/// Returns how many answers are good, and what is wrong with the next.
pub(super) fn replay(playing: &mut Ongoing, answers: &[AnswerRow]) -> Result<(), (usize, Fault)> {
    for (n, row) in answers.iter().enumerate() {
        let seat = Seat(row.seat);
        let given = catch_unwind(AssertUnwindSafe(|| {
            let events = playing.table.answer(seat, &row.answer)?;
            Ok::<_, Rejected>((events, playing.table.digest()))
        }));
        let (events, digest) = match given {
            Ok(Ok(done)) => done,
            Ok(Err(refused)) => return Err((n, Fault::plain(format!("stored answer {n} is refused: {refused}")))),
            Err(panic) => return Err((n, Fault::panic(&*panic, None))),
        };
        if digest != row.digest {
            let why = format!("after stored answer {n} the match differs from what it was");
            return Err((n, Fault::plain(why)));
        }
        playing.version += 1;
        playing.log.add(&events);
        if row.cause.is_some() {
            playing.leave(seat);
        }
    }
    Ok(())
}
