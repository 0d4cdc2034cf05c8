import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { applyAccountChange } from "#server/auth/account-changes.ts";
import { ACCOUNT_NOTICES, severalTimes } from "#server/copy/account-notices.ts";
import { COUNTERS } from "#server/platform/http/counters.ts";
import { newFamily, prove } from "#tests/support/families.ts";
import type { TestFamily } from "#tests/support/families.ts";
import { newSource, seenFrom } from "#tests/support/strangers.ts";
import { startTestServer } from "#tests/support/test-server.ts";
import type { TestServer } from "#tests/support/test-server.ts";

const LIMIT = COUNTERS.notices_account.points;
const DAY_S = 86_400;

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.stop());

const mailsAbout = async (email: string, subject: string) =>
  (await server.context.mailbox.list(email)).filter((mail) => mail.subject === subject);
/** Waits for the worker: so many mails with the subject, and no more with a round of due work. */
async function expectMails(email: string, subject: string, count: number) {
  await server.runDueWork();
  await expect
    .poll(async () => (await mailsAbout(email, subject)).length, { timeout: 30_000 })
    .toBe(count);
}
const setPassword = ({ token }: TestFamily, n: number) =>
  server.request("PUT", "/auth/v1/user", {
    token,
    from: newSource(),
    body: { password: `vase lampe number ${n}` },
  });
const { subject } = ACCOUNT_NOTICES.password_changed;

describe("notices of changes of an account", () => {
  it("are three of a kind a day at most; what is beyond comes in one mail when the day is over (T-1452)", async () => {
    const family = await newFamily(seenFrom(server));
    for (let n = 0; n < LIMIT + 4; n++) expect((await setPassword(family, n)).status).toBe(200);
    await expectMails(family.email, subject, LIMIT);
    await server.runDueWorkAfter(DAY_S - 60);
    await expectMails(family.email, subject, LIMIT);
    await server.runDueWorkAfter(61);
    await expectMails(family.email, subject, LIMIT + 1);
    const [held, ...atOnce] = await mailsAbout(family.email, subject);
    expect(held?.text).toContain(severalTimes);
    for (const { text } of atOnce) expect(text).not.toContain(severalTimes);
    // One that stood for all counts for the day in which it comes, and nothing is left over.
    await server.runDueWorkAfter(DAY_S);
    await expectMails(family.email, subject, LIMIT + 1);
  });

  it("of one kind take nothing from another kind, nor from another family (T-1453)", async () => {
    const [family, other] = [await newFamily(seenFrom(server)), await newFamily(seenFrom(server))];
    for (let n = 0; n < LIMIT + 2; n++) await setPassword(family, n);
    await server.context.db.transaction((tx) =>
      applyAccountChange(server.context.authContext, tx, "role_granted", family.userId),
    );
    await setPassword(other, 1);
    await expectMails(family.email, ACCOUNT_NOTICES.role_granted.subject, 1);
    await expectMails(other.email, subject, 1);
  });

  it("of an account that is deleted meanwhile are not sent (T-1454)", async () => {
    const family = await newFamily(seenFrom(server));
    for (let n = 0; n < LIMIT + 1; n++) await setPassword(family, n);
    await expectMails(family.email, subject, LIMIT);
    server.clock.advance(61);
    await prove(server, family);
    await server.request("DELETE", "/api/me", { token: family.token });
    await server.runDueWorkAfter(DAY_S + 60);
    await expectMails(family.email, subject, LIMIT);
  });

  it("of what was agreed are three a day at most, too; the last one says what is agreed then (T-1455)", async () => {
    const family = await newFamily(seenFrom(server));
    const give = (body: object) =>
      server.request("PUT", "/api/me/consents", { token: family.token, body });
    const letters = async () =>
      (await server.context.mailbox.list(family.email)).filter(({ text }) =>
        text.includes("/account"),
      );
    await server.runDueWork();
    const before = (await letters()).length;
    for (let n = 0; n < LIMIT + 4; n++) {
      expect((await give({ news: true })).status).toBe(200);
      await server.runDueWork();
      await give({ news: false });
    }
    await give({ ads: true });
    await server.runDueWork();
    expect((await letters()).length - before).toBe(LIMIT);
    await server.runDueWorkAfter(DAY_S + 1);
    expect((await letters()).length - before).toBe(LIMIT + 1);
    await server.runDueWorkAfter(DAY_S);
    expect((await letters()).length - before).toBe(LIMIT + 1);
  });
});
