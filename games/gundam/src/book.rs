//! The game for the registry: what can be set, how a match starts, where things lie.

use crate::game::{Gundam, Known, MAX_RESOURCES, MAX_UNITS, St, VOCABULARY};
use crate::rules::{Colours, Mode, Rules, TeamUnits, clause, seats};
use crate::state::{Data, Frame, SetupStep, TurnStep};
use crate::words::{kind, label, phase, stat, verb, zone};
use crate::{cards, clauses, decks};
use baize_kernel::chance::Chance;
use baize_kernel::game_spec::GameSpec;
use baize_kernel::layout::{Arrangement, Corner, Layout, Vital, ZonePlace};
use baize_kernel::moves::Move;
use baize_kernel::rulebook::{ClauseRow, Draws, Menu, ModeSpec, Opener};
use baize_kernel::simple_game::place_card;
use baize_kernel::{
    Board, BoardCard, Clause, Cx, Deck, DefId, Job, Kind, Log, MatchOf, Message, Options, Pool, Problem, Rulebook,
    Seat, SeatBoard, Staged, State, Vocabulary, Zone, in_languages, message, policies,
};
use std::sync::Arc;

/// The number of the card that stands for any other.
const FILLER: &str = "ST01-005";
/// How many cards a deck has on a board that does not say.
const FILLER_DECK: usize = 20;
/// How many Resources a player has on a board that does not say.
const FILLER_RESOURCES: usize = 10;

/// The modes by name, with their numbers of seats.
const MODES: [(&str, Mode, u8, u8); 4] = [
    (ModeSpec::TWO_PLAYERS.name, Mode::TwoPlayers, 2, 2),
    ("royale-first-to-win", Mode::FirstToWin, 3, 6),
    ("royale-elimination", Mode::Elimination, 3, 6),
    (TEAM_BATTLE, Mode::Team, 4, 4),
];

const TEAM_BATTLE: &str = "team-battle";

fn mode_spec(name: &'static str, mode: Mode, min: u8, max: u8) -> ModeSpec {
    let alone =
        if mode == Mode::TwoPlayers { ModeSpec::TWO_PLAYERS.formerly("duel") } else { ModeSpec::new(name, min, max) };
    // 12-3-2: seats side by side are a team.
    if mode == Mode::Team { alone.in_teams(&[0, 0, 1, 1]) } else { alone }
}

/// The kinds that lie beside the deck.
const BESIDE: u16 = Kind::set(&[kind::RESOURCE, kind::RULE]);

/// What the game says of itself.
const SPEC: GameSpec = GameSpec {
    tied: include_str!("../data/tied.txt"),
    locales: in_languages!(
        "en": "en.ftl", "en-table.ftl", "tokens.ftl";
        "th": "th.ftl", "th-table.ftl";
        "ja": "ja.ftl", "ja-table.ftl";
        "fa": "fa.ftl", "fa-table.ftl";
    ),
    clause_texts: in_languages!("th": "clauses.th.tsv"; "ja": "clauses.ja.tsv"; "fa": "clauses.fa.tsv"),
    wording: &[("en", include_str!("../wording/en.toml"))],
    import_table: include_str!("../data/import.toml"),
    grades: include_str!("../data/grades.txt"),
    puzzles: include_str!("../puzzles.yaml"),
    lessons: include_str!("../lessons.yaml"),
    // 6-2-1-5, 7-3-1; the resource deck is another (6-1-1).
    draws: Draws { hand: 5, first: 1, each: 1, aside: BESIDE, ready: BESIDE, barred: 1 << label::TOKEN.0, parts: &[] },
    equal_decks: &["st02", "st08"],
    ..GameSpec::new(
        "gundam",
        "GUNDAM Card Game",
        "Deploy mobile suits, pair them with their pilots and break through the shields; for two to six players.",
    )
};

struct Book;

/// Returns the game.
pub fn book() -> &'static dyn Rulebook {
    &Book
}

/// Reads the options, giving every reason against them; also returns how many sit at the table.
fn rules_of(options: &Options) -> Result<(Rules, u8), Vec<Problem>> {
    let menu = Book.menu();
    let mode = MODES.iter().find(|(name, ..)| *name == options.mode).map_or(Mode::TwoPlayers, |&(_, mode, ..)| mode);
    let problems = menu.check(options, if mode == Mode::TwoPlayers { clause!("1-1-1") } else { clause!("12-1") });
    let mut rules = Rules { mode, fair: options.fair, ..Rules::default() };
    policies::set(Rules::READINGS, &mut rules, options);
    if problems.is_empty() { Ok((rules, menu.seats(options) as u8)) } else { Err(problems) }
}

