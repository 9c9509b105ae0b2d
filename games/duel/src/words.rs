//! The words of the game: each with its id, what it is, and what it goes with.

use crate::rules::clause;
use baize_kernel::ir::End;
use baize_kernel::verb_rule::{VerbRule, When};
use baize_kernel::vocabulary::{
    BanSpec, CueSpec, LabelSpec, Noun, Role, Shape, Sight, Turn, VerbSpec, Vocabulary, ZoneSpec, causes,
};
use baize_kernel::{Kind, Phase, words};

// Obeys D2.12, D10.1, D10.3, D10.4: decks are hidden from both, hands and set cards (D5.27) from the other player,
// graveyards are open to all; their order is there to be seen and stays (D2.8), and cards that arrive together keep the order of their zones (R29),
// so nobody is asked.
words!(zone: Zone = ZoneSpec {
    /// The deck (D2.9).
    DECK = ZoneSpec::new("deck", Sight::Nobody).ordered(),
    /// The hand (D2.12).
    HAND = ZoneSpec::new("hand", Sight::Owner),
    /// The graveyard (D2.7).
    GRAVE = ZoneSpec::new("gy", Sight::All).piled(),
    /// The monster zone (D2.2).
    MONSTERS = ZoneSpec::new("monsters", Sight::Owner).live().by_rule().of_kinds(&[kind::MONSTER]),
    /// The spell and trap zone (D2.4).
    SPELLS = ZoneSpec::new("spells", Sight::Owner).live().by_rule().of_kinds(&[kind::SPELL, kind::TRAP]),
    /// The field zone (D2.5).
    FIELD = ZoneSpec::new("field", Sight::Owner).lone().live().by_rule().of_kinds(&[kind::SPELL]),
    /// Cards removed from play (D2.13).
    BANISHED = ZoneSpec::new("banished", Sight::All),
    /// The side deck (D1.4).
    SIDE = ZoneSpec::new("side", Sight::Owner).by_rule(),
    /// The extra deck, always empty (D1.8).
    EXTRA = ZoneSpec::new("extra", Sight::Owner).by_rule(),
    /// A monster shown while its summon is attempted (D9.32).
    LIMBO = ZoneSpec::new("limbo", Sight::All).by_rule().of_kinds(&[kind::MONSTER]),
});

words!(kind: Kind = &'static str {
    /// Monster card.
    MONSTER = "monster",
    /// Spell card.
    SPELL = "spell",
    /// Trap card.
    TRAP = "trap",
});

words!(stat: Stat = &'static str {
    /// Attack.
    ATK = "atk",
    /// Defence.
    DEF = "def",
    /// Level (D3.2).
    LEVEL = "level",
});

words!(label: Label = LabelSpec {
    /// No icon; a monster without effect.
    NORMAL = LabelSpec::of("icon", "normal"),
    /// A monster with effects.
    EFFECT = LabelSpec::of("icon", "effect"),
    /// A ritual monster or spell.
    RITUAL = LabelSpec::of("icon", "ritual"),
    /// An equip spell.
    EQUIP = LabelSpec::of("icon", "equip"),
    /// A field spell.
    FIELD = LabelSpec::of("icon", "field"),
    /// A quick-play spell.
    QUICK_PLAY = LabelSpec::of("icon", "quick-play"),
    /// A continuous spell or trap.
    CONTINUOUS = LabelSpec::of("icon", "continuous"),
    /// A counter trap.
    COUNTER = LabelSpec::of("icon", "counter"),
    /// The attribute DARK, first of its group.
    DARK = LabelSpec::of("attribute", "dark"),
    /// EARTH.
    EARTH = LabelSpec::of("attribute", "earth"),
    /// FIRE.
    FIRE = LabelSpec::of("attribute", "fire"),
    /// LIGHT.
    LIGHT = LabelSpec::of("attribute", "light"),
    /// WATER.
    WATER = LabelSpec::of("attribute", "water"),
    /// WIND.
    WIND = LabelSpec::of("attribute", "wind"),
    /// DIVINE.
    DIVINE = LabelSpec::of("attribute", "divine"),
    /// 1 copy at most (D1.10).
    LIMITED = LabelSpec::of("status", "limited"),
    /// 2 copies at most (D1.11).
    SEMI_LIMITED = LabelSpec::of("status", "semi-limited"),
    /// No copy at all (D1.9).
    FORBIDDEN = LabelSpec::of("status", "forbidden"),
});

