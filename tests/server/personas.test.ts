import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { FIRST_COURSE_ID } from "#domain/constants.ts";
import { paths } from "#domain/routing/paths.ts";
import { ROUTES } from "#domain/routing/route-table.ts";
import { pendingSignups, users, xpGrants } from "#server/platform/db/schema.ts";
import { LESSONS, newEmail, newFamily, newStaff } from "#tests/support/families.ts";
import type { TestFamily } from "#tests/support/families.ts";
import { startTestServer } from "#tests/support/test-server.ts";
import type { TestServer } from "#tests/support/test-server.ts";

const [FIRST = ""] = LESSONS;

interface Rule {
  body?: () => unknown;
  /**
   * Status for each persona: anonymous, a parent who has played nothing, staff without a family.
   */
  anonymous: number;
  parent: number;
  staff: number;
}

const open = (status: number, body?: () => unknown): Rule => ({
  anonymous: status,
  parent: status,
  staff: status,
  ...(body && { body }),
});
/** Needs a session; staff have no family, so what needs one answers 404. */
const family = (parent: number, staff: number, body?: () => unknown): Rule => ({
  anonymous: 401,
  parent,
  staff,
  ...(body && { body }),
});

/** The lesson builder: nobody else gets past its door. */
const builder = (staff: number, body?: () => unknown): Rule => ({
  anonymous: 401,
  parent: 403,
  staff,
  ...(body && { body }),
});

const spentCoin = () => ({
  kind: "spent",
  at: "2026-11-20T12:00:00Z",
  currency: "USD",
  save: 0,
  spend: 100,
  share: 0,
  picture: "ball",
  week: null,
  undoes: null,
});

