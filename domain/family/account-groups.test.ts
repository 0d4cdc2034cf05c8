import { expect, test } from "vitest";
import { ACCOUNT_GROUPS, groupOf } from "./account-groups.ts";

test.each([
  ["family", "family"],
  ["children", "family"],
  ["payment", "family"],
  ["weekly", "notifications"],
  ["consents", "privacy"],
  ["delete", "privacy"],
  ["sign-in", "sign-in"],
  ["devices", "sign-in"],
  ["", null],
  ["Family", null],
  ["toString", null],
])("the fragment '%s' of the account page leads into the group %s (T-1852)", (name, group) =>
  expect(groupOf(name)).toBe(group),
);

test("each name of the account page is that of one group or one section (T-1853)", () => {
  const names = [...Object.keys(ACCOUNT_GROUPS), ...Object.values(ACCOUNT_GROUPS).flat()];
  expect(new Set(names).size).toBe(names.length);
});
