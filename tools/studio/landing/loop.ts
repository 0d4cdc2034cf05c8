import { join } from "node:path";
import { isMoment } from "#stage/story/story.ts";
import { FRAMES_PER_S } from "#stage/base/size.ts";
import { planStory } from "../kits.ts";
import { MEDIA } from "../manifest.ts";
import { readStoryFile } from "../story-figures.ts";
import { ffmpeg, ToolError } from "../tool.ts";

export const LOOP_STORY = "missions/3/v2";
/** What the loop shows: from the begin of each line, so many seconds, and how long after that begin. */
const CUTS: readonly { line: string; after: number; seconds: number }[] = [
  { line: "Nope. And now I'm stuck!", after: -0.1, seconds: 1.9 },
  { line: "My kite costs ten coins.", after: 0, seconds: 1.9 },
  { line: "Week one. Two!", after: 0, seconds: 1.9 },
  { line: "Week two. Four!", after: 0, seconds: 0.9 },
  { line: "Week five. Ten coins!", after: 0.6, seconds: 1.6 },
  { line: "Now the kite is mine!", after: 0, seconds: 1.4 },
  { line: "Whoa! That is some wind!", after: 0.1, seconds: 2.6 },
];
const WIDTH = 432;
const QUALITY =
  "-c:v libx264 -preset veryslow -tune animation -profile:v high -crf 27 -pix_fmt yuv420p";
const FILE = "-an -bitexact -movflags +faststart";

interface Span {
  from: number;
  to: number;
}

/**
 * The parts of the story's video that the loop shows, in seconds of the video. Throws a ToolError
 * for a line that the story no longer has.
 */
export function loopSpans(): Span[] {
  const { story, recording, more } = readStoryFile(LOOP_STORY);
  const { captions } = planStory(story, recording, more);
  const isSaid = (words: string) =>
    story.lines.some((line) => !isMoment(line) && line.say === words);
  return CUTS.map(({ line, after, seconds }) => {
    const sentence = line.split(/(?<=[.!?])\s/)[0];
    const start = captions.find(({ text }) => text === sentence)?.start;
    if (start === undefined || !isSaid(line))
      throw new ToolError(
        `${LOOP_STORY} does not say '${line}' any more: choose other cuts in loop.ts.`,
      );
    return { from: start + after, to: start + after + seconds };
  });
}

/** Cuts the silent loop from the pictures of a story's video, and its first picture as a poster. */
export function writeLoop(out: string, poster: string): void {
  const video = join(MEDIA, `${LOOP_STORY}.mp4`);
  const chosen = loopSpans()
    .map(({ from, to }) => `between(t,${from.toFixed(3)},${to.toFixed(3)})`)
    .join("+");
  const filter = `select='${chosen}',setpts=N/${FRAMES_PER_S}/TB,scale=${WIDTH}:-2:flags=lanczos`;
  ffmpeg("-i", video, "-vf", filter, ...QUALITY.split(" "), ...FILE.split(" "), out);
  ffmpeg("-ss", 0.4, "-i", out, "-frames:v", 1, "-q:v", 4, poster);
}
