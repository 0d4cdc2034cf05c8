import { counted } from "./builder.ts";

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
