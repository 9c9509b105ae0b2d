//! The command line in another language: help and complaints that clap writes in English.

use crate::failure::Failure;
use baize_kernel::message;
use baize_presenter::{tell, tell_text};
use clap::builder::StyledStr;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Arg, Command};

/// Returns a command whose help is in a language. English is what the arguments themselves say.
pub fn in_language(mut command: Command, lang: &'static str) -> Command {
    if lang == "en" {
        return command;
    }
    command.build();
    translated(command, lang)
}

fn translated(command: Command, lang: &'static str) -> Command {
    let about = command.get_about().map(|text| text_of(text, lang));
    let after = command.get_after_help().map(|text| by_paragraph(&text.to_string(), lang));
    let usage = tell_text(lang, "Usage:");
    let mut command = command
        .help_template(format!(
            "{{before-help}}{{about-with-newline}}\n{usage} {{usage}}\n\n{{all-args}}{{after-help}}"
        ))
        .subcommand_help_heading(tell_text(lang, "Commands"))
        .mut_args(|arg| argument(arg, lang))
        .mut_subcommands(|sub| translated(sub, lang));
    if let Some(about) = about {
        command = command.about(about);
    }
    match after {
        Some(after) => command.after_help(after),
        None => command,
    }
}

fn text_of(text: &StyledStr, lang: &str) -> String {
    tell_text(lang, &text.to_string())
}

/// Says prose in the language, and leaves the examples below it as they are typed.
fn by_paragraph(text: &str, lang: &str) -> String {
    let paragraph = |text: &str| match text.split_once('\n') {
        Some((heading @ ("Examples:" | "Example:"), examples)) => format!("{}\n{examples}", tell_text(lang, heading)),
        _ => tell_text(lang, &text.replace('\n', " ")),
    };
    text.split("\n\n").map(paragraph).collect::<Vec<_>>().join("\n\n")
}

/// Says what an argument is, its usual value and the values it can have, below a heading in the language.
fn argument(arg: Arg, lang: &str) -> Arg {
    let usual = if arg.is_positional() { "Arguments" } else { "Options" };
    let heading = tell_text(lang, arg.get_help_heading().unwrap_or(usual));
    let mut help = arg.get_help().map(|help| text_of(help, lang)).unwrap_or_default();
    let takes_values = arg.get_action().takes_values();
    let defaults: Vec<_> = arg.get_default_values().iter().map(|value| value.to_string_lossy()).collect();
    if takes_values && !defaults.is_empty() {
        help += &format!(" [{}]", tell(lang, &message!("default: {value}", value = defaults.join(", "))));
    }
    let values: Vec<_> = arg.get_possible_values().iter().map(|value| value.get_name().to_owned()).collect();
    if takes_values && !values.is_empty() {
        help += &format!(" [{}]", tell(lang, &message!("one of: {values}", values = values.join(", "))));
    }
    let long = arg.get_long_help().map(|help| text_of(help, lang));
    let arg = arg.help(help).help_heading(heading).hide_default_value(true).hide_possible_values(true);
    match long {
        Some(long) => arg.long_help(long),
        None => arg,
    }
}

/// Says what is wrong with a command line. `None` for what is no failure, such as help, and for what only clap can say.
pub fn failure(error: &clap::Error) -> Option<Failure> {
    let get = |kind| match error.get(kind) {
        Some(ContextValue::String(text)) => Some(text.clone()),
        Some(ContextValue::Strings(texts)) => Some(texts.join("` `")),
        _ => None,
    };
    let argument = get(ContextKind::InvalidArg);
    let what = match error.kind() {
        ErrorKind::UnknownArgument => message!("there is no argument `{word}`", word = argument?),
        ErrorKind::InvalidSubcommand => {
            message!("there is no command `{word}`", word = get(ContextKind::InvalidSubcommand)?)
        }
        ErrorKind::MissingRequiredArgument => message!("`{word}` is missing", word = argument?),
        ErrorKind::MissingSubcommand => message!("a command is missing"),
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => {
            message!("`{argument}` cannot be `{value}`", argument = argument?, value = get(ContextKind::InvalidValue)?)
        }
        ErrorKind::ArgumentConflict => {
            let other = get(ContextKind::PriorArg)?;
            message!("`{argument}` cannot stand with `{other}`", argument = argument?, other)
        }
        _ => return None,
    };
    let suggested = get(ContextKind::SuggestedArg).or_else(|| get(ContextKind::SuggestedSubcommand));
    let suggested = suggested.or_else(|| get(ContextKind::SuggestedValue));
    let more = || message!("`{command} --help` says more", command = "baize");
    Some(Failure::usage(what).hint(suggested.map_or_else(more, |near| message!("did you mean `{near}`?", near))))
}

