//! README and docs: links lead somewhere, commands that are shown exist, and blocks that are marked to be run are run.
//!
//! `<!-- run -->` above a block marks it: it is run in an empty folder, with the program on the path. The blocks of
//! docs/operating.md have marks and a test of their own (`operating.rs`).

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

fn repository() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// A page of the documentation.
struct Document {
    path: PathBuf,
    text: String,
}

/// A block of commands and what is said about it.
struct Block {
    marked: bool,
    text: String,
}

impl Document {
    fn read(path: PathBuf) -> Document {
        let text = fs::read_to_string(&path).expect("a page");
        Document { path, text }
    }

    fn name(&self) -> String {
        self.path.strip_prefix(repository()).expect("a page of the repository").display().to_string()
    }

    /// The blocks between ``` and ```, and the rest of the text.
    fn parts(&self) -> (Vec<Block>, String) {
        let (mut blocks, mut prose) = (Vec::new(), String::new());
        let (mut open, mut marked): (Option<Block>, bool) = (None, false);
        for line in self.text.lines() {
            if line.trim_start().starts_with("```") {
                match open.take() {
                    None => open = Some(Block { marked, text: String::new() }),
                    Some(block) => blocks.push(block),
                }
                marked = false;
                continue;
            }
            let text = open.as_mut().map_or(&mut prose, |block| &mut block.text);
            text.push_str(line);
            text.push('\n');
            marked = line == "<!-- run -->";
        }
        (blocks, prose)
    }

    /// Where its links lead, web addresses left out.
    fn links(&self) -> Vec<String> {
        let (_, prose) = self.parts();
        let inline = prose.split("](").skip(1).filter_map(|rest| rest.split(')').next());
        inline.map(str::to_owned).filter(|link| !link.contains("://")).collect()
    }

    /// The anchors of its headings, as GitHub makes them.
    fn anchors(&self) -> BTreeSet<String> {
        let (_, prose) = self.parts();
        let headings = prose.lines().filter(|line| line.starts_with('#'));
        headings.map(|heading| anchor(heading.trim_start_matches('#').trim())).collect()
    }
}

fn anchor(heading: &str) -> String {
    let kept = heading.chars().filter(|letter| letter.is_alphanumeric() || " -_".contains(*letter));
    kept.collect::<String>().to_lowercase().replace(' ', "-")
}

/// Every page that people read.
fn documents() -> Vec<Document> {
    let folders = [".", "docs", ".github"].map(|folder| repository().join(folder));
    let files = folders.iter().flat_map(|folder| fs::read_dir(folder).into_iter().flatten().flatten());
    let pages = files.map(|file| file.path()).filter(|path| path.extension().is_some_and(|end| end == "md"));
    let documents: Vec<_> = pages.map(|path| path.canonicalize().expect("a path")).map(Document::read).collect();
    assert!(documents.len() > 15);
    documents
}

#[test]
fn every_link_leads_somewhere() {
    let mut broken = Vec::new();
    for document in documents() {
        for link in document.links() {
            let (file, fragment) = link.split_once('#').unwrap_or((&link, ""));
            let target = if file.is_empty() {
                document.path.clone()
            } else {
                document.path.parent().expect("a folder").join(file)
            };
            let found = target.exists() && (fragment.is_empty() || Document::read(target).anchors().contains(fragment));
            if !found {
                broken.push(format!("{}: {link}", document.name()));
            }
        }
    }
    assert!(broken.is_empty(), "{broken:#?}");
}

/// Every page is in the index, so that people find it.
#[test]
fn the_index_has_every_page() {
    let index = Document::read(repository().join("docs/README.md"));
    let listed: BTreeSet<_> = index.links().into_iter().collect();
    for document in documents().iter().filter(|document| document.path.parent() == index.path.parent()) {
        let name = document.path.file_name().expect("a name").to_string_lossy().into_owned();
        assert!(name == "README.md" || listed.contains(&name), "{name} is not in docs/README.md");
    }
}

/// The README is one to two screens: whatever is longer has a page of its own.
#[test]
fn the_readme_stays_short() {
    let readme = Document::read(repository().join("README.md"));
    let words = readme.text.split_whitespace().count();
    assert!(words <= 1_100, "{words} words");
    assert!(readme.text.contains("<!-- test command -->\n```\ncargo test --workspace --locked\n```"));
}

/// What `correio … --help` says, asked once for each command.
#[derive(Default)]
struct Help(BTreeMap<String, Option<String>>);

impl Help {
    fn of(&mut self, command: &str) -> Option<&str> {
        let ask = || {
            let arguments = if command.is_empty() { vec!["--help"] } else { vec![command, "--help"] };
            let output = Command::new(env!("CARGO_BIN_EXE_correio")).args(arguments).output().expect("it runs");
            output.status.success().then(|| String::from_utf8_lossy(&output.stdout).into_owned())
        };
        self.0.entry(command.to_owned()).or_insert_with(ask).as_deref()
    }

