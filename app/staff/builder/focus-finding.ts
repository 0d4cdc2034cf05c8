import type { Finding } from "#domain/content/publish-check.ts";

const FOCUSABLE = "input:not([hidden]), textarea, button";
export const SLIDE_HEADING = "slide-heading";
export const VIEW_HEADING = "view-heading";

/** Brings a heading to the top of its column, and focuses it. */
export function focusHeading(id: string): void {
  const heading = document.getElementById(id);
  heading?.focus({ preventScroll: true });
  heading?.closest("[data-scrolls]")?.scrollTo({ top: 0 });
}

/** Scrolls to the field that a checklist finding is about, and focuses it. */
export function focusFinding({ check, part }: Finding): void {
  const within =
    part === null ? document : (document.querySelector(`[data-part="${part}"]`) ?? document);
  const place = within.querySelector<HTMLElement>(`[data-checks~="${check}"]`);
  if (place === null) return focusHeading(SLIDE_HEADING);
  const folded = place.closest("details");
  if (folded !== null) folded.open = true;
  place.scrollIntoView({ block: "center" });
  place.querySelector<HTMLElement>(FOCUSABLE)?.focus();
}
