import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { JarEntry } from "#domain/allowance/ledger.ts";
import { readLedger } from "#domain/allowance/ledger.ts";
import { dueDays } from "#domain/allowance/plan.ts";
import type { Plan } from "#domain/allowance/plan.ts";
import { allowancePlans, jarEntries, users } from "#server/platform/db/schema.ts";
import { newFamily, openUnproven, prove, SETUP_LINK_SECRET } from "#tests/support/families.ts";
import type { TestFamily } from "#tests/support/families.ts";
import { startTestServer } from "#tests/support/test-server.ts";
import type { TestServer } from "#tests/support/test-server.ts";

const FRIDAY = 5;
const ALLOWANCE = {
  amount: 500,
  currency: "USD",
  weekday: FRIDAY,
  split: { save: 60, spend: 20, share: 20 },
  state: "on",
};
/** The clock of the tests stands on Friday, 2026-11-20. */
const WEEK = "2026-11-16";

let server: TestServer;
let family: TestFamily;
let mia: string;
let ben: string;
beforeAll(async () => {
  server = await startTestServer({ env: { SETUP_LINK_SECRET } });
});
afterAll(() => server.stop());

const ask = (method: string, path: string, body?: unknown, token = family.token) =>
  server.request(method, `/api${path}`, { token, ...(body !== undefined && { body }) });
const entry = (change: Partial<JarEntry> = {}) => ({
  kind: "divided",
  at: server.clock.now().toISOString(),
  currency: "USD",
  save: 0,
  spend: 0,
  share: 0,
  picture: null,
  week: null,
  undoes: null,
  ...change,
});
const divided = (change: Partial<JarEntry> = {}) =>
  entry({ week: WEEK, save: 300, spend: 100, share: 100, ...change });
const spent = (spend: number, change: Partial<JarEntry> = {}) =>
  entry({ kind: "spent", spend, picture: "ball", ...change });
const put = (child: string, body: unknown, id: string = crypto.randomUUID(), token?: string) =>
  ask("PUT", `/child/${child}/me/jars/entries/${id}`, body, token);
const correct = (child: string, body: unknown, id: string = crypto.randomUUID()) =>
  ask("PUT", `/me/children/${child}/jars/entries/${id}`, body);
const set = (child: string, change: object = {}, token?: string) =>
  ask("PUT", `/me/children/${child}/allowance`, { ...ALLOWANCE, ...change }, token);
const read = async (child: string) =>
  (await ask("GET", `/child/${child}/me/jars`)).body as { plans: Plan[]; entries: JarEntry[] };
const jarsOf = async (child: string) => readLedger((await read(child)).entries, "USD").jars;
const due = async (child: string) => {
  const { plans, entries } = await read(child);
  return dueDays(plans, readLedger(entries, "USD").dividedWeeks, "2026-11-20");
};

beforeEach(async () => {
  family = await newFamily(server);
  mia = (await ask("GET", "/me")).body.child_id;
  ben = (await ask("POST", "/me/children", { name: "Ben", age: 4 })).body.id;
  await prove(server, family);
});

