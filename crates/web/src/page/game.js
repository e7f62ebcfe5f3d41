// A game, step by step: the board after each step, what happened, and new steps as they come.

import { byId, el } from "./dom.js";
import { themedBy } from "./theme.js";

const here = location.pathname;
const language = document.documentElement.lang;
const label = document.body.dataset;

/** How many boards are kept ready. */
const KEPT = 80;
/** How long everybody may wait before asking for a new step, so that not all ask at once. */
const JITTER = 250;
/** How long it takes to try again. */
const PAUSE = 3000;

/** What the page of a seat adds: the board as its player sees it, which is drawn anew whenever its mark changes. */
export const own = { mark: () => null, drawn() {}, reached() {}, gone() {} };
const isSeat = byId("seat") !== null;

const steps = [];
const boards = new Map();
let over = false;
/** Whether everybody may see all hands, now that the game is over. */
let hands = false;
/** The step that is shown, and whether it is the newest one whichever that is. */
let at = 0;
let following = true;

const last = () => steps.length - 1;
const address = (path, query = "") => `${here}/${path}?lang=${language}${query}`;
const pause = (time) => new Promise((done) => setTimeout(done, time));

/** The document at an address. Nothing is parsed here: the browser does it as it arrives. */
const asDocument = (url) => new Promise((done, failed) => {
  const request = new XMLHttpRequest();
  request.open("GET", url);
  request.responseType = "document";
  request.onload = () => (request.status === 200 ? done(request.responseXML) : failed(new Error(request.status)));
  request.onerror = () => failed(new Error("offline"));
  request.send();
});

async function json(url) {
  const response = await fetch(url);
  if (response.status === 404 || response.status === 401) gone();
  if (!response.ok) throw new Error(response.status);
  return response.json();
}

// What is shown

const stepLabel = (number) =>
  number === 0 ? label.beginning : label.step.replace("%n", number).replace("%m", last());

const parts = (of, heading) =>
  of.map((part) => [part.heading && el(heading, {}, part.heading), ...part.lines.map((line) => el("p", {}, line))]);

function logEntry(step) {
  const link = el("a", { href: `#${step.number}`, "aria-label": stepLabel(step.number) }, String(step.number));
  return el("li", { class: "step", id: `step-${step.number}` }, link, el("div", {}, ...parts(step.parts, "h3")));
}

/** Turns were taken back: what happened since no longer counts. */
function strike({ number, back_to: back }) {
  if (back === undefined) return;
  for (let taken = back + 1; taken < number; taken += 1) {
    const entry = byId(`step-${taken}`);
    if (!entry || entry.classList.contains("back")) continue;
    entry.classList.add("back");
    entry.lastElementChild.append(el("small", {}, label.takenBack));
  }
}

function say(text, kind = "") {
  const state = byId("state");
  if (state.textContent !== text) state.textContent = text;
  state.className = kind;
}

const sayState = () => (over ? say(label.over) : say(label.live, "live"));

/** On a narrow screen the board is the one that messages show, unless somebody wants it large. */
const narrow = matchMedia("(max-width: 700px)");
const isSmall = () => narrow.matches && !byId("board").classList.contains("large");
narrow.onchange = () => anew();
function anew() {
  delete byId("board").dataset.drawn;
  return draw();
}

/** A picture, as an element. What it shows is said, but not in a box over it. */
const pictureAt = (url) => asDocument(url).then((page) => {
  const svg = document.importNode(page.documentElement, true);
  const title = svg.querySelector("title");
  svg.setAttribute("aria-label", title?.textContent ?? "");
  title?.remove();
  return svg;
});

/** The board after a step. */
async function board(number) {
  const mine = isSeat && number === last();
  const key = `${number} ${isSmall()} ${mine ? own.mark() : ""}`;
  if (!boards.has(key)) {
    const file = mine ? "board.svg" : `step/${number}.svg`;
    const drawn = pictureAt(address(file, isSmall() ? "&small=1" : ""));
    boards.set(key, drawn);
    drawn.catch(() => boards.delete(key));
    if (boards.size > KEPT) boards.delete(boards.keys().next().value);
  }
  return boards.get(key);
}

let drawing = Promise.resolve();
/** Draws the step that is shown. Whoever moves fast is shown the step at which they stop. */
const draw = () => (drawing = drawing.then(async () => {
  const number = at;
  const step = steps[number];
  const drawn = isSeat && number === last() ? `${number} ${own.mark()}` : `${number}`;
  if (!step || byId("board").dataset.drawn === drawn) return;
  byId("no-board").hidden = step.has_board;
  if (step.has_board) {
    const svg = await board(number).catch(() => null);
    byId("board").replaceChildren(...(svg ? [svg] : []));
    byId("enlarge").hidden = svg === null;
    if (!svg) byId("words").open = true;
    own.drawn();
    if (number < last() && number === at) board(number + 1).catch(() => {});
  } else byId("board").replaceChildren();
  byId("board").dataset.step = number;
  byId("board").dataset.drawn = drawn;
  await showHands();
  await inWords();
}).catch(() => say(label.lost, "failed")));

/** Something that only this seat sees has changed. */
export const redraw = () => {
  if (following) draw();
};

