//! Events in words: one compact form for each kind, to print and to match.
//!
//! A pattern is the form with whatever the writer leaves away at its optional places; `*` stands
//! for any one card, place or word. `docs/scenarios.md` lists the forms.

use crate::names::Names;
use crate::read::letter;
use baize_kernel::continuous::Modifier;
use baize_kernel::{CardId, Event, Match, Outcome, Seat, What, Zone};

/// A piece of an event in words.
enum Part {
    /// One of these, the first being the usual one.
    Word(Vec<String>),
    /// A card, under any name it goes by.
    Card(CardId),
    /// These, or nothing.
    Maybe(Vec<Part>),
}

fn word(text: impl Into<String>) -> Part {
    Part::Word(vec![text.into()])
}

fn maybe(parts: impl Into<Vec<Part>>) -> Part {
    Part::Maybe(parts.into())
}

/// Returns an event in words.
pub fn told(names: &Names, table: &dyn Match, event: &Event) -> String {
    let mut out = Vec::new();
    write(names, table, &parts(table, event), &mut out);
    out.join(" ")
}

fn write(names: &Names, table: &dyn Match, parts: &[Part], out: &mut Vec<String>) {
    for part in parts {
        match part {
            Part::Word(forms) => out.push(forms[0].clone()),
            Part::Card(card) => out.push(names.call(table, *card)),
            Part::Maybe(inner) => write(names, table, inner, out),
        }
    }
}

/// Returns whether a pattern fits an event.
pub fn matches(names: &Names, table: &dyn Match, pattern: &str, event: &Event) -> bool {
    let pattern = pattern.split_whitespace().collect::<Vec<_>>().join(" ");
    let parts = parts(table, event);
    fits(names, table, &pattern, &parts.iter().collect::<Vec<_>>())
}

fn fits(names: &Names, table: &dyn Match, pattern: &str, parts: &[&Part]) -> bool {
    let Some((first, rest)) = parts.split_first() else { return pattern.is_empty() };
    match first {
        Part::Word(forms) => {
            let star = ["*".to_owned()];
            let after = |form: &String| after_word(pattern, form);
            forms.iter().chain(&star).filter_map(after).any(|left| fits(names, table, left, rest))
        }
        Part::Card(card) => splits(pattern)
            .any(|(slot, left)| (slot == "*" || names.means(table, slot, *card)) && fits(names, table, left, rest)),
        Part::Maybe(inner) => {
            let with: Vec<&Part> = inner.iter().chain(rest.iter().copied()).collect();
            fits(names, table, pattern, rest) || fits(names, table, pattern, &with)
        }
    }
}

/// Returns what follows a word at the beginning of a pattern.
fn after_word<'a>(pattern: &'a str, form: &str) -> Option<&'a str> {
    let head = pattern.get(..form.len())?;
    let left = &pattern[form.len()..];
    let ends = left.is_empty() || left.starts_with(' ');
    (head.eq_ignore_ascii_case(form) && ends).then(|| left.trim_start())
}

/// Returns every way to cut a pattern in two between words, the first part not empty.
fn splits(pattern: &str) -> impl Iterator<Item = (&str, &str)> {
    let cuts = pattern.match_indices(' ').map(|(i, _)| i).chain([pattern.len()]);
    cuts.filter(|&i| i > 0).map(|i| (&pattern[..i], pattern[i..].trim_start()))
}

/// Returns the pieces of an event in words, the clause last.
fn parts(table: &dyn Match, event: &Event) -> Vec<Part> {
    let mut out = what(table, &event.what);
    if event.clause != baize_kernel::Clause::NONE {
        out.push(maybe([word(format!("({})", event.clause))]));
    }
    out
}

