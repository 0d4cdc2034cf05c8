import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { AUTHOR_EMAIL } from "#domain/content/staff.ts";
import { setAuthorPassword } from "#server/auth/staff.ts";
import { authUsers, counters } from "#server/platform/db/schema.ts";
import { COUNTERS } from "#server/platform/http/counters.ts";
import type { CounterName } from "#server/platform/http/counters.ts";
import { takePoints } from "#server/platform/http/stored-counters.ts";
import { accountDrives } from "#tests/support/counters/accounts.ts";
import { driveParts } from "#tests/support/counters/drive.ts";
import { mailDrives } from "#tests/support/counters/mails.ts";
import { newsDrives } from "#tests/support/counters/news.ts";
import { requestDrives } from "#tests/support/counters/requests.ts";
import { textDrives } from "#tests/support/counters/texts.ts";
import { newEmail, newestMail, newFamily, prove, signIn } from "#tests/support/families.ts";
import { newSource, seenFrom } from "#tests/support/strangers.ts";
import { startTestServer } from "#tests/support/test-server.ts";
import type { TestServer } from "#tests/support/test-server.ts";
import { courseVoiceForTests } from "#tests/support/course-voice.ts";
import { startVoice, VOICE_ENV } from "#tools/vendor-stand-ins/services.ts";
import type { Vendor } from "#tools/vendor-stand-ins/vendor.ts";
import type { Counter } from "#server/platform/http/counter-rules.ts";

const DAY_S = 86_400;
const HOUR_MS = 3_600_000;
/** Nothing listens there: the test counts what was accepted. */
const PAGE_ANALYTICS = {
  PLAUSIBLE_DOMAIN: "treasure.example",
  PLAUSIBLE_URL: "http://127.0.0.1:9",
};
const AD_SERVICE = {
  META_PIXEL_ID: "1",
  META_ACCESS_TOKEN: "token",
  META_API_URL: "http://127.0.0.1:9",
};
const SPANS: Record<number, string> = {
  60: "a minute",
  300: "5 minutes",
  600: "10 minutes",
  3600: "an hour",
  86400: "a day",
  604800: "7 days",
};
const ROWS: Record<CounterName, Counter> = COUNTERS;

let server: TestServer;
let voice: Vendor;
/** Each row of the table at work; a row without one does not compile. */
let drives: Record<CounterName, () => Promise<void>>;
beforeAll(async () => {
  voice = await startVoice();
  const limits = {
    AUTH_REQUESTS_PER_5_MIN: "30",
    TOKEN_REQUESTS_PER_5_MIN: "30",
    API_REQUESTS_PER_MIN: "100",
  };
  server = await startTestServer({
    env: { ...limits, ...PAGE_ANALYTICS, ...AD_SERVICE, ...VOICE_ENV(voice) },
    courseVoice: courseVoiceForTests(),
  });
  const parts = driveParts(server);
  drives = {
    ...requestDrives(parts),
    ...mailDrives(parts),
    ...accountDrives(parts),
    ...newsDrives(parts),
    ...textDrives(parts),
  };
});
afterAll(async () => {
  await server.stop();
  await voice.stop();
});

