//! The behaviour probe finds what a card does otherwise than its text says.

use baize_import::Importer;
use baize_import::probe::{Probe, Seen};
use baize_kernel::Pool;
use baize_text::cards::load_beside;
use std::sync::Arc;

/// Probes a Character that does this and whose text says that.
fn probed(effect: &str, text: &str) -> Seen {
    let book = baize_registry::find("one-piece").expect("the game ships");
    let importer = Importer::new(book).expect("the game has tables");
    let mut pool = Pool::clone(&book.pool());
    let file = format!(
        "[[card]]\nid = \"ME-1\"\nname = \"Mine\"\nkind = \"character\"\ncolours = [\"red\"]\ncost = 1\npower = 3000\neffect = '{effect}'\n"
    );
    let cards = load_beside(&[&file], book.vocabulary(), &mut pool).expect("the card is sound");
    let probe = Probe::new(book, &importer, Arc::new(pool));
    let signs = importer.wording().signs_of(text);
    probe.card(cards[0], &[signs]).remove(0)
}

#[test]
fn what_does_as_its_text_says_passes() {
    for (effect, text) in [
        ("on-play: draw 2", "[On Play] Draw 2 cards."),
        (
            "when-attacking: up to 1 their character get -2000 power this-turn",
            "[When Attacking] Give up to 1 of your opponent's Characters −2000 power during this turn.",
        ),
        (
            "on-play: rest up to 1 their character with cost = 0",
            "[On Play] Rest up to 1 of your opponent's Characters with a cost of 0.",
        ),
        ("always: this cannot be-ko by effect", "This Character cannot be K.O.'d by effects."),
        ("on-ko: draw 1", "[On K.O.] Draw 1 card."),
    ] {
        let seen = probed(effect, text);
        assert!(seen.passed(), "{effect}: {seen:?}");
    }
}

#[test]
fn a_wrong_number_a_wrong_owner_and_a_missing_step_are_found() {
    let few = probed("on-play: draw 1", "[On Play] Draw 2 cards.");
    assert!(few.used && few.missing == ["draw 2 card"], "{few:?}");
    let own = probed("on-play: rest up to 1 my character", "[On Play] Rest up to 1 of your opponent's Characters.");
    assert!(own.used && !own.missing.is_empty(), "{own:?}");
    let weak = probed(
        "when-attacking: up to 1 their character get -1000 power this-turn",
        "[When Attacking] Give up to 1 of your opponent's Characters −2000 power during this turn.",
    );
    assert!(weak.used && !weak.missing.is_empty(), "{weak:?}");
    let less = probed("on-play: draw 1", "[On Play] Draw 1 card. Then, trash 1 card from your hand.");
    assert!(less.used && !less.missing.is_empty(), "{less:?}");
}

#[test]
fn what_can_never_be_used_is_told() {
    let never = probed("on-play: if count(my leader) >= 2 { draw 1 }", "[On Play] Draw 1 card.");
    assert!(!never.passed(), "{never:?}");
}
