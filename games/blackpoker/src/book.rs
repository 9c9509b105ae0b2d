//! The game for the registry: what can be set, how a match starts, where things lie.

use crate::game::{BlackPoker, St, VOCABULARY};
use crate::options::{self, Rules};
use crate::rules::clause;
use crate::state::{Data, Frame, SetupStep};
use crate::words::{phase, stat, verb, zone};
use crate::{cards, clauses, decks, reference};
use baize_kernel::chance::Chance;
use baize_kernel::game_spec::GameSpec;
use baize_kernel::layout::{Arrangement, Corner, Layout, Vital, ZonePlace};
use baize_kernel::reference::Entry;
use baize_kernel::rulebook::{ClauseRow, Draws, Menu, Opener};
use baize_kernel::simple_game::place_card;
use baize_kernel::{
    Board, BoardCard, Deck, DefId, Job, Log, MatchOf, Message, Options, Pool, Problem, Rulebook, Seat, SeatBoard,
    SeatSet, Staged, State, Vocabulary, Zone, in_languages, message,
};
use std::sync::Arc;

/// How many life cards a board has that does not say.
const FILLER_LIFE: usize = 20;

/// What the game says of itself.
const SPEC: GameSpec = GameSpec {
    tied: include_str!("../data/tied.txt"),
    locales: in_languages!(
        "en": "en.ftl", "en-table.ftl";
        "th": "th.ftl", "th-table.ftl";
        "ja": "ja.ftl", "ja-table.ftl";
        "fa": "fa.ftl", "fa-table.ftl";
    ),
    clause_texts: in_languages!("th": "clauses.th.tsv"; "ja": "clauses.ja.tsv"; "fa": "clauses.fa.tsv"),
    entry_names: in_languages!("th": "names.th.tsv"; "ja": "names.ja.tsv"; "fa": "names.fa.tsv"),
    puzzles: include_str!("../puzzles.yaml"),
    lessons: include_str!("../lessons.yaml"),
    // U8, U12, A03.1; the second card of a draw is the player's choice (A03.2).
    draws: Draws { hand: 7, first: 1, each: 1, aside: 0, ready: 0, barred: 0, parts: &[] },
    ..GameSpec::new(
        "blackpoker",
        "BlackPoker",
        "Ordinary playing cards as walls, soldiers and magic: wear the other player's life pile down to nothing.",
    )
};

struct Book;

/// Returns the game.
pub fn book() -> &'static dyn Rulebook {
    &Book
}

fn empty_state(seed: u64) -> St {
    State::new(2, VOCABULARY.zones.len() as u8, seed, Data::default())
}

/// Lays out the cards of a match that is about to begin.
fn lay_out(options: &Options, lists: &[Vec<DefId>], seed: u64) -> St {
    let mut state = empty_state(seed);
    state.phase = phase::SETUP;
    state.chance.prepare(options);
    let mut dealer = Chance::dealer(options, seed ^ 0x0b1a_c4b0);
    for (seat, list) in (0..).map(Seat).zip(lists) {
        for def in dealer.dealt_out(options, list) {
            state.create(def, seat, zone::DECK);
        }
    }
    state.agenda.push(Job::Game(Frame::Setup(SetupStep::Trumps(Seat(0)))));
    state
}

impl Rulebook for Book {
    fn spec(&self) -> &GameSpec {
        &SPEC
    }

    fn menu(&self) -> Menu {
        options::menu()
    }

    fn clauses(&self, _: &str) -> &[ClauseRow] {
        clauses::table()
    }

    fn vocabulary(&self) -> &Vocabulary {
        &VOCABULARY
    }

    fn pool(&self) -> Arc<Pool> {
        cards::pool()
    }

    fn decks(&self) -> &[Deck] {
        decks::shipped()
    }

    fn check_deck(&self, options: &Options, pool: &Pool, deck: &Deck) -> Vec<Problem> {
        match options::read(options) {
            Ok(rules) => decks::check(&rules, pool, deck),
            Err(problems) => problems,
        }
    }

