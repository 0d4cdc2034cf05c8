import { act, createElement } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { AppError } from "#app/data/base/errors.ts";
import { Autosave } from "./autosave.ts";
import { DraftStore } from "./draft-store.ts";
import { useAutosave, useDraft, useOverlay, useSeenRows } from "./useDraft.ts";
import type { Drafts, EditedRow } from "./useDraft.ts";

interface Row {
  id: string;
  row_version: number;
  title: string;
}

/** As much of a document as React needs for components that draw nothing. */
class FakeNode extends EventTarget {
  readonly nodeType: number;
  readonly nodeName = "DIV";
  readonly tagName = "DIV";
  readonly namespaceURI = "http://www.w3.org/1999/xhtml";
  readonly ownerDocument: FakeNode | null;
  textContent = "";
  activeElement = null;
  constructor(nodeType: number, ownerDocument: FakeNode | null) {
    super();
    this.nodeType = nodeType;
    this.ownerDocument = ownerDocument;
  }
}

const ELEMENT = 1;
const DOCUMENT = 9;
let page = new FakeNode(DOCUMENT, null);
let browserWindow = new EventTarget();

beforeEach(() => {
  page = new FakeNode(DOCUMENT, null);
  browserWindow = Object.assign(new EventTarget(), { document: page, HTMLIFrameElement: FakeNode });
  vi.stubGlobal("document", page);
  vi.stubGlobal("window", browserWindow);
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
});
afterEach(() => void vi.unstubAllGlobals());

/** A list and an editor of one row, as the builder has them, and the server behind them. */
function openBuilder() {
  const row: Row = { id: "r", row_version: 1, title: "Old" };
  const server = { row, isOffline: false };
  const saves: Partial<Row>[] = [];
  let timers = new Set<() => void>();
  const store = new DraftStore<Row>({
    stored: { readAll: () => new Map(), next: () => null, write: () => undefined },
    serverRow: () => server.row,
    histories: { read: () => null, write: () => undefined },
    now: () => 0,
  });
  const drafts: Drafts<Row> = {
    store,
    autosave: new Autosave<Row>({
      store,
      save(_id, rowVersion, edits) {
        saves.push(edits);
        if (server.isOffline) return Promise.reject(new AppError("offline"));
        if (rowVersion !== server.row.row_version)
          return Promise.reject(new AppError("edited_elsewhere"));
        server.row = { ...server.row, ...edits, row_version: rowVersion + 1 };
        return Promise.resolve({ row: server.row });
      },
      readAgain: () => Promise.resolve(server.row),
      after(_ms, run) {
        timers.add(run);
        return () => void timers.delete(run);
      },
    }),
  };

  const drawn = { list: "", editor: null as EditedRow<Row> | null };
  const listed = new Set<Row>();
  const draw = (part: Partial<typeof drawn>) => void Object.assign(drawn, part);
  const Editor = ({ row }: { row: Row }) => {
    draw({ editor: useDraft(drafts, row) });
    return null;
  };
  const Builder = ({ row }: { row: Row }) => {
    useAutosave(drafts);
    useSeenRows(drafts, [row]);
    const over = useOverlay(drafts);
    draw({ list: over(row).title });
    listed.add(over(row));
    return createElement(Editor, { row });
  };
  const newRoot = () => createRoot(new FakeNode(ELEMENT, page) as unknown as HTMLElement);
  let root = newRoot();
  return {
    server,
    saves,
    /** The different objects that the list has shown. */
    listed,
    show: (row: Row) => act(async () => root.render(createElement(Builder, { row }))),
    async close() {
      await act(async () => root.unmount());
      root = newRoot();
    },
    type: (title: string) => act(async () => drawn.editor?.edit({ title })),
    choose: (choice: "mine" | "theirs") =>
      act(async () => drawn.editor?.clashes?.settle(["title"], choice)),
    /** All timers that were not cancelled come to their end. */
    pause: () =>
      act(async () => {
        const due = timers;
        timers = new Set();
        for (const run of due) run();
      }),
    goOnline: () => act(async () => browserWindow.dispatchEvent(new Event("online"))),
    drawn: () => ({
      list: drawn.list,
      editor: drawn.editor?.value.title,
      status: drawn.editor?.status,
    }),
  };
}

describe("an editor and a list of one draft (R-STAFF-3)", () => {
  it("both show what is typed at once, and still after the save while the list's row is old", async () => {
    const builder = openBuilder();
    const old = builder.server.row;
    await builder.show(old);
    expect(builder.drawn()).toEqual({ list: "Old", editor: "Old", status: "clean" });
    await builder.type("New");
    expect(builder.drawn()).toEqual({ list: "New", editor: "New", status: "dirty" });
    await builder.pause();
    expect(builder.saves).toEqual([{ title: "New" }]);
    expect(builder.drawn()).toEqual({ list: "New", editor: "New", status: "saved" });
    await builder.show(builder.server.row);
    expect(builder.drawn()).toEqual({ list: "New", editor: "New", status: "saved" });
  });

  it("the list's row stays the same object while its edits are sent (T-923)", async () => {
    const builder = openBuilder();
    const old = builder.server.row;
    await builder.show(old);
    await builder.type("New");
    const typed = [...builder.listed];
    expect(typed.map(({ title }) => title)).toEqual(["Old", "New"]);
    builder.server.isOffline = true;
    await builder.pause();
    expect([builder.drawn().status, [...builder.listed]]).toEqual(["offline", typed]);
  });

  it("saves while the builder is open, also when it opens again, and not in between", async () => {
    const builder = openBuilder();
    await builder.show(builder.server.row);
    builder.server.isOffline = true;
    await builder.type("New");
    await builder.pause();
    expect(builder.drawn().status).toBe("offline");
    await builder.close();
    await builder.pause();
    await builder.goOnline();
    expect(builder.saves.length).toBe(1);
    builder.server.isOffline = false;
    await builder.show(builder.server.row);
    expect(builder.server.row.title).toBe("New");
    expect(builder.drawn().status).toBe("saved");
  });

  it("sends what waits for the network when it is back", async () => {
    const builder = openBuilder();
    await builder.show(builder.server.row);
    builder.server.isOffline = true;
    await builder.type("New");
    await builder.pause();
    builder.server.isOffline = false;
    await builder.goOnline();
    expect(builder.server.row.title).toBe("New");
    expect(builder.drawn().status).toBe("saved");
  });

  it.each([
    ["mine", "Mine", "dirty"],
    ["theirs", "Theirs", "saved"],
  ] as const)(
    "a newer row that has another text in an edited field asks; %s shows '%s'",
    async (choice, title, status) => {
      const builder = openBuilder();
      await builder.show(builder.server.row);
      await builder.type("Mine");
      builder.server.row = { id: "r", row_version: 2, title: "Theirs" };
      await builder.show(builder.server.row);
      expect(builder.drawn()).toEqual({ list: "Mine", editor: "Mine", status: "conflict" });
      await builder.choose(choice);
      expect(builder.drawn()).toEqual({ list: title, editor: title, status });
    },
  );
});