/** Every route of the product has its rule here; a new one without a rule fails the first test. */
const RULES: Record<string, Rule> = {
  "GET /healthz": open(200),
  "GET /readyz": open(200),
  "GET /metrics": open(200),
  "POST /api/crashes": open(202, () => ({
    zone: "kid",
    name: "TypeError",
    frames: ["kid-abc.js:1:200"],
  })),
  "GET /api/openapi.json": open(200),
  "POST /api/pending-signups": open(201, () => ({
    parent_name: "A",
    kid_name: "B",
    kid_age: 5,
    email: newEmail(),
  })),
  "GET /api/me": family(200, 200),
  "POST /api/me/finish-signup": family(200, 404, () => ({})),
  "POST /api/me/family": family(200, 200, () => ({ is_ours: false })),
  "PATCH /api/me": family(200, 404, () => ({ kid_name: "Mia" })),
  "GET /api/lessons/:id": family(200, 404),
  "GET /api/lessons/:id/media": family(200, 404),
  "PUT /api/me/lessons/:id/progress": family(200, 404, () => ({ slide: 0, version: 1 })),
  "POST /api/me/lessons/:id/xp": family(409, 404),
  "POST /api/me/streak": family(409, 404, () => ({})),
  "PUT /api/me/lessons/:id/feedback": family(200, 404, () => ({ difficulty: "just_right" })),
  "POST /api/events": family(200, 404, () => ({
    events: [
      {
        event_id: crypto.randomUUID(),
        name: "heard",
        lesson_id: FIRST,
        at: "2026-11-20T12:00:00Z",
      },
    ],
  })),
  "POST /api/feedback-form": family(200, 200, () => ({ text: "Lovely" })),
  "GET /api/course-track": family(200, 404),
  "GET /api/me/mission-cards": family(200, 404),
  "PUT /api/me/mission-cards/:id/done": family(409, 404),
  // A child by its id; here of another family.
  "GET /api/child/:child/me": family(404, 404),
  "GET /api/child/:child/lessons/:id": family(404, 404),
  "GET /api/child/:child/lessons/:id/media": family(404, 404),
  "PUT /api/child/:child/me/lessons/:id/progress": family(404, 404, () => ({
    slide: 0,
    version: 1,
  })),
  "POST /api/child/:child/me/lessons/:id/xp": family(404, 404),
  "POST /api/child/:child/me/streak": family(404, 404, () => ({})),
  "PUT /api/child/:child/me/lessons/:id/feedback": family(404, 404, () => ({
    difficulty: "just_right",
  })),
  "POST /api/child/:child/events": family(404, 404, () => ({ events: [] })),
  "GET /api/child/:child/course-track": family(404, 404),
  "GET /api/me/jars": family(200, 404),
  "PUT /api/me/jars/entries/:id": family(409, 404, spentCoin),
  "GET /api/child/:child/me/jars": family(404, 404),
  "PUT /api/child/:child/me/jars/entries/:id": family(404, 404, spentCoin),
  "GET /api/child/:child/me/mission-cards": family(404, 404),
  "PUT /api/child/:child/me/mission-cards/:id/done": family(404, 404),
  "GET /api/me/children": family(200, 200),
  "POST /api/me/children": family(201, 404, () => ({ name: "Ben", age: 4 })),
  // They need the code of a fresh mail.
  "PATCH /api/me/children/:id": family(403, 403, () => ({ name: "Ben" })),
  "DELETE /api/me/children/:id": family(403, 403),
  "PUT /api/me/children/:child/allowance": family(403, 403, () => ({
    amount: 500,
    currency: "USD",
    weekday: 6,
    split: { save: 60, spend: 20, share: 20 },
    state: "on",
  })),
  "PUT /api/me/children/:child/jars/entries/:id": family(403, 403, () => ({
    ...spentCoin(),
    kind: "adjusted",
    picture: null,
  })),
  "GET /auth/v1/health": open(200),
  "GET /auth/v1/settings": open(200),
  "GET /auth/v1/.well-known/jwks.json": open(200),
  "POST /auth/v1/otp": open(200, () => ({ email: newEmail() })),
  "POST /auth/v1/peek": open(403, () => ({ token_hash: "none" })),
  "GET /auth/v1/verify": open(400),
  "POST /auth/v1/verify": open(403, () => ({ type: "email", token_hash: "none" })),
  "POST /auth/v1/token": open(400, () => ({})),
  "GET /auth/v1/user": family(200, 200),
  "POST /auth/v1/logout": family(204, 204),
  "POST /auth/v1/signup": open(200, () => ({ email: newEmail(), password: "long enough" })),
  "POST /auth/v1/recover": open(200, () => ({ email: newEmail() })),
  "POST /auth/v1/resend": open(200, () => ({ type: "signup", email: newEmail() })),
  "PUT /auth/v1/user": family(200, 200, () => ({ data: { a: 1 } })),
  "GET /auth/v1/reauthenticate": family(200, 200),
  "GET /auth/v1/authorize": open(400),
  "GET /api/reminders": family(200, 200),
  "POST /api/reminders": family(200, 200, () => ({ reminder_type: "tonight" })),
  "PUT /api/reminders/preference": family(200, 200, () => ({ preference: "now" })),
  "DELETE /api/reminders": family(200, 200),
  "POST /api/reminders/phone-code": family(200, 200, () => ({ phone_number: "(202) 555-0143" })),
  "POST /api/reminders/phone-proof": family(403, 403, () => ({
    phone_number: "(202) 555-0143",
    code: "000000",
  })),
  "GET /api/settings": open(200),
  "GET /api/telemetry": open(200),
  "POST /api/page-views": {
    anonymous: 401,
    parent: 202,
    staff: 202,
    body: () => ({ views: [{ event_id: crypto.randomUUID(), path: paths.login() }] }),
  },
  "POST /api/page-counts": open(202, () => ({ page: "Lesson Intro" })),
  "GET /api/buy": open(303),
  "POST /api/checkout": family(200, 200),
  "GET /api/me/payment": family(200, 200),
  "PUT /api/pending-signups/:id/consents": open(404, () => ({ news: true })),
  "GET /api/me/consents": family(200, 200),
  "PUT /api/me/consents": family(200, 200, () => ({ news: false })),
  "POST /api/me/proof": family(403, 403, () => ({ code: "000000" })),
  "GET /api/me/sessions": family(200, 200),
  "DELETE /api/me/sessions/:id": family(403, 403),
  "GET /api/me/export": family(403, 403),
  "DELETE /api/me": family(403, 403),
  "GET /api/unsubscribe": open(404),
  "POST /api/unsubscribe": open(404),
  "POST /functions/v1/send-reminder-webhook": family(200, 200, () => ({
    reminder_type: "tonight",
  })),
  "POST /functions/v1/meta-conversions-api": family(200, 200, () => ({
    event_name: "InitiateCheckout",
    event_id: crypto.randomUUID(),
  })),
  "POST /functions/v1/sync-loops-contact": family(200, 200, () => ({ operation: "update" })),
  "POST /functions/v1/setup-user-auth": open(200, () => ({ email: newEmail(), parentName: "Sam" })),
  "POST /functions/v1/welcome-audio": family(204, 204, () => ({})),
  "POST /functions/v1/payment-webhook": open(400),
  "POST /functions/v1/sms-inbound": open(400),
  "GET /dev/checkout": open(200),
  "POST /dev/checkout": open(400),
  "POST /api/staff/uploads": builder(412),
  "GET /api/staff/uploads/:id": builder(404),
  "PATCH /api/staff/uploads/:id": builder(412),
  "DELETE /api/staff/uploads/:id": builder(412),
  "GET /api/staff/outline": builder(200),
  "GET /api/staff/search": builder(400),
  "PUT /api/staff/order": builder(409, () => ({ kind: "slide", parent: FIRST, from: [], to: [] })),
  "DELETE /api/staff/items/:kind/:id": builder(404),
  "POST /api/staff/items/:kind/:id/restore": builder(404),
  "GET /api/staff/trash": builder(200),
  "POST /api/staff/courses": builder(201, () => ({ title: "A course" })),
  "PATCH /api/staff/courses/:id": builder(409, () => ({ row_version: 999, title: "Theirs" })),
  "POST /api/staff/courses/:id/lessons": builder(201, () => ({ title: "A lesson" })),
  "PATCH /api/staff/lessons/:id": builder(409, () => ({ row_version: 999, title: "Theirs" })),
  "GET /api/staff/lessons/:id/slides": builder(200),
  "POST /api/staff/lessons/:id/slides": builder(201, () => ({ type: "quiz" })),
  "PATCH /api/staff/slides/:id": builder(409, () => ({ row_version: 999, alt: "Theirs" })),
  "POST /api/staff/lessons/:id/files": builder(400, () => ({ upload: "none", kind: "video" })),
  "POST /api/staff/lessons/:id/duplicate": builder(400, () => ({ title: "" })),
  "POST /api/staff/slides/:id/duplicate": builder(404),
  "POST /api/staff/slides/:id/move": builder(404, () => ({ lesson: FIRST })),
  "POST /api/staff/media-addresses": builder(200, () => ({ urls: [] })),
  "POST /api/staff/courses/:id/publish": builder(200),
  "POST /api/staff/lessons/:id/publish": builder(409),
  "GET /api/staff/lessons/:id/news": builder(200),
  "POST /api/staff/lessons/:id/preview-links": builder(201, () => ({ version: null })),
  "POST /api/lesson-previews": open(404, () => ({ token: "none" })),
  "GET /api/staff/lessons/:id/conversions": builder(200),
  "POST /api/staff/lessons/:id/clips": builder(400),
  "POST /api/staff/conversions/:id/start": builder(404, () => ({})),
  "DELETE /api/staff/conversions/:id": builder(200),
  "GET /api/staff/lessons/:id/versions": builder(200),
  "GET /api/staff/lessons/:id/versions/:version": builder(200),
  "POST /api/staff/lessons/:id/versions/:version/restore": builder(200),
  "POST /api/staff/fix-video-urls": builder(200),
  "GET /api/staff/log": builder(200),
  "GET /api/staff/insight": builder(200),
  "GET /api/staff/lessons/:id/insight": builder(200),
  "GET /media/content/:key{.+}": open(404),
  "GET /dev/mailbox": open(200),
  "GET /dev/mailbox.json": open(200),
};

