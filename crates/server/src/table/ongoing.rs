//! A match under way, in memory. Everything here can be worked out again from what is stored.

use super::fair::Held;
use super::recent::Recent;
use super::room::StoredEnding;
use crate::clock::Clock;
use baize_kernel::{Event, Match, Seat};
use baize_protocol::{BackState, DrawState};
use prometheus_client::metrics::gauge::Gauge;

/// How long a bot may take before everybody is told that it thinks, in milliseconds.
const PATIENCE: u64 = 150;

/// A match under way, or just over.
pub(super) struct Ongoing {
    /// The match itself.
    pub table: Box<dyn Match>,
    /// How many answers were given.
    pub version: u32,
    /// What happened lately, in truth.
    pub log: Recent,
    /// Thinking times.
    pub clock: Option<Clock>,
    /// The offer of a draw that stands.
    pub draw: Option<DrawState>,
    /// The wish to take an answer back that stands.
    pub wish: Option<BackState>,
    /// How many times answers were taken back.
    pub taken_back: u32,
    /// What is added to the numbers of questions, so that none comes again after answers were taken back.
    pub renumbered: u32,
    /// Who left a match of more than two by giving up or running out of time. With two, giving up
    /// ends the match, or one of several games that it is made of.
    pub gone: Vec<bool>,
    /// Who gave up or ran out of time last.
    pub gave_up: Option<Seat>,
    /// The bot that thinks.
    pub pending: Option<Pending>,
    /// Since when the open question is open.
    pub asked_since: u64,
    /// Until when the open question stands, whatever is answered, as fair play has it.
    pub stands_until: Option<u64>,
    /// The answer that is held until then.
    pub held: Option<Held>,
    /// How it ended.
    pub ending: Option<StoredEnding>,
    /// Counts the match while it is on.
    counted: Option<Counted>,
}

/// A bot that thinks.
#[derive(Copy, Clone, Debug)]
pub(super) struct Pending {
    /// What it thinks about.
    pub version: u32,
    /// How many times answers had been taken back when it began.
    pub taken_back: u32,
    /// Its seat.
    pub seat: u8,
    /// When to tell that it thinks, if it still does.
    pub tell_at: Option<u64>,
}

impl Pending {
    /// Notes that a bot begins to think.
    pub fn new(playing: &Ongoing, seat: u8, now: u64) -> Pending {
        let (version, taken_back) = (playing.version, playing.taken_back);
        Pending { version, taken_back, seat, tell_at: Some(now + PATIENCE) }
    }
}

impl Ongoing {
    /// A match that has just been opened, with the events of that.
    pub fn new(table: Box<dyn Match>, opening: &[Event], clock: Option<Clock>, matches: &Gauge) -> Ongoing {
        let seats = usize::from(table.seats());
        let mut ongoing = Ongoing {
            version: 0,
            log: Recent::default(),
            clock,
            draw: None,
            wish: None,
            taken_back: 0,
            renumbered: 0,
            gone: vec![false; seats],
            gave_up: None,
            pending: None,
            asked_since: crate::now::now(),
            stands_until: None,
            held: None,
            ending: None,
            counted: Some(Counted::new(matches)),
            table,
        };
        ongoing.log.add(opening);
        ongoing
    }

    /// Notes that a seat gave up or ran out of time.
    pub fn leave(&mut self, seat: Seat) {
        self.gave_up = Some(seat);
        let several = self.gone.len() > 2;
        if let Some(gone) = self.gone.get_mut(seat.index()) {
            *gone = several;
        }
    }

    /// Returns who is asked, while the match is on.
    pub fn asked(&self) -> Option<Seat> {
        self.table.prompt().filter(|_| self.ending.is_none()).map(|p| p.seat)
    }

    /// Returns when something happens by itself.
    pub fn wakes_at(&self) -> Option<u64> {
        if self.ending.is_some() {
            return None;
        }
        let flag = self.clock.as_ref().and_then(Clock::deadline);
        let held = self.held.as_ref().and(self.stands_until);
        [flag, held, self.pending.and_then(|p| p.tell_at)].into_iter().flatten().min()
    }

    /// Notes that the match is over.
    pub fn close(&mut self, ending: StoredEnding) {
        self.ending = Some(ending);
        (self.pending, self.draw, self.counted) = (None, None, None);
        self.wish = None;
        if let Some(clock) = &mut self.clock {
            clock.ask(None, false, crate::now::now());
        }
    }
}

/// What an answer changes before it is stored, as it was.
pub(super) struct Before {
    /// How many answers were given.
    pub version: u32,
    table: Box<dyn Match>,
    clock: Option<Clock>,
    gone: Vec<bool>,
    gave_up: Option<Seat>,
    stands_until: Option<u64>,
}

impl Before {
    /// Keeps a match as it is.
    pub fn of(playing: &Ongoing) -> Before {
        Before {
            version: playing.version,
            table: playing.table.copy(),
            clock: playing.clock.clone(),
            gone: playing.gone.clone(),
            gave_up: playing.gave_up,
            stands_until: playing.stands_until,
        }
    }

    /// Makes a match what it was.
    pub fn put_back(self, playing: &mut Ongoing) {
        let Before { version, table, clock, gone, gave_up, stands_until } = self;
        (playing.version, playing.table, playing.clock) = (version, table, clock);
        (playing.gone, playing.gave_up, playing.stands_until) = (gone, gave_up, stands_until);
    }
}

/// Counts something for as long as it is there.
pub(super) struct Counted(Gauge);

impl Counted {
    /// Counts one more.
    pub fn new(gauge: &Gauge) -> Counted {
        gauge.inc();
        Counted(gauge.clone())
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        self.0.dec();
    }
}
