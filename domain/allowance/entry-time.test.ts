import { expect, it } from "vitest";
import { entryTime } from "./entry-time.ts";
import type { Plan } from "./plan.ts";

const planOf = (at: string): Plan => ({
  amount: 500,
  currency: "USD",
  weekday: 5,
  split: { save: 60, spend: 20, share: 20 },
  state: "on",
  from: at.slice(0, 10),
  at,
});
const NOW = "2026-11-20T12:00:00.000Z";
const OLD = [planOf("2026-06-01T08:00:00.000Z"), planOf("2026-11-19T08:00:00.000Z")];
const NEW = [planOf("2026-11-18T08:00:00.000Z"), planOf("2026-11-19T08:00:00.000Z")];

it.each<[string, string, Plan[], string]>([
  ["now", NOW, OLD, NOW],
  ["an hour ago", "2026-11-20T11:00:00.000Z", OLD, "2026-11-20T11:00:00.000Z"],
  ["59 days ago, offline since", "2026-09-22T12:00:00.000Z", OLD, "2026-09-22T12:00:00.000Z"],
  ["more than 60 days ago: the clock was wrong", "2026-09-21T11:00:00.000Z", OLD, NOW],
  ["in 1970: the clock was wrong", "1970-01-01T00:00:00.000Z", NEW, NOW],
  ["in an hour: the clock is ahead", "2026-11-20T13:00:00.000Z", OLD, NOW],
  ["after the first plan", "2026-11-18T09:00:00.000Z", NEW, "2026-11-18T09:00:00.000Z"],
  ["before the first plan", "2026-11-18T07:00:00.000Z", NEW, "2026-11-18T08:00:00.000Z"],
  ["weeks before the first plan", "2026-10-20T07:00:00.000Z", NEW, "2026-11-18T08:00:00.000Z"],
  ["before a plan that is set at the same moment", "2026-11-20T11:00:00.000Z", [planOf(NOW)], NOW],
])(
  "an entry is not made before the first allowance, nor after now: %s (T-1640)",
  (_what, at, plans, expected) =>
    expect(entryTime(at, plans, new Date(NOW)).toISOString()).toBe(expected),
);
