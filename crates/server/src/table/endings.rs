//! Ways in which a match ends other than by play: giving up, time, agreement; and playing again.

use super::Table;
use super::play::{NotTaken, saved};
use super::room::{Room, Sitter, StoredEnding};
use crate::hub;
use crate::now::now;
use crate::outbox::{Complaint, Visitor};
use crate::store::Op;
use baize_kernel::{Answer, Rejected, Seat};
use baize_protocol::{DrawMove, DrawState, Outcome, TableState, ToClient};

impl Table {
    /// A guest gives up.
    pub(super) async fn concede(&mut self, visitor: &Visitor, re: Option<u32>) {
        let Some(seat) = self.room.seat_of(&visitor.guest) else {
            return visitor.out.object(re, &Complaint::new("not_yours", "only those who play can give up"));
        };
        let prompt = self.prompt_id();
        match self.give_up(Seat(seat), "concession").await {
            Ok(()) => self.accept(visitor, re, prompt),
            Err(not_taken) => self.refuse(visitor, re, not_taken),
        }
    }

    async fn give_up(&mut self, seat: Seat, cause: &'static str) -> Result<(), NotTaken> {
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
            tokio::time::sleep(std::time::Duration::from_millis(500)).await;
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
            Err(complaint) => visitor.out.object(re, &complaint),
        }
    }

    /// Enters what a guest says about a draw, and returns whether everybody agrees now.
    fn move_draw(&mut self, visitor: &Visitor, what: DrawMove) -> Result<bool, Complaint> {
        let seat = self.room.seat_of(&visitor.guest);
        let bots = self.room.chairs.iter().any(|chair| matches!(chair.sitter, Sitter::Bot { .. }));
        let Some(playing) = self.playing.as_mut().filter(|p| p.ending.is_none()) else {
            return Err(Complaint::new("not_now", "no match is on"));
        };
        let Some(seat) = seat.filter(|&s| !playing.gone[usize::from(s)]) else {
            return Err(Complaint::new("not_yours", "only those who play can agree on a draw"));
        };
        match (what, &mut playing.draw) {
            (DrawMove::Offer, _) if bots => {
                return Err(Complaint::new("not_now", "bots do not agree on draws").hint("play on, or give up"));
            }
            (DrawMove::Offer, draw @ None) => *draw = Some(DrawState { by: seat, agreed: vec![seat] }),
            (DrawMove::Offer | DrawMove::Accept, Some(draw)) if draw.agreed.contains(&seat) => {}
            (DrawMove::Offer | DrawMove::Accept, Some(draw)) => draw.agreed.push(seat),
            (DrawMove::Decline, draw) => *draw = None,
            (DrawMove::Accept, None) => return Err(Complaint::new("not_now", "no draw is offered")),
        }
        let still = (0..playing.gone.len()).filter(|&s| !playing.gone[s]);
        Ok(playing.draw.as_ref().is_some_and(|draw| still.clone().all(|s| draw.agreed.contains(&(s as u8)))))
    }

    async fn agree_on_draw(&mut self) {
        let ending = StoredEnding { outcome: Outcome::Draw, reason: "agreement".into() };
        let room = Room { ending: Some(ending.clone()), ..self.room.clone() };
        match self.keep(TableState::Over, room).await {
            Ok(()) => self.finish(ending),
            Err(error) => {
                let complaint = hub::trouble(&error);
                self.here.iter().for_each(|a| a.visitor.out.object(None, &complaint));
            }
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
            return visitor.out.object(re, &Complaint::new("not_yours", "only those who played can play again"));
        };
        if self.state != TableState::Over || self.room.rematch.is_some() {
            let complaint = Complaint::new("not_now", "the match is not over, or goes on already");
            return visitor.out.object(re, &complaint);
        }
        self.again[usize::from(seat)] = true;
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
                self.here.iter().for_each(|a| a.visitor.out.object(None, &complaint));
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
        let _ = self.hub.write(vec![Op::Clocks { table: self.id.clone(), clocks }]).await;
        self.tell_all(ToClient::Clocks { table: self.id.clone(), clocks: told });
    }
}
