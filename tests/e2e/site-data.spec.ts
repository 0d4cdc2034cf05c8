import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import type { Page } from "@playwright/test";
import { FIRST_LESSON_ID } from "#domain/constants.ts";
import { crash } from "#app/copy/crash.ts";
import { siteData } from "#app/copy/site-data.ts";
import { CHROMIUM_FLAGS, findWholeChromium } from "#tests/support/chromium.ts";
import { asAuthor } from "./author.ts";
import {
  addFamily,
  createAccount,
  expect,
  newEmail,
  openGroups,
  passParentalGate,
  pressLink,
  QUICKLY_DRAWN,
  test,
} from "./fixtures.ts";
import { newFamily } from "#tests/support/families.ts";
import type { LiveServer } from "./fixtures.ts";
import { ALL_BLOCKED, misbehave, MISBEHAVIOURS } from "./misbehave.ts";

const PAGES = {
  parent: [
    "/",
    "/onboarding/parent-name",
    "/onboarding/create-account",
    "/login",
    "/magic-link-sent",
    "/auth/magic-link-handler?token_hash=0&type=email",
    "/auth/callback",
    "/privacy",
    "/account",
    "/paywall",
    "/setup",
    "/public/beta",
  ],
  child: [
    "/lesson/intro",
    "/courses/CourseTrack",
    `/lesson/${FIRST_LESSON_ID}`,
    "/courses/jars",
    "/lesson/day-streak",
    "/game-over",
  ],
  staff: ["/lesson-builder", "/lesson-preview?token=0"],
};
type Zone = keyof typeof PAGES;
const ZONES = Object.keys(PAGES) as Zone[];

async function enter(zone: Zone, page: Page, live: LiveServer): Promise<void> {
  if (zone === "staff") await (await asAuthor(live)).open(page);
  else await addFamily(page, live);
}

/** A page that has come to rest has a heading that asks for no more time. */
const COMING = /^(|Loading.*|Redirecting.*|Authenticating.*|Checking.*|Please wait.*)$/;

/** Opens pages, each of which shows something and fails nowhere. */
async function openAll(page: Page, paths: readonly string[]): Promise<void> {
  const thrown: string[] = [];
  page.on("pageerror", ({ message }) => thrown.push(message));
  for (const path of paths) {
    await page.goto(path);
    const heading = async () => {
      const shown = await page
        .locator("h1, h2")
        .first()
        .textContent({ timeout: 5000 })
        .catch(() => "");
      return shown ?? "";
    };
    await expect.poll(heading, { message: path }).not.toMatch(COMING);
    expect([path, await heading()]).not.toEqual([path, crash.heading]);
  }
  expect(thrown).toEqual([]);
}

for (const [store, scripts] of Object.entries(MISBEHAVIOURS))
  for (const [index, [how, script]] of Object.entries(scripts).entries())
    for (const zone of ZONES)
      test(`${zone} pages show where ${store} is ${how} (T-1210)${index === 0 ? "" : " @long"}`, async ({
        page,
        live,
      }) => {
        await enter(zone, page, live);
        await misbehave(page, script);
        await openAll(page, PAGES[zone]);
      });

for (const zone of ZONES)
  test(`${zone} pages show where all stores are refused (T-1211)`, async ({ page }) => {
    await misbehave(page, ALL_BLOCKED);
    await openAll(page, PAGES[zone]);
  });

/** Somebody has signed in, reads that playing needs site data, and gets to the account. */
async function readWhatPlayingNeeds(page: Page, email: string): Promise<void> {
  await expect(page.getByRole("heading", { name: siteData.heading })).toBeVisible();
  await expect(page.getByText(siteData.playing)).toBeVisible();
  await page.getByRole("button", { name: siteData.toAccount }).click();
  await passParentalGate(page);
  await openGroups(page);
  await expect(page.getByText(email)).toBeVisible();
}

/** Signs in by the code of the newest mail. */
async function typeCode(page: Page, live: LiveServer, email: string, seen = 0): Promise<void> {
  const { code } = await live.mail(email, seen);
  await page.getByLabel("6-digit code from the mail").fill(code);
  await page.getByRole("button", { name: "Use the code" }).click();
  await readWhatPlayingNeeds(page, email);
}

