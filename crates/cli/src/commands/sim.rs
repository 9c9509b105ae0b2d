//! `baize sim`: many games, and who wins them.

use crate::args::{SimArgs, SimCommand};
use crate::choose;
use crate::failure::Failure;
use crate::files;
use crate::out::{Done, Out};
use baize_kernel::{Message, Rulebook, message};
use baize_record::file as record;
use baize_sim::batch::Failed;
use baize_sim::cards::{Fate, Share};
use baize_sim::random::RandomDecks;
use baize_sim::report::{self, Heading};
use baize_sim::shard::{self, BadPart, Part};
use baize_sim::stats::Lengths;
use baize_sim::{Entrant, Plan, Results, Shard, Violation};
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use serde::{Serialize, Serializer};
use std::io::{IsTerminal, Write};
use std::path::{Path, PathBuf};

/// Plays many games.
///
/// # Errors
/// When the match cannot be started, a check finds something, or a file cannot be written.
pub fn run(out: &mut Out, args: &SimArgs) -> Result<Done, Failure> {
    if let Some(SimCommand::Merge { files, report, force }) = &args.command {
        return merge(out, files, report.as_deref(), *force);
    }
    let book = choose::game(args.game.as_deref().unwrap_or_default())?;
    if let Some(games) = args.random_decks {
        return random_decks(out, book, args, games);
    }
    let plan = plan(book, args)?;
    for path in args.report.iter().chain(&args.out).chain(args.check.then_some(&args.found)) {
        files::may_write(path, args.force)?;
    }
    let threads = rayon_pool(args.threads)?;
    let bar = progress(plan.total());
    let outcome = threads.install(|| plan.run(&|| bar.inc(1)));
    bar.finish_and_clear();
    let results = outcome.map_err(|failed| failure(book, args, failed))?;
    if let Some(path) = &args.out {
        files::write(path, Part::of(&plan, &results, command(args)).write().as_bytes(), args.force)?;
    }
    show(out, &plan, &results, args.report.as_deref().map(|path| (path, command(args), args.force)))
}

/// Tells what came of a plan, and writes the report of it: where, of which command, over what is there.
fn show(
    out: &mut Out,
    plan: &Plan<'_>,
    results: &Results,
    report: Option<(&Path, String, bool)>,
) -> Result<Done, Failure> {
    let (book, path) = (plan.book, report.as_ref().map(|(path, ..)| *path));
    if let Some((path, command, force)) = report {
        let heading = Heading { title: book.title().to_owned(), command };
        let name = |def: baize_kernel::DefId| book.pool().name(def).to_owned();
        files::write(path, report::html(&heading, results, &name).as_bytes(), force)?;
    }
    if out.json {
        out.object(&Summary::new(book, results))?;
    } else {
        tell(out, plan, results, path)?;
    }
    Ok(Done::Well)
}

/// Joins the parts of a plan.
fn merge(out: &mut Out, paths: &[PathBuf], report: Option<&Path>, force: bool) -> Result<Done, Failure> {
    report.map_or(Ok(()), |path| files::may_write(path, force))?;
    let read = |path: &PathBuf| {
        let bytes = files::read(path, shard::LARGEST)?;
        Part::read(&bytes).map_err(|wrong| misfit(wrong).at(path.display()))
    };
    let parts: Vec<Part> = paths.iter().map(read).collect::<Result<_, _>>()?;
    let command = parts.first().map(|part| part.command.clone()).unwrap_or_default();
    let joined = shard::join(parts, &|id| baize_registry::find(id).ok());
    let (plan, results) = joined.map_err(misfit)?;
    show(out, &plan, &results, report.map(|path| (path, command, force)))
}

/// Says why parts do not fit, and how that is mended.
fn misfit(wrong: BadPart) -> Failure {
    Failure::new(wrong.message()).hint(match wrong {
        BadPart::Missing(_) => message!("give the files of all parts, or play these with `baize sim … --shard`"),
        BadPart::Version(_) | BadPart::Game(_) | BadPart::Meaning(_) => {
            message!("join parts with the program, and the cards, that played them")
        }
        _ => message!("join the parts of one plan: the same command, each with its own --shard"),
    })
}