    /// What is wrong with a command line of the program.
    fn mistakes(&mut self, arguments: &str) -> Vec<String> {
        let words: Vec<_> = arguments.split([' ', '[', ']', '|', '"']).filter(|word| !word.is_empty()).collect();
        let command = words.first().copied().filter(|word| !word.starts_with('-')).unwrap_or_default();
        if command.chars().all(|letter| letter.is_uppercase()) && !command.is_empty() || command == "…" {
            return Vec::new(); // `correio COMMAND --help`
        }
        let Some(help) = self.of(command) else { return vec![format!("there is no command '{command}'")] };
        let flags = words.iter().filter(|word| word.starts_with("--") && word.len() > 2);
        let flag_names = flags.map(|word| word.split('=').next().unwrap_or(word));
        let known = |flag: &str| {
            help.split(|letter: char| letter.is_whitespace() || ",=[".contains(letter)).any(|word| word == flag)
        };
        flag_names.filter(|flag| !known(flag)).map(|flag| format!("{command} has no {flag}")).collect()
    }
}

/// Command lines of the program in a line of text: `correio …` itself, and `cargo run … -- …`.
fn command_lines(line: &str) -> Option<&str> {
    let line = line.trim().trim_start_matches("$ ");
    let line = line.split(" #").next().unwrap_or_default().trim();
    let line = line.split(['>', ';', '&']).next().unwrap_or_default().trim();
    let piped = line.rsplit(" | ").next().unwrap_or_default();
    if let Some(arguments) = piped.strip_prefix("correio ") {
        return Some(arguments);
    }
    let (cargo, arguments) = line.split_once(" -- ")?;
    (cargo.starts_with("cargo run") && !cargo.contains("--example")).then_some(arguments)
}

/// What a line of Cargo names, and where that must be.
fn cargo_names(line: &str) -> Vec<PathBuf> {
    if !line.contains("cargo ") {
        return Vec::new();
    }
    let words: Vec<_> = line.split_whitespace().collect();
    let named = words.windows(2).filter_map(|pair| {
        let name = pair[1].trim_matches(|letter: char| !letter.is_alphanumeric() && letter != '-' && letter != '_');
        match pair[0] {
            "--example" => Some(format!("examples/{name}")),
            "-p" => Some(format!("crates/{name}")),
            "--bench" => Some(format!("benches/{name}.rs")),
            _ => None,
        }
    });
    named.filter(|path| path.chars().all(|letter| !letter.is_uppercase())).map(PathBuf::from).collect()
}

#[test]
fn every_command_that_is_shown_exists() {
    let (mut help, mut wrong, mut seen) = (Help::default(), Vec::new(), 0);
    // What has changed names what is gone.
    for document in documents().iter().filter(|document| document.name() != "CHANGELOG.md") {
        let (blocks, prose) = document.parts();
        let spans = prose.split('`').skip(1).step_by(2).map(str::to_owned);
        let lines = blocks.iter().flat_map(|block| block.text.lines().map(str::to_owned)).chain(spans);
        for line in lines {
            if let Some(arguments) = command_lines(&line) {
                seen += 1;
                let mistakes = help.mistakes(arguments);
                wrong.extend(mistakes.into_iter().map(|mistake| format!("{}: {line}: {mistake}", document.name())));
            }
            let missing = cargo_names(&line).into_iter().filter(|path| !repository().join(path).exists());
            wrong.extend(missing.map(|path| format!("{}: {line}: no {}", document.name(), path.display())));
        }
    }
    assert!(seen > 40, "only {seen} commands were found");
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn a_command_that_does_not_exist_is_found() {
    let mut help = Help::default();
    assert_eq!(help.mistakes("backup FILE"), Vec::<String>::new());
    assert_eq!(help.mistakes("back-up FILE"), ["there is no command 'back-up'"]);
    assert_eq!(help.mistakes("play lisboa --alone"), ["play has no --alone"]);
    assert_eq!(command_lines("cargo run --release -- play lisboa --solo"), Some("play lisboa --solo"));
    assert_eq!(cargo_names("cargo bench --bench motor"), [PathBuf::from("benches/motor.rs")]);
}

#[test]
fn blocks_that_are_marked_are_run() {
    let program = Path::new(env!("CARGO_BIN_EXE_correio")).parent().expect("a folder");
    let path = format!("{}:{}", program.display(), std::env::var("PATH").unwrap_or_default());
    let mut run = 0;
    for document in documents() {
        for block in document.parts().0.into_iter().filter(|block| block.marked) {
            run += 1;
            let folder = tempfile::tempdir().expect("a folder");
            let output = Command::new("bash")
                .args(["-euo", "pipefail", "-c", &block.text])
                .current_dir(folder.path())
                .env("PATH", &path)
                .env("LANG", "en")
                .env("DATABASE_URL", format!("sqlite://{}", folder.path().join("correio.db").display()))
                .env_remove("DISCORD_TOKEN")
                .output()
                .expect("bash");
            let said = String::from_utf8_lossy(&output.stderr);
            assert!(output.status.success(), "{}:\n{}\n{said}", document.name(), block.text);
        }
    }
    assert!(run >= 2, "only {run} blocks were run");
}
