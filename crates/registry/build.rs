//! Makes the list of games: the dependencies under the line `# Games` of `Cargo.toml`, in that order.

use std::path::Path;
use std::{env, fs};

fn main() {
    println!("cargo::rerun-if-changed=Cargo.toml");
    let manifest = fs::read_to_string("Cargo.toml").expect("a package has a manifest");
    let lines = manifest.lines().skip_while(|line| !line.starts_with("# Games")).skip(1);
    let games = lines.map_while(|line| line.split(['.', ' ', '=']).next().filter(|name| name.starts_with("baize-")));
    let books: String = games.map(|game| format!("{}::book(), ", game.replace('-', "_"))).collect();
    let out = env::var("OUT_DIR").expect("cargo says where to write");
    fs::write(Path::new(&out).join("games.rs"), format!("vec![{books}]")).expect("the folder is there");
}
