// The page in a real browser, with the real bot behind it.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { answer, ask, barriers, be, called, messages, panel, sticksOut, takeTurn, use, visit } from "./people.js";
import { DESKTOP, PHONE, Stage, picture } from "./stage.js";

/** Enough for both to have been asked several times, and for the questions of one turn. */
const MOST_TURNS = 20;
const MOST_STEPS = 30;
/** How wide the bot draws boards, in pixels. */
const BOARD_WIDTH = 925;

let stage;
before(async () => (stage = await Stage.open()));
after(() => stage.close());

test("a game is opened, joined, begun and played by clicking", async () => {
  const page = await stage.window();
  await use(page, "game new");
  const join = messages(page).getByRole("button", { name: "Join" });
  await join.waitFor();
  await be(page, "Bruno");
  await join.click();
  await page.locator(".embed", { hasText: "Bruno" }).waitFor();
  await be(page, "Ana");
  await page.getByRole("button", { name: "Start" }).click();
  await page.locator(".message.calls-me .mention.mine", { hasText: "@Ana" }).waitFor();
  const board = page.locator(".message:not(.private) .picture img");
  await board.waitFor();
  await picture(page, "desktop-light-called");

  const answered = { Ana: 0, Bruno: 0 };
  for (let turn = 0; turn < MOST_TURNS && Math.min(answered.Ana, answered.Bruno) < 3; turn += 1) {
    const names = await called(page);
    const name = names[turn % names.length];
    await be(page, name);
    await takeTurn(page);
    for (let step = 0; step < MOST_STEPS && (await answer(page)); step += 1) answered[name] += 1;
  }
  assert.ok(answered.Ana >= 3 && answered.Bruno >= 3, JSON.stringify(answered));
  // Only the newest turn message has the board, drawn, and described for those who listen.
  await page.waitForFunction(() => document.querySelectorAll(".message:not(.private) .picture img").length === 1);
  assert.ok((await board.getAttribute("alt")).length > 100);
  assert.equal(await board.evaluate(async (image) => (await image.decode(), image.naturalWidth)), BOARD_WIDTH);
  // Whoever answered last need not be the one who is called now.
  await messages(page).last().scrollIntoViewIfNeeded();
  await picture(page, "desktop-light-played");
  await page.emulateMedia({ colorScheme: "dark" });
  await picture(page, "desktop-dark-played");
  await page.setViewportSize(PHONE);
  assert.equal(await sticksOut(page), false);
  await picture(page, "phone-dark-played");
  await page.emulateMedia({ colorScheme: "light" });
  await picture(page, "phone-light-played");
});

test("everyone reads private answers and commands in their own language", async () => {
  const page = await stage.window();
  const titles = new Set();
  for (const name of ["Ana", "Bruno", "Chiara", "Dasha"]) {
    await be(page, name);
    await page.locator("#line").fill("/");
    titles.add(await page.getByRole("option").first().innerText());
    await page.locator("#line").fill("");
    await ask(page, "help");
    titles.add(await panel(page).locator(".embed").innerText());
    await picture(page, `help-${name}`);
  }
  assert.equal(titles.size, 8);
  assert.equal(await page.locator("html").getAttribute("lang"), "ru");
});

test("only one sees a private answer, and can put it away", async () => {
  const page = await stage.window();
  await ask(page, "help");
  await panel(page).getByText("Only you can see this").waitFor();
  const before = await page.locator(".message.private").count();
  await panel(page).getByRole("button", { name: "Dismiss message" }).click();
  assert.equal(await page.locator(".message.private").count(), before - 1);
  await be(page, "Dasha");
  assert.equal(await page.locator(".message.private", { hasText: "Only you" }).count(), 0);
});

test("a mention elsewhere is marked on the channel and on the person until it is read", async () => {
  const page = await stage.window();
  const channel = page.getByRole("button", { name: /^tournament/ });
  await be(page, "Bruno");
  await visit(page, "tournament");
  const chiara = await page.getByRole("radio", { name: /^Chiara/ }).getAttribute("value");
  await page.locator("#line").fill(`<@${chiara}>, **look**`);
  await page.keyboard.press("Enter");
  await page.getByText(", look").waitFor();
  await page.locator(".person", { hasText: "Chiara" }).locator(".badge").waitFor();
  await visit(page, "general");
  await be(page, "Chiara");
  await channel.locator(".badge").waitFor();
  await visit(page, "tournament");
  await page.locator(".message.calls-me .mention.mine", { hasText: "@Chiara" }).waitFor();
  assert.equal(await channel.locator(".badge").count(), 0);
});

