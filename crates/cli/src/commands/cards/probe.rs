//! `baize cards probe`: sets off the abilities of cards in the real game and tells which do what their text demands.

use super::{importer, read, search};
use crate::choose;
use crate::failure::Failure;
use crate::out::{Done, Out};
use baize_import::Importer;
use baize_import::gather::gather;
use baize_import::probe::{Probe, Seen, demands};
use baize_import::shape::Printed;
use baize_kernel::{DefId, Pool, Rulebook, message};
use serde::Serialize;
use std::collections::BTreeMap;
use std::path::PathBuf;

/// What is asked for.
pub struct Asked<'a> {
    /// The card; all of them when none is named.
    pub card: Option<&'a str>,
    /// Card lists with the text of the cards.
    pub files: &'a [PathBuf],
    /// The most boards for a card.
    pub boards: u64,
}

/// The shape of `baize cards probe --json`, one object for each card.
#[derive(Serialize)]
struct Probed<'a> {
    id: &'a str,
    name: &'a str,
    passed: bool,
    abilities: Vec<Told>,
}

#[derive(Serialize)]
struct Told {
    /// Whether it was ever used or made a difference.
    used: bool,
    /// Words of the text that were never seen carried out.
    missing: Vec<String>,
    /// Cards that a choice offered though the ability does not mean them.
    wrong: Vec<String>,
}

/// Sets off the abilities.
///
/// # Errors
/// When there is no such game or card, or a list cannot be read.
pub fn run(out: &mut Out, game: &str, asked: &Asked<'_>) -> Result<Done, Failure> {
    let book = choose::game(game)?;
    let importer = importer(book)?;
    let texts = gather(read(&importer, asked.files)?).cards;
    let pool = book.pool();
    let mut probe = Probe::new(book, &importer, pool.clone());
    probe.boards = asked.boards;
    let (mut abilities, mut used, mut passed, mut cards) = (0, 0, 0, (0, 0));
    for def in wanted(book, &pool, asked.card)? {
        let seen = probe.card(def, &signs(&importer, &texts, &pool, def));
        let told: Vec<&Seen> = seen.iter().filter(|s| !s.fact).collect();
        abilities += told.len();
        used += told.iter().filter(|s| s.used).count();
        passed += told.iter().filter(|s| s.passed()).count();
        let whole = seen.iter().all(Seen::passed);
        cards = (cards.0 + 1, cards.1 + usize::from(whole));
        tell(out, &pool, def, &seen, asked.card.is_some())?;
    }
    if !out.json {
        let (cards, whole) = cards;
        out.tell(&message!(
            "{cards} cards, {whole} passed; {abilities} abilities, {used} used, {passed} passed",
            cards,
            whole,
            abilities,
            used,
            passed
        ))?;
    }
    Ok(Done::from_ok(cards.0 == cards.1))
}

/// The cards to probe: those with abilities that can be played.
fn wanted(book: &dyn Rulebook, pool: &Pool, card: Option<&str>) -> Result<Vec<DefId>, Failure> {
    let able = |def: &DefId| !pool.def(*def).abilities.is_empty() && pool.def(*def).unread.is_empty();
    let Some(card) = card else { return Ok(pool.iter().map(|(id, _)| id).filter(able).collect()) };
    match search::called(book, pool, card)[..] {
        [] => Err(Failure::usage(message!("{game} has no card `{card}`", game = book.id(), card))),
        ref found => Ok(found.to_vec()),
    }
}

/// What the text of a card demands, where a list has it and its abilities are those of the text.
fn signs(
    importer: &Importer,
    texts: &BTreeMap<String, Printed>,
    pool: &Pool,
    def: DefId,
) -> Vec<Vec<(String, Vec<String>)>> {
    let Some(printed) = texts.get(&pool.def(def).id) else { return Vec::new() };
    let signs = demands(importer, printed, &importer.card(printed).certificate);
    let own = pool.def(def).abilities.iter().filter(|a| !a.quoted).count();
    if signs.len() == own { signs } else { Vec::new() }
}

fn tell(out: &mut Out, pool: &Pool, def: DefId, seen: &[Seen], asked: bool) -> Result<(), Failure> {
    let (id, name) = (pool.def(def).id.as_str(), pool.name(def));
    let passed = seen.iter().all(Seen::passed);
    if out.json {
        let told =
            |s: &Seen| Told { used: s.used, missing: s.missing.clone(), wrong: s.wrong.iter().cloned().collect() };
        return out.object(&Probed { id, name, passed, abilities: seen.iter().map(told).collect() });
    }
    if passed && !asked {
        return Ok(());
    }
    out.tell(&match passed {
        true => message!("{id} {name}: passed", id, name),
        false => message!("{id} {name}: not passed", id, name),
    })?;
    for (i, ability) in seen.iter().enumerate().filter(|(_, s)| asked || !s.passed()) {
        let told = match (ability.used, ability.missing.is_empty()) {
            (false, _) => message!("was never used"),
            (true, _) if !ability.wrong.is_empty() => {
                let cards: Vec<&str> = ability.wrong.iter().map(String::as_str).collect();
                message!("was used, and offered what it does not mean: {cards}", cards = cards.join(", "))
            }
            (true, true) => message!("did what its text demands"),
            (true, false) => message!("was used, and never seen: {missing}", missing = ability.missing.join(", ")),
        };
        out.tell(&message!("  ability {n}: {told}", n = i + 1, told))?;
    }
    Ok(())
}
