//! Boards for the probe: cards of all zones, drawn at random, and on most boards what an ability needs beside them:
//! invented cards that just pass its tests, near misses, and cards whose effects bring about what it waits for.

use super::Probe;
use super::fit::{Fitter, Lies};
use super::wants::{Want, Wants, wants};
use crate::shape::Pile;
use baize_kernel::chance::Chance;
use baize_kernel::ir::{Ability, Mode, Side, Test};
use baize_kernel::rulebook::{Board, BoardCard, SeatBoard};
use baize_kernel::{CardDef, DefId, Label, Pool, Rulebook, Seat, Zone};
use baize_text::print;
use std::sync::Arc;

/// Some boards with the cards on them.
pub struct Batch {
    /// The cards of the game, and those that were invented.
    pub pool: Arc<Pool>,
    /// The boards, each with its seed.
    pub boards: Vec<(u64, Board)>,
    /// The probed card without abilities that hold all the time.
    pub blank: Option<DefId>,
}

/// Lays boards for a card, one for each seed.
pub fn batch(probe: &Probe<'_>, def: DefId, related: &[Vec<DefId>], seeds: std::ops::Range<u64>) -> Batch {
    let mut pool = Pool::clone(&probe.pool);
    let holds = |a: &Ability| matches!(a.mode, Mode::Always | Mode::Rule);
    let card = probe.pool.def(def);
    let blank = card.abilities.iter().any(holds).then(|| pool.add(blank(card)));
    let mut layer = Layer { probe, def, related, pool, made: Vec::new() };
    let boards = seeds.map(|seed| (seed, layer.lay(seed))).collect();
    Batch { pool: Arc::new(layer.pool), boards, blank }
}

/// A card without what holds all the time, or without any ability where one refers to another.
fn blank(card: &CardDef) -> CardDef {
    let mut card = card.clone();
    match card.abilities.iter().any(|a| a.quoted) {
        true => card.abilities.clear(),
        false => card.abilities.retain(|a| !matches!(a.mode, Mode::Always | Mode::Rule)),
    }
    card.id.push('\'');
    card
}

struct Layer<'a> {
    probe: &'a Probe<'a>,
    def: DefId,
    related: &'a [Vec<DefId>],
    pool: Pool,
    /// What was invented.
    made: Vec<(CardDef, DefId)>,
}

