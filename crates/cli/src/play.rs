//! `baize play`: a game in the terminal against a bot.

mod look;
mod paint;
mod plain;
mod screen;
mod session;

use crate::args::PlayArgs;
use crate::choose;
use crate::failure::Failure;
use crate::files;
use crate::out::{Done, Out};
use baize_kernel::{Deck, Options, Rulebook};
use baize_record::file as record;
use session::Session;
use std::io::IsTerminal;
use std::time::{SystemTime, UNIX_EPOCH};

/// Plays a game.
///
/// # Errors
/// When the match cannot be started, or the replay cannot be written.
pub fn run(out: &mut Out, args: &PlayArgs) -> Result<Done, Failure> {
    if let Some(path) = &args.save {
        files::may_write(path, args.force)?;
    }
    let mut session = open(args, out.words.tag)?;
    let on_screen = !args.plain && !out.json && std::io::stdin().is_terminal() && std::io::stdout().is_terminal();
    let left = if on_screen {
        screen::run(&mut session, args.save.is_some())?
    } else {
        plain::run(&mut session, &mut std::io::stdin().lock(), out)?
    };
    let path = args.save.clone().or(left.save);
    if let Some(path) = path {
        files::write(&path, record::write(session.replay(), None).as_bytes(), args.force)?;
        if !out.json {
            out.say("play-replay", &[("file", path.display().to_string().into())])?;
        }
    }
    Ok(Done::Well)
}

/// How a game was left.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
struct Left {
    /// Where the player wants the replay, if nowhere was said on the command line.
    save: Option<std::path::PathBuf>,
}

fn open(args: &PlayArgs, lang: &'static str) -> Result<Session, Failure> {
    let book = choose::game(&args.game)?;
    let mut options = choose::options(book, &args.settings)?;
    let bot = choose::bot(&args.bot)?;
    let seats = choose::seats(book, &options, 0);
    options.seats = seats as u8;
    let named = |name: &Option<String>| name.as_deref().map(|name| choose::deck(book, name)).transpose();
    let (mine, theirs) = (named(&args.deck)?, named(&args.vs)?);
    let decks = equal_decks(book, &options, seats, mine, theirs)?;
    let seed = args.seed.unwrap_or_else(fresh_seed);
    Session::start(book, options, decks, bot, seed, lang)
}

/// Returns decks that are equal, unless somebody chooses: those that the game calls so, or the one that was named for
/// everybody.
fn equal_decks(
    book: &dyn Rulebook,
    options: &Options,
    seats: usize,
    mine: Option<Deck>,
    theirs: Option<Deck>,
) -> Result<Vec<Deck>, Failure> {
    let mut decks = match &mine {
        Some(mine) => vec![mine.clone(); seats],
        None => choose::usual_decks(book, options)?,
    };
    if let Some(theirs) = theirs {
        decks.iter_mut().skip(1).for_each(|deck| deck.clone_from(&theirs));
    }
    Ok(decks)
}

/// Returns a seed that is another one each time.
fn fresh_seed() -> u64 {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    // Short seeds can be told to a friend.
    now.as_micros() as u64 % 1_000_000_000
}
