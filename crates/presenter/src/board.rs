//! A seat's half of the table in words, from a view.

use super::Presenter;
use baize_kernel::layout::{Arrangement, ZonePlace};
use baize_kernel::pool::NO_STAT;
use baize_kernel::view::{CardView, PileView};
use baize_kernel::{Keyword, Seat, View, Zone};

/// A pile in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PileText {
    /// Which zone it is.
    pub zone: Zone,
    /// The zone's name and how many cards it has.
    pub title: String,
    /// How many cards it has.
    pub count: u16,
    /// The cards worth a line: those that are seen, and how many are not.
    pub cards: Vec<String>,
}

/// Returns the piles of a seat in the order of the layout. Attached cards are told of at the card
/// they are attached to.
pub fn side(presenter: &Presenter<'_>, view: &View, seat: Seat) -> Vec<PileText> {
    let places = presenter.layout.zones.iter().filter(|place| place.lie != Arrangement::Under);
    let shown = places.filter_map(|place| Some((place, view.pile(seat, place.zone)?)));
    shown.map(|(place, pile)| pile_text(presenter, view, place, pile)).collect()
}

/// Returns all cards of a pile, those of a stack too.
pub fn whole_pile(presenter: &Presenter<'_>, view: &View, pile: &PileView) -> PileText {
    let cards = pile.cards.iter().map(|card| card_text(presenter, view, card)).collect();
    PileText { zone: pile.zone, title: title(presenter, pile), count: pile.count, cards }
}

fn title(presenter: &Presenter<'_>, pile: &PileView) -> String {
    let more = if pile.more { "+" } else { "" };
    format!("{} {}{more}", presenter.zone(pile.zone), pile.count)
}

fn pile_text(presenter: &Presenter<'_>, view: &View, place: &ZonePlace, pile: &PileView) -> PileText {
    let lie = place.lie;
    let on_the_table = matches!(lie, Arrangement::Row | Arrangement::Spot);
    // Of a stack only the top is looked at; the rest can be asked for.
    let looked_at = if lie == Arrangement::Stack { &pile.cards[..pile.cards.len().min(1)] } else { &pile.cards[..] };
    // How a face-down card lies is seen, even where nobody sees what it is.
    let shown = looked_at.iter().filter(|c| c.def.is_some() || on_the_table);
    let mut cards: Vec<String> = shown.map(|c| card_text(presenter, view, c)).collect();
    let hidden = looked_at.iter().filter(|c| c.def.is_none()).count();
    if hidden > 0 && !on_the_table && lie != Arrangement::Stack {
        cards.push(presenter.say("hidden-cards", &[("n", (hidden as i64).into())]));
    }
    if place.stock {
        cards = counted(cards);
    }
    PileText { zone: pile.zone, title: title(presenter, pile), count: pile.count, cards }
}

/// Returns texts with those that follow one another and are the same told once, by their number.
fn counted(cards: Vec<String>) -> Vec<String> {
    let groups = cards.chunk_by(|a, b| a == b);
    groups
        .map(|group| if group.len() > 1 { format!("{} ×{}", group[0], group.len()) } else { group[0].clone() })
        .collect()
}

/// Returns a card as it lies: its name where it is seen, the stats that are drawn on it, and what is special now.
fn card_text(presenter: &Presenter<'_>, view: &View, card: &CardView) -> String {
    let mut text = match card.def {
        Some(def) => format!("{}{}", presenter.pool.name(def), stats_text(presenter, card)),
        None => presenter.say("hidden-card", &[]),
    };
    for name in attached(presenter, view, card) {
        text += &format!(" +{name}");
    }
    if card.marks != 0 {
        text += &format!(" ({})", presenter.say("card-marks", &[("n", i64::from(card.marks).into())]));
    }
    if card.rested {
        text += &format!(" ({})", presenter.language.say("state-rested", &[]));
    }
    text
}

fn stats_text(presenter: &Presenter<'_>, card: &CardView) -> String {
    let drawn = presenter.layout.stats.iter().filter_map(|(stat, _)| card.stats.get(stat.index()));
    let stats: Vec<String> = drawn.filter(|&&value| value != NO_STAT).map(ToString::to_string).collect();
    let mut text = if stats.is_empty() { String::new() } else { format!(" {}", stats.join("/")) };
    let keywords = (0..presenter.vocabulary.keywords.len() as u8).filter(|k| card.keywords & (1 << k) != 0);
    for keyword in keywords.map(Keyword) {
        let name = presenter.language.name("keyword", presenter.vocabulary.keyword(keyword));
        text += &format!(" [{name}]");
    }
    text
}

/// Returns what is attached to a card: equipment by its name, cards that are all alike or unseen by their number.
fn attached(presenter: &Presenter<'_>, view: &View, card: &CardView) -> Vec<String> {
    let on_it = |c: &&CardView| c.host.is_some() && c.host == card.card;
    let cards: Vec<&CardView> = view.piles.iter().flat_map(|p| &p.cards).filter(on_it).collect();
    let mut names: Vec<&str> = cards.iter().filter_map(|c| Some(presenter.pool.name(c.def?))).collect();
    names.dedup();
    match names[..] {
        _ if cards.is_empty() => Vec::new(),
        [_, ..] if names.len() == cards.len() => names.into_iter().map(str::to_owned).collect(),
        _ => vec![format!("{} {}", cards.len(), presenter.language.name("attached", presenter.vocabulary.attached))],
    }
}
