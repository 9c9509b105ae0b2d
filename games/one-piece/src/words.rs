//! The words of the game: each with its id, what it is, and what it goes with.

use crate::rules::clause;
use baize_kernel::ir::End;
use baize_kernel::verb_rule::{VerbRule, When};
use baize_kernel::vocabulary::{
    BanSpec, CueSpec, LabelSpec, Noun, Role, Shape, Sight, Turn, VerbSpec, Vocabulary, ZoneSpec, causes,
};
use baize_kernel::{Keyword, Kind, Phase, Stat, Zone, words};

// Obeys 3-1-3, 3-1-4, 3-1-5: each player has one of each; everybody sees how many cards are there, and those of open
// ones.
words!(zone: Zone = ZoneSpec {
    /// The deck (3-2).
    DECK = ZoneSpec::new("deck", Sight::Nobody).ordered().of_kinds(&CARDS),
    /// The DON!! deck (3-3).
    DON_DECK = ZoneSpec::new("don-deck", Sight::All).of_kinds(&[kind::DON]),
    /// The hand (3-4).
    HAND = ZoneSpec::new("hand", Sight::Owner).of_kinds(&CARDS),
    /// The trash (3-5).
    TRASH = ZoneSpec::new("trash", Sight::All).piled().of_kinds(&CARDS),
    /// The Leader area (3-6).
    LEADER = ZoneSpec::new("leader", Sight::All).lone().live().by_rule().of_kinds(&[kind::LEADER]),
    /// The Character area (3-7).
    CHARACTERS = ZoneSpec::new("characters", Sight::All).live().by_rule().of_kinds(&[kind::CHARACTER]),
    /// The Stage area (3-8).
    STAGE = ZoneSpec::new("stage", Sight::All).lone().live().by_rule().of_kinds(&[kind::STAGE]),
    /// The cost area (3-9).
    COST = ZoneSpec::new("cost", Sight::All).of_kinds(&[kind::DON]),
    /// The Life area (3-10).
    LIFE = ZoneSpec::new("life", Sight::Nobody).ordered().of_kinds(&CARDS),
    /// DON!! cards given to a Leader or Character, lying under it (6-5-5-1).
    GIVEN = ZoneSpec::new("given", Sight::All).of_kinds(&[kind::DON]),
    /// A card in no area while its \[Trigger\] is resolved (10-1-5-1, R25).
    NOWHERE = ZoneSpec::new("nowhere", Sight::All).by_rule(),
});

/// What decks are made of (5-1-2-1): Leaders and DON!! cards have areas of their own, which they do not leave (3-6-3).
const CARDS: [Kind; 3] = [kind::CHARACTER, kind::EVENT, kind::STAGE];

words!(kind: Kind = &'static str {
    /// Leader card.
    LEADER = "leader",
    /// Character card.
    CHARACTER = "character",
    /// Event card.
    EVENT = "event",
    /// Stage card.
    STAGE = "stage",
    /// DON!! card.
    DON = "don",
});

words!(stat: Stat = &'static str {
    /// Power (2-6).
    POWER = "power",
    /// Cost (2-7).
    COST = "cost",
    /// Counter icon (2-10).
    COUNTER = "counter",
    /// Life of a Leader (2-9).
    LIFE = "life",
    /// How many cards a Leader's DON!! deck has, where its text says another number than the rules (1-3-1).
    DON_DECK = "don-deck",
    /// How many cards its player trashes from hand for an attack with the card, where a text asks for it (1-3-1).
    ATTACK_TAX = "attack-tax",
    /// How many of the DON!! cards placed in the DON!! Phase the Leader is given, where a text says so (1-3-1).
    DON_GIFT = "don-gift",
});

words!(keyword: Keyword = &'static str {
    /// \[Rush\] (10-1-1).
    RUSH = "rush",
    /// \[Double Attack\] (10-1-2).
    DOUBLE_ATTACK = "double-attack",
    /// \[Banish\] (10-1-3).
    BANISH = "banish",
    /// \[Blocker\] (10-1-4).
    BLOCKER = "blocker",
    /// \[Unblockable\], a keyword of later cards: its attacks cannot be blocked.
    UNBLOCKABLE = "unblockable",
});

