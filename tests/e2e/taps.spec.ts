import { eq } from "drizzle-orm";
import { learningEvents } from "#server/platform/db/schema.ts";
import { firstChildOf } from "#tests/support/families.ts";
import { expect, openQuiz, test } from "./fixtures.ts";
import { firstQuiz } from "./first-quizzes.ts";

test("an answer is on the device before its feedback is painted: a tab that closes at once loses nothing (R-UX-5)", async ({
  page,
  live,
}) => {
  const email = await openQuiz(page, live);
  const stored = await page.evaluate((right) => {
    const answer = [...document.querySelectorAll<HTMLElement>('[role="radio"]')].find(
      ({ textContent }) => textContent?.includes(right),
    );
    answer?.click();
    return Object.entries(localStorage).flatMap(([key, value]) =>
      key.startsWith("outbox-events:") ? [value as string] : [],
    );
  }, firstQuiz.right);
  expect(stored.join("")).toContain('"answer_tried"');

  const context = page.context();
  await page.close();
  await (await context.newPage()).goto("/lesson/intro");
  const { db } = live.running().context;
  const child = await firstChildOf({ db }, { email });
  const tried = async () => {
    const rows = await db
      .select()
      .from(learningEvents)
      .where(eq(learningEvents.child_id, child?.child_id ?? ""));
    return rows.filter(({ name }) => name === "answer_tried").map(({ data }) => data);
  };
  const detail = String(firstQuiz.slide.quiz_answers.findIndex(({ is_correct }) => is_correct));
  await expect.poll(tried).toEqual([{ attempt: 1, correct: true, detail }]);
});
