import { useRef, useState } from "react";
import { notifyManager, useQueryClient } from "@tanstack/react-query";
import type { InvalidateQueryFilters, QueryClient } from "@tanstack/react-query";
import { placedAs } from "#domain/content/reorder.ts";
import type { ItemKind } from "#domain/content/staff.ts";
import { lists as words } from "#app/copy/builder.ts";
import type { AnyCode } from "#app/copy/errors.ts";
import type { LessonChange } from "#app/data/authoring/authoring.ts";
import { toAppError } from "#app/data/base/errors.ts";
import type { After } from "../drafts/autosave.ts";
import { outlineQuery, slidesQuery } from "../content/content-queries.ts";
import { cacheChanges, cachedList, cacheOrder } from "../content/lesson-changes.ts";
import type { List } from "../content/lesson-changes.ts";
import type { ListChange, ListHistory, PlacedItems, Undoable } from "../drafts/list-history.ts";
import type { ListOrder, ListOrders } from "./list-orders.ts";
import { useTurns } from "./useTurns.ts";
import { withinTime } from "./within-time.ts";

/** The part of the page that shows an error. */
export type Place = "page" | "courses" | "lessons" | "slides";

/** The place on the page where errors are shown, by the kind of item that was changed. */
export const PLACES = {
  course: "courses",
  lesson: "lessons",
  slide: "slides",
} as const satisfies Record<ItemKind, Place>;

export interface Problem {
  place: Place;
  message: string;
}

/** How long a change of a list may take, and reading the lists after it; a slow connection needs some seconds. */
export const LIST_CHANGE_MS = 20_000;

/** The answer to a mutation. */
interface Answer {
  id?: string;
  /** The digest of a course or lesson that was added. */
  digest?: string | null;
  /** Lessons whose slides it changed. */
  changes?: readonly LessonChange[];
}

/**
 * Runs a mutation after the earlier ones have ended. Then updates the lists with the lessons in its
 * response, or refetches them if the response has none, and calls `onDone`, which renders together
 * with the lists. On failure, shows the error at `place` and invalidates all queries. A mutation
 * that takes longer than LIST_CHANGE_MS fails: its signal is aborted, and the next mutation runs.
 * Resolves to true on success.
 */
export type Run = <T extends Answer | undefined>(
  place: Place,
  work: (signal: AbortSignal) => Promise<T>,
  onDone?: (answer: T, change: ListChange | null) => void,
  undoable?: Undoable,
) => Promise<boolean>;

/** A move that the lists show already; `to` is the order that was sent. */
type RunOrder = (
  place: Place,
  order: ListOrder,
  work: (signal: AbortSignal) => Promise<Answer & { to: readonly string[] }>,
  undoable: Undoable | undefined,
) => Promise<boolean>;

interface Hooks<T> {
  onDone?: ((answer: T, change: ListChange | null) => void) | undefined;
  undoable?: Undoable | undefined;
  order?: ListOrder;
  /** Writes what the server accepted into the query cache. */
  cache?: (answer: T) => void;
}

export const placesIn = (
  rows: readonly { id: string }[],
  ids: ReadonlySet<string>,
): PlacedItems["items"] =>
  rows.flatMap(({ id }, index) => (ids.has(id) ? [{ id, place: index + 1 }] : []));

/** The slides that a mutation added or put back, by id. */
export const contentsOf = (changes: readonly LessonChange[]): ListChange["contents"] =>
  Object.fromEntries(
    changes.flatMap(({ made: newSlides }) => newSlides.map((slide) => [slide.id, slide])),
  );

/** The slides that a mutation added; undefined for none. */
function addedSlides(changes: readonly LessonChange[]): PlacedItems | undefined {
  const change = changes.find(({ made: newSlides }) => newSlides.length > 0);
  if (change === undefined) return undefined;
  const ids = new Set(change.made.map(({ id }) => id));
  return { kind: "slide", parent: change.lesson_id, items: placesIn(change.slides, ids) };
}

/** The course or lesson that a mutation added, in the list as it was read after that. */
function addedItem(
  queries: QueryClient,
  { kind, parent }: List,
  { id = "", digest }: Answer,
): Partial<ListChange> {
  const rows = cachedList(queries, { kind, parent });
  const [item = { id, place: rows.length + 1 }] = placesIn(rows, new Set([id]));
  return { added: { kind, parent, items: [item] }, digests: { [id]: digest ?? "" } };
}

/** The rows of a list; read, if they are outdated. Throws AppError. */
export async function readList(
  queries: QueryClient,
  list: List,
  staleTime?: number,
): Promise<string[]> {
  const options = staleTime === undefined ? {} : { staleTime };
  await (list.kind === "slide"
    ? queries.fetchQuery({ ...slidesQuery(list.parent ?? ""), ...options })
    : queries.fetchQuery({ ...outlineQuery, ...options }));
  return cachedList(queries, list).map(({ id }) => id);
}

