import { toSvgText } from "#characters/node.ts";
import { frame } from "#stage/scene/frame.ts";
import { HEIGHT, WIDTH } from "#stage/base/size.ts";
import { drawPng, withoutLayers } from "./draw.ts";
import { readStoryFile } from "./story-figures.ts";
import { planStory } from "./kits.ts";

const EVERY_S = 2;
const COLUMNS = 8;
const SMALL = 240;

/** Contact sheet of a story without a video: a frame per 2 s, drawn as the lesson player draws it. */
export function wordingSheet(id: string): Uint8Array {
  const { story, recording, more } = readStoryFile(id);
  const timed = planStory(story, recording, more);
  const times = Array.from(
    { length: Math.ceil(timed.speech.duration / EVERY_S) },
    (_, index) => index * EVERY_S,
  );
  const height = (SMALL * HEIGHT) / WIDTH;
  const images = times.map((seconds, index) => {
    const svg = withoutLayers(toSvgText(frame(seconds, seconds, timed, false, null, false)));
    const png = Buffer.from(drawPng(svg, SMALL)).toString("base64");
    const [x, y] = [(index % COLUMNS) * SMALL, Math.floor(index / COLUMNS) * height];
    return `<image x="${x}" y="${y}" width="${SMALL}" height="${height}" href="data:image/png;base64,${png}"/>`;
  });
  const rows = Math.ceil(times.length / COLUMNS);
  const size = `width="${COLUMNS * SMALL}" height="${rows * height}"`;
  return drawPng(
    `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${images.join("")}</svg>`,
    COLUMNS * SMALL,
  );
}
