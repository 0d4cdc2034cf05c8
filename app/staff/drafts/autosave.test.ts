import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { AppError } from "#app/data/base/errors.ts";
import { stubStorage } from "#app/data/base/storage-for-tests.ts";
import { newServer, openPage, settle } from "./autosave-page-for-tests.ts";
import { PAUSE_MS, RETRY_MS } from "./autosave.ts";

const KEY = "builder-draft:author:slide r";

let storage: ReturnType<typeof stubStorage>;
beforeEach(() => {
  storage = stubStorage();
});
afterEach(() => void vi.unstubAllGlobals());

describe("autosave (R-STAFF-3)", () => {
  it("sends once after a pause in typing, and drops the device's entry when the server confirmed", async () => {
    const server = newServer();
    const page = openPage(server);
    page.type({ a: "x" });
    await page.clock.pass(PAUSE_MS - 1);
    page.type({ a: "xy" });
    await page.clock.pass(PAUSE_MS - 1);
    expect([server.saves, page.status()]).toEqual([[], "dirty"]);
    expect(JSON.parse(storage[KEY] ?? "")).toEqual({
      row_version: 1,
      edits: { a: "xy" },
      base: { a: "" },
    });
    await page.clock.pass(1);
    expect([server.saves, page.status()]).toEqual([[{ a: "xy" }], "saved"]);
    expect(storage).not.toHaveProperty([KEY]);
  });

  it("saves the fields that can be saved; the others stay on the device until they are mended", async () => {
    const server = newServer();
    const page = openPage(server, { bad: "too long" });
    page.type({ a: "too long", b: "y" });
    await page.clock.pass(PAUSE_MS);
    expect(server.saves).toEqual([{ b: "y" }]);
    await page.clock.pass(PAUSE_MS);
    expect([server.saves.length, page.store.draft("r")]).toMatchObject([
      1,
      { status: "failed", problem: "a field is wrong", edits: { a: "too long" } },
    ]);
    expect(JSON.parse(storage[KEY] ?? "")).toMatchObject({
      row_version: 2,
      edits: { a: "too long" },
    });
    expect(page.shown()).toMatchObject({ a: "too long", b: "y" });
    page.type({ a: "short" });
    await page.clock.pass(PAUSE_MS);
    expect([server.saves.at(-1), page.status()]).toEqual([{ a: "short" }, "saved"]);
  });

  it("publishing waits for a field that can't be saved: nothing is flushed as if it were whole", async () => {
    const server = newServer();
    const page = openPage(server, { bad: "too long" });
    page.type({ a: "too long", b: "y" });
    expect(await page.autosave.flush(["r"])).toBe(false);
    expect(server.saves).toEqual([{ b: "y" }]);
  });

  it("sends what is typed during a save after it", async () => {
    const server = newServer();
    const page = openPage(server);
    page.type({ a: "x" });
    const passing = page.clock.pass(PAUSE_MS);
    page.type({ b: "y" });
    await passing;
    expect(page.status()).toBe("dirty");
    await page.clock.pass(PAUSE_MS);
    expect(server.saves).toEqual([{ a: "x" }, { b: "y" }]);
    expect(server.row).toMatchObject({ a: "x", b: "y" });
  });

  it.each(["offline", "unavailable", "not_authenticated"] as const)(
    "retries by itself after %s, and at once when the network is back",
    async (code) => {
      const server = newServer();
      const page = openPage(server);
      server.next = new AppError(code);
      page.type({ a: "x" });
      await page.clock.pass(PAUSE_MS);
      expect(page.status()).toBe("offline");
      server.next = new AppError(code);
      await page.clock.pass(RETRY_MS);
      expect([server.saves.length, page.status()]).toEqual([2, "offline"]);
      page.autosave.retry();
      await settle();
      expect([server.row.a, page.status()]).toEqual(["x", "saved"]);
    },
  );

  it("keeps what the server refuses, with its reason, until the next edit", async () => {
    const server = newServer();
    const page = openPage(server);
    server.next = new AppError("validation_failed");
    page.type({ a: "x" });
    await page.clock.pass(PAUSE_MS);
    expect(page.store.draft("r")).toMatchObject({
      status: "failed",
      problem: new AppError("validation_failed").message,
    });
    await page.clock.pass(RETRY_MS);
    expect(server.saves.length).toBe(1);
    page.type({ b: "y" });
    await page.clock.pass(PAUSE_MS);
    expect(server.row).toMatchObject({ a: "x", b: "y" });
  });

  it("a field that a colleague saved first is not sent until the author chose; others are merged", async () => {
    const server = newServer();
    const page = openPage(server);
    server.row = { ...server.row, row_version: 2, a: "theirs", edited_by: "Anna" };
    page.type({ a: "mine", b: "mine" });
    await page.clock.pass(PAUSE_MS);
    await page.clock.pass(PAUSE_MS);
    expect(server.row).toMatchObject({ row_version: 3, a: "theirs", b: "mine" });
    expect([page.status(), page.shown().a]).toEqual(["conflict", "mine"]);
    await page.clock.pass(RETRY_MS);
    expect(server.saves).toEqual([{ a: "mine", b: "mine" }, { b: "mine" }]);
    page.store.settle(server.row, ["a"], "mine");
    await page.clock.pass(PAUSE_MS);
    expect(server.row).toMatchObject({ row_version: 4, a: "mine", b: "mine" });
  });

  it("a colleague's text that was taken can be undone: this author's own comes back", async () => {
    const server = newServer();
    const page = openPage(server);
    server.row = { ...server.row, row_version: 2, a: "theirs" };
    page.type({ a: "mine" });
    await page.clock.pass(PAUSE_MS);
    page.read();
    page.store.settle(server.row, ["a"], "theirs");
    expect([page.status(), page.shown().a]).toEqual(["saved", "theirs"]);
    page.undo();
    await page.clock.pass(PAUSE_MS);
    expect(server.row).toMatchObject({ a: "mine", row_version: 3 });
  });

  it("a clash is kept over a reload, with both texts", async () => {
    const server = newServer();
    const page = openPage(server);
    server.row = { ...server.row, row_version: 2, a: "theirs", edited_by: "Anna" };
    page.type({ a: "mine" });
    await page.clock.pass(PAUSE_MS);
    expect(openPage(server).store.draft("r")).toMatchObject({
      status: "conflict",
      edits: { a: "mine" },
      clashes: { a: "theirs" },
      clashBy: "Anna",
    });
  });

  it("keeps the text of a row that another author deleted", async () => {
    const server = newServer();
    const page = openPage(server);
    server.isGone = true;
    page.type({ a: "x" });
    await page.clock.pass(PAUSE_MS);
    expect([page.status(), page.shown().a]).toEqual(["failed", "x"]);
    expect(storage).toHaveProperty([KEY]);
  });

  it("tries again where the colleague's row could not be read", async () => {
    const server = newServer();
    const page = openPage(server);
    server.row = { ...server.row, row_version: 2, b: "theirs" };
    server.unread = new AppError("offline");
    page.type({ a: "mine" });
    await page.clock.pass(PAUSE_MS);
    expect(page.status()).toBe("offline");
    await page.clock.pass(RETRY_MS);
    await page.clock.pass(PAUSE_MS);
    expect(server.row).toMatchObject({ row_version: 3, a: "mine", b: "theirs" });
  });

  it("continues after a reload as soon as the row is read, and not before", async () => {
    const server = newServer();
    openPage(server).type({ a: "kept" });
    const page = openPage(server, { hasRead: false });
    expect(page.shown().a).toBe("kept");
    await page.clock.pass(RETRY_MS);
    expect(server.saves).toEqual([]);
    page.read();
    await page.clock.pass(PAUSE_MS);
    expect([server.row.a, page.status()]).toEqual(["kept", "saved"]);
  });

  it("sends nothing after it was stopped, keeps the edits, and goes on when it starts again", async () => {
    const server = newServer();
    const page = openPage(server);
    server.next = new AppError("not_authenticated");
    page.type({ a: "x" });
    await page.clock.pass(PAUSE_MS);
    page.stop();
    await page.clock.pass(RETRY_MS);
    page.type({ b: "y" });
    await page.clock.pass(PAUSE_MS);
    expect(server.saves.length).toBe(1);
    page.autosave.start();
    await page.clock.pass(PAUSE_MS);
    expect(server.row).toMatchObject({ a: "x", b: "y" });
  });

  it("flush sends at once and resolves to whether everything is saved", async () => {
    const server = newServer();
    const page = openPage(server);
    expect(await page.autosave.flush(["r", "another"])).toBe(true);
    page.type({ a: "x" });
    const flushed = page.autosave.flush(["r"]);
    page.type({ a: "xy" });
    expect([await flushed, server.row.a]).toEqual([true, "xy"]);
    server.next = new AppError("offline");
    page.type({ a: "xyz" });
    expect([await page.autosave.flush(["r"]), page.shown().a]).toEqual([false, "xyz"]);
  });

  it("gives a late change the newest row, not the one that its editor showed", () => {
    const server = newServer();
    const page = openPage(server);
    const shown = server.row;
    server.row = { ...shown, row_version: 4, b: "theirs" };
    page.read();
    page.store.edit(shown, (now) => ({ b: `${now.b}, and mine` }));
    expect(page.store.draft("r")).toMatchObject({
      rowVersion: 4,
      edits: { b: "theirs, and mine" },
    });
  });
});

