import { readFile } from "node:fs/promises";
import { addChild } from "./allowances.ts";
import { axeClean } from "./axe.ts";
import {
  addFamily,
  expect,
  newEmail,
  openAccount,
  openGroups,
  passParentalGate,
  pressLink,
  test,
  tokenOf,
  typeProof,
  signOutEverywhere,
} from "./fixtures.ts";
import type { LiveServer } from "./fixtures.ts";
import type { Page } from "@playwright/test";

async function openNewAccount(page: Page, live: LiveServer): Promise<string> {
  const email = await addFamily(page, live);
  await openAccount(page);
  return email;
}

test("the parental gate: a wrong number, a right one, the back button, ten minutes later, and none for a new parent", async ({
  page,
  live,
}) => {
  await addFamily(page, live);
  await page.goto("/account");
  await axeClean(page, "parental-gate");
  await page.getByLabel("The number").fill("1");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert")).toHaveText("That was another number. Here is a new one.");
  await passParentalGate(page);
  await expect(page.getByRole("heading", { name: "Your account" })).toBeVisible();
  await axeClean(page, "account");
  await page.evaluate(() => sessionStorage.setItem("gatePassedAt", String(Date.now() - 600_001)));
  await page.goto("/courses/CourseTrack");
  await page.goBack();
  await expect(page.getByText("Please type this number in digits")).toBeVisible();
  await page.goto("/paywall");
  await expect(page.getByText("Please type this number in digits")).toBeVisible();
  await page.getByRole("link", { name: "Back to the map" }).click();
  await page.waitForURL("**/courses/CourseTrack");
});

test("names, reminder and consents are changed on the account page, and it says the truth", async ({
  page,
  live,
}) => {
  const email = await openNewAccount(page, live);
  await page.getByLabel("Parent Name").fill("Alex");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Saved.")).toBeVisible();
  await expect(page.getByText("No reminder is set.")).toBeVisible();
  await page.getByRole("button", { name: "Mail me on Saturday" }).click();
  await expect(page.getByText(/^A mail on Saturday, .* not sent yet\.$/)).toBeVisible();
  await page.getByRole("button", { name: "Call it off" }).click();
  await expect(page.getByText(/called off\.$/)).toBeVisible();
  await page.getByRole("button", { name: "Mail me this evening" }).click();
  await expect(page.getByText(/not sent yet\.$/)).toBeVisible();
  live.clock.advance(86_400);
  await live.running().runDueWork();
  await page.reload();
  await expect(page.getByText(/, sent\.$/)).toBeVisible();
  // A day after the sign-up a yes needs a code. The box shows the yes once it is saved.
  await page.getByRole("checkbox", { name: /A welcome with your names/ }).click();
  await typeProof(page, live, email, 1);
  await expect(page.getByText("What was said when")).toBeVisible();
  await page.getByText("What was said when").click();
  await expect(page.getByText(/A welcome with your names, yes \(2026-12\)/)).toBeVisible();
  await page.reload();
  await expect(page.getByRole("checkbox", { name: /A welcome with your names/ })).toBeChecked();
  await expect(page.getByLabel("Parent Name")).toHaveValue("Alex");
});

