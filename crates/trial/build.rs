fn main() -> Result<(), words_build::Fault> {
    words_build::generate("trial-", &["trial", "trial-pieces"])
}
