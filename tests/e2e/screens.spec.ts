import { FIRST_LESSON_ID } from "#domain/constants.ts";
import type { Slide } from "#domain/slides/registry.ts";
import { axeClean } from "./axe.ts";
import {
  addFamily,
  answerQuestions,
  createAccount,
  expect,
  newEmail,
  signUp,
  test,
} from "./fixtures.ts";
import { goOffline } from "./go-offline.ts";
import { wasShown } from "./seen.ts";
import { firstQuiz } from "./first-quizzes.ts";

test("the parent's screens are axe clean", async ({ page }) => {
  for (const path of [
    "/",
    "/onboarding/parent-name",
    "/onboarding/kid-name",
    "/onboarding/kid-age",
    "/onboarding/create-account",
    "/login",
    "/magic-link-sent",
    "/onboarding/account-verify",
    "/auth/callback",
    "/auth/magic-link-handler",
    "/privacy",
    "/terms",
    "/onboarding/nowhere",
  ]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await axeClean(page, path);
  }
});

test("the child's screens are axe clean in every state of a quiz", async ({ page, live }) => {
  await signUp(page, live);
  await axeClean(page, "lesson intro");
  await page.getByRole("button", { name: "Get Started" }).click();
  await page.getByRole("button", { name: "Next" }).waitFor();
  await axeClean(page, "video");
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByRole("radio", { name: firstQuiz.wrong }).waitFor();
  await axeClean(page, "quiz");
  await page.getByRole("radio", { name: firstQuiz.wrong }).click();
  await axeClean(page, "quiz, wrong");
  await page.getByRole("button", { name: "Try Again", exact: true }).click();
  await page.getByRole("radio", { name: firstQuiz.right }).click();
  await axeClean(page, "quiz, correct");
  for (const path of [
    "/courses/CourseTrack",
    "/lesson/day-streak",
    `/lesson/mission-accomplished?lesson=${FIRST_LESSON_ID}`,
    `/lesson/lesson-feedback-1?lesson=${FIRST_LESSON_ID}`,
    "/lesson/lesson-feedback-2",
    "/nowhere",
    "/account",
  ]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.waitForLoadState("networkidle");
    await axeClean(page, path);
  }
});

test("shows a field's error beside it and keeps the input (T-094)", async ({ page }) => {
  await page.goto("/onboarding/parent-name");
  const next = page.getByRole("button", { name: "Continue" });
  await page.getByLabel("Parent Name").fill("   ");
  await expect(next).toBeDisabled();
  await page.getByLabel("Parent Name").fill("x".repeat(200));
  await expect(page.getByRole("alert")).toHaveText("Please use at most 80 characters.");
  await page.getByLabel("Parent Name").fill("👩‍🚀 شيماء");
  await page.reload();
  await expect(page.getByLabel("Parent Name")).toHaveValue("👩‍🚀 شيماء");
  await next.click();
  await page.getByLabel("Child Name").fill("Mia");
  await next.click();
  for (const age of ["2", "19", "7.5"]) {
    await page.getByLabel("Child Age").fill(age);
    await expect(page.getByRole("alert")).toHaveText("Please type a whole number from 3 to 18.");
    await expect(next).toBeDisabled();
  }
  await page.getByLabel("Child Age").fill("3");
  await page.getByRole("button", { name: "Back" }).click();
  await expect(page.getByLabel("Child Name")).toHaveValue("Mia");
  await page.goto("/onboarding/create-account");
  await page.getByLabel("Email").fill("sam jones@example");
  await page.getByLabel("Email").blur();
  await expect(page.getByRole("alert")).toContainText("sam@example.com");
  await expect(next).toBeDisabled();
});

test("without the answers the account form says so and leads back", async ({ page }) => {
  await page.goto("/onboarding/create-account");
  await expect(page.getByRole("heading", { name: "Missing onboarding data." })).toBeVisible();
  await page.getByRole("link", { name: "Tell us your names" }).click();
  await expect(page.getByLabel("Parent Name")).toBeVisible();
});

test("a sign-up that the server refuses, or a network that is cut, shows the spec's words and keeps the form", async ({
  page,
  context,
}) => {
  await answerQuestions(page);
  await goOffline(page);
  await page.getByLabel("Email").fill(newEmail());
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert")).toHaveText(
    "Error saving onboarding data: You seem to be offline. Please check the connection and try again.",
  );
  await context.setOffline(false);
  await createAccount(page, newEmail());
});

test("a visitor without a session is led to login from every guarded screen", async ({ page }) => {
  for (const path of ["/courses/CourseTrack", `/lesson/${FIRST_LESSON_ID}`, "/lesson/day-streak"]) {
    await page.goto(path);
    await page.waitForURL("**/login");
  }
  // The login page is held back until the account page has shown where it leads.
  await page.route("**/login", async (route) => {
    await expect.poll(() => wasShown("account: redirecting")).toBe(true);
    await route.continue();
  });
  await page.goto("/account", { waitUntil: "commit" });
  await expect(page).toHaveURL(/\/login$/);
  await expect(
    page.getByRole("heading", { name: "What Email did you sign up with?" }),
  ).toBeVisible();
});

