import { expect, it } from "vitest";
import type { Slide } from "../slides/registry.ts";
import { mediaUrls } from "./lesson-media.ts";
import { withOneRendition } from "./renditions.ts";

const clip: Slide = {
  id: "v",
  type: "video",
  video_url: "/main.mp4",
  video_light_url: "/light.mp4",
  video_bytes: 9_000_000,
  captions_url: null,
  poster_url: null,
  alt: "",
};

it.each([
  [true, ["/light.mp4"], null],
  [false, ["/main.mp4"], 9_000_000],
])("of a clip in two renditions one is left (lighter: %s)", (isLight, urls, video_bytes) => {
  const slides = withOneRendition([clip], () => isLight);
  expect(mediaUrls(slides)).toEqual(urls);
  expect(slides[0]).toMatchObject({ video_bytes });
});

it("a clip in one rendition stays as it is, whatever the connection", () => {
  const { video_light_url: _light, ...one } = clip;
  expect(withOneRendition([one], () => true)).toEqual([one]);
});
