import { asAuthor, newCourse } from "./author.ts";
import { axeClean } from "./axe.ts";
import { dialog, slideList } from "./builder-parts.ts";
import { expect, test } from "./fixtures.ts";

const QUESTIONS = ["Which coin?", "Which chest?", "Which jar?", "Which map?"];

test("Publish says what children will see and what is missing in each slide (T-907)", async ({
  page,
  live,
}) => {
  const author = await asAuthor(live);
  const course = await newCourse(author, "Fixed", QUESTIONS);
  await page.setViewportSize({ width: 390, height: 600 });
  await author.open(page, `${course.query}&slide=${course.slides[0]}`);
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(
    dialog(page).getByText("Children see this lesson for the first time, with 4 slides."),
  ).toBeVisible();
  const tip = dialog(page).getByRole("button", { name: "Slide 4: The question is not spoken." });
  await expect(tip).toBeHidden();
  await axeClean(page, "publish on a phone");
  await dialog(page)
    .getByText(/^All \d+, slide by slide$/)
    .click();
  await dialog(page).getByText("4. Which map?").click();
  await tip.scrollIntoViewIfNeeded();
  for (const part of [
    tip,
    dialog(page).getByRole("heading", { name: 'Publish "Fixed one"' }),
    dialog(page).getByRole("button", { name: "Close" }),
    dialog(page).getByRole("button", { name: "Publish now" }),
  ])
    await expect(part).toBeInViewport({ ratio: 0.99 });
  await dialog(page).getByRole("button", { name: "Record all missing voices" }).click();
  await expect(page.getByRole("heading", { name: 'Voices of "Fixed one"' })).toBeVisible();
});

test("on a phone the list of slides leaves its tools to one button and a bar below it (T-908) @long", async ({
  page,
  live,
}) => {
  const author = await asAuthor(live);
  const course = await newCourse(author, "Dock", QUESTIONS);
  await page.setViewportSize({ width: 390, height: 844 });
  await author.open(page, `${course.query}&slide=${course.slides[3]}`);
  await page.getByRole("tab", { name: "Slides" }).click();
  const rail = page.getByRole("region", { name: "Slides" });
  const quiz = rail.getByRole("button", { name: "Add Quiz Slide" });
  await expect(quiz).toBeHidden();
  await expect(slideList(page).getByRole("listitem").last()).toBeInViewport({ ratio: 0.99 });
  await rail.getByRole("button", { name: "Add a slide" }).click();
  await expect(quiz).toBeVisible();
  await rail.getByRole("button", { name: "Select several" }).click();
  await rail.getByRole("checkbox", { name: "Select 2. Which chest?" }).check();
  await expect(page.getByText("Lesson settings and mission card")).toBeHidden();
  const bar = rail.getByRole("group", { name: "Selected slides" });
  await expect(bar).toBeInViewport({ ratio: 0.99 });
  await axeClean(page, "selected slides on a phone");
  await bar.getByRole("button", { name: "Move up the selected slides" }).click();
  await expect(slideList(page).getByRole("listitem").first()).toContainText("Which chest?");
});

test("the buttons that add the first slide are on the page once, at every width (T-901) @long", async ({
  page,
  live,
}) => {
  const author = await asAuthor(live);
  const course = await newCourse(author, "Empty");
  const rail = page.getByRole("region", { name: "Slides" });
  for (const { width, height, isInRail } of [
    { width: 1440, height: 900, isInRail: 0 },
    { width: 820, height: 1180, isInRail: 0 },
    { width: 390, height: 844, isInRail: 1 },
  ]) {
    await page.setViewportSize({ width, height });
    await author.open(page, course.query);
    for (const name of ["Add Video Slide", "Add Amount Slide", "Add several videos"]) {
      await expect(page.getByRole("button", { name })).toBeInViewport({ ratio: 0.99 });
      await expect(rail.getByRole("button", { name })).toHaveCount(isInRail);
    }
    await axeClean(page, `an empty lesson, ${width} wide`);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole("button", { name: "Add Quiz Slide" }).click();
  await expect(page.getByLabel("Question", { exact: true })).toBeFocused();
  const addQuiz = rail.getByRole("button", { name: "Add Quiz Slide" });
  await expect(addQuiz).toBeVisible();
  // Folded, they stay so on this device.
  const fold = rail.getByRole("button", { name: "Add a slide" });
  await fold.click();
  await expect(addQuiz).toBeHidden();
  await page.reload();
  await expect(fold).toHaveAttribute("aria-expanded", "false");
  await expect(addQuiz).toBeHidden();
  await fold.click();
  await expect(addQuiz).toBeVisible();
});

test("on a phone the head of the lesson's open settings stays in view and closes them (T-915) @long", async ({
  page,
  live,
}) => {
  const author = await asAuthor(live);
  const course = await newCourse(author, "Head", QUESTIONS);
  await page.setViewportSize({ width: 390, height: 844 });
  await author.open(page, course.query);
  await page.getByRole("tab", { name: "Slides" }).click();
  const head = page.locator("summary").filter({ hasText: "Lesson settings and mission card" });
  await head.click();
  await axeClean(page, "the lesson's settings");
  await page.getByRole("button", { name: "Add a mission card" }).click();
  await page.getByRole("button", { name: "Add a step" }).click();
  await page.getByLabel("Question to talk about at dinner").scrollIntoViewIfNeeded();
  await expect(page.getByLabel("Lesson title", { exact: true })).not.toBeInViewport();
  await expect(head).toBeInViewport({ ratio: 0.99 });
  await head.click();
  await expect(slideList(page).getByRole("listitem").first()).toBeInViewport({ ratio: 0.99 });
  // The next undo takes the card's step back, which is not in the tab of its button.
  await page.getByRole("tab", { name: "Edit" }).click();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("tab", { name: "Slides" })).toHaveAttribute("aria-selected", "true");
  await expect(head).toBeInViewport({ ratio: 0.99 });
  await expect(page.getByRole("button", { name: "Add a step" })).toBeVisible();
});

