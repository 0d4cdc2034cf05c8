import { axeClean } from "./axe.ts";
import {
  answerQuestions,
  createAccount,
  expect,
  newEmail,
  openAccount,
  pressLink,
  test,
} from "./fixtures.ts";

test("set-up after a purchase: every refusal in the spec's words, then the way in (T-095)", async ({
  page,
}) => {
  for (const [query, words] of [
    ["", "Missing required parameters: email and name are required"],
    ["?email=sam.example.com&name=Sam", "Invalid email format"],
    ["?email=sam@example.com&name=S", "Name must be at least 2 characters long"],
  ] as const) {
    await page.goto(`/setup${query}`);
    await page.waitForURL("**/public/beta*");
    await expect(page.getByRole("alert")).toContainText(words);
  }
  await axeClean(page, "public beta");

  const email = newEmail();
  const buy = async (email: string) => {
    await page.goto("/public/beta");
    await page.getByRole("link", { name: "Buy the course" }).click();
    await page.waitForURL("**/dev/checkout");
    await page.getByLabel("E-mail").fill(email);
    await page.getByLabel("Your name").fill("Sam Jones");
    await page.getByRole("button", { name: "Pay $7.99" }).click();
    await expect(page.getByRole("heading", { name: "Almost there!" })).toBeVisible();
  };
  let opened = 0;
  await page.route("**/functions/v1/setup-user-auth", async (route) => {
    opened++;
    await expect(page.getByRole("heading", { name: "Creating your account..." })).toBeVisible();
    await route.abort();
  });
  await buy(email);
  // Whose account it is, and nothing is asked of the server before the press: scanners run pages
  // too.
  await expect(
    page.getByText("We open the account of p•••@example.com on this device."),
  ).toBeVisible();
  await expect(
    page.getByText("Is that somebody else's e-mail? Then close this page: nothing happens."),
  ).toBeVisible();
  await axeClean(page, "setup asks");
  expect(opened).toBe(0);
  const open = () => page.getByRole("button", { name: "Open my account" }).click();
  await open();
  await expect(page.getByRole("heading", { name: "Setup Failed" })).toBeVisible();
  expect(opened).toBe(1);
  await expect(page.getByRole("alert")).toHaveText(
    "Setup authentication failed: You seem to be offline. Please check the connection and try again.",
  );
  await axeClean(page, "setup failed");
  expect(page.url()).not.toContain("@");
  await page.unroute("**/functions/v1/setup-user-auth");

  let requests = 0;
  await page.route("**/auth/v1/user", (route) => route.abort());
  const mailto = page.waitForRequest(/^mailto:/).catch(() => null);
  await page.getByRole("button", { name: "Contact Support" }).click();
  void mailto;
  await page.getByRole("button", { name: "Try Again", exact: true }).click();
  await open();
  await expect(page.getByRole("alert")).toHaveText(
    "Failed to establish session: You seem to be offline. Please check the connection and try again.",
    { timeout: 40_000 },
  );
  await page.unroute("**/auth/v1/user");

  await page.route("**/auth/v1/user", (route) =>
    requests++ === 0 ? route.continue() : route.abort(),
  );
  const second = newEmail();
  await buy(second);
  await open();
  await expect(page.getByRole("alert")).toHaveText("Failed to verify user session", {
    timeout: 40_000,
  });
  await page.unroute("**/auth/v1/user");

  // The session is there meanwhile: the same link goes on.
  await page.getByRole("button", { name: "Try Again", exact: true }).click();
  await page.waitForURL("**/onboarding/setup-reminders");
  await page.getByRole("button", { name: "NOW - We're together!" }).click();
  await page.waitForURL("**/onboarding/kid-name");
  await page.getByLabel("Child Name").fill("Mia");
  await page.keyboard.press("Enter");
  await page.getByLabel("Child Age").fill("6");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/lesson/intro");
  await openAccount(page);
  await expect(page.getByText("The whole course is yours.")).toBeVisible();

  await page.goto(`/setup?email=${newEmail()}&name=Else`);
  await expect(page.getByRole("alert")).toHaveText(
    "A different user is already signed in. Please sign out and try again with the correct email.",
  );
  await page.goto(`/setup?email=${second}&name=Sam`);
  await page.waitForURL("**/courses/CourseTrack");
  await page.goto(`/setup?email=${newEmail()}&name=Else`);
  await page.getByRole("button", { name: "Sign out" }).click();
  await open();
  await page.waitForURL("**/magic-link-sent");
});

test("set-up meets answers that our server never gives, and a session that ends on the way", async ({
  page,
  live,
}) => {
  const reply = (json: unknown, status = 200) =>
    page.route("**/functions/v1/setup-user-auth", (route) => route.fulfill({ status, json }), {
      times: 1,
    });
  const open = () => page.getByRole("button", { name: "Open my account" }).click();
  await reply({ success: false, error: "setup_email" }, 400);
  await page.goto(`/setup?email=${newEmail()}&name=Sam`);
  await open();
  await expect(page.getByRole("alert")).toHaveText(
    "The email address appears to be invalid. Please check the purchase link.",
  );

  // Another person's session for this link.
  const other = newEmail();
  await answerQuestions(page);
  await createAccount(page, other);
  await pressLink(page, await live.mail(other));
  await page.waitForURL("**/lesson/intro");
  const tokens = await page.evaluate(() =>
    JSON.parse(localStorage.getItem("treasure-tracker-auth") ?? "{}"),
  );
  await page.evaluate(() => localStorage.clear());
  await reply({
    success: true,
    isNewUser: true,
    access_token: tokens.access_token,
    refresh_token: tokens.refresh_token,
  });
  await page.goto(`/setup?email=${newEmail()}&name=Sam`);
  await open();
  await expect(page.getByRole("alert")).toHaveText("Session validation failed");
  await page.evaluate(() => localStorage.clear());

  await page.route("**/api/me/payment", async (route) => {
    await expect(page.getByRole("heading", { name: "Confirming your purchase..." })).toBeVisible();
    await route.fulfill({ status: 401, json: { code: "not_authenticated", message: "x" } });
  });
  await page.route("**/auth/v1/token*", (route) =>
    route.fulfill({
      status: 400,
      headers: { "X-Supabase-Api-Version": "2024-01-01" },
      json: { code: "refresh_token_not_found", message: "x" },
    }),
  );
  await reply({
    success: true,
    isNewUser: true,
    access_token: tokens.access_token,
    refresh_token: tokens.refresh_token,
  });
  await page.goto(`/setup?email=${other}&name=Sam`);
  await open();
  await expect(page.getByRole("alert")).toHaveText(
    "Your session has expired. Please try purchasing again.",
  );
});
