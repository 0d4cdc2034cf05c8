import { expect, it } from "vitest";
import { authorName, initialsOf } from "./presence.ts";
import { AUTHOR_EMAIL } from "./staff.ts";

it.each([
  ["anna@example.com", "Anna", "A"],
  ["anna.smith+lessons@example.com", "Anna Smith", "AS"],
  ["jean-luc.de_la_cruz@example.com", "Jean Luc De La Cruz", "JC"],
  ["7@example.com", "7", "7"],
  ["+x@example.com", "Author", "A"],
  [AUTHOR_EMAIL, "Author", "A"],
])("%s is called %s, in short %s (R-STAFF-41)", (email, name, initials) => {
  expect(authorName(email)).toBe(name);
  expect(initialsOf(name)).toBe(initials);
});
