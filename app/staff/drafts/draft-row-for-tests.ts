import type { DraftEvent } from "./draft.ts";

/** A row of two texts, for tests of drafts. */
export interface Row {
  id: string;
  row_version: number;
  a: string;
  b: string;
}

export const row = (row_version: number, a = "", b = ""): Row => ({ id: "r", row_version, a, b });

/** These edits were typed on top of a row. */
export const edited = (edits: Partial<Row>, shown = row(1)): DraftEvent<Row> => ({
  type: "edited",
  edits,
  row: shown,
});
