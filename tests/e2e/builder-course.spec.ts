import type { Page } from "@playwright/test";
import { asAuthor, newCourse } from "./author.ts";
import type { Author } from "./author.ts";
import { axeClean } from "./axe.ts";
import { dialog, labels, saved } from "./builder-parts.ts";
import { expect, test } from "./fixtures.ts";
import type { LiveServer } from "./fixtures.ts";

const lessonList = (page: Page) => page.getByRole("list", { name: "Lessons", exact: true });

/** Opens a course with so many lessons, of which only the first has a slide. */
async function openCourse(
  page: Page,
  live: LiveServer,
  count: number,
  prepare: (author: Author, of: { course: string; lesson: string }) => Promise<unknown> = () =>
    Promise.resolve(),
) {
  const author = await asAuthor(live);
  const many = await newCourse(author, "Many", ["First?"]);
  for (let n = 2; n <= count; n++)
    await author.call("POST", `/courses/${many.course}/lessons`, { title: `Lesson ${n}` });
  await prepare(author, many);
  await author.open(page, `?course=${many.course}`);
  await expect(lessonList(page)).toBeVisible();
}

/** Chooses from the menu of a lesson's row. */
async function fromRow(page: Page, lesson: string, item: string) {
  await lessonList(page).locator("li", { hasText: lesson }).hover();
  await page.getByRole("button", { name: `Options for ${lesson}`, exact: true }).click();
  await page.getByRole("button", { name: item, exact: true }).click();
}

test("a lesson is moved, duplicated and deleted from its row in the course, and each is undone (T-994)", async ({
  page,
  live,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openCourse(page, live, 3);
  const before = ["Many one", "Lesson 2", "Lesson 3"];
  await expect.poll(() => labels(lessonList(page))).toEqual(before);
  await fromRow(page, "Lesson 3", "Move to the top");
  await expect.poll(() => labels(lessonList(page))).toEqual(["Lesson 3", "Many one", "Lesson 2"]);
  await page.keyboard.press("Control+z");
  await expect.poll(() => labels(lessonList(page))).toEqual(before);

  await fromRow(page, "Many one", "Duplicate lesson");
  await expect(page.getByRole("heading", { name: "Many one (copy)" })).toBeVisible();
  await page.getByRole("button", { name: "Many", exact: true }).click();
  await expect(lessonList(page)).toContainText("Many one (copy)");

  await fromRow(page, "Lesson 2", "Delete lesson");
  await expect(dialog(page)).toContainText('Delete the lesson "Lesson 2"?');
  await dialog(page).getByRole("button", { name: "Delete", exact: true }).click();
  await expect(lessonList(page)).not.toContainText("Lesson 2");
  await page.getByRole("button", { name: "Undo", exact: true }).last().click();
  await expect(lessonList(page)).toContainText("Lesson 2");
});

test("the menu of a row opens by the keyboard, over everything, also at the end of the window (T-995)", async ({
  page,
  live,
}) => {
  await page.setViewportSize({ width: 820, height: 560 });
  await openCourse(page, live, 5);
  await lessonList(page)
    .getByRole("button", { name: /^Lesson 5/ })
    .focus();
  const options = page.getByRole("button", { name: "Options for Lesson 5", exact: true });
  for (let n = 0; n < 3; n++) await page.keyboard.press("Tab");
  await expect(options).toBeFocused();
  await page.keyboard.press("Enter");
  const item = page.getByRole("button", { name: "Delete lesson" });
  await expect(item).toBeInViewport({ ratio: 0.99 });
  await page.keyboard.press("Escape");
  await expect(item).toBeHidden();
  await expect(options).toBeFocused();
});

test("in a filtered list the menu of a row moves it among those shown, and says so; the filter stays until it is empty (T-998)", async ({
  page,
  live,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openCourse(page, live, 12, (author, { lesson }) =>
    author.call("POST", `/lessons/${lesson}/publish`),
  );
  await lessonList(page).locator("li", { hasText: "Many one" }).hover();
  await page.getByRole("button", { name: "Move Many one down" }).click();
  const shown = page.getByRole("combobox", { name: "Lessons shown" });
  await shown.selectOption("Not published yet (11)");
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: "Options for Lesson 2" }).click();
  await expect(page.getByRole("button", { name: "Move up", exact: true })).toBeDisabled();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Options for Lesson 3" }).click();
  await page.getByRole("button", { name: "Move up", exact: true }).click();
  await expect(page.getByText("Lesson 3 is now 1 of 11.")).toBeAttached();
  await expect
    .poll(async () => (await labels(lessonList(page))).slice(0, 3))
    .toEqual(["Lesson 3", "Lesson 2", "Lesson 4"]);
  await lessonList(page)
    .getByRole("button", { name: /^Lesson 3/ })
    .click();
  await page.goBack();
  await expect(shown).toHaveValue("draft");

  await page.getByRole("button", { name: "Options for Lesson 4" }).click();
  await page.getByRole("button", { name: "Delete lesson", exact: true }).click();
  await dialog(page).getByRole("button", { name: "Delete", exact: true }).click();
  await expect(shown).toBeHidden();
  await page.getByRole("button", { name: "Undo", exact: true }).last().click();
  await expect(shown).toHaveValue("all");
  await lessonList(page)
    .getByRole("button", { name: /^Lesson 3/ })
    .click();
  await page.goBack();
  await expect(shown).toHaveValue("all");
});

