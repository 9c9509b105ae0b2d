//! Which clauses are proven: a scenario that cites one fails when a line that carries it is changed, or the scenario is
//! refused or offered something by it.
//!
//! What comes of changed lines is worked out by `cargo xtask mutants` and kept in `games/<game>/mutants.tsv`. First come
//! the scenarios that something hangs on (`number`, `file`, `title`), then after an empty line and a heading the mutants
//! (`place`, `change`, `clauses`, `outcome`, `by`, `proves`, where `proves` has `clause=number`). A place is a file and a
//! function with a digest of its code (`rules/turn.rs:draw#1a2b3c`), so that lines may move. A mutant that
//! `survives` passes every scenario that reaches it; one that is `idle` makes a condition what it is anyway in all of
//! them; of one that is `equivalent` `games/<game>/data/equivalent.tsv` says why it changes nothing.
//!
//! What a clause only names, or says twice, no line can break: `games/<game>/data/definitions.tsv` lists such clauses, each
//! with the reason. They are told apart, and count neither as proven nor among those that should be.

use crate::run::Verdict;
use baize_kernel::{Clause, Message, message};
use std::collections::{BTreeMap, BTreeSet};

/// What is known of the mutants of a game.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Proofs {
    /// When they were made, on which commit, and how many there were; empty when there is no table.
    pub made: String,
    /// The titles of scenarios that fail under a mutant of a line that carries a clause.
    failing: BTreeMap<Clause, BTreeSet<String>>,
    /// The places of the mutants that proved a clause.
    places: BTreeMap<Clause, BTreeSet<String>>,
    /// The clauses that lines with mutants carry, each with what became of the best of them.
    carried: BTreeMap<Clause, Doubt>,
    /// The clauses that nothing can break, each with the reason.
    defined: BTreeMap<Clause, String>,
}

/// Why a clause that is covered is not proven, the nearest to a proof last.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Doubt {
    /// There is no table of mutants.
    Untried,
    /// No line that carries it was changed.
    NoMutant,
    /// Lines that carry it were changed, and no scenario reaches them.
    Unreached,
    /// Changes of lines that carry it were noticed by no scenario.
    Survives,
    /// Changes were noticed by scenarios that do not cite it.
    OtherScenario,
    /// A change was noticed by nothing but the clause no longer being told.
    Untold,
    /// A scenario proved it that is there no more, or changed.
    Stale,
}

impl Doubt {
    /// Returns the reason for people.
    pub fn told(self) -> Message {
        match self {
            Doubt::Untried => message!("no mutants were made; run `cargo xtask mutants`"),
            Doubt::NoMutant => message!("no line that carries it was changed"),
            Doubt::Unreached => message!("no scenario reaches the lines that carry it"),
            Doubt::Survives => message!("changes of lines that carry it are noticed by no scenario"),
            Doubt::OtherScenario => {
                message!("changes of lines that carry it are noticed only by scenarios that do not cite it")
            }
            Doubt::Untold => {
                message!("a change of a line that carries it is noticed only because the clause is told no more")
            }
            Doubt::Stale => message!("the scenario that proved it has changed; run `cargo xtask mutants` again"),
        }
    }
}

impl Proofs {
    /// Reads a table of mutants; what is not in its form is passed over.
    pub fn read(text: &str) -> Proofs {
        let mut proofs = Proofs::default();
        let mut titles = BTreeMap::new();
        for line in text.lines() {
            let cells: Vec<&str> = line.split('\t').collect();
            match cells[..] {
                [head] if head.starts_with("# ") => proofs.made = head[2..].to_owned(),
                [number, _, title] => _ = titles.insert(number, title),
                [place, _, clauses, outcome, _, proves] => {
                    proofs.take(clauses, outcome);
                    proofs.prove(place, proves, &titles);
                }
                _ => {}
            }
        }
        proofs
    }

    /// Adds the list of clauses that nothing can break, a clause and a reason a line.
    #[must_use]
    pub fn defining(mut self, list: &str) -> Proofs {
        let rows = list.lines().filter_map(|line| line.split_once('\t'));
        self.defined.extend(rows.filter_map(|(clause, why)| Some((Clause::parse(clause)?, why.to_owned()))));
        self
    }

    /// Returns why nothing can break a clause, if that is so.
    pub fn definition(&self, clause: Clause) -> Option<&str> {
        self.defined.get(&clause).map(String::as_str)
    }

    fn take(&mut self, clauses: &str, outcome: &str) {
        let doubt = match outcome {
            "unreached" | "idle" => Doubt::Unreached,
            "survives" => Doubt::Survives,
            "untold" => Doubt::Untold,
            "killed" => Doubt::OtherScenario,
            _ => return,
        };
        for clause in clauses.split(' ').filter_map(Clause::parse) {
            let best = self.carried.entry(clause).or_insert(doubt);
            *best = doubt.max(*best);
        }
    }

