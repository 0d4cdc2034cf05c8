import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test as base, expect } from "@playwright/test";
import type { Page } from "@playwright/test";
import { numberWords } from "#app/copy/parental-gate.ts";
import { SESSION_KEY } from "#app/data/base/session-key.ts";
import { missions } from "#course/treasure-tracker/course.ts";
import { ACCOUNT_GROUPS } from "#domain/family/account-groups.ts";
import { keysOf } from "#domain/pick.ts";
import { readConfig } from "#server/platform/config/config.ts";
import { connectPostgres } from "#server/platform/db/connect.ts";
import { startServer } from "#server/main.ts";
import { createLogger } from "#server/platform/log.ts";
import type { RunningServer } from "#server/main.ts";
import { clientAt } from "#tests/support/client.ts";
import type { ApiClient } from "#tests/support/client.ts";
import { FakeClock } from "#tests/support/clock.ts";
import { copyTemplate, fillDataFolder } from "#tests/support/template.ts";
import {
  courseVoiceForTests,
  killedCourseVoice,
  realRecordedNames,
  recordedNamesForTests,
} from "#tests/support/course-voice.ts";
import { standInConverter } from "#tests/support/clip-converter.ts";
import type { StandInConverter } from "#tests/support/clip-converter.ts";
import { hasSecret, newEmail, newFamily, readMail } from "#tests/support/families.ts";
import type { MailSecrets } from "#tests/support/families.ts";
import { playMissions } from "#tests/support/play-lessons.ts";
import { freePort } from "#tests/support/process.ts";
import { MANY } from "#tests/support/test-server.ts";
import { startMeasuringVendors } from "#tools/vendor-stand-ins/all.ts";
import type { MeasuringVendors } from "#tools/vendor-stand-ins/all.ts";
import { startVoice, VOICE_ENV } from "#tools/vendor-stand-ins/services.ts";
import type { Vendor } from "#tools/vendor-stand-ins/vendor.ts";
import { CHILD_AGE, firstMission } from "./first-quizzes.ts";
import { TEST_DIST } from "./global-setup.ts";
import { leaveOneCourse } from "./leave-one-course.ts";
import { TAKES_PICTURES } from "./pictures.ts";
import { writeSeen, watch } from "./seen.ts";
import { solveAndGoOn } from "./solve.ts";

export interface LiveServer extends ApiClient {
  url: string;
  clock: FakeClock;
  running(): RunningServer;
  voice: Vendor;
  /** Those that measure and advertise, where the test asks for them. */
  vendors: MeasuringVendors | null;
  /** What converts clips, where the test asks for it. */
  clips: StandInConverter | null;
  /** Stops and starts it on the same data, as a deploy does. */
  restart(): Promise<void>;
  /** The newest mail with a link or a code, once there are more than `seen` of these. */
  mail(email: string, seen?: number): Promise<MailSecrets>;
}

interface Installation {
  paywall: "off" | "after-first-lesson";
  /** Are the vendors configured that measure and advertise? */
  measuring: boolean;
  /** For tests whose vendors fail: on a server of their own, where late requests reach no other test. */
  vendorsFail: boolean;
  /** Does the server convert clips? With a stand-in, since the machine may have no ffmpeg. */
  converts: boolean;
  /**
   * What greets children by name: the course voice, one recorded name, or nothing. Stand-ins say 'Oops!'.
   * "recorded": the names of the product; "killed": they, after a course voice that was killed.
   */
  greets: "whole" | "name" | "recorded" | "killed" | "not";
}

/**
 * Starts a server with the built web and a clock that the tests move. On Postgres where
 * TEST_DATABASE_URL and TEST_TEMPLATE_DIR are set, as `npm test` does, else on the embedded database.
 */
