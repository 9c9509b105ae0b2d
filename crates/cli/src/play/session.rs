//! A match between a person and bots: who is asked, what was told, and the way back.

use crate::choose;
use crate::failure::Failure;
use crate::words::Words;
use baize_ai::BotSpec;
use baize_kernel::replay::{Recorder, Replay};
use baize_kernel::{
    Answer, Choice, Clause, Deck, Event, Match, Options, Prompt, Rejected, Rulebook, Seat, View, message,
};
use baize_presenter::{Known, Language, Line, Presenter, after_one, capital, tell_something};
use baize_sim::Lineup;
use std::sync::Arc;

/// The seat of the person.
pub const YOU: Seat = Seat(0);

/// A match between a person and bots.
pub struct Session {
    book: &'static dyn Rulebook,
    options: Options,
    spec: BotSpec,
    bots: Lineup,
    recorder: Recorder,
    known: Known,
    log: Vec<Line>,
    /// The second of two questions that are asked as one.
    then: Option<Then>,
    /// What is said besides the match.
    pub words: Words,
}

/// The question that follows "none or one?", with none as its last option.
struct Then {
    table: Box<dyn Match>,
    prompt: Prompt,
}

impl Session {
    /// Starts a match and lets the bots answer until the person is asked.
    ///
    /// # Errors
    /// When the match cannot be started.
    pub fn start(
        book: &'static dyn Rulebook,
        options: Options,
        decks: Vec<Deck>,
        spec: BotSpec,
        seed: u64,
        lang: &'static str,
    ) -> Result<Session, Failure> {
        let opened = Recorder::open(book, &options, book.pool(), &decks, seed);
        let recorder = opened.map_err(|problems| choose::cannot_start(book, &problems))?;
        let bots = Lineup::seat((0..recorder.table().seats()).map(|_| &spec), seed, 0);
        let (known, log, words) = (Known::default(), Vec::new(), Words::new(lang));
        let mut session = Session { book, options, spec, bots, recorder, known, log, then: None, words };
        let opening = session.recorder.table().opening().to_vec();
        session.tell(&opening);
        session.let_bots_answer();
        Ok(session)
    }

    /// Returns the match.
    pub fn table(&self) -> &dyn Match {
        self.recorder.table()
    }

    /// Returns the name of the game.
    pub fn title(&self) -> String {
        self.language().title(self.book)
    }

    fn language(&self) -> Arc<Language> {
        Language::of(self.book, self.words.tag)
    }

    /// Returns the name of the bots.
    pub fn bot(&self) -> &str {
        self.spec.name()
    }

    /// Returns what the person sees.
    pub fn view(&self) -> View {
        self.table().view(Some(YOU))
    }

    /// Returns the question to the person; `None` once the match is over.
    pub fn prompt(&self) -> Option<&Prompt> {
        let plain = || self.table().prompt().filter(|prompt| prompt.seat == YOU);
        self.then.as_ref().map(|then| &then.prompt).or_else(plain)
    }

    /// Returns what the person was told, from the beginning.
    pub fn log(&self) -> &[Line] {
        &self.log
    }

    /// Returns the cards that the person has come to know.
    pub fn known(&self) -> &Known {
        &self.known
    }

    /// Returns whose turn it is and the step of it, in words.
    pub fn moment(&self) -> String {
        let (view, presenter) = (self.view(), self.presenter());
        let phase = presenter.language.name("phase", presenter.vocabulary.phase(view.phase));
        let turn = self.words.say("play-turn", &[("n", i64::from(view.turn).into())]);
        format!("{} · {} · {}", capital(&turn), presenter.who(view.active), capital(&phase))
    }

    /// Returns the record so far.
    pub fn replay(&self) -> &Replay {
        self.recorder.replay()
    }

