import { globSync, readFileSync } from "node:fs";
import { and, eq, isNull } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { authUsers, sessions, vendorMessages } from "#server/platform/db/schema.ts";
import { newEmail, newFamily, prove, signIn } from "#tests/support/families.ts";
import type { Session, TestFamily } from "#tests/support/families.ts";
import { newSource, seenFrom } from "#tests/support/strangers.ts";
import { startTestServer } from "#tests/support/test-server.ts";
import type { TestServer } from "#tests/support/test-server.ts";

const REQUESTS = 30;
const AUTH_REQUESTS = 6;

let server: TestServer;
beforeAll(async () => {
  const env = {
    API_REQUESTS_PER_MIN: String(REQUESTS),
    AUTH_REQUESTS_PER_5_MIN: String(AUTH_REQUESTS),
  };
  // Nothing listens there: what was accepted is counted.
  const adService = {
    META_PIXEL_ID: "1",
    META_ACCESS_TOKEN: "token",
    META_API_URL: "http://127.0.0.1:9",
  };
  const paymentPage = { PAYMENT_URL: "https://pay.example/course" };
  server = await startTestServer({ env: { ...env, ...adService, ...paymentPage } });
});
afterAll(() => server.stop());

const sessionIdOf = (token: string): string =>
  JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString()).session_id;

/** Calls that count for their account, each by a counter of its own. */
const CALLS: Record<string, [method: string, path: string, body?: object]> = {
  "every call": ["GET", "/api/me"],
  "a call that visitors may make, too": ["GET", "/api/settings"],
  "an account change": ["PUT", "/auth/v1/user", { data: {} }],
  "a code to prove": ["GET", "/auth/v1/reauthenticate"],
  "a reminder by function": ["POST", "/functions/v1/send-reminder-webhook", {}],
  "a conversion": ["POST", "/functions/v1/meta-conversions-api", {}],
  "a contact": ["POST", "/functions/v1/sync-loops-contact", {}],
  "a spoken welcome": ["POST", "/functions/v1/welcome-audio", {}],
};

/** Ways in which a device's session ends while its access token has not. */
const ENDS: Record<string, (device: Session, parent: TestFamily) => Promise<unknown>> = {
  "it signed out": (device) =>
    server.request("POST", "/auth/v1/logout?scope=local", { token: device.token }),
  "another device ended it": async (device, parent) => {
    await prove(seenFrom(server), parent);
    return server.request("DELETE", `/api/me/sessions/${sessionIdOf(device.token)}`, {
      token: parent.token,
      from: newSource(),
    });
  },
  "all other devices were signed out": async (_device, parent) => {
    await prove(seenFrom(server), parent);
    return server.request("POST", "/auth/v1/logout?scope=others", {
      token: parent.token,
      from: newSource(),
    });
  },
  "a new password ended it": async (_device, parent) => {
    await prove(seenFrom(server), parent);
    return server.request("PUT", "/auth/v1/user", {
      token: parent.token,
      from: newSource(),
      body: { password: "correct horse" },
    });
  },
  "its time was over": (device) =>
    server.context.db
      .update(sessions)
      .set({ not_after: server.clock.now() })
      .where(eq(sessions.id, sessionIdOf(device.token))),
};

/** Bodies that every call refuses which takes one. */
const REFUSED_BODIES: Record<string, string> = {
  "no JSON": '{"email":',
  "values of the wrong type": JSON.stringify({
    password: 5,
    reminder_type: 5,
    event_name: 5,
    operation: 5,
    child: 5,
  }),
  "too much": JSON.stringify({ email: "x".repeat(200_000) }),
};
const conversion = (event_id: string) => ({ event_name: "InitiateCheckout", event_id });
const isServed = (status: number) => status < 300;
const isTooMany = (status: number) => status === 429;
let made = 0;
/** Calls that take a point of a counter of their account, with bodies that they serve. */
const SERVED: Record<string, { method: string; body: () => object }> = {
  "/auth/v1/user": { method: "PUT", body: () => ({ password: `horse staple ${made++}` }) },
  "/functions/v1/send-reminder-webhook": {
    method: "POST",
    body: () => ({ reminder_type: "tonight" }),
  },
  "/functions/v1/meta-conversions-api": { method: "POST", body: () => conversion(`e${made++}`) },
  "/functions/v1/sync-loops-contact": { method: "POST", body: () => ({ operation: "update" }) },
  "/functions/v1/welcome-audio": { method: "POST", body: () => ({}) },
};
const agreedFamily = async () => {
  const parent = await newFamily(seenFrom(server), { agreed: { ads: true } });
  server.clock.advance(61);
  return parent;
};

/** Calls that change nothing, in a session without a fresh proof. */
const UNCHANGING: Record<string, (parent: TestFamily) => [path: string, body: object]> = {
  "no change of the account": () => ["/auth/v1/user", {}],
  "no metadata": () => ["/auth/v1/user", { data: {} }],
  metadata: () => ["/auth/v1/user", { data: { theme: "dark" } }],
  "the e-mail address that it has": ({ email }) => ["/auth/v1/user", { email }],
  "a password that is too short": () => ["/auth/v1/user", { password: "short" }],
  "a weak password without a proof": () => ["/auth/v1/user", { password: "password1" }],
  "a password without a proof": () => ["/auth/v1/user", { password: "correct horse" }],
  "the conversion that is known": () => ["/functions/v1/meta-conversions-api", conversion("one")],
  "the reminder that waits": () => [
    "/functions/v1/send-reminder-webhook",
    { reminder_type: "tonight" },
  ],
};