async function signUpWithoutSiteData(page: Page, live: LiveServer): Promise<void> {
  const email = newEmail();
  await page.goto("/onboarding/parent-name");
  await expect(page.getByRole("note")).toHaveText(siteData.parents);
  await page.getByLabel("Parent Name").fill("Sam");
  await page.keyboard.press("Enter");
  await page.getByLabel("Child Name").fill("Mia");
  await page.keyboard.press("Enter");
  await page.getByLabel("Child Age").fill("6");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/onboarding/create-account");
  await createAccount(page, email);
  await typeCode(page, live, email);
}

test("signing up by typed code works where nothing is kept, and says what playing needs (T-1212)", async ({
  page,
  live,
}) => {
  await misbehave(page, ALL_BLOCKED);
  await signUpWithoutSiteData(page, live);
});

for (const way of ["code", "link"])
  test(`signing in by ${way} works where nothing is kept (T-1213)`, async ({ page, live }) => {
    const { email } = await newFamily(live);
    live.clock.advance(61); // one mail a minute
    await misbehave(page, ALL_BLOCKED);
    await page.goto("/login");
    await page.getByLabel("Email").fill(email);
    await page.keyboard.press("Enter");
    await page.waitForURL("**/magic-link-sent");
    if (way === "code") return typeCode(page, live, email, 1);
    await pressLink(page, await live.mail(email, 1));
    await readWhatPlayingNeeds(page, email);
  });

test("where nothing is kept, the child's pages ask for a grown-up and say why (T-1214)", async ({
  page,
}) => {
  await misbehave(page, ALL_BLOCKED);
  await page.goto("/courses/CourseTrack");
  await expect(page.getByRole("heading", { name: siteData.childHeading })).toBeVisible();
  await expect(page.getByText(siteData.playing)).toBeVisible();
  await page.getByRole("button", { name: siteData.tryAgain }).click();
  await expect(page.getByRole("heading", { name: siteData.childHeading })).toBeVisible();
});

test("a device that is full says on the map what it can't keep, and a lesson plays (T-1215)", async ({
  page,
  live,
}) => {
  await addFamily(page, live);
  await misbehave(page, MISBEHAVIOURS["localStorage"]?.["full"] ?? "");
  await page.goto("/courses/CourseTrack");
  await expect(page.getByRole("note")).toHaveText(siteData.children);
  await page.getByRole("button", { name: "Get Started" }).click();
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByRole("radio").first()).toBeVisible();
});

test("a damaged session leads nobody from the start page in a circle (T-1216)", async ({
  page,
}) => {
  await misbehave(page, MISBEHAVIOURS["localStorage"]?.["damaged"] ?? "");
  await page.goto("/");
  await page.getByRole("heading").first().waitFor();
  await page.waitForLoadState("load");
  await expect(page).toHaveURL(/\/$/);
});

test("a browser set to block cookies shows every page, and signs up (T-1217) @long", async ({
  live,
}) => {
  const folder = await mkdtemp(join(tmpdir(), "blocked-"));
  await mkdir(join(folder, "Default"));
  const profile = { default_content_setting_values: { cookies: 2 } };
  await writeFile(join(folder, "Default/Preferences"), JSON.stringify({ profile }));
  const context = await chromium.launchPersistentContext(folder, {
    ...QUICKLY_DRAWN,
    executablePath: findWholeChromium(),
    args: [...CHROMIUM_FLAGS, "--headless=new"],
    baseURL: live.url,
    serviceWorkers: "allow",
  });
  const page = await context.newPage();
  await page.goto("/robots.txt");
  // The profile counts: this is the browser's own refusal.
  expect(
    await page.evaluate(
      "(() => { try { return localStorage.length } catch (e) { return e.name } })()",
    ),
  ).toBe("SecurityError");
  for (const zone of ZONES) await openAll(page, PAGES[zone]);
  await signUpWithoutSiteData(page, live);
  await context.close();
  await rm(folder, { recursive: true, force: true });
});
