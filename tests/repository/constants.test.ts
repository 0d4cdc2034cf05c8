import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { ANALYTICS } from "#domain/wire/analytics.ts";
import * as constants from "#domain/constants.ts";
import { ONBOARDING_STEPS } from "#domain/family/sign-up-steps.ts";
import { COURSE_FILE_LIMITS } from "#domain/content/course-file-limits.ts";
import { PURCHASE_EVENT } from "#domain/wire/product-event.ts";
import { testIds } from "./test-ids.ts";

const ROOT = join(import.meta.dirname, "../..");

/** The specified numbers, and the name under which docs/constants.md lists each. */
const SPECIFIED_NUMBERS = [
  ["price 7.99 USD", "COURSE_PRICE_USD"],
  ["5 lessons", "PLANNED_LESSONS"],
  ["default purchase revenue 7.99 USD", "PURCHASE_EVENT.revenue"],
  ["child age from 3", "CHILD_AGE_MIN_YEARS"],
  ["child age to 18", "CHILD_AGE_MAX_YEARS"],
  ["name minimum 2 characters (setup link)", "SETUP_NAME_MIN_CHARACTERS"],
  ["onboarding has 4 steps", "ONBOARDING_STEPS"],
  ["XP per completed lesson 70", "XP_PER_LESSON"],
  ["XP count-up animation 1200 ms", "XP_COUNT_UP_MS"],
  ["streak week shows 7 days", "STREAK_WEEK_DAYS"],
  ["left 30% of a video restarts it", "RESTART_ZONE_SHARE"],
  ["onboarding save timeout 5 s", "ONBOARDING_SAVE_TIMEOUT_MS"],
  [
    "wait about 2 s after the magic link",
    "wait of about 2 s after the link before the sign-up is saved",
  ],
  ["text-to-speech timeout 10 s", "VOICE_TIMEOUT_MS"],
  ["mobile video preload fallback 3 s", "MOBILE_PRELOAD_MS"],
  ["webhook retries 2 with 1 s doubling backoff", "WEBHOOK_RETRY_MS"],
  ["signed media URL lifetime 1 hour", "SIGNED_MEDIA_URL_SECONDS"],
  ["marketing progress sync throttle 1000 ms", "PROGRESS_SYNC_THROTTLE_MS"],
  ["quiz feedback animation about 400 ms", "QUIZ_FEEDBACK_MS"],
  ["redirect after 1 s on auth callback", "CALLBACK_REDIRECT_MS"],
  ["auth token auto-refresh every 30 s", "AUTO_REFRESH_TICK_DURATION_MS"],
  ["refreshing when 90 s remain", "SESSION_REFRESH_BEFORE_S"],
  ["session replay 100%", "ANALYTICS.replayPercent"],
  ["batch size 50", "ANALYTICS.batchSize"],
  ["flush every 5 s", "ANALYTICS.flushEveryMs"],
  ["batch timeout 90 s", "ANALYTICS.batchTimeoutMs"],
  ["idle replay timeout 30 min", "ANALYTICS.replayIdleMs"],
  ["cookie expiry 365 days", "ANALYTICS.cookieDays"],
  ["link-tracking timeout 300 ms", "ANALYTICS.linkTrackingMs"],
  ["scroll checkpoints 25, 50, 75, 100 percent", "ANALYTICS.scrollCheckpointsPercent"],
  ["captured text max 255 characters", "ANALYTICS.textMaxCharacters"],
  ["start delayed 500 ms", "ANALYTICS.startDelayMs"],
  ["a fixed first lesson id", "FIRST_LESSON_ID"],
] as const;

const document = readFileSync(join(ROOT, "docs/constants.md"), "utf8");
const rows = document
  .split("\n")
  .map((line) => /^\| ([^|]+) \| `([\w.]+)` \| ([^|]+) \| (T-\d{3}) \|$/.exec(line))
  .filter((match) => match !== null)
  .map(([, what = "", name = "", value = "", test = ""]) => ({ what, name, value, test }));

const tests = testIds();

/** The value of a constant by its name in docs/constants.md. */
function valueOf(name: string): unknown {
  const [group = "", key] = name.split(".");
  const groups: Record<string, Record<string, unknown>> = {
    ANALYTICS,
    COURSE_FILE_LIMITS: { ...COURSE_FILE_LIMITS },
    PURCHASE_EVENT: { ...PURCHASE_EVENT },
  };
  if (key !== undefined) return groups[group]?.[key];
  return { ...constants, ONBOARDING_STEPS, ...signInClient }[group as keyof typeof constants];
}

const signInClient = createRequire(import.meta.url)(
  "@supabase/auth-js/dist/main/lib/constants.js",
) as {
  AUTO_REFRESH_TICK_DURATION_MS: number;
  EXPIRY_MARGIN_MS: number;
};

const specified = document.split("\n## Ours")[0] ?? "";

describe("constants of the requirements", () => {
  it("the tables before 'Ours' list the specified numbers and no other (T-663)", () => {
    const listed = rows.filter(({ name }) => specified.includes(`\`${name}\``));
    const names: string[] = SPECIFIED_NUMBERS.map(([, name]) => name).filter(
      (name) => !document.includes(`\n| ${name} |`),
    );
    expect(listed.map(({ name }) => name).toSorted()).toEqual(names.toSorted());
  });

  it.each(SPECIFIED_NUMBERS)("docs/constants.md lists: %s", (_words, name) => {
    const isDifferent = document.includes(`\n| ${name} |`);
    expect(isDifferent || rows.some((row) => row.name === name)).toBe(true);
  });

  it.each(rows)("$what: $name is $value, and the quoted test exists", ({ name, value, test }) => {
    expect([valueOf(name)].flat().join(", ")).toBe(value);
    expect(tests.includes(test), test).toBe(true);
  });

  it("SESSION_REFRESH_BEFORE_S equals the margin of the sign-in client library (T-113)", () =>
    expect(signInClient.EXPIRY_MARGIN_MS).toBe(constants.SESSION_REFRESH_BEFORE_S * 1000));

  it("COURSE_PRICE_CENTS equals COURSE_PRICE_USD", () =>
    expect(constants.COURSE_PRICE_CENTS).toBe(Math.round(constants.COURSE_PRICE_USD * 100)));
});
