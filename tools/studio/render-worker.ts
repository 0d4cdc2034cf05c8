import { parentPort, workerData } from "node:worker_threads";
import { toSvgText } from "#characters/node.ts";
import { frame as storyFrame } from "#stage/frame.ts";
import { plan } from "#stage/plan.ts";
import { FRAMES_PER_S, WIDTH } from "#stage/size.ts";
import { drawPixels, withoutLayers } from "./draw.ts";
import type { Drawn } from "./render-frames.ts";
import { frame } from "./scene/frame.ts";
import { planClip } from "./scene/plan.ts";

/** The picture at a time in seconds, as SVG text. */
function drawer(drawn: Drawn): (seconds: number) => string {
  const { speech } = drawn;
  if ("clip" in drawn) {
    const { clip } = drawn;
    const timed = planClip(clip, speech);
    return (seconds) => frame(seconds, clip, timed, speech);
  }
  const [first, ...more] = drawn.parts;
  const timed = plan(drawn.story, first, more);
  return (seconds) => withoutLayers(toSvgText(storyFrame(seconds, seconds, timed)));
}

const draw = drawer(workerData as Drawn);

parentPort?.on("message", (index: number) => {
  const pixels = new Uint8Array(drawPixels(draw(index / FRAMES_PER_S), WIDTH));
  parentPort?.postMessage({ index, pixels: pixels.buffer }, [pixels.buffer]);
});
