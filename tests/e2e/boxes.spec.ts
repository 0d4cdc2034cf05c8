import type { Page } from "@playwright/test";
import { FIRST_LESSON_ID } from "#domain/constants.ts";
import type { Slide, SlideKind } from "#domain/slides/registry.ts";
import { asAuthor } from "./author.ts";
import { misplaced } from "./boxes.ts";
import { FIELDS, openEveryKind, playEachKind } from "./every-kind.ts";
import { expect, test } from "./fixtures.ts";
import type { LiveServer } from "./fixtures.ts";
import { mouse } from "./hands.ts";
import { comeToMoment } from "./stories.ts";

const button = (page: Page, name: string | RegExp) =>
  page.getByRole("button", { name, exact: true });

/** The quiz of the other tests with five answers, each with a picture. */
async function withPictures(live: LiveServer) {
  const author = await asAuthor(live);
  const shipped: Slide[] = await author.call("GET", `/lessons/${FIRST_LESSON_ID}/slides`);
  const [quiz] = shipped.filter((slide) => slide.type === "quiz");
  const pictures = quiz?.quiz_answers.map(({ image_url }) => image_url) ?? [];
  const three = (FIELDS.quiz as { quiz_answers: { text: string }[] }).quiz_answers;
  const more = ["Shells", "Boots"].map((text) => ({ ...three[1], text }));
  return {
    ...FIELDS.quiz,
    quiz_answers: [...three, ...more].map((answer, index) => ({
      ...answer,
      image_url: pictures[index % pictures.length],
      alt: "A thing",
    })),
  };
}

/** A wrong try on a slide as it is added, where one is quickly made. */
const WRONG: Partial<Record<SlideKind, (page: Page) => Promise<void>>> = {
  quiz: (page) => page.getByRole("radio", { name: "Leaves" }).click(),
  async sort(page) {
    await button(page, "Water").click();
    await button(page, /^Want ?:/).click();
  },
  async order(page) {
    await button(page, "Buy the kite").click();
    await button(page, /^Place 1/).click();
  },
  amount: (page) => button(page, "Done").click(),
};

/** Kinds without anything to tap on their board: what can be said in a chat is among its buttons. */
const TOLD: ReadonlySet<SlideKind> = new Set(["chat", "document"]);

test("on every kind of slide nothing lies over a target, the board or the feedback, and the board is in view (T-1793)", async ({
  page,
  live,
}) => {
  const hand = mouse(page);
  const found: string[] = [];
  await openEveryKind(page, live, { quiz: await withPictures(live) });
  await playEachKind(page, hand, {
    async asked(kind) {
      await expect(page.locator("[data-board]")).toBeVisible();
      found.push(...(await misplaced(page, `${kind} asked`, !TOLD.has(kind))));
      const tryWrong = WRONG[kind];
      if (tryWrong !== undefined) {
        await tryWrong(page);
        await expect(page.getByText("Oops!", { exact: true })).toBeVisible();
        found.push(...(await misplaced(page, `${kind} wrong`)));
        await button(page, "Try Again").click();
      }
      // The first act of a quiz is a wrong try.
      return kind === "quiz";
    },
    async solved(kind) {
      const isTold = TOLD.has(kind) || kind === "decide";
      found.push(...(await misplaced(page, `${kind} solved`, !isTold)));
    },
  });
  expect(found).toEqual([]);
});

test("in a moment Restart, Captions and Sound stand beside the picture, over nothing that can be tapped (T-1794)", async ({
  page,
  live,
}) => {
  await comeToMoment(page, live, "missions/3/v1");
  await expect(button(page, "Restart video")).toBeVisible();
  expect(await misplaced(page, "moment")).toEqual([]);
});
