//! The tree of a search: places reached by answers, and what came of each.

use crate::candidates::Candidate;
use baize_kernel::Seat;

/// How much an answer that was seldom tried draws, against one that did well.
const CURIOSITY: f64 = 0.1;

/// A tree; the first place is where the question is asked.
pub(super) struct Tree {
    places: Vec<Place>,
}

/// Where a way of answers leads.
#[derive(Default)]
struct Place {
    edges: Vec<Edge>,
    /// How often someone chose here.
    visits: u32,
    /// What came of it, summed up, to whoever chose.
    sum: f64,
}

/// An answer at a place.
struct Edge {
    key: u64,
    /// How often it was taken.
    taken: u32,
    /// How often it could have been taken.
    possible: u32,
    /// What came of it, summed up, to whoever took it.
    sum: f64,
    /// Where it leads.
    to: usize,
}

/// A way down the tree.
#[derive(Default)]
pub(super) struct Walk {
    at: usize,
    /// Places, answers there, and who chose.
    steps: Vec<(usize, usize, Seat)>,
    new: bool,
}

impl Walk {
    pub(super) fn len(&self) -> usize {
        self.steps.len()
    }

    /// Returns whether the last answer was taken for the first time.
    pub(super) fn is_new(&self) -> bool {
        self.new
    }
}

impl Default for Tree {
    fn default() -> Tree {
        Tree { places: vec![Place::default()] }
    }
}

impl Tree {
    /// Chooses among the answers at the place where the walk is, and walks on.
    pub(super) fn choose(&mut self, walk: &mut Walk, seat: Seat, answers: &[Candidate]) -> usize {
        let (chosen, known) = self.places[walk.at].promising(answers);
        let edge = known.unwrap_or_else(|| self.grow(walk.at, answers[chosen].key));
        walk.steps.push((walk.at, edge, seat));
        walk.new = known.is_none();
        walk.at = self.places[walk.at].edges[edge].to;
        chosen
    }

    /// Adds an answer that was not tried here before, and the place it leads to.
    fn grow(&mut self, at: usize, key: u64) -> usize {
        let to = self.places.len();
        self.places.push(Place::default());
        let place = &mut self.places[at];
        place.edges.push(Edge { key, taken: 0, possible: place.visits + 1, sum: 0.0, to });
        place.edges.len() - 1
    }

    /// Remembers what came of a walk, seat by seat.
    pub(super) fn learn(&mut self, walk: &Walk, values: &[f64]) {
        for &(place, edge, seat) in &walk.steps {
            let place = &mut self.places[place];
            place.visits += 1;
            place.sum += values[seat.index()];
            let edge = &mut place.edges[edge];
            edge.taken += 1;
            edge.sum += values[seat.index()];
        }
    }

    /// Returns how often an answer to the question was taken.
    pub(super) fn taken(&self, key: u64) -> u32 {
        self.places[0].edges.iter().find(|edge| edge.key == key).map_or(0, |edge| edge.taken)
    }
}

impl Place {
    /// Returns the answer that promises most, and its edge if it was tried before: what it came to
    /// so far, and the more on top the better it looked at first and the less it was tried for how
    /// often it could have been. An answer not tried yet is thought to be as good as the place.
    fn promising(&mut self, answers: &[Candidate]) -> (usize, Option<usize>) {
        let usual = if self.visits == 0 { 0.5 } else { self.sum / f64::from(self.visits) };
        let appeal: f64 = answers.iter().map(|c| c.appeal).sum();
        let scale = CURIOSITY * (answers.len() as f64).sqrt() / appeal;
        let mut best = (f64::MIN, 0, None);
        for (i, answer) in answers.iter().enumerate() {
            let known = self.edges.iter().position(|edge| edge.key == answer.key);
            let (quality, taken, possible) = match known {
                Some(k) => self.edges[k].offer(),
                None => (usual, 0, self.visits + 1),
            };
            let promise = quality + scale * answer.appeal * f64::from(possible).sqrt() / f64::from(1 + taken);
            if promise > best.0 {
                best = (promise, i, known);
            }
        }
        (best.1, best.2)
    }
}

impl Edge {
    /// Notes that it can be taken, and returns what it came to on average, how often it was taken
    /// and how often it could have been.
    fn offer(&mut self) -> (f64, u32, u32) {
        self.possible += 1;
        (self.sum / f64::from(self.taken.max(1)), self.taken, self.possible)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use baize_kernel::Answer;

    fn answers() -> Vec<Candidate> {
        (0..3).map(|i| Candidate { key: i, answer: Answer::Pick(i as u16), appeal: 1.0 }).collect()
    }

    #[test]
    fn what_does_well_is_taken_most() {
        let mut tree = Tree::default();
        for _ in 0..200 {
            let mut walk = Walk::default();
            let chosen = tree.choose(&mut walk, Seat(1), &answers());
            tree.learn(&walk, &[0.0, if chosen == 2 { 0.7 } else { 0.4 }]);
        }
        assert!(tree.taken(2) > 150, "{}", tree.taken(2));
        assert!(tree.taken(0) > 0 && tree.taken(1) > 0);
    }

    #[test]
    fn what_is_seldom_possible_is_not_held_against_it() {
        let mut tree = Tree::default();
        for round in 0..200 {
            let here = if round % 10 == 0 { answers() } else { answers()[..2].to_vec() };
            let mut walk = Walk::default();
            let chosen = tree.choose(&mut walk, Seat(0), &here);
            tree.learn(&walk, &[if chosen == 2 { 0.7 } else { 0.4 }]);
        }
        assert!((15..=20).contains(&tree.taken(2)), "{}", tree.taken(2));
    }
}
