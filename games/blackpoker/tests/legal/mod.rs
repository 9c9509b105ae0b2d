//! The legal requests of a position by brute force: every combination of cards, tried against the sections
//! on timing, costs, keys and targets. It shares the action list with the engine, and nothing else.

use baize_blackpoker::actions::{Action, Cost, Driver, Key, Level, Need, Sort, Start, Target, Timing};
use baize_blackpoker::cards::{self, Face};
use baize_blackpoker::words::zone;
use baize_kernel::view::{View, Waiting};
use baize_kernel::{CardId, Match, Seat, Zone};
use std::collections::BTreeSet;

type Set = BTreeSet<CardId>;

/// A position with what only its history tells.
pub struct Position<'a> {
    pub table: &'a dyn Match,
    pub view: View,
    pub seat: Seat,
    pub format: u8,
    pub frame: u8,
    /// Once-per-turn actions used this turn.
    pub used: &'a BTreeSet<(Seat, u8)>,
    /// Trumps that Close has locked this turn.
    pub locked: &'a Set,
}

/// A complete request.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub struct Made {
    pub walls: Set,
    pub discards: Set,
    pub victims: Set,
    pub keys: Set,
    pub unit: Option<CardId>,
    pub target: Option<Mark>,
}

/// What a request is aimed at.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Mark {
    Card(CardId),
    Seat(Seat),
    /// A request by its place on the stage.
    Stage(usize),
}

/// Returns all sets of so many cards.
fn sets(of: &[CardId], count: usize) -> Vec<Set> {
    match (count, of.split_first()) {
        (0, _) => vec![Set::new()],
        (_, None) => Vec::new(),
        (_, Some((&first, rest))) => {
            let with = sets(rest, count - 1).into_iter().map(|mut set| {
                set.insert(first);
                set
            });
            with.chain(sets(rest, count)).collect()
        }
    }
}

