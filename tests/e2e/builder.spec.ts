import { addFamily, answer, expect, test } from "./fixtures.ts";
import { goOffline } from "./go-offline.ts";
import { asAuthor, newCourse } from "./author.ts";
import { fromMenu, slideList, labels, saved, give, isThere, dialog } from "./builder-parts.ts";
import { media } from "#tests/support/authoring.ts";
import { axeClean } from "./axe.ts";

test.use({ viewport: { width: 1440, height: 900 } });

test("a course is made from nothing, published, and played by a child on another device", async ({
  page,
  live,
  browser,
}) => {
  const author = await asAuthor(live);
  await author.open(page);
  await page.locator("summary").filter({ hasText: "Add Course" }).click();
  await page.getByRole("button", { name: "Add Course" }).click();
  await expect(page.getByText("A title is needed.")).toBeVisible();
  await page.getByLabel("Title of the new course").fill("Pirate Banking");
  await page.keyboard.press("Enter");
  await expect(page.getByText("No lesson yet.")).toBeVisible();
  const slideTo = page.locator("summary").filter({ hasText: "Add a slide to a lesson" });
  await expect(slideTo).toHaveCount(0);
  await page.locator("summary").filter({ hasText: "Add Lesson" }).click();
  await page.getByLabel("Title of the new lesson").fill("The Bank");
  await page.getByLabel("Its topic, such as 'Earning Money'").fill("Saving");
  await page.getByRole("button", { name: "Add Lesson" }).click();
  // The course's page has a button of the same name.
  await expect(page.getByRole("heading", { name: "The Bank", level: 1 })).toBeVisible();
  await expect(page.getByText("Not published yet", { exact: true })).toBeVisible();

  // A slide can be added from the course's page as well, to a lesson that is chosen there.
  await page.getByRole("button", { name: "Pirate Banking" }).click();
  await slideTo.click();
  await page.getByRole("button", { name: "Add Video Slide" }).click();
  await expect(page.getByRole("alert")).toHaveText("No lesson selected");
  await page.getByRole("combobox", { name: "Add a slide to" }).selectOption("The Bank");
  await page.getByRole("button", { name: "Add Video Slide" }).click();
  await expect(page.getByRole("heading", { name: "1. Video" })).toBeFocused();
  await give(page, "Video", media("onboarding/welcome.mp4"));
  await give(page, "Captions", media("onboarding/welcome.vtt"));
  await page.getByLabel("Description of the video").fill("Pocket waves");
  await isThere(page, "Video");
  await isThere(page, "Captions");
  await isThere(page, "Cover picture"); // made in the browser, by itself
  await saved(page);

  for (const [heading, question, right, wrong] of [
    ["2. Quiz", "What keeps coins safe?", "A bank", "A hole"],
    ["3. Quiz", "What grows there?", "Savings", "Fish"],
  ] as const) {
    await page.getByRole("button", { name: "Add Quiz Slide" }).click();
    await expect(page.getByRole("heading", { name: heading, exact: true })).toBeVisible();
    await page.getByLabel("Question", { exact: true }).fill(question);
    await page.getByRole("button", { name: "Add Answer" }).click();
    await expect(page.getByText("An answer needs text.")).toBeVisible();
    for (const text of [right, wrong]) {
      await page.getByLabel("New answer").fill(text);
      await page.keyboard.press("Enter");
    }
    await page.getByLabel("Correct: answer 2").check();
    await page.getByLabel("Correct: answer 1").check();
    await expect(page.getByLabel("Correct: answer 2")).not.toBeChecked();
    await saved(page);
  }

  const frame = page.frameLocator("iframe");
  await expect(frame.getByText("What grows there?")).toBeVisible();
  await axeClean(page, "builder with a quiz");
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(dialog(page).getByText(/It is the first lesson of "Pirate Banking"/)).toBeVisible();
  await expect(dialog(page).getByLabel("Send a mail about it")).not.toBeChecked();
  await dialog(page).getByText("See the mail").click();
  await expect(dialog(page).getByText("Start the mission")).toBeVisible();
  await axeClean(page, "publish");
  await dialog(page)
    .getByText(/^All \d+, slide by slide$/)
    .click();
  await dialog(page).getByText("2. What keeps coins safe?").click();
  await expect(dialog(page).getByText("Slide 2: The question is not spoken.")).toBeVisible();
  await dialog(page).getByRole("button", { name: "Publish now" }).click();
  await expect(dialog(page).getByText("Published as version 1.")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByText("Published, version 1", { exact: true })).toBeVisible();

  live.clock.advance(3);
  const tablet = await (await browser.newContext()).newPage();
  await addFamily(tablet, live);
  const { searchParams } = new URL(page.url());
  await tablet.goto(`/courses/CourseTrack?course=${searchParams.get("course")}`);
  await expect(tablet.getByText("The Bank")).toBeVisible();
  await tablet.getByRole("button", { name: "Get Started" }).click();
  await tablet.getByRole("button", { name: "Next" }).click();
  await answer(tablet, "A bank");
  await answer(tablet, "Savings");
  await tablet.waitForURL("**/lesson/mission-accomplished*");
  await tablet.context().close();
});