fn what(table: &dyn Match, what: &What) -> Vec<Part> {
    let v = table.vocabulary();
    let seat = |s: Seat| word(letter(s));
    let card = |c: CardId| if c.is_some() { vec![Part::Card(c)] } else { Vec::new() };
    match *what {
        What::Moved { card: c, from, to, at, face_up, host, verb, .. } => {
            let mut out = vec![word("moved"), Part::Card(c), pile(table, from), word("->"), pile(table, to)];
            out.push(maybe([word("by"), word(v.verb(verb))]));
            out.push(maybe([word("at"), Part::Word(place(at))]));
            if face_up {
                out.push(maybe([word("face"), word("up")]));
            }
            if host.is_some() {
                out.push(maybe([word("onto"), Part::Card(host)]));
            }
            out
        }
        What::Created { card: c, to, .. } => vec![word("created"), Part::Card(c), word("in"), pile(table, to)],
        What::Removed { card: c, from } => vec![word("removed"), Part::Card(c), word("from"), pile(table, from)],
        What::Turned { card: c, rested } => {
            vec![word("turned"), Part::Card(c), word(if rested { "rested" } else { "active" })]
        }
        What::Flipped { card: c, face_up, .. } => {
            vec![word("flipped"), Part::Card(c), word("face"), word(if face_up { "up" } else { "down" })]
        }
        What::Marked { card: c, marks } => vec![word("marked"), Part::Card(c), word(marks.to_string())],
        What::Shuffled { seat, zone } => vec![word("shuffled"), pile(table, (seat, zone))],
        What::TurnBegan { seat: s, number } => {
            vec![word("turn"), word(number.to_string()), word("of"), seat(s)]
        }
        What::PhaseBegan { phase } => vec![word("phase"), word(v.phase(phase))],
        What::Scored { seat: s, score, value, .. } => {
            let which = maybe([word("score"), word((u16::from(score) + 1).to_string())]);
            vec![word("scored"), seat(s), word(value.to_string()), which]
        }
        What::Ended { outcome } => vec![word("ended"), word(outcome_words(Some(outcome)))],
        What::Did { seat: s, verb, card: c, other, n } => {
            let mut out = vec![word("did"), seat(s), word(v.verb(verb))];
            if c.is_some() {
                let mut cards = vec![Part::Card(c)];
                if other.is_some() {
                    cards.push(maybe([word("->"), Part::Card(other)]));
                }
                out.push(maybe(cards));
            } else if other.is_some() {
                out.push(maybe([word("->"), Part::Card(other)]));
            }
            if n != 0 {
                out.push(maybe([word(n.to_string())]));
            }
            out
        }
        What::Seen { seat: s, card: c, reveal, .. } => {
            vec![word(if reveal { "revealed" } else { "looked" }), seat(s), Part::Card(c)]
        }
        What::Began { card: c, seat: s, change, source } => continuous("began", table, c, s, change, source),
        What::Lapsed { card: c, seat: s, change, source } => continuous("lapsed", table, c, s, change, source),
        What::Activated { seat: s, card: c, ability } => {
            let mut out = vec![word("activated"), seat(s)];
            out.extend(card(c));
            out.push(maybe([word("ability"), word((u16::from(ability) + 1).to_string())]));
            out
        }
        What::Skipped { seat: s, verb, card: c } => {
            let mut out = vec![word("skipped"), seat(s), word(v.verb(verb))];
            out.push(maybe(card(c)));
            out
        }
        What::Applied { seat: s, card: c } => {
            let mut out = vec![word("applied"), maybe([seat(s)])];
            out.push(maybe(card(c)));
            out
        }
        What::Rolled { seat: s, of, result } => {
            vec![word("rolled"), seat(s), word(result.to_string()), maybe([word("of"), word(of.to_string())])]
        }
    }
}

fn continuous(verb: &str, table: &dyn Match, card: CardId, seat: Seat, change: Modifier, source: CardId) -> Vec<Part> {
    let on = if card.is_some() { Part::Card(card) } else { word(letter(seat)) };
    let mut out = vec![word(verb), on];
    out.extend(shift_words(table, change).split(' ').map(word));
    if source.is_some() {
        out.push(maybe([word("from"), Part::Card(source)]));
    }
    out
}

/// Returns a pile in words: `A.hand`, or `hand` for short.
fn pile(table: &dyn Match, (seat, zone): (Seat, Zone)) -> Part {
    let zone = table.vocabulary().zone(zone);
    Part::Word(vec![format!("{}.{zone}", letter(seat)), zone.to_owned()])
}

/// Returns a place in a pile in words: `top`, `bottom`, or its number from the front.
fn place(at: u16) -> Vec<String> {
    match at {
        0 => vec!["top".to_owned(), "1".to_owned()],
        u16::MAX => vec!["bottom".to_owned()],
        at => vec![(at + 1).to_string()],
    }
}

