//! The command line as data: every command, its arguments and its help.

use crate::deck_args::DeckCommand;
use baize_sim::Shard;
use clap::{Args, Parser, Subcommand, ValueEnum};
use std::net::IpAddr;
use std::path::PathBuf;

/// Card games by the book: play them, check decks, run scenarios, simulate.
#[derive(Parser, Debug)]
#[command(
    name = "baize",
    version,
    max_term_width = 100,
    arg_required_else_help = true,
    after_help = "\
Examples:
  baize games
  baize play tiny
  baize sim tiny --games 10000 --report report.html

Exit codes: 0 success, 1 failure, 2 wrong usage."
)]
pub struct Cli {
    /// Print JSON for programs instead of text for people.
    #[arg(long, global = true)]
    pub json: bool,
    /// The folder of imported cards and of card files of your own, instead of this user's.
    #[arg(long, global = true, value_name = "DIR")]
    pub cards: Option<PathBuf>,
    /// The language: en, th, ja or fa. On a terminal that of the environment when left out.
    #[arg(long, global = true, value_name = "TAG")]
    pub lang: Option<String>,
    /// What to do.
    #[command(subcommand)]
    pub command: Command,
}

/// Every command.
#[derive(Subcommand, Debug)]
pub enum Command {
    /// Lists the games, or shows what can be set for one.
    #[command(after_help = "\
Examples:
  baize games
  baize games one-piece
  baize games one-piece --json")]
    Games {
        /// The game; all of them when left out.
        game: Option<String>,
    },
    /// Lists the decks that ship with a game, or shows one.
    #[command(after_help = "\
Examples:
  baize decks one-piece
  baize decks one-piece st01")]
    Decks {
        /// The game.
        game: String,
        /// The deck; all of them when left out.
        deck: Option<String>,
    },
    /// Checks, converts and looks into decks: curve, odds, sample hands.
    #[command(
        subcommand,
        after_help = "\
Examples:
  baize deck check one-piece my-deck.txt
  baize deck convert one-piece st01 --format named
  baize deck odds one-piece st01 ST01-012"
    )]
    Deck(DeckCommand),
    /// Shows, searches and imports cards.
    #[command(
        subcommand,
        after_help = "\
Examples:
  baize cards show OP01-016
  baize cards search one-piece straw hat blocker
  baize cards import one-piece cards.json
  baize cards check one-piece my-cards.toml"
    )]
    Cards(CardsCommand),
    /// Runs scenario files, or prints their schema.
    #[command(
        subcommand,
        after_help = "\
Examples:
  baize scenario run games/one-piece/scenarios
  baize scenario schema > scenario.schema.json"
    )]
    Scenario(ScenarioCommand),
    /// Shows clauses of the rules, and how many of them scenarios show.
    #[command(
        subcommand,
        after_help = "\
Examples:
  baize rules show one-piece 7-1-2-1
  baize rules coverage one-piece"
    )]
    Rules(RulesCommand),
    /// Looks up what a game plays by besides cards and clauses, such as a list of actions.
    #[command(after_help = "\
All words must occur, in any order. One entry, or the one that is called exactly so, is shown in full.

Examples:
  baize reference blackpoker
  baize reference blackpoker retarget
  baize reference blackpoker 投擲
  baize reference blackpoker instant soldier --format master/extra --sort action --json")]
    Reference {
        /// The game.
        game: String,
        /// Words to look for; everything is listed when left out.
        words: Vec<String>,
        /// What there is with this format; everything when left out.
        #[arg(long)]
        format: Option<String>,
        /// Entries of this sort only, such as `action`.
        #[arg(long)]
        sort: Option<String>,
    },
    /// Poses a puzzle: win this turn, whatever the other player answers.
    #[command(after_help = "\
Everything lies open, and the other seat is answered by the best defence there is. Answers are read
line by line, as numbers or words.

