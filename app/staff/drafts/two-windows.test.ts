import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { stubStorage } from "#app/data/base/storage-for-tests.ts";
import { newServer, openPage } from "./autosave-page-for-tests.ts";
import { PAUSE_MS } from "./autosave.ts";

let storage: ReturnType<typeof stubStorage>;
beforeEach(() => {
  storage = stubStorage();
});
afterEach(() => void vi.unstubAllGlobals());

describe("two windows of one author (R-STAFF-42)", () => {
  const entries = () => Object.values(storage).map((text) => JSON.parse(text).edits.a);

  it("keep what was typed in each, also when one of them saves first and the other is closed", async () => {
    const server = newServer();
    const [one, other] = [openPage(server), openPage(server)];
    one.type({ a: "in one" });
    other.type({ a: "in the other" });
    other.type({ a: "in the other window" });
    expect(entries().toSorted()).toEqual(["in one", "in the other window"]);
    other.stop();
    await one.clock.pass(PAUSE_MS);
    expect([server.row.a, entries()]).toEqual(["in one", ["in the other window"]]);

    const after = openPage(server);
    after.read();
    expect(after.store.draft("r")).toMatchObject({
      status: "conflict",
      edits: { a: "in the other window" },
      clashes: { a: "in one" },
    });
  });

  it("are shown one after the other on the next page where both were closed", async () => {
    const server = newServer();
    const [one, other] = [openPage(server), openPage(server)];
    one.type({ a: "in one" });
    other.type({ a: "in the other", b: "too" });
    one.stop();
    other.stop();

    const after = openPage(server);
    await after.clock.pass(PAUSE_MS);
    expect(server.row).toMatchObject({ a: "in one", b: "" });
    await after.clock.pass(PAUSE_MS);
    expect(after.store.draft("r").clashes).toEqual({ a: "in one" });
    await after.clock.pass(PAUSE_MS);
    expect(server.row).toMatchObject({ a: "in one", b: "too" });
    after.store.settle(server.row, ["a"], "mine");
    await after.clock.pass(PAUSE_MS);
    expect([server.row.a, entries()]).toEqual(["in the other", []]);
  });
});
