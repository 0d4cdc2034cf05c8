import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cleanDraft, hasUnsaved, overlay, restoredDraft, transition, unsaved } from "./draft.ts";
import type { Draft, DraftEvent, DraftStatus } from "./draft.ts";

interface Row {
  id: string;
  row_version: number;
  a: string;
  b: string;
}
const row = (row_version: number, a = "", b = ""): Row => ({ id: "r", row_version, a, b });
const edited = (edits: Partial<Row>, rowVersion = 1): DraftEvent<Row> => ({
  type: "edited",
  edits,
  rowVersion,
});
const after = (draft: Draft<Row>, ...events: DraftEvent<Row>[]) =>
  events.reduce((before, event) => transition(before, event), draft);

/** One draft per status; those with unsaved edits began at version 1 and hold a: 'x'. */
const x = { rowVersion: 1, edits: { a: "x" }, confirmed: null };
const DRAFTS: Record<DraftStatus, Draft<Row>> = {
  clean: cleanDraft(),
  dirty: { ...x, status: "dirty" },
  saving: { ...x, status: "saving", edits: {}, sending: { a: "x" } },
  saved: { status: "saved", rowVersion: 2, edits: {}, confirmed: row(2, "x") },
  offline: { ...x, status: "offline" },
  failed: { ...x, status: "failed", problem: "no" },
  conflict: { ...x, status: "conflict", theirVersion: 5 },
};

const EVENTS = {
  "more is typed": edited({ b: "y" }),
  "the save starts": { type: "sent" },
  "no edit can be saved": { type: "withheld", problem: "no" },
  "the save is confirmed": { type: "confirmed", row: row(2, "x") },
  "the server can't be reached": { type: "unreachable" },
  "the server refuses": { type: "refused", problem: "no" },
  "another author was first": { type: "outdated", row: row(5, "theirs") },
  "the row has these edits already": { type: "outdated", row: row(2, "x") },
  "the author keeps their own": { type: "kept mine" },
  "the author takes the other": { type: "took theirs" },
  "an older row is seen": { type: "seen", row: row(1) },
  "a newer row is seen": { type: "seen", row: row(6, "theirs") },
  "a newer row with these edits is seen": { type: "seen", row: row(6, "x") },
} satisfies Record<string, DraftEvent<Row>>;

type EventName = keyof typeof EVENTS;
const NEXT: Record<EventName, Record<DraftStatus, DraftStatus>> = {
  "more is typed": {
    clean: "dirty",
    dirty: "dirty",
    saving: "saving",
    saved: "dirty",
    offline: "dirty",
    failed: "dirty",
    conflict: "conflict",
  },
  "the save starts": {
    clean: "clean",
    dirty: "saving",
    saving: "saving",
    saved: "saved",
    offline: "saving",
    failed: "saving",
    conflict: "conflict",
  },
  "no edit can be saved": {
    clean: "clean",
    dirty: "failed",
    saving: "saving",
    saved: "saved",
    offline: "failed",
    failed: "failed",
    conflict: "conflict",
  },
  "the save is confirmed": only("saving", "saved"),
  "the server can't be reached": only("saving", "offline"),
  "the server refuses": only("saving", "failed"),
  "another author was first": only("saving", "conflict"),
  "the row has these edits already": only("saving", "saved"),
  "the author keeps their own": only("conflict", "dirty"),
  "the author takes the other": only("conflict", "clean"),
  "an older row is seen": only("clean", "clean"),
  "a newer row is seen": {
    clean: "clean",
    dirty: "conflict",
    saving: "saving",
    saved: "saved",
    offline: "conflict",
    failed: "conflict",
    conflict: "conflict",
  },
  "a newer row with these edits is seen": {
    clean: "clean",
    dirty: "saved",
    saving: "saving",
    saved: "saved",
    offline: "saved",
    failed: "saved",
    conflict: "saved",
  },
};

/** The event changes the status of `from` alone. */
function only(from: DraftStatus, to: DraftStatus): Record<DraftStatus, DraftStatus> {
  return {
    clean: "clean",
    dirty: "dirty",
    saving: "saving",
    saved: "saved",
    offline: "offline",
    failed: "failed",
    conflict: "conflict",
    [from]: to,
  };
}

