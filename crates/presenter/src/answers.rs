//! Typed answers: numbers, or words of the options.

use baize_kernel::{Answer, Ask, Prompt};

/// Reads an answer that a person typed: positions from 1, or words that fit one option.
///
/// # Errors
/// Says why the text is no answer to the question.
pub fn read_answer(prompt: &Prompt, words: &[String], text: &str) -> Result<Answer, String> {
    let text = text.trim();
    let answer = match prompt.ask {
        Ask::Pick => Answer::Pick(find(words, text)?),
        Ask::Number { min, max } => {
            Answer::Number(text.parse().map_err(|_| format!("a number from {min} to {max} is wanted"))?)
        }
        Ask::Several { .. } => {
            let mut places = several(words, text)?;
            places.sort_unstable();
            Answer::Several(places)
        }
        Ask::Arrange if text.eq_ignore_ascii_case("keep") => Answer::Arrange((0..words.len() as u16).collect()),
        Ask::Arrange => Answer::Arrange(several(words, text)?),
    };
    prompt.check(&answer).map_err(|refused| refused.to_string())?;
    Ok(answer)
}

/// Reads a list: numbers parted by spaces or commas, or words parted by commas.
fn several(words: &[String], text: &str) -> Result<Vec<u16>, String> {
    if text.is_empty() || text.eq_ignore_ascii_case("none") {
        return Ok(Vec::new());
    }
    if text.eq_ignore_ascii_case("all") {
        return Ok((0..words.len() as u16).collect());
    }
    let numbers = text.bytes().all(|b| b.is_ascii_digit() || b == b' ' || b == b',');
    let parts: Vec<&str> = if numbers { text.split([' ', ',']).collect() } else { text.split(',').collect() };
    parts.into_iter().map(str::trim).filter(|part| !part.is_empty()).map(|part| find(words, part)).collect()
}

/// Finds the option a text means: its number, its words, or part of the words of one only.
fn find(words: &[String], text: &str) -> Result<u16, String> {
    let wanted = text.to_lowercase();
    if wanted.is_empty() {
        return Err(format!("type a number from 1 to {}, or the words of an option", words.len()));
    }
    // Words come first, so that a card named `3` can be called by its name.
    let exact = words.iter().position(|w| w.to_lowercase() == wanted);
    if let Some(place) = exact {
        return Ok(place as u16);
    }
    if let Ok(number) = wanted.parse::<usize>() {
        let place = number.checked_sub(1).filter(|&place| place < words.len());
        return place
            .map(|p| p as u16)
            .ok_or_else(|| format!("there is no option {number}: type 1 to {}", words.len()));
    }
    let mut fitting = words.iter().enumerate().filter(|(_, w)| w.to_lowercase().contains(&wanted));
    let Some((place, first)) = fitting.next() else { return Err(format!("no option has the words `{text}`")) };
    // Options that read the same are as good as one another.
    match fitting.find(|(_, other)| *other != first) {
        None => Ok(place as u16),
        Some((_, other)) => Err(format!("`{text}` fits `{first}` and `{other}`: say which")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use baize_kernel::{Choice, Seat, Why};

    fn prompt(ask: Ask, options: usize) -> Prompt {
        Prompt { id: 0, seat: Seat(0), why: Why::default(), ask, options: vec![Choice::default(); options] }
    }

    fn read(ask: Ask, words: &[&str], text: &str) -> Result<Answer, String> {
        let words: Vec<String> = words.iter().map(|w| (*w).to_owned()).collect();
        read_answer(&prompt(ask, words.len()), &words, text)
    }

    #[test]
    fn one_option_is_picked_by_number_or_words() {
        let words = ["attack Zoro -> Kid", "attack Nami -> Kid", "end"];
        for (text, place) in [("1", 0), ("attack nami -> kid", 1), ("zoro", 0), (" end ", 2)] {
            assert_eq!(read(Ask::Pick, &words, text), Ok(Answer::Pick(place)), "{text}");
        }
        for text in ["0", "4", "attack", "kid", "luffy", "", "99999999999999999999"] {
            assert!(read(Ask::Pick, &words, text).is_err(), "{text}");
        }
    }

    #[test]
    fn options_that_read_the_same_are_as_good_as_one() {
        assert_eq!(read(Ask::Pick, &["give Nami", "give Nami", "end"], "nami"), Ok(Answer::Pick(0)));
    }

    #[test]
    fn a_number_that_is_a_name_means_the_name() {
        assert_eq!(read(Ask::Pick, &["3", "2", "1"], "1"), Ok(Answer::Pick(2)));
    }

    #[test]
    fn several_options_are_put_in_order_and_counted() {
        let ask = Ask::Several { min: 0, max: 2 };
        let words = ["Zoro", "Nami", "Kid"];
        assert_eq!(read(ask, &words, "3 1"), Ok(Answer::Several(vec![0, 2])));
        assert_eq!(read(ask, &words, "nami, zoro"), Ok(Answer::Several(vec![0, 1])));
        assert_eq!(read(ask, &words, "none"), Ok(Answer::Several(Vec::new())));
        assert!(read(ask, &words, "all").is_err());
        assert!(read(ask, &words, "1 1").is_err());
    }

    #[test]
    fn an_order_names_every_option() {
        assert_eq!(read(Ask::Arrange, &["Zoro", "Nami"], "2 1"), Ok(Answer::Arrange(vec![1, 0])));
        assert_eq!(read(Ask::Arrange, &["Zoro", "Nami"], "keep"), Ok(Answer::Arrange(vec![0, 1])));
        assert!(read(Ask::Arrange, &["Zoro", "Nami"], "2").is_err());
    }

    #[test]
    fn numbers_keep_within_their_bounds() {
        let ask = Ask::Number { min: 1, max: 3 };
        assert_eq!(read(ask, &[], "3"), Ok(Answer::Number(3)));
        assert!(read(ask, &[], "4").is_err() && read(ask, &[], "x").is_err());
    }
}
