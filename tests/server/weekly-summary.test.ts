import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { UNSUBSCRIBE_LINKS, unsubscribeUrl } from "#server/consents/unsubscribe-link.ts";
import {
  newEmail,
  newFamily,
  openUnproven,
  SETUP_LINK_SECRET,
  signIn,
} from "#tests/support/families.ts";
import type { TestFamily } from "#tests/support/families.ts";
import { startTestServer } from "#tests/support/test-server.ts";
import type { TestServer } from "#tests/support/test-server.ts";
import { SUNDAY_18, weeklySummaryCalls } from "#tests/support/weekly-summary-calls.ts";

let server: TestServer;
let family: TestFamily;
beforeAll(async () => void (server = await startTestServer({ env: { SETUP_LINK_SECRET } })));
afterAll(() => server.stop());
beforeEach(async () => void (family = await newFamily(server)));

const { ask, mailsAt, switchOn } = weeklySummaryCalls(
  () => server,
  () => family,
);
/** The family's session at this moment; an older access token has ended. */
const signInAgain = async () =>
  void (family = { ...family, ...(await signIn(server, family.email)) });

describe("the weekly summary", () => {
  it.each([
    { weekday: 7 },
    { weekday: -1 },
    { hour: 24 },
    { hour: 8.5 },
    { hour: "18" },
    { is_on: "yes" },
    { email: "a@b.example" },
    { time_zone: "" },
    { time_zone: "Mars/Olympus" },
    { time_zone: "Europe/Lisbon; drop table users" },
    { time_zone: 3 },
  ])("refuses %j", async (change) => expect((await switchOn(change)).status).toBe(400));

  it("an account whose mailbox is not proven cannot switch it on", async () => {
    const token = await openUnproven(server, newEmail());
    await server.request("PATCH", "/api/me", {
      token,
      body: { parent_name: "Mallory", kid_name: "Zed", kid_age: 7 },
    });
    const answer = await ask(
      "PUT",
      "",
      { is_on: true, weekday: 0, hour: 18 },
      { ...family, token },
    );
    expect([answer.status, answer.body.code]).toEqual([403, "email_unproven"]);
  });
});

describe("its link", () => {
  it("ends it with one tap, by the page or by the mail program's button, and does nothing else (T-198)", async () => {
    await switchOn();
    const [mail] = await mailsAt(SUNDAY_18);
    const link = /http\S+weekly-summary\/unsubscribe\S+/.exec(mail?.text ?? "")?.[0] ?? "";
    expect(mail?.headers).toMatchObject({
      "List-Unsubscribe": `<${link}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    });
    const { pathname, search } = new URL(link);
    const page = await server.ask(pathname + search, {});
    expect(await page.text()).toContain("No more weekly e-mails?");
    await signInAgain();
    expect((await ask("GET", "")).body.is_on).toBe(true); // mail scanners open links
    const button = await server.ask(pathname + search, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: "List-Unsubscribe=One-Click",
    });
    expect(await button.text()).toContain("The weekly e-mail is switched off.");
    expect((await ask("GET", "")).body).toMatchObject({ is_on: false, is_offered: false });
    expect(await mailsAt("2026-11-29T18:00:01Z")).toHaveLength(1);
  });

  it("takes no token of another purpose or account, and its own opens nothing else", async () => {
    const { context } = server;
    const path = (url: string) => new URL(url).pathname + new URL(url).search;
    const own = path(unsubscribeUrl(context, "weekly_summary", family.userId));
    const other = path(unsubscribeUrl(context, "reminders", family.userId));
    const token = (url: string) => url.split("t=")[1];
    for (const url of [
      `/api/weekly-summary/unsubscribe?t=${token(other)}`,
      `/api/unsubscribe?t=${token(own)}`,
      own.replace(family.userId, crypto.randomUUID()),
      "/api/weekly-summary/unsubscribe",
    ])
      for (const method of ["GET", "POST"])
        expect([url, method, (await server.request(method, url)).status]).toEqual([
          url,
          method,
          404,
        ]);
    expect((await server.request("GET", own)).status).toBe(200);
  });

  it("stands in docs/security.md as in the code", async () => {
    const text = await readFile(new URL("../../docs/security.md", import.meta.url), "utf8");
    const section = text.split("## Links that end mails")[1]?.split("\n## ")[0] ?? "";
    expect(section.split("\n").filter((line) => line.startsWith("| `"))).toEqual(
      Object.entries(UNSUBSCRIBE_LINKS).map(
        ([kind, { path, purpose, ends }]) =>
          `| \`${kind}\` | \`${path}\` | \`${purpose}\` | ${ends} |`,
      ),
    );
  });
});
