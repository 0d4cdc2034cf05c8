import { describe, expect, it } from "vitest";
import { measureWithin } from "./median.ts";

describe("measureWithin", () => {
  const inTurn = (values: number[]) => () => Promise.resolve(values.shift() ?? NaN);

  it.each([
    ["the first value is within the limit", [80], { value: 80, runs: 1 }],
    ["a later one is", [130, 100], { value: 100, runs: 2 }],
    ["none is: the median", [130, 190, 120], { value: 130, runs: 3 }],
  ])("ends when %s", async (_when, values, result) =>
    expect(await measureWithin(100, 3, inTurn(values))).toEqual(result),
  );
});
