import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { SLIDE_KINDS, slideKinds } from "#domain/slides/registry.ts";
import { translating } from "#app/copy/translation.ts";
import { COURSE_FIELDS, LESSON_FIELDS } from "../content/edit-fields.ts";

const staff = fileURLToPath(new URL("..", import.meta.url));
const read = (file: string) => readFileSync(`${staff}${file}`, "utf8");
const editors = (folder: string) =>
  readdirSync(`${staff}slides/${folder}`).map((file) => read(`slides/${folder}/${file}`));

/** Names of fields in the places of `source` where both texts are shown. */
const placesIn = (source: string): string[] =>
  [...source.matchAll(/(?:<Clash of=|fields[:=] ?)"([^"]+)"/g)].flatMap(([, names = ""]) =>
    names.split(" "),
  );

it.each(SLIDE_KINDS)("every field of a %s has a place where both texts are shown", (kind) => {
  const sources = [
    read("slides/BandsField.tsx"),
    read("slides/QuestionNotes.tsx"),
    ...editors(kind),
    ...(kind === "quiz" || kind === "video" ? [] : editors("activity")),
  ];
  const places = new Set(sources.flatMap(placesIn));
  const names = [
    ...Object.keys(slideKinds[kind].fields),
    ...(kind === "video" ? ["video_seconds"] : []),
  ];
  expect(names.filter((name) => !places.has(name))).toEqual([]);
});

it("every field of a lesson and of a course has one", () => {
  expect(placesIn(read("builder/LessonFields.tsx"))).toEqual(Object.keys(LESSON_FIELDS));
  expect(placesIn(read("builder/CourseView.tsx"))).toEqual(Object.keys(COURSE_FIELDS));
});

it.each(SLIDE_KINDS)("every list of a %s has a name for its items", (kind) => {
  const lists = Object.entries(slideKinds[kind].fields).filter(([, { type }]) => type === "array");
  for (const [name] of lists) expect(translating.name(`${name}.0.text`)).toMatch(/^[A-Z]\w+ 1$/);
});
