import { expect, it } from "vitest";
import { inDollars, sumText } from "./money.ts";

it("sums are written as a child reads them: coins as a number, cents as dollars (T-1960)", () => {
  const texts = [
    sumText(3, "coins"),
    sumText(0, "coins"),
    sumText(400, "dollars"),
    sumText(4598, "dollars"),
    sumText(5, "dollars"),
    sumText(-598, "dollars"),
  ];
  expect(texts).toEqual(["3", "0", "$4", "$45.98", "$0.05", "-$5.98"]);
  expect(inDollars(21240)).toBe("212.40");
});