    fn prepare(&self, options: &Options, pool: Arc<Pool>, decks: &[Deck]) -> Result<Opener<'_>, Vec<Problem>> {
        let rules = options::read(options)?;
        if decks.len() != 2 {
            return Err(vec![Problem::plain(message!("two decks are wanted, not {decks}", decks = decks.len()))]);
        }
        let problems: Vec<Problem> = decks.iter().flat_map(|deck| decks::check(&rules, &pool, deck)).collect();
        if !problems.is_empty() {
            return Err(problems);
        }
        let lists: Vec<Vec<DefId>> = decks.iter().map(|deck| deck.cards(&pool).collect()).collect();
        let (game, options) = (Arc::new(BlackPoker::new(pool, rules)), options.clone());
        Ok(Box::new(move |seed| Box::new(MatchOf::start(game.clone(), lay_out(&options, &lists, seed), Log::on()))))
    }

    /// The turn player has the chance, on an empty stage.
    fn stage(&self, options: &Options, pool: Arc<Pool>, board: &Board, seed: u64) -> Result<Staged, Vec<Problem>> {
        let rules = options::read(options)?;
        let problems = check_board(&rules, &pool, board);
        if !problems.is_empty() {
            return Err(problems);
        }
        let game = BlackPoker::new(pool.clone(), rules);
        let mut state = empty_state(seed);
        state.chance.script(board.script.iter().copied());
        state.active = board.active;
        state.data.chance = board.active;
        state.turn = board.turn.unwrap_or(3);
        state.phase = phase::PLAY;
        let mut laid = Vec::new();
        let nothing = SeatBoard::default();
        for seat in [Seat(0), Seat(1)] {
            let has = board.seats.get(seat.index()).unwrap_or(&nothing);
            for (place, pile) in &has.piles {
                for card in pile {
                    place_card(&game, &mut state, (seat, *place), &as_it_lies(*place, card), &mut laid);
                }
            }
            let opened = has.scores.iter().any(|(name, value)| name == "opened" && *value != 0);
            state.data.opened[seat.index()] = opened;
            fill_up(&pool, &mut state, seat, has);
        }
        tell_tops(&mut state);
        state.agenda.push(Job::Game(Frame::Chance));
        let table = Box::new(MatchOf::start(Arc::new(game), state, Log::on()));
        Ok(Staged { table, cards: laid })
    }

    /// R2: the pairs of format and frame that the makers list.
    fn is_official(&self, options: &Options) -> bool {
        options::read(options).is_ok_and(|rules| rules.official)
    }

    fn reference(&self, options: Option<&Options>) -> Vec<Entry> {
        let rules = options.and_then(|options| options::read(options).ok());
        reference::entries(rules.as_ref())
    }

    fn filler(&self, pool: &Pool, _: Zone) -> Option<DefId> {
        pool.find(decks::FILLER)
    }

    fn layout(&self, options: &Options) -> Layout {
        let frame = options::read(options).map_or(5, |rules| rules.frame);
        let mut zones = vec![
            ZonePlace::new(zone::WALLS, (1, 1), Arrangement::Row).wide(5),
            ZonePlace::new(zone::SOLDIERS, (1, 0), Arrangement::Row).wide(5),
            ZonePlace::new(zone::GEAR, (1, 0), Arrangement::Under),
            ZonePlace::new(zone::LIFE, (0, 1), Arrangement::Stack),
            ZonePlace::new(zone::GRAVE, (0, 2), Arrangement::Stack),
            ZonePlace::new(zone::HAND, (1, 2), Arrangement::Fan).wide(5),
            ZonePlace::new(zone::FOG, (0, 0), Arrangement::Row),
            ZonePlace::new(zone::STAGE, (3, 0), Arrangement::Row).middle(),
            ZonePlace::new(zone::OPEN, (6, 0), Arrangement::Row),
            ZonePlace::new(zone::DECK, (6, 2), Arrangement::Stack),
        ];
        let framed = [
            (2, zone::PACK, (7, 0), Arrangement::Stack),
            (3, zone::RARE, (7, 1), Arrangement::Spot),
            (5, zone::TRUMP, (7, 2), Arrangement::Row),
        ];
        zones.extend(
            framed.into_iter().filter(|f| frame >= f.0).map(|(_, place, at, lie)| ZonePlace::new(place, at, lie)),
        );
        Layout {
            grid: (8, 3),
            zones,
            stats: vec![(stat::SIZE, Corner::UpperRight)],
            vital: Some(Vital::Cards(zone::LIFE)),
            gestures: Vec::new(),
            declines: vec![verb::PASS, verb::NO],
        }
    }
}

/// Soldiers lie face up unless the board says otherwise.
fn as_it_lies(place: Zone, card: &BoardCard) -> BoardCard {
    let usual = place == zone::SOLDIERS;
    BoardCard { face_up: Some(card.face_up.unwrap_or(usual)), ..card.clone() }
}

/// R17: the tops of graveyards are known to all.
fn tell_tops(s: &mut St) {
    for seat in s.all_seats() {
        if let Some(top) = s.front(seat, zone::GRAVE) {
            s.card_mut(top).known = SeatSet::ALL;
        }
    }
}

