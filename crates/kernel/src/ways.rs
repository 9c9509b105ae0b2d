//! The ways to play a game: every revision, mode, number of seats and format, one after the other.
//!
//! Whatever must hold of a game (laws, fuzzing, measurements) is tried in each of them.

use crate::rulebook::{Menu, ModeSpec, Options};

impl Menu {
    /// Returns the mode that is set, or the usual one.
    pub fn mode(&self, options: &Options) -> Option<&ModeSpec> {
        self.modes.iter().find(|m| m.is_called(&options.mode)).or(self.modes.first())
    }

    /// Returns how many sit at a table: as many as are set, or the fewest of the mode.
    pub fn seats(&self, options: &Options) -> usize {
        match options.seats {
            0 => self.mode(options).map_or(2, |mode| mode.min.into()),
            seats => seats.into(),
        }
    }

    /// Returns every way to play, the usual one first. A mode for several numbers of seats is
    /// played with the fewest and with the most.
    pub fn ways(&self) -> Vec<Options> {
        let mut ways = Vec::new();
        for revision in or_usual(&self.revisions) {
            for mode in &self.modes {
                let more = (mode.min != mode.max).then_some(mode.max);
                for seats in std::iter::once(mode.min).chain(more) {
                    for format in or_usual(&self.formats) {
                        let [revision, mode, format] = [revision, mode.name, format].map(str::to_owned);
                        ways.push(Options { revision, mode, format, seats, ..Options::default() });
                    }
                }
            }
        }
        ways
    }

    /// Returns the words that tell a way to play from the usual one, such as `team-battle`; none
    /// for the usual one.
    pub fn words_for(&self, options: &Options) -> String {
        let mut words = Vec::new();
        let mut differs = |set: &str, usual: Option<&str>| {
            if !set.is_empty() && Some(set) != usual {
                words.push(set.to_owned());
            }
        };
        differs(&options.revision, self.revisions.first().copied());
        differs(self.mode(options).map_or("", |m| m.name), self.modes.first().map(|m| m.name));
        differs(&options.format, self.formats.first().copied());
        if self.mode(options).is_some_and(|m| m.min != m.max) {
            words.push(format!("{} seats", self.seats(options)));
        }
        words.join(" ")
    }
}

/// Returns the names of a list, or none of them where there is nothing to choose.
fn or_usual<'a>(list: &[&'a str]) -> Vec<&'a str> {
    if list.is_empty() { vec![""] } else { list.to_vec() }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn menu() -> Menu {
        let mode = |name, min, max| ModeSpec::new(name, min, max);
        Menu {
            revisions: vec!["2", "1"],
            modes: vec![mode("duel", 2, 2), mode("melee", 3, 5)],
            formats: vec!["plain"],
            policies: Vec::new(),
        }
    }

    #[test]
    fn every_way_is_listed_once_and_the_usual_one_comes_first() {
        let menu = menu();
        let words: Vec<String> = menu.ways().iter().map(|way| menu.words_for(way)).collect();
        let expected = ["", "melee 3 seats", "melee 5 seats", "1", "1 melee 3 seats", "1 melee 5 seats"];
        assert_eq!(words, expected);
        assert_eq!(menu.words_for(&Options::default()), "");
        assert_eq!(Menu::default().ways(), []);
    }

    #[test]
    fn seats_are_those_set_or_the_fewest_of_the_mode() {
        let menu = menu();
        let set = |mode: &str, seats| Options { mode: mode.into(), seats, ..Options::default() };
        assert_eq!([set("", 0), set("melee", 0), set("melee", 4)].map(|o| menu.seats(&o)), [2, 3, 4]);
    }
}
