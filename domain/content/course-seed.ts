import type { QuizAnswer } from "./content.ts";
import { slug } from "./text.ts";

/**
 * A file of the shipped course, relative to `course/media`, and the subfolder it takes in the
 * bucket (R-DATA-7).
 */
export interface SeedMedia {
  file: string;
  folder:
    | "videos"
    | "quiz-audio"
    | "quiz-correct-audio"
    | "quiz-wrong-audio"
    | "quiz-answer-images";
}

export interface SeedVideoSlide {
  id: string;
  type: "video";
  video: SeedMedia;
  captions: SeedMedia;
  poster: SeedMedia;
  alt: string;
}

export interface SeedQuizSlide {
  id: string;
  type: "quiz";
  heading: string;
  question: string;
  questionAudio: SeedMedia | null;
  answers: (Pick<QuizAnswer, "text" | "is_correct"> & {
    image: SeedMedia | null;
    alt: string | null;
    audio: SeedMedia;
  })[];
  /** Number of the earlier mission that a review question comes back to. */
  reviews: number | null;
  correctQuote: string;
  correctAudio: SeedMedia | null;
  wrongQuote: string;
  wrongAudio: SeedMedia | null;
}

export type SeedSlide = SeedVideoSlide | SeedQuizSlide;

export interface SeedLesson {
  id: string;
  title: string;
  tag: string;
  slides: SeedSlide[];
}

/**
 * The course that ships with the product. A higher revision upgrades lessons that staff never
 * touched.
 */
export interface CourseSeed {
  revision: number;
  id: string;
  title: string;
  description: string;
  lessons: SeedLesson[];
}

/**
 * 'Treasure Tracker', 'Need or Want?', id -> 'treasure-tracker-need-or-want-<id>' (R-DATA-7).
 */
export function mediaFolder(courseTitle: string, lessonTitle: string, lessonId: string): string {
  return [slug(courseTitle), slug(lessonTitle), lessonId].filter(Boolean).join("-");
}
