//! Cards invented for a board: such as pass every test of a phrase, and near misses that pass all of them but one.

use baize_kernel::chance::Chance;
use baize_kernel::ir::{Cmp, Num, State, Test};
use baize_kernel::pool::NO_STAT;
use baize_kernel::{CardDef, Pool, Vocabulary};

/// What an invented card is like on the table.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Lies {
    /// Turned sideways.
    pub rested: Option<bool>,
    /// Face up or down.
    pub face_up: Option<bool>,
    /// Damaged.
    pub damaged: bool,
    /// Came this turn.
    pub new: bool,
    /// So many cards are attached to it.
    pub attached: u8,
    /// A card is attached that passes these.
    pub carries: Option<Vec<Test>>,
}

/// Changes a card so that it passes every test, but for the one that it is to miss.
pub struct Fitter<'a> {
    /// The cards, whose abilities are borrowed where a test asks for some.
    pub pool: &'a Pool,
    /// The words.
    pub words: &'a Vocabulary,
    /// Picks where several ways lead to it.
    pub chance: &'a mut Chance,
}

impl Fitter<'_> {
    /// Makes a card of a plain one; none when it cannot be made so.
    pub fn fit(&mut self, plain: &CardDef, tests: &[Test], miss: Option<usize>) -> Option<(CardDef, Lies)> {
        let (mut card, mut lies) = (plain.clone(), Lies::default());
        let passed = tests.iter().enumerate().filter(|(at, _)| Some(*at) != miss);
        for (_, test) in passed {
            if !self.apply(&mut card, &mut lies, plain, test, true) {
                return None;
            }
        }
        match miss {
            Some(at) if !self.apply(&mut card, &mut lies, plain, &tests[at], false) => None,
            _ => Some((card, lies)),
        }
    }

    fn apply(&mut self, card: &mut CardDef, lies: &mut Lies, plain: &CardDef, test: &Test, pass: bool) -> bool {
        match test {
            Test::Stat(stat, cmp, n) | Test::Base(stat, cmp, n) => {
                let usual = plain.stat(*stat).max(1);
                card.stats[stat.index()] = value(*cmp, n, usual, pass);
            }
            Test::Named(word) | Test::NameHas(word) => card.name = if pass { *word } else { plain.name },
            Test::Trait(word) | Test::TraitHas(word) => {
                card.traits.retain(|t| t != word);
                card.traits.extend(pass.then_some(*word));
            }
            Test::Label(label) => {
                let group = self.words.group_of(*label);
                let other = (0..64).map(|bit| 1u64 << bit).find(|bit| group & bit != 0 && *bit != 1 << label.0);
                card.labels = card.labels & !group | if pass { 1 << label.0 } else { other.unwrap_or(0) };
            }
            Test::Many(label) => {
                let group = self.words.group_of(*label);
                let bits = (0..64).map(|bit| 1u64 << bit).filter(|bit| group & bit != 0);
                card.labels = card.labels & !group | bits.take(if pass { 2 } else { 1 }).sum::<u64>();
            }
            Test::Keyword(keyword) => {
                card.keywords = card.keywords & !(1 << keyword.0) | u32::from(pass) << keyword.0;
            }
            Test::State(state) => state_of(lies, *state, pass),
            Test::Attached(n) => lies.attached = if pass { *n } else { n.saturating_sub(1) },
            Test::Carries(tests) => lies.carries = pass.then(|| tests.clone()),
            Test::Kind(kind) => return (card.kind == *kind) == pass,
            Test::Has(cue) if pass => {
                let donor = self.pool.iter().find(|(id, def)| def.kind == card.kind && self.pool.has_cue(*id, *cue));
                let Some((_, donor)) = donor else { return false };
                card.abilities.clone_from(&donor.abilities);
            }
            Test::Any(lists) if pass => {
                let at = self.chance.below(lists.len().max(1) as u32) as usize;
                let Some(list) = lists.get(at) else { return false };
                return list.iter().all(|test| self.apply(card, lies, plain, test, true));
            }
            Test::Any(lists) => {
                return lists.iter().filter_map(|l| l.first()).all(|t| self.apply(card, lies, plain, t, false));
            }
            Test::Not(inner) => return self.apply(card, lies, plain, inner, !pass),
            Test::Blank => return pass,
            Test::Has(_) => {}
            // What cards are to each other cannot be told from one of them.
            Test::Is(_) | Test::Highest(_) | Test::Lowest(_) | Test::Side(_) => return pass,
            Test::SameName(_) | Test::SameStat(..) | Test::SameLabel(..) => return pass,
            Test::Number(_) => return !pass,
        }
        true
    }
}

