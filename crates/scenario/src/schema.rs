//! The JSON schema of scenario files, for editors.
//!
//! The schema knows shapes, not games: which zones, cards and clauses exist is told by running.

use crate::diagnostic::Diagnostic;
use crate::parse::MAX_CARDS;
use crate::yaml::{self, Node, Value as Yaml};
use serde_json::{Map, Value, json};

/// Returns the JSON schema (draft 2020-12) of one document of a scenario file.
pub fn schema() -> Value {
    json!({
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Baize scenario",
        "description": "A board, some answers and some expectations. docs/scenarios.md explains every key.",
        "oneOf": [{"$ref": "#/$defs/scenario"}, {"$ref": "#/$defs/commonDocument"}],
        "$defs": {
            "scenario": scenario(),
            "commonDocument": object(json!({"common": {"$ref": "#/$defs/common"}}), &["common"]),
            "common": object(options(), &[]),
            "word": {"type": ["string", "number"], "description": "A text; numbers such as 1.1 need no quotes."},
            "words": one_or_many(json!({"$ref": "#/$defs/word"})),
            "seat": {"type": "string", "pattern": "^[A-H]$", "description": "A seat: A is the first."},
            "policies": {"type": "object", "additionalProperties": {"type": ["string", "boolean", "number"]}},
            "newCard": new_card(),
            "board": board(),
            "seatBoard": seat_board(),
            "heap": heap(),
            "card": card(),
            "chance": one_or_many(json!({
                "type": "string",
                "pattern": "^(heads|tails|keep order|reverse|roll [0-9]+)$"
            })),
            "setup": setup(),
            "deck": deck(),
            "step": step(),
            "answer": answer(),
            "offers": offers(),
            "refuses": refuses(),
            "expect": expect(),
            "prompt": prompt(),
            "pile": pile(),
            "cardClaim": card_claim(),
        }
    })
}

/// A map with these keys and no others.
fn object(properties: Value, required: &[&str]) -> Value {
    json!({"type": "object", "properties": properties, "required": required, "additionalProperties": false})
}

/// One value, or a list of them.
fn one_or_many(item: Value) -> Value {
    json!({"anyOf": [item.clone(), {"type": "array", "items": item}, {"type": "null"}]})
}

/// The keys that a scenario and `common` share.
fn options() -> Value {
    json!({
        "game": {"type": "string", "description": "The id of the game, as `baize games` lists it."},
        "revision": {
            "$ref": "#/$defs/words",
            "description": "The revision of the rules, several of them, or `all`; the default one when left out."
        },
        "mode": {"$ref": "#/$defs/word"},
        "format": {"$ref": "#/$defs/word"},
        "policies": {"$ref": "#/$defs/policies", "description": "Readings of unclear places in the rules."},
        "cards": {
            "type": "array",
            "maxItems": MAX_CARDS,
            "items": {"$ref": "#/$defs/newCard"},
            "description": "Cards invented for the scenario."
        }
    })
}

fn scenario() -> Value {
    let own = json!({
        "title": {"$ref": "#/$defs/word", "description": "What the scenario shows, in a sentence."},
        "seats": {"type": "integer", "minimum": 1, "maximum": 8},
        "seed": {"type": "integer", "minimum": 0},
        "cites": {"$ref": "#/$defs/words", "description": "The clauses the scenario shows; the run must carry each."},
        "ruling": {"$ref": "#/$defs/word", "description": "The ruling the scenario records."},
        "note": {"$ref": "#/$defs/word", "description": "Anything a reader should know."},
        "open": {"type": "boolean", "description": "Whether a question is open at the end."},
        "board": {"$ref": "#/$defs/board"},
        "setup": {"$ref": "#/$defs/setup"},
        "steps": {"type": "array", "items": {"$ref": "#/$defs/step"}}
    });
    let mut out = object(merged(options(), own), &["title", "steps"]);
    out["oneOf"] = json!([{"required": ["board"]}, {"required": ["setup"]}]);
    out
}

fn merged(mut a: Value, b: Value) -> Value {
    if let (Value::Object(a), Value::Object(b)) = (&mut a, b) {
        a.extend(b);
    }
    a
}

