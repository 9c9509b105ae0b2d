//! Plays a board eagerly and notes what is seen while an ability of the probed card is carried out.

use super::{Probe, Seen};
use baize_kernel::chance::Chance;
use baize_kernel::continuous::Modifier;
use baize_kernel::ir::{Ability, Mode};
use baize_kernel::match_of::random_answer;
use baize_kernel::rulebook::Board;
use baize_kernel::{Answer, Ask, CardId, DefId, Event, Keyword, Match, Pool, Prompt, Stat, What, Zone};
use std::collections::BTreeSet;
use std::sync::Arc;

/// The most answers on one board.
const ANSWERS: usize = 60;

/// Plays a board and adds to what was seen of each ability.
pub fn play(probe: &Probe<'_>, def: DefId, board: &Board, seed: u64, seen: &mut [Seen]) {
    let Ok(staged) = probe.book.stage(&probe.options, probe.pool.clone(), board, seed) else { return };
    let mut table = staged.table;
    let mut chance = Chance::new(seed);
    let mut current = None;
    note(&*table, def, table.opening(), &mut current, seen);
    for _ in 0..ANSWERS {
        let Some(prompt) = table.prompt().cloned() else { return };
        let word = |verb| table.vocabulary().verb(verb);
        if prompt.options.iter().any(|option| matches!(word(option.verb), "end" | "pass" | "attack")) {
            current = None;
        }
        let answer = eager(&*table, def, &prompt, &mut chance);
        let Ok(events) = table.answer(prompt.seat, &answer) else { return };
        note(&*table, def, &events, &mut current, seen);
    }
}

/// An answer that uses the card where it can and does as much as it may.
fn eager(table: &dyn Match, def: DefId, prompt: &Prompt, chance: &mut Chance) -> Answer {
    let ours = |card: CardId| card != CardId::NONE && table.card(card).def == def;
    let word = |at: usize| table.vocabulary().verb(prompt.options[at].verb);
    match prompt.ask {
        Ask::Pick if chance.below(8) > 0 => {
            let all = 0..prompt.options.len();
            let own: Vec<usize> = all.clone().filter(|&i| ours(prompt.options[i].a)).collect();
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
fn note(table: &dyn Match, def: DefId, events: &[Event], current: &mut Option<usize>, seen: &mut [Seen]) {
    for event in events {
        if let What::Activated { card, ability, .. } = event.what
            && usize::from(ability) < seen.len()
            && acts(table, def, card, usize::from(ability))
        {
            *current = Some(ability.into());
            seen[usize::from(ability)].used = true;
        }
        if let Some(at) = played(table, def, &event.what, seen.len()) {
            *current = Some(at);
            seen[at].used = true;
        }
        if let Some(at) = *current {
            traces(table, &event.what, &mut seen[at].traces);
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

/// What an event looks like, in a few words.
fn traces(table: &dyn Match, what: &What, out: &mut BTreeSet<String>) {
    let zone = |zone: Zone| table.vocabulary().zone(zone);
    match what {
        What::Moved { from, to, .. } => {
            let (from, to) = (zone(from.1), zone(to.1));
            out.extend([format!("{from}>{to}"), format!("{from}>"), format!(">{to}")]);
        }
        What::Created { to, .. } => out.extend([format!(">{}", zone(to.1)), "created".to_owned()]),
        What::Turned { rested, .. } => _ = out.insert(if *rested { "rested" } else { "active" }.to_owned()),
        What::Marked { .. } => _ = out.insert("marked".to_owned()),
        What::Flipped { .. } => _ = out.insert("flipped".to_owned()),
        What::Shuffled { .. } => _ = out.insert("shuffled".to_owned()),
        What::Seen { .. } => _ = out.insert("seen".to_owned()),
        What::Ended { .. } => _ = out.insert("ended".to_owned()),
        What::Began { change, .. } => out.extend([changed(table, change), "change".to_owned()]),
        What::Did { verb, .. } => _ = out.insert(format!("did {}", table.vocabulary().verb(*verb))),
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
        Modifier::Mute | Modifier::MuteCue(_) => "muted".to_owned(),
        _ => "given".to_owned(),
    }
}

/// Compares a board with the same board on which the card has no abilities: what differs is what they do.
pub fn compare(probe: &Probe<'_>, def: DefId, board: &Board, blank: (&Arc<Pool>, DefId), seen: &mut [Seen]) {
    let mut without = board.clone();
    for (_, pile) in &mut without.seats[0].piles {
        pile.iter_mut().filter(|card| card.def == def).for_each(|card| card.def = blank.1);
    }
    let stage = |pool: Arc<Pool>, board: &Board| probe.book.stage(&probe.options, pool, board, 0);
    let (Ok(with), Ok(without)) = (stage(probe.pool.clone(), board), stage(blank.0.clone(), &without)) else { return };
    let mut found = BTreeSet::new();
    let (a, b) = (&*with.table, &*without.table);
    for (&one, &other) in with.cards.iter().zip(&without.cards) {
        differs(a, b, one, other, &mut found);
    }
    let offers = |table: &dyn Match| table.prompt().map(|p| p.options.len());
    if offers(a) != offers(b) {
        found.extend(["allowed".to_owned(), "forbidden".to_owned(), "offers".to_owned()]);
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
        if a.stat(one, stat) != b.stat(other, stat) {
            out.insert(words.stat(stat).to_owned());
        }
    }
    for keyword in (0..words.keywords.len() as u8).map(Keyword) {
        if a.has_keyword(one, keyword) != b.has_keyword(other, keyword) {
            out.insert("keyword".to_owned());
        }
    }
}
