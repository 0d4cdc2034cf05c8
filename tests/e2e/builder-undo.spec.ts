import { asAuthor, newCourse } from "./author.ts";
import { axeClean } from "./axe.ts";
import { dialog, fromMenu, labels, slideList } from "./builder-parts.ts";
import { expect, test } from "./fixtures.ts";

test("a slide that comes back after another lesson was opened does not open there (R-STAFF-50) (T-393) @long", async ({
  page,
  live,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const author = await asAuthor(live);
  const course = await newCourse(author, "Late", ["A?", "B?"]);
  await author.call("POST", `/courses/${course.course}/lessons`, { title: "The other lesson" });
  await author.open(page, `${course.query}&slide=${course.slides[0]}`);
  await fromMenu(page, "Slide options", "Delete slide");
  await dialog(page).getByRole("button", { name: "Delete", exact: true }).click();
  await expect.poll(() => labels(slideList(page))).toEqual(["1. B?"]);

  const requested = Promise.withResolvers<undefined>();
  const answered = Promise.withResolvers<undefined>();
  await page.route("**/slide-batches", async (route) => {
    requested.resolve(undefined);
    await answered.promise;
    await route.continue();
  });
  await page.locator("body").press("Control+z");
  await requested.promise;
  await page.getByRole("button", { name: "Late", exact: true }).click();
  await page.getByRole("button", { name: /^The other lesson/ }).click();
  await expect(page.getByRole("heading", { name: "The other lesson", level: 1 })).toBeFocused();
  answered.resolve(undefined);

  await expect(page.getByText("1 slide put back.")).toBeAttached();
  expect(new URL(page.url()).searchParams.get("slide")).toBeNull();
  await expect(page.getByRole("heading", { name: "The other lesson", level: 1 })).toBeFocused();
  await page.goBack();
  await page.getByRole("button", { name: /^Late one/ }).click();
  await expect.poll(() => labels(slideList(page))).toEqual(["1. A?", "2. B?"]);
});

test("lessons and courses that were added, moved or deleted can be undone (R-STAFF-52) (T-432) @long", async ({
  page,
  live,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const author = await asAuthor(live);
  const { course } = await newCourse(author, "Pirates", ["A?"]);
  await author.call("POST", `/courses/${course}/lessons`, { title: "Second" });
  await author.open(page, `?course=${course}`);
  const lessons = page.getByRole("list", { name: "Lessons", exact: true });
  const undo = page.getByRole("region", { name: "Lessons" }).getByRole("button", { name: "Undo" });
  await expect(undo).toHaveAttribute("aria-disabled", "true");

  await page.getByRole("button", { name: /^Move Pirates one: / }).press("ArrowDown");
  await expect.poll(() => labels(lessons)).toEqual(["Second", "Pirates one"]);
  await page.locator("summary").filter({ hasText: "Add Lesson" }).click();
  await page.getByLabel("Title of the new lesson").fill("Third");
  await page.getByLabel("Title of the new lesson").press("Enter");
  await expect(page.getByRole("heading", { name: "Third", level: 1 })).toBeVisible();
  await page.getByRole("button", { name: "Pirates", exact: true }).click();
  await page.getByRole("button", { name: /^Second/ }).click();
  await fromMenu(page, "Lesson options", "Delete lesson");
  await dialog(page).getByRole("button", { name: "Delete", exact: true }).click();
  await expect.poll(() => labels(lessons)).toEqual(["Pirates one", "Third"]);
  await page.reload();

  // The changes of lists are read after the page is shown.
  await expect(undo).toHaveAttribute("aria-disabled", "false");
  await page.locator("body").press("Control+z");
  await expect.poll(() => labels(lessons)).toEqual(["Second", "Pirates one", "Third"]);
  await expect(page.getByText("1 lesson put back.")).toBeAttached();
  await undo.press("Enter");
  await expect.poll(() => labels(lessons)).toEqual(["Second", "Pirates one"]);
  await undo.click();
  await expect.poll(() => labels(lessons)).toEqual(["Pirates one", "Second"]);
  await expect(undo).toHaveAttribute("aria-disabled", "true");
  await axeClean(page, "undo of lessons");
  await page.locator("body").press("Control+Shift+z");
  await expect.poll(() => labels(lessons)).toEqual(["Second", "Pirates one"]);

  // The title of the course and the list of its lessons have one order of steps.
  await page.getByLabel("Course title").fill("Sailors");
  await page.getByLabel("Course title").press("Control+z");
  await expect(page.getByLabel("Course title")).toHaveValue("Pirates");
  await page.getByLabel("Course title").press("Control+z");
  await expect.poll(() => labels(lessons)).toEqual(["Pirates one", "Second"]);

  await fromMenu(page, "Course options", "Delete course");
  await dialog(page).getByRole("button", { name: "Delete", exact: true }).click();
  const courses = page.getByRole("list", { name: "Courses", exact: true });
  await expect.poll(() => labels(courses)).toEqual(["Treasure Tracker"]);
  await expect(page.getByText("Course deleted.")).toBeVisible();
  await page.locator("body").press("Control+z");
  await expect.poll(() => labels(courses)).toEqual(["Treasure Tracker", "Pirates"]);
  await expect(page.getByText("Course deleted.")).toBeHidden();
});

test("a topic of several lessons and a new title of a lesson are undone after a reload (T-979) @long", async ({
  page,
  live,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const author = await asAuthor(live);
  const { course, query } = await newCourse(author, "Maps", ["A?", "B?"]);
  await author.call("POST", `/courses/${course}/lessons`, { title: "Second" });
  await author.open(page, `?course=${course}`);
  const topics = page
    .getByRole("list", { name: "Lessons", exact: true })
    .getByText("Topic: Basics");
  await page.getByRole("button", { name: "Select several" }).click();
  await page.getByRole("button", { name: "Select all" }).click();
  await page.getByRole("button", { name: "Change topic" }).click();
  await page.getByLabel("New topic").fill("Basics");
  await page.getByLabel("New topic").press("Enter");
  await expect(topics).toHaveCount(2);
  await axeClean(page, "lessons with a new topic");
  await page.keyboard.press("Control+z");
  await expect(topics).toHaveCount(0);
  await page.keyboard.press("Control+Shift+z");
  await expect(topics).toHaveCount(2);
  await page.reload();
  await expect(topics).toHaveCount(2);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(topics).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole("button", { name: /^Second/ })).toBeVisible();
  await expect(topics).toHaveCount(0);

  await author.open(page, query);
  await fromMenu(page, "Slide options", "Delete slide");
  await dialog(page).getByRole("button", { name: "Delete", exact: true }).click();
  await expect.poll(() => labels(slideList(page))).toEqual(["1. B?"]);
  const settings = page.locator("summary").filter({ hasText: "Lesson settings and mission card" });
  const title = page.getByLabel("Lesson title", { exact: true });
  await settings.click();
  await title.fill("Renamed");
  await expect(settings).toContainText("Saved");
  await page.reload();
  await expect(title).toBeHidden();
  await page.locator("body").press("Control+z");
  await expect(title).toHaveValue("Maps one");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => labels(slideList(page))).toEqual(["1. A?", "2. B?"]);
});

test("texts of a translation are undone by keys and buttons, beside the list of slides (R-STAFF-53) (T-434) @long", async ({
  page,
  live,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const author = await asAuthor(live);
  const { course, query } = await newCourse(author, "Gold", ["What is gold?", "And silver?"]);
  await author.call("PATCH", `/courses/${course}`, { row_version: 1, languages: ["de"] });
  await author.open(page, `${query}&language=de`);
  const question = page.getByRole("textbox", { name: "Question, in German" });
  const answer = page.getByRole("textbox", { name: "Answer 1, in German" });
  const heading = page.getByRole("region", { name: "Slides" });
  await question.fill("Was ist Gold?");
  await answer.fill("Ein Metall");
  await page.reload();
  await expect(answer).toHaveValue("Ein Metall");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(answer).toHaveValue("");
  await question.press("Control+z");
  await expect(question).toHaveValue("");
  await question.press("Control+Shift+z");
  await expect(question).toHaveValue("Was ist Gold?");
  await page.getByRole("button", { name: "Redo" }).press("Enter");
  await expect(answer).toHaveValue("Ein Metall");
  await axeClean(page, "undo in a translation");

  await heading.getByRole("button", { name: /^Move 1\. What is gold\?: / }).press("ArrowDown");
  await expect.poll(() => labels(slideList(page))).toEqual(["1. And silver?", "2. What is gold?"]);
  await page.locator("body").press("Control+z");
  await expect.poll(() => labels(slideList(page))).toEqual(["1. What is gold?", "2. And silver?"]);
});

test("the trash says how long a deleted slide stays, and puts it back (T-727) @long", async ({
  page,
  live,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const author = await asAuthor(live);
  const course = await newCourse(author, "Thrown", ["Which coin?"]);
  await author.open(page, course.query);
  await fromMenu(page, "Slide options", "Delete slide");
  await dialog(page).getByRole("button", { name: "Delete", exact: true }).click();
  await expect(page.getByText("Slide deleted.")).toBeVisible();
  await fromMenu(page, "Menu", "Trash");
  await expect(dialog(page).getByText(/After 30 days here, it is gone for good/)).toBeVisible();
  const row = dialog(page).getByRole("listitem").filter({ hasText: "Which coin?" });
  await expect(row).toContainText("30 days left");
  await axeClean(page, "the trash");
  await row.getByRole("button", { name: "Put back" }).click();
  await expect(row).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect.poll(() => labels(slideList(page))).toEqual(["1. Which coin?"]);
});
