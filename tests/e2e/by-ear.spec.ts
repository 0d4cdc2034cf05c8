import type { Page } from "@playwright/test";
import { eq } from "drizzle-orm";
import { addDays, dayIn } from "#domain/days.ts";
import { children } from "#server/platform/db/schema.ts";
import { firstChildOf, newFamily } from "#tests/support/families.ts";
import { addChild, enter, giveAllowance, storeSession } from "./allowances.ts";
import { axeClean } from "./axe.ts";
import { expect, test } from "./fixtures.ts";
import type { LiveServer } from "./fixtures.ts";
import { findByEar, listenTo } from "./listening.ts";

/** Signs a family in, opens the picture lock of its child by ear, and resolves at the map. */
async function findMap(page: Page, live: LiveServer) {
  const family = await newFamily(live, {
    parent_name: "Sam",
    kid_name: "Mia",
    kid_age: 4,
  });
  const { userId: familyId } = family;
  await addChild(live, family.token, { name: "Ben", age: 9 });
  const { context } = live.running();
  const mia = (await firstChildOf(context, { userId: familyId }))?.id ?? "";
  const today = live.clock.now();
  await page.clock.setSystemTime(today);
  const beforeYesterday = addDays(dayIn(today, "UTC"), -2);
  await context.db
    .update(children)
    .set({
      picture_lock: ["star", "crab", "coin"],
      streak_count: 23,
      last_streak_date: beforeYesterday,
      streak_shield: { played: 3, kept: [] },
    })
    .where(eq(children.id, mia));
  await giveAllowance(live, mia, { amount: 500 });
  const voice = await listenTo(page);
  await storeSession(page, live, family.kept);
  await page.setViewportSize({ width: 820, height: 1180 });
  const main = page.getByRole("main");

  // Who is playing: the picture that says 'Parrot', and its lock, first with a wrong picture.
  await voice.after(() => page.goto("/courses/CourseTrack"), ["who-is-playing"]);
  const parrot = await findByEar(main.getByRole("listitem"), voice, "lock-parrot");
  await voice.after(() => parrot.getByRole("button").first().click(), ["lock-ask"]);
  const pressWhatSays = async (recording: string) => {
    await page.getByRole("heading", { level: 1 }).focus();
    for (let step = 0; step < 20; step++) {
      await voice.silence();
      const before = (await voice.all()).length;
      await page.keyboard.press("Tab");
      const isPicture = await page.evaluate(() =>
        document.activeElement?.hasAttribute("aria-pressed"),
      );
      if (isPicture !== true) continue;
      await expect.poll(async () => (await voice.all()).length).toBeGreaterThan(before);
      if ((await voice.all())[before] === recording) return page.keyboard.press("Enter");
    }
    throw new Error(`No picture says ${recording}.`);
  };
  await voice.after(() => page.getByRole("button", { name: "Whale" }).click(), ["lock-wrong"]);
  await expect(page.getByText("Forgot your pictures?")).toBeVisible();
  const forgot = page.getByRole("button", { name: /^Listen: Forgot/ });
  await voice.after(() => forgot.click(), ["lock-forgot"]);
  await axeClean(page, "a wrong picture, with help");
  await pressWhatSays("lock-star");
  await pressWhatSays("lock-crab");
  await pressWhatSays("lock-coin");

  await expect(page.getByRole("heading", { name: /Welcome Back/ })).toBeVisible();
  return { voice, mia, today, main };
}

test("a four-year-old finds the way through picture lock and map by ear alone (T-226)", async ({
  page,
  live,
}) => {
  const { voice } = await findMap(page, live);

  // The map says the streak, and what the shield does.
  const streak = page.getByTestId("map-streak");
  await expect(streak).toContainText("You skipped a day, and your shield keeps your streak.");
  await axeClean(page, "a map with a streak and a shield");
  await voice.after(
    () => streak.getByRole("button", { name: "Listen: 23 days streak" }).click(),
    ["number-20", "number-3", "streak-days", "shield-keeps"],
  );
  const due = page.getByRole("button", { name: /^Listen: It is allowance day/ });
  await voice.after(() => due.click(), ["allowance-due"]);
});

