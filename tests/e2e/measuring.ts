import type { Page, Request } from "@playwright/test";
import { FIRST_LESSON_ID } from "#domain/constants.ts";
import { documentFor } from "#domain/routing/routes.ts";
import { SESSION_KEY } from "#app/data/base/session-key.ts";
import { saveSlides } from "#tests/support/play-lessons.ts";
import {
  answerQuestions,
  createAccount,
  enjoy,
  expect,
  newEmail,
  passParentalGate,
  passRewards,
  playMission1,
  pressLink,
} from "./fixtures.ts";
import type { LiveServer } from "./fixtures.ts";
import type { MeasuringVendors } from "#tools/vendor-stand-ins/all.ts";

/** Nobody outside may get these. */
export const NAMES = { parent: "Wilhelmine", kid: "Quillon", age: "6" };
/** Pages of the parent zone on the way from the start page to the bought course. */
export const PAGES = [
  "/",
  "/onboarding/parent-name",
  "/onboarding/kid-name",
  "/onboarding/kid-age",
  "/onboarding/create-account",
  "/onboarding/account-verify",
  "/auth/magic-link-handler",
  "/auth/callback",
  "/paywall",
  "/paywall",
];

export const CAMPAIGN = new URLSearchParams({
  utm_source: "letter",
  utm_campaign: "spring sale",
  utm_term: "sam@example.com",
  ref: "x",
});
export const REFERRER = "https://search.example";

export function vendorsOf(live: LiveServer): MeasuringVendors {
  if (live.vendors === null) throw new Error("this test needs vendors");
  return live.vendors;
}

/** By their names; what the vendor's own library adds begins with '$'. */
export const eventsOf = (vendors: MeasuringVendors) =>
  vendors.mixpanel.events().filter(({ event }) => !event.startsWith("$"));
export const isLesson = ({ event }: { event: string }) => /^(lesson|slide)_/.test(event);
export const pagesOf = (vendors: MeasuringVendors) =>
  vendors.plausible.requests.map(({ body }) => new URL(JSON.parse(body).url).pathname);

/** What went where while a page was used. */
export function watchRequests(page: Page, own: string) {
  const fromChild: string[] = [];
  const slow: string[] = [];
  page.on("request", (request: Request) => {
    const from = new URL(request.frame().url() || own);
    if (
      from.origin === own &&
      documentFor(from.pathname).zone === "kid" &&
      new URL(request.url()).origin !== own
    )
      fromChild.push(request.url());
  });
  page.on("requestfinished", (request: Request) => {
    const { pathname, origin } = new URL(request.url());
    // The greeting has its own ten seconds.
    if (
      origin === own &&
      pathname !== "/functions/v1/welcome-audio" &&
      !pathname.startsWith("/media/") &&
      request.timing().responseStart > 5_000
    )
      slow.push(pathname);
  });
  return { fromKid: fromChild, slow };
}

/**
 * A new family's way from the questions to the bought course; the lesson is played, or reported by
 * another device.
 */
export async function journey(
  page: Page,
  live: LiveServer,
  consent: "No thanks" | "Yes to all",
  isPlayed: boolean,
) {
  const email = newEmail();
  await page.goto(`/?${CAMPAIGN}`, { referer: `${REFERRER}/find?q=sam@example.com` });
  await answerQuestions(page, NAMES);
  await createAccount(page, email, consent);
  await pressLink(page, await live.mail(email));
  await page.waitForURL("**/lesson/intro");
  const token = await page.evaluate(
    (key) => JSON.parse(localStorage.getItem(key) ?? "{}").access_token as string,
    SESSION_KEY,
  );
  if (isPlayed) {
    await page.getByRole("button", { name: "Get Started" }).click();
    await playMission1(page);
    await passRewards(page, "Super fun!");
  } else {
    await saveSlides(live, token, FIRST_LESSON_ID, 9);
    await page.goto(`/lesson/lesson-feedback-2?lesson=${FIRST_LESSON_ID}`);
    await enjoy(page, "Super fun!");
  }
  await page.waitForURL("**/paywall");
  await passParentalGate(page);
  await page.getByRole("button", { name: "Unlock Full Course" }).click();
  await page.getByRole("button", { name: "Pay $7.99" }).click();
  await expect(
    page.getByRole("heading", { name: "Thank you! The course is yours." }),
  ).toBeVisible();
  return { email, token };
}