words!(cue: Cue = CueSpec {
    /// \[Activate: Main\].
    ACTIVATE_MAIN = CueSpec::new("activate-main", Role::Use).during(&[phase::MAIN]).in_turn(Turn::Mine).on_kinds(&[kind::LEADER, kind::CHARACTER, kind::STAGE]),
    /// \[Main\].
    MAIN = CueSpec::new("main", Role::Use).during(&[phase::MAIN]).in_turn(Turn::Mine).on_kinds(&[kind::EVENT]),
    /// \[Counter\].
    COUNTER = CueSpec::new("counter", Role::Use).during(&[phase::COUNTER]).in_turn(Turn::Theirs).on_kinds(&[kind::EVENT]),
    /// \[Trigger\].
    TRIGGER = CueSpec::new("trigger", Role::Use).on_kinds(&[kind::CHARACTER, kind::EVENT, kind::STAGE]),
    /// \[On Play\].
    ON_PLAY = CueSpec::new("on-play", Role::Own).on_kinds(&[kind::CHARACTER, kind::STAGE]),
    /// \[When Attacking\].
    WHEN_ATTACKING = CueSpec::new("when-attacking", Role::Own).during(&[phase::ATTACK]).in_turn(Turn::Mine).on_kinds(&[kind::LEADER, kind::CHARACTER]),
    /// \[On Block\].
    ON_BLOCK = CueSpec::new("on-block", Role::Own).during(&[phase::BLOCK]).in_turn(Turn::Theirs).on_kinds(&[kind::LEADER, kind::CHARACTER]),
    /// \[On K.O.\].
    ON_KO = CueSpec::new("on-ko", Role::Own).on_kinds(&[kind::CHARACTER]),
    /// \[On Your Opponent's Attack\].
    ON_OPPONENTS_ATTACK = CueSpec::new("on-opponents-attack", Role::Table).during(&[phase::ATTACK]).in_turn(Turn::Theirs).on_kinds(&[kind::LEADER, kind::CHARACTER, kind::STAGE]),
    /// \[End of Your Turn\].
    END_OF_YOUR_TURN = CueSpec::new("end-of-your-turn", Role::Table).during(&[phase::END]).in_turn(Turn::Mine).on_kinds(&[kind::LEADER, kind::CHARACTER, kind::STAGE]),
    /// \[End of Your Opponent's Turn\].
    END_OF_OPPONENTS_TURN = CueSpec::new("end-of-opponents-turn", Role::Table).during(&[phase::END]).in_turn(Turn::Theirs).on_kinds(&[kind::LEADER, kind::CHARACTER, kind::STAGE]),
    /// At the start of a turn.
    TURN_STARTS = CueSpec::new("turn-starts", Role::Event).of_players().during(&[phase::REFRESH]).in_turn(Turn::Whose).by(0),
    /// At the start of the Main Phase.
    MAIN_STARTS = CueSpec::new("main-starts", Role::Event).of_players().during(&[phase::MAIN]).in_turn(Turn::Whose).by(0),
    /// At the start of the game (Leaders).
    GAME_STARTS = CueSpec::new("game-starts", Role::Table).during(&[phase::SETUP]).on_kinds(&[kind::LEADER]),
    /// A card is played: put on the field.
    PLAYED = CueSpec::new("played", Role::Event).on_kinds(&super::PLAYED).has_origin().by(BY_RULE_OR_EFFECT),
    /// A card attacks.
    ATTACKS = CueSpec::new("attacks", Role::Event).on_kinds(&[kind::LEADER, kind::CHARACTER]).during(&[phase::ATTACK]).in_turn(Turn::Whose).by(causes::BATTLE),
    /// A card is attacked.
    ATTACKED = CueSpec::new("attacked", Role::Event).on_kinds(&[kind::LEADER, kind::CHARACTER]).during(&[phase::COUNTER]).by(causes::BATTLE),
    /// A player activates \[Blocker\].
    BLOCKED = CueSpec::new("blocked", Role::Event).on_kinds(&[kind::LEADER, kind::CHARACTER]).during(&[phase::BLOCK]).by(causes::BATTLE),
    /// A Character is K.O.'d.
    KO = CueSpec::new("ko", Role::Event).on_kinds(&super::PLAYED).replaceable().by(BY_BATTLE_OR_EFFECT),
    /// A card is removed from the field.
    REMOVED = CueSpec::new("removed", Role::Event).on_kinds(&super::PLAYED).replaceable().by(BY_BATTLE_OR_EFFECT),
    /// A card becomes rested.
    RESTED = CueSpec::new("rested", Role::Event).replaceable().by(BY_RULE_OR_EFFECT),
    /// A card becomes active.
    READIED = CueSpec::new("readied", Role::Event).by(BY_RULE_OR_EFFECT),
    /// A DON!! card on the field is returned to the DON!! deck.
    DON_RETURNED = CueSpec::new("don-returned", Role::Event).counts().by(causes::EFFECT),
    /// A DON!! card is given.
    DON_GIVEN = CueSpec::new("don-given", Role::Event).on_kinds(&[kind::LEADER, kind::CHARACTER]).by(BY_RULE_OR_EFFECT),
    /// A card is drawn outside the Draw Phase or in it.
    DRAWN = CueSpec::new("drawn", Role::Event).by(BY_RULE_OR_EFFECT),
    /// A card is trashed from hand.
    DISCARDED = CueSpec::new("discarded", Role::Event).by(causes::EFFECT),
    /// An Event is activated from hand.
    EVENT_ACTIVATED = CueSpec::new("event-activated", Role::Event).on_kinds(&[kind::EVENT]).by(0),
    /// A \[Trigger\] is activated.
    TRIGGER_ACTIVATED = CueSpec::new("trigger-activated", Role::Event).by(0),
    /// A player takes damage.
    DAMAGE_TAKEN = CueSpec::new("damage-taken", Role::Event).by(BY_BATTLE_OR_EFFECT).replaceable(),
    /// An attack deals damage to a Leader's Life.
    DAMAGE_DEALT = CueSpec::new("damage-dealt", Role::Event).by(BY_BATTLE_OR_EFFECT),
    /// A card leaves a Life area.
    LIFE_REMOVED = CueSpec::new("life-removed", Role::Event).by(0),
    /// A card comes to a Life area.
    LIFE_ADDED = CueSpec::new("life-added", Role::Event).by(0),
    /// A Life area has become empty.
    LIFE_ZERO = CueSpec::new("life-zero", Role::Event).by(0),
    /// A battle with a power comparison has been fought by a card.
    BATTLED = CueSpec::new("battled", Role::Event).on_kinds(&[kind::LEADER, kind::CHARACTER]).by(causes::BATTLE),
    /// A battle ends.
    BATTLE_ENDS = CueSpec::new("battle-ends", Role::Event).by(causes::BATTLE),
    /// A card on the field is returned to its owner's hand.
    RETURNED = CueSpec::new("returned", Role::Event).by(causes::EFFECT),
    /// A Life card is added to hand.
    LIFE_TAKEN = CueSpec::new("life-taken", Role::Event).by(0),
    /// A deck has become empty, by which its player loses.
    DECK_OUT = CueSpec::new("deck-out", Role::Event).only_replaceable(),
});

