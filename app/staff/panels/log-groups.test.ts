import { expect, it } from "vitest";
import { AUTHOR_EMAIL } from "#domain/content/staff.ts";
import type { StaffAction } from "#domain/content/staff.ts";
import type { OutlineCourse } from "#app/data/authoring/authoring.ts";
import { logGroups, placeOf } from "./log-groups.ts";

const line = (
  id: number,
  at: string,
  subject: string,
  { who = AUTHOR_EMAIL, action = "file_added" }: { who?: string; action?: StaffAction } = {},
) => ({ id, at, who, action, subject });

const ANA = { who: "ana@example.org" };

it("groups the log by day, says who did what, and names the kind of a file in place of its code (T-783)", () => {
  const groups = logGroups([
    line(5, "2026-11-26T12:30:00Z", "Safe, dry and warm, recording-4245d126ee.wav"),
    line(4, "2026-11-26T12:20:00Z", "Coins, beach-02ab.mp4"),
    line(3, "2026-11-26T12:10:00Z", "Coins, v1.vtt", ANA),
    line(2, "2026-11-25T12:10:00Z", "Coins, otter-77.webp", ANA),
    line(1, "2026-11-25T12:00:00Z", "Coins, spoken hello-1.mp3", ANA),
  ]);
  const said = groups.map(({ day, items }) => [
    day,
    ...items.flatMap(({ title, who, actions }) => [
      title,
      ...actions.map(({ text }) => `${who}: ${text}`),
    ]),
  ]);
  expect(said).toEqual([
    [
      "Thursday, Nov 26",
      "Safe, dry and warm",
      "Author: Recorded a voice",
      "Coins",
      "Author: Added a video",
      "Coins",
      "Ana: Added captions",
    ],
    ["Wednesday, Nov 25", "Coins", "Ana: Added a picture", "Ana: Added a voice"],
  ]);
});

it("gathers what follows each other in one lesson under its title, and counts equal lines (T-824)", () => {
  const at = "2026-11-26T12:30:00Z";
  const [group] = logGroups([
    line(7, at, "Coins, version 2", { action: "published" }),
    line(6, at, "Coins, a1-1.wav"),
    line(5, at, "Coins, a2-2.wav"),
    line(4, at, "Coins, slide 3", { action: "slide_changed" }),
    line(3, at, "1 slides", { action: "video_urls_fixed" }),
    line(2, at, "Coins", { action: "lesson_added" }),
    line(1, at, "Earn, save and give", { action: "lesson_added" }),
  ]);
  const said = group?.items.map(({ title, actions }) => [
    title,
    ...actions.map(({ text, count }) => `${count} ${text}`),
  ]);
  expect(said).toEqual([
    ["Coins", "1 Published version 2", "2 Added a voice", "1 Changed slide 3"],
    ["", "1 Filled 1 missing video"],
    ["Coins", "1 Added the lesson"],
    ["Earn, save and give", "1 Added the lesson"],
  ]);
});

it("finds the lesson or course of a title, and none where two have it (T-825)", () => {
  const courses = [
    { id: "a", title: "Money", lessons: [{ id: "one", title: "Coins" }] },
    {
      id: "b",
      title: "Banks",
      lessons: [
        { id: "two", title: "Safe" },
        { id: "three", title: "Safe" },
      ],
    },
  ] as unknown as OutlineCourse[];
  expect(placeOf(courses, "Coins")).toEqual({ course: "a", lesson: "one" });
  expect(placeOf(courses, "Banks")).toEqual({ course: "b", lesson: null });
  expect(placeOf(courses, "Safe")).toBeNull();
  expect(placeOf(courses, "Gone")).toBeNull();
});
