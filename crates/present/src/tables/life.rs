//! The life of a table: votes, clocks, seats that change hands, standing answers.

use std::time::Duration;

use super::bots;
use super::lobby::option;
use crate::context::{Context, everyone};
use crate::panels::limits;
use crate::panels::panel::{Button, Field, Menu, MenuEntry, Panel, Ping, PrivatePanel, PublicPanel, Style};
use crate::request::{ClockRequest, SeatRequest, TableRequest};
use crate::story::paragraphs::story;
use crate::turn::board::titled;
use crate::wording::reader::{Locale, Reader};
use crate::wording::renderer::Renderer;
use crate::wording::text::clipped;
use crate::words;
use engine::search::Level;
use engine::{Key, Narration, Phrase, PrivateView, Seat, SeatSet, StandingChoice};
use table::{
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
    /// Asks the others to vote, and tells what a vote to take turns back would take back.
    pub fn vote(context: &Context<'_>, locale: Locale, vote: &Vote, back: &[Narration]) -> PublicPanel {
        let renderer = locale.renderer(context.people);
        let mut lines = vote_lines(&renderer, vote);
        let back = story(context, &renderer, back, BACK);
        if !back.is_empty() {
            lines.insert(1, back);
        }
        lines.push(expires(&renderer, vote));
        let ballot = |label: &'static Key, yes| {
            context.opener(&renderer, TableRequest::Vote { number: vote.number, yes }, label)
        };
        let buttons = vec![ballot(&words::AGREE, true).styled(Style::Main), ballot(&words::DISAGREE, false)];
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
            Verdict::Void => match vote.proposal {
                Proposal::Replace { seat } => words::VoteReplaceVoid { who: seat }.say(),
                _ => words::VOTE_VOID.say(),
            },
        }));
        PublicPanel::of(about_vote(&renderer, lines))
    }

    /// Somebody's time has run out; what the others can do about it.
    pub fn time_out(context: &Context<'_>, locale: Locale, seat: Seat) -> PublicPanel {
        let renderer = locale.renderer(context.people);
        let panel =
            Panel { text: renderer.say(&words::TimeOut { who: seat }.say()), ..titled(&renderer, &context.name()) };
        PublicPanel::of(panel.buttons(vec![
            context.opener(&renderer, TableRequest::Seat(SeatRequest::Wait(seat)), &words::WAIT),
            context.opener(&renderer, TableRequest::Seat(SeatRequest::Remind(seat)), &words::REMIND_NOW),
            context.opener(&renderer, TableRequest::Propose(Proposal::Replace { seat }), &words::REPLACE),
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
            (true, _) => words::SeatOpen { number: (seat.index() + 1).into() }.say(),
            (false, None) => words::SeatOffered { who: seat }.say(),
            (false, Some(_)) => words::SeatOfferedTo { who: seat }.say(),
        };
        let panel = Panel { text: renderer.say(&said), ..titled(&renderer, &context.name()) };
        let take = context.opener(&renderer, TableRequest::Seat(SeatRequest::Take(seat)), &words::TAKE_SEAT);
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
            Some(round) => words::FollowedRound { round: round.into() }.say(),
            None => words::FOLLOWED_END.say(),
        };
        let panel = Panel { text: format!("{}\n{link}", renderer.say(&said)), ..titled(&renderer, &context.name()) };
        // The board can be looked at where the game is: elsewhere only by those who play.
        let off = context.opener(&renderer, TableRequest::Follow(None), &words::FOLLOW_OFF);
        PublicPanel::of(panel.buttons(vec![off]))
    }
}

/// When somebody's time runs out.
pub(crate) fn deadline(renderer: &Renderer<'_>, seat: Seat, ends: i64) -> String {
    format!("{} {}", renderer.say(&words::ClockEnds { who: seat }.say()), renderer.script().moment(ends))
}

/// From whom the player of a seat took it over; none if they have sat there from the beginning.
fn sat_before(renderer: &Renderer<'_>, seat: Seat, former: &[Former]) -> Option<String> {
    let names = former_names(renderer, seat, former)?;
    Some(renderer.say(&words::Formerly { now: seat, who: names }.say()))
}