words!(keyword: Keyword = &'static str {
    /// Comes onto the field by its own kind of special summon first (D4.21).
    SPECIAL_ONLY = "special-only",
    /// May be summoned or set without tribute with 1900 ATK, or summoned with three tributes.
    BEAST_KING = "beast-king",
    /// Deals no battle damage, and brings none, when it attacks.
    HARMLESS = "harmless",
    /// Its damage-calculation effect is used once while it is face-up.
    ONCE_FACE_UP = "once-face-up",
    /// A normal spell that stays on the field and falls in the End Phase of the opponent's third turn.
    THREE_TURNS = "three-turns",
});

words!(cue: Cue = CueSpec {
    /// Activating a spell or trap card.
    ACTIVATE = CueSpec::new("activate", Role::Use).on_kinds(&[kind::SPELL, kind::TRAP]),
    /// An ignition effect (D3.13).
    IGNITION = CueSpec::new("ignition", Role::Use).during(&MAIN).in_turn(Turn::Mine),
    /// An ignition effect that a policy permits.
    IGNITION_BY_POLICY = CueSpec::new("ignition-by-policy", Role::Use).during(&MAIN).in_turn(Turn::Mine).on_kinds(&[kind::MONSTER]),
    /// A quick effect (D3.15).
    QUICK = CueSpec::new("quick", Role::Use),
    /// A quick effect for damage calculation (R24).
    CALCULATION = CueSpec::new("calculation", Role::Use).during(&[phase::CALCULATION]).on_kinds(&[kind::MONSTER]),
    /// A monster's own special summon (D4.19).
    OWN_SUMMON = CueSpec::new("own-summon", Role::Use).during(&MAIN).in_turn(Turn::Mine).on_kinds(&[kind::MONSTER]),
    /// An own special summon that a policy permits.
    OWN_SUMMON_BY_POLICY = CueSpec::new("own-summon-by-policy", Role::Use).during(&MAIN).in_turn(Turn::Mine).on_kinds(&[kind::MONSTER]),
    /// A flip effect (D3.18).
    FLIP = CueSpec::new("flip", Role::Own).on_kinds(&[kind::MONSTER]),
    /// Applied in its player's Standby Phase without a chain (D7.8).
    UPKEEP = CueSpec::new("upkeep", Role::Table).during(&[phase::STANDBY]).in_turn(Turn::Mine),
    /// Applied at once when the card is destroyed, without a chain.
    FALLS = CueSpec::new("falls", Role::Own),
    /// A trigger of the Standby Phase.
    STANDBY = CueSpec::new("standby", Role::Event).of_players().during(&[phase::STANDBY]).in_turn(Turn::Whose).by(0),
    /// A trigger of the End Phase.
    END_PHASE = CueSpec::new("end-phase", Role::Event).of_players().during(&[phase::END]).in_turn(Turn::Whose).by(0),
    /// A monster is normal summoned, with or without tribute.
    NORMAL_SUMMONED = CueSpec::new("normal-summoned", Role::Event).on_kinds(&[kind::MONSTER]).during(&MAIN).in_turn(Turn::Whose).answered().by(0),
    /// A monster is tribute summoned with three tributes.
    THREE_TRIBUTES = CueSpec::new("three-tributes", Role::Own).during(&MAIN).in_turn(Turn::Mine).on_kinds(&[kind::MONSTER]),
    /// A monster is flip summoned.
    FLIP_SUMMONED = CueSpec::new("flip-summoned", Role::Event).on_kinds(&[kind::MONSTER]).during(&MAIN).in_turn(Turn::Whose).answered().by(0),
    /// A monster is special summoned.
    SPECIAL_SUMMONED = CueSpec::new("special-summoned", Role::Event).on_kinds(&[kind::MONSTER]).answered().by(causes::EFFECT),
    /// A summon is attempted (D9.32).
    SUMMON_ATTEMPTED = CueSpec::new("summon-attempted", Role::Event).only_answered().by(0),
    /// A card or effect that special summons is activated.
    SUMMON_ACTIVATED = CueSpec::new("summon-activated", Role::Event).answered().by(0),
    /// A spell card is activated.
    SPELL_ACTIVATED = CueSpec::new("spell-activated", Role::Event).on_kinds(&[kind::SPELL]).answered().by(0),
    /// A trap card is activated.
    TRAP_ACTIVATED = CueSpec::new("trap-activated", Role::Event).on_kinds(&[kind::TRAP]).answered().by(0),
    /// A trap card whose effect deals damage is activated.
    DAMAGE_TRAP_ACTIVATED = CueSpec::new("damage-trap-activated", Role::Event).on_kinds(&[kind::TRAP]).answered().by(0),
    /// An activated spell has resolved; applied without a chain.
    SPELL_RESOLVED = CueSpec::new("spell-resolved", Role::Event).on_kinds(&[kind::SPELL]).by(0),
    /// A monster declares an attack.
    ATTACK_DECLARED = CueSpec::new("attack-declared", Role::Event).on_kinds(&[kind::MONSTER]).during(&[phase::BATTLE]).in_turn(Turn::Whose).answered().by(0),
    /// A monster becomes the target of an attack.
    ATTACKED = CueSpec::new("attacked", Role::Event).on_kinds(&[kind::MONSTER]).during(&[phase::BATTLE]).answered().by(0),
    /// A monster that was attacked face-down has survived or not; after damage calculation.
    ATTACKED_FACE_DOWN = CueSpec::new("attacked-face-down", Role::Own).on_kinds(&[kind::MONSTER]),
    /// A monster is destroyed by battle and sent to the graveyard.
    BATTLE_DESTROYED = CueSpec::new("battle-destroyed", Role::Own).on_kinds(&[kind::MONSTER]),
    /// A card on the field is destroyed.
    DESTROYED = CueSpec::new("destroyed", Role::Event).by(causes::BATTLE | causes::EFFECT),
    /// A card leaves the field for the graveyard.
    SENT = CueSpec::new("sent", Role::Own),
    /// A card comes from the deck or the field to a graveyard.
    BURIED = CueSpec::new("buried", Role::Event),
    /// A monster leaves the field for anywhere but the deck (D10.5, D10.6).
    LEFT = CueSpec::new("left", Role::Own),
});

