import { spawn } from "node:child_process";
import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { FRAMES_PER_S, HEIGHT, WIDTH } from "#stage/base/size.ts";
import { ToolError } from "./tool.ts";
import type { Speech } from "#stage/story/speech.ts";
import type { Story } from "#stage/story/story.ts";

/** A story with the recordings of its parts; `speech` is that of the whole video. */
export interface Drawn {
  story: Story;
  speech: Speech;
  parts: readonly [Speech, ...Speech[]];
}

const WORKERS = 2;
/** Frames drawn ahead of the one that is written. */
const AHEAD = 24;

/**
 * Quality of the video (less crf is better), most frames from one whole picture to the next, and
 * the sound's bits a second. A story's video is played only where it can't be drawn live, and its
 * cuts begin with whole pictures.
 */
const QUALITY = "-preset slow -crf 35 -g 240 -b:a 64k".split(" ");

/**
 * H.264 and AAC in an MP4 for all browsers, with the index at the start so that playback begins
 * while loading.
 */
const VIDEO =
  "-vf scale=out_color_matrix=bt709:out_range=tv,format=yuv420p -c:v libx264 -tune animation -profile:v high -level 4.0 -colorspace bt709 -color_primaries bt709 -color_trc bt709".split(
    " ",
  );
const AUDIO = "-c:a aac -ac 2".split(" ");
const FILE = "-bitexact -movflags +faststart -shortest".split(" ");

/**
 * Draws every frame of a story in workers and encodes them in order. `onFrame` receives the number
 * of frames written.
 *
 * @param audio the sound: a file that is encoded, or a video whose sound is taken as it is
 */
export async function renderFrames(
  drawn: Drawn,
  audio: string,
  out: string,
  onFrame: (done: number, all: number) => void,
): Promise<void> {
  const frames = Math.round(drawn.speech.duration * FRAMES_PER_S);
  const input = [
    "-f",
    "rawvideo",
    "-pix_fmt",
    "rgba",
    "-s",
    `${WIDTH}x${HEIGHT}`,
    "-r",
    String(FRAMES_PER_S),
    "-i",
    "-",
    "-i",
    audio,
    ..."-map 0:v -map 1:a".split(" "),
  ];
  const sound = audio.endsWith(".mp4") ? ["-c:a", "copy"] : AUDIO;
  const encoder = spawn(
    "ffmpeg",
    ["-v", "error", "-y", ...input, ...VIDEO, ...QUALITY, ...sound, ...FILE, out],
    {
      stdio: ["pipe", "inherit", "inherit"],
    },
  );
  const encoded = once(encoder, "close") as Promise<[number]>;
  const workers = Array.from(
    { length: WORKERS },
    () => new Worker(new URL("render-worker.ts", import.meta.url), { workerData: drawn }),
  );
  const pictures = new Map<number, Buffer>();
  let next = 0;
  let written = 0;
  try {
    await new Promise<void>((resolve, reject) => {
      const idle = new Set(workers);
      const feed = () => {
        for (const worker of idle) {
          if (next >= frames || next - written >= AHEAD) return;
          idle.delete(worker);
          worker.postMessage(next++);
        }
      };
      let writing = Promise.resolve();
      const write = async () => {
        for (
          let pixels = pictures.get(written);
          pixels !== undefined;
          pixels = pictures.get(written)
        ) {
          pictures.delete(written++);
          if (!encoder.stdin.write(pixels)) await once(encoder.stdin, "drain");
          onFrame(written, frames);
        }
        feed();
        if (written === frames) resolve();
      };
      for (const worker of workers) {
        worker.on("error", reject);
        worker.on("message", ({ index, pixels }: { index: number; pixels: ArrayBuffer }) => {
          pictures.set(index, Buffer.from(pixels));
          idle.add(worker);
          feed();
          writing = writing.then(write).catch(reject);
        });
      }
      feed();
    });
    encoder.stdin.end();
    const [code] = await encoded;
    if (code !== 0) throw new ToolError(`ffmpeg could not encode ${out}.`);
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}
