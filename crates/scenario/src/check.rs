//! Whether what a scenario claims is true.

use crate::answer::Ear;
use crate::claims::{CardClaim, Claim, PileClaim, PromptClaim, That};
use crate::diagnostic::Problems;
use crate::events;
use crate::names::is_called;
use crate::read::{At, letter};
use baize_kernel::view::CardView;
use baize_kernel::{Ask, CardId, Clause, Event, Message, Seat, Zone, message};
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
    let mut want = |is: bool, message: Message| {
        if !is {
            p.add(claim.spot, message);
        }
    };
    match &claim.that {
        That::Phase(wanted) => {
            let words = table.vocabulary();
            let (is, should) = (words.phase(phase), words.phase(*wanted));
            want(*wanted == phase, message!("the phase is `{is}`, not `{should}`", is, should));
        }
        That::Active(seat) => {
            let (is, should) = (letter(active), letter(*seat));
            want(*seat == active, message!("it is the turn of {is}, not {should}", is, should))
        }
        That::Turn(number) => {
            want(*number == turn, message!("it is turn {turn}, not {number}", turn, number = *number))
        }
        That::Outcome(wanted) => {
            let (is, should) = (events::outcome_words(table.outcome()), events::outcome_words(*wanted));
            want(table.outcome() == *wanted, message!("the outcome is `{is}`, not `{should}`", is, should));
        }
        That::NoPrompt => want(table.prompt().is_none(), message!("someone is asked")),
        That::Prompt(wanted) => prompt(ear, wanted).into_iter().for_each(|wrong| want(false, wrong)),
        That::Events(patterns) => happened(ear, since, patterns, p),
        That::NoEvents(patterns) => did_not_happen(ear, since, patterns, p),
        That::Cites(clauses) => {
            let told = |c: Clause| since.clauses.contains(&c) || since.is_tied(c.as_str());
            for clause in clauses.iter().filter(|c| !told(c.value)) {
                let (number, carried) = (clause.value.as_str(), carried(since));
                p.add(
                    clause.spot,
                    message!("nothing since the last answer carries {number}{carried}", number, carried),
                );
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
            let (seat, told, should) = (letter(*seat), format!("{is:?}"), format!("{wanted:?}"));
            want(is == *wanted, message!("the scores of {seat} are {told}, not {should}", seat, told, should));
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

fn carried(since: &Since) -> Message {
    let list: Vec<String> = since.clauses.iter().map(ToString::to_string).collect();
    match list.is_empty() {
        true => Message::default(),
        false => message!("; it carries {list}", list = list.join(", ")),
    }
}

/// Returns in which ways the open question differs.
fn prompt(ear: &Ear<'_>, wanted: &PromptClaim) -> Vec<Message> {
    let Some(prompt) = ear.table.prompt() else { return vec![message!("nobody is asked")] };
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
            wrong.push(message!("the question's `{what}` is `{is}`, not `{should}`", what, is, should));
        }
    };
    differ("seat", letter(prompt.seat).into(), wanted.seat.map(|s| letter(s).into()));
    differ("ask", ask.to_owned(), wanted.ask.clone());
    differ("why", verb.to_owned(), wanted.why.clone());
    differ("clause", prompt.why.clause.to_string(), wanted.clause.map(|c| c.to_string()));
    differ("min", min.to_string(), wanted.min.map(|n| n.to_string()));
    differ("max", max.to_string(), wanted.max.map(|n| n.to_string()));
    if let Some(name) = wanted.source.as_ref().filter(|n| !ear.names.means(ear.table, n, prompt.why.source)) {
        let source = ear.names.call(ear.table, prompt.why.source);
        wrong.push(message!("`{source}` asks, not `{name}`", source, name));
    }
    wrong
}

/// Checks that patterns fit events in their order, others in between.
fn happened(ear: &Ear<'_>, since: &Since, patterns: &[At<String>], p: &mut Problems) {
    let mut left = since.events.iter();
    for pattern in patterns.iter().filter(|pattern| !since.is_untold(&pattern.value)) {
        if !left.any(|event| events::matches(ear.names, ear.table, &pattern.value, event)) {
            let ever = since.events.iter().any(|e| events::matches(ear.names, ear.table, &pattern.value, e));
            let (pattern, story, spot) = (&pattern.value, story(ear, since), pattern.spot);
            let told = match ever {
                true => message!(
                    "`{pattern}` happened since the last answer, but not after what stands before it; what happened:{story}",
                    pattern,
                    story
                ),
                false => {
                    message!("`{pattern}` did not happen since the last answer; what happened:{story}", pattern, story)
                }
            };
            p.add(spot, told);
            return;
        }
    }
}

fn did_not_happen(ear: &Ear<'_>, since: &Since, patterns: &[At<String>], p: &mut Problems) {
    for pattern in patterns {
        let found = since.events.iter().find(|e| events::matches(ear.names, ear.table, &pattern.value, e));
        if let Some(event) = found {
            let told = events::told(ear.names, ear.table, event);
            p.add(
                pattern.spot,
                message!("`{pattern}` must not happen, and `{told}` did", pattern = pattern.value, told),
            );
        }
    }
}

/// Returns the events since the last answer, one per line.
fn story(ear: &Ear<'_>, since: &Since) -> Message {
    if since.events.is_empty() {
        return message!(" nothing");
    }
    let told = since.events.iter().map(|e| format!("\n  {}", events::told(ear.names, ear.table, e)));
    Message::foreign(told.collect::<String>())
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
        let call = |c: &Seen| c.map_or("hidden".to_owned(), |c| ear.names.call(ear.table, c));
        let list: Vec<String> = cards.iter().map(call).collect();
        if list.is_empty() { message!("nothing") } else { list.join(", ").into() }
    };
    if let Some(count) = wanted.count.filter(|n| usize::from(*n) != cards.len()) {
        let (is, cards) = (cards.len(), shown());
        p.add(claim.spot, message!("{name} has {is} cards, not {count}: {cards}", name, is, count, cards));
    }
    if let (Some(change), Some(before)) = (wanted.change, before) {
        let is = cards.len() as i64 - before as i64;
        if is != i64::from(change) {
            let (is, should, cards) = (format!("{is:+}"), format!("{change:+}"), shown());
            p.add(
                claim.spot,
                message!(
                    "{name} changed by {is} since the last answer, not by {should}: {cards}",
                    name,
                    is,
                    should,
                    cards
                ),
            );
        }
    }
    if wanted.hidden.is_some_and(|hidden| cards.iter().any(|c| c.is_none() != hidden)) {
        let seen = match wanted.hidden {
            Some(true) => message!("{name} should be hidden and is seen as: {cards}", name, cards = shown()),
            _ => message!("{name} should be open and is seen as: {cards}", name, cards = shown()),
        };
        p.add(claim.spot, seen);
    }
    let ordered = ear.table.vocabulary().zones.get(zone.index()).is_some_and(|z| z.ordered);
    if let Some(list) = &wanted.cards {
        let is = if ordered { in_order(ear, list, cards) } else { any_order(ear, list, cards) };
        if !is {
            let (should, is) = (spoken(list), shown());
            let told = match ordered {
                true => message!("{name} should be in this order {should} and is: {is}", name, should, is),
                false => message!("{name} should be {should} and is: {is}", name, should, is),
            };
            p.add(claim.spot, told);
        }
    }
    let end = cards.len().saturating_sub(wanted.bottom.len());
    let ends = [("top", &wanted.top, cards.get(..wanted.top.len())), ("bottom", &wanted.bottom, Some(&cards[end..]))];
    for (part, list, there) in ends {
        if !list.is_empty() && !there.is_some_and(|there| in_order(ear, list, there)) {
            let (should, is) = (spoken(list), shown());
            p.add(
                claim.spot,
                message!("the `{part}` of {name} should be {should} and the pile is: {is}", part, name, should, is),
            );
        }
    }
    if !some_order(ear, &wanted.has, cards) {
        let (should, is) = (spoken(&wanted.has), shown());
        p.add(claim.spot, message!("{name} should have {should} and is: {is}", name, should, is));
    }
    for card in wanted.lacks.iter().filter(|name| cards.iter().any(|c| means(ear, &name.value, *c))) {
        let (card, is, spot) = (&card.value, shown(), card.spot);
        p.add(spot, message!("{name} should not have {card} and is: {is}", name, card, is));
    }
}

