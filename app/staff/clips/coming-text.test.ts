import { expect, it } from "vitest";
import type { ClipConversion } from "#domain/content/clip-conversion.ts";
import { slideRow } from "../content/rows-for-tests.ts";
import { aheadOf, besideClip, comingText } from "./conversions.ts";
import type { Conversions } from "./conversions.ts";

const conversions = (state: ClipConversion["state"] | null): Conversions => ({
  converts: true,
  doesConvert: async () => true,
  of: () => (state === null ? null : ({ state } as ClipConversion)),
  isFramed: () => false,
  ahead: () => 0,
  refresh: async () => undefined,
});

it("the phone says in place of a clip that there is none, or that it comes (T-854)", () => {
  const empty = slideRow("one");
  expect(comingText(empty, conversions(null))).toBe("There is no video here yet.");
  expect(comingText(empty, conversions("failed"))).toBe("There is no video here yet.");
  expect(comingText(empty, conversions("running"))).toBe("Your video is being prepared.");
  const full = slideRow("two", { video_url: "/media/boats.mp4" });
  expect(comingText(full, conversions(null))).toBeNull();
  expect(comingText(slideRow("three", { type: "quiz" }), conversions(null))).toBeNull();
  expect(comingText(null, conversions(null))).toBeNull();
});

it("a clip that waits comes after those that were given before it and are not ready (T-872)", () => {
  const given = ["failed", "running", "waiting", "waiting"].map(
    (state, index) => ({ id: `clip ${index}`, state }) as ClipConversion,
  );
  expect(["clip 1", "clip 2", "clip 3", "gone"].map((id) => aheadOf(id, given))).toEqual([
    0, 1, 2, 0,
  ]);
});

it.each([
  [null, "no_video"],
  ["failed", "no_video"],
  ["choosing", "choose_framing"],
  ["waiting", "video_coming"],
  ["running", "video_coming"],
] as const)("what a slide lacks whose clip is %s is called %s", (state, check) => {
  const finding = { check: "no_video", weight: "must", slideId: "one", part: null } as const;
  expect(besideClip(finding, conversions(state))).toEqual({ ...finding, check });
  const other = { ...finding, check: "no_captions" };
  expect(besideClip(other, conversions(state))).toBe(other);
});
