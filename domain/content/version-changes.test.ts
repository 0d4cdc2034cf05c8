import { expect, it } from "vitest";
import { slideKinds } from "../slides/registry.ts";
import type { Slide } from "../slides/registry.ts";
import type { VersionContent } from "./content.ts";
import { versionChanges } from "./version-changes.ts";

const quiz = (id: string, question: string) =>
  ({ id, type: "quiz", ...slideKinds.quiz.start(), quiz_question: question }) as unknown as Slide;
const version = (title: string, slides: Slide[]): VersionContent => ({ title, tag: "", slides });

it("counts the slides that a version added, changed and removed (T-822)", () => {
  const before = version("Coins", [quiz("a", "One?"), quiz("b", "Two?"), quiz("c", "Three?")]);
  const after = version("Coins", [
    quiz("a", "One?"),
    quiz("c", "3?"),
    quiz("d", "4?"),
    quiz("e", "5?"),
  ]);
  expect(versionChanges(before, after)).toEqual({
    added: 2,
    changed: 1,
    removed: 1,
    isOtherwiseChanged: false,
  });
});

it.each([
  ["another title", version("Gold", [quiz("a", "One?"), quiz("b", "Two?")]), true],
  ["another order", version("Coins", [quiz("b", "Two?"), quiz("a", "One?")]), true],
  ["nothing else", version("Coins", [quiz("a", "One?"), quiz("b", "Two?")]), false],
])(
  "of a version with %s, says whether it differs in more than its slides (T-823)",
  (_, after, differs) => {
    const before = version("Coins", [quiz("a", "One?"), quiz("b", "Two?")]);
    expect(versionChanges(before, after)).toEqual({
      added: 0,
      changed: 0,
      removed: 0,
      isOtherwiseChanged: differs,
    });
  },
);