/// Those who sat there before, whose names are still known.
fn former_names(renderer: &Renderer<'_>, seat: Seat, former: &[Former]) -> Option<Phrase> {
    let sat = former.iter().filter(|former| former.seat == seat && !former.name.is_empty());
    let name = |former: &Former| match former.is_bot() {
        true => words::BotName { name: former.name.to_string() }.say(),
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
    renderer.say(&words::VoteBy { who: vote.by, proposal }.say())
}

fn vote_lines(renderer: &Renderer<'_>, vote: &Vote) -> Vec<String> {
    let mut lines = vec![proposal_line(renderer, vote)];
    let seen = vote.seen.iter().map(|(seat, count)| words::VoteSeen { who: *seat, count: (*count).into() }.say());
    lines.extend(seen.map(|line| renderer.say(&line)));
    lines.push(renderer.say(&match vote.proposal.agreement() {
        Agreement::Everybody => words::VOTE_NEEDS_ALL.say(),
        Agreement::Majority => words::VOTE_NEEDS_MAJORITY.say(),
    }));
    let who = |seats: &[Seat]| (!seats.is_empty()).then(|| everyone(renderer, seats.iter().copied().collect()));
    let yes = who(&vote.yes).map(|who| words::VoteYes { who }.say());
    let no = who(&vote.no).map(|who| words::VoteNo { who }.say());
    lines.extend([yes, no].into_iter().flatten().map(|line| renderer.say(&line)));
    lines
}

/// What is proposed; `turns` is how many a take-back concerns.
fn proposed(proposal: Proposal, turns: usize) -> Phrase {
    match proposal {
        Proposal::TakeBack { .. } => words::ProposeTakeBack { count: turns.into() }.say(),
        Proposal::Pause => words::PROPOSE_PAUSE.say(),
        Proposal::GoOn => words::PROPOSE_GO_ON.say(),
        Proposal::Replace { seat } => words::ProposeReplace { who: seat }.say(),
        Proposal::End => words::PROPOSE_END.say(),
        Proposal::ShowHands => words::PROPOSE_SHOW_HANDS.say(),
    }
}

/// "Seat 2: easy"
fn bot_keeps(seat: Seat, level: Level) -> Phrase {
    let (number, level) = ((seat.index() + 1).into(), bots::level_name(level).say());
    words::BotKeeps { number, level }.say()
}

/// The clock of a table in a line.
fn clock_line(rule: Option<ClockRule>) -> Phrase {
    let Some(rule) = rule else { return words::CLOCK_NONE.say() };
    let clock = rule.pace().map_or_else(|| own_values(rule), |pace| pace_words(pace).say());
    words::ClockLine { clock }.say()
}

fn own_values(rule: ClockRule) -> Phrase {
    let [bank, turn, most] = [rule.bank, rule.turn, rule.most].map(span_words);
    words::ClockOwn { bank, turn, most }.say()
}

/// A span of time in days, or in hours if it is not a whole number of days.
fn span_words(span: Duration) -> Phrase {
    let hours = span.as_secs() / 3_600;
    match hours.is_multiple_of(24) {
        true => words::Days { count: (hours / 24).into() }.say(),
        false => words::Hours { count: hours.into() }.say(),
    }
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
        lines.extend(life.hands.then(|| renderer.say(&words::LOBBY_HANDS.say())));
        lines.extend(page.deadlines.iter().map(|(seat, unix)| deadline(&renderer, *seat, *unix)));
        let away = |(seat, days): &(Seat, usize)| {
            let (days, most) = ((*days).into(), page.most_away.into());
            renderer.say(&words::ClockAway { who: *seat, days, most }.say())
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
        let options = context.kind.options.iter().map(|spec| option(context.kind, spec, page.table.options()));
        let fields = [
            field(&words::TABLE_SEATS, seats),
            field(&words::TABLE_VOTES, votes.collect()),
            field(&words::LOBBY_OPTIONS, options.map(|option| renderer.say(&option)).collect()),
        ];
        let standing = page.standing.and_then(|(view, answers)| standing_answers(context, &renderer, view, answers));
        let (standing, change) = standing.unzip();
        let fields = fields.into_iter().flatten().chain(standing).collect();
        let title = words::TableTitle { game: context.name() }.say();
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
            let left = left.map(|who| words::StateLeft { who }.say());
            let level = player.bot.map(|bot| bots::level_name(bot.level).say());
            let states = states.into_iter().filter(|(is, _)| *is).map(|(_, key)| key.say());
            let states: Vec<Phrase> = level.into_iter().chain(states).chain(left).collect();
            let line = if states.is_empty() {
                Phrase::Person(player.seat)
            } else {
                words::TableSeat { who: player.seat, state: Phrase::List(states) }.say()
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
        let mut add = |prompt: &'static Key, entries: Vec<(TableRequest, Phrase)>| {
            let entry = |(request, label): (TableRequest, Phrase)| {
                MenuEntry::new(context.request(request), &renderer.label(&label))
            };
            let entries = entries.into_iter().take(limits::ENTRIES).map(entry).collect();
            menus.extend(Menu::new("", &renderer.label(&prompt.say()), entries));
        };
        if self.seat().is_some() && running && self.table.players().len() > 1 {
            let entries = self
                .proposals()
                .into_iter()
                .map(|(proposal, turns)| (TableRequest::Propose(proposal), proposed(proposal, turns)));
            add(&words::TABLE_PROPOSE, entries.collect());
        }
        if self.seat().is_none() {
            let entries = [
                (Some(Follow::Rounds), &words::FOLLOW_ROUNDS),
                (Some(Follow::End), &words::FOLLOW_END),
                (None, &words::FOLLOW_OFF),
            ];
            let shown = entries.into_iter().filter(|(how, _)| how.is_some() || self.follows.is_some());
            add(&words::FOLLOW_PROMPT, shown.map(|(how, key)| (TableRequest::Follow(how), key.say())).collect());
        }
        if self.hosts && self.table.ended().is_none() {
            let kept = self.table.players().iter().filter(|player| player.life.vacant && player.bot.is_none());
            let keeper = |seat, level| TableRequest::Seat(SeatRequest::Bot(seat, level));
            let levels = |seat: Seat| Level::ALL.map(|level| (keeper(seat, level), bot_keeps(seat, level)));
            let keepers = kept.filter(|_| running && self.bots).flat_map(|player| levels(player.seat));
            add(&words::TABLE_BOT, keepers.collect());
            let clock = TableRequest::Clock;
            let paces = Pace::ALL.map(|pace| (clock(ClockRequest::Set(pace.rule())), pace_words(pace).say()));
            let none = [(clock(ClockRequest::Off), words::CLOCK_NONE.say())];
            let own = [(clock(ClockRequest::Own(None)), words::OWN_CLOCK.say())];
            add(&words::TABLE_CLOCK, none.into_iter().chain(paces).chain(own).collect());
            let others = self
                .table
                .players()
                .iter()
                .filter(|player| player.person.is_some() && player.person != self.table.host());
            add(
                &words::TABLE_HOST,
                others.map(|player| (TableRequest::Host(player.seat), Phrase::Person(player.seat))).collect(),
            );
        }
        menus
    }

    fn buttons(&self, context: &Context<'_>, renderer: &Renderer<'_>) -> Vec<Button> {
        let running = self.table.started().is_some() && self.table.ended().is_none();
        let seat = |label: &'static Key, request| context.opener(renderer, TableRequest::Seat(request), label);
        let own =
            self.seat().and_then(|seat| self.table.player(seat)).filter(|_| running && self.table.players().len() > 1);
        let watch = self.page.then(|| context.opener(renderer, TableRequest::Watch(None), &words::WATCH));
        let Some(player) = own else {
            let vacant = self.table.players().iter().filter(|player| running && player.life.vacant);
            let take = vacant.map(|player| seat(&words::TAKE_SEAT, SeatRequest::Take(player.seat)));
            return watch.into_iter().chain(take).take(limits::BUTTONS).collect();
        };
        let offer = if player.life.offer.is_some() {
            seat(&words::KEEP_SEAT, SeatRequest::Keep)
        } else {
            seat(&words::OFFER_SEAT, SeatRequest::Offer)
        };
        [offer, seat(&words::GIVE_UP, SeatRequest::GiveUp { sure: false }).styled(Style::Grave)]
            .into_iter()
            .chain(watch)
            .collect()
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
            let entry = |hours: &u32| {
                let rule = ClockRequest::Own(Some(change(span(*hours))));
                MenuEntry::new(context.request(TableRequest::Clock(rule)), &renderer.label(&span_words(span(*hours))))
            };
            Menu::new(name, &renderer.label(&prompt.say()), hours.iter().map(entry).collect())
        };
        let mosts: Vec<u32> = MOSTS.into_iter().filter(|hours| span(*hours) >= rule.bank).collect();
        let bank =
            menu("bank", &words::OWN_BANK, &BANKS, &|bank| ClockRule { bank, most: rule.most.max(bank), ..rule });
        let turn = menu("turn", &words::OWN_TURN, &TURNS, &|turn| ClockRule { turn, ..rule });
        let most = menu("most", &words::OWN_MOST, &mosts, &|most| ClockRule { most, ..rule });
        let title = words::TableTitle { game: context.name() }.say();
        let text = renderer.say(&words::ClockLine { clock: own_values(rule) }.say());
        let panel = Panel { text, ..titled(&renderer, &title) };
        let set = context
            .opener(&renderer, TableRequest::Clock(ClockRequest::Set(rule)), &words::OWN_SET)
            .styled(Style::Main);
        let back = context.opener(&renderer, TableRequest::Table, &words::BACK);
        let panel = panel.menu(bank).menu(turn).menu(most).buttons(vec![set, back]);
        PrivatePanel::of(reader, panel)
    }
}

