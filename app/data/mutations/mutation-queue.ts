import { EVENTS_PER_BATCH } from "#domain/constants.ts";
import type { LearningEvent } from "#domain/learning/learning-event.ts";
import { answer, apiOf } from "../wire/api.ts";
import { withFreeLock } from "#app/device/locks.ts";
import { entry } from "../base/device-storage.ts";
import type { Entry } from "../base/device-storage.ts";
import { toAppError } from "../base/errors.ts";
import { isRecord, isText } from "../base/guards.ts";
import { itemsOf } from "../base/object-guards.ts";
import type { AnyCode } from "#app/copy/errors.ts";
import { chosenChild } from "../family/chosen-child.ts";
import { storedUserId } from "../auth/page-session.ts";
import { isMutation, send } from "./mutations.ts";
import type { AnswerTo, Mutation, MutationKind } from "./mutations.ts";

/*
 * Mutations that wait on this device for the network, kept for one family account and sent in their
 * order, each for the child it was made for. They are sent with the session of that account alone, and removed with it.
 */
const MOVE_TIMEOUT_MS = 6_000;
const RETRY_MS = 10_000;
/** Failures that pass: the mutation waits. Everything else is the server's last word. */
const PASSING: readonly AnyCode[] = [
  "offline",
  "unavailable",
  "timeout",
  "over_request_rate_limit",
  // An instance of an earlier release, which knows no children.
  "not_found",
];
/**
 * Failures after which queued mutations stay queued: nobody is signed in, or the family is
 * unconfirmed.
 */
const WAITING: readonly AnyCode[] = [
  ...PASSING,
  "not_authenticated",
  "session_missing",
  "family_unconfirmed",
];

const writeList = (list: Entry, items: readonly unknown[]) =>
  items.length === 0 ? list.remove() : list.write(JSON.stringify(items));
/**
 * The mutations that wait. Entries of the storage that are none are left out, and gone with the
 * next write.
 */
// The key "outbox" is kept for devices on which an earlier release stored mutations.
const read = (userId: string) => itemsOf(entry("outbox", userId), isMutation);
const write = (userId: string, mutations: readonly Mutation[]) =>
  writeList(entry("outbox", userId), mutations);

/** The unsent mutations of the signed-in family for this child; without an id those made while no child was chosen. */
export const pendingMutations = (child?: string): Mutation[] => {
  const userId = storedUserId();
  return userId === null ? [] : read(userId).filter(({ childId }) => childId === child);
};

const timeout = () => AbortSignal.timeout(MOVE_TIMEOUT_MS);

/**
 * Sends a mutation, or keeps it when nobody can be reached or others still wait before it. Resolves
 * with the server's answer, or null when it was kept. Throws AppError when the server refuses.
 */
export async function sendOrKeep<K extends MutationKind>(
  change: Mutation & Mutation<K>,
): Promise<AnswerTo<K> | null> {
  const userId = storedUserId();
  const mutation = { ...change, childId: chosenChild() };
  if (userId === null || read(userId).length === 0) {
    try {
      return await send<K>(mutation, { isLate: false, signal: timeout() });
    } catch (error) {
      if (userId === null || !PASSING.includes(toAppError(error).code)) throw error;
    }
  }
  write(userId, [...read(userId), mutation]);
  void flushMutationQueue();
  return null;
}

type KeptEvent = LearningEvent & { childId?: string | undefined };
const isEvent = (value: unknown): value is KeptEvent =>
  isRecord(value) && [value["event_id"], value["name"], value["at"]].every(isText);
/** Events wait in a list of their own: nothing a child does waits for them. */
const readEvents = (userId: string) => itemsOf(entry("outbox-events", userId), isEvent);
const writeEvents = (userId: string, events: readonly KeptEvent[]) =>
  writeList(entry("outbox-events", userId), events);

/** Keeps an event; it is sent with the next flush. */
export function keepEvent(event: LearningEvent): void {
  const userId = storedUserId();
  if (userId !== null)
    writeEvents(userId, [...readEvents(userId), { ...event, childId: chosenChild() }]);
}

/** The events that are sent together: the oldest, and those of the same child right behind it. */
function nextEvents(userId: string): KeptEvent[] {
  const kept = readEvents(userId);
  const end = kept.findIndex(
    ({ childId }, index) => childId !== kept[0]?.childId || index === EVENTS_PER_BATCH,
  );
  return end < 0 ? kept : kept.slice(0, end);
}

async function flushEvents(userId: string): Promise<void> {
  for (let batch = nextEvents(userId); batch.length > 0; batch = nextEvents(userId)) {
    try {
      await answer(
        apiOf(batch[0]?.childId).events.$post(
          { json: { events: batch } },
          // It goes on where the page is closed; a batch is smaller than the 64 kB that are allowed.
          { init: { signal: timeout(), keepalive: true } },
        ),
      );
    } catch (error) {
      if (WAITING.includes(toAppError(error).code)) return;
    }
    writeEvents(userId, readEvents(userId).slice(batch.length));
  }
}

/**
 * Sends what waits, in order; one tab at a time. Stops at the first mutation that nobody takes just
 * now.
 */
export async function flushMutationQueue(): Promise<void> {
  const userId = storedUserId();
  if (userId === null || (read(userId).length === 0 && readEvents(userId).length === 0)) return;
  await withFreeLock("outbox", async () => {
    for (
      let [mutation] = read(userId);
      mutation !== undefined && storedUserId() === userId;
      [mutation] = read(userId)
    ) {
      try {
        await send(mutation, { isLate: true, signal: timeout() });
      } catch (error) {
        const { code } = toAppError(error);
        if (WAITING.includes(code)) return;
        console.warn(`${mutation.kind} refused: ${code}`);
      }
      write(userId, read(userId).slice(1));
    }
    await flushEvents(userId);
  });
}

/**
 * Tries again by itself while the page is open. What a child did is sent at once; events alone wait,
 * so that sending them does not hold up the first screen.
 */
export function keepFlushing(): void {
  const flush = () => void flushMutationQueue().catch(() => undefined);
  window.addEventListener("online", flush);
  setInterval(flush, RETRY_MS);
  const userId = storedUserId();
  if (userId !== null && read(userId).length > 0) flush();
}
