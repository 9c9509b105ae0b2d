//! Finds the built page to embed, or makes one that says how to build it, so that building the
//! server needs nothing but Rust.

use std::path::PathBuf;

const PLACEHOLDER: &str = "<!doctype html>
<html lang=\"en\">
<meta charset=\"utf-8\">
<title>Baize</title>
<h1>The page is not built yet</h1>
<p>The server runs, and answers programs. For the table in the browser, build the page and then the server again:</p>
<pre>cd web &amp;&amp; npm ci &amp;&amp; npm run build &amp;&amp; cd .. &amp;&amp; cargo build --release</pre>
</html>
";

fn main() {
    let here = PathBuf::from(std::env::var("CARGO_MANIFEST_DIR").expect("cargo says where the crate is"));
    let built = here.join("../../web/dist");
    println!("cargo:rerun-if-changed={}", built.display());
    println!("cargo:rerun-if-changed=build.rs");
    let folder = if built.join("index.html").is_file() {
        built
    } else {
        let made = PathBuf::from(std::env::var("OUT_DIR").expect("cargo says where to put things")).join("page");
        std::fs::create_dir_all(&made).expect("the build folder can be written");
        std::fs::write(made.join("index.html"), PLACEHOLDER).expect("the build folder can be written");
        made
    };
    println!("cargo:rustc-env=BAIZE_PAGE={}", folder.display());
}
