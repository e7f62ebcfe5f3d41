//! Discord's refusals: status, code, words, and for forms the place of each mistake.

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde_json::{Map, Value, json};

/// A request that is not carried out.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
#[error("{code}: {message}")]
pub struct Refusal {
    pub status: StatusCode,
    pub code: u32,
    pub message: String,
    /// Mistakes in the form, for code 50035.
    pub problems: Vec<Problem>,
}

/// One mistake in a form.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// Keys and indices from the root of the form.
    pub path: Vec<String>,
    pub code: &'static str,
    pub message: String,
}

macro_rules! refusals {
    ($($name:ident = $status:ident $code:literal $message:literal;)+) => {
        /// Discord's words for each refusal this server makes.
        impl Refusal {$(
            pub fn $name() -> Refusal {
                Refusal::new(StatusCode::$status, $code, $message)
            }
        )+}
    };
}

refusals! {
    unauthorized = UNAUTHORIZED 0 "401: Unauthorized";
    not_found = NOT_FOUND 0 "404: Not Found";
    method_not_allowed = METHOD_NOT_ALLOWED 0 "405: Method Not Allowed";
    unknown_application = NOT_FOUND 10002 "Unknown Application";
    unknown_channel = NOT_FOUND 10003 "Unknown Channel";
    unknown_guild = NOT_FOUND 10004 "Unknown Guild";
    unknown_message = NOT_FOUND 10008 "Unknown Message";
    unknown_webhook = NOT_FOUND 10015 "Unknown Webhook";
    unknown_interaction = NOT_FOUND 10062 "Unknown interaction";
    too_many_commands = BAD_REQUEST 30032 "Maximum number of application commands reached (100).";
    too_many_old_edits = TOO_MANY_REQUESTS 30046
        "Maximum number of edits to messages older than 1 hour reached. Try again later.";
    request_too_large = PAYLOAD_TOO_LARGE 40005 "Request entity too large";
    already_acknowledged = BAD_REQUEST 40060 "Interaction has already been acknowledged.";
    missing_access = FORBIDDEN 50001 "Missing Access";
    wrong_channel_type = BAD_REQUEST 50024 "Cannot execute action on this channel type";
    not_your_message = FORBIDDEN 50005 "Cannot edit a message authored by another user";
    empty_message = BAD_REQUEST 50006 "Cannot send an empty message";
    cannot_message_user = FORBIDDEN 50007 "Cannot send messages to this user";
    missing_permissions = FORBIDDEN 50013 "Missing Permissions";
    invalid_webhook_token = UNAUTHORIZED 50027 "Invalid Webhook Token";
    invalid_recipient = BAD_REQUEST 50033 "Invalid Recipient(s)";
    archived_thread = BAD_REQUEST 50083 "Thread is archived";
    cut_off = INTERNAL_SERVER_ERROR 0 "500: Internal Server Error";
    invalid_json = BAD_REQUEST 50109 "The request body contains invalid JSON.";
    locked_thread = BAD_REQUEST 160005 "Thread is locked";
    thread_exists = BAD_REQUEST 160004 "A thread has already been created for this message";
}

impl Refusal {
    pub fn new(status: StatusCode, code: u32, message: &str) -> Refusal {
        Refusal { status, code, message: message.to_owned(), problems: Vec::new() }
    }

    /// A form with mistakes in it.
    pub fn invalid_form(problems: Vec<Problem>) -> Refusal {
        Refusal { problems, ..Refusal::new(StatusCode::BAD_REQUEST, 50035, "Invalid Form Body") }
    }

    /// A form with one mistake.
    pub fn invalid_field(path: &[&str], code: &'static str, message: &str) -> Refusal {
        let path = path.iter().map(|&key| key.to_owned()).collect();
        Refusal::invalid_form(vec![Problem { path, code, message: message.to_owned() }])
    }

    /// The same mistakes, one step further down: the form was part of another.
    pub fn under(mut self, key: &str) -> Refusal {
        for problem in &mut self.problems {
            problem.path.insert(0, key.to_owned());
        }
        self
    }

    pub fn body(&self) -> Value {
        let mut body = json!({ "message": self.message, "code": self.code });
        if !self.problems.is_empty() {
            body["errors"] = tree(&self.problems);
        }
        body
    }
}

/// Mistakes nested by their paths, as Discord sends them: `{"embeds":{"0":{"title":{"_errors":[…]}}}}`.
fn tree(problems: &[Problem]) -> Value {
    let mut root = Value::Object(Map::new());
    for problem in problems {
        let mistakes = problem.path.iter().fold(&mut root, |node, key| &mut node[key]);
        match &mut mistakes["_errors"] {
            Value::Array(list) => list.push(problem.body()),
            none => *none = Value::Array(vec![problem.body()]),
        }
    }
    root
}

impl Problem {
    fn body(&self) -> Value {
        json!({ "code": self.code, "message": self.message })
    }
}

impl IntoResponse for Refusal {
    fn into_response(self) -> Response {
        (self.status, Json(self.body())).into_response()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mistakes_are_nested_by_their_paths() {
        let refusal = Refusal::invalid_field(&["embeds", "0", "title"], "BASE_TYPE_MAX_LENGTH", "Too long.");
        assert_eq!(
            refusal.body(),
            json!({
                "message": "Invalid Form Body",
                "code": 50035,
                "errors": {"embeds": {"0": {"title": {"_errors": [
                    {"code": "BASE_TYPE_MAX_LENGTH", "message": "Too long."}
                ]}}}}
            })
        );
    }
}