fn new_card() -> Value {
    let field = json!({"anyOf": [{"$ref": "#/$defs/words"}, {"type": "integer"}]});
    json!({
        "type": "object",
        "description": "Further keys are the stats of the game (`power: 5000`) and its labels (`colours: [red]`).",
        "properties": {
            "id": {"$ref": "#/$defs/word"},
            "name": {"$ref": "#/$defs/word"},
            "kind": {"$ref": "#/$defs/word"},
            "types": {"$ref": "#/$defs/words"},
            "keywords": {"$ref": "#/$defs/words"},
            "effect": {"type": "string", "description": "What the card does, in effect notation."}
        },
        "required": ["kind"],
        "additionalProperties": field
    })
}

fn board() -> Value {
    let mut out = object(
        json!({
            "turn": {"type": "integer", "minimum": 1, "maximum": 10_000},
            "active": {"$ref": "#/$defs/seat"},
            "first": {"$ref": "#/$defs/seat"},
            "phase": {"$ref": "#/$defs/word"},
            "chance": {"$ref": "#/$defs/chance"},
            "refused": {"$ref": "#/$defs/words", "description": "The clauses for which the board must be refused."}
        }),
        &[],
    );
    out["patternProperties"] = json!({"^[A-H]$": {"$ref": "#/$defs/seatBoard"}});
    out
}

fn seat_board() -> Value {
    json!({
        "type": "object",
        "description": "The zones of the game with their cards.",
        "properties": {"scores": {"type": "object", "additionalProperties": {"type": "integer"}}},
        "additionalProperties": {"$ref": "#/$defs/heap"}
    })
}

fn heap() -> Value {
    let cards = one_or_many(json!({"$ref": "#/$defs/card"}));
    json!({"anyOf": [cards, {"type": "integer", "minimum": 0, "description": "That many of the usual card."}]})
}

fn card() -> Value {
    let long = object(
        json!({
            "card": {"$ref": "#/$defs/word", "description": "The id or name; `3 x NAME` for several."},
            "as": {"$ref": "#/$defs/word", "description": "What this scenario calls the card."},
            "rested": {"type": "boolean"},
            "face_up": {"type": "boolean"},
            "marks": {"type": "integer", "description": "Damage or counters."},
            "new": {"type": "boolean", "description": "Whether it came to its zone this turn."},
            "attached": {"$ref": "#/$defs/heap"}
        }),
        &["card"],
    );
    json!({"anyOf": [{"type": "string"}, long]})
}

fn setup() -> Value {
    object(
        json!({
            "decks": one_or_many(json!({"$ref": "#/$defs/deck"})),
            "chance": {"$ref": "#/$defs/chance"},
            "refused": {"$ref": "#/$defs/words", "description": "The clauses for which the set-up must be refused."}
        }),
        &["decks"],
    )
}

fn deck() -> Value {
    json!({"anyOf": [
        {"type": "string", "description": "A deck that ships."},
        {"type": "array", "items": {"type": "string"}},
        {"type": "object", "additionalProperties": {"$ref": "#/$defs/words"}}
    ]})
}

fn step() -> Value {
    json!({
        "type": "object",
        "minProperties": 1,
        "maxProperties": 1,
        "properties": {
            "offers": {"$ref": "#/$defs/offers"},
            "asked": {"type": "string", "pattern": "^([A-H]|nobody)$"},
            "refuses": {"$ref": "#/$defs/refuses"},
            "expect": {"$ref": "#/$defs/expect"},
            "open": {"const": true}
        },
        "patternProperties": {"^[A-H]$": {"$ref": "#/$defs/answer"}},
        "additionalProperties": false
    })
}

fn answer() -> Value {
    let long = object(
        json!({
            "choose": {"$ref": "#/$defs/words"},
            "order": {"$ref": "#/$defs/words"},
            "number": {"type": "integer", "minimum": 0}
        }),
        &[],
    );
    json!({"anyOf": [{"$ref": "#/$defs/word"}, long]})
}

fn offers() -> Value {
    let long = object(
        json!({
            "count": {"type": "integer", "minimum": 0},
            "has": {"$ref": "#/$defs/words"},
            "lacks": {"$ref": "#/$defs/words"}
        }),
        &[],
    );
    json!({"anyOf": [{"$ref": "#/$defs/words"}, long]})
}

fn refuses() -> Value {
    json!({
        "type": "object",
        "properties": {"clause": {"$ref": "#/$defs/word"}},
        "patternProperties": {"^[A-H]$": {"$ref": "#/$defs/answer"}},
        "additionalProperties": false,
        "minProperties": 1,
        "maxProperties": 2
    })
}

