import { parentPort, workerData } from "node:worker_threads";
import type { Clip } from "#course/clip.ts";
import { drawPixels } from "./draw.ts";
import { frame } from "./scene/frame.ts";
import { planClip } from "./scene/plan.ts";
import { FRAMES_PER_S, WIDTH } from "#stage/size.ts";
import type { Speech } from "#stage/speech.ts";

const { clip, speech } = workerData as { clip: Clip; speech: Speech };
const plan = planClip(clip, speech);

parentPort?.on("message", (index: number) => {
  const pixels = new Uint8Array(drawPixels(frame(index / FRAMES_PER_S, clip, plan, speech), WIDTH));
  parentPort?.postMessage({ index, pixels: pixels.buffer }, [pixels.buffer]);
});
