import { EVENTS_PER_BATCH, XP_PER_LESSON } from "#domain/constants.ts";
import type { Day } from "#domain/days.ts";
import type { LessonFeedback } from "#domain/learning/feedback.ts";
import type { LearningEvent } from "#domain/learning/learning-event.ts";
import { nextStreak } from "#domain/learning/streak.ts";
import { answer, api } from "../wire/api.ts";
import { entry } from "../base/device-storage.ts";
import type { Entry } from "../base/device-storage.ts";
import { toAppError } from "../base/errors.ts";
import type { AnyCode } from "#app/copy/errors.ts";
import { storedUserId } from "../auth/page-session.ts";

/*
 * What a child did while nobody could be reached, kept on this device for one family and sent in
 * its order, once: every call here may be repeated without harm (the server counts each thing one
 * time). It is sent with that family's session alone, and goes with it: what could not be sent
 * before the session ended is dropped.
 */
export type Mutation =
  | {
      kind: "progress";
      lessonId: string;
      slide: number;
      slideId: string;
      isLast: boolean;
      version: number;
      playedOn: Day;
    }
  | { kind: "xp"; lessonId: string }
  | { kind: "streak"; playedOn: Day }
  | { kind: "feedback"; lessonId: string; feedback: LessonFeedback };

const MOVE_TIMEOUT_MS = 6_000;
const RETRY_MS = 10_000;
/** Failures that pass: the mutation waits. Everything else is the server's last word. */
const PASSING: readonly AnyCode[] = [
  "offline",
  "unavailable",
  "timeout",
  "over_request_rate_limit",
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
const read = (userId: string) => entry("outbox", userId).json<Mutation[]>() ?? [];
const write = (userId: string, mutations: readonly Mutation[]) =>
  writeList(entry("outbox", userId), mutations);

/** The mutations of the signed-in family that wait. */
export const pendingMutations = (): Mutation[] => {
  const userId = storedUserId();
  return userId === null ? [] : read(userId);
};

const init = () => ({ init: { signal: AbortSignal.timeout(MOVE_TIMEOUT_MS) } });

function send(mutation: Mutation): Promise<unknown> {
  switch (mutation.kind) {
    case "progress": {
      const json = {
        slide: mutation.slide,
        version: mutation.version,
        played_on: mutation.playedOn,
      };
      return answer(
        api.me.lessons[":id"].progress.$put({ param: { id: mutation.lessonId }, json }, init()),
      );
    }
    case "xp":
      return answer(api.me.lessons[":id"].xp.$post({ param: { id: mutation.lessonId } }, init()));
    case "streak":
      return answer(api.me.streak.$post({ json: { played_on: mutation.playedOn } }, init()));
    case "feedback":
      return answer(
        api.me.lessons[":id"].feedback.$put(
          { param: { id: mutation.lessonId }, json: mutation.feedback },
          init(),
        ),
      );
  }
}

/**
 * Sends a mutation, or keeps it when nobody can be reached or others still wait before it. Resolves
 * with the server's answer, or null when it was kept. Throws AppError when the server refuses.
 */
export async function sendOrKeep<T>(
  mutation: Mutation,
  sendNow: (options: ReturnType<typeof init>) => Promise<T>,
): Promise<T | null> {
  const userId = storedUserId();
  if (userId === null || read(userId).length === 0) {
    try {
      return await sendNow(init());
    } catch (error) {
      if (userId === null || !PASSING.includes(toAppError(error).code)) throw error;
    }
  }
  write(userId, [...read(userId), mutation]);
  void flushMutationQueue();
  return null;
}

/** Events wait in a list of their own: nothing a child does waits for them. */
const readEvents = (userId: string) => entry("outbox-events", userId).json<LearningEvent[]>() ?? [];
const writeEvents = (userId: string, events: readonly LearningEvent[]) =>
  writeList(entry("outbox-events", userId), events);

/** Keeps an event; it is sent with the next flush. */
export function keepEvent(event: LearningEvent): void {
  const userId = storedUserId();
  if (userId !== null) writeEvents(userId, [...readEvents(userId), event]);
}

async function flushEvents(userId: string): Promise<void> {
  for (
    let batch = readEvents(userId).slice(0, EVENTS_PER_BATCH);
    batch.length > 0;
    batch = readEvents(userId).slice(0, EVENTS_PER_BATCH)
  ) {
    try {
      await answer(api.events.$post({ json: { events: batch } }, init()));
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
  await navigator.locks.request("outbox", { ifAvailable: true }, async (lock) => {
    if (lock === null) return;
    for (
      let [mutation] = read(userId);
      mutation !== undefined && storedUserId() === userId;
      [mutation] = read(userId)
    ) {
      try {
        await send(mutation);
      } catch (error) {
        if (WAITING.includes(toAppError(error).code)) return;
      }
      write(userId, read(userId).slice(1));
    }
    await flushEvents(userId);
  });
}

/** Tries again by itself while the page is open. */
export function keepFlushing(): void {
  const flush = () => void flushMutationQueue().catch(() => undefined);
  window.addEventListener("online", flush);
  setInterval(flush, RETRY_MS);
  flush();
}

interface Played {
  lesson_progress: Record<
    string,
    { slide: number; slide_id: string | null; furthest: number; completed: boolean }
  >;
  xp_lessons: string[];
  lifetime_xp: number;
  streak_count: number;
  last_streak_date: string | null;
}

/** The profile as it will be when what waits has arrived. */
export function withPending<T extends Played>(
  profile: T,
  mutations: readonly Mutation[] = pendingMutations(),
): T {
  return mutations.reduce<T>((now, mutation) => {
    switch (mutation.kind) {
      case "progress": {
        const before = now.lesson_progress[mutation.lessonId];
        const after = {
          slide: mutation.slide,
          slide_id: mutation.slideId,
          furthest: Math.max(before?.furthest ?? 0, mutation.slide),
          completed: before?.completed === true || mutation.isLast,
        };
        return { ...now, lesson_progress: { ...now.lesson_progress, [mutation.lessonId]: after } };
      }
      case "xp":
        if (now.xp_lessons.includes(mutation.lessonId)) return now;
        return {
          ...now,
          xp_lessons: [...now.xp_lessons, mutation.lessonId],
          lifetime_xp: now.lifetime_xp + XP_PER_LESSON,
        };
      case "streak": {
        const streak = nextStreak(
          { count: now.streak_count, lastDate: now.last_streak_date },
          mutation.playedOn,
        );
        return { ...now, streak_count: streak.count, last_streak_date: streak.lastDate };
      }
      case "feedback":
        return now;
    }
  }, profile);
}
