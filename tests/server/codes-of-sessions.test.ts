import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { SESSIONS_MAX } from "#domain/constants.ts";
import { MAX_CODE_ATTEMPTS } from "#server/auth/context.ts";
import { COUNTERS } from "#server/platform/http/counters.ts";
import {
  hasSecret,
  newestMail,
  newFamily,
  proofCode,
  prove,
  signIn,
} from "#tests/support/families.ts";
import type { TestFamily } from "#tests/support/families.ts";
import { newSource, seenFrom } from "#tests/support/strangers.ts";
import { startTestServer } from "#tests/support/test-server.ts";
import type { TestServer } from "#tests/support/test-server.ts";

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
beforeEach(() => server.clock.advance(86_400));
afterAll(() => server.stop());

const PASSWORD = "correct horse";
const wrong = (code: string) => (code === "000000" ? "000001" : "000000");
/** A parent, and the same account on a child's tablet. */
async function twoDevices(): Promise<{ parent: TestFamily; tablet: TestFamily }> {
  const parent = await newFamily(seenFrom(server));
  server.clock.advance(61);
  const tablet = { ...parent, ...(await signIn(seenFrom(server), parent.email)) };
  server.clock.advance(601);
  return { parent, tablet };
}
const type = ({ token }: TestFamily, code: string) =>
  server.request("POST", "/api/me/proof", { token, body: { code } });
const codesTo = async (email: string) =>
  (await server.context.mailbox.list(email)).filter(hasSecret);
/** Asks for a code, and waits for its mail where there is one. */
async function ask({ token, email }: TestFamily) {
  const seen = (await codesTo(email)).length;
  const reply = await server.request("GET", "/auth/v1/reauthenticate", {
    token,
    from: newSource(),
  });
  if (reply.status === 200) await newestMail(server, email, seen, () => codesTo(email));
  return reply;
}
/** A parent who has chosen a password. */
async function withPassword(): Promise<TestFamily> {
  const parent = await newFamily(seenFrom(server));
  server.clock.advance(61);
  await setPassword(parent);
  return parent;
}
const signInByPassword = ({ email }: TestFamily) =>
  server.request("POST", "/auth/v1/token?grant_type=password", {
    body: { email, password: PASSWORD },
    from: newSource(),
  });
async function byPassword(parent: TestFamily): Promise<TestFamily> {
  const { status, body } = await signInByPassword(parent);
  if (status !== 200) throw new Error(`the password answered ${status}`);
  return { ...parent, token: body.access_token };
}
const leave = ({ token }: TestFamily) =>
  server.request("POST", "/auth/v1/logout?scope=local", { token });
const setPassword = ({ token }: TestFamily, nonce?: string) =>
  server.request("PUT", "/auth/v1/user", { token, body: { password: PASSWORD, nonce } });

describe("a mailed proof code", () => {
  it.each([
    ["as a proof", (device: TestFamily, code: string) => type(device, code)],
    ["with a new password", (device: TestFamily, code: string) => setPassword(device, code)],
  ])(
    "is not voided by wrong codes that are typed in another session %s (T-1424)",
    async (_how, tryCode) => {
      const { parent, tablet } = await twoDevices();
      const code = await proofCode(server, parent);
      for (let n = 0; n < 2 * MAX_CODE_ATTEMPTS; n++) await tryCode(tablet, wrong(code));
      expect((await type(parent, code)).status).toBe(200);
    },
  );

  it("opens nothing in another session than the one that asked for it (T-1425)", async () => {
    const { parent, tablet } = await twoDevices();
    const code = await proofCode(server, parent);
    expect((await type(tablet, code)).body.code).toBe("proof_wrong");
    expect((await setPassword(tablet, code)).body.code).toBe("reauthentication_not_valid");
    expect((await type(parent, code)).status).toBe(200);
    expect((await type(parent, code)).body.code).toBe("proof_wrong");
  });

  it("is not voided, nor kept waiting, by the codes that another session asks for (T-1426)", async () => {
    const { parent, tablet } = await twoDevices();
    expect((await ask(tablet)).status).toBe(200);
    const code = await proofCode(server, parent);
    server.clock.advance(61);
    expect((await ask(tablet)).status).toBe(200);
    expect((await type(parent, code)).status).toBe(200);
  });

  it("can still be asked for when another session has asked for all that it gets a day (T-1427)", async () => {
    const { parent, tablet } = await twoDevices();
    const statuses: number[] = [];
    for (let n = 0; n < 40; n++) {
      server.clock.advance(61);
      statuses.push((await ask(tablet)).status);
    }
    const asked = COUNTERS.proof_mails_session.points;
    expect(statuses.filter((status) => status === 200)).toHaveLength(asked);
    expect((await prove(server, parent)).status).toBe(200);
  });

  it("counts for nothing once it was typed: a parent who proves often is not refused (T-1428)", async () => {
    const { parent } = await twoDevices();
    for (let n = 0; n < 4 * COUNTERS.proof_mails_session.points; n++) {
      server.clock.advance(61);
      expect([n, (await prove(server, parent)).status]).toEqual([n, 200]);
    }
  });

  it("is guessed at 25 times a day at most by whoever knows the password, whatever sessions begin and end (T-1429)", async () => {
    const parent = await withPassword();
    let looked = 0;
    for (let n = 0; n < 30; n++) {
      server.clock.advance(61);
      // It signs out as soon as it has had its codes, so that a further one is let in.
      const session = await byPassword(parent);
      if ((await ask(session)).status === 200) {
        looked += MAX_CODE_ATTEMPTS;
        for (let wrongTry = 0; wrongTry < MAX_CODE_ATTEMPTS; wrongTry++)
          expect((await type(session, "000000")).status).toBe(403);
      }
      await leave(session);
    }
    expect(looked).toBe(25);
  });

  it("ends with its session, and no other one takes its place (T-1430)", async () => {
    const { parent, tablet } = await twoDevices();
    const code = await proofCode(server, tablet);
    await server.request("POST", "/auth/v1/logout?scope=local", { token: tablet.token });
    expect((await type(parent, code)).body.code).toBe("proof_wrong");
  });
});

