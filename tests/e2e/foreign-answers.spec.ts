import type { Page, Route } from "@playwright/test";
import { eq } from "drizzle-orm";
import { FIRST_LESSON_ID } from "#domain/constants.ts";
import { SESSION_KEY } from "#app/data/base/session-key.ts";
import { children } from "#server/platform/db/schema.ts";
import { firstChildOf } from "#tests/support/families.ts";
import { addChild } from "./allowances.ts";
import {
  addFamily,
  answer,
  expect,
  openQuiz,
  openAccount,
  signUp,
  test,
  tokenOf,
  signOutEverywhere,
} from "./fixtures.ts";
import type { LiveServer } from "./fixtures.ts";
import { firstMission, firstQuiz } from "./first-quizzes.ts";

const PORTAL = "<!doctype html><title>Sign in to our network</title>";
/** The page of a network in the place of the server; counts how often it was asked. */
function portal(status: number) {
  const asked: string[] = [];
  return {
    asked,
    answer: (route: Route) => {
      asked.push(new URL(route.request().url()).pathname);
      return route.fulfill({ status, contentType: "text/html", body: PORTAL });
    },
  };
}
const OURS = /\/(api|auth\/v1)\//;
const comeBack = (page: Page) => page.evaluate(() => void dispatchEvent(new Event("online")));

const slideOf = async (live: LiveServer, email: string) =>
  (await firstChildOf(live.running().context, { email }))?.lesson_progress[FIRST_LESSON_ID]?.slide;
const waits = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("outbox:")).length);

for (const status of [200, 403])
  test(`a network's sign-in page with ${status} takes nothing of what a child did, and signs nobody out (T-1185)`, async ({
    page,
    live,
  }) => {
    const email = await openQuiz(page, live);
    await expect.poll(() => slideOf(live, email)).toBe(1);
    const net = portal(status);
    await page.route(OURS, net.answer);
    await answer(page, firstQuiz.right);
    await expect(page.locator("h1")).toContainText(`Slide 3 of ${firstMission.length}`);
    expect(await waits(page)).toBe(1);
    for (const round of [1, 2, 3]) {
      const before = net.asked.length;
      await comeBack(page);
      await expect.poll(() => net.asked.length, `round ${round}`).toBeGreaterThan(before);
    }
    // The access token ends meanwhile: the refresh meets the portal, too.
    await page.evaluate((key) => {
      const session = JSON.parse(localStorage.getItem(key) ?? "") as object;
      localStorage.setItem(key, JSON.stringify({ ...session, expires_at: 1 }));
    }, SESSION_KEY);
    await comeBack(page);
    await expect.poll(() => net.asked, { timeout: 30_000 }).toContain("/auth/v1/token");
    expect(await waits(page)).toBe(1);
    expect(await slideOf(live, email)).toBe(1);
    await page.unroute(OURS);
    await page.reload();
    await expect.poll(() => slideOf(live, email), { timeout: 60_000 }).toBe(2);
    await expect.poll(() => waits(page)).toBe(0);
    await expect(page.locator("h1")).toContainText(`Slide 3 of ${firstMission.length}`);
  });

test("two tabs with two children: what a child does in her tab is hers, whatever the other tab chose (T-1186)", async ({
  page,
  context,
  live,
}) => {
  const email = await addFamily(page, live);
  const ben = await addChild(live, await tokenOf(page), { name: "Ben", age: 9 });
  await page.goto("/courses/CourseTrack");
  await page.getByRole("button", { name: "Mia", exact: true }).click();
  await page.getByRole("button", { name: "Get Started" }).click();
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByRole("radio").first()).toBeVisible();
  const { db } = live.running().context;
  await db
    .update(children)
    .set({ picture_lock: ["turtle", "star", "shell"] })
    .where(eq(children.id, ben));

  const other = await context.newPage();
  await other.goto("/courses/CourseTrack");
  await other.getByRole("button", { name: "Mia is playing. Let somebody else play" }).click();
  await other.getByRole("button", { name: "Ben", exact: true }).click();
  for (const picture of ["Turtle", "Starfish", "Shell"])
    await other.getByRole("button", { name: picture, exact: true }).click();
  await expect(other.getByRole("heading", { name: /Welcome Back.*Ben/ })).toBeVisible();

  await answer(page, firstQuiz.right);
  await expect(page.locator("h1")).toContainText(`Slide 3 of ${firstMission.length}`);
  await expect.poll(() => slideOf(live, email)).toBe(2);
  const [row] = await db.select().from(children).where(eq(children.id, ben));
  expect(row?.lesson_progress ?? {}).toEqual({});
  // Loaded anew, the tab is still hers.
  await page.goto("/courses/CourseTrack");
  await expect(page.getByRole("heading", { name: /Welcome Back.*Mia/ })).toBeVisible();
});

test("a sign-out asks before something is lost: stay, or sign out anyway (T-1187)", async ({
  page,
  live,
}) => {
  const email = await openQuiz(page, live);
  await page.route("**/progress", (route) => route.abort());
  await answer(page, firstQuiz.right);
  await expect(page.locator("h1")).toContainText(`Slide 3 of ${firstMission.length}`);
  await openAccount(page);
  const signOut = page.getByRole("button", { name: "Sign out", exact: true });
  await signOut.click();
  const question = page.getByRole("alert");
  await expect(question).toContainText("One thing Mia did is not saved yet");
  await page.getByRole("button", { name: "Stay signed in" }).click();
  await expect(signOut).toBeVisible();
  await signOutEverywhere(page);
  await expect(question).toContainText("One thing Mia did is not saved yet");
  expect(await waits(page)).toBe(1);
  await page.getByRole("button", { name: "Sign out anyway" }).click();
  await page.waitForURL(`${live.url}/`);
  expect(await waits(page)).toBe(0);
  expect(await slideOf(live, email)).toBe(1);
});

test("a page in the place of a save tells a parent that nothing was saved (T-1188)", async ({
  page,
  live,
}) => {
  await signUp(page, live);
  await openAccount(page);
  await page.getByLabel("Parent Name").fill("Alex");
  for (const body of [{ contentType: "text/html", body: PORTAL }, { json: { ok: true } }]) {
    await page.route("**/api/me", (route) =>
      route.request().method() === "PATCH" ? route.fulfill(body) : route.continue(),
    );
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByRole("alert")).toHaveText(
      "An unexpected error occurred. Please try again.",
    );
    await page.unroute("**/api/me");
  }
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("status").filter({ hasText: "Saved" })).toBeVisible();
});
