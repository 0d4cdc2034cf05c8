import type { Page } from "@playwright/test";
import { eq } from "drizzle-orm";
import { FIRST_LESSON_ID } from "#domain/constants.ts";
import { SESSION_KEY } from "#app/data/base/session-key.ts";
import { sessions, users } from "#server/platform/db/schema.ts";
import { firstChildOf, newFamily } from "#tests/support/families.ts";
import {
  addFamily,
  expect,
  newEmail,
  passParentalGate,
  pressLink,
  signUp,
  test,
} from "./fixtures.ts";
import type { LiveServer } from "./fixtures.ts";
import { goOffline } from "./go-offline.ts";
import { firstMission, firstQuiz } from "./first-quizzes.ts";
import { welcomedAfter } from "./welcomed-after.ts";

test.use({ serviceWorkers: "allow" });

const LEO = { parent_name: "Ana", kid_name: "Leo", kid_age: 9 };
const RETRY_WAIT_S = 61;

/**
 * Names of everything that families keep on the device of this page, without the settings of the
 * device itself.
 */
const keptHere = (page: Page) =>
  page.evaluate(async () =>
    [
      ...Object.keys(localStorage),
      ...Object.keys(sessionStorage),
      ...(await caches.keys()).filter((name) => name.startsWith("family")),
    ]
      // Settings, and what the page that is open now noted of its own visit (of nobody in
      // particular, before consent).
      .filter(
        (name) =>
          !/^(muted|captions|telemetrySession|telemetryWaiting|telemetryLanding|telemetryFirstTouch)$/.test(
            name,
          ),
      )
      .toSorted(),
  );

/** The same without what a child did and the server does not have yet: ids and answers. */
const shownHere = async (page: Page) =>
  (await keptHere(page)).filter((name) => !/^outbox(-events)?:/.test(name));

const outboxes = (names: string[]) => names.filter((name) => /^outbox:(?!events)/.test(name));

/** Waits until the family's map and its lesson can be opened without a network. */
async function fillCaches(page: Page): Promise<void> {
  await page.goto("/courses/CourseTrack");
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  await page.getByRole("button", { name: "Get Started" }).click();
  await expect(page.getByRole("button", { name: "Next" })).toBeVisible();
  const kept = () =>
    page.evaluate(async () => {
      const names = (await caches.keys()).filter((name) => name.startsWith("family-"));
      const requests = await Promise.all(
        names.map(async (name) => (await caches.open(name)).keys()),
      );
      return requests.flat().map(({ url }) => new URL(url).pathname);
    });
  await expect
    .poll(kept, { timeout: 30_000 })
    .toEqual(expect.arrayContaining(["/api/me", "/api/course-track"]));
  await expect.poll(async () => (await kept()).length, { timeout: 30_000 }).toBeGreaterThan(20);
}

/** Ends the sessions of a family on the server, and lets this page's access token run out. */
async function endElsewhere(page: Page, live: LiveServer, email: string): Promise<void> {
  const { db } = live.running().context;
  const [family] = await db.select().from(users).where(eq(users.email, email));
  await db.delete(sessions).where(eq(sessions.user_id, family?.id ?? ""));
  await page.evaluate((key) => {
    const session = JSON.parse(localStorage.getItem(key) ?? "") as { expires_at: number };
    localStorage.setItem(
      key,
      JSON.stringify({ ...session, expires_at: Math.floor(Date.now() / 1000) - 1 }),
    );
  }, SESSION_KEY);
}

/**
 * Signs a family in that has a profile already, by the mailed code, up to the page that says so.
 */
async function signInByCode(page: Page, live: LiveServer, email: string): Promise<void> {
  live.clock.advance(RETRY_WAIT_S);
  const seen = (await live.running().context.mailbox.list(email)).length;
  await page.goto("/login");
  await page.getByLabel("Email").fill(email);
  await page.keyboard.press("Enter");
  await page.waitForURL("**/magic-link-sent");
  const { code } = await live.mail(email, seen);
  await page.getByLabel("6-digit code").fill(code);
  await welcomedAfter(page, () => page.keyboard.press("Enter"));
}

