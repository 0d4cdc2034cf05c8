import type { QueryClient } from "@tanstack/react-query";
import { placedAs } from "#domain/content/reorder.ts";
import { isSame } from "#domain/content/merge.ts";
import { lists } from "#app/copy/builder.ts";
import { listUndo as words } from "#app/copy/list-undo.ts";
import {
  changeSlides,
  deleteUnedited,
  restoreItemAt,
  saveOrder,
} from "#app/data/authoring/authoring.ts";
import type { EditableSlide, LessonChange } from "#app/data/authoring/authoring.ts";
import { AppError, toAppError } from "#app/data/base/errors.ts";
import type { ContentDrafts } from "../content/content-drafts.ts";
import { findCourse, findLesson, outlineQuery, slidesQuery } from "../content/content-queries.ts";
import { flushCourse } from "../content/flush-course.ts";
import { overlay } from "../drafts/draft.ts";
import type { Direction, ListChange, PlacedItems } from "../drafts/list-history.ts";
import { textsOf } from "../content/texts-of.ts";
import { contentsOf, readList } from "./useRun.ts";

/* Sends the requests that undo or redo a change of a list. Loaded on first use. */

interface Sending {
  queries: QueryClient;
  drafts: ContentDrafts;
  signal: AbortSignal;
}

export interface Sent {
  changes: readonly LessonChange[];
  /** For a screen reader. */
  said: string;
  /** Items that came back from the trash, and those that went there. */
  restored: PlacedItems | undefined;
  removed: PlacedItems | undefined;
}

/** A permanent failure: `sendChange` removes the change from the history. */
const impossible = (message: string) => new AppError("not_found", message);

/**
 * Undoes or redoes a change of a list. Throws AppError. A change that can never be undone or redone
 * is removed from the history.
 */
export async function sendChange(
  direction: Direction,
  change: ListChange,
  sending: Sending,
): Promise<Sent> {
  const [restored, removed] =
    direction === "undo" ? [change.deleted, change.added] : [change.added, change.deleted];
  const sent = { restored, removed };
  // The server refused the change, so there is nothing to undo.
  if (!change.isAnswered) return { ...sent, changes: [], said: "" };
  try {
    const unedited = removed?.kind === "slide" ? await readUnedited(removed, change, sending) : [];
    const changes: LessonChange[] = [];
    for (const step of [
      () => restored && restore(restored, change, sending),
      () => removed && remove(removed, unedited, change, sending),
      () => change.order && reorder(direction, change.order, sending),
      () => change.topics && setTopics(direction, change.topics, sending),
    ])
      changes.push(...((await step())?.changes ?? []));
    // A restored slide is compared with these contents before a later undo or redo removes it again.
    change.contents = { ...change.contents, ...contentsOf(changes) };
    const said = [
      ...(restored !== undefined && removed !== undefined
        ? [words.done.move[direction](restored.kind, restored.items.length)]
        : [
            restored && words.done.restore(restored.kind, restored.items.length),
            removed && words.done.delete(removed.kind, removed.items.length),
          ]),
      change.order && words.done.order[direction](change.order.kind),
      change.topics && words.done.topics[direction],
    ];
    return { ...sent, changes, said: said.filter((text) => text !== undefined).join(" ") };
  } catch (thrown) {
    const error = toAppError(thrown);
    if (error.code === "not_found") sending.drafts.lists.drop(change);
    throw error;
  }
}

/** The slide without the fields that change although nobody wrote in it. */
const written = ({
  row_version: _version,
  edited_by: _author,
  ...fields
}: Partial<EditableSlide>) => fields;

/**
 * Reads the slides again. Throws unless they are as they were when this page added them or put them
 * back: deleting them would lose what was written since, here or in another tab.
 * @returns those that are still in their lesson
 */
async function readUnedited(
  { parent, items }: PlacedItems,
  { contents }: ListChange,
  { queries, drafts }: Sending,
): Promise<EditableSlide[]> {
  const ids = new Set(items.map(({ id }) => id));
  // The server's rows show that there are texts in other languages.
  if (!(await drafts.texts.autosave.flush(textsOf(drafts, [...ids]))))
    throw new AppError("unexpected", lists.saveFirst);
  // A read that began before the texts were saved shows them as they were.
  await queries.cancelQueries(slidesQuery(parent ?? ""));
  const all = await queries.fetchQuery({ ...slidesQuery(parent ?? ""), staleTime: 0 });
  const rows = all.filter(({ id }) => ids.has(id));
  for (const row of rows) {
    if (row.edited_by !== null) throw impossible(words.editedBy(row.edited_by, "slide"));
    const shown = overlay(row, drafts.slides.store.draft(row.id));
    if (!isSame(written(shown), written(contents?.[row.id] ?? {})))
      throw impossible(words.edited("slide"));
  }
  return rows;
}