/// Returns a change in words.
fn shift_words(table: &dyn Match, shift: Modifier) -> String {
    let v = table.vocabulary();
    let text = |w| table.pool().lexicon().text(w);
    match shift {
        Modifier::Add(stat, n) => format!("{n:+} {}", v.stat(stat)),
        Modifier::Base(stat, n) => format!("base {} {n}", v.stat(stat)),
        Modifier::Set(stat, n) => format!("{} {n}", v.stat(stat)),
        Modifier::Gain(keyword) => format!("gains {}", v.keyword(keyword)),
        Modifier::Lose(keyword) => format!("loses {}", v.keyword(keyword)),
        Modifier::Forbid(ban) => format!("cannot {}", v.ban(ban)),
        Modifier::Permit(ban) => format!("may {}", v.ban(ban)),
        Modifier::Mute => "muted".to_owned(),
        Modifier::MuteCue(cue) => format!("muted {}", v.cue(cue)),
        Modifier::Ability(_) => "gains ability".to_owned(),
        Modifier::Need(_) => "needs more".to_owned(),
        Modifier::Name(name) => format!("named {}", text(name)),
        Modifier::Trait(name) => format!("trait {}", text(name)),
        Modifier::Label(label) => format!("label {}", v.label(label)),
        Modifier::Discount(n) => format!("discount {n}"),
    }
}

/// Returns an outcome in words.
pub fn outcome_words(outcome: Option<Outcome>) -> String {
    match outcome {
        None => "none".to_owned(),
        Some(Outcome::Draw) => "draw".to_owned(),
        Some(Outcome::Won(seats)) => {
            let won: Vec<String> =
                (0..crate::read::MAX_SEATS).map(Seat).filter(|s| seats.has(*s)).map(|s| letter(s).into()).collect();
            let verb = if won.len() == 1 { "wins" } else { "win" };
            format!("{} {verb}", won.join(" and "))
        }
    }
}

/// The words a pattern may begin with.
#[rustfmt::skip]
pub const FORMS: [&str; 20] = [
    "moved", "created", "removed", "turned", "flipped", "marked", "shuffled", "turn", "phase", "scored", "ended",
    "did", "looked", "revealed", "began", "lapsed", "activated", "skipped", "applied", "rolled",
];

#[cfg(test)]
mod tests {
    use super::*;
    use baize_kernel::rulebook::{Board, BoardCard, SeatBoard};
    use baize_kernel::{Clause, Keyword, Options, Phase, SeatSet, Stat, Verb};

    /// A table of two cards: Five in the hand of A and Six in the hand of B, called `mine`.
    fn table() -> (Box<dyn Match>, Names, [CardId; 2]) {
        let book = baize_tiny::book();
        let pool = book.pool();
        let hand = |id: &str| {
            let card = BoardCard::new(pool.find(id).expect("the card ships"));
            SeatBoard { piles: vec![(Zone(1), vec![card])], scores: Vec::new() }
        };
        let board = Board { seats: vec![hand("N5"), hand("N6")], ..Board::default() };
        let staged = book.stage(&Options::default(), pool.clone(), &board, 1).unwrap_or_else(|p| panic!("{p:?}"));
        let mut names = Names::default();
        names.alias("mine", staged.cards[1]);
        (staged.table, names, [staged.cards[0], staged.cards[1]])
    }

    /// Checks the words of an event, that they fit it, and that shorter patterns fit it too.
    #[track_caller]
    fn check(what: What, words: &str, patterns: &[&str]) {
        let (table, names, _) = table();
        let event = Event { clause: Clause::new("T9"), sees: SeatSet::ALL, what };
        assert_eq!(told(&names, &*table, &event), format!("{words} (T9)"));
        for pattern in patterns.iter().copied().chain([words, &format!("{words} (T9)")]) {
            assert!(matches(&names, &*table, pattern, &event), "`{pattern}` should fit `{words}`");
            assert!(!matches(&names, &*table, &format!("{pattern} (T1)"), &event), "another clause must not fit");
            assert!(!matches(&names, &*table, &format!("{pattern} more"), &event), "further words must not fit");
        }
        let first = words.split(' ').next().unwrap_or_default();
        assert!(FORMS.contains(&first), "{first} is not among the known beginnings");
    }

