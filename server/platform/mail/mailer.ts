import { createTransport } from "nodemailer";
import type { Config } from "#server/platform/config/config.ts";
import { outcome } from "#server/platform/metrics/metrics.ts";
import type { Metrics } from "#server/platform/metrics/metrics.ts";
import type { Mailbox } from "./mailbox.ts";
import type { Mail } from "./email.ts";

export interface Mailer {
  /** Resolves when the mail is accepted; rejects when it is to be tried again. */
  send(mail: Mail): Promise<void>;
}

/** SMTP when configured, else the local mailbox. */
export function createMailer(config: Config, mailbox: Mailbox, { mails }: Metrics): Mailer {
  const carrier = createCarrier(config, mailbox);
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

function createCarrier(config: Config, mailbox: Mailbox): Mailer {
  if (config.smtpUrl === null) return { send: (mail) => mailbox.add(mail) };
  const transport = createTransport(config.smtpUrl, { from: config.mailFrom });
  return {
    async send(mail) {
      await transport.sendMail({
        ...mail,
        headers: { "Auto-Submitted": "auto-generated", ...mail.headers },
      });
    },
  };
}
