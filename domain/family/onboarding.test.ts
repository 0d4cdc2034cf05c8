import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, dayIn } from "../days.ts";
import { parseEmail } from "./email.ts";
import { parseName } from "./names.ts";
import { editPhone, formatPhone, phoneDigits, toInternationalPhone } from "./phone.ts";
import {
  instantAt,
  isQuietTime,
  isReminderPreference,
  reminderProblem,
  smsPreference,
  tonight,
  weekend,
} from "../reminders/reminder.ts";
import { readSetupLink, setupNext } from "../payments/purchase.ts";

const anyText = fc.string({ unit: "grapheme", maxLength: 40 });
const ZONES = [
  "Pacific/Kiritimati",
  "Pacific/Honolulu",
  "Europe/Lisbon",
  "America/New_York",
  "Asia/Kolkata",
  "Australia/Lord_Howe",
  "UTC",
];
const anyDay = fc.integer({ min: 0, max: 3000 }).map((days) => addDays("2024-01-01", days));
const anyTime = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map(([hour, minute]) => `${String(hour).padStart(2, "0")}:${String(minute).padStart(2, "0")}`);
const shown = (instant: Date, zone: string) =>
  new Intl.DateTimeFormat("en-GB", { timeZone: zone, hour: "2-digit", minute: "2-digit" }).format(
    instant,
  );

describe("phone numbers", () => {
  it.each([
    ["", ""],
    ["5", "(5"],
    ["555", "(555"],
    ["5551", "(555) 1"],
    ["5551234567", "(555) 123-4567"],
    ["+1 555 123 4567", "(555) 123-4567"],
    ["55512345678", "(555) 123-4567"],
    ["ab5c5", "(55"],
  ])("%j is shown as %j", (typed, text) => expect(formatPhone(typed)).toBe(text));

  it("formatting is idempotent and keeps at most 10 digits", () =>
    fc.assert(
      fc.property(anyText, (typed) => {
        const once = formatPhone(typed);
        expect(formatPhone(once)).toBe(once);
        expect(phoneDigits(once).length).toBeLessThanOrEqual(10);
        expect(once).toMatch(/^(\(\d{0,3}(\) \d{0,3}(-\d{1,4})?)?)?$/);
      }),
    ));

  it("typing digit by digit and pasting at once end alike", () =>
    fc.assert(
      fc.property(fc.stringMatching(/^[02-9]\d{0,9}$/), (digits) => {
        let text = "";
        for (const digit of digits) text = editPhone(text, text + digit, text.length + 1).text;
        expect(text).toBe(formatPhone(digits));
      }),
    ));

  it("a deleted digit in the middle goes, and the caret stays where it was", () => {
    expect(editPhone("(555) 123-4567", "(555) 13-4567", 7)).toEqual({
      text: "(555) 134-567",
      caret: 7,
    });
    expect(editPhone("(555) 123-4567", "(555 123-4567", 4)).toEqual({
      text: "(551) 234-567",
      caret: 3,
    });
  });

  it("the caret never leaves the text", () =>
    fc.assert(
      fc.property(anyText, anyText, fc.nat(40), (before, typed, caret) => {
        const edited = editPhone(formatPhone(before), typed, Math.min(caret, typed.length));
        expect(edited.caret).toBeGreaterThanOrEqual(0);
        expect(edited.caret).toBeLessThanOrEqual(edited.text.length);
      }),
    ));

  it.each([
    ["(202) 555-0143", "+12025550143"],
    ["1 202 555 0143", "+12025550143"],
    ["+12025550143", "+12025550143"],
    ["202555014", null],
    ["22025550143", null],
    ["+442025550143", null],
    ["+2025550143", null],
    ["202-CALL-NOW", null],
    ["", null],
    ["0000000000", null],
    ["(155) 555-0143", null],
    ["(911) 555-0143", null],
    ["(202) 155-0143", null],
    ["(555) 123-4567", null],
  ])("%j becomes %j", (typed, international) =>
    expect(toInternationalPhone(typed)).toBe(international),
  );
});

