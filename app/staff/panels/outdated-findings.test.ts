import { expect, it } from "vitest";
import { outdatedFindings } from "./outdated-findings.ts";

it("has one line for several voices of a slide or of one of its answers", () => {
  const voice = (slideId: string | null, part: number | null, url: string) => ({
    slideId,
    part,
    url,
  });
  const finding = { check: "outdated_voice", weight: "should" };
  expect(
    outdatedFindings([
      voice("a", null, "/question"),
      voice("a", null, "/praise"),
      voice("a", 1, "/answer"),
      voice(null, null, "/card"),
    ]),
  ).toEqual([
    { ...finding, slideId: "a", part: null },
    { ...finding, slideId: "a", part: 1 },
    { ...finding, slideId: null, part: null },
  ]);
});
