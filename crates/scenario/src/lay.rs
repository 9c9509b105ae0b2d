//! A scenario as a place to begin: its board or set-up as a match, whatever its steps say.

use crate::diagnostic::Problems;
use crate::model::Scenario;
use crate::run::Find;
use crate::start::{Opening, Plan};
use baize_kernel::Match;
use baize_kernel::rulebook::{Options, Rulebook};

/// A match that begins as a scenario says.
pub struct Laid {
    /// The game.
    pub book: &'static dyn Rulebook,
    /// What is set.
    pub options: Options,
    /// The match.
    pub table: Box<dyn Match>,
}

/// Begins the match of a scenario.
///
/// # Errors
/// Says everything that is wrong with the scenario, or why the game refuses the board.
pub fn lay(scenario: &Scenario, find: Find<'_>) -> Result<Laid, String> {
    let game = &scenario.game.value;
    let book = find(game).ok_or_else(|| format!("there is no game `{game}`"))?;
    let usual = book.menu().revisions.first().copied().unwrap_or_default().to_owned();
    let revision = scenario.revisions.first().map(|r| r.value.clone()).filter(|r| r != "all").unwrap_or(usual);
    let mut p = Problems::default();
    let plan = Plan::new(book, scenario, &revision, &mut p);
    if !p.is_empty() {
        return Err(p.into_message().1);
    }
    match plan.begin(false) {
        Opening::Match(begun) => Ok(Laid { book, options: plan.options().clone(), table: begun.table }),
        Opening::Refused(problems) => {
            let told = problems.iter().map(|problem| match problem.clause.to_string() {
                clause if clause.is_empty() => problem.message.clone(),
                clause => format!("{} ({clause})", problem.message),
            });
            Err(told.collect::<Vec<_>>().join("\n"))
        }
    }
}
