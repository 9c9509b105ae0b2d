//! Together the scenarios show what each card does and every reading that can be chosen.

use baize_kernel::{CardDef, Clause, Rulebook};
use baize_scenario::{Verdict, files, run_paths};
use std::collections::BTreeSet;
use std::path::Path;
use std::sync::LazyLock;

fn find(id: &str) -> Option<&'static dyn Rulebook> {
    (id == "duel").then(baize_duel::book)
}

fn verdicts_of(folder: &str) -> Vec<Verdict> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("scenarios").join(folder);
    run_paths(&files(&[root]).expect("the scenarios are there"), &find, &|_| {})
}

static VERDICTS: LazyLock<Vec<Verdict>> = LazyLock::new(|| verdicts_of(""));

#[test]
fn a_scenario_cites_what_it_shows_and_no_more() {
    let long: Vec<&str> = VERDICTS.iter().filter(|v| v.cites.len() > 4).map(|v| v.title.as_str()).collect();
    assert!(long.is_empty(), "part these so that each shows a few clauses: {long:?}");
}

#[test]
fn at_least_fifty_scenarios_are_about_interactions() {
    let count = verdicts_of("interactions").len();
    assert!(count >= 50, "only {count}");
}

/// The clauses of events that show a card at work: its link resolved, its change came into force,
/// it was applied at once or at upkeep, or it came by a ritual.
const AT_WORK: [&str; 5] = ["D9.5", "D3.11", "D3.12", "D7.8", "D4.25"];

/// The cards that came in their own way: they arrive in a scenario about that.
fn came_in_their_own_way(verdict: &Verdict) -> impl Iterator<Item = &str> {
    let clause = |number| Clause::parse(number).expect("a clause");
    let about = verdict.cites.contains(&clause("D4.19"));
    let arrived = verdict.acts.iter().filter(move |(_, c)| about && *c == clause("D4.17"));
    arrived.map(|(id, _)| id.as_str())
}

/// Whether a card has more to it than its printed values.
fn has_effect(def: &CardDef) -> bool {
    !def.abilities.is_empty() || def.keywords != 0
}

#[test]
fn every_card_with_an_effect_is_seen_at_work() {
    let at_work: Vec<Clause> = AT_WORK.iter().filter_map(|n| Clause::parse(n)).collect();
    let passed = || VERDICTS.iter().filter(|v| v.ok);
    let worked = passed().flat_map(|v| &v.acts).filter(|(_, c)| at_work.contains(c)).map(|(id, _)| id.as_str());
    let seen: BTreeSet<&str> = worked.chain(passed().flat_map(came_in_their_own_way)).collect();
    let pool = baize_duel::cards::pool();
    let cards: Vec<&str> = pool.iter().filter(|(_, def)| has_effect(def)).map(|(_, def)| def.id.as_str()).collect();
    assert_eq!(cards.len(), 52, "the list has 52 cards with an effect");
    let missing: Vec<&&str> = cards.iter().filter(|id| !seen.contains(**id)).collect();
    assert!(missing.is_empty(), "no scenario shows what these do: {missing:?}");
}

#[test]
fn every_value_of_every_policy_is_used() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("scenarios");
    let texts: String = files(&[folder])
        .expect("the scenarios are there")
        .iter()
        .map(|path| std::fs::read_to_string(path).expect("a scenario can be read"))
        .collect();
    for policy in baize_duel::book().menu().policies {
        for value in policy.values {
            let words = format!("{}: {value}", policy.name);
            assert!(texts.contains(&words), "no scenario is played with `{words}`");
        }
    }
}