describe("what the device stored", () => {
  it.each([
    ["no JSON", "{", undefined],
    ["another shape", '{"row_version":"1","edits":[]}', undefined],
    ["no field of today", '{"row_version":1,"edits":{"c":"x"}}', undefined],
    ["one field of another type", '{"row_version":1,"edits":{"a":7,"b":"y"}}', { b: "y" }],
  ])("%s: only valid fields are read", (_what, text, edits) => {
    storage[KEY] = text;
    expect(openPage(newServer()).store.drafts().get("r")?.edits).toEqual(edits);
  });

  it("belongs to one author and one kind of row", () => {
    const text = JSON.stringify({ row_version: 1, edits: { a: "x" } });
    storage["builder-draft:other:slide r"] = text;
    storage["builder-draft:author:lesson r"] = text;
    expect(openPage(newServer()).store.drafts().size).toBe(0);
  });

  it("a full storage stops neither typing nor saving", async () => {
    const server = newServer();
    const page = openPage(server);
    vi.stubGlobal("localStorage", {
      ...storage,
      setItem() {
        throw new DOMException("full", "QuotaExceededError");
      },
      removeItem: () => undefined,
    });
    page.type({ a: "x" });
    await page.clock.pass(PAUSE_MS);
    expect([server.row.a, page.status()]).toEqual(["x", "saved"]);
  });
});

