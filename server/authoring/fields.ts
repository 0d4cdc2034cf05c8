import * as v from "valibot";
import { listOf, openObject } from "#domain/bounded.ts";
import { FRAMINGS } from "#domain/content/clip-rules.ts";
import { DESCRIPTION_MAX } from "#domain/content/content.ts";
import { COURSE_LANGUAGES_MAX, LANGUAGES } from "#domain/content/languages.ts";
import { mediaUrls } from "#domain/content/lesson-media.ts";
import { MissionCardSchema } from "#domain/content/mission-card.ts";
import { ITEM_KINDS } from "#domain/content/staff.ts";
import { Tag as SharedTag, Title as SharedTitle } from "#domain/content/translation.ts";
import { SLIDE_KINDS } from "#domain/slides/registry.ts";
import { LINE_SPEAKERS } from "#domain/slides/spoken-lines.ts";
import { isCoverUrl, UPLOAD_KINDS } from "#domain/content/uploads.ts";
import type { UploadKind } from "#domain/content/uploads.ts";
import { Id } from "#server/platform/http/fields.ts";
import { keyOfMediaUrl } from "#server/platform/files/media-url.ts";

const MAX_ITEMS = 2000;
/** How many slides may be deleted or moved at once. */
const MAX_BATCH = 100;
const MAX_FILES = 2000;
/** More than any kind of slide has. */
const SLIDE_FIELDS_MAX = 100;

const Title = v.pipe(v.string(), v.trim(), SharedTitle);
const Tag = v.pipe(v.string(), v.trim(), SharedTag);
const MediaUrl = v.pipe(
  v.string(),
  v.check((url) => keyOfMediaUrl(url) !== null, "is no file of ours"),
);
export const RowVersion = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_147_483_647));

export const ItemId = v.object({ id: Id });
export const KindAndId = v.object({ kind: v.picklist(ITEM_KINDS), id: Id });
export const Publication = v.object({
  /** Do the families who agreed to news get a mail about it? */
  news: v.optional(v.picklist(["true", "false"]), "false"),
});
export const NewPreviewLink = v.strictObject({
  /** The published version to show; null for the draft. */
  version: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999_999_999))),
});
export const PreviewToken = v.strictObject({
  token: v.pipe(v.string(), v.maxLength(200)),
  /** The language to show it in; left out: the source. */
  lang: v.optional(v.nullable(v.picklist(LANGUAGES))),
});
export const VersionOf = v.object({
  id: Id,
  version: v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number)),
});
export const NewCourse = v.strictObject({
  title: Title,
  description: v.optional(v.pipe(v.string(), v.maxLength(DESCRIPTION_MAX)), ""),
});
export const NewLesson = v.strictObject({ title: Title, tag: v.optional(Tag, "") });
const Place = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_ITEMS));
export const NewSlide = v.strictObject({
  type: v.picklist(SLIDE_KINDS),
  /** Position of the new slide, from 1; the end without it. */
  place: v.optional(Place),
});
/** The title of the copy of a lesson or course. */
export const Copy = v.strictObject({ title: Title });
export const UneditedItem = v.object({ kind: v.picklist(["course", "lesson"]), id: Id });
/** The item's digest when the page added it or brought it back from the trash. */
export const Unedited = v.object({ digest: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)) });
export const RestoreQuery = v.object({
  place: v.optional(v.pipe(v.string(), v.regex(/^\d{1,4}$/), v.transform(Number), Place)),
});
export const CourseEdit = v.strictObject({
  row_version: RowVersion,
  title: v.optional(Title),
  description: v.optional(v.pipe(v.string(), v.maxLength(DESCRIPTION_MAX))),
  cover_url: v.optional(v.nullable(v.pipe(MediaUrl, v.check(isCoverUrl, "is no cover")))),
  languages: v.optional(
    v.pipe(
      listOf(v.picklist(LANGUAGES), COURSE_LANGUAGES_MAX),
      v.check((all) => new Set(all).size === all.length, "names a language twice"),
    ),
  ),
});
export const LessonEdit = v.strictObject({
  row_version: RowVersion,
  title: v.optional(Title),
  tag: v.optional(Tag),
  mission_card: v.optional(
    v.nullable(
      v.pipe(
        MissionCardSchema,
        v.check(
          (card) => mediaUrls([card]).every((url) => keyOfMediaUrl(url) !== null),
          "names a file that is not ours",
        ),
      ),
    ),
  ),
});
/** The fields of a slide are validated by its kind, which its row knows (slide-fields.ts). */
export const SlideEdit = openObject({ row_version: RowVersion }, SLIDE_FIELDS_MAX);
const Ids = listOf(Id, MAX_ITEMS);
export const NewOrder = v.variant("kind", [
  v.strictObject({ kind: v.literal("course"), parent: v.null(), from: Ids, to: Ids }),
  v.strictObject({ kind: v.picklist(["lesson", "slide"]), parent: Id, from: Ids, to: Ids }),
]);
const several = <T extends v.GenericSchema>(item: T) => listOf(item, MAX_BATCH, 1);
/** A slide as its page has read and compared it. */
const ComparedSlide = v.strictObject({
  id: Id,
  row_version: RowVersion,
  translations_digest: v.nullable(v.pipe(v.string(), v.maxLength(64))),
});
export type ComparedSlide = v.InferOutput<typeof ComparedSlide>;
export const SlideBatch = v.variant("action", [
  v.strictObject({ action: v.literal("delete"), slides: several(Id) }),
  v.strictObject({ action: v.literal("delete-unedited"), slides: several(ComparedSlide) }),
  v.strictObject({ action: v.picklist(["move", "copy"]), slides: several(Id), lesson: Id }),
  v.strictObject({
    action: v.literal("restore"),
    slides: several(v.strictObject({ id: Id, place: Place })),
  }),
]);
export type SlideBatch = v.InferOutput<typeof SlideBatch>;
export const Taking = v.strictObject({
  upload: v.string(),
  kind: v.pipe(
    v.picklist(Object.keys(UPLOAD_KINDS) as UploadKind[]),
    v.check((kind) => kind !== "cover-image", "is no file of a lesson"),
  ),
});
export const TakingCover = v.strictObject({ upload: v.string() });
export const NewSpeech = v.strictObject({
  text: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(300)),
  kind: v.pipe(
    v.picklist(Object.keys(UPLOAD_KINDS) as UploadKind[]),
    v.check((kind) => kind.endsWith("-audio"), "is no kind of recording"),
  ),
  /** Who says it, with the course's own voice. */
  by: v.optional(v.picklist(LINE_SPEAKERS), "pocket"),
});
/** Where a lesson goes; a course has its own place. */
const Target = v.optional(v.nullable(Id), null);
export const CourseFilePlan = v.strictObject({ upload: v.string(), course: Target });
export const CourseFileImport = v.strictObject({
  upload: v.string(),
  course: Target,
  /** Of the plan that the author saw. */
  digest: v.pipe(v.string(), v.maxLength(64)),
  /** May what was edited here be replaced? */
  replacing: v.boolean(),
});
export const NewClip = v.strictObject({ upload: v.string(), slide: Id });
export const NewReframing = v.strictObject({ slide: Id, video_url: MediaUrl });
export const ConversionStart = v.strictObject({ framing: v.optional(v.picklist(FRAMINGS)) });
export const MediaUrls = v.strictObject({
  urls: listOf(MediaUrl, MAX_FILES),
});
export const SearchQuery = v.object({
  q: v.pipe(v.string(), v.trim(), v.minLength(2), v.maxLength(100)),
});
export const LogQuery = v.object({
  before: v.optional(v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number))),
});
