import { slug } from "./text.ts";

const MB = 1_000_000;

const PICTURE_ENDINGS = ["jpg", "png", "webp"] as const;
export type PictureEnding = (typeof PICTURE_ENDINGS)[number];
export const isPictureEnding = (ending: string): ending is PictureEnding =>
  PICTURE_ENDINGS.some((known) => known === ending);

/**
 * Kinds of files that authors give to a slide or a course, each with its folder in the bucket (R-STAFF-5)
 * and its limits.
 */
export const UPLOAD_KINDS = {
  video: { folder: "videos", maxBytes: 500 * MB, endings: ["mp4"] },
  captions: { folder: "videos", maxBytes: MB, endings: ["vtt", "srt"] },
  poster: { folder: "videos", maxBytes: 5 * MB, endings: PICTURE_ENDINGS },
  "question-audio": { folder: "quiz-audio", maxBytes: 20 * MB, endings: ["wav", "mp3", "m4a"] },
  "answer-audio": { folder: "quiz-audio", maxBytes: 20 * MB, endings: ["wav", "mp3", "m4a"] },
  "correct-audio": {
    folder: "quiz-correct-audio",
    maxBytes: 20 * MB,
    endings: ["wav", "mp3", "m4a"],
  },
  "wrong-audio": { folder: "quiz-wrong-audio", maxBytes: 20 * MB, endings: ["wav", "mp3", "m4a"] },
  /** Spoken lines and pictures of slide kinds that have no folder of their own. */
  "slide-audio": { folder: "slide-audio", maxBytes: 20 * MB, endings: ["wav", "mp3", "m4a"] },
  "slide-image": { folder: "slide-images", maxBytes: 5 * MB, endings: PICTURE_ENDINGS },
  "answer-image": {
    folder: "quiz-answer-images",
    maxBytes: 5 * MB,
    endings: PICTURE_ENDINGS,
  },
  /** The only file of a course itself. */
  "cover-image": { folder: "course-covers", maxBytes: 5 * MB, endings: PICTURE_ENDINGS },
} as const satisfies Record<
  string,
  { folder: string; maxBytes: number; endings: readonly string[] }
>;

const COVER_URL = new RegExp(
  `/${UPLOAD_KINDS["cover-image"].folder}/[^/]+\\.(?:${PICTURE_ENDINGS.join("|")})$`,
);
/** Is it the URL of a picture that was uploaded as the cover of a course? */
export const isCoverUrl = (url: string): boolean => COVER_URL.test(url);

/** The kind of an upload that is no file of a slide: a course file (course-file.ts). */
export const COURSE_FILE_UPLOAD = { kind: "course-file", maxBytes: 2000 * MB } as const;
/** A larger picture is made smaller, where the server can; a poster is as large as its clip. */
export const pictureMaxSide = (kind: UploadKind): number => (kind === "poster" ? 1280 : 1080);
/** A heavier one is compressed again. */
export const PICTURE_MAX_BYTES = 300_000;
/** Folder of pictures as authors gave them, where a smaller one was made of them. */
export const PICTURE_ORIGINALS = "picture-originals";

/** Endings of the clips that are converted, where the server can. */
export const CONVERTED_ENDINGS = ["mp4", "mov", "m4v", "webm", "mkv"] as const;
/** Folders of what is kept and made beside an author's clip: its own file, and lighter clips. */
export const CLIP_FOLDERS = { original: "video-originals", light: "videos-light" } as const;

export type UploadKind = keyof typeof UPLOAD_KINDS;
/** Is a spoken line or another sound given to this field? */
export const isSound = (kind: UploadKind): boolean => kind.endsWith("-audio");
/** Whatever is uploaded, with its largest size in bytes. */
export type AnyUploadKind = UploadKind | typeof COURSE_FILE_UPLOAD.kind;
export const uploadMaxBytes = (kind: AnyUploadKind): number =>
  kind === COURSE_FILE_UPLOAD.kind ? COURSE_FILE_UPLOAD.maxBytes : UPLOAD_KINDS[kind].maxBytes;
export const isUploadKind = (text: unknown): text is AnyUploadKind =>
  text === COURSE_FILE_UPLOAD.kind ||
  (typeof text === "string" && Object.hasOwn(UPLOAD_KINDS, text));

/** Longest clip that is taken at all; the checklist asks for far less. */
export const VIDEO_MAX_S = 600;

const STEM_MAX_CHARACTERS = 60;

/**
 * 'My Clip (2).mp4' -> 'my-clip-2': what of a file's own name is kept. Never empty, never a path.
 */
export function fileStem(name: string): string {
  const plain = slug(name.replace(/\.[^.]*$/, ""))
    .slice(0, STEM_MAX_CHARACTERS)
    .replace(/-+$/, "");
  return plain === "" ? "file" : plain;
}
