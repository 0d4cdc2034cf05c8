import { describe, expect, it } from "vitest";
import { THINKING_ACTS } from "../thinking-names.ts";
import { thinkActs } from "./think-acts.ts";

/** What is seen of an act: rounded, so that only what moves counts. */
const seenAt = (act: (typeof THINKING_ACTS)[number], since: number, life: number) => {
  const { left, right, held, look } = thinkActs[act](since, life);
  return JSON.stringify([left, right, held, look], (_, value: unknown) =>
    typeof value === "number" ? Math.round(value * 10) / 10 : value,
  );
};

describe.each(THINKING_ACTS)("while he thinks: %s", (act) => {
  it("goes on where the story's seconds stand still (T-331)", () => {
    const seen = [0.1, 0.5, 0.9, 1.3, 1.7].map((life) => seenAt(act, 3, life));
    expect(new Set(seen).size).toBeGreaterThanOrEqual(3);
  });

  it("leaves both paws where his arms reach", () => {
    for (const since of [0.05, 0.4, 1, 2.5, 6])
      for (const life of [since, since + 1.1]) {
        const { left, right } = thinkActs[act](since, life);
        for (const [arm, shoulder] of [
          [left, 190],
          [right, 450],
        ] as const) {
          const [x, y] = arm?.hand ?? [shoulder, 460];
          expect(Math.hypot(x - shoulder, y - 450)).toBeLessThan(460);
        }
      }
  });
});