let server: TestServer;
let staff: TestFamily;
let foreignChild: string;
beforeAll(async () => {
  server = await startTestServer();
  staff = await newStaff(server);
  const { token } = await newFamily(server);
  foreignChild = (await server.request("GET", "/api/me", { token })).body.child_id;
});
afterAll(() => server.stop());

const routes = () => [
  ...new Set(
    server.app.routes
      .filter(({ method }) => method !== "ALL")
      .map(({ method, path }) => `${method} ${path}`),
  ),
];
const fill = (path: string) =>
  path
    .replace(":child", foreignChild)
    .replace("/courses/:id", `/courses/${FIRST_COURSE_ID}`)
    .replace(":kind/:id", "slide/00000000-0000-4000-8000-000000000000")
    .replace(":version", "1")
    .replace(":id", FIRST)
    .replace(":key{.+}", "nothing.mp4");
const call = (route: string, token?: string) => {
  const [method = "", path = ""] = route.split(" ");
  const body = RULES[route]?.body?.();
  return server.request(method, fill(path), {
    token,
    ...(body === undefined ? {} : { body }),
  });
};

describe("every route", () => {
  it("has a rule for each persona (T-050)", () =>
    expect(routes().toSorted()).toEqual(Object.keys(RULES).toSorted()));

  it.each(Object.keys(RULES))("%s answers each persona as its rule says", async (route) => {
    const rule = RULES[route];
    const parent = await newFamily(server);
    // Signing out ends every session of theirs.
    const author = route === "POST /auth/v1/logout" ? await newStaff(server) : staff;
    const got = {
      anonymous: (await call(route)).status,
      parent: (await call(route, parent.token)).status,
      staff: (await call(route, author.token)).status,
    };
    expect(got).toEqual({ anonymous: rule?.anonymous, parent: rule?.parent, staff: rule?.staff });
    expect((await call(route, "not.a.token")).status).toBe(
      rule?.anonymous === 401 ? (route.includes(" /auth/v1/") ? 403 : 401) : rule?.anonymous,
    );
  });
});

