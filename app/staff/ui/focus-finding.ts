import type { Finding } from "#domain/content/publish-check.ts";

const FOCUSABLE = "input:not([hidden]), textarea, button";
export const SLIDE_HEADING = "slide-heading";
export const VIEW_HEADING = "view-heading";

/** Brings a heading to the top of its column, as far as nothing stands above it. */
export function showHeading(id: string): HTMLElement | null {
  const heading = document.getElementById(id);
  heading?.closest("[data-scrolls]")?.scrollTo({ top: 0 });
  heading?.scrollIntoView({ block: "nearest" });
  return heading;
}

/** Focuses a heading, and brings it to the top of its column. */
export const focusHeading = (id: string): void => showHeading(id)?.focus({ preventScroll: true });

/** Its editor may be loading: so many frames are waited for it. */
const FRAMES_MAX = 120;

/**
 * Focuses the question of a slide that was just added, which is written next. With a finger, the
 * keyboard would cover the slide: its heading keeps the focus.
 */
export function focusQuestion(frames = FRAMES_MAX): void {
  const heading = document.getElementById(SLIDE_HEADING);
  if (document.activeElement !== heading || !matchMedia("(hover: hover)").matches) return;
  const field = heading
    ?.closest("[data-scrolls]")
    ?.querySelector<HTMLElement>("[data-leads='true'] textarea");
  if (field) field.focus({ preventScroll: true });
  else if (frames > 0) requestAnimationFrame(() => focusQuestion(frames - 1));
}

/** Scrolls to the field that a checklist finding is about, and focuses it. */
export function focusFinding({ check, part, voice }: Finding): void {
  const within =
    part === null ? document : (document.querySelector(`[data-part="${part}"]`) ?? document);
  const place = within.querySelector<HTMLElement>(
    voice === undefined
      ? `[data-checks~="${check}"]`
      : `[data-outdated-voice="${CSS.escape(voice.key)}"]`,
  );
  if (place === null) return focusHeading(SLIDE_HEADING);
  const folded = place.closest("details");
  if (folded !== null) folded.open = true;
  place.scrollIntoView({ block: "center" });
  place.querySelector<HTMLElement>(FOCUSABLE)?.focus();
}
