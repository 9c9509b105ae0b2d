//! From a scenario to a match: options, cards, board, set-up.

use crate::cards;
use crate::diagnostic::{Position, Problems};
use crate::model::{BoardText, CardText, DeckText, Heap, Scenario, SetupText, Start};
use crate::names::{Names, is_called};
use crate::read::{At, letter, seat_of};
use crate::suggest::hint;
use baize_kernel::ir::Mode;
use baize_kernel::rulebook::{Board, BoardCard, Deck, DeckLine, Menu, Options, Problem, Rulebook, SeatBoard, Staged};
use baize_kernel::{CardDef, CardId, Clause, DefId, Match, Message, Pool, Seat, Zone, message};
use std::cell::OnceCell;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

/// The most cards on a board, and the most abilities they may have together: each may be looked at whenever anything
/// happens. What is always on may be on every card.
const MOST_CARDS: usize = 2000;
const MOST_ABILITIES: usize = 4000;
const MOST_ALWAYS: usize = 50_000;

/// How many problems come with what may be meant: that is looked for among all names.
const MOST_HINTS: usize = 10;

/// A match begun, and what the scenario calls its cards.
pub struct Begun {
    /// The match.
    pub table: Box<dyn Match>,
    /// The names.
    pub names: Names,
}

/// What came of the attempt to begin.
pub enum Opening {
    /// The match.
    Match(Begun),
    /// The game refuses to begin.
    Refused(Vec<Problem>),
}

/// What a scenario needs to begin with one revision, its words checked against the game.
pub struct Plan<'a> {
    book: &'a dyn Rulebook,
    options: Options,
    pool: Arc<Pool>,
    seed: u64,
    from: From,
}

enum From {
    Board { board: Board, aliases: Vec<(usize, String)>, listed: Vec<usize> },
    Decks(Vec<Deck>),
}

impl<'a> Plan<'a> {
    /// Checks a scenario against its game.
    pub fn new(book: &'a dyn Rulebook, scenario: &Scenario, revision: &str, p: &mut Problems) -> Plan<'a> {
        let pool = cards::pool(book, &scenario.cards, p);
        let mut options = options(book, scenario, revision, p);
        let from = match &scenario.start {
            Start::Board(text) => {
                options.seats = seats(&book.menu(), scenario, text, &options);
                let mut laying = Laying {
                    book,
                    pool: &pool,
                    p,
                    aliases: Vec::new(),
                    listed: Vec::new(),
                    laid: 0,
                    abilities: 0,
                    always: 0,
                    called: Called::in_pool(book, &pool),
                };
                let board = laying.board(text, options.seats);
                let (aliases, listed) = (laying.aliases, laying.listed);
                From::Board { board, aliases, listed }
            }
            Start::Setup(text) => {
                options.seats = scenario.seats.unwrap_or(text.decks.len() as u8);
                options.script = text.chance.clone();
                From::Decks(decks(book, &pool, text, p))
            }
        };
        Plan { book, options, pool, seed: scenario.seed, from }
    }

    /// Returns the game.
    pub fn book(&self) -> &'a dyn Rulebook {
        self.book
    }

    /// Returns the cards of the match.
    pub fn pool(&self) -> &Pool {
        &self.pool
    }

    /// Returns the same, to be kept.
    pub fn shared_pool(&self) -> Arc<Pool> {
        self.pool.clone()
    }

    /// Returns what is set.
    pub fn options(&self) -> &Options {
        &self.options
    }

    /// Returns how many sit at the table.
    pub fn seats(&self) -> u8 {
        self.options.seats
    }

    /// Returns the names that the board gives, to check what the steps say. No card has them yet.
    pub fn given_names(&self) -> Names {
        let mut names = Names::default();
        if let From::Board { aliases, .. } = &self.from {
            aliases.iter().for_each(|(_, name)| names.alias(name, CardId::NONE));
        }
        names
    }

    /// Begins the match. Decks are also checked for what only deck building forbids when
    /// `strictly` says so.
    pub fn begin(&self, strictly: bool) -> Opening {
        match &self.from {
            From::Board { board, aliases, listed } => {
                match self.book.stage(&self.options, self.pool.clone(), board, self.seed) {
                    Ok(staged) => Opening::Match(named(staged, aliases, listed)),
                    Err(problems) => Opening::Refused(problems),
                }
            }
            From::Decks(decks) => {
                let check = |deck| self.book.check_deck(&self.options, &self.pool, deck);
                let mut problems: Vec<Problem> = Vec::new();
                if strictly {
                    problems.extend(decks.iter().flat_map(check));
                }
                match self.book.open(&self.options, self.pool.clone(), decks, self.seed) {
                    Ok(table) if problems.is_empty() => Opening::Match(Begun { table, names: Names::default() }),
                    Ok(_) => Opening::Refused(problems),
                    Err(more) => {
                        // Most games check decks when they open, so the same reason comes twice.
                        let new: Vec<Problem> = more.into_iter().filter(|m| !problems.contains(m)).collect();
                        problems.extend(new);
                        Opening::Refused(problems)
                    }
                }
            }
        }
    }
}

