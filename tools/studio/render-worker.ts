import { parentPort, workerData } from "node:worker_threads";
import { toSvgText } from "#characters/node.ts";
import { frame } from "#stage/scene/frame.ts";
import { FRAMES_PER_S, WIDTH } from "#stage/base/size.ts";
import { drawPixels, withoutLayers } from "./draw.ts";
import type { Drawn } from "./render-frames.ts";
import { planStory } from "./kits.ts";

/** The picture at a time in seconds, as SVG text. */
function drawer(drawn: Drawn): (seconds: number) => string {
  const [first, ...more] = drawn.parts;
  const timed = planStory(drawn.story, first, more);
  return (seconds) => withoutLayers(toSvgText(frame(seconds, seconds, timed, false, null, false)));
}

const draw = drawer(workerData as Drawn);

parentPort?.on("message", (index: number) => {
  const pixels = new Uint8Array(drawPixels(draw(index / FRAMES_PER_S), WIDTH));
  parentPort?.postMessage({ index, pixels: pixels.buffer }, [pixels.buffer]);
});
