//! What each step of an effect does (sections 10 to 12), and what it makes of an answer.

mod cards;
mod field;
mod magic;
mod open;
mod trump;
mod turn;

use super::{battle, resolve};
use crate::actions::Op;
use crate::actions::op::Amount;
use crate::cards as faces;
use crate::game::Cx;
use baize_kernel::{Choice, Clause, GameBase};

/// Does a step of the effect under way.
pub fn run(cx: &mut Cx<'_>, op: Op, clause: Clause) {
    match op {
        Op::DiscardTo(most) => turn::discard_to(cx, most.into(), clause),
        Op::ClearFog => turn::clear_fog(cx, clause),
        Op::EndTurn => turn::end_turn(cx, clause),
        Op::ChargeTurn => turn::charge(cx, clause),
        Op::Draw(n) => turn::draw(cx, n.into(), clause),
        Op::MayDraw => turn::ask_draw(cx, clause),
        Op::Refill => turn::refill(cx, clause),
        Op::Attack => battle::attack(cx),
        Op::Block => battle::block(cx),
        Op::DamageCheck => battle::damage_check(cx),
        Op::Dig => cards::dig(cx, clause),
        Op::SetWall => cards::ask_hand(cx, clause),
        Op::EnterFromHand => cards::ask_hand(cx, clause),
        Op::HandToLife => cards::ask_hand_to_life(cx, clause),
        Op::TakeBuried | Op::ChooseBuried | Op::RaiseBuried => cards::ask_buried(cx, clause),
        Op::Resurrect => cards::ask_spade(cx, clause),
        Op::EnterChosen => cards::enter_chosen(cx, clause),
        Op::Search => cards::ask_life(cx, clause),
        Op::HandAttack => cards::look_at_hand(cx, clause),
        Op::OpenPack => cards::look_at_pack(cx, clause),
        Op::TakeRare => cards::take_rare(cx, clause),
        Op::CivilWar(n) => cards::civil_war(cx, n.into(), clause),
        Op::DiscardHand(face) => cards::discard_hand(cx, face, clause),
        Op::KeysToHand => cards::keys_to_hand(cx, clause),
        Op::KeysToFog => cards::keys_to_fog(cx, clause),
        Op::BlackJack => open::turn_up(cx, clause),
        Op::Recruit => open::recruit(cx, clause),
        Op::Reinforce => open::reinforce(cx, clause),
        Op::Replenish => open::ask_walls(cx, clause),
        Op::ExtraWall => open::extra_wall(cx, clause),
        Op::EnterKey => field::enter_key(cx, clause),
        Op::EnterAceOrWall => field::ask_entry(cx, clause),
        Op::Equip => field::equip(cx, clause),
        Op::Grow(amount) => field::grow(cx, amount, clause),
        Op::Shrink => field::shrink(cx, clause),
        Op::Twist | Op::MayTurn => field::ask_turn(cx, op == Op::MayTurn, clause),
        Op::Kill | Op::SacrificeTarget => field::kill_target(cx, clause),
        Op::Reverse => field::reverse(cx, clause),
        Op::ReturnTarget => field::return_target(cx, clause),
        Op::IfDivisible => field::if_divisible(cx, clause),
        Op::TargetToLife => field::ask_life_order(cx, clause),
        Op::Force => field::force(cx, clause),
        Op::KillUpTo(amount) => field::kill_up_to(cx, amount, clause),
        Op::KillAll(group) => field::kill_all(cx, group, clause),
        Op::RaiseWalls => field::raise_walls(cx, clause),
        Op::ChargeOwn(group) => field::charge_own(cx, group, clause),
        Op::DriveTarget => field::drive_target(cx, clause),
        Op::Slash => field::slash(cx, clause),
        Op::Drain => field::ask_drain(cx, clause),
        Op::InstantKill => field::ask_sacrifice(cx, clause),
        Op::RaiseUnit => field::raise_unit(cx, clause),
        Op::UnitToHand => field::unit_to_hand(cx, clause),
        Op::Illusion => field::ask_illusion(cx, clause),
        Op::OrderWalls => field::ask_wall_order(cx, clause),
        Op::Salvation => field::salvation(cx, clause),
        Op::KillWall => field::ask_wall(cx, clause),
        Op::OpponentGives(group) => field::ask_gift(cx, group, clause),
        Op::Damage(amount) => magic::damage(cx, amount, clause),
        Op::DamageOwner(amount) => magic::damage_owner(cx, amount, clause),
        Op::Negate(stop) => magic::negate(cx, stop, clause),
        Op::NegateChosen => magic::ask_negate(cx, clause),
        Op::Retarget => magic::ask_aim(cx, clause),
        Op::Offset => magic::offset(cx, clause),
        Op::RequestAttack => magic::request_attack(cx),
        Op::Repair => magic::repair(cx, clause),
        Op::OpenTrump => trump::ask_open(cx, clause),
        Op::CloseTarget => trump::close_target(cx, clause),
        Op::BreakTrump => trump::break_target(cx, clause),
        Op::IfOpen(face) => trump::if_open(cx, face, clause),
        Op::Form(face) => trump::form(cx, face, clause),
        Op::Revive(face) => trump::revive(cx, face, clause),
        Op::King(first, second) => trump::king(cx, first, second, clause),
        Op::CloseOwn(face) => trump::close_own(cx, face, clause),
        Op::CloseAll => trump::close_all(cx, clause),
        Op::Exhaust => trump::ask_exhaust(cx, clause),
    }
}

