//! The steps that effects are made of.

use crate::cards::{Face, Suits};
use baize_kernel::Clause;

/// A step of an effect, with the clause that demands it.
#[derive(Copy, Clone, Debug)]
pub struct Step {
    /// The clause.
    pub clause: Clause,
    /// What to do.
    pub op: Op,
}

/// Makes a step.
pub const fn step(clause: Clause, op: Op) -> Step {
    Step { clause, op }
}

/// An amount that an effect works with.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Amount {
    /// This many.
    Just(i32),
    /// The number of the key card of this suit.
    KeyOf(Suits),
    /// The sum of the numbers of all key cards.
    KeySum,
    /// The size of the key unit.
    UnitSize,
    /// Twice what the trigger counted.
    TwiceCounted,
}

/// Which characters a step is about.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Group {
    /// Soldiers.
    Soldiers,
    /// Walls.
    Walls,
    /// Both.
    All,
}

/// When Counter and its like stop their target.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Stop {
    /// Always.
    Always,
    /// With two key cards, or with one of at most the own key's number.
    ByNumber,
    /// When a key card is the same card as the own.
    BySameCard,
}

/// A step of an effect. "You" is who requested it.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Op {
    /// Discard down to so many cards.
    DiscardTo(u8),
    /// Put the own fog into the graveyard.
    ClearFog,
    /// End the turn.
    EndTurn,
    /// Charge the turn player's characters, unless Loss forbids it.
    ChargeTurn,
    /// Draw.
    Draw(u8),
    /// Draw one more, if wanted.
    MayDraw,
    /// Choose attackers.
    Attack,
    /// Let the opponent choose blockers.
    Block,
    /// Compare and deal damage.
    DamageCheck,
    /// Dig for the next Joker, A, J, Q or K.
    Dig,
    /// Put a hand card down as a wall.
    SetWall,
    /// The key card enters as a soldier.
    EnterKey,
    /// The key card enters as an ace or as a wall.
    EnterAceOrWall,
    /// The key card joins the target.
    Equip,
    /// The target's size grows.
    Grow(Amount),
    /// The target shrinks, and dies at 0 or less.
    Shrink,
    /// The key cards go to the own fog.
    KeysToFog,
    /// Make the target charged or driven.
    Twist,
    /// Stop the target.
    Negate(Stop),
    /// Take a card of the own graveyard.
    TakeBuried,
    /// The target goes to the graveyard.
    Kill,
    /// Aim the target anew.
    Retarget,
    /// Take a card of the own life, and shuffle.
    Search,
    /// Turn cards up for 21.
    BlackJack,
    /// Damage to the target player.
    Damage(Amount),
    /// Make the target charged or driven, or leave it.
    MayTurn,
    /// Soldiers become walls, walls soldiers.
    Reverse,
    /// A charged target returns to the hand.
    ReturnTarget,
    /// The key cards return to the hand.
    KeysToHand,
    /// Go on only if the target's size can be divided by the ♢ key.
    IfDivisible,
    /// The target goes on top of its owner's life.
    TargetToLife,
    /// Damage to the target's owner.
    DamageOwner(Amount),
    /// One or two walls from life.
    Replenish,
    /// Choose a card of the own graveyard.
    ChooseBuried,
    /// The target goes to the graveyard; go on only if it did.
    SacrificeTarget,
    /// The chosen card enters as a soldier.
    EnterChosen,
    /// Look at the opponent's hand and name a card, which is discarded.
    HandAttack,
    /// All own soldiers grow.
    Force,
    /// Soldiers of at most this size go to the graveyard.
    KillUpTo(Amount),
    /// Turn up four cards; the small ones enter driven.
    Recruit,
    /// All own walls become soldiers.
    RaiseWalls,
    /// Own characters become charged.
    ChargeOwn(Group),
    /// Take a card of the pack, or the rare card.
    OpenPack,
    /// The rare card goes to the hand.
    TakeRare,
    /// Open an own closed trump.
    OpenTrump,
    /// Close the target trump for this turn.
    CloseTarget,
    /// The target trump goes to the graveyard if the key card is the same.
    BreakTrump,
    /// The target goes to the graveyard if it is at most as large as the key unit.
    Slash,
    /// Move an own character to the bottom of life; go on only if it moved.
    Drain,
    /// A buried ♠ from two to ten enters as a soldier.
    Resurrect,
    /// Sacrifice soldiers; the target dies if they are as large together.
    InstantKill,
    /// Go on only if this own trump is open.
    IfOpen(Face),
    /// A card of the own graveyard enters as a soldier.
    RaiseBuried,
    /// The key card and this trump enter as one soldier.
    Form(Face),
    /// This card becomes an open trump again.
    Revive(Face),
    /// All these characters go to the graveyard.
    KillAll(Group),
    /// Look for the second king; with it the first enters, without it the first dies.
    King(Face, Face),
    /// Turn up two cards; one enters, one goes to the bottom.
    Reinforce,
    /// Close this own trump.
    CloseOwn(Face),
    /// Request an Attack.
    RequestAttack,
    /// The key unit becomes a charged soldier.
    RaiseUnit,
    /// Own soldiers become charged walls.
    Illusion,
    /// Put the own walls into another order.
    OrderWalls,
    /// Soldiers of at least this size go on top of their owners' life.
    Salvation,
    /// Choose a wall, which goes to the graveyard.
    KillWall,
    /// The top life card enters as a wall, if the opponent has as many walls.
    ExtraWall,
    /// The target becomes driven.
    DriveTarget,
    /// Take the target's key numbers as damage and stop it, if they are 5 or more.
    Offset,
    /// Close the Loss trump or take 2 damage.
    Exhaust,
    /// Equip the target with a buried ♢J-K, or lose it.
    Repair,
    /// Stop a fitting request of one's choice.
    NegateChosen,
    /// Put a hand card on top or at the bottom of life.
    HandToLife,
    /// A hand card enters as a soldier.
    EnterFromHand,
    /// The key unit returns to the hand.
    UnitToHand,
    /// The target discards so many, if it has as many cards as you.
    CivilWar(u8),
    /// Draw up to a small hand.
    Refill,
    /// Close all trumps.
    CloseAll,
    /// Discard the hand, or lose this trump.
    DiscardHand(Face),
    /// The opponent chooses one of their characters, which goes to the graveyard.
    OpponentGives(Group),
}
