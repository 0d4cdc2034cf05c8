import type { UploadKind } from "#domain/content/uploads.ts";
import type { UploadRefusal } from "#domain/content/upload-refusal.ts";
import { fileBytes, silentWav } from "./authoring.ts";
import * as odd from "./media-corpus.ts";
import type { ClipOutcome } from "./real-clips.ts";

/* Files with bytes that were changed, and what a product without ffmpeg says of each. */

type Bytes = Uint8Array<ArrayBuffer>;

/** The files that the odd ones are made of. */
export interface GoodFiles {
  clip: Bytes;
  jpeg: Bytes;
  sound: Bytes;
}

export const readGoodFiles = async (): Promise<GoodFiles> => ({
  clip: await fileBytes("onboarding/welcome.mp4"),
  jpeg: await fileBytes("onboarding/intro.jpg"),
  sound: await fileBytes("sounds/correct.m4a"),
});

/** 'taken', or why not. */
type Outcome = "taken" | UploadRefusal;
export type OddFile = [
  what: string,
  kind: UploadKind,
  name: string,
  made: (from: GoodFiles) => Bytes,
  is: Outcome,
  /** Of a clip or picture where ffmpeg is, if it is another. */
  converted?: ClipOutcome,
];

/** The last member of an OddFile, where there is one. */
const given = (converted: ClipOutcome | undefined): [] | [ClipOutcome] =>
  converted === undefined ? [] : [converted];

const video = (
  what: string,
  change: (clip: Bytes) => Bytes,
  is: Outcome,
  { name = "clip.mp4", converted }: { name?: string; converted?: ClipOutcome } = {},
): OddFile => [what, "video", name, ({ clip }) => change(clip), is, ...given(converted)];
const picture = (
  what: string,
  name: string,
  change: (jpeg: Bytes) => Bytes,
  is: Outcome,
  { decoded }: { decoded?: ClipOutcome } = {},
): OddFile => [what, "answer-image", name, ({ jpeg }) => change(jpeg), is, ...given(decoded)];
const captions = (what: string, text: string | Bytes, is: Outcome, name = "a.vtt"): OddFile => [
  what,
  "captions",
  name,
  () => (typeof text === "string" ? odd.bytesOf(text) : text),
  is,
];

export const SRT =
  "1\r\n00:00:01,000 --> 00:00:02,500\r\nHello\r\n\r\n2\r\n00:00:03,000 --> 00:00:04,000\r\nBye\r\n";

