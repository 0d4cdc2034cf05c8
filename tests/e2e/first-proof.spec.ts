import type { Page } from "@playwright/test";
import { axeClean } from "./axe.ts";
import {
  expect,
  finishMissions,
  newEmail,
  openAccount,
  passParentalGate,
  pressLink,
  test,
  tokenOf,
} from "./fixtures.ts";
import type { LiveServer } from "./fixtures.ts";

/** Buys the course, opens the account and says who the family is; the mailbox is not looked at. */
async function buyAndSetUp(page: Page, email: string, child: string): Promise<void> {
  await page.goto("/dev/checkout");
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Your name").fill("Sam Jones");
  await page.getByRole("button", { name: "Pay $7.99" }).click();
  await page.getByRole("button", { name: "Open my account" }).click();
  await page.waitForURL("**/onboarding/setup-reminders");
  await page.getByRole("button", { name: "NOW - We're together!" }).click();
  await page.getByLabel("Child Name").fill(child);
  await page.keyboard.press("Enter");
  await page.getByLabel("Child Age").fill("6");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/lesson/intro");
}

/** Asks for a sign-in mail in a browser that nobody is signed in to, and presses its button. */
async function logIn(page: Page, live: LiveServer, email: string): Promise<void> {
  await page.goto("/login");
  await page.getByLabel("Email").fill(email);
  await page.keyboard.press("Enter");
  await page.waitForURL("**/magic-link-sent");
  await pressLink(page, await live.mail(email));
}

test("a buyer who proves the mailbox is asked once whose family it is, and the child goes on where they stopped", async ({
  page,
  live,
  browser,
}) => {
  const email = newEmail();
  await buyAndSetUp(page, email, "Mia");
  await finishMissions(page, live, 1);
  await openAccount(page);
  await page.getByRole("checkbox", { name: /A welcome with your names/ }).click();
  await expect(page.getByRole("alert")).toHaveText(
    "First show us that this e-mail is yours: sign out, then log in with the mail we send you.",
  );

  const phone = await browser.newContext({ baseURL: live.url });
  const other = await phone.newPage();
  await logIn(other, live, email);
  await expect(other.getByRole("heading", { name: "Is this your family?" })).toBeVisible();
  for (const shown of ["Sam", "Mia", "6", "1"])
    await expect(
      other.getByRole("definition").filter({ hasText: new RegExp(`^${shown}$`) }),
    ).toBeVisible();
  await axeClean(other, "family to confirm");
  // Who goes elsewhere first is asked again.
  await other.goto("/courses/CourseTrack");
  await other.getByRole("button", { name: "Get Started" }).click();
  await other.waitForURL("**/auth/callback*");
  await other.goto("/account");
  await passParentalGate(other);
  await other.waitForURL("**/auth/callback*");
  await other.getByRole("button", { name: "Yes, this is us" }).click();
  await other.waitForURL("**/account");
  await other.goto("/courses/CourseTrack");
  await expect(other.getByRole("heading", { name: "Welcome Back Mia" })).toBeVisible();
  await phone.close();
});

test("somebody else's family under my e-mail is deleted at my word, and I name my own", async ({
  page,
  live,
  browser,
}) => {
  const email = newEmail();
  await buyAndSetUp(page, email, "Eve");
  // A page of the child's zone would notice the end of its session too, and leave by itself.
  await page.goto("/robots.txt");
  const secondDevice = await browser.newContext({ baseURL: live.url });
  const other = await secondDevice.newPage();
  await logIn(other, live, email);
  await expect(
    other.getByText(
      "Starting fresh deletes these names and lessons. What was bought with your e-mail stays yours.",
    ),
  ).toBeVisible();
  await other.getByRole("button", { name: "No, start fresh" }).click();
  await other.waitForURL("**/onboarding/parent-name");
  await openAccount(other);
  await expect(other.getByText("The whole course is yours.")).toBeVisible();
  await expect(other.getByLabel("Child Name")).toBeHidden();
  await secondDevice.close();

  live.clock.advance(61); // reads trust a session for a minute
  await page.goto("/courses/CourseTrack");
  await page.waitForURL("**/login");
});

test("a sign-up from another browser brings the consents that I was shown, and none that it was given since (T-648)", async ({
  page,
  live,
  request,
}) => {
  const email = newEmail();
  const names = { parent_name: "Sam", kid_name: "Mia", kid_age: 6 };
  const api = `${live.url}/api`;
  const signup = await request.post(`${api}/pending-signups`, { data: { ...names, email } });
  const { signup_id } = await signup.json();
  const agree = (data: object) =>
    request.put(`${api}/pending-signups/${signup_id}/consents`, { data });
  await agree({ news: true });
  await request.post(`${live.url}/auth/v1/otp`, { data: { email, data: { signup_id } } });
  await pressLink(page, await live.mail(email));
  await expect(page.getByRole("heading", { name: "Is this you?" })).toBeVisible();
  await expect(page.getByRole("listitem")).toHaveCount(1);
  await agree({ ads: true, child_name: true });
  await page.getByRole("button", { name: "Yes, that's us" }).click();
  await page.waitForURL("**/courses/CourseTrack");
  const headers = { authorization: `Bearer ${await tokenOf(page)}` };
  const { consents } = await (await request.get(`${api}/me/consents`, { headers })).json();
  expect(consents).toMatchObject({ news: true, ads: false, child_name: false });
});
