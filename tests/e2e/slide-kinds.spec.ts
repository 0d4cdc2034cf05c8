import type { Page } from "@playwright/test";
import { slideKinds } from "#domain/slides/registry.ts";
import { FIRST_LESSON_ID } from "#domain/constants.ts";
import { player as words } from "#app/copy/child.ts";
import { openKind, reachesTheEnd } from "./activity.ts";
import { asAuthor, newCourse } from "./author.ts";
import { axeClean } from "./axe.ts";
import { fromMenu, openChecklist } from "./builder-parts.ts";
import { addFamily, expect, openQuiz, test } from "./fixtures.ts";
import { firstMission, firstQuiz } from "./first-quizzes.ts";

/** Lets the second slide be of a kind that only a newer version knows. */
const ofNewerVersion = (slides: object[]) =>
  slides.map((slide, index) => (index === 1 ? { ...slide, type: "poll" } : slide));

const openPoll = async (page: Page) => {
  await page.route("**/api/lessons/*", async (route) => {
    const lesson = await (await route.fetch()).json();
    await route.fulfill({ json: { ...lesson, slides: ofNewerVersion(lesson.slides) } });
  });
  await page.goto(`/lesson/${FIRST_LESSON_ID}`);
  await page.getByRole("button", { name: "Next" }).click();
};

test("a slide of a newer version asks for an update, and the lesson goes on after it", async ({
  page,
  live,
}) => {
  await addFamily(page, live);
  await openPoll(page);
  await expect(page.getByRole("heading", { name: words.updateHeading })).toBeVisible();
  await expect(page.getByText(words.update)).toBeVisible();
  await axeClean(page, "a slide of a newer version");
  await page.getByRole("button", { name: "Next" }).click();
  await expect(
    page.getByRole("heading", { name: `Slide 3 of ${firstMission.length}` }),
  ).toBeAttached();
  await expect(page.getByRole("radio").first()).toBeVisible();
});

test("a slide whose code does not load says so; it can be tried again, or left out", async ({
  page,
  live,
}) => {
  await addFamily(page, live);
  const code = "**/assets/QuizPanel-*.js";
  await page.route(code, (route) => route.abort());
  await page.goto(`/lesson/${FIRST_LESSON_ID}`);
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByRole("alert")).toHaveText(words.loadFailed);
  await axeClean(page, "a slide whose code did not load");
  await page.unroute(code);
  await page.getByRole("button", { name: "Try Again", exact: true }).click();
  await expect(page.getByRole("radio").first()).toBeVisible();
});

test.describe("in the lesson builder", () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test("a slide of a newer version is named as such, can't be edited or published, and can be deleted @long", async ({
    page,
    live,
  }) => {
    const author = await asAuthor(live);
    const { lesson, query, slides } = await newCourse(author, "Newer", ["Gold?", "Silver?"]);
    await page.route(`**/api/staff/lessons/${lesson}/slides`, async (route) =>
      route.fulfill({ json: ofNewerVersion(await (await route.fetch()).json()) }),
    );
    await author.open(page, `${query}&slide=${slides[1]}`);
    await expect(page.getByRole("heading", { name: "2. Unknown kind" })).toBeVisible();
    await expect(page.getByText("This page is older than this slide.")).toBeVisible();
    await openChecklist(page);
    await expect(page.getByText("This slide needs a newer version")).toBeVisible();
    await openChecklist(page);
    const preview = page.frameLocator("iframe");
    await expect(preview.getByRole("heading", { name: words.updateHeading })).toBeVisible();
    await axeClean(page, "a slide of a newer version in the builder");
    await fromMenu(page, "Slide options", "Delete slide");
    await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
    await expect(page.getByRole("heading", { name: "1. Quiz" })).toBeVisible();
    await page.unrouteAll({ behavior: "wait" });
  });
});

/** Lets every quiz of the child's lessons have these fields. */
const giveQuizzes = (page: Page, fields: object) =>
  page.route("**/api/lessons/*", async (route) => {
    const lesson = await (await route.fetch()).json();
    const slides = lesson.slides.map((slide: { type: string }) =>
      slide.type === "quiz" ? { ...slide, ...fields } : slide,
    );
    await route.fulfill({ json: { ...lesson, slides } });
  });
