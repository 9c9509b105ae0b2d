//! Noun phrases: from their trees to how many cards of what sort are meant.

use super::bind::Mention;
use super::chart::Node;
use super::eval::{Eval, Evaluator};
use super::noun::{Alt, Count, Np};
use super::wording::{Row, Wording};

impl Evaluator<'_> {
    /// The phrases of a list of cards.
    pub fn nps(&mut self, node: &Node) -> Eval<Vec<Np>> {
        if let Some(nouns) = self.row(node).and_then(|r| r.fact("each")) {
            return self.one_of_each(node, nouns);
        }
        if self.form(node) == "or" {
            return Err("this “or” joins two phrases that are not one choice".to_owned());
        }
        let mut out = vec![self.np(node.one("np").ok_or("the cards are missing")?)?];
        if let Some(more) = node.one("nps") {
            out.append(&mut self.nps(more)?);
        }
        self.share_place(&mut out);
        self.share_owner(&mut out);
        self.share_had(&mut out);
        Ok(out)
    }

    pub(super) fn np(&mut self, node: &Node) -> Eval<Np> {
        let mut np = match self.form(node) {
            "or-event" => return Err("this “or” joins two phrases that are not one choice".to_owned()),
            "ref" => return Ok(Np::refer(self.reference(node.one("ref").ok_or("a reference is missing")?)?)),
            "either" => self.either(node)?,
            "top" => self.top(node)?,
            "plural" => {
                let np = self.alts(node.one("alts").ok_or("the cards are missing")?)?;
                match np.owner {
                    Some(_) => Np { count: Count { text: "all".to_owned(), plural: true }, ..np },
                    None => return Err("it is not said whose cards these are".to_owned()),
                }
            }
            _ => match node.one("alts") {
                Some(alts) => self.alts(alts)?,
                None => return Err("the cards are missing".to_owned()),
            },
        };
        if let Some(owner) = node.one("owner").filter(|_| np.owner.is_none() || self.form(node) != "either") {
            np.owner = Some(self.text(owner)?);
        }
        match np.owner.as_deref() {
            Some("their") if self.bound.mine => np.owner = Some("my".to_owned()),
            Some("my") if self.bound.theirs => np.owner = Some("their".to_owned()),
            _ => {}
        }
        if np.again.is_some() && np.again != np.owner {
            return Err("this “or” joins cards of two owners".to_owned());
        }
        if let Some(count) = node.one("count") {
            let text = self.text(count)?;
            let another = text.strip_suffix(" other").map(str::to_owned);
            if another.is_some() {
                np.alts.iter_mut().for_each(|a| a.shared.push("other than this".to_owned()));
            }
            let text = self.whole_instead(another.unwrap_or(text));
            np.count = Count { plural: !matches!(text.as_str(), "1" | "up to 1"), text };
        } else if self.form(node) == "owner" {
            let one = np.alts.iter().all(|a| a.noun.as_deref() == Some("leader"));
            np.count = Count { text: if one { "1" } else { "all" }.to_owned(), plural: !one };
        }
        let whole = np.alts.iter().all(|a| a.adjectives.is_empty() && a.tests.is_empty() && a.after.is_empty());
        if np.place.as_deref() == Some("life-card") && np.end.is_none() && np.count.text != "all" && whole {
            self.bound.reading("life-from-top");
            np.end = Some("top".to_owned());
        }
        if np.one && !matches!(np.count.text.as_str(), "1" | "up to 1") {
            return Err("two counts stand side by side".to_owned());
        }
        // “Choose 1 card. Destroy all other cards.”: beside the chosen ones, or beside this one?
        let others =
            np.owner.is_none() && np.alts.iter().any(|a| a.shared.iter().any(|test| test == "other than this"));
        if others && np.count.text == "all" && matches!(self.bound.mention, Mention::Step(_)) {
            return Err("it is not said which cards the others are beside".to_owned());
        }
        self.place_seen(&mut np);
        if self.bound.agent == "they" {
            np.chooser = "chosen by them".to_owned();
        }
        Ok(np)
    }

    /// Nothing is left out of what takes the place of something else.
    fn whole_instead(&mut self, text: String) -> String {
        match text.strip_prefix("up to ") {
            Some(n) if !self.bound.instead.is_empty() => {
                self.bound.reading("instead-done");
                n.to_owned()
            }
            _ => text,
        }
    }

    /// Cards without a place, after a look, are some of the cards looked at.
    pub(super) fn place_seen(&mut self, np: &mut Np) {
        let loose = np.alts.iter().all(|a| a.loose);
        if self.bound.looking && loose && np.place.is_none() && np.owner.is_none() && np.group.is_none() {
            self.bound.reading("seen-cards");
            np.group = Some("seen".to_owned());
        }
    }

    /// A place after the last of several phrases is where the cards of all of them are.
    fn share_place(&mut self, nps: &mut [Np]) {
        let Some((last, others)) = nps.split_last_mut() else { return };
        let Some(place) = &last.place else { return };
        let placeless = |np: &&mut Np| {
            np.refer.is_none()
                && np.place.is_none()
                && np.owner.is_none()
                && np.group.is_none()
                && np.alts.iter().all(|a| a.loose)
        };
        for np in others.iter_mut().filter(placeless) {
            self.bound.readings.insert("shared-place");
            np.place = Some(place.clone());
            np.owner = last.owner.clone();
        }
    }

    /// “your Leader and 1 Character”: whose the first is, of which there is one, the others are.
    fn share_owner(&mut self, nps: &mut [Np]) {
        let [first, others @ ..] = nps else { return };
        let leader = first.count.text == "1" && first.alts.iter().all(|a| a.noun.as_deref() == Some("leader"));
        let bare = |np: &&mut Np| np.refer.is_none() && np.owner.is_none() && np.place.is_none() && np.group.is_none();
        let words = first.alts.first().map(|alt| alt.adjectives.clone()).unwrap_or_default();
        for np in others.iter_mut().filter(bare).filter(|_| leader && first.owner.is_some()) {
            self.bound.readings.insert("shared-owner");
            np.owner = first.owner.clone();
            // “your opponent's rested Leader and up to 1 Character card”: both are rested.
            for alt in np.alts.iter_mut().filter(|alt| alt.adjectives.is_empty()) {
                alt.adjectives = words.clone();
            }
        }
    }

    /// “1 A and 1 B you have in play”: both are yours.
    fn share_had(&mut self, nps: &mut [Np]) {
        let Some((last, others)) = nps.split_last_mut() else { return };
        let bare = |np: &&mut Np| np.refer.is_none() && np.owner.is_none() && np.place.is_none() && np.group.is_none();
        for np in others.iter_mut().filter(bare).filter(|_| last.had) {
            self.bound.readings.insert("shared-owner");
            np.owner = last.owner.clone();
        }
        // “1 A and 1 B that are …” is said of both.
        let [alt] = last.alts.as_slice() else { return };
        for np in others.iter_mut().filter(|np| np.refer.is_none() && last.of_all && last.count.text == "1") {
            for first in np.alts.iter_mut().filter(|first| first.after.is_empty()) {
                first.after = alt.after.clone();
                self.bound.readings.insert("suffix-shared");
            }
        }
    }

    /// “up to 1 each of your opponent's Leader and Character cards”.
    pub(super) fn one_of_each(&mut self, node: &Node, nouns: &str) -> Eval<Vec<Np>> {
        let count = self.text(node.one("count").ok_or("it is not said how many")?)?;
        if nouns == "names" {
            return self.one_of_each_name(node, &count);
        }
        let owner = self.text(node.one("owner").ok_or("it is not said whose cards these are")?)?;
        let each = |noun: &str| {
            let alt = Alt { kind: Some(noun.to_owned()), noun: Some(noun.to_owned()), ..Alt::default() };
            let count = Count { text: count.clone(), plural: false };
            Np { owner: Some(owner.clone()), count, alts: vec![alt], ..Np::default() }
        };
        Ok(nouns.split(' ').map(each).collect())
    }

    /// “up to 1 each of [A] and [B] with a cost of 2 from your hand”.
    fn one_of_each_name(&mut self, node: &Node, count: &str) -> Eval<Vec<Np>> {
        let mut out = Vec::new();
        for name in ["a", "b", "c"].iter().filter_map(|slot| node.one(slot)) {
            let mut np = Np { count: Count { text: count.to_owned(), plural: false }, ..Np::default() };
            let mut alt = Alt { loose: true, tests: vec![self.text(name)?], ..Alt::default() };
            for post in node.slot("post") {
                self.post(post, &mut np, &mut alt)?;
            }
            np.alts = vec![alt];
            out.push(np);
        }
        Ok(out)
    }

    /// “your Leader or 1 of your Characters”.
    pub(super) fn either(&mut self, node: &Node) -> Eval<Np> {
        let (first, alt) = self.alt(node.one("alt").ok_or("the cards are missing")?)?;
        let mut np = self.np(node.one("np").ok_or("the cards are missing")?)?;
        if np.refer.is_some() || first.place.is_some() || !matches!(np.count.text.as_str(), "1" | "up to 1") {
            return Err("this “or” joins two phrases that are not one choice".to_owned());
        }
        let owner = node.one("owner").map_or(Ok(String::new()), |o| self.text(o))?;
        if np.owner.as_deref().is_some_and(|o| o != owner) {
            return Err("this “or” joins cards of two owners".to_owned());
        }
        self.bound.reading("one-choice");
        np.owner = Some(owner);
        np.alts.insert(0, alt);
        Ok(np)
    }

    /// “the top 3 cards of your deck”.
    pub(super) fn top(&mut self, node: &Node) -> Eval<Np> {
        let end = self.text(node.one("end").ok_or("an end is missing")?)?;
        let place = self.text(node.one("pile").ok_or("a pile is missing")?)?;
        let text = node.one("n").map_or(Ok("1".to_owned()), |n| self.text(n))?;
        let count = Count { plural: text != "1", text };
        Ok(Np { place: Some(place), end: Some(end), count, alts: vec![Alt::default()], ..Np::default() })
    }

    pub(super) fn bare(&mut self, node: &Node) -> Eval<Np> {
        let mut np = self.alts(node.one("alts").ok_or("the cards are missing")?)?;
        if let Some(owner) = node.one("owner") {
            np.owner = Some(self.text(owner)?);
        }
        let (named, loose) = &self.wording.field;
        for alt in np.alts.iter_mut().filter(|a| a.noun.is_none() && a.kind.is_none() && a.loose) {
            let by_name = alt.tests.iter().any(|t| t.contains("named "));
            alt.noun = Some(if by_name { named } else { loose }.clone());
        }
        Ok(np)
    }

    /// Sorts of cards joined by “or”, with what they share.
    pub(super) fn alts(&mut self, node: &Node) -> Eval<Np> {
        let (mut np, alt) = self.alt(node.one("alt").ok_or("the cards are missing")?)?;
        np.alts = vec![alt];
        if let Some(more) = node.one("alts") {
            let mut rest = self.alts(more)?;
            if let Some(owner) = node.one("owner") {
                rest.again = Some(self.text(owner)?);
            }
            np.again = rest.again.clone();
            if np.place.is_some() && rest.place.is_some() && np.place != rest.place {
                return Err("this “or” joins cards of two places".to_owned());
            }
            let anew = rest.owner.is_some();
            let on_field = |np: &Np| np.place.is_none() && np.alts.iter().all(|alt| alt.noun.is_some() && !alt.loose);
            let apart = |a: &Np, b: &Np| on_field(a) && b.place.is_some();
            if self.form(node) == "or-one" && (apart(&np, &rest) || apart(&rest, &np)) {
                return Err("this “or” joins cards of two places".to_owned());
            }
            np.owner = np.owner.or(rest.owner);
            np.place = np.place.or(rest.place);
            np.end = np.end.or(rest.end);
            np.limits.extend(rest.limits);
            np.alts.extend(rest.alts);
            np.one = rest.one || self.form(node) == "or-one";
            match self.form(node) {
                "or" => self.share(&mut np.alts),
                // “1 rested enemy Unit or 1 enemy Unit …”: whose the cards are is said again, and so is what they are like.
                _ if anew => {}
                _ => self.share_colour(&mut np.alts),
            }
        }
        Ok(np)
    }

    /// “1 red Event or 1 Character card”: the one word in front holds for both (ruling of OP12-017).
    fn share_colour(&mut self, alts: &mut [Alt]) {
        let [first, rest @ ..] = alts else { return };
        let plain = |alt: &&mut Alt| alt.adjectives.is_empty() && alt.tests.is_empty() && alt.kind.is_some();
        for alt in rest.iter_mut().filter(plain).filter(|_| first.kind.is_some() && first.tests.is_empty()) {
            if !first.adjectives.is_empty() {
                self.bound.reading("prefix-shared");
            }
            alt.adjectives = first.adjectives.clone();
        }
    }

    /// What stands before or after “A or B” and holds for both.
    pub(super) fn share(&mut self, alts: &mut [Alt]) {
        let [first, rest @ ..] = alts else { return };
        for alt in rest.iter_mut() {
            share_turned(first, alt);
            let plain = alt.adjectives.is_empty() && alt.tests.is_empty() && alt.kind.is_some();
            let described = !first.adjectives.is_empty() || !first.tests.is_empty();
            if plain && described && first.after.is_empty() && first.kind.is_some() && !says_again(first, alt) {
                alt.adjectives = first.adjectives.clone();
                alt.tests = first.tests.clone();
                self.bound.reading("prefix-shared");
            }
        }
        let Some(last) = rest.last().cloned() else { return };
        // “A card or card with B, with C”: a noun that is said again begins anew, and only what comes last holds for both.
        let own = usize::from(says_again(first, &last));
        if first.after.is_empty() && last.after.len() > own && first.kind.as_deref() != Some("don") {
            // “Leader or Character cards with a cost of 3 or less”: a Leader has no cost that could be compared.
            first.after = last.after[own..].iter().filter(|test| !first.has_not(test)).cloned().collect();
            self.bound.reading("suffix-shared");
        }
        if first.shared != last.shared {
            match last.shared.is_empty() {
                true => rest.iter_mut().for_each(|alt| alt.shared = first.shared.clone()),
                false => first.shared = last.shared.clone(),
            }
            self.bound.reading("other-than-shared");
        }
        if first.kind.is_none() && first.noun.is_none() && !first.loose {
            first.kind = last.kind.clone();
            first.noun = last.noun.clone();
        }
    }

    /// One sort of cards, and what its words say about place and owner.
    pub(super) fn alt(&mut self, node: &Node) -> Eval<(Np, Alt)> {
        let mut np = Np::default();
        let mut alt = Alt::default();
        for adj in node.slot("adj").to_vec() {
            self.adjective(&adj, &mut np, &mut alt)?;
        }
        let head = node.one("head").ok_or("the noun is missing")?;
        if let Some(row) = self.row(head) {
            // Where the place stands in front, it was read before what lies there.
            let field = alt.noun.take().is_some();
            alt.kind = row.fact("kind").map(str::to_owned);
            alt.noun = row.fact("noun").map(str::to_owned);
            alt.loose = row.fact("loose").is_some();
            alt.lacks = row.fact("lacks").map(str::to_owned);
            if field {
                self.place(&mut np, &mut alt, "field")?;
            }
            if let Some(place) = row.fact("place") {
                np.place = Some(place.to_owned());
            }
            self.group(row, head, &mut np)?;
            let test = self.fill(&row.ir, head)?;
            if !test.is_empty() {
                alt.tests.push(test);
            }
            if let Some(owner) = row.fact("owner") {
                np.owner = Some(owner.to_owned());
            }
            if row.fact("own").is_some() && (self.bound.paying || self.bound.offered) && np.owner.is_none() {
                self.bound.reading("cost-own");
                np.owner = Some("my".to_owned());
            }
        }
        if np.owner.as_deref() == Some("their") {
            self.other_than_those(&mut alt)?;
        }
        let posts = node.slot("post").to_vec();
        for (i, post) in posts.iter().enumerate() {
            // “paired with a Pilot that is …”: what follows is said of the other card.
            if i + 1 < posts.len() && self.row(post).is_some_and(|row| row.fact("last").is_some()) {
                return Err("what follows belongs to the nearer noun".to_owned());
            }
            self.post(post, &mut np, &mut alt)?;
        }
        Ok((np, alt))
    }

    /// “all other enemy cards”: none of them is this card, so others are meant than those mentioned.
    fn other_than_those(&mut self, alt: &mut Alt) -> Eval<()> {
        for test in alt.shared.iter_mut().filter(|test| *test == "other than this") {
            match self.bound.resolve()?.as_str() {
                "this" => return Err("no card of the other player was mentioned".to_owned()),
                those => *test = format!("other than {those}"),
            }
        }
        Ok(())
    }

    pub(super) fn adjective(&mut self, node: &Node, np: &mut Np, alt: &mut Alt) -> Eval<()> {
        if let Some(name) = node.one("nameq") {
            alt.tests.push(self.text(name)?);
            return Ok(());
        }
        if self.form(node) == "one" {
            let quality = node.one("quality").ok_or("a word is missing")?;
            let row = self.row(quality).ok_or("a word is missing")?;
            if let Some(owner) = row.fact("owner") {
                np.owner = Some(owner.to_owned());
            }
            alt.both |= row.fact("both").is_some();
            if let Some(place) = row.fact("place") {
                self.place(np, alt, place)?;
            }
            let text = self.fill(&row.ir, quality)?;
            match text.as_str() {
                "" => {}
                _ if row.fact("as") == Some("after") => alt.after.push(text),
                _ if row.fact("as") == Some("shared") => alt.shared.push(text),
                "other than this" => alt.shared.push(text),
                _ if text.contains(' ') => alt.tests.push(text),
                _ => alt.adjectives.push(text),
            }
            return Ok(());
        }
        let mut lists = Vec::new();
        for name in ["a", "b", "c"] {
            if let Some(quality) = node.one(name) {
                let row = self.row(quality).ok_or("a word is missing")?;
                if row.fact("owner").is_some() {
                    return Err("owners are not joined by “or”".to_owned());
                }
                lists.push(format!("({})", self.fill(&row.ir, quality)?));
            }
        }
        alt.tests.push(lists.join(" or "));
        Ok(())
    }

    pub(super) fn post(&mut self, node: &Node, np: &mut Np, alt: &mut Alt) -> Eval<()> {
        let row = self.row(node).ok_or("a word is missing")?;
        let text = self.fill(&row.ir, node)?;
        self.gate(row, node)?;
        if row.fact("only").is_some_and(|noun| alt.noun.as_deref() != Some(noun)) {
            return Err("this is not said of such cards".to_owned());
        }
        if let Some(place) = row.fact("place") {
            self.place(np, alt, place)?;
        }
        let set = |key: &str, field: &mut Option<String>| {
            if let Some(value) = row.fact(key) {
                *field = Some(value.to_owned());
            }
        };
        set("end", &mut np.end);
        set("owner", &mut np.owner);
        np.had |= row.fact("owner").is_some();
        let word = |at: usize| self.atoms.get(at).map(|atom| atom.key.as_str());
        np.of_all |= word(node.start) == Some("that") && word(node.start + 1) == Some("are");
        self.group(row, node, np)?;
        if let Some(owner) = node.one("owner") {
            np.owner = Some(self.text(owner)?);
        }
        match row.fact("as") {
            _ if text.is_empty() => {}
            _ if text.starts_with("with total ") || text.starts_with("with different ") => np.limits.push(text),
            Some("shared") => alt.shared.push(text),
            _ => alt.after.push(text),
        }
        match alt.kind.as_deref() {
            Some("don") if !alt.after.is_empty() || !alt.shared.is_empty() => {
                Err("DON!! cards have nothing that is tested".to_owned())
            }
            _ => Ok(()),
        }
    }

    /// The cards at hand of which some are meant: “among them” is said of cards that are looked at, or of those mentioned last.
    fn group(&mut self, row: &Row, node: &Node, np: &mut Np) -> Eval<()> {
        match row.fact("group") {
            Some("seen") if !self.bound.looking => np.group = Some(self.bound.resolve()?),
            Some(group) => np.group = Some(self.fill(group, node)?),
            None => {}
        }
        Ok(())
    }

    /// Cards are taken from one place.
    pub(super) fn place(&mut self, np: &mut Np, alt: &mut Alt, place: &str) -> Eval<()> {
        if np.place.is_some() {
            return Err("the cards are in two places at once".to_owned());
        }
        if alt.kind.as_deref() == Some("don") && !matches!(place, "field" | "cost-don") {
            return Err("DON!! cards are not there".to_owned());
        }
        let turned = |word: &String| matches!(word.as_str(), "active" | "rested");
        if alt.adjectives.iter().any(turned) && matches!(place, "hand-card" | "trash-card" | "deck-card") {
            return Err("cards that lie there are neither active nor rested".to_owned());
        }
        np.place = Some(place.to_owned());
        if place == "field" {
            np.place = None;
            match alt.kind.as_deref() {
                Some("don") => alt.noun = Some("don".to_owned()),
                _ if alt.noun.is_none() => alt.noun = Some(self.wording.field.1.clone()),
                _ => {}
            }
        }
        Ok(())
    }
}

