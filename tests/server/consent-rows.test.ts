import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { consentsTo, noConsents, PURPOSES } from "#domain/consent/consent.ts";
import type { Purpose } from "#domain/consent/consent.ts";
import { readNewestConsents } from "#server/consents/consents.ts";
import { consents } from "#server/platform/db/schema.ts";
import { firstChildOf, newEmail, newFamily, prove, signIn } from "#tests/support/families.ts";
import { startTestServer } from "#tests/support/test-server.ts";
import type { TestServer } from "#tests/support/test-server.ts";

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.stop());

const NAMES = { parent_name: "Sam", kid_name: "Mia", kid_age: 7 };
const HALF_AN_HOUR_SECONDS = 1_800;

async function startSignup(email: string): Promise<string> {
  const { body } = await server.request("POST", "/api/pending-signups", {
    body: { ...NAMES, email },
  });
  return body.signup_id;
}
async function agree(signup: string, body: object): Promise<void> {
  server.clock.advance(1);
  const path = `/api/pending-signups/${signup}/consents`;
  expect((await server.request("PUT", path, { body })).status).toBe(200);
}
const finish = (token: string, signup_id: string) =>
  server.request("POST", "/api/me/finish-signup", { token, body: { signup_id, agreed: PURPOSES } });
const readMine = async (token: string) =>
  (await server.request("GET", "/api/me/consents", { token })).body;

describe("a sign-up keeps one row a purpose, and its newest word counts", () => {
  it.each<[string, object, object, Purpose[], number]>([
    ["ends with a yes to all", noConsents(), consentsTo(PURPOSES), [...PURPOSES], 5],
    ["ends with a no to all", consentsTo(PURPOSES), noConsents(), [], 5],
    ["one purpose alone", { news: false }, { news: true }, ["news"], 1],
    ["two calls about different purposes", { ads: true }, { news: true }, ["news", "ads"], 2],
  ])("%s (T-1740)", async (_what, first, last, agreed, count) => {
    const email = newEmail();
    const signup = await startSignup(email);
    for (let n = 0; n < 4; n++) for (const body of [first, last]) await agree(signup, body);
    const { db } = server.context;
    expect(await db.$count(consents, eq(consents.signup_id, signup))).toBe(count);
    const { token } = await signIn(server, email, { signup_id: signup });
    expect((await finish(token, signup)).body.status).toBe("done");
    const mine = await readMine(token);
    expect(mine.consents).toEqual(consentsTo(agreed));
    expect(mine.ledger).toHaveLength(count);
  });
});

it("of a long ledger the newest row of each purpose and child is read, a parent sees the newest 200, and the export has all (T-1741)", async () => {
  const family = await newFamily(server);
  const { db } = server.context;
  const child = (await firstChildOf(server.context, family))?.child_id ?? "";
  const start = server.clock.now().getTime() - 1_000_000;
  const row = (purpose: Purpose, n: number, child_id: string | null) => ({
    user_id: family.userId,
    child_id,
    purpose,
    text_version: "2026-12",
    granted: n % 2 === 1,
    at: new Date(start + n),
  });
  const rows = Array.from({ length: 100 }, (_, n) => [
    ...PURPOSES.map((purpose) => row(purpose, n, null)),
    row("news", n + 1, child),
  ]).flat();
  await db.insert(consents).values(rows);
  expect(await readNewestConsents(db, family)).toHaveLength(PURPOSES.length + 1);
  const mine = await readMine(family.token);
  expect(mine.consents).toEqual(consentsTo(PURPOSES));
  expect(mine.children).toMatchObject([{ consents: { news: false, child_name: true } }]);
  const times = mine.ledger.map(({ at }: { at: string }) => at);
  expect(times).toHaveLength(200);
  expect(times).toEqual(times.toSorted());
  expect(times.at(-1)).toBe(new Date(start + 100).toISOString());
  await prove(server, family);
  const { body } = await server.request("GET", "/api/me/export", { token: family.token });
  expect(body.consents).toHaveLength(rows.length);
});

describe("a yes that an account gave before it had a child", () => {
  const OF_CHILD: Purpose[] = ["news", "child_name", "child_progress"];
  type Who = Awaited<ReturnType<typeof signIn>> & { email: string };
  const patch = ({ token }: Who) => server.request("PATCH", "/api/me", { token, body: NAMES });
  const wait = () => server.clock.advance(HALF_AN_HOUR_SECONDS);

  it.each<[string, (who: Who, signup: string) => Promise<unknown>, Purpose[]]>([
    [
      "does not cover a child that a session without a fresh proof enters",
      async (who) => {
        wait();
        return patch(who);
      },
      [],
    ],
    ["covers a child that is entered in the same fresh session", (who) => patch(who), OF_CHILD],
    [
      "covers a child that is entered after a new proof",
      async (who) => {
        wait();
        await prove(server, who);
        return patch(who);
      },
      OF_CHILD,
    ],
    [
      "does not cover a child of a sign-up that says nothing of it",
      async (who, signup) => {
        wait();
        return finish(who.token, signup);
      },
      ["child_name"],
    ],
  ])("%s (T-1742)", async (_what, makeFamily, covered) => {
    const email = newEmail();
    const signup = await startSignup(email);
    await agree(signup, { child_name: true });
    const who = { ...(await signIn(server, email, { signup_id: signup })), email };
    const { token } = who;
    server.clock.advance(1);
    const body = consentsTo(OF_CHILD);
    expect((await server.request("PUT", "/api/me/consents", { token, body })).status).toBe(200);
    await makeFamily(who, signup);
    const { children, consents: ofFamily } = await readMine(token);
    expect(ofFamily).toEqual(consentsTo(OF_CHILD));
    expect(children).toHaveLength(1);
    const own = children[0].consents;
    expect(OF_CHILD.filter((purpose) => own[purpose])).toEqual(covered);
    // A yes for the child brings it in, with a fresh proof.
    server.clock.advance(61);
    await prove(server, who);
    await server.request("PUT", "/api/me/consents", {
      token,
      body: { news: true, child_name: true, child_progress: true, child_id: children[0].id },
    });
    expect((await readMine(token)).children[0].consents).toMatchObject({
      news: true,
      child_name: true,
      child_progress: true,
    });
  });
});
