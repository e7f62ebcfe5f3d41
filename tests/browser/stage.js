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
function startSandbox(args) {
  // STAGE names a program that is built already.
  const [program, ...given] = process.env.STAGE ? [process.env.STAGE] : ["cargo", "test", "--quiet", "--workspace", "--locked", "--test", "browser"];
  const child = spawn(program, process.env.STAGE || !args.length ? [...given, ...args] : [...given, "--", ...args], { cwd: ROOT, stdio: ["pipe", "pipe", "inherit"] });
  const ended = new Promise((resolve) => child.once("exit", resolve));
  let text = "";
  /** What it says, once that has a line like this. */
  const said = (pattern) => new Promise((resolve, reject) => {
    const look = () => {
      const found = text.match(pattern);
      if (found) resolve(found[1]);
      return found;
    };
    if (!look()) child.stdout.on("data", look);
    ended.then((code) => reject(new Error(`the sandbox ended with ${code}`)));
  });
  child.stdout.on("data", (data) => (text += data));
  // It ends with its standard input.
  return { said, end: () => (child.stdin.end(), ended) };
}

export class Stage {
  /** With `--finished`, a game of each kind has been played beforehand; with `--seats`, two of each have begun; with `--late`, one of
   * each is near its end. */
  static async open(...args) {
    const sandbox = startSandbox(args);
    const url = await sandbox.said(/(http:\/\/[\d.:]+)[^\n]*\n/);
    const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: FLAGS });
    return new Stage(sandbox, url, browser);
  }

  constructor(sandbox, url, browser) {
    Object.assign(this, { sandbox, url, browser, complaints: [] });
  }

  /** The address of the page of the finished game of this kind. */
  finished(game) {
    return this.sandbox.said(new RegExp(`finished ${game} (\\S+)\\n`));
  }

  /** The links to both seats of a game of this kind: `seats` and `more` have begun, `late` is near its end. */
  async seats(game, which = "seats") {
    return (await this.sandbox.said(new RegExp(`${which} ${game} (\\S+ \\S+)\\n`))).split(" ");
  }

  /** A window with its own memory. Whatever the browser complains about is kept. */
  async window(more) {
    const page = await this.blank(more);
    await page.goto(this.url);
    await page.locator("#line").waitFor();
    await page.locator("#connection").waitFor({ state: "hidden" });
    return page;
  }

  async blank({ viewport = DESKTOP, colorScheme = "light", ...more } = {}) {
    const context = await this.browser.newContext({ viewport, colorScheme, locale: "en-US", timezoneId: "Europe/Lisbon", ...more });
    context.setDefaultTimeout(20_000);
    const page = await context.newPage();
    page.on("console", (message) => {
      if (["error", "warning"].includes(message.type())) this.complaints.push(message.text());
    });
    page.on("pageerror", (error) => this.complaints.push(error.stack ?? String(error)));
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
