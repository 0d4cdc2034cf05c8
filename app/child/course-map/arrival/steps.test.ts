import { describe, expect, it } from "vitest";
import { lessonsAt, STEPS, WALK } from "./steps.ts";

const LESSONS = (["done", "current", "upcoming"] as const).map((status) => ({ status }));
const ARRIVAL = { from: 0, to: 1 };
const statusesAt = (step: Parameters<typeof lessonsAt>[2]) =>
  lessonsAt(LESSONS, ARRIVAL, step).map(({ status }) => status);

describe("the arrival on the course map", () => {
  it("begins with the map as it was, and ends with the map as it is (T-1772)", () => {
    expect(statusesAt("before")).toEqual(["current", "upcoming", "upcoming"]);
    expect(statusesAt("chest")).toEqual(["done", "upcoming", "upcoming"]);
    expect(statusesAt("way")).toEqual(["done", "upcoming", "upcoming"]);
    expect(statusesAt("there")).toEqual(["done", "current", "upcoming"]);
    expect(lessonsAt(LESSONS, ARRIVAL, null)).toBe(LESSONS);
    expect(lessonsAt(LESSONS, null, "before")).toBe(LESSONS);
  });

  it("shows the old map for 0.4 s, takes 2 to 3 s, and Pocket is there before the place appears (T-1773)", () => {
    const times = Object.fromEntries(STEPS.map(([ms, step]) => [step ?? "end", ms]));
    expect(times["chest"]).toBe(400);
    expect(times["end"]).toBeGreaterThanOrEqual(2000);
    expect(times["end"]).toBeLessThanOrEqual(3000);
    expect((times["way"] ?? 0) + WALK.delay + WALK.duration).toBeLessThanOrEqual(
      times["there"] ?? 0,
    );
  });
});
