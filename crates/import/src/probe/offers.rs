//! What an ability may offer: every card in a choice must pass the tests of one of its phrases, judged here from what is
//! seen on the table and not by the code that makes the choice.

use baize_kernel::ir::parts::{Part, each_part};
use baize_kernel::ir::{Ability, From, Num, Sel, Side, State, Subject, Test};
use baize_kernel::{CardId, DefId, Match, Prompt};

/// Returns a card that is offered though no phrase of the ability means it.
pub fn wrongly_offered(table: &dyn Match, def: DefId, ability: usize, prompt: &Prompt) -> Option<CardId> {
    let abilities = &table.pool().def(def).abilities;
    let mut phrases: Vec<&Sel> = Vec::new();
    let own = abilities.iter().enumerate().filter(|(at, a)| *at == ability || a.quoted).map(|(_, a)| a);
    own.for_each(|ability: &Ability| {
        each_part(ability, &mut |part| {
            if let Part::Sel(sel) = part {
                phrases.push(sel);
            }
        });
    });
    let this = prompt.why.source;
    let chosen = prompt.options.iter().filter(|option| table.vocabulary().verb(option.verb) == "choose");
    let mut cards = chosen.map(|option| option.a).filter(|card| card.is_some());
    // A card that lies where no phrase looks is asked about by a rule, such as the one that makes room.
    let looked_for = |card: CardId| phrases.iter().any(|sel| looks_at(table, this, card, sel));
    cards.find(|card| looked_for(*card) && !phrases.iter().any(|sel| means(table, this, *card, sel)))
}

/// Whether a phrase may mean a card.
fn means(table: &dyn Match, this: CardId, id: CardId, sel: &Sel) -> bool {
    looks_at(table, this, id, sel) && sel.tests.iter().all(|test| passes(table, this, id, test) != Some(false))
}

/// Whether a card lies where a phrase looks for cards.
fn looks_at(table: &dyn Match, this: CardId, id: CardId, sel: &Sel) -> bool {
    let card = table.card(id);
    match &sel.from {
        From::Group(_) => true,
        From::Zones(sources) => sources.iter().any(|source| {
            let kind = table.pool().def(card.def).kind;
            source.zones & (1 << card.zone.0) != 0
                && (source.kinds == 0 || source.kinds & (1 << kind.0) != 0)
                && is_of(table, this, id, source.side)
        }),
    }
}

fn is_of(table: &dyn Match, this: CardId, id: CardId, side: Side) -> bool {
    let same = table.card(this).side == table.card(id).side;
    match side {
        Side::Mine | Side::Friendly => same,
        Side::Theirs => !same,
        Side::Any => true,
    }
}

/// Whether a card passes a test; nothing where that cannot be told from the card alone.
fn passes(table: &dyn Match, this: CardId, id: CardId, test: &Test) -> Option<bool> {
    let card = table.card(id);
    let (pool, def) = (table.pool(), card.def);
    match test {
        Test::Stat(stat, cmp, Num::Const(n)) => Some(cmp.holds(table.stat(id, *stat), *n)),
        Test::Named(word) => Some(pool.names(def).any(|name| name == *word)),
        Test::Trait(word) => Some(pool.traits(def).any(|t| t == *word)),
        Test::TraitHas(word) => {
            let part = pool.lexicon().text(*word);
            Some(pool.traits(def).any(|t| pool.lexicon().text(t).contains(part)))
        }
        Test::Label(label) => Some(pool.labels(def) & (1 << label.0) != 0),
        Test::Keyword(keyword) => Some(table.has_keyword(id, *keyword)),
        Test::State(State::Rested) => Some(card.rested),
        Test::State(State::Active) => Some(!card.rested),
        Test::Is(Subject::This) => Some(id == this),
        Test::Any(lists) => {
            let each: Vec<Option<bool>> = lists.iter().map(|list| all(table, this, id, list)).collect();
            if each.contains(&Some(true)) { Some(true) } else { each.iter().all(Option::is_some).then_some(false) }
        }
        Test::Not(inner) => passes(table, this, id, inner).map(|passed| !passed),
        _ => None,
    }
}

fn all(table: &dyn Match, this: CardId, id: CardId, tests: &[Test]) -> Option<bool> {
    let each: Vec<Option<bool>> = tests.iter().map(|test| passes(table, this, id, test)).collect();
    if each.contains(&Some(false)) { Some(false) } else { each.iter().all(Option::is_some).then_some(true) }
}
