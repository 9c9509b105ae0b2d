//! Tiny: a whole game in one short file, to be read before making one.
//!
//! Two players bring twelve numbered cards each and hold three. One leads a card, the other
//! answers and must beat it when able; the higher card takes both. Seven tricks win. The rules are
//! the table `RULES`, and each is cited at the line that obeys it. Read downwards: words, rules,
//! frames, what the frames do, and the cover. `docs/adding-a-game.md` walks through it.

// anchor: uses
use baize_kernel::game_spec::GameSpec;
use baize_kernel::in_languages;
use baize_kernel::layout::{Arrangement, Corner, Layout, ZonePlace};
use baize_kernel::moves::Move;
use baize_kernel::rulebook::{ClauseRow, Menu, ModeSpec};
use baize_kernel::simple_game::{Bound, Cover, SimpleGame};
use baize_kernel::vocabulary::{Sight, VerbSpec, Vocabulary, ZoneSpec};
use baize_kernel::{
    Ask, Bot, CardDef, CardId, Choice, Clause, Cx, Deck, Flow, GameBase, Kind, Outcome, Phase, Pool, Problem, Refusal,
    Reply, Rulebook, Seat, Show, Stat, StateOf, Verb, Why, Zone, clauses, continuous, ids, message,
};
use serde::{Deserialize, Serialize};
use std::sync::{Arc, LazyLock};
// anchor: end

// anchor: words
ids! {
    Zone: DECK, HAND, MIDDLE, TRICKS;
    Verb: LEAD, ANSWER, TAKE, DRAW;
    Phase: LEADING, ANSWERING;
    Stat: RANK
}

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
clauses! { RULES:
    T1 "A deck has twelve cards, at most three of the same number.";
    T2 "Each player shuffles and draws three cards; the first seat leads first.";
    T3 "The leader plays a card from hand to the middle.";
    T4 "The other player answers with a card from hand, and beats the lead when able.";
    T5 "The higher card takes both as a trick; of equals, the lead does. The taker leads next.";
    T6 "Whoever has seven tricks, fourteen cards, wins at once.";
    T7 "After each trick both draw a card, the taker first, while their decks last.";
    T8 "When a player must play and has no card, more tricks win; with as many, nobody does.";
    T9 "A player may give up at any time; the other wins.";
}
// anchor: end

// anchor: frames
/// Work still to be done. The kernel takes the top frame of the agenda and steps it.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Frame {
    /// Shuffle and draw the first hands.
    Deal,
    /// Begin a turn and ask the leader for a card.
    Lead,
    /// Ask the other player for a card.
    Answer,
    /// See who takes the trick.
    Take,
}
// anchor: end

// anchor: game
/// The rules, with the cards of the match.
pub struct Tiny {
    pool: Arc<Pool>,
    words: Arc<Vocabulary>,
}

impl GameBase for Tiny {
    type Data = ();
    type Frame = Frame;

    fn pool(&self) -> &Pool {
        &self.pool
    }

    fn vocabulary(&self) -> &Vocabulary {
        &self.words
    }
}

impl Flow for Tiny {
    fn step(cx: &mut Cx<'_, Self>, frame: Frame) {
        let leader = cx.s.active;
        match frame {
            Frame::Deal => deal(cx),
            Frame::Lead => {
                cx.begin_turn(leader, T3);
                ask(cx, leader, frame, LEADING, Why::rule(LEAD, T3));
            }
            Frame::Answer => ask(cx, other(leader), frame, ANSWERING, Why::rule(ANSWER, T4)),
            Frame::Take => take_trick(cx),
        }
    }

    fn resume(cx: &mut Cx<'_, Self>, frame: Frame, reply: Reply<'_>) {
        let Choice { verb, a: card, .. } = reply.one();
        let (clause, next) = if frame == Frame::Lead { (T3, Frame::Answer) } else { (T4, Frame::Take) };
        cx.move_card(card, Move::to(cx.s.card(card).side, MIDDLE, verb, clause));
        cx.push(next);
    }