Examples:
  baize puzzle
  baize puzzle one-piece
  baize puzzle one-piece 3
  baize puzzle duel 1 --solution
  baize puzzle gundam 2 --json")]
    Puzzle {
        /// The game; all of them are listed when left out.
        game: Option<String>,
        /// Which puzzle, from 1; those of the game are listed when left out.
        n: Option<usize>,
        /// Shows a line that solves it, with the clauses behind each step.
        #[arg(long, requires = "n")]
        solution: bool,
    },
    /// Plays many games between bots and counts who wins.
    #[command(after_help = "\
Decks are names from `baize decks GAME` or files. With more decks than seats, every deck meets
every other in N games each, and the result has a matrix.

Bots see what their seat may see. `random` takes any answer. `greedy` tries each answer on a few
tables it imagines (greedy:8). `search` looks ahead for 700 ms an answer, for another time
(search:50ms), or for a number of rounds (search:200). Games of random, greedy and search:ROUNDS are
the same every time, on any number of threads.

Examples:
  baize sim one-piece --deck st01 --deck st02 --games 1000
  baize sim one-piece --deck st01 --deck st02 --deck st03 --games 500 --report matrix.html
  baize sim gundam --bot search:200 --bot greedy --games 100
  baize sim tiny --games 200 --check
  baize sim one-piece --random-decks 1000 --check")]
    Sim(SimArgs),
    /// Verifies, shows and records replays.
    #[command(
        subcommand,
        after_help = "\
Examples:
  baize replay record tiny game.json --seed 7
  baize replay verify game.json
  baize replay show game.json"
    )]
    Replay(ReplayCommand),
    /// Measures speed and memory, the same work each time.
    #[command(after_help = "\
Figures are medians of several rounds on one thread, after a round to warm up, with the smallest and
largest round beside them. Build with --release for figures that mean something. With a game, every
way to play it is measured, or the one that is set; without, the usual way of each game.

Examples:
  baize bench
  baize bench one-piece --json
  baize bench gundam --mode team-battle")]
    Bench {
        /// The game; all of them when left out.
        game: Option<String>,
        /// Games in a round.
        #[arg(long, value_name = "N", default_value_t = 200, value_parser = clap::value_parser!(u32).range(1..=100_000))]
        games: u32,
        /// Rounds; the median counts.
        #[arg(long, value_name = "N", default_value_t = 9, value_parser = clap::value_parser!(u32).range(1..=1000))]
        rounds: u32,
        #[command(flatten)]
        settings: Settings,
    },
    /// Opens the table in the browser: play against bots or friends, watch, play again.
    #[command(after_help = "\
Tables and matches are kept in a database: a file of this user unless another is named. Whoever
stops the server, in whatever way, finds every match where its players saw it. BAIZE_LOG sets how
much is logged to standard error: error, warn, info, debug.

Examples:
  baize serve
  baize serve --port 8080 --host 0.0.0.0
  baize serve --db postgres://baize@localhost/baize --log json")]
    Serve(ServeArgs),
    /// Plays parts of simulations that others ask for, through NATS.
    #[command(after_help = "\
Examples:
  baize work --nats nats://mq:4222
  baize sim one-piece --deck st01 --deck st02 --games 10000 --nats nats://mq:4222")]
    Work(WorkArgs),
    /// Looks after the database of `baize serve`.
    #[command(
        subcommand,
        after_help = "\
The database is the one that `baize serve` uses, unless another is named.

Examples:
  baize db check
  baize db backup yesterday.db
  baize db prune --keep 90"
    )]
    Db(DbCommand),
    /// Plays a game in the terminal against a bot.
    #[command(after_help = "\
On a terminal the game fills the screen; otherwise, or with --plain, it reads answers line by line,
as numbers or words, so that it can be scripted.

Examples:
  baize play tiny
  baize play one-piece --deck st01 --vs st02 --bot search --save game.json
  printf '1\\n1\\nconcede\\nyes\\n' | baize play tiny --plain --seed 7")]
    Play(PlayArgs),
}

