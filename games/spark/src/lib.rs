//! Spark: a game whose cards have effects, in one short file, to be read after `tiny`.
//!
//! Two players bring twenty cards each, units and spells, and a deck is also a life: damage is taken from its top.
//! The rules are the table `RULES`. What cards do is written in effect notation (`cards/spark.toml`) and carried out
//! by the kernel, which calls back for verbs alone. Read downwards: words, rules, frames, the turn, effects, the cover.

use baize_kernel::bans::Attempt;
use baize_kernel::effect::{Agent, Delayed, Effect, EffectClauses, EffectRules, Pending, Task, TriggerEvent};
use baize_kernel::game_spec::GameSpec;
use baize_kernel::layout::{Arrangement, Corner, Layout, ZonePlace};
use baize_kernel::moves::Move;
use baize_kernel::rulebook::{ClauseRow, Menu, ModeSpec};
use baize_kernel::select::Env;
use baize_kernel::simple_game::{Bound, Cover, SimpleGame};
use baize_kernel::vocabulary::{Noun, Vocabulary};
use baize_kernel::{
    AbilityRef, Ask, CardId, Choice, Cx, Deck, Effects, Flow, GameBase, Outcome, Pool, Problem, Ref, Refusal, Reply,
    Rulebook, Seat, StateOf, Verb, Verbs, Why, Zone, clauses, continuous,
};
use serde::{Deserialize, Serialize};
use std::sync::{Arc, LazyLock};

// anchor: words
/// The words of the game, each with what it goes with.
mod vocabulary {
    use super::{S3, S6, S7, S10};
    use baize_kernel::ir::End;
    use baize_kernel::verb_rule::VerbRule;
    use baize_kernel::vocabulary::{BanSpec, CueSpec, Role, Shape, Sight, VerbSpec, ZoneSpec, causes};
    use baize_kernel::words;

    words!(zone: Zone = ZoneSpec {
        DECK = ZoneSpec::new("deck", Sight::Nobody).ordered(),
        HAND = ZoneSpec::new("hand", Sight::Owner),
        LINE = ZoneSpec::new("line", Sight::All).live().of_kinds(&[kind::UNIT]).by_rule(),
        PILE = ZoneSpec::new("pile", Sight::All).piled(),
    });
    words!(kind: Kind = &'static str {
        UNIT = "unit",
        SPELL = "spell",
    });
    words!(stat: Stat = &'static str {
        POWER = "power",
    });
    words!(keyword: Keyword = &'static str {
        SWIFT = "swift",
    });
    words!(cue: Cue = CueSpec {
        CAST = CueSpec::new("cast", Role::Use).on_kinds(&[kind::SPELL]),
        ARRIVES = CueSpec::new("arrives", Role::Own).on_kinds(&[kind::UNIT]),
        ATTACKS = CueSpec::new("attacks", Role::Own).on_kinds(&[kind::UNIT]),
        FALLS = CueSpec::new("falls", Role::Own).on_kinds(&[kind::UNIT]),
        DRAWN = CueSpec::new("drawn", Role::Event).by(causes::RULE | causes::EFFECT),
    });
    words!(verb: Verb = VerbSpec {
        PLAY = VerbSpec::action("play"),
        ATTACK = VerbSpec::action("attack"),
        END = VerbSpec::action("end"),
        CHOOSE = VerbSpec::action("choose"),
        DONE = VerbSpec::action("done"),
        YES = VerbSpec::action("yes"),
        NO = VerbSpec::action("no"),
        PASS = VerbSpec::action("pass"),
        DESTROY = VerbSpec::new("destroy", Shape::MoveTo { zone: zone::PILE, end: End::Top })
            .of_cards_in(&[zone::LINE])
            .does(VerbRule::moves(S6).warns_of(cue::FALLS, &[zone::LINE])),
        RETURN = VerbSpec::new("return", Shape::MoveTo { zone: zone::HAND, end: End::Top }).does(VerbRule::moves(S10)),
        DRAW = VerbSpec::new("draw", Shape::Number)
            .does(VerbRule::takes(zone::DECK, zone::HAND, S3).tells(cue::DRAWN)),
        BURN = VerbSpec::new("burn", Shape::Number).does(VerbRule::takes(zone::DECK, zone::PILE, S7)),
    });
    words!(point: Point = &'static str {
        THIS_TURN = "this-turn",
    });
    words!(ban: Ban = BanSpec {
        ATTACK = BanSpec::of_cards("attack").in_zones(&[zone::LINE]),
    });
}
use vocabulary::{ban, cue, keyword, kind, point, stat, verb, zone};
// anchor: end

