import { expect, it } from "vitest";
import { mixVoices } from "./choir.ts";

it("the choir comes in a little after Pocket, and softer", () => {
  const impulse = () => {
    const samples = new Float32Array(1000);
    samples[0] = 1;
    return { samples, notes: [] };
  };
  const mixed = mixVoices([impulse(), impulse(), impulse()]);
  expect(mixed).toHaveLength(1000);
  const heard = [...mixed.entries()].filter(([, value]) => value !== 0);
  expect(heard).toHaveLength(3);
  expect(heard[0]).toEqual([0, 1]);
  for (const [, value] of heard.slice(1)) expect(value).toBeLessThan(1);
});