/// Commands about the database.
#[derive(Subcommand, Debug)]
pub enum DbCommand {
    /// Works every match out anew and says which are not what they were; also while the server runs.
    #[command(after_help = "\
Examples:
  baize db check
  baize db check --db-from /etc/baize/database")]
    Check {
        #[command(flatten)]
        database: DatabaseArgs,
    },
    /// Copies an SQLite database into a new file; also while the server runs.
    #[command(after_help = "\
Example:
  baize db backup baize-copy.db")]
    Backup {
        /// The new file.
        file: PathBuf,
        #[command(flatten)]
        database: DatabaseArgs,
    },
    /// Deletes matches that are over and old.
    #[command(after_help = "\
Example:
  baize db prune --keep 90")]
    Prune {
        /// How many days they are kept.
        #[arg(long, value_name = "DAYS", value_parser = clap::value_parser!(u64).range(1..=100_000))]
        keep: u64,
        #[command(flatten)]
        database: DatabaseArgs,
    },
}

/// Which database.
#[derive(Args, Debug)]
pub struct DatabaseArgs {
    /// The database: sqlite://FILE or postgres://USER@HOST/NAME; BAIZE_DB when left out, else a file in the folder.
    #[arg(long, value_name = "URL")]
    pub db: Option<String>,
    /// A file with the address of the database, so that a password in it is on no command line.
    #[arg(long, value_name = "FILE", conflicts_with = "db")]
    pub db_from: Option<PathBuf>,
    /// The folder for the database and for reports of failures.
    #[arg(long, value_name = "FOLDER")]
    pub data: Option<PathBuf>,
}

/// Commands about cards.
#[derive(Subcommand, Debug)]
pub enum CardsCommand {
    /// Shows a card: what is printed on it, its effect notation and its text.
    #[command(after_help = "\
A card is found by its number, its name in any case, or a part of its name.

Examples:
  baize cards show OP01-016
  baize cards show one-piece st01-007
  baize cards show one-piece OP01-016 --lang ja")]
    Show {
        /// The game, where it is not plain; then the number, the name or a part of it.
        #[arg(required = true, value_names = ["GAME", "CARD"])]
        card: Vec<String>,
    },
    /// Lists the cards on which all words occur: in number, name, kind, labels, types, keywords or text.
    #[command(after_help = "\
Examples:
  baize cards search one-piece straw hat rush
  baize cards search gundam zeon base --json")]
    Search {
        /// The game.
        game: String,
        /// Words, in any order.
        #[arg(required = true)]
        words: Vec<String>,
    },
    /// Brings card lists that others publish into this user's data folder.
    #[command(after_help = "\
Lists are JSON arrays of cards: those of punk-records, vegapull, gcg-api and apitcg are known, and so
is our own cards.json. Several files may be given; prints of one number come together, and what two
files say differently is told. Nothing is written unless every file can be read. Cards that ship with
the game stay as they are.

Examples:
  baize cards import one-piece cards.json
  baize cards import one-piece cards.json cards.th.json cards.ja.json
  baize cards import gundam st01.json gd01.json --cards my-cards")]
    Import {
        /// The game.
        game: String,
        /// The lists.
        #[arg(required = true)]
        files: Vec<PathBuf>,
    },
    /// Counts how much of the text of cards compiles, and what blocks the rest.
    #[command(after_help = "\
Examples:
  baize cards coverage one-piece
  baize cards coverage gundam cards.json --json")]
    Coverage {
        /// The game.
        game: String,
        /// Card lists; the cards that ship when left out.
        files: Vec<PathBuf>,
    },
    /// Sets off the abilities of cards in the real game and tells which do what their text demands.
    #[command(after_help = "\
Each ability is set off on boards made at random around what it names. With card lists, the words of the
text say what must be seen; without, an ability passes when it was used or made a difference.

Examples:
  baize cards probe one-piece --card OP01-016
  baize cards probe gundam cards.json --boards 100 --json")]
    Probe {
        /// The game.
        game: String,
        /// Card lists that have the text of the cards.
        files: Vec<PathBuf>,
        /// The number or name of a card; all that can be played when left out.
        #[arg(long)]
        card: Option<String>,
        /// The most boards that are tried for a card.
        #[arg(long, default_value_t = baize_import::probe::BOARDS)]
        boards: u64,
    },
    /// Tells which abilities and facts of cards differ between two card files or folders of them.
    #[command(after_help = "\
Examples:
  baize cards diff before/op01.toml after/op01.toml
  baize cards diff before after --json")]
    Diff {
        /// A card file, or a folder of them.
        old: PathBuf,
        /// The other.
        new: PathBuf,
    },
    /// Shows how a text is read: its lines, the phrases and the bytes they stand at, the readings.
    #[command(after_help = "\
Examples:
  baize cards explain one-piece OP01-016 cards.json
  baize cards explain one-piece --text \"[On Play] Draw 1 card.\"")]
    Explain {
        /// The game.
        game: String,
        /// The card number.
        #[arg(required_unless_present = "text")]
        card: Option<String>,
        /// Card lists that have its text.
        files: Vec<PathBuf>,
        /// A text to read instead of a card's.
        #[arg(long, conflicts_with = "card")]
        text: Option<String>,
        /// The kind of card that the text is on, as lists call it.
        #[arg(long, requires = "text")]
        kind: Option<String>,
    },
    /// Checks card files of your own and shows each card as its text reads.
    #[command(after_help = "\
