//! What guests ask of a table, one request at a time.

use super::play::NotTaken;
use super::room::Room;
use super::{Attached, TableTask};
use crate::now::now;
use crate::outbox::{Complaint, Visitor};
use crate::rates::Costly;
use crate::{deck, hub, review, wire};
use baize_kernel::{CardId, Rejected, Seat, Zone, message};
use baize_presenter::{Known, Language};
use baize_protocol::{Answer, Because, DeckWish, Refusal, Spot, TableState, ToClient, ToServer};
use std::sync::Arc;

impl TableTask {
    /// Does what a guest asks.
    pub(super) async fn attend(&mut self, visitor: Visitor, re: Option<u32>, ask: ToServer) {
        let done = match ask {
            ToServer::Watch { .. } => self.watch(&visitor, re).await,
            ToServer::Unwatch { .. } => {
                self.part(visitor.connection).await;
                visitor.out.say(re, ToClient::Done);
                Ok(())
            }
            ToServer::Sit { seat, deck, .. } => self.sit(&visitor, re, seat, deck.as_ref()).await,
            ToServer::Leave { .. } => self.leave(&visitor, re).await,
            ToServer::Deck { seat, deck, .. } => self.set_deck(&visitor, re, seat, &deck).await,
            ToServer::Bot { seat, bot, .. } => self.set_bot(&visitor, re, seat, bot.as_deref()).await,
            ToServer::Start { .. } => self.start_now(&visitor, re).await,
            ToServer::Answer { prompt, answer, .. } => {
                self.answer(&visitor, re, prompt, answer).await;
                Ok(())
            }
            ToServer::Resync { .. } => {
                self.show_match(&visitor, re);
                Ok(())
            }
            ToServer::Why { a, b, verb, .. } => {
                self.why(&visitor, re, a, b, verb);
                Ok(())
            }
            ToServer::Concede { .. } => {
                self.concede(&visitor, re).await;
                Ok(())
            }
            ToServer::Claim { .. } => self.claim(&visitor, re).await,
            ToServer::Draw { what, .. } => {
                self.draw(&visitor, re, what).await;
                Ok(())
            }
            ToServer::TakeBack { what, .. } => self.take_back(&visitor, re, what).await,
            ToServer::Hint { .. } => self.hint(&visitor, re).await,
            ToServer::Say { said, .. } => self.say(&visitor, re, said),
            ToServer::Rematch { .. } => {
                self.rematch(&visitor, re).await;
                Ok(())
            }
            _ => Err(Complaint::new("bad_frame", message!("a table is not asked this"))),
        };
        if let Err(complaint) = done {
            visitor.object(re, &complaint);
        }
    }

    /// Attaches a connection: as the seat its guest holds, else as a watcher.
    async fn watch(&mut self, visitor: &Visitor, re: Option<u32>) -> Result<(), Complaint> {
        let seat = self.room.seat_of(&visitor.guest);
        let watchers = self.here.iter().filter(|a| a.seat.is_none()).count();
        if seat.is_none() && watchers >= self.hub.config.limits.watchers {
            return Err(Complaint::new("too_many", message!("too many watch this table already")));
        }
        self.here.retain(|a| a.visitor.connection != visitor.connection);
        self.here.push(Attached { visitor: visitor.clone(), seat });
        self.show_room(visitor, re);
        self.show_chat(visitor);
        if self.playing.is_some() {
            self.show_match(visitor, None);
        } else if self.state == TableState::Over {
            self.show_ending(visitor);
        } else if self.state == TableState::Broken {
            let text = message!("the match cannot go on because of a mistake in the program, which has been reported");
            visitor.object(None, &Complaint::new("broken", text));
        }
        self.presence_changed(seat).await;
        self.consider();
        Ok(())
    }

    /// Detaches a connection.
    pub(super) async fn part(&mut self, connection: u64) {
        let Some(at) = self.here.iter().position(|a| a.visitor.connection == connection) else { return };
        let parted = self.here.remove(at);
        if self.here.is_empty() {
            (self.empty_since, self.quiet_since) = (now(), now());
        }
        self.presence_changed(parted.seat).await;
    }

    /// Tells others who came or went, and stops or starts a clock that waits for them.
    async fn presence_changed(&mut self, seat: Option<u8>) {
        self.note_presence();
        self.tell_room();
        let Some(seat) = seat else { return };
        let away = !self.is_connected(seat);
        let Some(playing) = self.playing.as_mut().filter(|p| p.ending.is_none()) else { return };
        let Some(clock) = &mut playing.clock else { return };
        if clock.set_away(seat.into(), away, now()) {
            self.clock_changed().await;
        }
    }

