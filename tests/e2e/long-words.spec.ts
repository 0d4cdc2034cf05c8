import type { Locator } from "@playwright/test";
import { FIRST_LESSON_ID } from "#domain/constants.ts";
import { asAuthor, newCourse } from "./author.ts";
import { dialog, fromMenu } from "./builder-parts.ts";
import { addFamily, expect, finishMissions, test } from "./fixtures.ts";

/** 41 letters; wider than a phone. */
const LONG_WORD = "Geldversicherungsgesellschaftsangestellte";

test("a word that is wider than the screen goes on in the next line of a quiz (T-931)", async ({
  page,
  live,
}) => {
  const author = await asAuthor(live);
  const { query, slides } = await newCourse(author, "Long words", [`Was? ${LONG_WORD}`]);
  await author.call("PATCH", `/slides/${slides[0]}`, {
    row_version: 2,
    quiz_answers: ["Leaves", LONG_WORD].map((text) => ({
      text,
      is_correct: text === LONG_WORD,
      image_url: null,
      alt: null,
      audio_url: null,
    })),
    quiz_correct_quote: LONG_WORD,
  });
  await author.open(page, query);
  await fromMenu(page, "Lesson options", "See it as a child");
  await dialog(page).getByRole("button", { name: "Make a link" }).click();
  await page.goto(await dialog(page).getByLabel("Link").inputValue());
  await page.getByRole("button", { name: "Start" }).click();
  const fits = async (place: Locator) => {
    await expect(place).toBeVisible();
    const { x, width } = (await place.boundingBox()) ?? { x: 0, width: Infinity };
    expect(x + width).toBeLessThanOrEqual(390);
  };
  await fits(page.getByText("Was?"));
  const answer = page.getByRole("radio", { name: LONG_WORD });
  await answer.click();
  await fits(answer);
  await fits(page.getByRole("paragraph").filter({ hasText: LONG_WORD }).last());
});

test("on a phone the faces after a lesson keep to their card (T-932)", async ({ page, live }) => {
  await addFamily(page, live);
  await finishMissions(page, live, 1);
  for (const width of [360, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(`/lesson/lesson-feedback-1?lesson=${FIRST_LESSON_ID}`);
    await expect(page.getByRole("radio")).toHaveCount(4);
    const { start, end } = await page
      .getByRole("group", { name: "How did this lesson feel?" })
      .evaluate((choices) => {
        const inner = choices.getBoundingClientRect();
        const card = choices.parentElement?.getBoundingClientRect() ?? inner;
        return { start: inner.left - card.left, end: card.right - inner.right };
      });
    expect(start).toBeGreaterThan(0);
    expect(end).toBeCloseTo(start, 0);
  }
});
