//! `baize replay`: verify, show and record.

use crate::args::{ReplayCommand, Settings};
use crate::choose;
use crate::failure::Failure;
use crate::files;
use crate::out::{Done, Out};
use baize_kernel::chance::Chance;
use baize_kernel::replay::{Difference, Move, Recorder, Replay};
use baize_kernel::{Answer, Event, Match, Message, Rulebook, Seat, message};
use baize_presenter::{Known, Presenter, letter, tell};
use baize_record::file as record;
use baize_record::shuffle::{Shuffle, commitment};
use baize_scenario::Diagnostic;
use baize_sim::{Lineup, batch, check};
use serde::Serialize;
use serde_json::json;
use std::io::Write;
use std::path::Path;

/// Runs a command about replays.
///
/// # Errors
/// When a file or an argument is not as it should be.
pub fn run(out: &mut Out, command: &ReplayCommand) -> Result<Done, Failure> {
    match command {
        ReplayCommand::Verify { file, check, key, commitment } => {
            verify(out, file, *check, (key.as_deref(), commitment.as_deref()))
        }
        ReplayCommand::Show { file, seat } => show(out, file, seat.map(Seat)),
        ReplayCommand::Record { game, file, decks, bots, seed, force, settings } => {
            files::may_write(file, *force)?;
            let recorder = play(game, decks, bots, *seed, settings)?;
            files::write(file, record::write(recorder.replay(), None).as_bytes(), *force)?;
            tell_recorded(out, file, &recorder)
        }
    }
}

fn open(file: &Path) -> Result<(&'static dyn Rulebook, Replay, Option<String>), Failure> {
    let bytes = files::read(file, record::LARGEST)?;
    let (replay, note) = record::read(&bytes).map_err(|bad| {
        let failure = Failure::new(bad.told()).at(file.display());
        failure.hint(message!("a replay is a JSON file that `baize replay record` or `baize play --save` wrote"))
    })?;
    let Ok(book) = baize_registry::find(&replay.game) else {
        let failure =
            Failure::new(message!("the replay is of the game `{game}`, which is not played here", game = replay.game));
        return Err(failure.at(file.display()).hint(message!("`baize games` lists the games")));
    };
    Ok((book, replay, note))
}

/// Works a replay out anew: from its decks, or from the board that was laid.
fn run_anew(
    book: &dyn Rulebook,
    replay: &Replay,
    board: Option<&str>,
    watch: impl FnMut(&dyn Match, Option<&Move>, &[Event]),
) -> Result<Box<dyn Match>, Difference> {
    let Some(board) = board else { return replay.run(book, book.pool(), watch) };
    let wrong = |wrong: Vec<Diagnostic>| Message::list(wrong.iter().map(Diagnostic::told).collect(), "\n");
    let scenarios = baize_scenario::parse("board", board.as_bytes()).map_err(|w| Difference::Start(wrong(w)))?;
    let first = scenarios.first().ok_or_else(|| Difference::Start(message!("it describes no board")))?;
    let laid = baize_scenario::lay(first, &super::scenario::find).map_err(Difference::Start)?;
    record::run_laid(replay, laid.table, watch)
}

/// The shape of `baize replay verify --json`.
#[derive(Serialize)]
struct Verdict {
    ok: bool,
    answers: usize,
    digest: String,
    /// Whether the match is over at its end.
    finished: bool,
    /// The key of the server that signed it, if one did.
    signed_by: Option<String>,
    /// What the server committed to before the match, if it did and the seed was made of it.
    commitment: Option<String>,
    /// After how many answers the first difference shows; 0 is the set-up.
    first_difference: Option<usize>,
    message: Option<String>,
}

