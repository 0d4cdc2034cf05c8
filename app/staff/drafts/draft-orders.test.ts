import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  chosen,
  cleanDraft,
  hasUnsaved,
  keptOf,
  overlay,
  restoredDraft,
  transition,
  unsaved,
} from "./draft.ts";
import { edited, row } from "./draft-row-for-tests.ts";
import type { Row } from "./draft-row-for-tests.ts";
import type { Draft, DraftEvent } from "./draft.ts";

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
    this.dispatch(edited({ [field]: text }, this.cache));
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
  keepMine() {
    this.dispatch({ type: "settled", edits: chosen(this.draft, "mine") });
  }
  reload() {
    const stored = keptOf(this.draft);
    this.#commit();
    this.#request = null;
    this.draft = hasUnsaved(this.draft) ? restoredDraft(stored) : cleanDraft();
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
  fc.constant((world: World) => world.keepMine()),
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
        world.keepMine();
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
