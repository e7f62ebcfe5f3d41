//! Makes the texts that belong to no game, and puts those of all crates in all languages into the program.

fn main() -> Result<(), words_build::Fault> {
    words_build::generate(
        "",
        &["bots", "challenge", "common", "compare", "lessons", "life", "pictures", "review", "waiting", "watch"],
    )?;
    words_build::embed()
}
