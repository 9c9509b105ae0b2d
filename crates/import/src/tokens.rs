//! The tokens that effects make: those that lists have, those of a pool, and those that only texts describe.

use crate::Importer;
use crate::shape::Printed;
use baize_kernel::{Label, Pool};
use baize_text::compile::atom::{Sort, atoms};
use baize_text::compile::clean::CleanText;
use baize_text::compile::wording::token_key;
use std::collections::BTreeMap;

/// The stats that texts give for a token.
const STATS: [&str; 2] = ["ap", "hp"];

/// What parts the facts of a token in a text.
const PART: char = '･';

impl Importer {
    /// Makes the tokens of lists known, so that effects can name them. A token that a text describes and no list has
    /// becomes a card of its own.
    pub fn learn_tokens(&mut self, cards: &mut BTreeMap<String, Printed>) {
        let listed = cards.values().filter(|card| self.shape.kind(&card.kind).is_some_and(|kind| kind.token));
        for (key, number) in listed.map(|card| (key_of(card), card.number.clone())).collect::<Vec<_>>() {
            self.learn(key, number);
        }
        for (name, facts) in cards.values().flat_map(|card| self.described(card)).collect::<Vec<_>>() {
            let key = token_key(&name, &facts);
            if self.wording.tokens.iter().all(|(known, _)| *known != key)
                && let Some(token) = self.token(&name, &facts)
            {
                self.learn(key, token.number.clone());
                cards.insert(token.number.clone(), token);
            }
        }
    }

    /// Makes the tokens of a pool known.
    pub fn learn_tokens_of(&mut self, pool: &Pool) {
        let Some(token) = self.vocabulary.labels.iter().position(|l| l.word == "token") else { return };
        for (id, def) in pool.iter().filter(|(_, def)| def.has_label(Label(token as u8))) {
            let types = def.traits.iter().map(|word| pool.lexicon().text(*word));
            let stat = |word: &str| {
                let stat = self.vocabulary.find_stat(word).filter(|stat| def.has_stat(*stat))?;
                Some(i64::from(def.stat(stat)))
            };
            let key = token_key(pool.name(id), &facts(types, stat));
            self.learn(key, def.id.clone());
        }
    }

    fn learn(&mut self, key: String, number: String) {
        if !self.wording.tokens.contains(&(key.clone(), number.clone())) {
            self.wording.tokens.push((key, number));
        }
    }

    /// The tokens that a text describes: the name of each, and its facts.
    fn described(&self, card: &Printed) -> Vec<(String, String)> {
        let in_line = |line: &String| {
            let atoms = atoms(line).unwrap_or_default();
            let pairs = atoms.windows(2).filter(|pair| pair[1].sort == Sort::Token);
            pairs.map(|pair| (pair[0].value.clone(), pair[1].value.clone())).collect::<Vec<_>>()
        };
        CleanText::new(&card.raw(), &self.wording).lines().iter().flat_map(in_line).collect()
    }

    /// Returns the card that a description is of, if it has every fact of one.
    fn token(&self, name: &str, facts: &str) -> Option<Printed> {
        let mut token = Printed { name: name.to_owned(), ..self.shape.token()? };
        let mut lines = Vec::new();
        for fact in facts.split(PART).map(str::trim) {
            let stat = STATS.iter().find_map(|&stat| {
                let value = fact.strip_prefix(&stat.to_uppercase())?;
                Some((stat.to_owned(), value.parse().ok()?))
            });
            match (stat, fact.strip_prefix('(').and_then(|f| f.strip_suffix(')'))) {
                (Some((stat, value)), _) => drop(token.stats.insert(stat, value)),
                (None, Some(word)) => token.types.push(word.to_owned()),
                (None, None) if fact.starts_with('<') => lines.push(fact.to_owned()),
                (None, None) => lines.push(format!("{fact}.")),
            }
        }
        token.text = lines.join("\n");
        let letters = name.chars().filter(char::is_ascii_alphanumeric).collect::<String>().to_uppercase();
        let stats: Option<Vec<String>> = STATS.iter().map(|s| token.stats.get(*s).map(i64::to_string)).collect();
        token.number = format!("TOKEN-{letters}-{}", stats?.join("-"));
        Some(token)
    }
}

/// How texts would describe a token of a list.
fn key_of(card: &Printed) -> String {
    token_key(&card.name, &facts(card.types.iter().map(String::as_str), |stat| card.stats.get(stat).copied()))
}

/// Types and stats as texts give them.
fn facts<'a>(types: impl Iterator<Item = &'a str>, stat: impl Fn(&str) -> Option<i64>) -> String {
    let types = types.map(|word| format!("({word})"));
    let stats = STATS.iter().filter_map(|word| Some(format!("{}{}", word.to_uppercase(), stat(word)?)));
    types.chain(stats).collect::<Vec<_>>().join(&PART.to_string())
}
