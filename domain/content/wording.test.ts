import { expect, it } from "vitest";
import type { Slide } from "../slides/registry.ts";
import { wordingIn, wordedFor } from "./wording.ts";

const moments = [{ ask: "Who?", of: [], places: [] }];
const byDefault = { script_url: "/v1.json", sound_url: "/v1.m4a", more: [{ sound_url: "/1" }] };
const little = { script_url: "/little.json", sound_url: "/little.m4a" };
const clip = (story: object): Slide =>
  ({ id: "v", type: "video", video_url: "/v1.mp4", story }) as unknown as Slide;
const quiz = { id: "q", type: "quiz" } as unknown as Slide;
const worded = { slides: [clip({ ...byDefault, moments, wordings: { little } }), quiz] };

it.each([
  ["little", { ...little, moments, wording: "little" }],
  ["middle", { ...byDefault, moments }],
  ["older", { ...byDefault, moments }],
  ["teen", { ...byDefault, moments }],
] as const)(
  "children of the band %s get their wording alone, else the default one (T-335)",
  (band, story) => {
    const version = wordedFor(worded, band);
    expect(version.slides).toEqual([{ ...worded.slides[0], story }, quiz]);
    expect(wordingIn(version)).toBe("wording" in story ? "little" : null);
  },
);

it("a version whose stories have one wording is given as it is (T-341)", () => {
  const plain = { slides: [clip(byDefault), clip({}), quiz] };
  expect(wordedFor(plain, "little")).toBe(plain);
});

it.each([
  ["little", ["middle", "older"], "middle"],
  ["older", ["little", "middle"], "middle"],
  ["teen", ["middle", "older"], "older"],
  ["teen", ["middle"], "middle"],
] as const)(
  "the band %s, without a wording of its own beside those of %j, gets that of %s (T-1920)",
  (band, given, expected) => {
    const wordings = Object.fromEntries(given.map((one) => [one, { script_url: `/${one}.json` }]));
    const { slides } = wordedFor({ slides: [clip({ ...byDefault, wordings })] }, band);
    expect(slides[0]).toMatchObject({
      story: { script_url: `/${expected}.json`, wording: expected },
    });
  },
);