Files that are good go in a folder of the game's name, such as my-cards/one-piece, to be played with
--cards my-cards.

Examples:
  baize cards check one-piece my-cards/one-piece/mine.toml
  baize play one-piece --deck my-deck.txt --cards my-cards")]
    Check {
        /// The game.
        game: String,
        /// Card files.
        #[arg(required = true)]
        files: Vec<PathBuf>,
    },
}

/// Commands about scenarios.
#[derive(Subcommand, Debug)]
pub enum ScenarioCommand {
    /// Runs scenario files; folders are searched through.
    #[command(after_help = "\
Examples:
  baize scenario run games/one-piece/scenarios
  baize scenario run blocker.yaml --json")]
    Run {
        /// Files and folders.
        #[arg(required = true)]
        paths: Vec<PathBuf>,
    },
    /// Prints the JSON schema of scenario files, for editors.
    #[command(after_help = "\
Example:
  baize scenario schema > scenario.schema.json")]
    Schema,
}

/// Commands about rules.
#[derive(Subcommand, Debug)]
pub enum RulesCommand {
    /// Shows a clause in our words, where it is obeyed, and which scenarios show it.
    #[command(after_help = "\
Examples:
  baize rules show one-piece 7-1-2-1
  baize rules show one-piece 7-1 --revision 2023-01-19
  baize rules show one-piece 7-1-2 --lang th")]
    Show {
        /// The game.
        game: String,
        /// The clause, by its number. Clauses below it are listed too.
        clause: String,
        /// The revision of the rules; the newest when left out.
        #[arg(long)]
        revision: Option<String>,
        /// The folder of scenarios to look for citations in.
        #[arg(long, value_name = "DIR")]
        scenarios: Option<PathBuf>,
    },
    /// Counts, for each game, the clauses that passing scenarios show.
    #[command(after_help = "\
A testable clause is covered when a passing scenario cites it and an event, offer or refusal of that
run carries it.

Examples:
  baize rules coverage
  baize rules coverage one-piece --scenarios games/one-piece/scenarios")]
    Coverage {
        /// The game; all of them when left out.
        game: Option<String>,
        /// The folder of scenarios; `games/GAME/scenarios` when left out.
        #[arg(long, value_name = "DIR")]
        scenarios: Option<PathBuf>,
    },
}

