import { expect, it } from "vitest";
import { urlsIn } from "./media-urls.ts";

it("names each file once, and reads only what is a new object (T-306)", () => {
  let reads = 0;
  const slide = {
    get image_url() {
      reads += 1;
      return "/media/a.webp";
    },
  };
  expect([...urlsIn([slide, { audio_url: "/media/b.mp3", poster_url: "/media/a.webp" }])]).toEqual([
    "/media/a.webp",
    "/media/b.mp3",
  ]);
  expect(reads).toBe(1);
  expect([...urlsIn([slide, { image_url: "/media/c.webp" }])]).toEqual([
    "/media/a.webp",
    "/media/c.webp",
  ]);
  expect(reads).toBe(1);
});
