//! A scenario as a place to begin: its board or set-up as a match, whatever its steps say.

use crate::diagnostic::Problems;
use crate::model::Scenario;
use crate::run::Find;
use crate::start::{Opening, Plan};
use baize_kernel::rulebook::{Options, Rulebook};
use baize_kernel::{Match, Message, Pool, Problem, message};
use std::sync::Arc;

/// A match that begins as a scenario says.
pub struct Laid {
    /// The game.
    pub book: &'static dyn Rulebook,
    /// What is set.
    pub options: Options,
    /// The cards of the game, and after them those that the scenario invents.
    pub pool: Arc<Pool>,
    /// The match.
    pub table: Box<dyn Match>,
}

/// Begins the match of a scenario.
///
/// # Errors
/// Says everything that is wrong with the scenario, or why the game refuses the board.
pub fn lay(scenario: &Scenario, find: Find<'_>) -> Result<Laid, Message> {
    let game = &scenario.game.value;
    let book = find(game).ok_or_else(|| message!("there is no game `{game}`", game))?;
    let usual = book.menu().revisions.first().copied().unwrap_or_default().to_owned();
    let revision = scenario.revisions.first().map(|r| r.value.clone()).filter(|r| r != "all").unwrap_or(usual);
    let mut p = Problems::default();
    let plan = Plan::new(book, scenario, &revision, &mut p);
    if !p.is_empty() {
        return Err(p.into_message().1);
    }
    match plan.begin(false) {
        Opening::Match(begun) => {
            let (options, pool) = (plan.options().clone(), plan.shared_pool());
            Ok(Laid { book, options, pool, table: begun.table })
        }
        Opening::Refused(problems) => Err(Message::list(problems.iter().map(Problem::told).collect(), "\n")),
    }
}
