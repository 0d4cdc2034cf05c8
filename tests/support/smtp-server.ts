import { once } from "node:events";
import type { AddressInfo } from "node:net";
import PostalMime from "postal-mime";
import { SMTPServer } from "smtp-server";

export interface SmtpServerProcess {
  port: number;
  /** Texts of the mails to an e-mail address, in the order they came. */
  to(email: string): readonly string[];
  /**
   * From now on every recipient is unknown: 550, with the e-mail address in the text, as mail
   * servers do.
   */
  refuse(isRefusing: boolean): void;
  close(): Promise<void>;
}

/** A mail server on this machine that takes everything, unless a test makes it refuse. */
export async function startSmtpServer(): Promise<SmtpServerProcess> {
  const texts = new Map<string, string[]>();
  let isRefusing = false;
  const smtp = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    onRcptTo({ address: email }, _session, done) {
      done(
        isRefusing
          ? Object.assign(new Error(`5.1.1 <${email}>: no such user here`), { responseCode: 550 })
          : null,
      );
    },
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        void PostalMime.parse(Buffer.concat(chunks)).then(({ text = "" }) => {
          for (const { address: email } of envelope.rcptTo)
            texts.set(email, [...(texts.get(email) ?? []), text]);
          done();
        });
      });
    },
  });
  smtp.on("error", () => undefined); // a line that is cut while it talks
  smtp.listen(0, "127.0.0.1");
  await once(smtp.server, "listening");
  return {
    port: (smtp.server.address() as AddressInfo).port,
    to: (email) => texts.get(email) ?? [],
    refuse: (value) => void (isRefusing = value),
    close: () => new Promise((resolve) => void smtp.close(resolve)),
  };
}
