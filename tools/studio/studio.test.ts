import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { answerPictures } from "./answer-pictures.ts";
import { toWebVtt } from "./captions.ts";
import { checkCourse } from "./check.ts";
import { MEDIA, readManifest } from "./manifest.ts";
import { props } from "#stage/props/props.ts";
import { readCaptions } from "#domain/content/captions.ts";
import { readingGrade } from "#domain/content/text.ts";
import { pictureSheet } from "./picture-sheet.ts";
import { EFFECT_NAMES, playEffect } from "./sound/effects.ts";
import { SAMPLE_RATE } from "./sound/instruments.ts";
import { strokes } from "#stage/base/strokes.ts";
import { fromAlignment } from "./voice/elevenlabs.ts";
import { courseVoice } from "./voice/course-voice.ts";
import { mouthAt } from "#stage/story/mouth.ts";
import type { Speech } from "#stage/story/speech.ts";

/** A speech with one word every half second. */
function speechOf(...sentences: string[]): Speech {
  const speech: Speech = { duration: 0, sentences: [], words: [], phones: [] };
  let at = 0.5;
  for (const text of sentences) {
    const start = at;
    for (const word of text.replace(/[.!?]/g, "").split(" ")) {
      speech.words.push({ word, start: at, end: at + 0.4 });
      speech.phones.push({ phone: "aa", start: at, end: at + 0.4 });
      at += 0.5;
    }
    speech.sentences.push({ text, start, end: at });
  }
  speech.duration = at + 1;
  return speech;
}

const speech = speechOf("I have a coin.", "Now it is gone!");

describe("the course", () => {
  it("has nothing stale, too long, too loud or too hard to read, and no missing caption, picture or right answer", () => {
    // covered-faces.test.ts looks at the faces of all stories.
    expect(checkCourse(readManifest(), courseVoice(), () => [])).toEqual([]);
  });
});

it("the mouth is open only while the voice speaks", () => {
  expect(mouthAt(0.7, speech.phones).open).toBeGreaterThan(0.5);
  expect(mouthAt(0.1, speech.phones).open).toBe(0);
});

it("the library has at least 30 pictures, and all can be drawn", () => {
  expect(Object.keys(props).length).toBeGreaterThanOrEqual(30);
  expect(pictureSheet()).not.toMatch(/NaN|undefined/);
});

describe("sound effects", () => {
  it("are the same samples each time and audible", () => {
    for (const name of EFFECT_NAMES) {
      const sound = playEffect(name);
      const peak = sound.reduce((max, value) => Math.max(max, Math.abs(value)), 0);
      expect(peak).toBeGreaterThan(0.1);
      expect(playEffect(name)).toEqual(sound);
    }
  });
});

it("sounds of touch are over in less than 0.4 s", () => {
  for (const name of ["pick", "put", "clink"])
    expect(playEffect(name).length / SAMPLE_RATE).toBeLessThan(0.4);
});

describe("pictures of things and scenes", () => {
  it("are in the media as they are drawn, each of less than 30 kB and without letters of a font", () => {
    for (const [file, svg] of answerPictures()) {
      expect(readFileSync(join(MEDIA, "answers", file), "utf8"), file).toBe(svg);
      expect(svg.length, file).toBeLessThan(30_000);
      expect(svg, file).not.toMatch(/NaN|Infinity|<text/);
    }
  });

  it("a word with a character that is not drawn is refused", () =>
    expect(() => strokes("50 %", 0, 0, 20, "#000")).toThrow("'%' is not drawn."));
});

describe("captions", () => {
  it("have short lines, never overlap, and end before the clip", () => {
    const long = speechOf(
      "This is a rather long sentence, and it goes on for quite a while indeed.",
      "Short one.",
    );
    const text = toWebVtt({
      speech: long,
      captions: long.sentences.map((sentence) => ({ ...sentence, by: "pocket" as const })),
    });
    const times = [...text.matchAll(/(\d\d):(\d\d\.\d{3}) --> 00:(\d\d):(\d\d\.\d{3})/g)].map(
      (match) => [Number(match[2]), Number(match[4])] as const,
    );
    for (const [index, [start, end]] of times.entries()) {
      expect(end).toBeGreaterThan(start);
      expect(times[index + 1]?.[0] ?? long.duration).toBeGreaterThan(end);
    }
    for (const line of text.split("\n").filter((one) => /^[A-Za-z]/.test(one) && one !== "WEBVTT"))
      expect(line.length).toBeLessThanOrEqual(36);
  });

  it("hold signs as they are read: a story's words are written as text, not as marks (T-1245)", () => {
    const signs = speechOf("Is 3 < 5 & 5 > 1?");
    const text = toWebVtt({
      speech: signs,
      captions: signs.sentences.map((sentence) => ({ ...sentence, by: "pocket" as const })),
    });
    const read = readCaptions(text);
    expect("captions" in read && read.captions.map((caption) => caption.text)).toEqual([
      "Is 3 < 5 & 5 > 1?",
    ]);
    expect(text).toContain("Is 3 &lt; 5 &amp; 5 &gt; 1?");
  });
});

describe("a hosted voice's alignment", () => {
  it("becomes words, sentences and phones, shifted by the lead time", () => {
    const letters = [..."Hi. Go!"];
    const times = letters.map((_, index) => index / 10);
    const timings = fromAlignment(
      "Hi. Go!",
      {
        characters: letters,
        character_start_times_seconds: times,
        character_end_times_seconds: times.map((t) => t + 0.1),
      },
      0.5,
      0.2,
    );
    expect(timings.words.map(({ word, start }) => [word, start])).toEqual([
      ["Hi", 0.5],
      ["Go", 0.9],
    ]);
    expect(timings.sentences.map(({ text }) => text)).toEqual(["Hi.", "Go!"]);
    expect(timings.phones.map(({ phone }) => phone)).toEqual(["t", "iy", "t", "ow"]);
  });
});

describe("the reading grade", () => {
  it("is low for easy sentences and high for hard ones", () => {
    expect(readingGrade("We need food. We need a home.")).toBeLessThan(2);
    expect(
      readingGrade("Institutional considerations necessitate comprehensive documentation."),
    ).toBeGreaterThan(12);
  });
});
