import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { captionsEnd, formatTime, parseTime, readCaptions, writeVtt } from "./captions.ts";

const ONE = [{ start: 1, end: 2.5, text: "Hello" }];

describe("captions", () => {
  it.each<[string, string]>([
    ["WebVTT", "WEBVTT\n\n00:01.000 --> 00:02.500\nHello\n"],
    [
      "a header text, an id, cue settings",
      "WEBVTT - mine\n\nfirst\n00:01.000 --> 00:02.500 line:84%\nHello",
    ],
    [
      "notes and styles",
      "WEBVTT\n\nSTYLE\n::cue { color: red }\n\nNOTE x\n\n00:01.000 --> 00:02.500\nHello",
    ],
    ["a byte order mark and CRLF", "\uFEFFWEBVTT\r\n\r\n00:01.000 --> 00:02.500\r\nHello\r\n"],
    ["old line ends", "WEBVTT\r\r00:01.000 --> 00:02.500\rHello\r"],
    ["SRT", "1\n00:00:01,000 --> 00:00:02,500\nHello\n"],
    ["SRT without numbers, after empty lines", "\n\n0:0:01,0 --> 0:0:02,5\nHello\n"],
    ["SRT with a position", "1\n00:00:01,000 --> 00:00:02,500\n{\\an8}Hello\n"],
    [
      "a caption without words",
      "WEBVTT\n\n00:00.000 --> 00:01.000\n\n00:01.000 --> 00:02.500\nHello",
    ],
  ])("are read from %s", (_what, file) => expect(readCaptions(file)).toEqual({ captions: ONE }));

  it("are the words that children see: marks are left out (T-958)", () => {
    const texts = ["<v Bob><i>Hello</i></v>", "1 < 2 coins", "<00:01.500>", "one <3> two"];
    const cues = texts.map((text, at) => `00:0${at}.000 --> 00:0${at + 1}.000\n${text}`);
    const read = readCaptions(`WEBVTT\n\n${cues.join("\n\n")}`);
    expect("captions" in read && read.captions.map(({ text }) => text)).toEqual([
      "Hello",
      "1 < 2 coins",
      "one <3> two",
    ]);
  });

  it("come in the order of their starts and may overlap", () => {
    const file = "WEBVTT\n\n00:02.000 --> 00:03.000\nTwo\n\n00:01.000 --> 00:04.000\nOne";
    expect(readCaptions(file)).toEqual({
      captions: [
        { start: 1, end: 4, text: "One" },
        { start: 2, end: 3, text: "Two" },
      ],
    });
  });

  it.each<[string, string, string, number]>([
    ["another text", "Hello", "format", 1],
    ["nothing", "", "format", 1],
    ["a page", "<!doctype html>\n<html>", "format", 1],
    ["a header alone", "WEBVTT\n\nNOTE nothing", "empty", 1],
    ["a minute of 60 seconds", "WEBVTT\n\n00:60.000 --> 02:00.000\nHi", "time", 3],
    ["a negative time", "WEBVTT\n\n-00:01.000 --> 00:02.000\nHi", "time", 3],
    ["no end", "WEBVTT\n\n1\n00:01.000 -->\nHi", "time", 4],
    [
      "an empty line inside a caption",
      "1\r\n00:00:01,000 --> 00:00:02,000\r\nHi\r\n\r\nthere",
      "time",
      5,
    ],
    ["an end at the start", "WEBVTT\n\n00:01.000 --> 00:01.000\nHi", "end_first", 3],
  ])("are refused with the line: %s", (_what, file, problem, line) =>
    expect(readCaptions(file)).toEqual({ problem, line }),
  );

  it("more than 2000 are refused", () => {
    const file = `WEBVTT\n\n${"00:01.000 --> 00:02.000\nHi\n\n".repeat(2001)}`;
    expect(readCaptions(file)).toMatchObject({ problem: "too_many" });
  });

  it("that were written are read as they were, in order", () => {
    const caption = fc
      .record({
        start: fc.nat(3_000_000),
        length: fc.integer({ min: 1, max: 60_000 }),
        text: fc.stringMatching(/^[a-z&<>"' ]{0,20}[a-z]$/),
      })
      .map(({ start, length, text }) => ({
        start: start / 1000,
        end: (start + length) / 1000,
        text: text.trim(),
      }));
    fc.assert(
      fc.property(fc.array(caption, { minLength: 1, maxLength: 20 }), (captions) => {
        const sorted = captions.toSorted((one, other) => one.start - other.start);
        expect(readCaptions(writeVtt(captions))).toEqual({ captions: sorted });
        expect(captionsEnd(captions)).toBe(Math.max(...captions.map(({ end }) => end)));
      }),
    );
  });

  it("can't be broken by their words: empty lines are taken out", () => {
    const text = "One\n\n00:05.000 --> 00:06.000\r\nTwo";
    expect(readCaptions(writeVtt([{ start: 0, end: 1, text }]))).toEqual({
      captions: [{ start: 0, end: 1, text: "One\n00:05.000 --> 00:06.000\nTwo" }],
    });
  });

  it("times: hours are optional, a comma or a dot before 1 to 3 digits", () => {
    expect(["01:02.5", "1:02:03,045", "0:00.000", "1", "00:00:61.000"].map(parseTime)).toEqual([
      62.5,
      3723.045,
      0,
      null,
      null,
    ]);
    expect([0, 62.5, 3723.0449].map(formatTime)).toEqual([
      "00:00:00.000",
      "00:01:02.500",
      "01:02:03.045",
    ]);
  });
});
