import { expect, it } from "vitest";
import { slideKinds } from "../slides/registry.ts";
import type { Slide } from "../slides/registry.ts";
import { emptyCard } from "./mission-card.ts";
import { unpublishedChanges } from "./unpublished-changes.ts";

const quiz = (id: string, question = id): Slide => ({
  id,
  type: "quiz",
  ...slideKinds.quiz.start(),
  quiz_question: question,
});
const lesson = (ids: string, fields: object = {}) => ({
  title: "Coins",
  tag: "",
  slides: ids === "" ? [] : ids.split(" ").map((id) => quiz(id)),
  ...fields,
});

/** 'added b 2', with the place in the draft; what is in brackets is the place in the version. */
const said = (...[version, draft]: Parameters<typeof unpublishedChanges>) =>
  unpublishedChanges(version, draft).map((change) => {
    if (!("slide" in change)) return "to" in change ? `${change.what} ${change.to}` : change.what;
    const what = change.what.replace("slide_", "");
    const place = "place" in change ? ` ${change.place}` : "";
    return `${what} ${change.slide.id}${place}${"from" in change ? ` (${change.from})` : ""}`;
  });

it.each<[string, string, string, string[]]>([
  ["nothing", "a b c", "a b c", []],
  ["a slide in the middle", "a b", "a n b", ["added n 2"]],
  ["a slide less", "a b c", "a c", ["removed b (2)"]],
  ["all other slides", "a b", "c", ["added c 1", "removed a (1)", "removed b (2)"]],
  ["the last first", "a b c", "c a b", ["moved c 1 (3)"]],
  ["the first last", "a b c", "b c a", ["moved a 3 (1)"]],
  ["a slide moved, one added before it", "a b c", "n c a b", ["added n 1", "moved c 2 (3)"]],
  ["a swap beside a new slide", "a b c", "n b a c", ["added n 1", "moved a 3 (1)"]],
  ["a slide removed before others is no move", "a b c d", "b c d", ["removed a (1)"]],
])("between a version and its draft, %s: %s, then %s (T-980)", (_name, version, draft, changes) => {
  expect(said(lesson(version), lesson(draft))).toEqual(changes);
});

it.each<[string, object, object, string[]]>([
  ["title", {}, { title: "Gold" }, ["title Gold"]],
  ["topic", { tag: "Saving" }, { tag: "" }, ["topic "]],
  ["mission card", {}, { mission_card: { ...emptyCard(), title: "Look" } }, ["card"]],
  ["a card without words is none", {}, { mission_card: emptyCard() }, []],
  ["no card is none", {}, { mission_card: null }, []],
])("settings of the lesson: %s", (_name, version, draft, changes) => {
  expect(said(lesson("a", version), lesson("a", draft))).toEqual(changes);
});

it("a slide that is changed and moved is named as both; what only drafts have is no change", () => {
  const before = lesson("a b c");
  const draft = (row: object) =>
    ({ ...row, row_version: 4, edited_by: "Anna" }) as unknown as Slide;
  const after = { ...before, slides: [draft(quiz("c", "New?")), draft(quiz("a")), quiz("b")] };
  expect(said(before, after)).toEqual(["moved c 1 (3)", "changed c 1"]);
});

it("a field that the kind got after the version was published is no change at its first value", () => {
  const { quiz_wrong_quote: _later, ...older } = quiz("a") as Slide & { quiz_wrong_quote: string };
  const version = { ...lesson(""), slides: [older as Slide] };
  expect(said(version, lesson("a"))).toEqual([]);
});
