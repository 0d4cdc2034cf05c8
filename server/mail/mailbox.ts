import { appendFile, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Mail } from "./mailer.ts";

interface CapturedMail extends Mail {
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
  // Reads wait for the write under way, so that nobody sees half a line.
  let writing: Promise<void> = Promise.resolve();
  const read = async () => {
    const text = await readFile(file, "utf8").catch(() => "");
    return text
      .split("\n")
      .filter(Boolean)
      .map((line) => JSON.parse(line) as CapturedMail);
  };
  const write = async (mail: CapturedMail) => {
    await appendFile(file, `${JSON.stringify(mail)}\n`, { mode: 0o600 });
    const all = await read();
    if (all.length <= 2 * KEPT_MAILS) return;
    const kept = all.slice(-KEPT_MAILS).map((one) => `${JSON.stringify(one)}\n`);
    await writeFile(file, kept.join(""), { mode: 0o600 });
  };
  return {
    add(mail) {
      const added = writing.then(() => write({ ...mail, createdAt: now().toISOString() }));
      writing = added.catch(() => undefined);
      return added;
    },
    async list(to) {
      await writing;
      return (await read()).filter((mail) => to === undefined || mail.to === to).reverse();
    },
  };
}
