import type { Logger } from "pino";
import * as v from "valibot";
import { DAY_MS } from "#domain/days.ts";
import { isContentKey } from "#server/content/remove-files.ts";
import { readWhole } from "#server/platform/files/file-response.ts";
import type { FileStore } from "#server/platform/files/stored-files.ts";

/*
 * Files that earlier releases stored as they came lose their metadata, under the key that they
 * have (docs/decisions/049-metadata-of-stored-pictures.md).
 */

export type Cleaned =
  | "clean"
  | "cleaned"
  /** By today's rules it is no whole file of its kind; it is left as it is. */
  | "unreadable";

/** Which files a search looks at, and what it does with one. */
export interface Search {
  /** In the log: 'a stored picture', 'metadata of stored pictures'. */
  one: string;
  all: string;
  /** Raise it when more is left out: then all files are looked at once more. */
  rule: number;
  /** How far it came lies in the store itself, so that a store that is restored is looked at again. */
  progressKey: string;
  /** One run looks at no more than this; the next one goes on. */
  lookedAtPerRun: number;
  isOne: (key: string) => boolean;
  clean: (files: FileStore, key: string) => Promise<Cleaned>;
}

/** After a pass that changed something: an instance of an earlier release may have stored more. */
const NEXT_PASS_MS = DAY_MS;

const Progress = v.object({
  rule: v.number(),
  /** Key of the last file that this pass has looked at. */
  after: v.string(),
  /** Did this pass change a file, or fail at one? */
  isNeededAgain: v.boolean(),
  /** When this pass may begin. */
  from: v.pipe(v.string(), v.isoTimestamp()),
  /** A whole pass found nothing to do. */
  isDone: v.boolean(),
});
type Progress = v.InferOutput<typeof Progress>;

export interface Server {
  files: FileStore;
  log: Logger;
  now: () => Date;
}

/**
 * The recurring job: each run looks at some files of the store, in the order of their keys, until
 * a whole pass found none with metadata. Safe to run in every instance at once: what was done twice
 * is the same.
 */
export function storedFileCleaner(server: Server, search: Search): () => Promise<void> {
  const { files, log, now } = server;
  let isDone = false;
  /** Keys that a pass has not come to yet, as listed for it; a pass is known by its beginning. */
  let listed: { from: string; keys: string[] } | null = null;
  return async () => {
    if (isDone) return;
    const progress = (await readProgress(files, search)) ?? newPass(search, now());
    isDone = progress.isDone;
    if (isDone || now() < new Date(progress.from)) return;
    if (listed?.from !== progress.from)
      listed = { from: progress.from, keys: await keysOf(files, search) };
    // Another instance may have come further.
    const waiting = listed.keys.filter((key) => key > progress.after);
    listed.keys = waiting.slice(search.lookedAtPerRun);
    const looked = waiting.slice(0, search.lookedAtPerRun);
    const counts = await cleanFiles(server, search, looked);
    const isNeededAgain = progress.isNeededAgain || counts.cleaned + counts.failed > 0;
    const isPassOver = listed.keys.length === 0;
    const next = { ...progress, isNeededAgain, after: looked.at(-1) ?? progress.after };
    await writeProgress(
      files,
      search,
      !isPassOver
        ? next
        : isNeededAgain
          ? newPass(search, new Date(now().getTime() + NEXT_PASS_MS))
          : { ...next, isDone: true },
    );
    if (counts.cleaned > 0 || isPassOver)
      log.info({ ...counts, isDone: isPassOver && !isNeededAgain }, `metadata of ${search.all}`);
  };
}

async function cleanFiles({ files, log }: Server, search: Search, keys: readonly string[]) {
  const counts = { cleaned: 0, failed: 0, unreadable: 0 };
  for (const key of keys) {
    const folder = folderId(key);
    const outcome = await search.clean(files, key).catch((error: unknown) => {
      log.warn({ err: error, folder }, `${search.one} could not be cleaned`);
      return "failed" as const;
    });
    if (outcome === "unreadable")
      log.warn({ folder }, `${search.one} that can't be read keeps its metadata`);
    if (outcome !== "clean") counts[outcome]++;
  }
  return counts;
}

const newPass = ({ rule }: Search, from: Date): Progress => ({
  rule,
  after: "",
  isNeededAgain: false,
  from: from.toISOString(),
  isDone: false,
});

/** Null where no pass has begun by this rule. */
async function readProgress(
  files: FileStore,
  { progressKey, rule }: Search,
): Promise<Progress | null> {
  const file = await files.open(progressKey);
  if (file === null) return null;
  const text = (await readWhole(file)).toString("utf8");
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), Progress), text);
  return parsed.success && parsed.output.rule === rule ? parsed.output : null;
}

const writeProgress = (files: FileStore, { progressKey }: Search, progress: Progress) =>
  files.put(progressKey, Buffer.from(JSON.stringify(progress)));

/** Keys of all such files of lessons and courses, sorted. */
async function keysOf(files: FileStore, { isOne }: Search): Promise<string[]> {
  const keys: string[] = [];
  for await (const page of files.pages())
    keys.push(...page.filter((key) => isContentKey(key) && isOne(key)));
  return keys.sort();
}

/** The id of the lesson or course that a file belongs to: its name may hold what an author typed. */
const folderId = (key: string) => /[0-9a-f-]{36}(?=\/)/.exec(key)?.[0];
