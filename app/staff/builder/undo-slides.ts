import type { QueryClient } from "@tanstack/react-query";
import { placedAs } from "#domain/content/reorder.ts";
import { isSame } from "#domain/content/merge.ts";
import { listUndo as words } from "#app/copy/list-undo.ts";
import { changeSlides, saveOrder } from "#app/data/authoring/authoring.ts";
import type { EditableSlide, LessonChange } from "#app/data/authoring/authoring.ts";
import { AppError, toAppError } from "#app/data/base/errors.ts";
import type { ContentDrafts } from "../content/content-drafts.ts";
import { slidesQuery } from "../content/content-queries.ts";
import { overlay } from "../drafts/draft.ts";
import type { Direction, ListChange, PlacedSlides } from "../drafts/list-history.ts";
import { contentsOf } from "./useRun.ts";

/* Sends the requests that undo or redo a change of slides. Loaded on first use. */

interface Sending {
  queries: QueryClient;
  drafts: Pick<ContentDrafts, "slides" | "lists">;
  signal: AbortSignal;
}

export interface Sent {
  changes: readonly LessonChange[];
  /** For a screen reader. */
  said: string;
  /** Slides that came back from the trash, and those that went there. */
  restored: PlacedSlides | undefined;
  removed: PlacedSlides | undefined;
}

/** A permanent failure: `sendChange` removes the change from the history. */
const impossible = (message: string) => new AppError("not_found", message);

/**
 * Undoes or redoes a change of slides. Throws AppError. A change that can never be undone or redone
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
    if (removed !== undefined) await checkUnedited(removed, change, sending);
    const changes: LessonChange[] = [];
    for (const step of [
      () => restored && restore(restored, sending),
      () => removed && remove(removed, sending),
      () => change.order && reorder(direction, change.order, sending),
    ])
      changes.push(...((await step())?.changes ?? []));
    // A slide that was put back may have to go again.
    change.contents = { ...change.contents, ...contentsOf(changes) };
    const said = [
      restored && words.done.restore(restored.slides.length),
      removed && words.done.delete(removed.slides.length),
      change.order && words.done.order[direction],
    ];
    return { ...sent, changes, said: said.filter((text) => text !== undefined).join(" ") };
  } catch (thrown) {
    const error = toAppError(thrown);
    if (error.code === "not_found") sending.drafts.lists.drop(change);
    throw error;
  }
}

/** Without what changes when nothing is written in the slide. */
const written = ({
  row_version: _version,
  edited_by: _author,
  ...fields
}: Partial<EditableSlide>) => fields;

/**
 * Throws unless the slides are as they were when this page added them or put them back: deleting
 * them would lose what was written since, here or in another tab.
 */
async function checkUnedited(
  { lesson, slides }: PlacedSlides,
  { contents }: ListChange,
  {
    queries,
    drafts: {
      slides: { store },
    },
  }: Sending,
): Promise<void> {
  const ids = new Set(slides.map(({ id }) => id));
  for (const row of await queries.fetchQuery({ ...slidesQuery(lesson), staleTime: 0 })) {
    if (!ids.has(row.id)) continue;
    if (row.edited_by !== null) throw impossible(words.editedBy(row.edited_by));
    const shown = overlay(row, store.draft(row.id));
    if (!isSame(written(shown), written(contents?.[row.id] ?? {})))
      throw impossible(words.editedByMe);
  }
}

/** The same request, with a reason for the author where something is in the trash. */
const orGone = <T>(request: Promise<T>): Promise<T> =>
  request.catch((thrown: unknown) => {
    const error = toAppError(thrown);
    throw error.code === "not_found" ? impossible(words.gone) : error;
  });

const restore = ({ lesson, slides }: PlacedSlides, { signal }: Sending) =>
  orGone(changeSlides(lesson, { action: "restore", slides: [...slides] }, signal));

const remove = ({ lesson, slides }: PlacedSlides, { signal }: Sending) => {
  const ids = slides.map(({ id }) => id);
  return orGone(changeSlides(lesson, { action: "delete", slides: ids }, signal));
};

async function reorder(
  direction: Direction,
  { lesson, moved, before, wanted }: NonNullable<ListChange["order"]>,
  { queries, signal }: Sending,
) {
  const from = (await queries.fetchQuery(slidesQuery(lesson))).map(({ id }) => id);
  if (!moved.some((id) => from.includes(id))) throw impossible(words.movedGone);
  const to = placedAs(from, new Set(moved), direction === "undo" ? before : wanted);
  return orGone(saveOrder("slide", lesson, from, to, signal));
}
