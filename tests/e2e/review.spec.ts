import { and, eq } from "drizzle-orm";
import type { Page } from "@playwright/test";
import { slidesFor } from "#domain/content/band-path.ts";
import { reviewQuestions } from "#domain/learning/review-bank.ts";
import { bandOf } from "#domain/slides/bands.ts";
import { dailyReviews } from "#server/platform/db/schema.ts";
import { firstChildOf } from "#tests/support/families.ts";
import { axeClean } from "./axe.ts";
import { addFamily, answer, expect, finishMissions, test, tokenOf } from "./fixtures.ts";
import type { LiveServer } from "./fixtures.ts";

/** Makes a quiz with one right answer the question of the day; returns that answer. */
async function askQuiz(page: Page, live: LiveServer, email: string): Promise<string> {
  const { db, catalog } = live.running().context;
  const child = await firstChildOf({ db }, { email });
  const token = await tokenOf(page);
  const { day, question } = (await live.request("GET", "/api/me/review", { token })).body;
  const lesson = (await catalog.read()).lessons.find(({ id }) => id === question.lesson_id);
  const path = slidesFor(lesson?.newest.slides ?? [], bandOf(child?.kid_age ?? 0));
  const bank = new Set(reviewQuestions(question.lesson_id, path).map(({ id }) => id));
  const quiz = path.find(
    (slide) => slide.type === "quiz" && slide.quiz_choice !== "all" && bank.has(slide.id),
  );
  if (quiz?.type !== "quiz") throw new Error("the lesson has no quiz");
  await db
    .update(dailyReviews)
    .set({ slide_id: quiz.id })
    .where(and(eq(dailyReviews.child, child?.id ?? ""), eq(dailyReviews.day, day)));
  return quiz.quiz_answers.find(({ is_correct }) => is_correct)?.text ?? "";
}

/** A family on a device whose day is the server's, which other tests may have moved on. */
async function addToday(page: Page, live: LiveServer): Promise<string> {
  await page.clock.setSystemTime(live.clock.now());
  return addFamily(page, live);
}

const pebble = (page: Page) => page.getByRole("link", { name: /^Pocket's pebble/ });

test("Pocket's pebble on the map asks one question of a finished mission, and leads to the streak (T-2044)", async ({
  page,
  live,
}) => {
  const email = await addToday(page, live);
  await page.goto("/courses/CourseTrack");
  await expect(page.getByRole("button", { name: "Get Started" })).toBeVisible();
  await expect(pebble(page)).toHaveCount(0);
  await finishMissions(page, live, 1);
  const right = await askQuiz(page, live, email);
  await page.goto("/courses/CourseTrack");
  await axeClean(page, "a map with a pebble");
  // It can be asked for once more.
  await page.route("**/me/review", (route) => route.abort());
  await page.goto("/courses/review");
  await expect(page.getByRole("heading", { name: "The sea is rough today" })).toBeVisible();
  await page.unroute("**/me/review");
  await page.getByRole("button", { name: "Try Again", exact: true }).click();
  await expect(page.getByRole("radiogroup")).toBeVisible();
  // The map asks for it once more by itself.
  await page.route("**/me/review", (route) => route.abort(), { times: 1 });
  await page.goto("/courses/CourseTrack");
  await pebble(page).click();
  await expect(page.getByRole("radiogroup")).toBeVisible();
  await answer(page, right);
  await expect(page.getByTestId("streak")).toHaveText("1");
  await page.getByRole("button", { name: "I'm Committed!" }).click();
  await page.waitForURL("**/courses/CourseTrack");
  await expect(page.getByTestId("map-streak")).toContainText("1");
  await expect(pebble(page)).toHaveCount(0);
  // Its own page leads to the map once the question was answered.
  await page.goto("/courses/review");
  await page.waitForURL("**/courses/CourseTrack");
});

test("after the last mission the end of the game has the pebble, also where no answer can be sent yet (T-2045)", async ({
  page,
  live,
}) => {
  const email = await addToday(page, live);
  await finishMissions(page, live);
  const right = await askQuiz(page, live, email);
  await page.goto("/game-over");
  await expect(pebble(page)).toBeVisible();
  await pebble(page).click();
  await expect(page.getByRole("radiogroup")).toBeVisible();
  await page.route("**/api/**", (route) =>
    route.request().method() === "GET" ? route.continue() : route.abort(),
  );
  await answer(page, right);
  await expect(page.getByTestId("streak")).toHaveText("1");
  await page.unroute("**/api/**");
  const { db } = live.running().context;
  const streak = async () => (await firstChildOf({ db }, { email }))?.streak_count;
  await expect.poll(streak, { timeout: 30_000 }).toBe(1);
});
