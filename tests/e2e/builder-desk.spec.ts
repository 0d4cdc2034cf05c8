import type { Locator } from "@playwright/test";
import { asAuthor, newCourse } from "./author.ts";
import { axeClean } from "./axe.ts";
import { dialog, fromMenu, labels, saved, slideList } from "./builder-parts.ts";
import { expect, test } from "./fixtures.ts";

const SLIDES = 60;
const QUESTIONS = Array.from({ length: SLIDES }, (_, index) => `Question number ${index + 1}?`);

const SIZES = [
  { width: 1440, height: 900 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
];

/** All of it is in the window. */
const isInView = (part: Locator) => expect(part).toBeInViewport({ ratio: 0.99 });

test("with 60 slides nothing that is chosen opens out of sight, and back leads through what was seen @long", async ({
  page,
  live,
}) => {
  test.slow();
  const author = await asAuthor(live);
  const course = await newCourse(author, "A long way", QUESTIONS);
  await page.setViewportSize(SIZES[0] ?? { width: 1440, height: 900 });
  await author.open(page);
  await page.getByRole("button", { name: /^A long way one/ }).click();
  await expect(page.getByRole("heading", { name: "A long way one", level: 1 })).toBeFocused();

  for (const size of SIZES) {
    await page.setViewportSize(size);
    const tab = (name: string) => page.getByRole("tab", { name });
    for (const place of [60, 3, 31]) {
      if (size.width < 720) await tab("Slides").click();
      await slideList(page)
        .getByRole("button", { name: new RegExp(`^${place}\\. Question`) })
        .click();
      const heading = page.getByRole("heading", { name: `${place}. Quiz` });
      await expect(heading).toBeFocused();
      await isInView(heading);
      const question = page.getByLabel("Question", { exact: true });
      await isInView(question);
      await expect(question).toHaveValue(`Question number ${place}?`);
      await expect(page.getByLabel("Question", { exact: true })).toHaveCount(1);
    }
    await page.getByLabel("Pocket the otter says after a wrong answer").scrollIntoViewIfNeeded();
    await isInView(page.getByRole("heading", { name: "31. Quiz" }));
    if (size.width < 1200) await tab("Preview").click();
    await isInView(page.locator("iframe"));
    expect(
      await page.evaluate(() => [
        document.documentElement.scrollWidth,
        document.documentElement.scrollHeight,
      ]),
    ).toEqual([size.width, size.height]);
    if (size.width < 1200) await tab("Edit").click();
  }

  await page.setViewportSize(SIZES[0] ?? { width: 1440, height: 900 });
  await page.getByRole("button", { name: "Add a slide" }).click();
  await page.getByRole("button", { name: "Add Quiz Slide" }).click();
  await expect(page.getByRole("heading", { name: "61. Quiz" })).toBeInViewport();
  await expect(page.getByLabel("Question", { exact: true })).toBeFocused();
  const row = (place: number) => slideList(page).getByText(new RegExp(`^${place}\\. `));
  await isInView(row(61));
  await page.goBack();
  await isInView(page.getByRole("heading", { name: "31. Quiz" }));
  await isInView(row(31));
  await page.goBack();
  await isInView(page.getByRole("heading", { name: "3. Quiz" }));
  await page.goForward();
  await isInView(page.getByRole("heading", { name: "31. Quiz" }));

  await page.getByRole("button", { name: "All courses" }).click();
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("heading", { name: "31. Quiz" })).toBeFocused();
  await page.goto("/lesson-builder");
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page).toHaveURL(new RegExp(`lesson=${course.lesson}`));
  await expect(page.getByRole("heading", { name: "31. Quiz" })).toBeFocused();

  const rowHeight = async () => (await slideList(page).locator("li").nth(30).boundingBox())?.height;
  const compact = (await rowHeight()) ?? NaN;
  await page.getByRole("button", { name: "Pictures", exact: true }).click();
  await page.reload();
  await isInView(row(31));
  expect(await rowHeight()).toBeGreaterThan(compact);
});