/// Goes on with a step that asked.
pub fn answer(cx: &mut Cx<'_>, op: Op, clause: Clause, chosen: &[Choice]) {
    match op {
        Op::DiscardTo(_) | Op::CivilWar(_) => cards::discard(cx, chosen, clause),
        Op::MayDraw => turn::answer_draw(cx, chosen, clause),
        Op::Attack => battle::send(cx, chosen),
        Op::Block => battle::assign(cx, chosen),
        Op::SetWall => cards::set_wall(cx, chosen, clause),
        Op::EnterFromHand | Op::RaiseBuried | Op::Resurrect => cards::enter(cx, chosen, clause),
        Op::HandToLife => cards::answer_hand_to_life(cx, chosen, clause),
        Op::TakeBuried => cards::take(cx, chosen, clause),
        Op::ChooseBuried => cards::choose(cx, chosen),
        Op::Search => cards::found(cx, chosen, clause),
        Op::HandAttack => cards::name(cx, chosen, clause),
        Op::OpenPack => cards::take_from_pack(cx, chosen, clause),
        Op::BlackJack => open::answer(cx, chosen, clause),
        Op::Recruit => open::rest_to_bottom(cx, chosen, clause),
        Op::Reinforce => open::answer_reinforce(cx, chosen, clause),
        Op::Replenish => open::replenish(cx, chosen, clause),
        Op::EnterAceOrWall => field::answer_entry(cx, chosen, clause),
        Op::Twist | Op::MayTurn => field::answer_turn(cx, chosen, clause),
        Op::Reverse => field::answer_reverse(cx, chosen, clause),
        Op::TargetToLife => field::answer_life_order(cx, chosen, clause),
        Op::Drain => field::answer_drain(cx, chosen, clause),
        Op::InstantKill => field::answer_sacrifice(cx, chosen, clause),
        Op::Illusion => field::answer_illusion(cx, chosen, clause),
        Op::OrderWalls => field::answer_wall_order(cx, chosen, clause),
        Op::Salvation => field::answer_salvation(cx, chosen, clause),
        Op::KillWall | Op::OpponentGives(_) => field::kill_chosen(cx, chosen, clause),
        Op::NegateChosen => magic::answer_negate(cx, chosen, clause),
        Op::Retarget => magic::answer_aim(cx, chosen, clause),
        Op::Repair => magic::answer_repair(cx, chosen),
        Op::OpenTrump => trump::answer_open(cx, chosen, clause),
        Op::Exhaust => trump::answer_exhaust(cx, chosen, clause),
        _ => resolve::done(cx),
    }
}

/// Works an amount out.
fn amount(cx: &Cx<'_>, what: Amount) -> i32 {
    let request = resolve::current(cx);
    match what {
        Amount::Just(n) => n,
        Amount::KeySum => resolve::key_sum(cx, &request),
        Amount::KeyOf(suit) => {
            let pool = cx.game.pool();
            let key = request.keys().map(|k| cx.s.card(k).def).find(|&d| faces::suits(pool, d) == suit);
            key.map_or(0, |d| faces::number(pool, d))
        }
        // R74: the size at resolution.
        Amount::UnitSize => resolve::key_unit(cx).map_or(0, |u| super::units::size(cx.game, cx.s, u)),
        Amount::TwiceCounted => 2 * i32::from(request.count),
    }
}
