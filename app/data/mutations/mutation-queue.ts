import { nextToSend } from "#domain/wire/waiting.ts";
import type { Tried } from "#domain/wire/waiting.ts";
import { withFreeLock, withLock } from "#app/device/locks.ts";
import { pageOwner, storedUserId } from "../auth/page-session.ts";
import { toAppError } from "../base/errors.ts";
import { chosenChild, soleChild } from "../family/chosen-child.ts";
import { flushEvents, hasEvents } from "./events.ts";
import { isMutation, laneOf, send } from "./mutations.ts";
import type { AnswerTo, Mutation, MutationKind } from "./mutations.ts";
import { afterFailure, CLOCK, postponed, startRound, timeout } from "./sending.ts";
import type { Clock, Round, When } from "./sending.ts";
import { verdictOn } from "./verdict.ts";
import { waitingList } from "./waiting-list.ts";

/*
 * Mutations that wait on this device until the server takes them, kept for one family account, each
 * for the child it was made for. They are sent with the session of that account alone. Only the
 * server's own refusal ends one; after any other answer it is sent again, later each time, and after
 * some tries it no longer holds up others that do not build on it. What is refused only for what authors did
 * meanwhile is set aside at once, and sent again for a month.
 */
const LOOK_EVERY_MS = 10_000;
/** Only one tab at a time sends what waits. */
const SENDING_LOCK = "outbox";

const kept = waitingList("outbox", isMutation);

/** The unsent mutations of the signed-in family for this child; without an id those made while no child was chosen. */
export const pendingMutations = (child?: string): Mutation[] => {
  const userId = storedUserId();
  return userId === null ? [] : kept.read(userId).filter(({ childId }) => childId === child);
};

/** What a mutation changes, without how often it was sent. */
const contentOf = ({
  tries: _tries,
  dueAt: _dueAt,
  postponedAt: _postponedAt,
  ...mutation
}: Mutation & Tried): string => JSON.stringify(mutation);

/**
 * Reads from the server what this child's mutations change. `pending` are the mutations that the
 * answer may not contain yet: those that were queued when the read began, since they may have been
 * sent while the server answered, and those that were queued meanwhile.
 */
export async function readWithPending<T>(child: string | undefined, read: () => Promise<T>) {
  const before = pendingMutations(child);
  const answered = await read();
  const known = new Set(before.map(contentOf));
  const added = pendingMutations(child).filter((mutation) => !known.has(contentOf(mutation)));
  return { answered, pending: [...before, ...added] };
}

/** Returns false if the device can't store it: then it is sent without being stored. */
function keep(userId: string, mutation: Mutation): boolean {
  try {
    kept.add(userId, mutation);
    return true;
  } catch {
    return false;
  }
}

/** Does not wait for another tab: `isMine` is false while one is sending. */
const whileSending = <T>(run: (isMine: boolean) => Promise<T>): Promise<T> =>
  withFreeLock(SENDING_LOCK, run);

/**
 * Sends a mutation for the child whose page this is, or keeps it when it gets no answer of the
 * server, or others still wait before it. Resolves with the server's answer, or null when it was
 * kept. Throws AppError when the server refuses; where the session has ended, it is kept all the
 * same.
 */