const ANSWER = { image_url: null, alt: null, audio_url: null, is_correct: false };

test("a reload in the middle of a quiz keeps the order of its answers and what was tried", async ({
  page,
  live,
}) => {
  await openQuiz(page, live);
  const order = () => page.getByRole("radio").allTextContents();
  const before = await order();
  const wrong = page.getByRole("radio", { name: firstQuiz.wrong });
  for (let attempt = 0; attempt < 2; attempt++) {
    await wrong.click();
    await page.getByRole("button", { name: "Try Again", exact: true }).click();
  }
  await expect(wrong).toHaveAttribute("aria-disabled", "true");
  await page.reload();
  await expect(wrong).toHaveAttribute("aria-disabled", "true");
  expect((await order()).map((text) => text.split(".")[0])).toEqual(
    before.map((text) => text.split(".")[0]),
  );
});

test("where all that apply are wanted, each right answer stays and only a wrong one gets 'Oops!', with its own hint", async ({
  page,
  live,
}) => {
  await addFamily(page, live);
  await giveQuizzes(page, {
    quiz_choice: "all",
    quiz_answers: [
      { ...ANSWER, text: "Water", is_correct: true },
      { ...ANSWER, text: "Food", is_correct: true },
      { ...ANSWER, text: "A robot", hint: "You can live without a robot." },
    ],
  });
  await page.goto(`/lesson/${FIRST_LESSON_ID}`);
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByRole("checkbox", { name: "Food" }).click();
  await expect(page.getByText("Correct! There is more to find.")).toBeVisible();
  await expect(page.getByRole("checkbox", { name: "Food" })).toBeChecked();
  await axeClean(page, "one of several right answers");
  await page.getByRole("checkbox", { name: "A robot" }).click();
  await expect(page.getByText("Oops!", { exact: true })).toBeVisible();
  await expect(page.getByText("You can live without a robot.")).toBeVisible();
  await page.getByRole("button", { name: "Try Again", exact: true }).click();
  await page.getByRole("checkbox", { name: "Water" }).focus();
  await page.keyboard.press("Space");
  await expect(page.getByText("Correct!", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(
    page.getByRole("heading", { name: `Slide 3 of ${firstMission.length}` }),
  ).toBeAttached();
});

/** More than any limit of today. */
const FORTY = 40;
const forty = (part: (index: number) => object) => Array.from({ length: FORTY }, (_, n) => part(n));

test("a published slide that would be refused today is still played to its end (T-268) @long", async ({
  page,
  live,
}) => {
  const [thing] = slideKinds.sort.start().things;
  const bodies: Record<string, object> = {
    sort: { things: forty(() => ({ ...thing, name: "", why: "", baskets: [0] })) },
    quiz: {
      quiz_keeps_order: true,
      quiz_answers: forty((n) => ({ ...ANSWER, text: "", is_correct: n === 0 })),
    },
  };
  await page.route("**/api/lessons/*", async (route) => {
    const lesson = await (await route.fetch()).json();
    const slides = lesson.slides.map((slide: { type: string }) => ({
      ...slide,
      ...bodies[slide.type],
    }));
    await route.fulfill({ json: { ...lesson, slides } });
  });
  await openKind(page, live, "sort", "Is it a need or a want?");
  const things = page.locator("[data-thing]");
  for (let left = FORTY; left > 0; left--) {
    await expect(things).toHaveCount(left);
    await things.first().click();
    await page.locator("[data-basket='0']").click();
  }
  await reachesTheEnd(page, slideKinds.sort.start().done_quote);

  await page.goto(`/lesson/${FIRST_LESSON_ID}`);
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByRole("radio")).toHaveCount(FORTY);
  await page.getByRole("radio").last().click();
  await page.getByRole("button", { name: "Try Again", exact: true }).click();
  await page.getByRole("radio").first().click();
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(
    page.getByRole("heading", { name: `Slide 3 of ${firstMission.length}` }),
  ).toBeAttached();
});
