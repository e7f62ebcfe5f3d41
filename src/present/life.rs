//! The life of a table: votes, clocks, seats that change hands, standing answers.

use std::time::Duration;

use super::board::titled;
use super::bot_words;
use super::context::{Context, button, everyone};
use super::life_words as words;
use super::limits;
use super::lobby::option;
use super::panel::{Button, Field, Menu, MenuEntry, Panel, Ping, PrivatePanel, PublicPanel, Style};
use super::press::{Press, Verb};
use super::reader::{Locale, Reader};
use super::renderer::Renderer;
use super::story::story;
use super::text::clipped;
use super::watch_words;
use crate::engine::search::Level;
use crate::engine::{Arg, Key, Narration, Phrase, PrivateView, Seat, SeatSet, StandingChoice};
use crate::table::{
    Agreement, ClockRule, Follow, Former, Pace, PersonId, Proposal, PublicTable, Span, StandingAnswer, Time, Verdict,
    Vote,
};

/// Room for what a vote would take back.
const BACK: usize = 1_200;

/// Everything that the page of a table shows.
#[derive(Clone)]
pub struct TablePage<'a> {
    pub table: &'a PublicTable,
    /// Who looks.
    pub person: PersonId,
    /// Whether they may do what a host may.
    pub hosts: bool,
    pub former: &'a [Former],
    /// When each seat's time runs out.
    pub deadlines: &'a [(Seat, i64)],
    /// How many days the clock of a seat has stood still for its player's absence, and the most it may.
    pub away: &'a [(Seat, usize)],
    pub most_away: usize,
    /// The seats that the others have waited for long enough.
    pub overdue: SeatSet,
    /// Where turns can be taken back to: how many entries there were, the newest first.
    pub settlements: &'a [u32],
    pub follows: Option<Follow>,
    /// Whether bots play here.
    pub bots: bool,
    /// The reader's standing answers, and their view of the game. None: they do not play in it.
    pub standing: Option<(PrivateView<'a>, &'a [StandingAnswer])>,
    /// Whether the game has a page, or could have one.
    pub page: bool,
}

