//! Each law bites: a table that lies in one way is caught by the law about that.

use baize_kernel::game_spec::GameSpec;
use baize_kernel::layout::Layout;
use baize_kernel::rulebook::{ClauseRow, Menu, Opener, Playout};
use baize_kernel::view::{CardView, Spot, View};
use baize_kernel::{
    Answer, Board, Card, CardId, Choice, Clause, Deck, Event, Intent, Keyword, Match, Options, Outcome, Phase, Phrase,
    Pool, Problem, Prompt, Refusal, Rejected, Rulebook, Seat, SeatSet, Staged, Stat, Vocabulary, What, Zone,
};
use baize_laws::Trial;
use std::sync::Arc;

/// The ways to lie.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Lie {
    /// Tells the truth.
    None,
    /// Refuses the last option.
    RefusesAnOffer,
    /// Takes answers that are not offered.
    TakesAnything,
    /// Plays on when it refuses.
    ChangesThoughRefusing,
    /// Lets nobody give up.
    KeepsEveryone,
    /// Says that what is offered is forbidden.
    ForbidsAnOffer,
    /// Reads a saved match with its hidden cards in another order.
    LoadsBadly,
    /// Shows watchers the top of a deck.
    ShowsADeck,
    /// Points an arrow at the top of a deck, by name.
    PointsAtASecret,
    /// Lets everybody read off what lies in a deck.
    GivesADeckAway,
    /// Does not tell of cards that move.
    KeepsQuiet,
    /// Tells everybody of a card in a deck.
    TellsASecret,
    /// Cites what stands nowhere.
    MakesUpAClause,
}

struct Liar {
    table: Box<dyn Match>,
    lie: Lie,
}

impl Liar {
    fn seat(table: Box<dyn Match>, lie: Lie) -> Box<dyn Match> {
        Box::new(Liar { table, lie })
    }

    fn top(&self, seat: Seat) -> Option<CardId> {
        self.table.pile(seat, Zone(0)).first().copied()
    }

    fn shown(&self, id: CardId) -> CardView {
        CardView { card: id, def: Some(self.table.card(id).def), ..CardView::HIDDEN }
    }
}

impl Match for Liar {
    fn answer(&mut self, seat: Seat, answer: &Answer) -> Result<Vec<Event>, Rejected> {
        let refusal = || Rejected::Range { what: "no".into() };
        let last = self.table.prompt().map(|p| Answer::Pick(p.options.len() as u16 - 1));
        match self.lie {
            Lie::RefusesAnOffer if Some(answer) == last.as_ref() => return Err(refusal()),
            Lie::KeepsEveryone if *answer == Answer::Concede && self.table.outcome().is_none() => return Err(refusal()),
            Lie::TakesAnything => {
                return self.table.answer(seat, answer).or_else(|_| self.table.answer(seat, &Answer::Pick(0)));
            }
            Lie::ChangesThoughRefusing => {
                let told = self.table.answer(seat, answer);
                if told.is_err() {
                    self.table.playout(1, 1);
                }
                return told;
            }
            _ => {}
        }
        let mut events = self.table.answer(seat, answer)?;
        let tell = |what| Event { clause: Clause::NONE, sees: SeatSet::ALL, what };
        match (self.lie, self.top(Seat(0))) {
            (Lie::KeepsQuiet, _) => events.retain(|e| !matches!(e.what, What::Moved { .. })),
            (Lie::TellsASecret, Some(card)) => events.push(tell(What::Turned { card, rested: true })),
            (Lie::MakesUpAClause, _) => {
                events
                    .push(Event { clause: Clause::new("X9"), ..tell(What::Shuffled { seat: Seat(0), zone: Zone(0) }) });
            }
            _ => {}
        }
        Ok(events)
    }

    fn view(&self, viewer: Option<Seat>) -> View {
        let mut view = self.table.view(viewer);
        match self.lie {
            Lie::ShowsADeck if viewer.is_none() => {
                let Some(top) = self.top(Seat(0)) else { return view };
                view.piles[0].cards[0] = self.shown(top);
            }
            Lie::PointsAtASecret => {
                let Some(top) = self.top(Seat(0)) else { return view };
                let spot = Some(Spot { card: top, pile: (Seat(0), Zone(0)), at: 0 });
                view.link(spot, spot);
            }
            // What the cards of a deck are, dressed up as scores.
            Lie::GivesADeckAway => {
                let hidden = self.table.pile(Seat(1), Zone(0));
                view.scores = vec![hidden.iter().map(|&id| i32::from(self.table.card(id).def.0)).collect()];
            }
            _ => {}
        }
        view
    }

    fn explain(&self, seat: Seat, choice: &Choice) -> Rejected {
        match self.lie {
            Lie::ForbidsAnOffer => Rejected::by(Refusal::new(Clause::NONE, "no"), "no"),
            _ => self.table.explain(seat, choice),
        }
    }

    fn copy(&self) -> Box<dyn Match> {
        Liar::seat(self.table.copy(), self.lie)
    }

    fn load(&self, bytes: &[u8]) -> Result<Box<dyn Match>, String> {
        let loaded = self.table.load(bytes)?;
        let badly = self.lie == Lie::LoadsBadly;
        Ok(Liar::seat(if badly { loaded.resample(Seat(0), 1) } else { loaded }, self.lie))
    }

    fn resample(&self, viewer: Seat, seed: u64) -> Box<dyn Match> {
        Liar::seat(self.table.resample(viewer, seed), self.lie)
    }

    fn play(&mut self, answer: &Answer) -> Result<(), Rejected> {
        self.table.play(answer)
    }

    fn rollout(&mut self, seed: u64, limit: u32, turns: u16) -> Playout {
        self.table.rollout(seed, limit, turns)
    }