export async function sendOrKeep<K extends MutationKind>(
  change: Mutation & Mutation<K>,
  clock: Clock = CLOCK,
): Promise<AnswerTo<K> | null> {
  const userId = storedUserId();
  const mutation: Mutation & Mutation<K> = { ...change, childId: chosenChild() };
  const sendNow = () => send<K>(mutation, { isLate: false, signal: timeout() });
  const waiting = { ...mutation, soleChildId: soleChild() };
  const owner = pageOwner();
  if (userId === null) {
    // The session has ended: what is done on this page still belongs to its account.
    if (owner !== null) kept.add(owner, waiting);
    return sendNow();
  }
  const isFirst = kept.read(userId).length === 0;
  // Stored before it is sent, because the page may be closed meanwhile.
  const isKept = keep(userId, waiting);
  if (!isFirst && isKept) {
    void flushMutationQueue("when-due", clock);
    return null;
  }
  return whileSending(async (isMine): Promise<AnswerTo<K> | null> => {
    if (!isMine && isKept) return null;
    try {
      return await sendNow().then((answered) => {
        kept.replace(userId, [waiting], () => null);
        return answered;
      });
    } catch (error) {
      const { code } = toAppError(error);
      // A fault of our server is shown, so that the child can try again.
      const isShown = code === "unexpected" || code === "family_unconfirmed";
      const verdict = verdictOn(error);
      if (verdict === "refused" || isShown) kept.replace(userId, [waiting], () => null);
      else if (verdict === "postponed")
        kept.replace(userId, [waiting], (entry) => postponed(entry, clock));
      else if (verdict !== "closed")
        kept.replace(userId, [waiting], (entry) => afterFailure(entry, clock));
      if (verdict === "refused" || verdict === "closed" || isShown || !isKept) throw error;
      return null;
    }
  });
}

/**
 * Sends the queued mutations in order, then the events; one tab at a time. A mutation that the server
 * neither accepts nor refuses holds up all mutations after it, until it was tried ASIDE_AFTER times: it
 * is set aside then, and holds up only the mutations that build on it.
 */
export async function flushMutationQueue(when: When = "now", clock: Clock = CLOCK): Promise<void> {
  const userId = ownerOfWaiting();
  if (userId === null) return;
  await whileSending(async (isMine) => {
    if (isMine) await flushAll(userId, startRound(when, clock));
  });
}

/**
 * The same before a sign-out: waits for another tab that is sending, and sends what is left. What
 * waits after that could not be sent.
 */
export async function flushBeforeLeaving(clock: Clock = CLOCK): Promise<void> {
  const userId = ownerOfWaiting();
  if (userId === null) return;
  await withLock(SENDING_LOCK, () => flushAll(userId, startRound("now", clock)));
}

/** The signed-in family, if something of it waits; else null. */
function ownerOfWaiting(): string | null {
  const userId = storedUserId();
  return userId !== null && (kept.read(userId).length > 0 || hasEvents(userId)) ? userId : null;
}

async function flushAll(userId: string, round: Round): Promise<void> {
  if (await flushMutations(userId, round)) await flushEvents(userId, round);
}

/** Returns false if sending anything else now is useless. */
async function flushMutations(userId: string, round: Round): Promise<boolean> {
  while (storedUserId() === userId) {
    const waiting = kept.read(userId);
    const index = nextToSend(waiting, laneOf, round.mayBeSent);
    const mutation = waiting[index ?? waiting.length];
    if (index === null || mutation === undefined) return true;
    try {
      await send(mutation, { isLate: true, signal: timeout() });
      kept.replace(userId, [mutation], () => null);
    } catch (error) {
      const verdict = verdictOn(error);
      if (verdict === "closed") return false;
      // The server may have refused it because it lacks what the child did before, which still
      // waits.
      const { childId } = mutation;
      const mayBuildOn = waiting.slice(0, index).some((earlier) => earlier.childId === childId);
      const left =
        verdict === "refused" && !mayBuildOn
          ? null
          : verdict === "postponed"
            ? round.postponed(mutation)
            : round.failed(mutation);
      if (left === null) console.warn(`${mutation.kind} refused: ${toAppError(error).code}`);
      kept.replace(userId, [mutation], () => left);
      if (verdict === "unreachable") return false;
    }
  }
  return false;
}

/**
 * Tries again by itself while the page is open. What a child did is sent at once; events alone wait,
 * so that sending them does not hold up the first screen.
 */
export function keepFlushing(clock: Clock = CLOCK): void {
  const flush = (when: When) => void flushMutationQueue(when, clock).catch(() => undefined);
  window.addEventListener("online", () => flush("now"));
  setInterval(() => flush("when-due"), LOOK_EVERY_MS);
  const userId = storedUserId();
  if (userId !== null && kept.read(userId).length > 0) flush("now");
}
