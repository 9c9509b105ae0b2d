//! The words of the game: each with its id, what it is, and what it goes with.

use crate::rules::clause;
use baize_kernel::ir::End;
use baize_kernel::verb_rule::{VerbRule, When};
use baize_kernel::vocabulary::{
    BanSpec, CueSpec, LabelSpec, Noun, Role, Shape, Sight, Turn, VerbSpec, Vocabulary, ZoneSpec, causes,
};
use baize_kernel::{Ban, Clause, Keyword, Kind, Phase, Stat, Zone, words};

words!(zone: Zone = ZoneSpec {
    /// The deck area (4-2).
    DECK = ZoneSpec::new("deck", Sight::Nobody).ordered().of_kinds(&IN_DECK),
    /// The resource deck area (4-3).
    RESOURCE_DECK = ZoneSpec::new("resource-deck", Sight::Nobody).ordered().of_kinds(&[kind::RESOURCE]),
    /// The resource area (4-4).
    RESOURCES = ZoneSpec::new("resources", Sight::All).of_kinds(&[kind::RESOURCE]),
    /// The battle area (4-5).
    BATTLE = ZoneSpec::new("battle", Sight::All).live().by_rule().of_kinds(&[kind::UNIT, kind::PILOT, kind::RULE]),
    /// The base section of the shield area (4-6-3).
    BASE = ZoneSpec::new("base", Sight::All).lone().live().by_rule().of_kinds(&[kind::BASE]),
    /// The shield section of the shield area (4-6-4).
    SHIELDS = ZoneSpec::new("shields", Sight::Nobody).ordered().of_kinds(&IN_DECK),
    /// The removal area (4-7).
    REMOVAL = ZoneSpec::new("removal", Sight::All),
    /// The hand (4-8).
    HAND = ZoneSpec::new("hand", Sight::Owner).of_kinds(&IN_DECK),
    /// The trash (4-9).
    TRASH = ZoneSpec::new("trash", Sight::All).piled().of_kinds(&[kind::UNIT, kind::PILOT, kind::COMMAND, kind::BASE, kind::RESOURCE]),
    /// Pilots beneath their Units (4-5-3).
    PAIRED = ZoneSpec::new("paired", Sight::All).live().by_rule().of_kinds(&[kind::PILOT]),
    /// No area: a Command or a Burst being resolved (4-1-2).
    NOWHERE = ZoneSpec::new("nowhere", Sight::All).by_rule(),
});

/// What decks are made of (6-1-1-1).
const IN_DECK: [Kind; 4] = [kind::UNIT, kind::PILOT, kind::COMMAND, kind::BASE];

words!(kind: Kind = &'static str {
    /// Unit card.
    UNIT = "unit",
    /// Pilot card.
    PILOT = "pilot",
    /// Command card.
    COMMAND = "command",
    /// Base card.
    BASE = "base",
    /// Resource card.
    RESOURCE = "resource",
    /// Keyword effects, written as a card that nobody holds.
    RULE = "rule",
});

words!(stat: Stat = &'static str {
    /// AP (2-7).
    AP = "ap",
    /// HP that is left (2-8, R41).
    HP = "hp",
    /// Lv (2-9).
    LV = "lv",
    /// Cost (2-10).
    COST = "cost",
    /// The number of Repair (13-1-1).
    REPAIR = "repair",
    /// The number of Breach (13-1-2).
    BREACH = "breach",
    /// The number of Support (13-1-3).
    SUPPORT = "support",
    /// How much less damage a card receives than is dealt to it.
    REDUCTION = "reduction",
});

words!(keyword: Keyword = &'static str {
    /// Blocker (13-1-4).
    BLOCKER = "blocker",
    /// First Strike (13-1-5).
    FIRST_STRIKE = "first-strike",
    /// High-Maneuver (13-1-6).
    HIGH_MANEUVER = "high-maneuver",
    /// A Link Unit (3-2-6-2).
    LINKED = "linked",
    /// A Command with 【Pilot】 (3-4-6).
    PILOT_PART = "pilot-part",
    /// Suppression, a keyword of later cards (R87).
    SUPPRESSION = "suppression",
    /// An EX Resource was used to play the card.
    EX_PAID = "ex-paid",
    /// A Pilot card that can be deployed as a Unit (1-3-1).
    UNIT_PART = "unit-part",
});

