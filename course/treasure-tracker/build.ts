import * as v from "valibot";
import { partsOf } from "#stage/story/parts.ts";
import { isMoment } from "#stage/story/story.ts";
import type { Moment, Story } from "#stage/story/story.ts";
import { defaultWording, soundOf, wordingsOf, WordedStorySchema } from "#stage/story/wordings.ts";
import type { WordedStory, WordedStoryScript, WordedFor } from "#stage/story/wordings.ts";
import type {
  SeedCard,
  SeedLesson,
  SeedMedia,
  SeedSlide,
  SeedSlideOf,
} from "#domain/content/course-seed.ts";
import { keysOf } from "#domain/pick.ts";
import { questionFields } from "#domain/questions/fields.ts";
import type { Misconception, Slip } from "#domain/questions/misconceptions.ts";
import type { CheckForm } from "#domain/slides/quiz/quiz.ts";
import type { SlideKind } from "#domain/slides/registry.ts";
import type { SlideMoment } from "#domain/slides/video/moments.ts";
import type { Shown } from "./pictures.ts";
import { storyTitles } from "./story-titles.ts";
import { withRecordings } from "./recordings.ts";
import type { Silent } from "./recordings.ts";

/** Lesson and slide ids are fixed for good: progress of every family hangs on them. */
const lessonId = (mission: number) => `7c0d6f1e-5a34-4b0e-9f0a-3b1d2c4e5f0${mission}`;

/** Clips, quizzes and activities are numbered each on their own. */
const ID_DIGIT = { V: "a", Q: "b", A: "c" } as const;
/** Name of a slide in its mission: 'V1', 'Q7', 'A2'. A number is never given to another slide. */
export type SlideName = `${keyof typeof ID_DIGIT}${number}`;

const slideId = (mission: number, name: SlideName) => {
  const kind = ID_DIGIT[name[0] as keyof typeof ID_DIGIT];
  const number = Number(name.slice(1)).toString(16);
  // Numbers above 15 have two digits.
  return `7c0d6f1e-5a34-4b0e-9f0a-3b1d2c4e${`${mission}${kind}${number}`.padStart(4, "0")}`;
};

/** Of the id of a mission's slide its name in the mission: 'Q7'. Throws for another id. */
export function nameOfSlide(id: string): SlideName {
  const [, kind, number = ""] = /0?\d([abc])([\da-f]{1,2})$/.exec(id.slice(-4)) ?? [];
  const letter = keysOf(ID_DIGIT).find((one) => ID_DIGIT[one] === kind);
  if (letter === undefined) throw new Error(`'${id}' is not the id of a mission's slide`);
  return `${letter}${Number.parseInt(number, 16)}`;
}

export const media = (folder: SeedMedia["folder"], file: string): SeedMedia => ({ folder, file });

/** What a moment asks, for statistics and for what was learned. */
function momentInWords({ ask, task }: Moment): SlideMoment {
  const of = task.do === "sort" ? task.things : task.of;
  return {
    ask: ask.say,
    of: of.map((one) => ({
      name: one.name,
      right: "right" in one ? one.right : true,
      why: one.why.say,
    })),
    places: task.do === "sort" ? task.places.map(({ name }) => name) : [],
  };
}

/** The script of a story and the sounds of its parts. */
function filesOf(worded: Omit<WordedFor, "band">) {
  const [first = null, ...more] = partsOf(worded.story).map((part) =>
    media("videos", `${soundOf(worded, part)}.m4a`),
  );
  return {
    script_url: media("videos", `${worded.story.id}.json`),
    sound_url: first,
    ...(more.length > 0 && { more: more.map((sound_url) => ({ sound_url })) }),
  };
}

/**
 * A clip that is drawn live from its story; `V1` of mission 1 has its script, sound, captions,
 * poster and video beside each other, and the script and sound of each other wording.
 *
 * @param options.storyWords objects, prices and names of the story, with commas between them: a new
 *   case has none of them
 */
export function story(
  mission: number,
  name: `V${number}`,
  alt: string,
  script: WordedStoryScript,
  { for: bands, storyWords }: Pick<Extras, "for"> & { storyWords?: string } = {},
): SeedSlideOf["video"] & { worded: WordedStory } {
  const path = script.id;
  const worded = v.parse(WordedStorySchema, script);
  const byDefault = defaultWording(worded);
  const moments = byDefault.lines.filter(isMoment).map(momentInWords);
  const wordings = wordingsOf(worded).map((wording) => [wording.band, filesOf(wording)] as const);
  return {
    id: slideId(mission, name),
    type: "video",
    ...(bands !== undefined && { for: bands }),
    ...(storyWords !== undefined && { story_words: storyWords }),
    video_url: media("videos", `${path}.mp4`),
    captions_url: media("videos", `${path}.vtt`),
    poster_url: media("videos", `${path}.jpg`),
    alt,
    title: storyTitles[path] ?? "",
    story: {
      id: path,
      ...filesOf({ story: byDefault, byDefault }),
      ...(moments.length > 0 && { moments }),
      ...(wordings.length > 0 && { wordings: Object.fromEntries(wordings) }),
    },
    worded,
  };
}

