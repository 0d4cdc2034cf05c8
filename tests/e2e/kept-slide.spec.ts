import type { Page } from "@playwright/test";
import { FIRST_LESSON_ID } from "#domain/constants.ts";
import { SESSION_KEY } from "#app/data/base/session-key.ts";
import { newFamily } from "#tests/support/families.ts";
import { expect, openQuiz, test } from "./fixtures.ts";
import { firstQuiz } from "./first-quizzes.ts";

const LESSON = `/lesson/${FIRST_LESSON_ID}`;
const LEO = { parent_name: "Ana", kid_name: "Leo", kid_age: 9 };

/** Holds the page's own script back until the returned function is called. */
async function holdScript(page: Page): Promise<() => void> {
  const held: (() => void)[] = [];
  await page.route("**/assets/child-*.js", (route) => {
    held.push(() => void route.continue());
  });
  return () => {
    for (const go of held) go();
  };
}

/** The text of the kept slide; null where there is none. */
const keptSlide = (page: Page) =>
  page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith("kept-slide:"));
    return key === undefined ? null : localStorage.getItem(key);
  });

/** Leaves a lesson at its quiz, for a page of our host that runs nothing. */
async function leaveAtQuiz(page: Page): Promise<void> {
  await expect(page.getByRole("radio").first()).toBeEnabled();
  await expect
    .poll(async () => {
      await page.evaluate(() => dispatchEvent(new Event("pagehide")));
      return keptSlide(page);
    })
    .not.toBeNull();
  await page.goto("/robots.txt");
}

test("a quiz that was left is shown and can be answered before the page's scripts have come (T-740)", async ({
  page,
  live,
}) => {
  const problems: string[] = [];
  page.on("console", (message) => message.type() === "error" && problems.push(message.text()));
  await openQuiz(page, live);
  await leaveAtQuiz(page);
  const goOn = await holdScript(page);
  await page.goto(LESSON, { waitUntil: "commit" });
  const answers = page.getByRole("radio");
  await expect(answers).toHaveCount(firstQuiz.slide.quiz_answers.length);
  await expect(page.locator("#root")).toHaveAttribute("aria-busy", "true");
  await page.getByRole("radio", { name: firstQuiz.right }).click();
  goOn();
  await expect(page.getByText("Correct!")).toBeVisible();
  await expect(page.locator("#root")).not.toHaveAttribute("aria-busy");
  await expect(answers).toHaveCount(firstQuiz.slide.quiz_answers.length);
  expect(problems).toEqual([]);
});

test("a quiz that was left has the same size and place when the page has come (T-741) @long", async ({
  page,
  live,
}) => {
  await openQuiz(page, live);
  await leaveAtQuiz(page);
  const goOn = await holdScript(page);
  await page.goto(LESSON, { waitUntil: "commit" });
  const places = () =>
    page
      .locator("[data-answer], h2, .bar, [data-board]")
      .evaluateAll((all) =>
        all.map((element) => ({ ...element.getBoundingClientRect().toJSON() })),
      );
  await expect(page.getByRole("radio").first()).toBeVisible();
  // The font comes after the answers, here as well as when React draws them.
  await page.evaluate(async () => void (await document.fonts.ready));
  const before = await places();
  goOn();
  await expect(page.locator("#root")).not.toHaveAttribute("aria-busy");
  expect(await places()).toEqual(before);
});

test("the page's script runs after the quiz that was left is painted (T-749)", async ({
  page,
  live,
}) => {
  await page.addInitScript(() => {
    let frames = 0;
    requestAnimationFrame(function count() {
      if (document.querySelector("[data-answer]") !== null) frames++;
      requestAnimationFrame(count);
    });
    const listen = window.addEventListener.bind(window);
    window.addEventListener = (type: string, listener: EventListenerOrEventListenerObject) => {
      // The first thing that only the page's script listens for.
      if (type === "storage") Object.assign(globalThis, { framesAtStart: frames });
      listen(type, listener);
    };
  });
  const framesAtStart = () =>
    page.evaluate(() => (globalThis as { framesAtStart?: number }).framesAtStart);
  await openQuiz(page, live);
  await leaveAtQuiz(page);
  await page.goto(LESSON);
  await expect(page.getByRole("radio").first()).toBeEnabled();
  await expect.poll(framesAtStart).toBeGreaterThan(0);
});

test("the page starts though the file that shows the quiz does not come (T-820) @long", async ({
  page,
  live,
}) => {
  await openQuiz(page, live);
  await leaveAtQuiz(page);
  await page.route("**/assets/keptSlide-*.js", () => undefined); // never answered
  await page.goto(LESSON, { waitUntil: "commit" });
  await page.getByRole("radio", { name: firstQuiz.right }).click();
  await expect(page.getByText("Correct!")).toBeVisible();
});

for (const [what, change, tag] of [
  ["of another release", { script: "/assets/child-older.js" }, ""],
  ["of another lesson", { path: "/lesson/5b6f6a0e-3f1c-4a55-9a3e-0d2f5f6b7c01" }, " @long"],
] as const)
  test(`a quiz ${what} is not shown again, and is forgotten (T-742)${tag}`, async ({
    page,
    live,
  }) => {
    await openQuiz(page, live);
    await leaveAtQuiz(page);
    await page.evaluate((changed) => {
      const key = Object.keys(localStorage).find((name) => name.startsWith("kept-slide:")) ?? "";
      const kept = JSON.parse(localStorage.getItem(key) ?? "{}") as object;
      localStorage.setItem(key, JSON.stringify({ ...kept, ...changed }));
    }, change);
    await holdScript(page);
    await page.goto(LESSON, { waitUntil: "commit" });
    await expect.poll(() => keptSlide(page)).toBeNull();
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    await expect(page.locator("#root > *")).toHaveCount(0);
  });

test("a quiz is kept for its own family alone, where one child plays (T-743)", async ({
  page,
  live,
}) => {
  await openQuiz(page, live);
  await leaveAtQuiz(page);
  const keys = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("kept-slide:")));
  const [own = ""] = await keys();
  await page.goto(LESSON);
  await expect(page.getByRole("radio").first()).toBeEnabled();
  // One of several children was chosen.
  await page.evaluate(
    (key) => localStorage.setItem(key, "a-child"),
    own.replace("kept-slide", "child"),
  );
  await page.evaluate(() => dispatchEvent(new Event("pagehide")));
  expect(await keys()).toEqual([]);
  await page.evaluate((key) => localStorage.removeItem(key), own.replace("kept-slide", "child"));
  // Somebody else has signed in, which this page has not noticed yet.
  const { kept: session } = await newFamily(live, LEO);
  await page.evaluate(
    ([key, stored]) => localStorage.setItem(key ?? "", stored ?? ""),
    [SESSION_KEY, JSON.stringify(session)],
  );
  await page.evaluate(() => dispatchEvent(new Event("pagehide")));
  expect(await keys()).toEqual([]);
});
