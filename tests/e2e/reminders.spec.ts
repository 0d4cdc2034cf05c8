import { SESSION_KEY } from "#app/data/base/session-key.ts";
import { axeClean } from "./axe.ts";
import { addFamily, expect, passParentalGate, test } from "./fixtures.ts";
import { goOffline } from "./go-offline.ts";

const day = (date: Date) => date.toISOString().slice(0, 10);

test("reminders: now, by mail, by text, each confirmed and saved", async ({ page, live }) => {
  await page.goto("/onboarding/setup-reminders");
  await page.getByRole("button", { name: "NOW - We're together!" }).click();
  await expect(page.getByRole("alert")).toContainText(
    "Failed to save preference: User not authenticated",
  );
  await axeClean(page, "reminders failed");

  await addFamily(page, live);
  await page.goto("/onboarding/setup-reminders");
  await passParentalGate(page);
  await expect(page.getByRole("heading", { name: "When do you want to start?" })).toBeVisible();
  await axeClean(page, "reminders");
  await page.route("**/api/reminders/preference", async (route) => {
    await expect(page.getByText("Saving...")).toBeVisible();
    await route.continue();
  });
  await page.getByRole("button", { name: "NOW - We're together!" }).click();
  await page.waitForURL("**/onboarding/kid-name");
  await page.goto("/onboarding/setup-reminders");
  await page.getByRole("button", { name: "JUST EMAIL ME - I'll figure it out" }).click();
  await expect(page.getByRole("heading", { name: "Reminder Set!" })).toBeVisible();
  await axeClean(page, "reminder set");
  await page.getByRole("button", { name: "Complete Setup" }).click();
  await page.waitForURL("**/onboarding/kid-name");

  await page.goto("/onboarding/setup-reminders");
  await page.getByRole("button", { name: "SEND ME SMS REMINDER" }).click();
  await page.waitForURL("**/onboarding/sms-reminder");
  await expect(page.getByRole("heading", { name: "When should we remind you?" })).toBeVisible();
  const set = page.getByRole("button", { name: "Set SMS Reminder" });
  const alert = page.getByRole("alert");
  await set.click();
  await expect(alert).toHaveText("Please fill in all fields correctly.");
  await axeClean(page, "sms reminder error");
  expect(await page.getByLabel("Date").getAttribute("min")).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  await page.getByLabel("Date").fill("2020-01-01");
  await set.click();
  await expect(alert).toHaveText("Please select a future date.");
  await page.getByLabel("Date").fill(day(new Date(Date.now() + 3 * 86_400_000)));
  await set.click();
  await expect(alert).toHaveText("Please select a time.");
  await page.getByLabel("Time").fill("21:30");
  await expect(
    page.getByText("That is between 8 PM and 8 AM. We'll send it then, if that is what you want."),
  ).toBeVisible();
  await page.getByLabel("Time").fill("18:30");
  await page.getByLabel("Phone Number").pressSequentially("202555");
  await expect(page.getByLabel("Phone Number")).toHaveValue("(202) 555");
  await set.click();
  await expect(alert).toHaveText("Please enter a valid phone number.");
  await page.getByLabel("Phone Number").press("End");
  await page.getByLabel("Phone Number").pressSequentially("01438");
  await expect(page.getByLabel("Phone Number")).toHaveValue("(202) 555-0143");
  for (let n = 0; n < 5; n++) await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Backspace");
  await expect(page.getByLabel("Phone Number")).toHaveValue("(202) 550-143");
  await page.keyboard.type("5");
  await expect(page.getByLabel("Phone Number")).toHaveValue("(202) 555-0143");
  await goOffline(page);
  await set.click();
  await expect(alert).toHaveText(
    "Failed to save reminder: You seem to be offline. Please check the connection and try again.",
  );
  await page.context().setOffline(false);
  // Errors that the form prevents: the server's message is shown.
  for (const [code, words] of [
    ["phone_format", "Invalid phone number format for SMS delivery"],
    ["reminder_datetime_invalid", "Invalid reminder datetime"],
    ["reminder_datetime_past", "Reminder datetime is in the past"],
    ["reminder_configuration", "Invalid reminder configuration"],
  ] as const) {
    await page.route(
      "**/api/reminders",
      (route) => route.fulfill({ status: 400, json: { code, message: words } }),
      { times: 1 },
    );
    await set.click();
    await expect(alert).toHaveText(`Failed to save reminder: ${words}`);
  }
  await page.route("**/api/reminders", async (route) => {
    await expect(page.getByRole("button", { name: "Setting Reminder..." })).toBeDisabled();
    await route.continue();
  });
  await set.click();
  await expect(page.getByRole("heading", { name: "SMS Reminder Set!" })).toBeVisible();
  await expect(
    page.getByText(/We'll send an SMS to \(202\) 555-0143 on \w+, \w+ \d+, \d{4} at 6:30 PM\./),
  ).toBeVisible();
  await axeClean(page, "sms reminder set");
  await page.unroute("**/api/reminders");
  await page.getByRole("button", { name: "Complete Setup" }).click();
  await page.waitForURL("**/onboarding/kid-name");
});

test("a number that has had a reminder today is confirmed with a texted code, and the reminder is set", async ({
  page,
  live,
}) => {
  const email = await addFamily(page, live);
  const phone = "(202) 555-0177";
  const { context, runDueWork } = live.running();
  const stored = await page.evaluate((key) => localStorage.getItem(key), SESSION_KEY);
  const { access_token: token } = JSON.parse(stored ?? "{}") as { access_token: string };
  const reminder_datetime = new Date(live.clock.now().getTime() + 1_000).toISOString();
  await fetch(`${live.url}/api/reminders`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
    body: JSON.stringify({ reminder_type: "sms", reminder_datetime, phone_number: phone }),
  });
  live.clock.advance(2);
  await runDueWork();
  const texts = () => context.mailbox.list("+12025550177");
  expect(await texts(), email).toHaveLength(1);

  const soon = new Date(live.clock.now().getTime() + 2 * 3_600_000);
  await page.goto("/onboarding/sms-reminder");
  await passParentalGate(page);
  await page.getByLabel("Date").fill(soon.toLocaleDateString("en-CA"));
  await page.getByLabel("Time").fill(soon.toTimeString().slice(0, 5));
  await page.getByLabel("Phone Number").fill(phone);
  await page.getByRole("button", { name: "Set SMS Reminder" }).click();
  await expect(page.getByRole("heading", { name: "Is this your phone?" })).toBeVisible();
  await axeClean(page, "phone proof");
  await page.route("**/api/reminders/phone-code", (route) =>
    route.fulfill({ status: 409, json: { code: "phone_code_unavailable", message: "" } }),
  );
  await page.getByRole("button", { name: "Text me a code" }).click();
  await expect(page.getByRole("alert")).toContainText("We can't text this number just now.");
  await page.unroute("**/api/reminders/phone-code");
  await page.route("**/api/reminders/phone-code", async (route) => {
    await expect(page.getByRole("button", { name: "Sending..." })).toBeDisabled();
    await route.continue();
  });
  await page.getByRole("button", { name: "Text me a code" }).click();
  await expect(page.getByRole("heading", { name: "What does the text say?" })).toBeVisible();
  await axeClean(page, "phone code");
  const code = (await texts())[0]?.text.slice(0, 6) ?? "";
  await page.getByLabel("6-digit code from the text").fill(code === "000000" ? "000001" : "000000");
  await page.getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByRole("alert")).toContainText("That code is not right or has expired.");
  await page.getByLabel("6-digit code from the text").fill(code);
  await page.route("**/api/reminders/phone-proof", async (route) => {
    await expect(page.getByRole("button", { name: "Checking..." })).toBeDisabled();
    await route.continue();
  });
  await page.getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByRole("heading", { name: "SMS Reminder Set!" })).toBeVisible();
});
