//! The game for the registry: what can be set, how a match starts, where things lie.

use crate::game::{Duel, LIFE, PLACES, St, VOCABULARY, opponent};
use crate::rules::{Rules, clause};
use crate::state::{BattleStep, Data, Frame, SetupStep, TurnStep};
use crate::words::{kind, label, phase, stat, verb, zone};
use crate::{cards, clauses, decks};
use baize_kernel::chance::Chance;
use baize_kernel::game_spec::GameSpec;
use baize_kernel::layout::{Arrangement, Corner, Layout, Vital, ZonePlace};
use baize_kernel::rulebook::{ClauseRow, Draws, Menu, ModeSpec, Opener};
use baize_kernel::simple_game::place_card;
use baize_kernel::{
    Board, BoardCard, Deck, DefId, Job, Log, MatchOf, Message, Options, Phase, Pool, Problem, Rulebook, Seat,
    SeatBoard, Staged, State, Vocabulary, Zone, in_languages, message, policies,
};
use std::sync::Arc;

/// A single duel, and best of three.
const MODES: [ModeSpec; 2] = [ModeSpec::new("single", 2, 2).formerly("duel"), ModeSpec::new("match", 2, 2)];
/// The number of the card that stands for any other.
const FILLER: &str = "haniwa";
/// How many cards a deck has on a board that does not say.
const FILLER_DECK: usize = 20;

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
    puzzles: include_str!("../puzzles.yaml"),
    lessons: include_str!("../lessons.yaml"),
    // D7.3, D7.4: whoever begins draws no card on the first turn.
    draws: Draws { hand: 5, first: 0, each: 1, aside: 0, ready: 0, barred: 0, parts: &["side"] },
    equal_decks: &["warriors", "dragons"],
    ..GameSpec::new(
        "duel",
        "Yu-Gi-Oh! course duel",
        "Summon monsters, set traps, answer in chains, and bring 8000 life points down to 0.",
    )
};

struct Book;

/// Returns the game.
pub fn book() -> &'static dyn Rulebook {
    &Book
}

/// Reads the options, giving every reason against them.
fn rules_of(options: &Options) -> Result<Rules, Vec<Problem>> {
    let problems = Book.menu().check(options, clause!("D1.1"));
    let mut rules = Rules { fair: options.fair, ..Rules::default() };
    policies::set(Rules::READINGS, &mut rules, options);
    if problems.is_empty() { Ok(rules) } else { Err(problems) }
}

fn empty_state(seed: u64) -> St {
    let data = Data { lp: [LIFE; 2], opening: 1, ..Data::default() };
    State::new(2, VOCABULARY.zones.len() as u8, seed, data)
}

/// Lays out the cards of a match that is about to begin: of each player the main and the side deck.
fn lay_out(options: &Options, lists: &[(Vec<DefId>, Vec<DefId>)], seed: u64) -> St {
    let mut state = empty_state(seed);
    state.phase = phase::SETUP;
    state.chance.prepare(options);
    state.data.score.is_match = options.mode == "match";
    let mut dealer = Chance::dealer(options, seed ^ 0x5ea7_ed1d);
    for (seat, (main, side)) in (0..).map(Seat).zip(lists) {
        let main = dealer.dealt_out(options, main);
        state.data.score.side[seat.index()] = side.len() as u8;
        main.into_iter().for_each(|def| _ = state.create(def, seat, zone::DECK));
        side.iter().for_each(|&def| _ = state.create(def, seat, zone::SIDE));
    }
    state.agenda.push(Job::Game(Frame::Setup(SetupStep::Shuffle)));
    state
}

impl Rulebook for Book {
    fn spec(&self) -> &GameSpec {
        &SPEC
    }

