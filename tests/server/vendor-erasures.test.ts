import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { vendorMessages } from "#server/platform/db/schema.ts";
import { deleteAccount } from "#server/privacy/delete-account.ts";
import { newFamily } from "#tests/support/families.ts";
import { startTestServer } from "#tests/support/test-server.ts";
import type { TestServer } from "#tests/support/test-server.ts";
import { MIXPANEL_ENV, startMixpanel } from "#tools/vendor-stand-ins/analytics.ts";
import { LOOPS_ENV, startLoops } from "#tools/vendor-stand-ins/marketing.ts";

const DAY_S = 86_400;
const PAUSES_MIN = [1, 5, 25, 125, 625];

let server: TestServer;
let loops: Awaited<ReturnType<typeof startLoops>>;
let mixpanel: Awaited<ReturnType<typeof startMixpanel>>;
beforeAll(async () => {
  [loops, mixpanel] = [await startLoops(), await startMixpanel()];
  server = await startTestServer({ env: { ...LOOPS_ENV(loops), ...MIXPANEL_ENV(mixpanel) } });
});
afterAll(async () => {
  await server.stop();
  await Promise.all([loops.stop(), mixpanel.stop()]);
});
afterEach(async () => {
  for (const vendor of [loops, mixpanel]) {
    vendor.trouble("none");
    vendor.forget();
  }
  await server.context.db.delete(vendorMessages);
  loops.contacts.clear();
});

const due = (seconds = 2) => server.runDueWorkAfter(seconds);
/** Lets time pass until every try with a growing pause has failed, and some a day apart. */
async function failForDays() {
  await due();
  for (const minutes of PAUSES_MIN) await due(minutes * 60 + 2);
  for (let day = 0; day < 3; day++) await due(DAY_S + 2);
}
const messagesOf = (userId: string) =>
  server.context.db.select().from(vendorMessages).where(eq(vendorMessages.user_id, userId));
const consent = (token: string, body: Record<string, boolean>) =>
  server.request("PUT", "/api/me/consents", { token, body });
/** A family that both vendors know. */
async function known() {
  const family = await newFamily(server, {
    agreed: { news: true, child_name: true, analytics: true },
  });
  await due();
  expect(loops.contacts.get(family.userId)?.kidName).toBe("Mia");
  return family;
}
const deleteFamily = ({ userId, email }: { userId: string; email: string }) =>
  deleteAccount(server.context, { userId, email, sessionId: null });

describe("a family that deletes its account while the vendors are down", () => {
  it("is deleted there when they are back, after more tries than other messages get, and after the purge of old messages (T-936)", async () => {
    const family = await known();
    for (const vendor of [loops, mixpanel]) vendor.trouble("down");
    await deleteFamily(family);
    await failForDays();
    await due(100 * DAY_S);
    const waiting = await messagesOf(family.userId);
    expect(waiting.map(({ kind }) => kind).toSorted()).toEqual(["forget", "product_forget"]);
    for (const { attempts, failed_at } of waiting)
      expect([attempts > 8, failed_at]).toEqual([true, null]);
    for (const vendor of [loops, mixpanel]) vendor.trouble("none");
    await due(DAY_S + 2);
    expect(loops.contacts.has(family.userId)).toBe(false);
    expect(mixpanel.deletions).toHaveLength(1);
    // Delivered, they are old messages like any other.
    await due(DAY_S);
    expect(await messagesOf(family.userId)).toEqual([]);
  });

  it("an erasure is tried once a day at most", async () => {
    const family = await known();
    mixpanel.trouble("error");
    await deleteFamily(family);
    await failForDays();
    mixpanel.forget();
    for (let hours = 0; hours < 48; hours += 4) await due(4 * 3_600);
    expect(mixpanel.requests).toHaveLength(2);
  });

  it("waits for a vendor whose settings are missing", async () => {
    const family = await known();
    await deleteFamily(family);
    const { config } = server.context;
    const before = { loops: config.loops, mixpanel: config.mixpanel };
    Object.assign(config, { loops: null, mixpanel: null });
    await due();
    Object.assign(config, before);
    await due(62);
    expect(loops.contacts.has(family.userId)).toBe(false);
    expect(mixpanel.deletions).toHaveLength(1);
  });
});