impl PublicPanel {
    /// Something that the others may agree to.
    /// With what would be taken back, as everybody may be told it.
    pub fn vote(context: &Context<'_>, locale: Locale, vote: &Vote, back: &[Narration]) -> PublicPanel {
        let renderer = locale.renderer(context.people);
        let mut lines = vote_lines(&renderer, vote);
        let back = story(context, &renderer, back, BACK);
        if !back.is_empty() {
            lines.insert(1, back);
        }
        lines.push(expires(&renderer, vote));
        let ballot = |label: &'static Key, value: &str| {
            context.opener_at(&renderer, Verb::Vote, label, format!("{} {value}", vote.number))
        };
        let buttons = vec![ballot(&words::AGREE, "yes").styled(Style::Main), ballot(&words::DISAGREE, "no")];
        PublicPanel::of(about_vote(&renderer, lines).buttons(buttons))
    }

    /// What became of a vote.
    pub fn vote_closed(context: &Context<'_>, locale: Locale, vote: &Vote, verdict: Verdict) -> PublicPanel {
        let renderer = locale.renderer(context.people);
        let mut lines = vote_lines(&renderer, vote);
        lines.push(renderer.say(&match verdict {
            Verdict::Accepted => words::VOTE_ACCEPTED.say(),
            Verdict::Rejected => words::VOTE_REJECTED.say(),
            Verdict::Expired => words::VOTE_EXPIRED.say(),
            Verdict::Void => words::VOTE_VOID.say(),
        }));
        PublicPanel::of(about_vote(&renderer, lines))
    }

    /// Somebody's time has run out; what the others can do about it.
    pub fn time_out(context: &Context<'_>, locale: Locale, seat: Seat) -> PublicPanel {
        let renderer = locale.renderer(context.people);
        let panel = Panel {
            text: renderer.say(&words::TIME_OUT.with([("who", seat.into())])),
            ..titled(&renderer, &context.name())
        };
        PublicPanel::of(panel.buttons(vec![
            context.opener_at(&renderer, Verb::Seat, &words::WAIT, format!("wait {}", seat.0)),
            context.opener_at(&renderer, Verb::Seat, &words::REMIND_NOW, format!("remind {}", seat.0)),
            context.opener_at(&renderer, Verb::Propose, &words::REPLACE, format!("replace {}", seat.0)),
        ]))
    }

    /// A seat that somebody may take. The mention is the one to whom it is offered.
    pub fn seat_open(
        context: &Context<'_>,
        locale: Locale,
        seat: Seat,
        vacant: bool,
        mention: Option<String>,
    ) -> PublicPanel {
        let renderer = locale.renderer(context.people);
        let said = match (vacant, &mention) {
            (true, _) => words::SEAT_OPEN.with([("number", (seat.index() + 1).into())]),
            (false, None) => words::SEAT_OFFERED.with([("who", seat.into())]),
            (false, Some(_)) => words::SEAT_OFFERED_TO.with([("who", seat.into())]),
        };
        let panel = Panel { text: renderer.say(&said), ..titled(&renderer, &context.name()) };
        let take = context.opener_at(&renderer, Verb::Seat, &words::TAKE_SEAT, format!("take {}", seat.0));
        let ping = mention.map(|text| Ping { seats: SeatSet::NONE, text });
        PublicPanel::of(panel.buttons(vec![take.styled(Style::Main)])).pinging(ping)
    }

    /// Says when the time of those who are asked runs out.
    pub fn with_deadlines(mut self, context: &Context<'_>, locale: Locale, deadlines: &[(Seat, Time)]) -> PublicPanel {
        let renderer = locale.renderer(context.people);
        let lines = deadlines.iter().map(|(seat, ends)| deadline(&renderer, *seat, ends.0));
        let all: Vec<String> = [std::mem::take(&mut self.panel.text)].into_iter().chain(lines).collect();
        self.panel.text = clipped(&all.join("\n"), limits::CONTENT);
        self
    }

    /// Names those who sat at the table before.
    pub fn with_former(mut self, context: &Context<'_>, locale: Locale, former: &[Former]) -> PublicPanel {
        let renderer = locale.renderer(context.people);
        let lines = context.people.seats().filter_map(|seat| sat_before(&renderer, seat, former));
        let all: Vec<String> = [std::mem::take(&mut self.panel.text)].into_iter().chain(lines).collect();
        self.panel.text = clipped(&all.join("\n"), limits::TEXT);
        self
    }

    /// To somebody who follows the game.
    pub fn followed(context: &Context<'_>, locale: Locale, round: Option<u32>, link: &str) -> PublicPanel {
        let renderer = locale.renderer(context.people);
        let said = match round {
            Some(round) => words::FOLLOWED_ROUND.with([("round", round.into())]),
            None => words::FOLLOWED_END.say(),
        };
        let panel = Panel { text: format!("{}\n{link}", renderer.say(&said)), ..titled(&renderer, &context.name()) };
        // The board can be looked at where the game is: elsewhere only by those who play.
        let off = context.opener_at(&renderer, Verb::Follow, &words::FOLLOW_OFF, "off".to_owned());
        PublicPanel::of(panel.buttons(vec![off]))
    }
}

/// When somebody's time runs out.
pub(super) fn deadline(renderer: &Renderer<'_>, seat: Seat, ends: i64) -> String {
    format!("{} {}", renderer.say(&words::CLOCK_ENDS.with([("who", seat.into())])), renderer.script().moment(ends))
}

/// From whom the player of a seat took it over; none if they have sat there from the beginning.
fn sat_before(renderer: &Renderer<'_>, seat: Seat, former: &[Former]) -> Option<String> {
    let names = former_names(renderer, seat, former)?;
    Some(renderer.say(&words::FORMERLY.with([("now", seat.into()), ("who", names.into())])))
}

/// Those who sat there before, whose names are still known.
fn former_names(renderer: &Renderer<'_>, seat: Seat, former: &[Former]) -> Option<Phrase> {
    let sat = former.iter().filter(|former| former.seat == seat && !former.name.is_empty());
    let name = |former: &Former| match former.is_bot() {
        true => bot_words::BOT_NAME.with([("name", Arg::sign(&former.name))]),
        false => Phrase::sign(&former.name),
    };
    let names: Vec<Phrase> = sat.map(name).collect();
    (!names.is_empty()).then(|| renderer.listing(names))
}

