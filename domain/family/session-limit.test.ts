import { describe, expect, it } from "vitest";
import { SESSIONS_MAX } from "../constants.ts";
import { DAY_MS } from "../days.ts";
import { sessionsToEnd } from "./session-limit.ts";
import type { HeldSession, SessionStart } from "./session-limit.ts";

const NOW = Date.parse("2026-11-20T12:00:00Z");
/** 'm3' began by mail and was used 3 days ago; 'p0' by password, today. */
const held = (...names: string[]): HeldSession[] =>
  names.map((name, at) => ({
    id: `${name}/${at}`,
    isProven: name.startsWith("m"),
    lastUsedMs: NOW - Number(name.slice(1)) * DAY_MS,
  }));
const times = (count: number, name: string) => Array<string>(count).fill(name);
const full = (...first: string[]) => held(...first, ...times(SESSIONS_MAX - first.length, "m0"));

describe("sessions that end for a new one", () => {
  it.each<[string, HeldSession[], SessionStart, string[] | null]>([
    ["none while there is room", held(...times(SESSIONS_MAX - 1, "p5")), "other", []],
    ["by mail: the unproven one first", full("m9", "p0"), "mail", ["p0/1"]],
    ["by mail: the oldest of two unproven ones", full("p1", "p4", "m9"), "mail", ["p4/1"]],
    ["by mail: the oldest where all are proven", full("m2", "m9", "m3"), "mail", ["m9/1"]],
    ["by password: an unproven one that rests for a day", full("p1", "m9"), "other", ["p1/0"]],
    ["by password: the oldest of these", full("p1", "p8", "m9"), "other", ["p8/1"]],
    ["by password: none that was proven, however old", full("m99"), "other", null],
    ["by password: none that was used today", full("p0", "p0.99"), "other", null],
    [
      "the author's, without a mailbox: the oldest",
      full("p0", "p0.5"),
      "without_mailbox",
      ["p0.5/1"],
    ],
    [
      "more where there were too many",
      held(...times(SESSIONS_MAX + 1, "m1"), "p2"),
      "mail",
      ["p2/21", "m1/0", "m1/1"],
    ],
    ["by password: all or none", held(...times(SESSIONS_MAX, "m1"), "p2"), "other", null],
  ])("%s (T-1443)", (_what, sessions, start, ended) =>
    expect(sessionsToEnd(sessions, start, NOW)).toEqual(ended),
  );
});
