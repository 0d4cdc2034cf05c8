import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, DAY_MS, dayIn, daysBetween } from "../days.ts";
import { familyDay } from "../family/family-day.ts";
import type { CountedDay } from "../family/family-day.ts";
import { streakReward } from "./streak.ts";
import { lessonDay, streakDay, streakDays } from "./streak-day.ts";

const TODAY = "2026-11-20";

describe("the day on which a lesson ended", () => {
  it.each([
    ["no report", undefined, TODAY],
    ["today", "2026-11-20", "2026-11-20"],
    ["tomorrow, on a device whose zone is ahead", "2026-11-21", "2026-11-21"],
    ["the day after tomorrow is nobody's day", "2026-11-22", TODAY],
    ["yesterday", "2026-11-19", "2026-11-19"],
    ["a week ago", "2026-11-13", "2026-11-13"],
    ["eight days ago is too late", "2026-11-12", TODAY],
  ])("%s", (_what, reported, day) => expect(lessonDay(reported, TODAY)).toBe(day));
});

describe("the day on which a lesson ended, by what is known of it", () => {
  it.each([
    ["after its first slide", "2026-11-18", { notBefore: "2026-11-17" }, "2026-11-18"],
    ["on the day of its first slide", "2026-11-18", { notBefore: "2026-11-18" }, "2026-11-18"],
    [
      "before its first slide, or the child",
      "2026-11-15",
      { notBefore: "2026-11-18" },
      "2026-11-18",
    ],
    ["again, reported late", "2026-11-15", { isRepeated: true }, TODAY],
    ["again, reported for tomorrow", "2026-11-21", { isRepeated: true }, TODAY],
    ["again, online", undefined, { isRepeated: true }, TODAY],
    ["online", undefined, { notBefore: "2026-11-20" }, TODAY],
    ["too late to be reported", "2026-11-01", { notBefore: "2026-11-18" }, TODAY],
  ])("%s (T-1098)", (_what, reported, known, day) =>
    expect(lessonDay(reported, TODAY, known)).toBe(day),
  );

  it("gives at most one late day for each lesson, and none before the child was added (T-1099)", () => {
    const end = fc.record({
      lesson: fc.nat(4),
      reported: fc.option(
        fc.integer({ min: -10, max: 3 }).map((offset) => addDays(TODAY, offset)),
        { nil: undefined },
      ),
    });
    fc.assert(
      fc.property(fc.array(end, { maxLength: 40 }), fc.nat(9), (ends, age) => {
        const notBefore = addDays(TODAY, -age);
        const finished = new Set<number>();
        const days = ends.map(({ lesson, reported }) => {
          const isRepeated = finished.has(lesson);
          finished.add(lesson);
          return lessonDay(reported, TODAY, { notBefore, isRepeated });
        });
        const late = new Set(days.filter((day) => day !== TODAY));
        expect(late.size).toBeLessThanOrEqual(finished.size);
        expect([...late].every((day) => day >= notBefore && day <= addDays(TODAY, 1))).toBe(true);
      }),
    );
  });
});

describe("the day that counts for the streak", () => {
  it.each([
    ["no lesson", [], undefined, null],
    ["today", ["2026-11-20"], undefined, "2026-11-20"],
    ["yesterday, a lesson that ended at 23:59", ["2026-11-19"], undefined, "2026-11-19"],
    ["tomorrow, of a family that travelled west", ["2026-11-21"], undefined, "2026-11-21"],
    [
      "the latest of several, in any order",
      ["2026-11-20", "2026-11-21", "2026-11-19"],
      undefined,
      "2026-11-21",
    ],
    ["two days ago without a report", ["2026-11-18"], undefined, null],
    ["two days ahead without a report", ["2026-11-22"], undefined, null],
    ["reported, with its lesson", ["2026-11-17", "2026-11-20"], "2026-11-17", "2026-11-17"],
    ["reported, without its lesson", ["2026-11-20"], "2026-11-17", null],
    [
      "reported after midnight, a lesson that ended at 23:59",
      ["2026-11-16"],
      "2026-11-17",
      "2026-11-16",
    ],
    ["reported, with a lesson two days before", ["2026-11-15"], "2026-11-17", null],
    ["reported after a week", ["2026-11-13"], "2026-11-13", "2026-11-13"],
    ["reported after eight days", ["2026-11-12"], "2026-11-12", null],
  ])("%s (T-938)", (_what, days, reported, day) =>
    expect(streakDay(days, reported, TODAY)).toBe(day),
  );

  it("is looked for among three days, or the reported one and the one before it", () => {
    expect(streakDays(undefined, TODAY)).toEqual({ from: "2026-11-19", to: "2026-11-21" });
    expect(streakDays("2026-11-15", TODAY)).toEqual({ from: "2026-11-14", to: "2026-11-15" });
    expect(streakDays("2026-11-13", TODAY)).toEqual({ from: "2026-11-13", to: "2026-11-13" });
  });
});

