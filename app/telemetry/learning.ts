import type { LearningEvent, LearningEventName } from "#domain/learning-event.ts";
import { flushOutbox, keepEvent } from "#app/data/outbox.ts";

const FLUSH_AFTER_MS = 5_000;
let timer: ReturnType<typeof setTimeout> | undefined;

type Told = Pick<LearningEvent, "lesson_id" | "slide_id" | "data">;

/** Tells our own server what a child did; never waited for, and kept while nobody can be reached. */
export function learned(name: LearningEventName, { lesson_id, slide_id, data }: Told): void {
  keepEvent({
    event_id: crypto.randomUUID(),
    name,
    ...(lesson_id === undefined ? {} : { lesson_id }),
    at: new Date().toISOString(),
    ...(slide_id === undefined ? {} : { slide_id }),
    ...(data === undefined ? {} : { data }),
  });
  clearTimeout(timer);
  timer = setTimeout(() => void flushOutbox().catch(() => undefined), FLUSH_AFTER_MS);
}
