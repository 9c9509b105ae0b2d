//! Events in words.

use super::{Known, Presenter, capital};
use baize_kernel::continuous::Modifier;
use baize_kernel::layout::Arrangement;
use baize_kernel::{CardId, Clause, DefId, Event, Seat, Verb, What, Zone};
use baize_text::render::Arg;

/// A line of the log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// The clauses that caused it, the main one first.
    pub clauses: Vec<Clause>,
    /// What happened.
    pub text: String,
    /// Whether it begins something, such as a turn.
    pub heading: bool,
    /// How much it matters in the story of a game.
    pub rank: Rank,
}

impl Line {
    /// Returns whether a story of one line for each action has it; the rest are steps of the line before.
    pub fn is_told(&self) -> bool {
        matches!(self.rank, Rank::Action | Rank::Note)
    }
}

/// How much a line matters in the story of a game.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Rank {
    /// Somebody does something.
    Action,
    /// Something that came of it and is worth a line.
    Note,
    /// How an action is paid for and carried out.
    Step,
    /// A step of the turn begins, or somebody passes: nobody is about to do anything.
    Pause,
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
        let mut line = self.event(told, known);
        let set_up = !line.heading && log.iter().all(|line| !line.heading);
        if line.rank == Rank::Note && !self.is_notable(told) && (set_up || is_acting(log)) {
            line.rank = Rank::Step;
        }
        log.push(line);
    }

    /// Returns how much an event matters by itself; what comes of an action may matter less.
    fn rank(&self, told: &Event) -> Rank {
        match told.what {
            What::Did { verb, .. } if self.vocabulary.verb(verb) == "pass" => Rank::Pause,
            What::Did { .. } | What::Activated { .. } | What::Rolled { .. } => Rank::Action,
            What::PhaseBegan { .. } => Rank::Pause,
            What::Turned { .. } | What::Skipped { .. } | What::Applied { .. } | What::Lapsed { .. } => Rank::Step,
            _ => Rank::Note,
        }
    }

    /// Returns whether something that came of an action is worth a line: a card of the field is gone, a number
    /// changed, a card is shown.
    fn is_notable(&self, told: &Event) -> bool {
        let lie = |zone: Zone| self.layout.place(zone).map(|place| place.lie);
        match told.what {
            What::Scored { .. } | What::Seen { .. } | What::TurnBegan { .. } | What::Ended { .. } => true,
            What::Moved { from, to, .. } => {
                let on_the_table = |zone: Zone| matches!(lie(zone), Some(Arrangement::Row | Arrangement::Spot));
                on_the_table(from.1) && lie(to.1) == Some(Arrangement::Stack)
            }
            _ => false,
        }
    }

    /// Returns an event, as told to the viewer, in words.
    pub fn event(&self, told: &Event, known: &Known) -> Line {
        let heading = matches!(told.what, What::TurnBegan { .. } | What::Ended { .. });
        let clauses = if told.clause == Clause::NONE { Vec::new() } else { vec![told.clause] };
        let text = Telling { p: self, known }.text(told);
        Line { clauses, text: capital(&text), heading, rank: self.rank(told) }
    }
}

/// Lets the lines that came of one answer tell at least what was done: not every action is announced, such as turning a
/// card.
pub fn tell_something(lines: &mut [Line]) {
    if lines.iter().any(Line::is_told) {
        return;
    }
    if let Some(line) = lines.iter_mut().find(|line| line.rank == Rank::Step) {
        line.rank = Rank::Note;
    }
}

/// Returns whether the end of a log is within an action.
fn is_acting(log: &[Line]) -> bool {
    let last = log.iter().rev().find(|line| line.heading || matches!(line.rank, Rank::Action | Rank::Pause));
    last.is_some_and(|line| line.rank == Rank::Action)
}

/// What is needed to tell an event.
struct Telling<'a> {
    p: &'a Presenter<'a>,
    known: &'a Known,
}