/** What everybody held after the step, if that may be shown. */
async function showHands() {
  const [number, place] = [at, byId("held")];
  const shown = hands && steps[number].has_board;
  byId("hands").hidden = !shown;
  if (!shown || place.dataset.step === String(number)) return;
  const all = await json(address(`step/${number}.hands.json`));
  place.replaceChildren(...all.map((hand) => el("div", {}, ...parts([hand], "h3"))));
  place.dataset.step = number;
}

/** The board in words, as soon as somebody opens it. */
async function inWords() {
  const [number, place] = [at, byId("in-words")];
  if (!byId("words").open || place.dataset.step === String(number)) return;
  const pages = steps[number].has_board ? await json(address(`step/${number}.json`)) : [];
  const section = (page) => el("section", {}, el("h3", {}, page.title), ...parts(page.parts, "h4"));
  place.replaceChildren(...pages.map(section));
  place.dataset.step = number;
}

/** The chart and the legend, as soon as somebody opens them; the chart again after new steps. */
async function unfold() {
  for (const [id, version] of [["course", String(last())], ["signs", ""]]) {
    const [details, place] = [byId(id), byId(id).querySelector(".drawn")];
    if (!details.open || place.dataset.version === version) continue;
    place.dataset.version = version;
    const svg = await pictureAt(address(`${id}.svg`)).catch(() => null);
    place.replaceChildren(...(svg ? [svg] : []));
  }
}

function show(number, { scroll = true } = {}) {
  at = Math.max(0, Math.min(number, last()));
  following = at === last();
  const slider = byId("slider");
  slider.max = last();
  slider.value = at;
  slider.setAttribute("aria-valuetext", stepLabel(at));
  byId("number").textContent = stepLabel(at);
  for (const [id, off] of [["first", at === 0], ["back", at === 0], ["on", following], ["last", following]]) byId(id).disabled = off;
  const before = document.querySelector(".step.current");
  const current = byId(`step-${at}`);
  if (before !== current) {
    before?.classList.remove("current");
    before?.firstElementChild.removeAttribute("aria-current");
    current?.classList.add("current");
    current?.firstElementChild.setAttribute("aria-current", "step");
    byId("now").replaceChildren(...parts(steps[at].parts, "h2").flat().filter(Boolean));
  }
  // Only the log scrolls, never the page.
  const log = byId("log");
  if (scroll && current) log.scrollTop = current.offsetTop - log.offsetTop - log.clientHeight / 3;
  return draw();
}

/** Goes to a step, which the address names from then on; the newest one has no name. */
function go(number) {
  show(number);
  history.replaceState(null, "", following ? here + location.search : `#${at}`);
  for (const link of document.querySelectorAll(".languages a")) link.hash = following ? "" : `#${at}`;
}

const wanted = () => {
  const number = /^#\d+$/.test(location.hash) ? Number(location.hash.slice(1)) : last();
  return Math.min(number, last());
};

// What comes

/** Takes what happened since. */
async function take() {
  const news = await json(address("steps.json", `&from=${steps.length}`));
  const fresh = news.steps.filter(({ number }) => number >= steps.length);
  steps.push(...fresh);
  byId("log").append(...fresh.map(logEntry));
  fresh.forEach(strike);
  ({ over, hands } = news);
  return fresh.length > 0;
}

let taking = Promise.resolve();
/** Something has happened. */
const news = () => (taking = taking.then(async () => {
  const stays = !following;
  if (await take()) show(stays ? at : last(), { scroll: !stays });
  else await showHands();
  await unfold();
  sayState();
}).catch(() => say(label.lost, "failed")));

let source;
function gone() {
  source?.close();
  own.gone();
  say(label.gone, "failed");
}

function listen() {
  source = new EventSource(`${here}/events`);
  source.onmessage = async ({ data }) => {
    const reached = JSON.parse(data);
    own.reached(reached);
    if (reached.last <= last() && reached.over === over && reached.hands === hands) return sayState();
    await pause(Math.random() * JITTER);
    await news();
  };
  source.onerror = async () => {
    say(label.lost, "failed");
    // The browser tries again by itself, unless it was refused: then the page may be gone.
    if (source.readyState !== EventSource.CLOSED) return;
    await pause(PAUSE);
    await json(address("steps.json", `&from=${steps.length}`)).then(listen, () => byId("state").textContent === label.gone || listen());
  };
}

// What people do

const keys = { ArrowLeft: () => at - 1, ArrowRight: () => at + 1, Home: () => 0, End: last };
addEventListener("keydown", (event) => {
  const scrolls = event.target.closest?.("#log, #board.large");
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || !(event.key in keys) || scrolls) return;
  event.preventDefault();
  go(keys[event.key]());
});
byId("slider").oninput = ({ target }) => go(Number(target.value));
byId("first").onclick = () => go(0);
byId("back").onclick = () => go(at - 1);
byId("on").onclick = () => go(at + 1);
byId("last").onclick = () => go(last());
byId("words").ontoggle = () => inWords();
byId("course").ontoggle = byId("signs").ontoggle = unfold;
byId("enlarge").onclick = ({ currentTarget }) => {
  const large = byId("board").classList.toggle("large");
  currentTarget.setAttribute("aria-pressed", large);
  if (narrow.matches) anew();
};
addEventListener("hashchange", () => go(wanted()));
themedBy(byId("theme"));

async function begin() {
  await take();
  go(wanted());
  byId("course").open = over;
  sayState();
  listen();
}
begin().catch(async () => {
  if (byId("state").textContent === label.gone) return;
  say(label.lost, "failed");
  await pause(PAUSE);
  location.reload();
});
