import { expect, test } from "vitest";
import { childErrorWords } from "#app/copy/errors.ts";
import { fromResponse } from "./errors.ts";

const refusal = (status: number, body: unknown) => fromResponse(Response.json(body, { status }));

test("a refusal keeps its code, also where this zone has no words for it", async () => {
  expect(await refusal(404, { code: "a_code_of_tomorrow" })).toMatchObject({
    code: "a_code_of_tomorrow",
    message: childErrorWords.unexpected,
  });
  expect(await refusal(403, { code: "lesson_locked", facts: 1 })).toMatchObject({
    code: "lesson_locked",
    message: childErrorWords.lesson_locked,
    facts: 1,
  });
});

test.each([
  [500, {}, "unavailable"],
  [400, { code: 400 }, "unexpected"],
  [400, { code: "<b>" }, "unexpected"],
])("a refusal %i without a code that can be used is %s", async (status, body, code) => {
  expect((await refusal(status, body)).code).toBe(code);
});
