//! A seat's half of the table in words, from a view.

use super::Presenter;
use baize_kernel::layout::Lie;
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
    let places = presenter.layout.zones.iter().filter(|place| place.lie != Lie::Under);
    let shown = places.filter_map(|place| Some((place.lie, view.pile(seat, place.zone)?)));
    shown.map(|(lie, pile)| pile_text(presenter, view, lie, pile)).collect()
}

fn pile_text(presenter: &Presenter<'_>, view: &View, lie: Lie, pile: &PileView) -> PileText {
    let more = if pile.more { "+" } else { "" };
    let title = format!("{} {}{more}", presenter.zone(pile.zone), pile.count);
    // Of a stack only the top is looked at; the rest can be asked for.
    let looked_at = if lie == Lie::Stack { &pile.cards[..pile.cards.len().min(1)] } else { &pile.cards[..] };
    let mut cards: Vec<String> =
        looked_at.iter().filter(|c| c.def.is_some()).map(|c| card_text(presenter, view, c)).collect();
    let hidden = looked_at.iter().filter(|c| c.def.is_none()).count();
    if hidden > 0 && lie != Lie::Stack {
        cards.push(presenter.say("hidden-cards", &[("n", (hidden as i64).into())]));
    }
    PileText { zone: pile.zone, title, count: pile.count, cards }
}

/// Returns a card that is seen: name, the stats that are drawn on it, and what is special now.
fn card_text(presenter: &Presenter<'_>, view: &View, card: &CardView) -> String {
    let Some(def) = card.def else { return presenter.say("hidden-card", &[]) };
    let mut text = presenter.pool.name(def).to_owned();
    let stats: Vec<String> = presenter
        .layout
        .stats
        .iter()
        .filter_map(|(stat, _)| card.stats.get(stat.index()).filter(|&&value| value != NO_STAT))
        .map(ToString::to_string)
        .collect();
    if !stats.is_empty() {
        text += &format!(" {}", stats.join("/"));
    }
    let keywords = (0..presenter.vocabulary.keywords.len() as u8).filter(|k| card.keywords & (1 << k) != 0);
    for keyword in keywords.map(Keyword) {
        let name = presenter.tongue.name("keyword", presenter.vocabulary.keyword(keyword));
        text += &format!(" [{name}]");
    }
    let attached = view.piles.iter().flat_map(|p| &p.cards).filter(|c| c.host.is_some() && c.host == card.card).count();
    if attached > 0 {
        text += &format!(" +{attached} {}", presenter.tongue.name("attached", presenter.vocabulary.attached));
    }
    if card.marks != 0 {
        text += &format!(" ({})", presenter.say("card-marks", &[("n", i64::from(card.marks).into())]));
    }
    if card.rested {
        text += &format!(" ({})", presenter.tongue.say("state-rested", &[]));
    }
    text
}
