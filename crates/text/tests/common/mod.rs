//! A small invented game whose vocabulary has a word of every sort.

#![allow(dead_code, reason = "each test file uses its own part of this")]

pub mod arbitrary;

use baize_kernel::ir::{Ability, End};
use baize_kernel::verb_rule::VerbRule;
use baize_kernel::vocabulary::{
    BanSpec, CueSpec, LabelSpec, Noun, Role, Shape, Sight, VerbSpec, Vocabulary, ZoneSpec, causes,
};
use baize_kernel::{Clause, Lexicon, Zone};

/// The words of the game.
pub fn vocabulary() -> Vocabulary {
    let zone = |word, ordered, live| ZoneSpec {
        word,
        sight: Sight::All,
        ordered,
        live,
        piled: false,
        by_rule: false,
        kinds: 0,
        lone: false,
    };
    let verb = |word, shape| VerbSpec::new(word, shape);
    let cue = |word, role| CueSpec::new(word, role).replaceable().counts().has_origin();
    let noun = |word, zones, kinds| Noun { word, zones, kinds };
    let label = |word, group| LabelSpec { word, group };
    Vocabulary {
        zones: vec![
            zone("pile", true, false),
            zone("hand", false, false),
            zone("field", false, true),
            zone("grave", false, false),
        ],
        stats: vec!["might", "price"],
        scores: vec![],
        kinds: vec!["hero", "spell", "charm"],
        keywords: vec!["swift", "shield"],
        labels: vec![label("red", "colour"), label("blue", "colour"), label("old", "age"), label("young", "age")],
        verbs: vec![
            verb("strike", Shape::Action),
            verb("slay", Shape::MoveTo { zone: Zone(3), end: End::Bottom }),
            verb("tuck", Shape::MoveTo { zone: Zone(0), end: End::Top }),
            verb("move", Shape::Move),
            verb("tap", Shape::Cards).does(VerbRule::turns(true, Clause::NONE)),
            verb("bind", Shape::CardsTo),
            verb("harm", Shape::NumberCards).does(VerbRule::harms(Clause::NONE)),
            verb("draw", Shape::Number).up_to(),
            verb("win", Shape::Plain),
            verb("lose", Shape::Plain),
        ],
        cues: vec![
            cue("play", Role::Use),
            cue("answer", Role::Use),
            cue("arrives", Role::Own),
            cue("dusk", Role::Table),
            cue("slain", Role::Event),
            cue("struck", Role::Event),
        ],
        phases: vec!["dawn", "noon", "night"],
        battle: 0b111,
        points: vec!["tonight", "this-fight", "forever"],
        bans: vec![
            BanSpec::of_cards("strike").permissible().by(causes::ALL),
            BanSpec { zones: !0, ..BanSpec::of_players("draw") }.permissible().by(causes::ALL),
        ],
        gauges: vec!["gold", "fame"],
        nouns: vec![
            noun("hero", 1 << 2, 1),
            noun("charm", 1 << 2, 4),
            noun("hand-card", 1 << 1, 0),
            noun("pile-card", 1, 0),
        ],
        attached: "charm",
        ..Vocabulary::default()
    }
}

