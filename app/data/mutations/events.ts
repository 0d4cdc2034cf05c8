import { EVENTS_PER_BATCH } from "#domain/constants.ts";
import type { LearningEvent } from "#domain/learning/learning-event.ts";
import { nextToSend } from "#domain/wire/waiting.ts";
import { storedUserId } from "../auth/page-session.ts";
import { toAppError } from "../base/errors.ts";
import { isText } from "../base/guards.ts";
import { isFlag, isObject, isOptional } from "../base/object-guards.ts";
import { chosenChild, soleChild } from "../family/chosen-child.ts";
import { answer } from "../wire/api.ts";
import { apiOfEntry, isWaiting } from "./mutations.ts";
import type { Waiting } from "./mutations.ts";
import { timeout } from "./sending.ts";
import type { Round } from "./sending.ts";
import { verdictOn } from "./verdict.ts";
import { waitingList } from "./waiting-list.ts";

/*
 * Learning events that wait on this device, in a list of their own, so that no mutation waits for
 * them.
 */

interface KeptEvent extends LearningEvent, Waiting {
  /**
   * The server refused the batch that this event was in. It is sent alone, because one bad event
   * spoils the whole batch.
   */
  isAlone?: boolean | undefined;
}

const hasFields = isObject<Pick<KeptEvent, "event_id" | "at" | "isAlone"> & { name: string }>({
  event_id: isText,
  name: isText,
  at: isText,
  isAlone: isOptional(isFlag),
});
const isEvent = (value: unknown): value is KeptEvent => hasFields(value) && isWaiting(value);
const kept = waitingList("outbox-events", isEvent);

export const hasEvents = (userId: string) => kept.read(userId).length > 0;

/** Keeps an event of the child whose page this is; it is sent with the next flush. */
export function keepEvent(event: LearningEvent): void {
  const userId = storedUserId();
  if (userId !== null)
    kept.add(userId, { ...event, childId: chosenChild(), soleChildId: soleChild() });
}

const isOfSameChild = (one: Waiting, other: Waiting) =>
  one.childId === other.childId && one.soleChildId === other.soleChildId;

/**
 * The next batch: the first event that may be sent, and those of the same child right behind it.
 */
function nextBatch(userId: string, { mayBeSent }: Round): KeptEvent[] {
  const waiting = kept.read(userId);
  const start = nextToSend(waiting, ({ event_id }) => event_id, mayBeSent);
  const first = waiting[start ?? waiting.length];
  if (start === null || first === undefined) return [];
  if (first.isAlone) return [first];
  const rest = waiting.slice(start, start + EVENTS_PER_BATCH);
  const end = rest.findIndex(
    (event) => event.isAlone || !isOfSameChild(event, first) || !mayBeSent(event),
  );
  return end < 0 ? rest : rest.slice(0, end);
}

/** The event without the fields that only the queue needs. */
const sentForm = ({
  childId: _childId,
  soleChildId: _soleChildId,
  tries: _tries,
  dueAt: _dueAt,
  postponedAt: _postponedAt,
  isAlone: _isAlone,
  ...event
}: KeptEvent): LearningEvent => event;

/** Sends events until the queue is empty or the server can't be reached. */
export async function flushEvents(userId: string, round: Round): Promise<void> {
  for (let batch = nextBatch(userId, round); batch.length > 0; batch = nextBatch(userId, round)) {
    const [first] = batch;
    if (first === undefined) return;
    const replaceEach = (by: (event: KeptEvent) => KeptEvent | null) =>
      kept.replace(userId, batch, by);
    try {
      await answer(
        apiOfEntry(first).events.$post(
          { json: { events: batch.map(sentForm) } },
          // The request goes on when the page is closed (keepalive); a batch is smaller than the 64
          // kB that this allows.
          { init: { signal: timeout(), keepalive: true } },
        ),
      );
      replaceEach(() => null);
    } catch (error) {
      const verdict = verdictOn(error);
      if (verdict === "closed") return;
      if (verdict !== "refused") replaceEach((event) => round.failed(event));
      else if (batch.length > 1) replaceEach((event) => ({ ...event, isAlone: true }));
      else {
        console.warn(`event refused: ${toAppError(error).code}`);
        replaceEach(() => null);
      }
      if (verdict === "unreachable") return;
    }
    if (storedUserId() !== userId) return;
  }
}
