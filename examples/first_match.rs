//! A match between two bots: `cargo run -p baize-examples --bin first-match [GAME]`.

use baize_ai::{BotSpec, Observation};
use baize_kernel::{Options, Seat};

fn main() -> Result<(), String> {
    let game = std::env::args().nth(1).unwrap_or_else(|| "tiny".into());
    let book = baize_registry::find(&game).map_err(|unknown| unknown.to_string())?;
    let options = Options::default();
    let decks = book.decks_in_turn(&options, 0);
    let mut table = book.open(&options, book.pool(), &decks, 7).map_err(|problems| format!("{problems:?}"))?;
    let mut bot = BotSpec::random().seat(7);
    while let Some(eyes) = Observation::open(&*table) {
        let answer = bot.answer(&eyes);
        for event in table.answer(eyes.seat(), &answer).map_err(|refused| refused.to_string())? {
            println!("{:?} by {}", event.told_to(Some(Seat(0))), event.clause);
        }
    }
    println!("{}: {:?}", book.title(), table.outcome());
    Ok(())
}
