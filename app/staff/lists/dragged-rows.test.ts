import { expect, it, vi } from "vitest";
import type { DraggedRow } from "./drag-row.ts";
import { DraggedRows } from "./dragged-rows.ts";

// The files of a worker share their modules: these are loaded again, with the one below replaced.
vi.hoisted(() => vi.resetModules());
const { dragRow, end } = vi.hoisted(() => ({ dragRow: vi.fn(), end: vi.fn() }));
vi.mock("./drag-row.ts", () => ({ dragRow }));

it("rows can be dragged once the pointer has come to a handle, those that are added later, too (R-STAFF-2) (T-563)", async () => {
  dragRow.mockReturnValue(end);
  const [first, second] = [{ list: "first" }, { list: "second" }] as [DraggedRow, DraggedRow];
  const rows = new DraggedRows();
  const remove = rows.add(first);
  rows.load();
  await vi.dynamicImportSettled();
  expect(dragRow).not.toHaveBeenCalled();
  rows.begin();
  rows.begin();
  rows.add(second);
  expect(dragRow.mock.calls).toEqual([[first], [second]]);
  remove();
  expect(end).toHaveBeenCalledTimes(1);
});
