//! Whether what a scenario claims is true.

use crate::answer::Ear;
use crate::claims::{CardClaim, Claim, PileClaim, PromptClaim, That};
use crate::diagnostic::Problems;
use crate::events;
use crate::names::is_called;
use crate::read::{At, letter};
use baize_kernel::view::CardView;
use baize_kernel::{Ask, CardId, Clause, Event, Seat, Zone};
use std::collections::BTreeSet;

/// What happened since the last answer.
#[derive(Default)]
pub struct Since {
    /// The events.
    pub events: Vec<Event>,
    /// The clauses of events, questions and refusals.
    pub clauses: BTreeSet<Clause>,
    /// The clauses that no event tells: see [`Rulebook::tied`](baize_kernel::Rulebook::tied).
    pub tied: &'static str,
    /// How many cards each pile had before, seat by seat.
    pub counts: Vec<Vec<usize>>,
}

impl Since {
    fn is_tied(&self, clause: &str) -> bool {
        self.tied.lines().any(|line| line == clause)
    }

    /// Returns whether a pattern is of a rule that applied, and no event tells any more when it does.
    fn is_untold(&self, pattern: &str) -> bool {
        let number = pattern.strip_prefix("applied").and_then(|rest| rest.split_once('(')?.1.strip_suffix(')'));
        number.is_some_and(|number| self.is_tied(number))
    }
}

/// A card of a pile as a claim sees it; hidden ones have no id.
type Seen = Option<CardId>;

/// Checks a claim and reports how it is wrong.
pub fn check(ear: &Ear<'_>, since: &Since, claim: &Claim, p: &mut Problems) {
    let table = ear.table;
    let (active, turn, phase) = table.clock();
    let mut want = |is: bool, message: String| {
        if !is {
            p.add(claim.spot, message);
        }
    };
    match &claim.that {
        That::Phase(wanted) => {
            let words = table.vocabulary();
            want(*wanted == phase, format!("the phase is {}, not {}", words.phase(phase), words.phase(*wanted)));
        }
        That::Active(seat) => {
            want(*seat == active, format!("it is the turn of {}, not {}", letter(active), letter(*seat)))
        }
        That::Turn(number) => want(*number == turn, format!("it is turn {turn}, not {number}")),
        That::Outcome(wanted) => {
            let (is, should) = (events::outcome_words(table.outcome()), events::outcome_words(*wanted));
            want(table.outcome() == *wanted, format!("the outcome is `{is}`, not `{should}`"));
        }
        That::NoPrompt => want(table.prompt().is_none(), "someone is asked".to_owned()),
        That::Prompt(wanted) => prompt(ear, wanted).into_iter().for_each(|wrong| want(false, wrong)),
        That::Events(patterns) => happened(ear, since, patterns, p),
        That::NoEvents(patterns) => did_not_happen(ear, since, patterns, p),
        That::Cites(clauses) => {
            let told = |c: Clause| since.clauses.contains(&c) || since.is_tied(c.as_str());
            for clause in clauses.iter().filter(|c| !told(c.value)) {
                p.add(clause.spot, format!("nothing since the last answer carries {}{}", clause.value, carried(since)));
            }
        }
        That::Pile(seat, zone, wanted) => {
            let cards: Vec<Seen> = table.pile(*seat, *zone).into_iter().map(Some).collect();
            let before = since.counts.get(seat.index()).and_then(|zones| zones.get(zone.index())).copied();
            pile(ear, (*seat, *zone), &cards, before, wanted, claim, p);
        }
        That::Sees(eyes, seat, zone, wanted) => {
            let view = table.view(*eyes);
            let cards: Vec<Seen> =
                view.pile(*seat, *zone).map(|pile| pile.cards.iter().map(seen).collect()).unwrap_or_default();
            pile(ear, (*seat, *zone), &cards, None, wanted, claim, p);
        }
        That::Scores(seat, wanted) => {
            let view = table.view(None);
            let is = view.scores.get(seat.index()).cloned().unwrap_or_default();
            want(is == *wanted, format!("the scores of {} are {is:?}, not {wanted:?}", letter(*seat)));
        }
        That::Card(name, claims) => match ear.names.find(table, name) {
            Ok(card) => claims.iter().for_each(|c| check_card(ear, name, card, c, p)),
            Err(message) => p.add(claim.spot, message),
        },
    }
}

