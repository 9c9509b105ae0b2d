//! Answers worth a thought, each under a name that is the same on every table that looks the same.
//!
//! A pick has few answers, and all are thought about, alike ones once. Several cards, orders and
//! numbers can have more answers than there is time for: then some are drawn, always the same ones.

use baize_kernel::chance::Chance;
use baize_kernel::{Answer, Ask, CardId, Choice, Match, Prompt};
use xxhash_rust::xxh3::xxh3_64;

/// The most sets or orders that are thought about.
const MOST: usize = 32;

/// The most numbers that are thought about.
const MOST_NUMBERS: u32 = 12;

/// How often a drawn answer may be one that is there already before no more are drawn.
const VAIN: usize = 32;

/// An answer and its name.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Candidate {
    /// The same for answers that mean the same on tables that look the same to whoever is asked.
    pub key: u64,
    /// The answer.
    pub answer: Answer,
    /// How good it looks at first sight, compared with the others.
    pub appeal: f64,
}

/// Returns the answers to the open question that are worth a thought; never none, unless the match
/// is over.
pub(crate) fn candidates(table: &dyn Match) -> Vec<Candidate> {
    let Some(prompt) = table.prompt() else { return Vec::new() };
    // What is asked belongs to the name: the same verb may mean another thing in another place.
    let asked = hash(&[u64::from(prompt.seat.0), u64::from(prompt.why.verb.0)]);
    let keys: Vec<u64> = prompt.options.iter().map(|option| option_key(table, prompt, option)).collect();
    let named: Vec<(u64, Answer)> = match prompt.ask {
        Ask::Pick => keys.iter().zip(0..).map(|(&key, i)| (hash(&[asked, key]), Answer::Pick(i))).collect(),
        Ask::Number { min, max } => {
            numbers(min, max).into_iter().map(|n| (hash(&[asked, n.into()]), Answer::Number(n))).collect()
        }
        Ask::Several { min, max } => {
            let sets = sets(&keys, min.into(), max.into()).into_iter();
            sets.map(|set| (set_key(asked, &keys, &set), Answer::Several(set))).collect()
        }
        Ask::Arrange => {
            let orders = orders(&keys).into_iter();
            orders.map(|order| (order_key(asked, &keys, &order), Answer::Arrange(order))).collect()
        }
    };
    distinct(table, prompt, named)
}

/// Keeps the first answer of each name; a pick looks as good as a hasty player finds it.
fn distinct(table: &dyn Match, prompt: &Prompt, answers: Vec<(u64, Answer)>) -> Vec<Candidate> {
    let mut kept: Vec<Candidate> = Vec::new();
    for (key, answer) in answers {
        if !kept.iter().any(|c| c.key == key) {
            let appeal = match answer {
                Answer::Pick(i) => 0.5 + f64::from(table.rollout_weight(&prompt.options[usize::from(i)])),
                _ => 1.0,
            };
            kept.push(Candidate { key, answer, appeal });
        }
    }
    kept
}

fn hash(words: &[u64]) -> u64 {
    let mut bytes = [0; 64];
    for (chunk, word) in bytes.chunks_exact_mut(8).zip(words) {
        chunk.copy_from_slice(&word.to_le_bytes());
    }
    xxh3_64(&bytes[..words.len().min(8) * 8])
}

fn option_key(table: &dyn Match, prompt: &Prompt, option: &Choice) -> u64 {
    let what = u64::from(option.verb.0) | u64::from(option.n) << 8;
    hash(&[what, card_key(table, prompt, option.a), card_key(table, prompt, option.b)])
}

/// Names a card as whoever is asked would: by what it is and how it lies, so that copies are the
/// same, or by its place where its face is hidden or something is on it alone.
fn card_key(table: &dyn Match, prompt: &Prompt, id: CardId) -> u64 {
    if !id.is_some() {
        return u64::MAX;
    }
    let card = table.card(id);
    let place = u64::from(card.side.0) | u64::from(card.zone.0) << 8;
    let marked = card.affected != 0 || card.attached > 0 || card.host.is_some() || card.spent != 0;
    let own = if marked { u64::from(id.0) } else { u64::MAX };
    if !table.sees(prompt.seat, id) {
        return hash(&[1, place, id.0.into()]);
    }
    let state = u64::from(card.rested) | u64::from(card.face_up) << 1 | (card.marks as u16 as u64) << 8;
    hash(&[2, place, card.def.0.into(), state, card.since.into(), own])
}

/// A set is the same in any order, and with another copy of the same card.
fn set_key(asked: u64, keys: &[u64], set: &[u16]) -> u64 {
    let mut chosen: Vec<u64> = set.iter().map(|&i| keys[usize::from(i)]).collect();
    chosen.sort_unstable();
    chosen.iter().fold(hash(&[asked, chosen.len() as u64]), |sum, &key| hash(&[sum, key]))
}