/// A private note, as its writer wrote it.
pub(crate) fn note(renderer: &Renderer<'_>, note: &str) -> String {
    let title = renderer.script().strong(&renderer.say(&words::NOTE.say()));
    format!("{title}: {}", renderer.say(&Phrase::sign(note)))
}

/// Under a question that comes back: the ways to answer it now and from now on.
pub(crate) fn always(context: &Context<'_>, renderer: &Renderer<'_>, view: PrivateView<'_>) -> Option<Menu> {
    let question = &view.standing()?;
    let spans = |choice: &StandingChoice| {
        let name = choice.name;
        Span::offered(question, choice.stance).map(|span| (name, span))
    };
    let answers = question.answers.iter().flat_map(spans);
    let entries = answers
        .map(|(name, span)| {
            let request = TableRequest::AnswerAlways { stamp: view.stamp(), answer: name.to_owned(), span };
            let said = standing(view, question.kind, name, question.subject, span);
            MenuEntry::new(context.request(request), &renderer.label(&said))
        })
        .collect();
    Menu::new("", &renderer.label(&words::ALWAYS_PROMPT.say()), entries)
}

/// A standing answer in words.
fn standing(view: PrivateView<'_>, kind: &str, answer: &str, subject: &str, span: Span) -> Phrase {
    let subject = (span == Span::Subject).then_some(subject);
    let answer = view.standing_words(kind, answer, subject);
    match span {
        Span::UntilTurn => words::AlwaysUntilTurn { answer }.say(),
        Span::Subject => words::AlwaysSubject { answer }.say(),
        Span::UnlessFree => words::AlwaysUnlessFree { answer }.say(),
        Span::WhenFree => words::AlwaysWhenFree { answer }.say(),
        Span::Game => words::AlwaysGame { answer }.say(),
    }
}

