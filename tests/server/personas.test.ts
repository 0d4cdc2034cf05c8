import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { FIRST_COURSE_ID } from "#domain/constants.ts";
import { ROUTES } from "#domain/routing/route-table.ts";
import { pendingSignups, users, xpGrants } from "#server/platform/db/schema.ts";
import { firstChildOf, LESSONS, newEmail, newFamily, newStaff } from "#tests/support/families.ts";
import type { TestFamily } from "#tests/support/families.ts";
import { startTestServer } from "#tests/support/test-server.ts";
import type { TestServer } from "#tests/support/test-server.ts";
import { RULES } from "./persona-rules.ts";

const [FIRST = ""] = LESSONS;

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
    .replace(":lang", "de")
    .replace(":tab", "00000000-0000-4000-8000-000000000000")
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
  /** Of the family and its child. */
  const row = async (userId: string) => ({
    family: (await server.context.db.select().from(users)).find(({ id }) => id === userId),
    child: await firstChildOf(server.context, { userId }),
  });

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
      (await server.context.db.select().from(xpGrants)).filter(
        ({ child }) => child === before.child?.id,
      ),
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
