// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from "vitest";
import * as v from "valibot";
import { sharedKit } from "#stage/for-tests/kit-for-tests.ts";
import { plan } from "#stage/story/plan.ts";
import { silence } from "#stage/story/speech.ts";
import { StorySchema } from "#stage/story/story.ts";
import { widePicture } from "./wide-picture.ts";

afterEach(() => vi.unstubAllGlobals());

/** The farmer waits at the right of the frame until 2 s, and comes in; from 4 s on he has come. */
const timed = plan(
  v.parse(StorySchema, {
    id: "missions/9/v9",
    place: "town",
    cast: { pocket: [360, 1150], farmer: [900, 1106] },
    lines: [
      {
        say: "Look.",
        mood: "happy",
        cues: [
          { shot: "close", of: [360, 900], width: 500 },
          { go: "farmer", to: [440, 1106], after: 2 },
          { shot: "close", of: [360, 900], width: 500, after: 4 },
        ],
      },
    ],
  }),
  sharedKit,
  {
    ...silence(8),
    words: [{ word: "look", start: 0.1, end: 0.5 }],
    sentences: [{ text: "Look.", start: 0, end: 0.5 }],
  },
);

/** A box of this size, and what changes it. */
function boxOf(width: number, height: number) {
  let resized = () => undefined as void;
  class Sizes {
    constructor(callback: () => void) {
      resized = callback;
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal("ResizeObserver", Sizes);
  const host = document.createElement("div");
  const size = { width, height };
  Object.defineProperty(host, "clientWidth", { get: () => size.width });
  Object.defineProperty(host, "clientHeight", { get: () => size.height });
  return {
    host,
    picture: widePicture(host),
    resize: (now: typeof size) => {
      Object.assign(size, now);
      resized();
    },
  };
}

it("a wide picture ends softly where somebody waits to come in, and else fills its box (T-2170)", () => {
  const { host, picture } = boxOf(1600, 900);
  picture.show(timed, 1, false);
  expect(host.hasAttribute("data-ends")).toBe(true);
  const to = Number.parseFloat(host.style.getPropertyValue("--to"));
  expect(to).toBeGreaterThan(66);
  expect(to).toBeLessThan(100);
  picture.show(timed, 5, false);
  expect(host.hasAttribute("data-ends")).toBe(false);
});

it("a picture takes the shape of its box anew, and a phone's has no more than its frame (T-2171)", () => {
  const { host, picture, resize } = boxOf(1600, 900);
  expect(picture.side()).toBe(778);
  resize({ width: 390, height: 844 });
  expect(picture.side()).toBe(0);
  picture.show(timed, 1, false);
  expect(host.hasAttribute("data-ends")).toBe(false);
});