    fn check(&self, s: &StateOf<Self>, _: Frame, seat: Seat, choice: &Choice) -> Result<(), Refusal> {
        let in_hand = s.iter(seat, HAND).any(|card| card == choice.a);
        let (clause, key) = match (in_hand, s.phase) {
            (true, ANSWERING) => (T4, "beat-the-lead"),
            (_, ANSWERING) => (T4, "answer-from-hand"),
            _ => (T3, "lead-from-hand"),
        };
        s.listed(choice).map_err(|_| Refusal::new(clause, key))
    }

    fn concede(cx: &mut Cx<'_, Self>, seat: Seat) {
        cx.end(T9, Outcome::won_by(other(seat)));
    }
}

baize_kernel::by_default!(Tiny: Verbs, Effects, Seating, Reads);

impl Show for Tiny {
    fn intents(&self, s: &StateOf<Self>, _seat: Seat, card: CardId, _on: CardId) -> Vec<Choice> {
        let verb = if s.phase == LEADING { LEAD } else { ANSWER };
        vec![Choice::card(verb, card)]
    }
}

impl Bot for Tiny {
    /// Bots compare tables by this: cards taken, and a little for high ones in hand.
    fn evaluate(&self, s: &StateOf<Self>, seat: Seat) -> i32 {
        s.count(seat, TRICKS) as i32 * 100
            + s.iter(seat, HAND).map(|c| continuous::stat(self, s, c, RANK) * 5).sum::<i32>()
    }
}
// anchor: end

// anchor: deal
fn other(seat: Seat) -> Seat {
    Seat(1 - seat.0)
}

fn deal(cx: &mut Cx<'_, Tiny>) {
    for seat in cx.s.all_seats() {
        cx.shuffle(seat, DECK, T2);
        (0..3).for_each(|_| draw(cx, seat, T2));
    }
    cx.push(Frame::Lead);
}

fn draw(cx: &mut Cx<'_, Tiny>, seat: Seat, clause: Clause) {
    if let Some(card) = cx.s.front(seat, DECK) {
        cx.move_card(card, Move::to(seat, HAND, DRAW, clause));
    }
}
// anchor: end

// anchor: ask
/// Asks for a card to play, and leaves the frame on the agenda to take the answer.
fn ask(cx: &mut Cx<'_, Tiny>, seat: Seat, frame: Frame, phase: Phase, why: Why) {
    cx.begin_phase(phase, why.clause);
    let cards = playable(cx, seat);
    if cards.is_empty() {
        return count_tricks(cx);
    }
    cx.options().extend(cards.into_iter().map(|card| Choice::card(why.verb, card)));
    cx.push(frame);
    cx.ask(seat, why, Ask::Pick);
}

/// Any card may be led (T3); an answer beats the lead when one can (T4).
fn playable(cx: &Cx<'_, Tiny>, seat: Seat) -> Vec<CardId> {
    let lead = cx.s.front(other(seat), MIDDLE).map_or(i32::MAX, |card| cx.stat(card, RANK));
    let hand = cx.s.iter(seat, HAND);
    let beating: Vec<CardId> = hand.clone().filter(|&card| cx.stat(card, RANK) > lead).collect();
    if beating.is_empty() { hand.collect() } else { beating }
}
// anchor: end

// anchor: take
fn take_trick(cx: &mut Cx<'_, Tiny>) {
    let leader = cx.s.active;
    let [lead, answer] = [leader, other(leader)].map(|seat| cx.s.front(seat, MIDDLE).expect("both have played"));
    let taker = if cx.stat(answer, RANK) > cx.stat(lead, RANK) { other(leader) } else { leader };
    for card in [lead, answer] {
        cx.move_card(card, Move::to(taker, TRICKS, TAKE, T5));
    }
    if cx.s.count(taker, TRICKS) >= 14 {
        return cx.end(T6, Outcome::won_by(taker));
    }
    draw(cx, taker, T7);
    draw(cx, other(taker), T7);
    cx.s.active = taker; // T5: the turn that begins next is the taker's.
    cx.push(Frame::Lead);
}