clauses! { RULES:
    S1 "A deck has twenty cards, at most three of the same name.";
    S2 "Each player shuffles and draws four cards; the first seat begins.";
    S3 "At the start of a turn its player draws a card.";
    S4 "In a turn one card may be played from hand: a unit to the line, a spell to the pile, and its effect is carried out.";
    S5 "Each unit may attack once a turn, but not in the turn it arrived unless it is swift.";
    S6 "An attack on the player does damage by the unit's power; on a unit, the weaker is destroyed, and both if equal.";
    S7 "Damage puts as many cards from the top of the deck on the pile.";
    S8 "Whoever must draw or take damage and has no deck left loses.";
    S9 "Effects that wait are carried out in the order they were set off.";
    S10 "An effect is carried out as it is written, as far as it can be; what is chosen is chosen then.";
    S11 "A player may give up at any time; the other wins.";
}

/// Work still to be done.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Frame {
    /// Shuffle and draw the first hands.
    Deal,
    /// Begin a turn.
    Turn,
    /// Ask what to do.
    Main,
    /// End a turn, after what was put off to its end.
    End,
}

/// What the game adds to the state: whether a card was played this turn (S4), and what attacked (S5).
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Data {
    played: bool,
    attacked: Vec<Ref>,
}

/// The rules, with the cards of the match.
pub struct Spark {
    pool: Arc<Pool>,
    effect_rules: EffectRules,
    words: Arc<Vocabulary>,
}

impl GameBase for Spark {
    type Data = Data;
    type Frame = Frame;

    fn pool(&self) -> &Pool {
        &self.pool
    }

    fn vocabulary(&self) -> &Vocabulary {
        &self.words
    }

    fn effect_rules(&self) -> &EffectRules {
        &self.effect_rules
    }
}

impl Flow for Spark {
    fn step(cx: &mut Cx<'_, Self>, frame: Frame) {
        match frame {
            Frame::Deal => deal(cx),
            Frame::Turn => begin_turn(cx),
            Frame::Main => ask_what_to_do(cx),
            Frame::End => end_turn(cx),
        }
    }

    fn resume(cx: &mut Cx<'_, Self>, _: Frame, reply: Reply<'_>) {
        let choice = reply.one();
        cx.push(if choice.verb == verb::END { Frame::End } else { Frame::Main });
        match choice.verb {
            verb::PLAY => play(cx, choice.a),
            verb::ATTACK => attack(cx, choice.a, choice.b),
            _ => cx.let_due(|part| part.until.point == point::THIS_TURN),
        }
    }

    /// What is not offered is refused by the same functions that offer.
    fn check(&self, s: &StateOf<Self>, _: Frame, seat: Seat, choice: &Choice) -> Result<(), Refusal> {
        match choice.verb {
            verb::PLAY if *choice == Choice::card(verb::PLAY, choice.a) => may_play(s, seat, choice.a),
            verb::ATTACK if choice.n == 0 => may_attack(self, s, seat, choice.a, choice.b),
            _ => s.listed(choice),
        }
    }

    fn concede(cx: &mut Cx<'_, Self>, seat: Seat) {
        cx.end(S11, Outcome::won_by(other(seat)));
    }
}

impl Verbs for Spark {
    // anchor: verbs
    /// The verbs carry themselves out as their rows say; the rules add what becomes of whoever has no deck left.
    fn lacks(cx: &mut Cx<'_, Self>, seat: Seat, _: Verb) {
        cx.end(S8, Outcome::won_by(other(seat)));
    }
    // anchor: end
}

impl Effects for Spark {
    fn use_waiting(cx: &mut Cx<'_, Self>, waiting: Pending) {
        cx.cite(S9, waiting.you, waiting.source.card);
        cx.start(Effect::new(waiting.at, waiting.env(cx.s)));
    }

    fn use_due(cx: &mut Cx<'_, Self>, part: &Delayed) {
        cx.cite(S9, part.env.you, part.env.this.card);
    }
}

baize_kernel::by_default!(Spark: Seating, Reads, Show, Bot);

fn other(seat: Seat) -> Seat {
    Seat(1 - seat.0)
}

