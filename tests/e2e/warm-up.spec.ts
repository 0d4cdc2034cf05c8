import { eq } from "drizzle-orm";
import type { Page } from "@playwright/test";
import { DAY_MS } from "#domain/days.ts";
import { reviewBank } from "#domain/learning/review-bank.ts";
import { bandOf } from "#domain/slides/bands.ts";
import { warmUp as words } from "#app/copy/warm-up.ts";
import { children } from "#server/platform/db/schema.ts";
import { firstChildOf, LESSONS } from "#tests/support/families.ts";
import { axeClean } from "./axe.ts";
import { addFamily, answer, expect, finishMissions, test, tokenOf } from "./fixtures.ts";
import type { LiveServer } from "./fixtures.ts";

const [FIRST = "", SECOND = ""] = LESSONS;

/**
 * A family whose child finished mission 1 two days ago and missed all questions of one idea but a quiz, which is
 * due. Returns its right answer.
 */
async function owesQuiz(page: Page, live: LiveServer): Promise<string> {
  const email = await addFamily(page, live);
  await finishMissions(page, live, 1);
  const { db, catalog } = live.running().context;
  const child = await firstChildOf({ db }, { email });
  const slides = (await catalog.read()).lessons.find(({ id }) => id === FIRST)?.newest.slides ?? [];
  const bank = reviewBank(FIRST, slides, bandOf(child?.kid_age ?? 0));
  const [owed] = slides.flatMap((quiz) => {
    const idea = bank.find(({ id }) => id === quiz.id)?.idea;
    const others = bank.filter((one) => one.idea === idea && one.id !== quiz.id);
    return quiz.type === "quiz" && quiz.quiz_choice !== "all" && others.length > 0
      ? [{ quiz, others }]
      : [];
  });
  if (owed === undefined) throw new Error("no idea has a quiz and another question");
  const at = new Date(live.clock.now().getTime() - 2 * DAY_MS);
  await db
    .update(children)
    .set({ created_at: at })
    .where(eq(children.id, child?.id ?? ""));
  const events = owed.others.map(({ id }) => ({
    event_id: crypto.randomUUID(),
    name: "answer_tried",
    lesson_id: FIRST,
    slide_id: id,
    at: at.toISOString(),
    data: { attempt: 1, correct: false, detail: "0" },
  }));
  const token = await tokenOf(page);
  await live.request("POST", "/api/events", { token, body: { events } });
  return owed.quiz.quiz_answers.find(({ is_correct }) => is_correct)?.text ?? "";
}

/** Opens mission 2 with the page's clock held, so that a busy machine is not too late for its warm-up. */
async function openSecond(page: Page, live: LiveServer): Promise<void> {
  const now = live.clock.now().getTime();
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 120_000);
  await page.goto(`/lesson/${SECOND}`);
  await expect(intro(page)).toBeFocused();
  await page.clock.resume();
}

const intro = (page: Page) => page.getByRole("heading", { name: words.heading(1) });
const firstSlide = (page: Page) => page.getByRole("heading", { name: /Slide 1 of (?!1$)\d+$/ });

test("a mission begins with what is due of an earlier one, once, and its own place is kept (T-2114)", async ({
  page,
  live,
}) => {
  const right = await owesQuiz(page, live);
  await openSecond(page, live);
  await axeClean(page, "the beginning of a warm-up");
  await page.getByRole("button", { name: words.start, exact: true }).press("Enter");
  await expect(page.getByRole("heading", { name: /Slide 1 of 1$/ })).toBeFocused();
  await page.getByRole("button", { name: "Back", exact: true }).click();
  await page.getByRole("button", { name: words.start, exact: true }).click();
  const sent = page.waitForResponse((response) =>
    (response.request().postData() ?? "").includes("review_tried"),
  );
  await answer(page, right);
  await expect(firstSlide(page)).toBeFocused();
  await sent;
  const token = await tokenOf(page);
  const { profile } = (await live.request("GET", "/api/me", { token })).body;
  expect(profile.lesson_progress[SECOND]).toBeUndefined();
  await page.reload();
  await expect(firstSlide(page)).toBeVisible();
});

test("a warm-up can be skipped, and a mission begins without one that can't be loaded (T-2115)", async ({
  page,
  live,
}) => {
  await owesQuiz(page, live);
  await openSecond(page, live);
  await page.getByRole("button", { name: words.skip }).click();
  await expect(firstSlide(page)).toBeVisible();
  await page.route("**/warm-up", (route) => route.abort());
  await page.reload();
  await expect(firstSlide(page)).toBeVisible();
  // One that does not answer is not waited for.
  await page.unroute("**/warm-up");
  await page.route("**/warm-up", () => undefined);
  await page.reload();
  await expect(firstSlide(page)).toBeVisible();
});