    fn prove(&mut self, place: &str, proves: &str, titles: &BTreeMap<&str, &str>) {
        for (clause, number) in proves.split(' ').filter_map(|proof| proof.split_once('=')) {
            if let (Some(clause), Some(title)) = (Clause::parse(clause), titles.get(number)) {
                self.failing.entry(clause).or_default().insert((*title).to_owned());
                self.places.entry(clause).or_default().insert(place.to_owned());
            }
        }
    }

    /// Returns the clauses that were proven by changing code that is not among the places that there are now: it has
    /// changed since, so whether they still are is not known.
    pub fn outdated(&self, there: &BTreeSet<String>) -> Vec<Clause> {
        let changed = self.places.iter().filter(|(_, places)| places.is_disjoint(there));
        changed.map(|(clause, _)| *clause).collect()
    }

    /// Returns why a covered clause is not proven in a revision; `None` when it is.
    pub fn doubt(&self, clause: Clause, revision: &str, verdicts: &[&Verdict]) -> Option<Doubt> {
        let ran = |v: &&&Verdict| v.ok && v.cites.contains(&clause) && v.carried.contains_key(revision);
        let decides = |v: &&Verdict| v.decided.get(revision).is_some_and(|decided| decided.contains(&clause));
        let titles = self.failing.get(&clause);
        let fails = |v: &&Verdict| titles.is_some_and(|titles| titles.contains(&v.title));
        if verdicts.iter().filter(ran).any(|v| decides(v) || fails(v)) {
            return None;
        }
        if titles.is_some() {
            return Some(Doubt::Stale);
        }
        let none = if self.made.is_empty() { Doubt::Untried } else { Doubt::NoMutant };
        Some(self.carried.get(&clause).copied().unwrap_or(none))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TABLE: &str = "# cargo xtask mutants g, 2026-01-01\n1\ta.yaml\tA wins\n\nplace\tchange\tclauses\toutcome\tby\tproves\n\
        a.rs:1\t1 for 0\t1-1 1-2\tkilled\t1\t1-1=1\nb.rs:2\t`x` is true\t1-3\tsurvives\t\t\nb.rs:3\t`x` is true\t1-3\tunreached\t\t\n";

    fn verdict(title: &str, cites: &[&str], decided: &[&str]) -> Verdict {
        let clauses = |list: &[&str]| list.iter().map(|c| Clause::new(c)).collect::<Vec<_>>();
        let by_revision = |list: &[&str]| BTreeMap::from([("r".to_owned(), clauses(list).into_iter().collect())]);
        Verdict {
            file: String::new(),
            title: title.into(),
            game: "g".into(),
            ok: true,
            spot: crate::Position::START,
            message: Message::default(),
            cites: clauses(cites),
            carried: by_revision(cites),
            decided: by_revision(decided),
            acts: BTreeSet::new(),
        }
    }

    #[test]
    fn a_clause_is_proven_by_a_mutant_or_by_what_is_offered() {
        let proofs = Proofs::read(TABLE);
        let first = verdict("A wins", &["1-1", "1-2", "1-3"], &[]);
        let doubt = |clause: &str, v: &Verdict| proofs.doubt(Clause::new(clause), "r", &[v]);
        assert_eq!(doubt("1-1", &first), None);
        assert_eq!(doubt("1-2", &first), Some(Doubt::OtherScenario));
        assert_eq!(doubt("1-3", &first), Some(Doubt::Survives));
        assert_eq!(doubt("1-4", &first), Some(Doubt::NoMutant));
        assert_eq!(doubt("1-1", &verdict("B wins", &["1-1"], &[])), Some(Doubt::Stale));
        assert_eq!(doubt("1-3", &verdict("B wins", &["1-3"], &["1-3"])), None, "something was offered by it");
        assert_eq!(doubt("1-3", &verdict("B wins", &["1-1"], &["1-3"])), Some(Doubt::Survives), "it is not cited");
    }

    #[test]
    fn a_proof_is_outdated_when_its_place_is_gone() {
        let proofs = Proofs::read(TABLE);
        assert_eq!(proofs.outdated(&BTreeSet::from(["a.rs:1".to_owned()])), []);
        assert_eq!(proofs.outdated(&BTreeSet::from(["b.rs:2".to_owned()])), [Clause::new("1-1")]);
    }

    #[test]
    fn a_definition_has_a_reason() {
        let proofs = Proofs::read(TABLE).defining("1-4\tit names what 1-3 is about\nnonsense\n");
        assert_eq!(proofs.definition(Clause::new("1-4")), Some("it names what 1-3 is about"));
        assert_eq!(proofs.definition(Clause::new("1-3")), None);
    }

    #[test]
    fn nonsense_proves_nothing() {
        for text in ["", "\t\t\t\t\t", "1\t2\n3=4\t\tx\tkilled\t\t1=1", "# "] {
            let proofs = Proofs::read(text);
            assert_eq!(proofs.doubt(Clause::new("1-1"), "r", &[]), Some(Doubt::Untried), "{text}");
        }
    }
}
