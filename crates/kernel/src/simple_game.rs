//! The usual rulebook: set-up, boards and self-description for games with one plain deck a seat.
//!
//! A game whose players each bring a deck that goes to one pile says what it is in a [`Cover`] and
//! where its work begins in a [`SimpleGame`]; [`Bound`] makes a [`Rulebook`] of that. Games with
//! stranger set-ups implement [`Rulebook`] themselves.

use crate::event::Log;
use crate::game::{Game, StateOf};
use crate::game_spec::GameSpec;
use crate::ids::{CardId, Clause, DefId, Seat, Zone};
use crate::layout::Layout;
use crate::match_of::MatchOf;
use crate::message;
use crate::pool::Pool;
use crate::rulebook::{Board, BoardCard, ClauseRow, Deck, Match, Menu, Opener, Options, Problem, Rulebook, Staged};
use crate::state::{Job, State};
use crate::vocabulary::Vocabulary;
use std::marker::PhantomData;
use std::sync::Arc;

/// What a game says about itself, as plain data.
pub struct Cover {
    /// What it is called, and its files.
    pub spec: GameSpec,
    /// What can be set. The seats of the first mode are how many play.
    pub menu: Menu,
    /// The clauses of its rules.
    pub clauses: Vec<ClauseRow>,
    /// Its words.
    pub vocabulary: Arc<Vocabulary>,
    /// The cards that ship.
    pub pool: Arc<Pool>,
    /// The decks that ship.
    pub decks: Vec<Deck>,
    /// Where things lie on the table.
    pub layout: Layout,
}

/// A game with the usual set-up.
pub trait SimpleGame: Game<Data: Default> {
    /// The pile that decks go to.
    const DECK: Zone;
    /// The first work of a match, with the decks in their piles.
    const OPENING: Self::Frame;

    /// Describes the game. Called once.
    fn cover() -> Cover;
    /// Makes the rules for a match with these cards.
    fn new(pool: Arc<Pool>, vocabulary: Arc<Vocabulary>) -> Self;
    /// Checks a deck of known cards, giving every reason against it.
    fn check_deck(pool: &Pool, deck: &Deck) -> Vec<Problem>;
    /// Returns the first work of a match that begins in the middle, and may mend the state.
    fn middle(s: &mut StateOf<Self>) -> Self::Frame;
}

/// A booklet bound as a rulebook.
pub struct Bound<G> {
    cover: Cover,
    game: PhantomData<fn() -> G>,
}

impl<G: SimpleGame> Bound<G> {
    /// Binds the booklet of a game.
    pub fn new() -> Bound<G> {
        Bound { cover: G::cover(), game: PhantomData }
    }

    fn seats(&self) -> u8 {
        self.cover.menu.modes.first().map_or(2, |mode| mode.min)
    }

    fn empty(&self, seed: u64) -> StateOf<G> {
        State::new(self.seats(), self.cover.vocabulary.zones.len() as u8, seed, G::Data::default())
    }

    fn seat(&self, game: Arc<G>, mut state: StateOf<G>, first: G::Frame) -> Box<dyn Match> {
        state.agenda.push(Job::Game(first));
        Box::new(MatchOf::start(game, state, Log::on()))
    }

    fn check_board(&self, pool: &Pool, board: &Board) -> Vec<Problem> {
        let (seats, zones) = (self.seats(), self.cover.vocabulary.zones.len());
        let mut problems = Vec::new();
        if board.seats.len() > seats.into() || board.active.0 >= seats {
            problems.push(Problem::plain(message!("there are {seats} seats, counted from 0", seats)));
        }
        for (zone, pile) in board.seats.iter().flat_map(|seat| &seat.piles) {
            if zone.index() >= zones {
                problems.push(Problem::plain(message!("there is no zone {zone}", zone = zone.0)));
            }
            if pile.iter().any(|card| card.def.index() >= pool.len()) {
                problems.push(Problem::plain(message!("a card of the board is not in the pool")));
            }
        }
        problems
    }
}

impl<G: SimpleGame> Default for Bound<G> {
    fn default() -> Self {
        Bound::new()
    }
}

