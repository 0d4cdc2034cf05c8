import { extname } from "node:path";
import type { Logger } from "pino";
import * as v from "valibot";
import { DAY_MS } from "#domain/days.ts";
import { isPictureEnding } from "#domain/content/uploads.ts";
import type { PictureEnding } from "#domain/content/uploads.ts";
import { isContentKey } from "#server/content/remove-files.ts";
import { readWhole } from "#server/platform/files/file-response.ts";
import type { FileStore } from "#server/platform/files/stored-files.ts";
import { checkPicture } from "./pictures.ts";
import { stripPicture } from "./strip-picture.ts";

/*
 * Pictures that earlier releases stored as they came lose their metadata, under the key that they
 * have (docs/decisions/049-metadata-of-stored-pictures.md).
 */

/** Raise it when stripPicture leaves out more: then all pictures are looked at once more. */
const RULE = 1;
/** One run looks at no more than this; the next one goes on. */
const LOOKED_AT_PER_RUN = 100;
/** After a pass that changed something: an instance of an earlier release may have stored more. */
const NEXT_PASS_MS = DAY_MS;
/** How far it came lies in the store itself, so that a store that is restored is looked at again. */
const PROGRESS_KEY = "stored-pictures.json";

const Progress = v.object({
  rule: v.literal(RULE),
  /** Key of the last picture that this pass has looked at. */
  after: v.string(),
  /** Did this pass change a picture, or fail at one? */
  isNeededAgain: v.boolean(),
  /** When this pass may begin. */
  from: v.pipe(v.string(), v.isoTimestamp()),
  /** A whole pass found nothing to do. */
  isDone: v.boolean(),
});
type Progress = v.InferOutput<typeof Progress>;

interface Server {
  files: FileStore;
  log: Logger;
  now: () => Date;
}

/**
 * The recurring job: each run looks at some pictures of the store, in the order of their keys, until
 * a whole pass found none with metadata. Safe to run in every instance at once: what was done twice
 * is the same.
 */
export function storedPictureCleaner(server: Server): () => Promise<void> {
  const { files, log, now } = server;
  let isDone = false;
  /** Keys that a pass has not come to yet, as listed for it; a pass is known by its beginning. */
  let listed: { from: string; keys: string[] } | null = null;
  return async () => {
    if (isDone) return;
    const progress = (await readProgress(files)) ?? newPass(now());
    isDone = progress.isDone;
    if (isDone || now() < new Date(progress.from)) return;
    if (listed?.from !== progress.from)
      listed = { from: progress.from, keys: await pictureKeys(files) };
    // Another instance may have come further.
    const waiting = listed.keys.filter((key) => key > progress.after);
    listed.keys = waiting.slice(LOOKED_AT_PER_RUN);
    const looked = waiting.slice(0, LOOKED_AT_PER_RUN);
    const counts = await cleanPictures(server, looked);
    const isNeededAgain = progress.isNeededAgain || counts.cleaned + counts.failed > 0;
    const isPassOver = listed.keys.length === 0;
    const next = { ...progress, isNeededAgain, after: looked.at(-1) ?? progress.after };
    await writeProgress(
      files,
      !isPassOver
        ? next
        : isNeededAgain
          ? newPass(new Date(now().getTime() + NEXT_PASS_MS))
          : { ...next, isDone: true },
    );
    if (counts.cleaned > 0 || isPassOver)
      log.info({ ...counts, isDone: isPassOver && !isNeededAgain }, "metadata of stored pictures");
  };
}

async function cleanPictures({ files, log }: Server, keys: readonly string[]) {
  const counts = { cleaned: 0, failed: 0, unreadable: 0 };
  for (const key of keys) {
    const folder = folderId(key);
    const outcome = await cleanPicture(files, key).catch((error: unknown) => {
      log.warn({ err: error, folder }, "a stored picture could not be cleaned");
      return "failed" as const;
    });
    if (outcome === "unreadable")
      log.warn({ folder }, "a stored picture that can't be read keeps its metadata");
    if (outcome !== "clean") counts[outcome]++;
  }
  return counts;
}

const newPass = (from: Date): Progress => ({
  rule: RULE,
  after: "",
  isNeededAgain: false,
  from: from.toISOString(),
  isDone: false,
});

/** Null where no pass has begun by this rule. */
async function readProgress(files: FileStore): Promise<Progress | null> {
  const file = await files.open(PROGRESS_KEY);
  if (file === null) return null;
  const text = (await readWhole(file)).toString("utf8");
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), Progress), text);
  return parsed.success ? parsed.output : null;
}

const writeProgress = (files: FileStore, progress: Progress) =>
  files.put(PROGRESS_KEY, Buffer.from(JSON.stringify(progress)));

/** Keys of all pictures of lessons and courses, sorted. */
async function pictureKeys(files: FileStore): Promise<string[]> {
  const keys: string[] = [];
  for await (const page of files.pages())
    keys.push(...page.filter((key) => isContentKey(key) && endingOf(key) !== null));
  return keys.sort();
}

function endingOf(key: string): PictureEnding | null {
  const ending = extname(key).slice(1);
  return isPictureEnding(ending) ? ending : null;
}

/** The id of the lesson or course that a file belongs to: its name may hold what an author typed. */
const folderId = (key: string) => /[0-9a-f-]{36}(?=\/)/.exec(key)?.[0];

/**
 * Replaces a picture by the same one without metadata. One that is no whole picture by today's rules
 * is left as it is, and so is one whose size would change.
 */
async function cleanPicture(
  files: FileStore,
  key: string,
): Promise<"clean" | "cleaned" | "unreadable"> {
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
