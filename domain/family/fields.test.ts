import { describe, expect, it } from "vitest";
import { toGivenColumns } from "./child-columns.ts";
import { ASKED_FIELDS, FIELD_ROWS } from "./fields.ts";
import { LAST_QUESTION, ONBOARDING_STEPS, stepOf } from "./sign-up-steps.ts";
import { readChildTexts, readFamilyTexts, readSignup, readTyped } from "./typed-fields.ts";

describe("the sign-up", () => {
  it("asks the parent's name, the child's name and its age, in this order, and then for the e-mail address (T-1520)", () => {
    expect(ASKED_FIELDS.map((field) => FIELD_ROWS[field].asked.path)).toEqual([
      "/onboarding/parent-name",
      "/onboarding/kid-name",
      "/onboarding/kid-age",
    ]);
    expect(ONBOARDING_STEPS).toBe(4);
    expect(stepOf("parent_name")).toEqual({
      number: 1,
      before: null,
      after: "/onboarding/kid-name",
    });
    expect(stepOf("kid_age")).toEqual({ number: 3, before: "/onboarding/kid-name", after: null });
    expect(LAST_QUESTION).toBe("/onboarding/kid-age");
  });

  it("has no answer, path and page name twice", () => {
    for (const of of ["answer", "path", "page"] as const) {
      const all = ASKED_FIELDS.map((field) => FIELD_ROWS[field].asked[of]);
      expect(new Set(all).size).toBe(all.length);
    }
  });

  it.each([
    ["all answers", {}, { parent_name: "Sam", kid_name: "Mia", kid_age: 7 }],
    ["spaces around a name", { kid_name: " Mia  Lu " }, { kid_name: "Mia Lu" }],
    ["no name of the parent", { parent_name: "" }, null],
    ["a name of spaces", { kid_name: "  " }, null],
    ["no age", { kid_age: "" }, null],
    ["an age of 19", { kid_age: "19" }, null],
  ])("is complete only with valid answers: %s (T-1521)", (_what, texts, expected) => {
    const read = readSignup({ parent_name: "Sam", kid_name: "Mia", kid_age: "7", ...texts });
    if (expected === null) expect(read).toBeNull();
    else expect(read).toMatchObject(expected);
  });
});

describe("what a parent types into a form", () => {
  it.each([
    ["kid_name", "Mia", { value: "Mia" }],
    ["kid_name", " ", { problem: "empty" }],
    ["parent_name", "x".repeat(81), { problem: "too_long" }],
    ["parent_name", "S\u0000m", { problem: "odd_characters" }],
    ["kid_age", "7", { value: 7 }],
    ["kid_age", "", { problem: "not_an_age" }],
    ["kid_age", "7.5", { problem: "not_an_age" }],
  ] as const)("%s %j is a value, or says why it is none (T-1522)", (field, text, expected) =>
    expect(readTyped(field, text)).toEqual(expected),
  );

  it("changes what was typed alone, under the names of each call (T-1523)", () => {
    expect(readFamilyTexts({ parent_name: "Alex " })).toEqual({ parent_name: "Alex" });
    expect(readChildTexts({ kid_age: "8" })).toEqual({ age: 8 });
    expect(readChildTexts({ kid_name: "Zoe", kid_age: "eight" })).toBeNull();
  });
});

it("a child's values are kept in the columns of their fields; what is not given stays (T-1524)", () => {
  const mia = { name: "Mia", age: 7, picture: "crab", lock: null } as const;
  expect(toGivenColumns(mia)).toEqual({
    kid_name: "Mia",
    kid_age: 7,
    picture: "crab",
    picture_lock: null,
  });
  expect(toGivenColumns({ age: 8, picture: undefined })).toEqual({ kid_age: 8 });
  expect(toGivenColumns({ lock: null })).toEqual({ picture_lock: null });
});
