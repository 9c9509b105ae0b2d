//! The ids of the game and the words for them. Constants and tables stand in the same order.

use baize_kernel::ir::End;
use baize_kernel::vocabulary::{BanSpec, CueSpec, LabelSpec, Noun, Role, Shape, Sight, VerbSpec, Vocabulary, ZoneSpec};
use baize_kernel::words;

words!(zone: Zone {
    /// The deck (3-2).
    DECK,
    /// The DON!! deck (3-3).
    DON_DECK,
    /// The hand (3-4).
    HAND,
    /// The trash (3-5).
    TRASH,
    /// The Leader area (3-6).
    LEADER,
    /// The Character area (3-7).
    CHARACTERS,
    /// The Stage area (3-8).
    STAGE,
    /// The cost area (3-9).
    COST,
    /// The Life area (3-10).
    LIFE,
    /// DON!! cards given to a Leader or Character, lying under it (6-5-5-1).
    GIVEN,
    /// A card in no area while its [Trigger] is resolved (10-1-5-1, R25).
    NOWHERE,
});

words!(kind: Kind {
    /// Leader card.
    LEADER,
    /// Character card.
    CHARACTER,
    /// Event card.
    EVENT,
    /// Stage card.
    STAGE,
    /// DON!! card.
    DON,
});

words!(stat: Stat {
    /// Power (2-6).
    POWER,
    /// Cost (2-7).
    COST,
    /// Counter icon (2-10).
    COUNTER,
    /// Life of a Leader (2-9).
    LIFE,
});

words!(keyword: Keyword {
    /// [Rush] (10-1-1).
    RUSH,
    /// [Double Attack] (10-1-2).
    DOUBLE_ATTACK,
    /// [Banish] (10-1-3).
    BANISH,
    /// [Blocker] (10-1-4).
    BLOCKER,
});

words!(cue: Cue {
    /// [Activate: Main].
    ACTIVATE_MAIN,
    /// [Main].
    MAIN,
    /// [Counter].
    COUNTER,
    /// [Trigger].
    TRIGGER,
    /// [On Play].
    ON_PLAY,
    /// [When Attacking].
    WHEN_ATTACKING,
    /// [On Block].
    ON_BLOCK,
    /// [On K.O.].
    ON_KO,
    /// [On Your Opponent's Attack].
    ON_OPPONENTS_ATTACK,
    /// [End of Your Turn].
    END_OF_YOUR_TURN,
    /// [End of Your Opponent's Turn].
    END_OF_OPPONENTS_TURN,
    /// At the start of a turn.
    TURN_STARTS,
    /// At the start of the Main Phase.
    MAIN_STARTS,
    /// At the start of the game (Leaders).
    GAME_STARTS,
    /// A card is played: put on the field.
    PLAYED,
    /// A card attacks.
    ATTACKS,
    /// A card is attacked.
    ATTACKED,
    /// A player activates [Blocker].
    BLOCKED,
    /// A Character is K.O.'d.
    KO,
    /// A card is removed from the field.
    REMOVED,
    /// A card becomes rested.
    RESTED,
    /// A card becomes active.
    READIED,
    /// A DON!! card on the field is returned to the DON!! deck.
    DON_RETURNED,
    /// A DON!! card is given.
    DON_GIVEN,
    /// A card is drawn outside the Draw Phase or in it.
    DRAWN,
    /// A card is trashed from hand.
    DISCARDED,
    /// An Event is activated from hand.
    EVENT_ACTIVATED,
    /// A [Trigger] is activated.
    TRIGGER_ACTIVATED,
    /// A player takes damage.
    DAMAGE_TAKEN,
    /// An attack deals damage to a Leader's Life.
    DAMAGE_DEALT,
    /// A card leaves a Life area.
    LIFE_REMOVED,
    /// A card comes to a Life area.
    LIFE_ADDED,
    /// A Life area has become empty.
    LIFE_ZERO,
    /// A battle with a power comparison has been fought by a card.
    BATTLED,
    /// A battle ends.
    BATTLE_ENDS,
});

