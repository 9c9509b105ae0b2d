//! Draws the table, the question, the log and what lies over them.

use super::{Popup, Ui};
use crate::play::session::{Session, YOU};
use baize_kernel::layout::{Arrangement, ZonePlace};
use baize_kernel::{Ask, Seat, View, Zone};
use baize_presenter::{Language, PileText, Presenter, side};
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::{Style, Stylize};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, BorderType, Clear, Paragraph, Wrap};

/// Draws everything.
pub fn table(frame: &mut Frame<'_>, session: &Session, ui: &Ui) {
    let (view, presenter) = (session.view(), session.presenter());
    let question = session.question();
    let wanted = question.as_ref().map_or(1, |(_, options)| options.len()).clamp(1, 12) as u16 + 2;
    let [head, middle, prompt, foot] =
        Layout::vertical([Constraint::Length(1), Constraint::Min(3), Constraint::Max(wanted), Constraint::Length(1)])
            .areas(frame.area());
    let [board, log] = Layout::horizontal([Constraint::Percentage(68), Constraint::Fill(1)]).areas(middle);
    draw_head(frame, head, session);
    let stage = presenter.stage(&view);
    let room = if stage.is_empty() { 0 } else { (stage.len() as u16).min(4) + 2 };
    let [board, under_way] = Layout::vertical([Constraint::Min(3), Constraint::Max(room)]).areas(board);
    draw_board(frame, board, &presenter, &view);
    if !stage.is_empty() {
        let title = format!(" {} ", session.words.tell("play-stage"));
        let lines: Vec<Line<'_>> = stage.into_iter().map(Line::from).collect();
        frame.render_widget(Paragraph::new(lines).block(Block::bordered().title(title).yellow()), under_way);
    }
    draw_log(frame, log, session, ui);
    draw_question(frame, prompt, session, question, ui);
    draw_foot(frame, foot, session, ui);
    if let Some(popup) = &ui.popup {
        draw_popup(frame, session, popup);
    }
}

fn draw_head(frame: &mut Frame<'_>, area: Rect, session: &Session) {
    let text = format!(" {} │ {}", session.title(), session.moment());
    frame.render_widget(Paragraph::new(text).reversed(), area);
}

/// Draws the others on the far side and the person on the near one.
fn draw_board(frame: &mut Frame<'_>, area: Rect, presenter: &Presenter<'_>, view: &View) {
    let [far, near] = Layout::vertical([Constraint::Fill(1), Constraint::Fill(1)]).areas(area);
    let others: Vec<Seat> = (0..presenter.seats).map(Seat).filter(|&seat| seat != YOU).collect();
    let columns = Layout::horizontal(others.iter().map(|_| Constraint::Fill(1))).split(far);
    for (&seat, &column) in others.iter().zip(columns.iter()) {
        draw_half(frame, column, presenter, view, seat);
    }
    draw_half(frame, near, presenter, view, YOU);
}

fn draw_half(frame: &mut Frame<'_>, area: Rect, presenter: &Presenter<'_>, view: &View, seat: Seat) {
    let active = view.active == seat;
    let border = if active { BorderType::Thick } else { BorderType::Rounded };
    let scores = view.scores.get(seat.index()).map(|list| list.iter().map(|n| format!(" {n}")).collect::<String>());
    let title = format!(" {}{} ", presenter.who(seat), scores.unwrap_or_default());
    let block = Block::bordered().border_type(border).title(title).green();
    let inside = block.inner(area);
    frame.render_widget(block, area);
    let piles = side(presenter, view, seat);
    let rows = presenter.layout.grid.1.max(1);
    // A grid whose rows have no room for a border and a card is told as a list.
    if inside.height / u16::from(rows) < 3 {
        return draw_list(frame, inside, &piles);
    }
    for pile in piles.iter().filter(|pile| pile.count > 0 || !is_covered(&presenter.layout.zones, pile.zone)) {
        if let Some(place) = presenter.layout.zones.iter().find(|place| place.zone == pile.zone) {
            draw_pile(frame, cell(inside, presenter.layout.grid, place, seat != YOU), pile, &presenter.language);
        }
    }
}

