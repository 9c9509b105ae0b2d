//! Being asked tells opponents nothing, in fair play.

use baize_gundam::book;
use baize_kernel::Options;
use baize_laws::fair::leaks;

#[test]
fn hands_cannot_be_told_apart_by_what_opponents_are_told() {
    let fair = Options { fair: true, ..Options::default() };
    let told = leaks(book(), &fair, 0..12);
    assert!(told.is_empty(), "{}", told.join("\n"));
    assert!(!leaks(book(), &Options::default(), 0..12).is_empty(), "without fair play they can");
}
