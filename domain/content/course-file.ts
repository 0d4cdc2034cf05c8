import * as v from "valibot";
import { rulesOf } from "../slides/registry.ts";
import type { Slide } from "../slides/registry.ts";
import { DESCRIPTION_MAX, TAG_MAX, TITLE_MAX } from "./content.ts";
import type { CourseFileRefusal } from "./course-file-refusal.ts";
import { MissionCardSchema } from "./mission-card.ts";
import { CLIP_FOLDERS, COURSE_FILE_UPLOAD, UPLOAD_KINDS } from "./uploads.ts";
import type { UploadKind } from "./uploads.ts";

/*
 * A course as one zip file: `course.json`, which is described here and in docs/course-files.md, and
 * the files of its lessons under `media/`.
 */

const FORMAT = "treasure-tracker-course";
const VERSION = 1;
export const MANIFEST_NAME = "course.json";
export const MEDIA_PREFIX = "media/";

const MB = 1_000_000;
/** What is read at most, against zip bombs. Sizes are bytes. */
export const COURSE_FILE_LIMITS = {
  manifestBytes: 20 * MB,
  /** All files, unpacked: what is exported must fit an upload. */
  totalBytes: COURSE_FILE_UPLOAD.maxBytes - 50 * MB,
  files: 5000,
  lessons: 200,
  slides: 500,
  /** A file's unpacked size by its packed one; course.json stays far below. */
  ratio: 100,
} as const;

const Id = v.pipe(v.string(), v.regex(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/));
const Title = v.pipe(v.string(), v.regex(/\S/), v.maxLength(TITLE_MAX));
const Count = v.pipe(v.number(), v.integer(), v.minValue(1));

const FileSlide = v.looseObject({
  id: Id,
  type: v.pipe(v.string(), v.regex(/^[a-z]{1,20}$/)),
  /** Measured length of the clip, in seconds; for authors alone. */
  video_seconds: v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(86_400))),
});
const FileLesson = v.strictObject({
  id: Id,
  title: Title,
  tag: v.pipe(v.string(), v.maxLength(TAG_MAX)),
  mission_card: v.nullable(MissionCardSchema),
  slides: v.pipe(v.array(FileSlide), v.maxLength(COURSE_FILE_LIMITS.slides)),
});
const CourseFileSchema = v.strictObject({
  format: v.literal(FORMAT),
  version: v.literal(VERSION),
  course: v.strictObject({
    id: Id,
    title: Title,
    description: v.pipe(v.string(), v.maxLength(DESCRIPTION_MAX)),
  }),
  /** In their order. */
  lessons: v.pipe(v.array(FileLesson), v.maxLength(COURSE_FILE_LIMITS.lessons)),
  /** The files that the lessons name, by path. */
  media: v.pipe(
    v.array(
      v.strictObject({
        /** The file's key in the store; in the zip file it is under `media/`. */
        path: v.pipe(v.string(), v.maxLength(512)),
        bytes: Count,
        sha256: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
      }),
    ),
    v.maxLength(COURSE_FILE_LIMITS.files),
  ),
});

/** A slide of a course file: its id, its kind, and the fields of its kind. */
export type FileSlide = v.InferOutput<typeof FileSlide>;
export type FileLesson = v.InferOutput<typeof FileLesson>;
export type CourseFile = v.InferOutput<typeof CourseFileSchema>;
export type FileMedia = CourseFile["media"][number];

const byName = ([a]: [string, unknown], [b]: [string, unknown]) => (a < b ? -1 : a > b ? 1 : 0);

/** JSON in which equal values have equal texts: the names of each object are sorted. */
export const canonicalJson = (value: unknown, indent?: number): string =>
  JSON.stringify(
    value,
    (_name, inner: unknown) =>
      typeof inner === "object" && inner !== null && !Array.isArray(inner)
        ? Object.fromEntries(Object.entries(inner).sort(byName))
        : inner,
    indent,
  );

/** The text of `course.json`: the same for the same course. */
export function writeManifest(content: Omit<CourseFile, "format" | "version">): string {
  const media = [...content.media].sort((a, b) => (a.path < b.path ? -1 : 1));
  return `${canonicalJson({ ...content, media, format: FORMAT, version: VERSION }, 1)}\n`;
}

