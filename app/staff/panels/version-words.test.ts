import { expect, it } from "vitest";
import { versions as words } from "#app/copy/publishing.ts";

it.each([
  [null, "9 slides"],
  [
    { added: 1, changed: 2, removed: 0, isOtherwiseChanged: false },
    "9 slides · 1 added · 2 changed",
  ],
  [
    { added: 0, changed: 0, removed: 3, isOtherwiseChanged: true },
    "9 slides · 3 removed · other changes",
  ],
  [
    { added: 0, changed: 0, removed: 0, isOtherwiseChanged: false },
    "9 slides · the same as before",
  ],
])("of a version with the changes %j, says '%s' (T-829)", (changes, text) => {
  expect(words.changes(9, changes)).toBe(text);
});
