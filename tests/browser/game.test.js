// The page of a game in a real browser: live, step by step, by keyboard, on a phone, for those who listen.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { answer, barriers, be, called, messages, panel, sticksOut, takeTurn, use } from "./people.js";
import { DESKTOP, Stage, picture } from "./stage.js";

const PHONE = { width: 390, height: 844 };
const LANGUAGES = ["en", "de", "it", "ru"];

let stage;
before(async () => {
  stage = await Stage.open("--finished");
  await stage.finished("madeira");
});
after(() => stage.close());

/** Opens the page of a game, and waits until a board is there. */
async function open(address, options) {
  const page = await stage.blank(options);
  await page.goto(address);
  await drawn(page);
  return page;
}

const drawn = (page, step) =>
  page.waitForFunction((step) => {
    const { step: shown } = document.querySelector("#board").dataset;
    return shown !== undefined && (step === undefined || shown === String(step)) && shown === document.querySelector("#slider").value;
  }, step);

const shownStep = (page) => page.locator("#slider").inputValue().then(Number);
const lastStep = (page) => page.locator("#slider").getAttribute("max").then(Number);

for (const game of ["lisboa", "madeira"]) {
  test(`the slider goes over a whole game of ${game}, and every step has a link`, async () => {
    const page = await open(await stage.finished(game));
    const last = await lastStep(page);
    assert.ok(last > 20, `${last} steps`);
    assert.equal(await shownStep(page), last);
    const boards = new Set();
    for (let step = 0; step <= last; step += Math.ceil(last / 25)) {
      await page.locator("#slider").fill(String(step));
      await drawn(page, step);
      boards.add(await page.locator("#board svg").evaluate((svg) => svg.outerHTML.length + svg.textContent));
      assert.match(new URL(page.url()).hash, step === last ? /^$/ : new RegExp(`^#${step}$`));
      assert.equal(await page.locator(`#step-${step}.current`).count(), 1);
    }
    assert.ok(boards.size > 15, `${boards.size} different boards`);
    const middle = Math.floor(last / 2);
    await page.goto(`${page.url().split("#")[0]}#${middle}`);
    await drawn(page, middle);
    await page.reload();
    await drawn(page, middle);
    await picture(page, `game-${game}-middle`);
    await page.locator(`#step-${middle + 1} > a`).click();
    await drawn(page, middle + 1);
    await page.context().close();
  });
}

test("arrow keys, Home and End lead through the game", async () => {
  const page = await open(await stage.finished("lisboa"));
  const last = await lastStep(page);
  // Everything can be reached by Tab.
  const names = [];
  for (let tab = 0; tab < 10; tab += 1) {
    await page.keyboard.press("Tab");
    names.push(await page.evaluate(() => document.activeElement.id));
  }
  for (const id of ["theme", "board", "slider", "first", "back"]) assert.ok(names.includes(id), `${id} in ${names}`);
  const press = async (key, step) => {
    await page.keyboard.press(key);
    await drawn(page, step);
  };
  await press("ArrowLeft", last - 1);
  await press("ArrowLeft", last - 2);
  await press("ArrowRight", last - 1);
  await press("Home", 0);
  await press("ArrowLeft", 0);
  await press("ArrowRight", 1);
  await press("End", last);
  await page.locator("#slider").focus();
  await press("ArrowLeft", last - 1);
  await page.context().close();
});

test("the board is also there in words", async () => {
  const page = await open(await stage.finished("madeira"));
  await page.locator("#words summary").click();
  await page.locator("#in-words section").first().waitFor();
  assert.ok((await page.locator("#in-words section").count()) >= 4);
  const text = await page.locator("#in-words").innerText();
  assert.match(text, /Ana/);
  await page.keyboard.press("Home");
  await page.waitForFunction((before) => document.querySelector("#in-words").innerText !== before, text);
  const label = await page.locator("#board svg").getAttribute("aria-label");
  assert.ok(label.length > 100, label);
  await page.context().close();
});

for (const game of ["lisboa", "madeira"]) {
  test(`a finished game of ${game} shows all hands at every step, if its table wants that`, async () => {
    const page = await open(await stage.finished(game), { viewport: PHONE });
    const held = page.locator("#held");
    await held.locator("h3").nth(1).waitFor();
    assert.deepEqual((await held.locator("h3").allInnerTexts()).sort(), ["Ana", "Bruno"]);
    const last = await held.innerText();
    await page.keyboard.press("Home");
    await drawn(page, 0);
    await page.waitForFunction((before) => document.querySelector("#held").innerText !== before, last);
    assert.ok((await held.locator("p").count()) >= 2, await held.innerText());
    await page.locator("#hands").scrollIntoViewIfNeeded();
    await picture(page, `game-hands-${game}`);
    assert.equal(await sticksOut(page), false);
    await page.context().close();
  });
}