test("texts stay texts", async () => {
  const page = await stage.window();
  await visit(page, "games");
  const text = "<img src=x onerror=alert(1)> <b>no</b> `<i>` [x](javascript:alert(1))";
  await page.locator("#line").fill(text);
  await page.keyboard.press("Enter");
  const shown = messages(page).last().locator(".text");
  await shown.getByText("onerror").waitFor();
  assert.equal(await shown.innerText(), text.replaceAll("`", ""));
  assert.equal(await shown.locator("img, b, i, a").count(), 0);
});

test("an option is completed by the bot and a thread can be opened", async () => {
  const page = await stage.window();
  await page.getByRole("button", { name: "New thread" }).click();
  await page.getByRole("dialog").getByRole("textbox").fill("side table");
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "↳ side table", level: 1 }).waitFor();
  await page.locator("#line").fill("/rules");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "+ term" }).click();
  await page.getByRole("option").first().waitFor();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await page.locator("#line").waitFor();
  assert.match(await page.locator("#line").inputValue(), /^\/rules/);
});

/** No command of this bot opens a form; the page must be able to show one all the same. */
test("a form is filled in and sent", async () => {
  const page = await stage.window();
  const form = {
    title: "Who?", custom_id: "who",
    components: [{ type: 1, components: [{ type: 4, custom_id: "name", style: 1, label: "Your name", required: true }] }],
  };
  await page.route("**/slash", (route) => route.fulfill({ json: { reply: "modal", interaction: "1", form } }));
  let sent = null;
  await page.route("**/modal", (route) => {
    sent = route.request().postDataJSON();
    return route.fulfill({ json: { reply: "quiet" } });
  });
  await use(page, "help");
  await page.getByRole("dialog", { name: "Who?" }).getByLabel("Your name").fill("Ana Maria");
  await picture(page, "form");
  await page.keyboard.press("Enter");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await page.waitForFunction(() => document.querySelector("#status").textContent === "");
  assert.deepEqual(sent.values, { name: "Ana Maria" });
});

test("it has no barriers, light or dark, wide or narrow", async () => {
  for (const [viewport, colorScheme] of [[DESKTOP, "light"], [DESKTOP, "dark"], [PHONE, "light"], [PHONE, "dark"]]) {
    const page = await stage.window({ viewport, colorScheme });
    assert.deepEqual(await barriers(page), []);
    await page.locator("#line").fill("/");
    await page.getByRole("option").first().waitFor();
    assert.deepEqual(await barriers(page), []);
    assert.equal(await sticksOut(page), false);
    await picture(page, `${viewport === PHONE ? "phone" : "desktop"}-${colorScheme}-commands`);
    await page.context().close();
  }
});

/** A phone of usual width, on which the header once stuck out. */
const WIDER_PHONE = { width: 390, height: 844 };

/** Writes as somebody else, straight to the server. */
const write = (page, user, channel, content) =>
  page.evaluate(
    ([user, channel, content]) =>
      fetch(`/sandbox/users/${user}/write`, {
        method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ channel, content }),
      }),
    [user, channel, content],
  );

const idOf = (page, name) => page.getByRole("radio", { name: new RegExp(`^${name}`) }).getAttribute("value");
const channelOf = (page, name) =>
  page.getByRole("button", { name: new RegExp(`^${name}`), includeHidden: true }).first().getAttribute("data-channel");

test("badges of two digits stay within a phone", async () => {
  const page = await stage.window({ viewport: WIDER_PHONE });
  const [ana, dasha, channel] = [await idOf(page, "Ana"), await idOf(page, "Dasha"), await channelOf(page, "tournament")];
  for (let count = 0; count < 12; count += 1) await write(page, ana, channel, `<@${dasha}>`);
  await page.locator(".person", { has: page.locator(`[value="${dasha}"]`) }).locator(".badge", { hasText: /^\d\d$/ }).waitFor();
  assert.equal(await sticksOut(page), false);
  const high = await page.evaluate(() => document.documentElement.scrollHeight > document.documentElement.clientHeight);
  assert.equal(high, false);
  await picture(page, "phone-390-badges");
  await page.context().close();
});

