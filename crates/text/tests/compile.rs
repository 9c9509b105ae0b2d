//! The compiler of card text: what single lines mean, and how it reads whole sets.

use baize_kernel::{Lexicon, Vocabulary};
use baize_text::compile::{Certificate, GRAMMAR, RawCard, Wording, compile, say};
use std::path::PathBuf;

fn one_piece() -> Wording {
    Wording::read(&[GRAMMAR, include_str!("../../../games/one-piece/wording/en.toml")]).expect("the tables are right")
}

fn gundam() -> Wording {
    let mut wording =
        Wording::read(&[GRAMMAR, include_str!("../../../games/gundam/wording/en.toml")]).expect("the tables are right");
    wording.add_token("T-002", "Guncannon", "(White Base Team)･AP2･HP2");
    wording.add_token("T-007", "Zaku Ⅱ", "(Zeon)･AP1･HP1");
    wording.add_token("T-004", "Leo", "(OZ)･AP1･HP1");
    wording
}

/// The notation of a text, or what was not read.
fn read(text: &str, kind: &str, wording: &Wording) -> String {
    let card = RawCard { id: "X".to_owned(), kind: kind.to_owned(), text: text.to_owned(), link: String::new() };
    let certificate = compile(&card, wording);
    for (text, line) in &certificate.lines {
        if let Err(unread) = line {
            return format!("unread: {} | expected {}", unread[0].text, unread[0].expected);
        }
        let line = line.as_ref().expect("it is not an error");
        assert_eq!(say::line(&line.tree, wording), say::plain(text), "it is said as it was read");
    }
    certificate.notation()
}

#[track_caller]
fn means(text: &str, notation: &str) {
    assert_eq!(read(text, "Character", &one_piece()), notation, "{text}");
}

#[track_caller]
fn unit(text: &str, notation: &str) {
    assert_eq!(read(text, "UNIT", &gundam()), notation, "{text}");
}

