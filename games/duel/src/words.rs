//! The ids of the game and the words for them. Constants and tables stand in the same order.

use baize_kernel::ir::End;
use baize_kernel::vocabulary::{BanSpec, CueSpec, LabelSpec, Noun, Role, Shape, Sight, VerbSpec, Vocabulary, ZoneSpec};
use baize_kernel::words;

words!(zone: Zone {
    /// The deck (D2.9).
    DECK,
    /// The hand (D2.12).
    HAND,
    /// The graveyard (D2.7).
    GRAVE,
    /// The monster zone (D2.2).
    MONSTERS,
    /// The spell and trap zone (D2.4).
    SPELLS,
    /// The field zone (D2.5).
    FIELD,
    /// Cards removed from play (D2.13).
    BANISHED,
    /// The side deck (D1.4).
    SIDE,
    /// The extra deck, always empty (D1.8).
    EXTRA,
    /// A monster shown while its summon is attempted (D9.32).
    LIMBO,
});

words!(kind: Kind {
    /// Monster card.
    MONSTER,
    /// Spell card.
    SPELL,
    /// Trap card.
    TRAP,
});

words!(stat: Stat {
    /// Attack.
    ATK,
    /// Defence.
    DEF,
    /// Level (D3.2).
    LEVEL,
});

words!(label: Label {
    /// No icon; a monster without effect.
    NORMAL,
    /// A monster with effects.
    EFFECT,
    /// A ritual monster or spell.
    RITUAL,
    /// An equip spell.
    EQUIP,
    /// A field spell.
    FIELD,
    /// A quick-play spell.
    QUICK_PLAY,
    /// A continuous spell or trap.
    CONTINUOUS,
    /// A counter trap.
    COUNTER,
    /// The attribute DARK, first of its group.
    DARK,
    /// EARTH.
    EARTH,
    /// FIRE.
    FIRE,
    /// LIGHT.
    LIGHT,
    /// WATER.
    WATER,
    /// WIND.
    WIND,
    /// DIVINE.
    DIVINE,
    /// 1 copy at most (D1.10).
    LIMITED,
    /// 2 copies at most (D1.11).
    SEMI_LIMITED,
    /// No copy at all (D1.9).
    FORBIDDEN,
});

words!(keyword: Keyword {
    /// Comes onto the field by its own kind of special summon first (D4.21).
    SPECIAL_ONLY,
    /// May be summoned or set without tribute with 1900 ATK, or summoned with three tributes.
    BEAST_KING,
    /// Deals no battle damage, and brings none, when it attacks.
    HARMLESS,
    /// Its damage-calculation effect is used once while it is face-up.
    ONCE_FACE_UP,
    /// A normal spell that stays on the field and falls in the End Phase of the opponent's third turn.
    THREE_TURNS,
});

words!(cue: Cue {
    /// Activating a spell or trap card.
    ACTIVATE,
    /// An ignition effect (D3.13).
    IGNITION,
    /// An ignition effect that a policy permits.
    IGNITION_BY_POLICY,
    /// A quick effect (D3.15).
    QUICK,
    /// A quick effect for damage calculation (R24).
    CALCULATION,
    /// A monster's own special summon (D4.19).
    OWN_SUMMON,
    /// An own special summon that a policy permits.
    OWN_SUMMON_BY_POLICY,
    /// A flip effect (D3.18).
    FLIP,
    /// Applied in its player's Standby Phase without a chain (D7.8).
    UPKEEP,
    /// Applied at once when the card is destroyed, without a chain.
    FALLS,
    /// A trigger of the Standby Phase.
    STANDBY,
    /// A trigger of the End Phase.
    END_PHASE,
    /// A monster is normal summoned, with or without tribute.
    NORMAL_SUMMONED,
    /// A monster is tribute summoned with three tributes.
    THREE_TRIBUTES,
    /// A monster is flip summoned.
    FLIP_SUMMONED,
    /// A monster is special summoned.
    SPECIAL_SUMMONED,
    /// A summon is attempted (D9.32).
    SUMMON_ATTEMPTED,
    /// A card or effect that special summons is activated.
    SUMMON_ACTIVATED,
    /// A spell card is activated.
    SPELL_ACTIVATED,
    /// A trap card is activated.
    TRAP_ACTIVATED,
    /// A trap card whose effect deals damage is activated.
    DAMAGE_TRAP_ACTIVATED,
    /// An activated spell has resolved; applied without a chain.
    SPELL_RESOLVED,
    /// A monster declares an attack.
    ATTACK_DECLARED,
    /// A monster becomes the target of an attack.
    ATTACKED,
    /// A monster that was attacked face-down has survived or not; after damage calculation.
    ATTACKED_FACE_DOWN,
    /// A monster is destroyed by battle and sent to the graveyard.
    BATTLE_DESTROYED,
    /// A card on the field is destroyed.
    DESTROYED,
    /// A card leaves the field for the graveyard.
    SENT,
    /// A card comes from the deck or the field to a graveyard.
    BURIED,
    /// A monster leaves the field for anywhere but the deck (D10.5, D10.6).
    LEFT,
});