fn expect() -> Value {
    json!({
        "type": "object",
        "description": "Further keys are cards: an alias, a name or a card number.",
        "properties": {
            "phase": {"$ref": "#/$defs/word"},
            "active": {"$ref": "#/$defs/seat"},
            "turn": {"type": "integer", "minimum": 0},
            "outcome": {"type": "string"},
            "prompt": {"$ref": "#/$defs/prompt"},
            "events": {"$ref": "#/$defs/words"},
            "no_events": {"$ref": "#/$defs/words"},
            "cites": {"$ref": "#/$defs/words"},
            "sees": {
                "type": "object",
                "patternProperties": {
                    "^([A-H]|watcher)$": {"type": "object", "additionalProperties": {"$ref": "#/$defs/pile"}}
                },
                "additionalProperties": false
            }
        },
        "patternProperties": {
            "^[A-H]\\.scores$": one_or_many(json!({"type": "integer"})),
            "^[A-H]\\.(?!scores$)[a-z][a-z-]*$": {"anyOf": [{"$ref": "#/$defs/pile"}, {"$ref": "#/$defs/cardClaim"}]}
        },
        "additionalProperties": {"$ref": "#/$defs/cardClaim"}
    })
}

fn prompt() -> Value {
    let long = object(
        json!({
            "seat": {"$ref": "#/$defs/seat"},
            "ask": {"enum": ["pick", "several", "arrange", "number"]},
            "why": {"$ref": "#/$defs/word"},
            "clause": {"$ref": "#/$defs/word"},
            "source": {"$ref": "#/$defs/word"},
            "min": {"type": "integer", "minimum": 0},
            "max": {"type": "integer", "minimum": 0}
        }),
        &[],
    );
    json!({"anyOf": [{"enum": ["none", "nobody"]}, long]})
}

fn pile() -> Value {
    let long = object(
        json!({
            "count": {"type": "integer", "minimum": 0},
            "change": {"type": "integer"},
            "cards": {"$ref": "#/$defs/words"},
            "has": {"$ref": "#/$defs/words"},
            "lacks": {"$ref": "#/$defs/words"},
            "top": {"$ref": "#/$defs/words"},
            "bottom": {"$ref": "#/$defs/words"},
            "hidden": {"type": "boolean"}
        }),
        &[],
    );
    json!({"anyOf": [
        {"type": ["integer", "string"], "description": "A count, a change (`+1`), `empty`, `hidden`, `open` or a card."},
        {"type": "array", "items": {"$ref": "#/$defs/word"}},
        long
    ]})
}

fn card_claim() -> Value {
    json!({
        "type": "object",
        "description": "Further keys are stats of the game.",
        "properties": {
            "zone": {"type": "string"},
            "rested": {"type": "boolean"},
            "face_up": {"type": "boolean"},
            "new": {"type": "boolean"},
            "marks": {"type": "integer"},
            "attached": {"anyOf": [{"type": "integer", "minimum": 0}, {"$ref": "#/$defs/words"}]},
            "on": {"$ref": "#/$defs/word"},
            "owner": {"$ref": "#/$defs/seat"},
            "has": {"$ref": "#/$defs/words"},
            "lacks": {"$ref": "#/$defs/words"}
        },
        "additionalProperties": {"type": "integer"}
    })
}

/// Returns the documents of a file as an editor sees them that checks them against the schema.
///
/// # Errors
/// When the file is not YAML.
pub fn as_json(file: &str, bytes: &[u8]) -> Result<Vec<Value>, Diagnostic> {
    Ok(yaml::documents(file, bytes)?.iter().map(to_json).collect())
}

fn to_json(node: &Node) -> Value {
    match &node.value {
        Yaml::Nothing => Value::Null,
        Yaml::Text(text) => scalar(text),
        Yaml::List(list) => list.iter().map(to_json).collect(),
        Yaml::Map(entries) => {
            Value::Object(entries.iter().map(|e| (e.key.clone(), to_json(&e.value))).collect::<Map<_, _>>())
        }
    }
}

/// Reads a scalar as YAML's core schema does.
fn scalar(text: &str) -> Value {
    match text {
        "true" => Value::Bool(true),
        "false" => Value::Bool(false),
        _ => match text.parse::<i64>() {
            Ok(n) => json!(n),
            // Card numbers such as 1e5 do not exist; only plain decimals count as numbers.
            Err(_) if text.contains('.') && text.chars().all(|c| c.is_ascii_digit() || c == '.') => {
                text.parse::<f64>().map_or_else(|_| json!(text), |n| json!(n))
            }
            Err(_) => json!(text),
        },
    }
}