    fn menu(&self) -> Menu {
        Menu {
            revisions: vec![clauses::REVISION],
            modes: MODES.into(),
            formats: vec!["course"],
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
        let mut problems: Vec<Problem> = decks.iter().flat_map(|deck| decks::check(&pool, deck)).collect();
        if decks.len() != 2 {
            problems.push(Problem::new(
                clause!("D1.1"),
                message!("two decks are wanted, not {decks}", decks = decks.len()),
            ));
        }
        if !problems.is_empty() {
            return Err(problems);
        }
        let lists: Vec<_> = decks.iter().map(|deck| decks::parts(&pool, deck)).collect();
        let (game, options) = (Arc::new(Duel::new(pool, rules)), options.clone());
        Ok(Box::new(move |seed| Box::new(MatchOf::start(game.clone(), lay_out(&options, &lists, seed), Log::on()))))
    }

    fn stage(&self, options: &Options, pool: Arc<Pool>, board: &Board, seed: u64) -> Result<Staged, Vec<Problem>> {
        let rules = rules_of(options)?;
        let problems = check_board(&pool, board);
        if !problems.is_empty() {
            return Err(problems);
        }
        let game = Duel::new(pool.clone(), rules);
        let mut state = empty_state(seed);
        state.chance.script(board.script.iter().copied());
        state.active = board.active;
        state.turn = board.turn.unwrap_or(if board.first.is_none_or(|f| f == board.active) { 3 } else { 4 });
        state.data.first =
            board.first.unwrap_or(if state.turn % 2 == 1 { board.active } else { opponent(board.active) });
        state.data.score.is_match = options.mode == "match";
        let mut laid = Vec::new();
        let nothing = SeatBoard::default();
        for seat in [Seat(0), Seat(1)] {
            let has = board.seats.get(seat.index()).unwrap_or(&nothing);
            for (at, pile) in &has.piles {
                for card in pile {
                    lay_card(&game, &mut state, (seat, *at), card, &mut laid);
                }
            }
            for (name, value) in &has.scores {
                match name.as_str() {
                    "lp" => state.data.lp[seat.index()] = *value,
                    _ => state.data.score.wins[seat.index()] = *value as u8,
                }
            }
            if !has.piles.iter().any(|(at, _)| *at == zone::DECK) {
                let def = pool
                    .find(FILLER)
                    .ok_or_else(|| vec![Problem::plain(message!("the cards lack {id}", id = FILLER))])?;
                (0..FILLER_DECK).for_each(|_| _ = state.create(def, seat, zone::DECK));
            }
            state.data.score.side[seat.index()] = state.count(seat, zone::SIDE) as u8;
        }
        // D6.2: the duel on the board follows those that were won.
        state.data.score.duels = 1 + state.data.score.wins.iter().sum::<u8>();
        let (at, frame) = first_frame(board);
        state.phase = at;
        state.agenda.push(Job::Game(frame));
        let table = Box::new(MatchOf::start(Arc::new(game), state, Log::on()));
        Ok(Staged { table, cards: laid })
    }

    fn filler(&self, pool: &Pool, at: Zone) -> Option<DefId> {
        match at {
            zone::SPELLS => pool.find("trap-hole"),
            zone::FIELD => pool.find("yami"),
            zone::EXTRA | zone::LIMBO => None,
            _ => pool.find(FILLER),
        }
    }

    fn layout(&self, _: &Options) -> Layout {
        Layout {
            grid: (7, 3),
            zones: vec![
                ZonePlace::new(zone::FIELD, (0, 0), Arrangement::Spot),
                ZonePlace::new(zone::MONSTERS, (1, 0), Arrangement::Row).wide(5).slots(5),
                ZonePlace::new(zone::GRAVE, (6, 0), Arrangement::Stack),
                ZonePlace::new(zone::EXTRA, (0, 1), Arrangement::Stack),
                ZonePlace::new(zone::SPELLS, (1, 1), Arrangement::Row).wide(5).slots(5),
                ZonePlace::new(zone::DECK, (6, 1), Arrangement::Stack),
                ZonePlace::new(zone::HAND, (1, 2), Arrangement::Fan).wide(5),
                ZonePlace::new(zone::BANISHED, (6, 2), Arrangement::Stack),
                ZonePlace::new(zone::LIMBO, (3, 0), Arrangement::Row).middle(),
            ],
            stats: vec![
                (stat::LEVEL, Corner::UpperLeft),
                (stat::ATK, Corner::LowerLeft),
                (stat::DEF, Corner::LowerRight),
            ],
            vital: Some(Vital::Score(0)),
            gestures: Vec::new(),
            declines: vec![verb::PASS, verb::NO],
        }
    }
}

/// Puts a card of a board on the table: monsters and field spells lie face-up unless the board
/// says otherwise, spells and traps face-down, and equip cards face-up on their monster.
fn lay_card(game: &Duel, s: &mut St, at: (Seat, Zone), card: &BoardCard, laid: &mut Vec<baize_kernel::CardId>) {
    let first = laid.len();
    place_card(game, s, at, card, laid);
    let usually_up = matches!(at.1, zone::MONSTERS | zone::FIELD);
    let up = card.face_up.unwrap_or(usually_up) && crate::game::is_field(at.1);
    s.card_mut(laid[first]).face_up = up;
    for &equip in &laid[first + 1..] {
        s.card_mut(equip).face_up = true;
    }
}

/// Returns the phase and the work a board begins with.
fn first_frame(board: &Board) -> (Phase, Frame) {
    match board.phase.as_deref() {
        Some("draw") => (phase::SETUP, Frame::Turn(TurnStep::Draw)),
        Some("standby") => (phase::DRAW, Frame::Turn(TurnStep::Standby)),
        Some("battle") => (phase::BATTLE, Frame::Battle(BattleStep::Choose)),
        Some("main2") => (phase::MAIN2, Frame::Main),
        Some("end") => (phase::MAIN1, Frame::Turn(TurnStep::End)),
        _ => (phase::MAIN1, Frame::Main),
    }
}

/// Returns every reason why a board cannot be.
fn check_board(pool: &Pool, board: &Board) -> Vec<Problem> {
    let mut problems = Vec::new();
    if board.seats.len() > 2 || board.active.0 > 1 {
        problems.push(Problem::new(clause!("D1.1"), message!("there are two seats, A and B")));
    }
    let phases = ["draw", "standby", "main1", "battle", "main2", "end"];
    if let Some(word) = board.phase.as_deref().filter(|w| !phases.contains(w)) {
        let message =
            message!("a board cannot begin in `{word}`; choose one of: {phases}", word, phases = phases.join(", "));
        problems.push(Problem::plain(message));
    }
    for (seat, has) in board.seats.iter().enumerate() {
        let who = if seat == 0 { "A" } else { "B" };
        for (name, value) in &has.scores {
            match (name.as_str(), value) {
                ("lp", 1..) | ("wins", 0..=1) => {}
                _ => problems
                    .push(Problem::plain(message!("{who}: a score is `lp`, at least 1, or `wins`, 0 or 1", who))),
            }
        }
        for (at, pile) in &has.piles {
            check_pile(pool, who, *at, pile, &mut problems);
        }
        let equips = |(_, pile): &(Zone, Vec<BoardCard>)| pile.iter().map(|c| c.attached.len()).sum::<usize>();
        let laid = has.piles.iter().filter(|(at, _)| *at == zone::SPELLS).map(|(_, pile)| pile.len()).sum::<usize>();
        if laid + has.piles.iter().map(equips).sum::<usize>() > PLACES {
            problems.push(Problem::new(
                clause!("D2.4"),
                message!("{who}: at most 5 spells and traps, equips included", who),
            ));
        }
    }
    problems
}

fn check_pile(pool: &Pool, who: &str, at: Zone, pile: &[BoardCard], problems: &mut Vec<Problem>) {
    let all: Vec<&BoardCard> = pile.iter().flat_map(|c| std::iter::once(c).chain(&c.attached)).collect();
    if all.iter().any(|c| c.def.index() >= pool.len()) {
        return problems.push(Problem::plain(message!("{who} has a card that is not in the pool", who)));
    }
    let kind_of = |c: &BoardCard| pool.def(c.def).kind;
    let field = |c: &BoardCard| pool.def(c.def).has_label(label::FIELD);
    let mut against = |bad: bool, number, message: Message| {
        if bad {
            problems.push(Problem::new(number, message!("{who}: {message}", who, message)));
        }
    };
    let attached = pile.iter().any(|c| !c.attached.is_empty());
    let equip = |c: &BoardCard| pool.def(c.def).has_label(label::EQUIP) && c.attached.is_empty();
    match at {
        zone::MONSTERS => {
            against(
                pile.iter().any(|c| kind_of(c) != kind::MONSTER),
                clause!("D2.2"),
                message!("the monster zone holds monsters"),
            );
            against(pile.len() > PLACES, clause!("D2.2"), message!("at most 5 monsters"));
            let twice = pile.iter().any(|c| c.rested && c.face_up == Some(false));
            against(twice, clause!("D2.3"), message!("a face-down monster is in defence position: leave `rested` out"));
            let fits = pile
                .iter()
                .all(|c| c.attached.iter().all(equip) && (c.attached.is_empty() || c.face_up != Some(false)));
            against(!fits, clause!("D5.8"), message!("only equip cards are attached, and to face-up monsters"));
        }
        zone::SPELLS => {
            let wrong = pile.iter().any(|c| kind_of(c) == kind::MONSTER || field(c));
            against(wrong, clause!("D2.4"), message!("this zone holds spells and traps, and no field spells"));
        }
        zone::FIELD => {
            against(
                pile.len() > 1 || !pile.iter().all(field),
                clause!("D2.5"),
                message!("the field zone holds one field spell"),
            );
        }
        zone::EXTRA => against(!pile.is_empty(), clause!("D1.8"), message!("the extra deck is empty")),
        zone::SIDE => {
            against(pile.len() > decks::MAX_SIDE, clause!("D1.4"), message!("at most 15 cards in the side deck"))
        }
        zone::LIMBO => against(!pile.is_empty(), clause!("D9.32"), message!("no summon is being attempted")),
        _ => {}
    }
    against(
        attached && at != zone::MONSTERS,
        clause!("D5.8"),
        message!("cards are attached to monsters on the field only"),
    );
}
