//! A match played under the eyes of the law.

use crate::cards::{self, Census};
use crate::clauses::Clauses;
use crate::copies::{self, Bookmark, Twins};
use crate::fold::Fold;
use crate::guide::Guide;
use crate::{offers, sight};
use baize_kernel::replay::{Move, Replay, VERSION};
use baize_kernel::view::View;
use baize_kernel::{
    Answer, Clause, Deck, Event, Match, Options, Outcome, Pool, Prompt, Rejected, Rulebook, Seat, What,
};
use std::collections::BTreeSet;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

/// A match to be played, and how closely it is watched.
pub struct Trial<'a> {
    /// The game.
    pub book: &'a dyn Rulebook,
    /// What is set.
    pub options: Options,
    /// The cards.
    pub pool: Arc<Pool>,
    /// The decks, seat by seat.
    pub decks: Vec<Deck>,
    /// The seed of the match and of all that is done at random around it.
    pub seed: u64,
    /// The most answers until a match must be over.
    pub bound: usize,
    /// The laws that try many answers are checked at every so-manieth question.
    pub every: usize,
}

/// What a match that broke no law was like.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Report {
    /// How many answers it took.
    pub answers: usize,
    /// How it ended.
    pub outcome: Outcome,
    /// The clauses that events and questions cited.
    pub cited: BTreeSet<Clause>,
    /// The abilities that were used: card number, and the place on the card.
    pub used: BTreeSet<(String, u8)>,
    /// The match written down.
    pub replay: Replay,
}

/// A broken law, with all that is needed to see it again.
#[derive(Clone, Debug, thiserror::Error)]
#[error(
    "{what}\n  law: {law}\n  match: {game}, decks {decks:?}, seed {seed}, options {options:?}\n  after {} answers: {answers:?}",
    answers.len()
)]
pub struct Broken {
    /// The law.
    pub law: &'static str,
    /// What broke it.
    pub what: String,
    /// The game's id.
    pub game: &'static str,
    /// What was set.
    pub options: Options,
    /// The names of the decks.
    pub decks: Vec<String>,
    /// The seed.
    pub seed: u64,
    /// Who had answered what.
    pub answers: Vec<(Seat, Answer)>,
}

