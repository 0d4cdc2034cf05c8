import type { Page } from "@playwright/test";
import { asAuthor, newCourse } from "./author.ts";
import type { Author } from "./author.ts";
import { axeClean } from "./axe.ts";
import { dialog } from "./builder-parts.ts";
import { addFamily, answer, expect, finishMissions, passRewards, test } from "./fixtures.ts";
import type { LiveServer } from "./fixtures.ts";

const MAP = /\/courses\/CourseTrack(\?.*)?$/;
const shelved = (page: Page, title: string) =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: title }) });

async function publishedCourse(author: Author, live: LiveServer, title: string) {
  const course = await newCourse(author, title, ["What is gold?"]);
  await author.call("POST", `/lessons/${course.lesson}/publish`);
  live.clock.advance(3); // instances look every 2 s whether something was published
  return course;
}

/** Opens a course from the shelf and plays its one lesson up to the reward. */
async function playCourse(page: Page, title: string): Promise<void> {
  await page.getByRole("link", { name: title }).click();
  await expect(page.getByRole("heading", { name: title, level: 1 })).toBeVisible();
  await page.getByRole("button", { name: "Get Started" }).click();
  await answer(page, "Coins");
  await page.waitForURL("**/lesson/mission-accomplished*");
}

test("a family with two courses chooses between them on the shelf until all is done", async ({
  page,
  live,
  browser,
}) => {
  test.slow();
  const author = await asAuthor(live);
  const pirates = await publishedCourse(author, live, "Pirate Banking");
  await addFamily(page, live);
  await finishMissions(page, live);

  // One course is finished, the other is not: this is not the end.
  await page.goto("/game-over");
  await page.waitForURL(MAP);
  await expect(page.getByRole("heading", { name: "Welcome Back Mia" })).toBeFocused();
  await expect(shelved(page, "Treasure Tracker")).toContainText("5 of 5 missions");
  await expect(shelved(page, "Treasure Tracker")).toHaveAttribute("data-status", "done");
  await expect(shelved(page, "Pirate Banking")).toContainText("0 of 1 mission");
  await axeClean(page, "the shelf");

  await page.getByRole("link", { name: "Treasure Tracker" }).click();
  await expect(page.getByRole("link", { name: /^Play again: / })).toHaveCount(5);
  await page.getByRole("link", { name: "All adventures" }).click();
  await playCourse(page, "Pirate Banking");

  // An author publishes a third course and renames the second.
  await publishedCourse(author, live, "Sharks");
  const desk = await (
    await browser.newContext({ viewport: { width: 1440, height: 900 } })
  ).newPage();
  await author.open(desk, `?course=${pirates.course}`);
  await desk.getByLabel("Course title").fill("Pirate Money");
  await expect(desk.getByText("Unpublished changes")).toBeVisible();

  await passRewards(page, "Super fun!");
  await page.waitForURL(MAP);
  await expect(shelved(page, "Pirate Banking")).toHaveAttribute("data-status", "done");
  await expect(shelved(page, "Sharks")).toHaveAttribute("data-status", "new");

  await desk.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(dialog(desk).getByText('The course is now called "Pirate Money".')).toBeVisible();
  await axeClean(desk, "publish a course");
  await dialog(desk).getByRole("button", { name: "Publish 1 change" }).click();
  await expect(dialog(desk).getByRole("status")).toHaveText(
    "Published. Families see it within seconds.",
  );
  live.clock.advance(3);
  await page.reload();
  await expect(shelved(page, "Pirate Money")).toBeVisible();

  await playCourse(page, "Sharks");
  await passRewards(page, "Super fun!");
  await page.waitForURL("**/game-over");
  await expect(page.getByText("You have finished every mission.")).toBeVisible();
  await page.getByRole("link", { name: "Back to the map" }).click();
  await expect(shelved(page, "Sharks")).toHaveAttribute("data-status", "done");
});

test("a lesson leads back to the map of its own course, also after a reload inside it (T-1231)", async ({
  page,
  live,
}) => {
  const author = await asAuthor(live);
  await publishedCourse(author, live, "Pirate Banking");
  await addFamily(page, live);
  await page.goto("/courses/CourseTrack");
  for (const title of ["Pirate Banking", "Treasure Tracker"]) {
    await page.getByRole("link", { name: title }).click();
    await page.getByRole("button", { name: "Get Started" }).click();
    await page.waitForURL(/\/lesson\/[0-9a-f-]+$/);
    await page.reload();
    await page.getByRole("button", { name: "Back" }).first().click();
    await expect(page.getByRole("heading", { name: title, level: 1 })).toBeVisible();
    await page.getByRole("link", { name: "All adventures" }).click();
  }
});
