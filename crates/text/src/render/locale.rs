//! Languages: the patterns sentences are made of, and a game's own words in them.

use super::digits;
use super::grammar::Grammar;
use super::isolates;
use crate::diagnostic::Diagnostic;
use baize_kernel::message;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentError, FluentResource, FluentValue};
use std::borrow::Cow;
use unic_langid::LanguageIdentifier;

/// Returns the files of a language that ships.
macro_rules! files {
    ($tag:literal) => {
        (
            $tag,
            &[
                include_str!(concat!("../../locales/", $tag, "/ability.ftl")),
                include_str!(concat!("../../locales/", $tag, "/card.ftl")),
                include_str!(concat!("../../locales/", $tag, "/number.ftl")),
                include_str!(concat!("../../locales/", $tag, "/step.ftl")),
            ],
        )
    };
}

/// The languages that ship, each with its files.
const SHIPPED: [(&str, &[&str]); 4] = [files!("en"), files!("th"), files!("ja"), files!("fa")];

/// Languages that are written from right to left.
const MIRRORED: [&str; 3] = ["fa", "ar", "he"];

/// A language with the words of a game. What it lacks is said in English.
pub struct Locale {
    name: String,
    /// Where messages are looked for, in this order.
    bundles: Vec<FluentBundle<FluentResource>>,
}

impl std::fmt::Debug for Locale {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Locale").field("name", &self.name).finish_non_exhaustive()
    }
}

impl Locale {
    /// Makes a language by its tag, such as `en` or `ja`. One that does not ship starts empty.
    ///
    /// # Errors
    /// When the tag is not one.
    pub fn new(tag: &str) -> Result<Locale, Diagnostic> {
        let wrong = |_| {
            Diagnostic::new(tag, 0..tag.len(), message!("this is not a language tag"))
                .hint(message!("such as `en` or `ja`"))
        };
        let id: LanguageIdentifier = tag.parse().map_err(wrong)?;
        let mut bundles = vec![bundle(&id)];
        if id.language.as_str() != "en" {
            bundles.push(bundle(&"en".parse().map_err(wrong)?));
        }
        let mut locale = Locale { name: tag.to_owned(), bundles };
        for (shipped, files) in SHIPPED {
            let place = locale.bundles.iter().position(|b| b.locales[0].language.as_str() == shipped);
            for file in files {
                if let Some(place) = place {
                    locale.put(place, file)?;
                }
            }
        }
        Ok(locale)
    }

    /// English without the words of any game.
    pub fn english() -> Locale {
        Locale::new("en").expect("the English files that ship are well-formed, which a test checks")
    }

    /// The same language with more messages; those it has already are replaced.
    ///
    /// # Errors
    /// When the text is not a Fluent file.
    pub fn with(mut self, ftl: &str) -> Result<Locale, Diagnostic> {
        self.put(0, ftl)?;
        Ok(self)
    }

    /// The same language with messages in English, to fall back on.
    ///
    /// # Errors
    /// When the text is not a Fluent file.
    pub fn with_english(mut self, ftl: &str) -> Result<Locale, Diagnostic> {
        let last = self.bundles.len() - 1;
        self.put(last, ftl)?;
        Ok(self)
    }

    /// The same language with more messages, or unchanged when the text is not a Fluent file.
    pub fn with_or_without(mut self, ftl: &str) -> Locale {
        let _ = self.put(0, ftl);
        self
    }

    /// The same language with messages in English to fall back on, or unchanged when the text is not a
    /// Fluent file.
    pub fn with_english_or_without(mut self, ftl: &str) -> Locale {
        let _ = self.put(self.bundles.len() - 1, ftl);
        self
    }

    /// The same language with Persian digits, in its messages and in the numbers that are put into them.
    pub fn in_persian_digits(mut self) -> Locale {
        self.bundles.iter_mut().for_each(|bundle| bundle.set_formatter(Some(persian_number)));
        self.transformed(digits::persian)
    }

    /// The same language with every text of its messages changed, but not what is put into them: what
    /// such a language shows unchanged did not come from a message.
    pub fn transformed(mut self, by: fn(&str) -> Cow<'_, str>) -> Locale {
        self.bundles.iter_mut().for_each(|bundle| bundle.set_transform(Some(by)));
        self
    }

    fn put(&mut self, place: usize, ftl: &str) -> Result<(), Diagnostic> {
        let resource = FluentResource::try_new(ftl.to_owned()).map_err(|(_, errors)| {
            let span = errors.first().map_or(0..0, |e| e.pos.clone());
            let message = errors.first().map(ToString::to_string).unwrap_or_default();
            Diagnostic::new(ftl, span, message!("this is not Fluent: {why}", why = message))
        })?;
        self.bundles[place].add_resource_overriding(resource);
        Ok(())
    }

    /// The language without its region.
    pub(super) fn grammar(&self) -> Grammar {
        Grammar::of(&self.name)
    }

    /// Says a message, if there is one of this name.
    pub fn find(&self, id: &str, attribute: Option<&str>, args: &[(&'static str, Arg)]) -> Option<String> {
        let bundle = self.bundles.iter().find(|b| b.has_message(id))?;
        let message = bundle.get_message(id)?;
        let pattern = match attribute {
            Some(name) => message.get_attribute(name)?.value(),
            None => message.value()?,
        };
        let args: FluentArgs<'_> = args.iter().map(|(name, arg)| (*name, arg.value())).collect();
        // A pattern that asks for something it is not given still says the rest.
        let mut errors: Vec<FluentError> = Vec::new();
        let said = bundle.format_pattern(pattern, Some(&args), &mut errors);
        let mirrored = MIRRORED.contains(&bundle.locales[0].language.as_str());
        Some(if mirrored { isolates::needed(&said) } else { said.into_owned() })
    }
}

fn bundle(id: &LanguageIdentifier) -> FluentBundle<FluentResource> {
    let mut bundle = FluentBundle::new_concurrent(vec![id.clone()]);
    // Marks that keep directions apart stand only where directions can differ.
    bundle.set_use_isolating(MIRRORED.contains(&id.language.as_str()));
    bundle
}

fn persian_number<M>(value: &FluentValue<'_>, _: &M) -> Option<String> {
    let FluentValue::Number(n) = value else { return None };
    Some(digits::persian(&n.as_string()).into_owned())
}

/// Something a message is given.
#[derive(Clone, Debug)]
pub enum Arg {
    /// A text.
    Text(String),
    /// A number, which may choose between singular and plural.
    Number(i64),
}

impl Arg {
    fn value(&self) -> FluentValue<'_> {
        match self {
            Arg::Text(text) => FluentValue::from(text.as_str()),
            Arg::Number(n) => FluentValue::from(*n),
        }
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Arg {
        Arg::Text(text)
    }
}

impl From<&str> for Arg {
    fn from(text: &str) -> Arg {
        Arg::Text(text.to_owned())
    }
}

impl From<i64> for Arg {
    fn from(n: i64) -> Arg {
        Arg::Number(n)
    }
}
