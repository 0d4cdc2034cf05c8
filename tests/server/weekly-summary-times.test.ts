import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { sendWeeklySummaries } from "#server/learning/weekly-summary-mail.ts";
import { users } from "#server/platform/db/schema.ts";
import { createLogger } from "#server/platform/log.ts";
import { LESSONS, newFamily, playLesson, signIn } from "#tests/support/families.ts";
import type { TestFamily } from "#tests/support/families.ts";
import { startTestServer } from "#tests/support/test-server.ts";
import type { TestServer } from "#tests/support/test-server.ts";
import {
  FRIDAY,
  SUBJECT,
  SUNDAY_18,
  weeklySummaryCalls,
} from "#tests/support/weekly-summary-calls.ts";

const [FIRST = ""] = LESSONS;

/** A server for each test: all of them begin on the same Friday. */
let server: TestServer;
let family: TestFamily;
const log: string[] = [];
beforeEach(async () => {
  server = await startTestServer({
    at: FRIDAY,
    log: createLogger("warn", { write: (line) => void log.push(line) }),
  });
  family = await newFamily(server);
});
afterEach(() => server.stop());

const { ask, mails, mailsAt, switchOn } = weeklySummaryCalls(
  () => server,
  () => family,
);
/** The family's session at this moment; an older access token has ended. */
const signInAgain = async () =>
  void (family = { ...family, ...(await signIn(server, family.email)) });

describe("the weekly summary", () => {
  it("is off until a parent switches it on, and is offered once (T-196)", async () => {
    expect((await ask("GET", "")).body).toEqual({
      is_on: false,
      is_offered: true,
      weekday: 0,
      hour: 18,
      time_zone: "UTC",
      chosen_zone: null,
      family_zone: null,
      next_at: null,
    });
    const untouched = family;
    const declining = (family = await newFamily(server));
    expect((await ask("DELETE", "/offer")).body).toMatchObject({ is_on: false, is_offered: false });
    family = await newFamily(server);
    expect((await ask("DELETE", "/offer")).body).toMatchObject({ is_on: false, is_offered: false });
    expect((await switchOn()).body).toMatchObject({
      is_on: true,
      next_at: "2026-11-22T18:00:00.000Z",
    });
    expect((await ask("DELETE", "/offer")).body.is_on).toBe(true);
    const off = await ask("PUT", "", { is_on: false, weekday: 0, hour: 18 });
    expect(off.body).toMatchObject({ is_on: false, is_offered: false, next_at: null });
    expect(await mailsAt(SUNDAY_18)).toEqual([]);
    expect([await mails(untouched), await mails(declining)]).toEqual([[], []]);
  });

  it("is sent once a week also when several instances look at once (T-197)", async () => {
    await switchOn();
    server.clock.advanceTo(SUNDAY_18);
    await Promise.all([1, 2, 3].map(() => sendWeeklySummaries(server.context)));
    expect(await mails()).toHaveLength(1);
    expect(await mailsAt("2026-11-24T12:00:00Z")).toHaveLength(1);
    await signInAgain();
    // Moved to another day of the same week it does not come a second time.
    expect((await switchOn({ weekday: 6 })).body.next_at).toBe("2026-11-28T18:00:00.000Z");
    expect(await mailsAt("2026-11-28T18:00:01Z")).toHaveLength(2);
    await signInAgain();
    await ask("PUT", "", { is_on: false, weekday: 6, hour: 18 });
    expect((await switchOn({ weekday: 0 })).body.next_at).toBe("2026-12-06T18:00:00.000Z");
    // A server that was away for weeks sends one, not one for each week.
    expect(await mailsAt("2026-12-24T00:00:00Z")).toHaveLength(3);
  });

  it("pauses after four weeks without play, and goes on after a child has played", async () => {
    await switchOn();
    for (const day of ["22", "29"]) await mailsAt(`2026-11-${day}T18:00:01Z`);
    for (const day of ["06", "13", "20"]) await mailsAt(`2026-12-${day}T18:00:01Z`);
    expect(await mails()).toHaveLength(4);
    server.clock.advanceTo("2026-12-22T12:00:00Z");
    await signInAgain();
    await playLesson(server, family.token, FIRST);
    expect(await mailsAt("2026-12-27T18:00:01Z")).toHaveLength(5);
  });

  it("comes at the hour of the family's zone, also after the family has moved", async () => {
    const { db } = server.context;
    const move = (time_zone: string) =>
      db.update(users).set({ time_zone }).where(eq(users.id, family.userId));
    await move("Pacific/Chatham");
    expect((await switchOn()).body).toMatchObject({
      time_zone: "Pacific/Chatham",
      next_at: "2026-11-22T04:15:00.000Z",
    });
    await move("America/St_Johns");
    expect(await mailsAt("2026-11-22T04:15:01Z")).toEqual([]);
    expect(await mailsAt("2026-11-22T21:29:59Z")).toEqual([]);
    expect(await mailsAt("2026-11-22T21:30:01Z")).toHaveLength(1);
  });

  it("comes at the hour of the zone that the parent chose, until the family's is chosen again (T-223)", async () => {
    const { db } = server.context;
    const tokyo = await switchOn({ time_zone: "Asia/Tokyo" });
    expect(tokyo.body).toMatchObject({
      time_zone: "Asia/Tokyo",
      chosen_zone: "Asia/Tokyo",
      family_zone: null,
      next_at: "2026-11-22T09:00:00.000Z",
    });
    // The family's devices report another zone; the setting names none, so the chosen one stays.
    await db
      .update(users)
      .set({ time_zone: "America/New_York" })
      .where(eq(users.id, family.userId));
    expect((await switchOn({ hour: 19 })).body).toMatchObject({
      time_zone: "Asia/Tokyo",
      family_zone: "America/New_York",
      next_at: "2026-11-22T10:00:00.000Z",
    });
    expect(await mailsAt("2026-11-22T09:59:59Z")).toEqual([]);
    expect(await mailsAt("2026-11-22T10:00:01Z")).toHaveLength(1);
    server.clock.advanceTo("2026-11-23T12:00:00Z");
    await signInAgain();
    expect((await switchOn({ hour: 19, time_zone: null })).body).toMatchObject({
      time_zone: "America/New_York",
      chosen_zone: null,
      next_at: "2026-11-30T00:00:00.000Z",
    });
  });

  it("one that cannot be sent is tried again, is given up for its week, and logs nothing of the family", async () => {
    await switchOn();
    const { mailer } = server.context;
    const { send } = mailer;
    let tries = 0;
    mailer.send = async (mail) => {
      if (mail.subject !== SUBJECT) return send(mail);
      tries++;
      throw new Error(`no such mailbox: ${mail.to} ${mail.text}`);
    };
    log.length = 0;
    try {
      server.clock.advanceTo(SUNDAY_18);
      for (let round = 0; round < 6; round++) {
        await server.runDueWork();
        server.clock.advance(130 * 60);
      }
    } finally {
      mailer.send = send;
    }
    expect(tries).toBe(4);
    expect(log.filter((line) => line.includes("weekly summary not sent"))).toHaveLength(4);
    expect(log.join("")).not.toContain(family.email);
    expect(log.join("")).not.toContain("Mia");
    expect(await mails()).toEqual([]);
    expect(await mailsAt("2026-11-29T18:00:01Z")).toHaveLength(1);
  });
});
