import type { DraftStore } from "../drafts/draft-store.ts";
import type { History, Step } from "../drafts/history.ts";
import type { UndoableRow } from "../drafts/useDraft.ts";
import type { TextRow } from "../content/texts.ts";

type TextStore = Pick<DraftStore<TextRow>, "history" | "undo" | "redo">;
type Histories = readonly History<TextRow>[];

/** Returns a function that reads the histories of these texts: the same array until one of them changes. */
export function historiesOf({ history }: TextStore, rows: readonly TextRow[]): () => Histories {
  let last: Histories = [];
  return () => {
    const now = rows.map(({ id }) => history(id));
    if (now.length !== last.length || now.some((one, index) => one !== last[index])) last = now;
    return last;
  };
}

const byTime = (a: Step<TextRow>, b: Step<TextRow>) => a.at - b.at;

/** The texts on the desk as one row: their steps in the order in which they were made. */
export function asOneRow(
  store: TextStore,
  rows: readonly TextRow[],
  histories: Histories,
  onStep: (row: TextRow) => void,
): UndoableRow {
  const past = histories.flatMap((one) => one.past).toSorted(byTime);
  const future = histories.flatMap((one) => one.future).toSorted(byTime);
  const ofRow = (step: Step<TextRow> | undefined, of: keyof History<TextRow>) =>
    step && rows.find((_, index) => histories[index]?.[of].includes(step));
  const [last, next] = [ofRow(past.at(-1), "past"), ofRow(future[0], "future")];
  const act = (row: TextRow | undefined, direction: "undo" | "redo") => () => {
    if (row === undefined) return;
    store[direction](row);
    onStep(row);
  };
  return { history: { past, future }, undo: act(last, "undo"), redo: act(next, "redo") };
}