fn expires(renderer: &Renderer<'_>, vote: &Vote) -> String {
    format!("{} {}", renderer.say(&words::VOTE_EXPIRES.say()), renderer.script().moment(vote.expires.0))
}

fn about_vote(renderer: &Renderer<'_>, lines: Vec<String>) -> Panel {
    Panel { text: clipped(&lines.join("\n"), limits::TEXT), ..titled(renderer, &words::VOTE_TITLE.say()) }
}

/// Who proposes what.
fn proposal_line(renderer: &Renderer<'_>, vote: &Vote) -> String {
    let proposal = proposed(vote.proposal, vote.turns);
    renderer.say(&words::VOTE_BY.with([("who", vote.by.into()), ("proposal", proposal.into())]))
}

fn vote_lines(renderer: &Renderer<'_>, vote: &Vote) -> Vec<String> {
    let mut lines = vec![proposal_line(renderer, vote)];
    let seen = vote
        .seen
        .iter()
        .map(|(seat, count)| words::VOTE_SEEN.with([("who", (*seat).into()), ("count", (*count).into())]));
    lines.extend(seen.map(|line| renderer.say(&line)));
    lines.push(renderer.say(&match vote.proposal.agreement() {
        Agreement::Everybody => words::VOTE_NEEDS_ALL.say(),
        Agreement::Majority => words::VOTE_NEEDS_MAJORITY.say(),
    }));
    for (key, seats) in [(&words::VOTE_YES, &vote.yes), (&words::VOTE_NO, &vote.no)] {
        if !seats.is_empty() {
            let who = everyone(renderer, seats.iter().copied().collect());
            lines.push(renderer.say(&key.with([("who", who.into())])));
        }
    }
    lines
}

/// What is proposed; `turns` is how many a take-back concerns.
fn proposed(proposal: Proposal, turns: usize) -> Phrase {
    match proposal {
        Proposal::TakeBack { .. } => words::PROPOSE_TAKE_BACK.with([("count", turns.into())]),
        Proposal::Pause => words::PROPOSE_PAUSE.say(),
        Proposal::GoOn => words::PROPOSE_GO_ON.say(),
        Proposal::Replace { seat } => words::PROPOSE_REPLACE.with([("who", seat.into())]),
        Proposal::End => words::PROPOSE_END.say(),
        Proposal::ShowHands => watch_words::PROPOSE_SHOW_HANDS.say(),
    }
}

/// A proposal as a press carries it.
pub(super) fn proposal_text(proposal: Proposal) -> String {
    match proposal {
        Proposal::TakeBack { to } => format!("take-back {to}"),
        Proposal::Pause => "pause".to_owned(),
        Proposal::GoOn => "go-on".to_owned(),
        Proposal::Replace { seat } => format!("replace {}", seat.0),
        Proposal::End => "end".to_owned(),
        Proposal::ShowHands => "show-hands".to_owned(),
    }
}

/// "Seat 2: easy"
fn bot_keeps(seat: Seat, level: Level) -> Phrase {
    let (number, level) = ((seat.index() + 1).into(), bot_words::level(level).say().into());
    words::BOT_KEEPS.with([("number", number), ("level", level)])
}

/// The clock of a table in a line.
fn clock_line(rule: Option<ClockRule>) -> Phrase {
    let Some(rule) = rule else { return words::CLOCK_NONE.say() };
    let clock = rule.pace().map_or_else(|| own_values(rule), |pace| pace_words(pace).say());
    words::CLOCK_LINE.with([("clock", clock.into())])
}

fn own_values(rule: ClockRule) -> Phrase {
    let [bank, turn, most] = [rule.bank, rule.turn, rule.most].map(|span| span_words(span).into());
    words::CLOCK_OWN.with([("bank", bank), ("turn", turn), ("most", most)])
}

/// A span of time in days, or in hours if it is not a whole number of days.
fn span_words(span: Duration) -> Phrase {
    let hours = span.as_secs() / 3_600;
    let (key, count) = if hours.is_multiple_of(24) { (&words::DAYS, hours / 24) } else { (&words::HOURS, hours) };
    key.with([("count", usize::try_from(count).unwrap_or(usize::MAX).into())])
}

