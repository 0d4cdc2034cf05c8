import { expect, it } from "vitest";
import { when } from "./when.ts";

it("names the year of a time only where it is another one than this (T-780)", () => {
  const now = new Date(2026, 10, 26, 9);
  const at = (year: number) =>
    when(new Date(year, 10, 20, 18, 15).toISOString(), now).replaceAll(/\s/g, " ");
  expect(at(2026)).toBe("Nov 20, 6:15 PM");
  expect(at(2025)).toBe("Nov 20, 2025, 6:15 PM");
});
