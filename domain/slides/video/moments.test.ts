import * as v from "valibot";
import { expect, it } from "vitest";
import { MOMENT_PLACES_MAX, MOMENT_THINGS_MAX, MomentsSchema, MOMENTS_MAX } from "./moments.ts";

const thing = { name: "Bread", right: true, why: "It is food." };
const moment = { ask: "Which?", of: [thing], places: [] as string[] };
const times = <T>(count: number, one: T) => Array.from({ length: count }, () => one);
const isTaken = (moments: unknown) => v.safeParse(MomentsSchema, moments).success;

it.each([
  ["moments", MOMENTS_MAX, (count: number) => times(count, moment)],
  ["things", MOMENT_THINGS_MAX, (count: number) => [{ ...moment, of: times(count, thing) }]],
  ["places", MOMENT_PLACES_MAX, (count: number) => [{ ...moment, places: times(count, "Box") }]],
])("a story has only so many %s", (_what, most, momentsOf) => {
  expect([isTaken(momentsOf(most)), isTaken(momentsOf(most + 1))]).toEqual([true, false]);
});