test("a four-year-old divides coins, says what was earned and hears large sums by ear alone (T-621) @long", async ({
  page,
  live,
}) => {
  const { voice, mia, today, main } = await findMap(page, live);

  // Dividing: every number and every button is spoken.
  await voice.after(
    () => page.getByRole("link", { name: /My treasure jars/ }).click(),
    ["allowance-due", "allowance-divide"],
  );
  await voice.after(
    () => page.getByRole("button", { name: "Divide my coins" }).click(),
    ["allowance-due", "allowance-jar-save", "allowance-jar-spend", "allowance-jar-share"],
  );
  await voice.after(
    () => page.getByRole("button", { name: /^Listen: Most weeks/ }).click(),
    [
      "allowance-usually",
      "allowance-jar-save",
      "number-3",
      "allowance-jar-spend",
      "number-2",
      "allowance-jar-share",
      "number-0",
    ],
  );
  const left = page.getByRole("button", { name: "Listen: 5 coins left" });
  await voice.after(() => left.click(), ["number-5", "jars-coins-left"]);
  const hand = page.getByRole("button", { name: /^Coin in your hand/ });
  await hand.focus();
  for (const [key, ...recordings] of [
    ["1", "allowance-jar-save", "number-1"],
    ["1", "allowance-jar-save", "number-2"],
    ["1", "allowance-jar-save", "number-3"],
    ["2", "allowance-jar-spend", "number-1"],
    ["3", "allowance-jar-share", "number-1", "jars-done"],
  ] as const)
    await voice.after(() => page.keyboard.press(key), recordings);
  await voice.after(
    () => page.getByRole("button", { name: "All done!" }).click(),
    ["correct", "allowance-divided"],
  );
  await voice.after(
    () => page.getByRole("button", { name: "Continue" }).click(),
    ["allowance-saved"],
  );

  // Something earned: the picture, the jar and the number are found by what they say.
  const kinds = main.getByRole("listitem");
  const earned = await findByEar(kinds.filter({ hasText: /I / }), voice, "allowance-enter-earned");
  await voice.after(
    () => earned.getByRole("button").first().click(),
    ["allowance-what-earned", "allowance-earned-broom", "allowance-earned-gift"],
  );
  const gift = await findByEar(kinds, voice, "allowance-earned-gift");
  await voice.after(
    () => gift.getByRole("button").first().click(),
    [
      "allowance-jar-in",
      "allowance-jar-save",
      "number-3",
      "allowance-coins",
      "allowance-jar-spend",
      "number-1",
      "allowance-coin",
    ],
  );
  const spend = await findByEar(kinds, voice, "allowance-jar-spend");
  await voice.after(
    () => spend.getByRole("button").first().click(),
    ["allowance-how-many", "number-1", "amount-done"],
  );
  await voice.after(
    () => page.getByRole("button", { name: "One coin more" }).click(),
    ["number-2"],
  );
  const more = page.getByRole("button", { name: "One coin more" });
  for (let count = 2; count < 23; count++) await more.click();
  await voice.after(() => page.keyboard.press("Shift+Tab"), ["allowance-fewer"]);
  await voice.after(() => page.keyboard.press("Tab"), ["allowance-more"]);
  await voice.after(() => page.keyboard.press("Enter"), ["number-20", "number-4"]);
  await voice.after(() => page.keyboard.press("Tab"), ["amount-done"]);
  await voice.after(() => page.keyboard.press("Enter"), ["allowance-saved"]);

  /** Loads the page again, which begins to read itself aloud. */
  const reload = async (first: string) => {
    await page.reload();
    await expect.poll(voice.all).toContain(first);
  };

  // Large totals and the goal.
  const spendJar = page.getByRole("button", { name: /^Spend ?: ?25 coins/ });
  await voice.after(
    () => spendJar.click(),
    ["allowance-jar-spend", "number-20", "number-5", "allowance-coins"],
  );
  await enter(live, mia, { kind: "earned", save: 14_200, picture: "gift" });
  await enter(live, mia, { kind: "goal", save: 15_000, picture: "robot" });
  await reload("allowance-heading");
  await voice.after(
    () => page.getByRole("button", { name: /^Save ?: ?145 coins/ }).click(),
    ["allowance-jar-save", "number-1", "number-hundred", "number-40", "number-5"],
  );
  await voice.after(
    () => page.getByRole("button", { name: "Listen: 2 weeks to go" }).click(),
    [
      "allowance-goal-robot",
      "number-1",
      "number-hundred",
      "number-40",
      "number-5",
      "allowance-coins",
      "allowance-of",
      "number-1",
      "number-hundred",
      "number-50",
      "allowance-coins",
      "number-2",
      "allowance-weeks",
    ],
  );
  const next = page.getByRole("button", { name: /^Listen: Next allowance/ });
  await voice.after(() => next.click(), ["allowance-next", `allowance-day-${today.getUTCDay()}`]);
  await axeClean(page, "jars with many coins");

  // Paused, switched off, and not to be read.
  live.clock.advance(1);
  await giveAllowance(live, mia, { amount: 500, state: "paused" });
  await reload("allowance-heading");
  const paused = page.getByRole("button", { name: /^Listen: Your allowance is paused/ });
  await voice.after(() => paused.click(), ["allowance-paused"]);
  await axeClean(page, "jars, paused");
  live.clock.advance(1);
  await giveAllowance(live, mia, { amount: 500, state: "off" });
  await reload("allowance-off");
  const listen = page.getByRole("button", { name: /^Listen: There are no jars/ });
  await voice.after(
    () => listen.click(),
    ["allowance-off", "allowance-off-text", "allowance-to-map"],
  );
  await page.route("**/me/jars", (route) => route.abort());
  await reload("allowance-failed");
  const failed = page.getByRole("button", { name: /^Listen: Your jars could not/ });
  await voice.after(() => failed.click(), ["allowance-failed", "try-again"]);
});
