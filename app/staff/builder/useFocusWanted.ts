import { useEffect, useState } from "react";
import type { Finding } from "#domain/content/publish-check.ts";
import { focusFinding, focusHeading, SLIDE_HEADING, VIEW_HEADING } from "./focus-finding.ts";

/** What the author asked to see: the page's heading, the editor of a slide, or a field in it. */
export type Wanted =
  | { what: "view" }
  | { what: "slide"; slideId: string }
  | { what: "finding"; finding: Finding };

const slideOf = (wanted: Wanted) => {
  if (wanted.what === "view") return null;
  return wanted.what === "slide" ? wanted.slideId : wanted.finding.slideId;
};

/**
 * Focuses what the author asked for as soon as it is on the page, so that nothing opens out of
 * sight. `slideId` is the slide whose editor is shown.
 */
export function useFocusWanted(slideId: string | null): (wanted: Wanted) => void {
  const [wanted, setWanted] = useState<Wanted | null>(null);
  useEffect(() => {
    if (wanted === null) return;
    const awaited = slideOf(wanted);
    if (awaited !== null && awaited !== slideId) return;
    if (wanted.what === "finding") focusFinding(wanted.finding);
    else focusHeading(wanted.what === "slide" ? SLIDE_HEADING : VIEW_HEADING);
    setWanted(null);
  }, [wanted, slideId]);
  return setWanted;
}
