import { Writable } from "node:stream";
import { eq } from "drizzle-orm";
import { pino } from "pino";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { auditLog, authUsers, sessions } from "#server/platform/db/schema.ts";
import {
  newEmail,
  newFamily,
  newStaff,
  openUnproven,
  SETUP_LINK_SECRET,
  signIn,
} from "#tests/support/families.ts";
import { startTestServer } from "#tests/support/test-server.ts";
import type { TestServer } from "#tests/support/test-server.ts";
import { eventsOf } from "#tests/support/account-rows.ts";

let server: TestServer;
let logged = "";
beforeAll(async () => {
  const sink = new Writable({
    write: (chunk, _encoding, done) => {
      logged += String(chunk);
      done();
    },
  });
  server = await startTestServer({
    env: { SETUP_LINK_SECRET },
    log: pino({ level: "warn" }, sink),
  });
});
beforeEach(() => {
  server.clock.advance(120);
  logged = "";
});
afterAll(() => server.stop());

const post = (path: string, body: unknown, token?: string) =>
  server.request("POST", path, { body, token });
const put = (path: string, body: unknown, token: string) =>
  server.request("PUT", path, { body, token });
const login = (email: string, password: string) =>
  post("/auth/v1/token?grant_type=password", { email, password });
const refresh = (refresh_token: string) =>
  post("/auth/v1/token?grant_type=refresh_token", { refresh_token });

describe("the audit log", () => {
  it("the audit log records every sign-in, however it was made (T-086)", async () => {
    const email = newEmail();
    await openUnproven(server, email);
    const { token, userId } = await signIn(server, email);
    await put("/auth/v1/user", { password: "correct horse" }, token);
    expect((await login(email, "correct horse")).status).toBe(200);
    expect((await eventsOf(server, userId)).filter((event) => event === "signed_in")).toHaveLength(
      3,
    );
    const rows = await server.context.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.user_id, userId));
    expect(rows.find(({ event }) => event === "signed_in")?.critical).toBe(false);
  });

  const critical = () =>
    logged
      .split("\n")
      .filter(Boolean)
      .map(
        (line) =>
          JSON.parse(line) as { event?: string; critical?: boolean; userId?: string | null },
      )
      .filter((entry) => entry.critical)
      .map(({ event, userId }) => [event, userId]);

  it("has each refresh that leaves no session as a critical event, and so has the server's log (T-087)", async () => {
    const stolen = await newFamily(server);
    const second = (await refresh(stolen.refresh)).body.refresh_token;
    await refresh(second);
    server.clock.advance(11);
    expect((await refresh(stolen.refresh)).body.code).toBe("refresh_token_already_used");
    expect(critical()).toEqual([["refresh_ended_session", stolen.userId]]);

    logged = "";
    expect((await refresh(second)).body.code).toBe("refresh_token_not_found");
    const staff = await newStaff(server);
    logged = "";
    server.clock.advance(9 * 3600);
    expect((await refresh(staff.refresh)).body.code).toBe("session_expired");
    await server.context.db
      .update(sessions)
      .set({ not_after: null })
      .where(eq(sessions.user_id, staff.userId));
    const banned_until = new Date(server.clock.now().getTime() + 60_000);
    await server.context.db
      .update(authUsers)
      .set({ banned_until })
      .where(eq(authUsers.id, staff.userId));
    expect((await refresh(staff.refresh)).body.code).toBe("user_banned");
    expect(critical()).toEqual([
      ["session_expired", staff.userId],
      ["refresh_refused", staff.userId],
    ]);
    expect(await eventsOf(server, staff.userId)).toEqual(
      expect.arrayContaining(["session_expired", "refresh_refused"]),
    );
    expect(await server.context.db.$count(auditLog, eq(auditLog.event, "refresh_refused"))).toBe(2);
  });

  it("has no more than 20 refused refreshes of one session a day, so that nobody fills it with the token of an ended one (T-508)", async () => {
    const [gone, other] = [await newFamily(server), await newFamily(server)];
    for (const { token } of [gone, other])
      await server.request("POST", "/auth/v1/logout", { token });
    const before = await server.context.db.$count(auditLog);
    for (let n = 0; n < 25; n++)
      expect((await refresh(gone.refresh)).body.code).toBe("refresh_token_not_found");
    expect(await server.context.db.$count(auditLog)).toBe(before + 20);
    await refresh(other.refresh);
    expect(await server.context.db.$count(auditLog)).toBe(before + 21);
    server.clock.advance(86_400);
    await refresh(gone.refresh);
    expect(await server.context.db.$count(auditLog)).toBe(before + 22);
  });

  it("the audit log records nothing about a refresh token that we never signed", async () => {
    expect((await refresh("f".repeat(104))).body.code).toBe("validation_failed");
    expect(critical()).toEqual([]);
  });

  it("the audit log records each sign-out as a critical event", async () => {
    const { token, userId } = await newFamily(server);
    await server.request("POST", "/auth/v1/logout?scope=local", { token });
    expect(critical()).toEqual([["signed_out", userId]]);
    expect(await eventsOf(server, userId)).toContain("signed_out");
  });
});
