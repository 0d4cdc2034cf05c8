import { FIRST_LESSON_ID } from "#domain/constants.ts";
import { axeClean } from "./axe.ts";
import { addFamily, expect, openQuiz, signUp, test } from "./fixtures.ts";
import { firstMission, firstQuiz, secondQuiz } from "./first-quizzes.ts";
import { solve } from "./solve.ts";

test("every refusal of the child's zone in the spec's words", async ({ page, live }) => {
  await addFamily(page, live);
  // Codes that our server answers only where something is broken, or never (R-UX-4).
  for (const [path, call, status, code, words] of [
    [
      `/lesson/${FIRST_LESSON_ID}`,
      "**/api/lessons/*",
      404,
      "profile_missing",
      "User not found or duplicate users in database.",
    ],
    [
      `/lesson/${FIRST_LESSON_ID}`,
      "**/api/lessons/*",
      409,
      "version_unknown",
      "Failed to load lesson",
    ],
    [
      `/lesson/${FIRST_LESSON_ID}`,
      "**/api/lessons/*",
      409,
      "lesson_ambiguous",
      "Multiple lessons found for this ID",
    ],
    [
      "/courses/CourseTrack?lesson=00000000-0000-4000-8000-000000000000",
      "",
      0,
      "",
      "Could not resolve course for this lesson.",
    ],
    [
      "/courses/CourseTrack?course=00000000-0000-4000-8000-000000000000",
      "",
      0,
      "",
      "Could not determine your current course.",
    ],
    [
      "/courses/CourseTrack",
      "**/api/course-track*",
      404,
      "no_lessons",
      "Could not find any lessons.",
    ],
    [
      "/courses/CourseTrack",
      "**/api/course-track*",
      401,
      "not_authenticated",
      "Authentication error",
    ],
    [
      "/courses/CourseTrack",
      "**/api/course-track*",
      500,
      "unexpected",
      "Failed to load course data",
    ],
  ] as const) {
    if (call !== "")
      await page.route(call, (route) => route.fulfill({ status, json: { code, message: code } }));
    await page.goto(path);
    await expect(page.getByText(words)).toBeVisible();
    if (call !== "") await page.unroute(call);
  }
  await page.route("**/api/lessons/*", (route) =>
    route.fulfill({
      json: { lesson_id: FIRST_LESSON_ID, version: 1, title: "x", tag: "x", slides: [] },
    }),
  );
  await page.goto(`/lesson/${FIRST_LESSON_ID}`);
  await expect(page.getByRole("heading", { name: "No Slides Found" })).toBeVisible();
  await page.unroute("**/api/lessons/*");
  await page.goto("/lesson/00000000-0000-4000-8000-000000000000");
  await expect(page.getByRole("heading", { name: "Lesson Not Found" })).toBeVisible();
  await expect(page.getByText("No lesson found for this ID")).toBeVisible();
  for (const path of ["/lesson/lesson-feedback-1", "/lesson/lesson-feedback-2"]) {
    await page.goto(path);
    await expect(page.getByText("We don't know which lesson this is about.")).toBeVisible();
  }
  await page.route("**/api/me", (route) =>
    route.fulfill({ status: 500, json: { code: "unexpected", message: "x" } }),
  );
  await page.goto(`/lesson/lesson-feedback-1?lesson=${FIRST_LESSON_ID}`);
  await expect(page.getByText("Failed to fetch feedback")).toBeVisible();
  await page.unroute("**/api/me");
  await page.getByRole("button", { name: "Try Again", exact: true }).click();
  await expect(page.getByText("Just right")).toBeVisible();
  await page.route("**/feedback", (route) =>
    route.fulfill({ status: 500, json: { code: "unexpected", message: "x" } }),
  );
  await page.getByText("Just right").click();
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("alert")).toHaveText("Failed to save feedback");
});

test("where something can't be fetched a child reads its own words, and its grown-up the reason below (T-1912)", async ({
  page,
  live,
}) => {
  await addFamily(page, live);
  const refused = { status: 500, json: { code: "unexpected", message: "x" } };
  for (const [path, call, reason] of [
    ["/courses/CourseTrack", "**/api/course-track*", "Failed to load course data"],
    ["/game-over", "**/api/course-track*", "An unexpected error occurred. Please try again."],
    [
      `/lesson/mission-card?lesson=${FIRST_LESSON_ID}`,
      "**/api/course-track*",
      "An unexpected error occurred. Please try again.",
    ],
    [`/lesson/${FIRST_LESSON_ID}`, "**/api/lessons/*", "Error Loading Lesson"],
    ["/courses/CourseTrack", "**/api/me", "An unexpected error occurred. Please try again."],
  ] as const) {
    await page.route(call, (route) => route.fulfill(refused));
    await page.goto(path);
    await expect(page.getByRole("heading", { name: "The sea is rough today" })).toBeFocused();
    await expect(page.getByText("Pocket can't get here. Ask a grown-up").first()).toBeVisible();
    await expect(page.getByText("For grown-ups:")).toBeVisible();
    await expect(page.getByText(reason)).toBeVisible();
    await page.unroute(call);
    await page.getByRole("button", { name: "Try Again", exact: true }).click();
    await expect(page.getByText("For grown-ups:")).toBeHidden();
  }
  await page.goto("/courses/CourseTrack?course=00000000-0000-4000-8000-000000000000");
  await expect(page.getByRole("heading", { name: "Pocket has lost the way" })).toBeVisible();
  await axeClean(page, "a child that has lost the way");
  await page.getByRole("button", { name: "Back to the map" }).click();
  await expect(page.getByRole("heading", { name: "Welcome Back Mia" })).toBeVisible();
});

