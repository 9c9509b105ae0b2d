//! Plays a board eagerly and notes what is seen while an ability of the probed card is carried out.

use super::offers::wrongly_offered;
use super::{Probe, Seen};
use baize_kernel::chance::Chance;
use baize_kernel::continuous::Modifier;
use baize_kernel::ir::{Ability, Mode, Step};
use baize_kernel::match_of::random_answer;
use baize_kernel::rulebook::Board;
use baize_kernel::{Answer, Ask, CardId, DefId, Event, Keyword, Match, Pool, Prompt, Seat, Stat, What, Zone};
use std::collections::{BTreeMap, BTreeSet};
use std::mem::discriminant;
use std::sync::Arc;

/// The most answers on one board.
const ANSWERS: usize = 60;

/// What is being carried out, and how often each thing was seen of it.
#[derive(Default)]
struct Course {
    /// The ability under way.
    current: Option<usize>,
    /// An ability with a part that is done later, and whether that time has come.
    later: Option<(usize, bool)>,
    counts: BTreeMap<String, u32>,
}

impl Course {
    fn begin(&mut self, ability: usize) {
        self.current = Some(ability);
        self.counts.clear();
    }

    /// The ability that what happens now belongs to.
    fn at(&self) -> Option<usize> {
        self.current.or(self.later.filter(|(_, due)| *due).map(|(ability, _)| ability))
    }
}

/// Plays a board and adds to what was seen of each ability.
pub fn play(probe: &Probe<'_>, def: DefId, pool: &Arc<Pool>, board: &Board, seed: u64, seen: &mut [Seen]) {
    let Ok(staged) = probe.book.stage(&probe.options, pool.clone(), board, seed) else { return };
    let mut table = staged.table;
    let mut chance = Chance::new(seed);
    let mut course = Course::default();
    note(&*table, def, table.opening(), &mut course, seen);
    for _ in 0..ANSWERS {
        let Some(prompt) = table.prompt().cloned() else { return };
        let word = |verb| table.vocabulary().verb(verb);
        if prompt.options.iter().any(|option| matches!(word(option.verb), "end" | "pass" | "attack")) {
            course.current = None;
        }
        if let Some(at) = course.current.filter(|at| is_own(&*table, def, *at, prompt.why.source))
            && let Some(card) = wrongly_offered(&*table, def, at, &prompt)
        {
            seen[at].wrong.insert(table.pool().def(table.card(card).def).id.clone());
        }
        let answer = eager(&*table, def, &prompt, &mut chance);
        let Ok(events) = table.answer(prompt.seat, &answer) else { return };
        note(&*table, def, &events, &mut course, seen);
    }
}

/// Whether a question of a card can only be one of this ability: the card acts by nothing that is attached to it.
fn is_own(table: &dyn Match, def: DefId, ability: usize, card: CardId) -> bool {
    let acts = matches!(table.pool().def(def).abilities[ability].mode, Mode::Auto(_) | Mode::Use(_) | Mode::Instead(_));
    let plain = || {
        let zones = (0..table.vocabulary().zones.len() as u8).map(Zone);
        let mut under = zones.flat_map(|zone| table.pile(table.card(card).side, zone));
        !under.any(|id| table.card(id).host == card && !table.pool().def(table.card(id).def).abilities.is_empty())
    };
    acts && is(table, def, card) && plain()
}

fn is(table: &dyn Match, def: DefId, card: CardId) -> bool {
    card != CardId::NONE && table.card(card).def == def
}

/// An answer that uses the card where it can and does as much as it may.
fn eager(table: &dyn Match, def: DefId, prompt: &Prompt, chance: &mut Chance) -> Answer {
    let invented = |card: CardId| table.pool().def(table.card(card).def).id.starts_with('~');
    let has = |card: CardId| card != CardId::NONE && !table.pool().def(table.card(card).def).abilities.is_empty();
    let ours = |card: CardId| is(table, def, card) || has(card) && invented(card);
    let word = |at: usize| table.vocabulary().verb(prompt.options[at].verb);
    match prompt.ask {
        Ask::Pick if chance.below(8) > 0 => {
            let all = 0..prompt.options.len();
            let own: Vec<usize> =
                all.clone().filter(|&i| ours(prompt.options[i].a) || is(table, def, prompt.options[i].b)).collect();
            let lazy = |i: &usize| matches!(word(*i), "end" | "pass" | "no" | "done" | "concede");
            let busy: Vec<usize> = all.filter(|i| !lazy(i)).collect();
            let from = if own.is_empty() || chance.below(4) == 0 { busy } else { own };
            match from.is_empty() {
                true => random_answer(prompt, chance),
                false => Answer::Pick(from[chance.below(from.len() as u32) as usize] as u16),
            }
        }
        Ask::Several { max, .. } if chance.below(4) > 0 => {
            let mut list: Vec<u16> = (0..prompt.options.len() as u16).collect();
            chance.shuffle(&mut list);
            list.truncate(max.into());
            list.sort_unstable();
            let answer = Answer::Several(list);
            if prompt.check(&answer).is_ok() { answer } else { random_answer(prompt, chance) }
        }
        _ => random_answer(prompt, chance),
    }
}

