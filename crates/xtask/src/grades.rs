//! How far what the shipped cards do is proven: said back as printed, and set off in the real game.
//!
//! `by hand` are cards that a person wrote, whole or in part; `proven` are compiled cards of which every line, said
//! back, is what is printed, and every ability passed the behaviour probe; all others are compiled.

use baize_import::gather::gather;
use baize_import::probe::{Probe, Seen, demands};
use baize_import::shape::Printed;
use baize_import::{Imported, Importer};
use baize_kernel::{DefId, Pool};
use baize_text::compile::{Wording, say};
use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::Path;

const HEADING: &str =
    "# Made by `cargo xtask grades`: how far what each card does is proven; all others are compiled.\n";

/// Probes the cards of a game against the text in card lists and writes their grades.
///
/// # Errors
/// When a list cannot be read or the file not written.
pub fn write(root: &Path, game: &str, lists: &[&str]) -> Result<String, String> {
    let book = baize_registry::find(game).map_err(|e| e.to_string())?;
    let pool = book.pool();
    let mut importer = Importer::new(book)?;
    let mut prints = Vec::new();
    for list in lists {
        let bytes = std::fs::read(list).map_err(|e| format!("{list}: {e}"))?;
        prints.extend(importer.shape().read(list, &bytes).map_err(|faults| faults[0].what.clone())?);
    }
    let mut texts = gather(prints).cards;
    importer.learn_tokens(&mut texts);
    let written = crate::cards::written_by_hand(root, game)?;
    let probe = Probe::new(book, &importer, pool.clone());
    let (mut grades, mut told, mut count) = (BTreeMap::<&str, Vec<String>>::new(), String::new(), Count::default());
    for (id, def) in pool.iter().filter(|(_, def)| def.unread.is_empty()) {
        let Some(printed) = texts.get(&def.id) else { continue };
        let made = importer.card(printed);
        let seen = probed(&probe, &pool, id, &importer, printed, &made);
        count.add(&seen);
        for (i, ability) in seen.iter().enumerate().filter(|(_, s)| !s.passed()) {
            let offered = ability.wrong.iter().map(|card| format!("offers {card}"));
            let lacks: Vec<String> = ability.missing.iter().cloned().chain(offered).collect();
            let what = if ability.used { lacks.join(", ") } else { "never used".to_owned() };
            _ = writeln!(told, "{} ability {}: {what}", def.id, i + 1);
        }
        let same = goes_round(&made, &printed.link, importer.wording());
        if written.contains(&def.id) {
            grades.entry("by hand").or_default().push(def.id.clone());
        } else if same && seen.iter().all(Seen::passed) {
            grades.entry("proven").or_default().push(def.id.clone());
        }
    }
    let mut text = HEADING.to_owned();
    for (grade, numbers) in &grades {
        numbers.chunks(10).for_each(|row| _ = writeln!(text, "{grade}: {}", row.join(" ")));
    }
    let path = root.join("games").join(game).join("data/grades.txt");
    std::fs::write(&path, text).map_err(|e| format!("{}: {e}", path.display()))?;
    let counted: Vec<String> = grades.iter().map(|(grade, list)| format!("{} {grade}", list.len())).collect();
    let Count { abilities, used, passed } = count;
    Ok(format!("{told}{game}: {}; {abilities} abilities, {used} used, {passed} passed", counted.join(", ")))
}

/// How many abilities there are, were used and passed.
#[derive(Default)]
struct Count {
    abilities: usize,
    used: usize,
    passed: usize,
}

impl Count {
    /// Facts of a card are no abilities that could be used.
    fn add(&mut self, seen: &[Seen]) {
        for seen in seen.iter().filter(|s| !s.fact) {
            self.abilities += 1;
            self.used += usize::from(seen.used);
            self.passed += usize::from(seen.passed());
        }
    }
}

/// What the probe sees of a card; what its text demands counts where its abilities are those of the text.
fn probed(
    probe: &Probe<'_>,
    pool: &Pool,
    id: DefId,
    importer: &Importer,
    printed: &Printed,
    made: &Imported,
) -> Vec<Seen> {
    let signs = demands(importer, printed, &made.certificate);
    let own = pool.def(id).abilities.iter().filter(|a| !a.quoted).count();
    probe.card(id, if signs.len() == own { &signs } else { &[] })
}

fn goes_round(made: &Imported, link: &str, wording: &Wording) -> bool {
    made.certificate.lines.iter().all(|(text, read)| match read {
        Ok(_) if text == link => true,
        Ok(read) => say::line(&read.tree, wording) == say::plain(text),
        Err(_) => false,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn facts_are_not_counted_and_only_what_passed_counts_as_passed() {
        let used = Seen { used: true, ..Seen::default() };
        let lacking = Seen { missing: vec!["draw 1".to_owned()], ..used.clone() };
        let wrong = Seen { wrong: std::iter::once("X-1".to_owned()).collect(), ..used.clone() };
        let fact = Seen { fact: true, ..Seen::default() };
        let mut count = Count::default();
        count.add(&[used, lacking, wrong, fact, Seen::default()]);
        assert_eq!((count.abilities, count.used, count.passed), (4, 3, 1));
    }

    #[test]
    fn a_line_goes_round_when_it_is_said_back_as_printed() {
        let book = baize_registry::find("one-piece").expect("the game ships");
        let importer = Importer::new(book).expect("the game has tables");
        let card = |text: &str| Printed { kind: "Character".into(), text: text.into(), ..Printed::default() };
        let round = |text: &str| goes_round(&importer.card(&card(text)), "", importer.wording());
        assert!(round("[On Play] Draw 1 card."));
        assert!(!round("[On Play] Draw one cart."), "what is not read does not go round");
    }
}
