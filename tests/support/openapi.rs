//! Checks recorded requests against Discord's own API description, if `DISCORD_OPENAPI` names the file.
//!
//! The description misses some limits (embed totals, rows, duplicate ids, the order of required options); those are
//! written out in the sandbox server itself.

use std::collections::HashMap;

use correio::sandbox::Recorded;
use jsonschema::Validator;
use serde_json::{Value, json};

/// Discord's API description, with the checks that were compiled so far.
pub struct OpenApi {
    document: Value,
    compiled: HashMap<(String, String), Option<Validator>>,
}

impl OpenApi {
    /// Nothing if no file is named; a named file must be readable.
    pub fn from_env() -> Option<OpenApi> {
        let path = std::env::var_os("DISCORD_OPENAPI")?;
        let text = std::fs::read_to_string(&path).expect("DISCORD_OPENAPI names a readable file");
        let document = serde_json::from_str(&text).expect("DISCORD_OPENAPI is JSON");
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
