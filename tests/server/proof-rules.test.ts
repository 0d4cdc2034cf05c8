import { readFileSync } from "node:fs";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { PROOF_MS } from "#domain/constants.ts";
import { CALL_RULES, CONSENT_RULES, FIELD_RULES } from "#domain/family/proof-rules.ts";
import type { Proof } from "#domain/family/proof-rules.ts";
import { authUsers, consents, reminders, sessions } from "#server/platform/db/schema.ts";
import { newFamily, prove, signIn } from "#tests/support/families.ts";
import type { TestFamily } from "#tests/support/families.ts";
import { startTestServer } from "#tests/support/test-server.ts";
import type { TestServer } from "#tests/support/test-server.ts";
import { CASES, FIRST_PHONE } from "./proof-cases.ts";
import type { Case, Tried } from "./proof-cases.ts";

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
beforeEach(() => server.clock.advance(120));
afterAll(() => server.stop());

const REFUSED = ["proof_needed", "reauthentication_needed"];
const letProofGrowOld = () => server.clock.advance(PROOF_MS / 1000);

/** A family with one of everything, signed in on two devices; the proof of both has grown old. */
async function family(): Promise<{ own: TestFamily; tried: Tried }> {
  const own = await newFamily(server, {
    agreed: { analytics: true, ads: true, news: true, child_name: true, child_progress: true },
  });
  const { token } = own;
  const ask = (method: string, path: string, body?: unknown) =>
    server.request(method, path, { token, ...(body !== undefined && { body }) });
  const mia: string = (await ask("GET", "/api/me")).body.child_id;
  const ben: string = (await ask("POST", "/api/me/children", { name: "Bén", age: 4 })).body.id;
  await ask("POST", "/api/reminders", {
    reminder_type: "sms",
    reminder_datetime: "2027-01-24T18:30:00.000Z",
    phone_number: FIRST_PHONE,
  });
  const [session] = await sessionsOf(own);
  server.clock.advance(61);
  await signIn(server, own.email);
  const other = (await sessionsOf(own)).find(({ id }) => id !== session?.id);
  letProofGrowOld();
  return {
    own,
    tried: { mia, ben, thisSession: session?.id ?? "", otherSession: other?.id ?? "" },
  };
}

const sessionsOf = ({ userId }: TestFamily) =>
  server.context.db.select({ id: sessions.id }).from(sessions).where(eq(sessions.user_id, userId));

/** What a refused request must leave as it was. */
async function stateOf({ userId, token }: TestFamily, { mia }: Tried) {
  const { db } = server.context;
  const [account] = await db.select().from(authUsers).where(eq(authUsers.id, userId));
  return {
    password: account?.encrypted_password,
    next: account?.email_change,
    sessions: await sessionsOf({ userId } as TestFamily),
    consents: await db.$count(consents, eq(consents.user_id, userId)),
    reminders: await db.$count(reminders, eq(reminders.user_id, userId)),
    me: (await server.request("GET", `/api/child/${mia}/me`, { token })).body,
  };
}

const needsOf = ({ route, changes }: Case): Proof => {
  if (changes === "none" || changes === "no") return "session";
  if (changes.startsWith("yes to "))
    return CONSENT_RULES[changes.slice("yes to ".length) as keyof typeof CONSENT_RULES].needs;
  if (changes in FIELD_RULES) return FIELD_RULES[changes as keyof typeof FIELD_RULES].needs;
  return (CALL_RULES[route] as { needs: Proof }).needs;
};

async function send({ token }: TestFamily, tried: Tried, { route, body, made }: Case) {
  const [method = "", path = ""] = route.split(" ");
  const { path: own = path, body: ownBody = body } = made?.(tried) ?? {};
  return server.request(method, own, { token, ...(ownBody !== undefined && { body: ownBody }) });
}

const writes = () =>
  server.app.routes
    .filter(
      ({ method, path }) =>
        !["ALL", "GET"].includes(method) ||
        (method === "GET" &&
          ["/auth/v1/verify", "/auth/v1/reauthenticate", "/api/me/export"].includes(path)),
    )
    .map(({ method, path }) =>
      path.startsWith("/api/staff/") ? "* /api/staff/*" : `${method} ${path}`,
    );