export const ODD_FILES: readonly OddFile[] = [
  video("a good clip", (clip) => clip, "taken"),
  video("a clip cut in its data", (clip) => odd.cutAt(clip, 0.5), { reason: "cut" }),
  video("a clip cut in its last byte", (clip) => clip.slice(0, -1), { reason: "cut" }),
  video("a clip cut in its index", (clip) => clip.slice(0, 400), { reason: "cut" }),
  video("a clip without an index", (clip) => odd.withoutBox(clip, "moov"), { reason: "no_index" }),
  video("a clip without data", (clip) => odd.withoutBox(clip, "mdat"), { reason: "no_data" }),
  video("a clip with a scrambled index", odd.scrambledIndex, { reason: "damaged" }),
  video(
    "a clip whose index names data behind its end",
    (clip) => odd.movedChunks(clip, 0x7fffffff),
    {
      reason: "cut",
    },
  ),
  video("a clip whose index names its own index as data", (clip) => odd.movedChunks(clip, 100), {
    reason: "damaged",
  }),
  video("a clip in pieces", odd.fragmented, { reason: "fragmented" }, { converted: "plays" }),
  video(
    "a clip with HEVC",
    (clip) => odd.withCodec(clip, "hvc1"),
    {
      reason: "codec",
      found: "hvc1, mp4a",
    },
    { converted: { fails: "undecodable" } },
  ),
  video(
    "a clip with VP9",
    (clip) => odd.withCodec(clip, "vp09"),
    {
      reason: "codec",
      found: "vp09, mp4a",
    },
    { converted: { fails: "undecodable" } },
  ),
  video(
    "a MOV file",
    odd.asMov,
    { reason: "wrong_kind", found: "mov" },
    { name: "clip.mov", converted: "plays" },
  ),
  video(
    "a MOV file called MP4",
    odd.asMov,
    { reason: "wrong_kind", found: "mov" },
    { converted: "plays" },
  ),
  video(
    "a WebM file",
    odd.webm,
    { reason: "wrong_kind", found: "webm" },
    { name: "clip.webm", converted: { refused: "undecodable" } },
  ),
  video("a text called MP4", () => odd.bytesOf("This is no clip."), { reason: "wrong_kind" }),
  video("a clip without a picture", (clip) => odd.withoutTrack(clip, "vide"), {
    reason: "no_video_track",
  }),
  video("a clip without sound", (clip) => odd.withoutTrack(clip, "soun"), "taken"),
  video("a landscape clip", (clip) => odd.withPicture(clip, 1920, 1080), "taken"),
  video("a 4K clip", (clip) => odd.withPicture(clip, 2160, 3840), "taken"),
  video(
    "a clip of a huge size",
    (clip) => odd.withPicture(clip, 16_000, 16_000),
    {
      reason: "too_many_pixels",
    },
    { converted: "plays" },
  ),
  ["a good sound", "question-audio", "a.m4a", ({ sound }) => sound, "taken"],
  [
    "a cut sound",
    "question-audio",
    "a.m4a",
    ({ sound }) => odd.cutAt(sound, 0.7),
    { reason: "cut" },
  ],

  picture("a good JPEG", "a.jpg", (jpeg) => jpeg, "taken"),
  picture("a cut JPEG", "a.jpg", (jpeg) => odd.cutAt(jpeg, 0.6), { reason: "cut" }),
  picture(
    "a JPEG with scrambled tables",
    "a.jpg",
    (jpeg) => odd.scrambled(jpeg, 0, 20).fill(0xff, 0, 1).fill(0xd8, 1, 2).fill(0xff, 2, 3),
    {
      reason: "damaged",
    },
  ),
  picture("a JPEG with scrambled data", "a.jpg", odd.withScrambledData, "taken", {
    decoded: { refused: "damaged" },
  }),
  picture(
    "a JPEG that says to have 24 megapixels, with data for fewer",
    "a.jpg",
    (jpeg) => odd.jpegOfSize(jpeg, 6000, 4000),
    "taken",
    { decoded: { refused: "damaged" } },
  ),
  picture(
    "a JPEG of 65 thousand pixels a side",
    "a.jpg",
    (jpeg) => odd.jpegOfSize(jpeg, 65_000, 65_000),
    {
      reason: "too_many_pixels",
    },
  ),
  picture(
    "a JPEG of more segments than any picture has",
    "a.jpg",
    (jpeg) => odd.withEmptySegments(jpeg, 10_001),
    { reason: "damaged" },
  ),
  picture(
    "a WebP of more chunks than any picture has",
    "a.webp",
    () => odd.withEmptyChunks(odd.webp(), 10_001),
    { reason: "damaged" },
  ),
  picture("a good PNG", "a.png", () => odd.png({ width: 20, height: 10 }), "taken"),
  picture("a cut PNG", "a.png", () => odd.png({ width: 20, height: 10 }).slice(0, -12), {
    reason: "cut",
  }),
  picture(
    "a PNG with one changed byte",
    "a.png",
    () => odd.scrambled(odd.png({ width: 20, height: 10 }), 0.6, 1),
    {
      reason: "damaged",
    },
  ),
  picture(
    "a PNG with less data than its size",
    "a.png",
    () => odd.png({ width: 20, height: 10, dataBytes: 50 }),
    {
      reason: "damaged",
    },
  ),
  picture(
    "a PNG with far more data than its size",
    "a.png",
    () => odd.png({ width: 20, height: 10, dataBytes: 50_000_000 }),
    {
      reason: "damaged",
    },
  ),
  picture(
    "an interlaced PNG with the data of a plain one",
    "a.png",
    () => odd.png({ width: 20, height: 10, isInterlaced: true }),
    {
      reason: "damaged",
    },
  ),
  picture(
    "a PNG of 400 megapixels in a few bytes",
    "a.png",
    () => odd.png({ width: 20_000, height: 20_000, dataBytes: 1 }),
    {
      reason: "too_many_pixels",
    },
  ),
  picture("a good WebP", "a.webp", () => odd.webp(), "taken"),
  picture("a cut WebP", "a.webp", () => odd.webp().slice(0, -4), { reason: "cut" }),
  picture("a WebP of 268 megapixels", "a.webp", () => odd.webp(16_384, 16_384), {
    reason: "too_many_pixels",
  }),
  picture("a WAV called JPEG", "a.jpg", () => silentWav(), { reason: "wrong_kind", found: "wav" }),

  captions("good captions", "WEBVTT\n\n00:01.000 --> 00:02.000\nHello\n", "taken"),
  captions("SRT with CRLF", SRT, "taken", "a.srt"),
  captions("SRT with a byte order mark, called VTT", `\uFEFF${SRT}`, "taken"),
  captions(
    "overlapping captions",
    "WEBVTT\n\n00:01.000 --> 00:04.000\nOne\n\n00:02.000 --> 00:03.000\nTwo\n",
    "taken",
  ),
  captions(
    "a negative time",
    "WEBVTT\n\n00:01.000 --> 00:02.000\nOne\n\n-00:03.000 --> 00:04.000\nTwo\n",
    {
      reason: "captions_time",
      line: 6,
    },
  ),
  captions(
    "an end before its start",
    "1\n00:00:05,000 --> 00:00:04,000\nOne\n",
    {
      reason: "captions_end_first",
      line: 2,
    },
    "a.srt",
  ),
  captions("words without a time", "WEBVTT\n\n00:01.000 --> 00:02.000\nOne\n\nTwo\n", {
    reason: "captions_time",
    line: 6,
  }),
  captions("captions without a caption", "WEBVTT\n\nNOTE nothing yet\n", {
    reason: "captions_empty",
    line: 1,
  }),
  captions("a text that is no captions", "Hello there", { reason: "captions_format", line: 1 }),
  captions(
    "captions in UTF-16",
    odd.bytesOf("\uFEFFWEBVTT\n\n00:01.000 --> 00:02.000\nHi\n", "utf16le"),
    {
      reason: "captions_encoding",
    },
  ),
];

/** What becomes of a clip where ffmpeg is. */
export function convertedOutcome([, , , , is, converted]: OddFile): ClipOutcome {
  if (converted !== undefined) return converted;
  return is === "taken" ? "plays" : { refused: is.reason };
}