test("a child in mid-lesson is not disturbed by a new version, and resumes in it at the same slide", async ({
  page,
  live,
  browser,
}) => {
  const author = await asAuthor(live);
  const course = await newCourse(author, "Undisturbed", ["One?", "Two?", "Three?"]);
  await author.call("POST", `/lessons/${course.lesson}/publish`);
  live.clock.advance(3);
  const tablet = await (await browser.newContext()).newPage();
  await addFamily(tablet, live);
  await tablet.goto(`/lesson/${course.lesson}`);
  await answer(tablet, "Coins");
  await expect(tablet.getByText("Two?")).toBeVisible();

  await author.open(page, course.query);
  await slideList(page)
    .getByRole("button", { name: /^1\. One/ })
    .click();
  await fromMenu(page, "Slide options", "Delete slide");
  await dialog(page).getByRole("button", { name: "Delete" }).click();
  await expect(slideList(page).getByText("1. Two?")).toBeVisible();
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(dialog(page).getByText("Slide 1 of before is removed: One?")).toBeVisible();
  await dialog(page).getByRole("button", { name: "Publish now" }).click();
  await expect(dialog(page).getByText("Published as version 2.")).toBeVisible();
  live.clock.advance(3);

  await answer(tablet, "Coins");
  await expect(tablet.getByText("Three?")).toBeVisible();
  await tablet.reload();
  await expect(tablet.getByText("Three?")).toBeVisible();
  await expect(tablet.getByText("slide 2 of 2", { exact: false })).toBeAttached();
  await answer(tablet, "Coins");
  await tablet.waitForURL("**/lesson/mission-accomplished*");
  await tablet.context().close();
});

test("slides move by drag, by buttons and by keyboard", async ({ page, live }) => {
  const author = await asAuthor(live);
  const course = await newCourse(author, "Order", ["A?", "B?", "C?"]);
  await author.open(page, course.query);
  const list = slideList(page);
  const orderIs = async (...letters: string[]) => {
    await expect
      .poll(() => labels(list))
      .toEqual(letters.map((letter, index) => `${index + 1}. ${letter}?`));
    const slides = await author.call("GET", `/lessons/${course.lesson}/slides`);
    expect(slides.map(({ quiz_question }: { quiz_question: string }) => quiz_question)).toEqual(
      letters.map((letter) => `${letter}?`),
    );
  };
  await orderIs("A", "B", "C");
  const kept = () =>
    page.waitForResponse(
      (response) => response.url().endsWith("/api/staff/order") && response.ok(),
    );

  const byButton = kept();
  // The buttons come with the pointer or the focus.
  await page.getByRole("button", { name: /^Move 1\. A\?:/ }).hover();
  await page.getByRole("button", { name: "Move 1. A? down" }).click();
  await byButton;
  await orderIs("B", "A", "C");
  await expect(page.getByText("1. A? is now 2 of 3.")).toBeAttached();

  const byKey = kept();
  await page.getByRole("button", { name: /^Move 3\. C\?:/ }).press("ArrowUp");
  await byKey;
  await orderIs("B", "C", "A");
  await expect(page.getByRole("button", { name: /^Move 2\. C\?:/ })).toBeFocused();

  const byDrag = kept();
  await page
    .getByRole("button", { name: /^Move 3\. A\?:/ })
    .dragTo(list.locator("li").first(), { targetPosition: { x: 60, y: 4 } });
  await byDrag;
  await orderIs("A", "B", "C");
});

