//! Pictures reveal nothing: they are the same after redealing everything hidden from their viewer, then and now.

use std::sync::Arc;

use super::{Law, Run, Violation};
use crate::Memory;
use crate::log::{Entry, Move};
use crate::picture::{Picture, PictureSubject, PictureViews};
use crate::position::Position;
use crate::seat::{Seat, Viewer};
use crate::seed::Stream;
use crate::session::Session;
use crate::tell::Tell;

/// One in this many positions is drawn; later ones are compared with it.
const DRAWN_ONCE_IN: u32 = 12;

/// Plays the games of a run and draws what everybody sees of some positions. Returns how many pictures were compared.
pub fn check_pictures<G: Tell>(game: &Arc<G>, run: &Run) -> Result<usize, Violation> {
    let mut compared = 0;
    for number in 0..run.games {
        let opening = run.opening::<G>(number);
        let (mut session, _) = Session::begin(game.clone(), &opening);
        let mut random = opening.seed.stream("pictures");
        let mut earlier = session.clone();
        for step in 0..G::LONGEST {
            let broken = |law, detail| Violation { law, detail, game: number, step };
            if random.one_in(DRAWN_ONCE_IN) {
                compared +=
                    check_one(game, &session, &earlier, &mut random).map_err(|what| broken(Law::Secrecy, what))?;
                earlier = session.clone();
            }
            let asked: Vec<Seat> = Seat::all(run.seats).filter(|seat| session.question(*seat).is_some()).collect();
            let Some(&seat) = random.pick(&asked) else { break };
            let options = session.question(seat).map(|open| open.options.clone()).unwrap_or_default();
            let Some(action) = random.pick(&options) else { break };
            let entry = Entry { seat, what: Move::Act(action.to_string()) };
            session.enter(&entry).map_err(|_| broken(Law::Listing, entry.to_string()))?;
        }
    }
    Ok(compared)
}

/// Draws every subject for every viewer, as it is and as it might also be. Returns the number of pictures.
fn check_one<G: Tell>(
    game: &Arc<G>,
    session: &Session<G>,
    earlier: &Session<G>,
    random: &mut Stream,
) -> Result<usize, String> {
    let mut compared = 0;
    for viewer in Viewer::all(session.seats()) {
        let [now, then] = [session, earlier].map(|session| session.seen_by(viewer));
        let mut dealt = |position: &Position<G>| {
            let state = game.redeal(position.state(), viewer, Memory::None, random);
            Position::of(&**game, state)
        };
        let [dealt_now, dealt_then] = [dealt(now), dealt(then)];
        let pages = G::PAGES.iter().map(|page| PictureSubject::Page(page.id)).chain([PictureSubject::Message]);
        for sheet in pages.chain(Seat::all(session.seats()).map(PictureSubject::Player)) {
            let drawn = draw(game, now, then, viewer, sheet);
            if drawn != draw(game, &dealt_now, &dealt_then, viewer, sheet) {
                return Err(format!("the picture {sheet:?} shows {viewer:?} what is hidden"));
            }
            compared += usize::from(drawn.is_some());
        }
    }
    Ok(compared)
}

fn draw<G: Tell>(
    game: &Arc<G>,
    now: &Position<G>,
    then: &Position<G>,
    viewer: Viewer,
    sheet: PictureSubject<'_>,
) -> Option<Picture> {
    let (view, before) = (now.view(game, viewer), then.view(game, viewer));
    game.picture(&PictureViews { now: &view, before: Some(&before), waiting: now.waiting() }, sheet)
}
