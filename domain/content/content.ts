/**
 * The content of a lesson as children get it: validated once when the server reads it, then
 * trusted.
 */

/** Every kind of slide; the database checks the same (CHECK slides_type). */
export const SLIDE_KINDS = ["video", "quiz"] as const;
export type SlideKind = (typeof SLIDE_KINDS)[number];

export interface Course {
  id: string;
  title: string;
  description: string;
  order: number;
}

export interface VideoSlide {
  id: string;
  type: "video";
  video_url: string | null;
  captions_url: string | null;
  poster_url: string | null;
  /** What is shown, in words. */
  alt: string;
}

export interface QuizAnswer {
  text: string;
  is_correct: boolean;
  image_url: string | null;
  alt: string | null;
  /** The answer, spoken; lessons published before there were any have none. */
  audio_url?: string | null | undefined;
}

export interface QuizSlide {
  id: string;
  type: "quiz";
  /** Heading and question may hold highlighted words: 'Which one is [hl]gold[/hl]?' */
  quiz_heading: string;
  quiz_question: string;
  quiz_audio_url: string | null;
  quiz_answers: QuizAnswer[];
  quiz_correct_quote: string;
  quiz_correct_audio_url: string | null;
  quiz_wrong_quote: string;
  quiz_wrong_audio_url: string | null;
}

interface SlideOfKind {
  video: VideoSlide;
  quiz: QuizSlide;
}
export type Slide = SlideOfKind[SlideKind];

/**
 * The default branch of a switch over slides: a kind without a branch of its own does not compile.
 * A page that was opened before a kind was added throws here.
 */
export function unknownSlideKind(slide: never): never {
  throw new Error("unknown kind of slide", { cause: slide });
}

export interface LessonVersion {
  lesson_id: string;
  version: number;
  title: string;
  tag: string;
  slides: Slide[];
}

/** At most one right answer (R-STAFF-7; twin: CHECK slides_one_correct). */
export function hasAtMostOneCorrect(answers: readonly { is_correct: boolean }[]): boolean {
  return answers.filter((answer) => answer.is_correct).length <= 1;
}