test("many tabs share one stream, and the next tab takes over when one is closed", async () => {
  const first = await stage.window();
  const open = async () => {
    const page = await first.context().newPage();
    await page.goto(stage.url);
    await page.locator("#line").waitFor();
    return page;
  };
  const tabs = [];
  for (let count = 0; count < 7; count += 1) tabs.push(await open());
  const channel = await channelOf(first, "general");
  const bruno = await idOf(first, "Bruno");
  await write(tabs[6], bruno, channel, "heard by all tabs");
  for (const tab of [first, ...tabs]) await messages(tab).getByText("heard by all tabs").waitFor();
  await first.close();
  await write(tabs[6], bruno, channel, "heard after the first one is gone");
  for (const tab of tabs) await messages(tab).getByText("heard after the first one is gone").waitFor();
  await tabs[0].context().close();
});

/** A picture of one pixel. */
const PIXEL = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYGD4DwABBAEAX+XDSwAAAABJRU5ErkJggg==";

/** Pictures in an embed and beside one, which the bot need not send both. */
test("pictures of messages and embeds are shown with the text for those who listen", async () => {
  for (const viewport of [DESKTOP, WIDER_PHONE]) {
    const page = await stage.window({ viewport });
    const file = (name, description) => ({
      id: name, filename: name, description, content_type: "image/png", size: 70, url: `${stage.url}/attachments/1/${name}/${name}`,
    });
    await page.route("**/attachments/**", (route) => route.fulfill({ contentType: "image/png", body: Buffer.from(PIXEL, "base64") }));
    await page.route("**/messages?user=*", async (route) => {
      const response = await route.fetch();
      const list = [];
      const author = { id: "1", username: "bot", bot: true };
      const common = { channel_id: "1", author, content: "", components: [], mentions: [], flags: 0, timestamp: new Date().toISOString() };
      const embeds = [{ title: "Board", image: { url: "attachment://board.png" } }];
      list.push({ ...common, id: "9999999999999999998", embeds, attachments: [file("board.png", "The board: Ana leads.")] });
      list.push({ ...common, id: "9999999999999999999", embeds: [], attachments: [file("map.png", "A map.")] });
      return route.fulfill({ response, json: list });
    });
    await page.reload();
    await page.locator(".embed").getByRole("img", { name: "The board: Ana leads." }).waitFor();
    await page.getByRole("img", { name: "A map." }).waitFor();
    assert.equal(await page.locator(".picture").count(), 2);
    assert.equal(await page.locator(".attachment").count(), 0);
    const loaded = await page.locator(".picture img").evaluateAll((images) => images.every((image) => image.complete && image.naturalWidth > 0));
    assert.equal(loaded, true);
    assert.deepEqual(await barriers(page), []);
    assert.equal(await sticksOut(page), false);
    await page.context().close();
  }
});

test("relative times are rounded", async () => {
  const page = await stage.window();
  const said = (seconds) =>
    page.evaluate(async (seconds) => {
      const { time } = await import("/page/markdown.js");
      return time(Date.now() + seconds * 1000, "R").textContent;
    }, seconds);
  const day = 86_400;
  assert.equal(await said(7 * day - 30), "in 7 days");
  assert.equal(await said(3 * day - 30), "in 3 days");
  assert.equal(await said(day - 30), "in 1 day");
  assert.equal(await said(-100 * 60), "2 hours ago");
  assert.equal(await said(40 * 60), "in 40 minutes");
  await page.context().close();
});

test("there are two servers, each with channels of its own", async () => {
  const page = await stage.window();
  const names = await page.locator("#servers section:not([hidden]) h2 span").allInnerTexts();
  assert.deepEqual(names.map((name) => name.toLowerCase()), ["sandbox", "neighbours"]);
  await visit(page, "porch");
  await page.getByRole("heading", { name: "# porch", level: 1 }).waitFor();
  assert.equal(await page.locator("#guild").innerText(), "Neighbours");
  await be(page, "Bruno");
  await page.getByRole("heading", { name: "# porch", level: 1 }).waitFor();
  await visit(page, "general");
  assert.equal(await page.locator("#guild").innerText(), "Sandbox");
  await page.context().close();
});

test("on a phone the channels are one tap away", async () => {
  const page = await stage.window({ viewport: PHONE, hasTouch: true });
  await page.getByRole("button", { name: "Channels", exact: true }).tap();
  await picture(page, "phone-light-channels");
  await page.getByRole("button", { name: /^games/ }).tap();
  await page.getByRole("heading", { name: "# games", level: 1 }).waitFor();
  await page.getByRole("button", { name: "Channels", exact: true }).tap();
  await page.keyboard.press("Escape");
  await page.locator("body:not(.menu-open)").waitFor();
});

test("the browser never complained", () => assert.deepEqual(stage.complaints, []));