const CELLS = Object.entries(NEXT).flatMap(([event, statuses]) =>
  Object.entries(statuses).map(
    ([from, to]) => [from, event, to] as [DraftStatus, EventName, DraftStatus],
  ),
);

describe("transitions of a draft (R-STAFF-3)", () => {
  it.each(CELLS)("%s, when %s: %s", (from, event, to) => {
    const before = DRAFTS[from];
    const next = transition(before, EVENTS[event]);
    expect(next.status).toBe(to);
    const typed = event === "more is typed" ? { b: "y" } : {};
    const isDone = to === "saved" || to === "clean";
    expect(unsaved(next)).toEqual(isDone ? {} : { ...unsaved(before), ...typed });
  });

  it("edits that are typed during a save are saved after it, from the confirmed version on", () => {
    const saving = after(cleanDraft(), edited({ a: "x" }), { type: "sent" }, edited({ a: "xy" }));
    expect(saving).toMatchObject({ status: "saving", sending: { a: "x" }, edits: { a: "xy" } });
    expect(overlay(row(1), saving).a).toBe("xy");
    const next = after(saving, { type: "confirmed", row: row(2, "x") });
    expect(next).toMatchObject({ status: "dirty", rowVersion: 2, edits: { a: "xy" } });
  });

  it.each<DraftEvent<Row>>([{ type: "unreachable" }, { type: "refused", problem: "no" }])(
    "the next save after %j sends all edits",
    (failure) => {
      const failed = after(
        cleanDraft(),
        edited({ a: "x" }),
        { type: "sent" },
        edited({ b: "y" }),
        failure,
      );
      expect(unsaved(failed)).toEqual({ a: "x", b: "y" });
      expect(after(failed, { type: "sent" })).toMatchObject({ sending: { a: "x", b: "y" } });
    },
  );

  it("a kept version is saved over the newest row that was seen, with its other fields", () => {
    const kept = after(
      DRAFTS.conflict,
      { type: "seen", row: row(6, "theirs", "b") },
      { type: "kept mine" },
    );
    expect(kept).toMatchObject({ status: "dirty", rowVersion: 6 });
    expect(overlay(row(6, "theirs", "b"), kept)).toEqual(row(6, "x", "b"));
  });

  it("a save whose response was lost causes no conflict, and keeps what was typed after it", () => {
    const sent = after(cleanDraft(), edited({ a: "x" }), { type: "sent" }, edited({ b: "y" }));
    expect(after(sent, { type: "outdated", row: row(2, "x") })).toMatchObject({
      status: "dirty",
      rowVersion: 2,
      edits: { b: "y" },
    });
  });

  it("a draft of this device continues from its version, or is in conflict with a newer row", () => {
    const restored = restoredDraft<Row>(3, { a: "kept" });
    const seen = (seenRow: Row) => after(restored, { type: "seen", row: seenRow });
    expect(seen(row(3))).toEqual(restored);
    expect(seen(row(4))).toMatchObject({ status: "conflict", edits: { a: "kept" } });
    expect(seen(row(4, "kept")).status).toBe("saved");
  });

  it("an edit names the version of the row that the author saw", () => {
    expect(after(cleanDraft(), edited({ a: "x" }, 7)).rowVersion).toBe(7);
    // A response that started before the save shows an older row; the confirmed fields lie over it.
    expect(after(DRAFTS.saved, edited({ b: "y" }, 1)).rowVersion).toBe(2);
    expect(after(DRAFTS.dirty, edited({ b: "y" }, 7)).rowVersion).toBe(1);
  });

  it("confirmed fields lie over older rows until the query cache has a newer one", () => {
    expect(overlay(row(1, "old"), DRAFTS.saved).a).toBe("x");
    expect(overlay(row(3, "newer"), DRAFTS.saved).a).toBe("newer");
    expect(after(DRAFTS.saved, { type: "seen", row: row(3, "newer") }).confirmed).toBeNull();
  });
});

/** A server with one row, the network, another author, and a page that is reloaded. */
class World {
  server = row(1);
  draft: Draft<Row> = cleanDraft();
  cache = this.server;
  /** Texts of this author that the server has had. */
  readonly accepted = new Set<string>();
  readonly typed: Partial<Row> = {};
  #request: { rowVersion: number; edits: Partial<Row> } | null = null;
  #texts = 0;

