import { expect, it } from "vitest";
import { changedFields, CHILD_FIELDS, FAMILY_FIELDS } from "./proof-rules.ts";

const MIA = { name: "Mia", age: 7, picture: "parrot", lock: ["turtle", "star", "shell"] };

it.each([
  ["nothing given", {}, []],
  ["the same again", MIA, []],
  ["spaces around and within", { name: " Mia  " }, []],
  ["another capital", { name: "mia" }, ["child.name"]],
  ["a letter that looks alike", { name: "Miа" }, ["child.name"]],
  ["a letter that is not seen", { name: "Mi\u200Da" }, ["child.name"]],
  ["an age and the same name", { name: "Mia", age: 8 }, ["child.age"]],
  ["another picture", { picture: "crab" }, ["child.picture"]],
  ["a lock in another order", { lock: ["star", "turtle", "shell"] }, ["child.lock"]],
  ["no lock any more", { lock: null }, ["child.lock"]],
  [
    "everything",
    { name: "Ben", age: 4, picture: "crab", lock: null },
    ["child.name", "child.age", "child.picture", "child.lock"],
  ],
])("what of a child changes with %s (T-1066)", (_what, patch, changed) =>
  expect(changedFields(CHILD_FIELDS, MIA, patch)).toEqual(changed),
);

it("a name in another Unicode form is the same name; a first time zone is a change that a session may make", () => {
  const before = { parent_name: "Zoé", kid_name: "Ben", kid_age: 4, time_zone: null };
  const patch = { parent_name: "Zoe\u0301", time_zone: "Asia/Tokyo" };
  expect(changedFields(FAMILY_FIELDS, before, patch)).toEqual(["family.time_zone"]);
});
