import type { MissionCard } from "#domain/content/mission-card.ts";
import type { SlideKind } from "#domain/slides/registry.ts";
import type { ItemKind } from "#domain/content/staff.ts";
import type { UploadKind } from "#domain/content/uploads.ts";
import type { InsightFilter } from "#domain/wire/insight.ts";
import { answer } from "../wire/api.ts";
import { staff } from "./staff-api.ts";

export const fetchOutline = () => answer(staff.outline.$get());
export type OutlineCourse = Awaited<ReturnType<typeof fetchOutline>>[number];
export type OutlineLesson = OutlineCourse["lessons"][number];

export const fetchSlides = (lessonId: string) =>
  answer(staff.lessons[":id"].slides.$get({ param: { id: lessonId } }));
export type EditableSlide = Awaited<ReturnType<typeof fetchSlides>>[number];

/** Changes of the lists can be aborted by a signal. */
const until = (signal: AbortSignal) => ({ init: { signal } });

export const addCourse = (title: string, signal: AbortSignal) =>
  answer(staff.courses.$post({ json: { title } }, until(signal)));
export const addLesson = (
  courseId: string,
  lesson: { title: string; tag: string },
  signal: AbortSignal,
) =>
  answer(
    staff.courses[":id"].lessons.$post({ param: { id: courseId }, json: lesson }, until(signal)),
  );
/** @param place position of the new slide, from 1; null for the end */
export const addSlide = (
  lessonId: string,
  type: SlideKind,
  place: number | null,
  signal: AbortSignal,
) =>
  answer(
    staff.lessons[":id"].slides.$post(
      { param: { id: lessonId }, json: place === null ? { type } : { type, place } },
      until(signal),
    ),
  );
export const duplicateSlide = (id: string, signal: AbortSignal) =>
  answer(staff.slides[":id"].duplicate.$post({ param: { id } }, until(signal)));
/** A lesson as it is after a change of its list of slides. */
export type LessonChange = Awaited<ReturnType<typeof duplicateSlide>>["changes"][number];
type SlideBatch = Parameters<(typeof staff.lessons)[":id"]["slide-batches"]["$post"]>[0]["json"];
/** Deletes, restores, moves or copies slides of a lesson together; `ids` are theirs afterwards. */
export const changeSlides = (lessonId: string, batch: SlideBatch, signal: AbortSignal) =>
  answer(
    staff.lessons[":id"]["slide-batches"].$post(
      { param: { id: lessonId }, json: batch },
      until(signal),
    ),
  );
export const duplicateLesson = (id: string, title: string, signal: AbortSignal) =>
  answer(staff.lessons[":id"].duplicate.$post({ param: { id }, json: { title } }, until(signal)));

export const duplicateCourse = (id: string, title: string, signal: AbortSignal) =>
  answer(staff.courses[":id"].duplicate.$post({ param: { id }, json: { title } }, until(signal)));

export const saveCourse = (
  id: string,
  row_version: number,
  patch: { title?: string; description?: string; cover_url?: string | null },
) => answer(staff.courses[":id"].$patch({ param: { id }, json: { row_version, ...patch } }));
export const saveLesson = (
  id: string,
  row_version: number,
  patch: { title?: string; tag?: string; mission_card?: MissionCard | null },
) => answer(staff.lessons[":id"].$patch({ param: { id }, json: { row_version, ...patch } }));
type SlidePatch = Omit<
  Parameters<(typeof staff.slides)[":id"]["$patch"]>[0]["json"],
  "row_version"
>;
/** Saves a slide. Resolves to it, with its lesson as the outline shows it now. */
export const saveSlide = (id: string, row_version: number, patch: SlidePatch) =>
  answer(staff.slides[":id"].$patch({ param: { id }, json: { row_version, ...patch } }));

/**
 * Puts a list in another order; `from` is the order that was seen. Throws AppError
 * edited_elsewhere.
 */
