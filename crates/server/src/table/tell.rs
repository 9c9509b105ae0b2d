//! What those at the table are told: each through their own eyes, in their own language.

use super::ongoing::Ongoing;
use super::room::StoredEnding;
use super::{Attached, TableTask};
use crate::clock::Clock;
use crate::guest::GuestId;
use crate::now::now;
use crate::outbox::{Complaint, Visitor, frame, frame_with};
use crate::sight::{Sight, openly};
use crate::wire;
use baize_kernel::view::PileView;
use baize_kernel::{Event, Seat, SeatSet, View, message};
use baize_presenter::{Known, Language, Presenter};
use baize_protocol::{self as proto, Client, Ending, Hands, SeatInfo, Sitting, TableInfo, ToClient};
use baize_record::shuffle::commitment;
use std::panic::{AssertUnwindSafe, catch_unwind};
use tokio_tungstenite::tungstenite::Utf8Bytes;

/// Room for most updates, so that they do not move while they are written.
const UPDATE: usize = 4 << 10;

/// What all who look from one seat in one language have in common.
pub(super) struct ViewerState {
    sight: Sight,
    lang: &'static str,
    known: Known,
    /// The piles as they last saw them; none before the first update.
    piles: Vec<PileView>,
}

impl ViewerState {
    /// Returns the piles that are not as they were.
    fn changed<'v>(&self, seen: &'v View) -> Vec<&'v PileView> {
        let changed = |(at, pile): &(usize, &PileView)| self.piles.get(*at) != Some(*pile);
        seen.piles.iter().enumerate().filter(changed).map(|(_, pile)| pile).collect()
    }
}

/// A frame for those who look from one seat in one language.
pub(super) struct ViewerFrame {
    sight: Sight,
    lang: &'static str,
    frame: Utf8Bytes,
}

impl TableTask {
    /// Says the same to everybody.
    pub(super) fn tell_all(&self, body: ToClient) {
        let frame = frame(None, body);
        self.here.iter().for_each(|a| self.put(a, frame.clone()));
    }

    fn put(&self, attached: &Attached, frame: Utf8Bytes) {
        if !attached.visitor.out.put(frame) {
            self.hub.metrics.slow.inc();
        }
    }

    /// Tells everybody who sits where.
    pub(super) fn tell_room(&self) {
        let info = self.info();
        for attached in &self.here {
            attached.visitor.out.say(None, ToClient::Table { info: info.clone(), you: self.client(&attached.visitor) });
        }
    }

    /// Tells one guest who sits where.
    pub(super) fn show_room(&self, visitor: &Visitor, re: Option<u32>) {
        visitor.out.say(re, ToClient::Table { info: self.info(), you: self.client(visitor) });
    }

    fn client(&self, visitor: &Visitor) -> Client {
        let host = self.room.host.as_ref() == Some(&visitor.guest);
        Client { seat: self.room.seat_of(&visitor.guest), host }
    }

    fn info(&self) -> TableInfo {
        let seat = |(at, chair): (usize, &super::room::Chair)| SeatInfo {
            sitting: chair.sitter.told(),
            name: chair.sitter.name().to_owned(),
            deck: chair.deck.name.clone(),
            connected: chair.sitter.told() == Sitting::Bot || self.is_connected(at as u8),
            again: self.again[at],
            bot: chair.sitter.bot().map(str::to_owned),
            away: self.away_for(at).map(wire_ms),
        };
        TableInfo {
            table: self.id.clone(),
            game: self.room.game.clone(),
            options: self.told_options(),
            state: self.state,
            seats: self.room.chairs.iter().enumerate().map(seat).collect(),
            teams: self.book.teams(&self.room.options),
            clock: self.room.clock,
            private: self.room.private,
            link: format!("/t/{}", self.id),
            watchers: self.here.iter().filter(|a| a.seat.is_none()).count() as u32,
            rematch: self.room.rematch.clone(),
            hands: self.room.hands,
            laid: self.room.board.is_some(),
            puzzle: self.room.puzzle.and_then(|n| crate::review::puzzle_of(&self.room.game, n)),
            commitment: self.room.secret.as_deref().map(commitment),
            stall_after: self.room.clock.is_none().then(|| wire_ms(self.hub.config.limits.stalling.as_millis())),
            claim_after: self.room.clock.is_none().then(|| wire_ms(self.hub.config.limits.absence.as_millis())),
        }
    }

    fn told_options(&self) -> proto::Options {
        proto::Options { fair: Some(self.room.is_fair()), ..crate::catalog::told_options(&self.room.options) }
    }

    /// Tells everybody which offer of a draw stands.
    pub(super) fn tell_draw(&self) {
        let draw = self.playing.as_ref().and_then(|p| p.draw.clone());
        self.tell_all(ToClient::Draw { table: self.id.clone(), draw });
    }

    /// Tells everybody that the match is over.
    pub(super) fn tell_over(&self) {
        let Some(ending) = &self.room.ending else { return };
        for a in &self.here {
            let seat = self.sight(&a.visitor.guest).you().map(|seat| seat.0);
            let ending = self.ending(ending, seat, a.visitor.lang);
            a.visitor.out.say(None, ToClient::Over { table: self.id.clone(), ending });
        }
    }

