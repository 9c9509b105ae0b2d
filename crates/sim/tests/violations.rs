//! Checked play must find what it is there to find: here is a table that breaks its promises.

use baize_kernel::game_spec::GameSpec;
use baize_kernel::layout::Layout;
use baize_kernel::replay::Replay;
use baize_kernel::rulebook::{Board, ClauseRow, Menu, Opener, Playout, Staged};
use baize_kernel::{
    Answer, Card, CardId, Choice, Deck, Event, Intent, Keyword, Match, Options, Outcome, Phase, Phrase, Pool, Problem,
    Prompt, Rejected, Rulebook, Seat, Stat, View, Vocabulary, Zone,
};
use baize_sim::batch::Failed;
use baize_sim::{Entrant, Plan, Violation};
use std::sync::Arc;

/// The ways in which the table can lie.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Lie {
    /// A state becomes unsound after some answers.
    Unsound,
    /// Offered answers are refused.
    Refuses,
    /// Anything is taken.
    TakesAll,
    /// A state that was saved and read is another one.
    Forgets,
    /// A view shows what is hidden.
    Leaks,
    /// The rules panic.
    Panics,
    /// Played again, the game is another one.
    Wavers,
}

/// A rulebook whose tables lie.
struct LyingBook(Lie);

/// After this many answers the table begins to lie.
const HONEST: usize = 3;

struct LyingTable {
    lie: Lie,
    answers: usize,
    inner: Box<dyn Match>,
    /// What a lie adds to the digest.
    skew: u64,
}

impl LyingTable {
    fn lies(&self, lie: Lie) -> bool {
        self.lie == lie && self.answers >= HONEST
    }

    fn with(&self, inner: Box<dyn Match>) -> Box<dyn Match> {
        Box::new(LyingTable { lie: self.lie, answers: self.answers, inner, skew: self.skew })
    }
}

impl Match for LyingTable {
    fn vocabulary(&self) -> &Vocabulary {
        self.inner.vocabulary()
    }
    fn pool(&self) -> &Pool {
        self.inner.pool()
    }
    fn seats(&self) -> u8 {
        self.inner.seats()
    }
    fn prompt(&self) -> Option<&Prompt> {
        self.inner.prompt()
    }
    fn outcome(&self) -> Option<Outcome> {
        self.inner.outcome()
    }
    fn answer(&mut self, seat: Seat, answer: &Answer) -> Result<Vec<Event>, Rejected> {
        assert!(!self.lies(Lie::Panics), "the rules have a hole");
        if self.lies(Lie::Refuses) {
            return Err(Rejected::Shape { wanted: "nothing at all" });
        }
        match self.inner.answer(seat, answer) {
            Err(_) if self.lies(Lie::TakesAll) => Ok(Vec::new()),
            given => given.inspect(|_| self.answers += 1),
        }
    }
    fn explain(&self, seat: Seat, choice: &Choice) -> Rejected {
        self.inner.explain(seat, choice)
    }
    fn intents(&self, seat: Seat, a: CardId, b: CardId) -> Vec<Intent> {
        self.inner.intents(seat, a, b)
    }
    fn phrase(&self, choice: &Choice) -> Phrase {
        self.inner.phrase(choice)
    }
    fn words(&self, choice: &Choice) -> String {
        self.inner.words(choice)
    }
    fn view(&self, viewer: Option<Seat>) -> View {
        let mut view = self.inner.view(viewer);
        if self.lies(Lie::Leaks) {
            view.scores.push(vec![self.inner.digest() as i32]);
        }
        view
    }
    fn opening(&self) -> &[Event] {
        self.inner.opening()
    }
    fn clock(&self) -> (Seat, u16, Phase) {
        self.inner.clock()
    }
    fn pile(&self, seat: Seat, zone: Zone) -> Vec<CardId> {
        self.inner.pile(seat, zone)
    }
    fn card(&self, id: CardId) -> &Card {
        self.inner.card(id)
    }
    fn stat(&self, id: CardId, stat: Stat) -> i32 {
        self.inner.stat(id, stat)
    }
    fn has_keyword(&self, id: CardId, keyword: Keyword) -> bool {
        self.inner.has_keyword(id, keyword)
    }
    fn digest(&self) -> u64 {
        self.inner.digest().wrapping_add(if self.lies(Lie::Forgets) || self.lie == Lie::Wavers { self.skew } else { 0 })
    }
    fn save(&self) -> Vec<u8> {
        self.inner.save()
    }
    fn load(&self, bytes: &[u8]) -> Result<Box<dyn Match>, String> {
        let inner = self.inner.load(bytes)?;
        let skew = self.skew + u64::from(self.lie == Lie::Forgets);
        Ok(Box::new(LyingTable { lie: self.lie, answers: self.answers, inner, skew }))
    }
    fn copy(&self) -> Box<dyn Match> {
        self.with(self.inner.copy())
    }
    fn resample(&self, viewer: Seat, seed: u64) -> Box<dyn Match> {
        self.with(self.inner.resample(viewer, seed))
    }
    fn check(&self) -> Result<(), String> {
        if self.lies(Lie::Unsound) { Err("a card is in two places".into()) } else { self.inner.check() }
    }
    fn playout(&mut self, seed: u64, limit: u32) -> Playout {
        self.inner.playout(seed, limit)
    }
    fn play(&mut self, answer: &Answer) -> Result<(), Rejected> {
        self.inner.play(answer)
    }
    fn rollout(&mut self, seed: u64, limit: u32, turns: u16) -> Playout {
        self.inner.rollout(seed, limit, turns)
    }
    fn evaluate(&self, seat: Seat) -> i32 {
        self.inner.evaluate(seat)
    }
    fn rollout_weight(&self, choice: &Choice) -> u32 {
        self.inner.rollout_weight(choice)
    }
    fn is_window(&self) -> bool {
        self.inner.is_window()
    }
    fn sees(&self, seat: Seat, card: CardId) -> bool {
        self.inner.sees(seat, card)
    }
    fn bytes(&self) -> usize {
        self.inner.bytes()
    }
}

