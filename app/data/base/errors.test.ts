import { expect, test } from "vitest";
import { refusalWords } from "#app/copy/errors.ts";
import { fromResponse } from "./errors.ts";

const refusal = (status: number, body: unknown) => fromResponse(Response.json(body, { status }));

test("a refusal has the code, the facts and the words of its code", async () => {
  const { code, facts } = { code: "lesson_locked", facts: 1 };
  const message = refusalWords.lesson_locked;
  expect(await refusal(403, { code, facts })).toMatchObject({
    code,
    facts,
    message,
    isRefusal: true,
  });
});

test.each([
  [500, {}, "unavailable"],
  [409, { code: "a_code_of_tomorrow" }, "unknown_answer"],
  [400, { code: 400 }, "unknown_answer"],
  [400, { code: "<b>" }, "unknown_answer"],
])("a refusal %i without a code that can be used is %s", async (status, body, code) => {
  expect((await refusal(status, body)).code).toBe(code);
});