    /// Tells one guest how a match ended that can no longer be shown.
    pub(super) fn show_ending(&self, visitor: &Visitor) {
        let Some(ending) = &self.room.ending else { return };
        let ending = self.ending(ending, None, visitor.lang);
        visitor.out.say(None, ToClient::Over { table: self.id.clone(), ending });
    }

    /// Returns how the match ended, in words for one viewer.
    fn ending(&self, ending: &StoredEnding, seat: Option<u8>, lang: &'static str) -> Ending {
        let presenter = self.presenter(seat, lang);
        let gave_up = self.playing.as_ref().and_then(|p| p.gave_up);
        let unshown = || Language::of(self.book, lang).say("cannot-be-shown", &[]);
        let text = presenter.map_or_else(unshown, |presenter| ending_words(&presenter, ending, gave_up));
        Ending { outcome: ending.outcome.clone(), reason: ending.reason.clone(), text }
    }

    /// Returns the words for one viewer; `None` while no match is on.
    pub(super) fn presenter(&self, seat: Option<u8>, lang: &'static str) -> Option<Presenter<'_>> {
        let playing = self.playing.as_ref()?;
        let mut presenter = Presenter::new(self.book, &self.room.options, &*playing.table, seat.map(Seat));
        presenter.language = Language::of(self.book, lang);
        presenter.names = self.room.names();
        Some(presenter)
    }

    /// The same, for whoever looks through these eyes.
    fn presenter_for(&self, sight: Sight, lang: &'static str) -> Option<Presenter<'_>> {
        self.presenter(sight.you().map(|seat| seat.0), lang)
    }

    /// Makes the frames that tell of an answer, before it is stored.
    pub(super) fn prepare(
        &mut self,
        events: &[Event],
        clock: Option<&Clock>,
        ending: Option<&StoredEnding>,
    ) -> Vec<ViewerFrame> {
        // Whoever sits down behind the curtain next is shown the match anew.
        if self.curtain_falls() {
            self.eyes.clear();
            return Vec::new();
        }
        let mut eyes = std::mem::take(&mut self.eyes);
        let looking = |a: &Attached| (self.sight(&a.visitor.guest), a.visitor.lang);
        eyes.retain(|e| self.here.iter().any(|a| looking(a) == (e.sight, e.lang)));
        for (sight, lang) in self.here.iter().map(looking) {
            if !eyes.iter().any(|e| (e.sight, e.lang) == (sight, lang)) {
                eyes.push(ViewerState { sight, lang, known: self.known(sight), piles: Vec::new() });
            }
        }
        let mut letters = Vec::with_capacity(eyes.len());
        let mut clocks = clock.map(|c| c.told(now()));
        if let (Some(clocks), Some(_)) = (&mut clocks, ending) {
            clocks.running = None;
        }
        for e in &mut eyes {
            let (Some(playing), Some(presenter)) = (&self.playing, self.presenter_for(e.sight, e.lang)) else {
                continue;
            };
            let seen = e.sight.view(&*playing.table);
            e.known.learn(&seen);
            let events = e.sight.told(&presenter, &mut e.known, events);
            let view = Box::new(self.shown(&seen, &e.changed(&seen), playing, &presenter, &mut e.known));
            e.piles = seen.piles;
            let (table, version) = (self.id.clone(), playing.version + 1);
            let update = ToClient::Update { table, version, events, view, clocks: clocks.clone() };
            let frame = frame_with(UPDATE, None, update);
            letters.push(ViewerFrame { sight: e.sight, lang: e.lang, frame });
        }
        self.eyes = eyes;
        letters
    }

    /// Returns what is seen of the match as it is told, with some piles or all. Questions to bots are nobody's.
    fn shown(
        &self,
        seen: &View,
        piles: &[&PileView],
        playing: &Ongoing,
        presenter: &Presenter<'_>,
        known: &mut Known,
    ) -> proto::View {
        known.learn(seen);
        let mut view = wire::view_with(piles, &*playing.table, presenter, known, seen);
        view.prompt = view.prompt.filter(|prompt| self.is_guest(Seat(prompt.seat)));
        let mut question = view.prompt.as_mut();
        while let Some(prompt) = question {
            prompt.id += playing.renumbered;
            question = prompt.then.as_deref_mut();
        }
        view
    }

    /// Returns whether another is asked now than the one to whom a shared screen is turned.
    fn curtain_falls(&self) -> bool {
        let asked = self.playing.as_ref().and_then(Ongoing::asked);
        self.room.hands == Some(Hands::Curtain) && asked.is_some() && asked != self.screen
    }

    /// Turns a shared screen to whoever is asked now.
    pub(super) fn turn_screen(&mut self) {
        if self.curtain_falls() {
            self.eyes.clear();
            self.show_everybody();
        }
    }

    /// Returns through whose eyes a guest sees the match.
    pub(super) fn sight(&self, guest: &GuestId) -> Sight {
        let Some(first) = self.room.seat_of(guest) else { return Sight::Watcher };
        let playing = self.playing.as_ref();
        match self.room.hands {
            // Nobody sees the hand of another person.
            Some(Hands::Open) if !self.room.has_rivals() => Sight::All,
            Some(_) => {
                let asked = playing.and_then(Ongoing::asked).or(self.screen);
                Sight::Seat(asked.map(|seat| seat.0).filter(|&seat| self.room.sits(guest, seat)).unwrap_or(first))
            }
            None => Sight::Seat(first),
        }
    }

    /// Returns the seat for which a guest speaks: the one that is asked, if the guest has it.
    pub(super) fn seat_for(&self, guest: &GuestId) -> Option<u8> {
        let asked = self.playing.as_ref().and_then(Ongoing::asked).map(|seat| seat.0);
        asked.filter(|&seat| self.room.sits(guest, seat)).or_else(|| self.room.seat_of(guest))
    }

    /// Sends frames to those they are for.
    pub(super) fn send(&self, letters: Vec<ViewerFrame>) {
        for letter in letters {
            let looking = |a: &&Attached| (self.sight(&a.visitor.guest), a.visitor.lang) == (letter.sight, letter.lang);
            self.here.iter().filter(looking).for_each(|a| self.put(a, letter.frame.clone()));
        }
    }

    /// Returns the names a viewer has come to know, as far as what is kept tells.
    fn known(&self, sight: Sight) -> Known {
        let mut known = Known::default();
        if let Some(playing) = &self.playing {
            known.learn(&sight.view(&*playing.table));
            let log = playing.log.events();
            let log = if sight == Sight::All { openly(&log) } else { log };
            log.iter().for_each(|event| known.hear(&event.told_to(sight.you())));
        }
        known
    }

    /// Shows everybody the match as it stands.
    pub(super) fn show_everybody(&mut self) {
        self.screen = self.playing.as_ref().and_then(Ongoing::asked).or(self.screen);
        for a in &self.here {
            self.show_match(&a.visitor, None);
        }
    }

    /// Shows a guest the match as it stands.
    pub(super) fn show_match(&self, visitor: &Visitor, re: Option<u32>) {
        let (sight, seat) = (self.sight(&visitor.guest), self.seat_for(&visitor.guest));
        match catch_unwind(AssertUnwindSafe(|| self.snapshot(sight, seat, visitor.lang))) {
            Ok(Some(snapshot)) => visitor.out.say(re, snapshot),
            Ok(None) => visitor.object(re, &Complaint::new("not_now", message!("the match has not begun"))),
            Err(panic) => {
                self.hub.metrics.panics.inc();
                let why = baize_record::panic_text(&*panic).to_owned();
                tracing::error!(table = self.id, why, "a match cannot be shown");
                let text = message!("the match cannot be shown because of a mistake in the program");
                visitor.object(re, &Complaint::new("broken", text));
            }
        }
    }

    fn snapshot(&self, sight: Sight, seat: Option<u8>, lang: &'static str) -> Option<ToClient> {
        let (playing, presenter) = (self.playing.as_ref()?, self.presenter_for(sight, lang)?);
        let mut known = self.known(sight);
        let log = sight.told(&presenter, &mut known, &playing.log.events());
        let seen = sight.view(&*playing.table);
        let piles: Vec<&PileView> = seen.piles.iter().collect();
        Some(ToClient::Snapshot {
            table: self.id.clone(),
            version: playing.version,
            seat: sight.you().map(|seat| seat.0).or(seat),
            view: Box::new(self.shown(&seen, &piles, playing, &presenter, &mut known)),
            log,
            clocks: playing.clock.as_ref().map(|c| c.told(now())),
            ending: self.room.ending.as_ref().map(|e| self.ending(e, sight.you().map(|s| s.0), lang)),
            draw: playing.draw.clone(),
            take_back: playing.wish.clone(),
            taken_back: playing.taken_back,
        })
    }
}

/// Returns how a match ended, in words.
pub fn ending_words(presenter: &Presenter<'_>, ending: &StoredEnding, gave_up: Option<Seat>) -> String {
    let outcome = match &ending.outcome {
        proto::Outcome::Draw => baize_kernel::Outcome::Draw,
        proto::Outcome::Won { seats } => {
            baize_kernel::Outcome::Won(seats.iter().fold(SeatSet::NONE, |set, &s| set.or(SeatSet::one(Seat(s)))))
        }
    };
    let result = presenter.outcome(outcome);
    let cause = match (ending.reason.as_str(), gave_up) {
        ("agreement", _) => return presenter.agreed_draw(),
        ("time", Some(seat)) => presenter.lost_on_time(seat),
        ("concession", Some(seat)) => presenter.gave_up(seat),
        ("absence", Some(seat)) => presenter.stayed_away(seat),
        ("abandoned", _) => return presenter.abandoned(),
        ("upgrade", _) => return presenter.language.say("upgraded", &[]),
        _ => return result,
    };
    format!("{cause} {result}")
}

/// Returns milliseconds as they are told; more than fit are told as the most that do.
fn wire_ms(ms: impl TryInto<u32>) -> u32 {
    ms.try_into().unwrap_or(u32::MAX)
}