test("it has no barriers in any language, light or dark, wide or narrow", async () => {
  const looks = [[DESKTOP, "light"], [DESKTOP, "dark"], [PHONE, "light"], [PHONE, "dark"]];
  for (const [index, [viewport, colorScheme]] of looks.entries()) {
    const language = LANGUAGES[index];
    const address = await stage.finished(index % 2 ? "madeira" : "lisboa");
    const page = await open(`${address}?lang=${language}#12`, { viewport, colorScheme });
    assert.equal(await page.locator("html").getAttribute("lang"), language);
    assert.deepEqual(await barriers(page), []);
    assert.equal(await sticksOut(page), false);
    await picture(page, `game-${viewport === PHONE ? "phone" : "desktop"}-${colorScheme}-${language}`);
    await page.locator("#words summary").click();
    await page.locator("#in-words section").first().waitFor();
    await page.locator("#enlarge").click();
    if (viewport === PHONE) assert.deepEqual(await barriers(page), []);
    assert.equal(await sticksOut(page), false);
    // Another language shows the same step.
    await page.getByRole("link", { name: "Italiano" }).click();
    await page.waitForURL(/lang=it#12$/);
    await drawn(page, 12);
    await page.context().close();
  }
});

test("a press in Discord shows on the page within a second, and nothing that is not settled does", async () => {
  const player = await stage.window();
  await use(player, "game new");
  await be(player, "Bruno");
  await messages(player).getByRole("button", { name: "Join" }).click();
  await player.locator(".embed", { hasText: "Bruno" }).waitFor();
  await be(player, "Ana");
  await player.getByRole("button", { name: "Start" }).click();
  await player.locator(".message.calls-me .mention.mine").waitFor();
  await messages(player).getByRole("button", { name: "Watch" }).last().click();
  const link = await panel(player).locator("a[href*='/g/']").getAttribute("href");
  const page = await open(link);
  await page.locator("#state.live").waitFor();
  assert.equal(await page.locator("#hands").isVisible(), false);
  const times = [];
  for (let turn = 0; turn < 12 && times.length < 4; turn += 1) {
    const names = await called(player);
    await be(player, names[turn % names.length]);
    await takeTurn(player);
    const before = await lastStep(page);
    for (let step = 0; step < 30; step += 1) {
      const pressed = Date.now();
      if (!(await answer(player))) break;
      const steps = await fetch(`${link}/steps.json`).then((response) => response.json());
      if (steps.last === before) continue;
      await drawn(page, steps.last);
      times.push(Date.now() - pressed);
      break;
    }
  }
  assert.ok(times.length >= 3, `only ${times.length} steps were settled`);
  console.log(`from press to page: ${times.join(", ")} ms`);
  assert.ok(Math.min(...times) < 1000, `${times}`);
  assert.equal(await page.locator("#log .step").count(), (await lastStep(page)) + 1);
  await picture(page, "game-live");
  // Whoever looks back stays there.
  await page.locator("#back").click();
  const at = await shownStep(page);
  const last = await lastStep(page);
  for (let turn = 0; turn < 6 && (await lastStep(page)) === last; turn += 1) {
    const names = await called(player);
    await be(player, names[turn % names.length]);
    await takeTurn(player);
    for (let step = 0; step < 30 && (await answer(player)); step += 1);
    await page.waitForTimeout(800);
  }
  assert.ok((await lastStep(page)) > last);
  assert.equal(await shownStep(page), at);
  await page.context().close();
  await player.context().close();
});

test("an address that leads nowhere says so", async () => {
  const page = await stage.blank();
  const address = (await stage.finished("lisboa")).replace(/[0-9a-f]{32}$/, "0".repeat(32));
  const response = await page.goto(address);
  assert.equal(response.status(), 404);
  // The browser complains of it, perhaps a little later, but not of a closed window.
  await page.context().close();
  stage.complaints.splice(0, stage.complaints.length, ...stage.complaints.filter((text) => !text.includes("404")));
});

test("the browser never complained", () => assert.deepEqual(stage.complaints, []));
