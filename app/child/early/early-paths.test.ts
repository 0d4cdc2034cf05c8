import { expect, it } from "vitest";
import { earlyPaths } from "./early-paths.ts";

const ID = "5b6f6a0e-3f1c-4a55-9a3e-0d2f5f6b7c01";

it.each([
  [`/lesson/${ID}`, ["/api/me", `/api/lessons/${ID}`]],
  ["/lesson/day-streak", ["/api/me"]],
  ["/courses/CourseTrack", ["/api/me"]],
  ["/lesson/intro", []],
  ["/game-over", []],
])("%s reads %j first", (path, expected) => expect(earlyPaths(path)).toEqual(expected));
