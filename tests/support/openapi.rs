//! Checks recorded requests against Discord's own API description.
//!
//! The description is in the file that `DISCORD_OPENAPI` names, where `.ci/discord-openapi` puts it, or beside the project.
//! Where there is none, the checks are skipped, which is said on standard error; `REQUIRE_OPENAPI` makes it an error.
//!
//! The description misses some limits (embed totals, rows, duplicate ids, the order of required options); those are
//! written out in the sandbox server itself.

use std::collections::HashMap;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::Once;

use jsonschema::Validator;
use sandbox::Recorded;
use serde_json::{Value, json};

/// Discord's API description, with the checks that were compiled so far.
pub struct OpenApi {
    document: Value,
    compiled: HashMap<(String, String), Option<Validator>>,
}

impl OpenApi {
    /// The description, unless there is none on this machine. A file that is there must be readable.
    pub fn find() -> Option<OpenApi> {
        let Some(path) = file() else {
            assert!(std::env::var_os("REQUIRE_OPENAPI").is_none(), "{MISSING}");
            // Past the test harness, which would swallow it.
            static SAID: Once = Once::new();
            SAID.call_once(|| drop(writeln!(std::io::stderr(), "{MISSING}")));
            return None;
        };
        let wrong = |problem: &dyn std::fmt::Display| -> ! { panic!("{}: {problem}", path.display()) };
        let text = std::fs::read_to_string(&path).unwrap_or_else(|error| wrong(&error));
        let document = serde_json::from_str(&text).unwrap_or_else(|error| wrong(&error));
        Some(OpenApi { document, compiled: HashMap::new() })
    }

    /// What is wrong with the body of a request that the server accepted.
    pub fn mistakes(&mut self, request: &Recorded) -> Vec<String> {
        if request.body.is_null() || request.status >= 400 {
            return Vec::new();
        }
        let body = with_text_ids(request.body.clone());
        let method = request.method.to_lowercase();
        let key = (request.route.clone(), method.clone());
        if !self.compiled.contains_key(&key) {
            let validator = self.compile(&request.route, &method);
            self.compiled.insert(key.clone(), validator);
        }
        let Some(validator) = &self.compiled[&key] else {
            return vec![format!("{method} {} is not described", request.route)];
        };
        let found = validator.iter_errors(&body);
        found.map(|error| format!("{method} {} at {}: {error}", request.route, error.instance_path())).collect()
    }

    /// The whole document is the root, so that references inside it can be followed.
    fn compile(&self, route: &str, method: &str) -> Option<Validator> {
        let content = &self.document["paths"][route][method]["requestBody"]["content"]["application/json"];
        content.get("schema")?;
        let pointer = [route, method, "requestBody", "content", "application/json", "schema"]
            .map(|key| key.replace('~', "~0").replace('/', "~1").replace('{', "%7B").replace('}', "%7D"))
            .join("/");
        let mut root = self.document.clone();
        root["$ref"] = json!(format!("#/paths/{pointer}"));
        Some(jsonschema::draft202012::new(&root).expect("the description compiles"))
    }
}

const MISSING: &str = "PAYLOADS ARE NOT CHECKED against Discord's API description: .ci/discord-openapi fetches it";

fn file() -> Option<PathBuf> {
    if let Some(named) = std::env::var_os("DISCORD_OPENAPI") {
        return Some(named.into());
    }
    let repository = Path::new(env!("CARGO_MANIFEST_DIR"));
    let places = ["target/discord-openapi.json", "../shared/discord/openapi.json"];
    places.map(|place| repository.join(place)).into_iter().find(|file| file.is_file())
}

/// serenity numbers its attachments with numbers, which Discord takes though its description does not.
fn with_text_ids(mut body: Value) -> Value {
    fn mend(message: &mut Value) {
        if let Some(attachments) = message["attachments"].as_array_mut() {
            for attachment in attachments {
                if let Some(number) = attachment["id"].as_u64() {
                    attachment["id"] = json!(number.to_string());
                }
            }
        }
    }
    if body.is_object() {
        if body["data"].is_object() {
            mend(&mut body["data"]);
        }
        mend(&mut body);
        if let Value::Object(keys) = &mut body {
            keys.retain(|_, value| !value.is_null());
        }
    }
    body
}
