//! The arguments of `baize deck`.

use crate::args::Settings;
use baize_decks::ListFormat;
use clap::{Args, Subcommand};
use std::path::PathBuf;

/// Commands about deck lists.
#[derive(Subcommand, Debug)]
pub enum DeckCommand {
    /// Checks whether a deck is legal, giving every reason against it with its clause.
    #[command(after_help = "\
A list has one card a line: `4xST01-006`, `4 ST01-006 Name`, `4 Name (ST01-006)` or `ST01-006 x4`.
Blank lines and comments after `#` or `//` are skipped; `[side]` begins a part of the deck. A card's
whole name may stand for its number: `4 Nami`. Read too are JSON as simulators write it, `.ydk` lists
(one passcode, name or number a line, after `#main`, `#extra` and `!side`), `ydke://` addresses,
groups such as `1nOP01-001a4nOP01-016`, suits such as `♠ A 2 10`, and our own codes and links.
Use `-` for standard input.

Examples:
  baize deck check one-piece my-deck.txt
  baize deck check one-piece my-deck.txt --revision 2023-01-19 --json
  baize deck check duel my-deck.ydk")]
    Check {
        /// The game.
        game: String,
        /// The list.
        file: PathBuf,
        /// Check by the restrictions of this day, such as `2026-04-01`; today when left out.
        #[arg(long, value_name = "DAY")]
        date: Option<String>,
        #[command(flatten)]
        settings: Settings,
    },
    /// Writes a deck in another list format, or as a code that links carry.
    #[command(
        alias = "export",
        after_help = "\
Examples:
  baize deck convert one-piece st01 --format named
  baize deck convert one-piece my-deck.txt --format tts > deck.json
  baize deck convert duel warriors --format ydk > warriors.ydk
  baize deck convert one-piece st01 --code"
    )]
    Convert {
        #[command(flatten)]
        deck: OneDeck,
        /// The format to write.
        #[arg(long, value_enum, default_value_t = ListFormat::Count)]
        format: ListFormat,
        /// Write our own code, which holds the whole deck in one word.
        #[arg(long, conflicts_with = "format")]
        code: bool,
    },
    /// Shows a deck: its cards by kind, its curve, its colours.
    #[command(after_help = "\
Examples:
  baize deck show one-piece st01
  baize deck show duel my-deck.ydk --json")]
    Show {
        #[command(flatten)]
        deck: OneDeck,
    },
    /// Draws the curve, the kinds and the colours of a deck as bars.
    #[command(after_help = "\
Examples:
  baize deck curve one-piece st01
  baize deck curve gundam my-deck.txt --json")]
    Curve {
        #[command(flatten)]
        deck: OneDeck,
    },
    /// Tells how likely cards are drawn by each turn: exactly, without redraws.
    #[command(after_help = "\
Examples:
  baize deck odds one-piece st01 ST01-012
  baize deck odds one-piece st01 ST01-012 Nami --turns 4 --second
  baize deck odds duel warriors \"Command Knight\" --least 2 --json")]
    Odds {
        #[command(flatten)]
        deck: OneDeck,
        /// Cards of the deck, by number or name; any of them will do.
        #[arg(required = true, value_name = "CARD")]
        wanted: Vec<String>,
        /// How many of them are wanted.
        #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..=1000))]
        least: u32,
        /// Up to which turn of one's own.
        #[arg(long, value_name = "N", default_value_t = 6, value_parser = clap::value_parser!(u16).range(0..=100))]
        turns: u16,
        /// Going second.
        #[arg(long)]
        second: bool,
    },
    /// Deals opening hands and the cards after them.
    #[command(after_help = "\
Examples:
  baize deck sample one-piece st01
  baize deck sample duel warriors --hands 5 --seed 7 --json")]
    Sample {
        #[command(flatten)]
        deck: OneDeck,
        /// How many hands.
        #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=1000))]
        hands: u16,
        /// The seed; another each time when left out.
        #[arg(long)]
        seed: Option<u64>,
    },
}

/// A deck of a game.
#[derive(Args, Debug)]
pub struct OneDeck {
    /// The game.
    pub game: String,
    /// A deck that ships, or a file.
    pub deck: String,
}
