import type { UploadRefusal, UploadRefusalReason } from "#domain/content/upload-refusal.ts";
import type { UploadKind } from "#domain/content/uploads.ts";

const INTERRUPTED: Readonly<Record<string, string>> = {
  not_authenticated: "You were signed out. Please sign in again.",
  unavailable: "We can't be reached just now. Please try again in a moment.",
};

export const files = {
  choose: (what: string) => `Choose a file: ${what}`,
  replace: (what: string) => `Replace: ${what}`,
  remove: (what: string) => `Remove: ${what}`,
  options: (what: string) => `Options: ${what}`,
  chooseShort: "Choose a file",
  replaceShort: "Replace",
  none: "None yet",
  play: (what: string) => `Play: ${what}`,
  silence: (what: string) => `Stop: ${what}`,
  loading: "Loading...",
  gone: "This file does not load. If it is gone, please choose one again.",
  uploading: "Uploading...",
  checking: "Checking...",
  cancel: "Cancel",
  goOn: "Continue the upload",
  /** By the code of what interrupted an upload that can go on. */
  interrupted: (code: string) =>
    `${INTERRUPTED[code] ?? "The connection was cut."} What came through is kept.`,
  itemGone:
    "Your file was not used: what you added it to is no longer in this list. Somebody may have deleted it or changed it a lot. Please add the file again where it belongs.",
  tooLarge: (mb: number) => `This file is too large: ${mb} MB at most.`,
  record: (what: string) => `Record: ${what}`,
  recordShort: "Record",
  recordAgain: (what: string) => `Record again: ${what}`,
  recordAgainRest: "again",
  recorded: (time: string | null) => (time === null ? "Recorded" : `Recorded, ${time}`),
  outdated: "Says the old words",
  stop: "Stop",
  recording: "Recording...",
  microphone: {
    refused: "The microphone can't be used. Please allow it in the browser, or choose a file.",
    absent: "No microphone was found. Please connect one, or choose a file.",
    busy: "The microphone can't be used just now. Another program may have it.",
    lost: "The recording was lost. Please record it again.",
    notLoaded: "The recorder could not be loaded. Please check the connection, and try again.",
  },
  notHeard: "Nothing was heard. Please speak closer to the microphone, and try again.",
  level: "How loud it is",
  use: "Use this recording",
  discard: "Delete this recording",
  listen: "Your recording",
};

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
  too_heavy: () =>
    "This file takes us too long to read. Please save it again with another program.",
};

/** The refusal in words. */
export const refusedFile = (refusal: UploadRefusal): string =>
  refusalWords[refusal.reason](refusal);