/// What is deployed; 1-3-1 lets a Pilot card that says so be.
const DEPLOYABLE: [Kind; 3] = [kind::UNIT, kind::BASE, kind::RULE];
/// What is deployed, and what else has effects on the field.
const ENTERING: [Kind; 4] = [kind::UNIT, kind::PILOT, kind::BASE, kind::RULE];

words!(cue: Cue = CueSpec {
    /// 【Activate·Main】.
    ACTIVATE_MAIN = CueSpec::new("activate-main", Role::Use).during(&[phase::MAIN]).in_turn(Turn::Mine).on_kinds(&ENTERING),
    /// 【Activate·Action】.
    ACTIVATE_ACTION = CueSpec::new("activate-action", Role::Use).during(&[phase::ACTION, phase::END_ACTION]).on_kinds(&ENTERING),
    /// 【Main】.
    MAIN = CueSpec::new("main", Role::Use).during(&[phase::MAIN]).in_turn(Turn::Mine).on_kinds(&[kind::COMMAND]),
    /// 【Action】.
    ACTION = CueSpec::new("action", Role::Use).during(&[phase::ACTION, phase::END_ACTION]).on_kinds(&[kind::COMMAND]),
    /// 【Burst】.
    BURST = CueSpec::new("burst", Role::Use).on_kinds(&[kind::UNIT, kind::PILOT, kind::COMMAND, kind::BASE]),
    /// 【Deploy】.
    DEPLOY = CueSpec::new("deploy", Role::Own).on_kinds(&DEPLOYABLE).or_with(&[kind::PILOT], keyword::UNIT_PART),
    /// 【Attack】.
    ATTACK = CueSpec::new("attack", Role::Own).during(&[phase::ATTACK]).in_turn(Turn::Mine).on_kinds(&[kind::UNIT]).or_with(&[kind::PILOT], keyword::UNIT_PART),
    /// 【Destroyed】.
    DESTROYED = CueSpec::new("destroyed", Role::Own).on_kinds(&DEPLOYABLE).or_with(&[kind::PILOT], keyword::UNIT_PART),
    /// 【When Paired】.
    WHEN_PAIRED = CueSpec::new("when-paired", Role::Own).on_kinds(&[kind::UNIT]),
    /// 【When Linked】.
    WHEN_LINKED = CueSpec::new("when-linked", Role::Own).on_kinds(&[kind::UNIT]),
    /// The start step of a turn.
    TURN_STARTS = CueSpec::new("turn-starts", Role::Event).of_players().during(&[phase::START]).in_turn(Turn::Whose).by(0),
    /// The end step of a turn.
    TURN_ENDS = CueSpec::new("turn-ends", Role::Event).of_players().during(&[phase::END]).in_turn(Turn::Whose).by(0),
    /// A Unit or Base is deployed.
    DEPLOYED = CueSpec::new("deployed", Role::Event).has_origin().by(BY_RULE_OR_EFFECT),
    /// A Pilot is paired with a Unit.
    PAIRED = CueSpec::new("paired", Role::Event).by(BY_RULE_OR_EFFECT),
    /// A Unit attacks.
    ATTACKS = CueSpec::new("attacks", Role::Event).on_kinds(&[kind::UNIT, kind::PILOT, kind::RULE]).during(&[phase::ATTACK]).in_turn(Turn::Whose).by(causes::BATTLE),
    /// A Unit blocks.
    BLOCKS = CueSpec::new("blocks", Role::Event).on_kinds(&[kind::UNIT, kind::PILOT, kind::RULE]).during(&[phase::BLOCK]).by(causes::BATTLE),
    /// A Unit or Base is destroyed.
    DIES = CueSpec::new("dies", Role::Event).replaceable(),
    /// A Unit destroys an enemy Unit with battle damage.
    KILLS = CueSpec::new("kills", Role::Event).on_kinds(&[kind::UNIT, kind::PILOT, kind::RULE]).by(causes::BATTLE),
    /// A Unit destroys an enemy shield area card with battle damage.
    BREAKS = CueSpec::new("breaks", Role::Event).on_kinds(&[kind::UNIT, kind::PILOT, kind::RULE]).by(BY_BATTLE_OR_EFFECT),
    /// A Shield is destroyed.
    SHIELD_DESTROYED = CueSpec::new("shield-destroyed", Role::Event).by(BY_BATTLE_OR_EFFECT),
    /// A Unit or Base takes damage.
    DAMAGED = CueSpec::new("damaged", Role::Event).replaceable().counts().by(BY_BATTLE_OR_EFFECT),
    /// A Unit or Base recovers HP.
    RECOVERED = CueSpec::new("recovered", Role::Event).by(causes::EFFECT),
    /// A card becomes rested.
    RESTED = CueSpec::new("rested", Role::Event).replaceable().by(BY_RULE_OR_EFFECT),
    /// A card becomes active.
    READIED = CueSpec::new("readied", Role::Event).by(BY_RULE_OR_EFFECT),
    /// A card of the field is returned to hand.
    RETURNED = CueSpec::new("returned", Role::Event).replaceable().by(causes::EFFECT),
    /// A card is drawn.
    DRAWN = CueSpec::new("drawn", Role::Event).by(BY_RULE_OR_EFFECT),
    /// A card is discarded.
    DISCARDED = CueSpec::new("discarded", Role::Event).by(causes::EFFECT),
    /// An EX Resource is placed.
    EX_PLACED = CueSpec::new("ex-placed", Role::Event).by(causes::EFFECT),
    /// A Command is used.
    COMMAND_USED = CueSpec::new("command-used", Role::Event).on_kinds(&[kind::COMMAND]).by(0),
    /// Resources are rested for an effect.
    PAID = CueSpec::new("paid", Role::Event).counts().by(causes::EFFECT),
    /// EX Resources are used to pay for something.
    EX_USED = CueSpec::new("ex-used", Role::Event).by(0).counts(),
    /// An EX Resource leaves the resource area.
    EX_LEFT = CueSpec::new("ex-left", Role::Event).by(0),
    /// A Unit or Base leaves the field.
    LEFT = CueSpec::new("left", Role::Event),
    /// A Unit becomes a Link Unit by being paired.
    LINKED = CueSpec::new("linked", Role::Event).on_kinds(&[kind::UNIT, kind::PILOT, kind::RULE]).by(BY_RULE_OR_EFFECT),
    /// The AP of a Unit is reduced.
    AP_REDUCED = CueSpec::new("ap-reduced", Role::Event).on_kinds(&[kind::UNIT, kind::PILOT, kind::RULE]).by(causes::EFFECT),
});