/// Notes what happened, from the moment an ability of the card is used.
fn note(table: &dyn Match, def: DefId, events: &[Event], course: &mut Course, seen: &mut [Seen]) {
    let waits = |at: usize| table.pool().def(def).abilities[at].body.iter().any(|s| matches!(s, Step::Later { .. }));
    for event in events {
        let used = match event.what {
            What::Activated { card, ability, .. }
                if usize::from(ability) < seen.len() && acts(table, def, card, usize::from(ability)) =>
            {
                Some(usize::from(ability))
            }
            _ => played(table, def, &event.what, seen.len()),
        };
        if let Some(at) = used {
            course.begin(at);
            seen[at].used = true;
            course.later = waits(at).then_some((at, false)).or(course.later);
        }
        match event.what {
            What::PhaseBegan { .. } => course.later = course.later.map(|(at, _)| (at, true)),
            What::TurnBegan { .. } => course.later = None,
            _ => {}
        }
        if let Some(at) = course.at() {
            traces(table, &event.what, &mut course.counts);
            seen[at].traces.extend(course.counts.iter().flat_map(|(what, n)| [what.clone(), format!("{what}*{n}")]));
        }
    }
}

/// The ability that playing the card is, for cards that are played for an effect alone.
fn played(table: &dyn Match, def: DefId, what: &What, abilities: usize) -> Option<usize> {
    let What::Moved { card, verb, .. } = *what else { return None };
    let ours = card != CardId::NONE && table.card(card).def == def && table.vocabulary().verb(verb) == "play";
    let used = |ability: &Ability| match &ability.mode {
        Mode::Use(cues) => cues.iter().any(|cue| matches!(table.vocabulary().cue(*cue), "main" | "action" | "counter")),
        _ => false,
    };
    let at = table.pool().def(def).abilities.iter().position(used)?;
    (ours && at < abilities).then_some(at)
}

/// Whether it is the probed card that acts, or one to which it gives this ability.
fn acts(table: &dyn Match, def: DefId, card: CardId, ability: usize) -> bool {
    if card == CardId::NONE || table.card(card).def == def {
        return card != CardId::NONE;
    }
    table.pool().def(def).abilities[ability].quoted && table.pool().def(table.card(card).def).abilities.len() <= ability
}

/// What an event looks like, in a few words. What happens to one side is said with and without the side.
fn traces(table: &dyn Match, what: &What, out: &mut BTreeMap<String, u32>) {
    let zone = |zone: Zone| table.vocabulary().zone(zone);
    // The probed card is the first player's.
    let side = |seat: Seat| if seat == Seat(0) { "my" } else { "their" };
    let of = |card: CardId| if card == CardId::NONE { "my" } else { side(table.card(card).side) };
    let mut add = |words: String| *out.entry(words).or_default() += 1;
    let mut both = |side: &str, words: String| {
        add(format!("{side} {words}"));
        add(words);
    };
    match what {
        What::Moved { from, to, .. } => {
            let (whose, from, to) = (side(from.0), zone(from.1), zone(to.1));
            [format!("{from}>{to}"), format!("{from}>"), format!(">{to}")].into_iter().for_each(|w| both(whose, w));
        }
        What::Created { to, .. } => [format!(">{}", zone(to.1)), "created".to_owned()].into_iter().for_each(add),
        What::Turned { card, rested } => both(of(*card), if *rested { "rested" } else { "active" }.to_owned()),
        What::Marked { card, .. } => both(of(*card), "marked".to_owned()),
        What::Flipped { .. } => add("flipped".to_owned()),
        What::Shuffled { .. } => add("shuffled".to_owned()),
        What::Seen { .. } => add("seen".to_owned()),
        What::Ended { .. } => add("ended".to_owned()),
        What::Began { card, change, .. } => {
            [changed(table, change), "change".to_owned()].into_iter().for_each(|w| both(of(*card), w));
            if let Modifier::Add(stat, n) = change {
                add(format!("{}{n:+}", table.vocabulary().stat(*stat)));
            }
            if let Modifier::Base(stat, n) | Modifier::Set(stat, n) = change {
                add(format!("{}={n}", table.vocabulary().stat(*stat)));
            }
        }
        What::Did { verb, .. } => add(format!("did {}", table.vocabulary().verb(*verb))),
        _ => {}
    }
}

