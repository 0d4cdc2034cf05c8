import { describe, expect, it } from "vitest";
import { NUMBER_WORDS } from "#domain/content/number-words.ts";
import { plainText } from "#domain/content/text.ts";
import type { SeedSlide, SeedSlideOf } from "#domain/content/course-seed.ts";
import { missions } from "./course.ts";

/** Not a quiz: that asks what happened, which no rule of this test can read off the slide. */
type Decided = Exclude<SeedSlide["type"], "video" | "quiz">;

const slides = missions.flatMap(({ lesson }) =>
  lesson.slides.map((slide) => ({ slide, of: lesson.title, id: slide.id.slice(-3) })),
);
const ofKind = <Kind extends Decided>(kind: Kind) =>
  slides.flatMap(({ slide, of, id }) =>
    slide.type === kind ? [{ of, id, slide: slide as SeedSlideOf[Kind] }] : [],
  );
const wordsIn = (text: string) =>
  plainText(text)
    .toLowerCase()
    .match(/[a-z]+/g) ?? [];

describe("what the stories showed decides an activity (T-275)", () => {
  it.each(ofKind("jars"))("$of, $id: the question names the coins of no jar", ({ slide }) => {
    const named = wordsIn(slide.question);
    for (const { exactly } of slide.jars)
      expect(named).not.toContain(NUMBER_WORDS[exactly]?.toLowerCase());
    expect(slide.rule).toBe("exactly");
  });

  it.each(ofKind("amount"))("$of, $id: the question does not name the number", ({ slide }) => {
    expect(wordsIn(slide.question)).not.toContain(NUMBER_WORDS[slide.right_from]?.toLowerCase());
  });

  it.each(ofKind("spot"))(
    "$of, $id: the question asks for what was in the story, and what else is true is not called wrong",
    ({ slide }) => {
      expect(slide.question).toMatch(/story/);
      for (const { is_right, why } of slide.areas) if (!is_right) expect(why).toMatch(/story/);
    },
  );

  it.each(ofKind("pay"))(
    "$of, $id: something else of the same price could be bought in place of each want",
    ({ slide }) => {
      const { goods } = slide;
      const wants = goods.filter(({ needs, name }) => needs && !/boots/.test(name));
      expect(wants.length).toBeGreaterThan(0);
      for (const want of wants)
        expect(goods.some(({ needs, price }) => !needs && price === want.price)).toBe(true);
    },
  );

  it.each(ofKind("sort"))(
    "$of, $id: one basket is for what was in the story, and names of things say nothing about it",
    ({ slide }) => {
      const names = slide.baskets.map(({ name }) => name.toLowerCase());
      const isOfStory = /story|stories|showed|pocket did|goal|cave/;
      expect(names.some((name) => isOfStory.test(name))).toBe(true);
      for (const { name } of slide.things) expect(name).not.toMatch(/story|pocket|not /i);
    },
  );
});
