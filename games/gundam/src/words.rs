//! The ids of the game and the words for them. Constants and tables stand in the same order.

use baize_kernel::ir::End;
use baize_kernel::vocabulary::{BanSpec, CueSpec, LabelSpec, Noun, Role, Shape, Sight, VerbSpec, Vocabulary, ZoneSpec};
use baize_kernel::words;

words!(zone: Zone {
    /// The deck area (4-2).
    DECK,
    /// The resource deck area (4-3).
    RESOURCE_DECK,
    /// The resource area (4-4).
    RESOURCES,
    /// The battle area (4-5).
    BATTLE,
    /// The base section of the shield area (4-6-3).
    BASE,
    /// The shield section of the shield area (4-6-4).
    SHIELDS,
    /// The removal area (4-7).
    REMOVAL,
    /// The hand (4-8).
    HAND,
    /// The trash (4-9).
    TRASH,
    /// Pilots beneath their Units (4-5-3).
    PAIRED,
    /// No area: a Command or a Burst being resolved (4-1-2).
    NOWHERE,
});

words!(kind: Kind {
    /// Unit card.
    UNIT,
    /// Pilot card.
    PILOT,
    /// Command card.
    COMMAND,
    /// Base card.
    BASE,
    /// Resource card.
    RESOURCE,
    /// Keyword effects, written as a card that nobody holds.
    RULE,
});

words!(stat: Stat {
    /// AP (2-7).
    AP,
    /// HP that is left (2-8, R41).
    HP,
    /// Lv (2-9).
    LV,
    /// Cost (2-10).
    COST,
    /// The number of Repair (13-1-1).
    REPAIR,
    /// The number of Breach (13-1-2).
    BREACH,
    /// The number of Support (13-1-3).
    SUPPORT,
    /// How much less damage a card receives than is dealt to it.
    REDUCTION,
});

words!(keyword: Keyword {
    /// Blocker (13-1-4).
    BLOCKER,
    /// First Strike (13-1-5).
    FIRST_STRIKE,
    /// High-Maneuver (13-1-6).
    HIGH_MANEUVER,
    /// A Link Unit (3-2-6-2).
    LINKED,
    /// A Command with 【Pilot】 (3-4-6).
    PILOT_PART,
});

words!(cue: Cue {
    /// 【Activate·Main】.
    ACTIVATE_MAIN,
    /// 【Activate·Action】.
    ACTIVATE_ACTION,
    /// 【Main】.
    MAIN,
    /// 【Action】.
    ACTION,
    /// 【Burst】.
    BURST,
    /// 【Deploy】.
    DEPLOY,
    /// 【Attack】.
    ATTACK,
    /// 【Destroyed】.
    DESTROYED,
    /// 【When Paired】.
    WHEN_PAIRED,
    /// 【When Linked】.
    WHEN_LINKED,
    /// The start step of a turn.
    TURN_STARTS,
    /// The end step of a turn.
    TURN_ENDS,
    /// A Unit or Base is deployed.
    DEPLOYED,
    /// A Pilot is paired with a Unit.
    PAIRED,
    /// A Unit attacks.
    ATTACKS,
    /// A Unit blocks.
    BLOCKS,
    /// A Unit or Base is destroyed.
    DIES,
    /// A Unit destroys an enemy Unit with battle damage.
    KILLS,
    /// A Unit destroys an enemy shield area card with battle damage.
    BREAKS,
    /// A Shield is destroyed.
    SHIELD_DESTROYED,
    /// A Unit or Base takes damage.
    DAMAGED,
    /// A Unit or Base recovers HP.
    RECOVERED,
    /// A card becomes rested.
    RESTED,
    /// A card becomes active.
    READIED,
    /// A card of the field is returned to hand.
    RETURNED,
    /// A card is drawn.
    DRAWN,
    /// A card is discarded.
    DISCARDED,
    /// An EX Resource is placed.
    EX_PLACED,
    /// A Command is used.
    COMMAND_USED,
    /// Resources are rested for an effect.
    PAID,
});

