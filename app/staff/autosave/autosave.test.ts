import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { autosaveReducer, autosaveStart, shown, unsaved } from "./autosave.ts";
import type { Autosave, AutosaveEvent } from "./autosave.ts";

interface Row {
  row_version: number;
  a: string;
  b: string;
}
const row = (row_version: number, a = "", b = ""): Row => ({ row_version, a, b });
const after = (state: Autosave<Row>, ...events: AutosaveEvent<Row>[]) =>
  events.reduce((before, event) => autosaveReducer<Row>(before, event), state);
const initial = autosaveStart(row(1), null);

describe("autosave", () => {
  it("shows edits at once, sends them, and is saved after the server confirmed them (R-STAFF-3)", () => {
    const typed = after(initial, { type: "typed", edits: { a: "x" } });
    expect([typed.status, shown(typed).a]).toEqual(["waiting", "x"]);
    const sent = after(typed, { type: "sent" });
    expect([sent.status, sent.sending]).toEqual(["saving", { a: "x" }]);
    expect(after(sent, { type: "kept", row: row(2, "x") })).toMatchObject({
      status: "saved",
      base: row(2, "x"),
      edits: {},
    });
  });

  it("saves edits that are typed during a save after that save", () => {
    const state = after(
      initial,
      { type: "typed", edits: { a: "x" } },
      { type: "sent" },
      { type: "typed", edits: { a: "xy" } },
    );
    expect(shown(state).a).toBe("xy");
    expect(after(state, { type: "kept", row: row(2, "x") })).toMatchObject({
      status: "waiting",
      edits: { a: "xy" },
    });
  });

  it.each<AutosaveEvent<Row>>([{ type: "unreachable" }, { type: "refused", why: "no" }])(
    "keeps all edits after %j",
    (failure) => {
      const state = after(
        initial,
        { type: "typed", edits: { a: "x" } },
        { type: "sent" },
        { type: "typed", edits: { b: "y" } },
        failure,
      );
      expect(unsaved(state)).toEqual({ a: "x", b: "y" });
      expect(after(state, { type: "sent" }).sending).toEqual({ a: "x", b: "y" });
    },
  );

  it("shows another author's change and sends nothing until the author decides (R-STAFF-3)", () => {
    const state = after(
      initial,
      { type: "typed", edits: { a: "mine" } },
      { type: "sent" },
      { type: "overtaken", theirs: row(5, "theirs", "b") },
    );
    expect(state).toMatchObject({ status: "conflict", theirs: row(5, "theirs", "b") });
    expect(after(state, { type: "sent" }).sending).toBeNull();
    expect(after(state, { type: "typed", edits: { b: "more" } }).status).toBe("conflict");
    expect(shown(after(state, { type: "theirs" }))).toEqual(row(5, "theirs", "b"));
    const keptMine = after(state, { type: "mine" });
    expect([keptMine.status, shown(keptMine)]).toEqual(["waiting", row(5, "mine", "b")]);
  });

  it("a save whose response was lost causes no conflict", () => {
    const sent = after(initial, { type: "typed", edits: { a: "x" } }, { type: "sent" });
    expect(after(sent, { type: "overtaken", theirs: row(2, "x") })).toMatchObject({
      status: "saved",
      base: row(2, "x"),
    });
    expect(
      after(sent, { type: "typed", edits: { b: "y" } }, { type: "overtaken", theirs: row(2, "x") }),
    ).toMatchObject({
      status: "waiting",
      base: row(2, "x"),
      edits: { b: "y" },
    });
    expect(autosaveStart(row(2, "x"), { row_version: 1, edits: { a: "x" } }).status).toBe("saved");
  });

  it("continues with edits stored on this device, or shows a conflict when the row has changed", () => {
    expect(autosaveStart(row(3), { row_version: 3, edits: { a: "kept" } })).toMatchObject({
      status: "waiting",
      edits: { a: "kept" },
    });
    expect(autosaveStart(row(4), { row_version: 3, edits: { a: "kept" } })).toMatchObject({
      status: "conflict",
      theirs: row(4),
    });
    expect(autosaveStart(row(4), { row_version: 3, edits: {} }).status).toBe("saved");
  });

  it("takes over newer rows only without unsaved edits", () => {
    expect(after(initial, { type: "seen", row: row(2, "new") }).base).toEqual(row(2, "new"));
    expect(
      after(initial, { type: "typed", edits: { a: "x" } }, { type: "seen", row: row(2, "new") })
        .base,
    ).toEqual(row(1));
    expect(after(autosaveStart(row(3), null), { type: "seen", row: row(2, "old") }).base).toEqual(
      row(3),
    );
  });

  it("shows the last edit of a field after any sequence of events without a choice of the other version", () => {
    const events = fc.array(
      fc.oneof(
        fc.string().map((a): AutosaveEvent<Row> => ({ type: "typed", edits: { a } })),
        fc.constantFrom<AutosaveEvent<Row>>(
          { type: "sent" },
          { type: "unreachable" },
          { type: "refused", why: "no" },
          { type: "overtaken", theirs: row(9, "theirs") },
          { type: "mine" },
        ),
      ),
    );
    fc.assert(
      fc.property(events, (list) => {
        const last = list.findLast((event) => event.type === "typed");
        const state = after(initial, ...list);
        return last === undefined || shown(state).a === last.edits.a;
      }),
    );
  });
});