fn spoken(list: &[At<String>]) -> Message {
    if list.is_empty() {
        return message!("empty");
    }
    list.iter().map(|t| t.value.as_str()).collect::<Vec<_>>().join(", ").into()
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
    let mut want = |is: bool, message: Message| {
        if !is {
            p.add(claim.spot, message);
        }
    };
    match &claim.value {
        CardClaim::Stat(stat, value) => {
            let is = table.stat(id, *stat);
            let stat = words.stat(*stat);
            want(is == *value, message!("{name} has {stat} {is}, not {value}", name, stat, is, value = *value));
        }
        CardClaim::Zone(seat, zone) => {
            let is = format!("{}.{}", letter(card.side), words.zone(card.zone));
            let right = card.zone == *zone && seat.is_none_or(|s| s == card.side);
            want(right, message!("{name} is in {is}, not in {zone}", name, is, zone = words.zone(*zone)));
        }
        CardClaim::Rested(is) => want(
            card.rested == *is,
            match card.rested {
                true => message!("{name} is rested", name),
                false => message!("{name} is not rested", name),
            },
        ),
        CardClaim::FaceUp(is) => {
            let up = is_face_up(ear, id);
            let told = match up {
                true => message!("{name} is face up", name),
                false => message!("{name} is not face up", name),
            };
            want(up == *is, told);
        }
        CardClaim::New(is) => {
            let new = card.since == table.clock().1;
            let told = match new {
                true => message!("{name} is new in its zone", name),
                false => message!("{name} is not new in its zone", name),
            };
            want(new == *is, told);
        }
        CardClaim::Marks(n) => {
            want(card.marks == *n, message!("{name} has {is} marks, not {n}", name, is = card.marks, n = *n))
        }
        CardClaim::Attached(n) => want(
            card.attached == *n,
            message!("{name} has {is} cards attached, not {n}", name, is = card.attached, n = *n),
        ),
        CardClaim::AttachedCards(list) => {
            let under = crate::names::all_cards(table).filter(|c| table.card(*c).host == id);
            let cards: Vec<Seen> = under.map(Some).collect();
            let is: Vec<String> = cards.iter().flatten().map(|c| ear.names.call(table, *c)).collect();
            let (should, is) = (spoken(list), is.join(", "));
            want(
                any_order(ear, list, &cards),
                message!("{name} should have {should} attached and has: {is}", name, should, is),
            );
        }
        CardClaim::On(host) => {
            let is = ear.names.call(table, card.host);
            want(
                ear.names.means(table, host, card.host),
                message!("{name} is attached to {is}, not {host}", name, is, host),
            );
        }
        CardClaim::Owner(seat) => {
            want(card.owner == *seat, message!("{name} belongs to {seat}", name, seat = letter(card.owner)))
        }
        CardClaim::Keyword(keyword, has) => {
            let is = table.has_keyword(id, *keyword);
            let keyword = words.keyword(*keyword);
            let told = match is {
                true => message!("{name} has {keyword}", name, keyword),
                false => message!("{name} has not {keyword}", name, keyword),
            };
            want(is == *has, told);
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
