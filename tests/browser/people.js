// What people do on the page, in one line each.

import axe from "axe-core";

/** Becomes somebody else. */
export async function be(page, name) {
  await page.getByRole("radio", { name: new RegExp(`^${name}`) }).check();
  await arrived(page);
}

/** Looks into a channel. */
export async function visit(page, name) {
  await page.getByRole("button", { name: new RegExp(`^${name}`) }).click();
  await arrived(page);
}

const arrived = (page) => page.locator("main:not([aria-busy])").waitFor();

/** Uses a command by keyboard alone; it is found by its English name in every language. */
export async function use(page, command) {
  await page.locator("#line").focus();
  await page.keyboard.type(`/${command}`);
  await page.getByRole("option", { name: "/" }).first().waitFor();
  await page.keyboard.press("Enter");
  await page.locator("#composer.command").waitFor();
  await fillRequired(page);
  await page.keyboard.press("Enter");
  await page.locator("#line").waitFor();
}

/** Takes the first choice of every option that must be filled. */
async function fillRequired(page) {
  const fields = await page.locator("#composer [aria-required]").count();
  for (let field = 0; field < fields; field += 1) {
    await page.getByRole("listbox").getByRole("option").first().waitFor();
    await page.keyboard.press("Enter");
  }
}

export const messages = (page) => page.locator(".message");
export const panel = (page) => page.locator(".message.private").last();
/** The public message that calls people to their turn. */
const call = (page) => page.locator(".message:not(.private):has(.button.primary)").last();

/** Those who are called to their turn. */
export const called = async (page) => (await call(page).locator(".mention").allInnerTexts()).map((text) => text.slice(1));

/** Waits until the bot has answered what was pressed. */
const settled = (page) => page.locator(".message[aria-busy]").waitFor({ state: "detached" });

/** Does something that is answered by a new private message; a new panel takes the earlier one away. */
async function answered(page, act) {
  const known = await page.locator(".message.private").evaluateAll((all) => all.map((one) => one.dataset.id));
  await act();
  const isNew = (known) => [...document.querySelectorAll(".message.private")].some((one) => !known.includes(one.dataset.id));
  await page.waitForFunction(isNew, known);
  await settled(page);
}

/** Opens the private panel of the turn. */
export const takeTurn = (page) => answered(page, () => call(page).locator(".button.primary").click());

/** Uses a command that answers privately. */
export const ask = (page, command) => answered(page, () => use(page, command));

/** Answers the panel's question with what is offered first; false if it asks nothing. */
export async function answer(page) {
  // What cannot be undone is asked once more, in red.
  const [buttons, menus] = [panel(page).locator(".button.primary, .button.danger"), panel(page).locator(".menu")];
  if (await buttons.count()) await buttons.first().click();
  else if (await menus.count()) {
    await menus.first().click();
    await page.getByRole("option").first().click();
  } else return false;
  await settled(page);
  return true;
}

/** What is wrong for people who use a screen reader or cannot tell pale colours apart. */
export async function barriers(page) {
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate(() => globalThis.axe.run(document, { runOnly: ["wcag2a", "wcag2aa", "wcag21aa"] }));
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" | ")}`);
}

/** Whether anything sticks out to the right. */
export const sticksOut = (page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
