// A stage for tests: the sandbox with the bot, and Chromium looking at its page.

import { spawn } from "node:child_process";
import { mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";

const ROOT = join(dirname(fileURLToPath(import.meta.url)), "../..");
const FLAGS = [
  "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
  "--disable-component-update", "--disable-sync",
];
export const PHONE = { width: 360, height: 740 };
export const DESKTOP = { width: 1280, height: 860 };

/** Starts the sandbox; building it may take a while. */
function startSandbox() {
  // STAGE names a program that is built already.
  const [program, ...given] = process.env.STAGE ? [process.env.STAGE] : ["cargo", "test", "--quiet", "--locked", "--test", "browser"];
  const child = spawn(program, given, { cwd: ROOT, stdio: ["pipe", "pipe", "inherit"] });
  const ended = new Promise((resolve) => child.once("exit", resolve));
  const url = new Promise((resolve, reject) => {
    let text = "";
    child.stdout.on("data", (data) => {
      text += data;
      const found = text.match(/http:\/\/[\d.:]+/);
      if (found && text.includes("\n")) resolve(found[0]);
    });
    ended.then((code) => reject(new Error(`the sandbox ended with ${code}`)));
  });
  // It ends with its standard input.
  return { url, end: () => (child.stdin.end(), ended) };
}

export class Stage {
  static async open() {
    const sandbox = startSandbox();
    const url = await sandbox.url;
    const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: FLAGS });
    return new Stage(sandbox, url, browser);
  }

  constructor(sandbox, url, browser) {
    Object.assign(this, { sandbox, url, browser, complaints: [] });
  }

  /** A window with its own memory. Whatever the browser complains about is kept. */
  async window({ viewport = DESKTOP, colorScheme = "light", ...more } = {}) {
    const context = await this.browser.newContext({ viewport, colorScheme, locale: "en-US", timezoneId: "Europe/Lisbon", ...more });
    context.setDefaultTimeout(20_000);
    const page = await context.newPage();
    page.on("console", (message) => {
      if (["error", "warning"].includes(message.type())) this.complaints.push(message.text());
    });
    page.on("pageerror", (error) => this.complaints.push(error.stack ?? String(error)));
    await page.goto(this.url);
    await page.locator("#line").waitFor();
    await page.locator("#connection").waitFor({ state: "hidden" });
    return page;
  }

  async close() {
    await this.browser.close();
    await this.sandbox.end();
  }
}

/** Keeps a picture of the window. */
export async function picture(page, name, folder = join(ROOT, "target/browser")) {
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: join(folder, `${name}.png`), animations: "disabled" });
}
