//! The game on a full screen: keys in, a drawn table out.

mod draw;

use super::Left;
use super::look::look;
use super::session::Session;
use crate::failure::Failure;
use crate::files;
use baize_kernel::{Answer, Ask, message};
use ratatui::crossterm::event::{self, Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers};

/// Plays until the person leaves. `will_save` says that a replay is written anyway.
///
/// # Errors
/// When the terminal fails.
pub fn run(session: &mut Session, will_save: bool) -> Result<Left, Failure> {
    let fail = |e: std::io::Error| {
        Failure::new(message!("the terminal fails: {error}", error = e.to_string())).hint(message!("try --plain"))
    };
    let mut terminal = ratatui::try_init().map_err(fail)?;
    let mut ui = Ui { will_save, ..Ui::default() };
    let left = loop {
        if let Err(error) = terminal.draw(|frame| draw::table(frame, session, &ui)) {
            break Err(fail(error));
        }
        match event::read() {
            Ok(Event::Key(key)) if key.kind != KeyEventKind::Release => match ui.press(session, key) {
                Ok(None) => {}
                Ok(Some(left)) => break Ok(left),
                Err(failure) => break Err(failure),
            },
            Ok(_) => {}
            Err(error) => break Err(fail(error)),
        }
    };
    ratatui::restore();
    left
}

/// What the keys have done to the screen so far.
#[derive(Default)]
struct Ui {
    /// The option the cursor is on.
    cursor: usize,
    /// Options that are marked, in the order of marking.
    marked: Vec<u16>,
    /// Digits typed for a number.
    number: String,
    /// How far back the log is read; `None` when keys go to the options.
    log: Option<usize>,
    /// What lies over the table.
    popup: Option<Popup>,
    /// A remark on the last key.
    remark: String,
    /// Whether a replay is written anyway, so that nobody need be asked.
    will_save: bool,
}

/// What can lie over the table.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Popup {
    /// Something to read.
    Text { title: String, text: String },
    /// Whether to give up.
    Concede,
    /// Whether to keep a replay.
    Leave,
    /// What to look at, such as `graveyard` or `why Zoro`.
    Look(String),
    /// The name for the replay.
    Name(String),
}

impl Ui {
    /// Does what a key means. Returns how the game was left, when it was.
    fn press(&mut self, session: &mut Session, key: KeyEvent) -> Result<Option<Left>, Failure> {
        self.remark.clear();
        if key.modifiers.contains(KeyModifiers::CONTROL) && key.code == KeyCode::Char('c') {
            return Ok(Some(Left::default()));
        }
        if let Some(popup) = self.popup.take() {
            return Ok(self.press_popup(session, popup, key.code));
        }
        match key.code {
            KeyCode::Char('q') if self.will_save => return Ok(Some(Left::default())),
            KeyCode::Char('q') => self.popup = Some(Popup::Leave),
            KeyCode::Char('c') if session.prompt().is_some() => self.popup = Some(Popup::Concede),
            KeyCode::Char('u') => match session.undo()? {
                true => self.new_question(&session.words.tell("play-undone")),
                false => self.remark = session.words.tell("play-no-undo"),
            },
            KeyCode::Char(':') => self.popup = Some(Popup::Look(String::new())),
            KeyCode::Char('g') => self.popup = Some(seen(session, "graveyard")),
            KeyCode::Char('?') => self.popup = Some(explain(session, self.log)),
            KeyCode::Char('h') => {
                let (title, text) = (session.words.tell("play-keys-title"), session.words.tell("play-keys"));
                self.popup = Some(Popup::Text { title, text });
            }
            KeyCode::Tab => self.log = if self.log.is_some() { None } else { Some(0) },
            KeyCode::Esc => self.log = None,
            code => match self.log {
                Some(back) => self.log = Some(read_log(session, back, code)),
                None => self.press_option(session, code),
            },
        }
        Ok(None)
    }

    fn press_popup(&mut self, session: &mut Session, popup: Popup, key: KeyCode) -> Option<Left> {
        match (popup, key) {
            (Popup::Concede, KeyCode::Char('y')) => self.give(session, &Answer::Concede),
            (Popup::Leave, KeyCode::Char('n')) => return Some(Left::default()),
            (Popup::Leave, KeyCode::Char('y')) => {
                self.popup = Some(Popup::Name(format!("baize-{}.json", session.replay().seed)));
            }
            (Popup::Look(typed), KeyCode::Enter) => self.popup = Some(seen(session, typed.trim())),
            (Popup::Look(mut typed), KeyCode::Backspace) => {
                typed.pop();
                self.popup = Some(Popup::Look(typed));
            }
            (Popup::Look(typed), KeyCode::Char(c)) => self.popup = Some(Popup::Look(format!("{typed}{c}"))),
            (Popup::Name(name), KeyCode::Enter) => match files::may_write(name.as_ref(), false) {
                Ok(()) => return Some(Left { save: Some(name.into()) }),
                Err(failure) => {
                    self.remark = baize_presenter::tell(session.words.tag, &failure.what);
                    self.popup = Some(Popup::Name(name));
                }
            },
            (Popup::Name(mut name), KeyCode::Backspace) => {
                name.pop();
                self.popup = Some(Popup::Name(name));
            }
            (Popup::Name(mut name), KeyCode::Char(c)) => {
                name.push(c);
                self.popup = Some(Popup::Name(name));
            }
            _ => {}
        }
        None
    }

