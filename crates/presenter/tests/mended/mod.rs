//! Sentences of card text that readers had called wrong, each held by a card.

use baize_presenter::Language;
use baize_text::render;

/// A game, a card, a language, what the card says in it, and what it does not say.
pub type Row<'a> = (&'a str, &'a str, &'a str, &'a str, &'a str);

/// Fails with every card that does not say what it should. The marks that keep directions apart do not count.
pub fn hold<'a>(rows: impl IntoIterator<Item = Row<'a>>) {
    let wrong = |(game, card, tag, has, lacks): Row<'a>| {
        let book = baize_registry::find(game).expect("it is a game");
        let (pool, language) = (book.pool(), Language::of(book, tag));
        let def = pool.def(pool.find(card).expect("it is a card"));
        let text = render::text(def, book.vocabulary(), pool.lexicon(), language.locale());
        let text = text.replace(['\u{2068}', '\u{2069}'], "");
        (!text.contains(has) || text.contains(lacks)).then(|| format!("{card} {tag}: {text}"))
    };
    let wrong: Vec<String> = rows.into_iter().filter_map(wrong).collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
