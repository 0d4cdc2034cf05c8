import { copyFile, stat } from "node:fs/promises";
import { join } from "node:path";
import type { ConversionProblem } from "#domain/content/clip-conversion.ts";
import type { ClipFacts } from "#domain/content/clip-rules.ts";
import type { ClipConverter, Converted } from "#server/authoring/clips/converter.ts";
import { media } from "./authoring.ts";

/** What a converter finds in a clip of a phone. */
export const UPRIGHT_CLIP: ClipFacts = {
  seconds: 20,
  videoCodec: "hevc",
  pixelFormat: "yuv420p",
  isTurned: false,
  fps: 30,
  width: 720,
  height: 1280,
  isHdr: false,
  audioCodec: "aac",
};
export const LANDSCAPE_CLIP: ClipFacts = { ...UPRIGHT_CLIP, width: 1280, height: 720 };

/** A conversion that is under way. */
interface Running {
  /** Ends it with a whole clip, or with a problem. */
  end(result: "done" | ConversionProblem): void;
}

/**
 * Stands in for ffmpeg: MOV files are landscape, all others upright; every clip becomes the welcome
 * clip, when the test ends its conversion.
 */
export function standInConverter() {
  const running: Running[] = [];
  const converter: ClipConverter = {
    probe: async ({ container }) => (container === "mov" ? LANDSCAPE_CLIP : UPRIGHT_CLIP),
    async still(_clip, _seconds, to) {
      await copyFile(media("onboarding/intro.jpg"), to);
      return true;
    },
    convert(_clip, { folder, signal, onPercent }) {
      onPercent(40);
      return new Promise((resolve) => {
        signal.addEventListener("abort", () => resolve("stopped"));
        running.push({
          end: (result) => resolve(result === "done" ? make(folder) : result),
        });
      });
    },
  };
  return { converter, running };
}

export type StandInConverter = ReturnType<typeof standInConverter>;

async function make(folder: string): Promise<Converted> {
  const file = async (from: string, name: string) => {
    await copyFile(media(from), join(folder, name));
    return join(folder, name);
  };
  const main = await file("onboarding/welcome.mp4", "main.mp4");
  const light = await file("onboarding/intro.mp4", "light.mp4");
  const poster = await file("onboarding/intro.jpg", "poster.jpg");
  return { main, light, poster, seconds: 20, bytes: (await stat(main)).size };
}