words!(verb: Verb {
    /// Normal summon.
    SUMMON,
    /// Set a card.
    SET,
    /// Flip summon.
    FLIP,
    /// Special summon in the monster's own way.
    SPECIAL,
    /// Change a battle position.
    CHANGE,
    /// Activate a card or effect.
    ACTIVATE,
    /// Attack.
    ATTACK,
    /// Go to the Battle Phase.
    BATTLE,
    /// End the phase or the turn.
    END,
    /// Pass.
    PASS,
    /// Stop after a replay.
    STOP,
    /// Go first.
    FIRST,
    /// Go second.
    SECOND,
    /// Choose a card.
    CHOOSE,
    /// Stop choosing.
    DONE,
    /// Do the optional part.
    YES,
    /// Leave it.
    NO,
    /// One of several options.
    OPTION,
    /// Put in an order.
    ORDER,
    /// On top.
    TOP,
    /// At the bottom.
    BOTTOM,
    /// Name a number.
    NAME,
    /// Choose which effect comes next.
    NEXT,
    /// Name a card.
    DECLARE,
    /// Take face-up attack position.
    ATTACK_POSITION,
    /// Take face-up defence position.
    DEFENCE_POSITION,
    /// Draw for the turn.
    DRAW_PHASE,
    /// Exchange cards with the side deck.
    SWAP,
    /// Give up.
    CONCEDE,
    /// Attach an equip card.
    EQUIP,
    /// Discard down to the hand limit.
    REDUCE,
    /// Return borrowed cards.
    GIVE_BACK,
    /// Become unattached.
    FALL_OFF,
    /// Send a used card to the graveyard.
    USED,
    /// Replace a field spell.
    REPLACE,
    /// Destroy.
    DESTROY,
    /// Tribute.
    TRIBUTE,
    /// Choose as a target.
    TARGET,
    /// Choose as a target to special summon.
    REVIVE_TARGET,
    /// Special summon in either position.
    SPECIAL_SUMMON,
    /// Special summon in attack position.
    SPECIAL_SUMMON_ATTACK,
    /// Special summon in defence position.
    SPECIAL_SUMMON_DEFENCE,
    /// Special summon in attack position and bind to this card.
    HAUNT,
    /// Take control until the End Phase.
    TAKE_CONTROL,
    /// Turn face-up.
    TURN_UP,
    /// Turn monsters face-down.
    TURN_DOWN,
    /// Turn monsters to attack position.
    TO_ATTACK,
    /// Turn monsters to defence position.
    TO_DEFENCE,
    /// Attach this equip card to a monster.
    EQUIP_TO,
    /// Negate an attack.
    NEGATE_ATTACK,
    /// Negate a summon or an activation.
    NEGATE,
    /// Make an effect deal no damage.
    SHIELD,
    /// Copy a monster's values.
    COPY,
    /// Move wherever it says.
    MOVE,
    /// Send to the graveyard.
    SEND,
    /// Remove from play.
    BANISH,
    /// Draw.
    DRAW,
    /// Discard.
    DISCARD,
    /// Take damage from an effect.
    TAKE_DAMAGE,
    /// Gain LP.
    GAIN_LP,
    /// Pay LP.
    PAY_LP,
    /// Pay a multiple of 1000 LP.
    PAY_THOUSANDS,
    /// End the Battle Phase.
    END_BATTLE,
    /// Shuffle the deck.
    SHUFFLE,
    /// Name a card and look for it in the other hand.
    CRUSH,
    /// Perform a ritual summon with Normal monsters of the deck.
    RITUAL,
    /// Put what was paid on this card as counters.
    RAISE_WALL,
    /// Win the duel.
    WIN,
    /// Toss a coin (D1.13).
    TOSS,
    /// Roll a die (D1.14).
    ROLL,
});