test("every deletion asks first and says what else goes; the trash gives it back", async ({
  page,
  live,
}) => {
  const author = await asAuthor(live);
  const course = await newCourse(author, "Bins", ["First?", "Second?"]);
  await author.open(page, course.query);
  const deleteIt = async (ask: () => Promise<void>, ...said: (string | RegExp)[]) => {
    await ask();
    for (const text of said) await expect(dialog(page).getByText(text)).toBeVisible();
    await dialog(page).getByRole("button", { name: "Cancel" }).first().click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await ask();
    await dialog(page).getByRole("button", { name: "Delete", exact: true }).click();
  };
  await deleteIt(
    () => fromMenu(page, "Options of answer 2", "Delete answer 2"),
    'Delete the answer "Leaves"?',
  );
  await expect(page.getByLabel("Answer 2", { exact: true })).toHaveCount(0);
  await saved(page);
  await deleteIt(
    () => fromMenu(page, "Slide options", "Delete slide"),
    "Delete slide 1?",
    "You can put it back from the trash for 30 days.",
  );
  await expect.poll(() => labels(slideList(page))).toEqual(["1. Second?"]);
  await deleteIt(
    () => fromMenu(page, "Lesson options", "Delete lesson"),
    /^Delete the lesson "Bins one"\? Its 1 slide is deleted with it\.$/,
  );
  await expect(page.getByText("No lesson yet.")).toBeVisible();
  await deleteIt(
    () => fromMenu(page, "Course options", "Delete course"),
    /^Delete the course "Bins"\?/,
  );
  await expect(page.getByRole("list", { name: "Courses" }).getByText("Bins")).toHaveCount(0);

  await fromMenu(page, "Menu", "Trash");
  const row = (text: string) => dialog(page).getByRole("listitem").filter({ hasText: text });
  await expect(
    row("Lesson: Bins one (Bins)").getByText("Please put back its course or lesson first."),
  ).toBeVisible();
  await axeClean(page, "trash");
  await row("Course: Bins").getByRole("button", { name: "Put back" }).click();
  await row("Lesson: Bins one (Bins)").getByRole("button", { name: "Put back" }).click();
  await row("Slide: First? (Bins one)").getByRole("button", { name: "Put back" }).click();
  await expect(row("Slide: First?")).toHaveCount(0);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: /^Bins one/ }).click();
  await expect.poll(() => labels(slideList(page))).toEqual(["1. First?", "2. Second?"]);
});

test("what is typed survives a cut and a reload", async ({ page, live, context }) => {
  const author = await asAuthor(live);
  const course = await newCourse(author, "Kept", ["Before?"]);
  await author.open(page, course.query);
  await expect(page.getByLabel("Question", { exact: true })).toHaveValue("Before?");
  await goOffline(page);
  await page.getByLabel("Question", { exact: true }).fill("Typed in a tunnel?");
  await expect(page.getByText(/^Not saved: no connection\./)).toBeVisible();
  await context.setOffline(false);
  await page.reload();
  await expect(page.getByLabel("Question", { exact: true })).toHaveValue("Typed in a tunnel?");
  await saved(page);
  const kept = async () =>
    (await author.call("GET", `/lessons/${course.lesson}/slides`))[0].quiz_question;
  await expect.poll(kept).toBe("Typed in a tunnel?");
});

