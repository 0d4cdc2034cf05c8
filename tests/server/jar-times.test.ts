import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { JarEntry } from "#domain/allowance/ledger.ts";
import { readLedger } from "#domain/allowance/ledger.ts";
import { newFamily, prove, signIn } from "#tests/support/families.ts";
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
const DAY_S = 86_400;

/** Time passes in these tests: each has a server of its own, whose clock begins on Friday, 2026-11-20, at noon. */
let server: TestServer;
let family: TestFamily;
beforeEach(async () => {
  server = await startTestServer();
  family = await newFamily(server);
  await prove(server, family);
});
/** Access tokens and proofs end meanwhile. */
async function later(seconds: number) {
  server.clock.advance(seconds);
  family = { ...family, ...(await signIn(server, family.email)) };
  await prove(server, family);
}
afterEach(() => server.stop());

const ask = (method: string, path: string, body?: unknown) =>
  server.request(method, `/api${path}`, {
    token: family.token,
    ...(body !== undefined && { body }),
  });
const childId = async () => (await ask("GET", "/me")).body.child_id;
const entry = (change: Partial<JarEntry>) => ({
  kind: "spent",
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
const spent = (spend: number, change: Partial<JarEntry>) =>
  entry({ spend, picture: "ball", ...change });
const DIVIDED: Partial<JarEntry> = {
  kind: "divided",
  week: "2026-11-16",
  save: 300,
  spend: 100,
  share: 100,
};
const put = (body: unknown, id: string = crypto.randomUUID()) =>
  ask("PUT", `/me/jars/entries/${id}`, body);
const correct = async (body: unknown, id: string = crypto.randomUUID()) =>
  ask("PUT", `/me/children/${await childId()}/jars/entries/${id}`, body);
const set = async (change: object = {}) =>
  ask("PUT", `/me/children/${await childId()}/allowance`, { ...ALLOWANCE, ...change });
const read = async () => {
  const { body } = await ask("GET", "/me/jars");
  const entries: JarEntry[] = body.entries;
  return { zone: body.zone, entries, ...readLedger(entries, "USD").jars };
};

describe("a child's jars", () => {
  it("take no more as earned in a week for entries of earlier weeks, whatever their dates (T-1643)", async () => {
    await set();
    await later(58 * DAY_S);
    const earned = (save: number, days: number) =>
      put(
        entry({
          kind: "earned",
          save,
          picture: "broom",
          at: new Date(server.clock.now().getTime() - days * DAY_S * 1000).toISOString(),
        }),
      );
    const sent = await Promise.all([57, 50, 40, 30, 20, 8, 0].map((days) => earned(100_000, days)));
    expect(sent.map(({ body }) => body.code ?? "added").toSorted()).toEqual([
      "added",
      "added",
      ...Array(5).fill("earned_too_much"),
    ]);
    for (const days of [59, 58, 45, 25, 12, 6, 0])
      expect((await earned(1, days)).body.code).toBe("earned_too_much");
    expect((await read()).save).toBe(200_000);
    // What a child earned in weeks offline is dated as its device says.
    await later(7 * DAY_S);
    expect((await earned(300, 20)).body).toEqual({ added: true });
    const madeAt = new Date(server.clock.now().getTime() - 20 * DAY_S * 1000).toISOString();
    expect((await read()).entries.map(({ at }) => at)).toContain(madeAt);
  });

  it("take an entry of a wrong clock as made now, and none as made before there was an allowance (T-1644)", async () => {
    await set();
    const began = server.clock.now().toISOString();
    await later(2 * DAY_S);
    const now = server.clock.now().toISOString();
    for (const [at, kept] of [
      ["2031-01-01T00:00:00Z", now],
      ["2020-01-01T00:00:00Z", now],
      ["2026-11-02T00:00:00Z", began],
      [began, began],
    ] as const) {
      const id = crypto.randomUUID();
      await put(spent(5, { at }), id);
      expect((await read()).entries.find((one) => one.id === id)?.at).toBe(kept);
    }
    const id = crypto.randomUUID();
    await correct(entry({ kind: "adjusted", spend: 5, at: "2026-11-02T00:00:00Z" }), id);
    expect((await read()).entries.find((one) => one.id === id)?.at).toBe(began);
  });

  it("give out no coins at a time before these came; what a device did offline and sends in order keeps its times (T-1889)", async () => {
    await set();
    await later(DAY_S);
    expect((await put(entry(DIVIDED))).body).toEqual({ added: true });
    const came = server.clock.now().toISOString();
    await later(DAY_S);
    const ago = (seconds: number) =>
      new Date(server.clock.now().getTime() - seconds * 1000).toISOString();
    const early = crypto.randomUUID();
    await put(spent(60, { at: ago(2 * DAY_S) }), early);
    const timeOf = async (id: string) => (await read()).entries.find((one) => one.id === id)?.at;
    expect([await timeOf(early), (await read()).spend]).toEqual([came, 40]);
    await put(entry({ kind: "given", share: 100, picture: "heart", at: ago(2 * DAY_S) }));
    await correct(entry({ kind: "adjusted", save: -300, at: ago(2 * DAY_S) }));
    expect(await read()).toMatchObject({ save: 0, spend: 40, share: 0 });

    const [earnedAt, spentAt] = [ago(7_200), ago(3_600)];
    await put(entry({ kind: "earned", spend: 50, picture: "broom", at: earnedAt }));
    const offline = crypto.randomUUID();
    await put(spent(90, { at: spentAt }), offline);
    expect([await timeOf(offline), (await read()).spend]).toEqual([spentAt, 0]);
  });
});

describe("a goal", () => {
  it("that is set again adds nothing, and another one does (T-1725)", async () => {
    await set();
    const goal = (save: number, picture: "bike" | "robot") =>
      put(entry({ kind: "goal", save, picture }));
    const added = async (answer: ReturnType<typeof goal>) => (await answer).body.added;
    expect(await added(goal(900, "bike"))).toBe(true);
    for (let n = 0; n < 3; n++) expect(await added(goal(900, "bike"))).toBe(false);
    await later(60);
    expect(await added(goal(950, "bike"))).toBe(true);
    await later(60);
    expect(await added(goal(950, "robot"))).toBe(true);
    await later(60);
    expect(await added(goal(900, "bike"))).toBe(true);
    expect((await read()).entries).toHaveLength(4);
  });
});

describe("an allowance day", () => {
  const zoneIs = (time_zone: string) => ask("PATCH", "/me", { time_zone });

  it("does not come early by a time zone that is switched, however often (T-1645)", async () => {
    await set({ weekday: FRIDAY + 1 });
    for (const switched of ["Pacific/Kiritimati", "Asia/Tokyo", "Pacific/Kiritimati"]) {
      expect((await zoneIs(switched)).status).toBe(200);
      expect((await put(entry(DIVIDED))).body.code).toBe("allowance_not_due");
      expect((await read()).zone).toBe("UTC");
      await later(3_600);
    }
    await later(7 * 3_600);
    expect((await read()).zone).toBe("Pacific/Kiritimati");
    expect((await put(entry(DIVIDED))).body).toEqual({ added: true });
  });

  it("that was yesterday is not brought back by a zone that is switched before the allowance is set (T-1646)", async () => {
    await zoneIs("Pacific/Pago_Pago");
    expect((await set({ weekday: FRIDAY - 1 })).body).toMatchObject({
      zone: "UTC",
      plans: [{ from: "2026-11-20" }],
    });
    expect((await put(entry(DIVIDED))).body.code).toBe("allowance_not_due");
  });
});
