import { expect, it } from "vitest";
import { corpusDocument, corpusSize } from "#tests/support/corpus-document.ts";

/** What authors were promised that the corpus has. */
const NAMED = [
  "cut in its data",
  "other bytes in its middle",
  "called MP4",
  "HEVC",
  "VP9",
  "without sound",
  "landscape",
  "4K",
  "400 MB",
  "byte order mark",
  "UTF-16",
  "a JPEG of 24 megapixels",
  "a PNG of 400 megapixels",
  "a cut JPEG",
];

it("docs/media-corpus.md says what becomes of each file of the corpus (R-STAFF-45) (T-315)", async () => {
  expect(corpusSize).toBeGreaterThanOrEqual(30);
  const text = corpusDocument();
  for (const named of NAMED) expect(text).toContain(named);
  await expect(text).toMatchFileSnapshot("../../docs/media-corpus.md");
});
