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
mod out;
mod play;
mod words;

use args::{Cli, Command};
use clap::Parser;
use commands::{bench, cards, db, deck, games, puzzle, reference, replay, rules, scenario, serve, sim};
use failure::{Failure, Fault};
use out::{Done, Out};
use std::io::Write;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::process::ExitCode;

fn main() -> ExitCode {
    let cli = Cli::parse();
    let lang = match words::language(cli.lang.as_deref(), cli.json) {
        Ok(lang) => lang,
        Err(failure) => return complain(&failure),
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
        Err(failure) => complain(&failure),
    }
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
    let failure = Failure::new(format!("the program made a mistake: {said}"));
    failure.hint("please report it with the command and the files it read")
}

fn complain(failure: &Failure) -> ExitCode {
    let code = match failure.fault {
        Fault::Reader => return ExitCode::SUCCESS,
        Fault::Usage => 2,
        Fault::Work => 1,
    };
    // If standard error is gone as well, nobody is left to be told.
    let _ = writeln!(std::io::stderr(), "{failure}");
    ExitCode::from(code)
}
