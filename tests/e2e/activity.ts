import type { Locator, Page } from "@playwright/test";
import type { SlideKind } from "#domain/slides/registry.ts";
import { asAuthor } from "./author.ts";
import { addFamily, expect, newEmail } from "./fixtures.ts";
import type { LiveServer } from "./fixtures.ts";

/**
 * A lesson of these slides, opened by a new family.
 *
 * @param slides kind, and fields where they are not those of a new slide
 * @param options the child's age, and a title of the course other than the kinds
 * @returns the lesson's id, and the family's e-mail address
 */
export async function openSlides(
  page: Page,
  live: LiveServer,
  slides: readonly (readonly [kind: SlideKind, fields: object | null])[],
  { age, title = slides.map(([kind]) => kind).join(", ") }: { age?: number; title?: string } = {},
): Promise<{ lesson: string; email: string }> {
  const author = await asAuthor(live);
  const { id: course } = await author.call("POST", "/courses", { title });
  const { id: lesson } = await author.call("POST", `/courses/${course}/lessons`, { title });
  for (const [type, fields] of slides) {
    const { id } = await author.call("POST", `/lessons/${lesson}/slides`, { type });
    if (fields !== null) await author.call("PATCH", `/slides/${id}`, { row_version: 1, ...fields });
  }
  expect(await author.call("POST", `/lessons/${lesson}/publish`)).toEqual({ version: 1 });
  const email = await addFamily(page, live, newEmail(), age);
  live.clock.advance(3); // instances look every 2 s whether something was published
  await page.goto(`/lesson/${lesson}`);
  return { lesson, email };
}

/**
 * A lesson of one slide as it is added, played by a new family.
 *
 * @param heading the slide's question, or its beginning
 * @param fields of the slide, where they are not those of a new one
 */
export async function openKind(
  page: Page,
  live: LiveServer,
  kind: SlideKind,
  heading: string | RegExp,
  fields: object | null = null,
): Promise<void> {
  await openSlides(page, live, [[kind, fields]]);
  await expect(page.getByRole("heading", { name: heading })).toBeVisible();
}

/** Drags the middle of one element onto the middle of another. */
export async function dragOnto(page: Page, from: Locator, to: Locator): Promise<void> {
  await from.scrollIntoViewIfNeeded();
  await to.scrollIntoViewIfNeeded();
  const [start, end] = [await from.boundingBox(), await to.boundingBox()];
  if (start === null || end === null) throw new Error("not on the screen");
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
  await page.mouse.down();
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 5 });
  await page.mouse.up();
}

/** The slide is solved: Glimm says his last words, and the lesson goes on to its end. */
export async function reachesTheEnd(page: Page, words: string): Promise<void> {
  await expect(page.getByText(words)).toBeVisible();
  await page.getByRole("button", { name: "Continue" }).click();
  await page.waitForURL("**/lesson/mission-accomplished*");
}
