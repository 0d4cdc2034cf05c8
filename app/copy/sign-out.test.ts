import { expect, it } from "vitest";
import { unsavedText } from "./sign-out.ts";

it.each([
  [1, ["Ada"], "One thing Ada did is not saved yet"],
  [2, ["Ada"], "Two things Ada did are not saved yet"],
  [12, ["Ada", "Ben"], "12 things Ada and Ben did are not saved yet"],
  [3, [], "Three things your child did are not saved yet"],
  [0, ["Ada"], "Something Ada did is not saved yet"],
])("%i things of %j: says what a sign-out would lose (T-1184)", (things, names, text) => {
  expect(unsavedText(things, names)).toMatch(new RegExp(`^${text},`));
});
