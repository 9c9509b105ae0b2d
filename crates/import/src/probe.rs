//! The behaviour probe: each ability of a card is set off in the real game, on boards made at random around what its
//! notation names, and what is seen there is compared with what the words of its text demand.
//!
//! What a text demands is told by the `sign` rows of the wording tables, which know words and what they look like
//! on the table, and nothing of effect notation. An ability passes when it was used, every sign was seen, and no
//! choice it made offered a card that it does not mean.

mod board;
mod fit;
mod offers;
mod wants;
mod watch;

use crate::Importer;
use crate::shape::{Printed, Shape};
use baize_kernel::ir::Mode;
use baize_kernel::{DefId, Options, Pool, Rulebook};
use baize_text::CardSource;
use baize_text::cards::check;
use baize_text::compile::Certificate;
use baize_text::print;
use std::collections::BTreeSet;
use std::sync::Arc;

/// The most boards for a card, where nothing else is said.
pub const BOARDS: u64 = 400;

/// So many boards are laid at first.
const BATCH: u64 = 24;

/// What sets off the abilities of cards.
pub struct Probe<'a> {
    book: &'a dyn Rulebook,
    shape: &'a Shape,
    pool: Arc<Pool>,
    options: Options,
    /// The cards that fit each pile of a board.
    fitting: Vec<Vec<DefId>>,
    /// Cards whose effects bring things about, and what they bring about, by the words of events and bans.
    helpers: Vec<(Vec<String>, DefId)>,
    /// The most boards that are tried for a card.
    pub boards: u64,
}

/// What the probe saw of one ability.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Seen {
    /// Whether it was ever used, or for an ability that holds all the time, ever made a difference.
    pub used: bool,
    /// What was seen while it was carried out.
    pub traces: BTreeSet<String>,
    /// What its text demands and was never seen, in the words of the text.
    pub missing: Vec<String>,
    /// The cards that a choice of it offered though it does not mean them, by number.
    pub wrong: BTreeSet<String>,
    /// Whether it states a fact of the card, such as a further name, of which nothing is to be seen by itself.
    pub fact: bool,
}

impl Seen {
    /// Returns whether the ability does what its text demands.
    pub fn passed(&self) -> bool {
        self.fact || self.used && self.missing.is_empty() && self.wrong.is_empty()
    }
}

impl<'a> Probe<'a> {
    /// Makes a probe of a game with these cards.
    pub fn new(book: &'a dyn Rulebook, importer: &'a Importer, pool: Arc<Pool>) -> Probe<'a> {
        let shape = importer.shape();
        let fitting = shape.probe.iter().map(|pile| board::fitting(book, &pool, pile)).collect();
        let mut pool = Pool::clone(&pool);
        let mut helpers = Vec::new();
        for (n, helper) in shape.helper.iter().enumerate() {
            let card = CardSource { id: format!("~helper {n}"), ..helper.card.clone() };
            if let Ok(card) = check(&card, book.vocabulary(), pool.lexicon_mut()) {
                helpers.push((helper.brings.clone(), pool.add(card)));
            }
        }
        let pool = Arc::new(pool);
        Probe { book, shape, pool, options: Options::default(), fitting, helpers, boards: BOARDS }
    }

    /// Sets off each ability of a card. `demands` has the signs of each, by ability; none where no text is known.
    pub fn card(&self, def: DefId, demands: &[Vec<(String, Vec<String>)>]) -> Vec<Seen> {
        let mut seen = vec![Seen::default(); self.pool.def(def).abilities.len()];
        let related = board::related(self, def);
        let mut seeds = 0..self.boards.min(BATCH);
        while !seeds.is_empty() && !self.told(def, &seen, demands).iter().all(Seen::passed) {
            let batch = board::batch(self, def, &related, seeds.clone());
            for (seed, board) in &batch.boards {
                watch::play(self, def, &batch.pool, board, *seed, &mut seen);
                if let Some(blank) = batch.blank {
                    watch::compare(self, def, &batch.pool, board, *seed, blank, &mut seen);
                }
            }
            seeds = seeds.end..self.boards.min(seeds.end * 2 + BATCH);
        }
        self.told(def, &seen, demands)
    }

    /// What was seen of each ability that stands by itself, with what it lacks. An ability that gives another is seen
    /// where the other is.
    fn told(&self, def: DefId, seen: &[Seen], demands: &[Vec<(String, Vec<String>)>]) -> Vec<Seen> {
        let abilities = &self.pool.def(def).abilities;
        let mut out: Vec<Seen> = Vec::new();
        for (i, ability) in abilities.iter().enumerate().filter(|(_, a)| !a.quoted) {
            let mut told = Seen { fact: ability.mode == Mode::Rule, ..seen[i].clone() };
            let text = print::ability(ability, self.book.vocabulary(), self.pool.lexicon());
            for (given, _) in abilities.iter().enumerate().filter(|(_, a)| a.quoted && text.contains("gain ability")) {
                told.used |= seen[given].used;
                told.wrong.extend(seen[given].wrong.iter().cloned());
                told.traces.extend(seen[given].traces.iter().cloned());
            }
            let wanted = demands.get(out.len()).into_iter().flatten();
            let lacks = wanted.filter(|(_, signs)| !signs.iter().any(|sign| told.traces.contains(sign)));
            told.missing = lacks.map(|(say, _)| say.clone()).collect();
            out.push(told);
        }
        out
    }
}

/// What each ability of a card must show, by the words of its lines.
pub fn demands(importer: &Importer, card: &Printed, certificate: &Certificate) -> Vec<Vec<(String, Vec<String>)>> {
    let mut out = Vec::new();
    for (line, read) in &certificate.lines {
        let Ok(read) = read else { continue };
        let signs = if *line == card.link { Vec::new() } else { importer.wording().signs_of(line) };
        out.extend(read.notation.iter().map(|_| signs.clone()));
    }
    out
}
