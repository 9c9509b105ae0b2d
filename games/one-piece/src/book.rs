//! The game for the registry: what can be set, how a match starts, where things lie.

use crate::game::{DON, MAX_CHARACTERS, OnePiece, St, VOCABULARY, don_cards, opponent};
use crate::rules::{Revision, Rules, clause};
use crate::state::{Data, Frame, SetupStep, TurnStep};
use crate::words::{kind, phase, stat, verb, zone};
use crate::{cards, clauses, decks};
use baize_kernel::chance::Chance;
use baize_kernel::game_spec::GameSpec;
use baize_kernel::layout::{Arrangement, Corner, Layout, Vital, ZonePlace};
use baize_kernel::rulebook::{ClauseRow, Draws, Menu, ModeSpec, Opener};
use baize_kernel::simple_game::place_card;
use baize_kernel::{
    Board, BoardCard, Deck, DefId, Job, Kind, Log, MatchOf, Message, Options, Pool, Problem, Rulebook, Seat, SeatBoard,
    Staged, State, Vocabulary, Zone, in_languages, message, policies,
};
use std::sync::Arc;

/// The number of the card that stands for any other.
const FILLER: &str = "ST01-003";
/// How many cards a deck has on a board that does not say.
const FILLER_DECK: usize = 20;

/// What the game says of itself.
const SPEC: GameSpec = GameSpec {
    tied: include_str!("../data/tied.txt"),
    locales: in_languages!(
        "en": "en.ftl", "en-table.ftl";
        "th": "th.ftl", "th-table.ftl", "th-names.ftl";
        "ja": "ja.ftl", "ja-table.ftl", "ja-names.ftl";
        "fa": "fa.ftl", "fa-table.ftl";
    ),
    clause_texts: in_languages!("th": "clauses.th.tsv"; "ja": "clauses.ja.tsv"; "fa": "clauses.fa.tsv"),
    wording: &[("en", include_str!("../wording/en.toml"))],
    import_table: include_str!("../data/import.toml"),
    grades: include_str!("../data/grades.txt"),
    puzzles: include_str!("../puzzles.yaml"),
    lessons: include_str!("../lessons.yaml"),
    // 5-2-1-6, 6-3-1; the Leader and the DON!! deck lie beside the deck (5-1-2).
    draws: Draws {
        hand: 5,
        first: 0,
        each: 1,
        aside: Kind::set(&[kind::LEADER, kind::DON]),
        ready: Kind::set(&[kind::DON]),
        barred: 0,
        parts: &[],
    },
    equal_decks: &["st04", "st07"],
    ..GameSpec::new(
        "one-piece",
        "ONE PIECE Card Game",
        "A Leader, a crew and ten DON!! cards: attack the other Leader's Life until one more hit lands.",
    )
};

struct Book;

/// Returns the game.
pub fn book() -> &'static dyn Rulebook {
    &Book
}

/// Reads the options, giving every reason against them.
fn rules_of(options: &Options) -> Result<Rules, Vec<Problem>> {
    // 1-1-1: two players, and no rules for any other number.
    let problems = Book.menu().check(options, clause!("1-1-1"));
    let revision = if options.revision.starts_with("2023") { Revision::V2023 } else { Revision::V118 };
    let mut rules = Rules { revision, fair: options.fair, ..Rules::default() };
    policies::set(Rules::READINGS, &mut rules, options);
    if problems.is_empty() { Ok(rules) } else { Err(problems) }
}

fn empty_state(seed: u64) -> St {
    State::new(2, VOCABULARY.zones.len() as u8, seed, Data::default())
}

fn don_card(pool: &Pool) -> Result<DefId, Vec<Problem>> {
    pool.find("DON").ok_or_else(|| vec![Problem::plain(message!("the cards lack the DON!! card (number DON)"))])
}

