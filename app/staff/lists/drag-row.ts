import {
  draggable,
  dropTargetForElements,
} from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
import { combine } from "@atlaskit/pragmatic-drag-and-drop/combine";

export type Edge = "above" | "below";

interface DraggedRow {
  element: HTMLElement;
  handle: HTMLElement;
  /** Name of the list: rows are dragged within one. */
  list: string;
  index: () => number;
  /** The edge of this row at which the dragged one would be put; null for none. */
  onEdge: (edge: Edge | null) => void;
  onMove: (from: number, to: number) => void;
}

/** Makes a row draggable by its handle and a drop target for others. Returns a cleanup function. */
export function dragRow({ element, handle, list, index, onEdge, onMove }: DraggedRow): () => void {
  const half = (y: number): Edge => {
    const box = element.getBoundingClientRect();
    return y < box.top + box.height / 2 ? "above" : "below";
  };
  return combine(
    draggable({
      element,
      dragHandle: handle,
      getInitialData: () => ({ list, index }),
    }),
    dropTargetForElements({
      element,
      canDrop: ({ source }) => source.data["list"] === list,
      onDrag: ({ location }) => onEdge(half(location.current.input.clientY)),
      onDragLeave: () => onEdge(null),
      onDrop({ source, location }) {
        onEdge(null);
        // Where it is now: a colleague may have changed the list since it was taken.
        const from = (source.data["index"] as DraggedRow["index"])();
        const place = index() + (half(location.current.input.clientY) === "below" ? 1 : 0);
        onMove(from, from < place ? place - 1 : place);
      },
    }),
  );
}
