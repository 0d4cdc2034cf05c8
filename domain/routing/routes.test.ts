import { describe, expect, it } from "vitest";
import { COUNTED_PAGES } from "../wire/insight.ts";
import {
  CHILD_PAGES,
  documentFor,
  HOME_PAGE,
  NOT_FOUND_PAGE,
  PARENT_PAGES,
  STAFF_PAGES,
} from "./routes.ts";
import type { Page } from "./routes.ts";

// The specified lists (R-NAV-2).
const CATEGORIES = [
  "landing",
  "onboarding",
  "education",
  "monetization",
  "engagement",
  "authentication",
  "development",
  "other",
];
const STAGES = [
  "discovery",
  "onboarding",
  "learning",
  "conversion",
  "authentication",
  "engagement",
];
const pages: [string, Page][] = [
  ...Object.entries(PARENT_PAGES),
  ...Object.entries(CHILD_PAGES),
  ...Object.entries(STAFF_PAGES),
  ["/", HOME_PAGE],
  ["anything else", NOT_FOUND_PAGE],
];

describe("every page", () => {
  it.each(pages)(
    "%s has a name, a category and a journey stage of the specification",
    (_path, page) => {
      expect(page.name).not.toBe("");
      expect(CATEGORIES).toContain(page.category);
      expect(STAGES).toContain(page.stage);
    },
  );
});

it("the pages that our own server counts have names of their own", () =>
  expect(new Set(COUNTED_PAGES.map(({ name }) => name)).size).toBe(COUNTED_PAGES.length));

describe("URLs of pages", () => {
  it("each belongs to its zone; unknown ones to the child's", () => {
    expect(documentFor("/")).toEqual({ zone: "home", known: true });
    expect(documentFor("/auth/callback")).toEqual({ zone: "parent", known: true });
    expect(documentFor("/lesson/123")).toEqual({ zone: "kid", known: true });
    expect(documentFor("/nowhere/at/all")).toEqual({ zone: "kid", known: false });
    expect(documentFor("/onboarding/nowhere")).toEqual({ zone: "parent", known: false });
  });
});