fn empty_state(seats: u8, seed: u64) -> St {
    State::new(seats, VOCABULARY.zones.len() as u8, seed, Data::default())
}

fn known(pool: &Pool) -> Result<Known, Vec<Problem>> {
    let message =
        message!("the cards lack the EX Base (EXB-001), the EX Resource (EXR-001) or the keyword effects (KEYWORDS)");
    Known::find(pool).ok_or_else(|| vec![Problem::plain(message)])
}

/// Lays out the cards of a match that is about to begin.
fn lay_out(options: &Options, lineups: &[decks::Lineup], seed: u64) -> St {
    let mut state = empty_state(lineups.len() as u8, seed);
    state.phase = phase::SETUP;
    state.chance.prepare(options);
    let mut dealer = Chance::dealer(options, seed ^ 0x06ad_da11);
    for (seat, lineup) in (0..).map(Seat).zip(lineups) {
        let deck = dealer.dealt_out(options, &lineup.deck);
        deck.into_iter().for_each(|def| _ = state.create(def, seat, zone::DECK));
        lineup.resources.iter().for_each(|&def| _ = state.create(def, seat, zone::RESOURCE_DECK));
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
            revisions: vec![clauses::REVISION],
            modes: MODES.iter().map(|&(name, mode, min, max)| mode_spec(name, mode, min, max)).collect(),
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

    fn check_deck(&self, options: &Options, pool: &Pool, deck: &Deck) -> Vec<Problem> {
        let colours = rules_of(options).map_or(Colours::Any, |(rules, _)| rules.colours);
        decks::check(pool, deck, colours)
    }

    fn prepare(&self, options: &Options, pool: Arc<Pool>, decks: &[Deck]) -> Result<Opener<'_>, Vec<Problem>> {
        // The mode says how many play, unless it leaves that open and the decks tell.
        let told =
            Options { seats: if options.seats == 0 { decks.len() as u8 } else { options.seats }, ..options.clone() };
        let (rules, count) = rules_of(&told)?;
        let listed = decks.iter().flat_map(|deck| &deck.lines).map(|line| line.id.as_str());
        let pool = Arc::new(pool.sub_pool(listed.chain(decks::ALWAYS)));
        let known = known(&pool)?;
        if decks.len() != usize::from(count) {
            let message = message!("{seats} decks are wanted, not {decks}", seats = count, decks = decks.len());
            return Err(vec![Problem::new(clause!("6-2-1-1"), message)]);
        }
        let (mut lineups, mut problems) = (Vec::new(), Vec::new());
        for deck in decks {
            match decks::lineup(&pool, deck, rules.colours) {
                Err(against) => problems.extend(against),
                Ok(lineup) => lineups.push(lineup),
            }
        }
        if !problems.is_empty() {
            return Err(problems);
        }
        let (game, options) = (Arc::new(Gundam::new(pool, rules, known)), options.clone());
        Ok(Box::new(move |seed| Box::new(MatchOf::start(game.clone(), lay_out(&options, &lineups, seed), Log::on()))))
    }

    fn stage(&self, options: &Options, pool: Arc<Pool>, board: &Board, seed: u64) -> Result<Staged, Vec<Problem>> {
        let (rules, count) = rules_of(options)?;
        let known = known(&pool)?;
        let problems = check_board(&pool, &rules, board, count);
        if !problems.is_empty() {
            return Err(problems);
        }
        let game = Gundam::new(pool.clone(), rules, known);
        let mut state = empty_state(count, seed);
        state.chance.script(board.script.iter().copied());
        state.active = seats::head(&game, board.active);
        state.turn = board.turn.unwrap_or(5);
        state.data.first = board.first.unwrap_or(Seat(0));
        state.data.asked = state.active;
        state.phase = phase::MAIN;
        let mut laid = Vec::new();
        let nothing = SeatBoard::default();
        for seat in (0..count).map(Seat) {
            let has = board.seats.get(seat.index()).unwrap_or(&nothing);
            for (zone, pile) in &has.piles {
                for card in pile {
                    place_card(&game, &mut state, (seat, *zone), card, &mut laid);
                }
            }
            fill_up(&game, &mut state, seat, board)?;
        }
        share_shields(&game, &mut state);
        state.agenda.push(Job::Game(first_frame(board)));
        let table = Box::new(MatchOf::start(Arc::new(game), state, Log::on()));
        Ok(Staged { table, cards: laid })
    }

    fn filler(&self, pool: &Pool, area: Zone) -> Option<DefId> {
        pool.find(match area {
            zone::RESOURCES | zone::RESOURCE_DECK => decks::RESOURCE_ID,
            zone::BASE => "EXB-001",
            _ => FILLER,
        })
    }

    fn random_deck(&self, options: &Options, pool: &Pool, seed: u64) -> Option<Deck> {
        decks::random(pool, rules_of(options).ok()?.0.colours, seed)
    }

    fn layout(&self, options: &Options) -> Layout {
        // 12-3-5, 12-3-7: a team has its shields in one stack and one Base, which lies with its owner.
        let team = |place: ZonePlace| if options.mode == TEAM_BATTLE { place.shared() } else { place };
        Layout {
            grid: (8, 3),
            zones: vec![
                team(ZonePlace::new(zone::BASE, (0, 0), Arrangement::Spot)),
                ZonePlace::new(zone::BATTLE, (1, 0), Arrangement::Row).wide(6).slots(6),
                ZonePlace::new(zone::DECK, (7, 0), Arrangement::Stack),
                team(ZonePlace::new(zone::SHIELDS, (0, 1), Arrangement::Stack)),
                ZonePlace::new(zone::RESOURCE_DECK, (1, 1), Arrangement::Stack),
                ZonePlace::new(zone::RESOURCES, (2, 1), Arrangement::Row).wide(4).stock(),
                ZonePlace::new(zone::REMOVAL, (6, 1), Arrangement::Stack),
                ZonePlace::new(zone::TRASH, (7, 1), Arrangement::Stack),
                ZonePlace::new(zone::HAND, (0, 2), Arrangement::Fan).wide(8),
                ZonePlace::new(zone::NOWHERE, (3, 0), Arrangement::Row).middle(),
                ZonePlace::new(zone::PAIRED, (1, 0), Arrangement::Under),
            ],
            stats: vec![
                (stat::LV, Corner::UpperLeft),
                (stat::COST, Corner::LeftEdge),
                (stat::AP, Corner::LowerLeft),
                (stat::HP, Corner::LowerRight),
            ],
            vital: Some(Vital::Cards(zone::SHIELDS)),
            gestures: Vec::new(),
            declines: vec![verb::PASS, verb::NO],
        }
    }
}