words!(verb: Verb {
    /// Play a card by paying its cost.
    PLAY,
    /// Attack.
    ATTACK,
    /// Give a DON!! card.
    GIVE,
    /// Use an effect.
    ACTIVATE,
    /// End the Main Phase.
    END,
    /// Use [Blocker].
    BLOCK,
    /// Use a Counter icon or a [Counter] Event.
    COUNTER,
    /// Do nothing more.
    PASS,
    /// Use a [Trigger].
    TRIGGER,
    /// Keep the first hand.
    KEEP,
    /// Redraw the first hand.
    REDRAW,
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
    /// Leave the optional part.
    NO,
    /// Take one of several options.
    OPTION,
    /// Put cards in an order.
    ORDER,
    /// Choose the cards that go on top.
    TOP,
    /// Name a number.
    NAME,
    /// K.O.
    KO,
    /// Put in the trash.
    TRASH,
    /// Return to the owner's hand.
    RETURN,
    /// Move wherever it says.
    MOVE,
    /// Play by an effect.
    PUT,
    /// Play rested by an effect.
    PUT_RESTED,
    /// Rest.
    REST,
    /// Set as active.
    READY,
    /// Give DON!! by an effect.
    ATTACH,
    /// Turn face up.
    TURN_UP,
    /// Turn face down.
    TURN_DOWN,
    /// Return DON!! to the DON!! deck.
    RETURN_DON,
    /// Add DON!! from the DON!! deck as active.
    ADD_DON,
    /// Add DON!! from the DON!! deck rested.
    ADD_DON_RESTED,
    /// Draw.
    DRAW,
    /// Trash from hand.
    DISCARD,
    /// Trash from the top of the deck.
    MILL,
    /// Shuffle the deck.
    SHUFFLE,
    /// Take damage.
    DAMAGE,
    /// Win the game.
    WIN,
    /// Lose the game.
    LOSE,
    /// Take a Life card into hand.
    TAKE,
    /// Use a replacement effect.
    REPLACE,
    /// Deal a Life card.
    DEAL,
    /// Trash for want of room.
    MAKE_ROOM,
    /// Refresh.
    REFRESH,
    /// Choose which of several waiting effects comes next.
    NEXT,
    /// Concede.
    CONCEDE,
    /// Put back.
    PUT_BACK,
    /// Name how often a loop is repeated.
    REPEAT,
    /// Put cards at the bottom.
    BOTTOM,
    /// Play as active by an effect that says so.
    PUT_ACTIVE,
});

words!(phase: Phase {
    /// Before the first turn.
    SETUP,
    /// Refresh Phase.
    REFRESH,
    /// Draw Phase.
    DRAW,
    /// DON!! Phase.
    DON,
    /// Main Phase.
    MAIN,
    /// Attack Step.
    ATTACK,
    /// Block Step.
    BLOCK,
    /// Counter Step.
    COUNTER,
    /// Damage Step.
    DAMAGE,
    /// End of Battle.
    BATTLE_END,
    /// End Phase.
    END,
});

words!(point: Point {
    /// During this battle.
    THIS_BATTLE,
    /// During this turn.
    THIS_TURN,
    /// Until the end of the turn; also: at the end of this turn.
    END_OF_TURN,
    /// Until the start of your next turn.
    YOUR_NEXT_START,
    /// Until the end of your opponent's next turn.
    OPPONENTS_NEXT_END,
    /// In the opponent's next Refresh Phase.
    OPPONENTS_REFRESH,
    /// For the rest of the game.
    FOREVER,
});

words!(ban: Ban {
    /// The card cannot attack.
    ATTACK,
    /// The card cannot be attacked.
    BE_ATTACKED,
    /// The player cannot activate [Blocker].
    ACTIVATE_BLOCKER,
    /// The card cannot be K.O.'d.
    BE_KO,
    /// The card cannot be removed from the field.
    BE_REMOVED,
    /// The card cannot be rested.
    BE_RESTED,
    /// The card cannot become active, or not in the Refresh Phase named.
    READY,
    /// The player cannot play cards.
    PLAY,
    /// The player cannot draw by effects.
    DRAW,
    /// The player cannot set DON!! cards as active.
    READY_DON,
    /// The player's DON!! cards cannot be given.
    GIVE,
    /// The card cannot attack certain cards.
    ATTACK_TARGET,
    /// The card cannot be included in a deck.
    BE_INCLUDED,
    /// The player's cards are played rested.
    ENTER_ACTIVE,
});

const fn bit(zone: baize_kernel::Zone) -> u32 {
    1 << zone.0
}

