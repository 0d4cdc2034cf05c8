import type { Finding } from "#domain/publish-check.ts";

const FOCUSABLE = "input:not([hidden]), textarea, button";

/** Brings the author to the field that a line of the checklist is about. */
export function focusFinding({ check, answer }: Finding): void {
  const within = answer === null ? document : (document.querySelector(`[data-answer="${answer}"]`) ?? document);
  const place = within.querySelector<HTMLElement>(`[data-checks~="${check}"]`);
  place?.scrollIntoView({ block: "center" });
  place?.querySelector<HTMLElement>(FOCUSABLE)?.focus();
}
