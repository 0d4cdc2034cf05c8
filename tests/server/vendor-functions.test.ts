import { createHash, randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newFamily } from "#tests/support/families.ts";
import {
  conversionsOf,
  onProduction,
  startWithMarketing,
} from "#tests/support/marketing-vendors.ts";
import type { TestServer } from "#tests/support/test-server.ts";

let marketing: Awaited<ReturnType<typeof startWithMarketing>>;
let server: TestServer;
beforeAll(async () => {
  marketing = await startWithMarketing();
  ({ server } = marketing);
});
afterAll(() => marketing.stop());

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");

describe("the functions that report to vendors", () => {
  it("believe nothing of the body but the event's id, its page and the browser's name (T-012)", async () => {
    const { userId, token } = await newFamily(server, { agreed: { ads: true } });
    const body = {
      event_name: "InitiateCheckout",
      event_id: randomUUID(),
      event_time: 1,
      user_data: { em: "other@example.com", external_id: "other" },
      custom_data: { currency: "EUR", value: 0.01 },
      client_user_agent: "Browser",
    };
    for (let twice = 0; twice < 2; twice++)
      expect(
        (await server.request("POST", "/functions/v1/meta-conversions-api", { token, body })).body
          .success,
      ).toBe(true);
    await server.request("POST", "/functions/v1/meta-conversions-api", {
      token,
      body: { ...body, event_name: "Purchase", event_id: randomUUID() },
    });
    await onProduction(server, () => server.runDueWorkAfter(2));
    expect(conversionsOf(marketing.meta).slice(1)).toEqual([
      expect.objectContaining({
        event_name: "InitiateCheckout",
        event_id: body.event_id,
        user_data: expect.objectContaining({
          external_id: [sha256(userId)],
          client_user_agent: "Browser",
        }),
        custom_data: { currency: "USD", value: 7.99 },
      }),
    ]);
  });

  it("a contact holds what we know, not what a body says", async () => {
    const { userId, token, email } = await newFamily(server, { agreed: { news: true } });
    const contactData = { firstName: "Eve", kidName: "Eve", progress: 99 };
    await server.request("POST", "/functions/v1/sync-loops-contact", {
      token,
      body: { email: "eve@example.com", contactData, operation: "create-or-update" },
    });
    await server.runDueWorkAfter(2);
    expect(marketing.loops.contacts.get(userId)).toMatchObject({
      email,
      firstName: "Sam",
      progress: 0,
    });
  });
});
