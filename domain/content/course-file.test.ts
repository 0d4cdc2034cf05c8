import { describe, expect, it } from "vitest";
import { canonicalJson, fileCheckKind, readManifest, writeManifest } from "./course-file.ts";
import type { CourseFile } from "./course-file.ts";
import { slideKinds, SLIDE_KINDS } from "../slides/registry.ts";

const ID = "0b1c2d3e-0000-4000-8000-000000000000";
const id = (n: number) => `0b1c2d3e-0000-4000-8000-${String(n).padStart(12, "0")}`;
const SHA = "ab".repeat(32);
const folder = `coins-${ID}`;

const content: Omit<CourseFile, "format" | "version"> = {
  course: { id: id(1), title: "Coins", description: "" },
  lessons: [
    {
      id: id(2),
      title: "First",
      tag: "",
      mission_card: null,
      slides: SLIDE_KINDS.map((type, index) => ({
        id: id(10 + index),
        type,
        video_seconds: null,
        ...slideKinds[type].start(),
      })),
    },
  ],
  media: ["b", "a"].map((name) => ({
    path: `${folder}/videos/${name}-abababababababababababababababab.mp4`,
    bytes: 1,
    sha256: SHA,
  })),
};

describe("course.json", () => {
  it("is the same text for the same course, whatever the order of fields and files", () => {
    const [lesson] = content.lessons;
    const turned = {
      media: [...content.media].reverse(),
      lessons: [Object.fromEntries(Object.entries(lesson ?? {}).reverse())],
      course: Object.fromEntries(Object.entries(content.course).reverse()),
    } as unknown as typeof content;
    expect(writeManifest(turned)).toBe(writeManifest(content));
    expect(canonicalJson({ b: [{ d: 1, c: undefined }], a: null })).toBe(
      '{"a":null,"b":[{"d":1}]}',
    );
  });

  it("is read as it was written, with a new slide of every kind", () => {
    const { file } = readManifest(writeManifest(content));
    expect(file).toMatchObject({ ...content, media: [...content.media].reverse(), version: 3 });
    expect(file === undefined ? "" : writeManifest(file)).toBe(writeManifest(content));
  });

  it("keeps that a question is asked only in reviews (T-2102)", () => {
    const [lesson] = content.lessons;
    const slides = (lesson?.slides ?? []).map((slide) =>
      slide.type === "quiz" ? { ...slide, for_review: true } : slide,
    );
    const lessons = lesson === undefined ? [] : [{ ...lesson, slides }];
    const { file } = readManifest(writeManifest({ ...content, lessons }));
    const marked = file?.lessons[0]?.slides.flatMap((slide) =>
      "for_review" in slide ? [[slide.type, slide.for_review]] : [],
    );
    expect(marked).toEqual([["quiz", true]]);
  });

  it.each<[string, string]>([
    ["that is no JSON", "{"],
    ["of another format", '{"format":"zip","version":1}'],
    ["with a character that is none", writeManifest(content).replace("First", "Fi\\u0000rst")],
    ["with half a character", writeManifest(content).replace("First", "Fi\\ud800rst")],
    ["with a title of blanks", writeManifest(content).replace('"title": "First"', '"title": "  "')],
    ["with an id in another spelling", writeManifest(content).replace(id(2), id(2).toUpperCase())],
  ])("%s is refused", (_name, text) =>
    expect(readManifest(text).refusal?.reason).toBe("bad_manifest"),
  );
});

describe("the path of a listed file", () => {
  it.each<[string, ReturnType<typeof fileCheckKind>]>([
    [`${folder}/videos/clip-abababababababababababababababab.mp4`, "video"],
    [`${folder}/videos-light/clip-abababababababababababababababab.mp4`, "video"],
    [`${folder}/videos/clip-abababababababababababababababab.vtt`, "captions"],
    [`${folder}/slide-images/Map.2-abababababababababababababababab.webp`, "slide-image"],
    [`${ID}/quiz-audio/line-abababababababababababababababab.m4a`, "slide-audio"],
    [`${folder}/quiz-answer-images/coin-abababababababababababababababab.svg`, "shipped"],
    [`${folder}/slide-images/Map.2-00000000000000000000000000000000.webp`, null],
    [`${folder}/videos/clip-00000000000000000000000000000000.mp4`, null],
    [`${folder}/videos/clip-00000000000000000000000000000000.vtt`, null],
    [`${folder}/videos/clip-abababababababababababababababab.html`, null],
    [`${folder}/videos/clip-abababababababababababababababab.constructor`, null],
    [`${folder}/pages/clip-abababababababababababababababab.mp4`, null],
    [`${folder}/videos/../clip-abababababababababababababababab.mp4`, null],
    [`../${folder}/videos/clip-abababababababababababababababab.mp4`, null],
    [`${folder}/videos/.clip-abababababababababababababababab.mp4`, null],
    [`${folder}/videos/sub/clip-abababababababababababababababab.mp4`, null],
    ["videos/clip-abababababababababababababababab.mp4", null],
    [`${folder}/videos/clip-abababababababababababababababab.mp4\n`, null],
  ])("%j is checked as %s", (path, check) =>
    expect(fileCheckKind({ path, bytes: 1, sha256: SHA })).toBe(check),
  );
});