    /// Notes since when each seat's guest is away.
    fn note_presence(&mut self) {
        for seat in 0..self.away.len() {
            let since = self.away[seat].or(Some(now()));
            self.away[seat] = since.filter(|_| !self.is_connected(seat as u8));
        }
    }

    /// Returns whether the guest of a seat is connected.
    pub(super) fn is_connected(&self, seat: u8) -> bool {
        self.here.iter().any(|a| self.room.sits(&a.visitor.guest, seat))
    }

    /// Checks that the match has not begun.
    fn still_waiting(&self) -> Result<(), Complaint> {
        if self.state == TableState::Waiting {
            return Ok(());
        }
        Err(Complaint::new("not_now", message!("the match has begun"))
            .hint(message!("watch it, or play at another table")))
    }

    fn only_host(&self, visitor: &Visitor) -> Result<(), Complaint> {
        if self.room.host.as_ref() == Some(&visitor.guest) {
            return Ok(());
        }
        Err(Complaint::new("not_yours", message!("only the host of the table can do that")))
    }

    async fn sit(
        &mut self,
        visitor: &Visitor,
        re: Option<u32>,
        seat: u8,
        deck: Option<&DeckWish>,
    ) -> Result<(), Complaint> {
        self.still_waiting()?;
        let mut room = self.room.clone();
        if room.seat_of(&visitor.guest).is_none() {
            self.hub.may_sit(&visitor.guest)?;
        }
        room.sit(self.book, (&visitor.guest, &visitor.name), seat, deck)?;
        self.change_room(room).await?;
        self.here.retain(|a| a.visitor.connection != visitor.connection);
        self.here.push(Attached { visitor: visitor.clone(), seat: Some(seat) });
        self.reseat();
        self.show_room(visitor, re);
        self.tell_room();
        if self.room.is_full() {
            self.start_match().await?;
        }
        Ok(())
    }

    /// Gives every connection the seat that its guest has now.
    fn reseat(&mut self) {
        for a in &mut self.here {
            a.seat = self.room.seat_of(&a.visitor.guest);
        }
        self.note_presence();
    }

    async fn leave(&mut self, visitor: &Visitor, re: Option<u32>) -> Result<(), Complaint> {
        self.still_waiting()?;
        let mut room = self.room.clone();
        room.stand(&visitor.guest);
        self.change_room(room).await?;
        self.here.retain(|a| a.visitor.guest != visitor.guest);
        self.reseat();
        visitor.out.say(re, ToClient::Done);
        self.tell_room();
        if self.here.is_empty() {
            self.empty_since = now();
        }
        Ok(())
    }

    async fn set_deck(
        &mut self,
        visitor: &Visitor,
        re: Option<u32>,
        seat: u8,
        wish: &DeckWish,
    ) -> Result<(), Complaint> {
        self.still_waiting()?;
        let mut room = self.room.clone();
        let own = room.seat_of(&visitor.guest) == Some(seat);
        let chair = room.chair(seat)?;
        if !own {
            self.only_host(visitor)?;
            if matches!(chair.sitter, super::Sitter::Guest { .. }) {
                return Err(Complaint::new("not_yours", message!("another guest sits there and brings the deck")));
            }
        }
        chair.deck = Arc::new(deck::read(self.book, &self.room.options, wish)?);
        self.change_room(room).await?;
        self.show_room(visitor, re);
        self.tell_room();
        Ok(())
    }

    async fn set_bot(
        &mut self,
        visitor: &Visitor,
        re: Option<u32>,
        seat: u8,
        bot: Option<&str>,
    ) -> Result<(), Complaint> {
        self.still_waiting()?;
        self.only_host(visitor)?;
        let mut room = self.room.clone();
        room.set_bot(seat, bot)?;
        self.change_room(room).await?;
        self.show_room(visitor, re);
        self.tell_room();
        if self.room.is_full() {
            self.start_match().await?;
        }
        Ok(())
    }

    async fn start_now(&mut self, visitor: &Visitor, re: Option<u32>) -> Result<(), Complaint> {
        self.still_waiting()?;
        self.only_host(visitor)?;
        if !self.room.is_full() {
            return Err(Complaint::new("not_now", message!("some seats are open"))
                .hint(message!("wait for others, or seat bots")));
        }
        self.start_match().await?;
        self.show_room(visitor, re);
        Ok(())
    }

    async fn change_room(&mut self, room: Room) -> Result<(), Complaint> {
        self.keep(self.state, room).await.map_err(|e| hub::trouble(&e))
    }

