import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { phoneProofs } from "#server/platform/db/schema.ts";
import { newFamily, prove } from "#tests/support/families.ts";
import { startTestServer } from "#tests/support/test-server.ts";
import type { TestServer } from "#tests/support/test-server.ts";

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.stop());

// What each account change does to proved phones: the table of `account-changes.test.ts`.
it("deletion takes the proof of the phone with it (T-670)", async () => {
  const { db } = server.context;
  const family = await newFamily(server);
  const proof = { phone_hash: family.userId, proved_at: server.clock.now() };
  await db.insert(phoneProofs).values({ user_id: family.userId, ...proof });
  await prove(server, family);
  const { status } = await server.request("DELETE", "/api/me", { token: family.token });
  const proofs = await db.$count(phoneProofs, eq(phoneProofs.user_id, family.userId));
  expect([status, proofs]).toEqual([200, 0]);
});