/// “your rested [A] or {B} type cards”: how the cards lie is said of both, whatever else tells them apart.
fn share_turned(first: &Alt, other: &mut Alt) {
    let turned = |word: &&String| matches!(word.as_str(), "rested" | "active");
    let described = !other.adjectives.is_empty() || !other.tests.is_empty();
    if first.after.is_empty() && described && !other.adjectives.iter().any(|word| turned(&word)) {
        other.adjectives.extend(first.adjectives.iter().find(turned).cloned());
    }
}

/// Whether the second of two sorts of cards repeats the noun of the first without its words in front.
fn says_again(first: &Alt, last: &Alt) -> bool {
    let noun = |alt: &Alt| (alt.kind.clone(), alt.noun.clone(), alt.loose);
    let described = !first.adjectives.is_empty() || !first.tests.is_empty();
    noun(first) == noun(last) && described && last.adjectives.is_empty() && last.tests.is_empty()
}

/// Cards that are only named are on the field.
pub fn find_noun(np: &mut Np, wording: &Wording) -> Eval<()> {
    if np.place.is_some() || np.group.is_some() {
        return Ok(());
    }
    if np.refer.is_none() && np.owner.is_none() && np.alts.iter().any(|a| a.loose && a.noun.is_some()) {
        return Err("it is not said whose or where these cards are".to_owned());
    }
    for alt in np.alts.iter_mut().filter(|a| a.noun.is_none()) {
        let named = alt.tests.iter().any(|t| t.contains("named "));
        if !named {
            return Err("it is not said where these cards are".to_owned());
        }
        alt.noun = Some(wording.field.0.clone());
    }
    Ok(())
}