    #[test]
    fn every_kind_of_event_has_words() {
        let (_, _, [five, six]) = table();
        let (a, b, none) = (Seat(0), Seat(1), CardId::NONE);
        let moved = |at, face_up, host| What::Moved {
            card: five,
            def: baize_kernel::DefId(4),
            from: (a, Zone(1)),
            to: (b, Zone(3)),
            at,
            face_up,
            host,
            verb: Verb(2),
        };
        check(
            moved(0, true, six),
            "moved Five A.hand -> B.tricks by take at top face up onto mine",
            &["moved N5 hand -> tricks", "moved * * -> B.tricks at 1", "moved five A.hand -> tricks onto N6"],
        );
        check(moved(2, false, none), "moved Five A.hand -> B.tricks by take at 3", &[]);
        check(moved(u16::MAX, false, none), "moved Five A.hand -> B.tricks by take at bottom", &[]);
        let def = baize_kernel::DefId(5);
        check(What::Created { card: six, def, to: (b, Zone(1)) }, "created mine in B.hand", &["created Six in hand"]);
        check(What::Removed { card: six, from: (b, Zone(1)) }, "removed mine from B.hand", &["removed * from hand"]);
        check(What::Turned { card: six, rested: true }, "turned mine rested", &["turned N6 rested"]);
        check(What::Turned { card: six, rested: false }, "turned mine active", &[]);
        check(What::Flipped { card: six, def, face_up: false }, "flipped mine face down", &[]);
        check(What::Marked { card: six, marks: 3 }, "marked mine 3", &["marked mine *"]);
        check(What::Shuffled { seat: a, zone: Zone(0) }, "shuffled A.deck", &["shuffled deck"]);
        check(What::TurnBegan { seat: b, number: 7 }, "turn 7 of B", &["turn * of B"]);
        check(What::PhaseBegan { phase: Phase(1) }, "phase answering", &[]);
        check(
            What::Scored { seat: a, score: 0, was: 0, value: -5, verb: None },
            "scored A -5 score 1",
            &["scored A -5"],
        );
        check(What::Ended { outcome: Outcome::Draw }, "ended draw", &[]);
        check(What::Ended { outcome: Outcome::Won(SeatSet(3)) }, "ended A and B win", &[]);
        let did = |card, other, n| What::Did { seat: a, verb: Verb(0), card, other, n };
        check(did(five, six, 2), "did A lead Five -> mine 2", &["did A lead", "did A lead N5", "did A lead Five -> *"]);
        check(did(none, none, 0), "did A lead", &[]);
        let seen = |reveal| What::Seen { seat: b, card: six, def, reveal };
        check(seen(true), "revealed B mine", &[]);
        check(seen(false), "looked B mine", &[]);
        check(What::Activated { seat: a, card: five, ability: 1 }, "activated A Five ability 2", &["activated A Five"]);
        check(What::Skipped { seat: a, verb: Verb(3), card: five }, "skipped A draw Five", &["skipped A draw"]);
        check(What::Applied { seat: a, card: five }, "applied A Five", &["applied", "applied Five", "applied A"]);
        check(What::Rolled { seat: a, of: 2, result: 1 }, "rolled A 1 of 2", &["rolled A 1"]);
    }

    #[test]
    fn every_change_has_words() {
        let (_, _, [five, six]) = table();
        let began = |change| What::Began { card: six, seat: Seat(1), change, source: five };
        check(began(Modifier::Add(Stat(0), 1000)), "began mine +1000 rank from Five", &["began mine +1000 rank"]);
        check(began(Modifier::Add(Stat(0), -2)), "began mine -2 rank from Five", &[]);
        check(began(Modifier::Base(Stat(0), 7)), "began mine base rank 7 from Five", &[]);
        check(began(Modifier::Gain(Keyword(0))), "began mine gains ? from Five", &[]);
        check(began(Modifier::Lose(Keyword(0))), "began mine loses ? from Five", &[]);
        check(began(Modifier::Forbid(baize_kernel::Ban(0))), "began mine cannot ? from Five", &[]);
        check(began(Modifier::Mute), "began mine muted from Five", &[]);
        check(began(Modifier::MuteCue(baize_kernel::Cue(0))), "began mine muted ? from Five", &[]);
        check(began(Modifier::Ability(Default::default())), "began mine gains ability from Five", &[]);
        check(began(Modifier::Label(baize_kernel::Label(0))), "began mine label ? from Five", &[]);
        let on_player =
            What::Lapsed { card: CardId::NONE, seat: Seat(1), change: Modifier::Mute, source: CardId::NONE };
        check(on_player, "lapsed B muted", &[]);
    }
}