fn plan(book: &'static dyn Rulebook, args: &SimArgs) -> Result<Plan<'static>, Failure> {
    let mut options = choose::options(book, &args.settings)?;
    let decks = choose::decks(book, &options, &args.decks)?;
    let bots = choose::bots(&args.bots, decks.len())?;
    let seats = choose::seats(book, &options, decks.len());
    options.seats = seats as u8;
    Ok(Plan {
        book,
        options,
        pool: book.pool(),
        entrants: decks.into_iter().zip(bots).map(|(deck, bot)| Entrant { deck, bot }).collect(),
        seats,
        games: args.games,
        seed: args.seed,
        check: args.check,
        cards: args.by_card || args.report.is_some() && !args.check,
        shard: args.shard.unwrap_or(Shard::WHOLE),
    })
}

/// The shape of `baize sim --random-decks --json`.
#[derive(Serialize)]
struct RandomSummary<'a> {
    game: &'a str,
    games: u64,
    draws: u64,
    unfinished: u64,
    decisions: u64,
    cards: usize,
    abilities: usize,
    never_used: Vec<String>,
    #[serde(serialize_with = "in_english")]
    violations: Vec<Message>,
}

/// Messages as programs read them.
fn in_english<S: Serializer>(messages: &[Message], to: S) -> Result<S::Ok, S::Error> {
    to.collect_seq(messages.iter().map(|message| &**message))
}

/// Plays games between decks of random cards.
fn random_decks(out: &mut Out, book: &'static dyn Rulebook, args: &SimArgs, games: u64) -> Result<Done, Failure> {
    let mut options = choose::options(book, &args.settings)?;
    let seats = choose::seats(book, &options, 0);
    options.seats = seats as u8;
    let bot = choose::bots(&args.bots, 1)?.remove(0);
    let (pool, seed, check) = (book.pool(), args.seed, args.check);
    if check {
        files::may_write(&args.found, args.force)?;
    }
    let plan = RandomDecks { book, options, pool: pool.clone(), seats, bot, games, seed, check };
    let bar = progress(games);
    let ran = rayon_pool(args.threads)?.install(|| plan.run(&|| bar.inc(1)));
    bar.finish_and_clear();
    let found = ran.map_err(|problems| choose::cannot_start(book, &problems))?;
    let (never, abilities) = found.never_used(&pool);
    let told = |v: &Violation| {
        let (game, answers) = (v.game, v.replay.moves.len());
        message!("game {game} after {answers} answers: {message}", game, answers, message = v.message)
    };
    if let Some(first) = found.violations.first() {
        files::write(&args.found, record::write(&first.replay, Some(&told(first))).as_bytes(), args.force)?;
    }
    let summary = RandomSummary {
        game: book.id(),
        games: found.games,
        draws: found.draws,
        unfinished: found.unfinished,
        decisions: found.decisions,
        cards: found.dealt.len(),
        abilities,
        never_used: never.iter().map(|(id, at)| format!("{id}/{at}")).collect(),
        violations: found.violations.iter().map(told).collect(),
    };
    if out.json {
        out.object(&summary)?;
    } else {
        summary.tell(out)?;
    }
    Ok(Done::from_ok(summary.violations.is_empty()))
}

impl RandomSummary<'_> {
    fn tell(&self, out: &mut Out) -> Result<(), Failure> {
        out.tell(&message!(
            "{game}: {games} games, {decisions} decisions, {cards} cards",
            game = self.game,
            games = self.games,
            decisions = self.decisions,
            cards = self.cards
        ))?;
        out.tell(&message!("draws      {n}", n = self.draws))?;
        out.tell(&message!("unfinished {n}", n = self.unfinished))?;
        let unused = self.never_used.len();
        let (used, all) = (self.abilities - unused, self.abilities);
        out.tell(&message!("abilities  {used} used of {all}", used, all))?;
        if unused > 0 {
            out.tell(&message!("never used {abilities}", abilities = self.never_used.join(" ")))?;
        }
        for violation in &self.violations {
            out.tell(&message!("broken     {violation}", violation))?;
        }
        Ok(())
    }
}

fn rayon_pool(threads: Option<u16>) -> Result<rayon::ThreadPool, Failure> {
    let builder = rayon::ThreadPoolBuilder::new().num_threads(threads.map_or(0, usize::from));
    builder.build().map_err(|e| Failure::new(message!("the threads cannot be started: {error}", error = e.to_string())))
}

/// Returns a bar on standard error, which is drawn only where someone can see it.
fn progress(games: u64) -> ProgressBar {
    let target = if std::io::stderr().is_terminal() {
        ProgressDrawTarget::stderr_with_hz(10)
    } else {
        ProgressDrawTarget::hidden()
    };
    let style = ProgressStyle::with_template("{bar:40.green} {human_pos}/{human_len} games, {per_sec}, {eta} left");
    let bar = ProgressBar::with_draw_target(Some(games), target);
    bar.with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}

