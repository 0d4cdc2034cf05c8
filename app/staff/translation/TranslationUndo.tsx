import { useMemo, useSyncExternalStore } from "react";
import type { RefObject } from "react";
import { useContentDrafts } from "../content/useContentDrafts.ts";
import { ListUndo } from "../content/ListUndo.tsx";
import type { ApplyChange } from "../content/ListUndo.tsx";
import { asOneRow, historiesOf } from "./texts-history.ts";
import type { TextRow } from "../content/texts.ts";

interface Props {
  lessonId: string;
  /** The texts and files on the desk. */
  rows: readonly TextRow[];
  place: RefObject<HTMLElement | null>;
  onUndo: ApplyChange;
}

/** Undo and redo on the desk of a translation: of its texts, and of the list of slides. */
export function TranslationUndo({ lessonId, rows, place, onUndo }: Props) {
  const { store } = useContentDrafts().texts;
  const read = useMemo(() => historiesOf(store, rows), [store, rows]);
  const histories = useSyncExternalStore(store.subscribe, read);
  /** Shows the text that changed, also where it is folded away. */
  const show = ({ id }: TextRow) => {
    const shown = place.current?.querySelector(`[data-row="${CSS.escape(id)}"]`);
    for (let fold = shown?.closest("details"); fold; fold = fold.parentElement?.closest("details"))
      fold.open = true;
    shown?.scrollIntoView({ block: "nearest" });
  };
  return (
    <ListUndo list={lessonId} rows={[asOneRow(store, rows, histories, show)]} onUndo={onUndo} />
  );
}