fn seen(card: &CardView) -> Seen {
    card.def.is_some().then_some(card.card)
}

fn carried(since: &Since) -> String {
    let list: Vec<String> = since.clauses.iter().map(ToString::to_string).collect();
    if list.is_empty() { String::new() } else { format!("; it carries {}", list.join(", ")) }
}

/// Returns in which ways the open question differs.
fn prompt(ear: &Ear<'_>, wanted: &PromptClaim) -> Vec<String> {
    let Some(prompt) = ear.table.prompt() else { return vec!["nobody is asked".to_owned()] };
    let (ask, min, max) = match prompt.ask {
        Ask::Pick => ("pick", 1, 1),
        Ask::Several { min, max } => ("several", min.into(), max.into()),
        Ask::Arrange => ("arrange", prompt.options.len() as u32, prompt.options.len() as u32),
        Ask::Number { min, max } => ("number", min, max),
    };
    let verb = ear.table.vocabulary().verb(prompt.why.verb);
    let mut wrong = Vec::new();
    let mut differ = |what: &str, is: String, should: Option<String>| {
        if let Some(should) = should.filter(|s| *s != is) {
            wrong.push(format!("the question's {what} is `{is}`, not `{should}`"));
        }
    };
    differ("seat", letter(prompt.seat).into(), wanted.seat.map(|s| letter(s).into()));
    differ("ask", ask.to_owned(), wanted.ask.clone());
    differ("why", verb.to_owned(), wanted.why.clone());
    differ("clause", prompt.why.clause.to_string(), wanted.clause.map(|c| c.to_string()));
    differ("min", min.to_string(), wanted.min.map(|n| n.to_string()));
    differ("max", max.to_string(), wanted.max.map(|n| n.to_string()));
    if let Some(name) = wanted.source.as_ref().filter(|n| !ear.names.means(ear.table, n, prompt.why.source)) {
        wrong.push(format!("{} asks, not `{name}`", ear.names.call(ear.table, prompt.why.source)));
    }
    wrong
}

/// Checks that patterns fit events in their order, others in between.
fn happened(ear: &Ear<'_>, since: &Since, patterns: &[At<String>], p: &mut Problems) {
    let mut left = since.events.iter();
    for pattern in patterns.iter().filter(|pattern| !since.is_untold(&pattern.value)) {
        if !left.any(|event| events::matches(ear.names, ear.table, &pattern.value, event)) {
            let ever = since.events.iter().any(|e| events::matches(ear.names, ear.table, &pattern.value, e));
            let how = if ever { "happened, but not after what stands before it" } else { "did not happen" };
            p.add(
                pattern.spot,
                format!("`{}` {how} since the last answer; what happened:{}", pattern.value, story(ear, since)),
            );
            return;
        }
    }
}

fn did_not_happen(ear: &Ear<'_>, since: &Since, patterns: &[At<String>], p: &mut Problems) {
    for pattern in patterns {
        let found = since.events.iter().find(|e| events::matches(ear.names, ear.table, &pattern.value, e));
        if let Some(event) = found {
            let told = events::told(ear.names, ear.table, event);
            p.add(pattern.spot, format!("`{}` must not happen, and `{told}` did", pattern.value));
        }
    }
}

/// Returns the events since the last answer, one per line.
fn story(ear: &Ear<'_>, since: &Since) -> String {
    if since.events.is_empty() {
        return " nothing".to_owned();
    }
    since.events.iter().map(|e| format!("\n  {}", events::told(ear.names, ear.table, e))).collect()
}