/// A law's name beside what went wrong.
type Verdict<T = ()> = Result<T, (&'static str, String)>;

/// Names the law that a check stands for.
trait Under<T> {
    fn under(self, law: &'static str) -> Verdict<T>;
}

impl<T, E: ToString> Under<T> for Result<T, E> {
    fn under(self, law: &'static str) -> Verdict<T> {
        self.map_err(|e| (law, e.to_string()))
    }
}

impl<'a> Trial<'a> {
    /// A match with the cards that ship, watched at every question.
    pub fn new(book: &'a dyn Rulebook, options: Options, decks: Vec<Deck>, seed: u64) -> Trial<'a> {
        Trial { book, options, pool: book.pool(), decks, seed, bound: 20_000, every: 1 }
    }

    /// Plays the match and checks the laws.
    ///
    /// # Errors
    /// At the first law that is broken.
    pub fn run(&self, bytes: &[u8]) -> Result<Report, Box<Broken>> {
        let mut moves = Vec::new();
        let played = catch_unwind(AssertUnwindSafe(|| self.play(bytes, &mut moves)));
        let verdict = played.unwrap_or_else(|panic| Err(("nothing panics", panic_message(&*panic))));
        verdict.map_err(|(law, what)| {
            Box::new(Broken {
                law,
                what,
                game: self.book.id(),
                options: self.options.clone(),
                decks: self.decks.iter().map(|d| d.name.clone()).collect(),
                seed: self.seed,
                answers: moves.into_iter().map(|m| (m.seat, m.answer)).collect(),
            })
        })
    }

    fn play(&self, bytes: &[u8], moves: &mut Vec<Move>) -> Verdict<Report> {
        let opened = self.book.open(&self.options, self.pool.clone(), &self.decks, self.seed);
        let mut table = opened
            .map_err(|problems| problems.iter().map(|p| p.message.to_string()).collect::<Vec<_>>().join("; "))
            .under("a match with legal decks starts")?;
        let clauses = Clauses::of(self.book, &self.options.revision);
        let layout = self.book.layout(&self.options);
        let problems = layout.problems(table.vocabulary());
        problems.first().map_or(Ok(()), Err).under("zones lie side by side on the table")?;
        let start = table.digest();
        let mut guide = Guide::new(bytes, self.seed);
        let (mut cited, mut used) = (BTreeSet::new(), BTreeSet::new());
        let mut bookmark = Bookmark::at(&*table, 0);
        cite(&clauses, &mut cited, table.opening())?;
        while let Some(prompt) = table.prompt().cloned() {
            if moves.len() >= self.bound {
                return Err(("every match ends", format!("it goes on after {} answers", self.bound)));
            }
            // Each time a power of two is reached, the match is written down to be resumed later.
            if moves.len().is_power_of_two() {
                bookmark = Bookmark::at(&*table, moves.len());
                bookmark.is_sealed(&*table, self.seed).under("damaged matches are refused")?;
            }
            let seed = self.seed.wrapping_add(moves.len() as u64);
            self.check_question(&*table, &prompt, &clauses, seed, moves.len().is_multiple_of(self.every))?;
            cards::all_have_a_place(&*table, &layout).under("every card has a place on the table")?;
            cited.insert(prompt.why.clause);
            let answer = guide.answer(&prompt);
            moves.push(Move { seat: prompt.seat, answer: answer.clone(), digest: 0 });
            let events = check_answer(&mut *table, &prompt, &answer)?;
            if let Some(last) = moves.last_mut() {
                last.digest = table.digest();
            }
            cite(&clauses, &mut cited, &events)?;
            used.extend(events.iter().filter_map(|event| activated(&*table, &event.what)));
        }
        check_end(&*table)?;
        bookmark.resume(&*table, moves).under("a match resumes anywhere")?;
        let outcome = table.outcome().ok_or(("a match asks or is over", "it is neither".to_owned()))?;
        let replay = self.replay(start, moves);
        copies::replays(self.book, self.pool.clone(), &replay).under("a replay gives the same match")?;
        Ok(Report { answers: moves.len(), outcome, cited, used, replay })
    }

    fn check_question(
        &self,
        table: &dyn Match,
        prompt: &Prompt,
        clauses: &Clauses,
        seed: u64,
        thorough: bool,
    ) -> Verdict {
        offers::well_formed(table, prompt).under("questions are well formed")?;
        clauses.check_prompt(prompt).under("citations stand in the rulebook")?;
        for viewer in sight::viewers(table) {
            sight::view_is_honest(table, &table.view(viewer)).under("views show what their viewers may know")?;
        }
        if thorough {
            offers::unoffered_is_refused(table, prompt).under("what is not offered is refused and changes nothing")?;
            offers::offered_is_accepted(table, prompt, seed).under("what is offered is accepted")?;
            offers::anyone_may_concede(table).under("anyone may concede")?;
            offers::explains(table, prompt, clauses).under("refusals are explained")?;
            offers::wishes_are_answered(table, prompt, clauses).under("wishes are granted or explained")?;
            sight::resampling_goes_unnoticed(table, seed).under("views depend on nothing hidden")?;
        }
        Ok(())
    }

    fn replay(&self, start: u64, moves: &[Move]) -> Replay {
        Replay {
            version: VERSION,
            game: self.book.id().to_owned(),
            options: self.options.clone(),
            decks: self.decks.clone(),
            seed: self.seed,
            moves: moves.to_vec(),
            start,
        }
    }
}

/// Answers a question and checks what came of it.
fn check_answer(table: &mut dyn Match, prompt: &Prompt, answer: &Answer) -> Verdict<Vec<Event>> {
    let before: Vec<View> = sight::viewers(table).map(|viewer| table.view(viewer)).collect();
    let mut folds: Vec<Fold> = before.iter().map(|view| Fold::from(table, view)).collect();
    let census = Census::take(table).under("cards are conserved")?;
    let twins = Twins::of(table).under("copies go on the same")?;

    let events = table.answer(prompt.seat, answer).under("what is offered is accepted")?;

    twins.follow(table, prompt.seat, answer, &events).under("copies go on the same")?;
    let after = Census::take(table).under("cards are conserved")?;
    census.compare(&after, &events).under("cards are conserved")?;
    sight::events_keep_secrets(table, &before, &events).under("events keep secrets")?;
    for fold in &mut folds {
        let view = table.view(fold.viewer());
        for event in &events {
            fold.hear(table, event).under("events suffice to rebuild the board")?;
        }
        fold.compare(table, &view).under("events suffice to rebuild the board")?;
    }
    if table.prompt().is_some_and(|next| next.id <= prompt.id) {
        return Err(("questions are numbered upwards", format!("a question after number {}", prompt.id)));
    }
    Ok(events)
}

/// Checks that nothing can be answered any more.
fn check_end(table: &dyn Match) -> Verdict {
    let digest = table.digest();
    for seat in (0..table.seats()).map(Seat) {
        for answer in [Answer::Pick(0), Answer::Number(0), Answer::Several(Vec::new()), Answer::Concede] {
            let mut copy = table.copy();
            if copy.answer(seat, &answer) != Err(Rejected::Over) || copy.digest() != digest {
                return Err(("a match that is over stays so", format!("{answer:?} of seat {} is taken", seat.0)));
            }
        }
    }
    Ok(())
}

fn cite(clauses: &Clauses, cited: &mut BTreeSet<Clause>, events: &[Event]) -> Verdict {
    clauses.check_events(events).under("citations stand in the rulebook")?;
    cited.extend(events.iter().map(|e| e.clause).filter(|&c| c != Clause::NONE));
    Ok(())
}

/// The ability that an event tells the use of.
fn activated(table: &dyn Match, what: &What) -> Option<(String, u8)> {
    match *what {
        What::Activated { card, ability, .. } if card.is_some() => {
            Some((table.pool().def(table.card(card).def).id.clone(), ability))
        }
        _ => None,
    }
}

fn panic_message(panic: &(dyn std::any::Any + Send)) -> String {
    let text = panic.downcast_ref::<&str>().map(|s| (*s).to_owned());
    text.or_else(|| panic.downcast_ref::<String>().cloned()).unwrap_or_else(|| "a panic without words".into())
}