test("a parent manages children by keyboard, and each change needs the mailed code (T-283)", async ({
  page,
  live,
}) => {
  const email = await openNewAccount(page, live);
  const section = page.getByRole("region", { name: "Your children" });
  await expect(section.getByRole("listitem")).toHaveText(/^Mia/);
  await expect(section.getByRole("button", { name: /^Remove/ })).toHaveCount(0);
  const consents = page.getByRole("region", { name: "What you agreed to" });
  const perChild = consents.getByRole("group", { name: /^Whose/ });
  await expect(perChild).toHaveCount(0);
  await section.getByRole("button", { name: "Add a child" }).press("Enter");
  await expect(page.getByLabel("Child Name")).toBeFocused();
  await page.keyboard.type("Ben");
  await page.keyboard.press("Tab");
  await page.keyboard.type("2");
  await expect(page.getByRole("alert")).toHaveText("Please type a whole number from 3 to 18.");
  await axeClean(page, "a new child");
  await page.keyboard.press("Backspace");
  await page.keyboard.type("4");
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: "Crab" })).toBeChecked();
  await page.getByLabel("Child Age").press("Enter");
  await expect(section.getByRole("listitem").filter({ hasText: "Ben" })).toContainText("4 years");
  await axeClean(page, "two children");
  const named = consents.getByRole("group", { name: "Whose first name may we use?" });
  await expect(named).toContainText(
    "Tick the box above first, and then you can choose child by child.",
  );
  await expect(named.getByRole("checkbox", { name: "Ben" })).toBeDisabled();
  await consents.getByRole("checkbox", { name: /A welcome with your names/ }).check();
  await expect(named.getByRole("checkbox", { name: "Ben" })).toBeEnabled();
  await named.getByRole("checkbox", { name: "Ben" }).press("Space");
  await consents.getByText("What was said when").click();
  await expect(consents.getByText(/A welcome with your names \(Ben\), no/)).toBeVisible();
  await axeClean(page, "a child that was taken out");
  await page.reload();
  await expect(named.getByRole("checkbox", { name: "Mia" })).toBeChecked();
  await expect(named.getByRole("checkbox", { name: "Ben" })).not.toBeChecked();

  live.clock.advance(601);
  await page.getByRole("button", { name: "Change Ben" }).click();
  await page.getByLabel("Child Name").fill("Leo");
  await page.getByRole("button", { name: "Save", exact: true }).last().click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.getByRole("button", { name: "Cancel" }).last().click();
  await expect(page.getByLabel("Child Name")).toHaveValue("Leo");
  await page.getByRole("button", { name: "Save", exact: true }).last().click();
  await typeProof(page, live, email, 1);
  await expect(section.getByRole("listitem").filter({ hasText: "Leo" })).toBeVisible();

  const leo = section.getByRole("listitem").filter({ hasText: "Leo" });
  const openLock = () => page.getByRole("button", { name: "Leo's picture lock" }).press("Enter");
  await openLock();
  await expect(page.getByRole("button", { name: "Parrot" })).toBeFocused();
  for (const name of ["Turtle", "Crab", "Whale", "Coin"])
    await page.getByRole("button", { name }).press("Enter");
  await expect(leo.getByRole("status")).toHaveText("Turtle, Crab, Whale");
  await axeClean(page, "a picture lock is set");
  await page.getByRole("button", { name: "Save the pictures" }).click();
  await expect(leo).toContainText("4 years, with a picture lock");
  await openLock();
  await page.getByRole("button", { name: "Start again" }).click();
  await expect(page.getByRole("button", { name: "Save the pictures" })).toBeDisabled();
  await page.getByRole("button", { name: "Remove the lock" }).click();
  await expect(leo.getByText("4 years", { exact: true })).toBeVisible();

  await page.getByRole("button", { name: "Remove Leo" }).click();
  await expect(page.getByRole("button", { name: "Keep Leo" })).toBeFocused();
  await axeClean(page, "is it to be removed?");
  await page.getByRole("button", { name: "Yes, remove Leo" }).click();
  await expect(section.getByRole("listitem")).toHaveCount(1);
  await expect(section.getByRole("listitem")).toHaveText(/^Mia/);
  await expect(perChild).toHaveCount(0);
});

