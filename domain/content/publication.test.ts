import { expect, it } from "vitest";
import { publicationOf } from "./publication.ts";

it.each([
  ["the first one", null, { version: 1, isNew: true }],
  ["a changed draft", { version: 4, isSame: false }, { version: 5, isNew: true }],
  ["a draft without a difference", { version: 4, isSame: true }, { version: 4, isNew: false }],
])("a publication makes a version only of what differs: %s (T-1880)", (_what, newest, made) =>
  expect(publicationOf(newest)).toEqual(made),
);
