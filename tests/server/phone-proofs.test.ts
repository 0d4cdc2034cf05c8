import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ACCOUNT_CHANGES, applyAccountChange } from "#server/auth/account-changes.ts";
import type { AccountChange } from "#server/auth/account-changes.ts";
import { phoneProofs } from "#server/platform/db/schema.ts";
import { newEmail, newFamily, prove } from "#tests/support/families.ts";
import { startTestServer } from "#tests/support/test-server.ts";
import type { TestServer } from "#tests/support/test-server.ts";

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.stop());

const CHANGES = (Object.keys(ACCOUNT_CHANGES) as AccountChange[]).filter(
  (change) => change !== "deletion",
);

/** A family that has proved a phone, and how many phones it still has proved. */
async function familyWithPhone() {
  const { db } = server.context;
  const family = await newFamily(server);
  const proof = { phone_hash: family.userId, proved_at: server.clock.now() };
  await db.insert(phoneProofs).values({ user_id: family.userId, ...proof });
  return {
    ...family,
    proofs: () => db.$count(phoneProofs, eq(phoneProofs.user_id, family.userId)),
  };
}

it("an account keeps its proved phone in every account change, its e-mail change too (T-669)", async () => {
  for (const change of CHANGES) {
    const { userId, proofs } = await familyWithPhone();
    await server.context.db.transaction((tx) =>
      applyAccountChange(server.context.authContext, tx, change, userId, {
        newEmail: newEmail(),
      }),
    );
    expect([change, await proofs()]).toEqual([change, 1]);
  }
});

it("deletion takes the proof of the phone with it (T-670)", async () => {
  const family = await familyWithPhone();
  await prove(server, family);
  const { status } = await server.request("DELETE", "/api/me", { token: family.token });
  expect([status, await family.proofs()]).toEqual([200, 0]);
});
