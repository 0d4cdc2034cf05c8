import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { listOf, openObject, recordOf } from "./bounded.ts";

/** A schema of numbers that counts what it judges. */
function counted() {
  let judged = 0;
  const schema = v.pipe(
    v.unknown(),
    v.check((value) => {
      judged++;
      return typeof value === "number";
    }, "is no number"),
  );
  return { schema, judged: () => judged };
}

const names = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_none, index) => [`name${index}`, "junk"]));

describe("how much there is, is judged before what it is", () => {
  it.each([
    ["a list", (item: v.GenericSchema) => listOf(item, 3), Array(1000).fill("junk")],
    [
      "a list among steps",
      (item: v.GenericSchema) =>
        v.pipe(
          listOf(item, 3),
          v.check((all) => all.every((one) => typeof one === "number")),
        ),
      Array(1000).fill("junk"),
    ],
    [
      "a list that may be left out",
      (item: v.GenericSchema) => v.optional(v.nullable(listOf(item, 3))),
      Array(1000).fill("junk"),
    ],
    [
      "an object of free names",
      (item: v.GenericSchema) => recordOf(v.string(), item, 3),
      names(1000),
    ],
    [
      "an object with further fields",
      (item: v.GenericSchema) => openObject({ name1: item }, 3),
      names(1000),
    ],
  ])("%s: one fault, and nothing in it is looked at (T-1001)", (_what, schemaOf, junk) => {
    for (const abortEarly of [true, false]) {
      const item = counted();
      const { issues } = v.safeParse(schemaOf(item.schema), junk, { abortEarly });
      expect(issues).toHaveLength(1);
      expect(issues?.[0].message).toMatch(/Expected <=3 but received 1000$/);
      expect(item.judged()).toBe(0);
    }
  });

  it("what is not too much is judged as ever (T-1002)", () => {
    const list = listOf(v.pipe(v.string(), v.trim()), 3, 2);
    expect(v.parse(list, [" a", "b "])).toEqual(["a", "b"]);
    expect(v.is(list, ["a"])).toBe(false);
    expect(v.is(list, ["a", 1])).toBe(false);
    expect(v.is(list, "abc")).toBe(false);
    expect(v.is(list, null)).toBe(false);
    const record = recordOf(v.picklist(["a", "b"]), v.number(), 2);
    expect(v.parse(record, { a: 1 })).toEqual({ a: 1 });
    expect(v.is(record, { c: 1 })).toBe(false);
    expect(v.is(record, null)).toBe(false);
    const open = openObject({ id: v.number() }, 2);
    expect(v.parse(open, { id: 1, other: "x" })).toEqual({ id: 1, other: "x" });
    expect(v.is(open, { other: "x" })).toBe(false);
  });
});