/// Cards go where a text says; what comes to the Life area lies there by 2-9-4.
// Obeys 4-2-1-1, 3-1-6, 3-1-8, 3-2-3, 3-5-2, 11-2-1, 11-2-2, 3-10-2-1, 3-10-3: to its owner's area, shown where
// the text says so.
fn moves() -> VerbRule {
    VerbRule::moves(clause!("8-4-1-5")).by(When::To(zone::LIFE), clause!("2-9-4"))
}

/// Cards are rested or set active; what is so already is no action (1-3-2-1), and a DON!! under a card is neither (4-4-1).
fn turns(rested: bool, ban: baize_kernel::Ban) -> VerbRule {
    VerbRule::turns(rested, clause!("4-4-1"))
        .idle(clause!("1-3-2-1"))
        .only_in(&[zone::LEADER, zone::CHARACTERS, zone::STAGE, zone::COST], clause!("4-4-1"))
        .unless(ban, clause!("1-3-3"))
}

words!(verb: Verb = VerbSpec {
    /// Play a card by paying its cost.
    PLAY = VerbSpec::action("play"),
    /// Attack.
    ATTACK = VerbSpec::action("attack"),
    /// Give a DON!! card.
    // Obeys 6-5-5-2.
    GIVE = VerbSpec::action("give").does(VerbRule::attaches(zone::GIVEN, clause!("6-5-5-1")).tells(cue::DON_GIVEN)),
    /// Use an effect.
    ACTIVATE = VerbSpec::action("activate"),
    /// End the Main Phase.
    END = VerbSpec::action("end"),
    /// Use \[Blocker\].
    BLOCK = VerbSpec::action("block"),
    /// Use a Counter icon or a \[Counter\] Event.
    COUNTER = VerbSpec::action("counter"),
    /// Do nothing more.
    PASS = VerbSpec::action("pass"),
    /// Use a \[Trigger\].
    TRIGGER = VerbSpec::action("trigger"),
    /// Keep the first hand.
    KEEP = VerbSpec::action("keep"),
    /// Redraw the first hand.
    REDRAW = VerbSpec::action("redraw"),
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
    /// Leave the optional part.
    NO = VerbSpec::action("no"),
    /// Take one of several options.
    OPTION = VerbSpec::action("option"),
    /// Put cards in an order.
    ORDER = VerbSpec::action("order"),
    /// Choose the cards that go on top.
    TOP = VerbSpec::action("top"),
    /// Name a number.
    NAME = VerbSpec::action("name"),
    /// K.O.
    KO = VerbSpec::new("ko", to(zone::TRASH))
        .of_cards_in(&[zone::CHARACTERS, zone::STAGE])
        .does(VerbRule::moves(clause!("10-2-1-2"))),
    /// Put in the trash.
    TRASH = VerbSpec::new("trash", to(zone::TRASH)).does(
        moves().by(When::From(zone::HAND), clause!("10-2-14-1")).tells_of(cue::DISCARDED, &[zone::HAND]),
    ),
    /// Return to the owner's hand.
    RETURN = VerbSpec::new("return", to(zone::HAND)).does(moves()),
    /// Move wherever it says.
    MOVE = VerbSpec::new("move", Shape::Move).does(moves()),
    /// Play by an effect.
    PUT = VerbSpec::new("put", Shape::Cards).of_cards_in(&OUTSIDE).of_kinds(&PLAYED),
    /// Play rested by an effect.
    PUT_RESTED = VerbSpec::new("put-rested", Shape::Cards).of_cards_in(&OUTSIDE).of_kinds(&PLAYED),
    /// Rest.
    REST = VerbSpec::new("rest", Shape::Cards).of_cards_in(&UPRIGHT).does(
        // 8-3-1-5: resting DON!! as a cost; by an effect it is resting like any other.
        turns(true, ban::BE_RESTED).by(When::PaidFrom(zone::COST), clause!("8-3-1-5")).tells(cue::RESTED),
    ),
    /// Set as active.
    READY = VerbSpec::new("ready", Shape::Cards)
        .of_cards_in(&UPRIGHT)
        .does(turns(false, ban::READY).tells(cue::READIED)),
    /// Give DON!! by an effect.
    ATTACH = VerbSpec::new("attach", Shape::CardsTo).of_cards_in(&[zone::COST, zone::GIVEN, zone::DON_DECK]).onto(&FIGHTING).does(
        // 6-5-5-1: to Leaders and Characters; 1-3-2-1: not to the card that has them.
        VerbRule::attaches(zone::GIVEN, clause!("8-4-1-5"))
            .unless(ban::GIVE, clause!("1-3-3"))
            .only_in(&FIGHTING, clause!("6-5-5-1"))
            .idle(clause!("1-3-2-1"))
            .tells(cue::DON_GIVEN),
    ),
    /// Turn face up.
    TURN_UP = VerbSpec::new("turn-up", Shape::Cards)
        .of_cards_in(&[zone::LIFE])
        .does(VerbRule::flips(true, clause!("3-10-2-1")).idle(clause!("1-3-2-1"))),
    /// Turn face down.
    TURN_DOWN = VerbSpec::new("turn-down", Shape::Cards)
        .of_cards_in(&[zone::LIFE])
        .does(VerbRule::flips(false, clause!("3-10-2-1")).idle(clause!("1-3-2-1"))),
    /// Return DON!! to the DON!! deck.
    RETURN_DON = VerbSpec::new("return-don", to(zone::DON_DECK))
        .of_cards_in(&[zone::COST, zone::GIVEN])
        .does(VerbRule::moves(clause!("10-2-10-1")).by(When::Paid, clause!("8-3-1-6"))),
    /// Add DON!! from the DON!! deck as active.
    ADD_DON = VerbSpec::new("add-don", Shape::Number).up_to(),
    /// Add DON!! from the DON!! deck rested.
    ADD_DON_RESTED = VerbSpec::new("add-don-rested", Shape::Number).up_to(),
    /// Draw.
    // Obeys 4-5-1, 4-5-3, 4-5-4, 4-5-4-3, 4-8-2: the top card to hand, one at a time, unseen by the opponent; "up to" lets
    // the player stop before each.
    DRAW = VerbSpec::new("draw", Shape::Number).does(
        VerbRule::takes(zone::DECK, zone::HAND, clause!("4-5-2"))
            .one_by_one(clause!("4-5-4-1"), clause!("4-5-4-2"))
            .unless(ban::DRAW, clause!("1-3-3"))
            .tells(cue::DRAWN),
    ),
    /// Trash from hand.
    // Obeys 1-3-2, 8-4-4-1: as many as there are.
    DISCARD = VerbSpec::new("discard", Shape::Number).does(
        VerbRule::chooses(zone::HAND, zone::TRASH, clause!("10-2-14-1")).idle(clause!("1-3-2")).tells(cue::DISCARDED),
    ),
    /// Trash from the top of the deck.
    MILL = VerbSpec::new("mill", Shape::Number).does(VerbRule::takes(zone::DECK, zone::TRASH, clause!("3-2-3"))),
    /// Shuffle the deck.
    SHUFFLE = VerbSpec::new("shuffle", Shape::Plain).does(VerbRule::shuffles(zone::DECK, clause!("3-2-4"))),
    /// Take damage.
    DAMAGE = VerbSpec::new("damage", Shape::Number),
    /// Win the game.
    WIN = VerbSpec::new("win", Shape::Plain),
    /// Lose the game.
    LOSE = VerbSpec::new("lose", Shape::Plain),
    /// Take a Life card into hand.
    TAKE = VerbSpec::action("take"),
    /// Use a replacement effect.
    REPLACE = VerbSpec::action("replace"),
    /// Deal a Life card.
    DEAL = VerbSpec::action("deal"),
    /// Trash for want of room.
    MAKE_ROOM = VerbSpec::action("make-room"),
    /// Refresh.
    REFRESH = VerbSpec::action("refresh"),
    /// Choose which of several waiting effects comes next.
    NEXT = VerbSpec::action("next"),
    /// Concede.
    CONCEDE = VerbSpec::action("concede"),
    /// Put back.
    PUT_BACK = VerbSpec::action("put-back"),
    /// Name how often a loop is repeated.
    REPEAT = VerbSpec::action("repeat"),
    /// Put cards at the bottom.
    BOTTOM = VerbSpec::action("bottom"),
    /// Play as active by an effect that says so.
    PUT_ACTIVE = VerbSpec::new("put-active", Shape::Cards).of_cards_in(&OUTSIDE).of_kinds(&PLAYED),
    /// Take another turn after this one.
    EXTRA_TURN = VerbSpec::new("extra-turn", Shape::Plain),
    /// Make the attack an attack on another card.
    REDIRECT = VerbSpec::new("redirect-attack", Shape::Cards).of_cards_in(&[zone::LEADER, zone::CHARACTERS]).single(),
});

