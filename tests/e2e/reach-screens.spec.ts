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
  openGroups,
  passParentalGate,
  test,
  tokenOf,
} from "./fixtures.ts";
import type { LiveServer } from "./fixtures.ts";
import { keepPictures } from "./pictures.ts";
import { OTHER_SCREENS, overlaps, TIGHTEST, unreachable } from "./reachable.ts";
import type { Screen } from "./reachable.ts";

/** Collects what can't be used, by the name of each screen that was looked at. */
function looker(page: Page, screens: readonly Screen[]) {
  const found: string[] = [];
  const look = async (name: string) => {
    await page.waitForLoadState("networkidle");
    await keepPictures(page, name);
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
async function faultsOfFamily(
  page: Page,
  live: LiveServer,
  screens: readonly Screen[],
  child = "Mia",
) {
  const { found, look, visit } = looker(page, screens);
  const email = await addFamily(page, live, newEmail(), 6, child);
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
  await visit("/courses/CourseTrack", `Welcome Back ${child}`);
  await visit("/courses/jars", /./);

  await page.goto("/account");
  await expect(page.getByLabel("The number")).toBeVisible();
  await look("parental gate");
  await passParentalGate(page);
  await expect(page.getByRole("heading", { name: "Your account" })).toBeVisible();
  await look("account");
  await openGroups(page);
  await look("account, with its groups open");
  await visit("/account/learned", "What was learned");
  await visit("/account/mission-cards", "Mission cards");
  await visit("/paywall", "Continue the Adventure!");
  await visit("/onboarding/setup-reminders", "When do you want to start?");
  await visit("/onboarding/sms-reminder", "When should we remind you?");

  await finishMissions(page, live);
  await visit("/courses/review", /Slide 1 of 1$/);
  await visit("/game-over", "Next Lessons Are Coming!");
  await visit("/account/certificate", `${child}'s certificate`);
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

/** The longest names without a space, in which nothing says where a line may end. */
const LONG_NAMES = {
  "one script": "W".repeat(80),
  "from right to left": "\u0645\u062d\u0645\u062f\u0639\u0628\u062f".repeat(11),
  emoji: "\u{1f9a6}".repeat(80),
};

for (const [what, name] of Object.entries(LONG_NAMES))
  test(`a name of 80 characters without a space, ${what}, leaves each control of a family's screens in reach (T-1473)${what === "one script" ? "" : " @long"}`, async ({
    page,
    live,
  }) => expect(await faultsOfFamily(page, live, TIGHTEST, name)).toEqual([]));

test("no read-aloud button lies over the way on from the map, wherever the map is scrolled to (T-1474)", async ({
  page,
  live,
}) => {
  await addFamily(page, live);
  await finishMissions(page, live, 1);
  await page.goto("/courses/CourseTrack");
  await expect(page.getByRole("button", { name: "Get Started" })).toBeVisible();
  for (const screen of [...TIGHTEST, ...OTHER_SCREENS]) {
    await page.setViewportSize(screen);
    const over = await page.getByRole("button", { name: "Get Started" }).evaluate((button) => {
      const names: string[] = [];
      const most = document.documentElement.scrollHeight - innerHeight;
      for (let top = 0; top <= most; top += 30) {
        window.scrollTo({ top, behavior: "instant" });
        const { left, right, top: y1, bottom: y2 } = button.getBoundingClientRect();
        for (let x = left + 10; x < right - 10; x += 10)
          for (const y of [y1 + 10, (y1 + y2) / 2, y2 - 10]) {
            const hit = y < innerHeight && y > 0 ? document.elementFromPoint(x, y) : button;
            if (!button.contains(hit)) names.push(hit?.closest("button")?.ariaLabel ?? "something");
          }
      }
      return names;
    });
    expect([screen, over]).toEqual([screen, []]);
  }
});

test("on a phone on its side the way on from a mission card stands beside the card, never over it (T-1475)", async ({
  page,
  live,
}) => {
  await addFamily(page, live);
  await finishMissions(page, live, 1);
  await page.goto(`/lesson/mission-card?lesson=${FIRST_LESSON_ID}`);
  const toMap = page.getByRole("button", { name: "To my map", exact: true });
  await expect(toMap).toBeVisible();
  const onItsSide = TIGHTEST.filter(({ width, height }) => width > height);
  expect(await overlaps(page, onItsSide, "main article", "main > :last-child")).toEqual([]);
  await expect(toMap).toBeInViewport({ ratio: 1 });
});