/** Calls that judge a password, each by its file, with somebody new who may send one. */
const JUDGED: Record<
  string,
  () => Promise<(password: string) => ReturnType<typeof server.request>>
> = {
  "server/auth/mail-routes.ts": async () => {
    const from = newSource();
    return (password) =>
      server.request("POST", "/auth/v1/signup", { from, body: { email: newEmail(), password } });
  },
  "server/auth/user-routes.ts": async () => {
    const parent = await newFamily(seenFrom(server));
    await prove(seenFrom(server), parent);
    return (password) =>
      server.request("PUT", "/auth/v1/user", {
        token: parent.token,
        from: newSource(),
        body: { password },
      });
  },
};

describe("a password that is weak", () => {
  it("is judged by these calls alone (T-1730)", () => {
    const judging = globSync("server/**/*.ts").filter((file) =>
      readFileSync(file, "utf8").includes("checkPassword("),
    );
    expect(judging.toSorted()).toEqual(
      [...Object.keys(JUDGED), "server/auth/check-password.ts"].toSorted(),
    );
  });

  it.each(Object.keys(JUDGED))(
    "takes a point of the counter that stands before its judging: %s (T-1731)",
    async (file) => {
      const send = await JUDGED[file]?.();
      const codes: string[] = [];
      for (let n = 0; n < AUTH_REQUESTS + 1; n++)
        codes.push((await send?.(n < AUTH_REQUESTS ? "password1" : "horse staple 7"))?.body.code);
      expect(codes).toEqual([
        ...Array<string>(AUTH_REQUESTS).fill("weak_password"),
        "over_request_rate_limit",
      ]);
    },
  );

  it.each([
    ["password1", "reauthentication_needed"],
    ["short", "weak_password"],
  ])("is not judged without a proof: %s (T-1732)", async (password, code) => {
    const { token } = await newFamily(seenFrom(server));
    server.clock.advance(601);
    const answer = await server.request("PUT", "/auth/v1/user", {
      token,
      from: newSource(),
      body: { password },
    });
    expect(answer.body.code).toBe(code);
  });
});

describe("the checkout's event", () => {
  const waiting = (userId: string) =>
    server.context.db.$count(
      vendorMessages,
      and(
        eq(vendorMessages.user_id, userId),
        eq(vendorMessages.kind, "InitiateCheckout"),
        isNull(vendorMessages.delivered_at),
      ),
    );
  const delivered = (userId: string) =>
    server.context.db
      .update(vendorMessages)
      .set({ delivered_at: server.clock.now() })
      .where(eq(vendorMessages.user_id, userId));
  const checkout = (token: string) =>
    server.request("POST", "/api/checkout", { token, from: newSource() });
  const report = (token: string, event_id: string) =>
    server.request("POST", "/functions/v1/meta-conversions-api", {
      token,
      from: newSource(),
      body: conversion(event_id),
    });

  it("waits once for a family, under one id, and takes one point, however often it goes to pay (T-1733)", async () => {
    const { token, userId } = await agreedFamily();
    const ids = new Set<string>();
    for (let n = 0; n < AUTH_REQUESTS; n++) ids.add((await checkout(token)).body.event_id);
    expect([ids.size, await waiting(userId)]).toEqual([1, 1]);
    for (let n = 1; n < AUTH_REQUESTS; n++)
      expect([n, (await report(token, `own${n}`)).status]).toEqual([n, 200]);
    expect((await report(token, "own")).status).toBe(429);
  });

  it("that calls at the same time enqueue waits once (T-1734)", async () => {
    const { token, userId } = await agreedFamily();
    const answers = await Promise.all(Array.from({ length: AUTH_REQUESTS }, () => checkout(token)));
    expect(new Set(answers.map(({ body }) => body.event_id)).size).toBe(1);
    expect(await waiting(userId)).toBe(1);
  });

  it("is the one that the family's browser reported and that waits (T-1735)", async () => {
    const { token, userId } = await agreedFamily();
    await report(token, "own");
    expect((await checkout(token)).body.event_id).toBe("own");
    expect(await waiting(userId)).toBe(1);
  });

  it.each<[string, (token: string, userId: string) => Promise<unknown>]>([
    [
      "checkouts",
      async (token, userId) => {
        await checkout(token);
        await delivered(userId);
      },
    ],
    ["reports by the browser", (token) => report(token, `own${made++}`)],
  ])(
    "is left out, and the family still gets to pay, when %s have used up its points (T-1736)",
    async (_what, use) => {
      const { token, userId } = await agreedFamily();
      for (let n = 0; n < AUTH_REQUESTS; n++) await use(token, userId);
      await delivered(userId);
      const answer = await checkout(token);
      expect(answer).toMatchObject({
        status: 200,
        body: {
          url: expect.stringMatching(/^http/),
          event_id: expect.stringMatching(/^checkout:/),
        },
      });
      expect(answer.headers.get("retry-after")).toBeNull();
      expect(await waiting(userId)).toBe(0);
    },
  );
});