/// Lays out the cards of a match that is about to begin.
fn lay_out(pool: &Pool, options: &Options, lineups: &[decks::Lineup], don: DefId, seed: u64) -> St {
    let mut state = empty_state(seed);
    state.phase = phase::SETUP;
    state.chance.prepare(options);
    let mut dealer = Chance::dealer(options, seed ^ 0x5ea7_ed1d);
    for (seat, lineup) in (0..).map(Seat).zip(lineups) {
        let cards = dealer.dealt_out(options, &lineup.cards);
        state.data.deck_sizes[seat.index()] = cards.len() as u16;
        state.create(lineup.leader, seat, zone::NOWHERE);
        cards.into_iter().for_each(|def| _ = state.create(def, seat, zone::DECK));
        (0..don_cards(pool, lineup.leader)).for_each(|_| _ = state.create(don, seat, zone::DON_DECK));
    }
    state.agenda.push(Job::Game(Frame::Setup(SetupStep::Place)));
    state
}

impl Rulebook for Book {
    fn spec(&self) -> &GameSpec {
        &SPEC
    }

    fn menu(&self) -> Menu {
        Menu {
            revisions: clauses::REVISIONS.to_vec(),
            modes: vec![ModeSpec::TWO_PLAYERS.formerly("duel")],
            formats: vec!["standard"],
            policies: policies::menu(Rules::READINGS),
        }
    }

    fn clauses(&self, revision: &str) -> &[ClauseRow] {
        clauses::TABLE.of(revision)
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

    fn check_deck(&self, _: &Options, pool: &Pool, deck: &Deck) -> Vec<Problem> {
        decks::check(pool, deck)
    }

    fn prepare(&self, options: &Options, pool: Arc<Pool>, decks: &[Deck]) -> Result<Opener<'_>, Vec<Problem>> {
        let rules = rules_of(options)?;
        let listed = decks.iter().flat_map(|deck| &deck.lines).map(|line| line.id.as_str());
        let pool = Arc::new(pool.sub_pool(listed.chain([decks::DON_ID])));
        let don = don_card(&pool)?;
        if decks.len() != 2 {
            let message = message!("two decks are wanted, not {decks}", decks = decks.len());
            return Err(vec![Problem::new(clause!("1-1-1"), message)]);
        }
        let (mut lineups, mut problems) = (Vec::new(), Vec::new());
        for deck in decks {
            match decks::lineup(&pool, deck) {
                Err(against) => problems.extend(against),
                Ok(lineup) => lineups.push(lineup),
            }
        }
        if !problems.is_empty() {
            return Err(problems);
        }
        let (game, options) = (Arc::new(OnePiece::new(pool.clone(), rules)), options.clone());
        Ok(Box::new(move |seed| {
            Box::new(MatchOf::start(game.clone(), lay_out(&pool, &options, &lineups, don, seed), Log::on()))
        }))
    }

    fn stage(&self, options: &Options, pool: Arc<Pool>, board: &Board, seed: u64) -> Result<Staged, Vec<Problem>> {
        let rules = rules_of(options)?;
        let problems = check_board(&pool, board);
        if !problems.is_empty() {
            return Err(problems);
        }
        let game = OnePiece::new(pool.clone(), rules);
        let mut state = empty_state(seed);
        state.chance.script(board.script.iter().copied());
        state.active = board.active;
        state.turn = board.turn.unwrap_or(if board.first.is_none_or(|f| f == board.active) { 3 } else { 4 });
        state.data.first =
            board.first.unwrap_or(if state.turn % 2 == 1 { board.active } else { opponent(board.active) });
        state.data.chooser = state.data.first;
        state.phase = phase::MAIN;
        let mut laid = Vec::new();
        let nothing = SeatBoard::default();
        for seat in [Seat(0), Seat(1)] {
            let has = board.seats.get(seat.index()).unwrap_or(&nothing);
            for (zone, pile) in &has.piles {
                for card in pile {
                    place_card(&game, &mut state, (seat, *zone), card, &mut laid);
                }
            }
            fill_up(&pool, &mut state, seat, has)?;
        }
        state.agenda.push(Job::Game(first_frame(board)));
        let table = Box::new(MatchOf::start(Arc::new(game), state, Log::on()));
        Ok(Staged { table, cards: laid })
    }

