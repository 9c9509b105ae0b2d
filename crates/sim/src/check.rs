//! The slow way to play: after every answer it is checked that the engine keeps its promises.
//!
//! Some checks are dear, so they are made at some positions only, drawn from the seed; a find can
//! therefore be repeated, and the replay that comes with it leads to the very position.

use crate::batch::{Batch, Failed, LIMIT, Played};
use crate::lineup::Lineup;
use crate::seeds::{Stream, derive};
use baize_kernel::chance::Chance;
use baize_kernel::match_of::random_answer;
use baize_kernel::replay::{Move, Recorder, Replay};
use baize_kernel::{Answer, Ask, Match, Message, Prompt, Seat, message};
use baize_record::panic_text;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// A promise that was broken.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Violation {
    /// The number of the game.
    pub game: u64,
    /// What does not hold.
    pub message: Message,
    /// The game up to where it shows.
    pub replay: Replay,
}

/// How many answers a written and read state is played on beside the original.
const CONTINUED: usize = 8;

/// One position in so many is looked at closely.
const CLOSELY: u32 = 8;

/// Plays a game of a batch, checking every position.
pub(crate) fn play(batch: &Batch<'_>, index: u64) -> Result<Played, Failed> {
    let opened = Recorder::open(batch.book, &batch.options, batch.pool.clone(), &batch.decks, batch.match_seed(index));
    let mut watch = Watch {
        recorder: opened.map_err(Failed::Start)?,
        attempted: None,
        chance: Chance::new(derive(batch.seed, index, Stream::Checks)),
    };
    let bots = Lineup::seat(&batch.bots, batch.seed, index);
    let ran = catch_unwind(AssertUnwindSafe(|| watch.run(bots).and_then(|played| watch.again(batch).map(|()| played))));
    let message = match ran {
        Ok(Ok(played)) => return Ok(played),
        Ok(Err(message)) => message,
        Err(panic) => message!("the rules panicked: {why}", why = panic_text(&*panic)),
    };
    let mut replay = watch.recorder.replay().clone();
    // The answer that broke it belongs to the record although it never came to a state.
    replay.moves.extend(watch.attempted.map(|(seat, answer)| Move { seat, answer, digest: 0 }));
    Err(Failed::Check(Box::new(Violation { game: index, message, replay })))
}

struct Watch {
    recorder: Recorder,
    /// An answer that is being given and has not been taken yet.
    attempted: Option<(Seat, Answer)>,
    chance: Chance,
}

impl Watch {
    fn run(&mut self, mut bots: Lineup) -> Result<Played, Message> {
        let mut decisions = 0;
        loop {
            position(self.recorder.table(), &mut self.chance)?;
            if decisions == LIMIT {
                break;
            }
            let Some((seat, answer)) = bots.answer(self.recorder.table()) else { break };
            self.attempted = Some((seat, answer.clone()));
            self.recorder
                .answer(seat, &answer)
                .map_err(|e| message!("an answer was refused: {why}", why = e.to_string()))?;
            self.attempted = None;
            decisions += 1;
        }
        let table = self.recorder.table();
        Ok(Played { decisions, turns: table.clock().1, outcome: table.outcome(), digest: table.digest() })
    }

    /// Plays the record of the finished game again.
    fn again(&self, batch: &Batch<'_>) -> Result<(), Message> {
        let replayed = self.recorder.replay().run(batch.book, batch.pool.clone(), |_, _, _| {});
        replayed.map(|_| ()).map_err(|e| message!("played again, the same game differs: {why}", why = e.to_string()))
    }
}

/// Checks a position: soundness always, the dear promises at positions drawn from `chance`.
///
/// # Errors
/// Says what does not hold.
pub fn position(table: &dyn Match, chance: &mut Chance) -> Result<(), Message> {
    table.check().map_err(Message::foreign)?;
    if chance.below(CLOSELY) != 0 {
        return Ok(());
    }
    closely(table, chance)
}

/// Checks everything that is promised of a position.
///
/// # Errors
/// Says what does not hold.
pub fn closely(table: &dyn Match, chance: &mut Chance) -> Result<(), Message> {
    table.check().map_err(Message::foreign)?;
    survives_writing(table, chance)?;
    takes_what_it_offers(table, chance)?;
    refuses_the_rest(table)?;
    hides_what_is_hidden(table, chance)
}

