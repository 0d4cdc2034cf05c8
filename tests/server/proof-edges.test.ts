import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { PURPOSES } from "#domain/consent/consent.ts";
import { PROOF_MS } from "#domain/constants.ts";
import {
  askForMail,
  newEmail,
  newFamily,
  openUnproven,
  prove,
  SETUP_LINK_SECRET,
  signIn,
} from "#tests/support/families.ts";
import { startTestServer } from "#tests/support/test-server.ts";
import type { TestServer } from "#tests/support/test-server.ts";

let server: TestServer;
beforeAll(async () => void (server = await startTestServer({ env: { SETUP_LINK_SECRET } })));
beforeEach(() => server.clock.advance(120));
afterAll(() => server.stop());

const letProofGrowOld = () => server.clock.advance(PROOF_MS / 1000);

/** A sign-up, its mail pressed, and the family made of it when `meanwhile` has passed. */
async function signUp(parts: { before: object; after: object; meanwhile: () => unknown }) {
  const email = newEmail();
  const names = { parent_name: "Sam", kid_name: "Mia", kid_age: 7 };
  const signup = await server.request("POST", "/api/pending-signups", {
    body: { ...names, email },
  });
  const { signup_id } = signup.body;
  const agree = (body: object) =>
    server.request("PUT", `/api/pending-signups/${signup_id}/consents`, { body });
  await agree(parts.before);
  server.clock.advance(5);
  const session = await signIn(server, email, { signup_id });
  await parts.meanwhile();
  await agree(parts.after);
  const done = await server.request("POST", "/api/me/finish-signup", {
    token: session.token,
    body: { signup_id, agreed: PURPOSES },
  });
  expect(done.body.status).toBe("done");
  return (await server.request("GET", "/api/me/consents", { token: session.token })).body.consents;
}

it("a yes that was given before the sign-up's mail was pressed counts, however late the family is made; a later one counts with a fresh proof alone (T-1049)", async () => {
  const before = { child_name: true, ads: true };
  const after = { child_progress: true, news: true, ads: false };
  expect(await signUp({ before, after, meanwhile: () => undefined })).toEqual({
    analytics: false,
    ads: false,
    news: true,
    child_name: true,
    child_progress: true,
  });
  expect(await signUp({ before, after, meanwhile: letProofGrowOld })).toEqual({
    analytics: false,
    ads: false,
    news: false,
    child_name: true,
    child_progress: false,
  });
});

it("in an account whose mailbox nobody has proven first values need no proof, and changes are refused until it is (T-1057)", async () => {
  const token = await openUnproven(server, newEmail());
  const patch = (body: object) => server.request("PATCH", "/api/me", { token, body });
  const names = { parent_name: "Sam", kid_name: "Mia", kid_age: 7 };
  expect((await patch(names)).status).toBe(200);
  expect((await patch(names)).status).toBe(200);
  expect((await patch({ ...names, kid_age: 8 })).body.code).toBe("email_unproven");
  expect((await patch({ kid_name: "Eve" })).body.code).toBe("email_unproven");
});

it("a family of unproven sessions is deleted with a fresh proof alone, and kept by session alone (T-1045)", async () => {
  for (const is_ours of [false, true]) {
    const email = newEmail();
    const unproven = await openUnproven(server, email);
    await server.request("PATCH", "/api/me", {
      token: unproven,
      body: { parent_name: "Sam", kid_name: "Mia", kid_age: 7 },
    });
    const { token } = await signIn(server, email);
    letProofGrowOld();
    const answer = () => server.request("POST", "/api/me/family", { token, body: { is_ours } });
    expect((await answer()).body.code).toBe(is_ours ? undefined : "proof_needed");
    if (is_ours) continue;
    await prove(server, { token, email });
    expect((await answer()).status).toBe(200);
  }
});

it("two requests that bring a family's first phone at once: one of them needs a proof (T-1058)", async () => {
  const { token } = await newFamily(server);
  letProofGrowOld();
  const answers = await Promise.all(
    ["(202) 555-0171", "(202) 555-0172"].map((phone_number) =>
      server.request("POST", "/api/reminders", {
        token,
        body: {
          reminder_type: "sms",
          reminder_datetime: "2027-01-24T18:30:00.000Z",
          phone_number,
        },
      }),
    ),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403]);
});

it("a session that a password began has no fresh proof (T-1059)", async () => {
  const { token, email } = await newFamily(server);
  await server.request("PUT", "/auth/v1/user", { token, body: { password: "correct horse" } });
  const { body } = await server.request("POST", "/auth/v1/token?grant_type=password", {
    body: { email, password: "correct horse" },
  });
  const change = (by: string) =>
    server.request("PATCH", "/api/me", { token: by, body: { kid_age: 9 } });
  expect((await change(body.access_token)).body.code).toBe("proof_needed");
  expect((await change(token)).status).toBe(200);
  // Asking for a mail proves nothing; only what it brings back does.
  server.clock.advance(61);
  await askForMail(server, email);
  expect(
    (
      await server.request("PUT", "/api/me/consents", {
        token: body.access_token,
        body: { ads: true },
      })
    ).body.code,
  ).toBe("proof_needed");
});
