import { existsSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { seedMedia } from "#domain/content/course-seed.ts";
import { missions } from "#course/treasure-tracker/course.ts";
import { answerPictures } from "./answer-pictures.ts";
import { allLines } from "./lines.ts";
import { MEDIA } from "./manifest.ts";
import type { Manifest } from "./manifest.ts";
import type { WordTimes } from "./word-times.ts";

const FOLDERS = ["answers", "lines", "quiz-audio", "slide-audio"];

/** Recordings and pictures that neither the course nor the child's screens use any more. */
export function unusedFiles(): string[] {
  const slides = missions.flatMap(({ lesson }) => lesson.slides);
  const used = new Set([
    ...[...slides.flatMap(seedMedia), ...allLines()].map(({ file }) => file),
    // The child's screens show some that the course does not.
    ...[...answerPictures().keys()].map((name) => `answers/${name}`),
  ]);
  return FOLDERS.filter((folder) => existsSync(join(MEDIA, folder)))
    .flatMap((folder) => readdirSync(join(MEDIA, folder)).map((name) => `${folder}/${name}`))
    .filter((file) => !used.has(file));
}

export function removeUnused(manifest: Manifest, times: WordTimes): void {
  for (const file of unusedFiles()) {
    rmSync(join(MEDIA, file));
    delete manifest[file];
    delete times[file];
  }
}