/// Returns the language that the words of a command line ask for, before they are understood.
pub fn asked(words: impl Iterator<Item = String>) -> Option<String> {
    let mut words = words.skip_while(|word| word != "--lang" && !word.starts_with("--lang="));
    let found = words.next()?;
    found.strip_prefix("--lang=").map(str::to_owned).or_else(|| words.next())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::args::Cli;
    use clap::CommandFactory;

    /// Returns every text of a command's help, those of its arguments and commands included.
    fn texts(command: &Command, found: &mut Vec<String>) {
        found.extend(command.get_about().map(ToString::to_string));
        let after = command.get_after_help().map(ToString::to_string).unwrap_or_default();
        let prose = after.split("\n\n").filter(|text| !text.starts_with("Example"));
        found.extend(prose.filter(|text| !text.is_empty()).map(|text| text.replace('\n', " ")));
        for arg in command.get_arguments() {
            found.extend(arg.get_help().into_iter().chain(arg.get_long_help()).map(ToString::to_string));
            found.extend(arg.get_help_heading().map(str::to_owned));
        }
        command.get_subcommands().for_each(|sub| texts(sub, found));
    }

    #[test]
    fn help_is_said_in_every_language() {
        let mut command = Cli::command();
        command.build();
        let mut english = Vec::new();
        texts(&command, &mut english);
        assert!(english.len() > 150, "{}", english.len());
        for lang in baize_presenter::spoken().filter(|lang| *lang != "en") {
            let missing: Vec<&String> = english.iter().filter(|text| tell_text(lang, text) == **text).collect();
            assert!(missing.is_empty(), "{lang}: {missing:#?}");
            let help = in_language(Cli::command(), lang).render_help().to_string();
            assert!(help.contains(&tell_text(lang, "Options")) && !help.contains("Usage"), "{help}");
        }
    }

    #[test]
    fn the_language_is_known_before_the_command_is() {
        let of = |line: &str| asked(line.split(' ').map(str::to_owned));
        assert_eq!(of("baize --lang th games"), Some("th".to_owned()));
        assert_eq!(of("baize games --lang=ja"), Some("ja".to_owned()));
        assert_eq!([of("baize games"), of("baize games --lang")], [None, None]);
    }

    #[test]
    fn a_wrong_command_line_is_told_in_the_language() {
        let wrong = |line: &str| {
            let parsed = Cli::command().try_get_matches_from(line.split(' '));
            failure(&parsed.expect_err("the line is wrong")).map(|failure| failure.told("ja"))
        };
        let told = wrong("baize gamse").unwrap_or_default();
        assert!(told.starts_with("エラー: `gamse` というコマンドはありません"), "{told}");
        let told = wrong("baize games --jsn").unwrap_or_default();
        assert!(told.contains("`--jsn` という引数はありません") && told.contains("`--json`"), "{told}");
        let told = wrong("baize decks").unwrap_or_default();
        assert!(told.contains("がありません"), "{told}");
        let told = wrong("baize sim tiny --games x").unwrap_or_default();
        assert!(told.contains("に `x` は指定できません"), "{told}");
        assert!(wrong("baize --help").is_none());
    }
}