/// Returns whether a zone lies on one that comes before it: it is drawn only while it has cards.
fn is_covered(zones: &[ZonePlace], zone: Zone) -> bool {
    let Some(at) = zones.iter().position(|place| place.zone == zone) else { return false };
    let apart = |a: (u8, u8), b: (u8, u8)| a.0 + a.1 <= b.0 || b.0 + b.1 <= a.0;
    let span = |place: &ZonePlace| ((place.at.0, place.size.0), (place.at.1, place.size.1));
    let (columns, rows) = span(&zones[at]);
    let mut earlier = zones[..at].iter().filter(|place| place.lie != Arrangement::Under).map(span);
    earlier.any(|(c, r)| !apart(columns, c) && !apart(rows, r))
}

/// Returns where a zone lies. The far side is seen from the other end: its rows are turned round.
fn cell(area: Rect, grid: (u8, u8), place: &ZonePlace, far: bool) -> Rect {
    let (columns, rows) = (u16::from(grid.0.max(1)), u16::from(grid.1.max(1)));
    let (width, height) = (u16::from(place.size.0), u16::from(place.size.1));
    let (column, row) = (u16::from(place.at.0), u16::from(place.at.1));
    let row = if far { rows.saturating_sub(row + height) } else { row };
    let across = |n: u16| (n.min(columns) * area.width) / columns;
    let down = |n: u16| (n.min(rows) * area.height) / rows;
    Rect {
        x: area.x + across(column),
        y: area.y + down(row),
        width: across(column + width) - across(column),
        height: down(row + height) - down(row),
    }
}

fn draw_pile(frame: &mut Frame<'_>, area: Rect, pile: &PileText, language: &Language) {
    let rested = format!("({})", language.say("state-rested", &[]));
    let block = Block::bordered().title(pile.title.as_str()).dark_gray();
    let room = usize::from(block.inner(area).height);
    let card = |text: &String| Span::styled(text.clone(), card_style(text, &rested));
    // Cards have a line each while there is room, and then share lines.
    let lines: Vec<Line<'_>> = if pile.cards.len() <= room {
        pile.cards.iter().map(|text| Line::from(card(text))).collect()
    } else {
        let parted = pile.cards.iter().enumerate().flat_map(|(i, text)| {
            let dot = (i > 0).then(|| Span::from(" · ").dark_gray());
            dot.into_iter().chain([card(text)])
        });
        vec![Line::from(parted.collect::<Vec<_>>())]
    };
    frame.render_widget(Paragraph::new(lines).wrap(Wrap { trim: true }).block(block), area);
}

fn card_style(card: &str, rested: &str) -> Style {
    if card.ends_with(rested) { Style::new().yellow().italic() } else { Style::new().white() }
}

fn draw_list(frame: &mut Frame<'_>, area: Rect, piles: &[PileText]) {
    let line = |pile: &PileText| {
        let title = Span::from(format!("{:<14} ", pile.title)).dark_gray();
        Line::from(vec![title, Span::from(pile.cards.join(" · ")).white()])
    };
    let lines: Vec<Line<'_>> = piles.iter().map(line).collect();
    frame.render_widget(Paragraph::new(lines).wrap(Wrap { trim: false }), area);
}

fn draw_log(frame: &mut Frame<'_>, area: Rect, session: &Session, ui: &Ui) {
    let title = session.words.tell(if ui.log.is_some() { "play-log-read" } else { "play-log" });
    let block = Block::bordered().title(format!(" {title} "));
    let room = usize::from(block.inner(area).height);
    // While it is read, the log has every step; otherwise one line for each action.
    let log: Vec<&baize_presenter::Line> =
        session.log().iter().filter(|line| ui.log.is_some() || line.is_told()).collect();
    let read = ui.log.map(|back| log.len().saturating_sub(1 + back));
    let end = read.map_or(log.len(), |at| (at + 1 + room / 2).min(log.len()));
    let start = end.saturating_sub(room);
    let lines: Vec<Line<'_>> = log[start..end]
        .iter()
        .enumerate()
        .map(|(i, line)| {
            let styled = Line::from(line.to_string());
            let styled = if line.heading { styled.bold() } else { styled };
            if Some(start + i) == read { styled.reversed() } else { styled }
        })
        .collect();
    frame.render_widget(Paragraph::new(lines).block(block), area);
}