words!(phase: Phase {
    /// Before the first turn.
    SETUP,
    /// Draw Phase.
    DRAW,
    /// Standby Phase.
    STANDBY,
    /// Main Phase 1.
    MAIN1,
    /// Start step of the Battle Phase.
    BATTLE_START,
    /// Battle step.
    BATTLE,
    /// Damage step, before calculation.
    DAMAGE,
    /// Damage calculation.
    CALCULATION,
    /// Damage step, after calculation.
    AFTER_DAMAGE,
    /// End step of the Battle Phase.
    BATTLE_END,
    /// Main Phase 2.
    MAIN2,
    /// End Phase.
    END,
    /// Between the duels of a match.
    BETWEEN,
});

words!(point: Point {
    /// For this damage calculation.
    THIS_CALCULATION,
    /// Until the End Phase.
    END_PHASE,
    /// For this turn.
    THIS_TURN,
    /// In the opponent's next turn.
    OPPONENTS_NEXT_TURN,
    /// For the rest of the duel, or while the card stays.
    FOREVER,
});

words!(ban: Ban {
    /// The card cannot declare an attack (R45).
    DECLARE_ATTACK,
    /// The card cannot attack at all (R45).
    ATTACK,
    /// The card cannot be the target of an attack.
    BE_ATTACKED,
    /// The card cannot be destroyed.
    BE_DESTROYED,
    /// The card cannot be chosen as a target.
    BE_TARGETED,
    /// The player cannot activate trap cards.
    ACTIVATE_TRAP,
    /// The player cannot activate field spells.
    ACTIVATE_FIELD_SPELL,
    /// The player cannot special summon.
    SPECIAL_SUMMON,
    /// The player has no Draw Phase.
    HAVE_DRAW_PHASE,
    /// The player cannot attack.
    BATTLE,
});

words!(gauge: Gauge {
    /// Life points.
    LP,
    /// What was paid for a Wall of Revealing Light.
    WALL,
});

const fn bit(zone: baize_kernel::Zone) -> u32 {
    1 << zone.0
}

