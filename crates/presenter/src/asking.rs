//! Questions, their options, and refusals in words.

use super::{Known, Language, Presenter, capital};
use baize_kernel::view::Spot;
use baize_kernel::{Ask, Choice, Part, Phrase, Prompt, Rejected, Verb, View};
use baize_text::render::Arg;

impl Presenter<'_> {
    /// Returns a question in words, and its clause behind it.
    pub fn question(&self, prompt: &Prompt, known: &Known) -> String {
        let text = self.question_alone(prompt, known);
        match prompt.why.clause.as_str() {
            "" => text,
            clause => format!("{text} ({clause})"),
        }
    }

    /// Returns a question in words: what is to be done, for which card, and how many options are wanted.
    pub fn question_alone(&self, prompt: &Prompt, known: &Known) -> String {
        let number = |n: u32| Arg::from(i64::from(n));
        let verb = self.vocabulary.verb(prompt.why.verb);
        let title = self.language.find(&format!("ask-{verb}"), &[]);
        let titled = title.is_some();
        let mut what = capital(&title.unwrap_or_else(|| self.verb(prompt.why.verb)));
        if let Some(source) = known.name(self.pool, prompt.why.source) {
            what = self.say("question-for", &[("what", what.into()), ("source", source.into())]);
        }
        let (count, args) = match prompt.ask {
            Ask::Pick => return what,
            Ask::Several { min, max } if min == max => ("pick-exactly", vec![("n", number(min.into()))]),
            Ask::Several { min: 0, max } => ("pick-up-to", vec![("n", number(max.into()))]),
            Ask::Several { min, max } => {
                ("pick-several", vec![("min", number(min.into())), ("max", number(max.into()))])
            }
            Ask::Arrange if titled => return what,
            Ask::Arrange => ("arrange", Vec::new()),
            Ask::Number { min, max } => ("name-number", vec![("min", number(min)), ("max", number(max))]),
        };
        self.say("question", &[("what", what.into()), ("ask", self.say(count, &args).into())])
    }

    /// Returns the name of a verb.
    pub fn verb(&self, verb: Verb) -> String {
        self.language.name("verb", self.vocabulary.verb(verb))
    }

    /// Returns the options of a question in words. `phrase` is how the match says an option; cards that
    /// the viewer does not see are told by where they lie.
    pub fn options(&self, view: &View, prompt: &Prompt, phrase: impl Fn(&Choice) -> Phrase) -> Vec<String> {
        let mut seen = Known::default();
        seen.learn(view);
        let words = |(at, choice): (usize, &Choice)| {
            self.option(&phrase(choice), &seen).unwrap_or_else(|| self.hidden_option(view, at, choice))
        };
        let words = prompt.options.iter().enumerate().map(words).collect();
        self.apart(view, words)
    }

    /// Returns an option in words; `None` when it is about a card that is not known.
    pub fn option(&self, phrase: &Phrase, known: &Known) -> Option<String> {
        let mut args = Vec::with_capacity(phrase.parts.len() + 1);
        for (name, part) in &phrase.parts {
            let arg = match *part {
                Part::Card(card) => known.name(self.pool, card)?.into(),
                Part::Def(def) => self.pool.name(def).into(),
                Part::Seat(seat) => self.whom(seat).into(),
                Part::Number(n) => n.into(),
                Part::Word(sort, word) => self.language.name(sort, word).into(),
            };
            args.push((*name, arg));
        }
        let has = |name| phrase.part(name).is_some();
        let (shape, usual) = match (has("card"), has("other")) {
            (false, false) => ("plain", "option"),
            (true, false) => ("card", "option-card"),
            (true, true) => ("both", "option-both"),
            (false, true) => ("other", "option-other"),
        };
        args.push(("shape", shape.into()));
        let words = self.language.find(&format!("do-{}", phrase.key), &args);
        Some(capital(&words.unwrap_or_else(|| self.say(usual, &args))))
    }

    fn hidden_option(&self, view: &View, at: usize, choice: &Choice) -> String {
        let mut args = vec![("verb", Arg::from(capital(&self.verb(choice.verb))))];
        let Some(spot) = hidden_spot(view, at) else {
            args.push(("place", Arg::from(at as i64 + 1)));
            return self.say("hidden-option", &args);
        };
        args.push(("place", Arg::from(i64::from(spot.at) + 1)));
        args.push(("zone", self.zone(spot.pile.1).into()));
        args.push(("who", self.whom(spot.pile.0).into()));
        self.say("hidden-spot", &args)
    }
}

impl Presenter<'_> {
    /// Says why something is not offered, with its numbers and cards as far as the viewer knows them; in the words of
    /// the clause where a game has none of its own.
    pub fn refusal(&self, rejected: &Rejected, known: &Known) -> String {
        let Rejected::Forbidden { reason, clause, .. } = rejected else { return self.language.refusal(rejected) };
        let about = if reason.card.is_some() { "card" } else { "none" };
        let card = if reason.card.is_some() { known.name(self.pool, reason.card) } else { None };
        let card = card.map_or_else(|| self.say("some-card", &[]), |name| name.to_string());
        let args = [
            ("needs", i64::from(reason.needs).into()),
            ("has", i64::from(reason.has).into()),
            ("about", about.into()),
            ("card", card.into()),
        ];
        let said = self.language.find(&format!("why-{}", reason.key), &args);
        let ruled = || Some(self.clause(*clause)).filter(|text| !text.is_empty());
        said.or_else(ruled).unwrap_or_else(|| self.language.refusal(rejected))
    }
}

impl Language {
    /// Says why an answer was not taken. The clause says the rest.
    pub fn refusal(&self, rejected: &Rejected) -> String {
        let message = match rejected {
            Rejected::Over => "refused-over",
            Rejected::NotYou { .. } => "refused-not-you",
            Rejected::Shape { .. } | Rejected::Range { .. } => "refused-unfit",
            Rejected::Forbidden { .. } => "refused-forbidden",
        };
        self.say(message, &[])
    }
}

/// Returns where the card lies that an option is about and the viewer may not know.
fn hidden_spot(view: &View, option: usize) -> Option<Spot> {
    let offer = view.prompt.as_ref()?.options.get(option)?;
    [offer.a, offer.b].into_iter().flatten().find(|spot| !spot.card.is_some())
}