describe("every page", () => {
  let web: TestServer;
  let tokens: (string | undefined)[];
  const distDir = mkdtempSync(join(tmpdir(), "treasure-pages-"));
  beforeAll(async () => {
    mkdirSync(join(distDir, "assets"));
    for (const { zone } of Object.values(ROUTES))
      writeFileSync(join(distDir, `${zone}.html`), `document of ${zone}`);
    web = await startTestServer({ distDir });
    tokens = [undefined, (await newFamily(web)).token, (await newStaff(web)).token];
  });
  afterAll(async () => {
    await web.stop();
    rmSync(distDir, { recursive: true });
  });

  it.each(Object.values(ROUTES))(
    "$pattern is the same document of its zone for each persona",
    async ({ pattern, zone }) => {
      for (const token of tokens) {
        const page = await web.request("GET", pattern.replace(":lessonId", FIRST), { token });
        expect([page.status, page.body]).toEqual([200, `document of ${zone}`]);
      }
    },
  );
});

describe("a parent can't write what the server decides", () => {
  const row = async (userId: string) =>
    (await server.context.db.select().from(users)).find(({ id }) => id === userId);

  it.each([
    ["XP", { lifetime_xp: 9999 }],
    ["streak", { streak_count: 99, last_streak_date: "2026-11-19" }],
    ["payment", { payment: "paid" }],
    ["progress", { lesson_progress: { [FIRST]: { slide: 8, furthest: 8, completed: true } } }],
    ["role", { role: "staff", app_metadata: { role: "staff" } }],
    ["another's row", { id: "00000000-0000-4000-8000-000000000000", email: "other@example.com" }],
  ])("%s", async (_what, body) => {
    const { token, userId } = await newFamily(server);
    const before = await row(userId);
    expect((await server.request("PATCH", "/api/me", { token, body })).status).toBe(400);
    expect(
      (await server.request("PATCH", "/api/me", { token, body: { kid_name: "Mia", ...body } }))
        .status,
    ).toBe(400);
    expect(await row(userId)).toEqual(before);
  });

  it("XP of a lesson that is not finished, or completed in one jump", async () => {
    const { token, userId } = await newFamily(server);
    const before = await row(userId);
    expect(
      (
        await server.request("PUT", `/api/me/lessons/${FIRST}/progress`, {
          token,
          body: { slide: 8, version: 1, completed: true },
        })
      ).status,
    ).toBe(409);
    expect(
      (await server.request("POST", `/api/me/lessons/${FIRST}/xp`, { token, body: { xp: 500 } }))
        .status,
    ).toBe(409);
    expect(await row(userId)).toEqual(before);
    expect(
      (await server.context.db.select().from(xpGrants)).filter(({ user_id }) => user_id === userId),
    ).toEqual([]);
  });

  it("a role asked for at sign-in does not arrive in the token", async () => {
    const { token } = await newFamily(server);
    const { body } = await server.request("GET", "/auth/v1/user", { token });
    expect(body.app_metadata).toEqual({ provider: "email", providers: ["email"] });
  });

  it("a role they write about themselves opens no builder (T-053)", async () => {
    const { token } = await newFamily(server);
    await server.request("PUT", "/auth/v1/user", {
      token,
      body: { data: { role: "staff", app_metadata: { role: "staff" } } },
    });
    expect((await server.request("GET", "/auth/v1/user", { token })).body.user_metadata.role).toBe(
      "staff",
    );
    expect((await server.request("GET", "/api/staff/outline", { token })).status).toBe(403);
    expect(
      (await server.request("POST", "/api/staff/courses", { token, body: { title: "Mine" } })).body
        .code,
    ).toBe("staff_only");
  });

  it("parent B's calls leave parent A's rows as they were (T-051)", async () => {
    const [a, b] = [await newFamily(server), await newFamily(server)];
    const before = await row(a.userId);
    for (const route of Object.keys(RULES).filter((name) => RULES[name]?.anonymous === 401))
      await call(route, b.token);
    expect(await row(a.userId)).toEqual(before);
    expect((await server.request("GET", "/api/me", { token: a.token })).body.email).toBe(a.email);
  });

  it("strangers' waiting sign-ups can be read by nobody", async () => {
    const someone = { parent_name: "Other", kid_name: "Child", kid_age: 5, email: newEmail() };
    await server.request("POST", "/api/pending-signups", { body: someone });
    const waiting = await server.context.db.select().from(pendingSignups);
    expect(waiting.length).toBeGreaterThan(0);
    const { token } = await newFamily(server);
    for (const { signup_id } of waiting.slice(0, 3)) {
      const { body } = await server.request("POST", "/api/me/finish-signup", {
        token,
        body: { signup_id },
      });
      expect(body.profile.kid_name).toBe("Mia");
    }
  });
});
