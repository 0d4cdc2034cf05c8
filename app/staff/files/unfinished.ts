import { createContext, use, useLayoutEffect } from "react";

/** What the fields of an editor hold unfinished; null outside of an editor. */
export const UnfinishedContext = createContext<Set<object> | null>(null);

/** While it is true, the editor around is not given another slide (useEditorKey.ts). */
export function useUnfinished(isUnfinished: boolean): void {
  const unfinished = use(UnfinishedContext);
  useLayoutEffect(() => {
    if (!isUnfinished || unfinished === null) return;
    const mark = {};
    unfinished.add(mark);
    return () => void unfinished.delete(mark);
  }, [unfinished, isUnfinished]);
}