/// Where monsters are special summoned from.
const ELSEWHERE: &[baize_kernel::Zone] = &[zone::HAND, zone::DECK, zone::GRAVE, zone::BANISHED];

const fn to(zone: baize_kernel::Zone) -> Shape {
    Shape::MoveTo { zone, end: End::Top }
}

/// To the graveyard, where each lies on top of those before it (D2.8).
const fn to_grave() -> Shape {
    Shape::MoveTo { zone: zone::GRAVE, end: End::Bottom }
}

/// Cards go to their owner's zones (R30).
// Obeys D10.6: what goes from the field to the deck has left it, and says nothing.
fn moves() -> VerbRule {
    let field = baize_kernel::Zone::set(&[zone::MONSTERS, zone::SPELLS, zone::FIELD]);
    VerbRule::moves(clause!("D9.5")).by(When::Between(field, zone::DECK), clause!("D10.6"))
}

/// D7.16: an effect changes the position of a face-up monster, whatever its player did before.
fn turns(rested: bool) -> VerbRule {
    VerbRule::turns(rested, clause!("D7.16")).only_in(&[zone::MONSTERS], baize_kernel::Clause::NONE)
}

words!(verb: Verb = VerbSpec {
    /// Normal summon.
    SUMMON = VerbSpec::action("summon"),
    /// Set a card.
    SET = VerbSpec::action("set"),
    /// Flip summon.
    FLIP = VerbSpec::action("flip"),
    /// Special summon in the monster's own way.
    SPECIAL = VerbSpec::action("special"),
    /// Change a battle position.
    CHANGE = VerbSpec::action("change"),
    /// Activate a card or effect.
    ACTIVATE = VerbSpec::action("activate"),
    /// Attack.
    ATTACK = VerbSpec::action("attack"),
    /// Go to the Battle Phase.
    BATTLE = VerbSpec::action("battle"),
    /// End the phase or the turn.
    END = VerbSpec::action("end"),
    /// Pass.
    PASS = VerbSpec::action("pass"),
    /// Stop after a replay.
    STOP = VerbSpec::action("stop"),
    /// Go first.
    FIRST = VerbSpec::action("first"),
    /// Go second.
    SECOND = VerbSpec::action("second"),
    /// Choose a card.
    CHOOSE = VerbSpec::action("choose"),
    /// Stop choosing.
    DONE = VerbSpec::action("done"),
    /// Do the optional part.
    YES = VerbSpec::action("yes"),
    /// Leave it.
    NO = VerbSpec::action("no"),
    /// One of several options.
    OPTION = VerbSpec::action("option"),
    /// Put in an order.
    ORDER = VerbSpec::action("order"),
    /// On top.
    TOP = VerbSpec::action("top"),
    /// At the bottom.
    BOTTOM = VerbSpec::action("bottom"),
    /// Name a number.
    NAME = VerbSpec::action("name"),
    /// Choose which effect comes next.
    NEXT = VerbSpec::action("next"),
    /// Name a card.
    DECLARE = VerbSpec::action("declare"),
    /// Take face-up attack position.
    ATTACK_POSITION = VerbSpec::action("attack-position"),
    /// Take face-up defence position.
    DEFENCE_POSITION = VerbSpec::action("defence-position"),
    /// Draw for the turn.
    DRAW_PHASE = VerbSpec::action("draw-phase"),
    /// Exchange cards with the side deck.
    SWAP = VerbSpec::action("swap"),
    /// Give up.
    CONCEDE = VerbSpec::action("concede"),
    /// Attach an equip card.
    EQUIP = VerbSpec::action("equip"),
    /// Discard down to the hand limit.
    REDUCE = VerbSpec::action("reduce"),
    /// Return borrowed cards.
    GIVE_BACK = VerbSpec::action("give-back"),
    /// Become unattached.
    FALL_OFF = VerbSpec::action("fall-off"),
    /// Send a used card to the graveyard.
    USED = VerbSpec::action("used"),
    /// Replace a field spell.
    REPLACE = VerbSpec::action("replace"),
    /// Destroy.
    DESTROY = VerbSpec::new("destroy", to(zone::GRAVE)),
    /// Tribute.
    TRIBUTE = VerbSpec::new("tribute", to_grave()).does(VerbRule::moves(clause!("D4.10"))),
    /// Choose as a target.
    TARGET = VerbSpec::new("target", Shape::Cards),
    /// Choose as a target to special summon.
    REVIVE_TARGET = VerbSpec::new("revive-target", Shape::Cards).of_cards_in(ELSEWHERE).of_kinds(&[kind::MONSTER]),
    /// Special summon in either position.
    SPECIAL_SUMMON = VerbSpec::new("special-summon", Shape::Cards).of_cards_in(ELSEWHERE).of_kinds(&[kind::MONSTER]),
    /// Special summon in attack position.
    SPECIAL_SUMMON_ATTACK = VerbSpec::new("special-summon-attack", Shape::Cards).of_cards_in(ELSEWHERE).of_kinds(&[kind::MONSTER]),
    /// Special summon in defence position.
    SPECIAL_SUMMON_DEFENCE = VerbSpec::new("special-summon-defence", Shape::Cards).of_cards_in(ELSEWHERE).of_kinds(&[kind::MONSTER]),
    /// Special summon in attack position and bind to this card.
    HAUNT = VerbSpec::new("haunt", Shape::Cards).of_cards_in(ELSEWHERE).of_kinds(&[kind::MONSTER]),
    /// Take control until the End Phase.
    TAKE_CONTROL = VerbSpec::new("take-control", Shape::Cards).of_cards_in(&[zone::MONSTERS]),
    /// Turn face-up.
    TURN_UP = VerbSpec::new("turn-up", Shape::Cards).of_cards_in(&[zone::MONSTERS]),
    /// Turn monsters face-down.
    TURN_DOWN = VerbSpec::new("turn-down", Shape::Cards).of_cards_in(&[zone::MONSTERS]),
    /// Turn monsters to attack position.
    TO_ATTACK = VerbSpec::new("to-attack", Shape::Cards).of_cards_in(&[zone::MONSTERS]).does(turns(false)),
    /// Turn monsters to defence position.
    TO_DEFENCE = VerbSpec::new("to-defence", Shape::Cards).of_cards_in(&[zone::MONSTERS]).does(turns(true)),
    /// Attach this equip card to a monster.
    EQUIP_TO = VerbSpec::new("equip-to", Shape::Cards).of_cards_in(&[zone::MONSTERS]).single().does(
        // Obeys D5.9: what it does is about its monster alone.
        VerbRule::attaches(zone::SPELLS, clause!("D5.8")),
    ),
    /// Negate an attack.
    NEGATE_ATTACK = VerbSpec::new("negate-attack", Shape::Cards).of_cards_in(&[zone::MONSTERS]),
    /// Negate a summon or an activation.
    NEGATE = VerbSpec::new("negate", Shape::Cards).of_event(),
    /// Make an effect deal no damage.
    SHIELD = VerbSpec::new("shield", Shape::Cards).of_event(),
    /// Copy a monster's values.
    COPY = VerbSpec::new("copy", Shape::Cards).of_kinds(&[kind::MONSTER]).single(),
    /// Move wherever it says.
    MOVE = VerbSpec::new("move", Shape::Move).does(moves()),
    /// Send to the graveyard.
    SEND = VerbSpec::new("send", to_grave()).does(VerbRule::moves(clause!("D2.7"))),
    /// Remove from play.
    BANISH = VerbSpec::new("banish", to(zone::BANISHED)).does(moves()),
    /// Draw.
    // Obeys D2.9, D2.12: from the top into the hand, unseen by others.
    DRAW = VerbSpec::new("draw", Shape::Number).does(VerbRule::takes(zone::DECK, zone::HAND, clause!("D2.9"))),
    /// Discard.
    DISCARD = VerbSpec::new("discard", Shape::Number).does(VerbRule::chooses(zone::HAND, zone::GRAVE, clause!("D3.14"))),
    /// Take damage from an effect.
    TAKE_DAMAGE = VerbSpec::new("take-damage", Shape::Number),
    /// Gain LP.
    GAIN_LP = VerbSpec::new("gain-lp", Shape::Number),
    /// Pay LP.
    PAY_LP = VerbSpec::new("pay-lp", Shape::Number),
    /// Pay a multiple of 1000 LP.
    PAY_THOUSANDS = VerbSpec::new("pay-thousands", Shape::Plain),
    /// End the Battle Phase.
    END_BATTLE = VerbSpec::new("end-battle", Shape::Plain),
    /// Shuffle the deck.
    SHUFFLE = VerbSpec::new("shuffle", Shape::Plain).does(VerbRule::shuffles(zone::DECK, clause!("D2.10"))),
    /// Name a card and look for it in the other hand.
    CRUSH = VerbSpec::new("crush", Shape::Plain),
    /// Perform a ritual summon with Normal monsters of the deck.
    RITUAL = VerbSpec::new("perform-ritual", Shape::Plain),
    /// Put what was paid on this card as counters.
    RAISE_WALL = VerbSpec::new("raise-wall", Shape::Plain),
    /// Win the duel.
    WIN = VerbSpec::new("win", Shape::Plain),
    /// Toss a coin (D1.13).
    TOSS = VerbSpec::new("toss", Shape::Chance),
    /// Roll a die (D1.14).
    ROLL = VerbSpec::new("roll", Shape::Chance),
});

