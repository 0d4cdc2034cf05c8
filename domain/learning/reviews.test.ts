import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays } from "../days.ts";
import type { Day } from "../days.ts";
import { dueDay, dueQuestions, mergeAnswers, questionOfDay } from "./reviews.ts";
import type { GivenAnswer } from "./reviews.ts";

const START: Day = "2026-11-02";
const day = (after: number) => addDays(START, after);
let made = 0;
const answered = (after: number, isRight: boolean, idea = "save"): GivenAnswer => ({
  id: String(made++),
  idea,
  situation: `case ${made}`,
  day: day(after),
  isRight,
});
const dueAfter = (...answers: GivenAnswer[]) => dueDay("save", answers);

describe("the day on which an idea comes back", () => {
  it("is the next one after a missed question, and 3, 7 and 21 days later after right ones (T-1941)", () => {
    expect(dueAfter()).toBeNull();
    expect(dueAfter(answered(0, false))).toBe(day(1));
    const right = [0, 3, 10, 31, 52].map((after) => answered(after, true));
    const days = right.map((_, index) => dueAfter(...right.slice(0, index + 1)));
    expect(days).toEqual([day(3), day(10), day(31), day(52), day(73)]);
  });

  it("begins anew after a missed one", () =>
    expect(dueAfter(answered(0, true), answered(3, true), answered(10, false))).toBe(day(11)));

  it("is the next one where anything of the day was missed", () =>
    expect(dueAfter(answered(0, true), answered(0, false))).toBe(day(1)));

  it("stays where the idea is answered right before it is due, and comes sooner where it is missed", () => {
    expect(dueAfter(answered(0, true), answered(1, true))).toBe(day(3));
    expect(dueAfter(answered(0, true), answered(1, false))).toBe(day(2));
  });

  it("is that of the idea alone", () =>
    expect(dueAfter(answered(0, true), answered(1, false, "share"))).toBe(day(3)));
});

const IDEAS = ["save", "share", "compare"];
const anyAnswer = fc.record({
  id: fc.nat(30).map(String),
  idea: fc.constantFrom(...IDEAS),
  situation: fc.nat(12).map((n) => `case ${n}`),
  day: fc.nat(40).map(day),
  isRight: fc.boolean(),
});
/** An id belongs to one answer, whichever device has it. */
const anyAnswers = fc.uniqueArray(anyAnswer, { selector: ({ id }) => id, maxLength: 25 });
const bank = IDEAS.flatMap((idea) =>
  Array.from({ length: 5 }, (_, index) => ({
    id: `${idea}${index}`,
    idea,
    situation: `case ${index * 3 + IDEAS.indexOf(idea)}`,
  })),
);

describe("the questions to review", () => {
  it("are of an idea that was answered before, one for each, and never a case that the child had (T-1942)", () =>
    fc.assert(
      fc.property(
        anyAnswers,
        fc.nat(60),
        fc.integer({ min: 1, max: 3 }),
        (answers, after, most) => {
          const due = dueQuestions(bank, answers, day(after), most);
          expect(due.length).toBeLessThanOrEqual(most);
          expect(new Set(due.map(({ idea }) => idea)).size).toBe(due.length);
          for (const { idea, situation } of due) {
            expect(answers.some((one) => one.idea === idea && one.day < day(after))).toBe(true);
            expect(answers.map((one) => one.situation)).not.toContain(situation);
          }
        },
      ),
    ));

  it("are the same on every device once they have each other's answers, in whichever order (T-1943)", () =>
    fc.assert(
      fc.property(anyAnswers, fc.nat(60), fc.nat(25), fc.nat(25), (answers, after, from, to) => {
        const [one, other] = [
          answers.slice(0, Math.max(from, to)),
          answers.slice(Math.min(from, to)),
        ];
        const merged = mergeAnswers(one, other);
        expect(mergeAnswers(other, one)).toEqual(merged);
        expect(mergeAnswers(merged, merged, one)).toEqual(merged);
        expect(merged).toHaveLength(answers.length);
        expect(dueQuestions(bank, [...other, ...one], day(after), 3)).toEqual(
          dueQuestions(bank, merged, day(after), 3),
        );
      }),
    ));

  it("never come twice to a child that answers what is due each day", () =>
    fc.assert(
      fc.property(fc.array(fc.boolean(), { minLength: 60, maxLength: 60 }), (isRight) => {
        const answers = IDEAS.map((idea) => answered(0, true, idea));
        const asked: string[] = [];
        for (const [after, right] of isRight.entries())
          for (const { id, idea, situation } of dueQuestions(bank, answers, day(after), 1)) {
            asked.push(id);
            answers.push({ ...answered(after, right, idea), situation });
          }
        expect(new Set(asked).size).toBe(asked.length);
      }),
    ));

  it("begin with the idea that waits longest", () => {
    const answers = [answered(4, false, "save"), answered(0, false, "share")];
    expect(dueQuestions(bank, answers, day(9), 2).map(({ idea }) => idea)).toEqual([
      "share",
      "save",
    ]);
  });
});

describe("the question of a day", () => {
  it("is there for whoever has a bank, and is the one that is due (T-2035)", () =>
    fc.assert(
      fc.property(anyAnswers, fc.nat(60), (answers, after) => {
        const asked = questionOfDay(bank, answers, day(after));
        expect(asked).not.toBeNull();
        const [due] = dueQuestions(bank, answers, day(after), 1);
        if (due !== undefined) expect(asked).toEqual(due);
      }),
    ));

  it("repeats a case only where each case of what is due was had, and then the one had longest ago (T-2036)", () =>
    fc.assert(
      fc.property(anyAnswers, fc.nat(60), (answers, after) => {
        const today = day(after);
        const asked = questionOfDay(bank, answers, today);
        const lastOf = (situation: string) =>
          mergeAnswers(answers).findLast((one) => one.situation === situation)?.day ?? "";
        if (asked === null || lastOf(asked.situation) === "") return;
        const isDue = (idea: string) => (dueDay(idea, answers) ?? "9") <= today;
        const rivals = bank.filter(({ idea }) => !isDue(asked.idea) || idea === asked.idea);
        for (const { idea, situation } of rivals) {
          expect(isDue(idea)).toBe(isDue(asked.idea));
          expect(lastOf(situation) >= lastOf(asked.situation)).toBe(true);
        }
      }),
    ));

  it("is none for an empty bank", () => expect(questionOfDay([], [], START)).toBeNull());
});
