//! The software bill of materials of a release: every package that the program is built of, as CycloneDX.

use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::path::Path;
use std::process::Command;

/// The package whose program is released.
const PROGRAM: &str = "baize-cli";

/// Writes the bill to a file.
///
/// # Errors
/// When cargo does not say what the program is built of, or the file cannot be written.
pub fn write(root: &Path, file: &str) -> Result<String, String> {
    let bill = bill(&metadata(root)?)?;
    let count = bill["components"].as_array().map_or(0, Vec::len);
    let text = serde_json::to_string_pretty(&bill).map_err(|e| e.to_string())?;
    std::fs::write(file, text + "\n").map_err(|e| format!("{file}: {e}"))?;
    Ok(format!("{file}: {count} packages"))
}

/// What cargo knows of the packages.
pub(crate) fn metadata(root: &Path) -> Result<Value, String> {
    let cargo = std::env::var("CARGO").unwrap_or_else(|_| "cargo".into());
    let said = Command::new(cargo).args(["metadata", "--format-version", "1", "--locked"]).current_dir(root).output();
    let said = said.map_err(|e| format!("cargo metadata: {e}"))?;
    if !said.status.success() {
        return Err(format!("cargo metadata: {}", String::from_utf8_lossy(&said.stderr)));
    }
    serde_json::from_slice(&said.stdout).map_err(|e| format!("cargo metadata: {e}"))
}

/// Returns the bill, the packages in order, with what each is built of.
fn bill(metadata: &Value) -> Result<Value, String> {
    let packages = list(&metadata["packages"]);
    let program = packages.iter().find(|p| p["name"] == PROGRAM).ok_or(format!("there is no package {PROGRAM}"))?;
    let nodes = list(&metadata["resolve"]["nodes"]);
    let built_of = reachable(nodes, text(&program["id"]));
    let parts = || packages.iter().filter(|p| p["name"] != PROGRAM && built_of.contains(text(&p["id"])));
    let mut components: Vec<Value> = parts().map(component).collect();
    components.sort_by_key(|c| c["bom-ref"].as_str().unwrap_or_default().to_owned());
    Ok(json!({
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "version": 1,
        "metadata": { "component": { "type": "application", "name": "baize", "version": program["version"],
                                     "licenses": [{ "expression": program["license"] }] } },
        "components": components,
    }))
}

fn list(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}

/// Returns every package that one is built of, by id: not those that only its tests need.
fn reachable<'m>(nodes: &'m [Value], from: &'m str) -> BTreeSet<&'m str> {
    let (mut found, mut left) = (BTreeSet::from([from]), vec![from]);
    while let Some(id) = left.pop() {
        let node = nodes.iter().find(|node| node["id"] == id);
        for dep in node.map_or(&[][..], |node| list(&node["deps"])) {
            let built = list(&dep["dep_kinds"]).iter().any(|kind| kind["kind"] != "dev");
            if built && found.insert(text(&dep["pkg"])) {
                left.push(text(&dep["pkg"]));
            }
        }
    }
    found
}

fn component(package: &Value) -> Value {
    let (name, version) = (text(&package["name"]), text(&package["version"]));
    let purl = format!("pkg:cargo/{name}@{version}");
    // Older packages write a choice with a slash.
    let license = text(&package["license"]).replace(" / ", "/").replace('/', " OR ");
    let licenses = if license.is_empty() { json!([]) } else { json!([{ "expression": license }]) };
    json!({ "type": "library", "bom-ref": purl, "name": name, "version": version, "purl": purl, "licenses": licenses })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_bill_lists_what_the_program_is_built_of_and_not_what_its_tests_need() {
        let bill = bill(&metadata(&crate::root()).expect("cargo answers")).expect("a bill");
        let names: BTreeSet<&str> = list(&bill["components"]).iter().map(|c| text(&c["name"])).collect();
        for part in ["baize-kernel", "baize-server", "tokio", "sqlx-postgres", "libsqlite3-sys", "ring"] {
            assert!(names.contains(part), "{part} is not on the bill");
        }
        for other in ["proptest", "assert_cmd", "insta"] {
            assert!(!names.contains(other), "{other} is on the bill");
        }
    }
}
