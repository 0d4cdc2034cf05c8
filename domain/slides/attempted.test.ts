import { describe, expect, it } from "vitest";
import { rulesOf, SLIDE_KINDS } from "./registry.ts";
import type { Slide, SlideKind } from "./registry.ts";

const newSlide = (kind: SlideKind, fields: object) =>
  ({ id: "s", type: kind, ...rulesOf(kind)?.start(), ...fields }) as Slide;
const attempted = (kind: SlideKind, detail: string, fields: object = {}) =>
  rulesOf(kind)?.attempted?.(newSlide(kind, fields), detail) ?? null;
const hintOf = (kind: SlideKind, detail: string, fields: object = {}) =>
  rulesOf(kind)?.hint?.(newSlide(kind, fields), detail);
const STORY = {
  story: {
    script_url: null,
    sound_url: null,
    moments: [
      {
        ask: "Who gets what?",
        of: [
          { name: "Carrot", right: true, why: "The shopper eats." },
          { name: "Coin", right: true, why: "The farmer worked." },
        ],
        places: ["Farmer", "Shopper"],
      },
      {
        ask: "Which work?",
        of: [
          { name: "Nap", right: false, why: "A nap earns nothing." },
          { name: "Grow food", right: true, why: "To the garden!" },
        ],
        places: [],
      },
    ],
  },
};
const ANSWERS = [{ text: "A tree" }, { text: "Work" }];

/** A chat and a document are read. */
const ANSWERED = SLIDE_KINDS.filter((kind) => kind !== "chat" && kind !== "document");

describe("what was done in an attempt, in words", () => {
  it.each<[SlideKind, string, string | null, object?]>([
    ["quiz", "1", "Work", { quiz_answers: ANSWERS }],
    ["quiz", "2", null, { quiz_answers: ANSWERS }],
    ["sort", "1>0", "A toy robot → Need"],
    ["sort", "9>0", null],
    ["sort", "0>2", null],
    ["order", "0>2", "Look at the price → 3"],
    ["order", "0>7", null],
    ["jars", "1.2.3", "Save 1, Spend 2, Share 3"],
    ["decide", "0.1", "Plain boots, Glitter boots"],
    ["decide", "9", null],
    ["jars", "1.2", null],
    ["pay", "1.1.0", "7"],
    ["pay", "1.1", null],
    ["amount", "1", "1 week"],
    ["amount", "7", "7 weeks"],
    ["spot", "0", "Kite, 9 coins"],
    ["spot", "8", null],
    ["video", "0:1>0", "Coin → Farmer", STORY],
    ["video", "1:0", "Nap", STORY],
    ["video", "1:4", null, STORY],
    ["video", "2:0", null, STORY],
    ["video", "0:0>0", null],
  ])("%s '%s' is %s", (kind, detail, words, fields) =>
    expect(attempted(kind, detail, fields)).toBe(words),
  );

  it.each<[SlideKind, string, string, object?]>([
    ["quiz", "1", "Not that.", { quiz_answers: [{ text: "A" }, { text: "B", hint: "Not that." }] }],
    ["quiz", "0", "Look again.", { quiz_answers: ANSWERS, quiz_wrong_quote: "Look again." }],
    ["sort", "1>0", "A robot is fun. You can live without it."],
    ["sort", "9>0", ""],
    ["order", "0>2", "First you find out how many coins you need."],
    ["jars", "6.0.0", "Keep at least 1 coin for something fun."],
    ["pay", "0.1.0", "That is not enough. Count the coins on the counter, then add more."],
    ["pay", "1.3.2", "That is too much. Take a coin back, and count again."],
    ["amount", "1", "That is not 10 coins yet. Look into the jar."],
    ["amount", "7", "Now there are more than 10 coins. Look into the jar."],
    ["spot", "99", ""],
    ["decide", "1", ""],
    ["video", "0:1>1", "The farmer worked.", STORY],
    ["video", "1:0", "A nap earns nothing.", STORY],
    ["video", "1:0", ""],
  ])("a hint after %s '%s' is '%s'", (kind, detail, words, fields) =>
    expect(hintOf(kind, detail, fields)).toBe(words),
  );

  it("comes with a hint, and a solved slide with words, of every kind that is answered", () => {
    for (const kind of ANSWERED) {
      expect([kind, typeof rulesOf(kind)?.hint]).toEqual([kind, "function"]);
      expect([kind, typeof rulesOf(kind)?.solvedWords]).toEqual([kind, "function"]);
    }
  });

  it("is defined for every kind that is answered", () =>
    expect(ANSWERED.filter((kind) => rulesOf(kind)?.attempted === undefined)).toEqual([]));
});
