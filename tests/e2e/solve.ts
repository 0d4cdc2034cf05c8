import { expect } from "@playwright/test";
import type { Locator, Page } from "@playwright/test";
import { plainText } from "#domain/content/text.ts";
import type { SeedSlide, SeedSlideOf } from "#domain/content/course-seed.ts";
import type { SlideKind } from "#domain/slides/registry.ts";
import { decide as decideWords } from "#app/copy/slides/decide/child.ts";
import { amount as amountWords } from "#app/copy/slides/amount/child.ts";
import { player, quiz } from "#app/copy/child.ts";
import { chat as chatWords } from "#app/copy/slides/chat/child.ts";
import { check } from "#app/copy/slides/quiz/child.ts";
import { jars as jarsWords } from "#app/copy/slides/jars/child.ts";
import { pay as payWords } from "#app/copy/slides/pay/child.ts";

type Solvers = {
  [Kind in Exclude<SlideKind, "video">]?: (page: Page, slide: SeedSlideOf[Kind]) => Promise<void>;
};

/**
 * Every right answer of a quiz: one, or all that apply. Of a check any answer, since the child may get its
 * other form here.
 */
async function solveQuiz(page: Page, { quiz_answers, check }: SeedSlideOf["quiz"]): Promise<void> {
  const answers = page.locator("[data-answers]");
  if (check != null) {
    await answers.getByRole("radio").first().click();
    return;
  }
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

/** The first option is kept, and each time of it is seen. */
async function solveDecide(page: Page, { options }: SeedSlideOf["decide"]): Promise<void> {
  const cards = page.locator("[data-option]");
  if ((await page.getByRole("button", { name: quiz.select }).count()) > 0)
    await cards.first().click();
  const [first] = options;
  await cards.filter({ hasText: first?.name ?? "" }).click();
  await page.getByRole("button", { name: /^(I choose this|This is my basket)$/ }).click();
  const keep = page.getByRole("button", { name: decideWords.keep, exact: true });
  const onward = page.getByRole("button", { name: /^(And then\?|Next|Look again)$/ });
  let answer = 0;
  for (let acts = 0; acts < 20 && (await keep.count()) === 0; acts++)
    if ((await onward.count()) > 0) await onward.click();
    else await cards.nth(answer++ % (await cards.count())).click();
  await keep.click();
}

/** The first thing that can be said is said, until all is read. */
async function solveChat(page: Page): Promise<void> {
  const end = page.getByRole("button", { name: quiz.continue, exact: true });
  const say = page.locator("[data-say]").first();
  const all = page.getByRole("button", { name: chatWords.all, exact: true });
  await expect(async () => {
    if (await all.isVisible()) await all.click({ timeout: 500 });
    else if (await say.isVisible()) await say.click({ timeout: 500 });
    await expect(end).toBeVisible({ timeout: 200 });
  }).toPass();
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
  decide: solveDecide,
  chat: solveChat,
  document: async () => undefined,
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
  await goOn(page, slide);
}

/** Goes on from a quiz or activity that is solved. */
export async function goOn(page: Page, { type }: Pick<SeedSlide, "type">): Promise<void> {
  const leadsOn = type === "document" ? player.next : quiz.continue;
  await page.getByRole("button", { name: leadsOn }).click();
}

type Question = Exclude<SeedSlide, { type: "video" }>;

/** What says that this quiz or activity is the one that is shown. */
function titleOf(page: Page, slide: Question): Locator {
  const heading = (name: string) => page.getByRole("heading", { name, level: 2, exact: true });
  if (slide.type === "document")
    return page.getByRole("table", { name: slide.heading, exact: true });
  // Before it is decided, it may be asked what the child would want most.
  if (slide.type === "decide")
    return page.getByRole("region", { name: decideWords.heading }).getByRole("heading");
  if (slide.type === "quiz")
    return heading(slide.check == null ? slide.quiz_heading : `${check.hint} ${check.heading}`);
  return heading("heading" in slide ? slide.heading : plainText(slide.question));
}

/** Glimm's words when a quiz or activity is solved; empty where there are none. */
export function lastWordsOf(slide: Question): string {
  if (slide.type === "quiz") return slide.check == null ? slide.quiz_correct_quote : check.thanks;
  // Where each split is right, the reply is that of the jar with all the coins (`solveJars`).
  if (slide.type === "jars" && slide.rule === "any") return slide.jars[0]?.reply ?? "";
  return "done_quote" in slide ? slide.done_quote : "";
}

/** Waits until this quiz or activity is shown with all its pictures. */
export async function seeQuestion(page: Page, slide: Question): Promise<void> {
  // The slide before may have had pictures too: count this one's.
  await expect(titleOf(page, slide)).toBeVisible();
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