words!(phase: Phase = &'static str {
    /// Before the first turn.
    SETUP = "setup",
    /// Refresh Phase.
    REFRESH = "refresh",
    /// Draw Phase.
    DRAW = "draw",
    /// DON!! Phase.
    DON = "don",
    /// Main Phase.
    MAIN = "main",
    /// Attack Step.
    ATTACK = "attack",
    /// Block Step.
    BLOCK = "block",
    /// Counter Step.
    COUNTER = "counter",
    /// Damage Step.
    DAMAGE = "damage",
    /// End of Battle.
    BATTLE_END = "battle-end",
    /// End Phase.
    END = "end",
});

words!(point: Point = &'static str {
    /// During this battle.
    THIS_BATTLE = "this-battle",
    /// During this turn.
    THIS_TURN = "this-turn",
    /// Until the end of the turn; also: at the end of this turn.
    END_OF_TURN = "end-of-turn",
    /// Until the start of your next turn.
    YOUR_NEXT_START = "your-next-start",
    /// Until the end of your opponent's next turn.
    OPPONENTS_NEXT_END = "opponents-next-end",
    /// In the opponent's next Refresh Phase.
    OPPONENTS_REFRESH = "opponents-refresh",
    /// For the rest of the game.
    FOREVER = "forever",
    /// Until the end of your next turn.
    YOUR_NEXT_END = "your-next-end",
    /// In your next Refresh Phase.
    YOUR_REFRESH = "your-refresh",
    /// At the start of your opponent's next Main Phase.
    OPPONENTS_NEXT_MAIN = "opponents-next-main",
});

