import { checkQuestions } from "../questions/author-checks.ts";
import { BANDS } from "../slides/bands.ts";
import { rulesOf } from "../slides/registry.ts";
import { bandsWithOwnPath, isBankQuestion } from "./band-path.ts";
import { CARD_CHECKS, findInCard } from "./mission-card.ts";
import type { MissionCard } from "./mission-card.ts";
import type { DraftSlide } from "../slides/registry.ts";
import type { Weight } from "../slides/kind.ts";

/** Checks that are not of one kind of slide. */
export const LESSON_CHECKS = {
  no_slides: "must",
  /** All are bank questions. */
  no_played_slide: "must",
  /** The slide is of a kind that only a newer version of the product knows. */
  unknown_kind: "must",
  /** In the place of a missing video: one was given, and is not ready. */
  choose_framing: "must",
  video_coming: "must",
  /** Found beside the version that children see (`outdated-voices.ts`). */
  outdated_voice: "should",
  /** Some slides are for certain bands alone, and none of them for this one. */
  nothing_for_little: "should",
  nothing_for_middle: "should",
  nothing_for_older: "should",
  nothing_for_teen: "should",
  /** Rules of questions (docs/questions.md). */
  reply_concedes: "should",
  no_misconception: "should",
  story_words: "should",
  right_is_longest: "should",
  right_is_shortest: "should",
  /** Of a bank question. */
  never_asked: "should",
  ...CARD_CHECKS,
} as const satisfies Record<string, Weight>;

/** Something that is missing in a lesson. */
export interface Finding {
  /** A check of the slide's kind, or of LESSON_CHECKS. */
  check: string;
  weight: Weight;
  slideId: string | null;
  /** Index of the answer or thing it is about; null when it is about the slide. */
  part: number | null;
  /** Of an outdated recording: where its words are, and which one it is. */
  voice?: { path: string; key: string } | undefined;
}

/** A child would be stuck, so the lesson can't be published. */
export const isBlocking = ({ weight }: Finding) => weight === "must";

const ofLesson = (check: keyof typeof LESSON_CHECKS, slideId: string | null): Finding => ({
  check,
  weight: LESSON_CHECKS[check],
  slideId,
  part: null,
});

/** Everything that is missing in a lesson's slides, slide by slide, then in its paths and questions. */
export const checkLesson = (slides: readonly DraftSlide[]): Finding[] =>
  slides.length === 0
    ? [ofLesson("no_slides", null)]
    : [
        ...(slides.every(isBankQuestion) ? [ofLesson("no_played_slide", null)] : []),
        ...slides.flatMap(checkSlide),
        ...checkBands(slides),
        ...checkQuestions(slides).map((found): Finding => ({
          ...found,
          weight: LESSON_CHECKS[found.check],
        })),
      ];

/** The bands for which a lesson with paths by band has no slide of its own. */
function checkBands(slides: readonly DraftSlide[]): Finding[] {
  const own = bandsWithOwnPath(slides);
  if (own.length === 0) return [];
  return BANDS.filter((band) => !own.includes(band)).map((band) =>
    ofLesson(`nothing_for_${band}`, null),
  );
}

/** What is missing in the lesson's mission card. */
export const checkCard = (card: MissionCard | null): Finding[] =>
  findInCard(card).map((check) => ofLesson(check, null));

const found = new WeakMap<DraftSlide, readonly Finding[]>();

/** A slide that is the same object as before is not checked again. */
function checkSlide(slide: DraftSlide): readonly Finding[] {
  const findings = found.get(slide) ?? findIn(slide);
  found.set(slide, findings);
  return findings;
}

function findIn(slide: DraftSlide): Finding[] {
  const rules = rulesOf(slide.type);
  if (rules === null) return [ofLesson("unknown_kind", slide.id)];
  return rules.find(slide).map(({ check, part }) => ({
    check,
    weight: rules.checks[check] ?? "must",
    slideId: slide.id,
    part,
  }));
}
