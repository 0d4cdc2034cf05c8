import type { Page } from "@playwright/test";
import { FIRST_LESSON_ID } from "#domain/constants.ts";
import type { Slide, SlideKind } from "#domain/slides/registry.ts";
import { saveSlides } from "#tests/support/play-lessons.ts";
import { asAuthor } from "./author.ts";
import { KINDS, sees } from "./every-kind.ts";
import { expect, tokenOf } from "./fixtures.ts";
import type { LiveServer } from "./fixtures.ts";

/** A slide of each kind with as much on it as an author can put there. */
export async function fullest(live: LiveServer): Promise<Partial<Record<SlideKind, object>>> {
  const author = await asAuthor(live);
  const shipped: Slide[] = await author.call("GET", `/lessons/${FIRST_LESSON_ID}/slides`);
  const { image_url, audio_url } =
    shipped
      .flatMap((slide) => (slide.type === "quiz" ? slide.quiz_answers : []))
      .find((answer) => answer.image_url !== null && answer.audio_url !== null) ?? {};
  const spoken = { audio_url, image_url, alt: "A thing" };
  const named = (count: number, name: string) =>
    Array.from({ length: count }, (_, index) => ({ ...spoken, name: `${name} ${index + 1}` }));
  return {
    quiz: {
      quiz_heading: "Which?",
      quiz_question: "Which of these is worth the most to you, and why?",
      quiz_audio_url: audio_url,
      quiz_answers: named(6, "A treasure").map(({ name, ...answer }, index) => ({
        ...answer,
        text: name,
        is_correct: index === 0,
      })),
    },
    sort: {
      question_audio_url: audio_url,
      baskets: ["For today", "For later", "For others"].map((name) => ({ name, audio_url })),
      things: named(8, "A thing").map((thing) => ({
        ...thing,
        baskets: [0],
        why: "Because.",
        why_audio_url: null,
      })),
    },
    order: {
      question_audio_url: audio_url,
      items: named(6, "A step").map((item) => ({ ...item, why: "So.", why_audio_url: null })),
    },
    jars: {
      question_audio_url: audio_url,
      coins: 12,
      jars: named(4, "Jar").map((jar) => ({
        ...jar,
        least: 1,
        exactly: 3,
        counts: false,
        reply: "One more.",
        reply_audio_url: null,
      })),
    },
    pay: {
      question_audio_url: audio_url,
      mode: "budget",
      goods: named(6, "A good").map((good, index) => ({ ...good, price: 3, needs: index === 0 })),
    },
    amount: {
      question_audio_url: audio_url,
      shown_as: "coins",
      least: 0,
      most: 20,
      right_from: 15,
      right_to: 15,
    },
    spot: { question_audio_url: audio_url },
  };
}

/** Opens the lesson of the page at each of its slides. */
export async function eachSlide(
  page: Page,
  live: LiveServer,
  look: (kind: SlideKind) => Promise<void>,
): Promise<void> {
  const lesson = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  const token = await tokenOf(page);
  for (const [index, kind] of KINDS.entries()) {
    await saveSlides(live, token, lesson, index + 1);
    await page.reload();
    await sees(page, index);
    const board = kind === "video" ? page.locator("video") : page.locator("[data-board]");
    await expect(board).toBeVisible();
    await look(kind);
  }
}
