import { expect, it } from "vitest";
import { stillWaiting } from "./before-consent.ts";

const NOW = Date.parse("2026-11-20T12:00:00Z");
const DAY_MS = 86_400_000;
const event = (event_id: string, at: number) => ({ event_id, at });

it("events that wait for consent are kept in their order, each once", () =>
  expect(
    stillWaiting([event("b", NOW - 1), event("a", NOW - 2), event("b", NOW - 1)], NOW).map(
      ({ event_id }) => event_id,
    ),
  ).toEqual(["a", "b"]));

it("an event waits five days and no longer, and none comes from a clock that runs ahead", () =>
  expect(
    stillWaiting(
      [
        event("old", NOW - 5 * DAY_MS - 1),
        event("young", NOW - 5 * DAY_MS),
        event("ahead", NOW + 1),
      ],
      NOW,
    ).map(({ event_id }) => event_id),
  ).toEqual(["young"]));

it("no more than a hundred wait: the first", () => {
  const many = Array.from({ length: 150 }, (_, n) => event(String(n), NOW - 150 + n));
  expect(stillWaiting(many, NOW).map(({ event_id }) => event_id)).toEqual(
    Array.from({ length: 100 }, (_, n) => String(n)),
  );
});