/// The standing answers of a seat in words.
fn standing_lines<'a>(view: PrivateView<'a>, answers: &'a [StandingAnswer]) -> impl Iterator<Item = Phrase> + 'a {
    answers.iter().map(move |answer| standing(view, &answer.question, &answer.answer, &answer.subject, answer.span))
}

/// A field that lists the standing answers of a seat, and a button to the panel in which they are taken back.
pub(crate) fn standing_answers(
    context: &Context<'_>,
    renderer: &Renderer<'_>,
    view: PrivateView<'_>,
    answers: &[StandingAnswer],
) -> Option<(Field, Button)> {
    let lines: Vec<String> = standing_lines(view, answers).map(|line| renderer.say(&line)).collect();
    let value = clipped(&lines.join("\n"), limits::FIELD_VALUE);
    let field = Field { name: renderer.say(&words::STANDING.say()), value };
    (!lines.is_empty()).then(|| (field, context.opener(renderer, TableRequest::Standing, &words::STANDING_CHANGE)))
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
        let entry = |(number, line): (usize, Phrase)| {
            MenuEntry::new(context.request(TableRequest::Revoke(number)), &renderer.label(&line))
        };
        let entries = standing_lines(view, answers).enumerate().take(limits::ENTRIES).map(entry).collect();
        let menu = Menu::new("", &renderer.label(&words::REVOKE_PROMPT.say()), entries);
        let back = context.opener(&renderer, TableRequest::Turn, &words::BACK);
        let panel = Panel { text, ..titled(&renderer, &words::STANDING.say()) };
        PrivatePanel::of(reader, panel.menu(menu).buttons(vec![back]))
    }
}

impl PrivatePanel {
    /// Asks once more before somebody gives up their seat.
    pub fn ask_give_up(context: &Context<'_>, reader: &Reader) -> PrivatePanel {
        let renderer = reader.locale.renderer(context.people);
        let panel = Panel { text: renderer.say(&words::GIVE_UP_SURE.say()), ..titled(&renderer, &context.name()) };
        let yes = context.opener(&renderer, TableRequest::Seat(SeatRequest::GiveUp { sure: true }), &words::GIVE_UP);
        PrivatePanel::of(reader, panel.buttons(vec![yes.styled(Style::Grave)]))
    }
}