/// Where cards are active or rested.
const TURNED: [Zone; 3] = [zone::BATTLE, zone::BASE, zone::RESOURCES];
/// Where cards can be destroyed.
const DESTROYED: [Zone; 5] = [zone::BATTLE, zone::BASE, zone::SHIELDS, zone::PAIRED, zone::RESOURCES];
/// Where cards have HP.
const STANDING: [Zone; 2] = [zone::BATTLE, zone::BASE];
/// Where cards are that can come to the field.
const OUTSIDE: [Zone; 6] = [zone::HAND, zone::TRASH, zone::DECK, zone::REMOVAL, zone::SHIELDS, zone::NOWHERE];

const fn to(zone: Zone) -> Shape {
    Shape::MoveTo { zone, end: End::Bottom }
}

/// Cards go to an area of whose they are; those of the field are told of before they leave it.
// Obeys 5-2-2, 5-12-2, 4-1-7, 4-7-1, 4-7-2, 12-3-8.
fn moves(clause: Clause) -> VerbRule {
    VerbRule::moves(clause).by(When::From(zone::SHIELDS), clause!("4-6-4-1")).warns_of(cue::LEFT, &STANDING)
}

/// Cards are rested or set active; what is so already is no action (1-3-2-1).
fn turns(rested: bool, clause: Clause, ban: Ban) -> VerbRule {
    let same = clause!("1-3-2-1");
    VerbRule::turns(rested, clause).idle(same).only_in(&TURNED, same).unless(ban, clause!("1-3-3"))
}