/// Where cards attack and are attacked.
const FIGHTING: [Zone; 2] = [zone::LEADER, zone::CHARACTERS];

/// What can be K.O.'d or removed from the field.
const REMOVABLE: [Zone; 2] = [zone::CHARACTERS, zone::STAGE];

/// Where cards are rested and set as active.
const UPRIGHT: [Zone; 4] = [zone::LEADER, zone::CHARACTERS, zone::STAGE, zone::COST];

/// What players do by themselves, or have done by an effect.
const BY_RULE_OR_EFFECT: u8 = causes::RULE | causes::EFFECT;
/// What puts Characters out of the game.
const BY_BATTLE_OR_EFFECT: u8 = causes::BATTLE | causes::EFFECT;

words!(ban: Ban = BanSpec {
    /// The card cannot attack.
    ATTACK = BanSpec::of_cards("attack").in_zones(&FIGHTING),
    /// The card cannot be attacked.
    BE_ATTACKED = BanSpec::of_cards("be-attacked").in_zones(&FIGHTING),
    /// The player cannot activate \[Blocker\].
    ACTIVATE_BLOCKER = BanSpec::of_players("activate-blocker").in_zones(&[zone::CHARACTERS]),
    /// The card cannot be K.O.'d.
    BE_KO = BanSpec::of_cards("be-ko").in_zones(&REMOVABLE).by(BY_BATTLE_OR_EFFECT),
    /// The card cannot be removed from the field.
    BE_REMOVED = BanSpec::of_cards("be-removed").in_zones(&REMOVABLE).by(BY_BATTLE_OR_EFFECT),
    /// The card cannot be rested.
    BE_RESTED = BanSpec::of_cards("be-rested").in_zones(&UPRIGHT).by(BY_RULE_OR_EFFECT),
    /// The card cannot become active, or not in the Refresh Phase named.
    READY = BanSpec::of_cards("ready").in_zones(&UPRIGHT).by(BY_RULE_OR_EFFECT),
    /// The player cannot play cards.
    PLAY = BanSpec::of_players("play").in_zones(&[zone::HAND, zone::TRASH, zone::DECK, zone::LIFE]).by(BY_RULE_OR_EFFECT),
    /// The player cannot draw by effects.
    DRAW = BanSpec::of_players("draw").by(causes::EFFECT).alone(),
    /// The player cannot set DON!! cards as active.
    READY_DON = BanSpec::of_players("ready-don").in_zones(&[zone::COST]).by(BY_RULE_OR_EFFECT).alone(),
    /// The player's DON!! cards cannot be given.
    GIVE = BanSpec::of_players("give").in_zones(&FIGHTING).by(BY_RULE_OR_EFFECT),
    /// The card cannot attack certain cards.
    ATTACK_TARGET = BanSpec::of_cards("attack-target").in_zones(&FIGHTING),
    /// The card cannot be included in a deck.
    BE_INCLUDED = BanSpec::of_cards("be-included").of_decks(),
    /// The player's cards are played rested.
    ENTER_ACTIVE = BanSpec::of_players("enter-active").said_of(&REMOVABLE).by(BY_RULE_OR_EFFECT),
    /// The card's attacks cannot be blocked.
    BE_BLOCKED = BanSpec::of_cards("be-blocked").in_zones(&FIGHTING),
    /// The player cannot add Life cards to hand.
    TAKE_LIFE = BanSpec::of_players("move-life-to-hand").by(causes::EFFECT).alone(),
    /// The card does not become active in Refresh Phases.
    READY_IN_REFRESH = BanSpec::of_cards("ready-in-refresh").in_zones(&UPRIGHT).alone(),
    /// The card may attack active Characters as well (7-1-1-2).
    ATTACK_ACTIVE = BanSpec::permission("attack-active").in_zones(&FIGHTING),
    /// Attacking in the turn in which the card was played (3-7-4).
    ATTACK_NEW = BanSpec::of_cards("attack-new").permissible().in_zones(&[zone::CHARACTERS]),
    /// The card cannot be played.
    BE_PLAYED = BanSpec::of_cards("be-played").in_zones(&[zone::HAND, zone::TRASH, zone::DECK, zone::LIFE]).by(BY_RULE_OR_EFFECT).alone(),
    /// The player cannot attack Leaders.
    ATTACK_LEADERS = BanSpec::of_players("attack-leaders").in_zones(&FIGHTING),
    /// The card cannot activate its \[Blocker\].
    BLOCK = BanSpec::of_cards("block").in_zones(&[zone::CHARACTERS]),
    /// The player cannot play cards from hand.
    PLAY_FROM_HAND = BanSpec::of_players("play-from-hand").in_zones(&[zone::HAND]).by(BY_RULE_OR_EFFECT),
});