words!(verb: Verb {
    /// Play a card by paying its cost.
    PLAY,
    /// Play a card as the Pilot of a Unit.
    PAIR,
    /// Attack.
    ATTACK,
    /// Use an activated effect.
    ACTIVATE,
    /// End the main phase.
    END,
    /// Use Blocker.
    BLOCK,
    /// Do nothing.
    PASS,
    /// Use a Burst.
    BURST,
    /// Keep the first hand.
    KEEP,
    /// Redraw the first hand.
    REDRAW,
    /// Go first.
    FIRST,
    /// Go second.
    SECOND,
    /// Turns pass clockwise.
    CLOCKWISE,
    /// Turns pass counterclockwise.
    COUNTERCLOCKWISE,
    /// Let the team-mate act.
    HAND_OVER,
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
    /// Put on top.
    TOP,
    /// Put at the bottom.
    BOTTOM,
    /// Name a number.
    NAME,
    /// Choose which waiting effect comes next.
    NEXT,
    /// Choose the Resources that pay.
    PAY,
    /// Trash for want of room.
    MAKE_ROOM,
    /// Concede.
    CONCEDE,
    /// Lay a shield.
    DEAL,
    /// Place at the start.
    SET_UP,
    /// Become active in the active step.
    READY_UP,
    /// A Pilot follows its Unit.
    FOLLOW,
    /// Deal battle damage.
    STRIKE,
    /// Leave the game.
    LEAVE,
    /// Destroy.
    DESTROY,
    /// Put into the trash.
    TRASH,
    /// Return to the owner's hand.
    RETURN,
    /// Remove.
    EXILE,
    /// Move wherever it says.
    MOVE,
    /// Deploy.
    DEPLOY,
    /// Deploy rested.
    DEPLOY_RESTED,
    /// Deploy tokens.
    TOKEN,
    /// Deploy rested tokens.
    TOKEN_RESTED,
    /// Rest.
    REST,
    /// Set as active.
    READY,
    /// Deal damage.
    DAMAGE,
    /// Recover HP.
    RECOVER,
    /// Pair by an effect.
    PAIR_UP,
    /// Draw.
    DRAW,
    /// Discard.
    DISCARD,
    /// Trash from the top of the deck.
    MILL,
    /// Shuffle the deck.
    SHUFFLE,
    /// Pay with Resources.
    SPEND,
    /// Place Resources.
    PLACE_RESOURCE,
    /// Place rested Resources.
    PLACE_RESTED_RESOURCE,
    /// Place EX Resources.
    PLACE_EX,
    /// Damage the first card of the shield area.
    BREACH,
    /// Win the game.
    WIN,
    /// Lose the game.
    LOSE,
});

words!(phase: Phase {
    /// Before the first turn.
    SETUP,
    /// Active step (7-2-3).
    ACTIVE,
    /// Start step (7-2-4).
    START,
    /// Draw phase (7-3).
    DRAW,
    /// Resource phase (7-4).
    RESOURCE,
    /// Main phase (7-5).
    MAIN,
    /// Attack step (8-2).
    ATTACK,
    /// Block step (8-3).
    BLOCK,
    /// Action step of a battle (8-4).
    ACTION,
    /// Damage step (8-5).
    DAMAGE,
    /// Battle end (8-6).
    BATTLE_END,
    /// Action step of the end phase (7-6-3).
    END_ACTION,
    /// End step (7-6-4).
    END,
    /// Hand step (7-6-5).
    HAND,
    /// Cleanup step (7-6-6).
    CLEANUP,
});

words!(point: Point {
    /// During this battle.
    THIS_BATTLE,
    /// During this turn.
    THIS_TURN,
    /// At the end of this turn.
    END_OF_TURN,
    /// Until the start of your next turn.
    YOUR_NEXT_START,
    /// Until the end of your opponent's next turn.
    OPPONENTS_NEXT_END,
    /// During the start phase of your opponent's next turn.
    OPPONENTS_START,
    /// For the rest of the game.
    FOREVER,
});

