import { expect, it } from "vitest";
import { mediaFolder } from "./course-seed.ts";

it("media folders are course-title-lesson-title-lessonId", () =>
  expect(mediaFolder("Treasure Tracker", "Need or Want?", "id")).toBe(
    "treasure-tracker-need-or-want-id",
  ));