fn named(staged: Staged, aliases: &[(usize, String)], listed: &[usize]) -> Begun {
    let mut names = Names::default();
    for (at, alias) in aliases {
        if let Some(&card) = staged.cards.get(*at) {
            names.alias(alias, card);
        }
    }
    listed.iter().filter_map(|at| staged.cards.get(*at)).for_each(|&card| names.list(card));
    Begun { table: staged.table, names }
}

/// Checks the options against the menu of the game.
fn options(book: &dyn Rulebook, scenario: &Scenario, revision: &str, p: &mut Problems) -> Options {
    let menu = book.menu();
    let mut choose = |what: Message, chosen: &Option<At<String>>, known: Vec<&str>| match chosen {
        Some(word) if !known.contains(&word.value.as_str()) => {
            p.add(
                word.spot,
                message!(
                    "{title} has no {what} `{word}`{near}",
                    title = book.title(),
                    what,
                    word = word.value,
                    near = hint(&word.value, known)
                ),
            );
            String::new()
        }
        Some(word) => word.value.clone(),
        None => String::new(),
    };
    let mode = choose(message!("mode"), &scenario.mode, menu.modes.iter().map(|m| m.name).collect());
    let format = choose(message!("format"), &scenario.format, menu.formats.clone());
    for (name, value) in &scenario.policies {
        match menu.policies.iter().find(|policy| policy.name == name.value) {
            None => {
                let near = hint(&name.value, menu.policies.iter().map(|x| x.name));
                p.add(
                    name.spot,
                    message!("{title} has no policy `{name}`{near}", title = book.title(), name = name.value, near),
                );
            }
            Some(policy) if !policy.values.contains(&value.value.as_str()) => {
                let near = hint(&value.value, policy.values.iter().copied());
                p.add(
                    value.spot,
                    message!(
                        "the policy `{name}` has no value `{value}`{near}",
                        name = name.value,
                        value = value.value,
                        near
                    ),
                );
            }
            Some(_) => {}
        }
    }
    let policies = scenario.policies.iter().map(|(name, value)| (name.value.clone(), value.value.clone())).collect();
    Options { revision: revision.to_owned(), mode, format, policies, ..Options::default() }
}

/// Returns how many seats a board needs: those it names, and at least those of the mode.
fn seats(menu: &Menu, scenario: &Scenario, text: &BoardText, options: &Options) -> u8 {
    let mode = menu.mode(options);
    let named = text.seats.iter().map(|s| s.seat.0 + 1).max().unwrap_or(0);
    scenario.seats.unwrap_or_else(|| named.max(mode.map_or(2, |m| m.min)))
}

/// Lays cards on a board, keeping count so that their ids are found again.
struct Laying<'a, 'p> {
    book: &'a dyn Rulebook,
    pool: &'a Pool,
    p: &'p mut Problems,
    aliases: Vec<(usize, String)>,
    listed: Vec<usize>,
    laid: usize,
    abilities: usize,
    /// How many changes their abilities make that are always on.
    always: usize,
    called: Called<'a>,
}

impl Laying<'_, '_> {
    fn board(&mut self, text: &BoardText, seats: u8) -> Board {
        let vocabulary = self.book.vocabulary();
        if let Some(phase) = &text.phase
            && vocabulary.find_phase(&phase.value).is_none()
        {
            let near = hint(&phase.value, vocabulary.phases.iter().copied());
            self.p.add(phase.spot, message!("there is no phase `{word}`{near}", word = phase.value, near));
        }
        let mut board = Board {
            seats: vec![SeatBoard::default(); seats.into()],
            active: text.active.unwrap_or_default(),
            first: text.first,
            turn: text.turn,
            phase: text.phase.as_ref().map(|phase| phase.value.clone()),
            script: text.chance.clone(),
        };
        let mut by_seat: Vec<_> = text.seats.iter().collect();
        by_seat.sort_by_key(|s| s.seat);
        for seat in by_seat {
            let Some(place) = board.seats.get_mut(seat.seat.index()) else {
                let asked = letter(seat.seat);
                self.p.add(
                    text.spot,
                    message!("there is no seat {seat}: the match has {seats} seats", seat = asked, seats),
                );
                continue;
            };
            place.scores = seat.scores.clone();
            for (word, heap) in &seat.zones {
                if let Some(zone) = self.zone(word) {
                    place.piles.push((zone, self.pile(word.spot, zone, heap)));
                }
            }
        }
        if self.always * self.laid > MOST_ALWAYS {
            self.p.add(text.spot, message!("the cards of the board have too many abilities that are always on"));
        }
        for seat in [Some(board.active), board.first].into_iter().flatten().filter(|s| s.0 >= seats) {
            self.p.add(
                text.spot,
                message!("there is no seat {seat}: the match has {seats} seats", seat = letter(seat), seats),
            );
        }
        board
    }

