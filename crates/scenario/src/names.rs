//! Which card is meant: by alias, by card number, by name, and by where it lies.
//!
//! `Guard` is any card of that name or number, `Guard#2` the second of them from the front of
//! their pile, `A.Guard` one on the side of A, `A.trash.Guard` one in that pile and `A.hand#2`
//! the second card of that pile, whatever it is. Capitals make no difference except in seats.

use crate::read::{letter, seat_of};
use crate::suggest::hint;
use baize_kernel::{CardId, DefId, Match, Message, Pool, Seat, Vocabulary, Zone, message};
use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};

/// What a scenario calls its cards.
#[derive(Clone, Debug, Default)]
pub struct Names {
    aliases: BTreeMap<String, CardId>,
    by_card: BTreeMap<CardId, String>,
    /// Cards that the board lists one by one; they are meant before others of the same name.
    listed: BTreeSet<CardId>,
    /// Whether a card of the pool is called so, as far as it was asked: pools have thousands of cards, and a
    /// scenario asks the same few names again and again.
    known: RefCell<BTreeMap<String, bool>>,
}

/// A phrase that may mean several cards.
struct Phrase<'a> {
    seat: Option<Seat>,
    zone: Option<Zone>,
    /// `None` means any card of the pile.
    name: Option<&'a str>,
    rank: Option<usize>,
}

impl Names {
    /// Gives a card a name of the scenario's own.
    pub fn alias(&mut self, name: &str, card: CardId) {
        self.aliases.insert(name.to_lowercase(), card);
        self.by_card.insert(card, name.to_owned());
    }

    /// Says that the board lists this card.
    pub fn list(&mut self, card: CardId) {
        self.listed.insert(card);
    }

    /// Returns whether the scenario has its own name for the card.
    pub fn has_alias(&self, card: CardId) -> bool {
        self.by_card.contains_key(&card)
    }

    /// Returns whether a phrase can mean this card.
    pub fn means(&self, table: &dyn Match, phrase: &str, card: CardId) -> bool {
        if !card.is_some() {
            return false;
        }
        if let Some(&named) = self.aliases.get(&phrase.to_lowercase()) {
            return named == card;
        }
        let Some(phrase) = self.read(table.pool(), table.vocabulary(), phrase) else { return false };
        fits(table, &phrase, card) && phrase.rank.is_none_or(|rank| rank_of(table, &phrase, card) == rank)
    }

    /// Finds the one card that a phrase means.
    ///
    /// # Errors
    /// When it means none, or several.
    pub fn find(&self, table: &dyn Match, phrase: &str) -> Result<CardId, Message> {
        if let Some(&card) = self.aliases.get(&phrase.to_lowercase()) {
            return Ok(card);
        }
        let Some(read) = self.read(table.pool(), table.vocabulary(), phrase) else {
            return Err(self.unknown(table.pool(), phrase));
        };
        let fitting = all_cards(table)
            .filter(|&card| fits(table, &read, card))
            .filter(|&card| read.rank.is_none_or(|rank| rank_of(table, &read, card) == rank));
        let found: Vec<CardId> = fitting.collect();
        let listed: Vec<CardId> = found.iter().copied().filter(|c| self.listed.contains(c)).collect();
        match (found.as_slice(), listed.as_slice()) {
            ([], _) => Err(message!("no card on the table is `{phrase}`", phrase)),
            ([one], _) | (_, [one]) => Ok(*one),
            _ => Err(self.ambiguous(table, phrase, &found)),
        }
    }

    fn ambiguous(&self, table: &dyn Match, phrase: &str, found: &[CardId]) -> Message {
        let mut places: Vec<Message> = found.iter().take(8).map(|&c| self.place(table, c).into()).collect();
        if found.len() > 8 {
            places.push(message!("and {n} more", n = found.len() - 8));
        }
        let places = Message::list(places, ", ");
        message!("`{phrase}` means several cards: {places}; say which, or name one with `as:`", phrase, places)
    }

    fn unknown(&self, pool: &Pool, phrase: &str) -> Message {
        message!("no card is called `{name}`{near}", name = phrase, near = self.hint(pool, phrase))
    }

    /// Returns the nearest name that is known.
    pub fn hint(&self, pool: &Pool, phrase: &str) -> Message {
        let aliases = self.by_card.values().map(String::as_str);
        let names = pool.iter().flat_map(|(id, def)| [pool.name(id), def.id.as_str()]);
        let near = hint(phrase, aliases.chain(names));
        // A list of every card would help nobody.
        if near.starts_with("; did") { near } else { Message::default() }
    }

