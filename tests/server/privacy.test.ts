import { randomUUID } from "node:crypto";
import { getTableColumns, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { PURPOSES } from "#domain/consent/consent.ts";
import { dayIn } from "#domain/days.ts";
import {
  authUsers,
  children,
  consents,
  learningEvents,
  pendingSignups,
  purchases,
  sessions,
  users,
} from "#server/platform/db/schema.ts";
import {
  firstChildOf,
  LESSONS,
  newEmail,
  newestMail,
  newFamily,
  playLesson,
  prove,
  signIn,
} from "#tests/support/families.ts";
import { FIRST_LENGTH } from "#tests/support/play-lessons.ts";
import { startTestServer } from "#tests/support/test-server.ts";
import type { TestServer } from "#tests/support/test-server.ts";

const [FIRST = ""] = LESSONS;
let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.stop());

describe("consent", () => {
  const read = async (token: string) =>
    (await server.request("GET", "/api/me/consents", { token })).body;

  it("is off by itself, kept as a ledger, and withdrawn at once", async () => {
    const { token } = await newFamily(server);
    expect((await read(token)).consents).toEqual({
      analytics: false,
      ads: false,
      news: false,
      child_name: false,
      child_progress: false,
    });
    await server.request("PUT", "/api/me/consents", { token, body: { news: true, ads: true } });
    server.clock.advance(1);
    await server.request("PUT", "/api/me/consents", { token, body: { news: false } });
    const { consents: now, ledger } = await read(token);
    expect([now.news, now.ads]).toEqual([false, true]);
    expect(
      ledger
        .filter(({ purpose }: { purpose: string }) => purpose === "news")
        .map(({ granted }: { granted: boolean }) => granted),
    ).toEqual([true, false]);
    expect(ledger[0].text_version).toBe("2026-12");
  });

  it("given while the sign-up waits belongs to its family afterwards, and to nobody else's", async () => {
    const email = newEmail();
    const signup = async (to: string) =>
      (
        await server.request("POST", "/api/pending-signups", {
          body: { parent_name: "Sam", kid_name: "Mia", kid_age: 7, email: to },
        })
      ).body.signup_id;
    const [own, other] = [await signup(email), await signup(email)];
    await server.request("PUT", `/api/pending-signups/${own}/consents`, { body: { news: true } });
    await server.request("PUT", `/api/pending-signups/${other}/consents`, { body: { ads: true } });
    const { token } = await signIn(server, email, { signup_id: own });
    await server.request("POST", "/api/me/finish-signup", {
      token,
      body: { signup_id: own, agreed: PURPOSES },
    });
    const { consents: now } = await read(token);
    expect([now.news, now.ads]).toEqual([true, false]);
    expect(
      (await server.request("PUT", `/api/pending-signups/${own}/consents`, { body: { ads: true } }))
        .status,
    ).toBe(404);
  });

  it("an e-mail says at once what was agreed, once; not when it was taken back meanwhile (T-1051)", async () => {
    const [a, b] = [await newFamily(server), await newFamily(server)];
    for (const { token } of [a, b])
      await server.request("PUT", "/api/me/consents", { token, body: { news: true } });
    await server.request("PUT", "/api/me/consents", { token: b.token, body: { news: false } });
    const count = async ({ email }: { email: string }) =>
      (await server.context.mailbox.list(email)).length;
    const before = [await count(a), await count(b)];
    await server.runDueWork();
    await server.runDueWork();
    expect([await count(a), await count(b)]).toEqual([(before[0] ?? 0) + 1, before[1]]);
    expect((await server.context.mailbox.list(a.email))[0]?.text).toContain("new missions");
  });
});