fn verify(
    out: &mut Out,
    file: &Path,
    checking: bool,
    (key, committed): (Option<&str>, Option<&str>),
) -> Result<Done, Failure> {
    let (book, replay, note) = open(file)?;
    let bytes = files::read(file, record::LARGEST)?;
    let shuffle = record::read_shuffle(&bytes);
    let signed = record::signed_by(&bytes);
    let unsigned = match (&signed, key) {
        (Err(bad), _) => Some((0, bad.told())),
        (Ok(by), Some(key)) if by.as_deref() != Some(key) => Some((0, message!("it is not signed with that key"))),
        _ => None,
    };
    let dishonest = is_dishonest(shuffle.as_ref(), &replay, committed);
    let dishonest = dishonest.then(|| (0, message!("the decks were not shuffled by what the server committed to")));
    let mut digest = replay.start;
    let mut chance = Chance::new(replay.seed);
    let mut unsound: Option<(usize, Message)> = None;
    let (mut answers, mut finished) = (0, false);
    let board = record::read_board(&bytes);
    let ran = run_anew(book, &replay, board.as_deref(), |table, step, _| {
        answers += usize::from(step.is_some());
        (digest, finished) = (table.digest(), table.outcome().is_some());
        if unsound.is_none() {
            let plain = || table.check().map_err(Message::foreign);
            let held = if checking { check::closely(table, &mut chance) } else { plain() };
            unsound = held.err().map(|why| (answers, why));
        }
    });
    let difference = ran.err().map(|difference| (place(&difference), difference.told()));
    let first = [unsigned, dishonest, unsound, difference].into_iter().flatten().min_by_key(|(at, _)| *at);
    let verdict = Verdict {
        ok: first.is_none(),
        answers: replay.moves.len(),
        digest: record::digest_text(digest),
        finished,
        signed_by: signed.ok().flatten(),
        commitment: shuffle.as_ref().map(|shuffle| commitment(&shuffle.secret)),
        first_difference: first.as_ref().map(|(at, _)| *at),
        message: first.as_ref().map(|(_, message)| message.to_string()),
    };
    if out.json {
        out.object(&verdict)?;
    } else if let Some((_, why)) = &first {
        out.tell(&message!("{file}: differs: {why}", file = file.display().to_string(), why))?;
        if let Some(note) = note {
            out.tell(&message!("Note: {note}", note))?;
        }
    } else {
        let unfinished = || message!("; unfinished: by the rules the match goes on from there");
        out.tell(&message!(
            "{file}: ok, {answers} answers, digest {digest}{end}",
            file = file.display().to_string(),
            answers = verdict.answers,
            digest = verdict.digest,
            end = if finished { Message::default() } else { unfinished() }
        ))?;
        if let Some(key) = &verdict.signed_by {
            out.tell(&message!("signed by the server whose `/api/key` is {key}", key))?;
        }
        if let Some(commitment) = verdict.commitment.as_ref().filter(|_| committed.is_none()) {
            out.tell(&message!("the shuffle is honest if the table said before the match: {commitment}", commitment))?;
        } else if committed.is_some() {
            out.tell(&message!("the decks were shuffled by what the table published before the match"))?;
        }
    }
    Ok(Done::from_ok(verdict.ok))
}

/// Returns whether the decks were shuffled by something else than what was committed to: by the replay's own account,
/// or by that of whoever kept what the table published.
fn is_dishonest(shuffle: Option<&Shuffle>, replay: &Replay, committed: Option<&str>) -> bool {
    let opened = shuffle.map(|shuffle| commitment(&shuffle.secret));
    let other = committed.is_some_and(|known| opened.is_none_or(|opened| !opened.eq_ignore_ascii_case(known.trim())));
    other || shuffle.is_some_and(|shuffle| !shuffle.made(replay))
}

/// Returns after how many answers a difference shows.
fn place(difference: &Difference) -> usize {
    match *difference {
        Difference::Refused { index, .. } => index,
        Difference::Digest { index } => index,
        Difference::Version(_) | Difference::Start(_) => 0,
    }
}

fn show(out: &mut Out, file: &Path, viewer: Option<Seat>) -> Result<Done, Failure> {
    let (book, replay, note) = open(file)?;
    if let Some(seat) = viewer.filter(|seat| seat.index() >= replay.decks.len()) {
        let failure = Failure::usage(message!("there is no seat {seat}", seat = seat.0)).at(file.display());
        return Err(
            failure.hint(message!("seats are counted from 0 to {last}", last = replay.decks.len().saturating_sub(1)))
        );
    }
    if !out.json {
        tell_head(out, book, &replay, note.as_deref())?;
    }
    let mut story = Story { book, replay: &replay, viewer, known: Known::default(), before: None };
    let mut told = Ok(());
    let board = record::read_board(&files::read(file, record::LARGEST)?);
    let ran = run_anew(book, &replay, board.as_deref(), |table, step, events| {
        let turn = step.map(|s| (s.seat, &s.answer));
        if told.is_ok() {
            told = story.tell(out, table, turn, events);
        }
        story.before = Some(table.copy());
    });
    told?;
    ran.map_err(|difference| Failure::new(difference.told()).at(file.display()))?;
    Ok(Done::Well)
}

fn tell_head(out: &mut Out, book: &dyn Rulebook, replay: &Replay, note: Option<&str>) -> Result<(), Failure> {
    out.tell(&message!(
        "{game}, seed {seed}, {answers} answers",
        game = out.language(book).title(book),
        seed = replay.seed,
        answers = replay.moves.len()
    ))?;
    for (i, deck) in replay.decks.iter().enumerate() {
        out.tell(&message!("Seat {seat}: {deck}", seat = letter(Seat(i as u8)), deck = deck.name))?;
    }
    if let Some(note) = note {
        out.tell(&message!("Note: {note}", note))?;
    }
    Ok(writeln!(out)?)
}