words!(ban: Ban {
    /// The card cannot attack.
    ATTACK,
    /// The Unit cannot attack the enemy player.
    ATTACK_PLAYER,
    /// The Unit may attack active Units, where it is allowed.
    ATTACK_ACTIVE,
    /// The card cannot be destroyed by an effect that says so.
    BE_DESTROYED,
    /// The card cannot receive damage.
    BE_DAMAGED,
    /// The cards of the player's shield area cannot receive damage.
    LOSE_SHIELDS,
    /// The card cannot become active.
    READY,
    /// The Unit cannot be paired with a Pilot.
    BE_PAIRED,
    /// The Unit cannot block.
    BLOCK,
    /// The player cannot draw by effects.
    DRAW,
    /// Enemy Units attack this Unit, where they may choose it.
    DRAW_ATTACKS,
    /// Enemy Units attack this Unit before those that draw attacks otherwise.
    DRAW_ALL_ATTACKS,
});

words!(label: Label {
    /// Blue (colour).
    BLUE,
    /// Green (colour).
    GREEN,
    /// Red (colour).
    RED,
    /// White (colour).
    WHITE,
    /// Purple (colour).
    PURPLE,
    /// Space (terrain).
    SPACE,
    /// Earth (terrain).
    EARTH,
    /// Token (sort).
    TOKEN,
});

const fn bit(zone: baize_kernel::Zone) -> u32 {
    1 << zone.0
}

/// Returns the words of the game.
pub fn vocabulary() -> Vocabulary {
    Vocabulary {
        zones: zones(),
        stats: vec!["ap", "hp", "lv", "cost", "repair", "breach", "support", "reduction"],
        kinds: vec!["unit", "pilot", "command", "base", "resource", "rule"],
        keywords: vec!["blocker", "first-strike", "high-maneuver", "linked", "pilot-part"],
        labels: labels(),
        verbs: verbs(),
        cues: cues(),
        phases: vec![
            "setup",
            "active",
            "start",
            "draw",
            "resource",
            "main",
            "attack",
            "block",
            "action",
            "damage",
            "battle-end",
            "end-action",
            "end",
            "hand",
            "cleanup",
        ],
        points: vec![
            "this-battle",
            "this-turn",
            "end-of-turn",
            "your-next-start",
            "opponents-next-end",
            "opponents-start",
            "forever",
        ],
        bans: bans(),
        gauges: vec![],
        scores: vec![],
        nouns: nouns(),
        attached: "pilot",
        ..Vocabulary::default()
    }
}

fn zones() -> Vec<ZoneSpec> {
    let area = |word, sight, ordered, live| ZoneSpec { word, sight, ordered, live, by_rule: false };
    vec![
        // 4-1-4: what is closed, to whom, and what has an order.
        area("deck", Sight::Nobody, true, false),          // 4-2-2
        area("resource-deck", Sight::Nobody, true, false), // 4-3-2
        area("resources", Sight::All, false, false),       // 4-4-3
        area("battle", Sight::All, false, true),           // 4-5-2, 4-5-5
        area("base", Sight::All, false, true),             // 4-6-3-1
        area("shields", Sight::Nobody, true, false),       // 4-6-4-1
        area("removal", Sight::All, false, false),         // 4-7-2
        area("hand", Sight::Owner, false, false),          // 4-8-2, 4-8-3
        area("trash", Sight::All, false, false),           // 4-9-2
        area("paired", Sight::All, false, true),           // 4-5-3
        area("nowhere", Sight::All, false, false),         // 4-1-2
    ]
}

fn labels() -> Vec<LabelSpec> {
    let label = |word, group| LabelSpec { word, group };
    vec![
        label("blue", "colour"),
        label("green", "colour"),
        label("red", "colour"),
        label("white", "colour"),
        label("purple", "colour"),
        label("space", "terrain"),
        label("earth", "terrain"),
        label("token", "sort"),
    ]
}

