import { expect, it } from "vitest";
import { foundParts } from "./found-parts.ts";

it("splits a text at what was searched for, whatever the letter case, with signs as they are (T-850)", () => {
  expect(foundParts("Coins on the coin map", "coin")).toEqual([
    "",
    "Coin",
    "s on the ",
    "coin",
    " map",
  ]);
  expect(foundParts("Is 2 + 2 (really) 4?", "2 (really)")).toEqual([
    "Is 2 + ",
    "2 (really)",
    " 4?",
  ]);
  expect(foundParts("No match", "coin")).toEqual(["No match"]);
  expect(foundParts("Nothing asked", "")).toEqual(["Nothing asked"]);
});