test("on a phone the end of a slide leads to the ones before and behind it @long", async ({
  page,
  live,
}) => {
  const author = await asAuthor(live);
  const course = await newCourse(author, "Steps", QUESTIONS);
  await page.setViewportSize({ width: 390, height: 844 });
  await author.open(page, `${course.query}&slide=${course.slides[0]}`);
  const steps = page.getByRole("navigation", { name: "Other slides" });
  const heading = page.locator("#slide-heading");
  await expect(steps.getByRole("button")).toHaveText(["2. Quiz"]);
  await steps.getByRole("button", { name: "2. Quiz" }).click();
  await expect(heading).toHaveText("2. Quiz");
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport({ ratio: 0.99 });
  await expect(steps.getByRole("button")).toHaveText(["1. Quiz", "3. Quiz"]);
  await steps.getByRole("button", { name: "1. Quiz" }).click();
  await expect(heading).toHaveText("1. Quiz");
  // From the end of a slide that is deleted, the next one is shown from its top.
  await steps.scrollIntoViewIfNeeded();
  await expect(steps).toBeInViewport();
  // Playwright's own click would scroll the bar of the slide, which stays in view, to another place.
  await page.getByRole("button", { name: "Slide options" }).dispatchEvent("click");
  await page.getByRole("button", { name: "Delete slide" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete", exact: true }).click();
  await expect(page.getByText("Slide deleted.")).toBeVisible();
  await expect(heading).toHaveText("1. Quiz");
  await expect(page.getByLabel("Question", { exact: true })).toBeInViewport({ ratio: 0.99 });
  await page.setViewportSize({ width: 820, height: 1180 });
  await expect(steps).toHaveCount(0);
});

test("on a phone the topics of lessons are shown while lessons are selected (T-916) @long", async ({
  page,
  live,
}) => {
  const author = await asAuthor(live);
  const course = await newCourse(author, "Topics");
  await author.call("POST", `/courses/${course.course}/lessons`, { title: "Two" });
  await page.setViewportSize({ width: 390, height: 844 });
  await author.open(page, `?course=${course.course}`);
  const lessons = page.getByRole("list", { name: "Lessons" });
  await page.getByRole("button", { name: "Select several" }).click();
  await page.getByRole("checkbox", { name: "Select Two" }).check();
  await page.getByRole("button", { name: "Change topic" }).click();
  await page.getByLabel("New topic").fill("Saving");
  await page.getByRole("button", { name: "Set topic of 1 lesson" }).click();
  await expect(lessons.getByText("Topic: Saving")).toBeVisible();
  await page.getByRole("button", { name: "Done" }).click();
  await expect(lessons.getByText("Topic: Saving")).toBeHidden();
});

test("Ctrl+K finds a slide by its text, '?' shows the keys, and the focus comes back @long", async ({
  page,
  live,
}) => {
  const author = await asAuthor(live);
  const course = await newCourse(author, "Lost and found", ["Where is the narwhal?", "Here?"]);
  await author.open(page, `${course.query}&slide=${course.slides[1]}`);
  await expect(page.getByLabel("Question", { exact: true })).toHaveValue("Here?");
  await axeClean(page, "the desk on a phone");
  await page.getByLabel("Question", { exact: true }).press("Control+k");
  const field = page.getByRole("combobox");
  await expect(field).toBeFocused();
  await field.fill("narwhal zzz");
  await expect(dialog(page).getByText("Nothing was found.")).toBeVisible();
  await field.fill("NARWHAL");
  await expect(page.getByRole("option", { name: /^Where is the narwhal\?/ })).toHaveAttribute(
    "aria-selected",
    "true",
  );
  await axeClean(page, "the search");
  await page.keyboard.press("Escape");
  await expect(page.getByLabel("Question", { exact: true })).toBeFocused();
  await page.keyboard.press("Control+k");
  // Closed and opened again before the browser's close event arrives.
  await page
    .getByRole("button", { name: "Close", exact: true })
    .evaluate(async (button: HTMLElement) => {
      button.click();
      await Promise.resolve(); // React has drawn, the close event is still to come
      dispatchEvent(new KeyboardEvent("keydown", { key: "k", ctrlKey: true }));
    });
  await field.fill("lost and found");
  await expect(page.getByRole("option")).toHaveCount(2);
  await field.fill("the narwhal");
  await expect(page.getByRole("option")).toHaveCount(1);
  await field.press("ArrowDown");
  await field.press("Enter");
  const heading = page.getByRole("heading", { name: "1. Quiz" });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport({ ratio: 0.99 });

  await page.keyboard.press("?");
  await expect(dialog(page).getByText("The arrows above a slide, or above a list")).toBeVisible();
  await dialog(page).getByText("With a keyboard").click();
  await expect(dialog(page).getByText("Undo any change")).toBeVisible();
  await axeClean(page, "the keys");
  await dialog(page).getByLabel("Press ? anywhere to open this list").uncheck();
  await page.keyboard.press("Escape");
  await expect(heading).toBeFocused();
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog")).toHaveCount(0);
});
