import { FIRST_LESSON_ID } from "#domain/constants.ts";
import { learningEvents, users } from "#server/platform/db/schema.ts";
import { eq } from "drizzle-orm";
import { axeClean } from "./axe.ts";
import { expect, newEmail, pressLink, signUp, test } from "./fixtures.ts";
import type { LiveServer } from "./fixtures.ts";
import type { Page } from "@playwright/test";

async function openQuiz(page: Page, live: LiveServer): Promise<string> {
  const email = await signUp(page, live);
  await page.getByRole("button", { name: "Get Started" }).click();
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByRole("radio").first()).toBeVisible();
  return email;
}

/** Addresses that audio elements were given, in order. */
async function watchVoice(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const said: string[] = [];
    Object.assign(globalThis, { said });
    const { set, get } = Object.getOwnPropertyDescriptor(HTMLMediaElement.prototype, "src") ?? {};
    Object.defineProperty(HTMLMediaElement.prototype, "src", {
      get: get as () => string,
      set(value: string) {
        if (this instanceof HTMLAudioElement) said.push(value);
        set?.call(this, value);
      },
    });
  });
  return () => page.evaluate(() => (globalThis as unknown as { said: string[] }).said);
}

test("wrong tries: after two a wrong answer steps back, after three Pocket shows the way (T-105)", async ({
  page,
  live,
}) => {
  await openQuiz(page, live);
  const wrong = page.getByRole("radio", { name: "It grows on a tree" });
  const again = page.getByRole("button", { name: "Try Again" });
  for (let round = 0; round < 2; round++) {
    await wrong.click();
    await again.click();
  }
  await expect(wrong).toHaveAttribute("aria-disabled", "true");
  await wrong.click({ force: true });
  await expect(page.getByText("Oops!")).toBeHidden();
  await axeClean(page, "answer away");
  const other = page
    .locator('[role="radio"][aria-disabled="false"]')
    .filter({ hasNotText: "People work for it" })
    .first();
  await other.click();
  await again.click();
  await expect(page.getByText("Let's do it together. Tap the answer that shines.")).toBeVisible();
  await axeClean(page, "guided");
  await page.getByRole("radio", { name: "People work for it" }).click();
  await expect(page.getByText("Correct!")).toBeVisible();
});

test("ages 3 to 6 hear the question and its answers without asking; a speaker says each again; mute is remembered", async ({
  page,
  live,
}) => {
  const said = await watchVoice(page);
  await openQuiz(page, live);
  await expect
    .poll(async () => (await said()).filter((url) => url.includes("/media/content/")).length)
    .toBeGreaterThan(1);
  const before = (await said()).length;
  await page.getByRole("button", { name: "Listen: People work for it" }).click();
  await expect.poll(async () => (await said()).length).toBeGreaterThan(before);
  const muted = () => page.evaluate(() => localStorage.getItem("muted"));
  await page.keyboard.press("m");
  await expect.poll(muted).toBe("true");
  await page.reload();
  await expect(page.locator("h1")).toBeFocused();
  await expect.poll(muted).toBe("true");
  await page.keyboard.press("m");
  await expect.poll(muted).toBe("false");
});

test("a lesson by keys alone: space, arrows, R, M, C, 1 to 4", async ({ page, live }) => {
  await signUp(page, live);
  await page.getByRole("button", { name: "Get Started" }).click();
  const video = page.locator("video");
  await expect(page.getByRole("button", { name: "Next" })).toBeEnabled();
  await expect(page.locator("h1")).toBeFocused();
  await page.keyboard.press("Space");
  await expect.poll(() => video.evaluate((v: HTMLVideoElement) => v.paused)).toBe(false);
  await page.keyboard.press("c");
  await expect
    .poll(() => video.evaluate((v: HTMLVideoElement) => v.textTracks[0]?.mode))
    .toBe("hidden");
  await page.keyboard.press("c");
  await page.keyboard.press("m");
  await expect.poll(() => video.evaluate((v: HTMLVideoElement) => v.muted)).toBe(true);
  await page.keyboard.press("m");
  await page.keyboard.press("r");
  await expect(page.getByText("Restarted")).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("radio").first()).toBeVisible();
  const right = await page.getByRole("radio").allTextContents();
  await page.keyboard.press(
    String(right.findIndex((text) => text.includes("People work for it")) + 1),
  );
  await expect(page.getByText("Correct!")).toBeVisible();
});

test("the accessibility tree of a quiz says what a screen reader needs", async ({ page, live }) => {
  await openQuiz(page, live);
  await expect(page.getByRole("main").or(page.locator("#root"))).toBeVisible();
  await expect(page.getByRole("radiogroup")).toMatchAriaSnapshot(`
    - radiogroup:
      - radio
      - button /Listen:/
      - radio
      - button /Listen:/
      - radio
      - button /Listen:/
  `);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Slide 2 of 9");
});

