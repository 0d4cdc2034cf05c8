import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { firstFormOf } from "#domain/learning/check-forms.ts";
import type { CheckForm } from "#domain/slides/quiz/quiz.ts";
import { ANSWERS, useAuthor } from "#tests/support/author.ts";
import { childrenCalls } from "#tests/support/children-calls.ts";
import { newFamily } from "#tests/support/families.ts";
import type { TestFamily } from "#tests/support/families.ts";

const { at, staff, newCourse, newLesson, newSlide } = useAuthor();
let family: TestFamily;
let lesson: string;
const { add, as } = childrenCalls(
  () => at.server,
  () => family,
);

const SLIDES: [name: string, check: CheckForm | null][] = [
  ["A1", "A"],
  ["middle", null],
  ["B1", "B"],
];

beforeEach(async () => void (family = await newFamily(at.server)));
beforeAll(async () => {
  lesson = await newLesson(await newCourse());
  for (const [quiz_question, check] of SLIDES) {
    const { id } = await newSlide(lesson);
    const fields = { row_version: 1, quiz_question, quiz_answers: ANSWERS, check };
    expect((await staff("PATCH", `/slides/${id}`, fields)).status).toBe(200);
  }
  expect((await staff("POST", `/lessons/${lesson}/publish`)).status).toBe(200);
});

/** A child of the family for whom this form comes first. */
async function childWith(form: CheckForm): Promise<string> {
  for (const name of ["Ada", "Ben", "Cem", "Dan"]) {
    const id = await add(name, 9);
    if (firstFormOf(id) === form) return id;
  }
  family = await newFamily(at.server);
  return childWith(form);
}

interface Sent {
  first_check: CheckForm;
  slides: { id: string; quiz_question: string }[];
}
const read = async (child: string) => (await as(child, "GET", `/lessons/${lesson}`)).body as Sent;

describe("a lesson with both forms of a check", () => {
  it.each<[CheckForm, string[]]>([
    ["A", ["A1", "middle", "B1"]],
    ["B", ["B1", "middle", "A1"]],
  ])(
    "is sent with form %s first, and progress counts in that order (T-1981)",
    async (form, order) => {
      const child = await childWith(form);
      const sent = await read(child);
      expect(sent.first_check).toBe(form);
      expect(sent.slides.map(({ quiz_question }) => quiz_question)).toEqual(order);
      for (const [slide, { id }] of sent.slides.entries()) {
        const { body } = await as(child, "PUT", `/me/lessons/${lesson}/progress`, {
          slide,
          version: 1,
        });
        expect(body).toMatchObject({ slide_id: id, completed: slide === 2 });
      }
    },
  );

  it("refuses a form that there is not (T-1982)", async () => {
    const { id } = await newSlide(lesson);
    const { status, body } = await staff("PATCH", `/slides/${id}`, { row_version: 1, check: "C" });
    expect([status, body.code]).toEqual([400, "validation_failed"]);
  });
});