fn failure(book: &dyn Rulebook, args: &SimArgs, failed: Failed) -> Failure {
    let violation = match failed {
        Failed::Start(problems) => return choose::cannot_start(book, &problems),
        Failed::Check(violation) => violation,
    };
    let Violation { game, message, replay } = &*violation;
    let answers = replay.moves.len();
    let what = message!(
        "game {game} (seed {seed}) after {answers} answers: {message}",
        game,
        seed = replay.seed,
        answers,
        message
    );
    let written = record::write(replay, Some(&*what));
    let failure = Failure::new(what);
    match files::write(&args.found, written.as_bytes(), args.force) {
        Ok(()) => {
            let path = args.found.display();
            failure
                .at(args.found.display())
                .hint(message!("`baize replay verify {path} --check` shows it again", path = path.to_string()))
        }
        Err(error) => failure.hint(message!("the replay was not kept: {error}", error = error.what)),
    }
}

/// Returns the command that gives the same games again.
fn command(args: &SimArgs) -> String {
    let mut words = vec![format!("baize sim {}", args.game.as_deref().unwrap_or_default())];
    words.extend(args.decks.iter().map(|deck| format!("--deck {}", quote(deck))));
    words.extend(args.bots.iter().map(|bot| format!("--bot {}", quote(bot))));
    let settings = &args.settings;
    let named = [("revision", &settings.revision), ("mode", &settings.mode), ("format", &settings.format)].into_iter();
    words.extend(named.filter_map(|(name, value)| value.as_ref().map(|v| format!("--{name} {}", quote(v)))));
    words.extend(settings.seats.map(|n| format!("--seats {n}")));
    words.extend(settings.policies.iter().map(|policy| format!("--policy {}", quote(policy))));
    words.push(format!("--games {} --seed {}", args.games, args.seed));
    words.extend(args.check.then(|| "--check".to_owned()));
    words.extend(args.by_card.then(|| "--by-card".to_owned()));
    words.join(" ")
}

/// Quotes a word for a shell where it needs it.
fn quote(word: &str) -> String {
    let plain = |c: char| c.is_ascii_alphanumeric() || "-_./=".contains(c);
    if !word.is_empty() && word.chars().all(plain) {
        word.to_owned()
    } else {
        format!("'{}'", word.replace('\'', r"'\''"))
    }
}

fn tell(out: &mut Out, plan: &Plan<'_>, results: &Results, report: Option<&Path>) -> Result<(), Failure> {
    let (game, games, seed) = (out.language(plan.book).title(plan.book), results.games, plan.seed);
    out.tell(&match plan.shard {
        Shard::WHOLE => message!("{game}: {games} games, seed {seed}", game, games, seed),
        part => message!("{game}: {games} games, seed {seed}, part {part}", game, games, seed, part = part.to_string()),
    })?;
    for one in &results.standings {
        let share = one.wins as f64 / one.games.max(1) as f64 * 100.0;
        let (low, high) = (one.interval.0 * 100.0, one.interval.1 * 100.0);
        let name = format!("{} ({})", one.deck, one.bot);
        out.tell(&message!(
            "  {name} {wins} wins  {share}%  [{low}%, {high}%]",
            name = format!("{name:<28}"),
            wins = format!("{:>8}", one.wins),
            share = format!("{share:5.1}"),
            low = format!("{low:.1}"),
            high = format!("{high:.1}")
        ))?;
    }
    if results.meetings.len() > 1 {
        tell_matrix(out, results)?;
    }
    tell_cards(out, plan.book, results)?;
    let Lengths { mean, median, p90, max, .. } = results.turns.lengths();
    out.tell(&message!("draws      {n}", n = results.draws))?;
    if results.unfinished > 0 {
        out.tell(&message!("unfinished {n}", n = results.unfinished))?;
    }
    out.tell(&message!(
        "turns      mean {mean}, median {median}, 9 in 10 at most {most}, longest {longest}",
        mean = format!("{mean:.1}"),
        median,
        most = p90,
        longest = max
    ))?;
    out.tell(&message!(
        "speed      {games} games/s, {decisions} decisions/s",
        games = format!("{:.0}", results.games_per_second()),
        decisions = format!("{:.0}", results.decisions_per_second())
    ))?;
    out.tell(&message!("digest     {digest}", digest = record::digest_text(results.digest)))?;
    if plan.check {
        out.tell(&message!("checks     every promise held"))?;
    }
    if let Some(path) = report {
        out.tell(&message!("report     {file}", file = path.display().to_string()))?;
    }
    Ok(())
}

