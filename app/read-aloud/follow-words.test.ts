// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { followWords } from "./follow-words.ts";

const HASH = "0123456789abcdef0123456789abcdef";
const URL_OF_TEN = `/media/content/a/quiz-audio/question-${HASH}.m4a`;
const TIMES = {
  [`-${HASH}.m4a`]: [
    ["Save", 0.1, 0.4],
    ["ten", 0.5, 0.7],
    ["coins", 0.8, 1.2],
  ],
} as const;

/** As much of an audio element as is used here; the test sets its position. */
class Voice extends EventTarget {
  currentSrc = "";
  currentTime = 0;
  paused = true;

  is(event: "playing" | "pause" | "seeked" | "ended" | "emptied", seconds = this.currentTime) {
    this.currentTime = seconds;
    if (event === "playing") this.paused = false;
    if (event === "pause") this.paused = true;
    this.dispatchEvent(new Event(event));
  }
}

let voice: Voice;
let marked: Set<Range>;
const words = () => [...marked].map(String);

beforeEach(() => {
  vi.stubGlobal("requestAnimationFrame", () => 1);
  vi.stubGlobal("cancelAnimationFrame", () => undefined);
  document.body.innerHTML = `<p data-spoken="${URL_OF_TEN}">Save <mark>10</mark> coins!</p><p>Save 10</p>`;
  voice = new Voice();
  voice.currentSrc = new URL(`${URL_OF_TEN}?signed=1`, location.href).href;
  marked = new Set();
  followWords(voice as unknown as HTMLAudioElement, TIMES, marked as unknown as Highlight);
});
afterEach(() => {
  document.body.innerHTML = "";
  vi.unstubAllGlobals();
});

it("the word that is spoken is marked in its text, and the text stays as it is (T-2083)", () => {
  const { innerHTML } = document.body;
  voice.is("playing", 0);
  const seen = [words()];
  for (const seconds of [0.2, 0.6, 0.9, 1.5, 0.1]) {
    voice.is("seeked", seconds);
    seen.push(words());
  }
  expect(seen).toEqual([[], ["Save"], ["10"], ["coins"], [], ["Save"]]);
  expect(document.body.innerHTML).toBe(innerHTML);
});

it.each(["pause", "ended", "emptied"] as const)(
  "nothing is marked after '%s' (T-2084)",
  (event) => {
    voice.is("playing", 0.6);
    expect(words()).toEqual(["10"]);
    voice.is(event);
    expect(words()).toEqual([]);
  },
);

it("a recording without times of its words marks nothing, also under the same name (T-2085)", () => {
  voice.currentSrc = voice.currentSrc.replace(HASH, HASH.replaceAll("0", "f"));
  voice.is("playing", 0.6);
  expect(words()).toEqual([]);
});

it("a text that comes on the screen while it is spoken is marked, too (T-2086)", () => {
  const { innerHTML } = document.body;
  document.body.innerHTML = "";
  voice.is("playing", 0.6);
  expect(words()).toEqual([]);
  document.body.innerHTML = innerHTML;
  voice.is("seeked");
  expect(words()).toEqual(["10"]);
});