    /// Checks that a phrase can mean a card of the pool at all.
    ///
    /// # Errors
    /// When no card is called so.
    pub fn check(&self, pool: &Pool, vocabulary: &Vocabulary, phrase: &str) -> Result<(), Message> {
        let known = self.aliases.contains_key(&phrase.to_lowercase()) || self.read(pool, vocabulary, phrase).is_some();
        if known { Ok(()) } else { Err(self.unknown(pool, phrase)) }
    }

    /// Returns what to call a card: its alias, or its name and, where there are several of that
    /// name in the pile, which of them.
    pub fn call(&self, table: &dyn Match, card: CardId) -> String {
        if !card.is_some() {
            return "no card".to_owned();
        }
        if let Some(alias) = self.by_card.get(&card) {
            return alias.clone();
        }
        let at = table.card(card);
        let name = table.pool().name(at.def);
        let same = |c: &CardId| table.pool().name(table.card(*c).def) == name;
        let alike: Vec<CardId> = table.pile(at.side, at.zone).into_iter().filter(same).collect();
        match alike.iter().position(|c| *c == card) {
            Some(rank) if alike.len() > 1 => format!("{name}#{}", rank + 1),
            _ => name.to_owned(),
        }
    }

    /// Returns what to call a card and where it lies.
    pub fn place(&self, table: &dyn Match, card: CardId) -> String {
        let at = table.card(card);
        let zone = table.vocabulary().zone(at.zone);
        let name = table.pool().name(at.def);
        match self.by_card.get(&card) {
            Some(alias) => format!("{alias} ({name} in {}.{zone})", letter(at.side)),
            None => format!("{}.{zone}.{}", letter(at.side), self.call(table, card)),
        }
    }

    /// Returns whether a card of the pool is called so.
    fn exists(&self, pool: &Pool, name: &str) -> bool {
        if let Some(&known) = self.known.borrow().get(name) {
            return known;
        }
        let known = pool.find(name).is_some() || pool.iter().any(|(id, _)| is_called(pool, id, name));
        self.known.borrow_mut().insert(name.to_owned(), known);
        known
    }

    /// Reads `SEAT.ZONE.NAME#RANK`, in which all but one of zone and name may be missing.
    fn read<'a>(&self, pool: &Pool, vocabulary: &Vocabulary, phrase: &'a str) -> Option<Phrase<'a>> {
        let plain = |name| Phrase { seat: None, zone: None, name: Some(name), rank: None };
        if self.exists(pool, phrase) {
            return Some(plain(phrase));
        }
        if let Some((rest, rank)) = phrase.rsplit_once('#')
            && let Ok(rank @ 1..) = rank.trim().parse::<usize>()
        {
            let inner = self.read(pool, vocabulary, rest.trim())?;
            return inner.rank.is_none().then_some(Phrase { rank: Some(rank), ..inner });
        }
        let (seat, rest) = phrase.split_once('.')?;
        let seat = Some(seat_of(seat)?);
        if let Some(zone) = vocabulary.find_zone(rest) {
            return Some(Phrase { seat, zone: Some(zone), name: None, rank: None });
        }
        if self.exists(pool, rest) {
            return Some(Phrase { seat, ..plain(rest) });
        }
        let (zone, name) = rest.split_once('.')?;
        let zone = Some(vocabulary.find_zone(zone)?);
        self.exists(pool, name).then_some(Phrase { seat, zone, ..plain(name) })
    }
}

/// Returns every card that lies somewhere, seat by seat and zone by zone.
pub fn all_cards(table: &dyn Match) -> impl Iterator<Item = CardId> + '_ {
    let zones = table.vocabulary().zones.len() as u8;
    (0..table.seats()).flat_map(move |seat| (0..zones).flat_map(move |zone| table.pile(Seat(seat), Zone(zone))))
}

/// Returns whether a definition has this number or name.
pub fn is_called(pool: &Pool, def: DefId, name: &str) -> bool {
    same(&pool.def(def).id, name) || same(pool.name(def), name)
}

fn same(a: &str, b: &str) -> bool {
    a.eq_ignore_ascii_case(b) || !b.is_ascii() && a.to_lowercase() == b.to_lowercase()
}

fn fits(table: &dyn Match, phrase: &Phrase<'_>, card: CardId) -> bool {
    let at = table.card(card);
    phrase.seat.is_none_or(|seat| at.side == seat)
        && phrase.zone.is_none_or(|zone| at.zone == zone)
        && phrase.name.is_none_or(|name| is_called(table.pool(), at.def, name))
}

/// Returns the place of a card among those that fit in its pile, from 1.
fn rank_of(table: &dyn Match, phrase: &Phrase<'_>, card: CardId) -> usize {
    let at = table.card(card);
    let pile = table.pile(at.side, at.zone);
    pile.iter().filter(|c| fits(table, phrase, **c)).position(|c| *c == card).map_or(0, |i| i + 1)
}