test("download, ending a device and deletion each ask for the mailed code; a receipt comes (T-054)", async ({
  page,
  browser,
  live,
}) => {
  const email = await openNewAccount(page, live);
  live.clock.advance(601);
  const tablet = await browser.newContext({ baseURL: live.url });
  const other = await tablet.newPage();
  await other.goto("/login");
  await other.getByLabel("Email").fill(email);
  await other.keyboard.press("Enter");
  await pressLink(other, await live.mail(email, 1));
  await other.waitForURL("**/courses/CourseTrack");

  await page.reload();
  const end = page.getByRole("button", { name: "Sign it out" });
  await end.click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await axeClean(page, "proof");
  await page.getByLabel("6-digit code from the mail").fill("000000");
  await page.getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByRole("alert")).toHaveText(
    "That code is not right or has expired. Please check it, or ask for a new one.",
  );
  await typeProof(page, live, email, 2);
  await expect(end).toBeHidden();
  live.clock.advance(61); // reads trust a session for a minute
  // Leaves before it has loaded, or is leaving already, after a request of its own was refused.
  await other.reload({ waitUntil: "commit" }).catch(() => undefined);
  await expect(other).toHaveURL(/\/login$/);
  await tablet.close();

  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download everything" }).click();
  const file = JSON.parse(await readFile(await (await download).path(), "utf8"));
  expect([file.account.email, file.children[0].kid_name]).toEqual([email, "Mia"]);
  await expect(page.getByLabel("Whose data")).toHaveCount(0);
  const token = await tokenOf(page);
  await addChild(live, token, { name: "Ben", age: 9 });
  await page.reload();
  await page.getByLabel("Whose data").selectOption("Ben");
  const ofBen = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download everything" }).click();
  const own = JSON.parse(await readFile(await (await ofBen).path(), "utf8"));
  expect([Object.keys(own), own.children.length, own.children[0].kid_name]).toEqual([
    ["exported_at", "children"],
    1,
    "Ben",
  ]);
  const tableOfBen = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download what was learned as a table (CSV)" }).click();
  const rows = (await readFile(await (await tableOfBen).path(), "utf8")).split("\r\n");
  expect(rows.slice(1, -1).every((row) => row.startsWith("Ben,"))).toBe(true);
  await page.getByLabel("Whose data").selectOption("The whole family");
  const table = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download what was learned as a table (CSV)" }).click();
  const csv = await readFile(await (await table).path(), "utf8");
  expect(csv.split("\r\n").slice(0, 2)).toEqual([
    "\uFEFFchild,what,mission,text,answer or hint,number,unit,date",
    "Mia,Days in a row,,,,0,days,",
  ]);

  live.clock.advance(700);
  await page.getByRole("button", { name: "Delete my account" }).click();
  await page.getByRole("button", { name: "Keep it" }).click();
  await page.getByRole("button", { name: "Delete my account" }).click();
  await page.getByRole("button", { name: "Yes, delete everything" }).click();
  await typeProof(page, live, email, 3);
  await expect(page.getByRole("heading", { name: "Everything is deleted." })).toBeVisible();
  await axeClean(page, "deleted");
  await expect
    .poll(async () => (await live.running().context.mailbox.list(email))[0]?.subject)
    .toBe("Your Treasure Tracker account is deleted");
  await page.goto("/courses/CourseTrack");
  await expect(page).toHaveURL(/\/login$/);
});

test("the e-mail changes when both e-mail addresses agreed", async ({ page, live }) => {
  const email = await openNewAccount(page, live);
  const nextEmail = newEmail();
  await page.getByRole("button", { name: "Change the e-mail" }).click();
  await page.getByLabel("New e-mail").fill(nextEmail);
  await page.keyboard.press("Enter");
  await typeProof(page, live, email, 1);
  await expect(
    page.getByText("We've written to both addresses. The change happens when both have agreed."),
  ).toBeVisible();
  await page.goto((await live.mail(email, 2)).link.href);
  await expect(
    page.getByText(
      `The account of p•••@example.com will move to another e-mail, with everything in it.`,
    ),
  ).toBeVisible();
  await page.getByRole("button", { name: "Yes, move it away" }).click();
  await expect(page.getByRole("heading", { name: "One more yes" })).toBeVisible();
  await axeClean(page, "the other e-mail address has to agree");
  await page.goto((await live.mail(nextEmail)).link.href);
  await expect(
    page.getByText(
      "An account that exists already will move to this mailbox, p•••@example.com, with everything in it.",
    ),
  ).toBeVisible();
  await expect(
    page.getByText("If you didn't ask for this, close this page: nothing happens."),
  ).toBeVisible();
  await axeClean(page, "move here");
  await page.getByRole("button", { name: "Yes, move it here" }).click();
  await page.waitForURL("**/account");
  await openGroups(page);
  await expect(page.getByText(nextEmail)).toBeVisible();
  for (const [mailbox, subject] of [
    [email, "Your account has moved to another e-mail"],
    [nextEmail, "Your account has moved to this e-mail"],
  ] as const)
    await expect
      .poll(async () =>
        (await live.running().context.mailbox.list(mailbox)).map((mail) => mail.subject),
      )
      .toContain(subject);
});