async function startLive({
  paywall,
  measuring,
  converts,
  greets,
}: Omit<Installation, "vendorsFail">) {
  const dataDir = await mkdtemp(join(tmpdir(), "treasure-e2e-"));
  const database = await copyTemplate(dataDir);
  if (database === null) await fillDataFolder(dataDir);
  const clock = new FakeClock(new Date());
  const voice = await startVoice();
  const vendors = measuring ? await startMeasuringVendors() : null;
  const PORT = String(await freePort());
  // Where vendors are configured this is their production host, so that they get purchases too.
  const env = {
    ...MANY,
    ...VOICE_ENV(voice),
    ...vendors?.env,
    ...(vendors && { PRODUCTION_HOST: `localhost:${PORT}` }),
    PAYWALL: paywall,
    COURSE_VOICE: "off",
  };
  const config = readConfig({ DATA_DIR: dataDir, DEV_PAGES: "1", FFMPEG: "off", PORT, ...env });
  const namesOfProduct =
    greets === "recorded" || greets === "killed" ? await realRecordedNames() : null;
  const clips = converts ? standInConverter() : null;
  const start = async () =>
    startServer(config, {
      ...(database && { connection: await connectPostgres(database.url, () => undefined) }),
      now: clock.now,
      log: createLogger("silent"),
      distDir: TEST_DIST,
      ...(clips && { clipConverter: clips.converter }),
      ...(greets === "whole" && { courseVoice: courseVoiceForTests() }),
      ...(greets === "killed" && { courseVoice: killedCourseVoice() }),
      ...(namesOfProduct && { recordedNames: namesOfProduct }),
      ...(greets === "name" && { recordedNames: recordedNamesForTests("mia") }),
    });
  let running = await start();
  const live: LiveServer = {
    ...clientAt(config.publicUrl),
    url: config.publicUrl,
    clock,
    voice,
    vendors,
    clips,
    running: () => running,
    async restart() {
      await running.stop();
      running = await start();
    },
    async mail(email, seen = 0) {
      const mails = async () => (await running.context.mailbox.list(email)).filter(hasSecret);
      await expect.poll(async () => (await mails()).length).toBeGreaterThan(seen);
      return readMail((await mails())[0]?.text ?? "");
    },
  };
  const stop = async () => {
    await running.stop();
    await voice.stop();
    await vendors?.stop();
    await database?.drop();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { live, stop };
}

/**
 * Drawing the ambient motion without a graphics card takes half of the processors. A test of family
 * and one of zones play with it. Sizes in CSS pixels stay the same; a quarter of the device's pixels
 * is drawn.
 */
export const QUICKLY_DRAWN = {
  reducedMotion: "reduce",
  deviceScaleFactor: TAKES_PICTURES ? 1 : 0.5,
} as const;

/** A worker has one server for each kind of installation that its tests ask for. */
export const test = base.extend<
  Installation & { live: LiveServer },
  { installed: (wanted: Installation) => Promise<LiveServer> }
>({
  paywall: ["off", { option: true }],
  measuring: [false, { option: true }],
  vendorsFail: [false, { option: true }],
  converts: [false, { option: true }],
  greets: ["not", { option: true }],
  /** Every page of every context is watched for the texts and states it shows. */
  browser: [
    async ({ browser }, use) => {
      const newContext = browser.newContext.bind(browser);
      browser.newContext = async (options) => {
        const context = await newContext({ ...QUICKLY_DRAWN, ...options });
        await watch(context);
        return context;
      };
      await use(browser);
      writeSeen();
    },
    { scope: "worker" },
  ],
  installed: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's needs from here
    async ({}, use) => {
      const started = new Map<string, ReturnType<typeof startLive>>();
      await use(async (wanted) => {
        const key = JSON.stringify(wanted);
        const server = started.get(key) ?? startLive(wanted);
        started.set(key, server);
        return (await server).live;
      });
      for (const server of started.values()) await (await server).stop();
    },
    { scope: "worker" },
  ],
  live: async ({ installed, paywall, measuring, vendorsFail, converts, greets }, use) => {
    const live = await installed({ paywall, measuring, vendorsFail, converts, greets });
    await use(live);
    await leaveOneCourse(live);
  },
  baseURL: async ({ live }, use) => use(live.url),
});

export { expect, newEmail };

/** Answers the three questions and opens the account form, without the intro video. */
export async function answerQuestions(
  page: Page,
  names = { parent: "Sam", kid: "Mia", age: "6" },
): Promise<void> {
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

/** Sends the account form, agrees to nothing or to everything, and passes the welcome video. */
export async function createAccount(
  page: Page,
  email: string,
  answer: "No thanks" | "Yes to all" = "No thanks",
): Promise<void> {
  await page.getByLabel("Email").fill(email);
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: answer }).click();
  await page.getByRole("button", { name: "Continue" }).click();
  await page.waitForURL("**/onboarding/account-verify");
}

/** Lets the video on the page come to its end. */
export async function endVideo(page: Page): Promise<void> {
  const video = page.locator("video");
  await expect
    .poll(() => video.evaluate((v: HTMLVideoElement) => v.readyState))
    .toBeGreaterThanOrEqual(1);
  await video.evaluate((v: HTMLVideoElement) => {
    v.currentTime = v.duration - 0.2;
    return v.play().catch(() => undefined); // the end may come first
  });
}

/** Presses the mail's button. */
export async function pressLink(page: Page, mail: MailSecrets): Promise<void> {
  await page.goto(mail.link.href);
  await page.getByRole("button", { name: "Sign in" }).click();
}

/**
 * A new family's session in this page, made through the API, as another device would have done it.
 * No page of the app is opened.
 */
