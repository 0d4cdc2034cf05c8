import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { welcomeAudio } from "#server/platform/db/schema.ts";
import { createLogger } from "#server/platform/log.ts";
import { LESSONS, newEmail, newFamily } from "#tests/support/families.ts";
import { startTestServer } from "#tests/support/test-server.ts";
import type { TestServer } from "#tests/support/test-server.ts";
import { startVoice, VOICE_ENV } from "#tools/vendor-stand-ins/services.ts";
import type { Vendor } from "#tools/vendor-stand-ins/vendor.ts";

const [FIRST = ""] = LESSONS;
let server: TestServer;
let voice: Vendor;
let logged = "";
beforeAll(async () => {
  voice = await startVoice();
  const log = createLogger("warn", { write: (line) => void (logged += line) });
  server = await startTestServer({ env: VOICE_ENV(voice), log });
});
beforeEach(() => {
  voice.trouble("none");
  voice.requests.length = 0;
  logged = "";
});
afterAll(async () => {
  await server.stop();
  await voice.stop();
});

describe("the spoken welcome", () => {
  const ask = (options: { token?: string; body?: unknown }) =>
    server.request("POST", "/functions/v1/welcome-audio", { body: {}, ...options });

  async function agreeing() {
    const family = await newFamily(server);
    await server.request("PUT", "/api/me/consents", {
      token: family.token,
      body: { child_name: true },
    });
    return family;
  }

  it("asks the service only with consent, and for a family alone: not before a sign-up's mail (T-1050)", async () => {
    const family = await newFamily(server);
    expect((await ask({ token: family.token })).status).toBe(204);
    expect((await ask({})).status).toBe(401);
    expect((await ask({ body: { signup_id: FIRST } })).status).toBe(204);
    expect(voice.requests).toEqual([]);
    await server.request("PUT", "/api/me/consents", {
      token: family.token,
      body: { child_name: true },
    });
    const spoken = await ask({ token: family.token });
    expect([spoken.status, spoken.headers.get("content-type")]).toEqual([200, "audio/mp4"]);
    expect(JSON.parse(voice.requests[0]?.body ?? "").text).toBe(
      "Ahoy, Mia! Your grown-up Sam says: let's find treasure!",
    );
    await server.request("PATCH", "/api/me", {
      token: family.token,
      body: { parent_name: "A".repeat(60) },
    });
    expect((await ask({ token: family.token })).status).toBe(200);
    expect(JSON.parse(voice.requests[1]?.body ?? "").text).toContain(` ${"A".repeat(40)} says`);
    const { body } = await server.request("POST", "/api/pending-signups", {
      body: { parent_name: "Sam", kid_name: "Leo", kid_age: 7, email: newEmail() },
    });
    await server.request("PUT", `/api/pending-signups/${body.signup_id}/consents`, {
      body: { child_name: true },
    });
    expect((await ask({ body })).status).toBe(204);
    expect(voice.requests).toHaveLength(2);
  });

  it("is rendered once a day for the same names, and capped for a family", async () => {
    await server.context.db.delete(welcomeAudio);
    const family = await agreeing();
    expect(
      (await Promise.all([1, 2, 3].map(() => ask({ token: family.token })))).map(
        ({ status }) => status,
      ),
    ).toEqual([200, 200, 200]);
    expect(voice.requests).toHaveLength(1);
    for (let n = 0; n < 8; n++) {
      await server.request("PATCH", "/api/me", {
        token: family.token,
        body: { kid_name: `Mia ${n}` },
      });
      await ask({ token: family.token });
    }
    expect(voice.requests).toHaveLength(5);
  });

  it.each(["down", "slow", "error", "rubbish"] as const)(
    "a service that is %s: the flow goes on, the log holds no names (T-101)",
    async (trouble) => {
      const family = await agreeing();
      await server.request("PATCH", "/api/me", {
        token: family.token,
        body: { parent_name: "Wilhelmina", kid_name: "Ottokar" },
      });
      voice.trouble(trouble);
      expect((await ask({ token: family.token })).status).toBe(204);
      expect(logged).toContain("welcome audio failed");
      expect(logged).not.toMatch(/Wilhelmina|Ottokar/);
      if (trouble === "error") expect(logged).toContain('"status":500');
    },
  );

  it("greets the child who plays on the device, of the own family alone, else the first (T-193)", async () => {
    server.clock.advanceTo("2026-12-20T12:00:00Z"); // the greetings of other tests are not kept any more
    const family = await agreeing();
    const add = (token: string, name: string) =>
      server.request("POST", "/api/me/children", { token, body: { name, age: 4 } });
    const ben = (await add(family.token, "Ben")).body.id;
    const body = { child_name: true, child_id: ben };
    await server.request("PUT", "/api/me/consents", { token: family.token, body });
    const other = (await add((await agreeing()).token, "Eve")).body.id;
    const greeted: string[] = [];
    for (const child of [ben, other, undefined]) {
      voice.requests.length = 0;
      expect((await ask({ token: family.token, body: { child } })).status).toBe(200);
      greeted.push(/Ahoy, (\w+)!/.exec(voice.requests[0]?.body ?? "kept")?.[1] ?? "kept");
    }
    expect(greeted).toEqual(["Ben", "Mia", "kept"]); // the last is the same sentence again
    expect((await ask({ token: family.token, body: { child: "Ben" } })).status).toBe(400);
  });
});