/// Returns the words of the game.
pub fn vocabulary() -> Vocabulary {
    let area = |word, sight, ordered, live| ZoneSpec { word, sight, ordered, live };
    let action = |word| VerbSpec::action(word);
    let verb = |word, shape| VerbSpec::new(word, shape);
    let to = |zone| Shape::MoveTo { zone, end: End::Top };
    let cue = |word, role| CueSpec::new(word, role).replaceable();
    let noun = |word, zones| Noun { word, zones, kinds: 0 };
    let ban = |word, player| BanSpec { word, player, forbid: true, permit: true };
    let field = bit(zone::MONSTERS) | bit(zone::SPELLS) | bit(zone::FIELD);
    Vocabulary {
        zones: vec![
            // D2.12, D10.4: decks are hidden from both, hands and set cards (D5.27) from the other player.
            area("deck", Sight::Nobody, true, false),
            area("hand", Sight::Owner, false, false),
            // D10.1, D10.3: graveyards are open to all. D2.8: the order is there to be seen and stays; cards that arrive together keep the
            // order of their zones (R29), so nobody is asked.
            area("gy", Sight::All, false, false),
            area("monsters", Sight::Owner, false, true),
            area("spells", Sight::Owner, false, true),
            area("field", Sight::Owner, false, true),
            area("banished", Sight::All, false, false),
            area("side", Sight::Owner, false, false),
            area("extra", Sight::Owner, false, false),
            area("limbo", Sight::All, false, false),
        ],
        stats: vec!["atk", "def", "level"],
        kinds: vec!["monster", "spell", "trap"],
        keywords: vec!["special-only", "beast-king", "harmless", "once-face-up", "three-turns"],
        labels: ["normal", "effect", "ritual", "equip", "field", "quick-play", "continuous", "counter"]
            .map(|word| LabelSpec { word, group: "icon" })
            .into_iter()
            .chain(
                ["dark", "earth", "fire", "light", "water", "wind", "divine"]
                    .map(|word| LabelSpec { word, group: "attribute" }),
            )
            .chain(["limited", "semi-limited", "forbidden"].map(|word| LabelSpec { word, group: "status" }))
            .collect(),
        verbs: vec![
            action("summon"),
            action("set"),
            action("flip"),
            action("special"),
            action("change"),
            action("activate"),
            action("attack"),
            action("battle"),
            action("end"),
            action("pass"),
            action("stop"),
            action("first"),
            action("second"),
            action("choose"),
            action("done"),
            action("yes"),
            action("no"),
            action("option"),
            action("order"),
            action("top"),
            action("bottom"),
            action("name"),
            action("next"),
            action("declare"),
            action("attack-position"),
            action("defence-position"),
            action("draw-phase"),
            action("swap"),
            action("concede"),
            action("equip"),
            action("reduce"),
            action("give-back"),
            action("fall-off"),
            action("used"),
            action("replace"),
            verb("destroy", to(zone::GRAVE)),
            verb("tribute", to(zone::GRAVE)),
            verb("target", Shape::Cards),
            verb("revive-target", Shape::Cards),
            verb("special-summon", Shape::Cards),
            verb("special-summon-attack", Shape::Cards),
            verb("special-summon-defence", Shape::Cards),
            verb("haunt", Shape::Cards),
            verb("take-control", Shape::Cards),
            verb("turn-up", Shape::Cards),
            verb("turn-down", Shape::Cards),
            verb("to-attack", Shape::Cards),
            verb("to-defence", Shape::Cards),
            verb("equip-to", Shape::Cards),
            verb("negate-attack", Shape::Cards),
            verb("negate", Shape::Cards),
            verb("shield", Shape::Cards),
            verb("copy", Shape::Cards),
            verb("move", Shape::Move),
            verb("send", to(zone::GRAVE)),
            verb("banish", to(zone::BANISHED)),
            verb("draw", Shape::Number),
            verb("discard", Shape::Number),
            verb("take-damage", Shape::Number),
            verb("gain-lp", Shape::Number),
            verb("pay-lp", Shape::Number),
            verb("pay-thousands", Shape::Plain),
            verb("end-battle", Shape::Plain),
            verb("shuffle", Shape::Plain),
            verb("crush", Shape::Plain),
            verb("perform-ritual", Shape::Plain),
            verb("raise-wall", Shape::Plain),
            verb("win", Shape::Plain),
            verb("toss", Shape::Chance),
            verb("roll", Shape::Chance),
        ],
        cues: vec![
            cue("activate", Role::Use),
            cue("ignition", Role::Use),
            cue("ignition-by-policy", Role::Use),
            cue("quick", Role::Use),
            cue("calculation", Role::Use),
            cue("own-summon", Role::Use),
            cue("own-summon-by-policy", Role::Use),
            cue("flip", Role::Own),
            cue("upkeep", Role::Table),
            cue("falls", Role::Own),
            cue("standby", Role::Event),
            cue("end-phase", Role::Event),
            cue("normal-summoned", Role::Event),
            cue("three-tributes", Role::Own),
            cue("flip-summoned", Role::Event),
            cue("special-summoned", Role::Event),
            cue("summon-attempted", Role::Event),
            cue("summon-activated", Role::Event),
            cue("spell-activated", Role::Event),
            cue("trap-activated", Role::Event),
            cue("damage-trap-activated", Role::Event),
            cue("spell-resolved", Role::Event),
            cue("attack-declared", Role::Event),
            cue("attacked", Role::Event),
            cue("attacked-face-down", Role::Own),
            cue("battle-destroyed", Role::Own),
            cue("destroyed", Role::Event),
            cue("sent", Role::Own),
            cue("buried", Role::Event),
            cue("left", Role::Own),
        ],
        phases: vec![
            "setup",
            "draw",
            "standby",
            "main1",
            "battle-start",
            "battle",
            "damage",
            "calculation",
            "after-damage",
            "battle-end",
            "main2",
            "end",
            "between",
        ],
        points: vec!["this-calculation", "until-end-phase", "this-turn", "opponents-next-turn", "forever"],
        bans: vec![
            ban("declare-attack", false),
            ban("attack", false),
            ban("be-attacked", false),
            ban("be-destroyed", false),
            ban("be-targeted", false),
            ban("activate-trap", true),
            ban("activate-field-spell", true),
            ban("special-summon", true),
            ban("have-draw-phase", true),
            ban("battle", true),
        ],
        gauges: vec!["lp", "wall"],
        scores: vec!["life-points", "wins"],
        nouns: vec![
            noun("monster", bit(zone::MONSTERS)),
            noun("spell-trap", bit(zone::SPELLS) | bit(zone::FIELD)),
            noun("field-card", field),
            noun("hand-card", bit(zone::HAND)),
            noun("deck-card", bit(zone::DECK)),
            noun("gy-card", bit(zone::GRAVE)),
            noun("banished-card", bit(zone::BANISHED)),
        ],
        attached: "equipped",
        ..Vocabulary::default()
    }
}