impl Layer<'_> {
    /// Lays a board on which the card has a chance to do what it does. One of four is made by chance alone.
    fn lay(&mut self, seed: u64) -> Board {
        let mut chance = Chance::new(seed.wrapping_mul(0x9e37_79b9).wrapping_add(self.def.0.into()));
        let mut board = self.at_random(&mut chance);
        let abilities = self.pool.def(self.def).abilities.clone();
        if seed % 4 != 3 && !abilities.is_empty() {
            let focus = &abilities[(seed as usize / 4 * 3 + seed as usize % 4) % abilities.len()];
            let needs = wants(focus, self.probe.book.vocabulary(), &mut chance);
            self.furnish(&mut board, &needs, &mut chance);
        }
        board
    }

    fn at_random(&self, chance: &mut Chance) -> Board {
        let Layer { probe, def, related, .. } = *self;
        let active = Seat(u8::from(chance.below(3) == 0));
        let mut seats = vec![SeatBoard::default(), SeatBoard::default()];
        let lies = probe.shape.lies(probe.book.vocabulary().kind(probe.pool.def(def).kind));
        let home = (!lies.is_empty()).then(|| lies[chance.below(lies.len() as u32) as usize].clone());
        for (seat, board) in seats.iter_mut().enumerate() {
            for (at, pile) in probe.shape.probe.iter().enumerate() {
                let Some(zone) = probe.book.vocabulary().find_zone(&pile.zone) else { continue };
                let mut cards = draw(probe, at, pile.least, def, &related[at], chance);
                if seat == 0 && home.as_deref() == Some(&pile.zone) {
                    let mut card = BoardCard::new(def);
                    card.rested = pile.turned && chance.below(3) == 0;
                    let under = probe.shape.probe.iter().position(|p| p.under.as_deref() == Some(&pile.zone));
                    if let Some(at) = under {
                        card.attached = draw(probe, at, 0, def, &related[at], chance);
                    }
                    cards.truncate(usize::from(pile.most).saturating_sub(1));
                    cards.insert(0, card);
                }
                if pile.under.is_none() {
                    board.piles.push((zone, cards));
                }
            }
        }
        let host = probe.shape.probe.iter().find(|p| p.under.is_some() && home.as_deref() == Some(&p.zone));
        if let Some(host) = host.and_then(|pile| pile.under.as_deref()) {
            lay_under(probe, def, host, &mut seats[0]);
        }
        Board { seats, active, ..Board::default() }
    }

    /// Puts on a board what an ability needs.
    fn furnish(&mut self, board: &mut Board, needs: &Wants, chance: &mut Chance) {
        if chance.below(4) > 0 {
            self.fill_purses(board, chance);
        }
        needs.cards.iter().for_each(|want| self.place(board, want, chance));
        self.help(board, needs, chance);
        self.turn_home(board, needs, chance);
        match needs.turn {
            Some(Side::Mine | Side::Friendly) => board.active = Seat(0),
            Some(Side::Theirs) => board.active = Seat(1),
            _ => {}
        }
    }

    /// Gives both players all they can have to pay with, or nearly all: what is left out lies where more is taken from.
    fn fill_purses(&self, board: &mut Board, chance: &mut Chance) {
        let piles = &self.probe.shape.probe;
        let purse = |pile: &&Pile| pile.turned && pile.most > 6;
        for pile in piles.iter().filter(purse) {
            let Some(zone) = self.probe.book.vocabulary().find_zone(&pile.zone) else { continue };
            let at = piles.iter().position(|p| p.zone == pile.zone).unwrap_or(0);
            let Some(&def) = self.probe.fitting[at].first() else { continue };
            for seat in &mut board.seats {
                if let Some(cards) = pile_mut(seat, zone) {
                    *cards = vec![BoardCard::new(def); usize::from(pile.most) - chance.below(4) as usize];
                }
            }
        }
    }

    /// Puts the cards that are wanted in a zone, near misses beside them, and no more than are wanted.
    fn place(&mut self, board: &mut Board, want: &Want, chance: &mut Chance) {
        let mut at: Vec<usize> = (0..self.probe.shape.probe.len()).filter(|at| self.fits_pile(*at, want)).collect();
        chance.shuffle(&mut at);
        let seat = match want.side {
            Side::Mine | Side::Friendly => 0,
            Side::Theirs => 1,
            Side::Any => chance.below(2) as usize,
        };
        if let Some(most) = want.most {
            for at in &at {
                self.thin(board, seat, *at, usize::from(most), want.tests.is_empty());
            }
        }
        if want.least == 0 {
            return;
        }
        for at in at {
            let Some((id, lies)) = self.invent(at, want, None, chance) else { continue };
            let pile = &self.probe.shape.probe[at];
            let more = if want.most.is_none() { chance.below(2) as usize } else { 0 };
            let mut cards: Vec<BoardCard> = Vec::new();
            for _ in 0..usize::from(want.least) + more {
                cards.push(self.lying(id, &lies, pile.turned, chance));
            }
            for miss in 0..want.tests.len() {
                if let Some((id, lies)) = self.invent(at, want, Some(miss), chance) {
                    cards.push(self.lying(id, &lies, pile.turned, chance));
                }
            }
            self.put(&mut board.seats[seat], pile, cards);
            return;
        }
    }

    fn fits_pile(&self, at: usize, want: &Want) -> bool {
        let pile = &self.probe.shape.probe[at];
        let words = self.probe.book.vocabulary();
        let Some(zone) = words.find_zone(&pile.zone) else { return false };
        match want.zones {
            0 => pile.most > 1 && self.probe.shape.probe.iter().any(|p| p.under.as_deref() == Some(&pile.zone)),
            zones => zones & (1 << zone.0) != 0,
        }
    }

    /// Leaves no more cards in a pile than may be there; the probed card stays.
    fn thin(&self, board: &mut Board, seat: usize, at: usize, most: usize, all: bool) {
        let pile = &self.probe.shape.probe[at];
        let Some(zone) = self.probe.book.vocabulary().find_zone(&pile.zone) else { return };
        let def = self.def;
        if pile.under.is_some() {
            for (_, cards) in &mut board.seats[seat].piles {
                cards.iter_mut().filter(|c| c.def != def).for_each(|card| card.attached.clear());
            }
        } else if let Some(cards) = pile_mut(&mut board.seats[seat], zone) {
            let least = usize::from(pile.least).min(1);
            cards.truncate(if all { most } else { 0 }.max(least).max(usize::from(cards.iter().any(|c| c.def == def))));
        }
    }

    /// Makes a card that a phrase asks for, in a pile where it can lie.
    fn invent(&mut self, at: usize, want: &Want, miss: Option<usize>, chance: &mut Chance) -> Option<(DefId, Lies)> {
        let fits = |id: &&DefId| {
            let kind = self.pool.def(**id).kind;
            let asked = want.kinds == 0 || want.kinds & (1 << kind.0) != 0;
            asked && kinds_of(&want.tests).is_none_or(|kinds| kinds.contains(&kind.0))
        };
        let fitting = &self.probe.fitting[at];
        let plain = fitting.iter().filter(fits).find(|id| self.pool.def(**id).is_blank());
        let plain = *plain.or_else(|| fitting.iter().find(fits))?;
        let mut card = self.pool.def(plain).clone();
        card.abilities.clear();
        card.keywords = 0;
        let words = self.probe.book.vocabulary();
        let mut fitter = Fitter { pool: &self.probe.pool, words, chance };
        let (made, lies) = fitter.fit(&card, &want.tests, miss)?;
        let same = made.name == card.name && made.stats == card.stats && made.traits == card.traits;
        if same && made.labels == card.labels && made.keywords == card.keywords && made.abilities.is_empty() {
            return Some((plain, lies));
        }
        Some((self.known(made), lies))
    }

    /// The number of an invented card in the pool.
    fn known(&mut self, mut card: CardDef) -> DefId {
        card.id.clear();
        if let Some((_, id)) = self.made.iter().find(|(made, _)| *made == card) {
            return *id;
        }
        let made = card.clone();
        card.id = format!("~{}", self.made.len());
        let id = self.pool.add(card);
        self.made.push((made, id));
        id
    }

    /// A card as it must lie, with what must be attached to it.
    fn lying(&mut self, id: DefId, lies: &Lies, is_turned: bool, chance: &mut Chance) -> BoardCard {
        let mut card = BoardCard::new(id);
        card.rested = lies.rested.unwrap_or_else(|| is_turned && chance.below(3) == 0);
        card.face_up = lies.face_up;
        card.new = lies.new;
        card.marks = i16::from(lies.damaged);
        let tests = lies.carries.clone().unwrap_or_default();
        let count = lies.attached.max(u8::from(lies.carries.is_some()));
        card.attached = self.attachments(count, tests, chance);
        card
    }

    /// Cards that can be attached to others and pass some tests.
    fn attachments(&mut self, count: u8, tests: Vec<Test>, chance: &mut Chance) -> Vec<BoardCard> {
        let Some(at) = self.probe.shape.probe.iter().position(|p| p.under.is_some()) else { return Vec::new() };
        let want = Want { side: Side::Mine, zones: 0, kinds: 0, tests, least: 1, most: None, on_top: false };
        let mut out = Vec::new();
        for _ in 0..count {
            out.extend(self.invent(at, &want, None, chance).map(|(id, _)| BoardCard::new(id)));
        }
        out
    }

    /// Puts cards in a pile, on top, under the probed card, or in the place of the only one.
    fn put(&self, seat: &mut SeatBoard, pile: &Pile, cards: Vec<BoardCard>) {
        let Some(zone) = self.probe.book.vocabulary().find_zone(&pile.zone) else { return };
        if let Some(host) = pile.under.as_deref() {
            let host = self.probe.book.vocabulary().find_zone(host).and_then(|zone| pile_mut(seat, zone));
            if let Some(host) = host.and_then(|cards| cards.last_mut()) {
                host.attached = cards.into_iter().take(pile.most.into()).collect();
            }
            return;
        }
        let Some(there) = pile_mut(seat, zone) else { return };
        let home = usize::from(there.first().is_some_and(|card| card.def == self.def));
        if home == 1 && pile.most == 1 {
            return;
        }
        there.splice(home..home, cards);
        there.truncate(pile.most.into());
    }

    /// Gives the players cards whose effects bring about what the ability waits for or forbids.
    fn help(&mut self, board: &mut Board, needs: &Wants, chance: &mut Chance) {
        let Some(hand) = self.probe.book.vocabulary().find_zone("hand") else { return };
        let meant = |words: &[String]| needs.words.iter().any(|word| words.iter().any(|w| w == word));
        let helpers: Vec<DefId> =
            self.probe.helpers.iter().filter(|(words, _)| meant(words)).map(|(_, id)| *id).collect();
        if helpers.is_empty() {
            return;
        }
        let causes = if needs.causes.is_empty() { vec![(Side::Any, Vec::new())] } else { needs.causes.clone() };
        for (side, tests) in causes {
            let helper = self.probe.pool.def(helpers[chance.below(helpers.len() as u32) as usize]).clone();
            let mut fitter = Fitter { pool: &self.probe.pool, words: self.probe.book.vocabulary(), chance };
            let Some((card, _)) = fitter.fit(&helper, &tests, None) else { continue };
            let id = self.known(card);
            let seat = match side {
                Side::Mine | Side::Friendly => 0,
                Side::Theirs => 1,
                Side::Any => usize::from(chance.below(3) > 0),
            };
            if let Some(cards) = pile_mut(&mut board.seats[seat], hand) {
                let home = usize::from(cards.first().is_some_and(|card| card.def == self.def));
                cards.splice(home..home, [BoardCard::new(id), BoardCard::new(id)]);
            }
            board.active = Seat(seat as u8);
        }
    }

    /// Turns the probed card, and attaches to it, as the ability asks.
    fn turn_home(&mut self, board: &mut Board, needs: &Wants, chance: &mut Chance) {
        let mut lies = Lies::default();
        let plain = self.pool.def(self.def).clone();
        let mut fitter = Fitter { pool: &self.probe.pool, words: self.probe.book.vocabulary(), chance };
        let states = needs.this.iter().filter(|test| matches!(test, Test::State(_) | Test::Not(_) | Test::Attached(_)));
        for test in states {
            if let Some((_, found)) = fitter.fit(&plain, std::slice::from_ref(test), None) {
                lies.rested = found.rested.or(lies.rested);
                lies.damaged |= found.damaged;
                lies.attached = lies.attached.max(found.attached);
            }
        }
        let count = needs.attachments.max(lies.attached).max(u8::from(needs.attached.is_some()));
        let attached = self.attachments(count, needs.attached.clone().unwrap_or_default(), chance);
        let def = self.def;
        let home = board.seats[0].piles.iter_mut().flat_map(|(_, cards)| cards).find(|card| card.def == def);
        let Some(home) = home else { return };
        home.rested = lies.rested.unwrap_or(home.rested);
        home.marks = i16::from(lies.damaged);
        if !attached.is_empty() {
            home.attached = attached;
        }
    }
}