describe("dates and times of reminders", () => {
  it("a wall clock's time is found again in every zone, or moved by a lost hour", () =>
    fc.assert(
      fc.property(anyDay, anyTime, fc.constantFrom(...ZONES), (day, time, zone) => {
        const instant = instantAt(day, time, zone);
        const [hour = 0, minute = 0] = time.split(":").map(Number);
        const [shownHour = 0, shownMinute = 0] = shown(instant, zone).split(":").map(Number);
        const drift = shownHour * 60 + shownMinute - (hour * 60 + minute);
        expect([0, 30, 60]).toContain(drift);
        expect(dayIn(instant, zone)).toBe(day);
      }),
    ));

  it.each([
    ["2026-03-08", "02:30", "America/New_York", "2026-03-08T07:30:00.000Z"],
    ["2026-11-01", "01:30", "America/New_York", "2026-11-01T05:30:00.000Z"],
    ["2026-12-31", "23:59", "Pacific/Kiritimati", "2026-12-31T09:59:00.000Z"],
    ["2026-12-31", "23:59", "Pacific/Honolulu", "2027-01-01T09:59:00.000Z"],
  ])("%s %s in %s is %s", (day, time, zone, iso) =>
    expect(instantAt(day, time, zone).toISOString()).toBe(iso),
  );

  it("tonight is 19:00 of a coming evening, the weekend 10:00 of a coming Saturday, within 24 hours and 7 days", () =>
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 100_000_000 }),
        fc.constantFrom(...ZONES),
        (minutes, zone) => {
          const now = new Date(Date.UTC(2024, 0, 1) + minutes * 60_000);
          expect(shown(tonight(now, zone), zone)).toBe("19:00");
          expect(shown(weekend(now, zone), zone)).toBe("10:00");
          expect(new Date(`${dayIn(weekend(now, zone), zone)}T00:00:00Z`).getUTCDay()).toBe(6);
          expect(tonight(now, zone).getTime() - now.getTime()).toBeGreaterThan(0);
          expect(tonight(now, zone).getTime() - now.getTime()).toBeLessThanOrEqual(25 * 3_600_000);
          expect(weekend(now, zone).getTime() - now.getTime()).toBeGreaterThan(0);
          expect(weekend(now, zone).getTime() - now.getTime()).toBeLessThanOrEqual(
            7 * 24 * 3_600_000 + 3_600_000,
          );
        },
      ),
    ));

  it("an SMS preference has the specification's form", () => {
    expect(smsPreference("2026-11-24", "18:30")).toBe("SMS 24 November 18:30");
    expect(["now", "email", "SMS 4 May 08:05"].map(isReminderPreference)).toEqual([
      true,
      true,
      true,
    ]);
    expect(
      ["later", "SMS 32 May 08:05", "SMS 4 Mai 08:05", "SMS 4 May 25:00", ""].map(
        isReminderPreference,
      ),
    ).toEqual(Array.from({ length: 5 }, () => false));
  });

  it("texts between 20:00 and 08:00 are in the quiet hours", () =>
    expect(["19:59", "20:00", "07:59", "08:00"].map(isQuietTime)).toEqual([
      false,
      true,
      true,
      false,
    ]));

  it.each([
    [{ day: "", time: "18:00", phone: "(555) 123-4567" }, "incomplete"],
    [{ day: "2026-11-19", time: "18:00", phone: "(202) 555-0143" }, "past_date"],
    [{ day: "2026-11-20", time: "", phone: "(202) 555-0143" }, "no_time"],
    [{ day: "2026-11-20", time: "18:00", phone: "(555) 123" }, "bad_phone"],
    [{ day: "2026-11-20", time: "11:59", phone: "(202) 555-0143" }, "past_time"],
    [{ day: "2026-11-20", time: "12:01", phone: "(202) 555-0143" }, null],
  ])("%j gets the problem %j", (answers, problem) =>
    expect(reminderProblem(answers, new Date("2026-11-20T12:00:00Z"), "UTC")).toBe(problem),
  );
});

describe("setup links", () => {
  it.each([
    [null, "Sam", "setup_incomplete"],
    ["sam@example.com", " ", "setup_incomplete"],
    ["sam.example.com", "Sam", "setup_email"],
    ["sam@example.com", "S", "setup_name"],
  ])("%j, %j is refused: %s", (email, name, problem) =>
    expect(readSetupLink(email, name)).toEqual({ ok: false, problem }),
  );

  it("takes the first word of the name", () =>
    expect(readSetupLink(" Sam@Example.com ", "  Sam   Jones ")).toEqual({
      ok: true,
      email: "sam@example.com",
      name: "Sam",
    }));

  it("what is accepted is an e-mail address and one word, whatever comes in (T-003)", () =>
    fc.assert(
      fc.property(fc.oneof(anyText, fc.emailAddress()), anyText, (email, name) => {
        const link = readSetupLink(email, name);
        if (!link.ok) return;
        expect(parseEmail(link.email)).toBe(link.email);
        expect(parseName(link.name)).toBe(link.name);
        expect(link.name).not.toMatch(/\s/);
      }),
    ));

  it("leads to the course, the child's name or the reminder", () => {
    expect(setupNext({ hasProfile: true, reminderPreference: null })).toBe("course-map");
    expect(setupNext({ hasProfile: false, reminderPreference: "email" })).toBe("kid-name");
    expect(setupNext({ hasProfile: false, reminderPreference: null })).toBe("setup-reminders");
  });
});