fn deal(cx: &mut Cx<'_, Spark>) {
    for seat in cx.s.all_seats() {
        cx.shuffle(seat, zone::DECK, S2);
        for _ in 0..4 {
            let top = cx.s.front(seat, zone::DECK).expect("a deck has twenty cards (S1)");
            cx.move_card(top, Move::to(seat, zone::HAND, verb::DRAW, S2));
        }
    }
    cx.push(Frame::Turn);
}

fn begin_turn(cx: &mut Cx<'_, Spark>) {
    cx.begin_turn(cx.s.active, S3);
    cx.s.data = Data::default();
    cx.take_top(cx.s.active, verb::DRAW, S3, Agent::Rule);
    cx.push(Frame::Main);
}

fn end_turn(cx: &mut Cx<'_, Spark>) {
    if cx.is_waiting() {
        cx.push(Frame::End);
        return cx.take_up(None);
    }
    cx.expire(S10, |l| l.until.point == point::THIS_TURN);
    cx.s.active = other(cx.s.active);
    cx.push(Frame::Turn);
}

// anchor: check
/// S4: whether a card may be played, or why not.
fn may_play(s: &StateOf<Spark>, seat: Seat, card: CardId) -> Result<(), Refusal> {
    let in_hand = card.is_some() && s.iter(seat, zone::HAND).any(|c| c == card);
    match (in_hand, s.data.played) {
        (false, _) => Err(Refusal::new(S4, "not-in-hand").about(card)),
        (true, true) => Err(Refusal::new(S4, "one-a-turn")),
        (true, false) => Ok(()),
    }
}

/// S5, S6: whether a unit may attack another or, without one, the other player.
fn may_attack(game: &Spark, s: &StateOf<Spark>, seat: Seat, unit: CardId, target: CardId) -> Result<(), Refusal> {
    if !s.iter(seat, zone::LINE).any(|c| c == unit) {
        return Err(Refusal::new(S5, "not-in-line").about(unit));
    }
    if s.data.attacked.contains(&s.refer(unit)) {
        return Err(Refusal::new(S5, "attacked-already").about(unit));
    }
    if s.card(unit).since == s.turn && !continuous::has_keyword(game, s, unit, keyword::SWIFT) {
        return Err(Refusal::new(S5, "arrived-this-turn").about(unit));
    }
    if target.is_some() && !s.iter(other(seat), zone::LINE).any(|c| c == target) {
        return Err(Refusal::new(S6, "not-a-target").about(target));
    }
    let banned = Attempt::of_card(s, ban::ATTACK, unit).is_forbidden(game, s);
    if banned { Err(Refusal::new(S10, "forbidden").about(unit)) } else { Ok(()) }
}
// anchor: end

/// Carries out what waits, or asks the player whose turn it is.
fn ask_what_to_do(cx: &mut Cx<'_, Spark>) {
    cx.push(Frame::Main);
    if cx.is_waiting() {
        return cx.take_up(None);
    }
    cx.unbind_all();
    let (game, s, seat) = (cx.game, &*cx.s, cx.s.active);
    let plays = s.iter(seat, zone::HAND).filter(|&card| may_play(s, seat, card).is_ok());
    let mut options: Vec<Choice> = plays.map(|card| Choice::card(verb::PLAY, card)).collect();
    for unit in s.iter(seat, zone::LINE) {
        let targets = [CardId::NONE].into_iter().chain(s.iter(other(seat), zone::LINE));
        let open = targets.filter(|&target| may_attack(game, s, seat, unit, target).is_ok());
        options.extend(open.map(|target| Choice::pair(verb::ATTACK, unit, target)));
    }
    options.push(Choice::plain(verb::END));
    *cx.options() = options;
    cx.ask(seat, Why::rule(verb::PLAY, S4), Ask::Pick);
}

/// S4: a unit comes to the line; a spell goes to the pile and is carried out.
fn play(cx: &mut Cx<'_, Spark>, card: CardId) {
    let (seat, def) = (cx.s.active, cx.s.card(card).def);
    let is_unit = cx.game.pool().def(def).kind == kind::UNIT;
    cx.s.data.played = true;
    cx.move_card(card, Move::to(seat, if is_unit { zone::LINE } else { zone::PILE }, verb::PLAY, S4).on_top());
    if is_unit {
        cx.fire(&TriggerEvent::new(cue::ARRIVES, seat, cx.s.refer(card)));
    } else {
        cx.start(Effect::new(AbilityRef { def, index: 0 }, Env::of_card(cx.s, card)));
    }
}

