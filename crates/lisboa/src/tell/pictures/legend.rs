//! Every sign of Lisboa's pictures with its word.

use super::palette::{self, THEME};
use super::signs::{good_icon, noble_icon, rubble_icon};
use crate::tell::names;
use crate::vocabulary::{CardKind, Good, Noble, Rubble};
use crate::words as w;
use engine::Phrase;
use engine::picture::{Icon, Sign};

pub fn signs() -> Vec<(Sign, Phrase)> {
    let mut all = vec![
        (Sign::Icon(Icon::Wig, palette::WIG), w::TERM_WIG.say()),
        (Sign::Icon(Icon::Coin, palette::COIN), w::TERM_REAL.say()),
        (Sign::Icon(Icon::Influence, palette::INFLUENCE), w::TERM_INFLUENCE.say()),
    ];
    all.extend(Good::ALL.iter().map(|good| (Sign::Good(good_icon(*good), palette::good(*good)), names::good(*good))));
    let cube = |kind: &Rubble| (Sign::Cube(rubble_icon(*kind), palette::rubble(*kind)), names::cube_named(*kind));
    all.extend(Rubble::ALL.iter().map(cube));
    let plain = |icon: Icon| Sign::Icon(icon, THEME.ink);
    all.extend(Noble::ALL.iter().map(|noble| (plain(noble_icon(*noble)), names::noble(*noble))));
    all.extend([
        (plain(Icon::MoneyBag), names::kind(CardKind::Treasury)),
        (plain(Icon::Crate), w::TERM_GOODS.say()),
        (plain(Icon::Cube), w::TERM_RUBBLE.say()),
        (plain(Icon::Person), w::TERM_OFFICIAL.say()),
        (plain(Icon::Plan), w::TERM_PLAN.say()),
        (plain(Icon::Ship), w::TERM_SHIP.say()),
        (plain(Icon::Gear), w::TERM_PRODUCE.say()),
        (Sign::Icon(Icon::Cross, palette::CARDINAL), w::TERM_CARDINAL.say()),
        (Sign::Icon(Icon::Cross, palette::CLERGY_EDGE), w::TERM_CLERGY.say()),
        (Sign::Icon(Icon::Seal, palette::CARDINAL), w::TERM_FAVOUR.say()),
        (Sign::Icon(Icon::Scroll, palette::DECREE_EDGE), w::TERM_DECREE.say()),
        (plain(Icon::Store), w::TERM_STORE.say()),
        (plain(Icon::Building), w::TERM_PUBLIC_BUILDING.say()),
        (plain(Icon::House), w::TERM_HOUSE.say()),
        (plain(Icon::Cards), w::TERM_PORTFOLIO.say()),
        (plain(Icon::Star), w::TERM_SET_MARKER.say()),
        (Sign::Icon(Icon::Envelope, palette::COIN), w::TERM_ENVELOPE.say()),
        (plain(Icon::Arrow), w::TERM_FOLLOW.say()),
    ]);
    all
}
