//! Matches written down: replay files, who signed them, what was meant by their cards, and shuffles that can be proven afterwards.

pub mod file;
pub mod meaning;
pub mod shuffle;
pub mod signature;

/// Returns what a panic said, for the note beside a replay that leads there.
pub fn panic_text(panic: &(dyn std::any::Any + Send)) -> &str {
    let text = panic.downcast_ref::<&str>().copied();
    text.or_else(|| panic.downcast_ref::<String>().map(String::as_str)).unwrap_or("(no message)")
}
