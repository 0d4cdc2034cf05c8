import { FIRST_LESSON_ID } from "#domain/constants.ts";
import { learningEvents } from "#server/platform/db/schema.ts";
import { firstChildOf } from "#tests/support/families.ts";
import { eq } from "drizzle-orm";
import { axeClean } from "./axe.ts";
import { expect, newEmail, pressLink, signUp, test, openQuiz } from "./fixtures.ts";
import type { Page } from "@playwright/test";
import { firstMission, firstQuiz } from "./first-quizzes.ts";

/** URLs that audio elements were given, in order. */
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

test("wrong tries: after two a wrong answer is disabled, after three Pocket points out the right one (T-105)", async ({
  page,
  live,
}) => {
  await openQuiz(page, live);
  const wrong = page.getByRole("radio", { name: firstQuiz.wrong });
  const again = page.getByRole("button", { name: "Try Again", exact: true });
  for (let round = 0; round < 2; round++) {
    await wrong.click();
    await again.click();
  }
  await expect(wrong).toHaveAttribute("aria-disabled", "true");
  await wrong.click({ force: true });
  await expect(page.getByText("Oops!", { exact: true })).toBeHidden();
  await axeClean(page, "answer away");
  const other = page
    .locator('[role="radio"][aria-disabled="false"]')
    .filter({ hasNotText: firstQuiz.right })
    .first();
  await other.click();
  await again.click();
  await expect(page.getByText("Let's do it together. Tap the answer that shines.")).toBeVisible();
  await axeClean(page, "guided");
  await page.getByRole("radio", { name: firstQuiz.right }).click();
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
  await page.getByRole("button", { name: `Listen: ${firstQuiz.right}` }).click();
  await expect.poll(async () => (await said()).length).toBeGreaterThan(before);
  const muted = () => page.evaluate(() => localStorage.getItem("muted"));
  await page.keyboard.press("m");
  await expect.poll(muted).toBe("true");
  await page.reload();
  // The quiz that was left is shown before the player that listens to keys, which takes the focus.
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect.poll(muted).toBe("true");
  await page.keyboard.press("m");
  await expect.poll(muted).toBe("false");
});

test("a lesson by keys alone: space, arrows, R, M, C, numbers", async ({ page, live }) => {
  await signUp(page, live);
  await page.getByRole("button", { name: "Get Started" }).click();
  const video = page.locator("video");
  await expect(page.getByRole("button", { name: "Next" })).toBeEnabled();
  await expect(page.locator("h1")).toBeFocused();
  await page.keyboard.press("Space");
  await expect.poll(() => video.evaluate((v: HTMLVideoElement) => v.paused)).toBe(false);
  await page.keyboard.press("c");
  await expect.poll(() => page.evaluate(() => localStorage.getItem("captions"))).toBe("off");
  await page.keyboard.press("c");
  await page.keyboard.press("m");
  await expect.poll(() => video.evaluate((v: HTMLVideoElement) => v.muted)).toBe(true);
  await page.keyboard.press("m");
  await page.keyboard.press("r");
  await expect(page.getByText("Restarted")).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("radio").first()).toBeVisible();
  // Answers are shuffled for each child: the last wrong one and the right one include number 5.
  const answers = await page.getByRole("radio").allTextContents();
  const right = answers.findIndex((text) => text.includes(firstQuiz.right));
  const last = right === answers.length - 1 ? right - 1 : answers.length - 1;
  await page.keyboard.press(String(last + 1));
  await expect(page.getByText("Oops!", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Try Again", exact: true }).click();
  await page.keyboard.press(String(right + 1));
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
  await expect(page.getByRole("heading", { level: 1 })).toContainText(
    `Slide 2 of ${firstMission.length}`,
  );
});

test("what a child did reaches our own server under a random id", async ({ page, live }) => {
  const email = await openQuiz(page, live);
  await page.getByRole("radio", { name: firstQuiz.wrong }).click();
  await page.getByRole("button", { name: "Try Again", exact: true }).click();
  await page.getByRole("button", { name: `Listen: ${firstQuiz.wrong}` }).click();
  const { db } = live.running().context;
  const names = async () => {
    const child = await firstChildOf({ db }, { email });
    const rows = await db
      .select()
      .from(learningEvents)
      .where(eq(learningEvents.child_id, child?.child_id ?? ""));
    return (
      rows
        // The server adds it where a slide is reached.
        .filter(({ name }) => name !== "slide_reached")
        .map(({ name, data }) => (name === "page_viewed" ? `page: ${data["page"]}` : name))
    );
  };
  await expect
    .poll(names)
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

test("the course map without a family's row makes it at the lesson intro", async ({
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
  await page.waitForURL("**/onboarding/parent-name");
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
  await page.getByRole("radio", { name: firstQuiz.right }).click();
  await expect(page.getByText("Correct!")).toBeVisible();
  await page.getByRole("button", { name: "Continue" }).click();
  // Polled: two slides change places for a moment.
  const overflow = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  await expect.poll(overflow).toBeLessThanOrEqual(1);
  await context.close();
});
