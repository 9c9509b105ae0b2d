//! Fair play: questions are asked alike whatever is held.
//!
//! A question that comes only to those who hold something tells their opponents that they do. In a match that is
//! played fair ([`GameBase::is_fair`](crate::GameBase::is_fair)) whoever could hold something, as far as the others
//! know, is asked, if only to decline. Games open their own windows so; effects that choose among hidden cards do so here.

use crate::continuous;
use crate::game::{Game, StateOf};
use crate::ids::AbilityRef;
use crate::ir::{From, Sel, Step, Subject, Target};
use crate::moves::sight;
use crate::select::Env;
use crate::{Choice, SeatSet};

/// Returns whether the open question is one that is asked whatever its seat holds.
pub fn is_window<G: Game>(game: &G, s: &StateOf<G>) -> bool {
    let Some(prompt) = s.prompt() else { return false };
    // Others do not see what an effect lets somebody choose among.
    let hidden = |o: &Choice| !o.a.is_some() || sight(game, s, o.a) != SeatSet::ALL;
    let by_effect = prompt.why.source.is_some() && prompt.why.clause == game.effect_rules().clauses.choose;
    game.is_window(s) || by_effect && prompt.options.iter().all(hidden)
}

/// Returns whether fair play asks for a choice also when there is none: which cards there are to choose from is
/// for their player alone to know.
pub fn is_asked_alike<G: Game>(game: &G, sel: &Sel) -> bool {
    game.is_fair() && is_hidden(game, sel)
}

/// Returns whether fair play asks about an effect that cannot be paid for: its player alone knows that it cannot.
pub fn hides_cost<G: Game>(game: &G, s: &StateOf<G>, env: &Env, at: AbilityRef) -> bool {
    let cost = |at| game.pool().ability(at).cost.iter();
    let mut steps = cost(at).chain(continuous::needs(game, s, env.this.card, at).flat_map(cost));
    game.is_fair() && steps.any(|step| selection(step).is_some_and(|sel| is_hidden(game, sel)))
}

/// Returns whether fair play asks about an effect that could do nothing: its player alone knows that it could not.
pub fn hides_body<G: Game>(game: &G, at: AbilityRef) -> bool {
    let hidden = |step: &Step| selection(step).is_some_and(|sel| is_hidden(game, sel));
    game.is_fair() && game.pool().ability(at).body.iter().any(hidden)
}

fn selection(step: &Step) -> Option<&Sel> {
    match step {
        Step::Move { what: Target::Cards(sel), .. } | Step::Do { what: Target::Cards(sel), .. } => Some(sel),
        Step::Look { what: sel, .. } | Step::Choose(sel) => Some(sel),
        _ => None,
    }
}

/// Returns whether a selection asks for a property of cards that not everybody sees.
fn is_hidden<G: Game>(game: &G, sel: &Sel) -> bool {
    match &sel.from {
        From::Zones(sources) => {
            let particular = !sel.tests.is_empty() || sources.iter().any(|source| source.kinds != 0);
            particular && sources.iter().any(|source| game.vocabulary().is_any_hidden(source.zones))
        }
        From::Group(subject) => *subject == Subject::Seen && !sel.tests.is_empty(),
    }
}