fn tell_matrix(out: &mut Out, results: &Results) -> Result<(), Failure> {
    out.tell(&message!("wins of the row against the column:"))?;
    for (a, one) in results.standings.iter().enumerate() {
        write!(out, "  {:<28}", one.deck)?;
        for b in 0..results.standings.len() {
            match results.share(a, b).filter(|_| a != b) {
                Some(share) => write!(out, " {:>6.1}%", share * 100.0)?,
                None => write!(out, " {:>7}", "·")?,
            }
        }
        writeln!(out)?;
    }
    Ok(())
}

/// Tells what became of the cards of each deck, the most often drawn first.
fn tell_cards(out: &mut Out, book: &dyn Rulebook, results: &Results) -> Result<(), Failure> {
    let pool = book.pool();
    let share = |share: Share| match share.games {
        0 => format!("{:>14}", "–"),
        games => format!("{:>6.1}% of {games:>4}", share.wins as f64 / games as f64 * 100.0),
    };
    for one in results.standings.iter().filter(|one| !one.cards.is_empty()) {
        out.tell(&message!("cards of {deck}: won when in the opening hand, when drawn, when played", deck = one.deck))?;
        let mut cards: Vec<_> = one.cards.iter().collect();
        cards.sort_by_key(|(_, fate)| std::cmp::Reverse(fate.drawn.games));
        for (def, fate) in cards {
            let (id, name) = (&pool.def(*def).id, pool.name(*def));
            let shares = [fate.opening, fate.drawn, fate.played].map(share).join("  ");
            writeln!(out, "  {id:<12} {shares}  {name}")?;
        }
    }
    Ok(())
}

/// The shape of `baize sim --json`.
#[derive(Serialize)]
struct Summary<'a> {
    game: &'a str,
    seats: Vec<SeatSummary<'a>>,
    games: u64,
    draws: u64,
    unfinished: u64,
    decisions: u64,
    turns_mean: f64,
    turns: Lengths,
    matrix: Vec<PairSummary>,
    seconds: f64,
    games_per_second: f64,
    decisions_per_second: f64,
    digest: String,
}

#[derive(Serialize)]
struct SeatSummary<'a> {
    deck: &'a str,
    bot: &'a str,
    games: u64,
    wins: u64,
    low: f64,
    high: f64,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    cards: Vec<CardSummary>,
}

/// What became of a card: how many games, and how many of those were won.
#[derive(Serialize)]
struct CardSummary {
    card: String,
    #[serde(flatten)]
    fate: Fate,
}

/// One pairing of a matrix: places among the seats, and their wins.
#[derive(Serialize)]
struct PairSummary {
    seats: Vec<usize>,
    games: u64,
    wins: Vec<u64>,
    draws: u64,
}

impl<'a> Summary<'a> {
    fn new(book: &'a dyn Rulebook, results: &'a Results) -> Summary<'a> {
        let pool = book.pool();
        let card = |def: baize_kernel::DefId, fate| CardSummary { card: pool.def(def).id.clone(), fate };
        let seat = |s: &'a baize_sim::plan::Standing| SeatSummary {
            deck: &s.deck,
            bot: &s.bot,
            games: s.games,
            wins: s.wins,
            low: s.interval.0,
            high: s.interval.1,
            cards: s.cards.iter().map(|(def, fate)| card(*def, *fate)).collect(),
        };
        let pairs = results.meetings.iter().filter(|_| results.meetings.len() > 1);
        let pair = |m: &baize_sim::plan::Meeting| PairSummary {
            seats: m.entrants.clone(),
            games: m.tally.games,
            wins: m.tally.wins.clone(),
            draws: m.tally.draws,
        };
        Summary {
            game: book.id(),
            seats: results.standings.iter().map(seat).collect(),
            games: results.games,
            draws: results.draws,
            unfinished: results.unfinished,
            decisions: results.decisions,
            turns_mean: results.turns.mean(),
            turns: results.turns.lengths(),
            matrix: pairs.map(pair).collect(),
            seconds: results.seconds,
            games_per_second: results.games_per_second(),
            decisions_per_second: results.decisions_per_second(),
            digest: record::digest_text(results.digest),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::quote;

    #[test]
    fn words_are_quoted_where_a_shell_needs_it() {
        assert_eq!(quote("st01"), "st01");
        assert_eq!(quote("my deck.txt"), "'my deck.txt'");
        assert_eq!(quote("it's"), r"'it'\''s'");
        assert_eq!(quote(""), "''");
    }
}
