//! Finds puzzles: deals boards at random, and keeps those where the goal can be reached and the obvious line misses it.
//!
//! `cargo run --release -p baize-puzzles --example make -- GAME WANTED SEED [survive]` writes them to standard output.

use baize_kernel::chance::Chance;
use baize_kernel::{Ask, Match, Rulebook};
use baize_puzzles::{Goal, ME, Solver, obvious, ways};

fn main() {
    let mut args = std::env::args().skip(1);
    let game = args.next().expect("a game");
    let wanted: usize = args.next().and_then(|n| n.parse().ok()).unwrap_or(12);
    let seed: u64 = args.next().and_then(|n| n.parse().ok()).unwrap_or(1);
    let goal = if args.next().is_some() { Goal::Survive } else { Goal::Win };
    let book = baize_registry::find(&game).expect("a game of ours");
    let mut dealer = Dealer { book, chance: Chance::new(seed) };
    let (mut found, mut tried) = (0, 0);
    while found < wanted && tried < 200_000 {
        tried += 1;
        let board = match goal {
            Goal::Survive => turned(&dealer.board()),
            _ => dealer.board(),
        };
        let text = |goal: Goal| format!("title: {}\ngame: {game}\n{board}steps: []\nopen: true", goal.title());
        let judged = if goal == Goal::Survive { judge_survival(&text(goal)) } else { judge(&text(goal)) };
        let Some((ratio, own)) = judged else { continue };
        let text = text(goal);
        found += 1;
        eprintln!("{found} of {tried}: {ratio:.2} {own}");
        println!("{text}\n---");
    }
}

/// Returns a board with the sides exchanged: the other attacks.
fn turned(board: &str) -> String {
    let sides = board.replace("  A: ", "  ?: ").replace("  B: ", "  A: ").replace("  ?: ", "  B: ");
    sides.replacen("board:\n", "board:\n  active: B\n", 1)
}

/// Returns how many answers of one's own with a choice it takes not to lose, if it is a puzzle worth posing: whoever
/// answers as a hasty player would loses.
fn judge_survival(text: &str) -> Option<(f64, usize)> {
    let scenario = baize_scenario::parse("board", text.as_bytes()).ok()?.swap_remove(0);
    let start = baize_scenario::lay(&scenario, &|id| baize_registry::find(id).ok()).ok()?.table;
    let (turn, mut solver) = (start.clock().1, Solver::new(&*start, ME, 4000).survive(true));
    if solver.wins(&*start) != Some(true) {
        return None;
    }
    let (mut table, mut own) = (start.copy(), 0);
    for _ in 0..200 {
        let Some(prompt) = table.prompt().filter(|_| table.clock().1 == turn) else { break };
        let mine = prompt.seat == ME;
        own += usize::from(mine && ways(prompt).len() > 1);
        let hasty = if mine { obvious(&*table) } else { solver.defence(&*table) };
        table.play(&hasty?).ok()?;
    }
    let survives = Solver::in_turn(ME, turn, 4000).survive(true).wins(&*table)?;
    (!survives && own >= 1).then_some((0.0, own))
}

/// Returns how many first answers win and how many answers of one's own it takes, if it is a puzzle worth posing.
fn judge(text: &str) -> Option<(f64, usize)> {
    let scenario = baize_scenario::parse("board", text.as_bytes()).ok()?.swap_remove(0);
    let table = baize_scenario::lay(&scenario, &|id| baize_registry::find(id).ok()).ok()?.table;
    let prompt = table.prompt().filter(|prompt| prompt.seat == ME)?;
    let mut solver = Solver::new(&*table, ME, 700);
    if solver.wins(&*table) != Some(true) || ways(prompt).len() < 3 {
        return None;
    }
    let firsts = ways(prompt);
    let mut solver = Solver::in_turn(ME, table.clock().1, 3000);
    let mut good = 0;
    for answer in &firsts {
        let mut next = table.copy();
        if next.play(answer).is_ok() {
            good += usize::from(solver.wins(&*next)?);
        }
    }
    let ratio = good as f64 / firsts.len() as f64;
    if ratio > 0.6 || good == 0 || obvious_wins(&*table) {
        return None;
    }
    let own = own_answers(&*table)?;
    (own >= 3).then_some((ratio, own))
}

/// Returns how many questions with a choice a solution answers.
fn own_answers(table: &dyn Match) -> Option<usize> {
    let (mut table, mut own) = (table.copy(), 0);
    let mut solver = Solver::new(&*table, ME, 6000);
    for _ in 0..200 {
        let Some(prompt) = table.prompt() else { break };
        let mine = prompt.seat == ME;
        own += usize::from(mine && (prompt.options.len() > 1 || prompt.ask != Ask::Pick));
        let answer = if mine { solver.winning(&*table) } else { solver.defence(&*table) }?;
        table.play(&answer).ok()?;
    }
    Some(own)
}

/// Returns whether the obvious line wins against the best defence.
fn obvious_wins(start: &dyn Match) -> bool {
    let (mut table, turn) = (start.copy(), start.clock().1);
    let mut solver = Solver::in_turn(ME, turn, 6000);
    // Some lines go round and round.
    for _ in 0..200 {
        let Some(prompt) = table.prompt().filter(|_| table.clock().1 == turn) else { break };
        let answer = if prompt.seat == ME { obvious(&*table) } else { solver.defence(&*table) };
        if answer.is_none_or(|answer| table.play(&answer).is_err()) {
            return false;
        }
    }
    solver.wins(&*table) == Some(true)
}

struct Dealer {
    book: &'static dyn Rulebook,
    chance: Chance,
}

impl Dealer {
    fn below(&mut self, n: u32) -> u32 {
        self.chance.below(n.max(1))
    }

