import { expect, it } from "vitest";
import { slideKinds } from "#domain/slides/registry.ts";
import type { SlideKind } from "#domain/slides/registry.ts";
import type { EditableSlide } from "#app/data/authoring/authoring.ts";
import { lessonStatistics as words } from "#app/copy/insight.ts";
import {
  biggestLoss,
  hardestQuestion,
  insightCsv,
  insightRows,
  leastHelped,
} from "./insight-rows.ts";

const slide = (id: string, kind: SlideKind, fields: object) =>
  ({ id, type: kind, ...slideKinds[kind].start(), ...fields }) as EditableSlide;
const video = slide("v", "video", {});
const quiz = slide("q", "quiz", {
  quiz_question: '=Which one, "big" or small?',
  quiz_answers: [{ text: "Coins" }, { text: "Leaves" }, { text: "+1" }],
});

it("figures of a lesson become a CSV file that no spreadsheet runs (T-206)", () => {
  const check = slide("c", "quiz", { quiz_question: "Before or after?", check: "A" });
  const rows = insightRows([video, quiz, check], {
    weeks: ["2026-11-09"],
    versions: [1],
    ages: [],
    started: 20,
    finished: 10,
    slides: {
      v: { reached: 20, solved: 0, first_try: 0, wrong: [], check: null },
      q: {
        reached: 15,
        solved: 10,
        first_try: 5,
        wrong: [
          { what: "Leaves", count: 10, belief: "machine_gives" },
          { what: "+1", count: 5, belief: "slip: adds one" },
          { what: null, count: 5, belief: null },
        ],
        check: null,
      },
      c: {
        reached: 15,
        solved: 0,
        first_try: 0,
        wrong: [],
        check: { before: { right: 5, wrong: 10 }, after: { right: 10, wrong: 5 } },
      },
    },
  });
  expect(insightCsv(rows, 20).split("\r\n")).toEqual([
    "slide,kind,text,reached,share,right,right on first try,right before,answered before,right after,answered after,wrong,wrong by,belief",
    "1,Video,Video,20,1.00,0,0,,,,,,,",
    `2,Quiz,"'=Which one, ""big"" or small?",15,0.75,10,5,,,,,Leaves,10,"Believes: ""Money comes from the machine; the bank gives it."""`,
    `2,Quiz,"'=Which one, ""big"" or small?",,,,,,,,,'+1,5,The slip: adds one`,
    `2,Quiz,"'=Which one, ""big"" or small?",,,,,,,,,An earlier answer,5,`,
    "3,Quiz,Before or after?,15,0.75,0,0,5,15,10,15,,,",
    "",
  ]);
});

it("a question that is asked only in reviews has no figures of the lesson, and the others keep their places (T-2100)", () => {
  const bank = slide("b", "quiz", { for_review: true });
  const none = { weeks: [], versions: [], ages: [], started: 0, finished: 0, slides: {} };
  expect(insightRows([video, bank, quiz], none).map(({ id, place }) => `${place} ${id}`)).toEqual([
    "1 v",
    "3 q",
  ]);
});

const rowsOf = (...reached: number[]) =>
  reached.map((count, index) => ({
    id: String(index),
    place: index + 1,
    kind: "Quiz",
    text: "",
    reached: count,
    solved: 0,
    firstTry: 0,
    wrong: [],
    isMeasured: true,
    isCheck: false,
    check: null,
    idea: null,
  }));

it("names the check that the lesson helped least with, where some was answered no better after it (T-2147)", () => {
  const [first, ...others] = rowsOf(40, 40, 40, 40).map((row, index) => ({
    ...row,
    check:
      [
        { before: { right: 5, wrong: 15 }, after: { right: 15, wrong: 5 } },
        { before: { right: 10, wrong: 10 }, after: { right: 10, wrong: 10 } },
        { before: { right: 15, wrong: 5 }, after: { right: 10, wrong: 10 } },
        { before: { right: 0, wrong: 0 }, after: { right: 0, wrong: 20 } },
      ][index] ?? null,
  }));
  expect(leastHelped(others)).toMatchObject({ row: { place: 3 }, before: 0.75, after: 0.5 });
  expect(leastHelped(first === undefined ? [] : [first])).toBeNull();
  expect(leastHelped(rowsOf(40))).toBeNull();
});

it("names the slide on which most children left (T-601)", () => {
  expect(biggestLoss(rowsOf(40, 35, 20, 20), 15)).toEqual({ places: [2], left: 15 });
  expect(biggestLoss(rowsOf(40, 30, 20), 0)).toEqual({ places: [3], left: 20 });
  expect(biggestLoss(rowsOf(20, 20), 20)).toBeNull();
  expect(biggestLoss([], 0)).toBeNull();
});

it.each([
  [[120, 100, 80, 60, 40, 20], 20, null],
  [[40, 20], 0, null],
  [[60, 50, 45, 35], 35, "10 children each leave on slides 1 and 3, more than on any other"],
  [[40, 20, 15], 15, "20 children leave on slide 1, more than on any other"],
])(
  "of %j children per slide and %d at the end, names at most two slides (T-750)",
  (reached, finished, text) => {
    const loss = biggestLoss(rowsOf(...reached), finished);
    expect(loss && words.mostLeft(loss.places, loss.left)).toBe(text);
  },
);

it("names the question that fewest got right at the first try, where fewer than 60 % did (T-828)", () => {
  const [first, ...others] = rowsOf(40, 40, 40, 40).map((row, index) => ({
    ...row,
    solved: 40,
    firstTry: [30, 20, 10, 0][index] ?? 0,
    isMeasured: index !== 3,
  }));
  expect(hardestQuestion([...others])).toMatchObject({ row: { place: 3 }, share: 0.25 });
  expect(hardestQuestion(first === undefined ? [] : [first])).toBeNull();
  expect(hardestQuestion([])).toBeNull();
});

it("a video that asks nothing has no answers to measure, and a quiz has (T-752)", () => {
  const rows = insightRows([video, quiz], {
    weeks: [],
    versions: [],
    ages: [],
    started: 0,
    finished: 0,
    slides: {},
  });
  expect(rows.map(({ isMeasured }) => isMeasured)).toEqual([false, true]);
});