words!(verb: Verb = VerbSpec {
    /// Play a card by paying its cost.
    PLAY = VerbSpec::action("play"),
    /// Play a card as the Pilot of a Unit.
    PAIR = VerbSpec::action("pair").does(VerbRule::attaches(zone::PAIRED, clause!("5-9-1"))),
    /// Attack.
    ATTACK = VerbSpec::action("attack"),
    /// Use an activated effect.
    ACTIVATE = VerbSpec::action("activate"),
    /// End the main phase.
    END = VerbSpec::action("end"),
    /// Use Blocker.
    BLOCK = VerbSpec::action("block"),
    /// Do nothing.
    PASS = VerbSpec::action("pass"),
    /// Use a Burst.
    BURST = VerbSpec::action("use-burst"),
    /// Keep the first hand.
    KEEP = VerbSpec::action("keep"),
    /// Redraw the first hand.
    REDRAW = VerbSpec::action("redraw"),
    /// Go first.
    FIRST = VerbSpec::action("first"),
    /// Go second.
    SECOND = VerbSpec::action("second"),
    /// Turns pass clockwise.
    CLOCKWISE = VerbSpec::action("clockwise"),
    /// Turns pass counterclockwise.
    COUNTERCLOCKWISE = VerbSpec::action("counterclockwise"),
    /// Let the team-mate act.
    HAND_OVER = VerbSpec::action("hand-over"),
    /// Choose a card.
    CHOOSE = VerbSpec::action("choose"),
    /// Stop choosing.
    DONE = VerbSpec::action("done"),
    /// Do the optional part.
    YES = VerbSpec::action("yes"),
    /// Leave the optional part.
    NO = VerbSpec::action("no"),
    /// Take one of several options.
    OPTION = VerbSpec::action("option"),
    /// Put cards in an order.
    ORDER = VerbSpec::action("order"),
    /// Put on top.
    TOP = VerbSpec::action("top"),
    /// Put at the bottom.
    BOTTOM = VerbSpec::action("bottom"),
    /// Name a number.
    NAME = VerbSpec::action("name"),
    /// Choose which waiting effect comes next.
    NEXT = VerbSpec::action("next"),
    /// Choose the Resources that pay.
    PAY = VerbSpec::action("pay"),
    /// Trash for want of room.
    MAKE_ROOM = VerbSpec::action("make-room"),
    /// Concede.
    CONCEDE = VerbSpec::action("concede"),
    /// Lay a shield.
    DEAL = VerbSpec::action("deal"),
    /// Place at the start.
    SET_UP = VerbSpec::action("set-up"),
    /// Become active in the active step.
    READY_UP = VerbSpec::action("ready-up"),
    /// A Pilot follows its Unit.
    FOLLOW = VerbSpec::action("follow"),
    /// Deal battle damage.
    STRIKE = VerbSpec::action("strike"),
    /// Leave the game.
    LEAVE = VerbSpec::action("leave"),
    /// Destroy.
    DESTROY = VerbSpec::new("destroy", to(zone::TRASH)).of_cards_in(&DESTROYED),
    /// Put into the trash.
    TRASH = VerbSpec::new("trash", to(zone::TRASH)).does(
        moves(clause!("1-3-7"))
            .by(When::From(zone::HAND), clause!("5-11-1"))
            .tells_of(cue::DISCARDED, &[zone::HAND]),
    ),
    /// Return to the owner's hand.
    RETURN = VerbSpec::new("return", to(zone::HAND)).does(
        moves(clause!("1-3-7")).warns_of(cue::RETURNED, &STANDING).unless(ban::BE_RETURNED, clause!("10-2-3")),
    ),
    /// Remove.
    EXILE = VerbSpec::new("exile", to(zone::REMOVAL))
        .does(VerbRule::moves(clause!("5-12-1")).warns_of(cue::LEFT, &STANDING)),
    /// Move wherever it says.
    MOVE = VerbSpec::new("move", Shape::Move).does(moves(clause!("1-3-7"))),
    /// Deploy.
    DEPLOY = VerbSpec::new("put", Shape::Cards).of_cards_in(&OUTSIDE).of_kinds(&ENTERING),
    /// Deploy rested.
    DEPLOY_RESTED = VerbSpec::new("put-rested", Shape::Cards).of_cards_in(&OUTSIDE).of_kinds(&ENTERING),
    /// Deploy tokens.
    TOKEN = VerbSpec::new("deploy-token", Shape::NumberOf).of_kinds(&[kind::UNIT, kind::BASE]),
    /// Deploy rested tokens.
    TOKEN_RESTED = VerbSpec::new("deploy-token-rested", Shape::NumberOf).of_kinds(&[kind::UNIT, kind::BASE]),
    /// Rest.
    REST = VerbSpec::new("rest", Shape::Cards)
        .of_cards_in(&TURNED)
        .does(turns(true, clause!("5-4-1-2"), ban::BE_RESTED).tells(cue::RESTED)),
    /// Set as active.
    READY = VerbSpec::new("ready", Shape::Cards)
        .of_cards_in(&TURNED)
        .does(turns(false, clause!("5-4-1-1"), ban::READY).tells(cue::READIED)),
    /// Deal damage.
    // Obeys 5-5-1-1, 5-18-1: it stays, and counters show it.
    DAMAGE = VerbSpec::new("damage", Shape::NumberCards).of_cards_in(&[zone::BATTLE, zone::BASE, zone::SHIELDS]).does(
        VerbRule::harms(clause!("5-5-4"))
            .by(When::Battle, clause!("5-5-3"))
            .marked_by(clause!("5-5-1"))
            .idle(clause!("5-5-5"))
            .unless(ban::BE_DAMAGED, clause!("10-1-5-6"))
            .only_in(&STANDING, clause!("1-3-2"))
            .tells(cue::DAMAGED),
    ),
    /// Recover HP.
    // Obeys 5-6-2, 5-18-3: never more than there was.
    RECOVER = VerbSpec::new("recover", Shape::NumberCards)
        .of_cards_in(&STANDING)
        .does(VerbRule::heals(clause!("5-6-1")).idle(clause!("5-6-3")).tells(cue::RECOVERED)),
    /// Pair by an effect.
    PAIR_UP = VerbSpec::new("pair-up", Shape::CardsTo).of_cards_in(&OUTSIDE).of_kinds(&[kind::PILOT, kind::COMMAND]).onto(&[zone::BATTLE]).single().does(VerbRule::attaches(zone::PAIRED, clause!("5-9-1"))),
    /// Draw.
    // Obeys 5-14-1: the top card of the deck to hand.
    DRAW = VerbSpec::new("draw", Shape::Number).does(
        VerbRule::takes(zone::DECK, zone::HAND, clause!("5-14-1-1"))
            .idle(clause!("1-3-2"))
            .unless(ban::DRAW, clause!("10-2-3"))
            .tells(cue::DRAWN),
    ),
    /// Discard.
    // Obeys 1-3-2: the player's choice, as many as there are.
    DISCARD = VerbSpec::new("discard", Shape::Number).does(
        VerbRule::chooses(zone::HAND, zone::TRASH, clause!("5-11-1")).idle(clause!("1-3-2")).tells(cue::DISCARDED),
    ),
    /// Trash from the top of the deck.
    MILL = VerbSpec::new("mill", Shape::Number).does(VerbRule::takes(zone::DECK, zone::TRASH, clause!("4-2-3"))),
    /// Shuffle the deck.
    // Obeys 5-15-1-1: even one card.
    SHUFFLE = VerbSpec::new("shuffle", Shape::Plain).does(VerbRule::shuffles(zone::DECK, clause!("5-15-1"))),
    /// Pay with Resources.
    SPEND = VerbSpec::new("spend", Shape::Number).in_turn(),
    /// Place Resources.
    PLACE_RESOURCE = VerbSpec::new("place-resource", Shape::Number),
    /// Place rested Resources.
    PLACE_RESTED_RESOURCE = VerbSpec::new("place-rested-resource", Shape::Number),
    /// Place EX Resources.
    PLACE_EX = VerbSpec::new("place-ex", Shape::Number),
    /// Damage the first card of the shield area.
    BREACH = VerbSpec::new("breach", Shape::Number),
    /// Win the game.
    WIN = VerbSpec::new("win", Shape::Plain),
    /// Lose the game.
    LOSE = VerbSpec::new("lose", Shape::Plain),
    /// Receive less of the damage that would be dealt.
    REDUCE = VerbSpec::new("reduce-damage", Shape::Number).instead(),
    /// Receive the damage that another card would.
    TAKE = VerbSpec::new("take-damage", Shape::Cards).of_cards_in(&STANDING).instead().single(),
    /// Battle damage to a Unit is dealt to another, during this turn.
    DIVERT_TURN = VerbSpec::new("divert-this-turn", Shape::CardsTo).of_cards_in(&STANDING).onto(&STANDING),
    /// Battle damage to a Unit is dealt to another, during this battle.
    DIVERT_BATTLE = VerbSpec::new("divert-this-battle", Shape::CardsTo).of_cards_in(&STANDING).onto(&STANDING),
    /// Change the target of the attack.
    REDIRECT = VerbSpec::new("redirect-attack", Shape::Cards).of_cards_in(&[zone::BATTLE]).single(),
    /// Two Units deal battle damage to each other.
    FIGHT = VerbSpec::new("fight", Shape::CardsTo).of_cards_in(&[zone::BATTLE]).onto(&[zone::BATTLE]).single(),
    /// Gain the keyword effects of a card during this turn.
    COPY = VerbSpec::new("copy-keywords", Shape::CardsTo).of_cards_in(&[zone::BATTLE]).onto(&[zone::BATTLE]).single(),
    /// Choose one of several opponents, who is meant from then on.
    CHOOSE_ENEMY = VerbSpec::new("choose-enemy", Shape::Plain),
});