/// Where cards are that an effect can play.
const OUTSIDE: [Zone; 5] = [zone::HAND, zone::TRASH, zone::DECK, zone::LIFE, zone::NOWHERE];
/// What an effect can play: Events never enter the field (2-2-5).
const PLAYED: [Kind; 2] = [kind::CHARACTER, kind::STAGE];

/// Moves cards to a zone of their owner.
const fn to(zone: Zone) -> Shape {
    Shape::MoveTo { zone, end: End::Bottom }
}

/// The phases of a battle (7-1).
const BATTLE: [Phase; 5] = [phase::ATTACK, phase::BLOCK, phase::COUNTER, phase::DAMAGE, phase::BATTLE_END];

/// What fights (2-6-1).
const FIGHTERS: u16 = Kind::set(&[kind::LEADER, kind::CHARACTER]);

/// Which cards have a stat (2-6-1, 2-7-1, 2-9-1, 2-10-1).
fn stat_kinds() -> Vec<(Stat, u16)> {
    let leader = Kind::set(&[kind::LEADER]);
    vec![
        (stat::POWER, FIGHTERS),
        (stat::COST, Kind::set(&[kind::CHARACTER, kind::EVENT, kind::STAGE])),
        (stat::COUNTER, Kind::set(&[kind::CHARACTER])),
        (stat::LIFE, leader),
        (stat::DON_DECK, leader),
        (stat::ATTACK_TAX, FIGHTERS),
        (stat::DON_GIFT, leader),
    ]
}

