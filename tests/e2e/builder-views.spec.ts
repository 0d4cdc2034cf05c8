import type { Locator } from "@playwright/test";
import { asAuthor, newCourse } from "./author.ts";
import { axeClean } from "./axe.ts";
import { dialog, labels, openChecklist, slideList } from "./builder-parts.ts";
import { expect, test } from "./fixtures.ts";

const SIZES = [
  { width: 1440, height: 900 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
];

/** All of it is in the window. */
const isInView = (part: Locator) => expect(part).toBeInViewport({ ratio: 0.99 });

test("the desk shows all answers of a quiz and the whole phone at once (T-606) @long", async ({
  page,
  live,
}) => {
  const author = await asAuthor(live);
  const course = await newCourse(author, "Above", [
    "Who lends you money, and what must you give back to them at the end of the month?",
    "Which of these is a need?",
  ]);
  for (const size of SIZES.slice(0, 2)) {
    await page.setViewportSize(size);
    await author.open(page, `${course.query}&slide=${course.slides[0]}`);
    for (const name of ["Answer 1", "Answer 2", "New answer"])
      await isInView(page.getByLabel(name, { exact: true }));
  }
  for (const size of SIZES.slice(1)) {
    await page.setViewportSize(size);
    await page.getByRole("tab", { name: "Preview" }).click();
    await isInView(page.locator("iframe"));
  }
});

test("a course's page changes several lessons at once and adds slides to them (T-607) @long", async ({
  page,
  live,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const author = await asAuthor(live);
  const course = await newCourse(author, "Many", ["First?"]);
  for (const title of ["Two", "Three"])
    await author.call("POST", `/courses/${course.course}/lessons`, { title });
  await author.open(page, `?course=${course.course}`);
  const lessons = page.getByRole("list", { name: "Lessons" });
  await page.getByRole("button", { name: "Select several" }).click();
  await page.getByRole("checkbox", { name: "Select Many one" }).check();
  await page.getByRole("checkbox", { name: "Select Three" }).check();
  await page
    .getByRole("group", { name: "Selected lessons" })
    .getByRole("button", { name: "Delete" })
    .click();
  await expect(dialog(page)).toContainText(
    "Delete 2 lessons with 1 slide?You can put them back from the trash for 30 days.",
  );
  await dialog(page).getByRole("button", { name: "Delete", exact: true }).click();
  await expect(page.getByText("2 lessons deleted.")).toBeVisible();
  await expect.poll(() => labels(lessons)).toEqual(["Two"]);
  await axeClean(page, "after lessons were deleted");
  await page.getByRole("button", { name: "Undo" }).last().click();
  await expect.poll(() => labels(lessons)).toEqual(["Many one", "Two", "Three"]);

  const target = page.getByRole("combobox", { name: "Add a slide to" });
  await page.locator("summary").filter({ hasText: "Add a slide to a lesson" }).click();
  await expect(target).toHaveValue("");
  await page.getByRole("button", { name: "Add Quiz Slide" }).click();
  await expect(page.getByRole("alert")).toHaveText("No lesson selected");
  await target.selectOption("Two");
  await page.getByRole("button", { name: "Add Quiz Slide" }).click();
  await expect(page.getByRole("heading", { name: "Two", level: 1 })).toBeVisible();
  await expect(page.getByRole("heading", { name: "1. Quiz" })).toBeFocused();
});

test("Publish of a course lists its lessons, publishes each that can be, and says what the others need (T-724)", async ({
  page,
  live,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const author = await asAuthor(live);
  const course = await newCourse(author, "Harbour", ["Which coin?"]);
  await author.call("POST", `/courses/${course.course}/lessons`, { title: "Empty" });
  await author.open(page, `?course=${course.course}`);
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  const row = (title: string) => dialog(page).getByRole("listitem").filter({ hasText: title });
  await expect(row("Empty")).toContainText("There is no slide.");
  await expect(dialog(page).getByText("1 lesson can be published.")).toBeVisible();
  await expect(row("Harbour one")).toContainText("Not published yet");
  await expect(row("Empty").getByRole("checkbox")).toBeDisabled();
  await expect(row("Harbour one").getByRole("checkbox")).toBeChecked();
  const publish = dialog(page).getByRole("button", { name: "Publish 1 lesson" });
  await expect(publish).toBeInViewport();
  await axeClean(page, "lessons to publish");
  await publish.click();
  await expect(row("Harbour one")).toContainText("Published, version 1");
  await expect(row("Harbour one").getByRole("checkbox")).toHaveCount(0);
  await expect(publish).toHaveCount(0);
  await expect(
    dialog(page).getByText("Title, description, cover and order are up to date."),
  ).toBeVisible();
  await dialog(page).getByRole("button", { name: 'Add what is missing (1) in "Empty"' }).click();
  await expect(page.getByRole("heading", { name: "Empty", level: 1 })).toBeVisible();
});

test("the bar of a slide stays in view, and does not cover the label of a focused field (T-784) @long", async ({
  page,
  live,
}) => {
  const author = await asAuthor(live);
  const course = await newCourse(author, "Flush", ["Which coin?"]);
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await author.open(page, `${course.query}&slide=${course.slides[0]}`);
    const column = page.locator("[data-column=edit] > [data-scrolls]");
    const bar = page.getByRole("heading", { name: "1. Quiz" }).locator("..");
    const heading = "Heading above the question (optional)";
    await expect(page.getByLabel(heading)).toBeVisible();
    await column.evaluate((box) => box.scrollTo(0, box.scrollHeight));
    await isInView(bar);
    await page.getByLabel(heading).focus();
    const label = page.getByText(heading, { exact: true });
    await isInView(label);
    const isCovered = await label.evaluate((words) => {
      const { left, top } = words.getBoundingClientRect();
      return !words.contains(document.elementFromPoint(left + 2, top + 2));
    });
    expect(isCovered).toBe(false);
  }
});

test("the open checklist leads to each field and covers nothing, at every width (T-728) @long", async ({
  page,
  live,
}) => {
  const author = await asAuthor(live);
  const course = await newCourse(author, "Beside", ["Which coin?", "Which chest?"]);
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await author.open(page, `${course.query}&slide=${course.slides[0]}`);
    if (size.width < 1200) await page.getByRole("tab", { name: "Preview" }).click();
    const line = page.getByRole("button", { name: "Slide 2: The question is not spoken." });
    if (size.width < 720) {
      await page.getByRole("tab", { name: "Checklist" }).click();
      await expect(page.locator("iframe")).toBeHidden();
    } else {
      await openChecklist(page);
      await isInView(line);
      // On a wide page it has the whole column.
      if (size.width >= 1200) await expect(page.locator("iframe")).not.toBeInViewport();
      await page.locator("iframe").scrollIntoViewIfNeeded();
      await isInView(page.locator("iframe"));
      await openChecklist(page);
      await isInView(page.locator("iframe"));
      await expect(line).toBeHidden();
      await openChecklist(page);
    }
    await expect(line).toContainText("Record it");
    await line.click();
    await expect(page.getByRole("heading", { name: "2. Quiz" })).toBeVisible();
    await expect(
      page.getByRole("button", { name: "Record: Voice for the question" }),
    ).toBeFocused();
    await isInView(page.getByRole("group", { name: "Voice for the question" }));
  }
});

test("on a phone a long checklist has a tab of its own, and the tabs stay in view (T-756) @long", async ({
  page,
  live,
}) => {
  const author = await asAuthor(live);
  const course = await newCourse(author, "Below", ["Which coin?", "Which chest?", "Which jar?"]);
  await page.setViewportSize({ width: 390, height: 844 });
  await author.open(page, `${course.query}&slide=${course.slides[0]}`);
  const tab = (name: string) => page.getByRole("tab", { name, exact: true });
  await tab("Checklist").click();
  const last = page.getByRole("button", { name: /^Slide 3: / }).last();
  await last.scrollIntoViewIfNeeded();
  await isInView(last);
  await isInView(page.getByRole("heading", { name: "Checklist" }));
  await axeClean(page, "the checklist on a phone");
  await tab("Preview").click();
  await isInView(page.locator("iframe"));
  await expect(last).toBeHidden();
});

test("the page's buttons and a slide's first field are in view together (T-873) @long", async ({
  page,
  live,
}) => {
  const author = await asAuthor(live);
  const course = await newCourse(author, "Short", ["Which coin?"]);
  for (const size of SIZES.slice(1)) {
    await page.setViewportSize(size);
    await author.open(page, `${course.query}&slide=${course.slides[0]}`);
    const question = page.getByLabel("Question", { exact: true });
    await isInView(question);
    for (const name of ["Publish", "Lesson options", "Menu"])
      await isInView(page.getByRole("button", { name, exact: true }));
  }
  // On a phone the lesson's own fields are above its slides.
  const summary = page.locator("summary").filter({ hasText: "Lesson settings" });
  await expect(summary).toBeHidden();
  await page.getByRole("tab", { name: "Slides" }).click();
  await summary.click();
  const title = page.getByLabel("Lesson title", { exact: true });
  await title.fill("Renamed");
  await expect(page.getByRole("heading", { name: "Renamed", level: 1 })).toBeVisible();
  await axeClean(page, "the lesson's own fields on a phone");
  await page.getByRole("button", { name: "Add a mission card" }).click();
  await expect(page.getByLabel("Card title", { exact: true })).toBeFocused();
  // The fields scroll by themselves, the page does not.
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(844);
  await summary.click();
  await isInView(slideList(page).getByRole("listitem").first());
});

test("on a phone the courses stand below their button, each with its lessons folded (T-883) @long", async ({
  page,
  live,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const author = await asAuthor(live);
  await newCourse(author, "Folded", ["Which coin?"]);
  await author.open(page);
  await isInView(page.locator("summary").filter({ hasText: "Add Course" }));
  const course = page.getByRole("listitem").filter({ hasText: "Folded" }).first();
  const lesson = course.getByRole("button", { name: /^Folded one/ });
  await expect(lesson).toBeHidden();
  await course.locator("summary").click();
  await expect(lesson).toBeVisible();
  await axeClean(page, "the courses on a phone");
  await lesson.click();
  await expect(page.getByRole("heading", { name: "Folded one", level: 1 })).toBeVisible();
});

test("a mission card is added with one button, and the phone shows it beside its fields (T-884) @long", async ({
  page,
  live,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const author = await asAuthor(live);
  const course = await newCourse(author, "Carded", ["Which coin?"]);
  await author.open(page, course.query);
  const frame = page.frameLocator("iframe");
  await expect(frame.getByText("Which coin?")).toBeVisible();
  const fields = page.locator("summary").filter({ hasText: "Lesson settings" });
  await fields.click();
  await page.getByRole("button", { name: "Add a mission card" }).click();
  const title = page.getByLabel("Card title", { exact: true });
  await expect(title).toBeFocused();
  await title.fill("Our Three Jars");
  await expect(frame.getByRole("heading", { name: "Our Three Jars" })).toBeVisible();
  await expect(page.getByLabel("Show mission card")).toBeChecked();
  await fields.click();
  await expect(frame.getByText("Which coin?")).toBeVisible();
  await fields.click();
  await expect(title).toHaveValue("Our Three Jars");
});
