import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test as base, expect } from "@playwright/test";
import type { Page } from "@playwright/test";
import { pino } from "pino";
import { readConfig } from "#server/config.ts";
import { startServer } from "#server/main.ts";
import type { RunningServer } from "#server/main.ts";
import { FakeClock } from "#tests/support/clock.ts";
import { readMail } from "#tests/support/families.ts";
import type { MailSecrets } from "#tests/support/families.ts";
import { freePort } from "#tests/support/process.ts";
import { MANY } from "#tests/support/test-server.ts";

export interface LiveServer {
  url: string;
  clock: FakeClock;
  running(): RunningServer;
  /** Stops and starts it on the same data, as a deploy does. */
  restart(): Promise<void>;
  mail(email: string, seen?: number): Promise<MailSecrets>;
}

/** One server a worker, with the built web and a clock that the tests move. */
export const test = base.extend<object, { live: LiveServer }>({
  live: [
    // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright reads the names of a fixture's needs here
    async ({}, use) => {
      const dataDir = await mkdtemp(join(tmpdir(), "treasure-e2e-"));
      const clock = new FakeClock(new Date());
      const config = readConfig({ DATA_DIR: dataDir, PORT: String(await freePort()), ...MANY });
      const start = () =>
        startServer(config, {
          now: clock.now,
          log: pino({ level: "silent" }),
          distDir: join(import.meta.dirname, "../../.cache/test-dist"),
        });
      let running = await start();
      await use({
        url: config.publicUrl,
        clock,
        running: () => running,
        async restart() {
          await running.stop();
          running = await start();
        },
        async mail(email, seen = 0) {
          await expect.poll(async () => (await running.server.mailbox.list(email)).length).toBeGreaterThan(seen);
          return readMail((await running.server.mailbox.list(email))[0]?.text ?? "");
        },
      });
      await running.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
    { scope: "worker" },
  ],
  baseURL: async ({ live }, use) => use(live.url),
});

export { expect };

let counter = 0;
export const newEmail = () => `family${process.pid}x${counter++}@example.com`;

/** Answers the three questions and opens the account form, without the intro video. */
export async function answerQuestions(page: Page, names = { parent: "Sam", kid: "Mia", age: "6" }): Promise<void> {
  await page.goto("/onboarding/parent-name");
  await page.getByLabel("Parent Name").fill(names.parent);
  await page.keyboard.press("Enter");
  await page.getByLabel("Child Name").fill(names.kid);
  await page.keyboard.press("Enter");
  await page.getByLabel("Child Age").fill(names.age);
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Get Started" }).click();
  await page.waitForURL("**/onboarding/create-account");
}

/** Sends the account form and passes the welcome video. */
export async function createAccount(page: Page, email: string): Promise<void> {
  await page.getByLabel("Email").fill(email);
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Continue" }).click();
  await page.waitForURL("**/onboarding/account-verify");
}

/** Presses the mail's button. */
export async function pressLink(page: Page, mail: MailSecrets): Promise<void> {
  await page.goto(mail.link.href);
  await page.getByRole("button", { name: "Sign in" }).click();
}

/** A signed-in family in this page, at the lesson intro. */
export async function signUp(page: Page, live: LiveServer, email = newEmail()): Promise<string> {
  await answerQuestions(page);
  await createAccount(page, email);
  await pressLink(page, await live.mail(email));
  await page.waitForURL("**/lesson/intro");
  return email;
}

/** Chooses an answer and goes on. */
export async function answer(page: Page, name: string): Promise<void> {
  await page.getByRole("radio", { name, exact: true }).click();
  await page.getByRole("button", { name: "Continue" }).click();
}

const MISSION_1 = [
  "People work for it",
  "Helping wash the car",
  "video",
  "A gift",
  "video",
  "Save, spend, share",
  "2",
  "Later needs need coins too",
];

/** Plays mission 1 from the step after its first clip. */
export async function playMission1(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Next" }).click();
  for (const step of MISSION_1) {
    if (step === "video") await page.getByRole("button", { name: "Next" }).click();
    else if (step === "Helping wash the car") {
      await page.getByRole("radio", { name: step }).click();
      await page.getByRole("button", { name: "Continue" }).click();
    } else await answer(page, step);
  }
  await page.waitForURL("**/lesson/mission-accomplished*");
}
