import type { Locator, Page } from "@playwright/test";
import { missions } from "#course/treasure-tracker/course.ts";
import { pathIn, playMissions, saveSlides } from "#tests/support/play-lessons.ts";
import { newFamily } from "#tests/support/families.ts";
import { storeSession } from "#tests/support/stored-session.ts";
import { newEmail } from "./fixtures.ts";
import type { LiveServer } from "./fixtures.ts";
import { skipSound } from "./skip-sound.ts";

/**
 * Opens a lesson at one of its stories, as a family that has come there, and plays it to its moment.
 *
 * @param story its path in the course's media: 'missions/3/v3'
 * @returns the e-mail address of the family
 */
export async function openAtMoment(page: Page, live: LiveServer, story: string): Promise<string> {
  const email = newEmail();
  const { token } = await newFamily(live, { email });
  const slideIn = (mission: (typeof missions)[number]) =>
    pathIn(mission).findIndex(
      (slide) => slide.type === "video" && slide.video_url?.file === `${story}.mp4`,
    );
  const index = missions.findIndex((mission) => slideIn(mission) !== -1);
  const mission = missions[index];
  if (mission === undefined) throw new Error(`No lesson has the story ${story}.`);
  await playMissions(live, token, index);
  await saveSlides(live, token, mission.lesson.id, slideIn(mission) + 1);
  await storeSession(page, token, email);
  await page.goto(`/lesson/${mission.lesson.id}`);
  await page.getByRole("button", { name: "Play video" }).click();
  await skipSound(page);
  return email;
}

/** The same, and skips what is spoken until the moment asks. */
export async function comeToMoment(page: Page, live: LiveServer, story: string): Promise<void> {
  await openAtMoment(page, live, story);
  while (!(await written(page).isVisible())) await skipSound(page);
}

/** What can be tapped in a moment. */
export const target = (page: Page, name: string): Locator =>
  page.getByRole("button", { name, exact: true });

/** What is written above the scene: the question, what is held, or why. */
export const written = (page: Page): Locator => page.locator("[data-moment-text]");

/** A thing in the drawn picture, by the name that its story gives it. */
export const drawn = (page: Page, put: string): Locator =>
  page.locator(`[data-story] [data-part="thing-${put}"]`);
