import * as v from "valibot";
import { listOf, openObject, recordOf } from "../bounded.ts";
import { rulesOf } from "../slides/registry.ts";
import type { Slide } from "../slides/registry.ts";
import { COURSE_FILE_LIMITS, isTooLong } from "./course-file-limits.ts";
import { DESCRIPTION_MAX } from "./content.ts";
import type { CourseFileRefusal } from "./course-file-refusal.ts";
import { HASH_IN_NAME } from "./file-names.ts";
import { MissionCardSchema } from "./mission-card.ts";
import { COURSE_LANGUAGES_MAX, LANGUAGES } from "./languages.ts";
import { Tag, Title, translatedFiles } from "./translation.ts";
import { CLIP_FOLDERS, isCoverUrl, UPLOAD_KINDS } from "./uploads.ts";
import type { UploadKind } from "./uploads.ts";

/*
 * A course as one zip file: `course.json`, which is described here and in docs/course-files.md, and
 * the files of its lessons under `media/`.
 */

/** A whole course, or a single lesson of one. */
const FORMATS = { course: "treasure-tracker-course", lesson: "treasure-tracker-lesson" } as const;
const VERSION = 3;
export const MANIFEST_NAME = "course.json";
export const MEDIA_PREFIX = "media/";

const SHIPPED_MAX_BYTES = 1_000_000;

const Id = v.pipe(v.string(), v.regex(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/));
const Count = v.pipe(v.number(), v.integer(), v.minValue(1));

const LanguageTag = v.picklist(LANGUAGES);
/** By language, and there by the path of the text: the source that was translated, and the words. */
const FileTranslations = recordOf(
  LanguageTag,
  recordOf(
    v.pipe(v.string(), v.maxLength(200), v.regex(/^[a-z0-9_]+(?:\.[a-z0-9_]+)*$/)),
    v.strictObject({
      source: v.pipe(v.string(), v.maxLength(1000)),
      text: v.pipe(v.string(), v.minLength(1), v.maxLength(1000)),
    }),
    COURSE_FILE_LIMITS.textsOfPart,
  ),
  LANGUAGES.length,
);
export type FileTranslations = v.InferOutput<typeof FileTranslations>;
const translated = { translations: v.optional(FileTranslations) };

const FileSlide = openObject(
  {
    ...translated,
    id: Id,
    type: v.pipe(v.string(), v.regex(/^[a-z]{1,20}$/)),
    /** Measured length of the clip, in seconds; for authors alone. */
    video_seconds: v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(86_400))),
  },
  COURSE_FILE_LIMITS.fieldsOfSlide,
);
const FileLesson = v.strictObject({
  ...translated,
  id: Id,
  title: Title,
  tag: Tag,
  mission_card: v.nullable(MissionCardSchema),
  slides: listOf(FileSlide, COURSE_FILE_LIMITS.slides),
});
const Version = v.literal(VERSION);
/** The files that the course and its lessons name, by path. */
const Media = listOf(
  v.strictObject({
    /** The file's key in the store; in the zip file it is under `media/`. */
    path: v.pipe(v.string(), v.maxLength(512)),
    bytes: Count,
    sha256: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
  }),
  COURSE_FILE_LIMITS.files,
);
const CourseFileSchema = v.strictObject({
  format: v.literal(FORMATS.course),
  version: Version,
  course: v.strictObject({
    ...translated,
    languages: v.optional(
      v.pipe(
        listOf(LanguageTag, COURSE_LANGUAGES_MAX, 1),
        v.check((all) => new Set(all).size === all.length),
      ),
    ),
    id: Id,
    title: Title,
    description: v.pipe(v.string(), v.maxLength(DESCRIPTION_MAX)),
    cover_url: v.optional(v.pipe(v.string(), v.check(isCoverUrl))),
  }),
  /** In their order. */
  lessons: listOf(FileLesson, COURSE_FILE_LIMITS.lessons),
  media: Media,
});
/** A lesson knows nothing of its course: it can be imported into any. */
const LessonFileSchema = v.strictObject({
  format: v.literal(FORMATS.lesson),
  version: Version,
  lessons: v.strictTuple([FileLesson]),
  media: Media,
});

/** A slide of a course file: its id, its kind, and the fields of its kind. */
export type FileSlide = v.InferOutput<typeof FileSlide>;
export type FileLesson = v.InferOutput<typeof FileLesson>;
export type CourseFile = v.InferOutput<typeof CourseFileSchema>;
/** The file of a single lesson. */
export type LessonFile = v.InferOutput<typeof LessonFileSchema>;
export type AnyFile = CourseFile | LessonFile;
export type FileMedia = AnyFile["media"][number];

/** The same JSON value with the names of each object sorted. */
function sorted(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map(sorted);
  const names = Object.keys(value).sort();
  return Object.fromEntries(
    names.map((name) => [name, sorted((value as Record<string, unknown>)[name])]),
  );
}

/** JSON in which equal values have equal texts: the names of each object are sorted. */
export const canonicalJson = (value: unknown, indent?: number): string =>
  JSON.stringify(sorted(value), null, indent);

