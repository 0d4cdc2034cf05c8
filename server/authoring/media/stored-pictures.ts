import { extname } from "node:path";
import { isPictureEnding } from "#domain/content/uploads.ts";
import type { PictureEnding } from "#domain/content/uploads.ts";
import { readWhole } from "#server/platform/files/file-response.ts";
import type { FileStore } from "#server/platform/files/stored-files.ts";
import { checkPicture } from "./pictures.ts";
import { storedFileCleaner } from "./stored-files.ts";
import type { Cleaned, Search, Server } from "./stored-files.ts";
import { stripPicture } from "./strip-picture.ts";

const PICTURES: Search = {
  one: "a stored picture",
  all: "stored pictures",
  rule: 1,
  progressKey: "stored-pictures.json",
  lookedAtPerRun: 100,
  isOne: (key) => endingOf(key) !== null,
  clean: cleanPicture,
};

/** Takes the metadata out of the pictures that an earlier release stored with it. */
export const storedPictureCleaner = (server: Server) => storedFileCleaner(server, PICTURES);

function endingOf(key: string): PictureEnding | null {
  const ending = extname(key).slice(1);
  return isPictureEnding(ending) ? ending : null;
}

/**
 * Replaces a picture by the same one without metadata. One that is no whole picture by today's rules
 * is left as it is, and so is one whose size would change.
 */
async function cleanPicture(files: FileStore, key: string): Promise<Cleaned> {
  const [file, ending] = [await files.open(key), endingOf(key)];
  if (file === null || ending === null) return "clean"; // removed meanwhile
  const bytes = await readWhole(file);
  const size = await checkPicture(bytes, ending);
  if (typeof size === "string") return "unreadable";
  const stripped = stripPicture(bytes, ending);
  if (stripped.equals(bytes)) return "clean";
  const after = await checkPicture(stripped, ending);
  if (typeof after === "string" || after.width !== size.width || after.height !== size.height)
    return "unreadable";
  await files.put(key, stripped);
  return "cleaned";
}
