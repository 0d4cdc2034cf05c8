import { describe, expect, it, vi } from "vitest";
import { withPending } from "./pending.ts";
import {
  choose,
  locks,
  moveIn,
  openPage,
  refuse,
  resetForEachTest,
  server,
  storage,
  store,
  stored,
  STREAK,
  XP,
} from "./queue-page-for-tests.ts";

resetForEachTest();

const event = (name: "heard" | "slide_viewed", child: string) => ({
  event_id: `${name} of ${child}`,
  name,
  at: "2026-11-20T12:00:00.000Z",
});
const pageOf = (child: string | null) => {
  choose(child);
  return openPage();
};
const paths = () => server.requests.map((request) => request.split(" {")[0]);

describe("two children of one family account, on one tablet", () => {
  it("what is sent at once is the child's whose page it is", async () => {
    await (await pageOf("ben")).sendOrKeep(XP);
    await (await pageOf("eve")).sendOrKeep(STREAK);
    await (await pageOf(null)).sendOrKeep(XP);
    expect(server.requests).toEqual([
      "POST /api/child/ben/me/lessons/a/xp",
      "POST /api/child/eve/me/streak {}",
      "POST /api/me/lessons/a/xp",
    ]);
  });

  it("a tab acts for the child whose page it shows, whatever another tab chose meanwhile (T-1171)", async () => {
    const benTab = await pageOf("ben");
    await benTab.sendOrKeep(moveIn("a"));
    const eveTab = await pageOf("eve");
    await eveTab.sendOrKeep(moveIn("a"));
    await benTab.sendOrKeep(XP);
    await benTab.sendOrKeep(STREAK);
    choose(null); // 'Let somebody else play' in the other tab
    benTab.keepEvent(event("heard", "ben"));
    await benTab.sendOrKeep({ kind: "feedback", lessonId: "a", feedback: { enjoyment: "fun" } });
    await eveTab.flushMutationQueue();
    expect(paths()).toEqual([
      "PUT /api/child/ben/me/lessons/a/progress",
      "PUT /api/child/eve/me/lessons/a/progress",
      "POST /api/child/ben/me/lessons/a/xp",
      "POST /api/child/ben/me/streak",
      "PUT /api/child/ben/me/lessons/a/feedback",
      "POST /api/child/ben/events",
    ]);
  });

  it("what was read and kept by a tab is its child's: rewards, card, answers on slides (T-1172)", async () => {
    await pageOf("ben");
    const { isXpGuarded, grantXp } = await import("../learning/rewards.ts");
    const { dueCard, keepDueCard } = await import("../learning/due-card.ts");
    const { slideMemory } = await import("../learning/slide-memory.ts");
    const { chosenChild } = await import("../family/chosen-child.ts");
    expect(chosenChild()).toBe("ben");
    choose("eve");
    await grantXp("mia", {} as never, "a");
    keepDueCard("a");
    slideMemory("mia").write("s1", { answer: 1 });
    expect([isXpGuarded("mia", "a"), dueCard(), slideMemory("mia").read("s1")]).toEqual([
      true,
      "a",
      { answer: 1 },
    ]);
    expect(paths()).toEqual(["POST /api/child/ben/me/lessons/a/xp"]);
    vi.resetModules(); // the tab is loaded anew
    expect((await import("../learning/due-card.ts")).dueCard()).toBe("a");
    await openPage();
    expect((await import("../learning/due-card.ts")).dueCard()).toBe(null);
    expect(storage.getItem("acting:mia:eve:s1")).toBe(null);
  });

  it("a tab that asks who plays is free for the next choice", async () => {
    await pageOf("ben");
    const { chooseNobody, chosenChild } = await import("../family/chosen-child.ts");
    expect(chosenChild()).toBe("ben");
    chooseNobody();
    expect(chosenChild()).toBe(undefined);
  });

  it("what each did offline waits under its id, and is sent for it after the tablet changed hands", async () => {
    server.isReachable = false;
    const benTab = await pageOf("ben");
    await benTab.sendOrKeep(moveIn("a"));
    benTab.keepEvent(event("slide_viewed", "ben"));
    const eveTab = await pageOf("eve");
    await eveTab.sendOrKeep(STREAK);
    eveTab.keepEvent(event("heard", "eve"));
    await benTab.sendOrKeep(XP);
    await locks.running;
    server.isReachable = true;
    expect(eveTab.pendingMutations("eve")).toMatchObject([{ ...STREAK, childId: "eve" }]);
    await eveTab.flushMutationQueue();
    expect(paths()).toEqual([
      "PUT /api/child/ben/me/lessons/a/progress",
      "POST /api/child/eve/me/streak",
      "POST /api/child/ben/me/lessons/a/xp",
      "POST /api/child/ben/events",
      "POST /api/child/eve/events",
    ]);
    expect(stored("mia")).toEqual([]);
  });

  it("nothing of one is shown to the other, nor what was kept before there were several", async () => {
    const page = await pageOf(null);
    store("mia", [XP, { ...STREAK, childId: "ben" }]);
    const start = {
      lesson_progress: {},
      xp_lessons: [],
      lifetime_xp: 0,
      streak_count: 0,
      last_streak_date: null,
      streak_shield: null,
    };
    const shownTo = (child?: string) => withPending(start, page.pendingMutations(child));
    expect(shownTo("eve")).toEqual(start);
    expect(shownTo("ben")).toMatchObject({ streak_count: 1, lifetime_xp: 0 });
    expect(shownTo()).toMatchObject({ streak_count: 0, lifetime_xp: 70 });
  });

  it("a mutation queued while the family had one child belongs to that child, also after another becomes the first (T-1191)", async () => {
    const page = await pageOf(null);
    (await import("../family/chosen-child.ts")).noteChildren([{ id: "ada" }]);
    server.isReachable = false;
    await page.sendOrKeep(XP);
    await page.sendOrKeep(STREAK);
    page.keepEvent(event("heard", "ada"));
    expect(page.pendingMutations()).toMatchObject([XP, STREAK]);
    server.isReachable = true;
    await locks.running;
    await page.flushMutationQueue();
    expect(paths()).toEqual([
      "POST /api/child/ada/me/lessons/a/xp",
      "POST /api/child/ada/me/streak",
      "POST /api/child/ada/events",
    ]);
  });

  it("an instance that knows no children takes nothing: it waits; a child that was removed has nothing to wait for", async () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    const page = await pageOf("ben");
    server.respond = () => refuse(404, "not_found");
    expect(await page.sendOrKeep(XP)).toBe(null);
    expect(stored("mia")).toMatchObject([{ ...XP, childId: "ben" }]);
    await page.flushMutationQueue();
    expect(stored("mia")).toHaveLength(1);
    server.respond = () => refuse(404, "child_not_found");
    await page.flushMutationQueue();
    expect(stored("mia")).toEqual([]);
    warn.mockRestore();
  });
});
