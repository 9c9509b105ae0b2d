//! Ways in which a match ends other than by play: giving up, time, agreement; and playing again.

use super::TableTask;
use super::play::{NotTaken, saved};
use super::room::{Room, Sitter, StoredEnding};
use crate::guest::GuestId;
use crate::hub;
use crate::now::now;
use crate::outbox::{Complaint, Visitor};
use crate::store::Op;
use baize_kernel::{Answer, Rejected, Seat, message};
use baize_protocol::{DrawMove, DrawState, Outcome, TableState, ToClient};
use std::time::Duration;

impl TableTask {
    /// A guest gives up.
    pub(super) async fn concede(&mut self, visitor: &Visitor, re: Option<u32>) {
        let Some(seat) = self.seat_for(&visitor.guest) else {
            return visitor.object(re, &Complaint::new("not_yours", message!("only those who play can give up")));
        };
        let prompt = self.prompt_id();
        match self.give_up(Seat(seat), "concession").await {
            Ok(version) => self.accept(visitor, re, prompt, version),
            Err(not_taken) => self.refuse(visitor, re, not_taken),
        }
    }

    async fn give_up(&mut self, seat: Seat, cause: &'static str) -> Result<u32, NotTaken> {
        let done = |p: &super::Ongoing| p.ending.is_some() || p.gone.get(seat.index()).copied().unwrap_or(true);
        if self.playing.as_ref().is_none_or(done) {
            return Err(NotTaken::Refused(Rejected::Over));
        }
        self.apply(seat, &Answer::Concede, Some(cause)).await
    }

    /// Looks whether someone's time is over, and tells who thinks long.
    pub(super) async fn time_passes(&mut self, now: u64) {
        let Some(playing) = &mut self.playing else { return };
        if playing.ending.is_some() {
            return;
        }
        if let Some(pending) = &mut playing.pending
            && pending.tell_at.is_some_and(|at| at <= now)
        {
            pending.tell_at = None;
            let thinking = ToClient::Thinking { table: self.id.clone(), seat: pending.seat };
            self.tell_all(thinking);
        }
        let flagged = self.playing.as_ref().and_then(|p| p.clock.as_ref()).and_then(|c| c.flagged(now));
        let Some(seat) = flagged else { return };
        if self.give_up(Seat(seat as u8), "time").await.is_err() {
            // Tried again a little later, and not at once for ever.
            tracing::error!(table = self.id, seat, "a loss on time could not be entered");
            tokio::time::sleep(Duration::from_millis(500)).await;
        }
    }

    /// A guest offers a draw, or answers an offer.
    pub(super) async fn draw(&mut self, visitor: &Visitor, re: Option<u32>, what: DrawMove) {
        match self.move_draw(visitor, what) {
            Ok(agreed) => {
                visitor.out.say(re, ToClient::Done);
                self.tell_draw();
                if agreed {
                    self.agree_on_draw().await;
                }
            }
            Err(complaint) => visitor.object(re, &complaint),
        }
    }

    /// Enters what a guest says about a draw, and returns whether everybody agrees now.
    fn move_draw(&mut self, visitor: &Visitor, what: DrawMove) -> Result<bool, Complaint> {
        let seat = self.room.seat_of(&visitor.guest);
        let bots = self.room.chairs.iter().any(|chair| matches!(chair.sitter, Sitter::Bot { .. }));
        let Some(playing) = self.playing.as_mut().filter(|p| p.ending.is_none()) else {
            return Err(Complaint::new("not_now", message!("no match is on")));
        };
        let Some(seat) = seat.filter(|&s| !playing.gone[usize::from(s)]) else {
            return Err(Complaint::new("not_yours", message!("only those who play can agree on a draw")));
        };
        match (what, &mut playing.draw) {
            (DrawMove::Offer, _) if bots => {
                return Err(Complaint::new("not_now", message!("bots do not agree on draws"))
                    .hint(message!("play on, or give up")));
            }
            (DrawMove::Offer, draw @ None) => *draw = Some(DrawState { by: seat, agreed: vec![seat] }),
            (DrawMove::Offer | DrawMove::Accept, Some(draw)) if draw.agreed.contains(&seat) => {}
            (DrawMove::Offer | DrawMove::Accept, Some(draw)) => draw.agreed.push(seat),
            (DrawMove::Decline, draw) => *draw = None,
            (DrawMove::Accept, None) => return Err(Complaint::new("not_now", message!("no draw is offered"))),
        }
        let still = (0..playing.gone.len()).filter(|&s| !playing.gone[s]);
        Ok(playing.draw.as_ref().is_some_and(|draw| still.clone().all(|s| draw.agreed.contains(&(s as u8)))))
    }

    async fn agree_on_draw(&mut self) {
        if let Err(complaint) = self.close("agreement").await {
            self.here.iter().for_each(|a| a.visitor.object(None, &complaint));
        }
    }

    /// Ends the match without a winner, and not by its rules.
    async fn close(&mut self, reason: &str) -> Result<(), Complaint> {
        let ending = StoredEnding { outcome: Outcome::Draw, reason: reason.into() };
        let room = Room { ending: Some(ending.clone()), ..self.room.clone() };
        let mut ops = self.over_ops(&room);
        ops.pop();
        self.keep_with(ops, TableState::Over, room).await.map_err(|error| hub::trouble(&error))?;
        self.finish(ending);
        Ok(())
    }

    /// Returns for how many milliseconds the guest of a seat has been away from a match that is on.
    pub(super) fn away_for(&self, seat: usize) -> Option<u64> {
        let on = self.state == TableState::Playing && self.is_guest(Seat(seat as u8));
        let since = self.away.get(seat).copied().flatten().filter(|_| on)?;
        Some(now().saturating_sub(since))
    }

