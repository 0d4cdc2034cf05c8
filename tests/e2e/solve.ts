import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";
import { plainText } from "#domain/content/text.ts";
import type { SeedSlide, SeedSlideOf } from "#domain/content/course-seed.ts";
import type { SlideKind } from "#domain/slides/registry.ts";

type Solvers = {
  [Kind in Exclude<SlideKind, "video">]?: (page: Page, slide: SeedSlideOf[Kind]) => Promise<void>;
};

/** Every right answer of a quiz: one, or all that apply. */
async function solveQuiz(page: Page, { quiz_answers }: SeedSlideOf["quiz"]): Promise<void> {
  const answers = page.locator("[data-answers]");
  for (const { text, is_correct } of quiz_answers)
    if (is_correct) await answers.getByText(text, { exact: true }).click();
}

/** Each thing is taken and put into its first right basket. */
async function solveSort(page: Page, { things }: SeedSlideOf["sort"]): Promise<void> {
  const outside = page.locator("[data-things]");
  for (const { name, baskets } of things) {
    await outside.getByText(name, { exact: true }).click();
    await page.locator(`[data-basket="${baskets[0]}"]`).click();
  }
}

/** How each kind of slide is solved; a kind joins with one function. */
const SOLVERS: Solvers = { quiz: solveQuiz, sort: solveSort };

/** Solves the quiz or activity that is shown, right at the first try. */
export async function solve(page: Page, slide: SeedSlide): Promise<void> {
  const solvers: Partial<Record<SlideKind, (page: Page, slide: never) => Promise<void>>> = SOLVERS;
  const solver = solvers[slide.type];
  if (solver === undefined) throw new Error(`no way to solve a ${slide.type}`);
  await solver(page, slide as never);
}

/** Solves the quiz or activity that is shown, and goes on to the next slide. */
export async function solveAndGoOn(page: Page, slide: SeedSlide): Promise<void> {
  await solve(page, slide);
  await page.getByRole("button", { name: "Continue" }).click();
}

type Question = Exclude<SeedSlide, { type: "video" }>;

const headingOf = (slide: Question) =>
  slide.type === "quiz" ? slide.quiz_heading : plainText(slide.question);

/** Glimm's words when a quiz or activity is solved. */
export const lastWordsOf = (slide: Question) =>
  slide.type === "quiz" ? slide.quiz_correct_quote : slide.done_quote;

/** Waits until this quiz or activity is shown with all its pictures. */
export async function seeQuestion(page: Page, slide: Question): Promise<void> {
  // The slide before may have had pictures too: count this one's.
  await expect(
    page.getByRole("heading", { name: headingOf(slide), level: 2, exact: true }),
  ).toBeVisible();
  const pictures = page.locator("[data-board] img");
  for (let picture = 0; picture < (await pictures.count()); picture++)
    await expect
      .poll(() =>
        pictures
          .nth(picture)
          .evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0),
      )
      .toBe(true);
}
