fn main() -> Result<(), words_build::Fault> {
    words_build::generate("terminal-", &["terminal"])
}
