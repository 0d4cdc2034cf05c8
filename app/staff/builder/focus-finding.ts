import type { Finding } from "#domain/content/publish-check.ts";

const FOCUSABLE = "input:not([hidden]), textarea, button";

/** Scrolls to the field that a checklist finding is about, and focuses it. */
export function focusFinding({ check, part }: Finding): void {
  const within =
    part === null ? document : (document.querySelector(`[data-part="${part}"]`) ?? document);
  const place = within.querySelector<HTMLElement>(`[data-checks~="${check}"]`);
  place?.scrollIntoView({ block: "center" });
  place?.querySelector<HTMLElement>(FOCUSABLE)?.focus();
}