words!(phase: Phase = &'static str {
    /// Before the first turn.
    SETUP = "setup",
    /// Draw Phase.
    DRAW = "draw",
    /// Standby Phase.
    STANDBY = "standby",
    /// Main Phase 1.
    MAIN1 = "main1",
    /// Start step of the Battle Phase.
    BATTLE_START = "battle-start",
    /// Battle step.
    BATTLE = "battle",
    /// Damage step, before calculation.
    DAMAGE = "damage",
    /// Damage calculation.
    CALCULATION = "calculation",
    /// Damage step, after calculation.
    AFTER_DAMAGE = "after-damage",
    /// End step of the Battle Phase.
    BATTLE_END = "battle-end",
    /// Main Phase 2.
    MAIN2 = "main2",
    /// End Phase.
    END = "end",
    /// Between the duels of a match.
    BETWEEN = "between",
});

words!(point: Point = &'static str {
    /// For this damage calculation.
    THIS_CALCULATION = "this-calculation",
    /// Until the End Phase.
    END_PHASE = "until-end-phase",
    /// For this turn.
    THIS_TURN = "this-turn",
    /// In the opponent's next turn.
    OPPONENTS_NEXT_TURN = "opponents-next-turn",
    /// For the rest of the duel, or while the card stays.
    FOREVER = "forever",
});

