import { join } from "node:path";
import { allLines } from "../../lines.ts";
import { inFolder, MEDIA } from "../../manifest.ts";
import { ffmpeg } from "../../tool.ts";
import { listen } from "./listen.ts";

/**
 * The recorded lines of which a recogniser does not hear every word, as Markdown rows.
 * @param part of the names of their files
 */
export const unheardWords = (part: string): Promise<string[]> =>
  inFolder((folder) => {
    const lines = allLines().filter(({ file }) => file.includes(part));
    const recordings = lines.map(({ file, text }, index) => {
      const wave = join(folder, `${index}.wav`);
      ffmpeg("-i", join(MEDIA, file), "-ar", 16_000, wave);
      return { file: wave, text };
    });
    const heard = listen(recordings);
    const rows = heard.flatMap(({ missed, heard: words }, index) =>
      missed.length === 0
        ? []
        : [`| ${lines[index]?.file} | ${missed.join(" ")} | ${lines[index]?.text} | ${words} |`],
    );
    const [errors, all] = [
      heard.flatMap(({ missed }) => missed).length,
      heard.reduce((sum, { words }) => sum + words, 0),
    ];
    return Promise.resolve([
      "| line | words not heard | text | heard |",
      "| --- | --- | --- | --- |",
      ...rows,
      `${errors} of ${all} words are not heard.`,
    ]);
  });