words!(phase: Phase = &'static str {
    /// Before the first turn.
    SETUP = "setup",
    /// Active step (7-2-3).
    ACTIVE = "active",
    /// Start step (7-2-4).
    START = "start",
    /// Draw phase (7-3).
    DRAW = "draw",
    /// Resource phase (7-4).
    RESOURCE = "resource",
    /// Main phase (7-5).
    MAIN = "main",
    /// Attack step (8-2).
    ATTACK = "attack",
    /// Block step (8-3).
    BLOCK = "block",
    /// Action step of a battle (8-4).
    ACTION = "action",
    /// Damage step (8-5).
    DAMAGE = "damage",
    /// Battle end (8-6).
    BATTLE_END = "battle-end",
    /// Action step of the end phase (7-6-3).
    END_ACTION = "end-action",
    /// End step (7-6-4).
    END = "end",
    /// Hand step (7-6-5).
    HAND = "hand",
    /// Cleanup step (7-6-6).
    CLEANUP = "cleanup",
});

words!(point: Point = &'static str {
    /// During this battle.
    THIS_BATTLE = "this-battle",
    /// During this turn.
    THIS_TURN = "this-turn",
    /// At the end of this turn.
    END_OF_TURN = "end-of-turn",
    /// Until the start of your next turn.
    YOUR_NEXT_START = "your-next-start",
    /// Until the end of your opponent's next turn.
    OPPONENTS_NEXT_END = "opponents-next-end",
    /// During the start phase of your opponent's next turn.
    OPPONENTS_START = "opponents-start",
    /// Until the end of your next turn.
    YOUR_NEXT_END = "your-next-end",
    /// For the rest of the game.
    FOREVER = "forever",
});