describe("erasures that wait for settings", () => {
  it("keep a contact that takes out a name, and hold up no other message (T-929)", async () => {
    const family = await known();
    const gone = await known();
    loops.trouble("error");
    await consent(family.token, { child_name: false });
    loops.trouble("none");
    await deleteFamily(gone);
    const { config } = server.context;
    const before = { loops: config.loops, mixpanel: config.mixpanel };
    const { mixpanel: settings } = before;
    Object.assign(config, {
      loops: null,
      mixpanel: settings && { ...settings, deletionToken: null },
    });
    const calls = mixpanel.requests.length;
    await deleteFamily(await newFamily(server, { agreed: { analytics: true } }));
    await due();
    // The registration of the third family is not there any more, and no deletion was sent.
    expect(mixpanel.requests).toHaveLength(calls);
    const waiting = await server.context.db.select().from(vendorMessages);
    expect(
      waiting
        .filter(({ delivered_at }) => delivered_at === null)
        .map(({ kind }) => kind)
        .toSorted(),
    ).toEqual(["contact", "forget", "product_forget", "product_forget"]);
    Object.assign(config, before);
    await due(62);
    expect(loops.contacts.get(family.userId)?.kidName).toBeNull();
    expect(loops.contacts.has(gone.userId)).toBe(false);
    expect(mixpanel.deletions).toHaveLength(2);
  });
});

describe("a contact of the mail service", () => {
  it("is taken out also where the message that made it was purged long ago (T-937)", async () => {
    const family = await known();
    await due(91 * DAY_S);
    expect(await messagesOf(family.userId)).toEqual([]);
    await deleteFamily(family);
    await due();
    expect(loops.contacts.has(family.userId)).toBe(false);
  });

  it("a contact is deleted even if the answer to the message that created it was lost", async () => {
    const family = await newFamily(server, { agreed: { news: true } });
    loops.trouble("error");
    await due();
    loops.trouble("none");
    await consent(family.token, { news: false });
    await due();
    expect(loops.requests.at(-1)?.path).toContain("delete");
  });

  it("stays where the parent agreed to news again before it was taken out", async () => {
    const family = await known();
    loops.trouble("error");
    await consent(family.token, { news: false });
    await due();
    await consent(family.token, { news: true });
    loops.trouble("none");
    await due(62);
    await due(62);
    expect(loops.contacts.has(family.userId)).toBe(true);
    expect(loops.requests.filter(({ path }) => path.includes("delete"))).toHaveLength(1);
  });

  it("loses the child's name in the end, whatever was sent meanwhile", async () => {
    const family = await known();
    loops.trouble("error");
    await consent(family.token, { child_name: false });
    await server.request("POST", "/functions/v1/sync-loops-contact", {
      token: family.token,
      body: { operation: "create-or-update" },
    });
    await failForDays();
    loops.trouble("none");
    await due(DAY_S + 2);
    expect(loops.contacts.get(family.userId)?.kidName).toBeNull();
  });

  it("gets a child's name taken out that was withdrawn between a no and a yes to news", async () => {
    const family = await known();
    loops.trouble("error");
    await consent(family.token, { news: false });
    await consent(family.token, { child_name: false });
    await consent(family.token, { child_name: true });
    await consent(family.token, { news: true });
    await failForDays();
    loops.trouble("none");
    const before = loops.requests.length;
    await due(DAY_S + 2);
    expect(loops.requests.length).toBeGreaterThan(before);
  });

  it("loses the name also where news was taken back with it and agreed to again", async () => {
    const family = await known();
    loops.trouble("error");
    await consent(family.token, { news: false, child_name: false });
    await consent(family.token, { news: true });
    await failForDays();
    loops.trouble("none");
    await due(DAY_S + 2);
    expect(loops.contacts.get(family.userId)?.kidName).toBeNull();
  });
});
