//! Reading a run of atoms by the rows of the tables: every way to read it, each as a tree.

use super::atom::{Atom, Sort};
use super::wording::{Elem, LEAVES, Often, Wording};
use std::collections::BTreeMap;
use std::rc::Rc;

/// A phrase: the row that reads it and what stands in its slots.
#[derive(PartialEq, Eq, Debug)]
pub struct Node {
    /// The category.
    pub cat: usize,
    /// The row; nothing for an atom.
    pub row: Option<usize>,
    /// Which of the row's wordings was read.
    pub say: usize,
    /// The first atom.
    pub start: usize,
    /// The atom after the last.
    pub end: usize,
    /// Which form each of its words with several forms has.
    pub forms: Vec<u8>,
    /// What stands in the slots, in their order.
    pub slots: Vec<(String, Vec<Rc<Node>>)>,
}

impl Node {
    /// What stands in a slot.
    pub fn slot(&self, name: &str) -> &[Rc<Node>] {
        self.slots.iter().find(|(n, _)| n == name).map_or(&[], |(_, nodes)| nodes)
    }

    /// The one phrase that stands in a slot.
    pub fn one(&self, name: &str) -> Option<&Rc<Node>> {
        self.slot(name).first()
    }
}

/// The most readings of one stretch that are followed.
const MOST: usize = 48;

type Found = Rc<Vec<Rc<Node>>>;
type Slots = Vec<(String, Vec<Rc<Node>>)>;

/// What was matched of a pattern so far.
#[derive(Clone, Default)]
struct Matched {
    slots: Slots,
    forms: Vec<u8>,
}

/// The readings of a run of atoms, found once each.
pub struct Chart<'a> {
    wording: &'a Wording,
    atoms: &'a [Atom],
    known: BTreeMap<(usize, usize), Found>,
    /// How far any reading came, and what was expected there.
    pub furthest: (usize, Vec<String>),
}

impl<'a> Chart<'a> {
    /// Makes a chart of these atoms.
    pub fn new(wording: &'a Wording, atoms: &'a [Atom]) -> Chart<'a> {
        Chart { wording, atoms, known: BTreeMap::new(), furthest: (0, Vec::new()) }
    }

    /// Every reading of all the atoms as a phrase of that category.
    pub fn whole(&mut self, cat: &str) -> Vec<Rc<Node>> {
        let Some(cat) = self.wording.find(cat) else { return Vec::new() };
        let all = self.phrases(cat, 0);
        all.iter().filter(|n| n.end == self.atoms.len()).cloned().collect()
    }

    /// Every phrase of a category that begins at an atom.
    fn phrases(&mut self, cat: usize, at: usize) -> Found {
        if let Some(found) = self.known.get(&(cat, at)) {
            return Rc::clone(found);
        }
        // A category that begins with itself finds nothing.
        self.known.insert((cat, at), Rc::new(Vec::new()));
        let mut out = Vec::new();
        if cat < LEAVES.len() {
            out.extend(self.leaf(cat, at));
        }
        let wording = self.wording;
        for &row in &wording.by_cat[cat] {
            let first = out.len();
            for (say, pattern) in wording.rows[row].says.iter().enumerate() {
                let mut ends = Vec::new();
                self.match_from(pattern, at, &mut Matched::default(), &mut ends);
                // Wordings of one row that read the same in the same way are one.
                ends.retain(|(end, m)| !out[first..].iter().any(|n: &Rc<Node>| n.end == *end && n.slots == m.slots));
                let node = |(end, m): (usize, Matched)| Node {
                    cat,
                    row: Some(row),
                    say,
                    start: at,
                    end,
                    forms: m.forms,
                    slots: m.slots,
                };
                out.extend(ends.into_iter().map(|e| Rc::new(node(e))));
            }
        }
        out.truncate(MOST);
        let found = Rc::new(out);
        self.known.insert((cat, at), Rc::clone(&found));
        found
    }

    fn leaf(&mut self, cat: usize, at: usize) -> Option<Rc<Node>> {
        let rated = self.atoms.get(at).is_some_and(|a| a.value.ends_with(|c: char| c.is_ascii_digit()));
        let fits = |sort| {
            matches!(
                (LEAVES[cat], sort),
                ("n", Sort::Number(_))
                    | ("name", Sort::Bracket)
                    | ("type", Sort::Type)
                    | ("angle", Sort::Angle)
                    | ("quote", Sort::Quote)
                    | ("signed", Sort::Signed(_))
                    | ("circle", Sort::Circle(_))
                    | ("token", Sort::Token)
                    | ("tag", Sort::Tag)
            ) || (LEAVES[cat], sort, rated) == ("rated", Sort::Angle, true)
        };
        let reserved = |a: &Atom| LEAVES[cat] == "name" && self.wording.reserved.contains(&a.value.to_lowercase());
        if !self.atoms.get(at).is_some_and(|a| fits(a.sort) && !reserved(a)) {
            self.missed(at, LEAVES[cat]);
            return None;
        }
        Some(Rc::new(Node { cat, row: None, say: 0, start: at, end: at + 1, forms: Vec::new(), slots: Vec::new() }))
    }

    fn match_from(&mut self, pattern: &[Elem], at: usize, done: &mut Matched, out: &mut Vec<(usize, Matched)>) {
        let Some((first, rest)) = pattern.split_first() else {
            out.push((at, done.clone()));
            return;
        };
        match first {
            Elem::Literal { keys, .. } => {
                let form = self.atoms.get(at).and_then(|a| keys.iter().position(|k| *k == a.key));
                let Some(form) = form else { return self.missed(at, &keys[0]) };
                if keys.len() > 1 {
                    done.forms.push(form as u8);
                }
                self.match_from(rest, at + 1, done, out);
                if keys.len() > 1 {
                    done.forms.pop();
                }
            }
            Elem::Slot { name, cat, often } => {
                if *often != Often::Once {
                    done.slots.push((name.clone(), Vec::new()));
                    self.match_from(rest, at, done, out);
                    done.slots.pop();
                }
                for node in self.phrases(*cat, at).iter().filter(|n| n.end > at) {
                    done.slots.push((name.clone(), vec![Rc::clone(node)]));
                    match often {
                        Often::Any => self.match_more(first, rest, node.end, done, out),
                        _ => self.match_from(rest, node.end, done, out),
                    }
                    done.slots.pop();
                }
            }
        }
    }

    /// Goes on with a slot that takes any number of phrases and has some already.
    fn match_more(
        &mut self,
        slot: &Elem,
        rest: &[Elem],
        at: usize,
        done: &mut Matched,
        out: &mut Vec<(usize, Matched)>,
    ) {
        self.match_from(rest, at, done, out);
        let Elem::Slot { cat, .. } = slot else { return };
        for node in self.phrases(*cat, at).iter().filter(|n| n.end > at) {
            if let Some((_, nodes)) = done.slots.last_mut() {
                nodes.push(Rc::clone(node));
            }
            self.match_more(slot, rest, node.end, done, out);
            if let Some((_, nodes)) = done.slots.last_mut() {
                nodes.pop();
            }
        }
    }

    fn missed(&mut self, at: usize, expected: &str) {
        if at < self.furthest.0 {
            return;
        }
        if at > self.furthest.0 {
            self.furthest = (at, Vec::new());
        }
        if !self.furthest.1.iter().any(|e| e == expected) {
            self.furthest.1.push(expected.to_owned());
        }
    }
}