fn pace_words(pace: Pace) -> &'static Key {
    match pace {
        Pace::Fast => &words::CLOCK_FAST,
        Pace::Normal => &words::CLOCK_NORMAL,
        Pace::Slow => &words::CLOCK_SLOW,
    }
}

impl PrivatePanel {
    /// The page of a table: who sits where, the clock, open votes, and everything that can be done about them.
    pub fn table(context: &Context<'_>, reader: &Reader, page: &TablePage<'_>) -> PrivatePanel {
        let renderer = reader.locale.renderer(context.people);
        let life = page.table.life();
        let mut lines = vec![renderer.say(&clock_line(life.clock))];
        lines.extend(life.paused.map(|_| renderer.say(&words::TABLE_PAUSED.say())));
        lines.extend(life.hands.then(|| renderer.say(&watch_words::LOBBY_HANDS.say())));
        lines.extend(page.deadlines.iter().map(|(seat, unix)| deadline(&renderer, *seat, *unix)));
        let away = |(seat, days): &(Seat, usize)| {
            let (days, most) = ((*days).into(), page.most_away.into());
            renderer.say(&words::CLOCK_AWAY.with([("who", (*seat).into()), ("days", days), ("most", most)]))
        };
        lines.extend(page.away.iter().filter(|(_, days)| *days > 0).map(away));
        let seats = page.seats(&renderer);
        let text = clipped(&lines.join("\n"), limits::TEXT);
        let field = |name: &'static Key, lines: Vec<String>| {
            let value = clipped(&lines.join("\n"), limits::FIELD_VALUE);
            (!lines.is_empty()).then(|| Field { name: renderer.say(&name.say()), value })
        };
        let votes =
            life.votes.iter().map(|vote| format!("{} {}", proposal_line(&renderer, vote), expires(&renderer, vote)));
        let options = context.kind.options().iter().map(|spec| option(context.kind, spec, page.table.options()));
        let fields = [
            field(&words::TABLE_SEATS, seats),
            field(&words::TABLE_VOTES, votes.collect()),
            field(&super::words::LOBBY_OPTIONS, options.map(|option| renderer.say(&option)).collect()),
        ];
        let standing = page.standing.and_then(|(view, answers)| standing_answers(context, &renderer, view, answers));
        let (standing, change) = standing.unzip();
        let fields = fields.into_iter().flatten().chain(standing).collect();
        let title = words::TABLE_TITLE.with([("game", context.name().into())]);
        let mut panel = Panel { text, fields, ..titled(&renderer, &title) };
        for menu in page.menus(context, &renderer) {
            panel = panel.menu(Some(menu));
        }
        PrivatePanel::of(reader, panel.buttons(page.buttons(context, &renderer).into_iter().chain(change).collect()))
    }
}

