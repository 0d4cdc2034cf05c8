import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { hashInName } from "#domain/content/file-names.ts";
import type { SpokenWord } from "#domain/content/spoken-words.ts";

const MODULE = /\/app\/read-aloud\/word-times\.ts$/;

/**
 * Times of the words of recordings by what names of files carry of their content, so that they fit a
 * recording wherever it is kept, and no other one of the same name.
 *
 * @param times by file, relative to `media`
 */
export const byContent = (
  times: Readonly<Record<string, readonly SpokenWord[]>>,
  media: string,
): Record<string, readonly SpokenWord[]> =>
  Object.fromEntries(
    Object.entries(times)
      // Lines of screens are no texts of a slide.
      .filter(([file]) => !file.startsWith("lines/"))
      .map(([file, words]) => {
        const hash = createHash("sha256")
          .update(readFileSync(join(media, file)))
          .digest("hex");
        return [`-${hashInName(hash)}.m4a`, words];
      }),
  );

/** Puts the times of the words of the course's recordings into the module that the web loads. */
export const wordTimes = (media: string): Plugin => ({
  name: "word-times",
  transform(_code, id) {
    if (!MODULE.test(id)) return null;
    const times = JSON.parse(readFileSync(join(media, "word-times.json"), "utf8")) as Parameters<
      typeof byContent
    >[0];
    const found = JSON.stringify(byContent(times, media));
    return { code: `export const WORD_TIMES = ${found};`, map: null };
  },
});