    /// A guest answers the open question.
    async fn answer(&mut self, visitor: &Visitor, re: Option<u32>, prompt: u32, answer: Answer) {
        let refuse = |reason: Refusal, message: &str| self.refuse_with(visitor, re, reason, message);
        let Some(seat) = self.seat_for(&visitor.guest).map(Seat) else {
            return refuse(Refusal::NotYou, "refused-no-seat");
        };
        let open = self.playing.as_ref().filter(|p| p.ending.is_none()).and_then(|p| p.table.prompt());
        let Some(open) = open else { return refuse(Refusal::Over, "refused-no-question") };
        if self.prompt_id() != prompt {
            return refuse(Refusal::Late, "refused-late");
        }
        if open.seat != seat {
            return refuse(Refusal::NotYou, "refused-not-you");
        }
        // The flag may have fallen while the answer was on its way.
        self.time_passes(now()).await;
        let Some(answer) = self.hold(visitor, re, seat, wire::answer(answer)) else { return };
        match self.apply(seat, &answer, None).await {
            Ok(version) => self.accept(visitor, re, prompt, version),
            Err(not_taken) => self.refuse(visitor, re, not_taken),
        }
    }

    /// Refuses an answer for a reason that a message says.
    fn refuse_with(&self, visitor: &Visitor, re: Option<u32>, reason: Refusal, message: &str) {
        let text = Language::of(self.book, visitor.lang).say(message, &[]);
        let (table, clause) = (self.id.clone(), String::new());
        self.hub.metrics.refused.inc();
        visitor.out.say(re, ToClient::Refused { table, reason, clause, text });
    }

    /// Refuses an answer to a question that is no longer open, or was answered anew.
    pub(super) fn refuse_late(&self, visitor: &Visitor, re: Option<u32>) {
        self.refuse_with(visitor, re, Refusal::Late, "refused-late");
    }

    /// Tells a guest that an answer is stored.
    pub(super) fn accept(&self, visitor: &Visitor, re: Option<u32>, prompt: u32, version: u32) {
        visitor.out.say(re, ToClient::Accepted { table: self.id.clone(), prompt, version });
    }

    /// Returns the number of the open question, which no other question of the match has or had; 0 when none is.
    pub(super) fn prompt_id(&self) -> u32 {
        let Some(playing) = &self.playing else { return 0 };
        playing.table.prompt().map_or(0, |prompt| prompt.id + playing.renumbered)
    }

    /// A guest asks for an answer that still leads to the goal of a puzzle.
    async fn hint(&mut self, visitor: &Visitor, re: Option<u32>) -> Result<(), Complaint> {
        let own = self.seat_for(&visitor.guest).map(Seat);
        let asked = self.playing.as_ref().filter(|p| p.asked().is_some() && p.asked() == own);
        let (Some(n), Some(playing)) = (self.room.puzzle, asked) else {
            return Err(Complaint::new("not_now", message!("hints are for puzzles, where you are asked")));
        };
        self.hub.rates.take(Costly::Work, visitor.place)?;
        let (table, prompt, looked) = (self.id.clone(), self.prompt_id(), playing.table.copy());
        let (game, for_whom) = (self.room.game.clone(), (visitor.place, &visitor.guest));
        let found = self.hub.bots.in_turn(for_whom, move || review::winning(&game, n, &*looked)).await;
        let answer = found.flatten().and_then(wire::told_answer);
        visitor.out.say(re, ToClient::Hint { table, prompt, answer });
        Ok(())
    }

    /// A guest asks why something is not offered.
    fn why(&self, visitor: &Visitor, re: Option<u32>, a: Spot, b: Option<Spot>, verb: Option<u8>) {
        let seat = self.seat_for(&visitor.guest).map(Seat);
        let presenter = self.presenter(seat.map(|s| s.0), visitor.lang);
        let (Some(playing), Some(seat), Some(presenter)) = (&self.playing, seat, presenter) else {
            return self.refuse(visitor, re, NotTaken::Refused(Rejected::Over));
        };
        let mut known = Known::default();
        known.learn(&playing.table.view(Some(seat)));
        let pile = (Seat(a.seat), Zone(a.zone));
        let card = |spot: Option<Spot>| spot.and_then(|s| s.card).map_or(CardId::NONE, CardId);
        let asked = std::panic::AssertUnwindSafe(|| {
            let mut wishes = playing.table.intents(seat, card(Some(a)), card(b));
            wishes.retain(|w| verb.is_none_or(|v| v == w.choice.verb.0));
            presenter.reasons(&*playing.table, pile, wishes, &known)
        });
        let reasons = std::panic::catch_unwind(asked);
        let reasons = reasons.unwrap_or_else(|_| presenter.reasons(&*playing.table, pile, Vec::new(), &known));
        let reasons =
            reasons.into_iter().map(|r| Because { words: r.words, clause: r.clause.to_string(), text: r.text });
        let reasons: Vec<Because> = reasons.collect();
        visitor.out.say(re, ToClient::Because { table: self.id.clone(), reasons });
    }
}
