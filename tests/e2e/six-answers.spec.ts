import { FIRST_LESSON_ID } from "#domain/constants.ts";
import type { Slide } from "#domain/slides/registry.ts";
import { openKind } from "./activity.ts";
import { asAuthor } from "./author.ts";
import { axeClean } from "./axe.ts";
import { expect, test } from "./fixtures.ts";
import { faults } from "./targets.ts";

test.use({
  viewport: { width: 320, height: 640 },
  hasTouch: true,
  // The quiz reads aloud before anyone touched the page, which a browser forbids. Flags hold for a
  // whole browser, so that only a whole file can have others.
  launchOptions: async ({ launchOptions }, use) =>
    use({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), "--autoplay-policy=no-user-gesture-required"],
    }),
});

test("nothing lies over one of six answers on a low screen, and an answer that is read aloud is on the screen (T-264) @long", async ({
  page,
  live,
}) => {
  const author = await asAuthor(live);
  const shipped: Slide[] = await author.call("GET", `/lessons/${FIRST_LESSON_ID}/slides`);
  const spoken = shipped.flatMap((slide) => (slide.type === "quiz" ? slide.quiz_answers : []));
  const { audio_url, image_url } = spoken.find((answer) => answer.image_url !== null) ?? {};
  const answers = (picture: boolean) =>
    Array.from({ length: 6 }, (_, index) => ({
      text: picture ? `Treasure ${index + 1}` : `Answer ${index + 1}: ${"save coins ".repeat(6)}`,
      is_correct: index === 0,
      image_url: picture ? image_url : null,
      alt: picture ? "A thing" : null,
      audio_url: index === 5 ? audio_url : null,
    }));
  // The recording is short: the page itself looks, from its beginning.
  await page.addInitScript(() => {
    const look = () => {
      const sixth = document.querySelectorAll<HTMLElement>("[role=radio]")[5];
      if (sixth?.dataset["read"] === "true") document.documentElement.dataset["sawSixth"] = "true";
    };
    const attributeFilter = ["data-read"];
    new MutationObserver(look).observe(document, {
      subtree: true,
      childList: true,
      attributeFilter,
    });
  });
  for (const picture of [false, true]) {
    await openKind(page, live, "quiz", "Which?", {
      quiz_heading: "Which?",
      quiz_question: "Which of these is worth the most to you, and why? ".repeat(3),
      quiz_keeps_order: true,
      quiz_answers: answers(picture),
    });
    const cards = page.getByRole("radio");
    await page.waitForFunction(() => document.documentElement.dataset["sawSixth"] === "true");
    await expect(cards.nth(5)).toBeInViewport({ ratio: 1 });
    expect(await faults(page)).toEqual([]);
    for (const answer of await cards.all()) {
      await answer.scrollIntoViewIfNeeded();
      const isOnTop = await answer.evaluate((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const at = (part: number) => document.elementFromPoint(x + width / 2, y + height * part);
        return [0.1, 0.5, 0.9].every((part) => element.contains(at(part)));
      });
      expect(isOnTop).toBe(true);
    }
    await axeClean(page, "a quiz with six answers");
    await cards.nth(5).tap();
    await expect(page.getByRole("button", { name: "Try Again", exact: true })).toBeInViewport({
      ratio: 1,
    });
  }
});