/// Commands about replays.
#[derive(Subcommand, Debug)]
pub enum ReplayCommand {
    /// Works a replay out anew and compares every digest.
    #[command(after_help = "\
Examples:
  baize replay verify game.json
  baize replay verify found.json --check")]
    Verify {
        /// The replay.
        file: PathBuf,
        /// Also check every promise of the engine at every position.
        #[arg(long)]
        check: bool,
        /// The key that it must be signed with, as the server tells it at `/api/key`.
        #[arg(long)]
        key: Option<String>,
        /// What the table published before the match, which its shuffle must have been made by.
        #[arg(long, value_name = "HASH")]
        commitment: Option<String>,
    },
    /// Prints what happened in a replay, with the clause of each event.
    #[command(after_help = "\
Examples:
  baize replay show game.json
  baize replay show game.json --seat 0")]
    Show {
        /// The replay.
        file: PathBuf,
        /// Tell it as this seat saw it, counted from 0; everything is told when left out.
        #[arg(long)]
        seat: Option<u8>,
    },
    /// Plays a game between bots and writes it down.
    #[command(after_help = "\
Examples:
  baize replay record tiny game.json
  baize replay record one-piece game.json --deck st01 --deck st02 --seed 7 --force")]
    Record {
        /// The game.
        game: String,
        /// The file to write.
        file: PathBuf,
        /// A deck, by name or file, seat by seat.
        #[arg(long = "deck", value_name = "DECK")]
        decks: Vec<String>,
        /// A bot, seat by seat, as for `baize sim`.
        #[arg(long = "bot", value_name = "NAME")]
        bots: Vec<String>,
        /// The seed of chance.
        #[arg(long, default_value_t = 1)]
        seed: u64,
        /// Overwrite the file if it is there.
        #[arg(long)]
        force: bool,
        #[command(flatten)]
        settings: Settings,
    },
}

/// Arguments of `baize sim`.
#[derive(Args, Debug)]
#[command(args_conflicts_with_subcommands = true, subcommand_negates_reqs = true)]
pub struct SimArgs {
    #[command(subcommand)]
    pub command: Option<SimCommand>,
    /// The game.
    #[arg(required = true)]
    pub game: Option<String>,
    /// A deck, by name or file; once for each seat, or more for a matrix.
    #[arg(long = "deck", value_name = "DECK")]
    pub decks: Vec<String>,
    /// A bot for each deck, or one for all: random, greedy, greedy:TABLES, search, search:TIMEms or
    /// search:ROUNDS.
    #[arg(long = "bot", value_name = "NAME")]
    pub bots: Vec<String>,
    /// How many games, for each pairing.
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..=baize_sim::shard::MOST_GAMES))]
    pub games: u64,
    /// Play this many games, each between decks of random legal cards.
    #[arg(long, value_name = "N", conflicts_with_all = ["decks", "games", "report"], value_parser = clap::value_parser!(u64).range(1..=10_000_000))]
    pub random_decks: Option<u64>,
    /// The seed of everything.
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// How many threads; as many as the machine has when left out.
    #[arg(long, value_name = "T", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub threads: Option<u16>,
    /// Check every promise of the engine on the way, slowly.
    #[arg(long)]
    pub check: bool,
    /// Where a find of --check is written as a replay.
    #[arg(long, value_name = "FILE", requires = "check", default_value = "violation.json")]
    pub found: PathBuf,
    /// Note what becomes of each card: in opening hands, drawn, played, and how often those games were won. A report
    /// always has it.
    #[arg(long, conflicts_with = "check")]
    pub by_card: bool,
    /// Write a page with plots.
    #[arg(long, value_name = "FILE")]
    pub report: Option<PathBuf>,
    /// Play one part of the games only, such as 2/8; `baize sim merge` joins all parts.
    #[arg(long, value_name = "PART", requires = "out", conflicts_with_all = ["random_decks", "report"])]
    pub shard: Option<Shard>,
    /// Where a part is written.
    #[arg(long, value_name = "FILE", requires = "shard")]
    pub out: Option<PathBuf>,
    /// Let workers (`baize work`) play it, through the NATS at this address.
    #[arg(long, value_name = "URL", conflicts_with_all = ["shard", "random_decks", "threads", "check"])]
    pub nats: Option<String>,
    /// Into how many parts it is split for workers.
    #[arg(long, value_name = "N", requires = "nats", default_value_t = 16, value_parser = clap::value_parser!(u32).range(1..=i64::from(baize_sim::shard::MOST)))]
    pub parts: u32,
    /// Overwrite files that are there.
    #[arg(long)]
    pub force: bool,
    #[command(flatten)]
    pub settings: Settings,
}

/// What is played for others.
#[derive(Args, Debug)]
pub struct WorkArgs {
    /// The address of NATS, such as nats://HOST:4222; BAIZE_NATS when left out.
    #[arg(long, value_name = "URL")]
    pub nats: Option<String>,
    /// How many threads; as many as the machine has when left out.
    #[arg(long, value_name = "T", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub threads: Option<u16>,
}