fn verbs() -> Vec<VerbSpec> {
    let verb = |word, shape| VerbSpec::new(word, shape);
    let to = |zone| Shape::MoveTo { zone, end: End::Bottom };
    vec![
        VerbSpec::action("play"),
        VerbSpec::action("pair"),
        VerbSpec::action("attack"),
        VerbSpec::action("activate"),
        VerbSpec::action("end"),
        VerbSpec::action("block"),
        VerbSpec::action("pass"),
        VerbSpec::action("use-burst"),
        VerbSpec::action("keep"),
        VerbSpec::action("redraw"),
        VerbSpec::action("first"),
        VerbSpec::action("second"),
        VerbSpec::action("clockwise"),
        VerbSpec::action("counterclockwise"),
        VerbSpec::action("hand-over"),
        VerbSpec::action("choose"),
        VerbSpec::action("done"),
        VerbSpec::action("yes"),
        VerbSpec::action("no"),
        VerbSpec::action("option"),
        VerbSpec::action("order"),
        VerbSpec::action("top"),
        VerbSpec::action("bottom"),
        VerbSpec::action("name"),
        VerbSpec::action("next"),
        VerbSpec::action("pay"),
        VerbSpec::action("make-room"),
        VerbSpec::action("concede"),
        VerbSpec::action("deal"),
        VerbSpec::action("set-up"),
        VerbSpec::action("ready-up"),
        VerbSpec::action("follow"),
        VerbSpec::action("strike"),
        VerbSpec::action("leave"),
        verb("destroy", to(zone::TRASH)),
        verb("trash", to(zone::TRASH)),
        verb("return", to(zone::HAND)),
        verb("exile", to(zone::REMOVAL)),
        verb("move", Shape::Move),
        verb("put", Shape::Cards),
        verb("put-rested", Shape::Cards),
        verb("deploy-token", Shape::NumberOf),
        verb("deploy-token-rested", Shape::NumberOf),
        verb("rest", Shape::Cards),
        verb("ready", Shape::Cards),
        verb("damage", Shape::NumberCards),
        verb("recover", Shape::NumberCards),
        verb("pair-up", Shape::CardsTo),
        verb("draw", Shape::Number),
        verb("discard", Shape::Number),
        verb("mill", Shape::Number),
        verb("shuffle", Shape::Plain),
        verb("spend", Shape::Number),
        verb("place-resource", Shape::Number),
        verb("place-rested-resource", Shape::Number),
        verb("place-ex", Shape::Number),
        verb("breach", Shape::Number),
        verb("win", Shape::Plain),
        verb("lose", Shape::Plain),
    ]
}

fn cues() -> Vec<CueSpec> {
    let cue = |word, role| CueSpec::new(word, role).replaceable();
    vec![
        cue("activate-main", Role::Use),
        cue("activate-action", Role::Use),
        cue("main", Role::Use),
        cue("action", Role::Use),
        cue("burst", Role::Use),
        cue("deploy", Role::Own),
        cue("attack", Role::Own),
        cue("destroyed", Role::Own),
        cue("when-paired", Role::Own),
        cue("when-linked", Role::Own),
        cue("turn-starts", Role::Event),
        cue("turn-ends", Role::Event),
        cue("deployed", Role::Event),
        cue("paired", Role::Event),
        cue("attacks", Role::Event),
        cue("blocks", Role::Event),
        cue("dies", Role::Event),
        cue("kills", Role::Event),
        cue("breaks", Role::Event),
        cue("shield-destroyed", Role::Event),
        cue("damaged", Role::Event),
        cue("recovered", Role::Event),
        cue("rested", Role::Event),
        cue("readied", Role::Event),
        cue("returned", Role::Event),
        cue("drawn", Role::Event),
        cue("discarded", Role::Event),
        cue("ex-placed", Role::Event),
        cue("command-used", Role::Event),
        cue("paid", Role::Event),
    ]
}

fn bans() -> Vec<BanSpec> {
    let ban = |word, player| BanSpec { word, player, forbid: true, permit: true };
    vec![
        ban("attack", false),
        ban("attack-player", false),
        ban("attack-active", false),
        ban("be-destroyed", false),
        ban("be-damaged", false),
        ban("lose-shields", true),
        ban("ready", false),
        ban("be-paired", false),
        ban("block", false),
        ban("draw", true),
        ban("draw-attacks", false),
        ban("draw-all-attacks", false),
    ]
}

fn nouns() -> Vec<Noun> {
    let noun = |word, zones| Noun { word, zones, kinds: 0 };
    vec![
        noun("unit", bit(zone::BATTLE)),
        noun("base", bit(zone::BASE)),
        noun("shield", bit(zone::SHIELDS)),
        noun("pilot", bit(zone::PAIRED)),
        noun("resource", bit(zone::RESOURCES)),
        noun("hand-card", bit(zone::HAND)),
        noun("deck-card", bit(zone::DECK)),
        noun("trash-card", bit(zone::TRASH)),
        noun("removed-card", bit(zone::REMOVAL)),
    ]
}
