//! The page over HTTP: where it is, and who gets it.

use reqwest::header::{CONTENT_SECURITY_POLICY, CONTENT_TYPE, HOST};
use sandbox::{Config, Sandbox, page};

#[tokio::test]
async fn the_page_is_served_beside_the_server_and_forbids_foreign_things() {
    let sandbox = Sandbox::start_with(Config { pages: page(), ..Config::default() }).await.unwrap();
    for (path, kind) in [("/", "text/html"), ("/page/main.js", "text/javascript"), ("/page/style.css", "text/css")] {
        let answer = reqwest::get(format!("{}{path}", sandbox.url())).await.unwrap();
        assert_eq!(answer.status(), 200, "{path}");
        let header = |name| answer.headers()[name].to_str().unwrap();
        assert!(header(CONTENT_TYPE).starts_with(kind), "{path}");
        assert!(header(CONTENT_SECURITY_POLICY).contains("default-src 'none'"), "{path}");
    }
    let foreign = reqwest::Client::new().get(sandbox.url()).header(HOST, "games.example").send().await.unwrap();
    assert_eq!(foreign.status(), 403);
}
