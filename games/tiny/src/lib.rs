//! Tiny: a whole game in one short file, to be read before making one.
//!
//! Two players bring twelve numbered cards each and hold three. One leads a card, the other
//! answers and must beat it when able; the higher card takes both. Five tricks win. The rules are
//! the table [`RULES`]; each is cited, by its number, at the line that obeys it. Read downwards:
//! the words, the frames, the rules, and what a table needs to know. `docs/adding-a-game.md`
//! walks through it.

use baize_kernel::layout::{Corner, Layout, Lie, ZonePlace};
use baize_kernel::moves::Shift;
use baize_kernel::table::{ClauseRow, Menu, ModeSpec};
use baize_kernel::vocabulary::{Sight, VerbSpec, Vocabulary, ZoneSpec};
use baize_kernel::{
    Ask, Board, CardDef, CardId, Choice, Clause, Cx, Deck, DefId, Game, Job, Kind, Log, Options, Outcome, Phase, Pool,
    Problem, Rejected, Reply, Rulebook, Seat, SeatSet, Seated, Staged, Stat, State, StateOf, Table, Verb, Why, Zone,
};
use serde::{Deserialize, Serialize};
use std::sync::{Arc, LazyLock};

// anchor: words
const DECK: Zone = Zone(0);
const HAND: Zone = Zone(1);
const MIDDLE: Zone = Zone(2);
const TRICKS: Zone = Zone(3);
const LEAD: Verb = Verb(0);
const ANSWER: Verb = Verb(1);
const TAKE: Verb = Verb(2);
const DRAW: Verb = Verb(3);
const LEADING: Phase = Phase(0);
const ANSWERING: Phase = Phase(1);
const RANK: Stat = Stat(0);

fn words() -> Vocabulary {
    Vocabulary {
        zones: vec![
            ZoneSpec::new("deck", Sight::Nobody).ordered(),
            ZoneSpec::new("hand", Sight::Owner),
            ZoneSpec::new("middle", Sight::All),
            ZoneSpec::new("tricks", Sight::All),
        ],
        verbs: ["lead", "answer", "take", "draw"].map(VerbSpec::action).into(),
        phases: vec!["leading", "answering"],
        stats: vec!["rank"],
        kinds: vec!["number"],
        ..Vocabulary::default()
    }
}
// anchor: end

// anchor: rules
/// The rulebook: number, whether a scenario can show it, and what it demands.
const RULES: [(&str, bool, &str); 9] = [
    ("T1", true, "A deck has twelve cards, at most three of the same number."),
    ("T2", true, "Each player shuffles and draws three cards; the first seat leads first."),
    ("T3", true, "The leader plays a card from hand to the middle."),
    ("T4", true, "The other player answers with a card from hand, and beats the lead when able."),
    ("T5", true, "The higher card takes both as a trick; of equals, the lead does. The taker leads next."),
    ("T6", true, "Whoever has five tricks wins at once."),
    ("T7", true, "After each trick both draw a card, the taker first, while their decks last."),
    ("T8", true, "When a player must play and has no card, more tricks win; with as many, nobody does."),
    ("T9", true, "A player may give up at any time; the other wins."),
];
const T1: Clause = Clause::new("T1");
const T2: Clause = Clause::new("T2");
const T3: Clause = Clause::new("T3");
const T4: Clause = Clause::new("T4");
const T5: Clause = Clause::new("T5");
const T6: Clause = Clause::new("T6");
const T7: Clause = Clause::new("T7");
const T8: Clause = Clause::new("T8");
const T9: Clause = Clause::new("T9");
// anchor: end

// anchor: frames
/// What is still to be done. The top frame of the agenda is stepped; it may ask and go on later.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Frame {
    /// Shuffle and draw the first hands.
    Deal,
    /// Ask the leader for a card.
    Lead,
    /// Ask the other player for a card.
    Answer,
    /// See who takes the trick.
    Take,
}
// anchor: end

