import { counted } from "./builder.ts";

/** The result of 'Fix Video URLs'. */
export const fixedVideos = {
  heading: "Fix Video URLs",
  /** What the tool does. */
  about:
    "Looks for slides without a video, in all courses, and puts an uploaded video back where one fits.",
  none: "Every video slide has its video. There is nothing for you to do.",
  summary: (filled: number, left: number) =>
    [
      ...(left === 0
        ? []
        : [`${counted(left, "slide")} ${left === 1 ? "needs" : "need"} a video.`]),
      filled === 0
        ? "No video could be put back."
        : `${counted(filled, "video")} ${filled === 1 ? "is" : "are"} back.`,
    ].join(" "),
  /** Each group of slides: its heading, and what the author does next. */
  groups: {
    no_file: {
      heading: "No uploaded video was found",
      next: "Open each slide and choose its file.",
    },
    several_files: {
      heading: "More than one uploaded video fits",
      next: "None was chosen. Open each slide and choose the right file.",
    },
    filled: {
      heading: "Put back",
      next: "Play each one once, then publish its lesson. Families see it after that.",
    },
  },
  /** The number stays with its word. */
  slide: (place: number) => `Slide\u00a0${place}`,
  open: (place: number, lesson: string) => `Open slide ${place} of ${lesson}`,
  openShort: "Open",
  done: "Done",
};
