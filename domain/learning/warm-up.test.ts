import { expect, it } from "vitest";
import type { Day } from "../days.ts";
import { addDays } from "../days.ts";
import { warmUpBank, warmUpQuestions } from "./warm-up.ts";

const TODAY: Day = "2026-11-20";
const lesson = (order: number, course_id = "course") => ({
  id: `${course_id} ${order}`,
  course_id,
  order,
});
const LESSONS = [lesson(1), lesson(2), lesson(3), lesson(1, "other")];
const of = (id: string, lessonId: string, idea: string, situation = `case ${id}`) => ({
  id,
  lessonId,
  idea,
  situation,
});
const BANK = [
  of("a1", "course 1", "earn"),
  of("a2", "course 1", "earn"),
  of("b1", "course 1", "jobs"),
  of("c1", "course 2", "needs"),
  of("d1", "course 3", "goals"),
  of("o1", "other 1", "borrow"),
];
const EARLIER = "before";
/** An answer in a lesson, to a case that no question of the bank has. */
const seen = (idea: string, daysAgo: number, isRight = false) => ({
  id: `${idea} ${daysAgo}`,
  idea,
  situation: EARLIER,
  day: addDays(TODAY, -daysAgo),
  isRight,
});

it.each<[string, number, ReturnType<typeof seen>[], string | null, string[]]>([
  ["of the first lesson: none", 1, [seen("earn", 9)], null, []],
  ["of which nothing was answered: none", 3, [], null, []],
  ["where nothing is due: none", 3, [seen("earn", 0), seen("jobs", 2, true)], null, []],
  ["missed yesterday", 2, [seen("earn", 1)], null, ["a1"]],
  ["right three days ago", 2, [seen("earn", 3, true)], null, ["a1"]],
  [
    "two at most, what waits longest first",
    3,
    [seen("needs", 2), seen("earn", 1), seen("jobs", 9)],
    null,
    ["b1", "c1"],
  ],
  [
    "never of the lesson itself, a later one, or another course",
    2,
    [seen("needs", 9), seen("goals", 9), seen("borrow", 9)],
    null,
    [],
  ],
  ["never the case of today's question of the day", 2, [seen("earn", 1)], "a1", ["a2"]],
  [
    "another case where it had one",
    2,
    [{ ...seen("earn", 1), situation: "case a1" }],
    null,
    ["a2"],
  ],
])("a warm-up is asked %s (T-2110)", (_what, order, answers, offered, ids) => {
  const bank = warmUpBank(BANK, lesson(order), LESSONS, offered);
  expect(warmUpQuestions(bank, answers, TODAY).map(({ id }) => id)).toEqual(ids);
});