    /// Returns the words for this match.
    pub fn presenter(&self) -> Presenter<'_> {
        let mut presenter = Presenter::new(self.book, &self.options, self.table(), Some(YOU));
        presenter.language = self.language();
        presenter
    }

    /// Returns the question and its options in words.
    pub fn question(&self) -> Option<(String, Vec<String>)> {
        let prompt = self.prompt()?;
        let presenter = self.presenter();
        let table = self.then.as_ref().map_or(self.table(), |then| &*then.table);
        let asked = table.prompt().unwrap_or(prompt);
        let mut options = presenter.options(&table.view(Some(YOU)), asked, |choice| table.phrase(choice));
        options.extend(self.then.is_some().then(|| self.words.tell("play-none")));
        Some((presenter.question(prompt, &self.known), options))
    }

    /// Returns what a clause of the rules demands.
    pub fn clause(&self, clause: Clause) -> Option<String> {
        Some(self.presenter().clause(clause)).filter(|text| !text.is_empty())
    }

    /// Answers for the person, then lets the bots answer.
    ///
    /// # Errors
    /// When the answer does not fit.
    pub fn answer(&mut self, answer: &Answer) -> Result<(), Rejected> {
        let (first, second) = match (&self.then, answer) {
            (Some(then), Answer::Pick(at)) if usize::from(*at) + 1 < then.prompt.options.len() => {
                (Answer::Number(1), Some(answer))
            }
            (Some(then), Answer::Pick(at)) if usize::from(*at) < then.prompt.options.len() => (Answer::Number(0), None),
            _ => (answer.clone(), None),
        };
        for answer in std::iter::once(&first).chain(second) {
            let events = self.recorder.answer(YOU, answer)?;
            self.tell(&events);
        }
        self.let_bots_answer();
        Ok(())
    }

    /// Goes back to the person's last decision, and returns whether there was one.
    ///
    /// # Errors
    /// When the match cannot be played again, which would be a mistake of the engine.
    pub fn undo(&mut self) -> Result<bool, Failure> {
        let before = self.replay().clone();
        let Some(keep) = before.moves.iter().rposition(|step| step.seat == YOU) else { return Ok(false) };
        let opened = Recorder::open(self.book, &self.options, self.book.pool(), &before.decks, before.seed);
        self.recorder = opened.map_err(|problems| choose::cannot_start(self.book, &problems))?;
        self.known = Known::default();
        self.log.clear();
        let opening = self.recorder.table().opening().to_vec();
        self.tell(&opening);
        for step in &before.moves[..keep] {
            let asked_as_one = step.seat == YOU && after_one(self.table(), YOU).is_some();
            if asked_as_one && self.replay().moves.len() + 1 == keep {
                break;
            }
            let again = self.recorder.answer(step.seat, &step.answer);
            let events = again.map_err(|e| {
                Failure::new(message!("the match cannot be played again: {error}", error = e.to_string()))
            })?;
            self.tell(&events);
        }
        self.look_ahead();
        Ok(true)
    }

    /// Finds out whether the open question is asked together with the one after it.
    fn look_ahead(&mut self) {
        self.then = after_one(self.table(), YOU).and_then(|table| {
            let mut prompt = table.prompt()?.clone();
            prompt.id = self.table().prompt()?.id;
            prompt.options.push(Choice::plain(prompt.why.verb));
            Some(Then { table, prompt })
        });
    }

    /// Adds events to the log as the person is told them.
    fn tell(&mut self, events: &[Event]) {
        let view = self.view();
        self.known.learn(&view);
        let mut presenter = Presenter::new(self.book, &self.options, self.recorder.table(), Some(YOU));
        presenter.language = Language::of(self.book, self.words.tag);
        let before = self.log.len();
        for event in events {
            let told = event.told_to(Some(YOU));
            self.known.hear(&told);
            presenter.log(&mut self.log, &told, &self.known);
        }
        tell_something(&mut self.log[before..]);
    }

    fn let_bots_answer(&mut self) {
        while self.table().prompt().is_some_and(|p| p.seat != YOU) {
            let Some((seat, answer)) = self.bots.answer(self.recorder.table()) else { return };
            // A bot that answers what was not asked gives up rather than keep the person waiting.
            let given = self.recorder.answer(seat, &answer).or_else(|_| self.recorder.answer(seat, &Answer::Concede));
            let Ok(events) = given else { return };
            self.tell(&events);
        }
        self.look_ahead();
    }
}

#[cfg(test)]
pub mod tests {
    use super::*;

    /// A short game to try things on.
    pub fn tiny() -> Session {
        open("tiny")
    }

    /// A game with decks that ship.
    pub fn open(game: &str) -> Session {
        let book = baize_registry::find(game).expect("the game is played here");
        let options = book.ways().into_iter().next().unwrap_or_default();
        let decks = book.decks_in_turn(&options, 0);
        Session::start(book, options, decks, BotSpec::random(), 7, "en").expect("decks that ship are legal")
    }

    #[test]
    fn the_person_is_asked_or_the_match_is_over() {
        let mut session = tiny();
        while session.prompt().is_some() {
            session.answer(&Answer::Pick(0)).expect("the first option is always there");
        }
        assert!(session.table().outcome().is_some());
        assert!(session.log().last().is_some_and(|line| line.heading), "{:?}", session.log().last());
    }

    #[test]
    fn undo_goes_back_to_the_last_decision_of_the_person() {
        let mut session = tiny();
        let (view, log) = (session.view(), session.log().to_vec());
        assert_eq!(session.undo().ok(), Some(false), "nothing has been decided yet");
        session.answer(&Answer::Pick(0)).expect("the first option is always there");
        assert_ne!(session.view(), view);
        assert_eq!(session.undo().ok(), Some(true));
        assert_eq!(session.view(), view);
        assert_eq!(session.log(), log);
        assert_eq!(session.replay().moves.iter().filter(|m| m.seat == YOU).count(), 0);
    }

    #[test]
    fn none_or_one_and_which_are_asked_as_one() {
        let mut session = open("one-piece");
        let mut merged = 0;
        for _ in 0..400 {
            let Some(prompt) = session.prompt() else { break };
            assert_ne!(prompt.ask, baize_kernel::Ask::Number { min: 0, max: 1 }, "{:?}", session.question());
            let answer = baize_kernel::match_of::random_answer(prompt, &mut baize_kernel::chance::Chance::new(merged));
            if session.then.is_some() {
                merged += 1;
                let (moves, view) = (session.replay().moves.len(), session.view());
                let (_, options) = session.question().expect("the person is asked");
                assert_eq!(options.last().map(String::as_str), Some("None"));
                session.answer(&Answer::Pick(0)).expect("the first option is always there");
                assert_eq!(session.replay().moves[moves].answer, Answer::Number(1));
                assert_eq!(session.undo().ok(), Some(true));
                assert_eq!((session.replay().moves.len(), session.view()), (moves, view));
                session.answer(&Answer::Pick(options.len() as u16 - 1)).expect("none can be taken");
                assert_eq!(session.replay().moves[moves].answer, Answer::Number(0));
                continue;
            }
            session.answer(&answer).expect("what is offered is taken");
        }
        assert!(merged > 0, "the game never asked in two steps");
    }

    #[test]
    fn the_log_never_names_a_card_the_person_has_not_seen() {
        let session = tiny();
        let drawn: Vec<&Line> = session.log().iter().filter(|l| l.text.contains("opponent")).collect();
        let draws = drawn.iter().filter(|l| l.text.contains("A card goes"));
        assert!(draws.count() > 0, "{:?}", session.log());
        assert!(
            drawn.iter().filter(|l| l.text.contains("goes from")).all(|l| l.text.starts_with("A card goes")),
            "{drawn:?}"
        );
    }
}