fn order_key(asked: u64, keys: &[u64], order: &[u16]) -> u64 {
    order.iter().fold(asked, |sum, &i| hash(&[sum, keys[usize::from(i)]]))
}

fn numbers(min: u32, max: u32) -> Vec<u32> {
    let span = max - min;
    if span < MOST_NUMBERS {
        return (min..=max).collect();
    }
    let steps = u64::from(MOST_NUMBERS - 1);
    (0..=steps).map(|i| min + (u64::from(span) * i / steps) as u32).collect()
}

/// Chance for drawing answers, the same for the same options.
fn chance(keys: &[u64]) -> Chance {
    Chance::new(keys.iter().fold(keys.len() as u64, |sum, &key| hash(&[sum, key])))
}

/// All sets of the wanted sizes when they are few, else the smallest, the largest and some.
fn sets(keys: &[u64], min: usize, max: usize) -> Vec<Vec<u16>> {
    let count = keys.len();
    let (min, max) = (min.min(count), max.min(count));
    if count < 16 && sizes(count, min, max) <= MOST {
        let all = (0..1_u32 << count).filter(|bits| (min..=max).contains(&(bits.count_ones() as usize)));
        return all.map(|bits| (0..count as u16).filter(|i| bits & 1 << i != 0).collect()).collect();
    }
    let first = |n: usize| (0..n as u16).collect::<Vec<u16>>();
    let last = |n: usize| ((count - n) as u16..count as u16).collect::<Vec<u16>>();
    let mut sets = vec![first(min), first(max), last(min), last(max)];
    let (mut chance, everything) = (chance(keys), first(count));
    draw_more(&mut sets, || {
        let n = min as u32 + chance.below((max - min) as u32 + 1);
        let mut set = Vec::with_capacity(n as usize);
        chance.sample(&everything, n, &mut set);
        set
    });
    sets
}

/// Returns how many sets of these sizes there are, or some number above [`MOST`].
fn sizes(count: usize, min: usize, max: usize) -> usize {
    let choose = |n: usize| (0..n).fold(1_usize, |ways, i| ways * (count - i) / (i + 1));
    (min..=max).map(choose).sum()
}

/// All orders of up to four, else as they are, the other way round and some.
fn orders(keys: &[u64]) -> Vec<Vec<u16>> {
    let straight: Vec<u16> = (0..keys.len() as u16).collect();
    let mut orders = vec![straight.clone(), straight.iter().rev().copied().collect()];
    let mut chance = chance(keys);
    draw_more(&mut orders, || {
        let mut order = straight.clone();
        chance.shuffle(&mut order);
        order
    });
    orders
}

/// Draws further answers until there are enough, or hardly any that are new.
fn draw_more(answers: &mut Vec<Vec<u16>>, mut draw: impl FnMut() -> Vec<u16>) {
    answers.sort_unstable();
    answers.dedup();
    let mut vain = 0;
    while answers.len() < MOST && vain < VAIN {
        let drawn = draw();
        if answers.contains(&drawn) {
            vain += 1;
        } else {
            answers.push(drawn);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn few_sets_are_all_thought_about() {
        assert_eq!(sets(&[1, 2, 3], 2, 2), [[0, 1], [0, 2], [1, 2]]);
        assert_eq!(sets(&[1, 2, 3], 0, 3).len(), 8);
        assert_eq!(sets(&[1, 2], 0, 9).len(), 4);
    }

    #[test]
    fn of_many_sets_some_are_thought_about_always_the_same() {
        let keys: Vec<u64> = (0..40).collect();
        let some = sets(&keys, 0, 40);
        assert_eq!(some.len(), MOST);
        assert_eq!(some, sets(&keys, 0, 40));
        assert!(some.contains(&Vec::new()) && some.contains(&(0..40).collect()));
        assert!(some.iter().all(|set| set.windows(2).all(|w| w[0] < w[1])));
        assert_eq!(sets(&keys, 3, 3).iter().filter(|set| set.len() == 3).count(), MOST);
    }

    #[test]
    fn orders_and_numbers_are_few_and_fit() {
        assert_eq!(orders(&[1]).len(), 1);
        assert_eq!(orders(&[1, 2, 3]).len(), 6);
        let many = orders(&(0..30).collect::<Vec<u64>>());
        assert_eq!(many.len(), MOST);
        assert_eq!(numbers(2, 5), [2, 3, 4, 5]);
        let wide = numbers(0, u32::MAX);
        assert_eq!((wide.len(), wide[0], wide[11]), (12, 0, u32::MAX));
    }
}
