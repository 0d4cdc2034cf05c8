import type { Clip } from "#course/clip.ts";
import type { SeedLesson, SeedMedia, SeedSlide, SeedSlideOf } from "#domain/content/course-seed.ts";

/** Lesson and slide ids are fixed for good: progress of every family hangs on them. */
const lessonId = (mission: number) => `7c0d6f1e-5a34-4b0e-9f0a-3b1d2c4e5f0${mission}`;
const slideId = (mission: number, slide: string) => {
  const kind = slide.startsWith("V") ? "a" : "b";
  return `7c0d6f1e-5a34-4b0e-9f0a-3b1d2c4e0${mission}${kind}${slide.slice(1)}`;
};

const media = (folder: SeedMedia["folder"], file: string): SeedMedia => ({ folder, file });

/**
 * A clip of a mission with its script; `V1` of mission 1 is `missions/1/v1.mp4` with captions and
 * poster beside it.
 */
export function clip(
  mission: number,
  name: string,
  alt: string,
  script: Omit<Clip, "id">,
): SeedSlideOf["video"] & { script: Clip } {
  const path = `missions/${mission}/${name.toLowerCase()}`;
  return {
    id: slideId(mission, name),
    type: "video",
    video_url: media("videos", `${path}.mp4`),
    captions_url: media("videos", `${path}.vtt`),
    poster_url: media("videos", `${path}.jpg`),
    alt,
    script: { id: path, ...script },
  };
}

interface Answer {
  text: string;
  right?: true;
  /** File in `media/answers`, with what it shows. */
  picture?: { file: string; alt: string };
}

interface QuizScript {
  heading: string;
  question: string;
  answers: Answer[];
  /** Glimm's words for a right answer. */
  glimm: string;
  /** Pocket's hint: points back, never tells the answer. */
  hint: string;
  /** Number of the earlier mission that a review question comes back to. */
  reviews?: number;
  /** The answers' order means something: 'All of these' comes last. */
  keepsOrder?: true;
}

/**
 * A quiz of a mission; `Q1` of mission 1 speaks with `quiz-audio/1-q1-question.m4a` and its two
 * siblings.
 */
export function quiz(
  mission: number,
  name: string,
  script: QuizScript,
): SeedSlideOf["quiz"] & { reviews: number | null } {
  const audio = (part: string) => `quiz-audio/${mission}-${name.toLowerCase()}-${part}.m4a`;
  return {
    id: slideId(mission, name),
    type: "quiz",
    quiz_heading: script.heading,
    quiz_question: script.question,
    quiz_audio_url: media("quiz-audio", audio("question")),
    reviews: script.reviews ?? null,
    quiz_answers: script.answers.map(({ text, right, picture }, index) => ({
      text,
      is_correct: right === true,
      image_url:
        picture === undefined ? null : media("quiz-answer-images", `answers/${picture.file}`),
      alt: picture?.alt ?? null,
      audio_url: media("quiz-audio", audio(`answer-${index + 1}`)),
    })),
    ...(script.keepsOrder && { quiz_keeps_order: true }),
    quiz_correct_quote: script.glimm,
    quiz_correct_audio_url: media("quiz-correct-audio", audio("correct")),
    quiz_wrong_quote: script.hint,
    quiz_wrong_audio_url: media("quiz-wrong-audio", audio("wrong")),
  };
}

type MissionSlide = SeedSlide & { script?: Clip; reviews?: number | null };

export interface Mission {
  lesson: Omit<SeedLesson, "slides"> & { slides: MissionSlide[] };
  /** Scripts of its clips, for the studio. */
  clips: Clip[];
}

export function mission(
  number: number,
  title: string,
  tag: string,
  slides: MissionSlide[],
): Mission {
  return {
    lesson: { id: lessonId(number), title, tag, slides },
    clips: slides.flatMap(({ script }) => script ?? []),
  };
}
