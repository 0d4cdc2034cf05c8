import { expect, it } from "vitest";
import { FakeClock } from "#tests/support/clock.ts";

it("the clock of the tests moves on, and refuses to go back (T-943)", () => {
  const clock = new FakeClock("2026-11-20T12:00:00Z");
  clock.advance(60);
  clock.advanceTo("2026-11-20T12:01:00Z");
  expect(() => clock.advance(-1)).toThrow("stands at 2026-11-20T12:01:00.000Z");
  expect(() => clock.advanceTo("2026-11-20T12:00:59Z")).toThrow("after 2026-11-20T12:00:59Z");
  expect(() => clock.advanceTo("no time")).toThrow("after no time");
  clock.advanceTo(new Date("2026-11-21T12:00:00Z"));
  expect(clock.now()).toEqual(new Date("2026-11-21T12:00:00Z"));
});