/// The files that lie beside the tree, where they do.
fn shared(file: &str) -> Option<String> {
    std::fs::read_to_string(PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../../shared/data").join(file)).ok()
}

#[test]
fn plain_lines() {
    means("[On Play] Draw 2 cards and trash 1 card from your hand.", "on-play: draw 2; discard 1");
    means(
        "[DON!! x1] [When Attacking] [Once Per Turn] K.O. up to 1 of your opponent's rested Characters with a cost of 3 or less.",
        "when-attacking, don 1, once: ko up to 1 their rested character with cost <= 3",
    );
    means(
        "[On Play]/[When Attacking] Give up to 1 of your opponent's Characters −2000 power during this turn.",
        "on-play / when-attacking: up to 1 their character get -2000 power this-turn",
    );
}

#[test]
fn costs() {
    means(
        "[Activate: Main] ➀ (You may rest the specified number of DON!! cards in your cost area.) You may rest this Character: Draw 1 card.",
        "activate-main: pay rest 1 my active cost-don, rest this: draw 1",
    );
    means(
        "[On Play] DON!! −2, You may trash 1 card from your hand: Draw 2 cards.",
        "on-play: pay return-don 2 my don, discard 1: draw 2",
    );
    means(
        "[Activate: Main] If your Leader is [Shirahoshi], you may rest this Character: Draw 1 card.",
        "activate-main, while any my leader named \"Shirahoshi\": pay rest this: draw 1",
    );
}

#[test]
fn keywords_are_facts_and_their_reminders_are_checked() {
    let card = |text: &str| RawCard { text: text.to_owned(), ..RawCard::default() };
    let blocker = "[Blocker] (After your opponent declares an attack, you may rest this card to make it the new target of the attack.)";
    let certificate = compile(&card(blocker), &one_piece());
    let facts = &certificate.lines[0].1.as_ref().expect("it is read").facts;
    assert_eq!(facts, &[("keyword".to_owned(), "blocker".to_owned())]);
    let changed = compile(&card("[Blocker] (You may draw 2 cards.)"), &one_piece());
    assert!(!changed.whole(), "a reminder that no rule says is not thrown away");
}

/// Ruling of OP06-116: when A does not hold, C is not done either.
#[test]
fn an_if_governs_what_comes_then() {
    means(
        "[On Play] If you have 2 or less Life cards, draw 1 card. Then, trash 1 card from your hand.",
        "on-play: if count(my life-card) <= 2 { draw 1; discard 1 }",
    );
    means(
        "[On Play] Draw 1 card. Then, if you have 2 or less Life cards, this Character gains [Rush] during this turn.",
        "on-play: draw 1; if count(my life-card) <= 2 { this gain rush this-turn }",
    );
}

/// Rulings of OP01-073, OP01-077 and ST03-010.
#[test]
fn cards_put_back_at_either_end_stay_together() {
    means(
        "[On Play] Look at 3 cards from the top of your deck and place them at the top or bottom of your deck in any order.",
        "on-play: look at top 3 my deck-card; one of { move seen to my deck top in any order } or { move seen to my deck bottom in any order }",
    );
}

#[test]
fn leftovers_of_a_look() {
    means(
        "[On Play] Look at 5 cards from the top of your deck; reveal up to 1 red Event and add it to your hand. Then, place the rest at the bottom of your deck in any order.",
        "on-play: look at top 5 my deck-card; move up to 1 of seen red kind event to my hand revealed; move all of seen to my deck bottom in any order",
    );
    unit(
        "【Deploy】Look at the top card of your deck. If it is a (Zeon) Unit card, you may reveal it and add it to your hand. Return any remaining card to the bottom of your deck.",
        "deploy: look at top 1 my deck-card; if seen is kind unit type \"Zeon\" { may { move seen to my hand revealed } }; move seen to my deck bottom",
    );
}

#[test]
fn references() {
    means(
        "[Counter] Up to 1 of your Leader or Character cards gains +2000 power during this battle. Then, if you have 2 or less Life cards, that card gains an additional +2000 power.",
        "counter: up to 1 my leader or character get +2000 power this-battle; if count(my life-card) <= 2 { it get +2000 power this-battle }",
    );
    means(
        "[Once Per Turn] If your {Supernovas} type Character would be removed from the field by your opponent's effect, you may add it to the top of your Life cards face-down instead.",
        "instead of removed my character type \"Supernovas\" by their effect, once: may { move event to my life top face-down }",
    );
    means(
        "[On Play] Up to 1 of your Characters gains +1000 power during this turn. Draw 1 card. That Character gains [Rush] during this turn.",
        "on-play: up to 1 my character get +1000 power this-turn as chosen; draw 1; chosen gain rush this-turn",
    );
    means(
        "[Trigger] K.O. up to 1 of your opponent's Characters with a cost of 6 or less, or return it to the owner's hand.",
        "trigger: choose up to 1 their character with cost <= 6; one of { ko it } or { return it }",
    );
}

#[test]
fn durations_are_shared_and_never_made_up() {
    means(
        "[Counter] Negate the effect of up to 1 of your opponent's Leader or Character cards and give that card −4000 power during this turn.",
        "counter: up to 1 their leader or character lose effects this-turn; it get -4000 power this-turn",
    );
    unit(
        "【Attack】This Unit gets AP+1 during this turn. If there are 7 or more (CB) cards in your trash, all your (CB) Units get AP+1 instead.",
        "attack: if count(my trash-card type \"CB\") >= 7 { all my unit type \"CB\" get +1 ap this-turn } else { this get +1 ap this-turn }",
    );
}

#[test]
fn words_around_or() {
    means(
        "[On Play] Play up to 1 {FILM} or {Straw Hat Crew} type Character card with a cost of 2 or less from your hand.",
        "on-play: put up to 1 my hand-card kind character (type \"FILM\") or (type \"Straw Hat Crew\") with cost <= 2",
    );
    means(
        "[On Play] Rest up to 1 of your opponent's DON!! cards or Characters with a cost of 3 or less.",
        "on-play: rest up to 1 their cost-don or character (kind don, active) or (kind character, with cost <= 3)",
    );
    means(
        "[On Play] Play up to 1 {Neptunian} type Character card or [Megalo] with a cost equal to or less than the number of DON!! cards on your field from your hand.",
        "on-play: put up to 1 my hand-card (kind character, type \"Neptunian\", with cost <= count(my don)) or (named \"Megalo\", with cost <= count(my don))",
    );
    means(
        "[Your Turn] If you have [Kuromarimo] and [Chess] in your trash, this Character gains +2000 power.",
        "always, my turn: if any my trash-card named \"Kuromarimo\" and any my trash-card named \"Chess\" { this get +2000 power }",
    );
}

#[test]
fn an_effect_that_is_negated_asks_for_the_opposite() {
    means(
        "[Once Per Turn] If this Character would leave the field, you may trash 1 card from the top of your Life cards instead. If there is a [Monkey.D.Luffy] Character, this effect is negated.",
        "instead of removed this, while not (any character named \"Monkey.D.Luffy\"), once: may { trash top 1 my life-card }",
    );
}

#[test]
fn keywords_are_no_names() {
    means(
        "[Trigger] K.O. up to 1 of your opponent's [Blocker] Characters with a cost of 3 or less.",
        "trigger: ko up to 1 their character with blocker with cost <= 3",
    );
}

#[test]
fn options() {
    means(
        "[Main] Choose one:\n• Draw 1 card.\n• K.O. up to 1 of your opponent's Characters with a cost of 1 or less.",
        "main: one of { draw 1 } or { ko up to 1 their character with cost <= 1 }",
    );
}

/// What is waited for this turn concerns cards that come later too, unless cards at hand are meant.
#[test]
fn a_player_waits_for_an_event_of_the_turn() {
    unit(
        "【Deploy】During this turn, when one of your (Zeon) Units destroys an enemy Unit with battle damage, draw 1.",
        "deploy: you gain ability { when kills my unit type \"Zeon\": draw 1 } this-turn",
    );
    unit(
        "【Deploy】Choose 1 of your Units. When it destroys an enemy Unit with battle damage during this turn, draw 1.",
        "deploy: choose 1 my unit; it gain ability { when kills this: draw 1 } this-turn",
    );
}

/// What each player does is done with cards of their own, whether the words say “your” or “their”.
#[test]
fn each_player_does_it() {
    let both = "on-play: discard 1; they discard 1";
    means("[On Play] Each player trashes 1 card from their hand.", both);
    means("[On Play] You and your opponent each trash 1 card from your hand.", both);
}

/// Rulings of OP06-102 and OP06-114: a cost that names no owner is paid with anyone's cards.
#[test]
fn costs_that_name_no_owner() {
    means(
        "[On Play] You may place 1 Stage with a cost of 1 at the bottom of the owner's deck: Draw 1 card.",
        "on-play: pay move 1 stage with cost = 1 to owner's deck bottom: draw 1",
    );
}

/// What happened in the turn is asked at its end, or where something may be done only then.
#[test]
fn what_happened_in_a_turn() {
    unit(
        "At the end of a turn when one of your (Zeon) Units is destroyed, draw 1.",
        "when turn-ends, while times(dies my unit type \"Zeon\") >= 1: draw 1",
    );
    unit(
        "This Unit can only attack during a turn in which you deployed a Base.",
        "always: if not (times(deployed my base) >= 1) { this cannot attack }",
    );
}

/// The Unit is the card of the event, whichever of the two the words name first.
#[test]
fn a_pilot_is_paired_with_a_unit() {
    unit(
        "When a (Zeon) Pilot is paired with this Unit, draw 1.",
        "when paired this, while other is type \"Zeon\": draw 1",
    );
    unit("When a Pilot is paired with this Unit, draw 1.", "when paired this: draw 1");
}

/// Cards that no test tells from others are not taken for any card.
#[test]
fn nothing_is_widened() {
    let read = read("When one of your Resources is set as active by an effect, draw 1.", "UNIT", &gundam());
    assert!(read.starts_with("unread"), "{read}");
    unit(
        "This Unit may attack an enemy Unit on the turn it is deployed.",
        "always: this may attack-new kind unit theirs",
    );
    unit("【Activate･Main】Exile an EX Resource：Draw 1.", "activate-main: pay exile 1 my resource token: draw 1");
}

/// Conditions, turns and “for each” stand before or after what they govern, and tests are joined in any order.
#[test]
fn parts_stand_in_any_place() {
    unit(
        "This Unit can't attack while you have 2 or more Bases.",
        "always: if count(my base) >= 2 { this cannot attack }",
    );
    unit("For each of your Bases, draw 1.", "always: draw (1 per 1 count(my base))");
    unit(
        "【Main】Choose 1 enemy Unit that has <Blocker> or is Lv.2 or lower. Deal 1 damage for each of your Bases to it.",
        "main: choose 1 their unit (with blocker) or (with lv <= 2); damage (1 per 1 count(my base)) to it",
    );
    unit(
        "【Attack】Choose 1 enemy Unit. Deal 1 damage to it for each 4 AP this Unit has.",
        "attack: choose 1 their unit; damage (1 per 4 ap of this) to it",
    );
    unit(
        "【Main】Choose 1 to 2 of your Units. Rest them. All Units rested with this effect get AP+1 during this turn.",
        "main: choose 1 to 2 my unit; rest it as chosen; all of chosen kind unit get +1 ap this-turn",
    );
    means(
        "If your Leader is [Nami], [Usopp] or multicolored, this Character cannot be K.O.'d in battle or be rested by your opponent's effects.",
        "always: if any my leader (named \"Nami\") or (named \"Usopp\") or (many colour) { this cannot be-ko by battle; this cannot be-rested by their effect }",
    );
    means(
        "This Character cannot be K.O.'d, rested or removed from the field by your opponent's effects.",
        "always: this cannot be-ko by their effect; this cannot be-rested by their effect; this cannot be-removed by their effect",
    );
    unit(
        "This Unit can't be destroyed by enemy effects while it is rested.",
        "always: if this is rested { this cannot be-destroyed by their effect }",
    );
}

/// What “them” stands for must have been mentioned, and cards in a hand or a trash are neither active nor rested.
#[test]
fn nothing_is_taken_for_something_else() {
    let unread = |text: &str| {
        let read = read(text, "UNIT", &gundam());
        assert!(read.starts_with("unread"), "{text}: {read}");
    };
    unread("【Deploy】Choose 1 rested Unit card from your trash. Add it to your hand.");
    unread("【Attack】Draw 1. If there are 2 or more (CB) cards among them, this Unit gets AP+2 during this turn.");
    unit(
        "【Attack】Place the top 3 cards of your deck into your trash. If there are 2 or more (CB) cards among them, this Unit gets AP+2 during this turn.",
        "attack: trash top 3 my deck-card; if count(of it type \"CB\") >= 2 { this get +2 ap this-turn }",
    );
}

/// A keyword of a Pilot is one of the Unit it is paired with, and one after a condition is had while that holds.
#[test]
fn keywords_belong_to_whoever_has_them() {
    let pilot = |text: &str| read(text, "PILOT", &gundam());
    assert_eq!(pilot("【Activate･Main】<Support 2>"), "always: host get +2 support");
    assert_eq!(pilot("<Blocker>"), "always: host gain blocker");
    unit("<Blocker>", "");
    unit("【During Link】<Repair 2>", "always, while this is with linked: this get +2 repair");
    means("[DON!! x1] [Banish]", "always, don 1: this gain banish");
}

/// A wording reads every form of its words, and a participle means what happens, what cannot happen and what was done.
#[test]
fn known_words_combine() {
    unit("When this Unit is set as active by enemy effects, draw 1.", "when readied this by their effect: draw 1");
    unit("This Unit can't be set as active by effects.", "always: this cannot ready by effect");
    unit(
        "【Main】Choose 1 to 2 of your Units. Destroy them. If you do, draw 1 for each of your Bases.",
        "main: choose 1 to 2 my unit; destroy it; if did { draw (1 per 1 count(my base)) }",
    );
    unit(
        "【Main】Discard 2. Then, choose 1 enemy Unit. Deal damage to it equal to the number of (Zeon) cards discarded with this effect.",
        "main: trash 2 my hand-card as chosen; choose 1 their unit; damage count(of chosen type \"Zeon\") to it",
    );
    means(
        "This Character cannot be set as active by your opponent's {Navy} type Characters' effects.",
        "always: this cannot ready by their effect of (kind character type \"Navy\")",
    );
    means(
        "[On Play] Draw cards equal to the number of your opponent's rested Characters.",
        "on-play: draw count(their rested character)",
    );
}

#[test]
fn what_goes_on_under_a_choice() {
    unit(
        "【Attack】You may choose 1 (Vagan) card from your trash. Exile it from the game. If you do, choose 1 of your (Vagan) Units. It gets AP+2 during this turn.",
        "attack: may { choose 1 my trash-card type \"Vagan\"; exile it }; if did { choose 1 my unit type \"Vagan\"; it get +2 ap this-turn }",
    );
}

#[test]
fn instead_takes_the_place_of_a_step() {
    unit(
        "【Main】Choose 1 enemy Unit with 2 or less HP. Return it to its owner's hand. If you have a Link Unit in play, choose 1 enemy Unit with 4 or less HP instead.",
        "main: if any my unit with linked { choose 1 their unit with hp <= 4; return it } else { choose 1 their unit with hp <= 2; return it }",
    );
}

#[test]
fn events_inside_an_effect() {
    unit(
        "【Deploy】During this turn, when one of your (Zeon) Units destroys an enemy Unit with battle damage, choose 1 enemy Unit. Rest it.",
        "deploy: you gain ability { when kills my unit type \"Zeon\": choose 1 their unit; rest it } this-turn",
    );
}

#[test]
fn that_card_is_the_card_of_the_event() {
    unit(
        "When this Unit deals battle damage to an enemy Unit that is Lv.5 or lower, destroy that enemy Unit.",
        "when damaged their unit with lv <= 5 by battle with (exactly this): destroy event",
    );
    unit(
        "【Attack】Choose 1 of your Units. This Unit gets AP+1 during this turn. Rest that Unit.",
        "attack: choose 1 my unit; this get +1 ap this-turn; rest it",
    );
}

#[test]
fn a_row_may_not_lose_what_it_reads() {
    let table = "event = [ { say = \"{np} destroys {b:np}\", ir = \"kills {np:event}\" } ]";
    let error = Wording::read(&[GRAMMAR, include_str!("../../../games/gundam/wording/en.toml"), table]);
    assert!(error.expect_err("the second slot is lost").contains("`{b}`"));
    unit(
        "When this Unit destroys an enemy Unit that is Lv.5 or higher with battle damage, draw 1.",
        "when kills this, while other is kind unit with lv >= 5 theirs: draw 1",
    );
}

#[test]
fn pilots_links_and_tokens() {
    let pilot = "【Burst】Add this card to your hand.\n【When Paired･(Zeon) Pilot】Deploy 1 rested [Zaku Ⅱ]((Zeon)･AP1･HP1) Unit token.";
    assert_eq!(
        read(pilot, "PILOT", &gundam()),
        "burst: return this\nalways: host gain ability { when-paired, while attached is type \"Zeon\": deploy-token-rested 1 \"T-007\" }"
    );
    let card = RawCard { link: "[Heero Yuy] / (G Team) Trait".to_owned(), ..RawCard::default() };
    assert_eq!(
        compile(&card, &gundam()).notation(),
        "always, while attached is named \"Heero Yuy\" or attached is type \"G Team\": this gain linked"
    );
}

#[test]
fn what_is_not_read_is_said() {
    let text = "[On Play] Draw 1 card. Then, sing a song.";
    let found = read(text, "Character", &one_piece());
    assert!(found.starts_with("unread: Then, sing a song. | expected "), "{found}");
    let token = read("【Deploy】Deploy 1 [Ghost]((Zeon)･AP9･HP9) Unit token.", "UNIT", &gundam());
    assert!(token.contains("no token is Ghost (Zeon) AP9 HP9"), "{token}");
}

/// The share of cards that must compile whole, where the card data lies beside the tree.
#[test]
fn whole_sets() {
    for (game, mut wording, vocabulary, least) in [
        ("one-piece", one_piece(), baize_one_piece::words::vocabulary(), 97),
        ("gundam", gundam(), baize_gundam::words::vocabulary(), 93),
    ] {
        let Some(cards) = shared(&format!("{game}/cards.json")) else { continue };
        let cards: Vec<serde_json::Value> = serde_json::from_str(&cards).expect("JSON");
        for card in cards.iter().filter(|c| c["type"] == "UNIT TOKEN") {
            let traits = card["traits"].as_array().into_iter().flatten().filter_map(|t| t.as_str());
            let traits: Vec<String> = traits.map(|t| format!("({t})")).collect();
            let spec = format!("{}･AP{}･HP{}", traits.join("･"), card["ap"], card["hp"]);
            wording.add_token(card["id"].as_str().unwrap_or(""), card["name"].as_str().unwrap_or(""), &spec);
        }
        let deck = |c: &RawCard| !c.text.trim().is_empty() && !c.kind.contains("EX ") && c.kind != "RESOURCE";
        let raw = cards.iter().map(raw_card).filter(deck);
        let all: Vec<Certificate> = raw.map(|card| compile(&card, &wording)).collect();
        let whole = all.iter().filter(|c| c.whole()).count();
        assert!(whole * 100 >= all.len() * least, "{game}: only {whole} of {}", all.len());
        for certificate in all.iter().filter(|c| c.whole()) {
            assert_whole_steps(certificate, &vocabulary);
        }
    }
}

fn raw_card(card: &serde_json::Value) -> RawCard {
    let text = |key: &str| card[key].as_str().unwrap_or_default().to_owned();
    let kind = if card["category"].is_string() { text("category") } else { text("type") };
    RawCard { id: text("id"), kind, text: [text("effect"), text("trigger")].join("\n"), link: text("link") }
}

/// Nothing of the tables may be left in the notation, whether or not the parser knows its words yet.
fn assert_whole_steps(certificate: &Certificate, vocabulary: &Vocabulary) {
    let notation = certificate.notation();
    assert!(!notation.contains('@') && !notation.contains("  "), "{notation}");
    if let Err(errors) = baize_text::parse(&notation, vocabulary, &mut Lexicon::default()) {
        assert!(errors.iter().all(|e| !e.message.contains("never closed")), "{notation}");
    }
}

#[test]
fn wordings_that_no_known_card_has_are_made_of_known_parts() {
    means(
        "[On Play] If your Leader has the {Punk Hazard} type or is multicolored, draw 1 card.",
        "on-play: if any my leader (type \"Punk Hazard\") or (many colour) { draw 1 }",
    );
    means(
        "[When Attacking] If your {A} type Character was K.O.'d during this turn, draw 1 card.",
        "when-attacking: if times(ko my character type \"A\") >= 1 { draw 1 }",
    );
    means(
        "[On Play] Reveal 1 card from the top of your deck. If it is an Event, add it to your hand. Otherwise, trash it.",
        "on-play: reveal top 1 my deck-card; if seen is kind event { move seen to my hand } else { trash seen }",
    );
    means(
        "[Rush: Character] (This card can attack Characters on the turn in which it is played.)",
        "always: this may attack-new kind character",
    );
    unit(
        "【Attack】This Unit gets AP+1 for each enemy Unit in play during this battle.",
        "attack: this get +1 per 1 count(their unit) ap this-battle",
    );
    unit(
        "【Deploy】Choose 1 enemy Unit. If its AP is 0, destroy it. Otherwise, deal 2 damage to it.",
        "deploy: choose 1 their unit; if (ap of it) = 0 { destroy it } else { damage 2 to it }",
    );
}

#[test]
fn the_one_who_was_named_goes_on() {
    means(
        "[On Play] Your opponent returns all cards in their hand to their deck and shuffles their deck. Then, your opponent draws 5 cards.",
        "on-play: move all their hand-card to owner's deck bottom; they shuffle; they draw 5",
    );
}

#[test]
fn what_nothing_asks_for_is_not_lost() {
    let unread = read("[On Play] During this turn, draw 1 card.", "Character", &one_piece());
    assert!(unread.starts_with("unread: "), "{unread}");
    let unread = read("【Deploy】For each enemy Unit in play, rest this Unit.", "UNIT", &gundam());
    assert!(unread.starts_with("unread: "), "{unread}");
}

/// A Pilot is paired with a Unit: the event is the Unit's, and the Pilot is the other card.
#[test]
fn pairing_is_an_event_of_the_unit() {
    unit(
        "【Once per Turn】When you pair a (Cyber-Newtype) Pilot with one of your blue Units, draw 1.",
        "when paired my blue unit, while other is type \"Cyber-Newtype\", once: draw 1",
    );
}

#[test]
fn a_noun_that_is_said_again_begins_anew() {
    means(
        "[On Play] Up to 1 of your {Army} type Characters or Characters with a [Trigger] gains +1000 power during this turn.",
        "on-play: up to 1 my character (kind character, type \"Army\") or (kind character, with cue trigger) get +1000 power this-turn",
    );
    means(
        "[On Play] Play up to 1 {Guild} type Character card or Character card with a type including \"Works\" with a cost of 5 or less from your hand.",
        "on-play: put up to 1 my hand-card (kind character, type \"Guild\", with cost <= 5) or (kind character, type has \"Works\", with cost <= 5)",
    );
    means(
        "[On Play] Look at 3 cards from the top of your deck; reveal up to 1 [Sanji] or Event card and add it to your hand. Then, place the rest at the bottom of your deck in any order.",
        "on-play: look at top 3 my deck-card; move up to 1 of seen (named \"Sanji\") or (kind event) to my hand revealed; move all of seen to my deck bottom in any order",
    );
}

#[test]
fn what_comes_after_the_options_comes_after_any_of_them() {
    means(
        "[Main] Choose one:\n• Draw 1 card.\n• Trash 1 card from your hand.\nThen, if you have 2 or less Life cards, draw 2 cards.",
        "main: one of { draw 1 } or { discard 1 }; if count(my life-card) <= 2 { draw 2 }",
    );
}

/// The short form of a step does not say which cards it dealt with.
#[test]
fn a_step_that_is_referred_to_keeps_its_long_form() {
    means(
        "[On Play] Trash 1 card from the top of your deck. If that card has a cost of 6 or more, draw 1 card.",
        "on-play: trash top 1 my deck-card; if it is with cost >= 6 { draw 1 }",
    );
}

#[test]
fn cards_called_by_their_kind_are_among_those_looked_at() {
    means(
        "[On Play] Look at 5 cards from the top of your deck; reveal up to 1 red Character with a cost of 1 and add it to your hand. Then, place the rest at the bottom of your deck in any order.",
        "on-play: look at top 5 my deck-card; move up to 1 of seen red kind character with cost = 1 to my hand revealed; move all of seen to my deck bottom in any order",
    );
}

#[test]
fn whose_cards_are_meant() {
    means(
        "[On Play] Give your Leader and 1 Character up to 2 rested DON!! cards each.",
        "on-play: attach up to 2 my rested cost-don to 1 my leader; attach up to 2 my rested cost-don to 1 my character",
    );
    means(
        "[On Play] You may return 1 Character to your hand: Draw 1 card.",
        "on-play: pay move 1 my character to my hand: draw 1",
    );
    unit(
        "【Deploy】Each player chooses 1 of their Units. Destroy them.",
        "deploy: choose 1 my unit; choose 1 their unit chosen by them; destroy it",
    );
}

#[test]
fn a_revealed_card_goes_back_in_any_case() {
    means(
        "[When Attacking] Reveal 1 card from the top of your deck. If the revealed card has a cost of 4 or more, draw 1 card. Then, place the revealed card at the bottom of your deck.",
        "when-attacking: reveal top 1 my deck-card; if seen is with cost >= 4 { draw 1 }; move seen to my deck bottom",
    );
}

#[test]
fn fewer_cards_than_the_text_names_are_not_chosen_at_all() {
    unit(
        "【Attack】Choose 12 cards from your trash. Exile them from the game. If you do, draw 1.",
        "attack: choose 12 my trash-card; if did { exile it; if did { draw 1 } }",
    );
    unit(
        "【Attack】You may choose 2 cards from your trash. Exile them from the game. If you do, draw 1.",
        "attack: may { choose 2 my trash-card; if did { exile it } }; if did { draw 1 }",
    );
    unit(
        "【Attack】Choose 1 (Zeon) card and 1 (ZAFT) card from your trash. Exile them from the game. If you do, draw 1.",
        "attack: choose 1 my trash-card type \"Zeon\"; choose 1 my trash-card type \"ZAFT\"; if count(of it) >= 2 { exile it; if did { draw 1 } }",
    );
}

#[test]
fn destroyed_with_damage_is_not_destroyed_by_a_word() {
    unit(
        "When an enemy Unit is destroyed with damage, draw 1.",
        "when dies their unit, while event is with hp <= 0: draw 1",
    );
}

#[test]
fn effects_of_a_player_are_negated_for_cards_to_come_too() {
    means(
        "[On Play] Your opponent's [On Play] effects are negated until the end of your opponent's next turn.",
        "on-play: they lose on-play effects opponents-next-end",
    );
}

/// Rulings of OP05-047, EB02-010, OP02-027 and OP12-017.
#[test]
fn what_rulings_say_of_conditions() {
    means(
        "[On Block] Draw 1 card if you have 3 or less cards in your hand. Then, this Character gains +1000 power during this battle.",
        "on-block: if count(my hand-card) <= 3 { draw 1; this get +1000 power this-battle }",
    );
    means(
        "[On Play] If the only Characters on your field are {Navy} type Characters, draw 1 card.",
        "on-play: if any my character and no my character not (kind character type \"Navy\") { draw 1 }",
    );
    means(
        "If all of your DON!! cards are rested, this Character gains [Rush].",
        "always: if no my active cost-don and no my given-don { this gain rush }",
    );
    means(
        "[On Play] Look at 4 cards from the top of your deck; reveal up to 1 red Event or up to 1 Character card with a cost of 3 or more and add it to your hand. Then, trash the rest.",
        "on-play: look at top 4 my deck-card; move up to 1 of seen (kind event, red) or (kind character, red, with cost >= 3) to my hand revealed; trash all of seen",
    );
}

/// The lines of a file of invented sentences, each with what it means.
fn invented(file: &str) -> Vec<(String, String)> {
    let mut out: Vec<(String, Vec<&str>)> = Vec::new();
    for line in file.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        match (line.strip_prefix("= "), out.last_mut()) {
            (Some(meaning), Some((_, all))) => all.push(meaning),
            _ => out.push((line.to_owned(), Vec::new())),
        }
    }
    out.into_iter().map(|(line, all)| (line, all.join("\n"))).collect()
}

/// Reads invented sentences: each means what is written below it, and the game knows every word of that.
fn reads_invented(file: &str, wording: &Wording, vocabulary: &Vocabulary) {
    let lines = invented(file);
    let mut unread = 0;
    for (line, meaning) in &lines {
        let found = read(line, "UNIT", wording);
        if meaning == "unread" {
            assert!(found.starts_with("unread"), "{line} is read now: {found}");
            unread += 1;
            continue;
        }
        assert_eq!(&found, meaning, "{line}");
        let parsed = baize_text::parse(&found, vocabulary, &mut Lexicon::default());
        assert!(parsed.is_ok(), "{line}: {found}: {:?}", parsed.err().map(|e| e[0].message.clone()));
    }
    assert!(lines.len() >= 150 && unread * 10 < lines.len(), "{unread} of {} lines are unread", lines.len());
}

#[test]
fn sentences_that_no_one_piece_card_has() {
    let file = include_str!("invented/one-piece.txt");
    reads_invented(file, &one_piece(), &baize_one_piece::words::vocabulary());
}

#[test]
fn sentences_that_no_gundam_card_has() {
    reads_invented(include_str!("invented/gundam.txt"), &gundam(), &baize_gundam::words::vocabulary());
}
