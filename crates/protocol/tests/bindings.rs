//! The TypeScript types in `web/src/protocol` say what the Rust types say.
//!
//! `UPDATE=1 cargo test -p baize-protocol --test bindings` writes them anew.

use baize_protocol::catalog::{DeckCheck, DeckVerdict, Faces, Games, TableLayout};
use baize_protocol::decks::{DeckDraft, DeckForms, DeckRead, DeckText, SavedDecks, Trial, TrialWish, Workshop};
use baize_protocol::{LARGEST_FRAME, PROTOCOL, Received, Review, ReviewFrames, Sent};
use std::collections::BTreeMap;
use std::path::PathBuf;
use ts_rs::{Config, TS, TypeVisitor};

/// Collects the declarations of a type and of everything it is made of, by name.
struct Collector<'a> {
    config: &'a Config,
    found: BTreeMap<String, String>,
}

impl TypeVisitor for Collector<'_> {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        // Types without a file of their own are spelled in place.
        if T::output_path().is_none() {
            T::visit_generics(self);
            return;
        }
        let name = T::ident(self.config);
        if !self.found.contains_key(&name) {
            let docs = T::docs().unwrap_or_default();
            self.found.insert(name, format!("{docs}export {}\n", T::decl(self.config)));
            T::visit_dependencies(self);
            T::visit_generics(self);
        }
    }
}

fn bindings() -> String {
    let config = Config::default();
    let mut collector = Collector { config: &config, found: BTreeMap::new() };
    collector.visit::<Sent>();
    collector.visit::<Received>();
    collector.visit::<Games>();
    collector.visit::<TableLayout>();
    collector.visit::<Faces>();
    collector.visit::<DeckCheck>();
    collector.visit::<DeckVerdict>();
    collector.visit::<Review>();
    collector.visit::<ReviewFrames>();
    collector.visit::<Workshop>();
    collector.visit::<DeckText>();
    collector.visit::<DeckRead>();
    collector.visit::<DeckDraft>();
    collector.visit::<DeckForms>();
    collector.visit::<SavedDecks>();
    collector.visit::<TrialWish>();
    collector.visit::<Trial>();
    let mut out = String::from("// Made from crates/protocol by its test `bindings`; do not edit.\n\n");
    out += &format!("/** The number of this protocol. */\nexport const PROTOCOL = {PROTOCOL};\n");
    out +=
        &format!("/** The largest frame a server reads, in bytes. */\nexport const LARGEST_FRAME = {LARGEST_FRAME};\n");
    for declaration in collector.found.values() {
        out.push('\n');
        out += declaration;
    }
    out
}

#[test]
fn the_typescript_types_are_current() {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../web/src/protocol/index.ts");
    let wanted = bindings();
    if std::env::var_os("UPDATE").is_some() {
        std::fs::create_dir_all(path.parent().expect("the file is in a folder")).expect("the folder can be made");
        std::fs::write(&path, &wanted).expect("the file can be written");
    }
    let written = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(
        written == wanted,
        "web/src/protocol/index.ts is not current: run `UPDATE=1 cargo test -p baize-protocol --test bindings`"
    );
}
