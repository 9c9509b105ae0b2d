//! The search behind puzzles: can a seat win this turn, not lose in it, or clear the board, whatever is answered?
//!
//! Everything lies open in a puzzle, so the search looks at the true match. Every answer that a question can be given
//! is tried, with few exceptions for questions with very many; a position that was met before is not searched again.

use baize_kernel::{Answer, Ask, Match, Outcome, Prompt, Seat, Zone};
use std::collections::BTreeMap;

/// How many answers in a row are followed.
const DEEPEST: usize = 120;

/// How many ways to answer one question are tried at most.
const MOST_WAYS: usize = 64;

/// What is searched for. A win is as good in any case.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub enum Aim {
    /// A win in the turn.
    #[default]
    Win,
    /// The end of the turn without a loss.
    Survive,
    /// That others have no card in a zone, at any moment of the turn.
    Clear(Zone),
}

/// The search for what can be forced in this turn.
pub struct Solver {
    me: Seat,
    turn: u16,
    aim: Aim,
    /// How many more positions may be looked at.
    left: u32,
    known: BTreeMap<u64, bool>,
}

impl Solver {
    /// A search for a seat's win in the turn that is on, which may look at so many positions.
    pub fn new(table: &dyn Match, me: Seat, most: u32) -> Solver {
        Solver::in_turn(me, table.clock().1, most)
    }

    /// The same for a turn that may be over.
    pub fn in_turn(me: Seat, turn: u16, most: u32) -> Solver {
        Solver { me, turn, aim: Aim::Win, left: most, known: BTreeMap::new() }
    }

    /// The same, for something else than a win.
    #[must_use]
    pub fn aim(self, aim: Aim) -> Solver {
        Solver { aim, ..self }
    }

    /// Returns whether the goal is reached or missed; `None` while that is open.
    pub fn settled(&self, table: &dyn Match) -> Option<bool> {
        if let Some(outcome) = table.outcome() {
            return Some(matches!(outcome, Outcome::Won(seats) if seats.has(self.me)));
        }
        if matches!(self.aim, Aim::Clear(zone) if self.is_cleared(table, zone)) {
            return Some(true);
        }
        (table.clock().1 != self.turn).then_some(self.aim == Aim::Survive)
    }

    fn is_cleared(&self, table: &dyn Match, zone: Zone) -> bool {
        (0..table.seats()).map(Seat).filter(|seat| *seat != self.me).all(|seat| table.pile(seat, zone).is_empty())
    }

    /// Returns whether the seat can force the goal; `None` when the search was not allowed to find out.
    pub fn wins(&mut self, table: &dyn Match) -> Option<bool> {
        self.search(table, 0)
    }

    /// Returns an answer to the open question after which the seat still wins.
    pub fn winning(&mut self, table: &dyn Match) -> Option<Answer> {
        let prompt = table.prompt()?;
        ways(prompt).into_iter().find(|answer| self.after(table, answer, 0) == Some(true))
    }

    /// Returns how others answer best: so that the goal is missed, if it can be. Where it cannot, whoever is to survive
    /// is attacked still, as a hasty player would.
    pub fn defence(&mut self, table: &dyn Match) -> Option<Answer> {
        let prompt = table.prompt()?;
        let all = if self.aim == Aim::Survive { urgent_first(table, prompt) } else { ways(prompt) };
        let stops = all.iter().find(|answer| self.after(table, answer, 0) == Some(false));
        stops.or_else(|| all.iter().find(|answer| table.copy().play(answer).is_ok())).cloned()
    }

    fn search(&mut self, table: &dyn Match, depth: usize) -> Option<bool> {
        if let Some(settled) = self.settled(table) {
            return Some(settled);
        }
        let Some(prompt) = table.prompt().filter(|_| depth < DEEPEST) else { return Some(false) };
        let key = table.digest();
        if let Some(&known) = self.known.get(&key) {
            return Some(known);
        }
        self.left = self.left.checked_sub(1)?;
        let mine = prompt.seat == self.me;
        let mut found = !mine;
        for answer in urgent_first(table, prompt) {
            if self.after(table, &answer, depth + 1)? == mine {
                found = mine;
                break;
            }
        }
        self.known.insert(key, found);
        Some(found)
    }

    fn after(&mut self, table: &dyn Match, answer: &Answer, depth: usize) -> Option<bool> {
        let mut next = table.copy();
        match next.play(answer) {
            Ok(()) => self.search(&*next, depth),
            // Some combinations are not among those that may be chosen together.
            Err(_) => Some(table.prompt().is_some_and(|prompt| prompt.seat != self.me)),
        }
    }
}

/// Returns the obvious answer: the one to which a hasty player is drawn most.
pub fn obvious(table: &dyn Match) -> Option<Answer> {
    urgent_first(table, table.prompt()?).into_iter().find(|answer| table.copy().play(answer).is_ok())
}

/// Returns the ways to answer a question, those first to which a hasty player is drawn: where a win is there, it is
/// found sooner.
fn urgent_first(table: &dyn Match, prompt: &Prompt) -> Vec<Answer> {
    let mut all = ways(prompt);
    let urge = |answer: &Answer| match answer {
        Answer::Pick(at) => prompt.options.get(usize::from(*at)).map_or(0, |choice| table.rollout_weight(choice)),
        _ => 0,
    };
    all.sort_by_cached_key(|answer| std::cmp::Reverse(urge(answer)));
    all
}

/// Returns the ways to answer a question.
pub fn ways(prompt: &Prompt) -> Vec<Answer> {
    let count = prompt.options.len() as u16;
    match prompt.ask {
        Ask::Pick => (0..count).map(Answer::Pick).take(MOST_WAYS).collect(),
        Ask::Several { min, max } => subsets(count, min.into(), max.into()),
        Ask::Arrange => vec![Answer::Arrange((0..count).collect()), Answer::Arrange((0..count).rev().collect())],
        Ask::Number { min, max } => (min..=max).map(Answer::Number).take(MOST_WAYS).collect(),
    }
}

/// Returns choices of several, those of many first.
fn subsets(count: u16, min: usize, max: usize) -> Vec<Answer> {
    let few = count.min(10);
    let all = (0u32..1 << few).map(|bits| (0..few).filter(|at| bits & (1 << at) != 0).collect::<Vec<u16>>());
    let mut fit: Vec<Vec<u16>> = all.filter(|at| (min..=max).contains(&at.len())).collect();
    fit.sort_by_key(|at| std::cmp::Reverse(at.len()));
    fit.truncate(MOST_WAYS);
    fit.into_iter().map(Answer::Several).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn several_are_chosen_within_bounds() {
        assert_eq!(subsets(3, 0, 1).len(), 4);
        assert_eq!(subsets(3, 3, 3), [Answer::Several(vec![0, 1, 2])]);
        assert_eq!(subsets(30, 0, 30).len(), MOST_WAYS);
    }
}
