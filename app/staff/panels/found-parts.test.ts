import { expect, it } from "vitest";
import { aroundFound, foundParts } from "./found-parts.ts";

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

it("a long text is cut shortly before what was searched for, so that it is seen (T-899)", () => {
  const long =
    "Pocket has bought ten socks and no shoes, and the sand is hot. He wants a Kite now.";
  expect(aroundFound(long, "kite")).toBe("... is hot. He wants a Kite now.");
  expect(aroundFound(long, "pocket")).toBe(long);
  expect(aroundFound(long, "no such words in it, however long those words are in all")).toBe(long);
  expect(aroundFound(`${"o".repeat(80)}kite`, "kite")).toBe("... kite");
});