/// The phases a board can begin in, and the work they begin with.
const BEGINNINGS: [(&str, Frame); 7] = [
    ("main", Frame::Main),
    ("active", Frame::Turn(TurnStep::Active)),
    ("start", Frame::Turn(TurnStep::Start)),
    ("draw", Frame::Turn(TurnStep::Draw)),
    ("resource", Frame::Turn(TurnStep::Resource)),
    ("end-action", Frame::Turn(TurnStep::EndAction)),
    ("end", Frame::Turn(TurnStep::End)),
];

fn first_frame(board: &Board) -> Frame {
    let named = BEGINNINGS.iter().find(|(word, _)| Some(*word) == board.phase.as_deref());
    named.map_or(Frame::Main, |(_, frame)| *frame)
}

/// Fills the piles a board does not name: a deck, Resources, shields, and the EX Base.
fn fill_up(game: &Gundam, s: &mut St, seat: Seat, board: &Board) -> Result<(), Vec<Problem>> {
    use baize_kernel::GameBase;
    let pool = game.pool();
    let names = |seat: Seat, area: Zone| {
        board.seats.get(seat.index()).is_some_and(|has| has.piles.iter().any(|(z, _)| *z == area))
    };
    let team_names = |area: Zone| seats::members(game, seat).any(|member| names(member, area));
    let find = |id: &str| pool.find(id).ok_or_else(|| vec![Problem::plain(message!("the cards lack {id}", id))]);
    let mut fill = |area: Zone, id: &str, count: usize| -> Result<(), Vec<Problem>> {
        let def = find(id)?;
        (0..count).for_each(|_| _ = s.create(def, seat, area));
        Ok(())
    };
    if !names(seat, zone::DECK) {
        fill(zone::DECK, FILLER, FILLER_DECK)?;
    }
    if !names(seat, zone::RESOURCES) {
        fill(zone::RESOURCES, decks::RESOURCE_ID, FILLER_RESOURCES)?;
    }
    if !names(seat, zone::RESOURCE_DECK) {
        fill(zone::RESOURCE_DECK, decks::RESOURCE_ID, 3)?;
    }
    if !team_names(zone::SHIELDS) {
        fill(zone::SHIELDS, FILLER, if game.rules.is_team() { 4 } else { 6 })?;
    }
    if !team_names(zone::BASE) && seats::head(game, seat) == seat {
        fill(zone::BASE, "EXB-001", 1)?;
    }
    Ok(())
}