    fn press_option(&mut self, session: &mut Session, key: KeyCode) {
        let Some((ask, count)) = session.prompt().map(|p| (p.ask, p.options.len())) else {
            self.remark = session.words.tell("play-over");
            return;
        };
        match key {
            KeyCode::Up | KeyCode::Char('k') => {
                self.cursor = self.cursor.checked_sub(1).unwrap_or(count.saturating_sub(1))
            }
            KeyCode::Down | KeyCode::Char('j') => self.cursor = (self.cursor + 1) % count.max(1),
            KeyCode::Home => self.cursor = 0,
            KeyCode::End => self.cursor = count.saturating_sub(1),
            KeyCode::Char(' ') => self.mark(session, ask),
            KeyCode::Backspace => {
                self.number.pop();
            }
            KeyCode::Char(digit @ '0'..='9') => self.press_digit(ask, count, digit),
            KeyCode::Enter => {
                let answer = self.answer(ask, count);
                self.give(session, &answer);
            }
            _ => self.remark = session.words.tell("play-h"),
        }
    }

    /// A digit is part of a number, or moves the cursor to the option of that number.
    fn press_digit(&mut self, ask: Ask, count: usize, digit: char) {
        if self.number.len() < 9 {
            self.number.push(digit);
        }
        if matches!(ask, Ask::Number { .. }) {
            return;
        }
        let typed = |text: &str| text.parse::<usize>().ok().filter(|n| (1..=count).contains(n));
        // Digits that no longer make an option begin anew.
        let at = typed(&self.number).or_else(|| {
            self.number = digit.to_string();
            typed(&self.number)
        });
        match at {
            Some(number) => self.cursor = number - 1,
            None => self.number.clear(),
        }
    }

    /// Marks the option under the cursor, or takes the mark off.
    fn mark(&mut self, session: &Session, ask: Ask) {
        let option = self.cursor as u16;
        if matches!(ask, Ask::Pick | Ask::Number { .. }) {
            self.remark = session.words.tell("play-enter");
        } else if let Some(at) = self.marked.iter().position(|&m| m == option) {
            self.marked.remove(at);
        } else {
            self.marked.push(option);
        }
    }

    /// Makes the answer that the marks and the cursor stand for.
    fn answer(&self, ask: Ask, count: usize) -> Answer {
        match ask {
            Ask::Pick => Answer::Pick(self.cursor as u16),
            Ask::Number { min, .. } => Answer::Number(self.number.parse().unwrap_or(min)),
            Ask::Several { .. } => {
                let mut list = self.marked.clone();
                list.sort_unstable();
                Answer::Several(list)
            }
            // What is not marked keeps its order behind what is.
            Ask::Arrange => {
                let rest = (0..count as u16).filter(|option| !self.marked.contains(option));
                Answer::Arrange(self.marked.iter().copied().chain(rest).collect())
            }
        }
    }

    fn give(&mut self, session: &mut Session, answer: &Answer) {
        match session.answer(answer) {
            Ok(()) => self.new_question(""),
            Err(refused) => {
                let why = session.presenter().language.refusal(&refused);
                self.remark = session.words.say("play-refused", &[("why", why.into())]);
            }
        }
    }

    fn new_question(&mut self, remark: &str) {
        *self = Ui { will_save: self.will_save, remark: remark.into(), ..Ui::default() };
    }
}

/// Moves the line of the log that is read.
fn read_log(session: &Session, back: usize, key: KeyCode) -> usize {
    let last = session.log().len().saturating_sub(1);
    match key {
        KeyCode::Up | KeyCode::Char('k') => (back + 1).min(last),
        KeyCode::Down | KeyCode::Char('j') => back.saturating_sub(1),
        KeyCode::PageUp => (back + 10).min(last),
        KeyCode::PageDown => back.saturating_sub(10),
        KeyCode::Home => last,
        KeyCode::End => 0,
        _ => back,
    }
}

/// Shows what a person asks to look at.
fn seen(session: &Session, what: &str) -> Popup {
    let text = look(session, what).unwrap_or_else(|| session.words.tell("play-look-what"));
    Popup::Text { title: what.to_owned(), text }
}

