import type { Page } from "@playwright/test";
import { eq } from "drizzle-orm";
import { FIRST_LESSON_ID } from "#domain/constants.ts";
import { SESSION_KEY } from "#app/data/base/session-key.ts";
import { children } from "#server/platform/db/schema.ts";
import { firstChildOf } from "#tests/support/families.ts";
import { axeClean } from "./axe.ts";
import { expect, LAST_CLIP, playMission1, signUp, test } from "./fixtures.ts";

test.use({ serviceWorkers: "allow" });

/** Adds a child with the session of this page; its id. */
const addChild = (page: Page, child: { name: string; age: number }): Promise<string> =>
  page.evaluate(
    async ([key, body]) => {
      const { access_token } = JSON.parse(localStorage.getItem(key) ?? "{}");
      const headers = {
        Authorization: `Bearer ${access_token}`,
        "Content-Type": "application/json",
      };
      const response = await fetch("/api/me/children", { method: "POST", headers, body });
      const { id } = await response.json();
      return id;
    },
    [SESSION_KEY, JSON.stringify(child)] as const,
  );

/** The child comes to the last clip of mission 1, as on another device. */
const playToLastClip = (page: Page, child: string) =>
  page.evaluate(
    async ([key, path, last]) => {
      const { access_token } = JSON.parse(localStorage.getItem(key) ?? "{}");
      const headers = {
        Authorization: `Bearer ${access_token}`,
        "Content-Type": "application/json",
      };
      for (let slide = 0; slide <= last; slide++)
        await fetch(path, {
          method: "PUT",
          headers,
          body: JSON.stringify({ slide, version: 1 }),
        });
    },
    [SESSION_KEY, `/api/child/${child}/me/lessons/${FIRST_LESSON_ID}/progress`, LAST_CLIP] as const,
  );

const keptPaths = (page: Page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith("family-"));
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });

const expectPlaying = (page: Page, name: string) =>
  expect(page.getByRole("heading", { name: new RegExp(`Welcome Back.*${name}`) })).toBeVisible();

test("two children on one tablet, partly offline, each keep their own map behind their picture lock", async ({
  page,
  live,
}) => {
  const email = await signUp(page, live);
  const ben = await addChild(page, { name: "Ben", age: 4 });
  await playToLastClip(page, ben);
  const { db } = live.running().context;
  const first = await firstChildOf({ db }, { email });
  await db
    .update(children)
    .set({ picture_lock: ["turtle", "star", "shell"] })
    .where(eq(children.id, first?.id ?? ""));
  await page.goto("/courses/CourseTrack");
  await expect(page.getByRole("heading", { name: "Who is playing?" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Listen: Who is playing?" })).toBeVisible();
  await axeClean(page, "who is playing");
  await page.getByRole("button", { name: "Ben", exact: true }).press("Enter");
  await expectPlaying(page, "Ben");
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  await expectPlaying(page, "Ben");
  await page.getByRole("button", { name: "Get Started" }).click();
  await expect(page.getByRole("button", { name: "Next" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("button", { name: "Next" })).toBeVisible();
  await expect
    .poll(async () => (await keptPaths(page)).length, { timeout: 30_000 })
    .toBeGreaterThan(28);
  await page.goto("/courses/CourseTrack");
  await expectPlaying(page, "Ben");
  const mia = first?.id;
  await expect
    .poll(() => keptPaths(page), { timeout: 30_000 })
    .toEqual(
      expect.arrayContaining([
        "/api/me",
        `/api/child/${mia}/me`,
        `/api/child/${mia}/course-track`,
        `/api/child/${ben}/course-track`,
        `/api/child/${ben}/lessons/${FIRST_LESSON_ID}`,
      ]),
    );

  await page.context().setOffline(true);
  await page.getByRole("button", { name: "Get Started" }).click();
  await playMission1(page, LAST_CLIP);
  await expect(page.getByTestId("xp")).toHaveText("70");
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByTestId("streak")).toHaveText("1");
  await page.goto("/courses/CourseTrack");
  await expectPlaying(page, "Ben");
  await expect(page.getByRole("listitem").first()).toHaveAttribute("data-status", "done");

  await page.getByRole("button", { name: "Ben is playing. Let somebody else play" }).click();
  const picture = (name: string) => page.getByRole("button", { name, exact: true });
  await picture("Mia").click();
  await expect(page.getByRole("heading", { name: "Mia, tap your three pictures!" })).toBeFocused();
  await page.getByRole("button", { name: "Who is playing?" }).click();
  await picture("Mia").press("Enter");
  await picture("Turtle").dblclick();
  await expect(page.getByRole("status")).toHaveText("1 of 3 pictures");
  await axeClean(page, "a picture lock");
  const spoken = page.waitForRequest(/lock-wrong/);
  await picture("Crab").click();
  await expect(page.getByRole("status")).toHaveText("Oops! Try again from your first picture.");
  await spoken;
  await axeClean(page, "a wrong picture");
  for (const name of ["Turtle", "Starfish", "Shell"]) await picture(name).press("Enter");
  await expectPlaying(page, "Mia");
  await page.reload();
  await expectPlaying(page, "Mia");
  await expect(page.getByRole("listitem").first()).toHaveAttribute("data-status", "current");
  await axeClean(page, "the map of one of two children");
  await page.getByRole("button", { name: "Get Started" }).click();
  await page.getByRole("button", { name: "Next" }).click();

  await page.context().setOffline(false);
  await expect
    .poll(
      async () => {
        const [own] = await db.select().from(children).where(eq(children.id, ben));
        const other = await firstChildOf({ db }, { email });
        return [
          [own?.lifetime_xp, own?.streak_count, own?.lesson_progress[FIRST_LESSON_ID]?.completed],
          [
            other?.lifetime_xp,
            other?.streak_count,
            other?.lesson_progress[FIRST_LESSON_ID]?.completed,
          ],
        ];
      },
      { timeout: 40_000 },
    )
    .toEqual([
      [70, 1, true],
      [0, 0, false],
    ]);

  const another = await page.context().newPage();
  await another.goto("/courses/CourseTrack");
  await expect(another.getByRole("heading", { name: "Who is playing?" })).toBeVisible();
  await another.getByRole("button", { name: "Ben", exact: true }).click();
  await expectPlaying(another, "Ben");
  await page.reload();
  await page.goto("/courses/CourseTrack");
  await expectPlaying(page, "Mia");
});

test("a family of five stands three across on a desktop and two on a phone, none off the page (T-1913)", async ({
  page,
  live,
}) => {
  await signUp(page, live);
  const added = ["Ben", "Zoe", "Ida", "Bartholomew-Maximilian"];
  for (const name of added) await addChild(page, { name, age: 9 });
  await page.goto("/courses/CourseTrack");
  const child = (name: string) => page.getByRole("button", { name, exact: true });
  await expect(child("Ben")).toBeVisible();
  const rows = async (width: number, height: number) => {
    await page.setViewportSize({ width, height });
    const tops = await Promise.all(
      ["Mia", ...added].map(async (name) => {
        const box = await child(name).boundingBox();
        expect(box?.x).toBeGreaterThanOrEqual(0);
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
        return Math.round(box?.y ?? 0);
      }),
    );
    return [...new Set(tops)].map((top) => tops.filter((other) => other === top).length);
  };
  expect(await rows(1440, 900)).toEqual([3, 2]);
  expect(await rows(820, 1180)).toEqual([3, 2]);
  expect(await rows(390, 844)).toEqual([2, 2, 1]);
  await rows(320, 568);
});
