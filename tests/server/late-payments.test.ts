import { afterAll, beforeAll, expect, it } from "vitest";
import { purchases } from "#server/platform/db/schema.ts";
import { recordPayment } from "#server/payments/purchases.ts";
import { newEmail, openUnproven, SETUP_LINK_SECRET, signIn } from "#tests/support/families.ts";
import { startTestServer } from "#tests/support/test-server.ts";
import type { TestServer } from "#tests/support/test-server.ts";

let server: TestServer;
beforeAll(
  async () =>
    void (server = await startTestServer({
      env: { SETUP_LINK_SECRET, PAYWALL: "after-first-lesson" },
    })),
);
afterAll(() => server.stop());

it("a payment that arrives before the first proof belongs to the family once its owner has confirmed it (T-691)", async () => {
  const email = newEmail();
  const buyer = await openUnproven(server, email);
  const names = { parent_name: "Sam", kid_name: "Mia", kid_age: 7 };
  await server.request("PATCH", "/api/me", { token: buyer, body: names });
  const { context } = server;
  const late = await context.db.transaction(async (tx) => {
    const payment = { provider: "stripe", userId: null, email, currency: "usd" };
    const providerId = `pi_late_${email}`;
    await recordPayment(context, tx, {
      ...payment,
      providerId,
      amountCents: 799,
      paidAt: server.clock.now(),
    });
    return providerId;
  });
  const { token, userId } = await signIn(server, email);
  await server.request("POST", "/api/me/family", { token, body: { is_ours: true } });
  const rows = await context.db.select().from(purchases);
  expect(rows.find(({ provider_id }) => provider_id === late)).toMatchObject({
    user_id: userId,
    email: null,
  });
});
