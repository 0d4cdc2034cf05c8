import type { Page } from "@playwright/test";
import { ANSWER_MARK } from "#domain/wire/answer-mark.ts";
import { addChild } from "./allowances.ts";
import { axeClean } from "./axe.ts";
import {
  addFamily,
  expect,
  newEmail,
  openAccount,
  passParentalGate,
  pressLink,
  signUp,
  test,
  tokenOf,
  typeProof,
  signOutEverywhere,
} from "./fixtures.ts";
import type { LiveServer } from "./fixtures.ts";

/** Longer ago than a proof counts. */
const LONG_AGO_S = 601;

/** A family of this page that signed in a while ago. */
async function addOldSession(page: Page, live: LiveServer): Promise<string> {
  const email = await addFamily(page, live);
  live.clock.advance(LONG_AGO_S);
  return email;
}

const dialog = (page: Page) => page.getByRole("dialog");
const GATE = "Please type this number in digits";

test("one mailed code serves a yes, a child's age and the sign-out of other devices for ten minutes (T-1060)", async ({
  page,
  live,
}) => {
  const email = await addOldSession(page, live);
  await openAccount(page);
  const news = page.getByRole("checkbox", { name: /A welcome with your names/ });
  await news.click();
  await expect(dialog(page)).toBeVisible();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(news).not.toBeChecked();
  live.clock.advance(61);
  await news.click();
  await typeProof(page, live, email, 2);
  await expect(news).toBeChecked();
  await expect
    .poll(async () => {
      await live.running().runDueWork();
      return (await live.running().context.mailbox.list(email))[0]?.subject;
    })
    .toBe("What you agreed to at Treasure Tracker");

  const section = page.getByRole("region", { name: "Your children" });
  await section.getByRole("button", { name: "Change Mia" }).click();
  await page.getByLabel("Child Age").fill("9");
  await page.getByRole("button", { name: "Save", exact: true }).last().click();
  await expect(section.getByRole("listitem")).toContainText("9 years");
  await signOutEverywhere(page);
  await page.waitForURL(`${live.url}/`);
});

test("a no needs no code, whenever it is said (T-1061)", async ({ page, live }) => {
  const email = newEmail();
  await addFamily(page, live, email);
  await openAccount(page);
  const news = page.getByRole("checkbox", { name: /A welcome with your names/ });
  await news.check();
  live.clock.advance(LONG_AGO_S);
  await page.reload();
  await news.uncheck();
  await page.reload();
  await expect(news).not.toBeChecked();
});

test("on the sign-up's pages a family meets the gate, and changes its chosen child with a mailed code (T-1062)", async ({
  page,
  live,
}) => {
  const email = await signUp(page, live);
  await addChild(live, await tokenOf(page), { name: "Dan", age: 9 });
  live.clock.advance(LONG_AGO_S);
  await page.goto("/courses/CourseTrack");
  await page.getByRole("button", { name: "Dan", exact: true }).click();
  await expect(page.getByRole("heading", { name: /Welcome Back.*Dan/ })).toBeVisible();

  await page.goto("/onboarding/setup-reminders");
  await expect(page.getByText(GATE)).toBeVisible();
  await passParentalGate(page);
  await page.getByRole("button", { name: "JUST EMAIL ME - I'll figure it out" }).click();
  await page.getByRole("button", { name: "Complete Setup" }).click();
  await expect(page.getByRole("heading", { name: "What can I call Dan?" })).toBeVisible();
  await expect(page.getByLabel("Child Name")).toHaveValue("Dan");
  await axeClean(page, "the name of one of several children");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "What's Dan's age?" })).toBeVisible();
  await expect(page.getByLabel("Child Age")).toHaveValue("9");
  await page.getByLabel("Child Age").fill("10");
  await page.keyboard.press("Enter");
  await expect(dialog(page)).toBeVisible();
  await axeClean(page, "a code for a child's age");
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("alert")).toHaveText(
    "Failed to save: Please type the code from a fresh mail first.",
  );
  await expect(page.getByLabel("Child Age")).toHaveValue("10");
  live.clock.advance(61);
  await page.getByRole("button", { name: "Continue" }).click();
  await typeProof(page, live, email, 2);
  await page.waitForURL("**/lesson/intro");

  // One proof serves the next change, too; the other child stays as it was.
  await page.goto("/onboarding/kid-name");
  await page.getByLabel("Child Name").fill("Danny");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "What's Danny's age?" })).toBeVisible();
  await expect(page.getByLabel("Child Age")).toHaveValue("10");
  const children = await live.request("GET", "/api/me/children", { token: await tokenOf(page) });
  expect(children.body.children).toMatchObject([
    { name: "Mia", age: 6 },
    { name: "Danny", age: 10 },
  ]);
});

