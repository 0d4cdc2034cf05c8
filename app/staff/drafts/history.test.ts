import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { noHistory, recorded, redone, STEPS_MAX, undone } from "./history.ts";
import type { History, Moved } from "./history.ts";

interface Row {
  a: string;
  b: string;
  list: { text: string; ok?: boolean }[];
}
const START: Row = { a: "", b: "", list: [] };
const PAUSE = 5_000;

interface Desk {
  row: Row;
  history: History<Row>;
  at: number;
}
const start: Desk = { row: START, history: noHistory, at: 0 };
const edit = ({ row, history, at }: Desk, edits: Partial<Row>, pause = PAUSE): Desk => ({
  row: { ...row, ...edits },
  history: recorded(history, row, edits, at + pause),
  at: at + pause,
});
const move = (
  desk: Desk,
  step: (history: History<Row>, row: Row, at: number) => Moved<Row>,
): Desk => {
  const { history, edits } = step(desk.history, desk.row, desk.at);
  return { ...desk, history, row: { ...desk.row, ...edits } };
};

describe("undo and redo", () => {
  it("of a file that was replaced and removed within a second are two steps (T-426)", () => {
    const row = { cover_url: null as string | null };
    const [url, at] = ["/media/content/a/course-covers/a-0a.webp", 1_000];
    const replaced = recorded(noHistory, row, { cover_url: url }, at);
    const removed = recorded(replaced, { cover_url: url }, { cover_url: null }, at + 100);
    expect(removed.past.map(({ before }) => before.cover_url)).toEqual([null, url]);
  });

  it.each<[string, Row["list"][], number]>([
    ["typing in one item is one step", [[{ text: "" }], [{ text: "a" }], [{ text: "ab" }]], 1],
    ["adding several items is a step each", [[], [{ text: "" }], [{ text: "" }, { text: "" }]], 2],
    ["adding and deleting one is two", [[], [{ text: "" }], []], 2],
    ["typing, then deleting the item, is two", [[{ text: "" }], [{ text: "a" }], []], 2],
    [
      "typing in one item, then in the other, is two",
      [
        [{ text: "" }, { text: "" }],
        [{ text: "a" }, { text: "" }],
        [{ text: "a" }, { text: "b" }],
      ],
      2,
    ],
    [
      "typing, then a tick, is two",
      [[{ text: "" }], [{ text: "a" }], [{ text: "a", ok: true }]],
      2,
    ],
  ])("of a list within a second: %s", (_what, [first = [], ...lists], steps) => {
    let desk: Desk = { ...start, row: { ...START, list: first } };
    for (const list of lists) desk = edit(desk, { list }, 100);
    expect(desk.history.past).toHaveLength(steps);
    for (let step = 0; step < steps; step++) desk = move(desk, undone);
    expect(desk.row.list).toEqual(first);
  });

  it("go back through 300 steps and forward again, field by field", () => {
    const rows = [START];
    let desk = start;
    for (let n = 1; n <= 300; n++) {
      desk = edit(
        desk,
        n % 3 === 0 ? { list: [{ text: String(n) }] } : { [n % 2 ? "a" : "b"]: `${n}` },
      );
      rows.push(desk.row);
    }
    for (let n = 299; n >= 0; n--) {
      desk = move(desk, undone);
      expect(desk.row).toEqual(rows[n]);
    }
    expect(undone(desk.history, desk.row, desk.at).edits).toBeNull();
    for (let n = 1; n <= 300; n++) {
      desk = move(desk, redone);
      expect(desk.row).toEqual(rows[n]);
    }
    expect(redone(desk.history, desk.row).edits).toBeNull();
  });

  it("any edits, undone, leave what was there; redone, what was typed", () => {
    const edits = fc.array(
      fc.oneof(
        fc.record({ a: fc.string() }),
        fc.record({ b: fc.string() }),
        fc.record({ a: fc.string(), list: fc.array(fc.record({ text: fc.string() })) }),
      ),
      { maxLength: 40 },
    );
    fc.assert(
      fc.property(edits, fc.nat(3_000), (all, pause) => {
        const typed = all.reduce((desk, one) => edit(desk, one, pause), start);
        let desk = typed;
        while (desk.history.past.length > 0) desk = move(desk, undone);
        expect(desk.row).toEqual(START);
        while (desk.history.future.length > 0) desk = move(desk, redone);
        expect(desk.row).toEqual(typed.row);
      }),
    );
  });

  it("typing without a pause in one field is one step; a pause or another field begins a new one", () => {
    let desk = edit(start, { a: "G" });
    desk = edit(desk, { a: "Go" }, 200);
    desk = edit(desk, { a: "Gold" }, 200);
    desk = edit(desk, { b: "C" }, 200);
    desk = edit(desk, { b: "Coin" }, PAUSE);
    expect(desk.history.past).toHaveLength(3);
    expect(move(move(move(desk, undone), undone), undone).row).toEqual(START);
  });

  it("an edit after an undo ends what could be done again", () => {
    const desk = edit(move(edit(edit(start, { a: "1" }), { a: "2" }), undone), { a: "3" });
    expect(redone(desk.history, desk.row).edits).toBeNull();
    expect(move(desk, undone).row.a).toBe("1");
  });

  it("end where another author changed the same field, not where they changed another one", () => {
    const desk = edit(edit(start, { a: "mine" }), { list: [{ text: "x", ok: true }] });
    const other = { ...desk, row: { ...desk.row, b: "theirs" } };
    expect(move(move(other, undone), undone).row).toEqual({ ...START, b: "theirs" });
    const same = { ...desk, row: { ...desk.row, list: [{ text: "theirs" }] } };
    expect(undone(same.history, same.row, same.at)).toEqual({ history: noHistory, edits: null });
  });

  it("an edit that changes nothing is no step, and the oldest steps go", () => {
    expect(recorded(noHistory, START, { a: "" }, 1)).toBe(noHistory);
    let desk = start;
    for (let n = 0; n < STEPS_MAX + 5; n++) desk = edit(desk, { a: String(n) });
    expect(desk.history.past).toHaveLength(STEPS_MAX);
  });
});
