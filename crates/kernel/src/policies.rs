//! What can be set for a match: readings of unclear places, declared once, and the check of options.

use crate::ids::Clause;
use crate::message;
use crate::message::Message;
use crate::rulebook::{Menu, Options, Policy, Problem};

/// A value of a reading, and what it sets.
pub type Value<R> = (&'static str, fn(&mut R));

/// A reading that can be set. Its first value is the default.
pub struct Reading<R: 'static> {
    /// Its name.
    pub name: &'static str,
    /// The reading it stands for, such as `R23`.
    pub reading: &'static str,
    /// What it decides, in a sentence.
    pub about: &'static str,
    /// Each value and what it sets.
    pub values: &'static [Value<R>],
}

/// Returns readings as a menu lists them.
pub fn menu<R>(readings: &[Reading<R>]) -> Vec<Policy> {
    let policy = |r: &Reading<R>| Policy {
        name: r.name,
        reading: r.reading,
        values: r.values.iter().map(|(word, _)| *word).collect(),
        about: r.about,
    };
    readings.iter().map(policy).collect()
}

/// Sets what the options say. What they say wrongly is for [`Menu::check`] to refuse.
pub fn set<R>(readings: &[Reading<R>], rules: &mut R, options: &Options) {
    for (name, value) in &options.policies {
        let reading = readings.iter().find(|r| r.name == name);
        if let Some((_, set)) = reading.and_then(|r| r.values.iter().find(|(word, _)| word == value)) {
            set(rules);
        }
    }
}

impl Menu {
    /// Checks options, giving every reason against them. `count` is the clause about the number of players.
    pub fn check(&self, options: &Options, count: Clause) -> Vec<Problem> {
        let mut problems = Vec::new();
        let mut must_be = |what: Message, given: &str, known: &[&str], fits: bool| {
            if !given.is_empty() && !fits {
                let list = known.join(", ");
                problems.push(Problem::plain(message!(
                    "there is no {what} `{given}`; choose one of: {list}",
                    what,
                    given,
                    list
                )));
            }
        };
        // A revision that is a date may go by its year.
        let is_meant = |known: &str| known == options.revision || known.split('-').next() == Some(&options.revision);
        must_be(
            message!("revision"),
            &options.revision,
            &self.revisions,
            self.revisions.iter().any(|known| is_meant(known)),
        );
        let modes: Vec<&str> = self.modes.iter().map(|mode| mode.name).collect();
        must_be(message!("mode"), &options.mode, &modes, self.modes.iter().any(|mode| mode.is_called(&options.mode)));
        must_be(message!("format"), &options.format, &self.formats, self.formats.contains(&options.format.as_str()));
        for (name, value) in &options.policies {
            match self.policies.iter().find(|policy| policy.name == name) {
                Some(policy) => {
                    let fits = policy.values.contains(&value.as_str());
                    let shown = if value.is_empty() { "nothing" } else { value };
                    must_be(message!("value of {name}", name), shown, &policy.values, fits);
                }
                None => {
                    must_be(message!("policy"), name, &self.policies.iter().map(|p| p.name).collect::<Vec<_>>(), false)
                }
            }
        }
        if let Some(mode) = self.mode(options)
            && options.seats != 0
            && !(mode.min..=mode.max).contains(&options.seats)
        {
            let wanted = if mode.min == mode.max {
                message!("{n}", n = mode.min)
            } else {
                message!("{min} to {max}", min = mode.min, max = mode.max)
            };
            let message = message!(
                "{name} is for {wanted} players, not {seats}",
                name = mode.name,
                wanted,
                seats = options.seats
            );
            problems.push(Problem::new(count, message));
        }
        problems
    }
}

/// Declares what a match is played by: fields of the game's own with their usual value, readings with
/// their values, and readings that are switches with their words for yes and no. The first value of a
/// reading, and the named state of a switch, is the usual one.
///
/// ```
/// baize_kernel::policies! {
///     /// What a match is played by.
///     pub struct Rules {
///         /// Fair play.
///         fair: bool = false,
///     }
///     readings {
///         draws: Draws ("R1") "Who draws first." {
///             /// The first player.
///             First = "first",
///             /// The last.
///             Last = "last",
///         }
///     }
///     switches {
///         burns ("R2") "Whether a draw burns." = true ["yes", "no"],
///     }
/// }
/// assert!(Rules::default().burns && Rules::default().draws == Draws::First);
/// assert_eq!(Rules::READINGS[1].values[0].0, "yes");
/// ```
#[macro_export]
macro_rules! policies {
    (
        $(#[$rules_doc:meta])*
        pub struct $rules:ident { $($(#[$own_doc:meta])* $own:ident: $own_type:ty = $usual:expr),* $(,)? }
        readings {
            $($field:ident: $values:ident ($reading:literal) $about:literal {
                $(#[$doc:meta])* $first:ident = $first_word:literal,
                $($(#[$docs:meta])* $value:ident = $word:literal),* $(,)?
            })*
        }
        switches { $($switch:ident ($point:literal) $what:literal = $on:literal [$yes:literal, $no:literal]),* $(,)? }
    ) => {
        $(#[$rules_doc])*
        #[derive(Copy, Clone, PartialEq, Eq, Debug)]
        pub struct $rules {
            $($(#[$own_doc])* pub $own: $own_type,)*
            $(#[doc = concat!($reading, ": ", $about)] pub $field: $values,)*
            $(#[doc = concat!($point, ": ", $what)] pub $switch: bool,)*
        }

        impl Default for $rules {
            fn default() -> Self {
                $rules { $($own: $usual,)* $($field: $values::$first,)* $($switch: $on,)* }
            }
        }

        impl $rules {
            /// The readings that can be set.
            pub const READINGS: &[$crate::policies::Reading<$rules>] = &[
                $($crate::policies::Reading {
                    name: stringify!($field),
                    reading: $reading,
                    about: $about,
                    values: &[
                        ($first_word, |r| r.$field = $values::$first),
                        $(($word, |r| r.$field = $values::$value)),*
                    ],
                },)*
                $($crate::policies::Reading {
                    name: stringify!($switch),
                    reading: $point,
                    about: $what,
                    values: if $on {
                        &[($yes, |r| r.$switch = true), ($no, |r| r.$switch = false)]
                    } else {
                        &[($no, |r| r.$switch = false), ($yes, |r| r.$switch = true)]
                    },
                },)*
            ];
        }

        $(
            #[doc = concat!($reading, ": ", $about)]
            #[derive(Copy, Clone, PartialEq, Eq, Debug)]
            pub enum $values {
                $(#[$doc])* $first,
                $($(#[$docs])* $value),*
            }
        )*
    };
}
