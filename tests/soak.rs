//! The short form of the soak: whole games over the protocol while the real binary is killed and everything else goes
//! wrong. The long form is `correio bench soak`.

use std::time::Duration;

use correio::engine::Seed;
use correio::proof::Soak;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whatever_breaks_nothing_is_lost_doubled_or_leaked() {
    let seed = Seed::from_words("a short soak");
    let (binary, outage) = (env!("CARGO_BIN_EXE_correio").into(), Duration::from_secs(3));
    let soak = Soak { binary, games: 2, kills: 8, tables: 7, outage, seed };
    let soaked = soak.run(|line| println!("{line}")).await.unwrap_or_else(|failed| panic!("{failed}"));
    assert!(soaked.kills >= 8 && soaked.faults > 0 && soaked.searched > 0, "{soaked}");
    assert!(soaked.outages == 5 && soaked.audited.called > 100, "{soaked}");
    assert!(soaked.audited.acknowledged > 500 && soaked.audited.messages > 100, "{soaked}");
}
