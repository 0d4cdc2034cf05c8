import type { UploadRefusal, UploadRefusalReason } from "#domain/content/upload-refusal.ts";
import type { UploadKind } from "#domain/content/uploads.ts";

const AUDIO = "WAV, MP3 or M4A, up to 20 MB.";
const PICTURE = "JPEG, PNG or WebP, up to 5 MB and 25 megapixels.";

/** What a field takes, beside it. */
export const takenFiles: Record<UploadKind, string> = {
  video:
    "An MP4 video (H.264 with AAC sound, as most programs export it), up to 500 MB and 10 minutes. Upright 720 x 1280 is best.",
  captions: ".vtt or .srt, up to 1 MB.",
  poster: PICTURE,
  "question-audio": AUDIO,
  "answer-audio": AUDIO,
  "correct-audio": AUDIO,
  "wrong-audio": AUDIO,
  "slide-audio": AUDIO,
  "slide-image": PICTURE,
  "answer-image": PICTURE,
  "cover-image": "Wide picture, 16:10, up to 5 MB",
};

const again = "Please export or copy it again.";
const inLine = ({ line }: UploadRefusal) => (line === undefined ? "" : ` in line ${line}`);

/** What programs call the formats within a video, by the codes in the file. */
const FORMATS: Readonly<Record<string, string>> = {
  hvc1: "HEVC",
  hev1: "HEVC",
  vp08: "VP8",
  vp09: "VP9",
  av01: "AV1",
  avc1: "H.264",
  "avc1.88": "H.264 Extended",
  "avc1.110": "H.264 with 10 bits",
  "avc1.122": "H.264 with 4:2:2 colours",
  "avc1.244": "H.264 with 4:4:4 colours",
  mp4a: "AAC",
  "mp4a.42": "xHE-AAC",
  alac: "ALAC (Apple Lossless)",
  fLaC: "FLAC",
  Opus: "Opus",
  "ac-3": "AC-3 (Dolby Digital)",
  "ec-3": "E-AC-3 (Dolby Digital Plus)",
  samr: "AMR",
  sawb: "AMR",
  "wav.2": "WAV with ADPCM",
  "wav.3": "WAV with decimal numbers (float)",
  "wav.6": "WAV with A-law",
  "wav.7": "WAV with mu-law",
  "wav.17": "WAV with ADPCM",
  "wav.49": "WAV with GSM",
  "wav.85": "WAV with MP3",
};
/** 'wav.32.2.48000': a WAV of 32 bits, two channels and 48 kHz. */
const ODD_WAV = /^wav\.(\d+)\.(\d+)\.(\d+)$/;
function nameOf(code: string): string {
  const [, bits, channels, rate] = ODD_WAV.exec(code) ?? [];
  if (rate !== undefined) return `WAV with ${bits} bits, ${channels} channels and ${rate} Hz`;
  return FORMATS[code] ?? FORMATS[code.split(".")[0] ?? ""] ?? code;
}
const namesOf = (codes: string) => codes.split(", ").map(nameOf).join(" with ");

/** Why a file is refused, and what to do. What the field takes stands beside it. */
const refusalWords: Record<UploadRefusalReason, (refusal: UploadRefusal) => string> = {
  wrong_kind: ({ found }) =>
    found === undefined
      ? "This kind of file can't be used here."
      : `This kind of file can't be used here. Its format is ${found.toUpperCase()}.`,
  cut: () => `The end of this file is missing: it was cut off. ${again}`,
  damaged: () => `This file is damaged: its parts don't fit together. ${again}`,
  no_index: () => `This video is not complete: its recording may not have been finished. ${again}`,
  no_data: () => `This video holds no picture and no sound. ${again}`,
  fragmented: () =>
    "This video is in pieces, as for live streams. Please save it as an ordinary MP4.",
  no_video_track: () => "There is no picture in this video, only sound.",
  undecodable: () => `The pictures of this video can't be read: it is damaged. ${again}`,
  codec: ({ found = "another format" }) =>
    `This video is recorded as ${namesOf(found)}. Please save it as H.264 with AAC sound, which every browser plays.`,
  sound_codec: ({ found = "another format" }) =>
    `This sound is recorded as ${namesOf(found)}. Please save it as MP3, or as M4A with AAC, which every browser plays.`,
  too_long: () => "This is too long: 10 minutes at most.",
  too_many_pixels: () => "This has too many pixels: 25 megapixels at most. Please make it smaller.",
  rare_jpeg: () =>
    "This is a rare kind of JPEG that browsers can't show. Please save it as an ordinary JPEG.",
  print_colours: () =>
    "The colours of this picture are for printing (CMYK). Please save it with the colours of screens (RGB).",
  encrypted: () => "This file is protected against copying. Please use one without protection.",
  no_sound_track: () => "There is no sound in this file.",
  undecodable_sound: () => `The sound in this file can't be read: it is damaged. ${again}`,
  captions_encoding: () =>
    "The letters in this file can't be read. Please save it as plain text in UTF-8.",
  captions_format: () => "This is not a captions file (.vtt or .srt).",
  captions_empty: () => "There is no caption in this file.",
  captions_time: (refusal) =>
    `The captions have no good time${inLine(refusal)}. A time is written as 00:00:01.000 --> 00:00:02.500.`,
  captions_end_first: (refusal) => `A caption ends before it starts${inLine(refusal)}.`,
  captions_note: (refusal) =>
    `There is a time inside a note${inLine(refusal)}. Please take the note out, or put an empty line behind it.`,
  captions_too_many: (refusal) =>
    `There are more than 2000 captions${inLine(refusal)} and after it.`,
};

/** The refusal in words. */
export const refusedFile = (refusal: UploadRefusal): string =>
  refusalWords[refusal.reason](refusal);