/// The kinds that a list of tests asks for, where it names some.
fn kinds_of(tests: &[Test]) -> Option<Vec<u8>> {
    let named: Vec<u8> = tests.iter().filter_map(|t| if let Test::Kind(k) = t { Some(k.0) } else { None }).collect();
    (!named.is_empty()).then_some(named)
}

fn pile_mut(seat: &mut SeatBoard, zone: Zone) -> Option<&mut Vec<BoardCard>> {
    seat.piles.iter_mut().find(|(z, _)| *z == zone).map(|(_, cards)| cards)
}

/// Puts the card under one without abilities of its own, so that what is seen comes from it.
fn lay_under(probe: &Probe<'_>, def: DefId, host: &str, seat: &mut SeatBoard) {
    let Some(zone) = probe.book.vocabulary().find_zone(host) else { return };
    let Some((_, pile)) = seat.piles.iter_mut().find(|(z, _)| *z == zone) else { return };
    let Some(at) = pile.iter().position(|card| probe.pool.def(card.def).abilities.len() <= 1) else { return };
    pile[at].attached = vec![BoardCard::new(def)];
}

/// The cards that fit a pile.
pub fn fitting(book: &dyn Rulebook, pool: &Pool, pile: &Pile) -> Vec<DefId> {
    let words = book.vocabulary();
    let token = words.labels.iter().position(|l| l.word == "token").map(|at| Label(at as u8));
    let fits = |id: &DefId| {
        let def = pool.def(*id);
        let kind = pile.kinds.iter().any(|k| {
            let (kind, keyword) = k.split_once('+').unwrap_or((k, ""));
            let has = |k| def.keywords & (1 << words.find_keyword(k).map_or(0, |k| k.0)) != 0;
            kind == words.kind(def.kind) && (keyword.is_empty() || has(keyword))
        });
        kind && def.unread.is_empty() && (pile.tokens || !token.is_some_and(|token| def.has_label(token)))
    };
    pool.iter().map(|(id, _)| id).filter(fits).collect()
}