/// Which cards keywords are about (10-1): a Leader can attack in the turn it came to the field without one.
fn keyword_kinds() -> Vec<(Keyword, u16)> {
    vec![
        (keyword::RUSH, Kind::set(&[kind::CHARACTER])),
        (keyword::DOUBLE_ATTACK, FIGHTERS),
        (keyword::BANISH, FIGHTERS),
        (keyword::BLOCKER, FIGHTERS),
        (keyword::UNBLOCKABLE, FIGHTERS),
    ]
}

/// Returns the words of the game.
pub fn vocabulary() -> Vocabulary {
    let colours = ["red", "green", "blue", "purple", "black", "yellow"].map(|word| LabelSpec::of("colour", word));
    let attributes = ["slash", "strike", "ranged", "special", "wisdom"].map(|word| LabelSpec::of("attribute", word));
    let later = [
        point::THIS_BATTLE,
        point::THIS_TURN,
        point::END_OF_TURN,
        point::YOUR_NEXT_START,
        point::YOUR_NEXT_END,
        point::OPPONENTS_NEXT_END,
        point::OPPONENTS_NEXT_MAIN,
    ];
    let later = later.iter().fold(0, |set, point| set | 1 << point.0);
    Vocabulary {
        zones: zone::table(),
        stats: stat::table(),
        kinds: kind::table(),
        keywords: keyword::table(),
        labels: colours.into_iter().chain(attributes).collect(),
        verbs: verb::table(),
        cues: cue::table(),
        phases: phase::table(),
        points: point::table(),
        windows: 1 << point::OPPONENTS_REFRESH.0 | 1 << point::YOUR_REFRESH.0,
        moments: later,
        battle: Phase::set(&BATTLE),
        point_phases: vec![(point::THIS_BATTLE, Phase::set(&BATTLE))],
        stat_kinds: stat_kinds(),
        // Life and the DON!! deck are read when the match begins (5-2-1-7), and nothing changes them after; only Leaders and
        // Characters attack, and only a Leader is given DON!! cards in the DON!! Phase.
        stat_zones: vec![
            (stat::LIFE, 0),
            (stat::DON_DECK, 0),
            (stat::ATTACK_TAX, Zone::set(&FIGHTING)),
            (stat::DON_GIFT, Zone::set(&[zone::LEADER])),
        ],
        keyword_kinds: keyword_kinds(),
        bans: ban::table(),
        gauges: vec![],
        scores: vec![],
        nouns: vec![
            Noun::in_zones("leader", &[zone::LEADER]),
            Noun::in_zones("character", &[zone::CHARACTERS]),
            Noun::in_zones("stage", &[zone::STAGE]),
            Noun::in_zones("don", &[zone::COST, zone::GIVEN]),
            Noun::in_zones("cost-don", &[zone::COST]),
            Noun::in_zones("given-don", &[zone::GIVEN]),
            Noun::in_zones("hand-card", &[zone::HAND]),
            Noun::in_zones("deck-card", &[zone::DECK]),
            Noun::in_zones("trash-card", &[zone::TRASH]),
            Noun::in_zones("life-card", &[zone::LIFE]),
        ],
        attached: "don",
        hosts: Kind::set(&[kind::LEADER, kind::CHARACTER]),
        one_use: vec![],
    }
}
