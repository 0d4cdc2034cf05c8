import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { captionWords } from "./caption-text.ts";
import { readCaptions, writeVtt } from "./captions.ts";

const WORDS = "save your coins";
type Read = [start: number, end: number, text: string][];
const ONE: Read = [[1, 2.5, WORDS]];
const TWO: Read = [
  [1, 2.5, WORDS],
  [3, 4, "Bye"],
];
const T = "00:00:01.000 --> 00:00:02.500";
const U = "00:00:03.000 --> 00:00:04.000";
const S = "00:00:01,000 --> 00:00:02,500";
const Z = "00:00:03,000 --> 00:00:04,000";

const readOf = (file: string) => {
  const read = readCaptions(file);
  return "captions" in read
    ? read.captions.map(({ start, end, text }) => [start, end, text])
    : read;
};

describe("captions as programs write them are read as they mean them (T-1240)", () => {
  it.each<[string, string, Read]>([
    [
      "YouTube's own, with times of words and a line of one space",
      `WEBVTT\nKind: captions\nLanguage: en\n\n${T} align:start position:0%\n \nsave<00:00:00.719><c> your</c><00:00:01.219><c> coins</c>\n\n${U} align:start position:0%\nBye\n \n`,
      TWO,
    ],
    [
      "YouTube's own, one cue",
      `WEBVTT\n\n${T} align:start position:0%\n \nsave<00:00:00.719><c> your</c><c.colorE5E5E5> coins</c>\n`,
      ONE,
    ],
    [
      "a live stream, with the map of its times",
      `WEBVTT\nX-TIMESTAMP-MAP=LOCAL:00:00:00.000,MPEGTS:900000\n\n${T}\n${WORDS}\n`,
      ONE,
    ],
    [
      "styles, regions and notes",
      `WEBVTT\n\nSTYLE\n::cue(.a) {\n  color: red;\n}\n\nREGION\nid:fred\nwidth:40%\n\nNOTE\na note\nof two lines\n\n${T} region:fred\n${WORDS}`,
      ONE,
    ],
    ["a header without an empty line", `WEBVTT\n${T}\n${WORDS}\n`, ONE],
    [
      "a text in the header, ids, CRLF, a byte order mark",
      `\uFEFFWEBVTT - by me\r\n\r\nintro\r\n${T}\r\n${WORDS}\r\n\r\n2 - bye\r\n${U}\r\nBye`,
      TWO,
    ],
    ["old line ends", `WEBVTT\r\r${T}\r${WORDS}\r`, ONE],
    [
      "no hours, tabs around the arrow, all settings",
      `WEBVTT\n\n00:01.000\t-->\t00:02.500 vertical:rl line:-1,end position:50%,center size:35% align:middle\n${WORDS}`,
      ONE,
    ],
    ["no empty line between two captions", `WEBVTT\n\n${T}\n${WORDS}\n${U}\nBye`, TWO],
    [
      "an empty line of spaces between two captions with names",
      `WEBVTT\n\none\n${T}\n${WORDS}\n  \ntwo\n${U}\nBye`,
      TWO,
    ],
    [
      "a voice, a language, classes",
      `WEBVTT\n\n${T}\n<v.loud Mary Ann><lang en-GB>save <c.a.b>your</c></lang> <u>coins</u></v>`,
      ONE,
    ],
    [
      "Whisper",
      `WEBVTT\n\n00:01.000 --> 00:02.500\n ${WORDS}\n\n00:03.000 --> 00:04.000\n Bye\n`,
      TWO,
    ],
    ["SRT of Premiere, CRLF", `1\r\n${S}\r\n${WORDS}\r\n\r\n2\r\n${Z}\r\nBye\r\n\r\n\r\n`, TWO],
    [
      "SRT of Subtitle Edit, with places and colours",
      `1\n${S} X1:63 X2:223 Y1:43 Y2:58\n{\\an8}<font color="#ffff00">save</font> <i>your</i> coins\n`,
      ONE,
    ],
    ["SRT of Aegisub", `1\n${S}\n{\\pos(10,20)\\b1}save your{\\b0} coins\n`, ONE],
    [
      "SRT in capital marks, without quotes",
      `1\n${S}\n<FONT face=Arial size=12>save your</FONT> <B>coins</B>`,
      ONE,
    ],
    ["SRT with dots and without leading zeros", `1\n0:0:1.0 --> 0:0:2.5\n${WORDS}`, ONE],
    ["SRT with no empty line before the next number", `7\n${S}\n${WORDS}\n8\n${Z}\nBye`, TWO],
    ["SRT of YouTube, with a line of one space", `1\n${S}\n \n${WORDS}\n\n2\n${Z}\nBye\n \n`, TWO],
    ["SRT without numbers", `${S}\n${WORDS}\n\n${Z}\nBye`, TWO],
    ["SRT with odd numbers", `#1\n${S}\n${WORDS}\n\n0009.\n${Z}\nBye`, TWO],
    [
      "SRT with marks of web pages",
      `1\n${S}\n<span style="color: red">save your</span><br/><strong>coins</strong>`,
      [[1, 2.5, "save your\ncoins"]],
    ],
    [
      "SRT with entities",
      `1\n${S}\n&gt;&gt; MOM: Toys &amp; books&nbsp;`,
      [[1, 2.5, ">> MOM: Toys & books"]],
    ],
    [
      "captions that overlap, in another order",
      `WEBVTT\n\n${U}\nBye\n\n00:00:01.000 --> 00:00:09.000\n${WORDS}`,
      [
        [1, 9, WORDS],
        [3, 4, "Bye"],
      ],
    ],
    [
      "captions without words, also of no length",
      `WEBVTT\n\n00:00:00.000 --> 00:00:00.000\n\n00:00:00.000 --> 00:00:01.000\n&nbsp;\n<i></i>\n\n${T}\n${WORDS}`,
      ONE,
    ],
    [
      "hours of a long recording",
      `WEBVTT\n\n100:00:01.000 --> 100:00:02.500\n${WORDS}`,
      [[360_001, 360_002.5, WORDS]],
    ],
  ])("%s", (_what, file, is) => expect(readOf(file)).toEqual(is));

  it.each<[string, string, { problem: string; line: number }]>([
    [
      "frames instead of parts of a second",
      `1\n00:00:01:12 --> 00:00:02:12\nHi`,
      { problem: "time", line: 2 },
    ],
    ["no parts of a second", `WEBVTT\n\n00:00:01 --> 00:00:02\nHi`, { problem: "time", line: 3 }],
    [
      "words on the line of the times",
      `WEBVTT\n\n${T} Hello there\nHi`,
      { problem: "time", line: 3 },
    ],
    [
      "words between an empty line and the times",
      `1\n${S}\nHi\n\nthere\n${Z}\nBye`,
      { problem: "time", line: 5 },
    ],
    ["times inside a note", `WEBVTT\n\nNOTE left out\n1\n${T}\nHi`, { problem: "note", line: 5 }],
    ["each line end written twice", `1\r\r\n${S}\r\r\nHi\r\r\n`, { problem: "format", line: 1 }],
    ["a transcript that names times", "At 0:01 we said hi --> bye", { problem: "format", line: 1 }],
  ])("what could be meant in two ways is refused with its line: %s (T-1241)", (_what, file, is) =>
    expect(readOf(file)).toEqual(is),
  );
});

