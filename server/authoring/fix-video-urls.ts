import { and, asc, eq, isNull, sql } from "drizzle-orm";
import { basename } from "node:path";
import { keysIn } from "#server/content/file-references.ts";
import { courses, lessons, slides } from "#server/platform/db/schema.ts";
import { keyOfMediaUrl, mediaUrl } from "#server/platform/files/media-url.ts";
import { markChanged } from "./items.ts";
import { keepOrRefuse } from "./kept-files.ts";
import { editedBy, note } from "./log.ts";
import type { Actor } from "./log.ts";
import type { AuthoringContext } from "./context.ts";

/** What the scan did about one slide without a video. */
export interface FixedSlide {
  lesson_id: string;
  slide_id: string;
  lesson: string;
  /** Place of the slide in the lesson, from 1. */
  slide: number;
  /**
   * The file that was filled in; null if there was none, or if no file could be assigned to this
   * slide without guessing.
   */
  file: string | null;
  reason: "filled" | "no_file" | "several_files";
  /** True if the slide named a file that no longer exists and no other file was filled in. */
  is_lost: boolean;
}

/**
 * Fills the missing video of slides from their lesson's folder (R-STAFF-6): a file named after
 * the slide's place ('2-...'), or the one file that is left for the one slide that is left. It
 * never guesses.
 */
export async function fixVideoUrls(server: AuthoringContext, actor: Actor): Promise<FixedSlide[]> {
  const rows = await server.db
    .select({
      id: slides.id,
      lessonId: lessons.id,
      order: slides.order,
      url: slides.video_url,
      folder: lessons.media_folder,
      title: lessons.title,
    })
    .from(slides)
    .innerJoin(lessons, eq(lessons.id, slides.lesson_id))
    .innerJoin(courses, eq(courses.id, lessons.course_id))
    .where(
      and(
        eq(slides.type, "video"),
        isNull(slides.deleted_at),
        isNull(lessons.deleted_at),
        isNull(courses.deleted_at),
      ),
    )
    .orderBy(asc(courses.order), asc(lessons.order), asc(slides.order));
  const isMissing = async (url: string | null) => {
    const key = keyOfMediaUrl(url ?? "");
    return !url || (key !== null && !(await server.files.has(key)));
  };
  const report: FixedSlide[] = [];
  for (const [lessonId, ofLesson] of Map.groupBy(rows, (row) => row.lessonId)) {
    const missing = [];
    for (const row of ofLesson) if (await isMissing(row.url)) missing.push(row);
    if (missing.length === 0) continue;
    const used = new Set(ofLesson.map(({ url }) => url));
    const files = (await server.files.list(`${missing[0]?.folder}/videos`)).filter(
      (key) => key.endsWith(".mp4") && !used.has(mediaUrl(key)),
    );
    const choices = chooseFiles(missing, files);
    const chosen = missing.map((row, index) => ({ ...row, file: choices[index] ?? null }));
    const filled = chosen.flatMap(({ id, url, file }) =>
      file === null ? [] : [{ id, before: url, url: mediaUrl(file) }],
    );
    if (filled.length > 0) await fill(server, actor, lessonId, filled);
    for (const { id, title, order, url, file } of chosen) {
      report.push({
        lesson_id: lessonId,
        slide_id: id,
        lesson: title,
        slide: order,
        file: file === null ? null : basename(file),
        reason: file !== null ? "filled" : files.length === 0 ? "no_file" : "several_files",
        is_lost: Boolean(url) && file === null,
      });
    }
  }
  if (report.some(({ reason }) => reason === "filled")) {
    await server.db.transaction((tx) =>
      note(
        tx,
        actor,
        "video_urls_fixed",
        `${report.filter(({ file }) => file !== null).length} slides`,
      ),
    );
  }
  return report;
}

/** For each slide the only file that can belong to it, or null. */
function chooseFiles(
  missing: readonly { order: number }[],
  files: readonly string[],
): (string | null)[] {
  const named = missing.map(({ order }) => {
    const fitting = files.filter((key) => Number(/^(\d+)\D/.exec(basename(key))?.[1]) === order);
    return fitting.length === 1 ? (fitting[0] ?? null) : null;
  });
  const left = files.filter((key) => !named.includes(key));
  const open = named.filter((file) => file === null).length;
  return named.map((file) => file ?? (open === 1 && left.length === 1 ? (left[0] ?? null) : null));
}

const fill = (
  server: AuthoringContext,
  actor: Actor,
  lessonId: string,
  filled: readonly { id: string; before: string | null; url: string }[],
) =>
  server.db.transaction(async (tx) => {
    await keepOrRefuse(
      tx,
      filled.flatMap(({ url }) => keysIn(url)),
    );
    for (const { id, before, url } of filled) {
      await tx
        .update(slides)
        .set({
          video_url: url,
          video_seconds: null,
          body: sql`${slides.body} - 'video_light_url' - 'video_bytes' - 'video_upright'`,
          ...editedBy(actor),
          row_version: sql`${slides.row_version} + 1`,
        })
        // An author may have given the slide a video meanwhile: that one stays.
        .where(
          and(
            eq(slides.id, id),
            before === null ? isNull(slides.video_url) : eq(slides.video_url, before),
          ),
        );
    }
    await markChanged(tx, actor, lessonId);
  });
