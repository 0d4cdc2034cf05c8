import { expect, test } from "vitest";
import { dinnerQuestionOf } from "./dinner.ts";

const card = (dinner: string) => ({ title: "Our Three Jars", steps: [], dinner });
const next = (dinner: string | null) => ({
  lesson_id: "l",
  title: "Need or Want?",
  tag: "Needs",
  dinner,
});

test.each([
  ["a card to do", card("Which jar?"), next("Need?"), "Which jar?", null],
  ["a card without a question", card(""), next("Need?"), "Need?", "Need or Want?"],
  ["no card to do", null, next("Need?"), "Need?", "Need or Want?"],
  ["a card to do after the last mission", card("Who?"), null, "Who?", null],
])("with %s there is a question for dinner (T-1854)", (_what, todo, mission, question, after) =>
  expect(dinnerQuestionOf({ card_to_do: todo, next: mission })).toEqual({ question, after }),
);

test.each([
  ["nothing is left", null, null],
  ["the next mission has none", card(""), next(null)],
])("where %s, nothing is asked at dinner (T-1855)", (_what, todo, mission) =>
  expect(dinnerQuestionOf({ card_to_do: todo, next: mission })).toBeNull(),
);
