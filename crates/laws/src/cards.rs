//! Cards are conserved, each in exactly one pile, and stay what and whose they are.

use baize_kernel::layout::Layout;
use baize_kernel::vocabulary::Sight;
use baize_kernel::{CardId, DefId, Event, Match, Seat, What, Zone};
use std::collections::BTreeMap;

/// The cards of a match by identity: what each is and whose.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Census(BTreeMap<CardId, (DefId, Seat)>);

impl Census {
    /// Counts the cards on a table, pile by pile.
    ///
    /// # Errors
    /// When a card lies in two piles, or the table's own check fails.
    pub fn take(table: &dyn Match) -> Result<Census, String> {
        table.check()?;
        let mut census = BTreeMap::new();
        for seat in (0..table.seats()).map(Seat) {
            for zone in (0..table.vocabulary().zones.len() as u8).map(Zone) {
                for id in table.pile(seat, zone) {
                    let card = table.card(id);
                    if census.insert(id, (card.def, card.owner)).is_some() {
                        return Err(format!("card {} lies in two piles", id.0));
                    }
                }
            }
        }
        Ok(Census(census))
    }

    /// Compares with the census after `events`: only cards told as created or removed may differ.
    ///
    /// # Errors
    /// Names the first card that appeared, vanished or changed unannounced.
    pub fn compare(&self, after: &Census, events: &[Event]) -> Result<(), String> {
        let mut expected = self.0.clone();
        for event in events {
            match event.what {
                What::Created { card, def, to } => {
                    expected.insert(card, (def, to.0));
                }
                What::Removed { card, .. } => {
                    expected.remove(&card);
                }
                _ => {}
            }
        }
        let vanished = expected.iter().find(|(id, was)| after.0.get(id) != Some(was));
        if let Some((id, was)) = vanished {
            return Err(format!("card {} was {was:?} and is {:?}", id.0, after.0.get(id)));
        }
        match after.0.keys().find(|id| !expected.contains_key(id)) {
            Some(id) => Err(format!("card {} came from nowhere", id.0)),
            None => Ok(()),
        }
    }
}

/// Checks that every zone with cards in it is drawn somewhere, and that scores have names.
///
/// # Errors
/// Names the zone that has no place, or the number without a name.
pub fn all_have_a_place(table: &dyn Match, layout: &Layout) -> Result<(), String> {
    let words = table.vocabulary();
    for zone in (0..words.zones.len() as u8).map(Zone) {
        // What nobody sees and nobody reaches during a match, such as a side deck, needs no place.
        let filled = (0..table.seats()).any(|seat| !table.pile(Seat(seat), zone).is_empty());
        let hidden = words.zones[zone.index()].sight != Sight::All;
        if filled && !hidden && layout.place(zone).is_none() {
            return Err(format!("cards lie in {}, which has no place", words.zone(zone)));
        }
    }
    let scores = table.view(None).scores;
    match scores.iter().find(|list| list.len() > words.scores.len()) {
        Some(list) => Err(format!("{} scores are shown and {} have names", list.len(), words.scores.len())),
        None => Ok(()),
    }
}
