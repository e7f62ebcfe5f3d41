// Seats in a real browser, played by people who know only what they see. By default the ends of games; with WHOLE=1 whole games.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { barriers, sticksOut } from "./people.js";
import { DESKTOP, Stage, picture } from "./stage.js";

const WHOLE = Boolean(process.env.WHOLE);
const PHONE = { width: 390, height: 844 };
const LOOKS = { wide: { viewport: DESKTOP }, narrow: { viewport: PHONE, hasTouch: true, colorScheme: "dark" } };
/** More than any game of two takes. */
const LONGEST = 3_000;
/** How long a move may take to show on the page of whoever is asked next, on the slowest machine. */
const PATIENCE = 20_000;

let stage;
/** The pages of those who play a game. */
const seated = {};
before(async () => {
  stage = await Stage.open("--seats", ...(WHOLE ? [] : ["--late"]));
  // A link is good for ten minutes, a whole game takes longer.
  for (const [name, game, which, looks] of [
    ["lisboa", "lisboa", WHOLE ? "seats" : "late", ["wide", "narrow"]],
    ["madeira", "madeira", WHOLE ? "seats" : "late", ["wide", "narrow"]],
    ["keys", "madeira", "more", ["narrow", "wide"]],
  ]) {
    const links = await stage.seats(game, which);
    if (WHOLE || name !== "keys") seated[name] = [await sit(links[0], LOOKS[looks[0]]), await sit(links[1], LOOKS[looks[1]])];
  }
});
after(() => stage.close());

/** Comes through a link to a seat. */
async function sit(link, options) {
  const page = await stage.blank(options);
  await page.goto(link);
  await page.locator("#question:not(:empty)").waitFor({ state: "attached" });
  await answered(page);
  assert.equal(new URL(page.url()).hash, "", "the secret is gone from the address");
  return page;
}

/** Waits until the page has shown what came of a press. */
const answered = (page) => page.waitForFunction(() => !document.querySelector("#seat[aria-busy], .door"));
const isAsked = (page) => page.locator("#seat.asked").count();
const isOver = (page) => new URL(page.url()).pathname.startsWith("/g/");
/** Whether something can be answered: a question, or whether to do something that cannot be taken back. */
const answers = (page) => page.locator("#answers .choice:is(.main, .grave)");

const isInSight = (element) => {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
};