describe("a child's jars", () => {
  it("are of one child: a sibling has others, and the first child's are those without an id", async () => {
    await set(ben);
    expect(await due(ben)).toMatchObject([{ week: WEEK, day: "2026-11-20", amount: 500 }]);
    expect((await put(ben, divided())).body).toEqual({ added: true });
    expect(await jarsOf(ben)).toEqual({ save: 300, spend: 100, share: 100 });
    expect(await due(ben)).toEqual([]);
    expect(await read(mia)).toMatchObject({ plans: [], entries: [] });
    await set(mia, { amount: 250 });
    expect((await ask("GET", "/me/jars")).body).toEqual(await read(mia));
    expect((await read(mia)).plans).toMatchObject([{ ...ALLOWANCE, amount: 250 }]);
  });

  it("count an entry once, however often and on how many devices at once it is sent", async () => {
    await set(ben);
    const id = crypto.randomUUID();
    const sent = await Promise.all(Array.from({ length: 5 }, () => put(ben, divided(), id)));
    expect(sent.filter(({ body }) => body.added)).toHaveLength(1);
    expect(sent.map(({ status }) => status)).toEqual(Array(5).fill(200));
    // The first one stays: an entry is never edited.
    expect((await put(ben, divided({ save: 900 }), id)).body).toEqual({ added: false });
    expect(await jarsOf(ben)).toEqual({ save: 300, spend: 100, share: 100 });
    // The same id of a sibling is another entry.
    await set(mia);
    expect((await put(mia, divided(), id)).body).toEqual({ added: true });
  });

  it("of two devices that divided the same week offline count one; the same in either order", async () => {
    for (const child of [ben, mia]) await set(child);
    await server.context.db.update(allowancePlans).set({ at: new Date("2026-11-19T08:00:00Z") });
    const early = divided({ at: "2026-11-20T07:00:00.000Z" });
    const late = divided({ at: "2026-11-20T08:00:00.000Z", save: 0, spend: 500, share: 0 });
    for (const body of [early, late]) await put(ben, body);
    for (const body of [late, early]) await put(mia, body);
    expect(await jarsOf(ben)).toEqual({ save: 300, spend: 100, share: 100 });
    expect(await jarsOf(mia)).toEqual(await jarsOf(ben));
  });

  it("never hold less than nothing: two devices that spend the same coins leave no debt", async () => {
    await set(ben);
    await put(ben, divided());
    expect((await Promise.all([put(ben, spent(100)), put(ben, spent(100))])).length).toBe(2);
    expect((await jarsOf(ben)).spend).toBe(0);
  });

  it("take as earned what a child can earn in a week, and more from a parent alone (T-1442)", async () => {
    await set(ben);
    const earned = (save: number, change: Partial<JarEntry> = {}) =>
      put(ben, entry({ kind: "earned", save, picture: "broom", ...change }));
    expect((await earned(100_000)).body).toEqual({ added: true });
    const second = crypto.randomUUID();
    const body = entry({ kind: "earned", share: 100_000, picture: "gift" });
    expect((await put(ben, body, second)).body).toEqual({ added: true });
    expect((await earned(1)).body.code).toBe("earned_too_much");
    expect((await correct(ben, entry({ kind: "adjusted", save: 100_000 }))).body).toEqual({
      added: true,
    });
    // What a parent undoes makes room again, and so does another week.
    await correct(ben, entry({ kind: "undone", undoes: second }));
    expect((await earned(100_000)).body).toEqual({ added: true });
    expect((await earned(1)).body.code).toBe("earned_too_much");
    expect(await jarsOf(ben)).toEqual({ save: 300_000, spend: 0, share: 0 });
  });

  it.each<[string, object]>([
    ["a fraction", spentOf({ spend: 0.5 })],
    ["an amount below 0", spentOf({ spend: -300 })],
    ["1e9", spentOf({ spend: 1e9 })],
    ["an amount as text", spentOf({ spend: "1,5" })],
    ["an emoji", spentOf({ spend: "🪙" })],
    ["a goal of 0", spentOf({ kind: "goal", spend: 0, picture: "bike" })],
    ["an unknown currency", spentOf({ currency: "DOGE" })],
    ["an unknown picture", spentOf({ picture: "yacht" })],
    ["a correction, which only a parent makes", spentOf({ kind: "adjusted", picture: null })],
    ["a field too many", { ...spentOf({}), note: "for Ben" }],
  ])("refuse %s with a clear answer", async (_what, body) => {
    await set(ben);
    const { status, body: answer } = await put(ben, body);
    expect([status, answer.code]).toEqual([400, "validation_failed"]);
    expect((await read(ben)).entries).toEqual([]);
  });

  it("refuse a week that has no allowance yet, and any entry before a parent set one", async () => {
    expect((await put(ben, divided())).body.code).toBe("allowance_unset");
    await set(ben);
    for (const week of ["2026-11-09", "2026-11-23", "2027-01-04"])
      expect((await put(ben, divided({ week }))).body.code).toBe("allowance_not_due");
  });
});

describe("a division", () => {
  it.each<[string, object, Partial<JarEntry>, string?]>([
    ["more than the parent set", {}, { save: 100_000, spend: 0, share: 0 }],
    ["less than the parent set", {}, { save: 299 }],
    ["another currency", {}, { currency: "EUR" }, "validation_failed"],
    ["an allowance that is off", { state: "off" }, {}],
    ["an allowance that is paused", { state: "paused" }, {}],
    ["a weekday that has not come", { weekday: FRIDAY + 1 }, {}],
    ["a weekday that was over when the plan began", { weekday: FRIDAY - 1 }, {}],
  ])("refuses %s, and then the true one is taken (T-1085)", async (_what, plan, change, code) => {
    await set(ben, plan);
    expect((await put(ben, divided(change))).body.code).toBe(code ?? "allowance_not_due");
    expect((await read(ben)).entries).toEqual([]);
    await set(ben);
    expect((await put(ben, divided())).body).toEqual({ added: true });
    expect(await jarsOf(ben)).toEqual({ save: 300, spend: 100, share: 100 });
  });

  it("of the amount before a change is taken from a device that was offline, once (T-1086)", async () => {
    await set(ben);
    await set(ben, { amount: 700 });
    expect((await put(ben, divided())).body).toEqual({ added: true });
    server.clock.advance(1);
    await put(ben, divided({ save: 500 }));
    expect(await jarsOf(ben)).toEqual({ save: 300, spend: 100, share: 100 });
  });
});

