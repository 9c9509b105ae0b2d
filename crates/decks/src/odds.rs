//! The odds of drawing: how likely a hand holds some of the wanted cards, exactly.

/// Draws from a deck without putting back.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Draw {
    /// How many cards the deck has.
    pub deck: u32,
    /// How many of them are wanted.
    pub wanted: u32,
    /// How many cards are drawn.
    pub drawn: u32,
}

impl Draw {
    /// Returns how likely at least so many of the wanted cards are among those drawn.
    ///
    /// ```
    /// use baize_decks::odds::Draw;
    /// let four_in_fifty = Draw { deck: 50, wanted: 4, drawn: 5 };
    /// assert!((four_in_fifty.at_least(1) - 0.353_040).abs() < 1e-6);
    /// ```
    pub fn at_least(&self, least: u32) -> f64 {
        let below: f64 = (0..least).map(|n| self.exactly(n)).sum();
        (1.0 - below).clamp(0.0, 1.0)
    }

    /// Returns how likely exactly so many of the wanted cards are among those drawn.
    pub fn exactly(&self, n: u32) -> f64 {
        let Draw { deck, wanted, drawn } = self.sensible();
        if n > wanted || n > drawn || drawn - n > deck - wanted {
            return 0.0;
        }
        // One factor after the other keeps every number near 1.
        let mut share = 1.0;
        for i in 0..n {
            share *= f64::from(wanted - i) / f64::from(deck - i) * f64::from(drawn - i) / f64::from(i + 1);
        }
        for i in 0..drawn - n {
            share *= f64::from(deck - wanted - i) / f64::from(deck - n - i);
        }
        share
    }

    /// No more cards are wanted or drawn than there are.
    fn sensible(self) -> Draw {
        Draw { wanted: self.wanted.min(self.deck), drawn: self.drawn.min(self.deck), ..self }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn choose(n: u32, k: u32) -> u128 {
        (0..k).fold(1, |product, i| product * u128::from(n - i) / u128::from(i + 1))
    }

    /// The definition, in whole numbers.
    fn exact(draw: Draw, n: u32) -> f64 {
        if n > draw.wanted || n > draw.drawn || draw.drawn - n > draw.deck - draw.wanted {
            return 0.0;
        }
        let ways = choose(draw.wanted, n) * choose(draw.deck - draw.wanted, draw.drawn - n);
        ways as f64 / choose(draw.deck, draw.drawn) as f64
    }

    #[test]
    fn odds_are_those_of_the_definition() {
        for deck in [1, 7, 20, 40, 50, 60] {
            for wanted in [0, 1, 3, 4, 12, 50].into_iter().filter(|w| *w <= deck) {
                for drawn in [0, 1, 5, 7, 11].into_iter().filter(|d| *d <= deck) {
                    let draw = Draw { deck, wanted, drawn };
                    for n in 0..=drawn {
                        assert!((draw.exactly(n) - exact(draw, n)).abs() < 1e-13, "{draw:?} {n}");
                    }
                    let sum: f64 = (0..=drawn).map(|n| draw.exactly(n)).sum();
                    assert!((sum - 1.0).abs() < 1e-12, "{draw:?}");
                }
            }
        }
    }

    #[test]
    fn odd_questions_have_plain_answers() {
        let draw = |deck, wanted, drawn| Draw { deck, wanted, drawn };
        assert_eq!(draw(0, 0, 5).at_least(1), 0.0);
        assert_eq!(draw(5, 9, 9).at_least(1), 1.0);
        assert_eq!(draw(50, 0, 5).at_least(1), 0.0);
        assert_eq!(draw(50, 4, 5).at_least(0), 1.0);
        assert_eq!(draw(u32::MAX, 4, 0).at_least(1), 0.0);
    }
}
