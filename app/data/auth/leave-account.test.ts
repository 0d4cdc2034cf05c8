import { beforeEach, describe, expect, it, vi } from "vitest";
import {
  locks,
  moveIn,
  openPage,
  resetForEachTest,
  server,
  storage,
  store,
  stored,
  XP,
} from "../mutations/queue-page-for-tests.ts";

resetForEachTest();

const signedOut: string[] = [];
beforeEach(() => {
  signedOut.length = 0;
  vi.doMock("./session.ts", async () => ({
    currentSession: async () => (await import("./page-session.ts")).storedSession(),
    signOut: async (scope: string) => void signedOut.push(scope),
  }));
  return () => vi.doUnmock("./session.ts");
});
async function openAccount() {
  await openPage();
  return import("./leave-account.ts");
}
const EVENT = { event_id: "one", name: "heard", at: "2026-11-20T12:00:00Z" };
const events = () => storage.getItem("outbox-events:mia");

describe("a sign-out on purpose (T-1182)", () => {
  it("sends first what waits, and asks nothing where all arrives", async () => {
    const { leaveAccount } = await openAccount();
    store("mia", [moveIn("a"), XP]);
    storage.setItem("outbox-events:mia", JSON.stringify([EVENT]));
    await leaveAccount("local", "unasked");
    expect([server.requests.length, signedOut]).toEqual([3, ["local"]]);
  });

  it.each(["local", "global"] as const)(
    "%s: asks where something would be lost, and deletes it when its owner says so alone",
    async (scope) => {
      const { leaveAccount } = await openAccount();
      server.isReachable = false;
      store("mia", [
        { ...moveIn("a"), childId: "ben" },
        { ...XP, childId: "ben" },
      ]);
      store("leo", [XP]);
      storage.setItem("outbox-events:mia", JSON.stringify([{ ...EVENT, childId: "eve" }]));
      const left = vi.fn<() => void>();
      await expect(leaveAccount(scope, "unasked", left)).rejects.toMatchObject({
        code: "unsaved_waits",
        facts: { things: 2, children: ["ben", "eve"] },
      });
      expect([signedOut, left.mock.calls.length, stored("mia").length]).toEqual([[], 0, 2]);
      await leaveAccount(scope, "gives-up", left);
      expect([signedOut, left.mock.calls.length]).toEqual([[scope], 1]);
      expect([stored("mia"), events(), stored("leo")]).toEqual([[], null, [XP]]);
    },
  );

  it("signs out no other device before it has asked, and not this one where the others could not be (T-1468)", async () => {
    const { leaveAccount } = await openAccount();
    server.isReachable = false;
    store("mia", [XP]);
    const endOthers = vi.fn(() => Promise.reject(new Error("no fresh proof")));
    await expect(leaveAccount("global", "unasked", endOthers)).rejects.toMatchObject({
      code: "unsaved_waits",
    });
    expect(endOthers).not.toHaveBeenCalled();
    await expect(leaveAccount("global", "gives-up", endOthers)).rejects.toThrow("no fresh proof");
    expect([signedOut, stored("mia").length]).toEqual([[], 1]);
  });

  it("waits for another tab that is sending, sends what is left, and asks nothing where all arrived (T-2270)", async () => {
    const { leaveAccount } = await openAccount();
    store("mia", [moveIn("a"), XP]);
    const other = Promise.withResolvers<undefined>();
    locks.running = other.promise;
    const leaving = leaveAccount("local", "unasked");
    await vi.advanceTimersByTimeAsync(5_000);
    expect([server.requests, signedOut]).toEqual([[], []]);
    // The other tab has sent the first of the two.
    store("mia", [XP]);
    locks.running = null;
    other.resolve(undefined);
    await leaving;
    expect([server.requests.length, signedOut]).toEqual([1, ["local"]]);
  });

  it("asks also where only records of what was looked at wait", async () => {
    const { leaveAccount } = await openAccount();
    server.isReachable = false;
    storage.setItem("outbox-events:mia", JSON.stringify([EVENT]));
    await expect(leaveAccount("local", "unasked")).rejects.toMatchObject({ facts: { things: 0 } });
  });
});

it("a child that is removed leaves nothing that waits, and its sister keeps hers (T-1183)", async () => {
  await openPage();
  const { removeChild } = await import("../family/children.ts");
  const ofEve = { ...XP, childId: "eve" };
  store("mia", [{ ...moveIn("a"), childId: "ben" }, ofEve]);
  storage.setItem("outbox-events:mia", JSON.stringify([{ ...EVENT, childId: "ben" }]));
  await removeChild("ben");
  expect([stored("mia"), events()]).toEqual([[ofEve], null]);
});
