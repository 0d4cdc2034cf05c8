import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { extname, basename, join } from "node:path";
import { and, eq, isNotNull, sql } from "drizzle-orm";
import { lessonSeedMedia, mediaFolder, seedCard, seedFields } from "#domain/content/course-seed.ts";
import type { CourseSeed, SeedLesson, SeedMedia, SeedSlide } from "#domain/content/course-seed.ts";
import { inBatches } from "#server/platform/files/in-batches.ts";
import type { Database, Transaction } from "#server/platform/db/connect.ts";
import { courses, lessons, slides } from "#server/platform/db/schema.ts";
import { mediaKey, mediaUrl } from "#server/platform/files/media-url.ts";
import type { FileStore } from "#server/platform/files/stored-files.ts";
import { putOnce } from "#server/platform/files/put-once.ts";
import { keepFiles } from "./file-references.ts";
import { publishLesson, touchContent } from "./publish.ts";
import { toColumns } from "./slide-row.ts";

export interface LoadReport {
  /** Titles of lessons that were made or upgraded. */
  loaded: string[];
  /** Titles of lessons with a newer shipped revision that staff have edited: left alone. */
  leftAlone: string[];
}

const LOAD_LOCK = 7_042_025;

/**
 * Loads the shipped course, or upgrades the lessons of an older revision that staff never touched.
 * Safe to run at every start and in several instances at once.
 */
export async function loadCourse(
  db: Database,
  files: FileStore,
  seed: CourseSeed,
  mediaRoot: string,
): Promise<LoadReport> {
  const report: LoadReport = { loaded: [], leftAlone: [] };
  const stale = await staleLessons(db, seed, report);
  if (stale.length === 0) return report;
  const urls = await storeMedia(db, files, seed, stale, mediaRoot);
  const urlOf = (media: SeedMedia) => {
    const url = urls.get(media);
    if (url === undefined) throw new Error(`${media.file} was not stored`);
    return url;
  };
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOAD_LOCK})`);
    await tx
      .insert(courses)
      .values({ id: seed.id, title: seed.title, description: seed.description, order: 1 })
      .onConflictDoNothing();
    for (const lesson of stale) {
      if (await loadLesson(tx, seed, lesson, urlOf)) report.loaded.push(lesson.title);
    }
    await touchContent(tx);
  });
  return report;
}

async function staleLessons(
  db: Database,
  seed: CourseSeed,
  report: LoadReport,
): Promise<SeedLesson[]> {
  const rows = await db.select().from(lessons).where(eq(lessons.course_id, seed.id));
  const edited = await db
    .selectDistinct({ lesson_id: slides.lesson_id })
    .from(slides)
    .where(and(isNotNull(slides.staff_edited_at)));
  const isTouched = (id: string) =>
    rows.some(
      (row) => row.id === id && (row.staff_edited_at !== null || row.deleted_at !== null),
    ) || edited.some(({ lesson_id }) => lesson_id === id);
  return seed.lessons.filter((lesson) => {
    const row = rows.find(({ id }) => id === lesson.id);
    if (row !== undefined && (row.seed_revision ?? 0) >= seed.revision) return false;
    if (row === undefined || !isTouched(lesson.id)) return true;
    report.leftAlone.push(lesson.title);
    return false;
  });
}

/** @returns false when another instance was quicker. */
async function loadLesson(
  tx: Transaction,
  seed: CourseSeed,
  lesson: SeedLesson,
  urlOf: (media: SeedMedia) => string,
): Promise<boolean> {
  const order = seed.lessons.indexOf(lesson) + 1;
  const [row] = await tx.select().from(lessons).where(eq(lessons.id, lesson.id)).for("update");
  if (row !== undefined && (row.seed_revision ?? 0) >= seed.revision) return false;
  if (row === undefined) {
    await tx.insert(lessons).values({
      id: lesson.id,
      course_id: seed.id,
      title: lesson.title,
      tag: lesson.tag,
      order,
      media_folder: mediaFolder(seed.title, lesson.title, lesson.id),
      mission_card: seedCard(lesson.mission_card, urlOf),
      seed_revision: seed.revision,
    });
  } else {
    await tx
      .update(lessons)
      .set({
        title: lesson.title,
        tag: lesson.tag,
        mission_card: seedCard(lesson.mission_card, urlOf),
        seed_revision: seed.revision,
        row_version: sql`${lessons.row_version} + 1`, // an unsaved edit of the old row is refused, and its author is asked
      })
      .where(eq(lessons.id, lesson.id));
    await tx.delete(slides).where(eq(slides.lesson_id, lesson.id));
  }
  await tx
    .insert(slides)
    .values(lesson.slides.map((slide, index) => slideRow(lesson.id, index + 1, slide, urlOf)));
  await publishLesson(tx, lesson.id, null);
  return true;
}

function slideRow(
  lesson_id: string,
  order: number,
  slide: SeedSlide,
  urlOf: (media: SeedMedia) => string,
): typeof slides.$inferInsert {
  const { columns, body } = toColumns(seedFields(slide, urlOf));
  return { ...columns, body, id: slide.id, lesson_id, order, type: slide.type };
}

/** Puts the lessons' files into the store, those that it lacks; returns their URLs. */
async function storeMedia(
  db: Database,
  files: FileStore,
  seed: CourseSeed,
  of: SeedLesson[],
  mediaRoot: string,
): Promise<Map<SeedMedia, string>> {
  const all = of.flatMap((lesson) => {
    const folder = mediaFolder(seed.title, lesson.title, lesson.id);
    return lessonSeedMedia(lesson).map((media) => ({ folder, media }));
  });
  const urls = new Map<SeedMedia, string>();
  const pathOfKey = new Map<string, string>();
  await inBatches(all, async ({ folder, media }) => {
    const path = join(mediaRoot, media.file);
    const key = await keyOf(folder, media, path);
    pathOfKey.set(key, path);
    urls.set(media, mediaUrl(key));
  });
  const beingRemoved = new Set(await keepFiles(db, [...pathOfKey.keys()]));
  await inBatches([...pathOfKey], async ([key, path]) => {
    await (beingRemoved.has(key) ? files.putFile(key, path) : putOnce(files, key, path));
  });
  return urls;
}

/** A file's key in the store: its name carries its content's hash. */
async function keyOf(folder: string, media: SeedMedia, path: string): Promise<string> {
  const hash = createHash("sha256")
    .update(await readFile(path))
    .digest("hex");
  const ending = extname(media.file);
  return mediaKey(folder, media.folder, basename(media.file, ending), hash, ending.slice(1));
}