/// What is done with simulations that were played before.
#[derive(Subcommand, Debug)]
pub enum SimCommand {
    /// Joins all parts of a simulation into the results that one run gives.
    #[command(after_help = "\
Parts may be played on any machines that have the same version of this program and the same cards.
The games, the digest and the report are those of one run; the time is that of all parts together.

Examples:
  baize sim one-piece --deck st01 --deck st02 --games 10000 --shard 1/2 --out one.json
  baize sim one-piece --deck st01 --deck st02 --games 10000 --shard 2/2 --out two.json
  baize sim merge one.json two.json --report report.html")]
    Merge {
        /// The files of the parts.
        #[arg(required = true, value_name = "FILE")]
        files: Vec<PathBuf>,
        /// Write a page with plots.
        #[arg(long, value_name = "FILE")]
        report: Option<PathBuf>,
        /// Overwrite files that are there.
        #[arg(long)]
        force: bool,
    },
}

/// Arguments of `baize serve`.
#[derive(Args, Debug)]
pub struct ServeArgs {
    /// The port; 0 takes any that is free.
    #[arg(long, value_name = "N", default_value_t = 8642)]
    pub port: u16,
    /// The address to listen on; 0.0.0.0 for everybody who reaches this machine.
    #[arg(long, value_name = "ADDRESS", default_value_t = crate::commands::serve::USUAL_HOST)]
    pub host: IpAddr,
    #[command(flatten)]
    pub database: DatabaseArgs,
    /// The address of NATS, such as nats://HOST:4222, which makes several servers on one PostgreSQL one; BAIZE_NATS when
    /// left out.
    #[arg(long, value_name = "URL")]
    pub nats: Option<String>,
    /// A file with the secret that guests are recognised by; the database keeps one when this is left out.
    #[arg(long, value_name = "FILE")]
    pub secret_from: Option<PathBuf>,
    /// Where to serve /metrics, such as 127.0.0.1:9642; on the usual port and to this machine only when left out.
    #[arg(long, value_name = "ADDRESS:PORT")]
    pub metrics: Option<std::net::SocketAddr>,
    /// A web page elsewhere that may connect, such as `https://cards.example`; our own always may.
    #[arg(long = "origin", value_name = "ORIGIN")]
    pub origins: Vec<String>,
    /// A name under which this server may be asked for, such as cards.example; addresses and localhost always may.
    #[arg(long = "name", value_name = "NAME")]
    pub names: Vec<String>,
    /// The address of a proxy that is believed about who comes (X-Forwarded-For).
    #[arg(long = "trust-proxy", value_name = "ADDRESS")]
    pub proxies: Vec<IpAddr>,
    /// A folder with pictures of cards, named NUMBER.png, .jpg or .webp; they stay on this machine.
    #[arg(long, value_name = "FOLDER")]
    pub images: Option<PathBuf>,
    /// Deals every match by this number, so that tests of the page see the same games each time.
    #[arg(long, value_name = "SEED", hide = true)]
    pub rehearsal: Option<u64>,
    /// How the log looks.
    #[arg(long, value_enum, default_value_t = LogFormat::Text)]
    pub log: LogFormat,
    /// After how many days matches that are over are deleted; they are kept for ever when left out.
    #[arg(long, value_name = "DAYS", value_parser = clap::value_parser!(u64).range(1..=100_000))]
    pub keep: Option<u64>,
    /// The most connections of one address.
    #[arg(long, value_name = "N", help_heading = "Limits")]
    pub per_address: Option<u32>,
    /// The most new guests from one address in a minute.
    #[arg(long, value_name = "N", help_heading = "Limits")]
    pub guests_per_minute: Option<u32>,
    /// The most tables opened from one address in a minute.
    #[arg(long, value_name = "N", help_heading = "Limits")]
    pub tables_per_minute: Option<u32>,
    /// The most decks checked and matches shown again for one address in a minute.
    #[arg(long, value_name = "N", help_heading = "Limits")]
    pub work_per_minute: Option<u32>,
    /// How many bots think at the same time; with --nats 0 leaves it to other nodes.
    #[arg(long, value_name = "N", help_heading = "Limits")]
    pub bots: Option<usize>,
    /// The most tables at which one guest may sit.
    #[arg(long, value_name = "N", help_heading = "Limits")]
    pub tables_per_guest: Option<usize>,
    /// After how many minutes without an answer, without a clock, others may claim the match: 15 when left out.
    #[arg(long, value_name = "MINUTES", help_heading = "Limits", value_parser = clap::value_parser!(u64).range(1..=100_000))]
    pub stall_after: Option<u64>,
    /// After how many minutes away, without a clock, others may claim the match: 0 for at once, 3 when left out.
    #[arg(long, value_name = "MINUTES", help_heading = "Limits", value_parser = clap::value_parser!(u64).range(0..=100_000))]
    pub claim_after: Option<u64>,
    /// After how many hours a match to which nobody comes back is closed; 72 when left out.
    #[arg(long, value_name = "HOURS", help_heading = "Limits", value_parser = clap::value_parser!(u64).range(1..=100_000))]
    pub keep_abandoned: Option<u64>,
    /// The most requests a second of one connection.
    #[arg(long, value_name = "N", help_heading = "Limits", value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    pub frames_per_second: Option<u32>,
    /// The longest that fair play between people lets a question stand, in milliseconds.
    #[arg(long, value_name = "MS", help_heading = "Limits", value_parser = clap::value_parser!(u32).range(0..=60_000))]
    pub longest_pause: Option<u32>,
}

