import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { Slide } from "#domain/slides/registry.ts";
import { segmentGroups } from "./segment-groups.ts";
import { SegmentBar } from "./SegmentBar.tsx";

const VIDEO: Slide = {
  id: "video",
  type: "video",
  video_url: null,
  captions_url: null,
  poster_url: null,
  alt: "",
};
const QUIZ: Slide = {
  id: "quiz",
  type: "quiz",
  quiz_heading: "",
  quiz_question: "",
  quiz_audio_url: null,
  quiz_answers: [],
  quiz_correct_quote: "",
  quiz_correct_audio_url: null,
  quiz_wrong_quote: "",
  quiz_wrong_audio_url: null,
};

it("the progress bar has one segment per slide, by its shape, filled up to the current slide (R-LES-2)", () => {
  const slides = [VIDEO, QUIZ, { ...QUIZ, id: "last" }];
  const html = renderToStaticMarkup(createElement(SegmentBar, { slides, now: 1, isWon: false }));
  const segments = [
    ...html.matchAll(/data-shape="(\w+)" data-reached="(\w+)" data-now="(\w+)"/g),
  ].map(([, ...attributes]) => attributes);
  expect(segments).toEqual([
    ["bar", "true", "false"],
    ["dot", "true", "true"],
    ["dot", "false", "false"],
  ]);
});

it("a question becomes a coin once it is won, and stays one (T-1830)", () => {
  const slides = [QUIZ, VIDEO, { ...QUIZ, id: "third" }, { ...QUIZ, id: "last" }];
  const wonAt = (now: number, isWon: boolean) =>
    [
      ...renderToStaticMarkup(createElement(SegmentBar, { slides, now, isWon })).matchAll(
        /data-won="(\w+)"/g,
      ),
    ].map(([, won]) => won === "true");
  expect(wonAt(2, false)).toEqual([true, true, false, false]);
  expect(wonAt(2, true)).toEqual([true, true, true, false]);
});

it("a lesson of more than 20 slides shows groups of slides, at most 12, each filled by its share", () => {
  const groups = segmentGroups(60, 7);
  expect(groups.map(({ share }) => share)).toEqual([1, 0.6, ...Array<number>(10).fill(0)]);
  expect(groups.findIndex(({ isNow }) => isNow)).toBe(1);
  const last = segmentGroups(21, 20);
  expect(last.map(({ share }) => share)).toEqual(Array<number>(11).fill(1));
  expect(last.findIndex(({ isNow }) => isNow)).toBe(10);
  const slides = Array.from({ length: 60 }, (_, index) => ({ ...QUIZ, id: String(index) }));
  const html = renderToStaticMarkup(createElement(SegmentBar, { slides, now: 7, isWon: false }));
  expect(html.match(/data-shape="group"/g)).toHaveLength(12);
});
