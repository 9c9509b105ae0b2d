//! The drawing of rooms and arrows in `ARCHITECTURE.md` is what cargo builds.
//!
//! A line of the drawing is a chain: `a ──► b ──► c, d`. What is drawn must be a dependency, and every dependency must be
//! drawn or follow from what is drawn. Arrows with `··tests··►` are what only tests need; not all of those are drawn.

use super::Source;
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

/// Who uses whom.
type Arrows = BTreeMap<String, BTreeSet<String>>;

/// The name of all games in the drawing.
const ANY_GAME: &str = "games/<game>";

/// Finds arrows that are drawn and not there, or there and not drawn.
///
/// # Errors
/// When cargo does not say what depends on what.
pub fn undrawn(root: &Path, sources: &[Source]) -> Result<Vec<String>, String> {
    let Some(page) = sources.iter().find(|s| s.path == "ARCHITECTURE.md") else { return Ok(Vec::new()) };
    let drawing = page.text.split("## Rooms and arrows").nth(1).and_then(|rest| rest.split("```").nth(1));
    let metadata = crate::sbom::metadata(root)?;
    let findings = compare(drawing.unwrap_or_default(), &built(&metadata, false), &built(&metadata, true));
    Ok(findings.into_iter().map(|finding| format!("ARCHITECTURE.md: {finding}")).collect())
}

fn compare(drawing: &str, built: &Arrows, tests: &Arrows) -> Vec<String> {
    let (drawn, tested) = (drawn(drawing, "──►"), drawn(drawing, "··tests··►"));
    let has = |arrows: &Arrows, a: &str, b: &str| arrows.get(a).is_some_and(|to| to.contains(b));
    let mut findings = Vec::new();
    for (drawn, there, word) in [(&drawn, built, "does not use"), (&tested, tests, "has no tests that use")] {
        for (a, b) in pairs(drawn).filter(|(a, b)| there.contains_key(*a) && !has(there, a, b)) {
            findings.push(format!("{a} {word} {b}"));
        }
    }
    for (a, b) in pairs(built).filter(|(a, b)| !follows(&drawn, a, b)) {
        findings.push(format!("the arrow from {a} to {b} is not drawn"));
    }
    findings
}

fn pairs(arrows: &Arrows) -> impl Iterator<Item = (&str, &str)> {
    arrows.iter().flat_map(|(a, to)| to.iter().map(move |b| (a.as_str(), b.as_str())))
}

/// Whether an arrow is drawn, or a way of several.
fn follows(drawn: &Arrows, from: &str, to: &str) -> bool {
    let (mut seen, mut left) = (BTreeSet::from([from]), vec![from]);
    while let Some(room) = left.pop() {
        for next in drawn.get(room).into_iter().flatten().filter(|next| seen.insert(next)) {
            left.push(next);
        }
    }
    seen.contains(to)
}

fn drawn(drawing: &str, arrow: &str) -> Arrows {
    let mut arrows = Arrows::new();
    for line in drawing.lines() {
        let rooms: Vec<Vec<&str>> = line
            .split(arrow)
            .map(|part| part.split(',').map(str::trim).filter(|room| is_room(room)).collect())
            .collect();
        for pair in rooms.windows(2) {
            for from in &pair[0] {
                arrows.entry((*from).to_owned()).or_default().extend(pair[1].iter().map(|to| (*to).to_owned()));
            }
        }
    }
    arrows
}

/// A room is one word; what is left of another arrow is none.
fn is_room(word: &str) -> bool {
    !word.is_empty() && !word.contains([' ', '·', '─', '►'])
}

/// Returns which members of the workspace use which, or whose tests do.
fn built(metadata: &Value, tests: bool) -> Arrows {
    let packages = metadata["packages"].as_array().map_or(&[][..], Vec::as_slice);
    let members: Vec<&Value> = packages.iter().filter(|p| p["source"].is_null()).collect();
    let mut arrows = Arrows::new();
    for package in &members {
        let uses = arrows.entry(room(package)).or_default();
        for wanted in package["dependencies"].as_array().map_or(&[][..], Vec::as_slice) {
            let other = members.iter().find(|other| other["name"] == wanted["name"]);
            if let Some(other) = other.filter(|_| (wanted["kind"] == "dev") == tests) {
                uses.insert(room(other));
            }
        }
    }
    arrows
}

/// Returns the room of a package: its folder below `crates`, or the name of all games.
fn room(package: &Value) -> String {
    let path = package["manifest_path"].as_str().unwrap_or_default().replace('\\', "/");
    let parts: Vec<&str> = path.rsplit('/').skip(1).take(2).collect();
    match parts[..] {
        [_, "games"] => ANY_GAME.to_owned(),
        [name, _] => name.to_owned(),
        _ => path,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn arrows(pairs: &[(&str, &[&str])]) -> Arrows {
        pairs.iter().map(|(a, to)| ((*a).to_owned(), to.iter().map(|b| (*b).to_owned()).collect())).collect()
    }

    #[test]
    fn what_is_drawn_is_built_and_what_is_built_is_drawn() {
        let built = arrows(&[("a", &["b", "c"]), ("b", &["c"]), ("c", &[])]);
        let tests = arrows(&[("a", &[]), ("b", &[]), ("c", &["a"])]);
        assert_eq!(compare("a ──► b ──► c\nc ··tests··► a", &built, &tests), Vec::<String>::new(), "a to c follows");
        assert_eq!(compare("a ──► b", &built, &tests).len(), 2, "neither way to c is drawn");
        assert_eq!(compare("a ──► b ──► c ──► a", &built, &tests), ["c does not use a"]);
        assert_eq!(compare("a ──► b ──► c\nb ··tests··► a", &built, &tests), ["b has no tests that use a"]);
    }
}