fn changed(table: &dyn Match, change: &Modifier) -> String {
    match *change {
        Modifier::Add(stat, _) | Modifier::Base(stat, _) | Modifier::Set(stat, _) => {
            table.vocabulary().stat(stat).to_owned()
        }
        Modifier::Gain(_) | Modifier::Lose(_) => "keyword".to_owned(),
        Modifier::Forbid(_) => "forbidden".to_owned(),
        Modifier::Permit(_) => "allowed".to_owned(),
        Modifier::Discount(_) => "discount".to_owned(),
        Modifier::Mute | Modifier::MuteCue(_) => "muted".to_owned(),
        _ => "given".to_owned(),
    }
}

/// The most answers on two boards that are compared.
const COMPARED: usize = 40;

/// Compares a board with the same board on which the card has no abilities, as both are played with the same answers:
/// what differs first is what they do.
pub fn compare(
    probe: &Probe<'_>,
    def: DefId,
    pool: &Arc<Pool>,
    board: &Board,
    seed: u64,
    blank: DefId,
    seen: &mut [Seen],
) {
    let mut without = board.clone();
    for (_, pile) in &mut without.seats[0].piles {
        let cards =
            pile.iter_mut().flat_map(|card| card.attached.iter_mut().map(|c| &mut c.def).chain([&mut card.def]));
        cards.filter(|card| **card == def).for_each(|card| *card = blank);
    }
    let stage = |board: &Board| probe.book.stage(&probe.options, pool.clone(), board, seed);
    let (Ok(mut with), Ok(mut without)) = (stage(board), stage(&without)) else { return };
    let (mut found, mut chance) = (BTreeSet::new(), Chance::new(seed));
    for _ in 0..COMPARED {
        let (a, b) = (&mut *with.table, &mut *without.table);
        for (&one, &other) in with.cards.iter().zip(&without.cards) {
            differs(a, b, one, other, &mut found);
        }
        let (Some(prompt), Some(other)) = (a.prompt().cloned(), b.prompt().cloned()) else { break };
        if prompt.options != other.options || prompt.ask != other.ask || prompt.seat != other.seat {
            found.extend(["allowed", "forbidden", "offers"].map(str::to_owned));
        }
        if !found.is_empty() {
            break;
        }
        let answer = eager(a, def, &prompt, &mut chance);
        let (Ok(one), Ok(two)) = (a.answer(prompt.seat, &answer), b.answer(prompt.seat, &answer)) else { break };
        let sort = |events: &[Event]| events.iter().map(|e| (e.clause, discriminant(&e.what))).collect::<Vec<_>>();
        if sort(&one) != sort(&two) {
            found.extend(["allowed", "forbidden", "happens"].map(str::to_owned));
        }
    }
    if found.is_empty() {
        return;
    }
    let abilities = &probe.pool.def(def).abilities;
    let holds = |ability: &Ability| matches!(ability.mode, Mode::Always | Mode::Rule);
    for (_, seen) in abilities.iter().zip(seen).filter(|(ability, _)| holds(ability)) {
        seen.used = true;
        seen.traces.extend(found.iter().cloned());
        seen.traces.insert("change".to_owned());
    }
}

fn differs(a: &dyn Match, b: &dyn Match, one: CardId, other: CardId, out: &mut BTreeSet<String>) {
    let words = a.vocabulary();
    for stat in (0..words.stats.len() as u8).map(Stat) {
        let change = a.stat(one, stat) - b.stat(other, stat);
        if change != 0 {
            out.extend([words.stat(stat).to_owned(), format!("{}{change:+}", words.stat(stat))]);
        }
    }
    for keyword in (0..words.keywords.len() as u8).map(Keyword) {
        if a.has_keyword(one, keyword) != b.has_keyword(other, keyword) {
            out.insert("keyword".to_owned());
        }
    }
}
