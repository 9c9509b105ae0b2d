//! Files as they are sent: packed as small as the browser reads, and only to those who do not have them yet.

use crate::http::refuse;
use axum::body::{Body, Bytes};
use axum::http::{HeaderMap, HeaderValue, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use baize_kernel::message;
use flate2::Compression;
use flate2::read::GzDecoder;
use flate2::write::GzEncoder;
use rust_embed::RustEmbed;
use std::io::{Read, Write};
use std::path::{Path, PathBuf};
use xxhash_rust::xxh3::xxh3_64;

/// The page, as it was built with the program. What packs well lies there packed, as `.br` and `.gz`, and not plain.
#[derive(RustEmbed)]
#[folder = "$BAIZE_PAGE"]
struct Page;

/// What is smaller than this is not worth packing.
const LEAST: usize = 1024;

/// A body, and the same packed: one of the two at least.
#[derive(Clone, Debug)]
pub struct Packed {
    plain: Option<Bytes>,
    gzip: Option<Bytes>,
    brotli: Option<Bytes>,
}

impl Packed {
    /// A body that is sent as it is.
    pub fn plain(body: impl Into<Bytes>) -> Packed {
        Packed { plain: Some(body.into()), gzip: None, brotli: None }
    }

    /// Packs a body that is sent often.
    pub fn pack(body: impl Into<Bytes>) -> Packed {
        let plain: Bytes = body.into();
        let gzip = (plain.len() >= LEAST).then(|| gzip(&plain)).flatten();
        Packed { plain: Some(plain), gzip, brotli: None }
    }

    fn file(path: &str) -> Option<Packed> {
        let get = |end: &str| Page::get(&format!("{path}{end}")).map(|file| Bytes::from(file.data.into_owned()));
        let found = Packed { plain: get(""), gzip: get(".gz"), brotli: get(".br") };
        (found.plain.is_some() || found.gzip.is_some()).then_some(found)
    }

    /// Returns the smallest form that the asker reads, and what it is called.
    fn choose(self, headers: &HeaderMap) -> (Bytes, Option<&'static str>) {
        let asked = headers.get(header::ACCEPT_ENCODING).and_then(|h| h.to_str().ok()).unwrap_or("");
        let reads = |name: &str| asked.split(',').any(|each| is_accepted(each, name));
        match self {
            Packed { brotli: Some(body), .. } if reads("br") => (body, Some("br")),
            Packed { gzip: Some(body), .. } if reads("gzip") => (body, Some("gzip")),
            Packed { plain, gzip, .. } => (plain.or_else(|| unpack(&gzip?)).unwrap_or_default(), None),
        }
    }
}

/// Whether an entry of `Accept-Encoding` names an encoding and does not rule it out.
fn is_accepted(entry: &str, name: &str) -> bool {
    let mut parts = entry.split(';').map(str::trim);
    let named = parts.next().is_some_and(|first| first.eq_ignore_ascii_case(name));
    let refused = parts.filter_map(|part| part.strip_prefix("q=")).any(|q| q.parse() == Ok(0.0_f32));
    named && !refused
}

fn gzip(body: &[u8]) -> Option<Bytes> {
    let mut encoder = GzEncoder::new(Vec::with_capacity(body.len() / 4), Compression::best());
    encoder.write_all(body).ok()?;
    encoder.finish().ok().map(Bytes::from)
}

/// What was packed, for the few who read nothing else.
fn unpack(body: &[u8]) -> Option<Bytes> {
    let mut plain = Vec::new();
    GzDecoder::new(body).read_to_end(&mut plain).ok()?;
    Some(plain.into())
}

/// Answers with a body, or with the news that the one asked for is still good.
pub fn reply(headers: &HeaderMap, body: Packed, kind: &str, keep: &str) -> Response {
    let (body, encoding) = body.choose(headers);
    let tag = format!("\"{:016x}\"", xxh3_64(&body));
    let has = headers.get(header::IF_NONE_MATCH).and_then(|h| h.to_str().ok());
    let fresh = has.is_some_and(|has| has.split(',').any(|t| t.trim().trim_start_matches("W/") == tag));
    let (status, body) =
        if fresh { (StatusCode::NOT_MODIFIED, Body::empty()) } else { (StatusCode::OK, Body::from(body)) };
    let told = [
        (header::ETAG, tag.as_str()),
        (header::CONTENT_TYPE, kind),
        (header::CACHE_CONTROL, keep),
        (header::VARY, "accept-encoding"),
    ];
    let mut response = (status, told, body).into_response();
    if let Some(encoding) = encoding {
        response.headers_mut().insert(header::CONTENT_ENCODING, HeaderValue::from_static(encoding));
    }
    response
}

/// Files of the page. Paths that only the page understands show its first file.
pub async fn page(uri: Uri, headers: HeaderMap) -> Response {
    let path = uri.path().trim_start_matches('/');
    let first = path.split('/').next().unwrap_or_default();
    let named = matches!(first, "t" | "m" | "decks" | "replay");
    let ours = named || matches!(path, "" | "lobby" | "matches" | "learn" | "desk");
    let path = if ours { "index.html" } else { path };
    let Some(file) = Packed::file(path) else {
        return refuse(StatusCode::NOT_FOUND, message!("there is nothing here"));
    };
    // Files under `assets` have their content in their name and never change.
    let keep = if path.starts_with("assets/") { "public, max-age=31536000, immutable" } else { "no-cache" };
    reply(&headers, file, kind(path), keep)
}

fn kind(path: &str) -> &'static str {
    match path.rsplit_once('.').map_or("", |(_, end)| end) {
        "html" => "text/html; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "json" | "map" => "application/json",
        "webmanifest" => "application/manifest+json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "jpg" | "jpeg" => "image/jpeg",
        "webp" => "image/webp",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "txt" | "ftl" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

/// The endings of pictures, the smallest kind first.
const PICTURES: [&str; 4] = ["webp", "jpg", "jpeg", "png"];

/// Returns the numbers of the cards of which a folder has a picture, in alphabetical order.
pub fn pictured(folder: Option<&Path>) -> Vec<String> {
    let entries = folder.and_then(|folder| std::fs::read_dir(folder).ok()).into_iter().flatten().flatten();
    let mut found: Vec<String> = entries
        .filter_map(|entry| {
            let path = entry.path();
            let end = path.extension()?.to_str()?.to_ascii_lowercase();
            PICTURES.contains(&end.as_str()).then(|| path.file_stem()?.to_str().map(str::to_owned))?
        })
        .collect();
    found.sort();
    found.dedup();
    found
}

/// Answers with the picture of a card from a folder of the host's own.
pub fn picture(folder: Option<&Path>, number: &str, headers: &HeaderMap) -> Response {
    let missing = || refuse(StatusCode::NOT_FOUND, message!("there is no picture of this card"));
    let folder = folder.filter(|_| is_plain(number)).and_then(|folder| folder.canonicalize().ok());
    let Some(folder) = folder else { return missing() };
    let named = PICTURES.iter().map(|end| folder.join(format!("{number}.{end}")));
    // Folders of pictures come from anywhere, and a link in one may lead to what is nobody's business.
    let inside = |path: PathBuf| path.canonicalize().ok().filter(|path| path.starts_with(&folder) && path.is_file());
    let Some(path) = named.into_iter().find_map(inside) else { return missing() };
    match std::fs::read(&path) {
        Ok(body) => reply(headers, Packed::plain(body), kind(&path.to_string_lossy()), "private, max-age=3600"),
        Err(_) => missing(),
    }
}

/// Whether a card number is one, and no way out of the folder.
fn is_plain(number: &str) -> bool {
    !number.is_empty() && number.bytes().all(|b| b.is_ascii_alphanumeric() || b"-_".contains(&b))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_encoding_is_used_by_those_who_read_it() {
        let accepted = |header: &str, name| header.split(',').any(|entry| is_accepted(entry, name));
        assert!(accepted("gzip, deflate, br", "br"));
        assert!(accepted("gzip;q=0.5", "gzip"));
        assert!(!accepted("gzip;q=0, identity", "gzip"));
        assert!(!accepted("", "gzip"));
    }

    #[test]
    fn long_bodies_are_packed_and_short_ones_are_not() {
        let long = Packed::pack(vec![b'a'; 4096]);
        assert!(long.gzip.is_some_and(|gzip| gzip.len() < 200));
        assert!(Packed::pack("short").gzip.is_none());
    }

    #[test]
    fn who_reads_nothing_packed_gets_it_plain() {
        let gzip = gzip(b"let page;");
        let (body, encoding) = Packed { plain: None, gzip, brotli: None }.choose(&HeaderMap::new());
        assert_eq!((&body[..], encoding), (&b"let page;"[..], None));
    }

    #[test]
    fn pictures_come_from_the_folder_and_from_nowhere_else() {
        let folder = tempfile::tempdir().expect("a folder can be made");
        std::fs::write(folder.path().join("ST01-001.png"), b"picture").expect("it can be written");
        std::fs::write(folder.path().join("notes.txt"), b"text").expect("it can be written");
        assert_eq!(pictured(Some(folder.path())), ["ST01-001"]);
        assert!(pictured(None).is_empty());
        let status = |number: &str| picture(Some(folder.path()), number, &HeaderMap::new()).status();
        assert_eq!(status("ST01-001"), StatusCode::OK);
        for number in ["ST01-002", "notes", "", "../secret", "ST01-001.png", "a/b"] {
            assert_eq!(status(number), StatusCode::NOT_FOUND, "{number}");
        }
    }
}