/// Of the cards that fit each pile, those with a name or type that the card's abilities name.
pub fn related(probe: &Probe<'_>, def: DefId) -> Vec<Vec<DefId>> {
    let pool = &probe.pool;
    let text = print::abilities(&pool.def(def).abilities, probe.book.vocabulary(), pool.lexicon());
    let wanted: Vec<&str> = text.split('"').skip(1).step_by(2).collect();
    let near = |id: &DefId| {
        let traits = pool.def(*id).traits.iter().map(|t| pool.lexicon().text(*t));
        let own = traits.chain([pool.name(*id)]).any(|word| wanted.iter().any(|w| word.contains(w)));
        *id != def && (own || further(probe, *id).iter().any(|name| wanted.iter().any(|w| name.contains(w))))
    };
    probe.fitting.iter().map(|all| all.iter().copied().filter(near).collect()).collect()
}

/// The names that a card has besides the one it is printed with.
fn further(probe: &Probe<'_>, id: DefId) -> Vec<String> {
    let pool = &probe.pool;
    let facts: Vec<Ability> = pool.def(id).abilities.iter().filter(|a| a.mode == Mode::Rule).cloned().collect();
    let text = print::abilities(&facts, probe.book.vocabulary(), pool.lexicon());
    text.split("gain name \"").skip(1).filter_map(|rest| rest.split('"').next()).map(str::to_owned).collect()
}

/// Draws the cards of a pile: two of three related to the card, where there are such.
fn draw(probe: &Probe<'_>, at: usize, least: u8, def: DefId, near: &[DefId], chance: &mut Chance) -> Vec<BoardCard> {
    let (pile, all) = (&probe.shape.probe[at], &probe.fitting[at]);
    let count = u32::from(least) + chance.below(u32::from(pile.most - least) + 1);
    let mut out = Vec::new();
    for _ in 0..count {
        let from = if !near.is_empty() && chance.below(3) > 0 { near } else { all };
        if from.is_empty() {
            break;
        }
        let mut card = BoardCard::new(from[chance.below(from.len() as u32) as usize]);
        card.rested = pile.turned && chance.below(2) == 0;
        if card.def != def {
            out.push(card);
        }
    }
    out
}