describe("room for entries", () => {
  const fill = async (child: string, rows: number) => {
    const filler = Array.from({ length: rows }, () => ({
      ...entry({ kind: "spent", spend: 1, picture: "ball" }),
      child,
      id: crypto.randomUUID(),
      at: server.clock.now(),
      kind: "spent" as const,
      currency: "USD" as const,
      picture: "ball" as const,
    }));
    for (let at = 0; at < rows; at += 500)
      await server.context.db.insert(jarEntries).values(filler.slice(at, at + 500));
  };

  it("refused and repeated entries do not use up the room for entries (T-1087)", async () => {
    await set(ben);
    const id = crypto.randomUUID();
    await put(ben, divided(), id);
    for (let n = 0; n < 401; n++) await put(ben, n % 2 === 0 ? spent(-1) : divided(), id);
    expect((await put(ben, spent(5))).body).toEqual({ added: true });
  });

  it("of a child who used up its day is there for its parent and for its sibling (T-1088)", async () => {
    await set(ben);
    await set(mia);
    const id = crypto.randomUUID();
    await put(ben, divided(), id);
    for (let n = 1; n < 400; n++) await put(ben, spent(1));
    expect((await put(ben, spent(1))).body.code).toBe("daily_limit");
    expect((await put(mia, divided())).body).toEqual({ added: true });
    expect((await correct(ben, entry({ kind: "undone", undoes: id }))).body).toEqual({
      added: true,
    });
    expect((await set(ben, { amount: 700 })).status).toBe(200);
  });

  it("of a full ledger is kept for a parent's corrections (T-1089)", async () => {
    await set(ben);
    const id = crypto.randomUUID();
    await put(ben, divided(), id);
    await fill(ben, 4_499);
    expect((await put(ben, spent(1))).body.code).toBe("jars_full");
    expect((await correct(ben, entry({ kind: "undone", undoes: id }))).body.added).toBe(true);
    await fill(ben, 499);
    expect((await correct(ben, entry({ kind: "adjusted", spend: 5 }))).body.code).toBe("jars_full");
  });

  it("what a page reads is short however long the ledger is, and its jars are the ledger's (T-1090)", async () => {
    await set(ben);
    await correct(ben, entry({ kind: "adjusted", spend: 3_000 }));
    server.clock.advance(1);
    await put(ben, divided());
    server.clock.advance(1);
    await fill(ben, 2_000);
    server.clock.advance(1);
    await put(ben, spent(40));
    const { status, body } = await ask("GET", `/child/${ben}/me/jars`);
    expect([status, JSON.stringify(body).length < 10_000]).toEqual([200, true]);
    const { jars, dividedWeeks } = readLedger(body.entries, "USD", body.opening);
    expect([jars, [...dividedWeeks]]).toEqual([{ save: 300, spend: 1_060, share: 100 }, [WEEK]]);
  });
});

describe("an allowance", () => {
  it("is set with the code of a fresh mail alone, and so are corrections", async () => {
    const other = await newFamily(server);
    const { child_id } = (await ask("GET", "/me", undefined, other.token)).body;
    expect((await set(child_id, {}, other.token)).body.code).toBe("proof_needed");
    server.clock.advance(660);
    for (const { body } of [await set(ben), await correct(ben, entry({ kind: "adjusted" }))])
      expect(body.code).toBe("proof_needed");
    expect(await read(ben)).toMatchObject({ plans: [], entries: [] });
  });

  it.each([
    ["half a coin for a child of 4", { amount: 150 }],
    ["21 coins for a child of 4", { amount: 2100 }],
    ["an amount below 0", { amount: -300 }],
    ["a split of 90 %", { split: { save: 50, spend: 20, share: 20 } }],
    ["an eighth weekday", { weekday: 7 }],
  ])("refuses %s", async (_what, change) => {
    const { status, body } = await set(ben, change);
    expect([status, body.code]).toEqual([400, "validation_failed"]);
  });

  it("changes from today on; paused and switched off, nothing that was there is lost", async () => {
    await set(ben);
    await set(ben, { state: "paused" });
    expect(await due(ben)).toEqual([]);
    await set(ben, { state: "off" });
    expect((await read(ben)).plans.map(({ state }) => state)).toEqual(["on", "paused", "off"]);
    // A device that was offline meanwhile had divided it.
    expect((await put(ben, divided())).body).toEqual({ added: true });
    expect(await jarsOf(ben)).toEqual({ save: 300, spend: 100, share: 100 });
  });
});