/// A replay being told.
struct Story<'a> {
    book: &'a dyn Rulebook,
    replay: &'a Replay,
    viewer: Option<Seat>,
    known: Known,
    before: Option<Box<dyn Match>>,
}

impl Story<'_> {
    fn tell(
        &mut self,
        out: &mut Out,
        table: &dyn Match,
        turn: Option<(Seat, &Answer)>,
        events: &[Event],
    ) -> Result<(), Failure> {
        let mut presenter = Presenter::new(self.book, &self.replay.options, table, None);
        presenter.language = out.language(self.book);
        match self.viewer {
            Some(seat) => self.known.learn(&table.view(Some(seat))),
            None => self.known.learn_all(table),
        }
        if let (Some((seat, answer)), Some(before)) = (turn, &self.before) {
            let words = self.answer_words(&presenter, &**before, seat, answer);
            if out.json {
                out.object(&json!({ "answer": words, "seat": seat.0 }))?;
            } else {
                out.tell(&message!("> {who} answers: {words}", who = presenter.who(seat), words))?;
            }
        }
        let mut lines = Vec::new();
        for event in events {
            let told = if self.viewer.is_some() { event.told_to(self.viewer) } else { event.clone() };
            self.known.hear(&told);
            if out.json {
                let line = presenter.event(&told, &self.known);
                out.object(&json!({ "clause": told.clause.as_str(), "event": line.text }))?;
            } else {
                presenter.log(&mut lines, &told, &self.known);
            }
        }
        Ok(lines.iter().try_for_each(|line| writeln!(out, "{line}"))?)
    }

    /// Returns what was answered, in the words of the options. To another seat it is told through
    /// the events only, since an answer may name what that seat cannot see.
    fn answer_words(&self, presenter: &Presenter<'_>, before: &dyn Match, seat: Seat, answer: &Answer) -> String {
        let tag = presenter.language.tag();
        if self.viewer.is_some_and(|viewer| viewer != seat) {
            return if *answer == Answer::Concede { tell(tag, &message!("concede")) } else { "…".into() };
        }
        let mut known = self.known.clone();
        known.learn(&before.view(Some(seat)));
        let option = |i: &u16| {
            let choice = before.prompt().and_then(|p| p.options.get(usize::from(*i)));
            choice.map_or_else(|| "?".to_owned(), |c| presenter.option(&before.phrase(c), &known).unwrap_or_default())
        };
        match answer {
            Answer::Pick(i) => option(i),
            Answer::Several(list) if list.is_empty() => tell(tag, &message!("none")),
            Answer::Several(list) | Answer::Arrange(list) => list.iter().map(option).collect::<Vec<_>>().join(", "),
            Answer::Number(n) => n.to_string(),
            Answer::Concede => tell(tag, &message!("concede")),
        }
    }
}

/// Plays a game between bots, recording it.
fn play(game: &str, decks: &[String], bots: &[String], seed: u64, settings: &Settings) -> Result<Recorder, Failure> {
    let book = choose::game(game)?;
    let mut options = choose::options(book, settings)?;
    let decks = choose::decks(book, &options, decks)?;
    let seats = choose::seats(book, &options, decks.len());
    if decks.len() != seats {
        let what = message!("{count} decks were given for {seats} seats", count = decks.len(), seats);
        return Err(Failure::usage(what).hint(message!("give one deck for each seat, or one for all")));
    }
    options.seats = seats as u8;
    let mut bots = Lineup::seat(&choose::bots(bots, seats)?, seed, 0);
    let opened = Recorder::open(book, &options, book.pool(), &decks, seed);
    let mut recorder = opened.map_err(|problems| choose::cannot_start(book, &problems))?;
    for _ in 0..batch::LIMIT {
        let Some((seat, answer)) = bots.answer(recorder.table()) else { break };
        recorder
            .answer(seat, &answer)
            .map_err(|e| Failure::new(message!("a bot's answer was refused: {error}", error = e.to_string())))?;
    }
    Ok(recorder)
}

fn tell_recorded(out: &mut Out, file: &Path, recorder: &Recorder) -> Result<Done, Failure> {
    let table = recorder.table();
    let (answers, digest) = (recorder.replay().moves.len(), record::digest_text(table.digest()));
    if out.json {
        let seed = recorder.replay().seed.to_string();
        let turns = table.clock().1;
        out.object(
            &json!({ "file": file.display().to_string(), "seed": seed, "answers": answers, "turns": turns, "digest": digest }),
        )?;
    } else {
        let file = file.display().to_string();
        out.tell(&message!("{file}: {answers} answers, digest {digest}", file, answers, digest))?;
    }
    Ok(Done::Well)
}
