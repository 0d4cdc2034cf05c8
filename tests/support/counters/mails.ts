import { expect } from "vitest";
import { enforceMailRateLimit } from "#server/auth/mail-rate-limit.ts";
import { COUNTERS } from "#server/platform/http/counters.ts";
import { newEmail, newestMail, prove, signIn } from "../families.ts";
import { newSource, seenFrom } from "../strangers.ts";
import type { DriveParts, Drives } from "./drive.ts";

const DAY_S = 86_400;

const RIGHT = "correct horse";

/** Mails to one e-mail address, and guesses at their codes and at its password. */
export function mailDrives({ server, points, family, post, usesUp, otp }: DriveParts) {
  /** The e-mail address of a family that has a password. */
  const withPassword = async () => {
    const { token, email } = await family();
    await server.request("PUT", "/auth/v1/user", { token, body: { password: RIGHT } });
    return email;
  };
  const enter = (email: string, password: string, from: string) =>
    post("/auth/v1/token?grant_type=password", { email, password }, { from });
  /** Asks for a mail of an e-mail change; false where it is refused. */
  const changeMail = (email: string, account: string) =>
    enforceMailRateLimit(server.context.authContext, { account }, email, "email_change_new").then(
      () => true,
      () => false,
    );
  return {
    async mail_gap_source() {
      const [email, from] = [newEmail(), newSource()];
      await usesUp("mail_gap_source", () => otp(email, from), {
        "the owner's own source": () => otp(email, newSource()),
      });
      server.clock.advance(COUNTERS.mail_gap_source.seconds);
      expect((await otp(email, from)).status).toBe(200);
    },
    async mail_day_source() {
      const [email, from] = [newEmail(), newSource()];
      const ask = async () => {
        server.clock.advance(61);
        return otp(email, from);
      };
      await usesUp("mail_day_source", ask, {
        "the owner's own source": () => otp(email, newSource()),
      });
      server.clock.advance(DAY_S);
      expect((await ask()).status).toBe(200);
    },
    async mail_day_address() {
      const email = newEmail();
      await usesUp("mail_day_address", () => otp(email, newSource()), {
        "another e-mail address": () => otp(newEmail(), newSource()),
      });
      // The mail that closed it is in the owner's mailbox and works; after half a link's life the
      // next one comes, again and again.
      const { tokenHash } = await newestMail(server, email, points("mail_day_address") - 1);
      expect(
        (
          await post(
            "/auth/v1/verify",
            { type: "email", token_hash: tokenHash },
            { from: newSource() },
          )
        ).status,
      ).toBe(200);
      for (let n = 0; n < 3; n++) {
        server.clock.advance(COUNTERS.mail_day_address.slowSeconds);
        expect([n, (await otp(email, newSource())).status]).toEqual([n, 200]);
        expect([n, (await otp(email, newSource())).status]).toEqual([n, 429]);
      }
    },
    async mail_gap_account() {
      const [email, account] = [newEmail(), crypto.randomUUID()];
      const ask = (of: string) => changeMail(email, of);
      expect([await ask(account), await ask(account)]).toEqual([true, false]);
      expect(await ask(crypto.randomUUID())).toBe(true);
      server.clock.advance(COUNTERS.mail_gap_account.seconds);
      expect(await ask(account)).toBe(true);
    },
    async mail_day_account() {
      const [email, account] = [newEmail(), crypto.randomUUID()];
      const ask = () => {
        server.clock.advance(61);
        return changeMail(email, account);
      };
      for (let n = 0; n < points("mail_day_account"); n++)
        expect([n, await ask()]).toEqual([n, true]);
      expect(await ask()).toBe(false);
      server.clock.advance(DAY_S);
      expect(await ask()).toBe(true);
    },
    async proof_mail_gap_session() {
      const one = await family();
      server.clock.advance(61);
      const elsewhere = await signIn(seenFrom(server), one.email);
      const ask = (token: string) => server.request("GET", "/auth/v1/reauthenticate", { token });
      await usesUp("proof_mail_gap_session", () => ask(one.token), {
        "another session of the account": () => ask(elsewhere.token),
      });
    },
    async proof_mails_session() {
      const one = await family();
      server.clock.advance(61);
      const elsewhere = await signIn(seenFrom(server), one.email);
      const ask = (token: string) => {
        server.clock.advance(61);
        return server.request("GET", "/auth/v1/reauthenticate", { token });
      };
      await usesUp("proof_mails_session", () => ask(one.token), {
        "another session of the account": () => ask(elsewhere.token),
      });
    },
    async proof_mails_unproven() {
      const email = await withPassword();
      const ask = async () => {
        const { body } = await enter(email, RIGHT, newSource());
        const token = body.access_token as string;
        const asked = await server.request("GET", "/auth/v1/reauthenticate", { token });
        await server.request("POST", "/auth/v1/logout?scope=local", { token });
        return asked;
      };
      server.clock.advance(61);
      await usesUp("proof_mails_unproven", ask, {
        "a session of the account that a mail began": async () => {
          const { token } = await signIn(seenFrom(server), email);
          return server.request("GET", "/auth/v1/reauthenticate", { token });
        },
      });
    },
    async requests_password() {
      const email = await withPassword();
      const password = async () => (await enter(email, RIGHT, newSource())).body.access_token;
      const read = (token: string) => server.request("GET", "/api/settings", { token });
      const [first, other] = [await password(), await family()];
      server.clock.advance(61);
      const { token: byMail } = await signIn(seenFrom(server), email);
      await usesUp("requests_password", () => read(first), {
        "a session of the account that a mail began": () => read(byMail),
        "another account": () => read(other.token),
      });
      expect((await read(await password())).status).toBe(429);
    },
    async mail_day_address_accounts() {
      const email = newEmail();
      const ask = () =>
        enforceMailRateLimit(
          server.context.authContext,
          { account: crypto.randomUUID() },
          email,
          "email_change_new",
        );
      for (let n = 0; n < points("mail_day_address_accounts"); n++) await ask();
      await expect(ask()).rejects.toThrow(/after 1800 seconds/);
      server.clock.advance(COUNTERS.mail_day_address_accounts.slowSeconds);
      await ask();
      await expect(ask()).rejects.toThrow(/seconds/);
    },

    async code_tries() {
      const [email, stranger, owner] = [newEmail(), newSource(), newSource()];
      const guess = (token: string, from: string) =>
        post("/auth/v1/verify", { type: "email", email, token }, { from });
      for (let n = 0; n < points("code_tries"); n++) await guess("000000", stranger);
      await otp(email, owner);
      const { code } = await newestMail(server, email);
      expect((await guess(code, stranger)).status).toBe(403);
      expect((await guess(code, owner)).status).toBe(200);
    },
    async code_tries_address() {
      const email = newEmail();
      const guess = (token: string, from = newSource()) =>
        post("/auth/v1/verify", { type: "email", email, token }, { from });
      for (let n = 0; n < points("code_tries_address"); n++) await guess("000000");
      await otp(email, newSource());
      const { code } = await newestMail(server, email);
      expect((await guess(code)).status).toBe(403);
      server.clock.advance(COUNTERS.code_tries_address.slowSeconds);
      expect((await guess(code)).status).toBe(200);
    },
    async mailed_code_tries() {
      const email = newEmail();
      await otp(email, newSource());
      const first = await newestMail(server, email);
      const guess = (token: string) =>
        post("/auth/v1/verify", { type: "email", email, token }, { from: newSource() });
      const wrong = first.code === "000000" ? "000001" : "000000";
      for (let n = 0; n < points("mailed_code_tries"); n++) await guess(wrong);
      expect((await guess(first.code)).status).toBe(403);
      await otp(email, newSource());
      const second = await newestMail(server, email, 1);
      expect((await guess(second.code)).status).toBe(200);
    },
    async password_tries() {
      const [email, stranger] = [await withPassword(), newSource()];
      for (let n = 0; n < points("password_tries"); n++)
        expect([n, (await enter(email, "a guess", stranger)).status]).toEqual([n, 400]);
      expect((await enter(email, RIGHT, stranger)).status).toBe(429);
      expect((await enter(email, RIGHT, newSource())).status).toBe(200);
    },
    async password_tries_address() {
      const email = await withPassword();
      for (let n = 0; n < points("password_tries_address"); n++)
        expect([n, (await enter(email, "a guess", newSource())).status]).toEqual([n, 400]);
      expect((await enter(email, RIGHT, newSource())).status).toBe(429);
      // The owner signs in by mail all the while, and by password at the next turn.
      server.clock.advance(61);
      expect((await signIn(seenFrom(server), email)).token).not.toBe("");
      server.clock.advance(COUNTERS.password_tries_address.slowSeconds);
      expect((await enter(email, RIGHT, newSource())).status).toBe(200);
      expect((await enter(email, "a guess", newSource())).status).toBe(400);
    },
    async proof_tries() {
      const owner = await family();
      server.clock.advance(61);
      const elsewhere = await signIn(seenFrom(server), owner.email);
      const guess = () => post("/api/me/proof", { code: "000000" }, { token: elsewhere.token });
      for (let n = 0; n < points("proof_tries"); n++) expect((await guess()).status).toBe(403);
      expect((await prove(server, { ...owner, token: elsewhere.token })).status).toBe(403);
      server.clock.advance(61);
      expect((await prove(server, owner)).status).toBe(200);
    },
  } satisfies Drives;
}
