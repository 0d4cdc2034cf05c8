import { readFileSync } from "node:fs";
import { FIRST_LESSON_ID } from "#domain/constants.ts";
import { missions } from "#course/treasure-tracker/course.ts";
import { firstChildOf } from "#tests/support/families.ts";
import { axeClean } from "./axe.ts";
import { printedPages } from "./printed-pages.ts";
import {
  addFamily,
  expect,
  finishMissions,
  passCard,
  passParentalGate,
  passRewards,
  playMission1,
  test,
  tokenOf,
} from "./fixtures.ts";
import { firstMission } from "./first-quizzes.ts";

const MIN_TARGET_PX = 56;
const END = "Next Lessons Are Coming!";
const [SECOND = "", THIRD = ""] = missions.slice(1).map(({ lesson }) => lesson.title);

test("a done lesson is played again from the map, by key and by tap, and nothing is counted twice or lost", async ({
  page,
  live,
}) => {
  const email = await addFamily(page, live);
  await finishMissions(page, live, 2);
  const { db } = live.running().context;
  const child = () => firstChildOf({ db }, { email });
  await page.goto("/courses/CourseTrack");
  const again = page.getByRole("link", { name: /^Play again: / });
  await expect(again).toHaveCount(2);
  await expect(page.getByRole("listitem").first()).toHaveAttribute("data-status", "done");
  await axeClean(page, "map with done lessons");

  await page.getByRole("link", { name: `Play again: ${SECOND}` }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toContainText(`${SECOND}. Slide 1 of`);
  await page.goBack();

  // The whole station is the target, its picture too; the speaker on it stays a button of its own.
  const station = page.getByRole("listitem").first();
  const box = await station.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(MIN_TARGET_PX);
  const speaker = station.getByRole("button", { name: /^Listen: / });
  await speaker.click();
  await expect(page.getByRole("heading", { name: "Welcome Back Mia" })).toBeVisible();
  await station.click({ position: { x: 60, y: 74 } });
  await page.waitForURL(`**/lesson/${FIRST_LESSON_ID}`);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(
    `Slide 1 of ${firstMission.length}`,
  );
  await playMission1(page);
  await expect(page.getByTestId("xp")).toHaveText("140");
  expect((await child())?.lesson_progress[FIRST_LESSON_ID]?.completed).toBe(true);
  await passRewards(page, "Super fun!");
  await passCard(page);
  await page.waitForURL("**/courses/CourseTrack");
  await expect(page.getByRole("listitem").nth(2)).toHaveAttribute("data-status", "current");
  await expect(page.getByRole("listitem").nth(2)).toContainText(THIRD);
  await expect(page.getByRole("listitem").nth(2).getByRole("link")).toHaveCount(0);
  expect([(await child())?.lifetime_xp, (await child())?.streak_count]).toEqual([140, 1]);
});

test("the end of the game is shown to who has finished: the map leads there, and every lesson opens again from it", async ({
  page,
  live,
}) => {
  await addFamily(page, live);
  await finishMissions(page, live);
  await page.goto("/courses/CourseTrack");
  await page.waitForURL("**/game-over");
  await expect(page.getByRole("heading", { name: END })).toBeVisible();
  const message =
    "You have finished every mission. New missions will come, and you can play the old ones again any time.";
  await expect(page.getByText(message, { exact: true })).toBeVisible();
  await axeClean(page, "game over");
  await page.getByRole("link", { name: "Back to the map" }).click();
  await expect(page.getByRole("link", { name: /^Play again: / })).toHaveCount(missions.length);
  await page.getByRole("link", { name: `Play again: ${THIRD}` }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(`${THIRD}. Slide 1 of`);
});

test("the end shows the treasures in the cave, leads to their mission cards, and sings (T-1837)", async ({
  page,
  live,
}) => {
  await addFamily(page, live);
  await finishMissions(page, live);
  const token = await tokenOf(page);
  const [firstLesson] = missions;
  await live.request("PUT", `/api/me/mission-cards/${firstLesson?.lesson.id}/done`, { token });
  await page.goto("/game-over");
  await expect(page.getByRole("heading", { level: 1, name: "You did it, Mia!" })).toBeVisible();
  const treasures = page.getByRole("list", { name: "Your treasures" });
  await expect(treasures.getByRole("link")).toHaveCount(missions.length);
  await expect(
    treasures.getByRole("link", {
      name: `Treasure of the mission card: ${firstLesson?.lesson.title}`,
    }),
  ).toBeVisible();
  await expect(page.getByRole("img", { name: /^Certificate: Mia has finished/ })).toBeVisible();
  await page.getByRole("button", { name: "Sing with Pocket", exact: true }).click();
  await page.getByRole("button", { name: "Back to my treasures" }).click();
  await treasures.getByRole("link", { name: `Mission card: ${SECOND}` }).click();
  await expect(
    page.getByRole("heading", { level: 1, name: "The Need or Want Hunt" }),
  ).toBeVisible();
});

test.describe("the cave of another course", () => {
  for (const count of [1, 3, 12])
    test(`shows ${count} treasures on a phone of 320 px without a sideways scroll (T-1838)`, async ({
      page,
      live,
    }) => {
      await page.setViewportSize({ width: 320, height: 568 });
      await addFamily(page, live);
      await finishMissions(page, live);
      await page.route("**/api/course-track*", async (route) => {
        const map = await (await route.fetch()).json();
        const lessons = Array.from({ length: count }, (_, index) => ({
          ...map.lessons[index % map.lessons.length],
          id: map.lessons[index]?.id ?? crypto.randomUUID(),
          order: index + 1,
          card: index % 2 === 0 ? "done" : null,
        }));
        await route.fulfill({ json: { ...map, lessons } });
      });
      await page.goto("/game-over");
      const links = page.getByRole("list", { name: "Your treasures" }).getByRole("listitem");
      await expect(links).toHaveCount(count);
      for (const link of await links.all()) {
        const box = await link.boundingBox();
        expect(box?.x).toBeGreaterThanOrEqual(0);
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    });
});

test("who has not finished is led from the end of the game to the map", async ({ page, live }) => {
  await addFamily(page, live);
  await finishMissions(page, live, missions.length - 1);
  await page.goto("/game-over");
  await page.waitForURL("**/courses/CourseTrack");
  await expect(page.getByRole("heading", { name: "Welcome Back Mia" })).toBeVisible();
  await expect(page.getByText("You have finished every mission.")).toHaveCount(0);
});

test("the end of the course says when its planned lessons come, also after a failed load (T-093)", async ({
  page,
  live,
}) => {
  await addFamily(page, live);
  await finishMissions(page, live);
  await page.route("**/api/course-track*", (route) =>
    route.fulfill({ status: 500, json: { code: "unexpected", message: "x" } }),
  );
  await page.goto("/game-over");
  await expect(page.getByRole("heading", { name: "The sea is rough today" })).toBeVisible();
  await axeClean(page, "game over, failed");
  await page.unroute("**/api/course-track*");
  await page.route("**/api/course-track*", async (route) =>
    route.fulfill({
      json: { ...(await (await route.fetch()).json()), all_planned_published: false },
    }),
  );
  await page.getByRole("button", { name: "Try Again", exact: true }).click();
  await expect(
    page.getByText("Lessons 4 and 5 arrive in the next days.", { exact: true }),
  ).toBeVisible();
});

test("the end of the game promises a mail to a family that agreed to news, and to no other (T-1140)", async ({
  page,
  live,
}) => {
  await addFamily(page, live);
  await finishMissions(page, live);
  const PROMISE = "Your grown-up gets an e-mail when there is a new one.";
  await page.goto("/game-over");
  await expect(page.getByText("You have finished every mission.")).toBeVisible();
  await expect(page.getByText(PROMISE)).toHaveCount(0);
  const token = await tokenOf(page);
  await live.request("PUT", "/api/me/consents", { token, body: { news: true } });
  await page.reload();
  await expect(page.getByText(PROMISE)).toBeVisible();
  await page.route("**/api/course-track*", async (route) =>
    route.fulfill({
      json: { ...(await (await route.fetch()).json()), all_planned_published: false },
    }),
  );
  await page.reload();
  await expect(
    page.getByText(
      "Lessons 4 and 5 arrive in the next days. We'll send an e-mail when they are here.",
    ),
  ).toBeVisible();
});

test("the end of the game: feedback behind the parental gate, by our own form, once more when it fails", async ({
  page,
  live,
}) => {
  await addFamily(page, live);
  await finishMissions(page, live);
  await page.goto("/game-over");
  await page.getByRole("button", { name: "Share Feedback" }).click();
  await passParentalGate(page);
  await axeClean(page, "feedback form");
  await page.getByLabel("Your words").fill("More otters!");
  await page.route("**/api/feedback-form", (route) => route.abort(), { times: 1 });
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByRole("alert")).toHaveText("That could not be sent. Please try again.");
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByRole("heading", { name: "Thank you! We have it." })).toBeVisible();
  await axeClean(page, "feedback sent");
});

test("the certificate: nobody's before the last mission, then shown and saved as a picture", async ({
  page,
  live,
}) => {
  await page.goto("/account/certificate");
  await page.waitForURL("**/login");
  await addFamily(page, live);
  await finishMissions(page, live, missions.length - 1);
  await page.goto("/account/certificate");
  await passParentalGate(page);
  await expect(page.getByText("The certificate is ready when Mia has")).toBeVisible();
  await axeClean(page, "certificate of an unfinished course");
  await page.route("**/api/course-track*", (route) => route.abort(), { times: 1 });
  await page.reload();
  await expect(page.getByRole("heading", { name: "could not be loaded" })).toBeVisible();

  await finishMissions(page, live);
  await page.goto("/game-over");
  await page.getByRole("link", { name: "My certificate" }).click();
  await expect(page.getByRole("heading", { name: "Mia's certificate" })).toBeVisible();
  const picture = page.getByRole("img", { name: /^Certificate: Mia has finished/ });
  await expect(picture.locator("path").nth(100)).toBeAttached();
  await axeClean(page, "certificate");

  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save as picture" }).click();
  const png = readFileSync(await (await saved).path());
  expect([png.toString("latin1", 1, 4), png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([
    "PNG",
    2246,
    1588,
  ]);
});

const NAMES = [
  "M",
  "Mia",
  "Maximiliana Theodora Konstantinopolskaya",
  "W".repeat(80),
  "عبدالرحمن بن محمد بن عبدالعزيز آل سعود الكبير المحترم",
  "Mia 👩‍👩‍👧‍👦🦦🏴‍☠️",
];

test("the certificate prints whole on one landscape sheet of A4 and letter, with names of 1 to 80 letters (T-1294)", async ({
  page,
  live,
}) => {
  await addFamily(page, live);
  await finishMissions(page, live);
  await page.goto("/account/certificate");
  await passParentalGate(page);
  for (const name of NAMES) {
    await page.route("**/api/me", async (route) => {
      if (route.request().method() !== "GET") return route.continue();
      const answer = await (await route.fetch()).json();
      const profile = { ...answer.profile, kid_name: name };
      return route.fulfill({ json: { ...answer, profile } });
    });
    await page.reload();
    const picture = page.getByRole("img", { name: `Certificate: ${name} has finished` });
    await expect(picture.locator("path").nth(100)).toBeAttached();
    for (const [format, size] of [
      ["A4", [11.7, 8.3]],
      ["Letter", [11, 8.5]],
    ] as const) {
      const { pages, textSizes } = await printedPages(page, format);
      expect([name, format, pages]).toEqual([name, format, [size]]);
      // The picture is 1123 units wide; the title has 44, the lines below the name 32 and less.
      const [title = 0, , ...rest] = textSizes;
      const scale = title / 44;
      expect((scale * 1123) / (size[0] * 96)).toBeGreaterThan(0.95);
      expect((scale * 1123) / (size[0] * 96)).toBeLessThan(1.005);
      const below = rest.findIndex((text) => Math.round(text / scale) === 32);
      expect(below).toBeGreaterThan(0);
      expect(Math.min(...rest.slice(0, below)) / scale).toBeGreaterThanOrEqual(34);
    }
    await page.unroute("**/api/me");
  }
});
