import { describe, expect, it, vi } from "vitest";
import { SESSION_KEY } from "../base/session-key.ts";
import {
  DAY,
  FEEDBACK,
  moveIn,
  STREAK,
  XP,
  locks,
  openPage,
  refuse,
  resetForEachTest,
  server,
  signIn,
  storage,
  store,
  stored,
} from "./queue-page-for-tests.ts";

resetForEachTest();

describe("a mutation with a network", () => {
  it("with a network a mutation is sent at once, without a day, and resolves with the answer", async () => {
    const { sendOrKeep } = await openPage();
    server.respond = () => ({ status: 200, body: { lifetime_xp: 70, granted: true } });
    expect(await sendOrKeep(XP)).toEqual({ lifetime_xp: 70, granted: true });
    await sendOrKeep(moveIn("a"));
    await sendOrKeep(STREAK);
    await sendOrKeep(FEEDBACK);
    expect(server.requests).toEqual([
      "POST /api/me/lessons/a/xp",
      'PUT /api/me/lessons/a/progress {"slide":1,"version":3}',
      "POST /api/me/streak {}",
      'PUT /api/me/lessons/a/feedback {"enjoyment":"fun"}',
    ]);
    expect(stored("mia")).toEqual([]);
  });

  it("a mutation that the server refuses is not stored", async () => {
    const { sendOrKeep } = await openPage();
    server.respond = () => refuse(409, "lesson_not_completed");
    await expect(sendOrKeep(XP)).rejects.toMatchObject({ code: "lesson_not_completed" });
    expect(stored("mia")).toEqual([]);
  });

  it("a mutation is refused without a session", async () => {
    storage.removeItem(SESSION_KEY);
    const { sendOrKeep } = await openPage();
    server.isReachable = false;
    await expect(sendOrKeep(XP)).rejects.toMatchObject({ code: "offline" });
  });
});

describe("a read of what mutations change", () => {
  it("knows a mutation that was sent while the server answered, and one that was queued meanwhile (T-1197)", async () => {
    const { flushMutationQueue, readWithPending, sendOrKeep } = await openPage();
    store("mia", [{ ...moveIn("a"), tries: 1 }]);
    const { answered, pending } = await readWithPending(undefined, async () => {
      await flushMutationQueue();
      server.isReachable = false;
      await sendOrKeep(moveIn("b"));
      return "answer";
    });
    expect(answered).toBe("answer");
    expect(pending).toMatchObject([moveIn("a"), moveIn("b")]);
  });

  it("counts a mutation that failed meanwhile once (T-1198)", async () => {
    const { flushMutationQueue, readWithPending } = await openPage();
    store("mia", [moveIn("a")]);
    server.isReachable = false;
    const { pending } = await readWithPending(undefined, () => flushMutationQueue());
    expect(pending).toEqual([moveIn("a")]);
    expect(stored("mia")).toMatchObject([{ tries: 1 }]);
  });
});

