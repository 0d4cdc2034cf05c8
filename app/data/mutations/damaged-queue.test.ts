import { describe, expect, it } from "vitest";
import { damagedTexts } from "../base/damaged-for-tests.ts";
import {
  FEEDBACK,
  moveIn,
  XP,
  openPage,
  resetForEachTest,
  server,
  storage,
  store,
  stored,
} from "./queue-page-for-tests.ts";

resetForEachTest();

/** The value of a JSON text, in a list; an empty list for what is no JSON. */
function parsed(text: string): unknown[] {
  try {
    return [JSON.parse(text)];
  } catch {
    return [];
  }
}

describe("entries of the storage that are no mutations", () => {
  it.each([
    ["an unknown kind", { kind: "purchase", lessonId: "a" }],
    ["a name of every object", { kind: "constructor" }],
    ["a missing field", { kind: "xp" }],
    ["a wrong type", { ...moveIn("a"), slide: "1" }],
    ["a negative slide", { ...moveIn("a"), slide: -1 }],
    ["no day of the calendar", { kind: "streak", playedOn: "2026-02-30" }],
    ["an unknown answer", { ...FEEDBACK, feedback: { difficulty: "fun" } }],
    ["no object", "xp"],
    ["nothing", null],
  ])("%s: left out, the others are sent", async (_what, broken) => {
    const page = await openPage();
    store("mia", [broken, XP, broken]);
    expect(page.pendingMutations()).toEqual([XP]);
    await page.flushMutationQueue();
    expect(server.requests).toEqual(["POST /api/me/lessons/a/xp"]);
    expect(stored("mia")).toEqual([]);
  });

  it("an event without its id, its name or its time is left out, the others are sent", async () => {
    const page = await openPage();
    const event = { event_id: "one", name: "heard", at: "2026-11-20T12:00:00Z" };
    const broken = damagedTexts(event).flatMap(parsed);
    storage.setItem("outbox-events:mia", JSON.stringify([...broken, event]));
    await page.flushMutationQueue();
    expect(server.requests).toEqual([`POST /api/events ${JSON.stringify({ events: [event] })}`]);
  });

  it("a jar entry that is none is not shown (T-947)", async () => {
    const { newEntry, fetchJars } = await import("../family/jars.ts");
    const entry = newEntry({ kind: "spent", currency: "USD", spend: 100, picture: "ball" });
    const entries = [...damagedTexts(entry).flatMap(parsed), entry];
    store(
      "mia",
      entries.map((each) => ({ kind: "jar", entry: each })),
    );
    server.respond = () => ({ status: 200, body: { plans: [], entries: [], zone: "UTC" } });
    expect((await fetchJars()).entries).toEqual([entry]);
  });

  it.each([{}, "text", 7])("%j in place of the list is no mutation", async (entries) => {
    store("mia", entries);
    const { pendingMutations } = await openPage();
    expect(pendingMutations()).toEqual([]);
  });
});
