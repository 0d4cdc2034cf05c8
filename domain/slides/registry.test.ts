import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { File, hasType, isRecording, Text, wordsOf } from "./fields.ts";
import { rulesOf, SLIDE_KINDS, slideKinds } from "./registry.ts";
import type { DraftSlide } from "./registry.ts";

/** What schemas hold their inner schemas in; a pipe has the fields of its first schema. */
interface AnySchema {
  entries?: Record<string, AnySchema>;
  item?: AnySchema;
  wrapped?: AnySchema;
}

/** The names under which a schema holds a file, at any depth. */
function fileFields(schema: AnySchema, name: string): string[] {
  if (schema === File) return [name];
  const inside = [schema.item, schema.wrapped].filter((inner) => inner !== undefined);
  return [
    ...Object.entries(schema.entries ?? {}).flatMap(([inner, field]) => fileFields(field, inner)),
    ...inside.flatMap((inner) => fileFields(inner, name)),
  ];
}

/** The recordings in a schema that no text stands beside, at any depth. */
function wordless({ entries = {}, item, wrapped }: AnySchema): string[] {
  const inside = [...Object.values(entries), item, wrapped].filter((inner) => inner !== undefined);
  return [
    ...Object.keys(entries).filter(
      (name) => isRecording(name) && wordsOf(name, entries) === undefined,
    ),
    ...inside.flatMap(wordless),
  ];
}

describe.each(SLIDE_KINDS)("a %s slide", (kind) => {
  const rules = slideKinds[kind];
  const schemas = rules.fields as object as Record<string, AnySchema>;
  const start = { id: "new", type: kind, ...rules.start(), video_seconds: null };

  it("begins with fields that fit its schema, one for each that is not optional", () =>
    expect(v.safeParse(v.strictObject(rules.fields), rules.start()).issues).toBeUndefined());

  it("has a name of letters that the database takes (CHECK slides_type)", () =>
    expect(kind).toMatch(/^[a-z]{1,20}$/));

  it("holds files only in fields that end in _url, where they are found", () => {
    const names = Object.entries(schemas).flatMap(([name, schema]) => fileFields(schema, name));
    expect(names).not.toEqual([]);
    expect(names.filter((name) => !name.endsWith("_url"))).toEqual([]);
  });

  it("has a field with the words of each recording, from which it is made", () =>
    expect(wordless({ entries: schemas })).toEqual([]));

  it("is summed up in plain text as soon as it is added", () =>
    expect(rulesOf(kind)?.summary(start as DraftSlide)).toEqual(expect.any(String)));

  it("is checked as it was added, and each finding has a weight", () => {
    const found = rulesOf(kind)?.find(start as DraftSlide) ?? [];
    const weights = found.map(({ check }) => (rules.checks as Record<string, string>)[check]);
    expect(weights).not.toEqual([]);
    expect(weights).not.toContain(undefined);
  });
});

it("a kind that this version does not know has no rules, whatever its name", () => {
  for (const name of ["poll", "", "toString", "__proto__"]) expect(rulesOf(name)).toBeNull();
});

it("a text beyond its limit still has its type; another type has not", () => {
  expect(hasType(Text, "x".repeat(301))).toBe(true);
  expect(hasType(Text, 301)).toBe(false);
  expect(hasType(File, null)).toBe(true);
});

it("a recording is found by the name of its words, and has none beside another name", () => {
  expect(wordsOf("why_audio_url", { why: Text })).toBe("why");
  expect(wordsOf("done_audio_url", { done_quote: Text })).toBe("done_quote");
  expect(wordsOf("audio_url", { name: Text })).toBe("name");
  expect(wordsOf("partner_audio_url", { partner_name: Text })).toBeUndefined();
  const thing = { entries: { partner_name: {}, partner_audio_url: {} } };
  expect(wordless({ entries: { things: { item: thing } } })).toEqual(["partner_audio_url"]);
});
