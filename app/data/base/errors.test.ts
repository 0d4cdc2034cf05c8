import { beforeEach, expect, test, vi } from "vitest";
import { childErrorWords } from "#app/copy/errors.ts";
import { refusalWords } from "#app/copy/errors-of-refusals.ts";
import type * as Errors from "./errors.ts";

// As in the child's zone: other tests provide the words of all codes.
let errors: typeof Errors;
beforeEach(async () => {
  vi.resetModules();
  errors = await import("./errors.ts");
});

const refusal = (status: number, body: unknown) =>
  errors.fromResponse(Response.json(body, { status }));

test("a refusal keeps its code, also where this zone has no words for it", async () => {
  expect(await refusal(404, { code: "no_pending_signup" })).toMatchObject({
    code: "no_pending_signup",
    message: childErrorWords.unexpected,
  });
});

test("a refusal has the words of its code, which are loaded with the first", async () => {
  const refused = () => refusal(403, { code: "lesson_locked", facts: 1 });
  const { code, facts } = { code: "lesson_locked", facts: 1 };
  errors.provideRefusalWords(() => Promise.reject(new TypeError("no network")));
  expect(await refused()).toMatchObject({ code, facts, message: childErrorWords.unexpected });
  errors.provideRefusalWords(() => Promise.resolve(refusalWords));
  expect(await refused()).toMatchObject({ code, facts, message: refusalWords.lesson_locked });
});

test.each([
  [500, {}, "unavailable"],
  [409, { code: "a_code_of_tomorrow" }, "unknown_answer"],
  [400, { code: 400 }, "unknown_answer"],
  [400, { code: "<b>" }, "unknown_answer"],
])("a refusal %i without a code that can be used is %s", async (status, body, code) => {
  expect((await refusal(status, body)).code).toBe(code);
});
