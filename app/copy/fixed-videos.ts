import { counted } from "./builder.ts";

/** 'It' of one slide, 'each' of several. */
const each = (n: number) => (n === 1 ? "it" : "each");

/** The result of 'Fix Video URLs'. */
export const fixedVideos = {
  /** What the tool does, and its name in the menu. */
  heading: "Find lost videos",
  tool: "Fix Video URLs, in all courses",
  none: "Every video slide has its video. There is nothing for you to do.",
  /** Of each group of slides: what happened, and what the author does next. */
  groups: {
    no_file: (n: number) =>
      `${counted(n, "slide")} ${n === 1 ? "has" : "have"} no video, and no upload was found for ${n === 1 ? "it" : "them"}. Open ${each(n)} and choose its file.`,
    several_files: (n: number) =>
      `${counted(n, "slide")} ${n === 1 ? "has" : "have"} no video, and more than one upload fits. Open ${each(n)} and choose the right file.`,
    filled: (n: number) =>
      `${counted(n, "video")} ${n === 1 ? "is" : "are"} back. Play ${each(n)} once, then publish its lesson.`,
  },
  /** The number stays with its word. */
  slide: (place: number) => `Slide\u00a0${place}`,
  open: (place: number, lesson: string) => `Open slide ${place} of ${lesson}`,
  openShort: "Open",
  done: "Done",
};