// anchor: game
/// The game: its cards and words, its rulebook and decks.
#[derive(Clone)]
pub struct Tiny {
    pool: Arc<Pool>,
    words: Vocabulary,
    rules: Vec<ClauseRow>,
    decks: Vec<Deck>,
}

impl Game for Tiny {
    type Data = ();
    type Frame = Frame;

    fn pool(&self) -> &Pool {
        &self.pool
    }

    fn vocabulary(&self) -> &Vocabulary {
        &self.words
    }

    fn step(cx: &mut Cx<'_, Self>, frame: Frame) {
        match frame {
            Frame::Deal => deal(cx),
            Frame::Lead => ask_for_lead(cx),
            Frame::Answer => ask_for_answer(cx),
            Frame::Take => take_trick(cx),
        }
    }

    fn resume(cx: &mut Cx<'_, Self>, frame: Frame, reply: Reply<'_>) {
        let card = reply.one().a;
        let seat = cx.s.card(card).side;
        let (verb, clause, next) = match frame {
            Frame::Lead => (LEAD, T3, Frame::Answer),
            _ => (ANSWER, T4, Frame::Take),
        };
        cx.shift(card, Shift::to(seat, MIDDLE, verb, clause));
        cx.push(next);
    }

    fn concede(cx: &mut Cx<'_, Self>, seat: Seat) {
        cx.end(T9, Outcome::Won(SeatSet::one(other(seat))));
    }

    fn explain(&self, s: &StateOf<Self>, seat: Seat, choice: &Choice) -> Rejected {
        let (clause, what) = match (s.iter(seat, HAND).any(|c| c == choice.a), s.phase) {
            (true, ANSWERING) => (T4, "you hold a card that beats the lead and must answer with such a one"),
            (_, ANSWERING) => (T4, "you answer with a card from your hand"),
            _ => (T3, "you lead a card from your hand"),
        };
        Rejected::Forbidden { clause, what: what.into() }
    }
}
// anchor: end

fn other(seat: Seat) -> Seat {
    Seat(1 - seat.0)
}

// anchor: deal
fn deal(cx: &mut Cx<'_, Tiny>) {
    for seat in [Seat(0), Seat(1)] {
        cx.shuffle(seat, DECK, T2);
        (0..3).for_each(|_| draw(cx, seat, T2));
    }
    cx.push(Frame::Lead);
}

fn draw(cx: &mut Cx<'_, Tiny>, seat: Seat, clause: Clause) {
    if let Some(card) = cx.s.front(seat, DECK) {
        cx.shift(card, Shift::to(seat, HAND, DRAW, clause));
    }
}
// anchor: end

// anchor: ask
fn ask_for_lead(cx: &mut Cx<'_, Tiny>) {
    let leader = cx.s.active;
    cx.begin_turn(leader, T3);
    cx.begin_phase(LEADING, T3);
    ask(cx, leader, Frame::Lead, Why { verb: LEAD, clause: T3, ..Why::default() });
}

fn ask_for_answer(cx: &mut Cx<'_, Tiny>) {
    let seat = other(cx.s.active);
    cx.begin_phase(ANSWERING, T4);
    ask(cx, seat, Frame::Answer, Why { verb: ANSWER, clause: T4, ..Why::default() });
}

/// Offers the cards the seat may play, to the frame that wants the answer.
fn ask(cx: &mut Cx<'_, Tiny>, seat: Seat, frame: Frame, why: Why) {
    let cards = playable(cx, seat);
    if cards.is_empty() {
        return finish(cx);
    }
    cx.options().extend(cards.into_iter().map(|card| Choice::card(why.verb, card)));
    cx.push(frame);
    cx.ask(seat, why, Ask::Pick);
}