/// 12-3-3: shields that a board lists for the other member lie on top of the leader's.
fn share_shields(game: &Gundam, s: &mut St) {
    if !game.rules.is_team() {
        return;
    }
    let mut log = Log::off();
    let mut cx = Cx::new(game, s, &mut log);
    for partner in [Seat(1), Seat(3)] {
        while let Some(shield) = cx.s.back(partner, zone::SHIELDS) {
            let leader = seats::head(game, partner);
            cx.move_card(shield, Move::to(leader, zone::SHIELDS, verb::DEAL, clause!("12-3-5")).on_top());
        }
    }
}

/// Returns every reason why a board cannot be.
fn check_board(pool: &Pool, rules: &Rules, board: &Board, count: u8) -> Vec<Problem> {
    let mut problems = Vec::new();
    if board.seats.len() > count.into() || board.active.0 >= count || board.first.is_some_and(|f| f.0 >= count) {
        problems.push(Problem::new(clause!("1-1-1"), message!("there are {seats} seats", seats = count)));
    }
    let words = BEGINNINGS.map(|(word, _)| word);
    if let Some(word) = board.phase.as_deref().filter(|w| !words.contains(w)) {
        problems.push(Problem::plain(message!(
            "a board cannot begin in `{word}`; choose one of: {phases}",
            word,
            phases = words.join(", ")
        )));
    }
    let bases = |seat: usize| board.seats.get(seat).map_or(0, |has| pile_len(has, zone::BASE));
    if rules.is_team() && (bases(0) + bases(1) > 1 || bases(2) + bases(3) > 1) {
        problems.push(Problem::new(clause!("12-3-7"), message!("a team has one Base")));
    }
    let units = |seat: usize| board.seats.get(seat).map_or(0, |has| pile_len(has, zone::BATTLE));
    let crowded = units(0) + units(1) > MAX_UNITS || units(2) + units(3) > MAX_UNITS;
    if rules.is_team() && rules.team_units == TeamUnits::PerTeam && crowded {
        problems.push(Problem::new(clause!("4-5-4"), message!("a team has at most 6 Units")));
    }
    for (seat, has) in board.seats.iter().enumerate() {
        let who = char::from(b'A' + (seat as u8).min(25));
        for (area, pile) in &has.piles {
            check_pile(pool, who, *area, pile, &mut problems);
        }
    }
    problems
}

fn pile_len(has: &SeatBoard, area: Zone) -> usize {
    has.piles.iter().filter(|(z, _)| *z == area).map(|(_, pile)| pile.len()).sum()
}

fn check_pile(pool: &Pool, who: char, area: Zone, pile: &[BoardCard], problems: &mut Vec<Problem>) {
    let known = |card: &BoardCard| card.def.index() < pool.len();
    if !pile.iter().all(|card| known(card) && card.attached.iter().all(known)) {
        return problems.push(Problem::plain(message!("{who} has a card that is not in the pool", who)));
    }
    let all = |wanted: Kind| pile.iter().all(|card| pool.def(card.def).kind == wanted);
    let mut against = |bad: bool, clause: Clause, message: Message| {
        if bad {
            problems.push(Problem::new(clause, message!("{who}: {message}", who, message)));
        }
    };
    match area {
        zone::BATTLE => {
            against(
                !all(kind::UNIT),
                clause!("4-5-1"),
                message!("the battle area holds Units; name a Pilot with `attached`"),
            );
            against(pile.len() > MAX_UNITS, clause!("4-5-4"), message!("the battle area holds at most 6 Units"));
            against(
                pile.iter().any(|c| c.attached.len() > 1),
                clause!("3-3-4"),
                message!("a Unit has at most 1 Pilot"),
            );
            let pilot = |card: &BoardCard| matches!(pool.def(card.def).kind, kind::PILOT | kind::COMMAND);
            let odd = pile.iter().any(|c| !c.attached.iter().all(pilot));
            against(odd, clause!("5-9-1"), message!("only Pilots, and Commands with 【Pilot】, are paired"));
        }
        zone::BASE => {
            against(pile.len() > 1 || !all(kind::BASE), clause!("4-6-3"), message!("the base section holds one Base"))
        }
        zone::RESOURCES | zone::RESOURCE_DECK => {
            against(
                !all(kind::RESOURCE),
                clause!("4-4-1"),
                message!("the resource area and the resource deck hold Resources"),
            );
            against(pile.len() > MAX_RESOURCES, clause!("4-4-2"), message!("there are at most 15 Resources"));
        }
        zone::PAIRED => against(true, clause!("3-3-3"), message!("name a Pilot with `attached` at its Unit")),
        zone::NOWHERE => {
            against(!pile.is_empty(), clause!("4-1-2"), message!("no card is in no area when a board begins"))
        }
        _ => {}
    }
    let stray = pile.iter().any(|card| area != zone::BATTLE && !card.attached.is_empty());
    against(stray, clause!("3-3-1"), message!("Pilots are beneath Units only"));
}