test("lessons that are locked, unknown or not loadable each say so and lead on", async ({
  page,
  live,
}) => {
  await addFamily(page, live);
  await page.goto("/lesson/7c0d6f1e-5a34-4b0e-9f0a-3b1d2c4e5f04");
  await expect(
    page.getByRole("heading", { name: "Finish the lesson before this one first." }),
  ).toBeVisible();
  await page.goto("/lesson/no-such-lesson");
  await expect(page.getByRole("heading", { name: "Lesson Not Found" })).toBeVisible();
  await page.getByRole("link", { name: "Back to the map" }).click();
  await page.waitForURL("**/courses/CourseTrack");
  await page.route("**/api/lessons/*", (route) =>
    route.fulfill({ status: 500, json: { code: "unexpected" } }),
  );
  await page.goto(`/lesson/${FIRST_LESSON_ID}`);
  await expect(page.getByText("Error Loading Lesson")).toBeVisible();
  await page.unroute("**/api/lessons/*");
  await page.getByRole("button", { name: "Try Again", exact: true }).click();
  await expect(page.getByRole("button", { name: "Next" })).toBeVisible();
});

test("a quiz by keyboard alone @long", async ({ page, live }) => {
  // The first answer is right and the second wrong. Routed before the family signs up, because the app
  // reads lessons ahead.
  await page.route("**/api/lessons/*", async (route) => {
    const lesson = await (await route.fetch()).json();
    const slides = lesson.slides.map((slide: Slide) =>
      slide.type === "quiz"
        ? {
            ...slide,
            quiz_keeps_order: true,
            quiz_answers: slide.quiz_answers.toSorted(
              (one, other) => Number(other.is_correct) - Number(one.is_correct),
            ),
          }
        : slide,
    );
    await route.fulfill({ json: { ...lesson, slides } });
  });
  await signUp(page, live);
  await page.getByRole("button", { name: "Get Started" }).press("Enter");
  await page.getByRole("button", { name: "Next" }).press("Enter");
  const first = page.getByRole("radio").first();
  await first.focus();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("radio").nth(1)).toBeFocused();
  await page.keyboard.press("Space");
  await expect(page.getByText("Oops!", { exact: true })).toBeVisible();
  await expect(page.locator("[data-said=wrong]")).toBeFocused();
  await page.getByRole("button", { name: "Try Again", exact: true }).press("Enter");
  await expect(first).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Correct!")).toBeVisible();
});

test("taps pause and restart a clip, and a clip that fails does not stop the lesson (T-099)", async ({
  page,
  live,
}) => {
  await signUp(page, live);
  await page.getByRole("button", { name: "Get Started" }).click();
  const surface = page.locator("[data-stage-surface]");
  const time = () => page.locator("video").evaluate((v: HTMLVideoElement) => v.currentTime);
  await surface.click({ position: { x: 40, y: 100 } });
  await expect.poll(time).toBeGreaterThan(1);
  const restartedAt = page.locator("video").evaluate(
    (v: HTMLVideoElement) =>
      new Promise<number>((resolve) => {
        v.addEventListener("seeked", () => resolve(v.currentTime), { once: true });
      }),
  );
  await surface.click({ position: { x: 40, y: 100 } });
  await expect(page.getByText("Restarted")).toBeVisible();
  expect(await restartedAt).toBeLessThan(1);
  await expect.poll(time).toBeGreaterThan(0.2);
  await surface.click({ position: { x: 250, y: 100 } });
  expect(await page.locator("video").evaluate((v: HTMLVideoElement) => v.paused)).toBe(true);
  await page.route("**/media/content/**/videos/**", (route) => route.abort());
  await page.reload();
  await expect(
    page.getByText("Video failed to load. Please check your connection or try again later."),
  ).toBeVisible();
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByRole("radio").first()).toBeVisible();
});

test("what breaks inside a screen ends in words and a button, not in a white page", async ({
  page,
  live,
}) => {
  await addFamily(page, live);
  await page.route("**/api/course-track*", (route) =>
    route.fulfill({ json: { course: null, shelf: [] } }),
  );
  const crashReport = page.waitForRequest("**/api/crashes");
  await page.goto("/courses/CourseTrack");
  await expect(page.getByRole("heading", { name: "Oops! Something went wrong" })).toBeVisible();
  const place = expect.stringMatching(/^[\w.-]+\.js:\d+:\d+$/);
  expect((await crashReport).postDataJSON()).toEqual({
    zone: "kid",
    name: "TypeError",
    frames: expect.arrayContaining([place]),
  });
  await expect(
    page.getByText(
      "We're sorry, but something unexpected happened. Please try refreshing the page.",
    ),
  ).toBeVisible();
  await expect(page.getByText("Pocket climbs back aboard.")).toBeVisible();
  await page.unroute("**/api/course-track*");
  await page.getByRole("button", { name: "Refresh Page" }).click();
  await expect(page.getByRole("heading", { name: "Welcome Back Mia" })).toBeVisible();
});

test("a mail's link with a foreign next, and a token on the course map's URL, stay with us (T-016)", async ({
  page,
  live,
}) => {
  const email = newEmail();
  await answerQuestions(page);
  await createAccount(page, email);
  const mail = await live.mail(email);
  await page.goto(`/courses/CourseTrack?token_hash=${mail.tokenHash}&type=email`);
  await page.waitForURL("**/auth/magic-link-handler*");
  await expect(page.getByText("This link signs in p•••@example.com.")).toBeVisible();
  expect(page.url()).not.toContain(mail.tokenHash);
  await page.goto(
    `/auth/magic-link-handler?token_hash=${mail.tokenHash}&type=email&next=${encodeURIComponent("https://evil.example/")}`,
  );
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.waitForURL(`${live.url}/courses/CourseTrack`);
});
