import { describe, expect, it } from "vitest";
import { PACKING_ACTS, SETTING_OFF_ACTS, SHOWING_ACTS, WATER_ACTS } from "../showing-names.ts";
import { acts } from "./acts.ts";

/** Longest way from a shoulder to a paw, in the drawing's units. */
const ARM = 460;

describe.each([...PACKING_ACTS, ...SETTING_OFF_ACTS, ...SHOWING_ACTS, ...WATER_ACTS])(
  "%s",
  (act) => {
    const times = Array.from({ length: 40 }, (_, index) => index / 10);

    it("leaves both paws where his arms reach (T-354)", () => {
      for (const since of times) {
        const { left, right } = acts[act](since, since);
        for (const [arm, shoulder] of [
          [left, 190],
          [right, 450],
        ] as const) {
          const [x, y] = arm?.hand ?? [shoulder, 460];
          expect(Math.hypot(x - shoulder, y - 450), `${since} s`).toBeLessThan(ARM);
        }
      }
    });

    it("moves, and yields only finite numbers", () => {
      const drawn = times.map((since) => JSON.stringify(acts[act](since, since)));
      expect(new Set(drawn).size).toBeGreaterThan(3);
      for (const text of drawn) expect(text).not.toContain("null");
    });
  },
);
