import { describe, expect, it } from "vitest";
import * as v from "valibot";
import { StorySchema } from "#stage/story/story.ts";
import { checkWording } from "./check.ts";

const storyOf = (id: string, ...says: string[]) =>
  v.parse(StorySchema, {
    id,
    place: "grove",
    cast: { pocket: [230, 1112] },
    lines: says.map((say) => ({ say, mood: "talking" })),
  });
const byDefault = storyOf(
  "test/one",
  "Look at all of these big green leaves.",
  "I shook the tree all day long.",
  "There was no coin in it at all.",
);
const problemsOf = (...says: string[]) =>
  checkWording({ band: "little", story: storyOf("test/one-little", ...says), byDefault });

describe("a wording for the youngest (T-340)", () => {
  it("with short, easy and fewer sentences is fine", () =>
    expect(problemsOf("I shook the tree. No coin!")).toEqual([]));

  it.each([
    [
      "a long sentence",
      "I saw a cat and a dog and a hen.",
      "over 8 words: 'I saw a cat and a dog and a hen.'",
    ],
    ["hard words", "Economical otters investigate possibilities.", "reading grade"],
  ])("with %s is not", (_what, say, problem) =>
    expect(problemsOf(say)).toEqual([expect.stringContaining(problem)]),
  );

  it("with nearly as many words as by default is not", () =>
    expect(
      problemsOf(
        "Look at the big leaves.",
        "I shook the tree all day.",
        "It had no coin. Not one. None.",
      ),
    ).toEqual(["test/one-little: 18 words, by default 23"]));

  it("may have a bridge besides: what a real child says at its end is not counted (T-2187)", () => {
    const told = "I shook the tree all day. No coin in it at all. None.";
    const { lines, ...story } = storyOf("test/one-little", told);
    const own = (by: "lu" | "pocket") =>
      v.parse(StorySchema, {
        ...story,
        lines: [...lines, { say: "I look, too. I see it now.", mood: "happy", by }],
      });
    const problems = (by: "lu" | "pocket") =>
      checkWording({ band: "little", story: own(by), byDefault });
    expect(problems("lu")).toEqual([]);
    expect(problems("pocket")).toEqual(["test/one-little: 20 words, by default 23"]);
  });

  it("of older children may be as long as the story", () =>
    expect(checkWording({ band: "older", story: byDefault, byDefault })).toEqual([]));
});
