//! The little statistics that batches need: intervals for shares, and distributions of lengths.

use serde::{Deserialize, Serialize};

/// Returns the 95% Wilson interval for a share of `wins` in `games`.
///
/// Unlike the usual normal approximation it stays within 0 and 1 and is sound for few games.
///
/// ```
/// let (low, high) = baize_sim::stats::wilson(50, 100);
/// assert!((low - 0.404).abs() < 0.001 && (high - 0.596).abs() < 0.001);
/// ```
pub fn wilson(wins: u64, games: u64) -> (f64, f64) {
    if games == 0 {
        return (0.0, 1.0);
    }
    const Z: f64 = 1.959_963_984_540_054;
    let n = games as f64;
    let share = wins as f64 / n;
    let centre = share + Z * Z / (2.0 * n);
    let spread = Z * (share * (1.0 - share) / n + Z * Z / (4.0 * n * n)).sqrt();
    let scale = 1.0 + Z * Z / n;
    (((centre - spread) / scale).max(0.0), ((centre + spread) / scale).min(1.0))
}

/// How often each whole number came up.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(from = "Vec<u64>", into = "Vec<u64>")]
pub struct Counts {
    counts: Vec<u64>,
    total: u64,
    sum: u64,
}

impl From<Vec<u64>> for Counts {
    fn from(counts: Vec<u64>) -> Counts {
        let each = |(value, count): (usize, &u64)| (value as u64).saturating_mul(*count);
        let sum = counts.iter().enumerate().map(each).fold(0, u64::saturating_add);
        Counts { total: counts.iter().copied().fold(0, u64::saturating_add), sum, counts }
    }
}

impl From<Counts> for Vec<u64> {
    fn from(counts: Counts) -> Vec<u64> {
        counts.counts
    }
}

impl Counts {
    /// Counts a number.
    pub fn add(&mut self, value: u16) {
        let at = usize::from(value);
        if self.counts.len() <= at {
            self.counts.resize(at + 1, 0);
        }
        self.counts[at] += 1;
        self.total += 1;
        self.sum += u64::from(value);
    }

    /// Adds what another list counted.
    pub fn merge(&mut self, other: &Counts) {
        if self.counts.len() < other.counts.len() {
            self.counts.resize(other.counts.len(), 0);
        }
        for (mine, theirs) in self.counts.iter_mut().zip(&other.counts) {
            *mine += theirs;
        }
        self.total += other.total;
        self.sum += other.sum;
    }

    /// Returns how many numbers were counted.
    pub fn total(&self) -> u64 {
        self.total
    }

    /// Returns the mean; 0 when nothing was counted.
    pub fn mean(&self) -> f64 {
        if self.total == 0 { 0.0 } else { self.sum as f64 / self.total as f64 }
    }

    /// Returns the smallest number that at least this share of all does not exceed.
    pub fn quantile(&self, share: f64) -> u16 {
        let want = ((self.total as f64 * share).ceil() as u64).max(1);
        let mut seen = 0;
        for (value, count) in self.counts.iter().enumerate() {
            seen += count;
            if seen >= want {
                return value as u16;
            }
        }
        0
    }

    /// Returns the largest number counted.
    pub fn max(&self) -> u16 {
        self.counts.iter().rposition(|&c| c > 0).unwrap_or(0) as u16
    }

    /// Returns the distribution in at most `bins` bars of equal width.
    pub fn histogram(&self, bins: usize) -> Vec<Bar> {
        let (Some(first), Some(last)) =
            (self.counts.iter().position(|&c| c > 0), self.counts.iter().rposition(|&c| c > 0))
        else {
            return Vec::new();
        };
        let width = (last - first + 1).div_ceil(bins.max(1));
        let bars = self.counts[first..=last].chunks(width).enumerate();
        bars.map(|(i, chunk)| Bar {
            from: (first + i * width) as u16,
            to: (first + i * width + chunk.len() - 1) as u16,
            count: chunk.iter().sum(),
        })
        .collect()
    }

    /// Returns the figures people want to see.
    pub fn lengths(&self) -> Lengths {
        Lengths {
            mean: self.mean(),
            median: self.quantile(0.5),
            p90: self.quantile(0.9),
            max: self.max(),
            histogram: self.histogram(24),
        }
    }
}

/// One bar of a histogram: how many numbers lay from `from` to `to`.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Bar {
    /// The smallest number of the bar.
    pub from: u16,
    /// The largest.
    pub to: u16,
    /// How many there were.
    pub count: u64,
}

/// A distribution at a glance.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Lengths {
    /// The mean.
    pub mean: f64,
    /// Half are at most this long.
    pub median: u16,
    /// Nine in ten are at most this long.
    pub p90: u16,
    /// The longest.
    pub max: u16,
    /// The whole distribution.
    pub histogram: Vec<Bar>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn intervals_hold_the_share_and_stay_within_bounds() {
        for (wins, games) in [(0, 10), (10, 10), (1, 3), (400, 1000)] {
            let (low, high) = wilson(wins, games);
            let share = wins as f64 / games as f64;
            assert!(0.0 <= low && low <= share + 1e-9 && share <= high + 1e-9 && high <= 1.0, "{wins} of {games}");
        }
        assert_eq!(wilson(0, 0), (0.0, 1.0));
    }

    #[test]
    fn quantiles_count_from_below() {
        let mut counts = Counts::default();
        for value in 1..=10 {
            counts.add(value);
        }
        assert_eq!((counts.quantile(0.5), counts.quantile(0.9), counts.max()), (5, 9, 10));
        assert!((counts.mean() - 5.5).abs() < 1e-9);
    }

    #[test]
    fn a_histogram_loses_nothing() {
        let mut counts = Counts::default();
        for value in [3, 3, 4, 9, 30, 31, 77] {
            counts.add(value);
        }
        let bars = counts.histogram(10);
        assert!(bars.len() <= 10);
        assert_eq!(bars.iter().map(|b| b.count).sum::<u64>(), 7);
        assert_eq!((bars[0].from, bars.last().map(|b| b.to)), (3, Some(77)));
        assert_eq!(Counts::default().histogram(10), []);
    }

    #[test]
    fn merging_is_counting_both() {
        let (mut a, mut b, mut both) = (Counts::default(), Counts::default(), Counts::default());
        for value in [1, 5, 2] {
            a.add(value);
            both.add(value);
        }
        for value in [8, 1] {
            b.add(value);
            both.add(value);
        }
        a.merge(&b);
        assert_eq!(a, both);
    }
}