test("rewards that can't be kept say so and try again; a heading that is empty is 'Quiz'", async ({
  page,
  live,
}) => {
  await addFamily(page, live);
  await page.goto("/lesson/day-streak");
  await expect(page.getByText("No lesson was finished on that day.")).toBeVisible();
  await page.goto(`/lesson/mission-accomplished?lesson=${FIRST_LESSON_ID}`);
  await expect(page.getByRole("heading", { name: "That could not be saved." })).toBeVisible();
  await page.getByRole("button", { name: "Try Again", exact: true }).click();
  await expect(page.getByText("This lesson is not finished yet.")).toBeVisible();
  // The intro reads the family ahead, and again when the button is pressed.
  await page.route("**/api/me", (route) =>
    route.fulfill({ status: 500, json: { code: "unexpected", message: "x" } }),
  );
  await page.goto("/lesson/intro");
  await page.getByRole("button", { name: "Get Started" }).click();
  await expect(page.getByRole("alert")).toHaveText(
    "An unexpected error occurred. Please try again.",
  );
  await page.unroute("**/api/me");
  await page.goto(`/courses/CourseTrack?lesson=${FIRST_LESSON_ID}`);
  await expect(page.getByRole("heading", { name: "Treasure Tracker" })).toBeVisible();
  await page.route("**/api/lessons/*", async (route) => {
    const lesson = await (await route.fetch()).json();
    await route.fulfill({
      json: {
        ...lesson,
        slides: lesson.slides.map((slide: object) => ({ ...slide, quiz_heading: "" })),
      },
    });
  });
  await page.goto(`/lesson/${FIRST_LESSON_ID}`);
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByRole("heading", { name: "Quiz", exact: true })).toBeVisible();
});

test("pictures that don't come, clips that fail: the lesson goes on", async ({ page, live }) => {
  await page.route("**/media/content/**", (route) =>
    /\.(webp|png|svg|jpg)$/.test(new URL(route.request().url()).pathname)
      ? route.abort()
      : route.continue(),
  );
  await openQuiz(page, live);
  await page.getByRole("radio", { name: firstQuiz.right }).click();
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByText("Image unavailable").first()).toBeVisible();
  await solve(page, secondQuiz.slide);
  await expect(page.getByText("Correct!")).toBeVisible();
});

test("media that come late, or stall in the middle, do not block the lesson; back leads where the spec says @long", async ({
  page,
  live,
}) => {
  await signUp(page, live);
  const held: (() => void)[] = [];
  // The next clip never comes: its slide opens all the same after six seconds.
  await page.route(
    "**/media/content/**/videos/**",
    (route) => void held.push(() => void route.abort().catch(() => undefined)),
  );
  await page.getByRole("button", { name: "Get Started" }).click();
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByRole("radio", { name: firstQuiz.right }).click();
  await page.getByRole("button", { name: "Continue" }).click();
  await solve(page, secondQuiz.slide);
  await expect(page.getByRole("button", { name: "Continue" })).toBeEnabled();
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("button", { name: "Next" })).toBeEnabled();
  for (const end of held) end();
  await page.unroute("**/media/content/**/videos/**");
  for (let slide = 3; slide > 0; slide--) {
    await page.getByRole("button", { name: "Back", exact: true }).click();
    await expect(page.locator("h1")).toContainText(`Slide ${slide} of ${firstMission.length}`);
    await expect(page.locator('[data-moving="false"]')).toBeVisible();
  }
  await page.getByRole("button", { name: "Back", exact: true }).click();
  await page.waitForURL("**/lesson/intro");
});

test("a course or lesson in the URL that is not there leads back to the map (T-1230)", async ({
  page,
  live,
}) => {
  await addFamily(page, live);
  const unknown = "00000000-0000-4000-8000-000000000000";
  for (const [name, words] of [
    ["lesson", "Could not resolve course for this lesson."],
    ["course", "Could not determine your current course."],
  ] as const)
    for (const value of [
      "nope",
      unknown,
      "1",
      "%00",
      "x".repeat(300),
      "../me",
      "[object Object]",
    ]) {
      await page.goto(`/courses/CourseTrack?${name}=${value}`);
      await expect(page.getByText(words)).toBeVisible();
      await page.getByRole("button", { name: "Back to the map" }).click();
      await expect(page.getByRole("heading", { name: "Welcome Back Mia" })).toBeVisible();
    }
  for (const path of ["lesson-feedback-1", "lesson-feedback-2"]) {
    await page.goto(`/lesson/${path}?lesson=nope`);
    await page.getByRole("link", { name: "Back to the map" }).click();
    await expect(page.getByRole("heading", { name: "Welcome Back Mia" })).toBeVisible();
  }
});
