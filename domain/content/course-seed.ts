import { slideKinds } from "../slides/registry.ts";
import type { Slide, SlideKind, SlideOfKind } from "../slides/registry.ts";
import type { MissionCard } from "./mission-card.ts";
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
    | "quiz-answer-images"
    | "slide-audio"
    | "slide-images";
}

/** A value in which each field with the URL of a file holds the shipped file instead. */
type Seed<T> = T extends readonly (infer Item)[]
  ? Seed<Item>[]
  : T extends object
    ? { [Name in keyof T]: Name extends `${string}_url` ? SeedMedia | null : Seed<T[Name]> }
    : T;

/** A slide of the shipped course, by its kind. */
export type SeedSlideOf = { [K in SlideKind]: Seed<SlideOfKind[K]> };
export type SeedSlide = SeedSlideOf[SlideKind];

const isSeedMedia = (value: object): value is SeedMedia => "file" in value && "folder" in value;

function withUrls(value: unknown, urlOf: (media: SeedMedia) => string): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (isSeedMedia(value)) return urlOf(value);
  if (Array.isArray(value)) return value.map((item) => withUrls(item, urlOf));
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, withUrls(inner, urlOf)]),
  );
}

/** The fields of its kind, with the URL that `urlOf` gives to each file. */
export function seedFields(slide: SeedSlide, urlOf: (media: SeedMedia) => string): object {
  const names = Object.keys(slideKinds[slide.type].fields);
  const fields = Object.entries(slide).filter(([name]) => names.includes(name));
  return Object.fromEntries(fields.map(([name, value]) => [name, withUrls(value, urlOf)]));
}

/** The slide as it is stored. */
export const slideOfSeed = (slide: SeedSlide, urlOf: (media: SeedMedia) => string): Slide =>
  ({ ...seedFields(slide, urlOf), id: slide.id, type: slide.type }) as Slide;

/** The files of a slide. */
export function seedMedia(slide: SeedSlide): SeedMedia[] {
  const found: SeedMedia[] = [];
  seedFields(slide, (media) => (found.push(media), ""));
  return found;
}

export type SeedCard = Seed<MissionCard>;

export interface SeedLesson {
  id: string;
  title: string;
  tag: string;
  slides: SeedSlide[];
  mission_card: SeedCard;
}

/** The card with the URL that `urlOf` gives to each file. */
export const seedCard = (card: SeedCard, urlOf: (media: SeedMedia) => string): MissionCard =>
  withUrls(card, urlOf) as MissionCard;

/** The files of a lesson: of its slides, and of its mission card. */
export function lessonSeedMedia({ slides, mission_card }: SeedLesson): SeedMedia[] {
  const found = slides.flatMap(seedMedia);
  seedCard(mission_card, (media) => (found.push(media), ""));
  return found;
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