    fn filler(&self, pool: &Pool, area: Zone) -> Option<DefId> {
        match area {
            zone::DON_DECK | zone::COST | zone::GIVEN => pool.find("DON"),
            zone::LEADER => pool.find("ST01-001"),
            _ => pool.find(FILLER),
        }
    }

    fn random_deck(&self, _: &Options, pool: &Pool, seed: u64) -> Option<Deck> {
        decks::random(pool, seed)
    }

    fn layout(&self, _: &Options) -> Layout {
        Layout {
            grid: (7, 3),
            zones: vec![
                ZonePlace::new(zone::LIFE, (0, 0), Arrangement::Stack),
                ZonePlace::new(zone::CHARACTERS, (1, 0), Arrangement::Row).wide(5).slots(5),
                ZonePlace::new(zone::DECK, (6, 0), Arrangement::Stack),
                ZonePlace::new(zone::DON_DECK, (0, 1), Arrangement::Stack),
                ZonePlace::new(zone::COST, (1, 1), Arrangement::Row).wide(3).stock(),
                ZonePlace::new(zone::LEADER, (4, 1), Arrangement::Spot),
                ZonePlace::new(zone::STAGE, (5, 1), Arrangement::Spot),
                ZonePlace::new(zone::TRASH, (6, 1), Arrangement::Stack),
                ZonePlace::new(zone::HAND, (0, 2), Arrangement::Fan).wide(7),
                ZonePlace::new(zone::GIVEN, (4, 1), Arrangement::Under),
                ZonePlace::new(zone::NOWHERE, (3, 0), Arrangement::Row).middle(),
            ],
            stats: vec![
                (stat::COST, Corner::UpperLeft),
                (stat::POWER, Corner::UpperRight),
                (stat::COUNTER, Corner::LeftEdge),
                (stat::LIFE, Corner::LowerLeft),
            ],
            vital: Some(Vital::Cards(zone::LIFE)),
            gestures: vec![(zone::COST, verb::GIVE)],
            declines: vec![verb::PASS, verb::NO],
        }
    }
}

/// Returns the work a board begins with, by its phase.
fn first_frame(board: &Board) -> Frame {
    match board.phase.as_deref() {
        Some("refresh") => Frame::Turn(TurnStep::RefreshStart),
        Some("draw") => Frame::Turn(TurnStep::Draw),
        Some("don") => Frame::Turn(TurnStep::Don),
        Some("end") => Frame::Turn(TurnStep::EndYours),
        Some("main") => Frame::Main,
        _ => Frame::Main,
    }
}

/// Fills the piles a board does not name: a Leader, a deck, Life, and the rest of the DON!!.
fn fill_up(pool: &Pool, s: &mut St, seat: Seat, has: &SeatBoard) -> Result<(), Vec<Problem>> {
    let named = |zone: Zone| has.piles.iter().any(|(z, _)| *z == zone);
    let find = |id: &str| pool.find(id).ok_or_else(|| vec![Problem::plain(message!("the cards lack {id}", id))]);
    if !named(zone::LEADER) {
        s.create(find("ST01-001")?, seat, zone::LEADER);
    }
    let life = pool.def(s.card(crate::game::leader(s, seat)).def).stat(stat::LIFE) as usize;
    for (area, count) in [(zone::DECK, FILLER_DECK), (zone::LIFE, life)] {
        if !named(area) {
            let def = find(FILLER)?;
            (0..count).for_each(|_| _ = s.create(def, seat, area));
        }
    }
    // With the cost area named, what is left is still in the DON!! deck; otherwise all is in play.
    let have: usize = [zone::COST, zone::GIVEN, zone::DON_DECK].iter().map(|&z| s.count(seat, z)).sum();
    let rest = if named(zone::COST) { zone::DON_DECK } else { zone::COST };
    let don = don_card(pool)?;
    for _ in have..don_cards(pool, s.card(crate::game::leader(s, seat)).def) {
        s.create(don, seat, rest);
    }
    Ok(())
}

