import { createTransport } from "nodemailer";
import type { Config } from "#server/platform/config/config.ts";
import { outcome } from "#server/platform/metrics/metrics.ts";
import type { Metrics } from "#server/platform/metrics/metrics.ts";
import type { Secrets } from "#server/platform/secrets/secrets.ts";
import type { Mailbox } from "./mailbox.ts";
import type { Mail } from "./email.ts";

export interface Mailer {
  /** Resolves when the mail is accepted; rejects when it is to be tried again. */
  send(mail: Mail): Promise<void>;
}

/** SMTP when configured, else the local mailbox. */
export function createMailer(
  config: Config,
  mailbox: Mailbox,
  { mails }: Metrics,
  secrets: Pick<Secrets, "hmacHex">,
): Mailer {
  const carrier = createCarrier(config, mailbox, secrets);
  return {
    async send(mail) {
      try {
        await carrier.send(mail);
        mails.inc({ result: outcome(true) });
      } catch (error) {
        mails.inc({ result: outcome(false) });
        throw error;
      }
    },
  };
}

const ID_CHARACTERS = 32;

function createCarrier(
  config: Config,
  mailbox: Mailbox,
  { hmacHex }: Pick<Secrets, "hmacHex">,
): Mailer {
  if (config.smtpUrl === null) return { send: ({ id: _id, ...mail }) => mailbox.add(mail) };
  const { hostname } = new URL(config.publicUrl);
  const transport = createTransport(config.smtpUrl, { from: config.mailFrom });
  return {
    async send({ id, ...mail }) {
      await transport.sendMail({
        ...mail,
        // Keyed, so that it reveals nothing of the account that the id names.
        messageId: `<${hmacHex("message-id", id).slice(0, ID_CHARACTERS)}@${hostname}>`,
        headers: { "Auto-Submitted": "auto-generated", ...mail.headers },
      });
    },
  };
}