export function saveOrder(
  kind: ItemKind,
  parent: string | null,
  from: string[],
  to: string[],
  signal: AbortSignal,
) {
  const json =
    kind === "course" ? { kind, parent: null, from, to } : { kind, parent: parent ?? "", from, to };
  return answer(staff.order.$put({ json }, until(signal)));
}

export const deleteItem = (kind: ItemKind, id: string, signal: AbortSignal) =>
  answer(staff.items[":kind"][":id"].$delete({ param: { kind, id } }, until(signal)));
/** Deletes the item if it still has this digest. Throws AppError edited_elsewhere if not. */
export const deleteUnedited = (
  kind: "course" | "lesson",
  id: string,
  digest: string,
  signal: AbortSignal,
) =>
  answer(
    staff["unedited-items"][":kind"][":id"].$delete(
      { param: { kind, id }, query: { digest } },
      until(signal),
    ),
  );
/** Brings it back to the end of its list. */
export const restoreItem = (kind: ItemKind, id: string) =>
  answer(staff.items[":kind"][":id"].restore.$post({ param: { kind, id }, query: {} }));
/** @param place position it comes back to, from 1 */
export const restoreItemAt = (kind: ItemKind, id: string, place: number, signal: AbortSignal) =>
  answer(
    staff.items[":kind"][":id"].restore.$post(
      { param: { kind, id }, query: { place: String(place) } },
      until(signal),
    ),
  );
export const fetchTrash = () => answer(staff.trash.$get());

export const takeFile = (lessonId: string, upload: string, kind: UploadKind) =>
  answer(staff.lessons[":id"].files.$post({ param: { id: lessonId }, json: { upload, kind } }));

export const takeCover = (courseId: string, upload: string) =>
  answer(staff.courses[":id"].files.$post({ param: { id: courseId }, json: { upload } }));

/** URLs that show these files; drafts' files are not public. */
export const fetchSignedUrls = (urls: string[]) =>
  answer(staff["media-addresses"].$post({ json: { urls } }));

export const publishCourse = (id: string) =>
  answer(staff.courses[":id"].publish.$post({ param: { id } }));
/** @param news families who agreed to news get a mail */
export const publishLesson = (id: string, news: boolean) =>
  answer(
    staff.lessons[":id"].publish.$post({ param: { id }, query: { news: news ? "true" : "false" } }),
  );
export const fetchNewsMail = (id: string) =>
  answer(staff.lessons[":id"].news.$get({ param: { id } }));
/** Takes back the preview links that this author made to the lesson. */
export const endPreviewLinks = (id: string) =>
  answer(staff.lessons[":id"]["preview-links"].$delete({ param: { id } }));
/** @param version a published one; null for the draft */
export const makePreviewLink = (id: string, version: number | null) =>
  answer(staff.lessons[":id"]["preview-links"].$post({ param: { id }, json: { version } }));
export const fetchVersions = (id: string) =>
  answer(staff.lessons[":id"].versions.$get({ param: { id } }));
export const fetchVersion = (id: string, version: number) =>
  answer(
    staff.lessons[":id"].versions[":version"].$get({ param: { id, version: String(version) } }),
  );
export const restoreVersion = (id: string, version: number) =>
  answer(
    staff.lessons[":id"].versions[":version"].restore.$post({
      param: { id, version: String(version) },
    }),
  );

export const fetchInsight = () => answer(staff.insight.$get());
export type Insight = Awaited<ReturnType<typeof fetchInsight>>;
export function fetchLessonInsight(lessonId: string, { version, age, from, to }: InsightFilter) {
  const query = {
    ...(version !== null && { version: String(version) }),
    ...(age !== null && { age }),
    ...(from !== null && { from }),
    ...(to !== null && { to }),
  };
  return answer(staff.lessons[":id"].insight.$get({ param: { id: lessonId }, query }));
}

export const fixVideoUrls = () => answer(staff["fix-video-urls"].$post());
export const fetchLog = (before: number | null) =>
  answer(staff.log.$get({ query: before === null ? {} : { before: String(before) } }));
/** @param text two characters at least */
export const searchContent = (text: string) => answer(staff.search.$get({ query: { q: text } }));
