import { expect, it } from "vitest";
import { foldedName, spokenName } from "./spoken-name.ts";

it.each([
  ["Ada", "Ada"],
  ["  José ", "José"],
  ["Jose\u0301", "José"],
  ["D’Andre", "D’Andre"],
  ["Mary-Ann Lu", "Mary Ann Lu"],
  ["X Æ A-12", null],
  ["J", null],
  ["Mia2", null],
  ["Mia!", null],
  ["", null],
  ["A".repeat(41), null],
])("the name %j is said as %j: nothing but words of letters (T-1660)", (name, said) =>
  expect(spokenName(name)).toBe(said),
);

it.each([
  ["Ada", "ada"],
  ["JOSÉ", "jose"],
  ["Jose\u0301", "jose"],
  ["D’Andre", "dandre"],
  ["Mary-Ann", "maryann"],
  ["Zoë ", "zoe"],
])("the recording of %j is found as %j (T-1661)", (name, key) =>
  expect(foldedName(name)).toBe(key),
);
