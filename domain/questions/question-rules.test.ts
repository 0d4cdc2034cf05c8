import { describe, expect, it } from "vitest";
import type { Band } from "../slides/bands.ts";
import { concedes, faultsOf, RULE_OF_FAULT } from "./item-rules.ts";
import type { ItemFault } from "./item-rules.ts";
import { faultsOfPath, RULE_OF_PATH_FAULT } from "./path-rules.ts";
import type { PathFault } from "./path-rules.ts";
import type { Choice, Question } from "./question.ts";
import type { QuestionType } from "./question-type.ts";

const choice = (text: string, change: Partial<Choice> = {}): Choice => ({
  text,
  isRight: false,
  reply: "Look at it once more. What is left?",
  whyChosen: "shiny_is_better",
  hasPicture: true,
  part: 0,
  ...change,
});
const RIGHT = choice("a gray sweater", { isRight: true, reply: "", whyChosen: null });
const sound: Question = {
  id: "q",
  kind: "quiz",
  idea: "Stop before you pay.",
  type: "transfer",
  standards: ["SP-3"],
  place: "home",
  situation: "cold",
  recallReason: null,
  prompt: "Lu is cold. What keeps her warm?",
  choices: [choice("a gold crown"), RIGHT, choice("a paper fan")],
  isOneOf: true,
  isCheck: false,
};
const withWrong = (change: Partial<Choice>): Question => ({
  ...sound,
  choices: [choice("a gold crown", change), RIGHT, choice("a paper fan")],
});
const words = (count: number) => Array.from({ length: count }, (_, index) => `w${index}`).join(" ");

it.each<Band>(["little", "middle", "older", "teen"])(
  "a sound question breaks no rule for %s (T-1935)",
  (band) => expect(faultsOf(sound, band, ["spoon", "soup", "39.99"])).toEqual([]),
);

