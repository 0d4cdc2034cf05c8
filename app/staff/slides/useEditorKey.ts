import { useRef, useState } from "react";
import type { EditableSlide } from "#app/data/authoring/authoring.ts";
import { editingOf } from "./registry.ts";

/**
 * React's key for the editor of a slide. It stays the same, so that an editor is given the next
 * slide instead of being made anew, where that is of the same kind and its editor can be reused.
 * It is another one where the editor before holds something unfinished, or the focus: what is typed
 * or uploaded for one slide is never used for another.
 */
export function useEditorKey(slide: EditableSlide) {
  const [unfinished] = useState(() => new Set<object>());
  const fields = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState({ id: slide.id, round: 0 });
  if (shown.id !== slide.id) {
    const isAtRest =
      unfinished.size === 0 && fields.current?.contains(document.activeElement) !== true;
    setShown({ id: slide.id, round: isAtRest ? shown.round : shown.round + 1 });
  }
  const isReusable = editingOf(slide)?.isReusable === true;
  return { key: isReusable ? `${slide.type} ${shown.round}` : slide.id, unfinished, fields };
}
