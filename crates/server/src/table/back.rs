//! Taking back: the latest answer of a guest, with all that came after it, is as if it had not been given.
//!
//! Against bots, and where one person plays all hands, it is done at once; between people everybody has to agree.
//! Where something hidden was shown in the meantime it cannot be done, because nobody can unsee it. The answers are
//! kept apart in the database and no longer count: what is left is an ordinary match from the same shuffle.

use super::ongoing::Ongoing;
use super::revive::replay;
use super::{Room, TableTask};
use crate::desks::aside;
use crate::hub;
use crate::now::now;
use crate::outbox::{Complaint, Visitor};
use crate::rates::Costly;
use crate::store::{AnswerRow, Op};
use baize_kernel::{CardId, Event, Message, Seat, What, message};
use baize_protocol::{BackMove, BackState, Hands, TableState, ToClient};
use std::collections::BTreeSet;

impl TableTask {
    /// A guest wants to take an answer back, or answers such a wish.
    pub(super) async fn take_back(
        &mut self,
        visitor: &Visitor,
        re: Option<u32>,
        what: BackMove,
    ) -> Result<(), Complaint> {
        let Some(seat) = self.seat_for(&visitor.guest) else {
            return Err(Complaint::new("not_yours", message!("only those who play can take answers back")));
        };
        let on = self.playing.as_ref().is_some_and(|p| p.ending.is_none()) && self.state == TableState::Playing;
        if !on {
            return Err(Complaint::new("not_now", message!("no match is on")));
        }
        let agreed = match what {
            BackMove::Ask => self.ask_back(visitor, seat).await?,
            BackMove::Accept => self.agree_back(seat)?,
            BackMove::Decline => {
                self.set_wish(None);
                false
            }
        };
        if agreed {
            self.go_back().await?;
        }
        visitor.out.say(re, ToClient::Done);
        Ok(())
    }

    /// Enters a wish, if it can be granted. Returns whether nobody else has to agree.
    async fn ask_back(&mut self, visitor: &Visitor, seat: u8) -> Result<bool, Complaint> {
        let answers = self.answers().await?;
        let own = self.room.seats_of(&visitor.guest);
        let from = latest(&answers, &own)?;
        self.hub.rates.take_for(Costly::Work, answers.len(), visitor.place)?;
        aside(true, || self.may_go_back(&answers, from, &own))?;
        // One who plays all hands takes back for whoever answered.
        let by = answers.get(from).map_or(seat, |row| row.seat);
        self.set_wish(Some(BackState { by, agreed: own }));
        Ok(!self.room.has_rivals())
    }

    /// Enters that a seat agrees. Returns whether everybody does now.
    fn agree_back(&mut self, seat: u8) -> Result<bool, Complaint> {
        let guests: Vec<u8> = (0..self.room.chairs.len() as u8).filter(|&s| self.is_guest(Seat(s))).collect();
        let Some(mut wish) = self.playing.as_ref().and_then(|p| p.wish.clone()) else {
            return Err(Complaint::new("not_now", message!("nobody asks to take an answer back")));
        };
        if !wish.agreed.contains(&seat) {
            wish.agreed.push(seat);
        }
        let all = guests.iter().all(|seat| wish.agreed.contains(seat));
        self.set_wish(Some(wish));
        Ok(all)
    }

    fn set_wish(&mut self, wish: Option<BackState>) {
        let Some(playing) = &mut self.playing else { return };
        if playing.wish != wish {
            playing.wish = wish;
            self.tell_wish();
        }
    }

    /// Tells everybody which wish to take an answer back stands.
    pub(super) fn tell_wish(&self) {
        let take_back = self.playing.as_ref().and_then(|p| p.wish.clone());
        self.tell_all(ToClient::TakeBack { table: self.id.clone(), take_back });
    }

    async fn answers(&mut self) -> Result<Vec<AnswerRow>, Complaint> {
        let known = self.playing.as_ref().map_or(0, |p| p.version) as usize;
        let history = self.hub.store.history(&self.id).await.map_err(|e| hub::trouble(&e))?;
        if history.fault.is_some() || history.answers.len() != known {
            return Err(Complaint::new("trouble", message!("the answers cannot be read"))
                .hint(message!("try again in a moment")));
        }
        Ok(history.answers)
    }