impl Position<'_> {
    fn pile(&self, seat: Seat, place: Zone) -> Vec<CardId> {
        self.table.pile(seat, place)
    }

    fn other(&self) -> Seat {
        Seat(1 - self.seat.0)
    }

    fn face(&self, card: CardId) -> (u8, i32) {
        let (pool, def) = (self.table.pool(), self.table.card(card).def);
        (cards::suits(pool, def), cards::number(pool, def))
    }

    fn is(&self, card: CardId, face: Face) -> bool {
        self.face(card) == (face.suit, face.number)
    }

    fn is_rested(&self, card: CardId) -> bool {
        self.table.card(card).rested
    }

    fn units(&self, seat: Seat) -> Vec<CardId> {
        [self.pile(seat, zone::WALLS), self.pile(seat, zone::SOLDIERS)].concat()
    }

    fn is_wall(&self, unit: CardId) -> bool {
        self.table.card(unit).zone == zone::WALLS
    }

    fn cards_of(&self, unit: CardId) -> Vec<CardId> {
        let gear = self.pile(self.table.card(unit).side, zone::GEAR);
        [unit].into_iter().chain(gear.into_iter().filter(|&c| self.table.card(c).host == unit)).collect()
    }

    fn suits_of(&self, unit: CardId) -> u8 {
        self.cards_of(unit).into_iter().fold(0, |suits, card| suits | self.face(card).0)
    }

    /// Whether it is a soldier of two suits whose first card has this number: a jack's or a king's character.
    fn is_paired(&self, unit: CardId, number: i32) -> bool {
        !self.is_wall(unit) && self.face(unit).1 == number && self.suits_of(unit).count_ones() == 2
    }

    fn is_open(&self, face: Face) -> bool {
        self.pile(self.seat, zone::TRUMP).into_iter().any(|c| self.table.card(c).face_up && self.is(c, face))
    }

    /// Returns every legal request of an action.
    pub fn requests(&self, action: &Action) -> BTreeSet<Made> {
        let letters = |letter| action.cost.iter().filter(|&&c| c == letter).count();
        let life = self.pile(self.seat, zone::LIFE).len();
        if !self.may_declare(action) || life < letters(Cost::L) {
            return BTreeSet::new();
        }
        let charged: Vec<CardId> =
            self.pile(self.seat, zone::WALLS).into_iter().filter(|&w| !self.is_rested(w)).collect();
        let magician = |&u: &CardId| self.face(u) == (0, 0);
        let eased = action.sort == Sort::QuickMagic && self.pile(self.seat, zone::SOLDIERS).iter().any(magician);
        let hand = self.pile(self.seat, zone::HAND);
        let mut all = BTreeSet::new();
        for walls in sets(&charged, letters(Cost::B)) {
            for discards in sets(&hand, if eased { 0 } else { letters(Cost::D) }) {
                for victims in sets(&self.units(self.seat), letters(Cost::S)) {
                    for keys in self.keys(action.key, &discards) {
                        for unit in self.drivers(action) {
                            let made = Made { unit, keys: keys.clone(), ..Made::default() };
                            for target in self.targets(action, &made) {
                                let (walls, discards, victims) = (walls.clone(), discards.clone(), victims.clone());
                                all.insert(Made { walls, discards, victims, target, ..made.clone() });
                            }
                        }
                    }
                }
            }
        }
        all
    }

    /// Level, timing, limits and conditions.
    fn may_declare(&self, action: &Action) -> bool {
        let there = match action.level {
            Level::Format(n) => self.format >= n,
            Level::Frame(n) => self.frame >= n,
        };
        let own_turn = self.view.active == self.seat;
        let in_time = action.timing == Timing::Quick || own_turn && self.view.stack.is_empty();
        let unused = action.once.is_none() || !self.used.contains(&(self.seat, action.number));
        let bound = action.number == 1 && !self.used.contains(&(self.seat, 4)) && self.has_ready_giant();
        let direct = action.start == Start::Direct;
        there && direct && in_time && unused && !bound && action.needs.iter().all(|&need| self.is_met(need))
    }

    /// A Giant that is charged and did not come out this turn.
    fn has_ready_giant(&self) -> bool {
        let giant = |&u: &CardId| self.is_paired(u, 13) && self.face(u).0 == cards::HEART;
        let soldiers = self.pile(self.seat, zone::SOLDIERS);
        soldiers.iter().filter(|u| giant(u)).any(|&u| !self.is_rested(u) && self.table.card(u).since != self.view.turn)
    }

    fn is_met(&self, need: Need) -> bool {
        let count = |place| self.pile(self.seat, place).len();
        match need {
            Need::Trump(face) => self.is_open(face),
            Need::OtherTurn => self.view.active != self.seat,
            Need::ClosedPack => count(zone::PACK) > 0 && self.view.scores[self.seat.index()] == [0],
            Need::RareCard => count(zone::RARE) > 0,
            Need::LowLife => count(zone::LIFE) <= 9,
            Need::LowLifeByErrata => true,
            Need::ClosedTrump => {
                let closed = |c: &CardId| !self.table.card(*c).face_up && !self.locked.contains(c);
                self.pile(self.seat, zone::TRUMP).iter().any(closed)
            }
            Need::HandCard => count(zone::HAND) > 0,
            Need::OwnCharacter => !self.units(self.seat).is_empty(),
            Need::OwnSoldier => count(zone::SOLDIERS) > 0,
        }
    }

    /// Every set of key cards that a pattern allows, none of them discarded for the same request.
    fn keys(&self, key: Key, discards: &Set) -> Vec<Set> {
        if key == Key::Rare {
            let joker_in_light = |c: &CardId| self.format == 1 && self.face(*c) == (0, 0);
            let rare = self.pile(self.seat, zone::RARE);
            return rare.into_iter().filter(|c| !joker_in_light(c)).map(|c| Set::from([c])).collect();
        }
        let hand: Vec<CardId> =
            self.pile(self.seat, zone::HAND).into_iter().filter(|c| !discards.contains(c)).collect();
        let (pool, def) = (self.table.pool(), |c: CardId| self.table.card(c).def);
        let fits = |set: &Set| {
            let cards: Vec<CardId> = set.iter().copied().collect();
            let suits: BTreeSet<u8> = cards.iter().map(|&c| self.face(c).0).collect();
            let numbers: BTreeSet<i32> = cards.iter().map(|&c| self.face(c).1).collect();
            match key {
                Key::None | Key::Rare => true,
                Key::One(filter) | Key::Two(filter) => cards.iter().all(|&c| filter.fits(pool, def(c))),
                Key::Both(a, b) => {
                    let both = |x: CardId, y: CardId| a.fits(pool, def(x)) && b.fits(pool, def(y));
                    both(cards[0], cards[1]) || both(cards[1], cards[0])
                }
                Key::TwoOfSuit => suits.len() == 1 && !suits.contains(&0),
                Key::TwoOfNumber => numbers.len() == 1,
                Key::Royal => suits.len() == 1 && numbers == BTreeSet::from([1, 10, 11, 12, 13]),
            }
        };
        let size = match key {
            Key::None | Key::Rare => 0,
            Key::One(_) => 1,
            Key::Royal => 5,
            _ => 2,
        };
        sets(&hand, size).into_iter().filter(fits).collect()
    }

    /// The units that cost C may drive; one `None` where there is no such cost.
    fn drivers(&self, action: &Action) -> Vec<Option<CardId>> {
        let Some(driver) = action.unit else { return vec![None] };
        let fits = |&u: &CardId| match driver {
            Driver::SoldierOf(face) => self.is_open(face) && !self.is_wall(u) && self.suits_of(u) & face.suit != 0,
            Driver::WallBy(face) => self.is_open(face) && self.is_wall(u),
            Driver::JackOf(face) => self.is_paired(u, 11) && self.is(u, face),
        };
        self.units(self.seat).into_iter().filter(|&u| !self.is_rested(u)).filter(fits).map(Some).collect()
    }

    /// Everything the target line allows; one `None` where there is none.
    fn targets(&self, action: &Action, made: &Made) -> Vec<Option<Mark>> {
        let stage = |fits: &dyn Fn(&Waiting) -> bool| -> Vec<Option<Mark>> {
            let all = self.view.stack.iter().enumerate().filter(|(_, waiting)| fits(waiting));
            all.map(|(i, _)| Some(Mark::Stage(i))).collect()
        };
        let number = |waiting: &Waiting| waiting.verb.0 + 1;
        match action.target {
            Target::None => vec![None],
            Target::Opponent => vec![Some(Mark::Seat(self.other()))],
            Target::Player => [Seat(0), Seat(1)].map(|seat| Some(Mark::Seat(seat))).to_vec(),
            Target::OpenTrump => {
                let both = [Seat(0), Seat(1)].into_iter().flat_map(|seat| self.pile(seat, zone::TRUMP));
                both.filter(|&c| self.table.card(c).face_up).map(|c| Some(Mark::Card(c))).collect()
            }
            Target::Keyed { counter } => {
                stage(&|w: &Waiting| (1..=2).contains(&w.cards.len()) && !(counter && (34..=37).contains(&number(w))))
            }
            Target::AnyKeyed => stage(&|w: &Waiting| !w.cards.is_empty()),
            Target::RequestOf(wanted) => stage(&|w: &Waiting| number(w) == wanted),
            Target::Aimed => stage(&|w: &Waiting| baize_blackpoker::actions::get(number(w)).target != Target::None),
            _ => {
                let both = [Seat(0), Seat(1)].into_iter().flat_map(|seat| self.units(seat));
                both.filter(|&u| self.is_target(action, made, u)).map(|u| Some(Mark::Card(u))).collect()
            }
        }
    }

    fn is_target(&self, action: &Action, made: &Made, unit: CardId) -> bool {
        let own = self.table.card(unit).side == self.seat;
        let soldier = !self.is_wall(unit);
        let diamond = |c: CardId| self.face(c).0 == cards::DIAMOND && (2..=10).contains(&self.face(c).1);
        !self.is_paired(unit, 13)
            && match action.target {
                Target::Soldier => soldier,
                Target::Wall => !soldier,
                Target::Character => true,
                Target::OwnCharacter => own,
                Target::OwnWithDiamond => own && soldier && self.cards_of(unit).into_iter().any(diamond),
                Target::OwnOfKeySuit => {
                    let suit = made.keys.iter().fold(0, |suits, &key| suits | self.face(key).0);
                    own && soldier && !self.is_paired(unit, 11) && self.suits_of(unit) & suit != 0
                }
                _ => false,
            }
    }
}
