//! Where answers come from: bytes first, and chance when they run out.

use baize_kernel::chance::Chance;
use baize_kernel::match_of::random_answer;
use baize_kernel::{Answer, Ask, Prompt};

/// Turns bytes into answers that fit the question.
pub struct Guide<'a> {
    bytes: &'a [u8],
    chance: Chance,
}

impl<'a> Guide<'a> {
    /// Makes a guide that goes on with chance from `seed` when the bytes run out.
    pub fn new(bytes: &'a [u8], seed: u64) -> Guide<'a> {
        Guide { bytes, chance: Chance::new(seed) }
    }

    /// Returns an answer to the question.
    pub fn answer(&mut self, prompt: &Prompt) -> Answer {
        if self.bytes.is_empty() {
            return random_answer(prompt, &mut self.chance);
        }
        let count = prompt.options.len() as u32;
        match prompt.ask {
            Ask::Pick => Answer::Pick(self.below(count) as u16),
            Ask::Number { min, max } => Answer::Number(min + self.below((max - min).saturating_add(1))),
            Ask::Several { min, max } => {
                let wanted = u32::from(min) + self.below(u32::from(max - min) + 1);
                let mut list = self.order(count);
                list.truncate(wanted as usize);
                list.sort_unstable();
                Answer::Several(list)
            }
            Ask::Arrange => Answer::Arrange(self.order(count)),
        }
    }

    /// Returns a number below `n`; 0 when `n` is 0 or the bytes have run out.
    pub fn below(&mut self, n: u32) -> u32 {
        let Some((&first, rest)) = self.bytes.split_first() else { return 0 };
        self.bytes = rest;
        let mut value = u32::from(first);
        // One byte is enough for most questions; a second one reaches the rest.
        if n > 256
            && let Some((&second, rest)) = self.bytes.split_first()
        {
            self.bytes = rest;
            value = value << 8 | u32::from(second);
        }
        value.checked_rem(n).unwrap_or(0)
    }

    fn order(&mut self, count: u32) -> Vec<u16> {
        let mut list: Vec<u16> = (0..count as u16).collect();
        for i in (1..list.len()).rev() {
            list.swap(i, self.below(i as u32 + 1) as usize);
        }
        list
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use baize_kernel::{Choice, Seat, Verb, Why};

    fn prompt(ask: Ask, options: usize) -> Prompt {
        let options = (0..options).map(|n| Choice::plain(Verb(0)).numbered(n as u16)).collect();
        Prompt { id: 0, seat: Seat(0), why: Why::default(), ask, options }
    }

    #[test]
    fn every_answer_fits_its_question() {
        let asks = [Ask::Pick, Ask::Several { min: 1, max: 3 }, Ask::Arrange, Ask::Number { min: 2, max: 900 }];
        for ask in asks {
            let question = prompt(ask, 5);
            let bytes: Vec<u8> = (0..=255).collect();
            let mut guide = Guide::new(&bytes, 1);
            for _ in 0..100 {
                let answer = guide.answer(&question);
                assert_eq!(question.check(&answer), Ok(()), "{answer:?} to {ask:?}");
            }
        }
    }
}