type AboutQuestion = Partial<
  Pick<SeedSlideOf["quiz"], "for" | Extract<keyof SeedSlideOf["quiz"], keyof typeof questionFields>>
>;

/** What a slide may have besides what it shows: for whom it is, and what its question is about. */
export interface Extras extends AboutQuestion {
  /** Numbers of the earlier missions that this slide comes back to. */
  reviews?: readonly number[];
}

interface Answer {
  text: string;
  right?: true;
  picture?: Shown;
  /** Why it is not right; never shows the answer. */
  whyNot?: string;
  /** What a child believes who chooses it. */
  misconception?: Misconception | Slip;
}

interface QuizScript extends Extras {
  heading: string;
  question: string;
  /** With several right ones the child finds them all. */
  answers: Answer[];
  /** Glimm's words for a right answer. */
  glimm: string;
  /** Pocket's hint for a wrong answer without a reason of its own; not needed where each has one. */
  hint?: string;
  /** The document before it stays open beside it. */
  besideDocument?: true;
}

/** A quiz of which no answer is called right or wrong. */
interface CheckScript extends Extras {
  /** The form. Half of the children are asked A before the lesson and B after it, the others the reverse. */
  check: CheckForm;
  question: string;
  answers: Omit<Answer, "whyNot">[];
  besideDocument?: true;
}

/** Stands over a check. */
const CHECK_HEADING = "What do you think?";

type WithReviews<Slide> = Slide & { reviews: readonly number[] };

/**
 * A quiz of a mission; `Q7` of mission 1 speaks with `quiz-audio/1-q7-question.m4a` and its
 * siblings.
 */
export function quiz(
  mission: number,
  name: `Q${number}`,
  given: QuizScript | CheckScript,
): WithReviews<SeedSlideOf["quiz"]> {
  const script =
    "check" in given ? { ...given, heading: CHECK_HEADING, glimm: "", hint: "" } : given;
  const isAll = script.answers.filter(({ right }) => right).length > 1;
  return slide("quiz", mission, name, script, {
    quiz_heading: script.heading,
    quiz_question: script.question,
    quiz_answers: script.answers.map(({ text, right, picture, whyNot, misconception }: Answer) => ({
      text,
      is_correct: right === true,
      image_url:
        picture === undefined ? null : media("quiz-answer-images", `answers/${picture.file}`),
      alt: picture?.alt ?? null,
      ...(whyNot !== undefined && { hint: whyNot }),
      ...(misconception !== undefined && { misconception }),
    })),
    ...(isAll && { quiz_choice: "all" }),
    ...("check" in given && { check: given.check }),
    ...(given.besideDocument === true && { beside_document: true }),
    quiz_correct_quote: script.glimm,
    quiz_wrong_quote: script.hint ?? "",
  });
}

/**
 * A slide of any kind that is not a clip, from its fields without recordings: each text that can be
 * spoken gets one.
 */
export function slide<Kind extends SlideKind>(
  kind: Kind,
  mission: number,
  name: SlideName,
  { reviews = [], ...extras }: Extras,
  fields: Silent<Omit<SeedSlideOf[Kind], "id" | "type">>,
): WithReviews<SeedSlideOf[Kind]> {
  const isQuiz = kind === "quiz";
  const path = `${isQuiz ? "quiz" : "slide"}-audio/${mission}-${name.toLowerCase()}`;
  const spoken = withRecordings(kind, fields, (part, field) =>
    media(isQuiz ? quizFolder(field) : "slide-audio", `${path}-${part}.m4a`),
  );
  const about = Object.fromEntries(
    Object.entries(extras).filter(([field]) => field === "for" || field in questionFields),
  );
  const fullSlide: object = {
    ...about,
    ...spoken,
    id: slideId(mission, name),
    type: kind,
    reviews,
  };
  return fullSlide as WithReviews<SeedSlideOf[Kind]>;
}

function quizFolder(field: string): SeedMedia["folder"] {
  if (field === "quiz_correct_audio_url") return "quiz-correct-audio";
  return field === "quiz_wrong_audio_url" ? "quiz-wrong-audio" : "quiz-audio";
}

type MissionSlide = SeedSlide & {
  worded?: WordedStory;
  reviews?: readonly number[];
};

export interface Mission {
  lesson: Omit<SeedLesson, "slides"> & { slides: MissionSlide[] };
  stories: Story[];
  /** Its stories in the words of other wordings. */
  wordings: WordedFor[];
}

export function mission(
  number: number,
  title: string,
  tag: string,
  mission_card: SeedCard,
  slides: MissionSlide[],
): Mission {
  const worded = slides.flatMap((slide) => slide.worded ?? []);
  return {
    lesson: { id: lessonId(number), title, tag, mission_card, slides },
    stories: worded.map(defaultWording),
    wordings: worded.flatMap(wordingsOf),
  };
}