describe("a question that breaks a rule is found", () => {
  it.each<[ItemFault, string, Band, Question]>([
    ["no_idea", "has no idea", "middle", { ...sound, idea: null }],
    ["no_type", "does not say what it asks for", "middle", { ...sound, type: null }],
    ["no_standard", "has no standard", "middle", { ...sound, standards: [] }],
    [
      "no_misconception",
      "has a wrong choice without a misconception",
      "middle",
      withWrong({ whyChosen: null }),
    ],
    ["no_misconception", "has a slip without words", "middle", withWrong({ whyChosen: "slip: " })],
    ["no_own_reply", "has a wrong choice without a reply", "middle", withWrong({ reply: "" })],
    [
      "story_words",
      "asks for a new case with a thing of the story",
      "middle",
      { ...sound, prompt: "Lu buys two spoons. Which one?" },
    ],
    [
      "reply_concedes",
      "has a reply that concedes",
      "teen",
      withWrong({ reply: "That is work, too." }),
    ],
    [
      "length_differs",
      "has a right choice that is much longer",
      "teen",
      {
        ...sound,
        choices: [choice("a crown"), { ...RIGHT, text: "a thick gray sweater with sleeves" }],
      },
    ],
    [
      "slip_outside_sum",
      "is no sum, and has the slip of one",
      "middle",
      withWrong({ whyChosen: "slip: stopped counting" }),
    ],
    [
      "too_many_choices",
      "has four choices for the youngest",
      "little",
      { ...sound, prompt: "What is warm?", choices: [...sound.choices, choice("a red cap")] },
    ],
    ["too_many_words", "has 31 words", "middle", { ...sound, prompt: words(31) }],
    [
      "too_many_words",
      "has 17 words that the youngest hear, choices included",
      "little",
      { ...sound, prompt: words(8) },
    ],
    ["choice_without_picture", "has no picture", "little", withWrong({ hasPicture: false })],
    ["reply_says_wrong", "says wrong", "middle", withWrong({ reply: "Wrong! Look again." })],
    [
      "reply_gives_answer",
      "gives the answer away",
      "middle",
      withWrong({ reply: "Take a gray sweater." }),
    ],
    ["long_reply", "has a reply of 15 words", "middle", withWrong({ reply: words(15) })],
    ["long_reply", "has a reply of 29 words", "teen", withWrong({ reply: words(29) })],
  ])("%s: it %s, for %s (T-1936)", (fault, _what, band, question) =>
    expect(faultsOf(question, band, ["spoon"]).map((found) => found.fault)).toEqual([fault]),
  );

  it("the rules are those of the manual, by number", () => {
    const numbers = [...Object.values(RULE_OF_FAULT), ...Object.values(RULE_OF_PATH_FAULT)];
    expect([...new Set(numbers)].toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  it.each([
    ["A ball is a want, too.", true],
    ["You can also wait.", true],
    ["Maybe so! Look again.", true],
    ["Nearly: the first one was cheap.", true],
    ["Too many! Count once more.", false],
    ["That is too much for one hand.", false],
    ["The tools are not yours.", false],
  ])("'%s' admits that the choice is right: %s", (reply, isSo) =>
    expect(concedes(reply)).toBe(isSo),
  );
});

describe("the questions of a path", () => {
  const of = (type: QuestionType, change: Partial<Question> = {}): Question => ({
    ...sound,
    type,
    isOneOf: false,
    ...change,
  });
  /** Two ideas in two new cases each, a decision, one question of the story. */
  const path = [
    of("transfer", { id: "1", situation: "rain", place: "home" }),
    of("practice", { id: "2", situation: "juice", place: "store" }),
    of("transfer", { id: "3", idea: "Compare.", situation: "bus", place: "school" }),
    of("practice", { id: "4", idea: "Compare.", situation: "gems", place: "phone" }),
    of("decision", { id: "5", situation: "fair", place: "school" }),
    of("story", { id: "6", place: "home" }),
  ];
  const oneOf = (id: string, right: string) =>
    of("transfer", {
      id,
      situation: id,
      isOneOf: true,
      choices: [choice("seven letters"), { ...RIGHT, text: right }, choice("eight letters")],
    });
  const mixed = ["a", "b", "c", "d", "e", "f", "g", "h"].map((id, index) =>
    oneOf(id, index < 2 ? "a very long answer" : index < 4 ? "short" : "nine a letter"),
  );

  it("that follow the rules break none (T-1937)", () => {
    expect(faultsOfPath(path)).toEqual([]);
    expect(faultsOfPath([...path, ...mixed])).toEqual([]);
  });

  it.each<[PathFault, string, readonly Question[]]>([
    [
      "many_recalls",
      "twice what happened",
      [...path, ...mixed, ...["7", "8"].map((id) => of("recall", { id, recallReason: "a joke" }))],
    ],
    ["recall_without_reason", "what happened, without a reason", [...path, of("recall")]],
    [
      "many_of_story",
      "the story's case in 6 of 19",
      [...path, ...mixed, ...Array.from({ length: 5 }, () => of("story"))],
    ],
    [
      "few_new_cases",
      "a new case in 4 of 8",
      [...path, of("decision"), of("recall", { recallReason: "a joke" })],
    ],
    ["no_decision", "no decision", path.filter(({ type }) => type !== "decision")],
    [
      "few_situations",
      "one case twice for an idea",
      path.map((one) => (one.idea === "Compare." ? { ...one, situation: "bus" } : one)),
    ],
    [
      "few_places",
      "two places",
      path.map((one, index) => ({ ...one, place: index % 2 ? "a" : "b" })),
    ],
    ["right_is_longest", "the longest in 4 of 8", [...path, ...mixed.slice(0, 2), ...mixed]],
    ["right_is_shortest", "the shortest in 4 of 10", [...path, ...mixed.slice(2, 4), ...mixed]],
  ])("%s: that ask for %s are found (T-1938)", (fault, _what, questions) =>
    expect(faultsOfPath(questions).map((found) => found.fault)).toEqual([fault]),
  );
});
