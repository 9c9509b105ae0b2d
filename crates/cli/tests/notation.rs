//! Every word of every game's notation has an example, and every example can be read.

use baize_kernel::Lexicon;
use baize_text::notation::{examples, parse};

#[test]
fn every_example_of_a_word_can_be_read() {
    for book in baize_registry::games() {
        let words = examples::words(book.vocabulary());
        for word in &words {
            let read = parse(&word.example, book.vocabulary(), &mut Lexicon::default());
            assert!(read.is_ok(), "{}: {} `{}`: {read:?}", book.id(), word.sort, word.example);
        }
        let verbs = book.vocabulary().verbs.iter();
        let used = verbs.filter(|verb| verb.shape != baize_kernel::vocabulary::Shape::Action).count();
        let listed = words.iter().filter(|word| word.sort == "verb").count();
        assert!(words.is_empty() || listed == used, "{}: {listed} of {used} verbs have an example", book.id());
    }
}