    fn evaluate(&self, seat: Seat) -> i32 {
        self.table.evaluate(seat)
    }

    fn rollout_weight(&self, choice: &Choice) -> u32 {
        self.table.rollout_weight(choice)
    }

    fn is_window(&self) -> bool {
        self.table.is_window()
    }
    fn sees(&self, seat: Seat, card: CardId) -> bool {
        self.table.sees(seat, card)
    }

    fn vocabulary(&self) -> &Vocabulary {
        self.table.vocabulary()
    }

    fn pool(&self) -> &Pool {
        self.table.pool()
    }

    fn seats(&self) -> u8 {
        self.table.seats()
    }

    fn prompt(&self) -> Option<&Prompt> {
        self.table.prompt()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.table.outcome()
    }

    fn intents(&self, seat: Seat, a: CardId, b: CardId) -> Vec<Intent> {
        self.table.intents(seat, a, b)
    }

    fn phrase(&self, choice: &Choice) -> Phrase {
        self.table.phrase(choice)
    }

    fn words(&self, choice: &Choice) -> String {
        self.table.words(choice)
    }

    fn opening(&self) -> &[Event] {
        self.table.opening()
    }

    fn clock(&self) -> (Seat, u16, Phase) {
        self.table.clock()
    }

    fn pile(&self, seat: Seat, zone: Zone) -> Vec<CardId> {
        self.table.pile(seat, zone)
    }

    fn card(&self, id: CardId) -> &Card {
        self.table.card(id)
    }

    fn stat(&self, id: CardId, stat: Stat) -> i32 {
        self.table.stat(id, stat)
    }

    fn has_keyword(&self, id: CardId, keyword: Keyword) -> bool {
        self.table.has_keyword(id, keyword)
    }

    fn digest(&self) -> u64 {
        self.table.digest()
    }

    fn save(&self) -> Vec<u8> {
        self.table.save()
    }

    fn check(&self) -> Result<(), String> {
        self.table.check()
    }

    fn playout(&mut self, seed: u64, limit: u32) -> Playout {
        self.table.playout(seed, limit)
    }

    fn bytes(&self) -> usize {
        self.table.bytes()
    }
}

/// Tiny, dealt by a liar.
struct Book(Lie);

impl Rulebook for Book {
    fn prepare(&self, o: &Options, pool: Arc<Pool>, decks: &[Deck]) -> Result<Opener<'_>, Vec<Problem>> {
        let open = baize_tiny::book().prepare(o, pool, decks)?;
        Ok(Box::new(move |seed| Liar::seat(open(seed), self.0)))
    }

    fn stage(&self, o: &Options, pool: Arc<Pool>, board: &Board, seed: u64) -> Result<Staged, Vec<Problem>> {
        baize_tiny::book().stage(o, pool, board, seed)
    }

    fn spec(&self) -> &GameSpec {
        const { &GameSpec::new("liar", "Liar", "Tiny, dealt by a liar.") }
    }

    fn menu(&self) -> Menu {
        baize_tiny::book().menu()
    }

    fn clauses(&self, revision: &str) -> &[ClauseRow] {
        baize_tiny::book().clauses(revision)
    }

    fn vocabulary(&self) -> &Vocabulary {
        baize_tiny::book().vocabulary()
    }

    fn pool(&self) -> Arc<Pool> {
        baize_tiny::book().pool()
    }

    fn decks(&self) -> &[Deck] {
        baize_tiny::book().decks()
    }

    fn check_deck(&self, options: &Options, pool: &Pool, deck: &Deck) -> Vec<Problem> {
        baize_tiny::book().check_deck(options, pool, deck)
    }

    fn layout(&self, options: &Options) -> Layout {
        baize_tiny::book().layout(options)
    }
}

/// Returns the law that a liar is caught by.
fn caught_by(lie: Lie) -> Option<&'static str> {
    let book = Book(lie);
    Trial::new(&book, Options::default(), book.decks().to_vec(), 3).run(&[]).err().map(|broken| broken.law)
}

#[test]
fn the_truth_passes() {
    assert_eq!(caught_by(Lie::None), None);
}

#[test]
fn every_lie_is_caught_by_its_law() {
    let laws = [
        (Lie::RefusesAnOffer, "what is offered is accepted"),
        (Lie::TakesAnything, "what is not offered is refused and changes nothing"),
        (Lie::ChangesThoughRefusing, "what is not offered is refused and changes nothing"),
        (Lie::KeepsEveryone, "anyone may concede"),
        (Lie::ForbidsAnOffer, "refusals are explained"),
        (Lie::LoadsBadly, "copies go on the same"),
        (Lie::ShowsADeck, "views show what their viewers may know"),
        (Lie::PointsAtASecret, "views show what their viewers may know"),
        (Lie::GivesADeckAway, "views depend on nothing hidden"),
        (Lie::KeepsQuiet, "events suffice to rebuild the board"),
        (Lie::TellsASecret, "events keep secrets"),
        (Lie::MakesUpAClause, "citations stand in the rulebook"),
    ];
    for (lie, law) in laws {
        assert_eq!(caught_by(lie), Some(law), "{lie:?}");
    }
}

#[test]
fn a_match_that_goes_on_is_caught() {
    let book = Book(Lie::None);
    let trial = Trial { bound: 3, ..Trial::new(&book, Options::default(), book.decks().to_vec(), 3) };
    let broken = trial.run(&[]).expect_err("three answers end no match");
    assert_eq!((broken.law, broken.answers.len()), ("every match ends", 3));
    assert!(broken.to_string().contains("seed 3"), "a broken law says how to see it again: {broken}");
}