test("beside a short course the fields of the course are unfolded where they have room (T-930)", async ({
  page,
  live,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openCourse(page, live, 2);
  const title = page.getByLabel("Course title", { exact: true });
  await title.fill("Many coins");
  await expect(page.getByRole("heading", { name: "Many coins" })).toBeVisible();
  await page.setViewportSize({ width: 820, height: 1180 });
  await expect(title).toBeVisible();
  await page.reload();
  await expect(lessonList(page)).toBeVisible();
  await expect(title).toBeHidden();
});

test("a menu at the end of the editor opens within the window (T-956)", async ({ page, live }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const author = await asAuthor(live);
  const { query } = await newCourse(author, "Low", ["One?"]);
  await author.open(page, query);
  const options = page.getByRole("button", { name: "Options of answer 2", exact: true });
  const box = await options.boundingBox();
  await page.setViewportSize({ width: 1440, height: Math.round((box?.y ?? 0) + 60) });
  await options.click();
  await expect(page.getByRole("button", { name: "Delete answer 2" })).toBeInViewport({ ratio: 1 });
});

test("on a phone a lesson is moved by the menu of its row, which is there at once (T-996)", async ({
  browser,
  live,
}) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  await openCourse(page, live, 3);
  await expect(page.getByRole("button", { name: "Move Lesson 3 up" })).toBeHidden();
  await page.getByRole("button", { name: "Options for Lesson 3" }).tap();
  await page.getByRole("button", { name: "Move up", exact: true }).tap();
  await expect.poll(() => labels(lessonList(page))).toEqual(["Many one", "Lesson 3", "Lesson 2"]);
  await context.close();
});

test("a long course shows the part an author looks for (T-997)", async ({ page, live }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openCourse(page, live, 12, (author, { course }) =>
    author.call("PATCH", `/courses/${course}`, { row_version: 1, languages: ["de", "fr"] }),
  );
  const shown = page.getByRole("combobox", { name: "Lessons shown" });
  expect(await shown.locator("option").allTextContents()).toEqual([
    "All (12)",
    "Not published yet (12)",
    "German to do (12)",
    "French to do (12)",
  ]);
  await shown.selectOption("Not published yet (12)");
  await lessonList(page)
    .getByRole("button", { name: /^Lesson 7/ })
    .hover();
  await page.getByRole("button", { name: "Move Lesson 7 up" }).click();
  await shown.selectOption("All (12)");
  await expect
    .poll(async () => (await labels(lessonList(page))).slice(4, 8))
    .toEqual(["Lesson 5", "Lesson 7", "Lesson 6", "Lesson 8"]);
  await axeClean(page, "long course");
});

test("a text that is too long is kept, and its field says so (T-959)", async ({ page, live }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const author = await asAuthor(live);
  const { query } = await newCourse(author, "Long", ["Short?"]);
  await author.open(page, query);
  const long = "coin ".repeat(80).trim();
  const question = page.getByLabel("Question", { exact: true });
  const answer = page.getByLabel("Answer 2", { exact: true });
  await question.fill("");
  await question.focus();
  await page.keyboard.insertText(long);
  await answer.fill("");
  await answer.focus();
  await page.keyboard.insertText(long);
  await expect(page.getByText("This is 399 characters long; 300 at most.")).toBeVisible();
  await expect(page.getByText("This is 399 characters long; 120 at most.")).toBeVisible();
  await expect(question).toHaveValue(long);
  await expect(page.getByText("what is marked below. Everything else is saved.")).toBeVisible();
  await page.reload();
  await expect(answer).toHaveValue(long);
  await answer.fill("Leaves");
  await question.fill("What is gold?");
  await saved(page);
});