export async function addFamily(
  page: Page,
  live: LiveServer,
  email = newEmail(),
  kid_age = CHILD_AGE,
  kid_name = "Mia",
): Promise<string> {
  const { kept } = await newFamily(live, { email, kid_age, kid_name });
  await page.goto("/robots.txt");
  await page.evaluate(
    ([key, stored]) => localStorage.setItem(key ?? "", stored ?? ""),
    [SESSION_KEY, JSON.stringify(kept)],
  );
  return email;
}

/** A signed-in family in this page, at the lesson intro. */
export async function signUp(
  page: Page,
  live: LiveServer,
  email = newEmail(),
  childAge?: number,
): Promise<string> {
  await addFamily(page, live, email, childAge);
  await page.goto("/lesson/intro");
  return email;
}

/** The access token of this page's family. */
export async function tokenOf(page: Page): Promise<string> {
  const stored = await page.evaluate((key) => localStorage.getItem(key), SESSION_KEY);
  return (JSON.parse(stored ?? "") as { access_token: string }).access_token;
}

/** Finishes the first missions for the family of this page, as another device would. */
export const finishMissions = async (page: Page, live: LiveServer, count = missions.length) =>
  playMissions(live, await tokenOf(page), count);

/** Solves the task of the parental gate. */
export async function passParentalGate(page: Page): Promise<void> {
  const question = await page.getByText("Please type this number in digits").textContent();
  const number = Array.from({ length: 900 }, (_, n) => n + 100).find((n) =>
    question?.endsWith(` ${numberWords(n)}.`),
  );
  await page.getByLabel("The number").fill(String(number));
  await page.keyboard.press("Enter");
}

/** On the account page: opens its folded groups. */
export async function openGroups(page: Page): Promise<void> {
  for (const name of keysOf(ACCOUNT_GROUPS)) {
    const group = page.locator("details", { has: page.locator(`summary #${name}-heading`) });
    await expect(group).toBeVisible();
    if ((await group.getAttribute("open")) === null) await group.locator("summary").first().click();
  }
}

/** Opens the account page through the parental gate, with all its groups. */
export async function openAccount(page: Page): Promise<void> {
  await page.goto("/account");
  await passParentalGate(page);
  await openGroups(page);
}

/** On the account page: signs out every device. */
export async function signOutEverywhere(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Sign out everywhere" }).click();
  await page.getByRole("button", { name: "Yes, sign out everywhere" }).click();
}

/** Types the code of the newest mail into the dialog that asks for it. */
export async function typeProof(
  page: Page,
  live: LiveServer,
  email: string,
  seen: number,
): Promise<void> {
  const { code } = await live.mail(email, seen);
  await page.getByLabel("6-digit code from the mail").fill(code);
  await page.getByRole("button", { name: "Confirm" }).click();
}

/** Chooses an answer and goes on. */
export async function answer(page: Page, name: string): Promise<void> {
  await page.getByRole("radiogroup").getByText(name, { exact: true }).click();
  await page.getByRole("button", { name: "Continue" }).click();
}

/** From the finished mission through streak and feedback; `enjoyed` as the answer says it. */
export async function passRewards(page: Page, enjoyed: string): Promise<void> {
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByRole("button", { name: "I'm Committed!" }).click();
  await page.getByText("Just right").click();
  await page.getByRole("button", { name: "Continue" }).click();
  await enjoy(page, enjoyed);
}

/** Answers the last question of a mission. */
export async function enjoy(page: Page, enjoyed: string): Promise<void> {
  await page.getByText(enjoyed, { exact: true }).click();
  await page.getByRole("button", { name: "Continue" }).click();
}

/** Goes on from the mission card that follows a finished lesson to the map. */
export const passCard = (page: Page) =>
  page.getByRole("button", { name: "To my map", exact: true }).click();

/** Plays slides of mission 1; the first one is shown. */
export async function playOn(page: Page, first: number, end?: number): Promise<void> {
  for (const slide of firstMission.slice(first, end)) {
    if (slide.type === "video") await page.getByRole("button", { name: "Next" }).click();
    else await solveAndGoOn(page, slide);
  }
}

/** Place of the last clip of mission 1. */
export const LAST_CLIP = firstMission.findLastIndex(({ type }) => type === "video");

/** Plays mission 1 to its end. @param clip index of the slide that is shown, a clip; 0 by default */
export async function playMission1(page: Page, clip = 0): Promise<void> {
  await page.getByRole("button", { name: "Next" }).click();
  await playOn(page, clip + 1);
  await page.waitForURL("**/lesson/mission-accomplished*");
}

export async function openQuiz(page: Page, live: LiveServer): Promise<string> {
  const email = await signUp(page, live);
  await page.getByRole("button", { name: "Get Started" }).click();
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByRole("radio").first()).toBeVisible();
  return email;
}
