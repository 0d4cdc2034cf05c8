import type { Slide } from "../registry.ts";
import type { DocumentSlide } from "./document.ts";

/** What is on the account after the last row, or what a checkout comes to, in cents. */
export const totalOf = ({
  form,
  begins_with,
  rows,
}: Pick<DocumentSlide, "form" | "begins_with"> & {
  rows: readonly Pick<DocumentSlide["rows"][number], "amount" | "is_in">[];
}): number =>
  rows.reduce(
    (sum, { amount, is_in }) => (is_in === (form === "statement") ? sum + amount : sum - amount),
    form === "statement" ? begins_with : 0,
  );

/**
 * The document that stays open beside a slide: the last one before it, where the slide asks about it.
 *
 * @param slides of the child's path
 */
export function documentBeside(slides: readonly Slide[], at: number): DocumentSlide | null {
  const slide = slides[at];
  if (slide?.type !== "quiz" || slide.beside_document !== true) return null;
  return slides.slice(0, at).findLast((one) => one.type === "document") ?? null;
}