describe("what needs a fresh mailed code", () => {
  it.each([
    ["GET", "/api/me/export"],
    ["DELETE", "/api/me"],
  ])(
    "%s %s is refused without one, with a wrong one, and ten minutes after",
    async (method, path) => {
      const family = await newFamily(server);
      const ask = () => server.request(method, path, { token: family.token });
      expect((await ask()).body.code).toBe("proof_needed");
      expect(
        (
          await server.request("POST", "/api/me/proof", {
            token: family.token,
            body: { code: "000000" },
          })
        ).body.code,
      ).toBe("proof_wrong");
      expect((await ask()).body.code).toBe("proof_needed");
      expect((await prove(server, family)).status).toBe(200);
      server.clock.advance(601);
      expect((await ask()).body.code).toBe("proof_needed");
    },
  );

  it("a code of another session's mail proves that session alone", async () => {
    const family = await newFamily(server);
    server.clock.advance(61);
    const second = await signIn(server, family.email);
    await prove(server, { ...family, token: second.token });
    expect((await server.request("GET", "/api/me/export", { token: family.token })).body.code).toBe(
      "proof_needed",
    );
  });

  it("the export holds everything, the devices can be ended one by one", async () => {
    const family = await newFamily(server);
    const today = dayIn(server.clock.now(), null);
    await playLesson(server, family.token, FIRST);
    server.clock.advance(61);
    const tablet = await signIn(server, family.email);
    await prove(server, family);
    const { body } = await server.request("GET", "/api/me/export", { token: family.token });
    expect([
      body.account.email,
      body.children[0].kid_name,
      body.children[0].xp_grants.length,
      body.children[0].lesson_days,
      body.children[0].learning_events.length,
      body.devices.length,
    ]).toEqual([family.email, "Mia", 1, [today], FIRST_LENGTH, 2]);
    // A new column is listed here or belongs to the export.
    const LEFT_OUT = ["last_active_on"];
    // Its place in the family's order is its place in the list; the newest place is in the progress.
    const LEFT_OUT_OF_CHILD = ["family_id", "position", "current_lesson_id", "current_progress"];
    for (const [table, exported, leftOut] of [
      [users, body.family, LEFT_OUT],
      [children, body.children[0], LEFT_OUT_OF_CHILD],
    ] as const) {
      const columns = Object.keys(getTableColumns(table)).filter(
        (name) => !leftOut.some((left) => left === name),
      );
      expect(Object.keys(exported)).toEqual(expect.arrayContaining(columns));
    }
    expect(JSON.stringify(body)).not.toMatch(/refresh_key|recent_uses|password|token_hash/);
    const { body: list } = await server.request("GET", "/api/me/sessions", { token: family.token });
    const other = list.sessions.find(({ is_this }: { is_this: boolean }) => !is_this);
    expect(
      (await server.request("DELETE", `/api/me/sessions/${other.id}`, { token: family.token }))
        .status,
    ).toBe(200);
    expect(
      (await server.request("PATCH", "/api/me", { token: tablet.token, body: { kid_name: "X" } }))
        .status,
    ).toBe(401);
  });

  it("deletion takes everything but the bare purchase, mails a receipt, and leaves other families alone (T-075)", async () => {
    const [family, other] = [await newFamily(server), await newFamily(server)];
    await playLesson(server, family.token, FIRST);
    await playLesson(server, other.token, FIRST);
    const { db } = server.context;
    const child = await firstChildOf({ db }, family);
    await db.insert(purchases).values({
      user_id: family.userId,
      provider: "stripe",
      provider_id: "pi_gone",
      amount_cents: 799,
      currency: "usd",
      paid_at: new Date(),
    });
    await server.request("PUT", "/api/me/consents", { token: family.token, body: { news: true } });
    await prove(server, family);
    const seen = (await server.context.mailbox.list(family.email)).length;
    expect((await server.request("DELETE", "/api/me", { token: family.token })).status).toBe(200);
    await newestMail(server, family.email, seen);
    expect((await server.context.mailbox.list(family.email))[0]?.subject).toBe(
      "Your Treasure Tracker account is deleted",
    );
    expect((await server.request("GET", "/auth/v1/user", { token: family.token })).status).toBe(
      403,
    );
    for (const table of [users, authUsers])
      expect((await db.select().from(table)).some(({ id }) => id === family.userId)).toBe(false);
    expect(
      (await db.select().from(sessions)).some(({ user_id }) => user_id === family.userId),
    ).toBe(false);
    expect(
      (await db.select().from(consents)).some(({ user_id }) => user_id === family.userId),
    ).toBe(false);
    expect(
      (await db.select().from(learningEvents)).some(({ child_id }) => child_id === child?.child_id),
    ).toBe(false);
    const [kept] = (await db.select().from(purchases)).filter(
      ({ provider_id }) => provider_id === "pi_gone",
    );
    expect([kept?.user_id, kept?.email, kept?.amount_cents]).toEqual([null, null, 799]);
    expect(
      (await server.request("GET", "/api/me", { token: other.token })).body.profile.lifetime_xp,
    ).toBe(70);
  });
});

