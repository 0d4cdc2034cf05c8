import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import type { SpokenWord } from "#stage/story/speech.ts";
import { MEDIA } from "./manifest.ts";

const FILE = join(MEDIA, "word-times.json");
const WordTimes = v.record(v.string(), v.array(v.tuple([v.string(), v.number(), v.number()])));

/** Of each recorded line, by its file: its words as they are spoken ('ten'), with start and end in seconds. */
export type WordTimes = v.InferOutput<typeof WordTimes>;

export const readWordTimes = (): WordTimes =>
  v.parse(WordTimes, JSON.parse(readFileSync(FILE, "utf8")));

/** Writes a line for each recording, by name. */
export function writeWordTimes(times: WordTimes): void {
  const rows = Object.entries(times)
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([file, words]) => `${JSON.stringify(file)}: ${JSON.stringify(words)}`);
  writeFileSync(FILE, `{\n${rows.join(",\n")}\n}\n`);
}

const rounded = (seconds: number) => Math.round(seconds * 100) / 100;

export const wordTimesOf = (words: readonly SpokenWord[]): WordTimes[string] =>
  words.map(({ word, start, end }) => [word, rounded(start), rounded(end)]);
