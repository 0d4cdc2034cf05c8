import { describe, expect, it } from "vitest";
import { slideKinds } from "../registry.ts";
import type { Slide } from "../registry.ts";
import { documentBeside, totalOf } from "./total.ts";

const row = (amount: number, is_in = false) => ({
  date: "",
  name: "Row",
  audio_url: null,
  amount,
  is_in,
  note: "",
});

it("a statement says what is left, a checkout what it comes to (T-1979)", () => {
  const rows = [row(21240, true), row(1199), row(1934)];
  expect(totalOf({ form: "statement", begins_with: 100, rows })).toBe(18207);
  const cart = [row(3999), row(599), row(500, true)];
  expect(totalOf({ form: "checkout", begins_with: 100, rows: cart })).toBe(4098);
});

describe("the document that stays open beside a question", () => {
  const document = (id: string): Slide => ({
    id,
    type: "document",
    ...slideKinds.document.start(),
  });
  const quiz = (id: string, beside_document?: boolean): Slide => ({
    id,
    type: "quiz",
    ...slideKinds.quiz.start(),
    ...(beside_document !== undefined && { beside_document }),
  });

  it.each<[what: string, slides: Slide[], beside: string | null]>([
    ["is the last one before it", [document("d"), document("e"), quiz("q"), quiz("r", true)], "e"],
    ["is none where the question does not ask about it", [document("d"), quiz("q")], null],
    ["is none where there is none before it", [quiz("q", true)], null],
  ])("%s (T-1980)", (_what, slides, beside) =>
    expect(documentBeside(slides, slides.length - 1)?.id ?? null).toBe(beside),
  );
});
