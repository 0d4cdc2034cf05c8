import { useEffect, useLayoutEffect, useRef, useState } from "react";
import type { Finding } from "#domain/content/publish-check.ts";
import {
  focusFinding,
  focusHeading,
  focusQuestion,
  showHeading,
  SLIDE_HEADING,
  VIEW_HEADING,
} from "./focus-finding.ts";

/**
 * What the author asked to see: the page's heading (also only where what had the focus is gone), the
 * editor of a slide, or a field in it.
 */
export type Wanted =
  | { what: "view"; isOnlyIfLost?: boolean }
  | { what: "slide"; slideId: string; isNew?: boolean }
  | { what: "finding"; finding: Finding };

const isFocusLost = () => document.activeElement === document.body;

const slideOf = (wanted: Wanted) => {
  if (wanted.what === "view") return null;
  return wanted.what === "slide" ? wanted.slideId : wanted.finding.slideId;
};

interface Shown {
  /** The course or lesson; another one has another name. */
  view: string;
  /** The slide whose editor is shown. */
  slideId: string | null;
}

/**
 * Focuses what the author asked for as soon as it is on the page, so that nothing opens out of
 * sight. Where the focus went with the page of before, such as with a form, it is on the new heading.
 */
export function useFocusWanted({ view, slideId }: Shown): (wanted: Wanted) => void {
  const viewBefore = useRef(view);
  const slideBefore = useRef(slideId);
  const [wanted, setWanted] = useState<Wanted | null>(null);
  // Before the effects of the editors, one of which may focus a field far down.
  useLayoutEffect(() => {
    // Nobody asked for the focus if the slide that was shown has been deleted.
    if (slideBefore.current !== null && slideBefore.current !== slideId) showHeading(SLIDE_HEADING);
    slideBefore.current = slideId;
  }, [slideId]);
  useEffect(() => {
    if (wanted === null) return;
    const awaited = slideOf(wanted);
    if (awaited !== null && awaited !== slideId) return;
    if (wanted.what === "finding") focusFinding(wanted.finding);
    else if (wanted.what === "slide" || wanted.isOnlyIfLost !== true || isFocusLost())
      focusHeading(wanted.what === "slide" ? SLIDE_HEADING : VIEW_HEADING);
    if (wanted.what === "slide" && wanted.isNew === true) focusQuestion();
    setWanted(null);
  }, [wanted, slideId]);
  useEffect(() => {
    if (viewBefore.current === view) return;
    viewBefore.current = view;
    if (isFocusLost()) focusHeading(VIEW_HEADING);
  }, [view]);
  return setWanted;
}