/// A life that the board does not name is made of cards that change no generation.
fn fill_up(pool: &Pool, s: &mut St, seat: Seat, has: &SeatBoard) {
    let named = has.piles.iter().any(|(place, _)| *place == zone::LIFE);
    if let (false, Some(def)) = (named, pool.find(decks::FILLER)) {
        (0..FILLER_LIFE).for_each(|_| _ = s.create(def, seat, zone::LIFE));
    }
}

/// Returns every reason why a board cannot be.
fn check_board(rules: &Rules, pool: &Pool, board: &Board) -> Vec<Problem> {
    let mut problems = Vec::new();
    if board.seats.len() > 2 || board.active.0 > 1 || board.first.is_some_and(|seat| seat.0 > 1) {
        problems.push(Problem::plain(message!("there are two seats, A and B")));
    }
    if let Some(word) = board.phase.as_deref().filter(|w| *w != "play") {
        problems.push(Problem::plain(message!("a board cannot begin in `{word}`; choose: play", word)));
    }
    if board.turn == Some(0) {
        problems.push(Problem::plain(message!("turns count from 1")));
    }
    for (seat, has) in board.seats.iter().enumerate() {
        let who = if seat == 0 { "A" } else { "B" };
        for (name, _) in has.scores.iter().filter(|(name, _)| name != "opened") {
            problems.push(Problem::plain(message!("{who} has no number `{name}`; choose: opened", who, name)));
        }
        for (place, pile) in &has.piles {
            check_pile(rules, pool, who, *place, pile, &mut problems);
        }
    }
    problems
}

fn check_pile(rules: &Rules, pool: &Pool, who: &str, place: Zone, pile: &[BoardCard], problems: &mut Vec<Problem>) {
    let unknown = |card: &BoardCard| card.def.index() >= pool.len();
    if pile.iter().any(|c| unknown(c) || c.attached.iter().any(unknown)) {
        return problems.push(Problem::plain(message!("{who} has a card that is not in the pool", who)));
    }
    let mut against = |bad: bool, number, message: Message| {
        if bad {
            problems.push(Problem::new(number, message!("{who}: {message}", who, message)));
        }
    };
    let framed = match place {
        zone::PACK => !rules.has_pack(),
        zone::RARE => !rules.has_rare(),
        zone::TRUMP => !rules.has_trumps(),
        _ => false,
    };
    against(framed, rules.frame_clause(), message!("this frame has no such zone"));
    against(place == zone::RARE && pile.len() > 1, clause!("U4"), message!("there is one rare card"));
    let resting = matches!(place, zone::GEAR | zone::STAGE | zone::OPEN | zone::DECK | zone::FOG);
    against(
        resting && !pile.is_empty(),
        clause!("I1"),
        message!("boards have no cards there; use `attached` for units of several cards"),
    );
    let several = pile.iter().any(|c| !c.attached.is_empty());
    against(several && place != zone::SOLDIERS, clause!("I2"), message!("only soldiers have several cards"));
    if place == zone::SOLDIERS {
        let magician = pile.iter().any(|c| cards::is_joker(pool, c.def));
        against(magician && !rules.has_magicians(), clause!("R35"), message!("a Joker is no soldier in Light"));
        against(
            !pile.iter().all(|c| is_unit(pool, c)),
            clause!("I2"),
            message!("several cards make a soldier when they are of one suit, or a trump's character"),
        );
    }
}

/// I2: cards of one suit, or a jack or king with its partner.
fn is_unit(pool: &Pool, unit: &BoardCard) -> bool {
    let face = |def: DefId| (cards::suits(pool, def), cards::number(pool, def));
    let (suit, number) = face(unit.def);
    if unit.attached.iter().any(|c| !c.attached.is_empty()) {
        return false;
    }
    if unit.attached.iter().all(|c| suit != 0 && face(c.def).0 == suit) {
        return true;
    }
    let [other] = unit.attached.as_slice() else { return false };
    let partner = |jack| match jack {
        cards::SPADE => cards::HEART,
        cards::HEART => cards::DIAMOND,
        cards::DIAMOND => cards::CLUB,
        _ => cards::SPADE,
    };
    match (number, suit, face(other.def)) {
        (11, suit, (theirs, 2..=10)) => theirs == partner(suit),
        (13, cards::SPADE, (cards::CLUB, 13)) | (13, cards::HEART, (cards::DIAMOND, 13)) => true,
        _ => false,
    }
}