test("a parent who is still setting up meets no parental gate and no code (T-1063)", async ({
  page,
  live,
}) => {
  const email = newEmail();
  await live.request("POST", "/auth/v1/otp", { body: { email } });
  await pressLink(page, await live.mail(email));
  await page.waitForURL("**/onboarding/parent-name");
  live.clock.advance(LONG_AGO_S);
  await page.goto("/onboarding/setup-reminders");
  await expect(page.getByRole("heading", { name: "When do you want to start?" })).toBeVisible();
  await page.getByRole("button", { name: "SEND ME SMS REMINDER" }).click();
  await setText(page, live, "(202) 555-0151");
  await expect(page.getByRole("heading", { name: "SMS Reminder Set!" })).toBeVisible();
  await page.goto("/onboarding/parent-name");
  await page.getByLabel("Parent Name").fill("Ana");
  await page.keyboard.press("Enter");
  await page.getByLabel("Child Name").fill("Leo");
  await page.keyboard.press("Enter");
  await page.getByLabel("Child Age").fill("8");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/lesson/intro");
});

/** Fills the form of a text in two hours, and sends it. */
async function setText(page: Page, live: LiveServer, phone: string): Promise<void> {
  const soon = new Date(live.clock.now().getTime() + 2 * 3_600_000);
  await page.getByLabel("Date").fill(soon.toLocaleDateString("en-CA"));
  await page.getByLabel("Time").fill(soon.toTimeString().slice(0, 5));
  await page.getByLabel("Phone Number").fill(phone);
  await page.getByRole("button", { name: "Set SMS Reminder" }).click();
}

test("the first phone needs no code, another one does, and nothing typed is lost (T-1064)", async ({
  page,
  live,
}) => {
  const email = await addOldSession(page, live);
  await page.goto("/onboarding/sms-reminder");
  await expect(page.getByText(GATE)).toBeVisible();
  await passParentalGate(page);
  await setText(page, live, "(202) 555-0161");
  await expect(page.getByRole("heading", { name: "SMS Reminder Set!" })).toBeVisible();
  await page.reload();
  await setText(page, live, "(202) 555-0162");
  await expect(dialog(page)).toBeVisible();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByLabel("Phone Number")).toHaveValue("(202) 555-0162");
  live.clock.advance(61);
  await page.getByRole("button", { name: "Set SMS Reminder" }).click();
  await typeProof(page, live, email, 2);
  await expect(page.getByRole("heading", { name: "SMS Reminder Set!" })).toBeVisible();
  await expect(page.getByText(/We'll send an SMS to \(202\) 555-0162/)).toBeVisible();
});

test("a sign-out of all that the server refuses ends this device's session and says that the others go on (T-1065)", async ({
  page,
  live,
  browser,
}) => {
  const email = await addOldSession(page, live);
  const tablet = await browser.newContext({ baseURL: live.url });
  const other = await tablet.newPage();
  await other.goto("/login");
  await other.getByLabel("Email").fill(email);
  await other.keyboard.press("Enter");
  await pressLink(other, await live.mail(email, 1));
  await other.waitForURL("**/courses/CourseTrack");

  await openAccount(page);
  // As if the proof had grown old between the two calls.
  await page.route("**/auth/v1/logout?scope=others", (route) =>
    route.fulfill({ status: 204, headers: { [ANSWER_MARK]: "1" } }),
  );
  await signOutEverywhere(page);
  await expect(page.getByRole("alert")).toHaveText(
    "You are signed out here. Your other devices stay signed in: log in again with a mail, then sign them out on your account page.",
  );
  await page.goto("/account");
  await expect(page).toHaveURL(/\/login$/);
  await other.reload();
  await expect(other.getByRole("heading", { name: /Welcome Back/ })).toBeVisible();
  await tablet.close();
});