describe("who may use up which counter", () => {
  const names = Object.keys(ROWS) as CounterName[];

  it.each(names)(
    "%s: strangers take nothing that a signed-in owner needs, and close no mailbox",
    (name) => {
      const { usedUpBy, neededBy, keyedBy, whenFull, seconds } = ROWS[name];
      if (neededBy === "signed-in") expect(usedUpBy).toBe("signed-in");
      if (usedUpBy === "anonymous" && whenFull === "refuse")
        expect([name, keyedBy]).toEqual([name, expect.stringContaining("source")]);
      // The mail of a turn that strangers took must open the owner's own account.
      if (usedUpBy === "anonymous" && whenFull === "slow-down")
        expect([name, keyedBy]).toEqual([name, expect.not.stringContaining("mailbox")]);
      // Nobody waits longer than a day but authors, for the next mail to families.
      if (whenFull === "refuse" && usedUpBy !== "author")
        expect(seconds).toBeLessThanOrEqual(DAY_S);
    },
  );

  it("a new session gives no new points but for what belongs to one session (T-1130)", () => {
    const bySession = names.filter((name) => ROWS[name].keyedBy === "session");
    // The token that renews a session, and a proof that is of that session alone.
    expect(bySession).toEqual([
      "refresh_session",
      "refused_refreshes",
      "proof_mail_gap_session",
      "proof_mails_session",
      "proof_tries",
    ]);
  });

  it("what accounts share is closed to none of them, but a reminder that the phone's own code opens (T-1890)", () => {
    const shared = names.filter((name) => ["phone", "email+kind"].includes(ROWS[name].keyedBy));
    expect(
      shared.filter(
        (name) => ROWS[name].usedUpBy === "signed-in" && ROWS[name].whenFull === "refuse",
      ),
    ).toEqual(["reminders_number"]);
  });

  it("is listed in docs/security.md with what it counts, how much it allows and what it protects", async () => {
    const document = await readFile(
      fileURLToPath(new URL("../../docs/security.md", import.meta.url)),
      "utf8",
    );
    const documented =
      document.split("## Who may use up which counter")[1]?.split("\n## ")[0] ?? "";
    const lines = names.map((name) => {
      const { keyedBy, protects, points, seconds, whenFull } = ROWS[name];
      const span = SPANS[seconds] ?? `${seconds} s`;
      const full = whenFull === "refuse" ? "" : `, then ${whenFull}`;
      return `| \`${name}\` | ${keyedBy} | ${points} in ${span}${full} | ${protects} |`;
    });
    expect(documented.split("\n").filter((line) => /^\| `\w+` \|/.test(line))).toEqual(lines);
  });

  it.each(names)("%s does what its row says", (name) => drives[name]());
});