  dispatch(event: DraftEvent<Row>) {
    this.draft = transition(this.draft, event);
  }
  type(field: "a" | "b") {
    const text = `mine ${++this.#texts}`;
    this.typed[field] = text;
    this.dispatch(edited({ [field]: text }, this.cache.row_version));
  }
  send() {
    if (this.#request !== null) return;
    this.dispatch({ type: "sent" });
    if (this.draft.status === "saving")
      this.#request = { rowVersion: this.draft.rowVersion, edits: this.draft.sending };
  }
  #commit(): boolean {
    if (this.#request?.rowVersion !== this.server.row_version) return false;
    const { rowVersion, edits } = this.#request;
    this.server = { ...this.server, ...edits, row_version: rowVersion + 1 };
    for (const text of [edits.a, edits.b]) if (text !== undefined) this.accepted.add(text);
    return true;
  }
  /** The request comes to its end. */
  end(how: "answered" | "answer lost" | "request lost" | "refused") {
    if (this.#request === null) return;
    const isCommitted = how.startsWith("answer") && this.#commit();
    this.#request = null;
    if (how === "refused") this.dispatch({ type: "refused", problem: "no" });
    else if (how !== "answered") this.dispatch({ type: "unreachable" });
    else if (isCommitted) this.dispatch({ type: "confirmed", row: this.server });
    else {
      this.cache = this.server;
      this.dispatch({ type: "outdated", row: this.server });
    }
  }
  othersSave(field: "a" | "b") {
    const { row_version } = this.server;
    this.server = {
      ...this.server,
      [field]: `theirs ${row_version}`,
      row_version: row_version + 1,
    };
  }
  read(seen = this.server) {
    this.cache = seen;
    this.dispatch({ type: "seen", row: seen });
  }
  reload() {
    const stored = { rowVersion: this.draft.rowVersion, edits: unsaved(this.draft) };
    this.#commit();
    this.#request = null;
    this.draft = hasUnsaved(this.draft)
      ? restoredDraft(stored.rowVersion, stored.edits)
      : cleanDraft();
    this.read();
  }
}

const field = fc.constantFrom("a" as const, "b" as const);
const act = fc.oneof(
  { arbitrary: field.map((name) => (world: World) => world.type(name)), weight: 3 },
  { arbitrary: fc.constant((world: World) => world.send()), weight: 3 },
  fc
    .constantFrom(
      "answered" as const,
      "answer lost" as const,
      "request lost" as const,
      "refused" as const,
    )
    .map((how) => (world: World) => world.end(how)),
  field.map((name) => (world: World) => world.othersSave(name)),
  fc.constant((world: World) => world.read()),
  fc.constant((world: World) => world.read(row(1, "stale"))),
  fc.constant((world: World) => world.reload()),
  fc.constant((world: World) => world.dispatch({ type: "kept mine" })),
);

describe("whatever order saves, failures, conflicts and reloads come in", () => {
  const isSafe = ({ draft, cache, typed, accepted }: World) => {
    for (const name of ["a", "b"] as const) {
      const text = typed[name];
      if (text === undefined || accepted.has(text)) continue;
      if (unsaved(draft)[name] !== text || overlay(cache, draft)[name] !== text) return false;
    }
    return true;
  };

  it("the last text of each field is shown and unsaved, or the server has had it", () =>
    fc.assert(
      fc.property(fc.array(act, { maxLength: 60 }), (acts) => {
        const world = new World();
        return acts.every((run) => {
          run(world);
          return isSafe(world);
        });
      }),
      { numRuns: 1_000 },
    ));

  it("the server has the last text of each field in the end, and the page shows what it has", () =>
    fc.assert(
      fc.property(fc.array(act, { maxLength: 60 }), (acts) => {
        const world = new World();
        for (const run of acts) run(world);
        world.end("answered");
        world.read();
        world.dispatch({ type: "kept mine" });
        world.send();
        world.end("answered");
        world.read();
        expect(hasUnsaved(world.draft)).toBe(false);
        expect(overlay(world.cache, world.draft)).toEqual(world.server);
        for (const text of [world.typed.a, world.typed.b])
          if (text !== undefined) expect(world.accepted).toContain(text);
      }),
      { numRuns: 1_000 },
    ));
});