test("a version is looked at and made the draft again @long", async ({ page, live }) => {
  const author = await asAuthor(live);
  const course = await newCourse(author, "Back then", ["Old?"]);
  await author.open(page, course.query);
  await fromMenu(page, "Lesson options", "Versions");
  await expect(dialog(page).getByText("This lesson was never published.")).toBeVisible();
  await page.keyboard.press("Escape");
  await author.call("POST", `/lessons/${course.lesson}/publish`);
  await page.reload();
  await fromMenu(page, "Lesson options", "Versions");
  await expect(dialog(page).getByText("Children see this version")).toBeVisible();
  await expect(dialog(page).getByRole("button", { name: "Go back to this version" })).toHaveCount(
    0,
  );
  await page.keyboard.press("Escape");
  await page.getByLabel("Question", { exact: true }).fill("New?");
  await expect(page.getByText("Unpublished changes", { exact: true })).toBeVisible();

  await fromMenu(page, "Lesson options", "Versions");
  await dialog(page).getByRole("button", { name: "Show in the preview" }).click();
  await expect(page.frameLocator("iframe").getByText("Old?")).toBeVisible();
  await page.getByRole("button", { name: "Back to the draft" }).click();
  await expect(page.frameLocator("iframe").getByText("New?")).toBeVisible();

  await fromMenu(page, "Lesson options", "Versions");
  await expect(
    dialog(page).getByText(
      "Has changes since version 1 that children do not see until you publish.",
    ),
  ).toBeVisible();
  await dialog(page).getByRole("button", { name: "Go back to this version" }).click();
  await dialog(page).getByRole("button", { name: "Go back to this version" }).click();
  await expect(dialog(page).getByText("The draft is version 1 now.")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByLabel("Question", { exact: true })).toHaveValue("Old?");
});

test("an answer without words is marked at its field and everything else is saved, with the state in view", async ({
  page,
  live,
}) => {
  const author = await asAuthor(live);
  const course = await newCourse(author, "Marked", ["Which?"]);
  const stored = async () => (await author.call("GET", `/lessons/${course.lesson}/slides`))[0];
  await author.open(page, course.query);
  await page.getByLabel("Answer 1", { exact: true }).fill("");
  await expect(page.getByText("An answer needs text.")).toBeVisible();
  await page.getByLabel("Glimm the sprite says after a correct answer").fill("Well done!");
  await expect(
    page.getByText("Not saved: what is marked below. Everything else is saved."),
  ).toBeInViewport();
  expect(await stored()).toMatchObject({
    quiz_correct_quote: "Well done!",
    quiz_answers: [{ text: "Coins" }, { text: "Leaves" }],
  });
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(dialog(page).getByText("Not saved", { exact: true })).toBeVisible();
  await expect(dialog(page).getByRole("button", { name: /^Publish/ })).toBeDisabled();
  await expect(page.frameLocator("iframe").getByText("No words yet")).toBeVisible();
  await axeClean(page, "publish with an unsaved slide");
  await dialog(page).getByRole("button", { name: "Slide 1: Which? Go to slide 1" }).click();
  await expect(page.getByRole("heading", { name: "1. Quiz" })).toBeFocused();
  await page.getByLabel("Answer 1", { exact: true }).fill("Gold");
  await saved(page);
  expect((await stored()).quiz_answers[0].text).toBe("Gold");
});

test("with reduced motion nothing moves on the desk, which the rule of all elements leaves out (T-307) @long", async ({
  page,
  live,
}) => {
  const author = await asAuthor(live);
  const course = await newCourse(author, "A quiet desk", ["What is still?"]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await author.open(page, course.query);
  await expect(page.getByLabel("Question", { exact: true })).toBeVisible();
  const moving = () =>
    page.evaluate(() =>
      [...document.querySelectorAll("*")]
        .filter((element) => {
          const { animationName, transitionDuration } = getComputedStyle(element);
          return animationName !== "none" || /[1-9]/.test(transitionDuration);
        })
        .map(({ tagName, className }) => `${tagName} ${className}`),
    );
  expect(await page.evaluate(() => matchMedia("(prefers-reduced-motion: reduce)").matches)).toBe(
    true,
  );
  expect(await moving()).toEqual([]);
  await fromMenu(page, "Slide options", "Delete slide");
  await expect(dialog(page)).toBeVisible();
  expect(await moving()).toEqual([]);
});
