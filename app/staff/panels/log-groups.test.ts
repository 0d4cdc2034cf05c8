import { expect, it } from "vitest";
import { AUTHOR_EMAIL } from "#domain/content/staff.ts";
import { logGroups } from "./log-groups.ts";

const line = (id: number, at: string, subject: string, who: string | null = AUTHOR_EMAIL) => ({
  id,
  at,
  who,
  action: "file_added" as const,
  subject,
});

it("groups the log by day and author, and names the kind of a file in place of its code (T-783)", () => {
  const groups = logGroups([
    line(5, "2026-11-26T12:30:00Z", "Safe, dry and warm, recording-4245d126ee.wav"),
    line(4, "2026-11-26T12:20:00Z", "Coins, beach-02ab.mp4"),
    line(3, "2026-11-26T12:10:00Z", "Coins, v1.vtt", "ana@example.org"),
    line(2, "2026-11-25T12:10:00Z", "Coins, otter-77.webp", "ana@example.org"),
    line(1, "2026-11-25T12:00:00Z", "Coins, spoken hello-1.mp3", "ana@example.org"),
  ]);
  expect(groups.map(({ who, rows }) => [who, ...rows.map(({ text }) => text)])).toEqual([
    ["Author", "Recorded a voice: Safe, dry and warm", "Added a video: Coins"],
    ["ana@example.org", "Added captions: Coins"],
    ["ana@example.org", "Added a picture: Coins", "Added a voice: Coins"],
  ]);
  expect(groups.map(({ day }) => day)).toEqual([
    "Thursday, Nov 26",
    "Thursday, Nov 26",
    "Wednesday, Nov 25",
  ]);
});