/// A state that was written and read is the same, and goes on in the same way.
fn survives_writing(table: &dyn Match, chance: &mut Chance) -> Result<(), Message> {
    let mut read =
        table.load(&table.save()).map_err(|e| message!("a saved state cannot be read: {why}", why = e.to_string()))?;
    let mut copy = table.copy();
    for step in 0..=CONTINUED {
        if read.digest() != copy.digest() {
            return Err(message!("a state that was saved and read differs {n} answers later", n = step));
        }
        let Some(prompt) = copy.prompt() else { break };
        let (seat, answer) = (prompt.seat, random_answer(prompt, chance));
        if read.answer(seat, &answer) != copy.answer(seat, &answer) {
            return Err(message!("a state that was saved and read tells other events {n} answers later", n = step + 1));
        }
    }
    Ok(())
}

/// Every option is taken, and leads to a sound state.
fn takes_what_it_offers(table: &dyn Match, chance: &mut Chance) -> Result<(), Message> {
    let Some(prompt) = table.prompt() else { return Ok(()) };
    for answer in offered(prompt, chance) {
        let mut copy = table.copy();
        let (given, options) = (format!("{answer:?}"), prompt.options.len());
        copy.answer(prompt.seat, &answer).map_err(|e| {
            let why = e.to_string();
            message!("`{given}` of {options} options is offered and refused: {why}", given, options, why)
        })?;
        copy.check().map_err(|why| {
            message!("`{given}` of {options} options leads to an unsound state: {why}", given, options, why)
        })?;
    }
    Ok(())
}

/// Returns answers that a question offers: all of them where one option is taken, else a few.
fn offered(prompt: &Prompt, chance: &mut Chance) -> Vec<Answer> {
    match prompt.ask {
        Ask::Pick => (0..prompt.options.len() as u16).map(Answer::Pick).collect(),
        Ask::Number { min, max } => vec![Answer::Number(min), Answer::Number(max)],
        Ask::Several { .. } | Ask::Arrange => (0..4).map(|_| random_answer(prompt, chance)).collect(),
    }
}

/// Whatever does not fit the question is refused and changes nothing.
fn refuses_the_rest(table: &dyn Match) -> Result<(), Message> {
    let before = table.digest();
    let mut copy = table.copy();
    for (seat, answer) in unfit(table) {
        let given = format!("{answer:?}");
        if copy.answer(seat, &answer).is_ok() {
            return Err(message!("`{given}` of seat {seat} is not offered and was taken", given, seat = seat.0));
        }
        if copy.digest() != before {
            return Err(message!("`{given}` of seat {seat} was refused and changed the state", given, seat = seat.0));
        }
    }
    Ok(())
}

/// Returns answers that do not fit the open question.
fn unfit(table: &dyn Match) -> Vec<(Seat, Answer)> {
    let Some(prompt) = table.prompt() else { return vec![(Seat(0), Answer::Pick(0)), (Seat(0), Answer::Concede)] };
    let (seat, count) = (prompt.seat, prompt.options.len() as u16);
    let mut answers = vec![
        Answer::Pick(count),
        Answer::Pick(u16::MAX),
        Answer::Several(vec![count]),
        Answer::Several(vec![0, 0]),
        Answer::Arrange(vec![0; usize::from(count) + 1]),
    ];
    match prompt.ask {
        Ask::Pick => answers.push(Answer::Number(0)),
        Ask::Several { min, max } => {
            answers.push(Answer::Several((0..u16::from(max) + 1).collect()));
            answers.extend(min.checked_sub(1).map(|n| Answer::Several((0..u16::from(n)).collect())));
        }
        Ask::Arrange => answers.push(Answer::Arrange(Vec::new())),
        Ask::Number { min, max } => {
            answers.extend(max.checked_add(1).map(Answer::Number));
            answers.extend(min.checked_sub(1).map(Answer::Number));
        }
    }
    let mut unfit: Vec<(Seat, Answer)> = answers.into_iter().map(|answer| (seat, answer)).collect();
    let other = (0..table.seats()).map(Seat).find(|&s| s != seat);
    unfit.extend(other.map(|s| (s, Answer::Pick(0))));
    unfit.push((Seat(table.seats()), Answer::Concede));
    unfit
}

/// Drawing anew what a seat cannot know changes nothing it sees.
fn hides_what_is_hidden(table: &dyn Match, chance: &mut Chance) -> Result<(), Message> {
    for seat in (0..table.seats()).map(Seat) {
        let other = table.resample(seat, u64::from(chance.below(u32::MAX)));
        if other.view(Some(seat)) != table.view(Some(seat)) {
            let seat = seat.0;
            return Err(message!(
                "seat {seat} can tell two tables apart that differ only in what it cannot know",
                seat
            ));
        }
        let unsound = |why| message!("drawing anew what seat {seat} cannot know is unsound: {why}", seat = seat.0, why);
        other.check().map_err(unsound)?;
    }
    Ok(())
}