/// How the log of the server looks.
#[derive(ValueEnum, Copy, Clone, PartialEq, Eq, Debug)]
pub enum LogFormat {
    /// A line for people
    Text,
    /// An object a line, for programs
    Json,
}

/// Arguments of `baize play`.
#[derive(Args, Debug)]
pub struct PlayArgs {
    /// The game.
    pub game: String,
    /// Your deck, by name or file.
    #[arg(long, value_name = "DECK")]
    pub deck: Option<String>,
    /// The deck of your opponent.
    #[arg(long, value_name = "DECK")]
    pub vs: Option<String>,
    /// Who leads it: random, greedy or search, as for `baize sim`.
    #[arg(long, value_name = "NAME", default_value = "random")]
    pub bot: String,
    /// The seed of chance; a new one each time when left out.
    #[arg(long)]
    pub seed: Option<u64>,
    /// Write a replay when the game ends or is left.
    #[arg(long, value_name = "FILE")]
    pub save: Option<PathBuf>,
    /// Overwrite the replay if it is there.
    #[arg(long, requires = "save")]
    pub force: bool,
    /// Read answers line by line instead of filling the screen.
    #[arg(long)]
    pub plain: bool,
    #[command(flatten)]
    pub settings: Settings,
}

/// What can be set for a match.
#[derive(Args, Debug, Clone, Default)]
pub struct Settings {
    /// The revision of the rules.
    #[arg(long, value_name = "NAME", help_heading = "Settings")]
    pub revision: Option<String>,
    /// The mode of play.
    #[arg(long, value_name = "NAME", help_heading = "Settings")]
    pub mode: Option<String>,
    /// The format: which cards and actions are in.
    #[arg(long, value_name = "NAME", help_heading = "Settings")]
    pub format: Option<String>,
    /// How many seats.
    #[arg(long, value_name = "N", help_heading = "Settings")]
    pub seats: Option<u8>,
    /// A reading of an unclear place in the rules.
    #[arg(long = "policy", value_name = "NAME=VALUE", help_heading = "Settings")]
    pub policies: Vec<String>,
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::CommandFactory;

    #[test]
    fn the_command_line_makes_sense() {
        Cli::command().debug_assert();
    }

    #[test]
    fn every_command_has_an_example() {
        fn look(command: &clap::Command) {
            let help = command.get_after_help().map(ToString::to_string).unwrap_or_default();
            assert!(help.contains("Example"), "{} has no example", command.get_name());
            command.get_subcommands().for_each(look);
        }
        look(&Cli::command());
    }
}