describe("the family's day after a change of its time zone", () => {
  const HOUR_MS = 3_600_000;
  const at = (text: string) => new Date(`2026-11-${text}Z`);
  const end = (day: string, when: string, zone: string): CountedDay => ({
    day: `2026-11-${day}`,
    at: at(when),
    zone,
  });
  it.each<[string, string, string, CountedDay | null, string]>([
    ["no lesson yet: the zone counts", "20T12:00", "Pacific/Kiritimati", null, "21"],
    [
      "an hour after a lesson at home: still the day at home",
      "20T12:00",
      "Pacific/Kiritimati",
      end("20", "20T11:00", "UTC"),
      "20",
    ],
    [
      "an hour after a lesson far in the east: no earlier day",
      "20T12:00",
      "Pacific/Pago_Pago",
      end("21", "20T11:00", "Pacific/Kiritimati"),
      "21",
    ],
    [
      "a day that a device reported ahead: no earlier day",
      "20T12:00",
      "UTC",
      end("21", "20T11:00", "UTC"),
      "21",
    ],
    ["midnight at home passes", "21T00:01", "UTC", end("20", "20T23:59", "UTC"), "21"],
    [
      "midnight passes as it did before the journey, too",
      "21T00:01",
      "Asia/Tokyo",
      end("20", "20T23:59", "UTC"),
      "21",
    ],
    [
      "from Honolulu to Tokyo the next day counts",
      "24T08:00",
      "Asia/Tokyo",
      end("23", "23T19:00", "Pacific/Honolulu"),
      "24",
    ],
    [
      "eight hours after a lesson the new zone counts",
      "20T19:00",
      "Asia/Tokyo",
      end("20", "20T11:00", "UTC"),
      "21",
    ],
    [
      "a clock that was wrong by days holds nothing up",
      "20T12:00",
      "UTC",
      end("28", "28T12:00", "UTC"),
      "20",
    ],
  ])("%s (T-1447)", (_what, now, zone, last, day) =>
    expect(familyDay(at(now), zone, last).today).toBe(`2026-11-${day}`),
  );

  it("lets a device report no day ahead shortly after another lesson (T-1448)", () => {
    expect(lessonDay("2026-11-21", TODAY, { mayBeAhead: false })).toBe(TODAY);
    expect(lessonDay("2026-11-19", TODAY, { mayBeAhead: false })).toBe("2026-11-19");
  });

  it("makes no streak grow faster than real time, however often zones are switched and days reported (T-1449)", () => {
    const ZONES = [
      "UTC",
      "Pacific/Pago_Pago",
      "Pacific/Kiritimati",
      "Asia/Tokyo",
      "America/New_York",
    ];
    const step = fc.record({
      hours: fc.integer({ min: 0, max: 30 }),
      zone: fc.constantFrom(...ZONES),
      ahead: fc.constantFrom(undefined, 0, 1),
    });
    const start = Date.parse("2026-11-01T00:00:00Z");
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), fc.nat(23), (steps, hour) => {
        const began = start + hour * HOUR_MS;
        let nowMs = began;
        let last: CountedDay | null = null;
        let streak = { count: 0, lastDate: null as string | null };
        let shield: ReturnType<typeof streakReward>["shield"] | null = null;
        for (const { hours, zone, ahead } of steps) {
          nowMs += hours * HOUR_MS;
          const now = new Date(nowMs);
          const told = familyDay(now, zone, last);
          const reported = ahead === undefined ? undefined : addDays(dayIn(now, zone), ahead);
          const day = lessonDay(reported, told.today, { mayBeAhead: told.isZoneSettled });
          if (day >= told.today) last = { day, at: now, zone: told.zone };
          const reward = streakReward(streak, day, shield);
          streak = { count: reward.count, lastDate: reward.last_date };
          shield = reward.shield;
          const passedDays = Math.floor((nowMs - began) / DAY_MS);
          const passedHours = (nowMs - began) / HOUR_MS;
          expect(streak.count).toBeLessThanOrEqual(passedDays + 4);
          if (passedHours < 8) expect(streak.count).toBeLessThanOrEqual(2);
        }
      }),
    );
  });

  it("is the real day for a family that stays where it is (T-1450)", () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 72 }), { maxLength: 40 }),
        fc.constantFrom("UTC", "Europe/Berlin", "Pacific/Kiritimati"),
        (gaps, zone) => {
          let nowMs = Date.parse("2026-10-20T00:00:00Z");
          let last: CountedDay | null = null;
          for (const hours of gaps) {
            nowMs += hours * HOUR_MS;
            const now = new Date(nowMs);
            const { today } = familyDay(now, zone, last);
            expect(daysBetween(dayIn(now, zone), today)).toBe(0);
            last = { day: today, at: now, zone };
          }
        },
      ),
    );
  });
});
