//! Questions that need no thought: every answer comes to the same.

use baize_kernel::view::{CardView, Offer, Question, Spot};
use baize_kernel::{Answer, Ask, CardId, View};

/// Returns the answer to the question of a view when all that can be given come to the same: there is but one, or the
/// options differ only in which of several equal cards they name.
pub fn sole_answer(view: &View) -> Option<Answer> {
    let question = view.prompt.as_ref()?;
    let count = question.options.len() as u16;
    match question.ask {
        Ask::Pick => (count > 0 && all_alike(view, question)).then_some(Answer::Pick(0)),
        Ask::Several { min, max } if min == max && (u16::from(min) == count || all_alike(view, question)) => {
            Some(Answer::Several((0..u16::from(min)).collect()))
        }
        Ask::Arrange if all_alike(view, question) => Some(Answer::Arrange((0..count).collect())),
        Ask::Number { min, max } if min == max => Some(Answer::Number(min)),
        Ask::Several { .. } | Ask::Arrange | Ask::Number { .. } => None,
    }
}

fn all_alike(view: &View, question: &Question) -> bool {
    let Some((first, rest)) = question.options.split_first() else { return true };
    rest.iter().all(|other| are_alike(view, first, other))
}

fn are_alike(view: &View, one: &Offer, other: &Offer) -> bool {
    let same = |a: Option<Spot>, b: Option<Spot>| match (a, b) {
        (None, None) => true,
        (Some(a), Some(b)) => a == b || are_equal_cards(view, a, b),
        _ => false,
    };
    (one.verb, one.n) == (other.verb, other.n) && same(one.a, other.a) && same(one.b, other.b)
}

/// Whether two cards lie in one pile, show the same, and nothing is attached to or aimed at either.
fn are_equal_cards(view: &View, one: Spot, other: Spot) -> bool {
    let (Some(a), Some(b)) = (view.card(one), view.card(other)) else { return false };
    let anonymous = |card: &CardView| CardView { card: CardId::NONE, ..card.clone() };
    one.pile == other.pile && anonymous(a) == anonymous(b) && !is_special(view, one) && !is_special(view, other)
}

fn is_special(view: &View, spot: Spot) -> bool {
    let holds = |card: &CardView| card.host.is_some() && card.host == spot.card;
    view.piles.iter().flat_map(|pile| &pile.cards).any(holds)
        || view.links.iter().any(|link| link.from == spot || link.to == spot)
}