/// Any card may be led (T3); an answer beats the lead when one can (T4).
fn playable(cx: &Cx<'_, Tiny>, seat: Seat) -> Vec<CardId> {
    let hand: Vec<CardId> = cx.s.iter(seat, HAND).collect();
    let lead = cx.s.front(other(seat), MIDDLE).map_or(i32::MAX, |lead| cx.stat(lead, RANK));
    let beating: Vec<CardId> = hand.iter().copied().filter(|&card| cx.stat(card, RANK) > lead).collect();
    if beating.is_empty() { hand } else { beating }
}
// anchor: end

// anchor: take
fn take_trick(cx: &mut Cx<'_, Tiny>) {
    let leader = cx.s.active;
    let played = [leader, other(leader)].map(|seat| cx.s.front(seat, MIDDLE).expect("a trick has a card of each"));
    let taker = if cx.stat(played[1], RANK) > cx.stat(played[0], RANK) { other(leader) } else { leader };
    for card in played {
        cx.shift(card, Shift::to(taker, TRICKS, TAKE, T5));
    }
    if tricks(cx, taker) >= 5 {
        return cx.end(T6, Outcome::Won(SeatSet::one(taker)));
    }
    draw(cx, taker, T7);
    draw(cx, other(taker), T7);
    cx.s.active = taker; // T5: it becomes visible when the next turn begins.
    cx.push(Frame::Lead);
}

fn tricks(cx: &Cx<'_, Tiny>, seat: Seat) -> usize {
    cx.s.count(seat, TRICKS) / 2
}

fn finish(cx: &mut Cx<'_, Tiny>) {
    let outcome = match tricks(cx, Seat(0)).cmp(&tricks(cx, Seat(1))) {
        std::cmp::Ordering::Greater => Outcome::Won(SeatSet::one(Seat(0))),
        std::cmp::Ordering::Less => Outcome::Won(SeatSet::one(Seat(1))),
        std::cmp::Ordering::Equal => Outcome::Draw,
    };
    cx.end(T8, outcome);
}
// anchor: end

// anchor: cards
/// Returns the game for the registry, the simulator, the scenario runner and the tests.
pub fn book() -> &'static dyn Rulebook {
    static BOOK: LazyLock<Tiny> = LazyLock::new(Tiny::new);
    &*BOOK
}

impl Tiny {
    fn new() -> Tiny {
        let mut pool = Pool::default();
        let names = ["One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine"];
        for (rank, name) in (1..).zip(names) {
            let mut card = CardDef::new(format!("N{rank}"), pool.lexicon_mut().intern(name), Kind(0));
            card.stats[RANK.index()] = rank;
            pool.add(card);
        }
        let steady = [(2, "N3"), (2, "N4"), (2, "N5"), (2, "N6"), (2, "N7"), (2, "N8")];
        let wild = [(3, "N1"), (2, "N2"), (1, "N5"), (1, "N7"), (2, "N8"), (3, "N9")];
        let row = |(number, testable, text): (&str, bool, &str)| ClauseRow {
            clause: Clause::new(number),
            kind: "rule".into(),
            testable,
            text: text.into(),
        };
        let decks = vec![Deck::new("steady", steady), Deck::new("wild", wild)];
        Tiny { pool: Arc::new(pool), words: words(), rules: RULES.map(row).into(), decks }
    }

    /// Runs a state, with something on its agenda, to its first question.
    fn seat(&self, pool: Arc<Pool>, state: StateOf<Tiny>) -> Box<dyn Table> {
        Box::new(Seated::start(Arc::new(Tiny { pool, ..self.clone() }), state, Log::on()))
    }
}
// anchor: end

