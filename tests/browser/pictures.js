// Makes the README's pictures again: a real table, a real turn.

import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { answer, ask, be, called, messages, panel, takeTurn, use } from "./people.js";
import { PHONE, Stage, picture } from "./stage.js";

const FOLDER = join(dirname(fileURLToPath(import.meta.url)), "../../docs/pictures");
const WINDOW = { viewport: { width: 1100, height: 860 }, deviceScaleFactor: 1.5 };

const stage = await Stage.open();
try {
  const page = await stage.window({ ...WINDOW, colorScheme: "dark" });
  const keep = (name) => picture(page, name, FOLDER);

  await use(page, "game new");
  await be(page, "Bruno");
  await messages(page).getByRole("button", { name: "Join" }).click();
  await page.locator(".embed", { hasText: "Bruno" }).waitFor();
  await keep("lobby");

  await be(page, "Ana");
  await page.getByRole("button", { name: "Start" }).click();
  await page.locator(".message.calls-me").waitFor();
  await keep("turn");

  await takeTurn(page);
  const menu = panel(page).locator(".menu");
  await panel(page).evaluate((element) => element.scrollIntoView({ block: "start" }));
  if (await menu.count()) await menu.first().click();
  await keep("panel");
  await page.keyboard.press("Escape");

  for (let turn = 0; turn < 4; turn += 1) {
    const names = await called(page);
    await be(page, names[turn % names.length]);
    await takeTurn(page);
    for (let step = 0; step < 30 && (await answer(page)); step += 1);
  }
  await be(page, "Chiara");
  await ask(page, "board");
  await panel(page).evaluate((element) => element.scrollIntoView({ block: "start" }));
  await keep("board");

  await page.emulateMedia({ colorScheme: "light" });
  await page.setViewportSize(PHONE);
  await panel(page).evaluate((element) => element.scrollIntoView({ block: "start" }));
  await keep("phone");
  if (stage.complaints.length) throw new Error(stage.complaints.join("\n"));
} finally {
  await stage.close();
}