impl TablePage<'_> {
    fn seat(&self) -> Option<Seat> {
        self.table.seat_of(self.person)
    }

    fn seats(&self, renderer: &Renderer<'_>) -> Vec<String> {
        let waiting = self.table.waiting();
        let mut lines: Vec<String> = Vec::new();
        for player in self.table.players() {
            let host = player.person.is_some() && player.person == self.table.host();
            let states = [
                (host, &words::STATE_HOST),
                (player.life.vacant, &words::STATE_VACANT),
                (player.life.offer.is_some(), &words::STATE_OFFERED),
                (waiting.contains(player.seat), &words::STATE_WAITED),
            ];
            let left = former_names(renderer, player.seat, self.former).filter(|_| player.person.is_none());
            let left = left.map(|who| words::STATE_LEFT.with([("who", who.into())]));
            let level = player.bot.map(|bot| bot_words::level(bot.level).say());
            let states = states.into_iter().filter(|(is, _)| *is).map(|(_, key)| key.say());
            let states: Vec<Phrase> = level.into_iter().chain(states).chain(left).collect();
            let line = if states.is_empty() {
                Phrase::Person(player.seat)
            } else {
                words::TABLE_SEAT.with([("who", player.seat.into()), ("state", Phrase::List(states).into())])
            };
            lines.push(renderer.say(&line));
            lines.extend(sat_before(renderer, player.seat, self.former).filter(|_| player.person.is_some()));
        }
        lines
    }

    /// What the reader can put to the vote.
    fn proposals(&self) -> Vec<(Proposal, usize)> {
        let paused = self.table.life().paused.is_some();
        let pause = if paused { Proposal::GoOn } else { Proposal::Pause };
        let others = self.overdue.iter().filter(|seat| Some(*seat) != self.seat());
        let replace = others.map(|seat| (Proposal::Replace { seat }, 0));
        let back = self.settlements.iter().zip(1..).map(|(to, turns)| (Proposal::TakeBack { to: *to }, turns));
        back.chain([(pause, 0)]).chain(replace).chain([(Proposal::End, 0)]).collect()
    }

    fn menus(&self, context: &Context<'_>, renderer: &Renderer<'_>) -> Vec<Menu> {
        let mut menus = Vec::new();
        let running = self.table.started().is_some() && self.table.ended().is_none();
        let mut add = |verb: Verb, prompt: &'static Key, entries: Vec<(String, Phrase)>| {
            let entry = |(value, label): (String, Phrase)| MenuEntry {
                value,
                label: clipped(&renderer.label(&label), limits::ENTRY),
                detail: None,
                grave: false,
            };
            let entries: Vec<MenuEntry> = entries.into_iter().take(limits::ENTRIES).map(entry).collect();
            let prompt = clipped(&renderer.label(&prompt.say()), limits::ENTRY);
            if !entries.is_empty() {
                menus.push(Menu { press: Press::open(verb, context.game, ""), prompt, entries });
            }
        };
        if self.seat().is_some() && running && self.table.players().len() > 1 {
            let entries = self
                .proposals()
                .into_iter()
                .map(|(proposal, turns)| (proposal_text(proposal), proposed(proposal, turns)));
            add(Verb::Propose, &words::TABLE_PROPOSE, entries.collect());
        }
        if self.seat().is_none() {
            let entries = [("rounds", &words::FOLLOW_ROUNDS), ("end", &words::FOLLOW_END), ("off", &words::FOLLOW_OFF)];
            let shown = entries.into_iter().filter(|(value, _)| *value != "off" || self.follows.is_some());
            add(Verb::Follow, &words::FOLLOW_PROMPT, shown.map(|(value, key)| (value.to_owned(), key.say())).collect());
        }
        if self.hosts && self.table.ended().is_none() {
            let kept = self.table.players().iter().filter(|player| player.life.vacant && player.bot.is_none());
            let levels =
                |seat: Seat| Level::ALL.map(|level| (format!("bot {} {level}", seat.0), bot_keeps(seat, level)));
            let keepers = kept.filter(|_| running && self.bots).flat_map(|player| levels(player.seat));
            add(Verb::Seat, &words::TABLE_BOT, keepers.collect());
            let paces = Pace::ALL.map(|pace| (pace.to_string(), pace_words(pace).say()));
            let none = [("off".to_owned(), words::CLOCK_NONE.say())];
            let own = [("own".to_owned(), words::OWN_CLOCK.say())];
            add(Verb::Clock, &words::TABLE_CLOCK, none.into_iter().chain(paces).chain(own).collect());
            let others = self
                .table
                .players()
                .iter()
                .filter(|player| player.person.is_some() && player.person != self.table.host());
            add(
                Verb::Host,
                &words::TABLE_HOST,
                others.map(|player| (player.seat.0.to_string(), Phrase::Person(player.seat))).collect(),
            );
        }
        menus
    }

    fn buttons(&self, context: &Context<'_>, renderer: &Renderer<'_>) -> Vec<Button> {
        let running = self.table.started().is_some() && self.table.ended().is_none();
        let seat =
            |label: &'static Key, detail: &str| context.opener_at(renderer, Verb::Seat, label, detail.to_owned());
        let own =
            self.seat().and_then(|seat| self.table.player(seat)).filter(|_| running && self.table.players().len() > 1);
        let watch = self.page.then(|| context.opener(renderer, Verb::Watch, &watch_words::WATCH));
        let Some(player) = own else {
            let vacant = self.table.players().iter().filter(|player| running && player.life.vacant);
            let take = vacant.map(|player| seat(&words::TAKE_SEAT, &format!("take {}", player.seat.0)));
            return watch.into_iter().chain(take).take(limits::BUTTONS).collect();
        };
        let offer = if player.life.offer.is_some() {
            seat(&words::KEEP_SEAT, "keep")
        } else {
            seat(&words::OFFER_SEAT, "offer")
        };
        [offer, seat(&words::GIVE_UP, "give-up").styled(Style::Grave)].into_iter().chain(watch).collect()
    }
}

