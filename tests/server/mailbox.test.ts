import { appendFile, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { createMailbox } from "#server/platform/mail/mailbox.ts";

it("a mailbox that is read while mails come shows whole mails, newest first", async () => {
  const folder = await mkdtemp(join(tmpdir(), "treasure-mailbox-"));
  const mailbox = createMailbox(folder, () => new Date());
  const mail = (n: number) => ({
    to: "a@example.com",
    subject: String(n),
    text: "word ".repeat(20_000),
    html: "",
  });
  const shown: Promise<number>[] = [];
  for (let n = 0; n < 30; n++) {
    const added = mailbox.add(mail(n));
    if (n % 5 === 0) await added;
    for (let look = 0; look < 3; look++)
      shown.push(mailbox.list("a@example.com").then((mails) => Number(mails[0]?.subject)));
  }
  expect(await Promise.all(shown)).toEqual(
    Array.from({ length: 90 }, (_, look) => Math.floor(look / 3)),
  );
  await rm(folder, { recursive: true });
});

it("a mail that another instance is writing is shown once it is whole", async () => {
  const folder = await mkdtemp(join(tmpdir(), "treasure-mailbox-"));
  const mailbox = createMailbox(folder, () => new Date());
  await mailbox.add({ to: "a@example.com", subject: "whole", text: "", html: "" });
  const line = `${JSON.stringify({ to: "a@example.com", subject: "next" })}\n`;
  const subjects = async () => (await mailbox.list()).map(({ subject }) => subject);
  await appendFile(join(folder, "mailbox.jsonl"), line.slice(0, 20));
  expect(await subjects()).toEqual(["whole"]);
  await appendFile(join(folder, "mailbox.jsonl"), line.slice(20));
  expect(await subjects()).toEqual(["next", "whole"]);
  await rm(folder, { recursive: true });
});
