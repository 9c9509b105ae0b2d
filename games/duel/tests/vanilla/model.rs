//! The rules of duels with monsters without effects, written a second time and in another way: one
//! plain state, one list of legal moves, one function that makes a move. Nothing here looks at the
//! engine's rules, so that a mistake in either shows.

use std::collections::VecDeque;

/// A card, by the number the engine gave it.
pub type Id = u16;

/// The printed values of a monster.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Facts {
    pub level: i32,
    pub atk: i32,
    pub def: i32,
}

/// A monster on the field.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Monster {
    pub id: Id,
    pub face_up: bool,
    pub defence: bool,
    /// The turn in which it came.
    came: u32,
    moved: bool,
    attacked: bool,
}

/// What one player has.
#[derive(Clone, Debug, Default)]
pub struct Side {
    pub lp: i32,
    pub deck: VecDeque<Id>,
    pub hand: Vec<Id>,
    pub field: Vec<Monster>,
    /// The newest card first.
    pub grave: VecDeque<Id>,
}

/// Where in the turn the duel is.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum At {
    Main1,
    Battle,
    Main2,
    /// So many tributes are chosen for a monster, to summon or to set it.
    Tribute {
        card: Id,
        n: usize,
        set: bool,
        back: Phase,
    },
    /// The hand is reduced.
    Discard,
}

/// A main phase to go back to.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Phase {
    First,
    Second,
}

/// A move.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Move {
    Summon(Id),
    Set(Id),
    Flip(Id),
    Turn(Id),
    Attack(Id, Option<Id>),
    /// The monsters given, in this order.
    Give(Vec<Id>),
    Drop(Id),
    Fight,
    End,
}

/// How a duel ends.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Won(pub usize);

/// A duel under way.
#[derive(Clone, Debug)]
pub struct Duel {
    pub sides: [Side; 2],
    pub active: usize,
    /// The number of the turn, from 1.
    pub turn: u32,
    pub at: At,
    pub won: Option<Won>,
    summoned: bool,
    zero_ties_destroy: bool,
    facts: Vec<Facts>,
}

impl Duel {
    /// Takes up a duel at the first question of its first turn.
    pub fn new(sides: [Side; 2], first: usize, facts: Vec<Facts>, zero_ties_destroy: bool) -> Duel {
        Duel { sides, active: first, turn: 1, at: At::Main1, won: None, summoned: false, zero_ties_destroy, facts }
    }

    fn facts(&self, id: Id) -> Facts {
        self.facts[usize::from(id)]
    }

    /// Returns the printed ATK of a monster.
    pub fn atk(&self, id: Id) -> i32 {
        self.facts(id).atk
    }

    fn me(&mut self) -> &mut Side {
        &mut self.sides[self.active]
    }

    /// Returns every legal move. Where several monsters are given at once, the lists stand for the
    /// sets: each in the order of the field.
    pub fn moves(&self) -> Vec<Move> {
        let (mine, theirs) = (&self.sides[self.active], &self.sides[1 - self.active]);
        let mut out = Vec::new();
        match self.at {
            _ if self.won.is_some() => {}
            At::Main1 | At::Main2 => {
                if !self.summoned {
                    for &card in &mine.hand {
                        let cost = tributes(self.facts(card).level);
                        let room = cost > 0 || mine.field.len() < 5;
                        if mine.field.len() >= cost && room {
                            out.extend([Move::Summon(card), Move::Set(card)]);
                        }
                    }
                }
                for m in mine.field.iter().filter(|m| m.came != self.turn && !m.moved) {
                    match m.face_up {
                        false => out.push(Move::Flip(m.id)),
                        true if !m.attacked => out.push(Move::Turn(m.id)),
                        true => {}
                    }
                }
                if self.at == At::Main1 && self.turn > 1 {
                    out.push(Move::Fight);
                }
                out.push(Move::End);
            }
            At::Battle => {
                for m in mine.field.iter().filter(|m| m.face_up && !m.defence && !m.attacked) {
                    match theirs.field.is_empty() {
                        true => out.push(Move::Attack(m.id, None)),
                        false => out.extend(theirs.field.iter().map(|t| Move::Attack(m.id, Some(t.id)))),
                    }
                }
                out.push(Move::End);
            }
            At::Tribute { n: 1, .. } => out.extend(mine.field.iter().map(|m| Move::Give(vec![m.id]))),
            At::Tribute { .. } => {
                for (i, a) in mine.field.iter().enumerate() {
                    out.extend(mine.field[i + 1..].iter().map(|b| Move::Give(vec![a.id, b.id])));
                }
            }
            At::Discard => out.extend(mine.hand.iter().map(|&c| Move::Drop(c))),
        }
        out
    }