/// S6: a unit attacks a unit or, without one, the other player.
fn attack(cx: &mut Cx<'_, Spark>, unit: CardId, target: CardId) {
    let seat = cx.s.active;
    let this = cx.s.refer(unit);
    cx.s.data.attacked.push(this);
    cx.tell_did(S6, seat, verb::ATTACK, unit, target, 0);
    cx.fire(&TriggerEvent::new(cue::ATTACKS, seat, this));
    let power = cx.stat(unit, stat::POWER);
    if !target.is_some() {
        let n = power.clamp(0, 255) as u8;
        return cx.act(Task { seat: other(seat), verb: verb::BURN, n, up_to: false, agent: Agent::Battle, pays: None });
    }
    let against = cx.stat(target, stat::POWER);
    let fallen = [(target, power >= against), (unit, against >= power)];
    fallen
        .into_iter()
        .filter(|(_, falls)| *falls)
        .for_each(|(card, _)| cx.move_by(card, verb::DESTROY, S6, Agent::Battle));
}

/// Returns the game for the registry, the simulator, the scenario runner and the tests.
pub fn book() -> &'static dyn Rulebook {
    static BOOK: LazyLock<Bound<Spark>> = LazyLock::new(Bound::new);
    &*BOOK
}

fn all_words() -> Vocabulary {
    Vocabulary {
        zones: zone::table(),
        kinds: kind::table(),
        stats: stat::table(),
        keywords: keyword::table(),
        cues: cue::table(),
        verbs: verb::table(),
        points: point::table(),
        bans: ban::table(),
        nouns: vec![
            Noun::in_zones("unit", &[zone::LINE]),
            Noun::in_zones("hand-card", &[zone::HAND]),
            Noun::in_zones("pile-card", &[zone::PILE]),
        ],
        ..Vocabulary::default()
    }
}

impl SimpleGame for Spark {
    const DECK: Zone = zone::DECK;
    const OPENING: Frame = Frame::Deal;

    fn new(pool: Arc<Pool>, words: Arc<Vocabulary>) -> Spark {
        Spark { pool, effect_rules: EffectRules::new(&words, EffectClauses::all(S10)), words }
    }

    fn middle(_: &mut StateOf<Self>) -> Frame {
        Frame::Main
    }

    fn check_deck(pool: &Pool, deck: &Deck) -> Vec<Problem> {
        let count = deck.cards(pool).count();
        let size = (count != 20).then(|| Problem::new(S1, format!("{count} cards; exactly twenty are wanted")));
        let many = pool.iter().filter(|(def, _)| deck.cards(pool).filter(|card| card == def).count() > 3);
        size.into_iter().chain(many.map(|(_, card)| Problem::new(S1, format!("over three of {}", card.id)))).collect()
    }

    fn cover() -> Cover {
        let vocabulary = Arc::new(all_words());
        let cards = [("cards/spark.toml", include_str!("../cards/spark.toml"))];
        let modes = vec![ModeSpec::TWO_PLAYERS.formerly("duel")];
        let places = vec![
            ZonePlace::new(zone::PILE, (0, 0), Arrangement::Stack),
            ZonePlace::new(zone::LINE, (1, 0), Arrangement::Row),
            ZonePlace::new(zone::DECK, (2, 0), Arrangement::Stack),
            ZonePlace::new(zone::HAND, (0, 1), Arrangement::Fan).wide(3),
        ];
        let embers = [(2, "imp"), (2, "hound"), (2, "golem"), (2, "herald"), (2, "phoenix")];
        let spells = [(2, "flare"), (2, "recall"), (2, "ember"), (2, "rally"), (2, "snuff")];
        let giants = [(3, "golem"), (3, "hound"), (3, "herald"), (1, "phoenix")];
        Cover {
            spec: GameSpec::new(
                "spark",
                "Spark",
                "Units, spells and a deck that is also a life: the example of how cards get their effects.",
            ),
            menu: Menu { revisions: vec!["1"], modes, formats: vec!["standard"], ..Menu::default() },
            clauses: RULES.iter().map(|&(clause, text)| ClauseRow::rule(clause, text)).collect(),
            pool: Arc::new(baize_text::cards::shipped(&cards, &vocabulary)),
            vocabulary,
            decks: vec![
                Deck::new("embers", embers.into_iter().chain(spells)),
                Deck::new("giants", giants.into_iter().chain(spells)),
            ],
            layout: Layout {
                grid: (3, 2),
                zones: places,
                stats: vec![(stat::POWER, Corner::UpperLeft)],
                ..Layout::default()
            },
        }
    }
}
