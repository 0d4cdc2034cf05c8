import { sessions } from "#server/platform/db/schema.ts";
import { axeClean } from "./axe.ts";
import {
  addFamily,
  answerQuestions,
  createAccount,
  expect,
  newEmail,
  passParentalGate,
  pressLink,
  signUp,
  test,
} from "./fixtures.ts";

test("signed out in another tab, ended on another device, and a clock that is late or early (T-106)", async ({
  page,
  context,
  live,
}) => {
  const email = await addFamily(page, live);
  const other = await context.newPage();
  await other.goto("/courses/CourseTrack");
  await expect(other.getByRole("heading", { name: "Welcome Back Mia" })).toBeVisible();
  await page.goto("/account");
  await passParentalGate(page);
  await page.getByRole("button", { name: "Sign out", exact: true }).click();
  await expect(other).toHaveURL(/\/login$/);
  await page.waitForURL(({ pathname }) => pathname === "/");

  live.clock.advance(61);
  await page.goto("/login");
  await page.getByLabel("Email").fill(email);
  await page.keyboard.press("Enter");
  await pressLink(page, await live.mail(email, 1));
  await page.waitForURL("**/courses/CourseTrack");
  // A device whose clock is two hours late keeps a token that has ended for the server.
  live.clock.advance(3_700);
  await page.reload();
  await expect(page.getByRole("heading", { name: "Welcome Back Mia" })).toBeVisible();
  // Ended elsewhere: nothing of the session stays, and no loop between the pages.
  await live.running().context.db.delete(sessions);
  live.clock.advance(3_700);
  await page.reload();
  await expect(page).toHaveURL(/\/login$/);
  await expect(
    page.getByRole("heading", { name: "What Email did you sign up with?" }),
  ).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("treasure-tracker-auth"))).toBeNull();
  await page.goto("/auth/test");
  await page.getByRole("button", { name: "Run debug tests" }).click();
  await expect(page.getByText("Auth session missing!")).toBeVisible();
  await expect(
    page.getByText("You must provide either an email or phone number and a password"),
  ).toBeVisible();
  await axeClean(page, "auth test");
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Send magic link" }).click();
  await expect(page.getByText("The link is in the local mailbox.")).toBeVisible();
});

test("who is signed in is led on from the start and from login", async ({ page, live }) => {
  await addFamily(page, live);
  await page.goto("/");
  await page.waitForURL("**/courses/CourseTrack");
  await page.goto("/login");
  await page.waitForURL("**/courses/CourseTrack");
});

test("a second person on the same device is asked before the first is signed out", async ({
  page,
  live,
}) => {
  await signUp(page, live);
  const second = newEmail();
  await fetch(`${live.url}/auth/v1/otp`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: second }),
  });
  const mail = await live.mail(second);
  await page.goto(mail.link.href);
  await expect(page.getByRole("note")).toContainText("You are signed in as p•••@example.com now.");
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.waitForURL("**/onboarding/parent-name");
});

test("somebody without names reads so, is not welcomed back, and is asked for the own name (T-1139)", async ({
  page,
  live,
}) => {
  const email = newEmail();
  await live.request("POST", "/auth/v1/otp", { body: { email } });
  await pressLink(page, await live.mail(email));
  await expect(page.getByRole("heading", { name: "We have no names of you yet" })).toBeVisible();
  await expect(page.getByText("Welcome Back!")).toHaveCount(0);
  await axeClean(page, "no names yet");
  await page.getByRole("link", { name: "Let's begin" }).click();
  await page.waitForURL("**/onboarding/parent-name");
  await expect(page.getByRole("heading", { name: "How can I call you?" })).toBeVisible();
});

test("a password chosen at sign-up works once its owner has confirmed it on the mail's own page", async ({
  page,
  live,
}) => {
  const email = newEmail();
  const post = async (path: string) => {
    const body = JSON.stringify({ email, password: "correct horse" });
    return (
      await fetch(`${live.url}/auth/v1${path}`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body,
      })
    ).status;
  };
  await post("/signup");
  const mail = await live.mail(email);
  await page.goto(mail.link.href);
  await expect(page.getByRole("heading", { name: "Is this password yours?" })).toBeVisible();
  await expect(
    page.getByText("Somebody chose a password for a new account of p•••@example.com."),
  ).toBeVisible();
  await expect(page.getByText("If not, just close this page.")).toBeVisible();
  await axeClean(page, "confirm a password");
  expect(await post("/token?grant_type=password")).toBe(400);
  await page.getByRole("button", { name: "Confirm my password" }).click();
  await page.waitForURL("**/onboarding/parent-name");
  expect(await post("/token?grant_type=password")).toBe(200);
});

test("shows the specified messages when a sign-in fails", async ({ page }) => {
  await page.goto("/auth/callback?error=access_denied&error_code=otp_expired&error_description=x");
  await expect(page.getByText("Authentication failed. Please try logging in again.")).toBeVisible();
  await page.getByRole("link", { name: "Try Again", exact: true }).click();
  await expect(page).toHaveURL(/\/login$/);
  // Codes that our own sign-in never answers (R-UX-4).
  for (const [code, words] of [
    [
      "user_already_exists",
      "This email is already registered. Please use a different email or log in via the magic link.",
    ],
    [
      "validation_failed",
      "Error sending magic link: Something in the form can't be used. Please check it and try again.",
    ],
  ] as const) {
    await page.route("**/auth/v1/otp*", (route) =>
      route.fulfill({
        status: 422,
        headers: { "X-Supabase-Api-Version": "2024-01-01" },
        json: { code, message: code },
      }),
    );
    await page.getByLabel("Email").fill(newEmail());
    await page.keyboard.press("Enter");
    await expect(page.getByRole("alert")).toHaveText(words);
    await page.unroute("**/auth/v1/otp*");
  }
});

test("shows an error for a token response without a user", async ({ page, live }) => {
  const email = newEmail();
  await answerQuestions(page);
  await createAccount(page, email);
  await page.route("**/auth/v1/token*", (route) =>
    route.fulfill({ headers: { "X-Supabase-Api-Version": "2024-01-01" }, json: {} }),
  );
  await pressLink(page, await live.mail(email));
  await expect(
    page.getByText(
      "Authentication failed. Please try logging in again. (Auth session or user missing)",
    ),
  ).toBeVisible();
  await axeClean(page, "callback failed");
});

test("a callback that meets rubbish says what to do", async ({ page, live }) => {
  const email = newEmail();
  await answerQuestions(page);
  await createAccount(page, email);
  await page.route("**/finish-signup", (route) => route.fulfill({ body: "<html>" }));
  await pressLink(page, await live.mail(email));
  await expect(
    page.getByText("An unexpected error occurred. Please try logging in again."),
  ).toBeVisible();
});