/// What players do by themselves, or have done by an effect.
const BY_RULE_OR_EFFECT: u8 = causes::RULE | causes::EFFECT;
/// What damage comes of.
const BY_BATTLE_OR_EFFECT: u8 = causes::BATTLE | causes::EFFECT;

words!(ban: Ban = BanSpec {
    /// The card cannot attack.
    ATTACK = BanSpec::of_cards("attack").in_zones(&[zone::BATTLE]),
    /// The Unit cannot attack the enemy player.
    ATTACK_PLAYER = BanSpec::of_cards("attack-player").in_zones(&[zone::BATTLE]).alone(),
    /// The Unit may attack active Units, where it is allowed.
    ATTACK_ACTIVE = BanSpec::of_cards("attack-active").permissible().in_zones(&[zone::BATTLE]),
    /// The card cannot be destroyed by an effect that says so.
    BE_DESTROYED = BanSpec::of_cards("be-destroyed").in_zones(&DESTROYED).by(causes::EFFECT),
    /// The card cannot receive damage.
    BE_DAMAGED = BanSpec::of_cards("be-damaged").in_zones(&[zone::BATTLE, zone::BASE, zone::SHIELDS]).by(BY_BATTLE_OR_EFFECT),
    /// The cards of the player's shield area cannot receive damage.
    LOSE_SHIELDS = BanSpec::of_players("lose-shields").by(BY_BATTLE_OR_EFFECT),
    /// The card cannot become active.
    READY = BanSpec::of_cards("ready").in_zones(&TURNED).by(BY_RULE_OR_EFFECT),
    /// The Unit cannot be paired with a Pilot.
    BE_PAIRED = BanSpec::of_cards("be-paired").in_zones(&[zone::BATTLE]).alone(),
    /// The Unit cannot block.
    BLOCK = BanSpec::of_cards("block").in_zones(&[zone::BATTLE]),
    /// The player cannot draw by effects.
    DRAW = BanSpec::of_players("draw").by(causes::EFFECT).alone(),
    /// Enemy Units attack this Unit, where they may choose it.
    DRAW_ATTACKS = BanSpec::permission("draw-attacks").in_zones(&[zone::BATTLE]),
    /// Enemy Units attack this Unit before those that draw attacks otherwise.
    DRAW_ALL_ATTACKS = BanSpec::permission("draw-all-attacks").in_zones(&[zone::BATTLE]),
    /// Attacking in the turn in which the Unit was deployed (3-2-4).
    ATTACK_NEW = BanSpec::of_cards("attack-new").permissible().in_zones(&[zone::BATTLE]),
    /// The AP of the Unit cannot be reduced.
    LOSE_AP = BanSpec::of_cards("lose-ap").in_zones(&[zone::BATTLE]).by(causes::EFFECT),
    /// The player cannot be attacked.
    BE_ATTACKED = BanSpec::of_players("be-attacked"),
    /// The player's Units and Bases are deployed rested.
    ENTER_ACTIVE = BanSpec::of_players("enter-active").said_of(&STANDING).by(BY_RULE_OR_EFFECT),
    /// The Unit's attacks cannot be blocked.
    BE_BLOCKED = BanSpec::of_cards("be-blocked").in_zones(&[zone::BATTLE]),
    /// The card cannot be rested by effects.
    BE_RESTED = BanSpec::of_cards("be-rested").in_zones(&TURNED).by(causes::EFFECT),
    /// The card cannot be returned to hand.
    BE_RETURNED = BanSpec::of_cards("be-returned").in_zones(&STANDING).by(causes::EFFECT),
    /// The player cannot play or deploy cards.
    PLAY = BanSpec::of_players("play").in_zones(&[zone::HAND]).by(BY_RULE_OR_EFFECT),
});