describe("what an author types or uploads is what a child reads", () => {
  it.each([
    "2<4 and 5>1",
    "3 < 5 coins",
    "I <3 saving",
    "a<b and c>d",
    "if x <y then",
    "<",
    "coins > notes --> saved",
    "<your name>",
    "R&D, AT&T & you",
  ])("in a file: %j (T-1242)", (words) => {
    expect(readOf(`WEBVTT\n\n${T}\n${words}`)).toEqual([[1, 2.5, words]]);
    expect(readOf(`1\n${S}\n${words}`)).toEqual([[1, 2.5, words]]);
  });

  it("as it is, whatever it looks like: read is what was written (T-1243)", () => {
    const pieces = fc.constantFrom(
      ..."< > & &amp; &lt; &#39; --> <i> </b> <v Bob> <00:01.000> {\\an8} \n \r\n \u00a0 \u200b \0 1 NOTE WEBVTT 00:01.000 é [hl]".split(
        " ",
      ),
      " ",
      "\ud800",
    );
    const anyText = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.array(fc.oneof(pieces, fc.string({ unit: "grapheme" }))).map((parts) => parts.join("")),
    );
    fc.assert(
      fc.property(fc.array(anyText, { minLength: 1, maxLength: 5 }), (texts) => {
        const given = texts.map((text, at) => ({ start: at, end: at + 1, text }));
        const kept = given
          .map((caption) => ({ ...caption, text: captionWords(caption.text) }))
          .filter(({ text }) => text !== "");
        const read = readCaptions(writeVtt(given));
        expect("captions" in read ? read.captions : []).toEqual(kept);
      }),
      { numRuns: 300 },
    );
  });
});