words!(ban: Ban = BanSpec {
    /// The card cannot declare an attack (R45).
    DECLARE_ATTACK = BanSpec::of_cards("declare-attack").in_zones(&[zone::MONSTERS]),
    /// The card cannot attack at all (R45).
    ATTACK = BanSpec::of_cards("attack").in_zones(&[zone::MONSTERS]),
    /// The card cannot be the target of an attack.
    BE_ATTACKED = BanSpec::of_cards("be-attacked").in_zones(&[zone::MONSTERS]),
    /// The card cannot be destroyed.
    BE_DESTROYED = BanSpec::of_cards("be-destroyed").in_zones(&[zone::MONSTERS, zone::SPELLS, zone::FIELD]).by(causes::BATTLE | causes::EFFECT),
    /// The card cannot be chosen as a target.
    BE_TARGETED = BanSpec::of_cards("be-targeted").in_zones(&[zone::MONSTERS, zone::SPELLS, zone::FIELD]).by(causes::EFFECT),
    /// The player cannot activate trap cards.
    ACTIVATE_TRAP = BanSpec::of_players("activate-trap"),
    /// The player cannot activate field spells.
    ACTIVATE_FIELD_SPELL = BanSpec::of_players("activate-field-spell"),
    /// The player cannot special summon.
    SPECIAL_SUMMON = BanSpec::of_players("special-summon"),
    /// The player has no Draw Phase.
    HAVE_DRAW_PHASE = BanSpec::of_players("have-draw-phase").alone(),
    /// The player cannot attack.
    BATTLE = BanSpec::of_players("battle"),
});

