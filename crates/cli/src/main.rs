//! The `baize` command.

mod allocations;
mod args;
mod choose;
mod commands;
mod database;
mod deck_args;
mod failure;
mod further;
mod files;
mod help;
mod out;
mod play;
mod printed;
mod words;

use args::{Cli, Command};
use baize_kernel::message;
use clap::{CommandFactory, FromArgMatches};
use commands::{bench, cards, db, deck, games, puzzle, reference, replay, rules, scenario, serve, sim, work};
use failure::{Failure, Fault};
use out::{Done, Out};
use std::io::Write;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::process::ExitCode;

fn main() -> ExitCode {
    let asked = help::asked(std::env::args_os().map(|word| word.to_string_lossy().into_owned()));
    let json = std::env::args_os().any(|word| word == "--json");
    let lang = match words::language(asked.as_deref(), json) {
        Ok(lang) => lang,
        Err(failure) => return complain(&failure, "en"),
    };
    let cli = match parse(lang) {
        Ok(cli) => cli,
        Err(code) => return code,
    };
    let mut out = Out::new(cli.json, lang);
    std::panic::set_hook(Box::new(|_| {}));
    let ran = catch_unwind(AssertUnwindSafe(|| further::open(&cli).and_then(|()| run(&mut out, &cli))));
    let _ = std::panic::take_hook();
    let ran = ran.unwrap_or_else(|panic| Err(our_fault(baize_record::panic_text(&*panic))));
    // Output that was buffered before a failure still belongs on the screen.
    let ran = out.flush().map_err(Failure::from).and(ran);
    match ran {
        Ok(Done::Well) => ExitCode::SUCCESS,
        Ok(Done::Badly) => ExitCode::FAILURE,
        Err(failure) => complain(&failure, lang),
    }
}

/// Reads the command line; help, and what is wrong with it, are said in the language.
fn parse(lang: &'static str) -> Result<Cli, ExitCode> {
    let parsed = help::in_language(Cli::command(), lang).try_get_matches();
    parsed.and_then(|found| Cli::from_arg_matches(&found)).map_err(|error| match help::failure(&error) {
        Some(failure) if lang != "en" => complain(&failure, lang),
        _ => error.exit(),
    })
}

fn run(out: &mut Out, cli: &Cli) -> Result<Done, Failure> {
    match &cli.command {
        Command::Games { game } => games::games(out, game.as_deref()),
        Command::Decks { game, deck } => games::decks(out, game, deck.as_deref()),
        Command::Deck(command) => deck::run(out, command),
        Command::Cards(command) => cards::run(out, command, cli.cards.as_deref(), cli.lang.is_some()),
        Command::Scenario(command) => scenario::run(out, command),
        Command::Rules(command) => rules::run(out, command),
        Command::Reference { game, words, format, sort } => {
            let query = reference::Query { words: words.join(" "), format: format.as_deref(), sort: sort.as_deref() };
            reference::run(out, game, &query)
        }
        Command::Puzzle { game, n, solution } => puzzle::run(out, game.as_deref(), *n, *solution),
        Command::Sim(args) => sim::run(out, args),
        Command::Serve(args) => serve::run(out, args),
        Command::Work(args) => work::run(out, args),
        Command::Db(command) => db::run(out, command),
        Command::Play(args) => play::run(out, args),
        Command::Replay(command) => replay::run(out, command),
        Command::Bench { game, games, rounds, settings } => {
            let effort = baize_sim::bench::Effort { games: *games, rounds: *rounds };
            bench::run(out, game.as_deref(), settings, effort)
        }
    }
}

/// A panic is our mistake; the person gets to know what it said and what to do about it.
fn our_fault(said: &str) -> Failure {
    let failure = Failure::new(message!("the program made a mistake: {said}", said));
    failure.hint(message!("please report it with the command and the files it read"))
}

fn complain(failure: &Failure, lang: &str) -> ExitCode {
    let code = match failure.fault {
        Fault::Reader => return ExitCode::SUCCESS,
        Fault::Usage => 2,
        Fault::Work => 1,
    };
    // If standard error is gone as well, nobody is left to be told.
    let _ = writeln!(std::io::stderr(), "{}", failure.told(lang));
    ExitCode::from(code)
}