type Read = { file: CourseFile; refusal?: never } | { file?: never; refusal: CourseFileRefusal };

/** Reads and validates the text of `course.json`. */
export function readManifest(text: string): Read {
  let json: unknown;
  try {
    json = JSON.parse(text, (_name, value: unknown) => {
      // The database keeps neither.
      if (typeof value === "string" && (value.includes("\0") || !value.isWellFormed()))
        throw new SyntaxError("a text with a character that is none");
      return value;
    });
  } catch {
    return { refusal: { reason: "bad_manifest" } };
  }
  const version = v.safeParse(
    v.object({ format: v.literal(FORMAT), version: v.pipe(v.number(), v.integer()) }),
    json,
  );
  if (!version.success) return badField(version.issues[0]);
  if (version.output.version !== VERSION)
    return { refusal: { reason: "version", found: String(version.output.version) } };
  const parsed = v.safeParse(CourseFileSchema, json, { abortEarly: true });
  if (!parsed.success) return badField(parsed.issues[0]);
  const file = parsed.output;
  const refusal = findTwice(file) ?? findBadSlide(file.lessons);
  return refusal === null ? { file } : { refusal };
}

function badField(issue: v.BaseIssue<unknown>): Read {
  const field = v.getDotPath(issue);
  return { refusal: { reason: "bad_manifest", ...(field !== null && { field }) } };
}

/** Each id and each path is there once. */
function findTwice({ lessons, media }: CourseFile): CourseFileRefusal | null {
  const names = [
    ...lessons.flatMap(({ id, slides }) => [id, ...slides.map((slide) => slide.id)]),
    ...media.map(({ path }) => path),
  ];
  const seen = new Set<string>();
  for (const name of names) {
    if (seen.has(name)) return { reason: "bad_manifest", field: name };
    seen.add(name);
  }
  return null;
}

function findBadSlide(lessons: readonly FileLesson[]): CourseFileRefusal | null {
  for (const { title, slides } of lessons) {
    for (const [index, slide] of slides.entries()) {
      const place = { title, slide: index + 1 };
      const { id: _id, type, video_seconds: _seconds, ...fields } = slide;
      const rules = rulesOf(type);
      if (rules === null) return { reason: "slide_kind", found: type, ...place };
      const parsed = v.safeParse(v.strictObject(rules.fields), fields, { abortEarly: true });
      const field = parsed.success
        ? rules.misfit?.(slide as unknown as Slide)?.path
        : (v.getDotPath(parsed.issues[0]) ?? "");
      if (field !== undefined) return { reason: "bad_slide", field, ...place };
    }
  }
  return null;
}

const FOLDERS = [
  ...new Set(Object.values(UPLOAD_KINDS).map(({ folder }) => folder)),
  CLIP_FOLDERS.light,
].join("|");
const PATH = new RegExp(
  `^[a-z0-9-]{0,300}[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/(?:${FOLDERS})/[A-Za-z0-9][A-Za-z0-9._-]*-([0-9a-f]{8})\\.([a-z0-9]{2,4})$`,
);

/** How the file of an ending is checked; 'shipped': it comes with the shipped course alone. */
const CHECKS: Readonly<Record<string, UploadKind | "shipped">> = {
  mp4: "video",
  vtt: "captions",
  jpg: "slide-image",
  png: "slide-image",
  webp: "slide-image",
  wav: "slide-audio",
  mp3: "slide-audio",
  m4a: "slide-audio",
  svg: "shipped",
  json: "shipped",
};

/**
 * How a listed file is checked. Null if its path is not one of a lesson's file, or does not carry
 * the file's checksum as all names of files do.
 */
export function checkOf({ path, sha256 }: FileMedia): UploadKind | "shipped" | null {
  const [, hash, ending = ""] = PATH.exec(path) ?? [];
  return hash === sha256.slice(0, 8) && Object.hasOwn(CHECKS, ending)
    ? (CHECKS[ending] ?? null)
    : null;
}

/** The largest size of a listed file, in bytes. */
export function maxBytesOf(check: UploadKind | "shipped"): number {
  return check === "shipped" ? MB : UPLOAD_KINDS[check].maxBytes;
}