impl Telling<'_> {
    fn text(&self, told: &Event) -> String {
        let p = self.p;
        let say = |id: &str, args: &[(&'static str, Arg)]| p.say(id, args);
        let who = |seat: Seat| ("who", Arg::from(p.who(seat)));
        let whose = |seat: Seat| ("whose", Arg::from(p.whose(seat)));
        let named = |card: CardId| ("card", Arg::from(self.name(card)));
        let number = |n: i64| ("n", Arg::from(n));
        match told.what {
            What::Moved { card, from, to, host, verb, .. } => self.moved(verb, card, from, to, host),
            What::Created { card, to, .. } => say("created", &[whose(to.0), named(card), ("to", p.zone(to.1).into())]),
            What::Removed { card, from } => {
                say("removed", &[whose(from.0), named(card), ("from", p.zone(from.1).into())])
            }
            What::Turned { card, rested: true } => say("rested", &[named(card)]),
            What::Turned { card, rested: false } => say("readied", &[named(card)]),
            What::Flipped { card, face_up: true, .. } => say("face-up", &[named(card)]),
            What::Flipped { card, face_up: false, .. } => say("face-down", &[named(card)]),
            What::Marked { card, marks } => say("marked", &[named(card), number(marks.into())]),
            What::Shuffled { seat, zone } => say("shuffled", &[whose(seat), ("zone", p.zone(zone).into())]),
            What::TurnBegan { seat, number: n } => say("turn", &[number(n.into()), who(seat)]),
            What::PhaseBegan { phase } => {
                let name = p.language.name("phase", p.vocabulary.phase(phase));
                say("phase", &[("phase", capital(&name).into())])
            }
            What::Scored { seat, score, was, value, verb } => self.scored(seat, score, [was, value], verb),
            What::Ended { outcome } => p.outcome(outcome),
            What::Did { seat, verb, card, other, n } => self.did(seat, verb, card, other, n),
            What::Seen { seat, card, reveal: true, .. } => say("shown", &[who(seat), p.person(seat), named(card)]),
            What::Seen { seat, card, .. } => say("looked", &[who(seat), p.person(seat), named(card)]),
            What::Began { card, seat, change, source } => self.change("begins", card, seat, change, source),
            What::Lapsed { card, seat, change, source } => self.change("lapses", card, seat, change, source),
            What::Activated { seat, card, .. } => say("activated", &[who(seat), p.person(seat), named(card)]),
            What::Skipped { seat, verb, card } => {
                let args = [who(seat), p.person(seat), ("verb", p.verb(verb).into()), named(card)];
                say(if card.is_some() { "skipped-card" } else { "skipped" }, &args)
            }
            What::Applied { card, .. } => {
                let args = [named(card), ("text", p.clause(told.clause).into())];
                say(if card.is_some() { "applied-card" } else { "applied" }, &args)
            }
            What::Rolled { seat, of, result } => say(
                "rolled",
                &[who(seat), p.person(seat), number(i64::from(result) + 1), ("of", Arg::from(i64::from(of)))],
            ),
        }
    }

    fn name(&self, card: CardId) -> String {
        let known = self.known.name(self.p.pool, card).map(str::to_owned);
        known.unwrap_or_else(|| self.p.say("a-card", &[]))
    }

    /// Returns the names of two cards of one line. Where they are the same, each says whose it is.
    fn names(&self, cards: [CardId; 2]) -> [String; 2] {
        let (names, sides) = (cards.map(|card| self.name(card)), cards.map(|card| self.known.side(card)));
        match (&names, sides) {
            ([a, b], [Some(x), Some(y)]) if a == b && x != y => [self.p.belonging(a, x), self.p.belonging(b, y)],
            _ => names,
        }
    }

    /// Says that a number of a player's own changed. A game may have a sentence for the verb that changed it.
    fn scored(&self, seat: Seat, score: u8, [was, value]: [i32; 2], verb: Option<Verb>) -> String {
        let p = self.p;
        let name = match p.vocabulary.scores.get(usize::from(score)) {
            Some(word) => p.language.name("score", word),
            None => p.say("score", &[("n", (i64::from(score) + 1).into())]),
        };
        let args = [
            ("who", p.who(seat).into()),
            ("whose", p.whose(seat).into()),
            p.person(seat),
            ("score", name.into()),
            ("was", i64::from(was).into()),
            ("n", i64::from(value).into()),
            ("by", i64::from(value.abs_diff(was)).into()),
        ];
        let own = verb.and_then(|verb| p.language.find(&format!("scored-by-{}", p.vocabulary.verb(verb)), &args));
        own.unwrap_or_else(|| p.say("scored", &args))
    }

    /// Says that a card moved. A game may have a sentence for the verb that moved it.
    fn moved(&self, verb: Verb, card: CardId, from: (Seat, Zone), to: (Seat, Zone), host: CardId) -> String {
        let p = self.p;
        let usual = match () {
            () if host.is_some() => "moved-under",
            () if from.0 != to.0 => "moved-across",
            () if from.1 == to.1 => "moved-within",
            () => "moved",
        };
        let [name, host] = self.names([card, host]);
        let args = [
            ("who", p.who(to.0).into()),
            p.person(to.0),
            ("card", name.into()),
            ("from", p.zone(from.1).into()),
            ("place", p.vocabulary.zone(from.1).into()),
            ("whose", p.whose(from.0).into()),
            ("theirs", p.whose(to.0).into()),
            ("to", p.zone(to.1).into()),
            ("host", host.into()),
        ];
        let own = p.language.find(&format!("moved-by-{}", p.vocabulary.verb(verb)), &args);
        own.unwrap_or_else(|| p.say(usual, &args))
    }

    /// Says that a seat did something. A game may have a sentence for the verb.
    fn did(&self, seat: Seat, verb: Verb, card: CardId, other: CardId, n: i32) -> String {
        let p = self.p;
        let (shape, usual) = match (card.is_some(), other.is_some()) {
            (false, false) => ("plain", "does"),
            (true, false) => ("card", "does-card"),
            (false, true) => ("other", "does-other"),
            (true, true) => ("both", "does-both"),
        };
        let [name, other] = self.names([card, other]);
        let args = [
            ("who", p.who(seat).into()),
            p.person(seat),
            ("verb", p.verb(verb).into()),
            ("card", name.into()),
            ("other", other.into()),
            ("n", i64::from(n).into()),
            ("shape", shape.into()),
            // Games mean different things by the number; each takes the reading that is its own.
            ("rival", p.whom(p.rival(seat)).into()),
            ("seat", p.whom(Seat(n.clamp(0, i32::from(p.seats) - 1) as u8)).into()),
            ("nth", p.verb(Verb(n.clamp(1, 255) as u8 - 1)).into()),
            (
                "named",
                usize::try_from(n)
                    .ok()
                    .filter(|&n| n < p.pool.len())
                    .map_or("", |n| p.pool.name(DefId(n as u16)))
                    .into(),
            ),
        ];
        if let Some(own) = p.language.find(&format!("did-{}", p.vocabulary.verb(verb)), &args) {
            return own;
        }
        let did = p.say(usual, &args);
        if n == 0 { did } else { p.say("counted", &[("did", did.into()), ("n", i64::from(n).into())]) }
    }

    fn change(&self, message: &str, card: CardId, seat: Seat, change: Modifier, source: CardId) -> String {
        let [name, cause] = self.names([card, source]);
        let whom = if card.is_some() { name } else { self.p.who(seat) };
        let sort = match change {
            Modifier::Forbid(_) => "forbid",
            Modifier::Permit(_) => "permit",
            _ => "other",
        };
        let mut args = vec![("whom", Arg::from(whom)), ("change", self.shift(change).into()), ("sort", sort.into())];
        if source == card || self.known.name(self.p.pool, source).is_none() {
            return self.p.say(message, &args);
        }
        args.push(("source", cause.into()));
        self.p.say(&format!("{message}-by"), &args)
    }

    fn shift(&self, change: Modifier) -> String {
        let (p, v) = (self.p, self.p.vocabulary);
        let named = |as_what: &'static str, sort: &str, word: &str| (as_what, Arg::from(p.language.name(sort, word)));
        let word = |word| ("word", Arg::from(p.pool.lexicon().text(word)));
        match change {
            Modifier::Add(stat, n) => {
                p.say("shift-add", &[named("stat", "stat", v.stat(stat)), ("n", format!("{n:+}").into())])
            }
            Modifier::Base(stat, n) => {
                p.say("shift-base", &[named("stat", "stat", v.stat(stat)), ("n", i64::from(n).into())])
            }
            Modifier::Set(stat, n) => {
                p.say("shift-set", &[named("stat", "stat", v.stat(stat)), ("n", i64::from(n).into())])
            }
            Modifier::Gain(keyword) => p.say("shift-gain", &[named("keyword", "keyword", v.keyword(keyword))]),
            Modifier::Lose(keyword) => p.say("shift-lose", &[named("keyword", "keyword", v.keyword(keyword))]),
            Modifier::Forbid(ban) => p.say("shift-forbid", &[named("ban", "ban", v.ban(ban))]),
            Modifier::Permit(ban) => p.say("shift-permit", &[named("ban", "ban", v.ban(ban))]),
            Modifier::Mute => p.say("shift-mute", &[]),
            Modifier::MuteCue(cue) => p.say("shift-mute-cue", &[named("cue", "cue", v.cue(cue))]),
            Modifier::Ability(_) => p.say("shift-ability", &[]),
            Modifier::Need(_) => p.say("shift-need", &[]),
            Modifier::Name(name) => p.say("shift-name", &[word(name)]),
            Modifier::Trait(name) => p.say("shift-trait", &[word(name)]),
            Modifier::Discount(n) => p.say("shift-discount", &[("n", i64::from(n).into())]),
            Modifier::Label(label) => p.say("shift-label", &[named("word", "label", v.label(label))]),
        }
    }
}