words!(label: Label = LabelSpec {
    /// Blue (colour).
    BLUE = LabelSpec::of("colour", "blue"),
    /// Green (colour).
    GREEN = LabelSpec::of("colour", "green"),
    /// Red (colour).
    RED = LabelSpec::of("colour", "red"),
    /// White (colour).
    WHITE = LabelSpec::of("colour", "white"),
    /// Purple (colour).
    PURPLE = LabelSpec::of("colour", "purple"),
    /// Space (terrain).
    SPACE = LabelSpec::of("terrain", "space"),
    /// Earth (terrain).
    EARTH = LabelSpec::of("terrain", "earth"),
    /// Token (sort).
    TOKEN = LabelSpec::of("sort", "token"),
});

words!(gauge: Gauge = &'static str {
    /// How many players of a side are in the game.
    PLAYERS = "players",
});

/// The steps of a battle (8-1).
const BATTLE: [Phase; 5] = [phase::ATTACK, phase::BLOCK, phase::ACTION, phase::DAMAGE, phase::BATTLE_END];

/// What fights, and what gives a Unit what it has.
const FIGHTERS: u16 = Kind::set(&[kind::UNIT, kind::PILOT, kind::COMMAND, kind::RULE]);

/// Which cards have a stat: a Resource has none.
fn stat_kinds() -> Vec<(Stat, u16)> {
    let printed = FIGHTERS | Kind::set(&[kind::BASE]);
    let of_all = [stat::AP, stat::HP, stat::LV, stat::COST].map(|stat| (stat, printed));
    let of_fighters = [stat::REPAIR, stat::BREACH, stat::SUPPORT].map(|stat| (stat, FIGHTERS));
    of_all.into_iter().chain(of_fighters).collect()
}

