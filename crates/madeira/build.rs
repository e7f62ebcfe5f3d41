fn main() -> Result<(), words_build::Fault> {
    words_build::generate(
        "madeira-",
        &["madeira", "madeira-lessons", "madeira-pages", "madeira-pictures", "madeira-pieces", "madeira-rules"],
    )
}
