//! Nobody is shown or told what is hidden from them, and hidden things may be otherwise unnoticed.

use baize_kernel::view::{Aim, CardView, Spot, View};
use baize_kernel::vocabulary::Sight;
use baize_kernel::{CardId, Event, Match, Seat, SeatSet, What, Zone};
use std::collections::BTreeSet;

/// Everybody who may look at a table: each seat, and a watcher.
pub fn viewers(table: &dyn Match) -> impl Iterator<Item = Option<Seat>> + use<> {
    (0..table.seats()).map(|seat| Some(Seat(seat))).chain([None])
}

/// Returns whether the place a card lies in shows it to a viewer.
pub fn lies_open(table: &dyn Match, viewer: Option<Seat>, at: (Seat, Zone), face_up: bool) -> bool {
    let sight = table.vocabulary().zones.get(at.1.index()).map(|spec| spec.sight);
    face_up || sight == Some(Sight::All) || sight == Some(Sight::Owner) && viewer == Some(at.0)
}

/// Checks a view against the truth: what it counts is there, and what it shows its viewer knows.
///
/// # Errors
/// Names the first card that is wrong or leaks.
pub fn view_is_honest(table: &dyn Match, view: &View) -> Result<(), String> {
    let whose = name(view.viewer);
    let mut shown = BTreeSet::new();
    for pile in &view.piles {
        let truth = table.pile(pile.seat, pile.zone);
        if !pile.more && usize::from(pile.count) != truth.len() {
            return Err(format!("{whose} counts {} cards where {} are", pile.count, truth.len()));
        }
        for (seen, &id) in pile.cards.iter().zip(&truth) {
            let card = table.card(id);
            let knows = is_known(table, view.viewer, id);
            let open = lies_open(table, view.viewer, (pile.seat, pile.zone), card.face_up);
            if !open && !knows && !is_asked_about(view, id) && !is_faceless(seen) {
                return Err(format!("{whose} sees card {} in {}", id.0, table.vocabulary().zone(pile.zone)));
            }
            if seen.card.is_some() && (seen.card, seen.def) != (id, Some(card.def)) {
                return Err(format!("{whose} sees card {:?} where {} lies", seen.card, id.0));
            }
            if open && seen.card != id {
                return Err(format!("{whose} does not see card {}, which lies open", id.0));
            }
            shown.extend(Some(seen.card).filter(|c| c.is_some()));
        }
    }
    if view.prompt.as_ref().is_some_and(|p| Some(p.seat) != view.viewer) {
        return Err(format!("{whose} sees a question to another"));
    }
    for spot in spots(view) {
        let lies = table.pile(spot.pile.0, spot.pile.1).get(usize::from(spot.at)).copied();
        let fits = |id: CardId| spot.card == CardId::NONE || spot.card == id && shown.contains(&id);
        if !lies.is_some_and(fits) {
            return Err(format!("{whose} is pointed at {spot:?}, where {lies:?} lies"));
        }
    }
    let hosts = view.piles.iter().flat_map(|p| &p.cards).map(|c| c.host);
    let named = hosts.chain(view.stack.iter().flat_map(|w| w.cards.iter().copied()));
    match named.filter(|c| c.is_some()).find(|c| !shown.contains(c)) {
        Some(secret) => Err(format!("{whose} is told of card {}, which is hidden", secret.0)),
        None => Ok(()),
    }
}

/// Every card that a view points at: by arrows, from what waits, in the question.
fn spots(view: &View) -> Vec<Spot> {
    let aims = view.stack.iter().filter_map(|w| match w.aim {
        Aim::Card(spot) => Some(spot),
        _ => None,
    });
    let arrows = view.links.iter().flat_map(|link| [link.from, link.to]);
    arrows.chain(aims).chain(view.prompt.iter().flat_map(|p| p.spots())).collect()
}

/// Returns whether nothing of a card is shown but that it is there and how it is turned.
fn is_faceless(seen: &CardView) -> bool {
    CardView { rested: false, ..*seen } == CardView::HIDDEN
}

