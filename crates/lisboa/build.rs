fn main() -> Result<(), words_build::Fault> {
    words_build::generate(
        "lisboa-",
        &[
            "lisboa",
            "lisboa-decrees",
            "lisboa-events",
            "lisboa-lessons",
            "lisboa-pages",
            "lisboa-pictures",
            "lisboa-pieces",
            "lisboa-rules",
            "lisboa-solo",
        ],
    )
}