/// The values from which a clock can be put together, in hours.
const BANKS: [u32; 9] = [12, 24, 48, 72, 120, 168, 240, 336, 480];
const TURNS: [u32; 9] = [1, 2, 4, 8, 12, 24, 36, 48, 72];
const MOSTS: [u32; 10] = [24, 48, 72, 120, 168, 240, 336, 480, 720, 1440];

impl PrivatePanel {
    /// A clock with values of one's own: each menu changes one of them, the button sets it.
    pub fn own_clock(context: &Context<'_>, reader: &Reader, rule: ClockRule) -> PrivatePanel {
        let renderer = reader.locale.renderer(context.people);
        let span = |hours: u32| Duration::from_secs(u64::from(hours) * 3_600);
        let menu = |name: &str, prompt: &'static Key, hours: &[u32], change: &dyn Fn(Duration) -> ClockRule| {
            let entry = |hours: &u32| MenuEntry {
                value: format!("own {}", change(span(*hours)).values()),
                label: clipped(&renderer.label(&span_words(span(*hours))), limits::ENTRY),
                detail: None,
                grave: false,
            };
            let prompt = clipped(&renderer.label(&prompt.say()), limits::ENTRY);
            Menu {
                press: Press::open(Verb::Clock, context.game, name),
                prompt,
                entries: hours.iter().map(entry).collect(),
            }
        };
        let mosts: Vec<u32> = MOSTS.into_iter().filter(|hours| span(*hours) >= rule.bank).collect();
        let bank =
            menu("bank", &words::OWN_BANK, &BANKS, &|bank| ClockRule { bank, most: rule.most.max(bank), ..rule });
        let turn = menu("turn", &words::OWN_TURN, &TURNS, &|turn| ClockRule { turn, ..rule });
        let most = menu("most", &words::OWN_MOST, &mosts, &|most| ClockRule { most, ..rule });
        let title = words::TABLE_TITLE.with([("game", context.name().into())]);
        let text = renderer.say(&words::CLOCK_LINE.with([("clock", own_values(rule).into())]));
        let panel = Panel { text, ..titled(&renderer, &title) };
        let set = context.opener_at(&renderer, Verb::Clock, &words::OWN_SET, rule.to_string()).styled(Style::Main);
        let back = context.opener(&renderer, Verb::Table, &super::words::BACK);
        let panel = panel.menu(Some(bank)).menu(Some(turn)).menu(Some(most)).buttons(vec![set, back]);
        PrivatePanel::of(reader, panel)
    }
}

/// A private note, as its writer wrote it.
pub(super) fn note(renderer: &Renderer<'_>, note: &str) -> Field {
    let value = renderer.say(&Phrase::sign(note));
    Field { name: renderer.say(&words::NOTE.say()), value: clipped(&value, limits::FIELD_VALUE) }
}

/// Under a question that comes back: the ways to answer it now and from now on.
pub(super) fn always(context: &Context<'_>, renderer: &Renderer<'_>, view: PrivateView<'_>) -> Option<Menu> {
    let question = &view.standing()?;
    let spans = |choice: &StandingChoice| {
        let (name, stance) = (choice.name, choice.stance);
        Span::ALL.into_iter().filter(move |span| span.fits(question, stance)).map(move |span| (name, span))
    };
    let answers = question.answers.iter().flat_map(spans);
    let entries: Vec<MenuEntry> = answers
        .map(|(name, span)| MenuEntry {
            value: format!("{name} {span}"),
            label: clipped(
                &renderer.label(&standing(view, question.kind, name, question.subject, span)),
                limits::ENTRY,
            ),
            detail: None,
            grave: false,
        })
        .collect();
    let press = Press::stamped(Verb::Always, context.game, view.stamp(), "");
    let prompt = clipped(&renderer.label(&words::ALWAYS_PROMPT.say()), limits::ENTRY);
    (!entries.is_empty()).then_some(Menu { press, prompt, entries })
}