describe("a parent", () => {
  beforeEach(async () => {
    await set(ben);
  });

  it("corrects by entries: an undone division can be divided anew, an undone entry counts once", async () => {
    const id = crypto.randomUUID();
    await put(ben, divided(), id);
    const undo = entry({ kind: "undone", undoes: id });
    await Promise.all([correct(ben, undo), correct(ben, undo)]);
    expect(await jarsOf(ben)).toEqual({ save: 0, spend: 0, share: 0 });
    expect(await due(ben)).toHaveLength(1);
    await correct(ben, entry({ kind: "adjusted", spend: 250 }));
    server.clock.advance(1); // entries count in the order of their times
    await correct(ben, entry({ kind: "adjusted", spend: -50 }));
    expect((await jarsOf(ben)).spend).toBe(200);
    expect((await read(ben)).entries).toHaveLength(5);
  });

  it("undoes nothing that is not of this child", async () => {
    const id = crypto.randomUUID();
    await set(mia);
    await put(mia, divided(), id);
    expect((await correct(ben, entry({ kind: "undone", undoes: id }))).body.code).toBe(
      "entry_not_found",
    );
  });

  it("finds the jars in the export; they go with the child, and with the account", async () => {
    const { db } = server.context;
    await put(ben, divided());
    const { body } = await ask("GET", "/me/export");
    expect(body.children[1].jars).toMatchObject({ plans: [ALLOWANCE], entries: [{ save: 300 }] });
    expect(body.children[0].jars).toEqual({ plans: [], entries: [] });
    // The second child takes the first one's place: its jars come along.
    await ask("DELETE", `/me/children/${mia}`);
    expect(await jarsOf(ben)).toEqual({ save: 300, spend: 100, share: 100 });
    expect((await ask("GET", "/me/jars")).body.entries).toHaveLength(1);
    expect((await ask("DELETE", "/me")).status).toBe(200);
    expect(await db.$count(jarEntries, eq(jarEntries.child, ben))).toBe(0);
    expect(await db.$count(allowancePlans, eq(allowancePlans.child, ben))).toBe(0);
  });
});

describe("who may see and write them", () => {
  it("another family can neither read nor write a child's jars", async () => {
    await set(ben);
    const child = ben;
    const before = await read(ben);
    const stranger = await newFamily(server);
    await prove(server, stranger);
    const { token } = stranger;
    for (const { status, body } of [
      await ask("GET", `/child/${child}/me/jars`, undefined, token),
      await put(child, divided(), undefined, token),
      await set(child, {}, token),
      await ask(
        "PUT",
        `/me/children/${child}/jars/entries/${crypto.randomUUID()}`,
        entry({ kind: "adjusted", spend: 5 }),
        token,
      ),
    ])
      expect([status, body.code]).toEqual([404, "child_not_found"]);
    expect(await read(ben)).toEqual(before);
  });

  it("a session with an unproven mailbox can neither set an allowance nor add entries", async () => {
    const email = `unproven${Date.now()}@example.com`;
    const token = await openUnproven(server, email);
    await ask("PATCH", "/me", { parent_name: "Mal", kid_name: "Lory", kid_age: 5 }, token);
    const { child_id } = (await ask("GET", "/me", undefined, token)).body;
    expect((await set(child_id, {}, token)).body.code).toBe("proof_needed");
    expect((await put(child_id, divided(), undefined, token)).body.code).toBe("allowance_unset");
  });

  it("are refused without a family", async () => {
    await server.context.db.delete(users).where(eq(users.id, family.userId));
    expect((await ask("GET", "/me/jars")).body.code).toBe("profile_missing");
  });
});

/** Before the server is there, so without its clock. */
function spentOf(change: Record<string, unknown>): Record<string, unknown> {
  return {
    kind: "spent",
    at: "2026-11-20T08:00:00Z",
    currency: "USD",
    save: 0,
    spend: 100,
    share: 0,
    picture: "ball",
    week: null,
    undoes: null,
    ...change,
  };
}