/// Explains the clause of the question, or those of the line of the log that is read.
fn explain(session: &Session, log: Option<usize>) -> Popup {
    let line = log.and_then(|back| session.log().iter().rev().nth(back));
    let asked = || session.prompt().map(|prompt| vec![prompt.why.clause]).unwrap_or_default();
    let clauses = line.map_or_else(asked, |line| line.clauses.clone());
    let named = clauses.iter().filter_map(|&clause| Some(format!("{clause}  {}", session.clause(clause)?)));
    let rows: Vec<String> = named.collect();
    let text = if rows.is_empty() { session.words.tell("play-no-clause-here") } else { rows.join("\n") };
    Popup::Text { title: line.map_or_else(|| session.words.tell("play-rules"), |line| line.text.clone()), text }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::session::tests::tiny;
    use ratatui::Terminal;
    use ratatui::backend::TestBackend;

    fn press(ui: &mut Ui, session: &mut Session, keys: &[KeyCode]) -> Option<Left> {
        let pressed = keys.iter().map(|&code| ui.press(session, KeyEvent::new(code, KeyModifiers::NONE)));
        pressed.map(|left| left.expect("keys do not fail")).last().flatten()
    }

    fn screen(session: &Session, ui: &Ui, width: u16, height: u16) -> String {
        let mut terminal = Terminal::new(TestBackend::new(width, height)).expect("a screen of cells can be made");
        terminal.draw(|frame| draw::table(frame, session, ui)).expect("a screen of cells can be drawn on");
        terminal.backend().to_string()
    }

    #[test]
    fn the_screen_shows_question_options_and_both_sides() {
        let session = tiny();
        let (_, options) = session.question().expect("the person is asked first or after the bot");
        let drawn = screen(&session, &Ui::default(), 110, 36);
        for part in ["Opponent", "You", "hand 3", options[0].as_str()] {
            assert!(drawn.contains(part), "`{part}` is missing:\n{drawn}");
        }
    }

    #[test]
    fn every_size_of_screen_is_drawn() {
        let session = tiny();
        for (width, height) in [(1, 1), (10, 3), (40, 10), (80, 24), (200, 60)] {
            screen(&session, &Ui::default(), width, height);
            screen(&session, &Ui { popup: Some(Popup::Concede), log: Some(3), ..Ui::default() }, width, height);
        }
    }

    #[test]
    fn enter_answers_and_u_goes_back() {
        let (mut ui, mut session) = (Ui::default(), tiny());
        let before = session.view();
        press(&mut ui, &mut session, &[KeyCode::Down, KeyCode::Enter]);
        assert_ne!(session.view(), before);
        press(&mut ui, &mut session, &[KeyCode::Char('u')]);
        assert_eq!(session.view(), before);
    }

    #[test]
    fn giving_up_must_be_confirmed() {
        let (mut ui, mut session) = (Ui::default(), tiny());
        press(&mut ui, &mut session, &[KeyCode::Char('c'), KeyCode::Char('n')]);
        assert!(session.table().outcome().is_none());
        press(&mut ui, &mut session, &[KeyCode::Char('c'), KeyCode::Char('y')]);
        assert!(session.table().outcome().is_some());
        press(&mut ui, &mut session, &[KeyCode::Enter]);
        assert!(ui.remark.contains("over"));
    }

    #[test]
    fn leaving_offers_to_keep_a_replay() {
        let (mut ui, mut session) = (Ui::default(), tiny());
        assert_eq!(press(&mut ui, &mut session, &[KeyCode::Char('q'), KeyCode::Char('n')]), Some(Left::default()));
        press(&mut ui, &mut session, &[KeyCode::Char('q'), KeyCode::Char('y')]);
        assert_eq!(ui.popup, Some(Popup::Name("baize-7.json".into())));
        ui.will_save = true;
        ui.popup = None;
        assert_eq!(press(&mut ui, &mut session, &[KeyCode::Char('q')]), Some(Left::default()));
    }

    #[test]
    fn a_question_mark_explains_the_clause() {
        let (mut ui, mut session) = (Ui::default(), tiny());
        press(&mut ui, &mut session, &[KeyCode::Char('?')]);
        let clause = session.prompt().map(|p| p.why.clause.to_string()).expect("the person is asked");
        assert!(matches!(&ui.popup, Some(Popup::Text { text, .. }) if text.starts_with(&clause)), "{:?}", ui.popup);
    }

    #[test]
    fn a_colon_asks_for_something_to_look_at() {
        let (mut ui, mut session) = (Ui::default(), tiny());
        let typed = [':', 'h', 'a', 'n', 'd'].map(KeyCode::Char);
        press(&mut ui, &mut session, &typed);
        press(&mut ui, &mut session, &[KeyCode::Enter]);
        assert!(matches!(&ui.popup, Some(Popup::Text { text, .. }) if text.contains("You: hand 3")), "{:?}", ui.popup);
    }

    #[test]
    fn marks_make_orders_and_sets() {
        let ui = Ui { marked: vec![2, 0], ..Ui::default() };
        assert_eq!(ui.answer(Ask::Arrange, 4), Answer::Arrange(vec![2, 0, 1, 3]));
        assert_eq!(ui.answer(Ask::Several { min: 0, max: 2 }, 4), Answer::Several(vec![0, 2]));
    }
}