fn pile(
    ear: &Ear<'_>,
    (seat, zone): (Seat, Zone),
    cards: &[Seen],
    before: Option<usize>,
    wanted: &PileClaim,
    claim: &Claim,
    p: &mut Problems,
) {
    let name = format!("{}.{}", letter(seat), ear.table.vocabulary().zone(zone));
    let shown = || {
        let list: Vec<String> =
            cards.iter().map(|c| c.map_or("hidden".to_owned(), |c| ear.names.call(ear.table, c))).collect();
        if list.is_empty() { "nothing".to_owned() } else { list.join(", ") }
    };
    if let Some(count) = wanted.count.filter(|n| usize::from(*n) != cards.len()) {
        p.add(claim.spot, format!("{name} has {} cards, not {count}: {}", cards.len(), shown()));
    }
    if let (Some(change), Some(before)) = (wanted.change, before) {
        let is = cards.len() as i64 - before as i64;
        if is != i64::from(change) {
            p.add(
                claim.spot,
                format!("{name} changed by {is:+} since the last answer, not by {change:+}: {}", shown()),
            );
        }
    }
    if wanted.hidden.is_some_and(|hidden| cards.iter().any(|c| c.is_none() != hidden)) {
        let should = if wanted.hidden == Some(true) { "hidden" } else { "open" };
        p.add(claim.spot, format!("{name} should be {should} and is seen as: {}", shown()));
    }
    let ordered = ear.table.vocabulary().zones.get(zone.index()).is_some_and(|z| z.ordered);
    if let Some(list) = &wanted.cards {
        let is = if ordered { in_order(ear, list, cards) } else { any_order(ear, list, cards) };
        if !is {
            let how = if ordered { "in this order " } else { "" };
            p.add(claim.spot, format!("{name} should be {how}{} and is: {}", spoken(list), shown()));
        }
    }
    let end = cards.len().saturating_sub(wanted.bottom.len());
    for (part, list, there) in
        [("top", &wanted.top, cards.get(..wanted.top.len())), ("bottom", &wanted.bottom, Some(&cards[end..]))]
    {
        if !list.is_empty() && !there.is_some_and(|there| in_order(ear, list, there)) {
            p.add(claim.spot, format!("the {part} of {name} should be {} and the pile is: {}", spoken(list), shown()));
        }
    }
    if !some_order(ear, &wanted.has, cards) {
        p.add(claim.spot, format!("{name} should have {} and is: {}", spoken(&wanted.has), shown()));
    }
    for card in wanted.lacks.iter().filter(|name| cards.iter().any(|c| means(ear, &name.value, *c))) {
        p.add(card.spot, format!("{name} should not have {} and is: {}", card.value, shown()));
    }
}

fn spoken(list: &[At<String>]) -> String {
    if list.is_empty() {
        return "empty".to_owned();
    }
    list.iter().map(|t| t.value.as_str()).collect::<Vec<_>>().join(", ")
}

fn means(ear: &Ear<'_>, name: &str, card: Seen) -> bool {
    match card {
        Some(card) => {
            let def = ear.table.card(card).def;
            ear.names.means(ear.table, name, card) || name != "hidden" && is_called(ear.table.pool(), def, name)
        }
        None => name == "hidden",
    }
}

fn in_order(ear: &Ear<'_>, list: &[At<String>], cards: &[Seen]) -> bool {
    list.len() == cards.len() && list.iter().zip(cards).all(|(name, card)| means(ear, &name.value, *card))
}

fn any_order(ear: &Ear<'_>, list: &[At<String>], cards: &[Seen]) -> bool {
    list.len() == cards.len() && some_order(ear, list, cards)
}

/// Returns whether each name can be given a card of its own.
fn some_order(ear: &Ear<'_>, list: &[At<String>], cards: &[Seen]) -> bool {
    pairing(list.len(), cards.len(), |i, j| means(ear, &list[i].value, cards[j])).iter().all(Option::is_some)
}

/// Gives as many of `n` things as possible one of `m` others that fits it, each only once.
pub fn pairing(n: usize, m: usize, fits: impl Fn(usize, usize) -> bool) -> Vec<Option<usize>> {
    let mut of: Vec<Option<usize>> = vec![None; m];
    for i in 0..n {
        let mut tried = vec![false; m];
        seek(i, &fits, &mut of, &mut tried);
    }
    let mut out = vec![None; n];
    for (j, i) in of.iter().enumerate() {
        if let Some(i) = i {
            out[*i] = Some(j);
        }
    }
    out
}

