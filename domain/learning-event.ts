/** What the child's zone tells our own server, and nobody else (design section 8). */
export const LEARNING_EVENTS = [
  "lesson_started",
  "slide_viewed",
  "answer_tried",
  "lesson_completed",
  "heard",
  "captions_on",
  "captions_off",
] as const;
export type LearningEventName = (typeof LEARNING_EVENTS)[number];

export interface LearningEvent {
  /** Random; an event that is sent twice counts once. */
  event_id: string;
  name: LearningEventName;
  lesson_id: string;
  slide_id?: string;
  /** When it happened, by the device's clock, ISO. */
  at: string;
  data?: { answer?: number; correct?: boolean; tries?: number; slide?: number };
}