describe("what may change by session alone and what by a fresh proof", () => {
  it("every call that writes has a row, and every row that a session reaches is tried (T-1040)", () => {
    expect([...new Set(writes())].toSorted()).toEqual(Object.keys(CALL_RULES).toSorted());
    const reached = Object.entries(CALL_RULES)
      .filter(([, rule]) => !("needs" in rule && ["nobody", "staff"].includes(rule.needs)))
      .map(([route]) => route);
    const tried: string[] = CASES.map(({ route }) => route);
    expect([...new Set(tried)].toSorted()).toEqual(reached.toSorted());
    const changed = new Set<string>(CASES.map(({ changes }) => changes));
    // What is asked about a family of unproven sessions is tried below.
    expect(Object.keys(FIELD_RULES).filter((field) => !changed.has(field))).toEqual([
      "family.refused",
    ]);
  });

  it("a child's name and age, the phone, the sign-out of others, a password and a yes need a proof (T-1041)", () => {
    const fields = (needs: Proof) =>
      Object.entries(FIELD_RULES).flatMap(([field, rule]) => (rule.needs === needs ? [field] : []));
    expect(fields("proof")).toEqual([
      "family.phone",
      "family.refused",
      "child.name",
      "child.age",
      "child.picture",
      "account.password",
      "account.other_sessions",
    ]);
    expect(fields("code")).toEqual(["child.lock", "account.email"]);
    expect(Object.values(CONSENT_RULES).map(({ needs }) => needs)).toEqual(
      Array.from({ length: 5 }, () => "proof"),
    );
  });

  it.each(CASES)("$route that changes $changes: $body (T-1042)", async (tried) => {
    const needs = needsOf(tried);
    const isRefused = async (own: TestFamily, on: Tried) =>
      REFUSED.includes((await send(own, on, tried)).body?.code);

    const alone = await family();
    if (tried.changes.startsWith("yes to "))
      await server.request("PUT", "/api/me/consents", {
        token: alone.own.token,
        body: {
          analytics: false,
          ads: false,
          news: false,
          child_name: false,
          child_progress: false,
        },
      });
    const before = await stateOf(alone.own, alone.tried);
    expect(await isRefused(alone.own, alone.tried)).toBe(needs !== "session");
    if (needs === "session") return;
    // A sign-out everywhere that is refused still ends the session that asked.
    if (!(await server.request("GET", "/auth/v1/user", { token: alone.own.token })).body.id) return;
    expect(await stateOf(alone.own, alone.tried)).toEqual(before);

    // The code that was typed in this session serves everything, for ten minutes.
    await prove(server, alone.own);
    letProofGrowOld();
    expect(await isRefused(alone.own, alone.tried)).toBe(true);
    server.clock.advance(61);
    await prove(server, alone.own);
    expect(await isRefused(alone.own, alone.tried)).toBe(false);
  });

  it.each(CASES.filter((tried) => needsOf(tried) !== "session"))(
    "in a session that a mail began just now: $route that changes $changes: $body (T-1043)",
    async (tried) => {
      const { own, tried: on } = await family();
      const { token } = await signIn(server, own.email);
      const fresh = { ...own, token };
      const reply = await send(fresh, on, tried);
      expect(REFUSED.includes(reply.body?.code)).toBe(needsOf(tried) === "code");
    },
  );

  it("docs/security.md shows the rules (T-1044)", () => {
    const page = readFileSync(join(import.meta.dirname, "../../docs/security.md"), "utf8");
    const rows = [
      ...Object.entries(FIELD_RULES),
      ...Object.entries(CONSENT_RULES).map(
        ([purpose, rule]) => [`yes to ${purpose}`, rule] as const,
      ),
      ...Object.entries(CALL_RULES).flatMap(([call, rule]) =>
        "needs" in rule && ["proof", "code"].includes(rule.needs) ? [[call, rule] as const] : [],
      ),
    ].map(([what, { needs, why }]) => `| \`${what}\` | ${needs} | ${why} |`);
    expect(rows.filter((row) => !page.includes(row))).toEqual([]);
  });
});