/// A standing answer in words.
fn standing(view: PrivateView<'_>, kind: &str, answer: &str, subject: &str, span: Span) -> Phrase {
    let subject = (span == Span::Subject).then_some(subject);
    let answer = view.standing_words(kind, answer, subject);
    let key = match span {
        Span::UntilTurn => &words::ALWAYS_UNTIL_TURN,
        Span::Subject => &words::ALWAYS_SUBJECT,
        Span::UnlessFree => &words::ALWAYS_UNLESS_FREE,
        Span::WhenFree => &words::ALWAYS_WHEN_FREE,
        Span::Game => &words::ALWAYS_GAME,
    };
    key.with([("answer", answer.into())])
}

/// The standing answers of a seat in words.
fn standing_lines<'a>(view: PrivateView<'a>, answers: &'a [StandingAnswer]) -> impl Iterator<Item = Phrase> + 'a {
    answers.iter().map(move |answer| standing(view, &answer.question, &answer.answer, &answer.subject, answer.span))
}

/// A field that lists the standing answers of a seat, and a button to the panel in which they are taken back.
pub(super) fn standing_answers(
    context: &Context<'_>,
    renderer: &Renderer<'_>,
    view: PrivateView<'_>,
    answers: &[StandingAnswer],
) -> Option<(Field, Button)> {
    let lines: Vec<String> = standing_lines(view, answers).map(|line| renderer.say(&line)).collect();
    let value = clipped(&lines.join("\n"), limits::FIELD_VALUE);
    let field = Field { name: renderer.say(&words::STANDING.say()), value };
    (!lines.is_empty()).then(|| (field, context.opener(renderer, Verb::Revoke, &words::STANDING_CHANGE)))
}

impl PrivatePanel {
    /// What one answers in advance, and a menu to take it back.
    pub fn standing(
        context: &Context<'_>,
        reader: &Reader,
        view: PrivateView<'_>,
        answers: &[StandingAnswer],
    ) -> PrivatePanel {
        let renderer = reader.locale.renderer(context.people);
        let lines: Vec<String> = standing_lines(view, answers).map(|line| renderer.say(&line)).collect();
        let text = if lines.is_empty() { renderer.say(&words::STANDING_NONE.say()) } else { lines.join("\n") };
        let text = format!("{}\n\n{}", clipped(&text, limits::FIELD_VALUE), renderer.say(&words::STANDING_HOW.say()));
        let entry = |(number, line): (usize, Phrase)| MenuEntry {
            value: number.to_string(),
            label: clipped(&renderer.label(&line), limits::ENTRY),
            detail: None,
            grave: false,
        };
        let entries: Vec<MenuEntry> =
            standing_lines(view, answers).enumerate().take(limits::ENTRIES).map(entry).collect();
        let prompt = clipped(&renderer.label(&words::REVOKE_PROMPT.say()), limits::ENTRY);
        let press = Press::open(Verb::Revoke, context.game, "");
        let menu = (!entries.is_empty()).then_some(Menu { press, prompt, entries });
        let back = context.opener(&renderer, Verb::Turn, &super::words::BACK);
        let panel = Panel { text, ..titled(&renderer, &words::STANDING.say()) };
        PrivatePanel::of(reader, panel.menu(menu).buttons(vec![back]))
    }
}

impl PrivatePanel {
    /// Asks once more before somebody gives up their seat.
    pub fn ask_give_up(context: &Context<'_>, reader: &Reader) -> PrivatePanel {
        let renderer = reader.locale.renderer(context.people);
        let panel = Panel { text: renderer.say(&words::GIVE_UP_SURE.say()), ..titled(&renderer, &context.name()) };
        let yes = button(&renderer, Press::open(Verb::Seat, context.game, "give-up sure"), &words::GIVE_UP);
        PrivatePanel::of(reader, panel.buttons(vec![yes.styled(Style::Grave)]))
    }
}