fn honest() -> &'static dyn Rulebook {
    baize_tiny::book()
}

/// Counts the tables opened, so that no two of a wavering book are alike.
static OPENED: std::sync::atomic::AtomicU64 = std::sync::atomic::AtomicU64::new(1);

impl Rulebook for LyingBook {
    fn spec(&self) -> &GameSpec {
        honest().spec()
    }
    fn menu(&self) -> Menu {
        honest().menu()
    }
    fn clauses(&self, revision: &str) -> &[ClauseRow] {
        honest().clauses(revision)
    }
    fn vocabulary(&self) -> &Vocabulary {
        honest().vocabulary()
    }
    fn pool(&self) -> Arc<Pool> {
        honest().pool()
    }
    fn decks(&self) -> &[Deck] {
        honest().decks()
    }
    fn check_deck(&self, options: &Options, pool: &Pool, deck: &Deck) -> Vec<Problem> {
        honest().check_deck(options, pool, deck)
    }
    fn prepare(&self, options: &Options, pool: Arc<Pool>, decks: &[Deck]) -> Result<Opener<'_>, Vec<Problem>> {
        let open = honest().prepare(options, pool, decks)?;
        Ok(Box::new(move |seed| {
            let skew = OPENED.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
            Box::new(LyingTable { lie: self.0, answers: 0, inner: open(seed), skew })
        }))
    }
    fn stage(&self, options: &Options, pool: Arc<Pool>, board: &Board, seed: u64) -> Result<Staged, Vec<Problem>> {
        honest().stage(options, pool, board, seed)
    }
    fn layout(&self, options: &Options) -> Layout {
        honest().layout(options)
    }
}

/// Plays checked games of a lying book until something is found.
fn find(lie: Lie) -> Violation {
    let book = LyingBook(lie);
    let entrant = Entrant { deck: honest().decks()[0].clone(), bot: baize_ai::BotSpec::random() };
    let plan = Plan {
        book: &book,
        options: Options::default(),
        pool: book.pool(),
        entrants: vec![entrant; 2],
        seats: 2,
        games: 40,
        seed: 1,
        check: true,
        cards: false,
        shard: baize_sim::Shard::WHOLE,
    };
    match plan.run(&|| {}) {
        Err(Failed::Check(violation)) => *violation,
        other => panic!("{lie:?} was not found: {:?}", other.is_ok()),
    }
}

/// Plays a find again on the same lying book, checking closely, and returns what shows.
fn again(lie: Lie, replay: &Replay) -> String {
    let book = LyingBook(lie);
    let mut chance = baize_kernel::chance::Chance::new(replay.seed);
    let mut found = None;
    let ran = replay.run(&book, book.pool(), |table, _, _| {
        found = found.take().or_else(|| baize_sim::check::closely(table, &mut chance).err().map(String::from));
    });
    found.or(ran.err().map(|difference| difference.to_string())).unwrap_or_default()
}

#[test]
fn an_unsound_state_is_found_where_it_begins() {
    // Looking ahead along the offered answers may find it a few answers early.
    let found = find(Lie::Unsound);
    assert!(found.game == 0 && found.replay.moves.len() <= HONEST, "{found:?}");
    assert!(found.message.contains("a card is in two places"), "{}", found.message);
    assert!(again(Lie::Unsound, &found.replay).contains("a card is in two places"));
}

#[test]
fn an_offer_that_is_refused_is_found() {
    let found = find(Lie::Refuses);
    assert!(found.message.contains("refused"), "{}", found.message);
    assert!(again(Lie::Refuses, &found.replay).contains("refused"));
}

#[test]
fn an_answer_that_was_never_offered_is_found() {
    let found = find(Lie::TakesAll);
    assert!(found.message.contains("is not offered and was taken"), "{}", found.message);
    assert_eq!(again(Lie::TakesAll, &found.replay), found.message.to_string());
}

#[test]
fn a_state_that_forgets_is_found() {
    let found = find(Lie::Forgets);
    assert!(found.message.contains("saved and read differs"), "{}", found.message);
}

#[test]
fn a_view_that_leaks_is_found() {
    let found = find(Lie::Leaks);
    assert!(found.message.contains("can tell two tables apart"), "{}", found.message);
    assert!(again(Lie::Leaks, &found.replay).contains("can tell two tables apart"));
}

#[test]
fn a_panic_is_found_and_does_not_end_the_batch() {
    let found = find(Lie::Panics);
    assert!(found.message.contains("the rules have a hole"), "{}", found.message);
    assert!(found.replay.moves.len() <= HONEST + 1);
}

#[test]
fn a_game_that_wavers_is_found() {
    let found = find(Lie::Wavers);
    assert!(found.message.contains("played again"), "{}", found.message);
}
