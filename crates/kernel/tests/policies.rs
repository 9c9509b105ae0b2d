//! What can be set: readings declared once, and options checked against the menu.

use baize_kernel::rulebook::{Menu, ModeSpec};
use baize_kernel::{Clause, Options, policies};

baize_kernel::policies! {
    /// Rules of a made-up game.
    pub struct Rules {
        /// Which document.
        edition: u8 = 2,
    }
    readings {
        ties: Ties ("R1") "Who wins a tie." {
            /// Nobody.
            Nobody = "nobody",
            /// The first.
            First = "first",
            /// The last.
            Last = "last",
        }
    }
    switches {
        sudden ("R2") "Whether the next point wins." = true ["on", "off"],
        silent ("R3") "Whether nobody speaks." = false ["on", "off"],
    }
}

fn menu() -> Menu {
    Menu {
        revisions: vec!["2", "2019-03-01"],
        modes: vec![ModeSpec::new("pair", 2, 2), ModeSpec::new("round", 3, 6).formerly("circle")],
        formats: vec!["plain"],
        policies: policies::menu(Rules::READINGS),
    }
}

fn options(policies: &[(&str, &str)]) -> Options {
    let policies = policies.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect();
    Options { policies, ..Options::default() }
}

#[test]
fn the_first_value_is_the_usual_one_and_every_other_changes_the_rules() {
    for reading in Rules::READINGS {
        for (i, (value, _)) in reading.values.iter().enumerate() {
            let mut rules = Rules::default();
            policies::set(Rules::READINGS, &mut rules, &options(&[(reading.name, value)]));
            assert_eq!(rules == Rules::default(), i == 0, "{} = {value}", reading.name);
        }
    }
    let words: Vec<&str> = menu().policies.iter().flat_map(|p| p.values.clone()).collect();
    assert_eq!(words, ["nobody", "first", "last", "on", "off", "off", "on"]);
    assert_eq!(Rules::default(), Rules { edition: 2, ties: Ties::Nobody, sudden: true, silent: false });
}

#[test]
fn every_reason_against_options_is_given() {
    let count = Clause::new("1-1");
    let good = Options { revision: "2019".into(), mode: "round".into(), seats: 4, ..options(&[("ties", "last")]) };
    assert!(menu().check(&good, count).is_empty() && menu().check(&Options::default(), count).is_empty());
    let bad = Options {
        revision: "3".into(),
        mode: "solo".into(),
        format: "fancy".into(),
        seats: 3,
        ..options(&[("luck", "on"), ("sudden", ""), ("ties", "both")])
    };
    let told: Vec<String> = menu().check(&bad, count).into_iter().map(|p| p.message.to_string()).collect();
    assert_eq!(
        told,
        [
            "there is no revision `3`; choose one of: 2, 2019-03-01",
            "there is no mode `solo`; choose one of: pair, round",
            "there is no format `fancy`; choose one of: plain",
            "there is no policy `luck`; choose one of: ties, sudden, silent",
            "there is no value of sudden `nothing`; choose one of: on, off",
            "there is no value of ties `both`; choose one of: nobody, first, last",
            "pair is for 2 players, not 3",
        ]
    );
    assert_eq!(menu().check(&bad, count).last().map(|p| p.clause), Some(count));
}

#[test]
fn a_mode_is_still_found_by_the_name_it_had() {
    let old = Options { mode: "circle".into(), ..Options::default() };
    assert!(menu().check(&old, Clause::new("1-1")).is_empty());
    assert_eq!(
        (menu().mode(&old).map(|mode| mode.name), menu().words_for(&old).as_str()),
        (Some("round"), "round 3 seats")
    );
}