/// Where effects change a stat: a Unit fights with its own and what is printed on its Pilot (2-11-3).
fn stat_zones() -> Vec<(Stat, u32)> {
    let (unit, standing) = (Zone::set(&[zone::BATTLE]), Zone::set(&STANDING));
    let of_units = [stat::AP, stat::REPAIR, stat::BREACH, stat::SUPPORT].map(|stat| (stat, unit));
    of_units.into_iter().chain([(stat::HP, standing), (stat::REDUCTION, standing)]).collect()
}

/// Which cards keyword effects are about.
fn keyword_kinds() -> Vec<(Keyword, u16)> {
    let all = [keyword::BLOCKER, keyword::FIRST_STRIKE, keyword::HIGH_MANEUVER, keyword::SUPPRESSION];
    all.map(|keyword| (keyword, FIGHTERS)).into()
}

/// Returns the words of the game.
pub fn vocabulary() -> Vocabulary {
    let moments = (0..point::FOREVER.0).fold(0, |set, point| set | 1 << point);
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
        windows: 1 << point::OPPONENTS_START.0,
        moments,
        battle: Phase::set(&BATTLE),
        point_phases: vec![(point::THIS_BATTLE, Phase::set(&BATTLE))],
        stat_kinds: stat_kinds(),
        stat_zones: stat_zones(),
        keyword_kinds: keyword_kinds(),
        bans: ban::table(),
        gauges: gauge::table(),
        scores: vec![],
        nouns: vec![
            Noun::in_zones("unit", &[zone::BATTLE]),
            Noun::in_zones("base", &[zone::BASE]),
            Noun::in_zones("shield", &[zone::SHIELDS]),
            Noun::in_zones("pilot", &[zone::PAIRED]),
            Noun::in_zones("resource", &[zone::RESOURCES]),
            Noun::in_zones("hand-card", &[zone::HAND]),
            Noun::in_zones("deck-card", &[zone::DECK]),
            Noun::in_zones("trash-card", &[zone::TRASH]),
            Noun::in_zones("removed-card", &[zone::REMOVAL]),
        ],
        attached: "pilot",
        hosts: Kind::set(&[kind::UNIT]),
        one_use: vec![],
    }
}