words!(gauge: Gauge = &'static str {
    /// Life points.
    LP = "lp",
    /// What was paid for a Wall of Revealing Light.
    WALL = "wall",
});

/// The Main Phases (D7.1).
const MAIN: [Phase; 2] = [phase::MAIN1, phase::MAIN2];

/// The phases in which a monster attacks another (D8.1).
const BATTLE: [Phase; 4] = [phase::BATTLE, phase::DAMAGE, phase::CALCULATION, phase::AFTER_DAMAGE];

/// Returns the words of the game.
pub fn vocabulary() -> Vocabulary {
    Vocabulary {
        zones: zone::table(),
        stats: stat::table(),
        kinds: kind::table(),
        keywords: keyword::table(),
        labels: label::table(),
        verbs: verb::table(),
        cues: cue::table(),
        phases: phase::table(),
        points: point::table(),
        windows: 1 << point::OPPONENTS_NEXT_TURN.0,
        moments: 1 << point::END_PHASE.0,
        battle: Phase::set(&BATTLE),
        point_phases: vec![(point::THIS_CALCULATION, Phase::set(&[phase::DAMAGE, phase::CALCULATION]))],
        stat_kinds: [stat::ATK, stat::DEF, stat::LEVEL].map(|stat| (stat, Kind::set(&[kind::MONSTER]))).into(),
        stat_zones: vec![],
        keyword_kinds: vec![],
        bans: ban::table(),
        gauges: gauge::table(),
        scores: vec!["life-points", "wins"],
        nouns: vec![
            Noun::in_zones("monster", &[zone::MONSTERS]),
            Noun::in_zones("spell-trap", &[zone::SPELLS, zone::FIELD]),
            Noun::in_zones("field-card", &[zone::MONSTERS, zone::SPELLS, zone::FIELD]),
            Noun::in_zones("hand-card", &[zone::HAND]),
            Noun::in_zones("deck-card", &[zone::DECK]),
            Noun::in_zones("gy-card", &[zone::GRAVE]),
            Noun::in_zones("banished-card", &[zone::BANISHED]),
        ],
        attached: "equipped",
        hosts: 0,
        one_use: vec![
            (kind::SPELL, label::NORMAL, false),
            (kind::SPELL, label::RITUAL, false),
            (kind::SPELL, label::QUICK_PLAY, true),
            (kind::TRAP, label::NORMAL, true),
            (kind::TRAP, label::COUNTER, true),
        ],
    }
}