/** After these failures, the server may have carried out the mutation. */
const LOST: ReadonlySet<string> = new Set<AnyCode>(["timeout", "offline", "unavailable"]);

/** Messages about a list, in place of those of the errors, which are about forms. */
const PROBLEMS: Readonly<Partial<Record<AnyCode, string>>> = {
  edited_elsewhere: words.changedElsewhere,
  timeout: words.tookTooLong,
};

/** Why a change of a list failed. */
export function messageOf(thrown: unknown): string {
  const { code, message } = toAppError(thrown);
  return PROBLEMS[code] ?? message;
}

/** Is a deletion or an order in its list? False for others. Throws if the list can't be read. */
async function isCarriedOut(
  queries: QueryClient,
  { lists, deleted, order }: ListChange,
): Promise<boolean> {
  const list = deleted ?? order;
  // Undo of a move to another lesson has to know the slides there.
  if (list === undefined || lists.length > 1) return false;
  const ids = await readList(queries, list, Infinity);
  if (deleted !== undefined) return !deleted.items.some(({ id }) => ids.includes(id));
  return (
    order !== undefined && placedAs(ids, new Set(order.moved), order.wanted).join() === ids.join()
  );
}

/** Runs the mutations of the lists, and keeps the query cache up to date with them. */
export function useRun(orders: ListOrders, history: ListHistory, after: After) {
  const queries = useQueryClient();
  // Not `useAction`: a press while a mutation runs is not ignored, but waits for its turn.
  const [problem, setProblem] = useState<Problem | null>(null);
  const { isBusy, inTurn } = useTurns();
  /** Set when a move skipped refetching the outline because another change was waiting. */
  const isOutlineDue = useRef(false);

  /** Reads again what is shown; the next mutation does not wait for a reading that hangs. */
  const readAgain = (filters?: InvalidateQueryFilters) =>
    withinTime(after, LIST_CHANGE_MS, () => queries.invalidateQueries(filters)).catch(
      () => undefined,
    );

  /** Reads again. True if the lists show that the server carried out a change. */
  const isFoundAgain = (listChange: ListChange) =>
    withinTime(after, LIST_CHANGE_MS, async () => {
      await queries.invalidateQueries();
      return isCarriedOut(queries, listChange);
    }).catch(() => false);

  const change = async <T extends Answer | undefined>(
    place: Place,
    work: (signal: AbortSignal) => Promise<T>,
    { onDone, undoable, order, cache }: Hooks<T>,
  ) => {
    setProblem(null);
    const listChange = undoable === undefined ? null : history.begin(undoable);
    return inTurn(async ({ isLast, end }) => {
      try {
        const answer = await withinTime(after, LIST_CHANGE_MS, work);
        const changes = answer?.changes ?? [];
        // Before the lists are read again: a reload in between must not lose what is known now.
        if (listChange !== null)
          Object.assign(listChange, {
            added: addedSlides(changes),
            contents: contentsOf(changes),
            isAnswered: listChange.adds === undefined,
          });
        const isFollowed = order !== undefined && orders.isFollowed(order);
        notifyManager.batch(() => {
          cache?.(answer);
          if (!isFollowed) cacheChanges(queries, changes);
        });
        // The response has no `changes` when courses or lessons are added or copied.
        if (answer !== undefined && answer.changes === undefined) {
          isOutlineDue.current = false;
          await readAgain();
        } else if (changes.length === 0 || isOutlineDue.current) {
          isOutlineDue.current = order !== undefined && !isLast();
          if (!isOutlineDue.current) await readAgain(outlineQuery);
        }
        if (listChange?.adds !== undefined && answer !== undefined)
          Object.assign(listChange, addedItem(queries, listChange.adds, answer), {
            isAnswered: true,
          });
        onDone?.(answer, listChange);
        end();
        return true;
      } catch (thrown) {
        if (order !== undefined) orders.end(order);
        const isLost = listChange !== null && LOST.has(toAppError(thrown).code);
        if (listChange !== null && !isLost) history.drop(listChange);
        setProblem({ place, message: messageOf(thrown) });
        if (!isLost) await readAgain();
        else if (await isFoundAgain(listChange)) listChange.isAnswered = true;
        else history.drop(listChange);
        end();
        return false;
      }
    });
  };

  const run: Run = (place, work, onDone, undoable) => change(place, work, { onDone, undoable });
  const runOrder: RunOrder = (place, order, work, undoable) => {
    orders.begin(order);
    return change(place, work, {
      undoable,
      order,
      cache({ to }) {
        cacheOrder(queries, order, to);
        orders.end(order);
      },
    });
  };
  return { run, runOrder, problem, setProblem, isBusy };
}
