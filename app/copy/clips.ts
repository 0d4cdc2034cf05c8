import * as v from "valibot";
import type { ConversionProblem } from "#domain/content/clip-conversion.ts";
import { UploadRefusal } from "#domain/content/upload-refusal.ts";
import { refusedFile } from "./files.ts";
import { counted } from "./builder.ts";

const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;

/** Words about clips that are converted. */
export const clips = {
  takes:
    "Any video: MP4, MOV, WebM or MKV, upright or landscape, up to 500 MB and 10 minutes. The server makes it fit phones.",
  chooseHeading: (name: string) => `${name} is not as tall as a phone. How should it look?`,
  crop: "Fill the screen",
  cropHint: "What is too wide or too tall is cut off.",
  fit: "Show all of it",
  fitHint: "Black bars fill the rest.",
  choose: "Choose",
  reframe: "Change how it fits the screen",
  /** @param ahead videos of the lesson that are made ready before it */
  waiting: (name: string, ahead: number) =>
    ahead === 0
      ? `${name} waits: another video is being prepared first.`
      : `${name} starts after ${ahead} other ${ahead === 1 ? "video" : "videos"}.`,
  running: (name: string, percent: number) => `Making ${name} ready for phones: ${percent}%`,
  /** Of a slide in the list. */
  inList: {
    choosing: () => "Choose how it is shown",
    waiting: () => "Waiting",
    running: (percent: number) => `Preparing ${percent}%`,
    done: () => "Preparing 100%",
    failed: () => "Could not be made ready",
    cancelled: () => "Stopped",
  },
  /** In the preview, in place of the video. */
  inPreview: {
    none: "There is no video here yet.",
    choosing: "Your video waits: please choose how it is shown.",
    coming: "Your video is being prepared.",
  },
  goOn: "You can go on working, or close this page.",
  cancel: "Cancel",
  again: "Try again",
  discard: "Close this message",
  stopped: (name: string) => `${name} was stopped. Your file is kept.`,
  startAgain: "Start again",
  withoutIt: "Don't use it",
  kept: "Your file is kept.",
  heading: "Videos",
  slide: (place: number) => `Slide ${place}`,
  /** @param bytes null where they are not known */
  size: (seconds: number, bytes: number | null) =>
    [`${Math.round(seconds)} seconds`, ...(bytes === null ? [] : [megabytes(bytes)])].join(", "),
  progress: "Making the video ready",
};

/** Why a clip could not be converted, and what to do. */
export const conversionProblems: Record<ConversionProblem, string> = {
  undecodable: "The pictures or the sound of this video can't be read. Please export it again.",
  cut: "The end of this video is missing. Please export or copy it again.",
  too_slow: "This video took too long to convert. Please export it smaller, such as 1080 x 1920.",
  machine: "The server could not finish this video just now. Please try again later.",
};

/** Several clips that become slides at once. */
export const newClips = {
  button: "Add several videos",
  hint: "Choose them together, with captions of the same names; or drop them anywhere on this page.",
  adding: (n: number, of: number, name: string) => `Video ${n} of ${of}: ${name}`,
  progress: "Uploading the video",
  cancel: "Cancel",
  dismiss: "Close",
};

/** Why one of several clips did not become a slide's clip. */
export const clipProblems = {
  other: (name: string) => `${name} is no video, and no captions of a video with the same name.`,
  /** On a server that does not convert clips. */
  unconverted: (name: string) => `${name}: please save this video as MP4, and choose it again.`,
  failed: (name: string, { message, facts }: { message: string; facts: unknown }) => {
    const refusal = v.safeParse(UploadRefusal, facts);
    return `${name}: ${refusal.success ? refusedFile(refusal.output) : message} Its slide is there, without a video.`;
  },
};

/** 'It' of one slide, 'each' of several. */
const each = (n: number) => (n === 1 ? "it" : "each");

/** The result of 'Fix Video URLs'. */
export const fixedVideos = {
  heading: "Fix Video URLs: find lost videos",
  none: "Every video slide has its video. There is nothing for you to do.",
  /** Before the slides without a video, where there are no others. */
  noneLost: "No video is lost. ",
  /** What happened to each group of slides. */
  groups: {
    filled: (n: number) => `${counted(n, "video")} ${n === 1 ? "is" : "are"} back.`,
    several_files: (n: number) =>
      `${counted(n, "slide")} ${n === 1 ? "has" : "have"} no video, and more than one upload fits.`,
    lost: (n: number) =>
      `${counted(n, "slide")} lost ${n === 1 ? "its" : "their"} video, and no upload was found for ${n === 1 ? "it" : "them"}.`,
    empty: (n: number) => `${counted(n, "slide")} ${n === 1 ? "has" : "have"} no video yet:`,
  },
  /** What the author does next. */
  next: {
    filled: (n: number) => ` Play ${each(n)} once, then publish its lesson.`,
    several_files: (n: number) => ` Open ${each(n)} and choose the right file.`,
    lost: (n: number) => ` Open ${each(n)} and choose its file.`,
    empty: () => "",
  },
  /** The number stays with its word. */
  lesson: (place: number) => `Lesson\u00a0${place}`,
  slide: (place: number) => `Slide\u00a0${place}`,
  open: (place: number, lesson: string) => `Open slide ${place} of ${lesson}`,
  openShort: "Open",
  done: "Done",
};