/** The same request, whose failure tells the author if something is in the trash. */
const orGone = <T>(request: Promise<T>): Promise<T> =>
  request.catch((thrown: unknown) => {
    const error = toAppError(thrown);
    throw error.code === "not_found" ? impossible(words.gone) : error;
  });

async function restore({ kind, parent, items }: PlacedItems, change: ListChange, sending: Sending) {
  const { signal } = sending;
  if (kind === "slide")
    return orGone(changeSlides(parent ?? "", { action: "restore", slides: [...items] }, signal));
  for (const { id, place } of items) {
    const { digest } = await orGone(restoreItemAt(kind, id, place, signal));
    // Redo may have to delete it again, which needs its digest.
    change.digests = { ...change.digests, [id]: digest ?? "" };
  }
  return null;
}

async function remove(
  { kind, parent, items }: PlacedItems,
  unedited: readonly EditableSlide[],
  change: ListChange,
  sending: Sending,
) {
  const { signal } = sending;
  if (kind === "slide") return removeSlides(parent ?? "", unedited, signal);
  for (const { id } of items) {
    const digest = change.digests?.[id] ?? "";
    // The answer with its digest was lost.
    if (digest === "") throw impossible(words.edited(kind));
    await saveAllOf(kind, id, sending);
    await orGone(deleteUnedited(kind, id, digest, signal)).catch((thrown: unknown) =>
      refuseEdited(thrown, kind, id, sending),
    );
  }
  return null;
}

/** Deletes slides that nothing was written in since this page has read them; the server compares. */
async function removeSlides(
  lessonId: string,
  unedited: readonly EditableSlide[],
  signal: AbortSignal,
) {
  // A colleague deleted them before.
  if (unedited.length === 0) return null;
  const slides = unedited.map(({ id, row_version, translations_digest }) => ({
    id,
    row_version,
    translations_digest,
  }));
  return orGone(changeSlides(lessonId, { action: "delete-unedited", slides }, signal));
}

/** Saves what this page has not saved of a course or lesson, so that the server compares it, too. */
async function saveAllOf(kind: "course" | "lesson", id: string, { queries, drafts }: Sending) {
  const courses = await queries.fetchQuery(outlineQuery);
  for (const course of courses) {
    const lessons = course.lessons.filter((lesson) => kind === "course" || lesson.id === id);
    if (kind === "course" ? course.id === id : lessons.length > 0)
      await flushCourse(queries, drafts, { ...course, lessons });
  }
}

/** Throws with the reason where the server has found that it was edited. */
async function refuseEdited(
  thrown: unknown,
  kind: "course" | "lesson",
  id: string,
  { queries }: Sending,
): Promise<never> {
  if (toAppError(thrown).code !== "edited_elsewhere") throw thrown;
  await queries.fetchQuery({ ...outlineQuery, staleTime: 0 });
  const by = (kind === "course" ? findCourse : findLesson)(queries, id)?.edited_by ?? null;
  throw impossible(by === null ? words.edited(kind) : words.editedBy(by, kind));
}

/**
 * Gives lessons their topics of before, or the new one again. That is an edit of each, and saved like one. Throws if
 * one of them has got another topic since.
 */
async function setTopics(
  direction: Direction,
  { topic, before }: NonNullable<ListChange["topics"]>,
  { queries, drafts }: Sending,
): Promise<null> {
  const { store } = drafts.lessons;
  await queries.fetchQuery({ ...outlineQuery, staleTime: 0 });
  const rows = Object.keys(before).flatMap((id) => findLesson(queries, id) ?? []);
  if (rows.length === 0) throw impossible(words.gone);
  const edits = rows.map((row) => {
    const old = before[row.id] ?? "";
    const [from, to] = direction === "undo" ? [topic, old] : [old, topic];
    const { title, tag } = overlay(row, store.draft(row.id));
    if (tag !== from && tag !== to) throw impossible(words.topicEdited(title));
    return { row, old, to, isDone: tag === to };
  });
  for (const { row, old, to } of edits.filter(({ isDone }) => !isDone)) {
    const { past, future } = store.history(row.id);
    const step = direction === "undo" ? past.at(-1) : future[0];
    // Uses the lesson's own undo step if that is this change: its history then has no second step that
    // sets the topic back.
    if (isSame(step?.before, { tag: old }) && isSame(step?.after, { tag: topic }))
      store[direction](row);
    else store.edit(row, { tag: to });
  }
  return null;
}

async function reorder(
  direction: Direction,
  { kind, parent, moved, before, wanted }: NonNullable<ListChange["order"]>,
  { queries, signal }: Sending,
) {
  const from = await readList(queries, { kind, parent });
  if (!moved.some((id) => from.includes(id))) throw impossible(words.movedGone[kind]);
  const to = placedAs(from, new Set(moved), direction === "undo" ? before : wanted);
  return orGone(saveOrder(kind, parent, from, to, signal));
}
