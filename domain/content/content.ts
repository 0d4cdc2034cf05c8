import type { MissionCard } from "./mission-card.ts";
import type { Band } from "../slides/bands.ts";
import type { CheckForm } from "../slides/quiz/quiz.ts";
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

/**
 * What a language shows in place of the source, by the path of the text or file. Null for a recording
 * that speaks other words.
 */
export type Overlay = Readonly<Record<string, string | null>>;

/** A language of a published lesson: its title, tag and mission card; its slides by id. */
export interface PublishedTranslation {
  lesson: Overlay;
  slides: Readonly<Record<string, Overlay>>;
}

/** What a row of `lesson_versions` holds: the source, and the languages that were done. */
export type VersionContent = Omit<
  LessonVersion,
  "lesson_id" | "version" | "lang" | "bands" | "first_check"
> & {
  translations?: Readonly<Record<string, PublishedTranslation>>;
};

export interface LessonVersion {
  lesson_id: string;
  version: number;
  title: string;
  tag: string;
  slides: Slide[];
  /** The language of its texts, where it is another than the source's. */
  lang?: string | undefined;
  /** Set in what a child gets of a lesson whose slides differ by band: the bands that get these. */
  bands?: readonly Band[] | undefined;
  /** Set in what a child gets of a lesson with both forms of a check: the form that comes first for it. */
  first_check?: CheckForm | undefined;
  /** Absent where the author wrote none. */
  mission_card?: MissionCard | undefined;
}

/** What brings slides to another lesson. */
export type SendAction = "move" | "copy";