fn draw_question(
    frame: &mut Frame<'_>,
    area: Rect,
    session: &Session,
    question: Option<(String, Vec<String>)>,
    ui: &Ui,
) {
    let Some((title, options)) = question else {
        let outcome = session.table().outcome();
        let text = outcome.map_or_else(|| session.words.tell("play-stopped"), |o| session.presenter().outcome(o));
        let title = format!(" {} ", session.words.tell("play-the-end"));
        frame.render_widget(Paragraph::new(text).bold().block(Block::bordered().title(title)), area);
        return;
    };
    let block = Block::bordered().title(format!(" {title} ")).border_type(BorderType::Double);
    let room = usize::from(block.inner(area).height);
    let ask = session.prompt().map(|prompt| prompt.ask);
    if let Some(Ask::Number { .. }) = ask {
        frame.render_widget(Paragraph::new(format!("{}▏", ui.number)).block(block), area);
        return;
    }
    let start = (ui.cursor + 1).saturating_sub(room.max(1));
    let lines: Vec<Line<'_>> =
        options.iter().enumerate().skip(start).take(room).map(|(i, option)| option_line(i, option, ask, ui)).collect();
    frame.render_widget(Paragraph::new(lines).block(block), area);
}

fn option_line<'a>(index: usize, option: &'a str, ask: Option<Ask>, ui: &Ui) -> Line<'a> {
    let mark = ui.marked.iter().position(|&m| usize::from(m) == index);
    let sign = match (ask, mark) {
        (Some(Ask::Several { .. }), Some(_)) => "[x] ".to_owned(),
        (Some(Ask::Several { .. }), None) => "[ ] ".to_owned(),
        (Some(Ask::Arrange), Some(at)) => format!("{}) ", at + 1),
        (Some(Ask::Arrange), None) => "·  ".to_owned(),
        _ => String::new(),
    };
    let line = Line::from(format!("{:>3}. {sign}{option}", index + 1));
    if index == ui.cursor { line.reversed() } else { line }
}

fn draw_foot(frame: &mut Frame<'_>, area: Rect, session: &Session, ui: &Ui) {
    let text = if ui.remark.is_empty() { session.words.tell("play-foot") } else { ui.remark.clone() };
    frame.render_widget(Paragraph::new(text).dark_gray(), area);
}

fn draw_popup(frame: &mut Frame<'_>, session: &Session, popup: &Popup) {
    let tell = |id: &str| session.words.tell(id);
    let (title, text) = match popup {
        Popup::Text { title, text } => (title.clone(), text.clone()),
        Popup::Concede => (tell("play-concede"), tell("play-concede-sure")),
        Popup::Leave => (tell("play-leave"), tell("play-leave-keep")),
        Popup::Look(typed) => (tell("play-look"), format!("{typed}▏\n{}", tell("play-look-keys"))),
        Popup::Name(name) => (tell("play-name"), format!("{name}▏\n{}", tell("play-name-keys"))),
    };
    let whole = frame.area();
    let width = whole.width.min(84);
    let rows: usize = text.lines().map(|l| l.chars().count() / usize::from(width.saturating_sub(4).max(1)) + 1).sum();
    let height = whole.height.min(rows as u16 + 2);
    let area = Rect { x: (whole.width - width) / 2, y: (whole.height - height) / 2, width, height };
    frame.render_widget(Clear, area);
    let block = Block::bordered().title(format!(" {title} ")).border_type(BorderType::Double);
    frame.render_widget(Paragraph::new(text).wrap(Wrap { trim: false }).block(block), area);
}
