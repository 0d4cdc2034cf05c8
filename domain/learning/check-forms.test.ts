import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { CheckForm } from "../slides/quiz/quiz.ts";
import { slideKinds } from "../slides/registry.ts";
import type { Slide } from "../slides/registry.ts";
import { firstFormOf, hasChecks, withFirstForm } from "./check-forms.ts";

const quiz = (id: string, check: CheckForm | null): Slide => ({
  id,
  type: "quiz",
  ...slideKinds.quiz.start(),
  ...(check !== null && { check }),
});
/** 'A1 q B1' as slides. */
const slidesOf = (names: string) =>
  names.split(" ").map((name) => quiz(name, /^[AB]/.test(name) ? (name[0] as CheckForm) : null));
const namesOf = (slides: readonly Slide[]) => slides.map(({ id }) => id).join(" ");

describe("the forms of checks", () => {
  it.each<[slides: string, first: CheckForm, order: string]>([
    ["A1 A2 q B1 B2", "A", "A1 A2 q B1 B2"],
    ["A1 A2 q B1 B2", "B", "B1 B2 q A1 A2"],
    ["B1 q A1", "A", "A1 q B1"],
    ["B1 q A1", "B", "B1 q A1"],
    ["A1 A2 A3 q B1", "B", "B1 A2 A3 q A1"],
    ["A1 q r", "B", "A1 q r"],
    ["q r", "B", "q r"],
  ])("%s for a child who gets %s first: %s (T-1961)", (slides, first, order) =>
    expect(namesOf(withFirstForm(slidesOf(slides), first))).toBe(order),
  );

  it("each slide is there once, the others keep their places, and the child's form comes first (T-1962)", () => {
    const name = fc.constantFrom<CheckForm | null>("A", "B", null);
    fc.assert(
      fc.property(
        fc.array(name, { maxLength: 12 }),
        fc.constantFrom<CheckForm>("A", "B"),
        (forms, first) => {
          const slides = forms.map((form, at) => quiz(`${form ?? "q"}${at}`, form));
          const ordered = withFirstForm(slides, first);
          expect(ordered.map(({ id }) => id).toSorted()).toEqual(
            slides.map(({ id }) => id).toSorted(),
          );
          for (const [at, form] of forms.entries())
            if (form === null) expect(ordered[at]).toBe(slides[at]);
          const firstCheck = ordered.find((slide) => slide.type === "quiz" && slide.check != null);
          if (hasChecks(slides)) expect(firstCheck).toMatchObject({ check: first });
        },
      ),
    );
  });

  it("half of the children get A first, each always the same (T-1963)", () => {
    const ids = Array.from({ length: 4000 }, (_, index) => `child-${index}-${index * 7919}`);
    const first = ids.map(firstFormOf);
    expect(ids.map(firstFormOf)).toEqual(first);
    const share = first.filter((form) => form === "A").length / ids.length;
    expect(share).toBeGreaterThan(0.46);
    expect(share).toBeLessThan(0.54);
  });
});
