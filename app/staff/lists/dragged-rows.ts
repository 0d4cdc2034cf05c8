import { inBackground } from "#app/data/base/background.ts";
import type { DraggedRow } from "./drag-row.ts";

/**
 * The rows of one list, which can be dragged once the pointer has come to a handle: the browser
 * styles a whole row anew when it becomes draggable, which a long list would wait for when it opens.
 */
export class DraggedRows {
  #rows = new Map<DraggedRow, (() => void) | null>();
  #dragRow: ((row: DraggedRow) => () => void) | null = null;
  #isDue = false;

  /** Loads the code of dragging. A list can be reordered by buttons and keys before that. */
  load(): void {
    const loading = import("./drag-row.ts").then(({ dragRow }) => {
      this.#dragRow = dragRow;
      this.#makeDraggable();
    });
    inBackground("dragging", loading);
  }

  /** Returns what takes the row out. */
  add(row: DraggedRow): () => void {
    this.#rows.set(row, null);
    this.#makeDraggable();
    return () => {
      this.#rows.get(row)?.();
      this.#rows.delete(row);
    };
  }

  /** The pointer has come to a handle. */
  begin(): void {
    this.#isDue = true;
    this.#makeDraggable();
  }

  #makeDraggable(): void {
    if (!this.#isDue || this.#dragRow === null) return;
    for (const [row, end] of this.#rows) if (end === null) this.#rows.set(row, this.#dragRow(row));
  }
}