    fn zone(&mut self, word: &At<String>) -> Option<Zone> {
        let vocabulary = self.book.vocabulary();
        let zone = vocabulary.find_zone(&word.value);
        if zone.is_none() {
            let known = vocabulary.zones.iter().map(|z| z.word).chain(["scores"]);
            let near = hint(&word.value, known);
            self.p.add(
                word.spot,
                message!("{title} has no zone `{word}`{near}", title = self.book.title(), word = word.value, near),
            );
        }
        zone
    }

    fn pile(&mut self, spot: Position, zone: Zone, heap: &Heap) -> Vec<BoardCard> {
        match heap {
            Heap::Cards(cards) => self.cards(cards),
            Heap::Count(0) => Vec::new(),
            Heap::Count(n) => match self.book.filler(self.pool, zone) {
                Some(def) => self.copies(def, *n),
                None => {
                    let word = self.book.vocabulary().zone(zone);
                    self.p.add(
                        spot,
                        message!("there is no usual card for `{word}`: list the cards, such as `3 x NAME`", word),
                    );
                    Vec::new()
                }
            },
        }
    }

    /// Returns as many of a card as there is room for.
    fn bounded(&mut self, def: DefId, n: u16) -> u16 {
        let abilities = self.abilities + usize::from(n) * self.pool.def(def).abilities.len();
        if self.laid + usize::from(n) > MOST_CARDS {
            self.p.add(Position::START, message!("the board has more than {most} cards", most = MOST_CARDS));
            return 0;
        }
        if abilities > MOST_ABILITIES {
            let most = MOST_ABILITIES;
            self.p.add(Position::START, message!("the cards of the board have more than {most} abilities", most));
            return 0;
        }
        self.abilities = abilities;
        self.always += usize::from(n) * always_on(self.pool.def(def));
        n
    }

    fn copies(&mut self, def: DefId, n: u16) -> Vec<BoardCard> {
        let n = self.bounded(def, n);
        self.laid += usize::from(n);
        vec![BoardCard::new(def); n.into()]
    }

    fn cards(&mut self, cards: &[CardText]) -> Vec<BoardCard> {
        let mut out = Vec::new();
        for text in cards {
            match self.called.find(&text.card.value) {
                // What would not be told need not be worked out.
                _ if self.p.is_full() => break,
                Ok(def) => (0..self.bounded(def, text.count)).for_each(|_| out.push(self.card(text, def))),
                Err(found) => {
                    let is_early = self.p.len() < MOST_HINTS;
                    self.p.add(text.card.spot, self.called.object(&text.card.value, &found, is_early));
                }
            }
        }
        out
    }

    fn card(&mut self, text: &CardText, def: DefId) -> BoardCard {
        if let Some(alias) = &text.alias {
            self.name(alias);
        }
        self.listed.push(self.laid);
        self.laid += 1;
        let attached = match &text.attached {
            Heap::Cards(cards) => self.cards(cards),
            Heap::Count(0) => Vec::new(),
            Heap::Count(n) => match self.usual_attachment() {
                Some(def) => self.copies(def, *n),
                None => {
                    self.p.add(
                        text.card.spot,
                        message!("the game has no usual card to attach: list the cards in `attached`"),
                    );
                    Vec::new()
                }
            },
        };
        BoardCard { def, rested: text.rested, face_up: text.face_up, marks: text.marks, new: text.new, attached }
    }

    /// Finds the card that the game's word for attached cards stands for.
    fn usual_attachment(&self) -> Option<DefId> {
        let vocabulary = self.book.vocabulary();
        let kind = vocabulary.find_kind(vocabulary.attached);
        let is = |id: DefId| Some(self.pool.def(id).kind) == kind || is_called(self.pool, id, vocabulary.attached);
        self.pool.iter().map(|(id, _)| id).find(|id| is(*id))
    }

    fn name(&mut self, alias: &At<String>) {
        let word = &alias.value;
        let taken = self.aliases.iter().any(|(_, other)| other.to_lowercase() == word.to_lowercase());
        if taken {
            self.p.add(alias.spot, message!("two cards are named `{word}`: give each a name of its own", word));
        } else if seat_of(word).is_some() || word.contains([',', '#']) || word.contains("->") {
            self.p.add(alias.spot, message!("`{word}` cannot be a name: use no seat letter, comma, `#` or `->`", word));
        } else {
            self.aliases.push((self.laid, word.clone()));
        }
    }
}

