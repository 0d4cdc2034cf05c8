import type { AddressInfo } from "node:net";
import PostalMime from "postal-mime";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newEmail, readMail } from "#tests/support/families.ts";
import { startTestServer } from "#tests/support/test-server.ts";

const received: { to: string[]; raw: string }[] = [];
let refuse = 0;
const smtp = new SMTPServer({
  disabledCommands: ["AUTH", "STARTTLS"],
  onData(stream, session, done) {
    let raw = "";
    stream.on("data", (chunk: Buffer) => (raw += chunk.toString()));
    stream.on("end", () => {
      if (refuse-- > 0)
        return done(Object.assign(new Error("try again later"), { responseCode: 451 }));
      received.push({ to: session.envelope.rcptTo.map(({ address: email }) => email), raw });
      done();
    });
  },
});
let url = "";
beforeAll(
  () =>
    new Promise<void>((resolve) => {
      smtp.listen(0, "127.0.0.1", () => {
        url = `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`;
        resolve();
      });
    }),
);
afterAll(() => new Promise<void>((resolve) => void smtp.close(resolve)));

const waitForMail = async (count: number) => {
  while (received.length < count) await new Promise((resolve) => setTimeout(resolve, 20));
  return received[count - 1];
};

describe("a real mail server", () => {
  it(
    "receives the sign-in mail as text and HTML for one recipient, and the mailbox page is off",
    { timeout: 60_000 },
    async () => {
      const server = await startTestServer({ env: { SMTP_URL: url } });
      const email = newEmail();
      await server.request("POST", "/auth/v1/otp", { body: { email } });
      const mail = await waitForMail(1);
      const parsed = await PostalMime.parse(mail?.raw ?? "");
      expect(mail?.to).toEqual([email]);
      expect(parsed.subject).toBe("Your sign-in link for Treasure Tracker");
      const { tokenHash, code } = readMail(parsed.text ?? "");
      expect(parsed.html).toContain(tokenHash);
      expect(parsed.html).toContain(code);
      expect(
        (
          await server.request("POST", "/auth/v1/verify", {
            body: { type: "email", token_hash: tokenHash },
          })
        ).status,
      ).toBe(200);
      expect((await server.request("GET", "/dev/mailbox")).status).toBe(404);
      await server.stop();
    },
  );

  it(
    "may refuse a mail for now: the parent sees success and the mail is retried",
    { timeout: 60_000 },
    async () => {
      refuse = 1;
      const server = await startTestServer({ env: { SMTP_URL: url } });
      const before = received.length;
      expect(
        (await server.request("POST", "/auth/v1/otp", { body: { email: newEmail() } })).status,
      ).toBe(200);
      expect((await waitForMail(before + 1))?.raw).toContain("sign-in link");
      await server.stop();
    },
  );
});
