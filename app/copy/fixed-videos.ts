import { counted } from "./builder.ts";

/** The result of 'Fix Video URLs'. */
export const fixedVideos = {
  heading: "Fix Video URLs",
  none: "Every video slide has its video. There is nothing for you to do.",
  summary: (filled: number, left: number) =>
    [
      filled === 0
        ? "No video could be put back."
        : `${counted(filled, "video")} ${filled === 1 ? "is" : "are"} back on ${filled === 1 ? "its slide" : "their slides"}.`,
      ...(left === 0
        ? []
        : [`${counted(left, "slide")} still ${left === 1 ? "needs" : "need"} a video from you.`]),
    ].join(" "),
  filledHeading: "Put back",
  filledNext: "Please play them once, then publish their lessons: families see them after that.",
  leftHeading: "For you to do",
  leftNext: "Open each slide and choose its video file.",
  line: (lesson: string, slide: number) => `${lesson}, slide ${slide}`,
  open: "Open the slide",
  openShort: "Open",
  done: "Done",
  no_file: "No uploaded video was found for it.",
  several_files: "Several uploaded videos could be the one, so none was chosen.",
};
