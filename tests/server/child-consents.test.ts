import { randomUUID } from "node:crypto";
import { asc, eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { children, consents, vendorMessages } from "#server/platform/db/schema.ts";
import {
  LESSONS,
  newEmail,
  newFamily,
  openUnproven,
  prove,
  SETUP_LINK_SECRET,
} from "#tests/support/families.ts";
import type { TestFamily } from "#tests/support/families.ts";
import { startTestServer } from "#tests/support/test-server.ts";
import type { TestServer } from "#tests/support/test-server.ts";
import { MIXPANEL_ENV, startMixpanel } from "#tools/vendor-stand-ins/analytics.ts";
import { LOOPS_ENV, startLoops } from "#tools/vendor-stand-ins/marketing.ts";
import { startVoice, VOICE_ENV } from "#tools/vendor-stand-ins/services.ts";
import type { Vendor } from "#tools/vendor-stand-ins/vendor.ts";

const [FIRST = ""] = LESSONS;
let server: TestServer;
let mixpanel: Awaited<ReturnType<typeof startMixpanel>>;
let loops: Awaited<ReturnType<typeof startLoops>>;
let voice: Vendor;
let family: TestFamily;
let mia: string;
let ben: string;

beforeAll(async () => {
  [mixpanel, loops, voice] = [await startMixpanel(), await startLoops(), await startVoice()];
  const env = { ...MIXPANEL_ENV(mixpanel), ...LOOPS_ENV(loops), ...VOICE_ENV(voice) };
  server = await startTestServer({ env: { ...env, SETUP_LINK_SECRET } });
});
afterAll(async () => {
  await server.stop();
  await Promise.all([mixpanel.stop(), loops.stop(), voice.stop()]);
});
beforeEach(async () => {
  family = await newFamily(server, {
    agreed: { child_name: true, child_progress: true, news: true },
  });
  mia = (await ask("GET", "/me")).body.child_id;
  ben = (await ask("POST", "/me/children", { name: "Ben", age: 4 })).body.id;
  await say({ ...ALL, child_id: ben });
  await server.runDueWorkAfter(2);
});
afterEach(async () => {
  expect([mixpanel.refused, loops.refused]).toEqual([[], []]);
  for (const vendor of [mixpanel, loops, voice]) vendor.forget();
  await server.context.db.delete(vendorMessages);
});

const ask = (method: string, path: string, body?: unknown, token = family.token) =>
  server.request(method, `/api${path}`, { token, ...(body !== undefined && { body }) });
/** Each word at its own instant: the newest counts. */
async function say(body: Record<string, unknown>) {
  server.clock.advance(1);
  return ask("PUT", "/me/consents", body);
}
const listed = async () =>
  Object.fromEntries(
    (await ask("GET", "/me/consents")).body.children.map(
      ({ id, consents: given }: { id: string; consents: object }) => [id, given],
    ),
  );
const rows = () =>
  server.context.db
    .select()
    .from(consents)
    .where(eq(consents.user_id, family.userId))
    .orderBy(asc(consents.at));
const ofOneChild = async () => (await rows()).filter(({ child_id }) => child_id !== null);
const randomIdOf = async (child: string) => {
  const [row] = await server.context.db.select().from(children).where(eq(children.id, child));
  return row?.child_id ?? "";
};
const start = (child: string) =>
  ask("POST", `/child/${child}/events`, {
    events: [
      {
        event_id: randomUUID(),
        name: "lesson_started",
        lesson_id: FIRST,
        at: server.clock.now().toISOString(),
      },
    ],
  });
const waiting = async () =>
  (
    await server.context.db
      .select()
      .from(vendorMessages)
      .where(eq(vendorMessages.kind, "product_lesson"))
  ).map(({ data }) => data["child"]);
const BOTH = { child_name: true, child_progress: true };
const ALL = { news: true, ...BOTH };
const NONE = { news: false, child_name: false, child_progress: false };

describe("consent for one child", () => {
  it("takes this child out and back in, names it in the ledger, and leaves its sibling", async () => {
    expect(await listed()).toEqual({ [mia]: ALL, [ben]: ALL });
    const out = await say({ child_progress: false, child_id: ben });
    expect([out.status, out.body.consents.child_progress]).toEqual([200, true]);
    expect(out.body.children).toEqual([
      { id: mia, consents: ALL },
      { id: ben, consents: { ...ALL, child_progress: false } },
    ]);
    await say({ child_progress: false, child_id: ben });
    expect(await listed()).toEqual({ [mia]: ALL, [ben]: { ...ALL, child_progress: false } });
    const { ledger } = (await ask("GET", "/me/consents")).body;
    expect(
      ledger.filter((row: { child_id: unknown }) => row.child_id !== null).slice(6),
    ).toMatchObject([{ purpose: "child_progress", granted: false, child_id: ben }]);
    await say({ ...BOTH, child_id: ben });
    expect(await listed()).toEqual({ [mia]: ALL, [ben]: ALL });
    expect(await ofOneChild()).toHaveLength(8);
  });

  it("grants nothing that the family refused, and the family's next yes keeps it out", async () => {
    await say({ child_name: false, child_id: mia });
    await say({ child_name: false });
    const yes = await say({ child_name: true, child_id: mia });
    expect([yes.status, yes.body.consents.child_name]).toEqual([200, false]);
    expect(Object.values(await listed())).toMatchObject([
      { child_name: false },
      { child_name: false },
    ]);
    const randomId = await randomIdOf(mia);
    expect((await rows()).filter((row) => row.granted && row.child_id === randomId)).toEqual([]);
    await say({ child_name: true });
    expect(await listed()).toEqual({ [mia]: { ...ALL, child_name: false }, [ben]: ALL });
  });

  it("is refused for another family's child, for an unknown one, and for other purposes", async () => {
    const stranger = await newFamily(server, { agreed: BOTH });
    const before = await rows();
    for (const child_id of [ben, randomUUID()])
      for (const granted of [true, false]) {
        const body = { child_name: granted, child_id };
        const reply = await ask("PUT", "/me/consents", body, stranger.token);
        expect([reply.status, reply.body.code]).toEqual([404, "child_not_found"]);
        expect((await ask("PUT", "/me/consents", body, "")).status).toBe(401);
      }
    for (const body of [
      { analytics: false, child_id: ben },
      { child_name: false, ads: true, child_id: ben },
      { child_name: false, child_id: "Ben" },
    ]) {
      const reply = await say(body);
      expect([reply.status, reply.body.code]).toEqual([400, "validation_failed"]);
      expect(reply.body.message).toContain("child_id");
    }
    expect(await rows()).toEqual(before);
  });

  it("an unproven mailbox may take a child out, and agrees to nothing for it", async () => {
    const token = await openUnproven(server, newEmail());
    const names = { parent_name: "Mallory", kid_name: "Eve", kid_age: 9 };
    await ask("PATCH", "/me", names, token);
    const [eve] = (await ask("GET", "/me/consents", undefined, token)).body.children;
    const put = (child_name: boolean) =>
      ask("PUT", "/me/consents", { child_name, child_id: eve.id }, token);
    const yes = await put(true);
    expect([yes.status, yes.body.code]).toEqual([403, "email_unproven"]);
    expect((await put(false)).status).toBe(200);
  });
});

describe("a child that was taken out (T-281)", () => {
  it("sends no lesson to the product analytics, and its sibling does", async () => {
    await say({ child_progress: false, child_id: ben });
    for (const child of [mia, ben]) expect((await start(child)).body).toEqual({ kept: 1 });
    expect(await waiting()).toEqual([await randomIdOf(mia)]);
    await server.runDueWorkAfter(2);
    expect(mixpanel.events()).toHaveLength(1);
    await say({ child_progress: true, child_id: ben });
    await start(ben);
    expect(await waiting()).toContain(await randomIdOf(ben));
  });

  it("only the waiting lesson messages of the child that was taken out are deleted", async () => {
    for (const child of [mia, ben]) await start(child);
    expect(await waiting()).toHaveLength(2);
    await say({ child_progress: false, child_id: mia });
    expect(await waiting()).toEqual([await randomIdOf(ben)]);
  });

  it("a lesson message that was queued meanwhile is dropped when it is due", async () => {
    for (const child of [mia, ben]) await start(child);
    const { db } = server.context;
    await db.insert(consents).values({
      user_id: family.userId,
      child_id: await randomIdOf(ben),
      purpose: "child_progress",
      granted: false,
      text_version: "2026-12",
      at: server.clock.now(),
    });
    await server.runDueWorkAfter(2);
    expect(mixpanel.events()).toHaveLength(1);
    expect(await waiting()).toEqual([await randomIdOf(mia)]);
  });

  it("the child that was taken out is not greeted by name, and its sibling is", async () => {
    const greet = async (child?: string) => {
      const body = child === undefined ? {} : { child };
      const options = { token: family.token, body };
      return (await server.request("POST", "/functions/v1/welcome-audio", options)).status;
    };
    await say({ child_name: false, child_id: mia });
    // Without an id it is the first child.
    expect([await greet(mia), await greet(), await greet(ben)]).toEqual([204, 204, 200]);
    expect(voice.requests.map(({ body }) => JSON.parse(body).text)).toEqual([
      expect.stringContaining("Ahoy, Ben!"),
    ]);
  });

  it("the mail service's contact loses the child's name, and gets it back", async () => {
    const name = async () => {
      await server.runDueWorkAfter(2);
      return loops.contacts.get(family.userId)?.kidName;
    };
    expect(await name()).toBe("Mia");
    await say({ child_name: false, child_id: ben });
    expect(await name()).toBe("Mia");
    await say({ child_name: false, child_id: mia });
    expect(await name()).toBeNull();
    await say({ child_name: true, child_id: mia });
    expect(await name()).toBe("Mia");
    await say({ child_name: false });
    expect(await name()).toBeNull();
  });
});

describe("a child that is added", () => {
  let zoe: string;
  beforeEach(async () => {
    // Ten minutes later: the session has no fresh proof.
    server.clock.advance(601);
    zoe = (await ask("POST", "/me/children", { name: "Zoe", age: 9 })).body.id;
  });
  const contact = async (seconds = 2) => {
    await server.runDueWorkAfter(seconds);
    return loops.contacts.get(family.userId);
  };

  it("begins with a no to all that is shared about a child, and its siblings keep their yes (T-1627)", async () => {
    expect(await listed()).toEqual({ [mia]: ALL, [ben]: ALL, [zoe]: NONE });
    const { ledger, consents: ofFamily } = (await ask("GET", "/me/consents")).body;
    expect(ofFamily).toMatchObject(ALL);
    const own = ledger.filter((row: { child_id: unknown }) => row.child_id === zoe);
    expect(
      own.map(({ purpose, granted }: { purpose: string; granted: boolean }) => [purpose, granted]),
    ).toEqual([
      ["news", false],
      ["child_name", false],
      ["child_progress", false],
    ]);
    await prove(server, family);
    const { children: exported } = (await ask("GET", "/me/export")).body;
    expect(exported.find(({ id }: { id: string }) => id === zoe).consents).toHaveLength(3);
  });

  it("is named to no service, and no service is told what it plays (T-1628)", async () => {
    await start(zoe);
    expect(await waiting()).toEqual([]);
    const greet = { token: family.token, body: { child: zoe } };
    expect((await server.request("POST", "/functions/v1/welcome-audio", greet)).status).toBe(204);
    const { slides, version } = (await ask("GET", `/child/${zoe}/lessons/${FIRST}`)).body;
    for (const slide of slides.keys())
      await ask("PUT", `/child/${zoe}/me/lessons/${FIRST}/progress`, { slide, version });
    await server.request("POST", "/functions/v1/sync-loops-contact", {
      token: family.token,
      body: { operation: "update" },
    });
    expect(await contact()).toMatchObject({ kidName: "Mia", progress: 0 });
    // What a child has played is told a day later.
    expect(await contact(86_400)).toMatchObject({ kidName: "Mia", progress: 0 });
  });

  it.each([
    ["a yes for it", () => say({ ...ALL, child_id: zoe })],
    [
      "a new yes of the family does not stand for it: a yes for it",
      async () => {
        await say(NONE);
        await say(ALL);
        expect((await listed())[zoe]).toEqual(NONE);
        return say({ ...ALL, child_id: zoe });
      },
    ],
  ])("is shared about after a fresh proof alone: %s (T-1629)", async (_how, agree) => {
    const early = await say({ ...ALL, child_id: zoe });
    expect([early.status, early.body.code]).toEqual([403, "proof_needed"]);
    expect((await listed())[zoe]).toEqual(NONE);
    await prove(server, family);
    expect((await agree()).status).toBe(200);
    expect(await listed()).toEqual({ [mia]: ALL, [ben]: ALL, [zoe]: ALL });
    await start(zoe);
    expect(await waiting()).toEqual([await randomIdOf(zoe)]);
    await server.request("POST", "/functions/v1/sync-loops-contact", {
      token: family.token,
      body: { operation: "update" },
    });
    expect(await contact()).toMatchObject({ kidName: "Zoe" });
  });

  it("is covered by a yes that the family gives after it was added (T-1630)", async () => {
    const other = await newFamily(server, { agreed: {} });
    const { id } = (await ask("POST", "/me/children", { name: "Tom", age: 6 }, other.token)).body;
    const put = (body: object) => ask("PUT", "/me/consents", body, other.token);
    expect((await put(ALL)).body.children.at(-1)).toEqual({ id, consents: ALL });
  });

  it("is taken out of the mail service's contact, which stays (T-1631)", async () => {
    await prove(server, family);
    await say({ ...ALL, child_id: zoe });
    await start(zoe);
    await say({ news: false, child_id: zoe });
    expect(await contact()).toMatchObject({ kidName: "Mia" });
    for (const child_id of [mia, ben]) await say({ news: false, child_id });
    expect(await contact()).toMatchObject({ kidName: null, progress: 0 });
  });
});

describe("the ledger of one child (T-282)", () => {
  it("removing a child removes its consents and leaves its sibling's", async () => {
    await say({ child_name: false, child_id: mia });
    await say({ child_progress: false, child_id: ben });
    await prove(server, family);
    await ask("DELETE", `/me/children/${mia}`);
    expect((await ofOneChild()).slice(6)).toMatchObject([
      { purpose: "child_progress", granted: false },
    ]);
    // Ben's progress is in the family's row now.
    expect(await listed()).toEqual({ [ben]: { ...ALL, child_progress: false } });
    await start(ben);
    expect(await waiting()).toEqual([]);
    expect((await say({ child_progress: true, child_id: ben })).body.children).toEqual([
      { id: ben, consents: ALL },
    ]);
    await start(ben);
    expect(await waiting()).toEqual([await randomIdOf(ben)]);
  });

  it("is in the export, of the family and of the child, and goes with the account", async () => {
    await say({ child_name: false, child_id: ben });
    await prove(server, family);
    const { body } = await ask("GET", "/me/export");
    const word = { purpose: "child_name", granted: false, child_id: await randomIdOf(ben) };
    expect(body.children).toMatchObject([
      { id: mia, consents: [] },
      { id: ben, consents: expect.arrayContaining([expect.objectContaining(word)]) },
    ]);
    expect(body.consents.at(-1)).toMatchObject(word);
    expect((await ask("DELETE", "/me")).status).toBe(200);
    expect(await rows()).toEqual([]);
  });
});
