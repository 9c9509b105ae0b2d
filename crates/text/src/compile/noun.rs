//! Noun phrases: how many, whose, of what sort, where; and how effect notation says so.

/// How many cards are meant.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Count {
    /// As notation says it: `up to 2`, `1`, `all`; empty where the text says nothing.
    pub text: String,
    /// Whether more than one may be meant.
    pub plural: bool,
}

/// One of the sorts of cards that a phrase joins with "or".
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Alt {
    /// The kind of card.
    pub kind: Option<String>,
    /// What such cards are called where they lie when nothing else is said.
    pub noun: Option<String>,
    /// Whether "A and B" stands before the noun: cards of either name or type.
    pub both: bool,
    /// Whether cards are meant by their words alone, such as "card".
    pub loose: bool,
    /// A stat that no card of the kind has.
    pub lacks: Option<String>,
    /// One-word tests that stand before the noun.
    pub adjectives: Vec<String>,
    /// The other tests.
    pub tests: Vec<String>,
    /// Tests that stood after the noun.
    pub after: Vec<String>,
    /// Tests that hold for all alternatives, such as "other than".
    pub shared: Vec<String>,
}

/// A noun phrase.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Np {
    /// What it refers back to, as notation says it.
    pub refer: Option<String>,
    /// How many.
    pub count: Count,
    /// Whose: `my`, `their`, `friendly`, `any`.
    pub owner: Option<String>,
    /// Whether words after the noun say whose, as in “1 Unit you have in play”.
    pub had: bool,
    /// Whether words after the noun speak of several cards, as in “1 A and 1 B that are rested”.
    pub of_all: bool,
    /// Whose, where it is said again after “or”.
    pub again: Option<String>,
    /// The sorts of cards.
    pub alts: Vec<Alt>,
    /// The noun of the place the cards are taken from.
    pub place: Option<String>,
    /// The end of a pile.
    pub end: Option<String>,
    /// Limits on all chosen cards together.
    pub limits: Vec<String>,
    /// `chosen by them` and the like.
    pub chooser: String,
    /// The cards at hand that these are some of.
    pub group: Option<String>,
    /// Whether one card of either of two sorts is meant.
    pub one: bool,
}

impl Np {
    /// A phrase that refers to cards known already.
    pub fn refer(to: impl Into<String>) -> Np {
        Np { refer: Some(to.into()), ..Np::default() }
    }

    /// Whether a player has to choose among cards.
    pub fn is_choice(&self) -> bool {
        self.refer.is_none() && self.count.text != "all" && self.end.is_none()
    }

    /// The whole phrase as the cards of a step.
    pub fn selection(&self) -> String {
        if let Some(refer) = &self.refer {
            return refer.clone();
        }
        let count = match (&self.end, self.count.text.as_str()) {
            (Some(end), "") => format!("{end} 1"),
            (Some(end), text) => match text.strip_prefix("up to ") {
                Some(n) => format!("up to {end} {n}"),
                None => format!("{end} {text}"),
            },
            (None, "") => "all".to_owned(),
            (None, text) => text.to_owned(),
        };
        let mut out = format!("{count} {}", self.cards(""));
        if !self.chooser.is_empty() && self.is_choice() {
            out.push(' ');
            out.push_str(&self.chooser);
        }
        out
    }

    /// Whose cards and what they are like, without how many.
    pub fn cards(&self, owner: &str) -> String {
        let tests = self.tests(false);
        if let Some(group) = &self.group {
            return joined(&[&format!("of {group}"), &self.adjectives(), &tests, &self.limits.join(" ")]);
        }
        let owner = self.owner.as_deref().unwrap_or(owner);
        let adjectives = self.adjectives();
        joined(&[owner, &adjectives, &self.noun(), &tests, &self.limits.join(" ")])
    }

    /// What such cards are called.
    fn noun(&self) -> String {
        if let Some(place) = &self.place {
            return place.clone();
        }
        let mut nouns: Vec<&str> = Vec::new();
        for alt in &self.alts {
            for noun in alt.noun.as_deref().unwrap_or("card").split(" or ") {
                if !nouns.contains(&noun) {
                    nouns.push(noun);
                }
            }
        }
        nouns.join(" or ")
    }

    fn adjectives(&self) -> String {
        match self.alts.as_slice() {
            [only] => only.adjectives.join(" "),
            _ if self.alike() => self.alts[0].adjectives.join(" "),
            _ => String::new(),
        }
    }

