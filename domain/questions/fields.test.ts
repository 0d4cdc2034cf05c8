import * as v from "valibot";
import { expect, it } from "vitest";
import { slideTexts, translatedParts } from "../content/translation.ts";
import { SLIDE_KINDS, slideKinds } from "../slides/registry.ts";
import type { Slide } from "../slides/registry.ts";
import { sentSlide } from "./fields.ts";
import { questionOf } from "./question.ts";

const NOTES = {
  for: ["little", "teen"],
  idea: "Compare what you get for the price.",
  question_type: "transfer",
  standards: ["SP-3", "SP-5"],
  place: "store",
  situation: "two juices",
  recall_reason: null,
  for_review: true,
};
const TOLD = ["video", "chat", "document"] as const;
const KINDS = SLIDE_KINDS.filter(
  (kind): kind is Exclude<typeof kind, (typeof TOLD)[number]> =>
    !TOLD.some((told) => told === kind),
);
const schemaOf = (kind: (typeof KINDS)[number]) => v.strictObject(slideKinds[kind].fields);
const slideOf = (kind: (typeof KINDS)[number], notes: object) =>
  ({ id: "s", type: kind, ...slideKinds[kind].start(), ...notes }) as unknown as Slide;

it.each(KINDS)(
  "the schema of a %s takes an author's notes and refuses malformed ones (T-1947)",
  (kind) => {
    const start = slideKinds[kind].start();
    expect(v.safeParse(schemaOf(kind), { ...start, ...NOTES }).issues).toBeUndefined();
    for (const wrong of [
      { question_type: "T" },
      { standards: ["SP-99"] },
      { for: [] },
      { idea: "x".repeat(161) },
      { place: "a\nb" },
      { for_review: "yes" },
    ])
      expect(v.safeParse(schemaOf(kind), { ...start, ...NOTES, ...wrong }).success).toBe(false);
    expect(questionOf(slideOf(kind, NOTES))).toMatchObject({
      idea: NOTES.idea,
      type: "transfer",
      situation: "two juices",
    });
  },
);

it.each(KINDS)(
  "children do not get an author's notes of a %s, and they are not translated (T-1948)",
  (kind) => {
    const plain = slideOf(kind, {});
    const noted = slideOf(kind, NOTES);
    expect(sentSlide(noted)).toEqual(plain);
    expect(sentSlide(plain)).toBe(plain);
    const paths = (slide: Slide) =>
      translatedParts(slideTexts(kind), slide, {}).map(({ path }) => path);
    expect(paths(noted)).toEqual(paths(plain));
  },
);

it("the belief that leads to an answer is one of the list, or a slip, and no child gets it (T-1949)", () => {
  const answer = { text: "Two", is_correct: false, image_url: null, alt: null };
  const quiz = (misconception: unknown) => ({
    ...slideKinds.quiz.start(),
    quiz_answers: [{ ...answer, misconception }],
  });
  for (const fit of ["shiny_is_better", "slip: forgot one", null])
    expect(v.is(schemaOf("quiz"), quiz(fit))).toBe(true);
  for (const unfit of ["shiny", 2, `slip:${"x".repeat(200)}`])
    expect(v.is(schemaOf("quiz"), quiz(unfit))).toBe(false);
  const noted = { id: "q", type: "quiz", ...quiz("shiny_is_better") } as unknown as Slide;
  expect(sentSlide(noted)).toEqual({ ...noted, quiz_answers: [answer] });
});
