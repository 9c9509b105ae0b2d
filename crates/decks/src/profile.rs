//! What a deck is made of: how many cards of each cost, kind and colour.

use baize_kernel::pool::NO_STAT;
use baize_kernel::rulebook::Draws;
use baize_kernel::{Deck, DefId, Options, Pool, Rulebook};
use std::collections::BTreeMap;

/// What a deck is made of.
#[derive(Clone, PartialEq, Eq, Debug, Default, serde::Serialize)]
pub struct Profile {
    /// How many cards it has in all.
    pub cards: u32,
    /// How many of them are drawn from.
    pub drawn: u32,
    /// The stat that the curve is of, by the game's word.
    pub stat: String,
    /// How many cards of the deck that is drawn from have which value of that stat.
    pub curve: BTreeMap<i32, u32>,
    /// How many cards are of which kind, by the game's word.
    pub kinds: BTreeMap<String, u32>,
    /// How many cards have which label, by group and the game's word.
    pub labels: BTreeMap<String, BTreeMap<String, u32>>,
    /// How many cards each other part has.
    pub parts: BTreeMap<String, u32>,
}

/// Returns what a deck is made of.
pub fn profile(book: &dyn Rulebook, options: &Options, deck: &Deck) -> Profile {
    let (pool, words) = (book.pool(), book.vocabulary());
    let stat = book.layout(options).stats.first().map(|(stat, _)| *stat);
    let mut made = Profile { stat: stat.map_or("", |s| words.stat(s)).to_owned(), ..Profile::default() };
    for line in &deck.lines {
        let count = u32::from(line.count);
        made.cards += count;
        if !is_main(&line.part) {
            *made.parts.entry(line.part.clone()).or_default() += count;
            continue;
        }
        let Some(id) = pool.find(&line.id) else { continue };
        let def = pool.def(id);
        *made.kinds.entry(words.kinds[def.kind.index()].to_owned()).or_default() += count;
        for (_, spec) in words.labels.iter().enumerate().filter(|(i, _)| def.labels & (1 << i) != 0) {
            let group = made.labels.entry(spec.group.to_owned()).or_default();
            *group.entry(spec.word.to_owned()).or_default() += count;
        }
        if book.draws(options).draws(def.kind) {
            made.drawn += count;
            let value = stat.and_then(|s| def.stats.get(s.index()).copied()).filter(|&n| n != NO_STAT);
            if let Some(value) = value {
                *made.curve.entry(value).or_default() += count;
            }
        }
    }
    made
}

/// Returns the cards that a deck is drawn from, copies one by one.
pub fn drawn_from(draws: &Draws, deck: &Deck, pool: &Pool) -> Vec<DefId> {
    let main =
        Deck { name: String::new(), lines: deck.lines.iter().filter(|line| is_main(&line.part)).cloned().collect() };
    main.cards(pool).filter(|&id| draws.draws(pool.def(id).kind)).collect()
}

/// Parts that are only marked, not played beside the deck.
fn is_main(part: &str) -> bool {
    matches!(part, "" | "main" | "leader")
}
