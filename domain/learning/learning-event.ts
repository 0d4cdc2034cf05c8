import { CHILD_PAGES, NOT_FOUND_PAGE } from "../routing/child-routes.ts";
import type { JourneyStage, Page, PageCategory } from "../routing/page.ts";

/** Events that the child's zone sends to our own server, and to nobody else (R-NAV-7). */
export const LEARNING_EVENTS = [
  "page_viewed",
  "lesson_started",
  "slide_viewed",
  "answer_tried",
  /** In a review; apart from the answers in lessons, of which statistics are made. */
  "review_tried",
  "lesson_completed",
  "heard",
  "captions_on",
  "captions_off",
] as const;
export const CHILD_PAGE_NAMES = [
  ...new Set(Object.values(CHILD_PAGES).map(({ name }) => name)),
  NOT_FOUND_PAGE.name,
];
export type ChildPageName = (typeof CHILD_PAGE_NAMES)[number];
/** A page of the child's zone by its name. */
export const kidPage = (name: string): Page | undefined =>
  [...Object.values(CHILD_PAGES), NOT_FOUND_PAGE].find((page) => page.name === name);

/**
 * What was done in an attempt, in the terms of the slide's kind: '2' is the third answer of a quiz,
 * '3>1' the fourth thing in the second basket. Indexes and small numbers: nothing in it can be a name
 * or the number of a phone.
 */
export const ATTEMPT_DETAIL = /^\d{1,4}(?:[>:.]\d{1,4}){0,7}$/;

export type LearningEventName = (typeof LEARNING_EVENTS)[number];

export interface LearningEvent {
  /** Random; an event that is sent twice counts once. */
  event_id: string;
  name: LearningEventName;
  /** Left out where a page is of no lesson. */
  lesson_id?: string;
  slide_id?: string;
  /** When it happened, by the device's clock, ISO. */
  at: string;
  data?: {
    /** Attempts at this slide so far, from 1. */
    attempt?: number;
    correct?: boolean;
    detail?: string;
    slide?: number;
    /** Of a page view; category and stage as the routes table has them. */
    page?: ChildPageName;
    category?: PageCategory;
    stage?: JourneyStage;
  };
}
