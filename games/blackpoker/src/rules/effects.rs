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
use baize_kernel::{Choice, Clause, Game};

/// Does a step of the effect under way.
pub fn run(cx: &mut Cx<'_>, op: Op, number: Clause) {
    match op {
        Op::DiscardTo(most) => turn::discard_to(cx, most.into(), number),
        Op::ClearFog => turn::clear_fog(cx, number),
        Op::EndTurn => turn::end_turn(cx, number),
        Op::ChargeTurn => turn::charge(cx, number),
        Op::Draw(n) => turn::draw(cx, n.into(), number),
        Op::MayDraw => turn::ask_draw(cx, number),
        Op::Refill => turn::refill(cx, number),
        Op::Attack => battle::attack(cx),
        Op::Block => battle::block(cx),
        Op::DamageCheck => battle::damage_check(cx),
        Op::Dig => cards::dig(cx, number),
        Op::SetWall => cards::ask_hand(cx, number),
        Op::EnterFromHand => cards::ask_hand(cx, number),
        Op::HandToLife => cards::ask_hand_to_life(cx, number),
        Op::TakeBuried | Op::ChooseBuried | Op::RaiseBuried => cards::ask_buried(cx, number),
        Op::Resurrect => cards::ask_spade(cx, number),
        Op::EnterChosen => cards::enter_chosen(cx, number),
        Op::Search => cards::ask_life(cx, number),
        Op::HandAttack => cards::look_at_hand(cx, number),
        Op::OpenPack => cards::look_at_pack(cx, number),
        Op::TakeRare => cards::take_rare(cx, number),
        Op::CivilWar(n) => cards::civil_war(cx, n.into(), number),
        Op::DiscardHand(face) => cards::discard_hand(cx, face, number),
        Op::KeysToHand => cards::keys_to_hand(cx, number),
        Op::KeysToFog => cards::keys_to_fog(cx, number),
        Op::BlackJack => open::turn_up(cx, number),
        Op::Recruit => open::recruit(cx, number),
        Op::Reinforce => open::reinforce(cx, number),
        Op::Replenish => open::ask_walls(cx, number),
        Op::ExtraWall => open::extra_wall(cx, number),
        Op::EnterKey => field::enter_key(cx, number),
        Op::EnterAceOrWall => field::ask_entry(cx, number),
        Op::Equip => field::equip(cx, number),
        Op::Grow(amount) => field::grow(cx, amount, number),
        Op::Shrink => field::shrink(cx, number),
        Op::Twist | Op::MayTurn => field::ask_turn(cx, op == Op::MayTurn, number),
        Op::Kill | Op::SacrificeTarget => field::kill_target(cx, number),
        Op::Reverse => field::reverse(cx, number),
        Op::ReturnTarget => field::return_target(cx, number),
        Op::IfDivisible => field::if_divisible(cx, number),
        Op::TargetToLife => field::ask_life_order(cx, number),
        Op::Force => field::force(cx, number),
        Op::KillUpTo(amount) => field::kill_up_to(cx, amount, number),
        Op::KillAll(group) => field::kill_all(cx, group, number),
        Op::RaiseWalls => field::raise_walls(cx, number),
        Op::ChargeOwn(group) => field::charge_own(cx, group, number),
        Op::DriveTarget => field::drive_target(cx, number),
        Op::Slash => field::slash(cx, number),
        Op::Drain => field::ask_drain(cx, number),
        Op::InstantKill => field::ask_sacrifice(cx, number),
        Op::RaiseUnit => field::raise_unit(cx, number),
        Op::UnitToHand => field::unit_to_hand(cx, number),
        Op::Illusion => field::ask_illusion(cx, number),
        Op::OrderWalls => field::ask_wall_order(cx, number),
        Op::Salvation => field::salvation(cx, number),
        Op::KillWall => field::ask_wall(cx, number),
        Op::OpponentGives(group) => field::ask_gift(cx, group, number),
        Op::Damage(amount) => magic::damage(cx, amount, number),
        Op::DamageOwner(amount) => magic::damage_owner(cx, amount, number),
        Op::Negate(stop) => magic::negate(cx, stop, number),
        Op::NegateChosen => magic::ask_negate(cx, number),
        Op::Retarget => magic::ask_aim(cx, number),
        Op::Offset => magic::offset(cx, number),
        Op::RequestAttack => magic::request_attack(cx),
        Op::Repair => magic::repair(cx, number),
        Op::OpenTrump => trump::ask_open(cx, number),
        Op::CloseTarget => trump::close_target(cx, number),
        Op::BreakTrump => trump::break_target(cx, number),
        Op::IfOpen(face) => trump::if_open(cx, face, number),
        Op::Form(face) => trump::form(cx, face, number),
        Op::Revive(face) => trump::revive(cx, face, number),
        Op::King(first, second) => trump::king(cx, first, second, number),
        Op::CloseOwn(face) => trump::close_own(cx, face, number),
        Op::CloseAll => trump::close_all(cx, number),
        Op::Exhaust => trump::ask_exhaust(cx, number),
    }
}

/// Goes on with a step that asked.
pub fn answer(cx: &mut Cx<'_>, op: Op, number: Clause, chosen: &[Choice]) {
    match op {
        Op::DiscardTo(_) | Op::CivilWar(_) => cards::discard(cx, chosen, number),
        Op::MayDraw => turn::answer_draw(cx, chosen, number),
        Op::Attack => battle::send(cx, chosen),
        Op::Block => battle::assign(cx, chosen),
        Op::SetWall => cards::set_wall(cx, chosen, number),
        Op::EnterFromHand | Op::RaiseBuried | Op::Resurrect => cards::enter(cx, chosen, number),
        Op::HandToLife => cards::answer_hand_to_life(cx, chosen, number),
        Op::TakeBuried => cards::take(cx, chosen, number),
        Op::ChooseBuried => cards::choose(cx, chosen),
        Op::Search => cards::found(cx, chosen, number),
        Op::HandAttack => cards::name(cx, chosen, number),
        Op::OpenPack => cards::take_from_pack(cx, chosen, number),
        Op::BlackJack => open::answer(cx, chosen, number),
        Op::Recruit => open::rest_to_bottom(cx, chosen, number),
        Op::Reinforce => open::answer_reinforce(cx, chosen, number),
        Op::Replenish => open::replenish(cx, chosen, number),
        Op::EnterAceOrWall => field::answer_entry(cx, chosen, number),
        Op::Twist | Op::MayTurn => field::answer_turn(cx, chosen, number),
        Op::Reverse => field::answer_reverse(cx, chosen, number),
        Op::TargetToLife => field::answer_life_order(cx, chosen, number),
        Op::Drain => field::answer_drain(cx, chosen, number),
        Op::InstantKill => field::answer_sacrifice(cx, chosen, number),
        Op::Illusion => field::answer_illusion(cx, chosen, number),
        Op::OrderWalls => field::answer_wall_order(cx, chosen, number),
        Op::Salvation => field::answer_salvation(cx, chosen, number),
        Op::KillWall | Op::OpponentGives(_) => field::kill_chosen(cx, chosen, number),
        Op::NegateChosen => magic::answer_negate(cx, chosen, number),
        Op::Retarget => magic::answer_aim(cx, chosen, number),
        Op::Repair => magic::answer_repair(cx, chosen),
        Op::OpenTrump => trump::answer_open(cx, chosen, number),
        Op::Exhaust => trump::answer_exhaust(cx, chosen, number),
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
