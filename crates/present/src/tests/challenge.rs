//! Challenges as people read them: the post, the rankings, and the limits of messages with many people.

use std::fmt::Write;

use super::super::challenge::choices;
use crate::panels::limits::faults;
use crate::{
    BoardForm, Context, Language, Locale, Panel, People, PrivatePanel, PublicPanel, Reader, ReaderId, ReplayStep,
    Script, plain,
};
use engine::{EditionHash, GameInfo, Narration, Options, Seed, SoloResult};
use table::{
    Apart, ChallengeId, ChallengeRow, ChallengeStage, Champion, ChannelId, GameId, Overall, PersonId, PostId,
    PublicChallenge, Repeat, Seeded, ServerId, Status, Time, TryRow, Week,
};

fn lisboa() -> &'static GameInfo {
    games::find("lisboa").expect("the game is there")
}

fn row(stage: ChallengeStage) -> ChallengeRow {
    ChallengeRow {
        id: ChallengeId(5),
        server: Some(ServerId(9)),
        channel: ChannelId(1),
        game: "lisboa".to_owned(),
        options: Options::default(),
        edition: EditionHash::of(lisboa().built_in_edition),
        rules: lisboa().rules,
        seed: Seed::from_words("challenge"),
        salt: Seed::from_number(1),
        seeded: Seeded::Typed,
        title: "Sunday *cup*".to_owned(),
        host: None,
        language: None,
        repeats: Some(Repeat::Weekly),
        season: None,
        stage,
        message: PostId(1),
        shown: Time(0),
        opened: Time(0),
        closes: Time(1_795_197_600),
        closed: (stage == ChallengeStage::Closed).then_some(Time(1_795_197_600)),
        par: None,
    }
}

fn entry(number: i64, merits: Option<[i32; 4]>, ranked: bool) -> TryRow {
    let solo_result = merits.map(|[rank, wigs, margin, decrees]| SoloResult {
        rank: Some(["jester", "servant", "protege", "right-hand"][rank as usize - 1].to_owned()),
        turns: Some(20 + number as u32),
        ..SoloResult::of(&[("rank", rank), ("wigs", wigs), ("margin", margin), ("decrees", decrees)])
    });
    TryRow {
        challenge: ChallengeId(5),
        game: GameId(number),
        kind: "lisboa".to_owned(),
        // Number 3 had themselves forgotten.
        person: (number != 3).then_some(PersonId(number as u64)),
        name: if number == 3 { String::new() } else { format!("Maximiliana Konstantinopol {number}") },
        status: if merits.is_some() { Status::Over } else { Status::Running },
        apart: (!ranked).then_some(if number % 2 == 0 { Apart::Played } else { Apart::Author }),
        same_rules: true,
        total: merits.map(|[_, wigs, ..]| wigs),
        finished: solo_result.as_ref().map(|_| Time(number)),
        solo_result,
    }
}

fn few() -> Vec<TryRow> {
    vec![
        entry(1, Some([2, 61, -4, 3]), true),
        entry(2, Some([3, 80, 12, 4]), true),
        entry(3, Some([2, 61, -4, 3]), true),
        entry(4, Some([4, 99, 30, 6]), false),
        entry(5, None, true),
    ]
}

fn many() -> Vec<TryRow> {
    let finished = (1..=100).map(|number| entry(number, Some([4, 100 + number as i32, 30, 5]), true));
    let apart = (101..=140).map(|number| entry(number, Some([4, 100, 30, 5]), false));
    finished.chain(apart).chain((141..=240).map(|number| entry(number, None, true))).collect()
}

fn locale(language: Language) -> Locale {
    Locale::of(language, Script::Markdown)
}

fn reader(language: Language) -> Reader {
    Reader::new(ReaderId(2), locale(language))
}

fn checked(what: &str, panel: &Panel) -> String {
    assert_eq!(faults(panel), Vec::<String>::new(), "{what}");
    format!("== {what}\n{}\n", plain(panel))
}

#[test]
fn challenges_in_every_language() {
    for language in Language::ALL {
        let open = PublicChallenge::sample(lisboa(), row(ChallengeStage::Open), few());
        let closed = PublicChallenge::sample(lisboa(), row(ChallengeStage::Closed), few());
        let mut album = String::new();
        let mut add = |what: &str, panel: &Panel| album.write_str(&checked(what, panel)).expect("a string grows");
        add("post", PublicPanel::challenge(locale(language), &open).panel());
        add("closed post", PublicPanel::challenge(locale(language), &closed).panel());
        add("final ranking", PublicPanel::standings(locale(language), &closed).panel());
        let own = open.try_of(PersonId(2));
        add("ranking", PrivatePanel::ranking(&reader(language), &open, own, false, 0).panel());
        add("ranking for a stranger", PrivatePanel::ranking(&reader(language), &open, None, false, 0).panel());
        add("games", PrivatePanel::replays(&reader(language), &closed, closed.try_of(PersonId(5))).panel());
        let listed = choices(&reader(language), [row(ChallengeStage::Open)].iter(), "");
        add("overall", PrivatePanel::overall(&reader(language), &overall(), &listed, |_| Some(lisboa())).panel());
        add("step", replay(&open, language).panel());
        add("week of a season", PublicPanel::challenge(locale(language), &week(ChallengeStage::Open, 3)).panel());
        add("ranking of a week", PublicPanel::standings(locale(language), &week(ChallengeStage::Closed, 3)).panel());
        add("season", PublicPanel::season(locale(language), &week(ChallengeStage::Open, 2)).panel());
        add("end of a season", PublicPanel::season(locale(language), &week(ChallengeStage::Closed, 8)).panel());
        insta::assert_snapshot!(format!("challenge-{language}"), album);
    }
}

