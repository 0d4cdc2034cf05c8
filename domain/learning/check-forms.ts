import type { LessonVersion } from "../content/content.ts";
import type { CheckForm } from "../slides/quiz/quiz.ts";
import type { Slide } from "../slides/registry.ts";
import { shuffledIndexes } from "../slides/shuffle.ts";

/**
 * The form of checks that a child gets before a lesson; the other one comes after it. It follows from the
 * child's id, so half of the children get A first, and a child has the same one in every lesson.
 */
export const firstFormOf = (childId: string | number): CheckForm =>
  shuffledIndexes(2, `check ${childId}`)[0] === 0 ? "A" : "B";

const formOf = (slide: Slide): CheckForm | null =>
  slide.type === "quiz" ? (slide.check ?? null) : null;

/** Is no answer to this slide called right or wrong? */
export const isCheck = (slide: Slide): boolean => formOf(slide) !== null;

/** Does a lesson have both forms of a check, so that its slides differ by the first form? */
export const hasChecks = (slides: readonly Slide[]): boolean =>
  slides.some((slide) => formOf(slide) === "A") && slides.some((slide) => formOf(slide) === "B");

/**
 * The slides in the order in which `first` comes before the other form: where the author has it the other
 * way round, the first slide of A changes places with the first one of B, the second with the second, and
 * so on. All other slides keep their places.
 *
 * @param slides of one band's path
 */
export function withFirstForm(slides: readonly Slide[], first: CheckForm): Slide[] {
  const placesOf = (form: CheckForm) =>
    slides.flatMap((slide, place) => (formOf(slide) === form ? [place] : []));
  const [a, b] = [placesOf("A"), placesOf("B")];
  const now = (a[0] ?? 0) < (b[0] ?? 0) ? "A" : "B";
  const next = [...slides];
  if (a.length === 0 || b.length === 0 || now === first) return next;
  for (const [pair, place] of a.entries()) {
    const twin = b[pair];
    const [one, other] = [slides[place], slides[twin ?? -1]];
    if (twin === undefined || one === undefined || other === undefined) continue;
    next[place] = other;
    next[twin] = one;
  }
  return next;
}

/**
 * The version of a band as a child gets it whose checks begin with this form. The same object where it
 * has no checks.
 */
export const versionWithFirstForm = <T extends Pick<LessonVersion, "slides" | "first_check">>(
  version: T,
  first: CheckForm,
): T =>
  hasChecks(version.slides)
    ? { ...version, first_check: first, slides: withFirstForm(version.slides, first) }
    : version;