/// A number that just passes a comparison, or just misses it.
fn value(cmp: Cmp, n: &Num, usual: i32, pass: bool) -> i32 {
    let step = if usual >= 500 { 1000 } else { 1 };
    let Num::Const(n) = *n else {
        let small = matches!(cmp, Cmp::Le | Cmp::Lt) == pass;
        return if small { 0 } else { 12 * step };
    };
    let found = match (cmp, pass) {
        (Cmp::Eq | Cmp::Le | Cmp::Ge, true) | (Cmp::Ne | Cmp::Lt | Cmp::Gt, false) => n,
        (Cmp::Lt, true) | (Cmp::Ge, false) => n - step,
        (Cmp::Gt | Cmp::Ne, true) | (Cmp::Le | Cmp::Eq, false) => n + step,
    };
    if found == NO_STAT { 0 } else { found.max(0) }
}

fn state_of(lies: &mut Lies, state: State, pass: bool) {
    match state {
        State::Rested => lies.rested = Some(pass),
        State::Active => lies.rested = Some(!pass),
        State::FaceUp => lies.face_up = Some(pass),
        State::FaceDown => lies.face_up = Some(!pass),
        State::New => lies.new = pass,
        State::Damaged => lies.damaged = pass,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use baize_kernel::{Kind, Stat};

    #[test]
    fn a_number_passes_or_misses_by_one_step() {
        let power = |cmp, pass| value(cmp, &Num::Const(4000), 3000, pass);
        assert_eq!((power(Cmp::Le, true), power(Cmp::Le, false)), (4000, 5000));
        assert_eq!((power(Cmp::Ge, true), power(Cmp::Ge, false)), (4000, 3000));
        let cost = |cmp, pass| value(cmp, &Num::Const(0), 3, pass);
        assert_eq!((cost(Cmp::Eq, true), cost(Cmp::Eq, false)), (0, 1));
        assert_eq!(value(Cmp::Le, &Num::Moved, 3, true), 0);
    }

    #[test]
    fn a_near_miss_passes_every_test_but_one() {
        let (mut pool, words) = (Pool::default(), Vocabulary::default());
        let (plain, wanted) = (pool.lexicon_mut().intern("Plain"), pool.lexicon_mut().intern("Navy"));
        let card = CardDef::new("x", plain, Kind(0));
        let tests = [Test::Stat(Stat(0), Cmp::Le, Num::Const(3)), Test::Trait(wanted), Test::State(State::Rested)];
        let mut chance = Chance::new(1);
        let mut fitter = Fitter { pool: &pool, words: &words, chance: &mut chance };
        let like = |made: Option<(CardDef, Lies)>| {
            let (card, lies) = made.expect("such a card can be made");
            (card.stat(Stat(0)), card.traits.contains(&wanted), lies.rested)
        };
        assert_eq!(like(fitter.fit(&card, &tests, None)), (3, true, Some(true)));
        assert_eq!(like(fitter.fit(&card, &tests, Some(0))), (4, true, Some(true)));
        assert_eq!(like(fitter.fit(&card, &tests, Some(1))), (3, false, Some(true)));
        assert_eq!(like(fitter.fit(&card, &tests, Some(2))), (3, true, Some(false)));
        let other = [Test::Kind(Kind(1))];
        assert!(fitter.fit(&card, &other, None).is_none(), "a card of another kind is made of another plain card");
    }
}