test("what a child did reaches our own server under a random id", async ({ page, live }) => {
  const email = await openQuiz(page, live);
  await page.getByRole("radio", { name: "It grows on a tree" }).click();
  await page.getByRole("button", { name: "Try Again" }).click();
  await page.getByRole("button", { name: /^Listen: It grows/ }).click();
  const { db } = live.running().context;
  const names = async () => {
    const [family] = await db.select().from(users).where(eq(users.email, email));
    const rows = await db
      .select()
      .from(learningEvents)
      .where(eq(learningEvents.child_id, family?.child_id ?? ""));
    return rows
      .filter(({ event_id }) => event_id !== null)
      .map(({ name, data }) => (name === "page_viewed" ? `page: ${data["page"]}` : name));
  };
  await expect
    .poll(names, { timeout: 20_000 })
    .toEqual([
      "page: Lesson Intro",
      "page: Lesson",
      "lesson_started",
      "slide_viewed",
      "slide_viewed",
      "answer_tried",
      "heard",
    ]);
});

test("the course track without a family's row makes it at the lesson intro", async ({
  page,
  live,
}) => {
  const email = newEmail();
  await fetch(`${live.url}/auth/v1/otp`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email }),
  });
  await pressLink(page, await live.mail(email));
  await page.waitForURL("**/onboarding");
  await page.goto("/lesson-intro");
  await page.waitForURL("**/lesson/intro");
  await page.goto("/courses/CourseTrack");
  await page.waitForURL(/\/lesson\/intro\?userId=[0-9a-f-]{36}$/);
  await page.goto(`/lesson/${FIRST_LESSON_ID}`);
  await expect(page.getByRole("heading", { name: "Authentication required" })).toBeVisible();
  await page.getByRole("link", { name: "Go to the start" }).click();
  await page.getByRole("button", { name: "Get Started" }).click();
  await page.waitForURL("**/onboarding");
});

test("every refusal of the child's zone in the spec's words", async ({ page, live }) => {
  await signUp(page, live);
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
  await expect(page.getByRole("heading", { name: "Failed to fetch feedback" })).toBeVisible();
  await page.unroute("**/api/me");
  await page.getByRole("button", { name: "Try Again" }).click();
  await expect(page.getByText("Just right")).toBeVisible();
  await page.route("**/feedback", (route) =>
    route.fulfill({ status: 500, json: { code: "unexpected", message: "x" } }),
  );
  await page.getByText("Just right").click();
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("alert")).toHaveText("Failed to save feedback");
});

test("rewards that can't be kept say so and try again; a heading that is empty is 'Quiz'", async ({
  page,
  live,
}) => {
  await signUp(page, live);
  await page.goto("/lesson/day-streak");
  await expect(page.getByText("No lesson was finished on that day.")).toBeVisible();
  await page.goto(`/lesson/mission-accomplished?lesson=${FIRST_LESSON_ID}`);
  await expect(page.getByRole("heading", { name: "That could not be saved." })).toBeVisible();
  await page.getByRole("button", { name: "Try Again" }).click();
  await expect(page.getByText("This lesson is not finished yet.")).toBeVisible();
  await page.goto("/lesson/intro");
  await page.route("**/api/me", (route) =>
    route.fulfill({ status: 500, json: { code: "unexpected", message: "x" } }),
  );
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
  await page.getByRole("radio", { name: "People work for it" }).click();
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByText("Image unavailable").first()).toBeVisible();
  await page.getByRole("radio", { name: "Helping wash the car" }).click();
  await expect(page.getByText("Correct!")).toBeVisible();
});

test("media that come late, or stall in the middle, hold nobody up for good; back leads where the spec says", async ({
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
  await page.getByRole("button", { name: "Next" }).click({ timeout: 20_000 });
  await page.getByRole("radio", { name: "People work for it" }).click();
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByRole("radio", { name: "Helping wash the car" }).click();
  await expect(page.getByRole("button", { name: "Continue" })).toBeEnabled({ timeout: 15_000 });
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("button", { name: "Next" })).toBeEnabled({ timeout: 15_000 });
  for (const end of held) end();
  await page.unroute("**/media/content/**/videos/**");
  for (let slide = 3; slide > 0; slide--) {
    await page.getByRole("button", { name: "Back", exact: true }).click();
    await expect(page.locator("h1")).toContainText(`Slide ${slide} of 9`);
    await expect(page.locator('[data-moving="false"]')).toBeVisible();
  }
  await page.getByRole("button", { name: "Back", exact: true }).click();
  await page.waitForURL("**/lesson/intro");
});

test("reduced motion, 200 % zoom and forced colours leave a lesson usable", async ({
  browser,
  live,
}) => {
  const context = await browser.newContext({
    baseURL: live.url,
    viewport: { width: 320, height: 568 },
    reducedMotion: "reduce",
    forcedColors: "active",
  });
  const page = await context.newPage();
  await openQuiz(page, live);
  await page.getByRole("radio", { name: "People work for it" }).click();
  await expect(page.getByText("Correct!")).toBeVisible();
  await page.getByRole("button", { name: "Continue" }).click();
  expect(
    await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    ),
  ).toBeLessThanOrEqual(1);
  await context.close();
});