describe("a stranger", () => {
  const otp = (email: string, from = newSource()) =>
    server.request("POST", "/auth/v1/otp", { body: { email }, from });

  it("who types 60 wrong codes from everywhere does not keep the owner from a proof, nor from what needs one (T-697)", async () => {
    const owner = await newFamily(seenFrom(server));
    server.clock.advance(61);
    await server.request("GET", "/auth/v1/reauthenticate", { token: owner.token });
    // More than one source may type, and more than all sources together.
    for (let n = 0; n < 60; n++)
      await server.request("POST", "/auth/v1/verify", {
        body: { type: "email", email: owner.email, token: "000000" },
        from: newSource(),
      });
    server.clock.advance(61);
    expect((await prove(server, owner)).status).toBe(200);
    expect((await server.request("GET", "/api/me/export", { token: owner.token })).status).toBe(
      200,
    );
  });

  it("who signs an e-mail address up a hundred times does not keep its owner from signing up", async () => {
    const email = newEmail();
    const signup = (from: string, parent_name: string) =>
      server.request("POST", "/api/pending-signups", {
        from,
        body: { parent_name, kid_name: "Mia", kid_age: 7, email },
      });
    const owner = newSource();
    const strangers = Array.from({ length: 10 }, newSource);
    for (let n = 0; n < 50; n++)
      expect((await signup(strangers[n % 10] ?? "", "Stranger")).status).toBe(201);
    const { body: own } = await signup(owner, "Sam");
    for (let n = 0; n < 50; n++) await signup(strangers[n % 10] ?? "", "Stranger");
    const { token } = await signIn(seenFrom(server, owner), email, { signup_id: own.signup_id });
    const { body } = await server.request("POST", "/api/me/finish-signup", { token, body: own });
    expect([body.status, body.profile?.parent_name]).toEqual(["done", "Sam"]);
  });

  it("who asks for mails all day does not keep the owner from one", async () => {
    const { email } = await newFamily(seenFrom(server));
    const stranger = newSource();
    for (let n = 0; n < 30; n++) {
      server.clock.advance(61);
      await otp(email, stranger);
    }
    expect((await otp(email, stranger)).status).toBe(429);
    expect((await otp(email)).status).toBe(200);
  });

  it("who guesses passwords from everywhere gets one answer for every e-mail address, and keeps nobody from signing in (T-665)", async () => {
    const { authContext } = server.context;
    const author = await setAuthorPassword(authContext);
    const { email, token } = await newFamily(seenFrom(server));
    await server.request("PUT", "/auth/v1/user", { token, body: { password: "correct horse" } });
    const enter = async (to: string, password: string) => {
      const body = { email: to, password };
      const path = "/auth/v1/token?grant_type=password";
      return (await server.request("POST", path, { body, from: newSource() })).status;
    };
    const guesses = async (to: string) => {
      const statuses: number[] = [];
      for (let n = 0; n < 45; n++) statuses.push(await enter(to, `guess ${n}`));
      return statuses;
    };
    const fewLookedAt = [...Array<number>(40).fill(400), ...Array<number>(5).fill(429)];
    expect(await guesses(email)).toEqual(fewLookedAt);
    expect(await guesses(newEmail())).toEqual(fewLookedAt);
    server.clock.advance(61);
    expect((await signIn(seenFrom(server), email)).token).not.toBe("");
    // The built-in author has no mailbox to sign in with instead.
    await guesses(AUTHOR_EMAIL);
    expect(await enter(AUTHOR_EMAIL, author)).toBe(200);
  });

  it("who adds tags to an e-mail address gets no mail more, and delays nobody's (T-667)", async () => {
    const [name = "", host] = newEmail().split("@");
    const tagged = (n: number) => `${name}+${n}@${host}`;
    const stranger = newSource();
    const sent: number[] = [];
    for (let n = 0; n < 20; n++) {
      if ((await otp(tagged(n), stranger)).status === 200) sent.push(n);
      server.clock.advance(15);
    }
    expect(sent).toEqual([0, 4, 8, 12, 16]);
    for (let n = 20; n < 26; n++) {
      server.clock.advance(61);
      if ((await otp(tagged(n), stranger)).status === 200) sent.push(n);
    }
    expect(sent).toHaveLength(COUNTERS.mail_day_source.points);

    // From everywhere at once: the owner's own e-mail address has its turns for itself.
    for (let n = 0; n < 40; n++) await otp(tagged(n), newSource());
    const owner = seenFrom(server);
    const own = await signIn(owner, `${name}@${host}`);
    const other = await signIn(owner, tagged(1)).catch((error: Error) => error.message);
    expect([own.token === "", other]).toEqual([false, expect.stringContaining("429")]);
    server.clock.advance(61);
    const tag = await signIn(owner, tagged(1));
    expect(tag.userId).not.toBe(own.userId);
  });

  it("who spells an e-mail address otherwise gets no mail more, and makes no second account of a mailbox", async () => {
    const name = newEmail().split("@")[0] ?? "";
    const from = newSource();
    const spellings = [
      "ex\u00ADample.com",
      "\uFF45xample.com",
      "EXAMPLE.com",
      "exam\u200Bple.com",
      "example\u3002com",
      "example.com",
    ];
    const emails = [
      ...spellings.map((host) => `${name}@${host}`),
      `${name}\u0001@example.com`,
      `${name}\uFE0F@example.com`,
      ` ${name.toUpperCase()}@example.com `,
    ];
    const statuses: number[] = [];
    for (const email of emails) statuses.push((await otp(email, from)).status);
    expect(statuses.toSorted()).toEqual([200, 400, 400, 400, 400, 429, 429, 429, 429]);
    await newestMail(server, `${name}@example.com`);
    const accounts = (await server.context.db.select().from(authUsers)).filter(({ email }) =>
      email.includes(name),
    );
    expect(accounts.map(({ email }) => email)).toEqual([`${name}@example.com`]);
  });
});

describe("a stored counter", () => {
  it("gives no more points than it has to forty at once, and keeps no key in clear", async () => {
    const { db } = server.context;
    const taken = await Promise.all(
      Array.from({ length: 40 }, () =>
        takePoints(server.context.authContext, db, "code_tries", "forty@example.com"),
      ),
    );
    expect(taken.filter(({ ok }) => ok)).toHaveLength(COUNTERS.code_tries.points);
    expect(taken.find(({ ok }) => !ok)?.waitMs).toBe(DAY_S * 1000);
    expect(JSON.stringify(await db.select().from(counters))).not.toMatch(/@|203\.|\+1202/);
  });

  it("begins anew when its window is over, and when the clock was set back by hours", async () => {
    const { authContext, db } = server.context;
    const use = async (counting = authContext) =>
      (await takePoints(counting, db, "mail_gap_source", "window")).ok;
    expect([await use(), await use()]).toEqual([true, false]);
    server.clock.advance(60);
    expect([await use(), await use()]).toEqual([true, false]);
    const now = () => new Date(server.clock.now().getTime() - 3 * HOUR_MS);
    expect(await use({ ...authContext, now })).toBe(true);
  });
});