    /// Returns the seat that is asked and whose guest has been away for so long, where no clock decides.
    fn missing(&self, at_least: Duration) -> Option<Seat> {
        let playing = self.playing.as_ref().filter(|p| p.clock.is_none())?;
        let asked = playing.asked()?;
        self.away_for(asked.index()).filter(|&ms| u128::from(ms) >= at_least.as_millis())?;
        Some(asked)
    }

    /// Returns the seat that is asked and whose guest is there and does not answer, where no clock decides.
    fn stalling(&self) -> Option<Seat> {
        let playing = self.playing.as_ref().filter(|p| p.clock.is_none())?;
        let long = u128::from(now().saturating_sub(playing.asked_since)) >= self.hub.config.limits.stalling.as_millis();
        playing.asked().filter(|asked| long && self.is_guest(*asked) && self.state == TableState::Playing)
    }

    /// A guest claims that the one who is asked left for good, or stalls.
    pub(super) async fn claim(&mut self, visitor: &Visitor, re: Option<u32>) -> Result<(), Complaint> {
        let teams = self.book.teams(&self.room.options);
        let team = |seat: u8| teams.get(usize::from(seat));
        let Some(seat) = self.room.seat_of(&visitor.guest) else {
            return Err(Complaint::new("not_yours", message!("only those who play can claim the match")));
        };
        let missing = self.missing(self.hub.config.limits.absence).or_else(|| self.stalling());
        let Some(missing) = missing.filter(|missing| team(missing.0) != team(seat)) else {
            let why =
                Complaint::new("not_now", message!("no opponent who is asked has been away or silent for long enough"));
            return Err(why.hint(message!("wait a little; where there is a clock, the clock decides")));
        };
        let prompt = self.prompt_id();
        match self.give_up(missing, "absence").await {
            Ok(version) => self.accept(visitor, re, prompt, version),
            Err(not_taken) => self.refuse(visitor, re, not_taken),
        }
        Ok(())
    }

    /// Closes a match that nobody came back to, and goes on without one who does not.
    pub(super) async fn look_around(&mut self) {
        let limit = self.hub.config.limits.abandoned;
        if self.state != TableState::Playing {
            return;
        }
        if !self.here.is_empty() {
            if let Some(missing) = self.missing(limit) {
                let _ = self.give_up(missing, "absence").await;
            }
        } else if u128::from(now().saturating_sub(self.quiet_since)) >= limit.as_millis() {
            // When the database fails, the table is looked at again later.
            let _ = self.close("abandoned").await;
        }
    }

    /// Closes the table for a guest who wants to sit elsewhere, if the guest plays here with bots alone
    /// and nobody is here. Returns whether it is closed.
    pub(super) async fn give_way(&mut self, guest: &GuestId) -> bool {
        let missed = !self.here.is_empty() || self.room.people().into_iter().any(|other| other != guest);
        match self.state {
            _ if missed => false,
            TableState::Playing => self.close("abandoned").await.is_ok(),
            TableState::Waiting => {
                self.room.chairs.iter_mut().for_each(|chair| chair.sitter = Sitter::Open);
                self.hub.unseat(guest, &self.id);
                true
            }
            TableState::Over | TableState::Broken => false,
        }
    }

    /// Enters and tells that the match is over.
    pub(super) fn finish(&mut self, ending: StoredEnding) {
        self.is_over(ending);
        self.tell_over();
        self.tell_room();
    }

    /// A guest wants to play again; when all do, the next table begins.
    pub(super) async fn rematch(&mut self, visitor: &Visitor, re: Option<u32>) {
        let Some(seat) = self.room.seat_of(&visitor.guest) else {
            return visitor.object(re, &Complaint::new("not_yours", message!("only those who played can play again")));
        };
        if self.state != TableState::Over || self.room.rematch.is_some() {
            let complaint = Complaint::new("not_now", message!("the match is not over, or goes on already"));
            return visitor.object(re, &complaint);
        }
        self.again[usize::from(seat)] = true;
        self.room.seats_of(&visitor.guest).iter().for_each(|&seat| self.again[usize::from(seat)] = true);
        visitor.out.say(re, ToClient::Done);
        let wants = |(chair, again): (&super::room::Chair, &bool)| *again || matches!(chair.sitter, Sitter::Bot { .. });
        if !self.room.chairs.iter().zip(&self.again).all(wants) {
            return self.tell_room();
        }
        match self.play_again().await {
            Ok(next) => {
                self.tell_room();
                self.tell_all(ToClient::Rematch { table: self.id.clone(), next });
            }
            Err(complaint) => {
                self.again.fill(false);
                self.here.iter().for_each(|a| a.visitor.object(None, &complaint));
            }
        }
    }

    async fn play_again(&mut self) -> Result<String, Complaint> {
        let next = self.hub.new_table(self.room.again()).await?;
        let room = Room { rematch: Some(next.clone()), ..self.room.clone() };
        self.keep(TableState::Over, room).await.map_err(|e| hub::trouble(&e))?;
        Ok(next)
    }

    /// Stores and tells that thinking times changed without an answer.
    pub(super) async fn clock_changed(&mut self) {
        let Some(clock) = self.playing.as_ref().and_then(|p| p.clock.as_ref()) else { return };
        let (told, clocks) = (clock.told(now()), saved(clock));
        // Clocks are not acknowledged, so a failure here costs no promise.
        let _ = self.store(vec![Op::Clocks { table: self.id.clone(), clocks }]).await;
        self.tell_all(ToClient::Clocks { table: self.id.clone(), clocks: told });
    }
}
