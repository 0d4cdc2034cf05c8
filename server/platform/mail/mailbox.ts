import { randomUUID } from "node:crypto";
import { appendFile, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Mail } from "./email.ts";

type CapturableMail = Omit<Mail, "id">;

interface CapturedMail extends CapturableMail {
  createdAt: string;
}

export interface Mailbox {
  add(mail: CapturableMail): Promise<void>;
  /** Newest first; only mails to `to` when it is given. */
  list(to?: string): Promise<CapturedMail[]>;
}

const KEPT_MAILS = 200;

/** The mail in a line; none in an empty one, and in one that a full disk has cut. */
function mailIn(line: string): CapturedMail[] {
  try {
    return [JSON.parse(line) as CapturedMail];
  } catch {
    return [];
  }
}

/**
 * Captures mail in DATA_DIR while no SMTP server is configured, so that a local install can be
 * tried whole.
 */
export function createMailbox(dataDir: string, now: () => Date): Mailbox {
  const file = join(dataDir, "mailbox.jsonl");
  // Reads and writes run one after the other, so that nobody reads half a line.
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const done = last.then(work);
    last = done.catch(() => undefined);
    return done;
  };
  const read = async () => {
    const text = await readFile(file, "utf8").catch(() => "");
    return text
      .split("\n")
      .slice(0, -1) // behind the last line break: nothing, or a mail that another instance writes now
      .flatMap(mailIn);
  };
  const write = async (mail: CapturedMail) => {
    // A full disk may have cut off the mail before, so this one begins on a new line.
    await appendFile(file, `\n${JSON.stringify(mail)}\n`, { mode: 0o600 });
    const all = await read();
    if (all.length <= 2 * KEPT_MAILS) return;
    const kept = all.slice(-KEPT_MAILS).map((one) => `${JSON.stringify(one)}\n`);
    // Renamed into place, so that another instance reads either the old file or the whole new one.
    const part = `${file}.${randomUUID()}`;
    await writeFile(part, kept.join(""), { mode: 0o600 });
    await rename(part, file);
  };
  return {
    add: (mail) => inTurn(() => write({ ...mail, createdAt: now().toISOString() })),
    list: async (to) =>
      (await inTurn(read)).filter((mail) => to === undefined || mail.to === to).reverse(),
  };
}
