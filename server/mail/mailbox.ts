import { appendFile, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Mail } from "./mailer.ts";

export interface CapturedMail extends Mail {
  createdAt: string;
}

export interface Mailbox {
  add(mail: Mail): Promise<void>;
  /** Newest first; only mails to `to` when it is given. */
  list(to?: string): Promise<CapturedMail[]>;
}

const KEPT_MAILS = 200;

/** Captures mail in DATA_DIR while no SMTP server is configured, so that a local install can be tried whole. */
export function createMailbox(dataDir: string, now: () => Date): Mailbox {
  const file = join(dataDir, "mailbox.jsonl");
  const read = async () => {
    const text = await readFile(file, "utf8").catch(() => "");
    return text
      .split("\n")
      .filter(Boolean)
      .map((line) => JSON.parse(line) as CapturedMail);
  };
  return {
    async add(mail) {
      await appendFile(file, `${JSON.stringify({ ...mail, createdAt: now().toISOString() })}\n`, { mode: 0o600 });
      const all = await read();
      if (all.length > 2 * KEPT_MAILS)
        await writeFile(
          file,
          all
            .slice(-KEPT_MAILS)
            .map((kept) => `${JSON.stringify(kept)}\n`)
            .join(""),
          { mode: 0o600 },
        );
    },
    async list(to) {
      return (await read()).filter((mail) => to === undefined || mail.to === to).reverse();
    },
  };
}