/** Who uses up proof mails of the account as long as it gets some. */
const USES_UP: Record<string, (parent: TestFamily) => Promise<void>> = {
  "twenty sign-ins by password": async (parent) => {
    for (let n = 0; n < SESSIONS_MAX; n++) {
      const { status } = await signInByPassword(parent).then(async ({ body }) =>
        body.access_token === undefined
          ? { status: 429 }
          : ask({ ...parent, token: body.access_token }),
      );
      expect([200, 429]).toContain(status);
    }
  },
  "sign-ins by password that sign out again": async (parent) => {
    for (let n = 0; n < 2 * SESSIONS_MAX; n++) {
      const session = await byPassword(parent);
      await ask(session);
      await leave(session);
    }
  },
  "one stolen session": async (parent) => {
    const stolen = { ...parent, ...(await signIn(seenFrom(server), parent.email)) };
    for (let n = 0; n < SESSIONS_MAX; n++) {
      server.clock.advance(61);
      await ask(stolen);
    }
  },
};

/** How the owner comes to a code the same day, at a device of their own. */
const OWNERS: Record<string, (parent: TestFamily) => Promise<TestFamily>> = {
  "the session that they have": async (parent) => parent,
  "a session that a mail begins then": async (parent) => ({
    ...parent,
    ...(await signIn(seenFrom(server), parent.email)),
  }),
};

describe.each(Object.keys(USES_UP))("%s, each asking for codes all day", (attack) => {
  it.each(Object.keys(OWNERS))(
    "takes none of the codes of the owner: %s has all that are its own (T-1620)",
    async (way) => {
      const parent = await withPassword();
      server.clock.advance(61);
      await USES_UP[attack]?.(parent);
      server.clock.advance(61);
      const owner = (await OWNERS[way]?.(parent)) ?? parent;
      for (let n = 1; n < COUNTERS.proof_mails_session.points; n++) {
        expect([n, (await ask(owner)).status]).toEqual([n, 200]);
        server.clock.advance(61);
      }
      expect((await prove(server, owner)).status).toBe(200);
    },
  );
});

it("a session by password in which a code was typed has mails of its own from then on (T-1621)", async () => {
  const parent = await withPassword();
  const own = await byPassword(parent);
  expect((await prove(server, own)).status).toBe(200);
  server.clock.advance(61);
  await USES_UP["sign-ins by password that sign out again"]?.(parent);
  expect((await ask(await byPassword(parent))).status).toBe(429);
  expect((await prove(server, own)).status).toBe(200);
  // A right code gives back the mails of its own session alone.
  expect((await ask(await byPassword(parent))).status).toBe(429);
});

it("no more proof mails come in a day than five for each session that is proven, and five for all others (T-1622)", async () => {
  const parent = await withPassword();
  const before = (await codesTo(parent.email)).length;
  await USES_UP["sign-ins by password that sign out again"]?.(parent);
  expect((await codesTo(parent.email)).length - before).toBe(5);
});

