//! Events in words.

use super::{Known, Presenter, capital};
use baize_kernel::lasting::Shift;
use baize_kernel::{CardId, Clause, Event, Seat, What, Zone};

/// A line of the log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// The clauses that caused it, the main one first.
    pub clauses: Vec<Clause>,
    /// What happened.
    pub text: String,
    /// Whether it begins something, such as a turn.
    pub heading: bool,
}

/// How many clauses are printed behind a line; the rest can be asked for.
const MOST_CLAUSES: usize = 3;

impl std::fmt::Display for Line {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let indent = if self.heading { "" } else { "  " };
        write!(f, "{indent}{}", self.text)?;
        let clauses: Vec<&str> = self.clauses.iter().map(Clause::as_str).take(MOST_CLAUSES).collect();
        if clauses.is_empty() {
            return Ok(());
        }
        let more = if self.clauses.len() > MOST_CLAUSES { ", …" } else { "" };
        write!(f, " ({}{more})", clauses.join(", "))
    }
}

impl Presenter<'_> {
    /// Adds an event, as told to the viewer, to a log. A rule that only applied is a further
    /// clause of the line before it.
    pub fn log(&self, log: &mut Vec<Line>, told: &Event, known: &Known) {
        if matches!(told.what, What::Applied { .. })
            && let Some(line) = log.last_mut()
        {
            if !line.clauses.contains(&told.clause) {
                line.clauses.push(told.clause);
            }
            return;
        }
        log.push(self.event(told, known));
    }

    /// Returns an event, as told to the viewer, in words.
    pub fn event(&self, told: &Event, known: &Known) -> Line {
        let heading = matches!(told.what, What::TurnBegan { .. } | What::Ended { .. });
        let clauses = if told.clause == Clause::NONE { Vec::new() } else { vec![told.clause] };
        Line { clauses, text: Telling { p: self, known }.text(&told.what), heading }
    }
}

/// What is needed to tell an event.
struct Telling<'a> {
    p: &'a Presenter<'a>,
    known: &'a Known,
}

impl Telling<'_> {
    fn text(&self, what: &What) -> String {
        let Telling { p, .. } = *self;
        let (zone, verb) = (|z: Zone| p.vocabulary.zone(z), |v| p.vocabulary.verb(v));
        match *what {
            What::Moved { card, from, to, host, .. } => self.moved(card, from, to, host),
            What::Created { card, to, .. } => format!("{}: {} comes to {}", p.who(to.0), self.name(card), zone(to.1)),
            What::Removed { card, from } => format!("{}: {} leaves {}", p.who(from.0), self.name(card), zone(from.1)),
            What::Turned { card, rested: true } => format!("{} is rested", self.name(card)),
            What::Turned { card, rested: false } => format!("{} is set active", self.name(card)),
            What::Flipped { card, face_up, .. } => {
                format!("{} is turned face {}", self.name(card), if face_up { "up" } else { "down" })
            }
            What::Marked { card, marks } => format!("{} has {marks} marks", self.name(card)),
            What::Shuffled { seat, zone: pile } => format!("{}: {} is shuffled", p.who(seat), zone(pile)),
            What::TurnBegan { seat, number } => format!("Turn {number}: {}", p.who(seat)),
            What::PhaseBegan { phase } => format!("{} begins", capital(p.vocabulary.phase(phase))),
            What::Scored { seat, score, value } => format!("{}: score {} is {value}", p.who(seat), score + 1),
            What::Ended { outcome } => p.outcome(outcome),
            What::Did { seat, verb: did, card, other, n } => self.did(seat, verb(did), card, other, n),
            What::Seen { seat, card, reveal: true, .. } => format!("{}: shows {}", p.who(seat), self.name(card)),
            What::Seen { seat, card, .. } => format!("{}: looks at {}", p.who(seat), self.name(card)),
            What::Began { card, seat, change, source } => self.change(card, seat, change, source, ""),
            What::Lapsed { card, seat, change, source } => self.change(card, seat, change, source, " no longer"),
            What::Activated { seat, card, .. } => format!("{}: effect of {}", p.who(seat), self.name(card)),
            What::Skipped { seat, verb: left, card } => {
                let card = if card.is_some() { format!(" {}", self.name(card)) } else { String::new() };
                format!("{}: {}{card} is skipped", p.who(seat), verb(left))
            }
            What::Applied { seat, card } if card.is_some() => {
                format!("{}: a rule applies to {}", p.who(seat), self.name(card))
            }
            What::Applied { .. } => "The rules apply".into(),
            What::Rolled { seat, of, result } => format!("{}: chance gives {} of {of}", p.who(seat), result + 1),
        }
    }

    fn name(&self, card: CardId) -> String {
        self.known.name(self.p.pool, card).unwrap_or("a card").to_owned()
    }

    fn moved(&self, card: CardId, from: (Seat, Zone), to: (Seat, Zone), host: CardId) -> String {
        let (p, name) = (self.p, self.name(card));
        let place = |pile: (Seat, Zone)| p.vocabulary.zone(pile.1).to_owned();
        let who = p.who(to.0);
        if host.is_some() {
            return format!("{who}: {name}, {} → under {}", place(from), self.name(host));
        }
        if from.0 != to.0 {
            return format!("{who}: {name}, {} of {} → {}", place(from), p.who(from.0), place(to));
        }
        if from.1 == to.1 {
            return format!("{who}: {name} changes its place in {}", place(to));
        }
        format!("{who}: {name}, {} → {}", place(from), place(to))
    }

    fn did(&self, seat: Seat, verb: &str, card: CardId, other: CardId, n: i32) -> String {
        let mut text = format!("{}: {verb}", self.p.who(seat));
        if card.is_some() {
            text += &format!(" {}", self.name(card));
        }
        if other.is_some() {
            text += &format!(" -> {}", self.name(other));
        }
        if n != 0 {
            text += &format!(" ({n})");
        }
        text
    }

    fn change(&self, card: CardId, seat: Seat, change: Shift, source: CardId, not: &str) -> String {
        let v = self.p.vocabulary;
        let whom = if card.is_some() { self.name(card) } else { self.p.who(seat) };
        let what = match change {
            Shift::Add(stat, n) => format!("{} {n:+}", v.stat(stat)),
            Shift::Base(stat, n) => format!("printed {} {n}", v.stat(stat)),
            Shift::Gain(keyword) => format!("gains [{}]", v.keyword(keyword)),
            Shift::Lose(keyword) => format!("loses [{}]", v.keyword(keyword)),
            Shift::Forbid(ban) => format!("may not: {}", v.ban(ban)),
            Shift::Permit(ban) => format!("may: {}", v.ban(ban)),
            Shift::Mute => "effects are invalid".into(),
            Shift::MuteCue(cue) => format!("{} effects are invalid", v.cue(cue)),
            Shift::Ability(_) => "gains an effect".into(),
            Shift::Need(_) => "effects need more".into(),
            Shift::Name(word) => format!("is also named {}", self.p.pool.lexicon().text(word)),
            Shift::Trait(word) => format!("is also {}", self.p.pool.lexicon().text(word)),
            Shift::Label(label) => format!("is also {}", v.label(label)),
        };
        let by = self.known.name(self.p.pool, source).filter(|_| source != card);
        let by = by.map(|name| format!(", by {name}")).unwrap_or_default();
        format!("{whom}:{not} {what}{by}")
    }
}