/** Is it the file of a single lesson? */
export const isLessonFile = (file: AnyFile): file is LessonFile => file.format === FORMATS.lesson;

type Content = Omit<CourseFile, "format" | "version"> | Omit<LessonFile, "format" | "version">;

/** In the order in which `course.json` lists files. */
export const sortMedia = (media: readonly FileMedia[]): FileMedia[] =>
  media.toSorted((a, b) => (a.path < b.path ? -1 : 1));

/** The text of `course.json`: the same for the same course, or lesson. */
export function writeManifest(content: Content): string {
  const media = sortMedia(content.media);
  const format = "course" in content ? FORMATS.course : FORMATS.lesson;
  return `${canonicalJson({ ...content, media, format, version: VERSION }, 1)}\n`;
}

type Read = { file: AnyFile; refusal?: never } | { file?: never; refusal: CourseFileRefusal };

/** Reads and validates the text of `course.json`. */
export function readManifest(text: string): Read {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { refusal: { reason: "bad_manifest" } };
  }
  const version = v.safeParse(
    v.object({
      format: v.picklist(Object.values(FORMATS)),
      version: v.pipe(v.number(), v.integer()),
    }),
    json,
  );
  if (!version.success) return badField(version.issues[0]);
  if (version.output.version > VERSION)
    return { refusal: { reason: "version", found: String(version.output.version) } };
  if (isTooLong(json)) return { refusal: { reason: "too_many_slides" } };
  const schema = version.output.format === FORMATS.course ? CourseFileSchema : LessonFileSchema;
  const parsed = v.safeParse(schema, json, { abortEarly: true });
  if (!parsed.success) return badField(parsed.issues[0]);
  const file = parsed.output;
  const refusal = findDuplicate(file) ?? findBadSlide(file.lessons);
  if (refusal !== null) return { refusal };
  return isStorable(file) ? { file } : { refusal: { reason: "bad_manifest" } };
}

/** The database keeps neither NUL nor halves of characters. */
function isStorable(value: unknown): boolean {
  if (typeof value === "string") return !value.includes("\0") && value.isWellFormed();
  return typeof value !== "object" || value === null || Object.values(value).every(isStorable);
}

function badField(issue: v.BaseIssue<unknown>): Read {
  const field = v.getDotPath(issue);
  return { refusal: { reason: "bad_manifest", ...(field !== null && { field }) } };
}

/** Each id and each path is there once. */
function findDuplicate({ lessons, media }: AnyFile): CourseFileRefusal | null {
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
      const { id: _id, type, video_seconds: _seconds, translations: _all, ...fields } = slide;
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

/** The parts of a lesson that name files: slides, mission card and translated files. */
const partsOfFileLesson = ({ slides, mission_card, translations }: FileLesson): object[] => [
  ...slides.map(({ translations: _all, ...slide }) => slide),
  ...(mission_card === null ? [] : [mission_card]),
  ...[translations, ...slides.map((slide) => slide.translations)].flatMap(translatedFiles),
];

/** The part of a course itself that names a file. */
export const partsOfFileCourse = ({
  cover_url,
}: Pick<CourseFile["course"], "cover_url">): object[] =>
  cover_url === undefined ? [] : [{ cover_url }];

/** What names files in a course, null for a lesson alone, and in its lessons, each with its title. */
export const fileOwners = (
  course: Pick<CourseFile["course"], "title" | "cover_url"> | null,
  lessons: readonly FileLesson[],
): { title: string; parts: object[] }[] => [
  ...(course === null ? [] : [{ title: course.title, parts: partsOfFileCourse(course) }]),
  ...lessons.map((lesson) => ({ title: lesson.title, parts: partsOfFileLesson(lesson) })),
];

const FOLDERS = [
  ...new Set(Object.values(UPLOAD_KINDS).map(({ folder }) => folder)),
  CLIP_FOLDERS.light,
].join("|");
const PATH = new RegExp(
  `^[a-z0-9-]{0,300}[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/(?:${FOLDERS})/[A-Za-z0-9][A-Za-z0-9._-]*-(${HASH_IN_NAME})\\.([a-z0-9]{2,4})$`,
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
export function fileCheckKind(file: FileMedia): UploadKind | "shipped" | null {
  const [, , ending = ""] = PATH.exec(file.path) ?? [];
  return Object.hasOwn(CHECKS, ending) && isNamedByChecksum(file) ? (CHECKS[ending] ?? null) : null;
}

/** Does the name of a listed file carry the checksum of its content? */
export function isNamedByChecksum({ path, sha256 }: FileMedia): boolean {
  const [, hash] = PATH.exec(path) ?? [];
  return hash !== undefined && sha256.startsWith(hash);
}

/** The largest size of a listed file, in bytes. */
export function maxBytesOf(check: UploadKind | "shipped"): number {
  return check === "shipped" ? SHIPPED_MAX_BYTES : UPLOAD_KINDS[check].maxBytes;
}