/// A week of a season in which nothing else was played.
fn week(stage: ChallengeStage, number: u8) -> PublicChallenge {
    let season = Some(Week { season: ChallengeId(5), number });
    PublicChallenge::sample(lisboa(), ChallengeRow { season, ..row(stage) }, few())
}

/// A season with more people than a picture names.
pub(super) fn season() -> PublicChallenge {
    let season = Some(Week { season: ChallengeId(5), number: 8 });
    PublicChallenge::sample(lisboa(), ChallengeRow { season, ..row(ChallengeStage::Closed) }, many())
}

fn overall() -> Overall {
    let champion = Champion {
        person: PersonId(2),
        name: "Ana".to_owned(),
        wins: 2,
        finished: 3,
        median_place: 1,
        median_total: 70,
    };
    Overall { challenges: 3, best: few()[..2].to_vec(), people: vec![champion], median: 61 }
}

fn replay(challenge: &PublicChallenge, language: Language) -> PrivatePanel {
    let people = People::named(["Ana"]);
    let context = Context { kind: lisboa(), game: GameId(17), people: &people, title: Some("Sunday") };
    let told = Narration::default();
    let view = Some(challenge.view());
    let at = ReplayStep {
        view,
        hands: None,
        told: &told,
        step: 3,
        last: 40,
        page: false,
        reviews: true,
        board: BoardForm::default(),
    };
    PrivatePanel::replay(&context, &reader(language), &at)
}

#[test]
fn however_many_play_messages_fit_and_name_the_best() {
    for language in Language::ALL {
        let open = PublicChallenge::sample(lisboa(), row(ChallengeStage::Open), many());
        let closed = PublicChallenge::sample(lisboa(), row(ChallengeStage::Closed), many());
        let post = checked("post", PublicPanel::challenge(locale(language), &open).panel());
        assert!(post.contains("Konstantinopol 100") && !post.contains("Konstantinopol 80"), "{post}");
        assert!(post.contains("90") && post.contains("139"), "how many more, and how many people in all: {post}");
        let end = checked("end", PublicPanel::standings(locale(language), &closed).panel());
        assert!(end.contains(&row(ChallengeStage::Closed).commitment()), "seed and salt are not cut off: {end}");
        for sheet in 0..9 {
            let ranking = PrivatePanel::ranking(&reader(language), &open, None, false, sheet);
            checked("ranking", ranking.panel());
        }
        checked("games", PrivatePanel::replays(&reader(language), &closed, closed.try_of(PersonId(5))).panel());
    }
}

#[test]
fn a_post_names_no_seed_before_it_closes() {
    let (seed, salt) = (row(ChallengeStage::Open).seed.to_string(), row(ChallengeStage::Open).salt.to_string());
    for stage in [ChallengeStage::Open, ChallengeStage::Closed] {
        let challenge = PublicChallenge::sample(lisboa(), row(stage), few());
        let panels = [
            PublicPanel::challenge(locale(Language::En), &challenge),
            PublicPanel::standings(locale(Language::En), &challenge),
        ];
        let text: String = panels.iter().map(|panel| plain(panel.panel())).collect();
        assert_eq!(text.contains(&seed) && text.contains(&salt), stage == ChallengeStage::Closed);
        assert!(text.contains(&row(stage).commitment()));
    }
}

#[test]
fn towns_of_any_seed_fit_into_the_post() {
    for number in 0..40 {
        let row = ChallengeRow { seed: Seed::from_number(number), ..row(ChallengeStage::Open) };
        let challenge = PublicChallenge::sample(lisboa(), row, many());
        let language = Language::ALL[number as usize % 4];
        let post = PublicPanel::challenge(locale(language), &challenge);
        checked("post", post.panel());
        assert!(plain(post.panel()).contains(&challenge.commitment()), "nothing is left for a second sheet");
    }
}

#[test]
fn a_ranking_does_not_say_that_nobody_has_finished_beside_a_result() {
    for (tries, said) in [
        (vec![], Some("Nobody has finished yet.")),
        (vec![entry(3, Some([2, 61, -4, 3]), true)], None),
        (vec![entry(4, Some([4, 99, 30, 6]), false)], Some("Nobody is ranked yet.")),
    ] {
        let listed = tries.len();
        let challenge = PublicChallenge::sample(lisboa(), row(ChallengeStage::Open), tries);
        let post = plain(PublicPanel::challenge(locale(Language::En), &challenge).panel());
        for word in ["Nobody has finished yet.", "Nobody is ranked yet."] {
            assert_eq!(post.contains(word), said == Some(word), "{post}");
        }
        let ranking = plain(PrivatePanel::ranking(&reader(Language::En), &challenge, None, false, 0).panel());
        assert_eq!(ranking.contains("Nobody has finished yet."), listed == 0, "{ranking}");
    }
}