/// Puts a card of a board on the table, and the cards attached to it.
pub fn place_card<G: Game>(game: &G, s: &mut StateOf<G>, at: (Seat, Zone), card: &BoardCard, laid: &mut Vec<CardId>) {
    let id = s.create(card.def, at.0, at.1);
    laid.push(id);
    let turn = s.turn;
    let it = s.card_mut(id);
    (it.marks, it.face_up) = (card.marks, card.face_up.unwrap_or(false));
    it.since = if card.new { turn } else { 0 };
    s.set_rested(id, card.rested);
    for attached in &card.attached {
        let under = laid.len();
        place_card(game, s, (at.0, game.effect_rules().attach_zone.unwrap_or(at.1)), attached, laid);
        s.attach_card(laid[under], id);
    }
}

impl<G: SimpleGame> Rulebook for Bound<G> {
    fn spec(&self) -> &GameSpec {
        &self.cover.spec
    }

    fn menu(&self) -> Menu {
        self.cover.menu.clone()
    }

    fn clauses(&self, _revision: &str) -> &[ClauseRow] {
        &self.cover.clauses
    }

    fn vocabulary(&self) -> &Vocabulary {
        &self.cover.vocabulary
    }

    fn pool(&self) -> Arc<Pool> {
        self.cover.pool.clone()
    }

    fn decks(&self) -> &[Deck] {
        &self.cover.decks
    }

    fn check_deck(&self, _options: &Options, pool: &Pool, deck: &Deck) -> Vec<Problem> {
        let unknown = deck.lines.iter().filter(|line| pool.find(&line.id).is_none());
        let nameless =
            |id: &str| Problem::plain(message!("there is no card {id} in {title}", id, title = self.cover.spec.title));
        unknown.map(|line| nameless(&line.id)).chain(G::check_deck(pool, deck)).collect()
    }

    fn prepare(&self, options: &Options, pool: Arc<Pool>, decks: &[Deck]) -> Result<Opener<'_>, Vec<Problem>> {
        let mut problems: Vec<Problem> = decks.iter().flat_map(|deck| self.check_deck(options, &pool, deck)).collect();
        if decks.len() != self.seats().into() {
            problems.push(Problem::plain(message!(
                "{seats} decks are wanted, not {decks}",
                seats = self.seats(),
                decks = decks.len()
            )));
        }
        if !problems.is_empty() {
            return Err(problems);
        }
        let lists: Vec<Vec<DefId>> = decks.iter().map(|deck| deck.cards(&pool).collect()).collect();
        let game = Arc::new(G::new(pool, self.cover.vocabulary.clone()));
        let options = options.clone();
        Ok(Box::new(move |seed| {
            let mut state = self.empty(seed);
            state.chance.prepare(&options);
            for (seat, list) in (0..).map(Seat).zip(&lists) {
                list.iter().for_each(|&def| _ = state.create(def, seat, G::DECK));
            }
            self.seat(game.clone(), state, G::OPENING)
        }))
    }

    /// Piles that the board does not name are empty.
    fn stage(&self, _options: &Options, pool: Arc<Pool>, board: &Board, seed: u64) -> Result<Staged, Vec<Problem>> {
        let mut problems = self.check_board(&pool, board);
        let phase = board.phase.as_deref().map(|word| (word, self.cover.vocabulary.find_phase(word)));
        if let Some((word, None)) = phase {
            let words = self.cover.vocabulary.phases.join(", ");
            problems.push(Problem::plain(message!("there is no phase {word}; phases are {words}", word, words)));
        }
        if !problems.is_empty() {
            return Err(problems);
        }
        let game = G::new(pool, self.cover.vocabulary.clone());
        let mut state = self.empty(seed);
        state.chance.script(board.script.iter().copied());
        (state.active, state.turn) = (board.active, board.turn.unwrap_or(1));
        if let Some((_, Some(phase))) = phase {
            state.phase = phase;
        }
        let mut cards = Vec::new();
        for (seat, has) in (0..).map(Seat).zip(&board.seats) {
            for (zone, pile) in &has.piles {
                pile.iter().for_each(|card| place_card(&game, &mut state, (seat, *zone), card, &mut cards));
            }
        }
        let first = G::middle(&mut state);
        Ok(Staged { table: self.seat(Arc::new(game), state, first), cards })
    }

    fn layout(&self, _options: &Options) -> Layout {
        self.cover.layout.clone()
    }
}

impl ClauseRow {
    /// Makes a clause that scenarios can show, of a rulebook of one's own.
    pub fn rule(clause: Clause, text: &str) -> ClauseRow {
        ClauseRow { clause, kind: "rule".into(), testable: true, text: text.into() }
    }
}
