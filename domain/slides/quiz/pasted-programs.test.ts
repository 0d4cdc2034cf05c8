import { describe, expect, it } from "vitest";
import { readPastedQuiz } from "./pasted.ts";

const Q = "What keeps coins safe?";
/** The question, and the answers with a star before the right ones. */
const readOf = (text: string) => {
  const quiz = readPastedQuiz(text);
  return quiz !== null && "answers" in quiz
    ? [quiz.question, ...quiz.answers.map((one) => (one.isCorrect ? `*${one.text}` : one.text))]
    : quiz;
};
const NONE = [Q, "A bank", "A hole", "A shoe"];
const ONE = [Q, "*A bank", "A hole", "A shoe"];
const SECOND = [Q, "A bank", "*A hole", "A shoe"];

describe("a quiz pasted from the usual programs keeps its meaning (T-1257)", () => {
  it.each<[string, string, string[]]>([
    ["Google Docs", `${Q}\n● A bank\n● A hole\n● A shoe`, NONE],
    ["Google Docs, second level with tabs", `${Q}\n\t○\tA bank\n\t○\tA hole\n\t○\tA shoe`, NONE],
    ["Google Docs, a checklist", `${Q}\n☑ A bank\n☐ A hole\n☐ A shoe`, ONE],
    ["Google Docs, numbered", `1. ${Q}\n   a. A bank\n   b. A hole *\n   c. A shoe`, SECOND],
    [
      "Word, bullets of its own font",
      `${Q}\r\n\uF0B7\tA bank\r\n\uF0B7\tA hole\r\n\uF0B7\tA shoe`,
      NONE,
    ],
    ["Word, second level", `${Q}\r\no\tA bank\r\no\tA hole\r\no\tA shoe`, NONE],
    ["Word, 1.", `${Q}\n1.\tA bank\n2.\tA hole\n3.\tA shoe`, NONE],
    ["Word, a)", `1)\t${Q}\na)\tA bank\nb)\tA hole ✓\nc)\tA shoe`, SECOND],
    ["Word, A)", `${Q}\nA) A bank (correct)\nB) A hole\nC) A shoe`, ONE],
    ["Word, (a)", `${Q}\n(a) A bank\n(b) A hole\n(c) A shoe\nAnswer: (b)`, SECOND],
    ["Word, i.", `${Q}\ni. A bank\nii. *A hole\niii. A shoe`, SECOND],
    ["Pages, dashes", `${Q}\n– A bank\n– A hole ← correct\n– A shoe`, SECOND],
    ["Aiken", `${Q}\nA. A bank\nB. A hole\nC. A shoe\nANSWER: B`, SECOND],
    [
      "Aiken, brackets, two right ones",
      `${Q}\nA) A bank\nB) A hole\nC) A shoe\nANSWER: A, B`,
      [Q, "*A bank", "*A hole", "A shoe"],
    ],
    ["a key in words", `${Q}\nA bank\nA hole\nA shoe\nCorrect answer: A hole`, SECOND],
    ["a short key", `${Q}\na) A bank\nb) A hole\nc) A shoe\nCorrect: b`, SECOND],
    ["GIFT", `${Q} {=A bank ~A hole ~A shoe}`, ONE],
    [
      "GIFT, on lines, with a title, a comment and feedback",
      `// coins\n::Coins 1:: ${Q} {\n\t~A bank # no\n\t=A hole # yes\n\t~A shoe\n}`,
      SECOND,
    ],
    [
      "GIFT, with weights",
      `${Q} {~%50%A bank ~%50%A hole ~%-100%A shoe}`,
      [Q, "*A bank", "*A hole", "A shoe"],
    ],
    [
      "GIFT, with escaped signs",
      "2 \\= 1 + 1? {=yes \\~ so ~no}",
      ["2 = 1 + 1?", "*yes ~ so", "no"],
    ],
    ["GIFT, true or false", "Gold is a metal. {T}", ["Gold is a metal.", "*True", "False"]],
    [
      "GIFT, a gap",
      "Gold is {=a metal ~a tree} of worth.",
      ["Gold is _____ of worth.", "*a metal", "a tree"],
    ],
    ["Markdown, boxes", `${Q}\n- [x] A bank\n- [ ] A hole\n- [ ] A shoe`, ONE],
    ["Markdown, stars as bullets", `${Q}\n* A bank\n* A hole\n* A shoe`, NONE],
    [
      "Markdown, stars as bullets and boxes",
      `${Q}\n* [ ] A bank\n* [X] A hole\n* [ ] A shoe`,
      SECOND,
    ],
    ["Markdown, bold", `${Q}\n- **A bank**\n- A hole\n- A shoe`, ONE],
    ["Canvas", `1. ${Q}\n*a) A bank\nb) A hole\nc) A shoe`, ONE],
    ["a star before the right one", `${Q}\nA bank\n*A hole\nA shoe`, SECOND],
    ["radio buttons", `${Q}\n( ) A bank\n(x) A hole\n( ) A shoe`, SECOND],
    ["ticks", `${Q}\n✅ A bank\nA hole\nA shoe`, ONE],
    [
      "a question of two lines",
      `Pocket has coins.\n${Q}\na) A bank\nb) A hole\nc) A shoe`,
      [`Pocket has coins. ${Q}`, "A bank", "A hole", "A shoe"],
    ],
    ["a row of a spreadsheet", `${Q}\tA bank\t*A hole\tA shoe`, SECOND],
    ["Kahoot's spreadsheet", `1\t${Q}\tA bank\tA hole\tA shoe\t\t20\t2`, SECOND],
    ["a column of a spreadsheet, marks beside it", `${Q}\t\nA bank\tx\nA hole\t\nA shoe\t`, ONE],
    ["a column with TRUE and FALSE", `${Q}\nA bank\tFALSE\nA hole\tTRUE\nA shoe\tFALSE`, SECOND],
    [
      "numbers as answers",
      "How much?\n5 coins\n-5 coins\n1.5 coins\n* 10 coins",
      ["How much?", "5 coins", "-5 coins", "1.5 coins", "*10 coins"],
    ],
    ["numbers as bare answers", "How many?\n1\n2\n3 *", ["How many?", "1", "2", "*3"]],
    [
      "letters that do not count up are words",
      "Who?\nJ. Smith\nA. Jones\nPocket",
      ["Who?", "J. Smith", "A. Jones", "Pocket"],
    ],
  ])("%s", (_what, text, is) => expect(readOf(text)).toEqual(is));

  it("an explanation is what Glimm says", () =>
    expect(
      readPastedQuiz(`${Q}\na) A bank\nb) A hole\nAnswer: a\nExplanation: It has a vault.`),
    ).toMatchObject({
      correctQuote: "It has a vault.",
    }));

  it.each<[string, string, string]>([
    [
      "two questions of Aiken",
      `${Q}\nA. A bank\nB. A hole\nANSWER: A\n\nWho?\nA. I\nB. You\nANSWER: B`,
      "several",
    ],
    ["two questions of a list", `1. ${Q}\na) A bank\nb) A hole\na) I\nb) You`, "several"],
    ["two questions of GIFT", "Who? {=I ~You}\n\nWhat? {=Gold ~Tin}", "several"],
    ["two rows of a spreadsheet", "Who?\tI\tYou\nWhat?\tGold\tTin", "several"],
    [
      "cards of Quizlet",
      "coin\ta piece of metal\nbank\ta place for money\npurse\ta small bag",
      "cards",
    ],
    ["an answer to write", "Who is the otter? {=Pocket =pocket}", "no_choice"],
    ["answers to match", "Match. {=coin -> metal =note -> paper}", "no_choice"],
    ["a number to write", "How many? {#5}", "no_choice"],
    ["a key that names no answer", `${Q}\nA. A bank\nB. A hole\nANSWER: E`, "unclear_key"],
  ])(
    "where it can't, the text is pasted as it is, with a word why: %s (T-1258)",
    (_what, text, problem) => expect(readPastedQuiz(text)).toEqual({ problem }),
  );
});