test("a session that ended elsewhere leaves the next family nothing to see, with the network away too (T-039)", async ({
  page,
  live,
}) => {
  const mia = await addFamily(page, live);
  const { kept: leo } = await newFamily(live, LEO);
  await fillCaches(page);
  await endElsewhere(page, live, mia);
  await page.goto("/courses/CourseTrack");
  await expect(page).toHaveURL(/\/login$/);
  await expect(
    page.getByRole("heading", { name: "What Email did you sign up with?" }),
  ).toBeVisible();
  expect(await shownHere(page)).toEqual([]);

  await goOffline(page);
  await page.evaluate(
    ([key, session]) => localStorage.setItem(key ?? "", session ?? ""),
    [SESSION_KEY, JSON.stringify(leo)],
  );
  await page.goto("/courses/CourseTrack");
  await expect(
    page.getByText("You seem to be offline. Please check the connection and try again."),
  ).toBeVisible();
  await expect(page.getByText("Mia")).toHaveCount(0);
  await page.context().setOffline(false);
  await page.getByRole("button", { name: "Try Again", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Welcome Back Leo" })).toBeVisible();
});

test("what one family did offline is never sent as another's, and as its own when it signs in again (T-040)", async ({
  page,
  live,
}) => {
  const mia = await addFamily(page, live);
  await fillCaches(page);
  await page.context().setOffline(true);
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByRole("radio", { name: firstQuiz.right }).click();
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.locator("h1")).toContainText(`Slide 3 of ${firstMission.length}`);
  expect(outboxes(await keptHere(page))).toHaveLength(1);

  const leo = newEmail();
  await newFamily(live, { email: leo, ...LEO });
  await endElsewhere(page, live, mia);
  await page.context().setOffline(false);
  await expect(page).toHaveURL(/\/login$/);
  await signInByCode(page, live, leo);
  await page.waitForURL("**/courses/CourseTrack");
  await expect(page.getByRole("heading", { name: "Welcome Back Leo" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { name: "Welcome Back Leo" })).toBeVisible();
  const { db } = live.running().context;
  const progress = async (email: string) =>
    (await firstChildOf({ db }, { email }))?.lesson_progress;
  expect(await progress(leo)).toEqual({});
  expect(await progress(mia)).toEqual({});
  expect(outboxes(await keptHere(page))).toHaveLength(1);
  await page.goto("/account");
  await passParentalGate(page);
  await page.getByRole("button", { name: "Sign out", exact: true }).click();
  await page.waitForURL(`${live.url}/`);
  expect(outboxes(await keptHere(page))).toHaveLength(1);
  await signInByCode(page, live, mia);
  await page.waitForURL("**/courses/CourseTrack");
  await expect
    .poll(async () => (await progress(mia))?.[FIRST_LESSON_ID]?.slide, { timeout: 30_000 })
    .toBe(2);
  expect(await progress(leo)).toEqual({});
  await expect.poll(async () => outboxes(await keptHere(page))).toEqual([]);
});

test("two tabs: another family that signs in takes over the first one's page, and gets none of its progress @long", async ({
  page,
  context,
  live,
}) => {
  const mia = await addFamily(page, live);
  await fillCaches(page);
  const leo = newEmail();
  await newFamily(live, { email: leo, ...LEO });
  live.clock.advance(RETRY_WAIT_S);
  await fetch(`${live.url}/auth/v1/otp`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: leo }),
  });
  const other = await context.newPage();
  const { db } = live.running().context;
  const [first] = await db.select().from(users).where(eq(users.email, mia));
  await pressLink(other, await live.mail(leo, 1));
  await other.waitForURL("**/courses/CourseTrack");
  await expect(other.getByRole("heading", { name: "Welcome Back Leo" })).toBeVisible();
  // The lesson begins again, as Leo's.
  await expect(page.getByRole("button", { name: "Next" })).toBeVisible();
  const ofMia = (names: string[]) => names.filter((name) => name.includes(first?.id ?? ""));
  await expect.poll(async () => ofMia(await shownHere(page))).toEqual([]);
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByRole("radio").first()).toBeVisible();
  const progress = async (email: string) =>
    (await firstChildOf({ db }, { email }))?.lesson_progress;
  expect(Object.keys((await progress(leo)) ?? {})).toHaveLength(1);
  expect(await progress(mia)).toEqual({});
});

test("a page whose session is replaced behind its back acts for nobody until it is loaded anew", async ({
  page,
  live,
}) => {
  const mia = await signUp(page, live);
  await page.getByRole("button", { name: "Get Started" }).click();
  await expect(page.getByRole("button", { name: "Next" })).toBeVisible();
  const leo = newEmail();
  const { kept: session } = await newFamily(live, { email: leo, ...LEO });
  // Written by this very page, so that no storage event reports it.
  await page.evaluate(
    ([key, stored]) => localStorage.setItem(key ?? "", stored ?? ""),
    [SESSION_KEY, JSON.stringify(session)],
  );
  await page.getByRole("button", { name: "Next" }).click();
  await page.waitForURL("**/courses/CourseTrack");
  await expect(page.getByRole("heading", { name: "Welcome Back Leo" })).toBeVisible();
  const { db } = live.running().context;
  for (const email of [mia, leo]) {
    const child = await firstChildOf({ db }, { email });
    expect(child?.lesson_progress).toEqual({});
  }
});

test("storage that is cleared by hand in one tab empties the caches from the other @long", async ({
  page,
  context,
  live,
}) => {
  await addFamily(page, live);
  await fillCaches(page);
  const other = await context.newPage();
  await other.goto("/robots.txt");
  await other.evaluate(() => localStorage.clear());
  await expect(page).toHaveURL(/\/login$/);
  expect(await keptHere(page)).toEqual([]);
});

test("signing out on purpose leaves nothing of the family, names typed in the onboarding among it @long", async ({
  page,
  live,
}) => {
  await addFamily(page, live);
  await fillCaches(page);
  await page.goto("/onboarding/kid-name");
  await passParentalGate(page);
  await page.getByLabel("Child Name").fill("Mia Maria");
  await page.goto("/account");
  await page.getByRole("button", { name: "Sign out", exact: true }).click();
  await page.waitForURL(`${live.url}/`);
  expect(await keptHere(page)).toEqual([]);
  await page.goto("/onboarding/kid-name");
  await expect(page.getByLabel("Child Name")).toHaveValue("");
});

test("the browser logs a sign-out and a session that was lost as critical events, each once and without a person", async ({
  page,
  live,
}) => {
  const critical: string[] = [];
  page.on(
    "console",
    (message) => message.text().includes("critical") && critical.push(message.text()),
  );
  const email = await addFamily(page, live);
  await endElsewhere(page, live, email);
  await page.goto("/courses/CourseTrack");
  await expect(page).toHaveURL(/\/login$/);
  await expect.poll(() => critical).toEqual(['{"critical":true,"event":"session_lost"}']);

  await addFamily(page, live);
  await page.goto("/account");
  await passParentalGate(page);
  await page.getByRole("button", { name: "Sign out", exact: true }).click();
  await page.waitForURL(`${live.url}/`);
  expect(critical.slice(1)).toEqual(['{"critical":true,"event":"signed_out"}']);
});
