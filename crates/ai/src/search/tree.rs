//! The tree of a search: places reached by answers, and what came of each.

use crate::candidates::Candidate;
use baize_kernel::Seat;
use baize_kernel::chance::Chance;

/// How much an answer that was seldom tried draws, against one that did well.
const CURIOSITY: f64 = 0.35;

/// A tree; the first place is where the question is asked.
pub(super) struct Tree {
    places: Vec<Place>,
}

/// Where a way of answers leads.
#[derive(Default)]
struct Place {
    edges: Vec<Edge>,
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
pub(super) struct Walk {
    at: usize,
    /// Places, answers there, and who chose.
    steps: Vec<(usize, usize, Seat)>,
    new: bool,
}

impl Walk {
    pub(super) fn new() -> Walk {
        Walk { at: 0, steps: Vec::new(), new: false }
    }

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
    pub(super) fn choose(&mut self, walk: &mut Walk, seat: Seat, answers: &[Candidate], chance: &mut Chance) -> usize {
        let edges = &mut self.places[walk.at].edges;
        let known: Vec<Option<usize>> =
            answers.iter().map(|c| edges.iter().position(|edge| edge.key == c.key)).collect();
        known.iter().flatten().for_each(|&i| edges[i].possible += 1);
        let untried: Vec<usize> = (0..answers.len()).filter(|&i| known[i].is_none()).collect();
        let chosen = if untried.is_empty() {
            best(edges, &known)
        } else {
            untried[chance.below(untried.len() as u32) as usize]
        };
        let edge = known[chosen].unwrap_or_else(|| self.grow(walk.at, answers[chosen].key));
        walk.steps.push((walk.at, edge, seat));
        walk.new = known[chosen].is_none();
        walk.at = self.places[walk.at].edges[edge].to;
        chosen
    }

    /// Adds an answer that was not tried here before, and the place it leads to.
    fn grow(&mut self, at: usize, key: u64) -> usize {
        let to = self.places.len();
        self.places.push(Place::default());
        let edges = &mut self.places[at].edges;
        edges.push(Edge { key, taken: 0, possible: 1, sum: 0.0, to });
        edges.len() - 1
    }

    /// Remembers what came of a walk, seat by seat.
    pub(super) fn learn(&mut self, walk: &Walk, values: &[f64]) {
        for &(place, edge, seat) in &walk.steps {
            let edge = &mut self.places[place].edges[edge];
            edge.taken += 1;
            edge.sum += values[seat.index()];
        }
    }

    /// Returns how an answer to the question did: how often it was taken, then what came of it.
    pub(super) fn merit(&self, key: u64) -> (u32, f64) {
        let edge = self.places[0].edges.iter().find(|edge| edge.key == key);
        edge.map_or((0, 0.0), |edge| (edge.taken, edge.sum))
    }
}

/// Returns the answer that did best, those seldom tried being given credit.
fn best(edges: &[Edge], known: &[Option<usize>]) -> usize {
    let promise = |edge: &Edge| {
        let taken = f64::from(edge.taken.max(1));
        edge.sum / taken + CURIOSITY * (roughly_log2(edge.possible) / taken).sqrt()
    };
    let mut best = (0, f64::MIN);
    for (i, edge) in known.iter().enumerate().filter_map(|(i, edge)| Some((i, &edges[(*edge)?]))) {
        if promise(edge) > best.1 {
            best = (i, promise(edge));
        }
    }
    best.0
}

/// The logarithm with straight lines between powers of two: the same on every machine.
fn roughly_log2(n: u32) -> f64 {
    let whole = n.max(1).ilog2();
    f64::from(whole) + f64::from(n.max(1)) / f64::from(1_u32 << whole) - 1.0
}