    /// Whether all alternatives have the same tests, so that only the nouns differ.
    fn alike(&self) -> bool {
        let bare = |a: &Alt| (a.adjectives.clone(), a.all_tests());
        self.alts.windows(2).all(|w| bare(&w[0]) == bare(&w[1]))
            && (self.alts.len() < 2 || self.place.is_none() && self.alts.iter().all(|a| a.noun.is_some()))
    }

    /// The tests, as notation has them after the noun.
    fn tests(&self, kinds: bool) -> String {
        let needs_kind = kinds || self.place.is_some() || self.group.is_some();
        if self.alts.len() < 2 || self.alike() && !needs_kind {
            let Some(alt) = self.alts.first() else { return String::new() };
            return alt.listed(needs_kind, false).join(" ");
        }
        let shared = &self.alts[0].shared;
        let lists: Vec<_> = self.alts.iter().map(|a| a.listed(true, true)).collect();
        let own = |l: &Vec<String>| l.iter().filter(|t| !shared.contains(t)).cloned().collect::<Vec<_>>();
        let lists: Vec<_> = lists.iter().map(own).collect();
        let mut out: Vec<String> = Vec::new();
        if lists.iter().all(|l| !l.is_empty()) {
            let same = lists.windows(2).all(|w| w[0] == w[1]);
            let shown = if same { &lists[..1] } else { &lists[..] };
            match same {
                true => out.push(shown[0].join(" ")),
                false => out.push(shown.iter().map(|l| format!("({})", l.join(", "))).collect::<Vec<_>>().join(" or ")),
            }
        }
        out.extend(shared.iter().cloned());
        out.join(" ")
    }

    /// The phrase as that to which an event happens.
    pub fn event(&self) -> String {
        if let Some(refer) = &self.refer {
            return refer.clone();
        }
        let from = self.place.as_deref().and_then(|p| p.strip_suffix("-card"));
        match from {
            Some(zone) => format!("{} from {zone}", Np { place: None, ..self.clone() }.event()),
            None => self.event_cards(),
        }
    }

    fn event_cards(&self) -> String {
        let owner = self.owner.as_deref().unwrap_or("any");
        let loose = self.alts.iter().any(|a| a.kind.is_none());
        if loose && self.alts.len() == 1 {
            let alt = &self.alts[0];
            let tests = alt.listed(false, true);
            return joined(&[owner, "card", &tests.join(" ")]);
        }
        let kinds: Vec<_> = self.alts.iter().filter_map(|a| a.kind.clone()).collect();
        if self.alts.len() == 1 {
            let alt = &self.alts[0];
            return joined(&[owner, &alt.adjectives.join(" "), &kinds[0], &alt.all_tests().join(" ")]);
        }
        if self.alike() && kinds.len() == self.alts.len() {
            let alt = &self.alts[0];
            return joined(&[owner, &alt.adjectives.join(" "), &kinds.join(" or "), &alt.all_tests().join(" ")]);
        }
        joined(&[owner, "card", &self.tests(true)])
    }

    /// The phrase as a property of a card at hand.
    pub fn property(&self) -> String {
        let mut out = match self.alts.as_slice() {
            [only] => only.listed(true, true).join(" "),
            _ => self.tests(true),
        };
        if let Some(owner) = &self.owner {
            let side = match owner.as_str() {
                "my" => " mine",
                "their" => " theirs",
                "friendly" => " allied",
                _ => "",
            };
            out.push_str(side);
        }
        out.trim().to_owned()
    }
}

impl Alt {
    /// Whether a test is about a stat that cards of this kind do not have.
    pub(super) fn has_not(&self, test: &str) -> bool {
        let about = test.strip_prefix("with ").map(|t| t.strip_prefix("base ").unwrap_or(t));
        let stat = about.and_then(|t| t.split(' ').next());
        stat.is_some() && stat == self.lacks.as_deref()
    }

    fn all_tests(&self) -> Vec<String> {
        self.tests.iter().chain(&self.after).chain(&self.shared).cloned().collect()
    }

    /// All tests in order; the kind and the adjectives among them where they have no place of their own.
    pub(super) fn listed(&self, kind: bool, adjectives: bool) -> Vec<String> {
        let mut out = Vec::new();
        if kind && let Some(kind) = &self.kind {
            out.push(format!("kind {kind}"));
        }
        if adjectives {
            out.extend(self.adjectives.iter().cloned());
        }
        out.extend(self.all_tests());
        out
    }
}

/// Joins what is not empty with spaces.
pub fn joined(parts: &[&str]) -> String {
    parts.iter().filter(|p| !p.is_empty()).copied().collect::<Vec<_>>().join(" ")
}