test("slides and lessons are copied, inserted, moved, deleted and brought back; typing is undone", async ({
  page,
  live,
}) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  const author = await asAuthor(live);
  const course = await newCourse(author, "Copies", ["First?", "Second?"]);
  const { id: other } = await author.call("POST", `/courses/${course.course}/lessons`, {
    title: "The other lesson",
  });
  await author.open(page, course.query);
  const question = page.getByLabel("Question", { exact: true });
  await expect(question).toHaveValue("First?");

  // What was just typed is in the copy.
  await question.fill("First, changed?");
  await fromMenu(page, "Slide options", "Duplicate");
  await expect(page.getByRole("heading", { name: "2. Quiz" })).toBeFocused();
  await expect
    .poll(() => labels(slideList(page)))
    .toEqual(["1. First, changed?", "2. First, changed?", "3. Second?"]);

  const before = page.getByRole("button", { name: "Insert a slide before slide 1" });
  await expect(before).toBeInViewport({ ratio: 1 });
  await before.click();
  await expect(dialog(page).getByRole("heading", { name: "Insert slide 1" })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Insert a slide after slide 1" }).click();
  await dialog(page).getByRole("button", { name: "Add Quiz Slide" }).click();
  await expect(page.getByRole("heading", { name: "2. Quiz" })).toBeInViewport();
  await expect(question).toBeFocused();
  await expect(question).toHaveValue("");

  await page.getByLabel("Heading above the question (optional)").fill("Between");
  await question.fill("In the middle?");
  await saved(page);
  await question.press("Control+z");
  await expect(question).toHaveValue("");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByLabel("Heading above the question (optional)")).toHaveValue("");
  await page.getByRole("button", { name: "Redo" }).click();
  await saved(page);
  await page.reload();
  await expect(page.getByLabel("Heading above the question (optional)")).toHaveValue("Between");
  await page.locator("body").press("Control+Shift+z");
  await expect(question).toHaveValue("In the middle?");
  await saved(page);

  await fromMenu(page, "Slide options", "Delete slide");
  await dialog(page).getByRole("button", { name: "Delete", exact: true }).click();
  await expect(page.getByText("Slide deleted.")).toBeVisible();
  await axeClean(page, "after a deletion");
  await page.getByRole("button", { name: "Undo" }).last().click();
  await expect(page.getByRole("heading", { name: "2. Quiz" })).toBeFocused();
  await expect(question).toHaveValue("In the middle?");

  const move = async () => {
    await fromMenu(page, "Slide options", "Move or copy");
    await axeClean(page, "moving a slide to another lesson");
    await dialog(page).getByRole("button", { name: "The other lesson" }).click();
    await expect(page.getByRole("heading", { name: "The other lesson", level: 1 })).toBeVisible();
    await expect(page.getByText('Moved to "The other lesson". You are there now.')).toBeVisible();
    await expect(question).toHaveValue("In the middle?");
  };
  await move();
  await page.getByRole("button", { name: "Undo" }).last().click();
  await expect(page.getByRole("heading", { name: "Copies one", level: 1 })).toBeVisible();
  await expect(question).toHaveValue("In the middle?");
  await move();
  expect(await author.call("GET", `/lessons/${other}/slides`)).toHaveLength(1);

  // Several at once, by keys and by clicks (R-STAFF-30).
  await page.getByRole("button", { name: "Copies", exact: true }).click();
  await page.getByRole("button", { name: /^Copies one/ }).click();
  const three = ["1. First, changed?", "2. First, changed?", "3. Second?"];
  await expect.poll(() => labels(slideList(page))).toEqual(three);
  const rail = page.getByRole("region", { name: "Slides" });
  await rail.getByRole("button", { name: "Select several" }).press("Enter");
  await page.getByRole("checkbox", { name: "Select 3. Second?" }).press("Space");
  await expect(rail.getByText("1 slide selected")).toBeVisible();
  await rail.getByRole("button", { name: "Move up the selected slides" }).press("Enter");
  await expect(page.getByRole("checkbox", { name: "Select 2. Second?" })).toBeChecked();
  await expect(page.getByRole("button", { name: "Slide options" })).toBeHidden();
  await axeClean(page, "several slides selected");
  await rail.getByRole("button", { name: "Done" }).click();
  await slideList(page)
    .getByRole("button", { name: /^1\. First/ })
    .click();
  await slideList(page)
    .getByRole("button", { name: /^2\. Second/ })
    .click({ modifiers: ["Shift"] });
  await expect(rail.getByText("2 slides selected")).toBeVisible();
  await rail.getByRole("button", { name: "Delete" }).click();
  await dialog(page).getByRole("button", { name: "Delete", exact: true }).click();
  await expect(page.getByText("2 slides deleted.")).toBeVisible();
  await expect.poll(() => labels(slideList(page))).toEqual(["1. First, changed?"]);
  await page.getByRole("button", { name: "Undo" }).last().click();
  await expect
    .poll(() => labels(slideList(page)))
    .toEqual(["1. First, changed?", "2. Second?", "3. First, changed?"]);
  await rail.getByRole("button", { name: "Select several" }).click();
  await page.getByRole("checkbox", { name: "Select 2. Second?" }).check();
  await page.getByRole("checkbox", { name: "Select 3. First, changed?" }).check();
  await rail.getByRole("button", { name: "Move or copy", exact: true }).click();
  await dialog(page).getByRole("button", { name: "The other lesson" }).click();
  await expect(page.getByRole("heading", { name: "The other lesson", level: 1 })).toBeVisible();
  await expect
    .poll(() => labels(slideList(page)))
    .toEqual(["1. In the middle?", "2. Second?", "3. First, changed?"]);

  await fromMenu(page, "Lesson options", "Duplicate lesson");
  await expect(
    page.getByRole("heading", { name: "The other lesson (copy)", level: 1 }),
  ).toBeVisible();
  await expect(page.getByText("Not published yet", { exact: true })).toBeVisible();
  await expect.poll(() => labels(slideList(page))).toHaveLength(3);
});