/// Returns the words of the game.
pub fn vocabulary() -> Vocabulary {
    let area = |word, sight, ordered, live| ZoneSpec { word, sight, ordered, live };
    let action = |word| VerbSpec { word, shape: Shape::Action };
    let verb = |word, shape| VerbSpec { word, shape };
    let to = |zone| Shape::MoveTo { zone, end: End::Bottom };
    let cue = |word, role| CueSpec { word, role };
    let noun = |word, zones, kinds| Noun { word, zones, kinds };
    let ban = |word, player| BanSpec { word, player };
    Vocabulary {
        zones: vec![
            area("deck", Sight::Nobody, true, false),
            area("don-deck", Sight::All, false, false),
            area("hand", Sight::Owner, false, false),
            area("trash", Sight::All, false, false),
            area("leader", Sight::All, false, true),
            area("characters", Sight::All, false, true),
            area("stage", Sight::All, false, true),
            area("cost", Sight::All, false, false),
            area("life", Sight::Nobody, true, false),
            area("given", Sight::All, false, false),
            area("nowhere", Sight::All, false, false),
        ],
        stats: vec!["power", "cost", "counter", "life"],
        kinds: vec!["leader", "character", "event", "stage", "don"],
        keywords: vec!["rush", "double-attack", "banish", "blocker"],
        labels: ["red", "green", "blue", "purple", "black", "yellow"]
            .map(|word| LabelSpec { word, group: "colour" })
            .into_iter()
            .chain(
                ["slash", "strike", "ranged", "special", "wisdom"].map(|word| LabelSpec { word, group: "attribute" }),
            )
            .collect(),
        verbs: vec![
            action("play"),
            action("attack"),
            action("give"),
            action("activate"),
            action("end"),
            action("block"),
            action("counter"),
            action("pass"),
            action("trigger"),
            action("keep"),
            action("redraw"),
            action("first"),
            action("second"),
            action("choose"),
            action("done"),
            action("yes"),
            action("no"),
            action("option"),
            action("order"),
            action("top"),
            action("name"),
            verb("ko", to(zone::TRASH)),
            verb("trash", to(zone::TRASH)),
            verb("return", to(zone::HAND)),
            verb("move", Shape::Move),
            verb("put", Shape::Cards),
            verb("put-rested", Shape::Cards),
            verb("rest", Shape::Cards),
            verb("ready", Shape::Cards),
            verb("attach", Shape::CardsTo),
            verb("turn-up", Shape::Cards),
            verb("turn-down", Shape::Cards),
            verb("return-don", to(zone::DON_DECK)),
            verb("add-don", Shape::Number),
            verb("add-don-rested", Shape::Number),
            verb("draw", Shape::Number),
            verb("discard", Shape::Number),
            verb("mill", Shape::Number),
            verb("shuffle", Shape::Plain),
            verb("damage", Shape::Number),
            verb("win", Shape::Plain),
            verb("lose", Shape::Plain),
            action("take"),
            action("replace"),
            action("deal"),
            action("make-room"),
            action("refresh"),
            action("next"),
            action("concede"),
            action("put-back"),
            action("repeat"),
            action("bottom"),
            verb("put-active", Shape::Cards),
        ],
        cues: vec![
            cue("activate-main", Role::Use),
            cue("main", Role::Use),
            cue("counter", Role::Use),
            cue("trigger", Role::Use),
            cue("on-play", Role::Own),
            cue("when-attacking", Role::Own),
            cue("on-block", Role::Own),
            cue("on-ko", Role::Own),
            cue("on-opponents-attack", Role::Table),
            cue("end-of-your-turn", Role::Table),
            cue("end-of-opponents-turn", Role::Table),
            cue("turn-starts", Role::Event),
            cue("main-starts", Role::Event),
            cue("game-starts", Role::Table),
            cue("played", Role::Event),
            cue("attacks", Role::Event),
            cue("attacked", Role::Event),
            cue("blocked", Role::Event),
            cue("ko", Role::Event),
            cue("removed", Role::Event),
            cue("rested", Role::Event),
            cue("readied", Role::Event),
            cue("don-returned", Role::Event),
            cue("don-given", Role::Event),
            cue("drawn", Role::Event),
            cue("discarded", Role::Event),
            cue("event-activated", Role::Event),
            cue("trigger-activated", Role::Event),
            cue("damage-taken", Role::Event),
            cue("damage-dealt", Role::Event),
            cue("life-removed", Role::Event),
            cue("life-added", Role::Event),
            cue("life-zero", Role::Event),
            cue("battled", Role::Event),
            cue("battle-ends", Role::Event),
        ],
        phases: vec![
            "setup",
            "refresh",
            "draw",
            "don",
            "main",
            "attack",
            "block",
            "counter",
            "damage",
            "battle-end",
            "end",
        ],
        points: vec![
            "this-battle",
            "this-turn",
            "end-of-turn",
            "your-next-start",
            "opponents-next-end",
            "opponents-refresh",
            "forever",
        ],
        bans: vec![
            ban("attack", false),
            ban("be-attacked", false),
            ban("activate-blocker", true),
            ban("be-ko", false),
            ban("be-removed", false),
            ban("be-rested", false),
            ban("ready", false),
            ban("play", true),
            ban("draw", true),
            ban("ready-don", true),
            ban("give", true),
            ban("attack-target", false),
            ban("be-included", false),
            ban("enter-active", true),
        ],
        gauges: vec![],
        scores: vec![],
        nouns: vec![
            noun("leader", bit(zone::LEADER), 0),
            noun("character", bit(zone::CHARACTERS), 0),
            noun("stage", bit(zone::STAGE), 0),
            noun("don", bit(zone::COST) | bit(zone::GIVEN), 0),
            noun("cost-don", bit(zone::COST), 0),
            noun("given-don", bit(zone::GIVEN), 0),
            noun("hand-card", bit(zone::HAND), 0),
            noun("deck-card", bit(zone::DECK), 0),
            noun("trash-card", bit(zone::TRASH), 0),
            noun("life-card", bit(zone::LIFE), 0),
        ],
        attached: "don",
    }
}
