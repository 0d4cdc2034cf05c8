import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";
import { plainText } from "#domain/content/text.ts";
import type { SeedSlide, SeedSlideOf } from "#domain/content/course-seed.ts";
import type { SlideKind } from "#domain/slides/registry.ts";
import { amount as amountWords } from "#app/copy/slides/amount/child.ts";
import { jars as jarsWords } from "#app/copy/slides/jars/child.ts";
import { pay as payWords } from "#app/copy/slides/pay/child.ts";

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

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

/** Each jar gets what it asks for; by the rule 'at_least' the first one gets the others too. */
async function solveJars(page: Page, { jars, rule, coins }: SeedSlideOf["jars"]): Promise<void> {
  const counts = jars.map(({ least, exactly }) => (rule === "exactly" ? exactly : least));
  const left = coins - counts.reduce((sum, count) => sum + count, 0);
  for (const [jar, count] of counts.entries())
    for (let coin = 0; coin < count + (jar === 0 ? left : 0); coin++)
      await page.locator(`[data-jar="${jar}"]`).click();
  await press(page, jarsWords.done);
}

/** A shop: all that is needed is bought. Else the sum is put down, the largest coins first. */
async function solvePay(
  page: Page,
  { mode, goods, purse, paid }: SeedSlideOf["pay"],
): Promise<void> {
  const items = page.getByRole("group", { name: payWords.source[mode] }).locator("[data-item]");
  if (mode === "budget") {
    for (const [good, { needs }] of goods.entries()) if (needs) await items.nth(good).click();
  } else {
    const price = goods[0]?.price ?? 0;
    let left = mode === "change" ? paid - price : price;
    const byValue = purse
      .map((coins, item) => ({ ...coins, item }))
      .toSorted((a, b) => b.value - a.value);
    for (const { value, count, item } of byValue)
      for (let used = 0; used < count && value <= left; used++) {
        await items.nth(item).click();
        left -= value;
      }
  }
  await press(page, payWords.check[mode]);
}

/** Steps up from the start to the first right number. */
async function solveAmount(
  page: Page,
  { start, right_from, step }: SeedSlideOf["amount"],
): Promise<void> {
  for (let value = start; value < right_from; value += step) await press(page, amountWords.more);
  await press(page, amountWords.done);
}

/** Each item is taken and put into its place. */
async function solveOrder(page: Page, { items }: SeedSlideOf["order"]): Promise<void> {
  for (const [place, { name }] of items.entries()) {
    await page.locator("[data-things]").getByText(name, { exact: true }).click();
    await page.locator(`[data-place="${place}"]`).click();
  }
}

async function solveSpot(page: Page, { areas }: SeedSlideOf["spot"]): Promise<void> {
  for (const { name, is_right } of areas) if (is_right) await press(page, name);
}

/** How each kind in the course is solved; a kind joins with one function. */
const SOLVERS: Solvers = {
  quiz: solveQuiz,
  sort: solveSort,
  jars: solveJars,
  pay: solvePay,
  amount: solveAmount,
  order: solveOrder,
  spot: solveSpot,
};

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
