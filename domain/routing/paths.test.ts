import { describe, expect, it } from "vitest";
import { safeNext } from "./paths.ts";

describe("URLs of pages", () => {
  it.each([
    "https://evil.example/lesson/intro",
    "//evil.example",
    "/\\evil.example",
    "/login",
    "/lesson\n/x",
    "javascript:alert(1)",
    "",
    null,
  ])("next %j is not followed", (next) =>
    expect(safeNext(next, "/courses/CourseTrack")).toBe("/courses/CourseTrack"),
  );
  it("next leads to a known place with its query", () =>
    expect(safeNext("/courses/CourseTrack?lesson=1", "/")).toBe("/courses/CourseTrack?lesson=1"));
});