describe("a limit of an account", () => {
  it.each(Object.keys(ENDS))(
    "is charged by no session that has ended: %s; what it sends counts for its source (T-1420)",
    async (how) => {
      const parent = await newFamily(seenFrom(server));
      server.clock.advance(61);
      const device = await signIn(seenFrom(server), parent.email);
      server.clock.advance(61);
      // A read of it was answered a moment ago.
      await server.request("GET", "/api/me", { token: device.token, from: newSource() });
      if (how === "its time was over") server.clock.advance(61);
      await ENDS[how]?.(device, parent);
      server.clock.advance(61);
      const statuses = new Map<string, number>();
      for (const [name, [method, path, body]] of Object.entries(CALLS)) {
        const from = newSource();
        for (let n = 0; n < REQUESTS; n++)
          await server.request(method, path, { token: device.token, from, ...(body && { body }) });
        // Where it comes from is full, the account is not.
        expect([name, (await server.request("GET", "/api/settings", { from })).status]).toEqual([
          name,
          429,
        ]);
        const { status } = await server.request(method, path, {
          token: parent.token,
          from,
          ...(body && { body }),
        });
        statuses.set(name, status);
      }
      expect([...statuses].filter(([, status]) => status === 429)).toEqual([]);
    },
  );

  it("is not charged by the reads of a session that signed out a moment ago (T-1421)", async () => {
    const parent = await newFamily(seenFrom(server));
    server.clock.advance(61);
    const device = await signIn(seenFrom(server), parent.email);
    server.clock.advance(61);
    const read = (token: string, from = newSource()) =>
      server.request("GET", "/api/me", { token, from });
    expect((await read(device.token)).status).toBe(200);
    await server.request("POST", "/auth/v1/logout?scope=local", { token: device.token });
    for (let n = 0; n < REQUESTS; n++) expect((await read(device.token)).status).toBe(401);
    expect((await read(parent.token)).status).toBe(200);
  });

  it("is charged by no session of somebody who is banned (T-1422)", async () => {
    const { token, userId } = await newFamily(seenFrom(server));
    const far = new Date(server.clock.now().getTime() + 86_400_000);
    const ban = (banned_until: Date | null) =>
      server.context.db.update(authUsers).set({ banned_until }).where(eq(authUsers.id, userId));
    server.clock.advance(61);
    await ban(far);
    const read = () => server.request("GET", "/api/me", { token, from: newSource() });
    for (let n = 0; n < REQUESTS; n++) expect((await read()).status).toBe(401);
    await ban(null);
    expect((await read()).status).toBe(200);
  });

  it.each(Object.keys(SERVED))(
    "loses no point by bodies that are refused: %s (T-1623)",
    async (path) => {
      const { method, body } = SERVED[path] ?? { method: "", body: () => ({}) };
      const parent = await agreedFamily();
      const served = () =>
        server.request(method, path, { token: parent.token, from: newSource(), body: body() });
      for (const [what, refused] of Object.entries(REFUSED_BODIES)) {
        for (let n = 0; n < AUTH_REQUESTS + 1; n++) {
          const { status } = await server.request(method, path, {
            token: parent.token,
            from: newSource(),
            raw: refused,
          });
          expect([what, [400, 413].includes(status)]).toEqual([what, true]);
        }
        server.clock.advance(61);
      }
      for (let n = 0; n < AUTH_REQUESTS - 1; n++)
        expect([path, n, (await served()).status]).toEqual([path, n, expect.toSatisfy(isServed)]);
    },
  );

  it.each(Object.keys(UNCHANGING))(
    "loses no point by what is refused or changes nothing: %s (T-1624)",
    async (what) => {
      const parent = await agreedFamily();
      server.clock.advance(601);
      const [path, body] = UNCHANGING[what]?.(parent) ?? ["", {}];
      const { method, body: another } = SERVED[path] ?? { method: "", body: () => ({}) };
      const send = (sent: object) =>
        server.request(method, path, { token: parent.token, from: newSource(), body: sent });
      for (let n = 0; n < 2 * AUTH_REQUESTS; n++)
        expect([n, isTooMany((await send(body)).status)]).toEqual([n, false]);
      await prove(seenFrom(server), parent);
      expect((await send(another())).status).toSatisfy(isServed);
    },
  );

  it("is charged by a live session once for each call, though the call looks it up itself (T-1423)", async () => {
    const { token } = await newFamily(seenFrom(server));
    const statuses: number[] = [];
    // The sign-up used one up.
    for (let n = 1; n <= REQUESTS; n++)
      statuses.push(
        (
          await server.request("PUT", "/api/me/consents", {
            token,
            from: newSource(),
            body: { news: false },
          })
        ).status,
      );
    expect(statuses).toEqual([...Array<number>(REQUESTS - 1).fill(200), 429]);
  });
});