/// A list of effects, each with nothing wrong; between them they use every word of the grammar.
pub const EFFECTS: &[&str] = &[
    "arrives: draw 2",
    "arrives / dusk: they draw up to 1; both draw 1; allies draw my gold",
    "play / answer, once: pay tap 2 my active hero, slay this: win",
    "play: they lose",
    "always, charm 2, my turn: this get +1000 might",
    "always, friendly turn, any turn, during dawn/night: all my hero get -1 price",
    "always, their turn, while this is rested and not my turn: all friendly hero gain swift",
    "always, in hand/grave: you cannot draw",
    "always: if any their hero { this gain shield } else { this lose shield }",
    "always: all their hero cannot strike with price <= 3 by battle; they cannot draw by my effect; both cannot draw by rule",
    "rule: copies any",
    "rule: copies 10; this gain name \"Ann \\\"A\\\" \\\\\"; this gain type \"Bird\"; this gain blue",
    "when slain my red hero with price >= 3 other than this by their effect: tap this",
    "when slain mine / struck this by battle: harm 1 to 1 their hero",
    "when struck any card with might > 3: harm 2 to event",
    "when slain their hero or charm: harm count(my hero) to other",
    "when slain allied by friendly effect: tuck 1 my hand-card",
    "instead of slain this by effect: pay draw 1: tap attached",
    "instead of slain my card named \"Bob\" / struck theirs: move host to owner's hand",
    "arrives: move up to 1 my hero to my pile top; move 1 their hand-card to their pile top or bottom random",
    "arrives: move all my hero to friendly pile bottom kept; move it to owner's field face-up rested revealed",
    "arrives: choose all my hero; move it to my grave in any order face-down; slay it to my hand",
    "arrives: bind 1 to 2 my charm to this; bind it to up to 1 my hero",
    "arrives: look at top 5 my pile-card; choose up to 1 of seen type \"Bird\"; move it to my hand revealed; move seen to my pile bottom",
    "arrives: reveal bottom 1 their pile-card; look at random 2 their hand-card; reveal top or bottom 1 my pile-card",
    "arrives: they choose 1 their hero; slay 2 their hero chosen by them; choose 1 my hero chosen by allies",
    "arrives: choose up to 3 my card in hand/grave with total price <= 6 with different names",
    "arrives: choose 1 any hero/spell in grave with same name chosen by both",
    "arrives: choose all my hero or charm or their hand-card or any pile-card",
    "arrives: tap all their hero with base might = 3 with price < 2 with might != 4",
    "arrives: tap all any hero named \"A\" name has \"B\" type \"C\" type has \"D\" number \"E-1\"",
    "arrives: tap all any hand-card many colour many blue kind spell with swift with cue arrives blank",
    "arrives: choose 1 my hero; tap all any hero exactly it same name as event with 2 charm mine not theirs allied anyone's",
    "arrives: tap 1 their hero highest might; tap 1 their hero lowest price",
    "arrives: tap 1 their hero (rested, with price <= 3) or (blue) not (active)",
    "arrives: tap 1 my active hero; tap 1 my new hero; tap 1 my damaged hero; tap 1 my face-down hero; tap 1 their face-up hero",
    "arrives: this get +1 per 2 count(my hero) might tonight",
    "arrives: this get +total(their hero, might) + 1 might tonight; this get +might of it + (base price of event + named) price forever",
    "arrives: this get base might 7 tonight; it get +moved might tonight; it get +my fame + -1 price tonight",
    "arrives: choose 1 their hero; it lose effects tonight; it lose arrives effects tonight; it gain red tonight; attacker gain swift this-fight",
    "arrives: this gain ability { dusk: this gain ability { play: win } tonight } tonight; attacked gain ability { always: this get +1 might } forever",
    "arrives: may { draw 1 }; they may { draw 2; tap this }; if did { draw 1 }",
    "arrives: one of { draw 1 } or { draw 2 } or { win }; they choose one of { draw 1 } or { }",
    "arrives: choose 1 my hero; later tonight { slay it }; name number up to 5; they name number up to my gold",
    "answer: use play",
    "arrives: if any my hero or my turn { draw 1 } else if no their hero and (did or not did) { draw 2 } else { draw 3 }",
    "arrives: if this is (rested) or (blue) { tap this }; if (it is anything or (this is (red))) and 1 + 1 >= 2 { draw 1 }",
    "arrives: if (my gold + 1) + their gold > 3 { draw 1 }",
];

/// Reads an effect that must be right.
pub fn read(text: &str, lexicon: &mut Lexicon) -> Vec<Ability> {
    let words = vocabulary();
    match baize_text::parse(text, &words, lexicon) {
        Ok(abilities) => abilities,
        Err(errors) => panic!("{}", baize_text::report("effect", text, &errors)),
    }
}

/// Prints abilities in canonical notation.
pub fn print(abilities: &[Ability], lexicon: &Lexicon) -> String {
    baize_text::print::abilities(abilities, &vocabulary(), lexicon)
}
