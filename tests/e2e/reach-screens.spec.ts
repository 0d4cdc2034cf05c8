import type { Page } from "@playwright/test";
import { FIRST_LESSON_ID } from "#domain/constants.ts";
import { firstChildOf } from "#tests/support/families.ts";
import { addChild, enter, giveAllowance } from "./allowances.ts";
import {
  addFamily,
  answerQuestions,
  expect,
  finishMissions,
  newEmail,
  passParentalGate,
  test,
  tokenOf,
} from "./fixtures.ts";
import type { LiveServer } from "./fixtures.ts";
import { OTHER_SCREENS, TIGHTEST, unreachable } from "./reachable.ts";
import type { Screen } from "./reachable.ts";

/** Collects what can't be used, by the name of each screen that was looked at. */
function looker(page: Page, screens: readonly Screen[]) {
  const found: string[] = [];
  const look = async (name: string) => {
    await page.waitForLoadState("networkidle");
    for (const fault of await unreachable(page, screens)) found.push(`${name}, ${fault}`);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.evaluate(() => document.documentElement.style.removeProperty("font-size"));
  };
  const visit = async (path: string, heading: string | RegExp) => {
    await page.goto(path);
    await expect(page.getByRole("heading", { name: heading }).first()).toBeVisible();
    await look(path);
  };
  return { found, look, visit };
}

/** From the start page to the mail of a new family, with every purpose asked. */
async function faultsOfSignUp(page: Page, screens: readonly Screen[]) {
  const { found, look, visit } = looker(page, screens);
  await visit("/", "Pocket");
  await visit("/onboarding/parent-name", "How can I call you?");
  await visit("/onboarding/kid-name", "What can I call your child?");
  await visit("/onboarding/kid-age", "What's their age?");
  await visit("/onboarding/setup-reminders", "When do you want to start?");
  await visit("/onboarding/sms-reminder", "When should we remind you?");
  await answerQuestions(page);
  await look("create account");
  await page.getByLabel("Email").fill(newEmail());
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "May we?" })).toBeVisible();
  await look("consent");
  await page.getByRole("button", { name: "Choose one by one" }).click();
  await look("consent one by one");
  await page.getByRole("button", { name: "Save my choice" }).click();
  await expect(page.locator("video")).toBeVisible();
  await look("welcome video");
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("heading", { name: "Check Your Inbox" })).toBeVisible();
  await look("account-verify");
  await visit("/login", "What Email did you sign up with?");
  await visit("/privacy", /./);
  await visit("/terms", /./);
  await visit("/nowhere", /./);
  return found;
}

/** The screens of a family of two children, with allowance, after a mission or all of them. */
async function faultsOfFamily(page: Page, live: LiveServer, screens: readonly Screen[]) {
  const { found, look, visit } = looker(page, screens);
  const email = await addFamily(page, live);
  await visit("/lesson/intro", "Pocket's Treasure Tracker");
  await finishMissions(page, live, 1);
  const { db } = live.running().context;
  const mia = (await firstChildOf({ db }, { email }))?.id ?? "";
  await giveAllowance(live, mia, { amount: 500 });
  await enter(live, mia, {
    kind: "divided",
    save: 300,
    spend: 100,
    share: 100,
    week: "2026-11-02",
  });
  await visit(`/lesson/mission-accomplished?lesson=${FIRST_LESSON_ID}`, "Mission Accomplished!");
  await visit("/lesson/day-streak", /day streak/);
  await visit(`/lesson/lesson-feedback-1?lesson=${FIRST_LESSON_ID}`, "How did this lesson feel?");
  await visit(`/lesson/lesson-feedback-2?lesson=${FIRST_LESSON_ID}`, "Did you enjoy it?");
  await visit(`/lesson/mission-card?lesson=${FIRST_LESSON_ID}`, "Our Three Jars");
  await visit("/courses/CourseTrack", "Welcome Back Mia");
  await visit("/courses/jars", /./);

  await page.goto("/account");
  await expect(page.getByLabel("The number")).toBeVisible();
  await look("parental gate");
  await passParentalGate(page);
  await expect(page.getByRole("heading", { name: "Your account" })).toBeVisible();
  await look("account");
  await visit("/account/learned", "What was learned");
  await visit("/account/mission-cards", "Mission cards");
  await visit("/paywall", "Continue the Adventure!");
  await visit("/onboarding/setup-reminders", "When do you want to start?");
  await visit("/onboarding/sms-reminder", "When should we remind you?");

  await finishMissions(page, live);
  await visit("/game-over", "Next Lessons Are Coming!");
  await visit("/account/certificate", "Mia's certificate");
  await addChild(live, await tokenOf(page), { name: "Ben", age: 4 });
  await visit("/courses/CourseTrack", "Who is playing?");
  return found;
}

test.use({ hasTouch: true, measuring: true });

test("on the tightest screens each control of the sign-up can be tapped (T-1301)", async ({
  page,
}) => expect(await faultsOfSignUp(page, TIGHTEST)).toEqual([]));

test("on other screens, and with text of twice the size, each control of the sign-up can be tapped, too (T-1302) @long", async ({
  page,
}) => expect(await faultsOfSignUp(page, OTHER_SCREENS)).toEqual([]));

test("on the tightest screens each control of a family's screens can be tapped (T-1303)", async ({
  page,
  live,
}) => expect(await faultsOfFamily(page, live, TIGHTEST)).toEqual([]));

test("on other screens, and with text of twice the size, each control of a family's screens can be tapped, too (T-1304) @long", async ({
  page,
  live,
}) => expect(await faultsOfFamily(page, live, OTHER_SCREENS)).toEqual([]));