// anchor: book
impl Rulebook for Tiny {
    fn id(&self) -> &'static str {
        "tiny"
    }

    fn title(&self) -> &'static str {
        "Tiny"
    }

    fn blurb(&self) -> &'static str {
        "Lead a number, beat a number, take five tricks: the example of how a game is made."
    }

    fn menu(&self) -> Menu {
        let duel = ModeSpec { name: "duel", min: 2, max: 2 };
        Menu { revisions: vec!["1"], modes: vec![duel], formats: vec!["standard"], ..Menu::default() }
    }

    fn clauses(&self, _revision: &str) -> &[ClauseRow] {
        &self.rules
    }

    fn vocabulary(&self) -> &Vocabulary {
        &self.words
    }

    fn pool(&self) -> Arc<Pool> {
        self.pool.clone()
    }

    fn decks(&self) -> &[Deck] {
        &self.decks
    }

    fn check_deck(&self, _options: &Options, pool: &Pool, deck: &Deck) -> Vec<Problem> {
        let unknown = deck.lines.iter().filter(|line| pool.find(&line.id).is_none());
        let mut problems: Vec<Problem> =
            unknown.map(|line| Problem::plain(format!("there is no card {}; cards are N1 to N9", line.id))).collect();
        for (def, card) in pool.iter() {
            let copies = deck.cards(pool).filter(|&c| c == def).count();
            if copies > 3 {
                problems.push(Problem::new(T1, format!("{copies} copies of {}, at most 3 are allowed", card.id)));
            }
        }
        let count: u32 = deck.lines.iter().map(|line| u32::from(line.count)).sum();
        if count != 12 {
            problems.push(Problem::new(T1, format!("{count} cards, exactly 12 are wanted")));
        }
        problems
    }

    fn open(
        &self,
        options: &Options,
        pool: Arc<Pool>,
        decks: &[Deck],
        seed: u64,
    ) -> Result<Box<dyn Table>, Vec<Problem>> {
        let mut problems: Vec<Problem> = decks.iter().flat_map(|deck| self.check_deck(options, &pool, deck)).collect();
        if decks.len() != 2 {
            problems.push(Problem::plain(format!("two decks are wanted, not {}", decks.len())));
        }
        if !problems.is_empty() {
            return Err(problems);
        }
        let mut state = State::new(2, self.words.zones.len() as u8, seed, ());
        state.chance.script(options.script.iter().copied());
        for (seat, deck) in (0..).map(Seat).zip(decks) {
            deck.cards(&pool).for_each(|def| {
                state.create(def, seat, DECK);
            });
        }
        state.agenda.push(Job::Game(Frame::Deal));
        Ok(self.seat(pool, state))
    }

    /// Piles that the board does not name are empty. Whoever is active leads, unless their card
    /// lies in the middle already.
    fn stage(&self, _: &Options, pool: Arc<Pool>, board: &Board, seed: u64) -> Result<Staged, Vec<Problem>> {
        if board.seats.len() > 2 || board.active.0 > 1 {
            return Err(vec![Problem::plain("there are two seats, 0 and 1")]);
        }
        let mut state = State::new(2, self.words.zones.len() as u8, seed, ());
        state.chance.script(board.script.iter().copied());
        state.active = board.active;
        let mut cards = Vec::new();
        for (seat, has) in (0..).map(Seat).zip(&board.seats) {
            let lying = has.piles.iter().flat_map(|(zone, pile)| pile.iter().map(|card| (*zone, card.def)));
            cards.extend(lying.map(|(zone, def)| state.create(def, seat, zone)));
        }
        let led = state.count(board.active, MIDDLE) > 0;
        state.turn = board.turn.unwrap_or(1) - u16::from(!led);
        state.agenda.push(Job::Game(if led { Frame::Answer } else { Frame::Lead }));
        Ok(Staged { table: self.seat(pool, state), cards })
    }

    fn filler(&self, pool: &Pool, _zone: Zone) -> Option<DefId> {
        pool.find("N5")
    }

    fn layout(&self, _options: &Options) -> Layout {
        let zones = vec![
            ZonePlace::new(TRICKS, (0, 0), Lie::Stack),
            ZonePlace::new(MIDDLE, (1, 0), Lie::Spot),
            ZonePlace::new(DECK, (2, 0), Lie::Stack),
            ZonePlace::new(HAND, (0, 1), Lie::Fan).wide(3),
        ];
        Layout { grid: (3, 2), zones, stats: vec![(RANK, Corner::UpperLeft)] }
    }
}
// anchor: end