test("Ctrl+Z undoes each change of the list of slides, also after a reload (R-STAFF-50) (T-377) @long", async ({
  page,
  live,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const author = await asAuthor(live);
  const course = await newCourse(author, "Steps", ["A?", "B?", "C?"]);
  const { id: other } = await author.call("POST", `/courses/${course.course}/lessons`, {
    title: "The other lesson",
  });
  await author.open(page, `${course.query}&slide=${course.slides[0]}`);
  const shown = (...texts: string[]) =>
    expect
      .poll(() => labels(slideList(page)))
      .toEqual(texts.map((text, index) => `${index + 1}. ${text}`));
  const press = (keys: string) => page.locator("body").press(keys);
  await shown("A?", "B?", "C?");

  await page
    .getByRole("button", { name: /^Move 3\. C\?:/ })
    .dragTo(slideList(page).locator("li").first(), { targetPosition: { x: 60, y: 4 } });
  await shown("C?", "A?", "B?");
  await fromMenu(page, "Slide options", "Duplicate");
  await expect(page.getByRole("heading", { name: "3. Quiz" })).toBeFocused();
  await shown("C?", "A?", "A?", "B?");
  await page.getByLabel("Question", { exact: true }).fill("A again?");
  await saved(page);
  await fromMenu(page, "Slide options", "Delete slide");
  await dialog(page).getByRole("button", { name: "Delete", exact: true }).click();
  await shown("C?", "A?", "B?");
  await expect(page.getByText("Slide deleted.")).toBeVisible();

  await press("Control+z");
  await shown("C?", "A?", "A again?", "B?");
  await expect(page.getByText("Slide deleted.")).toBeHidden();
  await expect(page.getByRole("heading", { name: "3. Quiz" })).toBeFocused();
  await page.reload();
  await shown("C?", "A?", "A again?", "B?");
  for (const texts of [
    ["C?", "A?", "A?", "B?"],
    ["C?", "A?", "B?"],
    ["A?", "B?", "C?"],
  ]) {
    await press("Control+z");
    await shown(...texts);
  }
  // Undo of the copy put the focus on the next slide, whose place is another one since.
  await expect(page.getByRole("heading", { name: "2. Quiz" })).toBeFocused();
  await expect(page.getByRole("button", { name: "Undo" })).toHaveAttribute("aria-disabled", "true");
  await page.getByRole("button", { name: "Redo" }).click();
  await shown("C?", "A?", "B?");

  await fromMenu(page, "Slide options", "Move or copy");
  await dialog(page).getByRole("button", { name: "The other lesson" }).click();
  await expect(page.getByRole("heading", { name: "The other lesson", level: 1 })).toBeVisible();
  await expect.poll(() => labels(slideList(page))).toHaveLength(1);
  await press("Control+z");
  // Nothing is left, and redo is there.
  await expect.poll(() => labels(slideList(page))).toHaveLength(0);
  await expect(page.getByRole("heading", { name: "The other lesson", level: 1 })).toBeFocused();
  await axeClean(page, "a lesson without slides");
  expect(await author.call("GET", `/lessons/${other}/slides`)).toHaveLength(0);
  await page.getByRole("button", { name: "Undo", exact: true }).press("Control+Shift+z");
  await expect.poll(() => labels(slideList(page))).toHaveLength(1);
});

test("the preview loads once: it is empty while no lesson is open, and then shows the next one @long", async ({
  page,
  live,
}) => {
  const author = await asAuthor(live);
  await newCourse(author, "Before", ["Is this the first?"]);
  const course = await newCourse(author, "After", ["Is this the next?"]);
  let loads = 0;
  page.on("request", (request) => {
    if (request.url().endsWith("view=preview")) loads += 1;
  });
  await page.setViewportSize({ width: 1440, height: 900 });
  await author.open(page);
  const phone = page.frameLocator("iframe");
  await page.getByRole("button", { name: /^Before one/ }).click();
  await expect(phone.getByText("Is this the first?")).toBeVisible();
  await page.getByRole("button", { name: "All courses" }).click();
  await expect(page.locator("iframe")).toBeHidden();
  await expect(phone.getByText("Is this the first?")).toHaveCount(0);
  await page.getByRole("button", { name: /^After one/ }).click();
  await expect(page).toHaveURL(new RegExp(`lesson=${course.lesson}`));
  await expect(phone.getByText("Is this the next?")).toBeVisible();
  expect(loads).toBe(1);
});