    /// Makes a legal move.
    pub fn make(&mut self, step: &Move) {
        match step {
            Move::Summon(card) => self.begin(*card, false),
            Move::Set(card) => self.begin(*card, true),
            Move::Flip(id) => {
                let m = self.monster(*id);
                (m.face_up, m.defence, m.moved) = (true, false, true);
            }
            Move::Turn(id) => {
                let m = self.monster(*id);
                (m.defence, m.moved) = (!m.defence, true);
            }
            Move::Attack(attacker, target) => self.attack(*attacker, *target),
            Move::Give(given) => self.give(given),
            Move::Drop(card) => {
                self.me().hand.retain(|c| c != card);
                self.me().grave.push_front(*card);
                self.discard();
            }
            Move::Fight => self.at = At::Battle,
            Move::End if self.at == At::Battle => self.at = At::Main2,
            Move::End => self.discard(),
        }
    }

    fn monster(&mut self, id: Id) -> &mut Monster {
        self.me().field.iter_mut().find(|m| m.id == id).expect("a move names a monster of the field")
    }

    fn begin(&mut self, card: Id, set: bool) {
        let n = tributes(self.facts(card).level);
        let back = if self.at == At::Main1 { Phase::First } else { Phase::Second };
        self.at = At::Tribute { card, n, set, back };
        // Where there is no choice nobody is asked.
        if n == 0 || self.me().field.len() == n {
            let all: Vec<Id> = self.me().field.iter().take(n).map(|m| m.id).collect();
            self.give(&all);
        }
    }

    fn give(&mut self, given: &[Id]) {
        let At::Tribute { card, set, back, .. } = self.at else { return };
        for id in given {
            self.bury(self.active, *id);
        }
        let came = self.turn;
        let me = self.me();
        me.hand.retain(|c| *c != card);
        me.field.push(Monster { id: card, face_up: !set, defence: set, came, moved: false, attacked: false });
        self.summoned = true;
        self.at = if back == Phase::First { At::Main1 } else { At::Main2 };
    }

    fn bury(&mut self, side: usize, id: Id) {
        let side = &mut self.sides[side];
        side.field.retain(|m| m.id != id);
        side.grave.push_front(id);
    }

    fn hurt(&mut self, side: usize, damage: i32) {
        let left = (self.sides[side].lp - damage).max(0);
        self.sides[side].lp = left;
        if left == 0 {
            self.won = Some(Won(1 - side));
        }
    }

    fn attack(&mut self, attacker: Id, target: Option<Id>) {
        let (us, them) = (self.active, 1 - self.active);
        self.monster(attacker).attacked = true;
        let atk = self.facts(attacker).atk;
        let Some(target) = target else { return self.hurt(them, atk) };
        let facts = self.facts(target);
        let met = self.sides[them].field.iter_mut().find(|m| m.id == target).expect("an attack names a monster");
        // A face-down monster has been in defence all along.
        met.face_up = true;
        let (defends, value) = (met.defence, if met.defence { facts.def } else { facts.atk });
        let (mut we_fall, mut they_fall) = (false, false);
        if defends {
            if atk > value {
                they_fall = true;
            } else {
                self.hurt(us, value - atk);
            }
        } else if atk == value {
            let both = atk > 0 || self.zero_ties_destroy;
            (we_fall, they_fall) = (both, both);
        } else if atk > value {
            they_fall = true;
            self.hurt(them, atk - value);
        } else {
            we_fall = true;
            self.hurt(us, value - atk);
        }
        // A duel that the damage has decided is over before anything is buried.
        if self.won.is_none() {
            if we_fall {
                self.bury(us, attacker);
            }
            if they_fall {
                self.bury(them, target);
            }
        }
    }

    /// Reduces the hand to six, then the other player's turn begins with a draw.
    fn discard(&mut self) {
        self.at = At::Discard;
        if self.me().hand.len() > 6 {
            return;
        }
        self.active = 1 - self.active;
        self.turn += 1;
        self.summoned = false;
        for side in &mut self.sides {
            for m in &mut side.field {
                (m.moved, m.attacked) = (false, false);
            }
        }
        self.at = At::Main1;
        match self.me().deck.pop_front() {
            Some(card) => self.me().hand.push(card),
            None => self.won = Some(Won(1 - self.active)),
        }
    }
}

fn tributes(level: i32) -> usize {
    match level {
        0..=4 => 0,
        5 | 6 => 1,
        _ => 2,
    }
}
