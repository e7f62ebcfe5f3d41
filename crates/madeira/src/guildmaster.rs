//! The guildmaster: building a district for the favour that lies on it (p. 10).

use super::edition::Edition;
use super::prelude::*;
use super::price::{DISTRICT, LISTED, bought, of_wood};
use super::wood::wood_words;

impl Ask<Madeira> for question::District {
    type Reply = Option<action::Build>;
    const TERM: Option<&'static str> = Some("guildmaster");
    const COMPLETES: bool = true;

    fn options(self, look: Look<'_>, _seat: Seat, out: &mut impl Extend<Action>) {
        out.extend(look.favours_on_board().filter(|favour| look.may_build(*favour).is_ok()).map(Action::Build));
        out.extend([Action::Done]);
    }

    fn check(self, look: Look<'_>, _seat: Seat, reply: Option<action::Build>) -> Allowed {
        reply.map_or(Ok(()), |build| look.may_build(build.favour).map(drop))
    }

    fn price(self, look: Look<'_>, _seat: Seat, reply: Option<action::Build>) -> Price {
        let Some(action::Build { favour }) = reply else { return Price::free() };
        look.wood_price(Price::of(DISTRICT), look.may_build(favour).expect(LISTED), look.me(), 0)
    }

    fn sought(self, sight: Reckoning<'_>) -> Vec<Action> {
        let districts = sight.view.cities.iter().flat_map(|city| &city.districts);
        districts.map(|(_, favour, _)| Action::Build(*favour)).collect()
    }

    fn carry_out(self, play: &mut Play<'_>, _seat: Seat, reply: Option<action::Build>) {
        if let Some(action::Build { favour }) = reply {
            play.build(favour);
        }
    }

    fn words(self, _sight: Reckoning<'_>) -> Phrase {
        w::ASK_DISTRICT.say()
    }
}

impl Look<'_> {
    /// The city and column where a favour still lies.
    pub fn district_of(&self, favour: Favour) -> Option<(City, usize)> {
        City::ALL.iter().find_map(|&city| {
            let column = self.state.districts[city.index()].iter().position(|tile| *tile == Some(favour))?;
            Some((city, column))
        })
    }

    /// Whether the active player can build the district of this favour, and the wood it takes.
    fn may_build(&self, favour: Favour) -> Allowed<u8> {
        let (_, column) = self.district_of(favour).ok_or(Refusal::DistrictBuilt { favour })?;
        let wood = self.edition.district.wood[column];
        self.may_pay_wood(wood, self.me(), 0)?;
        Ok(wood)
    }

    /// The favours that lie on districts, city by city.
    pub fn favours_on_board(&self) -> impl Iterator<Item = Favour> {
        self.state.districts.iter().flatten().flatten().copied()
    }

    pub fn can_build(&self) -> bool {
        self.favours_on_board().any(|favour| self.may_build(favour).is_ok())
    }
}

impl Play<'_> {
    fn build(&mut self, favour: Favour) {
        let look = self.look();
        let (city, column) = look.district_of(favour).expect("a listed favour lies on a district");
        let (who, wood) = (self.seat(), look.wood_cost(self.edition.district.wood[column]));
        self.state.districts[city.index()][column] = None;
        self.me().face_up.insert(favour);
        let district = small(Spot::DISTRICTS - Edition::COLUMNS + column + 1);
        self.tell(Event::DistrictBuilt { who, city, district, favour, wood });
        self.pay_wood(wood);
    }
}

impl Reply<Madeira> for action::Build {
    const COMMAND: Option<&'static str> = Some("build");

    fn label(self, sight: Reckoning<'_>, price: &Price) -> Phrase {
        let (city, district, need) = sight.district_of(self.favour).expect("a listed favour lies on a district");
        let (favour, city) = (names::favour(self.favour), names::city(city));
        w::OptBuild { favour, city, district: district.into(), wood: wood_words(need, price) }.say()
    }

    fn slots(self) -> Vec<(&'static str, String)> {
        vec![("district", self.favour.to_string())]
    }

    fn detail(self, _sight: Reckoning<'_>, _next: &[Action]) -> Option<Phrase> {
        Some(w::DetailBuild { does: names::favour_does(self.favour) }.say())
    }

    fn sought_name(self, sight: Reckoning<'_>) -> Option<Phrase> {
        let favour = names::favour(self.favour);
        Some(match sight.district_of(self.favour) {
            Some((city, district, _)) => {
                w::DistrictSought { favour, city: names::city(city), district: district.into() }.say()
            }
            None => favour,
        })
    }

    fn places(self, sight: Reckoning<'_>) -> Vec<String> {
        let lies = sight.district_of(self.favour);
        // The view counts them from 1.
        lies.map(|(city, number, _)| places::district(city, usize::from(number) - 1)).into_iter().collect()
    }
}

impl Happen<Madeira> for event::DistrictBuilt {
    const WEIGHT: Weight = Weight::Action;

    fn words(&self, _game: &Madeira) -> Option<Phrase> {
        Some(
            w::DistrictBuilt {
                who: self.who,
                city: names::city(self.city),
                district: self.district.into(),
                favour: names::favour(self.favour),
                wood: names::amount(Stock::Wood, self.wood.own + self.wood.bought),
            }
            .say(),
        )
    }

    fn book(&self, book: &mut dyn FnMut(Booking)) {
        bought(book, self.who, DISTRICT, of_wood(self.wood).into());
    }
}