/// Returns how many changes the abilities of a card make that are always on.
fn always_on(def: &CardDef) -> usize {
    def.abilities.iter().filter(|ability| ability.mode == Mode::Always).map(|ability| ability.body.len()).sum()
}

/// The cards of a pool by number and name.
struct Called<'a> {
    book: &'a dyn Rulebook,
    pool: &'a Pool,
    /// By every word in small letters, once one is asked for: pools have thousands of cards, and files thousands of words.
    words: OnceCell<BTreeMap<String, Vec<DefId>>>,
}

impl<'a> Called<'a> {
    fn in_pool(book: &'a dyn Rulebook, pool: &'a Pool) -> Called<'a> {
        Called { book, pool, words: OnceCell::new() }
    }

    /// Finds a definition by its number or name.
    ///
    /// # Errors
    /// Returns those that may be meant when there is none, or several have the name.
    fn find(&self, name: &str) -> Result<DefId, Vec<DefId>> {
        if let Some(def) = self.pool.find(name) {
            return Ok(def);
        }
        let alike = self.words().get(&name.to_lowercase()).map_or(&[][..], Vec::as_slice);
        let found: Vec<DefId> = alike.iter().copied().filter(|id| is_called(self.pool, *id, name)).collect();
        match nearest_set(self.book, self.pool, &found).as_slice() {
            [one] => Ok(*one),
            several => Err(several.to_vec()),
        }
    }

    fn words(&self) -> &BTreeMap<String, Vec<DefId>> {
        self.words.get_or_init(|| {
            let mut words = BTreeMap::<String, Vec<DefId>>::new();
            for (id, def) in self.pool.iter() {
                let [number, name] = [def.id.to_lowercase(), self.pool.name(id).to_lowercase()];
                if name != number {
                    words.entry(name).or_default().push(id);
                }
                words.entry(number).or_default().push(id);
            }
            words
        })
    }

    /// Says why a name names no card, with what may be meant if that is wanted.
    fn object(&self, name: &str, found: &[DefId], hints: bool) -> Message {
        if found.is_empty() {
            let near = if hints { Names::default().hint(self.pool, name) } else { Message::default() };
            return message!("no card is called `{name}`{near}", name, near);
        }
        let ids: Vec<&str> = found.iter().map(|id| self.pool.def(*id).id.as_str()).collect();
        message!("several cards are called `{name}`: write one of {ids}", name, ids = ids.join(", "))
    }
}

/// Leaves those of several cards of one name that a scenario means: its own cards before those that ship,
/// of these the first set that has one, and of prints that say the same the first.
fn nearest_set(book: &dyn Rulebook, pool: &Pool, found: &[DefId]) -> Vec<DefId> {
    let shipped = book.pool().len();
    let (own, others): (Vec<DefId>, Vec<DefId>) = found.iter().partition(|id| id.index() >= shipped);
    let set = |id: &DefId| pool.def(*id).id.split('-').next().unwrap_or_default().to_owned();
    let mut left = if own.is_empty() { others } else { own };
    if let Some(first) = left.first().map(set) {
        left.retain(|id| set(id) == first);
    }
    let plain = |id: &DefId| CardDef { id: String::new(), codes: Vec::new(), ..pool.def(*id).clone() };
    if left.iter().all(|id| plain(id) == plain(&left[0])) {
        left.truncate(1);
    }
    left
}

fn decks(book: &dyn Rulebook, pool: &Pool, text: &SetupText, p: &mut Problems) -> Vec<Deck> {
    let shipped = |name: &At<String>, p: &mut Problems| {
        let found = book.decks().iter().find(|d| d.name.eq_ignore_ascii_case(&name.value)).cloned();
        if found.is_none() {
            let near = hint(&name.value, book.decks().iter().map(|d| d.name.as_str()));
            p.add(
                name.spot,
                message!("{title} ships no deck `{name}`{near}", title = book.title(), name = name.value, near),
            );
        }
        found
    };
    let called = Called::in_pool(book, pool);
    let line = |(part, count, card): &(String, u16, At<String>)| {
        // A card that is not known stays as written: refusing it is the game's business.
        let id = called.find(&card.value).map_or_else(|_| card.value.clone(), |def| pool.def(def).id.clone());
        DeckLine { count: *count, id, part: part.clone() }
    };
    let one = |(i, deck): (usize, &DeckText)| match deck {
        DeckText::Named(name) => shipped(name, p),
        DeckText::Lines(lines) => {
            let name = format!("deck of {}", letter(Seat(i as u8)));
            Some(Deck { name, lines: lines.iter().map(line).collect() })
        }
    };
    text.decks.iter().enumerate().filter_map(one).collect()
}

/// Returns the clauses of problems.
pub fn clauses_of(problems: &[Problem]) -> BTreeSet<Clause> {
    problems.iter().map(|problem| problem.clause).filter(|clause| *clause != Clause::NONE).collect()
}
