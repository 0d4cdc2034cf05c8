import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { and, eq, isNull } from "drizzle-orm";
import type { ClipConversion } from "#domain/content/clip-conversion.ts";
import { isUpright } from "#domain/content/clip-rules.ts";
import type { ClipFacts } from "#domain/content/clip-rules.ts";
import { CLIP_FOLDERS, fileStem, VIDEO_MAX_S } from "#domain/content/uploads.ts";
import { slides } from "#server/platform/db/schema.ts";
import { mediaKey, mediaUrl } from "#server/platform/files/media-url.ts";
import { errorDetails } from "#server/copy/error-details.ts";
import { sha256Hex } from "#server/platform/hashing/hashing.ts";
import { ApiError } from "#server/platform/http/errors.ts";
import { putOnce } from "#server/platform/files/put-once.ts";
import type { AuthoringContext } from "#server/authoring/context.ts";
import { keepOrRefuse } from "#server/authoring/kept-files.ts";
import { note, turnOf } from "#server/authoring/log.ts";
import type { Requester } from "#server/authoring/log.ts";
import { parse } from "#server/authoring/parser/parse.ts";
import { sizeProblem } from "#server/authoring/media/png.ts";
import { refuseFile } from "#server/authoring/media/refuse.ts";
import { takingUpload } from "#server/authoring/uploads.ts";
import { CONTAINERS } from "./arguments.ts";
import { beginConversion, refuseTooManyOpen } from "./conversions.ts";
import { isContainer } from "./convert-clip.ts";
import type { ClipConverter, SourceClip } from "./converter.ts";

interface NewClip {
  lesson: { id: string; title: string; media_folder: string };
  slideId: string;
  uploadId: string;
}

/**
 * Takes an uploaded clip of any kind for a slide: keeps it, without metadata, and begins
 * its conversion. A clip that is not upright waits until its author has chosen the framing on a
 * still of it.
 *
 * Throws not_found, upload_unfinished, uploads_busy, daily_limit, and refusals with their reasons (UPLOAD_REFUSALS).
 */
export async function takeClip(
  server: AuthoringContext,
  converter: ClipConverter,
  actor: Requester,
  { lesson, slideId, uploadId }: NewClip,
): Promise<ClipConversion> {
  const { db, files, queue } = server;
  const [slide] = await db
    .select({ id: slides.id })
    .from(slides)
    .where(
      and(
        eq(slides.id, slideId),
        eq(slides.lesson_id, lesson.id),
        eq(slides.type, "video"),
        isNull(slides.deleted_at),
      ),
    );
  if (slide === undefined) throw new ApiError("not_found", errorDetails.itemGone);
  await refuseTooManyOpen(db, actor.staffId);
  const keyFor = (stem: string, hash: string, ending: string) =>
    mediaKey(lesson.media_folder, CLIP_FOLDERS.original, stem, hash, ending);
  return takingUpload(server, actor, uploadId, "video", async (path, name) => {
    const { clip, facts } = await checkClip(converter, actor, path);
    const still = isUpright(facts) ? null : await makeStill(converter, actor, clip, facts.seconds);
    // Before its hash is taken: the author's own file is kept without metadata, as a picture's is.
    const strip = CONTAINERS[clip.container] === "mov" ? "stripClip" : "stripMatroska";
    await parse(actor, strip, path);
    const stillKey = still && keyFor("still", sha256Hex(still), "jpg");
    const hash = createHash("sha256");
    await pipeline(createReadStream(path), hash);
    const key = keyFor(fileStem(name), hash.digest("hex"), clip.container);
    await keepOrRefuse(db, stillKey === null ? [key] : [key, stillKey]);
    await putOnce(files, key, path);
    if (still !== null && stillKey !== null) await files.put(stillKey, still);
    return db.transaction(async (tx) => {
      await note(
        tx,
        actor,
        "file_added",
        `${lesson.title}, ${key.slice(key.lastIndexOf("/") + 1)}`,
      );
      return beginConversion(tx, queue, actor.now, {
        authorId: actor.staffId,
        slideId,
        originalUrl: mediaUrl(key),
        name,
        stillUrl: stillKey === null ? null : mediaUrl(stillKey),
      });
    });
  });
}

/** Is it a whole clip that can be converted? Its container is what its content is. */
async function checkClip(
  converter: ClipConverter,
  by: Requester,
  path: string,
): Promise<{ clip: SourceClip; facts: ClipFacts }> {
  const container = await parse(by, "ending", path);
  if (!isContainer(container))
    throw refuseFile("wrong_kind", container === "" ? {} : { found: container });
  if (CONTAINERS[container] === "mov") {
    const found = await parse(by, "mp4", path);
    // A clip in pieces (a live stream's form) becomes whole when it is converted.
    if (typeof found === "string" && found !== "fragmented") throw refuseFile(found);
    if (typeof found !== "string" && found.picture === null) throw refuseFile("no_video_track");
  }
  const clip = { path, container };
  const facts = await converter.probe(clip, turnOf(by));
  if (facts === null) throw refuseFile("undecodable");
  if (facts.seconds > VIDEO_MAX_S) throw refuseFile("too_long");
  const problem = sizeProblem(facts);
  if (problem !== null) throw refuseFile(problem);
  return { clip, facts };
}

async function makeStill(
  converter: ClipConverter,
  by: Requester,
  clip: SourceClip,
  seconds: number,
): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), "treasure-still-"));
  try {
    const to = join(folder, "still.jpg");
    if (!(await converter.still(clip, seconds, to, turnOf(by)))) throw refuseFile("undecodable");
    return await readFile(to);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