test("an e-mail change that the old e-mail address confirms last begins no session there", async ({
  page,
  live,
  browser,
}) => {
  const email = await openNewAccount(page, live);
  const nextEmail = newEmail();
  await page.getByRole("button", { name: "Change the e-mail" }).click();
  await page.getByLabel("New e-mail").fill(nextEmail);
  await page.keyboard.press("Enter");
  await typeProof(page, live, email, 1);
  await expect(page.getByText(/^We've written to both addresses/)).toBeVisible();
  const elsewhere = await browser.newContext({ baseURL: live.url });
  const other = await elsewhere.newPage();
  await other.goto((await live.mail(nextEmail)).link.href);
  await other.getByRole("button", { name: "Yes, move it here" }).click();
  await expect(other.getByRole("heading", { name: "One more yes" })).toBeVisible();
  await elsewhere.close();
  await page.goto((await live.mail(email, 2)).link.href);
  await page.getByRole("button", { name: "Yes, move it away" }).click();
  await expect(page.getByRole("heading", { name: "The account has moved" })).toBeVisible();
  await axeClean(page, "the account has moved");
  // Reads trust a session for a minute.
  live.clock.advance(61);
  await page.goto("/courses/CourseTrack");
  await expect(page).toHaveURL(/\/login$/);
});

test("the account page that can't be loaded says so and tries again", async ({ page, live }) => {
  await openNewAccount(page, live);
  await page.route("**/api/me/consents", (route) => route.abort());
  await page.reload();
  await expect(
    page.getByRole("heading", { name: "Your account could not be loaded." }),
  ).toBeVisible();
  await page.unroute("**/api/me/consents");
  await page.getByRole("button", { name: "Try Again", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Your account" })).toBeVisible();
  await signOutEverywhere(page);
  await page.waitForURL(`${live.url}/`);
});

test("'Sign out everywhere' asks first, and by keyboard too; a no leaves every device signed in (T-1467)", async ({
  page,
  live,
}) => {
  await openNewAccount(page, live);
  const button = page.getByRole("button", { name: "Sign out everywhere", exact: true });
  const ended: string[] = [];
  page.on("request", (request) => request.url().includes("/logout") && ended.push(request.url()));
  const dialog = page.getByRole("dialog", { name: "Sign out everywhere?" });
  for (const answerNo of [
    () => page.keyboard.press("Escape"),
    () => dialog.getByRole("button", { name: "Stay signed in" }).last().press("Enter"),
    () => dialog.getByRole("button", { name: "Stay signed in" }).first().press("Enter"),
  ]) {
    await button.press("Enter");
    await expect(dialog).toHaveAccessibleDescription(/^All your devices are signed out/);
    await expect(dialog.locator(":focus")).toHaveAccessibleName("Stay signed in");
    await answerNo();
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
  }
  expect(ended).toEqual([]);
  await button.press("Enter");
  await axeClean(page, "signing out everywhere");
  await dialog.getByRole("button", { name: "Yes, sign out everywhere" }).press("Enter");
  await page.waitForURL(`${live.url}/`);
  expect(ended).toHaveLength(2);
});