describe("undo and redo with autosave", () => {
  it("an undo is an edit that is saved; a redo too", async () => {
    const server = newServer();
    const page = openPage(server);
    page.type({ a: "x" });
    await page.clock.pass(PAUSE_MS);
    page.undo();
    expect(page.shown().a).toBe("");
    await page.clock.pass(PAUSE_MS);
    expect([server.row.a, page.status()]).toEqual(["", "saved"]);
    page.redo();
    await page.clock.pass(PAUSE_MS);
    expect([server.row.a, page.status()]).toEqual(["x", "saved"]);
    expect(server.saves).toEqual([{ a: "x" }, { a: "" }, { a: "x" }]);
  });

  it("an undo while a save is under way is sent after it", async () => {
    const server = newServer();
    const page = openPage(server);
    page.type({ a: "x" });
    const passing = page.clock.pass(PAUSE_MS);
    page.undo();
    await passing;
    await page.clock.pass(PAUSE_MS);
    expect([server.row.a, page.status()]).toEqual(["", "saved"]);
  });

  it("what another author wrote in the same field is not undone", async () => {
    const server = newServer();
    const page = openPage(server);
    page.type({ a: "x" });
    await page.clock.pass(PAUSE_MS);
    server.row = { ...server.row, a: "theirs", row_version: 9 };
    page.read();
    page.undo();
    await page.clock.pass(PAUSE_MS);
    expect(server.row.a).toBe("theirs");
    expect(page.store.history("r").past).toEqual([]);
  });

  it("goes on after a reload", async () => {
    const server = newServer();
    const before = openPage(server);
    before.type({ a: "x" });
    await before.clock.pass(PAUSE_MS);
    before.type({ b: "y" });
    await before.clock.pass(PAUSE_MS);
    before.undo();
    await before.clock.pass(PAUSE_MS);
    before.store.keepHistories();
    before.stop();
    const after = openPage(server);
    after.redo();
    expect(after.shown()).toMatchObject({ a: "x", b: "y" });
    after.undo();
    after.undo();
    expect(after.shown()).toMatchObject({ a: "", b: "" });
  });
});