/// Finds a free partner for `i`, moving others along where that helps.
fn seek(i: usize, fits: &impl Fn(usize, usize) -> bool, of: &mut [Option<usize>], tried: &mut [bool]) -> bool {
    for j in 0..of.len() {
        if tried[j] || !fits(i, j) {
            continue;
        }
        tried[j] = true;
        let free = match of[j] {
            None => true,
            Some(other) => seek(other, fits, of, tried),
        };
        if free {
            of[j] = Some(i);
            return true;
        }
    }
    false
}

fn check_card(ear: &Ear<'_>, name: &str, id: CardId, claim: &At<CardClaim>, p: &mut Problems) {
    let table = ear.table;
    let card = table.card(id);
    let words = table.vocabulary();
    let mut want = |is: bool, what: String| {
        if !is {
            p.add(claim.spot, format!("{name} {what}"));
        }
    };
    let not = |is: bool| if is { "is" } else { "is not" };
    match &claim.value {
        CardClaim::Stat(stat, value) => {
            let is = table.stat(id, *stat);
            want(is == *value, format!("has {} {is}, not {value}", words.stat(*stat)));
        }
        CardClaim::Zone(seat, zone) => {
            let is = format!("{}.{}", letter(card.side), words.zone(card.zone));
            let right = card.zone == *zone && seat.is_none_or(|s| s == card.side);
            want(right, format!("is in {is}, not in {}", words.zone(*zone)));
        }
        CardClaim::Rested(is) => want(card.rested == *is, format!("{} rested", not(card.rested))),
        CardClaim::FaceUp(is) => {
            let up = is_face_up(ear, id);
            want(up == *is, format!("{} face up", not(up)));
        }
        CardClaim::New(is) => {
            let new = card.since == table.clock().1;
            want(new == *is, format!("{} new in its zone", not(new)));
        }
        CardClaim::Marks(n) => want(card.marks == *n, format!("has {} marks, not {n}", card.marks)),
        CardClaim::Attached(n) => want(card.attached == *n, format!("has {} cards attached, not {n}", card.attached)),
        CardClaim::AttachedCards(list) => {
            let under = crate::names::all_cards(table).filter(|c| table.card(*c).host == id);
            let cards: Vec<Seen> = under.map(Some).collect();
            let is: Vec<String> = cards.iter().flatten().map(|c| ear.names.call(table, *c)).collect();
            want(
                any_order(ear, list, &cards),
                format!("should have {} attached and has: {}", spoken(list), is.join(", ")),
            );
        }
        CardClaim::On(host) => {
            want(
                ear.names.means(table, host, card.host),
                format!("is attached to {}, not {host}", ear.names.call(table, card.host)),
            );
        }
        CardClaim::Owner(seat) => want(card.owner == *seat, format!("belongs to {}", letter(card.owner))),
        CardClaim::Keyword(keyword, has) => {
            let is = table.has_keyword(id, *keyword);
            want(is == *has, format!("{} {}", if is { "has" } else { "has not" }, words.keyword(*keyword)));
        }
    }
}

/// A card is face up when the zone shows it to all or when it was turned so.
fn is_face_up(ear: &Ear<'_>, id: CardId) -> bool {
    let card = ear.table.card(id);
    let zone = ear.table.vocabulary().zones.get(card.zone.index());
    card.face_up || zone.is_some_and(|z| z.sight == baize_kernel::vocabulary::Sight::All)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rule_that_only_applied_is_told_no_more_once_it_is_tied() {
        let since = Since { tied: "1-1\n", ..Since::default() };
        assert!(since.is_untold("applied A Five (1-1)") && since.is_untold("applied (1-1)"));
        for pattern in ["applied A (1-2)", "applied A", "moved Five A.hand -> A.field (1-1)", "applied A (1-11)"] {
            assert!(!since.is_untold(pattern), "{pattern}");
        }
    }
}
