import type { MissionCard } from "./mission-card.ts";
import type { Slide } from "../slides/registry.ts";

/**
 * The content of a lesson as children get it: validated once when the server reads it, then
 * trusted.
 */

/** Longest texts of courses and lessons, in characters. */
export const TITLE_MAX = 120;
export const TAG_MAX = 40;
export const DESCRIPTION_MAX = 1000;

export interface Course {
  id: string;
  title: string;
  description: string;
  order: number;
}

export interface LessonVersion {
  lesson_id: string;
  version: number;
  title: string;
  tag: string;
  slides: Slide[];
  /** Absent where the author wrote none, and in versions of earlier releases. */
  mission_card?: MissionCard | undefined;
}
