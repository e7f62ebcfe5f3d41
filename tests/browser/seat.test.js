// Seats in a real browser: whole games that are played only on their pages, by people who know only what they see.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { barriers, sticksOut } from "./people.js";
import { DESKTOP, Stage, picture } from "./stage.js";

const PHONE = { width: 390, height: 844 };
/** More than any game of two takes. */
const LONGEST = 3_000;

let stage;
before(async () => {
  stage = await Stage.open("--seats");
  await stage.seats("madeira");
});
after(() => stage.close());

/** Comes through a link to a seat. */
async function sit(link, options) {
  const page = await stage.blank(options);
  await page.goto(link);
  await ready(page);
  assert.equal(new URL(page.url()).hash, "", "the secret is gone from the address");
  return page;
}

const ready = (page) => page.locator("#seat-title:not(:empty)").and(page.locator("body:not([aria-busy]) #seat-title")).waitFor();
const isAsked = (page) => page.locator("#seat.asked").count();
const answers = (page) => page.locator("#answers .choice.main, #answers .choice.grave");
const over = (page) => new URL(page.url()).pathname.startsWith("/g/");

/** Waits until the page has shown what came of it. */
async function pressed(page, press) {
  const before = await page.locator("#answers").evaluate((answers) => (answers.firstElementChild.dataset.old = "yes"));
  assert.equal(before, "yes");
  await press();
  await page.waitForFunction(() => !document.querySelector("#answers [data-old]") || !document.querySelector("#answers"));
}

/** A number below this one: the same in every run. */
function random(seed) {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

for (const [game, width] of [["lisboa", "wide"], ["madeira", "narrow"]]) {
  test(`a whole game of ${game} is played on its pages`, async () => {
    const links = await stage.seats(game);
    const options = width === "wide" ? { viewport: DESKTOP } : { viewport: PHONE, hasTouch: true };
    const pages = [await sit(links[0], options), await sit(links[1], options)];
    const pick = random(7);
    let presses = 0;
    let onBoard = 0;
    while (presses < LONGEST && !pages.some(over)) {
      const asked = [];
      for (const page of pages) if (!over(page) && (await isAsked(page))) asked.push(page);
      if (!asked.length) {
        await new Promise((done) => setTimeout(done, 50));
        continue;
      }
      const page = asked[pick(asked.length)];
      if (presses === 30) {
        await picture(page, `seat-${game}-${width}`);
        assert.deepEqual(await barriers(page), []);
        assert.equal(await sticksOut(page), false);
      }
      const open = page.locator("#board [data-place].open");
      const places = await open.count();
      if (places && pick(2)) {
        // What can be pressed on the board is shown before it is sent.
        await open.nth(pick(places)).dispatchEvent("click");
        const here = page.locator("#here .choice[data-press]");
        await here.first().waitFor();
        await pressed(page, async () => here.nth(pick(await here.count())).click());
        onBoard += 1;
      } else {
        const choices = answers(page);
        await pressed(page, async () => choices.nth(pick(await choices.count())).click());
      }
      presses += 1;
    }
    assert.ok(pages.some(over), `not over after ${presses} presses`);
    for (const page of pages) {
      await page.waitForURL(/\/g\//);
      await page.locator("#board svg").waitFor();
    }
    console.log(`${game}: ${presses} presses, ${onBoard} of them on the board`);
    for (const page of pages) await page.context().close();
  });
}

test("a link works once, and says so", async () => {
  const [link] = await stage.seats("lisboa");
  const page = await stage.blank();
  await page.goto(link);
  await page.getByText("This link has been used").waitFor();
  await page.context().close();
  // The refusal is a status that the browser mentions.
  stage.complaints = stage.complaints.filter((complaint) => !/403/.test(complaint));
});

test("the browser never complained", () => assert.deepEqual(stage.complaints, []));