/// Returns whether the viewer is just asked what to do with a card, and may look at it for that.
fn is_asked_about(view: &View, id: CardId) -> bool {
    view.prompt.as_ref().is_some_and(|p| p.spots().any(|spot| spot.card == id))
}

/// Checks that views stay when what a seat cannot know is drawn anew, and that the seat, when it
/// is asked, can play on from there: search depends on that.
///
/// # Errors
/// Names the viewer whose view gives something away.
pub fn resampling_goes_unnoticed(table: &dyn Match, seed: u64) -> Result<(), String> {
    for seat in (0..table.seats()).map(Seat) {
        let mut other = table.resample(seat, seed);
        other.check().map_err(|e| format!("drawn anew for seat {}: {e}", seat.0))?;
        for viewer in [Some(seat), None] {
            let (was, is) = (table.view(viewer), other.view(viewer));
            if was != is {
                return Err(format!(
                    "{} notices what seat {} cannot know: {}",
                    name(viewer),
                    seat.0,
                    differ(&was, &is)
                ));
            }
        }
        if table.prompt().is_some_and(|p| p.seat == seat) {
            other.playout(seed, 50);
            other.check().map_err(|e| format!("played on from a state drawn anew for seat {}: {e}", seat.0))?;
        }
    }
    Ok(())
}

fn differ(was: &View, is: &View) -> String {
    let piles = was.piles.iter().zip(&is.piles).find(|(a, b)| a != b);
    match piles {
        Some((a, b)) => format!("pile {} of seat {} was {:?} and is {:?}", a.zone.0, a.seat.0, a.cards, b.cards),
        None => "something beside the piles".into(),
    }
}

/// Checks that events, as told, name only cards that their hearers can know: seen before or after
/// the answer, known for another reason, or openly moved or shown in between.
///
/// # Errors
/// Names the event that tells a secret.
pub fn events_keep_secrets(table: &dyn Match, before: &[View], events: &[Event]) -> Result<(), String> {
    for old in before {
        let viewer = old.viewer;
        let told: Vec<What> = events.iter().map(|event| event.told_to(viewer).what).collect();
        let mut known = cards_of(old);
        known.extend(cards_of(&table.view(viewer)));
        known.extend(told.iter().filter(|what| teaches(what)).flat_map(cards_named));
        for what in &told {
            let knows = |id: &CardId| known.contains(id) || is_known(table, viewer, *id);
            if let Some(secret) = cards_named(what).iter().find(|id| !knows(id)) {
                return Err(format!("{} is told of hidden card {}: {what:?}", name(viewer), secret.0));
            }
        }
    }
    Ok(())
}

/// Events whose audience is worked out from who saw the card: whoever is told them has seen it.
fn teaches(what: &What) -> bool {
    matches!(what, What::Moved { .. } | What::Seen { .. } | What::Flipped { .. } | What::Created { .. })
}

fn is_known(table: &dyn Match, viewer: Option<Seat>, id: CardId) -> bool {
    let known = table.card(id).known;
    known == SeatSet::ALL || viewer.is_some_and(|seat| known.has(seat))
}

fn cards_of(view: &View) -> BTreeSet<CardId> {
    view.piles.iter().flat_map(|p| &p.cards).map(|c| c.card).filter(|c| c.is_some()).collect()
}

fn cards_named(what: &What) -> Vec<CardId> {
    let cards = match *what {
        What::Moved { card, host, .. } => [card, host],
        What::Did { card, other, .. } => [card, other],
        What::Began { card, source, .. } | What::Lapsed { card, source, .. } => [card, source],
        What::Created { card, .. }
        | What::Removed { card, .. }
        | What::Turned { card, .. }
        | What::Flipped { card, .. }
        | What::Marked { card, .. }
        | What::Seen { card, .. }
        | What::Activated { card, .. }
        | What::Skipped { card, .. }
        | What::Applied { card, .. } => [card, CardId::NONE],
        _ => [CardId::NONE; 2],
    };
    cards.into_iter().filter(|c| c.is_some()).collect()
}

/// Returns what a viewer is called in reports.
pub fn name(viewer: Option<Seat>) -> String {
    viewer.map_or("a watcher".into(), |seat| format!("seat {}", seat.0))
}