describe("mutations that waited", () => {
  const keepFour = async () => {
    const page = await openPage();
    server.isReachable = false;
    for (const mutation of [moveIn("a"), moveIn("b")])
      expect(await page.sendOrKeep(mutation)).toBe(null);
    expect(await page.sendOrKeep(STREAK)).toBe(null);
    expect(await page.sendOrKeep(FEEDBACK)).toBe(null);
    await locks.running;
    server.isReachable = true;
    return page;
  };
  const IN_ORDER = [
    `PUT /api/me/lessons/a/progress {"slide":1,"version":3,"played_on":"${DAY}"}`,
    `PUT /api/me/lessons/b/progress {"slide":1,"version":3,"played_on":"${DAY}"}`,
    `POST /api/me/streak {"played_on":"${DAY}"}`,
    'PUT /api/me/lessons/a/feedback {"enjoyment":"fun"}',
  ];

  it("waiting mutations are sent in their order, once, with the device's day", async () => {
    const page = await keepFour();
    await page.flushMutationQueue();
    await page.flushMutationQueue();
    expect(server.requests).toEqual(IN_ORDER);
    expect(stored("mia")).toEqual([]);
  });

  it("a later mutation never overtakes waiting ones", async () => {
    const page = await keepFour();
    locks.isFree = false;
    expect(await page.sendOrKeep(XP)).toBe(null);
    locks.isFree = true;
    await page.flushMutationQueue();
    expect(server.requests).toEqual([...IN_ORDER, "POST /api/me/lessons/a/xp"]);
  });

  it.each([
    [503, "unavailable"],
    [429, "over_request_rate_limit"],
    [403, "family_unconfirmed"],
  ])("stop at %d %s, and go on from there", async (status, code) => {
    const page = await keepFour();
    server.respond = (path) =>
      path.includes("/b/") ? refuse(status, code) : { status: 200, body: {} };
    await page.flushMutationQueue();
    expect(server.requests).toEqual(IN_ORDER.slice(0, 2));
    server.requests.length = 0;
    server.respond = () => ({ status: 200, body: {} });
    await page.flushMutationQueue();
    expect(server.requests).toEqual(IN_ORDER.slice(1));
  });

  it("lose the one that the server refuses, and no other; its kind and the reason are logged (T-624)", async () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    const page = await keepFour();
    server.respond = (path) =>
      path.includes("/b/") ? refuse(409, "slide_skipped") : { status: 200, body: {} };
    await page.flushMutationQueue();
    expect(server.requests).toEqual(IN_ORDER);
    expect(stored("mia")).toEqual([]);
    expect(warn.mock.calls).toEqual([["progress refused: slide_skipped"]]);
    warn.mockRestore();
  });

  it("waiting mutations are left to the tab that is already sending them", async () => {
    const page = await keepFour();
    locks.isFree = false;
    await page.flushMutationQueue();
    expect(server.requests).toEqual([]);
    expect(stored("mia")).toHaveLength(4);
  });

  it("waiting mutations are retried while the page is open, and when the network is back", async () => {
    const page = await keepFour();
    server.isReachable = false;
    page.keepFlushing();
    await vi.advanceTimersByTimeAsync(9_000);
    server.isReachable = true;
    expect(server.requests).toEqual([]);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(server.requests).toEqual(IN_ORDER);
    store("mia", [XP]);
    window.dispatchEvent(new Event("online"));
    await vi.advanceTimersByTimeAsync(0);
    expect(server.requests.slice(4)).toEqual(["POST /api/me/lessons/a/xp"]);
  });
});

it("events that wait alone do not take the network from the first screen (T-622)", async () => {
  signIn("mia");
  const page = await openPage();
  page.keepEvent({
    event_id: "11111111-1111-4111-8111-111111111111",
    name: "page_viewed",
    at: `${DAY}T08:00:00.000Z`,
  });
  page.keepFlushing();
  await vi.advanceTimersByTimeAsync(9_000);
  expect(server.requests).toEqual([]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(server.requests).toEqual([expect.stringMatching(/^POST \/api\/events /)]);
});

describe("mutations of one family account", () => {
  it("one family's mutations are never sent with another family's session", async () => {
    const page = await openPage();
    store("mia", [XP]);
    expect(page.pendingMutations()).toEqual([XP]);
    signIn("ben");
    await page.flushMutationQueue();
    const pageOfBen = await openPage();
    expect(pageOfBen.pendingMutations()).toEqual([]);
    await pageOfBen.flushMutationQueue();
    expect(server.requests).toEqual([]);
    await pageOfBen.sendOrKeep(STREAK);
    expect([...server.tokens]).toEqual(["Bearer token of ben"]);
    expect(stored("mia")).toEqual([XP]);
  });

  it("stop when another signs in while they are sent", async () => {
    const page = await openPage();
    store("mia", [XP, STREAK]);
    server.respond = () => {
      signIn("ben");
      return { status: 200, body: {} };
    };
    await page.flushMutationQueue();
    expect(server.requests).toEqual(["POST /api/me/lessons/a/xp"]);
    expect(stored("mia")).toEqual([STREAK]);
  });
});