/// Returns every reason why a board cannot be.
fn check_board(pool: &Pool, board: &Board) -> Vec<Problem> {
    let mut problems = Vec::new();
    if board.seats.len() > 2 || board.active.0 > 1 {
        problems.push(Problem::new(clause!("1-1-1"), message!("there are two seats, A and B")));
    }
    let phases = ["refresh", "draw", "don", "main", "end"];
    if let Some(word) = board.phase.as_deref().filter(|w| !phases.contains(w)) {
        problems.push(Problem::plain(message!(
            "a board cannot begin in `{word}`; choose one of: {phases}",
            word,
            phases = phases.join(", ")
        )));
    }
    for (seat, has) in board.seats.iter().enumerate() {
        let who = if seat == 0 { "A" } else { "B" };
        let mut don = 0;
        for (area, pile) in &has.piles {
            don += pile.iter().map(|c| count_don(pool, c)).sum::<usize>();
            check_pile(pool, who, *area, pile, &mut problems);
        }
        if don > DON {
            problems.push(Problem::new(
                clause!("5-1-2"),
                message!("{who} has {don} DON!! cards; there are {most}", who, don, most = DON),
            ));
        }
    }
    problems
}

fn count_don(pool: &Pool, card: &BoardCard) -> usize {
    usize::from(is_kind(pool, card, kind::DON)) + card.attached.iter().map(|c| count_don(pool, c)).sum::<usize>()
}

fn is_kind(pool: &Pool, card: &BoardCard, kind: Kind) -> bool {
    card.def.index() < pool.len() && pool.def(card.def).kind == kind
}

fn check_pile(pool: &Pool, who: &str, area: Zone, pile: &[BoardCard], problems: &mut Vec<Problem>) {
    if pile.iter().any(|c| c.def.index() >= pool.len()) {
        return problems.push(Problem::plain(message!("{who} has a card that is not in the pool", who)));
    }
    let all = |wanted: Kind| pile.iter().all(|c| is_kind(pool, c, wanted));
    let mut against = |bad: bool, number, message: Message| {
        if bad {
            problems.push(Problem::new(number, message!("{who}: {message}", who, message)));
        }
    };
    match area {
        zone::LEADER => against(
            pile.len() != 1 || !all(kind::LEADER),
            clause!("3-6-1"),
            message!("the Leader area holds one Leader"),
        ),
        zone::CHARACTERS => {
            against(!all(kind::CHARACTER), clause!("2-2-4-1"), message!("the Character area holds Characters"));
            against(pile.len() > MAX_CHARACTERS, clause!("3-7-6"), message!("the Character area holds at most 5"));
        }
        zone::STAGE => {
            against(pile.len() > 1 || !all(kind::STAGE), clause!("3-8-5"), message!("the Stage area holds one Stage"))
        }
        zone::COST | zone::DON_DECK => {
            against(!all(kind::DON), clause!("3-9-3"), message!("the cost area and the DON!! deck hold DON!! cards"));
        }
        zone::GIVEN => against(
            true,
            clause!("6-5-5-1"),
            message!("name given DON!! with `attached` at the card they are given to"),
        ),
        zone::NOWHERE => against(true, clause!("10-1-5-1"), message!("no card lies nowhere when a board begins")),
        _ => against(
            pile.iter().any(|c| is_kind(pool, c, kind::DON) || is_kind(pool, c, kind::LEADER)),
            clause!("5-1-2-1"),
            message!("Leaders and DON!! cards have areas of their own"),
        ),
    }
    let host = matches!(area, zone::LEADER | zone::CHARACTERS);
    let bad =
        pile.iter().flat_map(|c| &c.attached).any(|a| !host || !is_kind(pool, a, kind::DON) || !a.attached.is_empty());
    against(bad, clause!("6-5-5-1"), message!("only DON!! cards are given, and only to Leaders and Characters"));
}