    /// Carries out the wish that stands.
    async fn go_back(&mut self) -> Result<(), Complaint> {
        let Some(wish) = self.playing.as_ref().and_then(|p| p.wish.clone()) else { return Ok(()) };
        let answers = self.answers().await?;
        let from = latest(&answers, &[wish.by])?;
        // Whoever agrees last is told why not, and may have seen nothing of it.
        let mut earlier = aside(true, || self.may_go_back(&answers, from, &[]))?;
        if let Some(playing) = &self.playing {
            earlier.taken_back = playing.taken_back + 1;
            // An answer moves the number of the question on by one at most.
            earlier.renumbered = playing.renumbered + (answers.len() - from) as u32 + 1;
            earlier.clock.clone_from(&playing.clock);
        }
        let (table, at) = (self.id.clone(), now() as i64);
        let op = Op::TakeBack { table, from: from as u32, of: answers.len() as u32, at };
        if let Err(error) = self.store(vec![op]).await {
            self.store_uncertain = true;
            self.make_certain().await;
            return Err(hub::trouble(&error));
        }
        self.drop_held();
        self.playing = Some(earlier);
        self.eyes.clear();
        self.start_clock();
        self.show_everybody();
        self.clock_changed().await;
        self.consider();
        Ok(())
    }

    /// Works the match out as it was before an answer, and looks whether anything was shown since then. What was shown
    /// to others than those who ask is not named.
    fn may_go_back(&self, answers: &[AnswerRow], from: usize, asking: &[u8]) -> Result<Ongoing, Complaint> {
        let open = || -> Result<Ongoing, Complaint> {
            let mut playing = self.open(&self.room)?;
            let differs =
                |(_, fault): (usize, super::report::Fault)| Complaint::new("broken", Message::foreign(fault.why()));
            replay(&mut playing, &answers[..from]).map_err(differs)?;
            Ok(playing)
        };
        if self.room.hands != Some(Hands::Open) || self.room.has_rivals() {
            nothing_shown(&self.room, open()?, &answers[from..], asking)?;
        }
        open()
    }
}

/// Returns the number of the latest answer of these seats.
fn latest(answers: &[AnswerRow], own: &[u8]) -> Result<usize, Complaint> {
    let none = || Complaint::new("back_none", message!("you have given no answer that could be taken back"));
    let from = answers.iter().rposition(|row| own.contains(&row.seat) && row.cause.is_none()).ok_or_else(none)?;
    if answers[from..].iter().any(|row| row.cause.is_some()) {
        return Err(Complaint::new("back_none", message!("somebody has left the match since then")));
    }
    Ok(from)
}

/// Checks that no person has come to see anything hidden by some answers. Those who ask are told the name of what they
/// saw themselves.
fn nothing_shown(room: &Room, mut playing: Ongoing, answers: &[AnswerRow], asking: &[u8]) -> Result<(), Complaint> {
    let people: Vec<Seat> = (0..room.chairs.len() as u8)
        .map(Seat)
        .filter(|seat| matches!(room.chairs[seat.index()].sitter, super::Sitter::Guest { .. }))
        .collect();
    let mut known: Vec<(Seat, BTreeSet<CardId>)> =
        people.into_iter().map(|seat| (seat, playing.table.view(Some(seat)).known().collect())).collect();
    for row in answers {
        let answered = playing.table.answer(Seat(row.seat), &row.answer);
        let events = answered.map_err(|refused| Complaint::new("broken", Message::foreign(refused)))?;
        by_chance(&events)?;
        for (seat, known) in &mut known {
            known.extend(events.iter().filter_map(created));
            let told = events.iter().map(|event| event.told_to(Some(*seat))).filter_map(|event| named(&event));
            let seen: Vec<CardId> = told.chain(playing.table.view(Some(*seat)).known()).collect();
            if let Some(new) = seen.into_iter().find(|card| !known.contains(card)) {
                let name = playing.table.pool().name(playing.table.card(new).def);
                let text = match asking.contains(&seat.0) {
                    true => message!("a card was shown that was hidden before: {name}", name),
                    false => message!("somebody else was shown a card that was hidden before"),
                };
                return Err(Complaint::new("back_card", text).hint(message!("what was seen cannot be unseen")));
            }
        }
    }
    Ok(())
}

/// Checks that chance decided nothing.
fn by_chance(events: &[Event]) -> Result<(), Complaint> {
    for event in events {
        match event.what {
            What::Shuffled { .. } => {
                return Err(Complaint::new("back_shuffle", message!("cards were shuffled since then")));
            }
            What::Rolled { .. } => {
                return Err(Complaint::new("back_roll", message!("chance has decided something since then")));
            }
            _ => {}
        }
    }
    Ok(())
}

/// Returns the card that an event brought into being, which was nowhere hidden before.
fn created(event: &Event) -> Option<CardId> {
    match event.what {
        What::Created { card, .. } => Some(card),
        _ => None,
    }
}

/// Returns the card whose face an event tells.
fn named(event: &Event) -> Option<CardId> {
    match event.what {
        What::Moved { card, .. } | What::Flipped { card, .. } | What::Seen { card, .. } => {
            Some(card).filter(|card| card.is_some())
        }
        _ => None,
    }
}