/** A number below this one: the same in every run. */
function random(seed) {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

/** Presses something on the board, if anything can be pressed there: it is shown first, then sent. */
async function pressBoard(page, pick) {
  const open = page.locator("#board [data-place].open");
  const places = await open.count();
  if (!places) return false;
  // Wherever the place is on the screen: what is below the sheet can be scrolled to.
  await open.nth(pick(places)).dispatchEvent("click");
  const here = page.locator("#here .choice[data-press]");
  await here.first().waitFor();
  await here.nth(pick(await here.count())).click();
  return true;
}

/** Presses something in the list. */
async function pressList(page, pick) {
  const choices = answers(page);
  await choices.nth(pick(await choices.count())).click();
  return false;
}

/** The same by keyboard alone: Tab to an answer, then Enter. */
async function pressKeys(page, pick) {
  const wanted = 1 + pick(await answers(page).count());
  for (let [tabs, found] = [0, 0]; tabs < 200; tabs += 1) {
    await page.keyboard.press("Tab");
    if (await page.evaluate(() => document.activeElement.matches("#answers .choice:is(.main, .grave)"))) found += 1;
    if (found === wanted) break;
  }
  await page.keyboard.press("Enter");
  return false;
}

/** Plays a game to its end on its pages. */
async function play(name, press) {
  const pages = seated[name];
  const pick = random(7);
  const turns = [];
  let [presses, onBoard, looked, latest] = [0, 0, false, Date.now()];
  const inTurn = new Map();
  while (presses < LONGEST && !pages.some(isOver)) {
    const asked = [];
    for (const page of pages) if (await isAsked(page)) asked.push(page);
    if (!asked.length) {
      if (Date.now() - latest > PATIENCE) assert.fail(`nobody is asked anything: ${await pages[0].content()}`);
      await new Promise((done) => setTimeout(done, 30));
      continue;
    }
    const page = asked[pick(asked.length)];
    if (!looked && presses >= (WHOLE ? 60 : 6)) {
      looked = true;
      for (const [number, one] of pages.entries()) {
        await picture(one, `seat-${name}-${number}`);
        assert.deepEqual(await barriers(one), []);
        assert.equal(await sticksOut(one), false);
        if (await isAsked(one)) assert.ok(await answers(one).first().evaluate(isInSight), "answers are in sight");
      }
    }
    if (await press(page, pick)) onBoard += 1;
    await answered(page);
    presses += 1;
    latest = Date.now();
    inTurn.set(page, (inTurn.get(page) ?? 0) + 1);
    if (isOver(page) || !(await isAsked(page))) {
      turns.push(inTurn.get(page));
      inTurn.delete(page);
    }
  }
  assert.ok(pages.some(isOver), `${name} is not over after ${presses} presses`);
  for (const page of pages) {
    await page.waitForURL(/\/g\//);
    await page.locator("#board svg").waitFor();
  }
  await picture(pages[0], `seat-${name}-over`);
  turns.sort((one, other) => one - other);
  const median = turns[Math.floor(turns.length / 2)];
  console.log(`${name}: ${presses} presses, ${onBoard} of them on the board; until nothing more is asked: ${median} (median of ${turns.length})`);
  for (const page of pages) await page.context().close();
}

const mixed = (page, pick) => (pick(2) ? pressBoard(page, pick).then((done) => done || pressList(page, pick)) : pressList(page, pick));

for (const game of ["lisboa", "madeira"]) {
  test(`${WHOLE ? "a whole game" : "the end of a game"} of ${game} is played on its pages, wide and narrow`, () => play(game, mixed));
}

if (WHOLE) {
  test("a whole game of madeira is played by keyboard alone", () => play("keys", pressKeys));
} else {
  test("by keyboard alone, two tabs, without a connection", async () => {
    const [link] = await stage.seats("lisboa", "more");
    const page = await sit(link, LOOKS.wide);
    const tab = await page.context().newPage();
    await tab.goto(page.url());
    await tab.locator("#question:not(:empty)").waitFor({ state: "attached" });
    assert.ok(await isAsked(page), "both draft or play first");
    const before = await tab.locator("#seat-body").innerText();
    await pressKeys(page, () => 0);
    await answered(page);
    const pressed = Date.now();
    await tab.waitForFunction((before) => document.querySelector("#seat-body").innerText !== before, before);
    const took = Date.now() - pressed;
    assert.ok(took < 2_000, `another tab shows it after ${took} ms`);
    await page.context().setOffline(true);
    const undo = page.locator("#answers .choice.side").first();
    await undo.click();
    await page.locator("#seat-state:not(:empty)").waitFor();
    await page.context().setOffline(false);
    await answered(page);
    await page.locator("#question:not(:empty)").waitFor({ state: "attached" });
    await page.context().close();
    stage.complaints = stage.complaints.filter((complaint) => !/ERR_INTERNET_DISCONNECTED/.test(complaint));
  });

  test("the hand, a note and the rules are on the page", async () => {
    const [, link] = await stage.seats("lisboa", "more");
    const page = await sit(link, LOOKS.narrow);
    // Whoever is not asked sees the board, with the sheet folded away.
    if (!(await isAsked(page))) await page.locator("#sheet").click();
    assert.ok((await page.locator("#fields li").count()) > 2, "a hand of cards");
    await page.locator("#note summary").click();
    await page.locator("#note-text").fill("<b>Gold</b> zuerst");
    await page.locator("#note-save").click();
    await page.locator("#told", { hasText: "<b>Gold</b> zuerst" }).waitFor();
    const sheet = await page.locator("#answers .choice").first().boundingBox();
    assert.ok(sheet.height >= 44, `${sheet.height} px`);
    await page.locator("#sheet").click();
    assert.equal(await page.locator("#answers").isVisible(), false);
    await picture(page, "seat-folded");
    await page.context().close();
  });
}

test("a link works once, and says so", async () => {
  const [link] = await stage.seats("lisboa", WHOLE ? "seats" : "late");
  const page = await stage.blank();
  await page.goto(link);
  await page.getByText("This link has been used").waitFor();
  await page.context().close();
  // The refusal is a status that the browser mentions.
  stage.complaints = stage.complaints.filter((complaint) => !/403/.test(complaint));
});

test("the browser never complained", () => assert.deepEqual(stage.complaints, []));
