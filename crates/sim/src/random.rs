//! Games between decks drawn at random: what nobody would build finds what nobody thought of.

use crate::batch::{Batch, Failed, LIMIT};
use crate::check::Violation;
use crate::lineup::Lineup;
use crate::seeds::{Stream, derive};
use baize_ai::BotSpec;
use baize_kernel::ir::Mode;
use baize_kernel::{Options, Pool, Problem, Rulebook, What, message};
use rayon::iter::{IntoParallelIterator, ParallelIterator};
use std::collections::BTreeSet;
use std::sync::Arc;

/// Games of which each has decks of its own.
pub struct RandomDecks<'a> {
    /// The game.
    pub book: &'a dyn Rulebook,
    /// What is set.
    pub options: Options,
    /// The cards.
    pub pool: Arc<Pool>,
    /// How many seats a match has.
    pub seats: usize,
    /// Who plays.
    pub bot: BotSpec,
    /// How many games.
    pub games: u64,
    /// The seed of everything.
    pub seed: u64,
    /// Whether every game is checked on the way.
    pub check: bool,
}

/// What random decks came to.
#[derive(Debug, Default)]
pub struct Findings {
    /// Games that were played to an end or to the limit.
    pub games: u64,
    /// Games that nobody won.
    pub draws: u64,
    /// Games that were given up as too long.
    pub unfinished: u64,
    /// Questions answered.
    pub decisions: u64,
    /// Promises that were broken.
    pub violations: Vec<Violation>,
    /// Card numbers that were in a deck.
    pub dealt: BTreeSet<String>,
    /// Abilities that were used: card number and place.
    pub used: BTreeSet<(String, u8)>,
}

impl RandomDecks<'_> {
    /// Plays everything on the current thread pool. `progress` hears of every game.
    ///
    /// # Errors
    /// When no deck can be made, or a match cannot be started.
    pub fn run(&self, progress: &(dyn Fn() + Sync)) -> Result<Findings, Vec<Problem>> {
        let play = |index| self.play(index).inspect(|_| progress());
        let games: Vec<Result<Findings, Vec<Problem>>> = (0..self.games).into_par_iter().map(play).collect();
        let mut all = Findings::default();
        for game in games {
            all.add(game?);
        }
        Ok(all)
    }

    fn play(&self, index: u64) -> Result<Findings, Vec<Problem>> {
        let none = || vec![Problem::plain(message!("{id} cannot make random decks", id = self.book.id()))];
        // The purposes of bots end where the numbers of seats end; decks come after.
        let seeds = (0..self.seats as u8).map(|seat| derive(self.seed, index, Stream::Bot(100 + seat)));
        let decks = seeds.map(|seed| self.book.random_deck(&self.options, &self.pool, seed).ok_or_else(none));
        let decks = decks.collect::<Result<Vec<_>, _>>()?;
        let dealt = decks.iter().flat_map(|deck| &deck.lines).map(|line| line.id.clone()).collect();
        let batch = Batch {
            book: self.book,
            options: self.options.clone(),
            pool: self.pool.clone(),
            bots: vec![self.bot.clone(); decks.len()],
            decks,
            seed: self.seed,
            first: index,
            games: 1,
            check: self.check,
            cards: false,
        };
        let mut findings = Findings { dealt, ..Findings::default() };
        match batch.play(index) {
            Err(Failed::Start(problems)) => return Err(problems),
            Err(Failed::Check(violation)) => findings.violations.push(*violation),
            Ok(played) => {
                findings.games = 1;
                findings.decisions = played.decisions.into();
                findings.draws = u64::from(played.outcome == Some(baize_kernel::Outcome::Draw));
                findings.unfinished = u64::from(played.outcome.is_none());
                findings.used = used(&batch, index)?;
            }
        }
        Ok(findings)
    }
}

/// Plays a game again, listening for the abilities that are used.
fn used(batch: &Batch<'_>, index: u64) -> Result<BTreeSet<(String, u8)>, Vec<Problem>> {
    let mut table = batch.prepare()?(batch.match_seed(index));
    let mut bots = Lineup::seat(&batch.bots, batch.seed, index);
    let mut used = BTreeSet::new();
    for _ in 0..LIMIT {
        let Some((seat, answer)) = bots.answer(&*table) else { break };
        let Ok(events) = table.answer(seat, &answer) else { break };
        for event in &events {
            if let What::Activated { card, ability, .. } = event.what
                && card.is_some()
            {
                used.insert((table.pool().def(table.card(card).def).id.clone(), ability));
            }
        }
    }
    Ok(used)
}

impl Findings {
    fn add(&mut self, other: Findings) {
        self.games += other.games;
        self.draws += other.draws;
        self.unfinished += other.unfinished;
        self.decisions += other.decisions;
        self.violations.extend(other.violations);
        self.dealt.extend(other.dealt);
        self.used.extend(other.used);
    }

    /// Returns the abilities of dealt cards that are used or set off and never were, and how many of such
    /// abilities there are. Abilities that hold always, or are granted to others, are not counted.
    pub fn never_used(&self, pool: &Pool) -> (Vec<(String, u8)>, usize) {
        let dealt = pool.iter().filter(|(_, def)| self.dealt.contains(&def.id));
        let abilities = dealt.flat_map(|(_, def)| {
            let own = (0..).zip(&def.abilities).filter(|(_, a)| !a.quoted);
            let acts = own.filter(|(_, a)| matches!(a.mode, Mode::Auto(_) | Mode::Use(_)));
            acts.map(|(at, _)| (def.id.clone(), at))
        });
        let all: Vec<(String, u8)> = abilities.collect();
        let count = all.len();
        (all.into_iter().filter(|ability| !self.used.contains(ability)).collect(), count)
    }
}
