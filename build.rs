//! Names the version, with the commit where there is one, `0.3.0 (d636972ab)`, and makes the texts of Discord's commands.
//!
//! Only release builds are named by their commit, so that a commit does not rebuild anything while somebody develops. What
//! builds without a repository, such as the container image, may name it in `CORREIO_COMMIT`.

use std::env;
use std::path::Path;
use std::process::Command;

fn main() -> Result<(), words_build::Fault> {
    println!("cargo:rerun-if-changed=build.rs");
    println!("cargo:rerun-if-env-changed=CORREIO_COMMIT");
    let version = env::var("CARGO_PKG_VERSION").unwrap_or_default();
    let named = env::var("CORREIO_COMMIT").ok().filter(|commit| !commit.is_empty());
    let released = env::var("PROFILE").is_ok_and(|profile| profile == "release");
    let commit = named.map(|commit| commit.chars().take(9).collect()).or_else(|| released.then(commit).flatten());
    let version = commit.map_or(version.clone(), |commit| format!("{version} ({commit})"));
    println!("cargo:rustc-env=CORREIO_VERSION={version}");
    words_build::generate("", &["discord", "challenge-commands"])
}

/// The commit of this repository; none outside it, or without git.
fn commit() -> Option<String> {
    let folder = env::var("CARGO_MANIFEST_DIR").ok()?;
    // The sources may lie in a repository of something else.
    let top = git(&folder, &["rev-parse", "--show-toplevel"])?;
    if Path::new(&top).canonicalize().ok()? != Path::new(&folder).canonicalize().ok()? {
        return None;
    }
    // The log of HEAD changes with each commit and each checkout.
    let log = git(&folder, &["rev-parse", "--git-path", "logs/HEAD"])?;
    let log = Path::new(&folder).join(log);
    if log.exists() {
        println!("cargo:rerun-if-changed={}", log.display());
    }
    git(&folder, &["rev-parse", "--short=9", "HEAD"])
}

fn git(folder: &str, arguments: &[&str]) -> Option<String> {
    let output = Command::new("git").arg("-C").arg(folder).args(arguments).output().ok()?;
    let text = String::from_utf8(output.stdout).ok()?;
    output.status.success().then(|| text.trim().to_owned()).filter(|text| !text.is_empty())
}