describe("a texted code", () => {
  let phones = 0;
  const newPhone = () => `+1202555${String(2000 + phones++)}`;
  const askFor = ({ token }: TestFamily, phone_number: string) =>
    server.request("POST", "/api/reminders/phone-code", { token, body: { phone_number } });
  const typeFor = ({ token }: TestFamily, phone_number: string, code: string) =>
    server.request("POST", "/api/reminders/phone-proof", { token, body: { phone_number, code } });
  const texted = async (phone: string) =>
    (await server.context.mailbox.list(phone)).map(({ text }) => text.slice(0, 6));
  const remind = ({ token }: TestFamily, phone_number: string) =>
    server.request("POST", "/api/reminders", {
      token,
      body: {
        reminder_type: "sms",
        reminder_datetime: new Date(server.clock.now().getTime() + 60_000).toISOString(),
        phone_number,
      },
    });

  it("is voided neither by wrong codes nor by a new code of another session (T-1431)", async () => {
    const { parent, tablet } = await twoDevices();
    const phone = newPhone();
    expect((await askFor(parent, phone)).status).toBe(200);
    const [code = ""] = await texted(phone);
    for (let n = 0; n < 2 * MAX_CODE_ATTEMPTS; n++) await typeFor(tablet, phone, wrong(code));
    expect((await askFor(tablet, phone)).status).toBe(200);
    expect((await typeFor(tablet, phone, code)).status).toBe(403);
    expect((await typeFor(parent, phone, code)).status).toBe(200);
  });

  it("goes to one phone without a proof, whatever sessions ask and end: another phone needs one (T-1432)", async () => {
    const { parent, tablet } = await twoDevices();
    const first = newPhone();
    expect((await askFor(tablet, first)).status).toBe(200);
    await server.request("POST", "/auth/v1/logout?scope=local", { token: tablet.token });
    for (let n = 0; n < 12; n++)
      expect((await askFor(parent, newPhone())).body.code).toBe("proof_needed");
    expect((await remind(parent, newPhone())).body.code).toBe("proof_needed");
    expect((await askFor(parent, first)).status).toBe(200);
    await prove(server, parent);
    expect((await askFor(parent, newPhone())).status).toBe(200);
  });

  it("is no first one once another phone is proved (T-1433)", async () => {
    const { parent } = await twoDevices();
    const first = newPhone();
    await askFor(parent, first);
    await typeFor(parent, first, (await texted(first))[0] ?? "");
    server.clock.advance(3 * 86_400);
    const parentNow = { ...parent, ...(await signIn(seenFrom(server), parent.email)) };
    server.clock.advance(601);
    expect((await askFor(parentNow, newPhone())).body.code).toBe("proof_needed");
  });

  it("is asked for five phones a day at most, and takes no text of a reminder's (T-1434)", async () => {
    const { parent } = await twoDevices();
    await prove(server, parent);
    const statuses: number[] = [];
    for (let n = 0; n < 12; n++) statuses.push((await askFor(parent, newPhone())).status);
    const limit = COUNTERS.phone_codes_account.points;
    expect(statuses).toEqual([
      ...Array<number>(limit).fill(200),
      ...Array<number>(12 - limit).fill(429),
    ]);
    const phone = newPhone();
    expect((await remind(parent, phone)).status).toBe(200);
    await server.runDueWorkAfter(61);
    expect(await texted(phone)).toHaveLength(1);
  });

  it("is sent to its owner, whoever else has asked for codes to that phone (T-1891)", async () => {
    const phone = newPhone();
    for (const { parent: other } of [await twoDevices(), await twoDevices()])
      for (let n = 0; n < 3; n++) await askFor(other, phone);
    const { parent } = await twoDevices();
    expect((await askFor(parent, phone)).status).toBe(200);
    const code = (await texted(phone))[0] ?? "";
    expect((await typeFor(parent, phone, code)).status).toBe(200);
  });

  it("that is refused takes nothing: the phone's and the account's codes are all there (T-1435)", async () => {
    const { parent, tablet } = await twoDevices();
    const phone = newPhone();
    expect((await askFor(parent, phone)).status).toBe(200);
    expect((await askFor(tablet, phone)).status).toBe(200);
    for (let n = 0; n < 20; n++) expect((await askFor(tablet, phone)).status).toBe(429);
    await prove(server, parent);
    for (let n = 2; n < COUNTERS.phone_codes_account.points; n++)
      expect([n, (await askFor(parent, newPhone())).status]).toEqual([n, 200]);
  });
});
