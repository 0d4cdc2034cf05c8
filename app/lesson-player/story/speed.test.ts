import { expect, it } from "vitest";
import { soundClock } from "./clock.ts";
import { nextSpeed, rememberedSpeed } from "./speed.ts";

const after = (text: string | null, ...drawn: number[]) =>
  drawn.reduce(nextSpeed, rememberedSpeed(text)).fps;

it("a device that draws too few pictures for three seconds in a row steps down to 12, then to the video", () => {
  expect(after(null, 24, 23, 24)).toBe(24);
  expect(after(null, 10, 10, 24, 10, 10)).toBe(24);
  expect(after(null, 10, 10, 10)).toBe(12);
  expect(after(null, 10, 10, 10, 12, 11)).toBe(12);
  expect(after(null, 3, 3, 3, 3, 3, 3)).toBe(0);
});

it("a device remembers its step; what is no step counts as the first", () => {
  expect(["12", "0", "24", "7", "x", "", null].map((text) => after(text))).toEqual([
    12, 0, 24, 24, 24, 24, 24,
  ]);
});

it("the sound's time is carried on between the browser's steps, for a quarter of a second, with a small lead", () => {
  const clock = soundClock();
  const reads: [seconds: number, now: number, plays: boolean, read: number][] = [
    [1, 10, true, 1.03],
    [1, 10.1, true, 1.13],
    [1, 11, true, 1.28],
    [1.2, 11.1, true, 1.23],
    [1.2, 12, false, 1.2],
  ];
  for (const [seconds, now, plays, read] of reads)
    expect(clock(seconds, now, plays)).toBeCloseTo(read);
});