    fn between(&mut self, least: u32, most: u32) -> u32 {
        least + self.below(most - least + 1)
    }

    /// Some cards of one deck, by kind.
    fn cards(&mut self, deck: usize, kinds: &[&str], count: u32) -> Vec<String> {
        let pool = self.book.pool();
        let words = self.book.vocabulary();
        let decks = self.book.decks();
        let lines = &decks[deck % decks.len()].lines;
        let fits = |id: &str| {
            pool.find(id).is_some_and(|def| kinds.iter().any(|kind| words.find_kind(kind) == Some(pool.def(def).kind)))
        };
        let ids: Vec<String> = lines.iter().map(|line| line.id.clone()).filter(|id| fits(id)).collect();
        if ids.is_empty() {
            return Vec::new();
        }
        (0..count).map(|_| ids[self.chance.below(ids.len() as u32) as usize].clone()).collect()
    }

    fn laid(&mut self, cards: Vec<String>, rested: u32, extra: &str) -> String {
        let mut out = Vec::new();
        for card in cards {
            let rests = self.below(100) < rested;
            out.push(match (rests, extra) {
                (true, _) => format!("{{card: {card}, rested: true}}"),
                (false, "") => card,
                (false, extra) if self.below(2) == 0 => format!("{{card: {card}, {extra}}}"),
                _ => card,
            });
        }
        format!("[{}]", out.join(", "))
    }

    fn board(&mut self) -> String {
        let (a, b) = (self.below(1000) as usize, self.below(1000) as usize);
        match self.book.id() {
            "one-piece" => self.one_piece(a, b),
            "gundam" => self.gundam(a, b),
            "duel" => self.duel(a, b),
            _ => self.blackpoker(),
        }
    }

    fn one_piece(&mut self, a: usize, b: usize) -> String {
        let leader = |d: &mut Dealer, deck| d.cards(deck, &["leader"], 1).pop().unwrap_or_default();
        let (mine, theirs) = (leader(self, a), leader(self, b));
        let n = self.between(2, 3);
        let own = self.cards(a, &["character"], n);
        let own = self.laid(own, 0, "");
        let n = self.between(0, 1);
        let held = self.cards(a, &["character", "event"], n);
        let n = self.between(1, 3);
        let there = self.cards(b, &["character"], n);
        let there = self.laid(there, 40, "");
        let n = self.between(0, 1);
        let life = self.cards(b, &["character"], n);
        let n = self.between(0, 2);
        let defence = self.cards(b, &["character"], n);
        let don = self.between(1, 3);
        format!(
            "board:\n  turn: 9\n  A: {{leader: {mine}, characters: {own}, cost: {don}, hand: [{}], life: 3}}\n  \
             B: {{leader: {theirs}, characters: {there}, cost: 0, hand: [{}], life: [{}]}}\n",
            held.join(", "),
            defence.join(", "),
            life.join(", ")
        )
    }

    fn gundam(&mut self, a: usize, b: usize) -> String {
        let n = self.between(2, 3);
        let own = self.cards(a, &["unit"], n);
        let own = self.laid(own, 0, "");
        let n = self.between(1, 2);
        let held = self.cards(a, &["unit", "pilot", "command"], n);
        let n = self.between(1, 3);
        let there = self.cards(b, &["unit"], n);
        let there = self.laid(there, 40, "");
        let n = self.between(0, 1);
        let shields = self.cards(b, &["unit"], n);
        let n = self.between(0, 1);
        let defence = self.cards(b, &["command"], n);
        let (resources, theirs) = (self.between(3, 6), self.between(0, 3));
        format!(
            "board:\n  turn: 9\n  A: {{battle: {own}, resources: {resources}, hand: [{}], shields: 3}}\n  \
             B: {{battle: {there}, base: [], resources: {theirs}, hand: [{}], shields: [{}]}}\n",
            held.join(", "),
            defence.join(", "),
            shields.join(", ")
        )
    }

    fn duel(&mut self, a: usize, b: usize) -> String {
        let n = self.between(1, 3);
        let own = self.cards(a, &["monster"], n);
        let own = self.laid(own, 0, "");
        let n = self.between(1, 3);
        let held = self.cards(a, &["monster", "spell"], n);
        let n = self.between(1, 3);
        let there = self.cards(b, &["monster"], n);
        let there = self.laid(there, 50, "");
        let points = 100 * self.between(4, 40);
        format!(
            "board:\n  turn: 5\n  A: {{monsters: {own}, hand: [{}]}}\n  \
             B: {{monsters: {there}, hand: [], scores: {{lp: {points}}}}}\n",
            held.join(", ")
        )
    }

    fn blackpoker(&mut self) -> String {
        let mut deck: Vec<String> = "SHDC"
            .chars()
            .flat_map(|suit| "23456789TJQKA".chars().map(move |rank| format!("{suit}{rank}").replace('T', "10")))
            .collect();
        let mut draw = |d: &mut Dealer, n: u32| -> Vec<String> {
            (0..n).map(|_| deck.swap_remove(d.below(deck.len() as u32) as usize)).collect()
        };
        let counts =
            [self.between(2, 3), self.between(1, 3), self.between(0, 2), self.between(0, 1), self.between(0, 1)];
        let [own, held, there, walls, defence] = counts.map(|n| draw(self, n));
        let there = self.laid(there, 40, "");
        let life = self.between(3, 18);
        format!(
            "format: pro/basic\nboard:\n  turn: 5\n  A: {{soldiers: [{}], hand: [{}]}}\n  \
             B: {{soldiers: {there}, walls: [{}], hand: [{}], life: {life}}}\n",
            own.join(", "),
            held.join(", "),
            walls.join(", "),
            defence.join(", ")
        )
    }
}