fn count_tricks(cx: &mut Cx<'_, Tiny>) {
    let ahead = cx.s.all_seats().find(|&seat| cx.s.count(seat, TRICKS) > cx.s.count(other(seat), TRICKS));
    cx.end(T8, ahead.map_or(Outcome::Draw, Outcome::won_by));
}
// anchor: end

// anchor: book
/// Returns the game for the registry, the simulator, the scenario runner and the tests.
pub fn book() -> &'static dyn Rulebook {
    static BOOK: LazyLock<Bound<Tiny>> = LazyLock::new(Bound::new);
    &*BOOK
}

impl SimpleGame for Tiny {
    const DECK: Zone = DECK;
    const OPENING: Frame = Frame::Deal;

    fn new(pool: Arc<Pool>, words: Arc<Vocabulary>) -> Tiny {
        Tiny { pool, words }
    }

    /// The active player leads, unless a card of theirs lies in the middle already.
    fn middle(s: &mut StateOf<Self>) -> Frame {
        if s.count(s.active, MIDDLE) > 0 {
            return Frame::Answer;
        }
        s.turn = s.turn.saturating_sub(1); // Leading begins the turn that the board names.
        Frame::Lead
    }

    fn check_deck(pool: &Pool, deck: &Deck) -> Vec<Problem> {
        let count = deck.cards(pool).count();
        let size = (count != 12).then(|| Problem::new(T1, message!("{count} cards; exactly twelve are wanted", count)));
        let many = pool.iter().filter(|(def, _)| deck.cards(pool).filter(|card| card == def).count() > 3);
        size.into_iter()
            .chain(many.map(|(_, card)| Problem::new(T1, message!("over three of {card}", card = card.id))))
            .collect()
    }

    fn cover() -> Cover {
        let steady = [(2, "N3"), (2, "N4"), (2, "N5"), (2, "N6"), (2, "N7"), (2, "N8")];
        let wild = [(3, "N1"), (2, "N2"), (1, "N5"), (1, "N7"), (2, "N8"), (3, "N9")];
        let modes = vec![ModeSpec::TWO_PLAYERS.formerly("duel")];
        let places = vec![
            ZonePlace::new(TRICKS, (0, 0), Arrangement::Stack),
            ZonePlace::new(MIDDLE, (1, 0), Arrangement::Spot).middle(),
            ZonePlace::new(DECK, (2, 0), Arrangement::Stack),
            ZonePlace::new(HAND, (0, 1), Arrangement::Fan).wide(3),
        ];
        Cover {
            spec: GameSpec {
                locales: in_languages!("th": "th.ftl"; "ja": "ja.ftl"; "fa": "fa.ftl"),
                clause_texts: in_languages!("th": "clauses.th.tsv"; "ja": "clauses.ja.tsv"; "fa": "clauses.fa.tsv"),
                ..GameSpec::new(
                    "tiny",
                    "Tiny",
                    "Lead a number, beat a number, take seven tricks: the example of how a game is made.",
                )
            },
            menu: Menu { revisions: vec!["1"], modes, formats: vec!["standard"], ..Menu::default() },
            clauses: RULES.iter().map(|&(clause, text)| ClauseRow::rule(clause, text)).collect(),
            vocabulary: Arc::new(words()),
            pool: Arc::new(cards()),
            decks: vec![Deck::new("steady", steady), Deck::new("wild", wild)],
            layout: Layout { grid: (3, 2), zones: places, stats: vec![(RANK, Corner::UpperLeft)], ..Layout::default() },
        }
    }
}

fn cards() -> Pool {
    let mut pool = Pool::default();
    for (rank, name) in (1..).zip(["One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine"]) {
        let mut card = CardDef::new(format!("N{rank}"), pool.lexicon_mut().intern(name), Kind(0));
        card.stats[RANK.index()] = rank;
        pool.add(card);
    }
    pool
}
// anchor: end
