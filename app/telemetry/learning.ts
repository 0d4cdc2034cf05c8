import { kidPage } from "#domain/learning/learning-event.ts";
import type {
  ChildPageName,
  LearningEvent,
  LearningEventName,
} from "#domain/learning/learning-event.ts";
import { inBackground } from "#app/data/base/background.ts";
import { keepEvent } from "#app/data/mutations/events.ts";
import { flushMutationQueue } from "#app/data/mutations/mutation-queue.ts";
import { hasStoredSession } from "#app/data/auth/page-session.ts";

const FLUSH_AFTER_MS = 5_000;
let timer: ReturnType<typeof setTimeout> | undefined;
const flush = () => void flushMutationQueue("when-due").catch(() => undefined);

type EventDetails = Pick<LearningEvent, "lesson_id" | "slide_id" | "data">;

/**
 * Sends a learning event to our own server without waiting; buffers it while the server can't be
 * reached.
 */
export function trackLearningEvent(
  name: LearningEventName,
  { lesson_id, slide_id, data }: EventDetails,
): void {
  keepEvent({
    event_id: crypto.randomUUID(),
    name,
    ...(lesson_id === undefined ? {} : { lesson_id }),
    at: new Date().toISOString(),
    ...(slide_id === undefined ? {} : { slide_id }),
    ...(data === undefined ? {} : { data }),
  });
  clearTimeout(timer);
  timer = setTimeout(flush, FLUSH_AFTER_MS);
  // Whoever leaves the page may never come back; the same listener is added once.
  document.addEventListener("visibilitychange", flush);
}

/**
 * A page of the child's zone was opened. A family's is kept with the child's events; where nobody
 * is signed in there is no child yet, and our own server counts the page alone.
 */
export function notePage(name: ChildPageName): void {
  if (!hasStoredSession()) {
    const counted = import("./visitor.ts").then(({ countVisitedPage }) => countVisitedPage(name));
    return inBackground("page count", counted);
  }
  const page = kidPage(name);
  trackLearningEvent("page_viewed", {
    data: { page: name, ...(page !== undefined && { category: page.category, stage: page.stage }) },
  });
}

/**
 * A first visit may begin here, at the lesson intro: what led to it stays on this device until a
 * parent is asked.
 */
export function noteVisit(): void {
  if (hasStoredSession()) return;
  const [url, referrer] = [location.href, document.referrer];
  const kept = import("./visitor.ts").then(({ keepVisit }) => keepVisit(url, referrer));
  inBackground("noting a visit", kept);
}