describe("retention", () => {
  it("what is kept no longer goes; what is, stays", async () => {
    const { db } = server.context;
    const family = await newFamily(server);
    await playLesson(server, family.token, FIRST);
    const email = newEmail();
    await server.request("POST", "/api/pending-signups", {
      body: { parent_name: "Old", kid_name: "Old", kid_age: 5, email },
    });
    const waiting = async () =>
      (await db.select().from(pendingSignups)).filter((row) => row.email === email).length;
    server.clock.advance(6 * 86_400);
    await server.runDueWork();
    expect(await waiting()).toBe(1);
    server.clock.advance(2 * 86_400);
    await server.runDueWork();
    expect(await waiting()).toBe(0);
    expect((await db.select().from(learningEvents)).length).toBeGreaterThan(0);
    server.clock.advance(85 * 86_400);
    await server.runDueWork();
    expect(await db.select().from(learningEvents)).toEqual([]);
    expect((await db.select().from(users)).some(({ id }) => id === family.userId)).toBe(true);
  });

  it("old events go in batches: more than one batch in one run, and what is newer stays", async () => {
    const { db } = server.context;
    const child_id = randomUUID();
    const at = (days: number) => new Date(server.clock.now().getTime() - days * 86_400_000);
    const event = (days: number) => ({ child_id, name: "slide_viewed", at: at(days) });
    await db.execute(sql`insert into learning_events (child_id, name, at)
      select ${child_id}::uuid, 'slide_viewed', ${at(91).toISOString()}::timestamptz from generate_series(1, 12000)`);
    await db.insert(learningEvents).values([event(89), event(1)]);
    await server.runDueWorkAfter(3_600);
    expect(await db.$count(learningEvents, sql`${learningEvents.child_id} = ${child_id}`)).toBe(2);
  });

  it("a family nobody opens gets two notices and is deleted after 24 months; one that comes back is not", async () => {
    const { db } = server.context;
    const [gone, back] = [await newFamily(server), await newFamily(server)];
    const mails = async ({ email }: { email: string }) =>
      (await server.context.mailbox.list(email)).map(({ subject }) => subject);
    const begun = server.clock.now().getTime();
    const day = async (days: number) => {
      server.clock.advanceTo(new Date(begun + days * 86_400_000));
      await server.runDueWork();
    };
    await day(671);
    await day(672);
    expect(
      (await mails(gone)).filter((subject) => subject.includes("will be deleted")),
    ).toHaveLength(1);
    await db
      .update(users)
      .set({ last_active_at: server.clock.now() })
      .where(sql`${users.id} = ${back.userId}`);
    await day(717);
    expect(
      (await mails(gone)).filter((subject) => subject.includes("will be deleted")),
    ).toHaveLength(2);
    await day(731);
    const left = (await db.select().from(users)).map(({ id }) => id);
    expect([left.includes(gone.userId), left.includes(back.userId)]).toEqual([false, true]);
  });
});

describe("accounts that nobody uses", () => {
  it("one run gives every account that is due its notice, also beside many that had theirs", async () => {
    const { db } = server.context;
    const before = (days: number) => new Date(server.clock.now().getTime() - days * 86_400_000);
    const account = (n: number, notices: number) => ({
      id: `00000000-0000-4000-8000-${String(n).padStart(12, "0")}`,
      email: `unused${n}@example.com`,
      parent_name: "Sam",
      last_active_at: before(680),
      inactive_notices: notices,
    });
    const rows = Array.from({ length: 130 }, (_, n) => account(n, n < 60 ? 1 : 0));
    await db.insert(authUsers).values(
      rows.map(({ id, email }) => ({
        id,
        email,
        created_at: before(680),
        updated_at: before(680),
      })),
    );
    await db.insert(users).values(rows);
    await server.runDueWorkAfter(3_600);
    const notices = await db
      .select({ sent: users.inactive_notices })
      .from(users)
      .where(sql`${users.email} like 'unused%'`);
    expect(notices.map(({ sent }) => sent)).toEqual(rows.map(() => 1));
    await db.delete(authUsers).where(sql`${authUsers.email} like 'unused%'`);
  });
});

it("a buyer without a family may agree too, and keeps it once there is one", async () => {
  const { token } = await signIn(server, newEmail());
  expect(
    (await server.request("PUT", "/api/me/consents", { token, body: { news: true } })).body.consents
      .news,
  ).toBe(true);
  await server.request("PATCH", "/api/me", {
    token,
    body: { parent_name: "Ana", kid_name: "Leo", kid_age: 9 },
  });
  expect((await server.request("GET", "/api/me/consents", { token })).body.consents.news).toBe(
    true,
  );
});
