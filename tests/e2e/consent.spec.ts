import type { Page } from "@playwright/test";
import { axeClean } from "./axe.ts";
import {
  addFamily,
  answerQuestions,
  expect,
  newEmail,
  openAccount,
  pressLink,
  test,
} from "./fixtures.ts";

/** Answers the questions and sends the account form. */
async function sendForm(page: Page, email = newEmail()): Promise<string> {
  await answerQuestions(page);
  await page.getByLabel("Email").fill(email);
  await page.keyboard.press("Enter");
  return email;
}

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

test.describe("where every service is configured", () => {
  test.use({ measuring: true });

  test("purposes chosen one by one, and none before", async ({ page, live }) => {
    const email = await sendForm(page);
    await page.getByRole("button", { name: "Choose one by one" }).click();
    await expect(page.getByRole("checkbox")).toHaveCount(5);
    for (const box of await page.getByRole("checkbox").all()) await expect(box).not.toBeChecked();
    await axeClean(page, "consent one by one");
    await page.getByRole("checkbox", { name: /News about missions/ }).check();
    await page.getByRole("button", { name: "Save my choice" }).click();
    await page.getByRole("button", { name: "Continue" }).click();
    await pressLink(page, await live.mail(email));
    await page.waitForURL("**/lesson/intro");
    await openAccount(page);
    await expect(page.getByRole("checkbox", { name: /News about missions/ })).toBeChecked();
    await expect(page.getByRole("checkbox", { name: /How you found us/ })).not.toBeChecked();
  });

  test("on a phone all purposes and both equal answers are in view at once, and each purpose opens (T-1287)", async ({
    page,
  }) => {
    await sendForm(page);
    const [no, yes] = [button(page, "No thanks"), button(page, "Yes to all")];
    await expect(no).toBeInViewport({ ratio: 1 });
    await expect(yes).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => scrollY)).toBe(0);
    const sizeOf = async (of: typeof no) => {
      const { width, height } = (await of.boundingBox()) ?? { width: 0, height: -1 };
      const color = await of.evaluate((element) => getComputedStyle(element).backgroundColor);
      return { width: Math.round(width), height: Math.round(height), color };
    };
    expect(await sizeOf(no)).toEqual(await sizeOf(yes));
    await axeClean(page, "consent");
    const lines = page.getByRole("listitem");
    await expect(lines).toHaveCount(5);
    for (const line of await lines.all()) {
      await expect(line).toBeInViewport({ ratio: 1 });
      await expect(line.getByRole("paragraph")).toBeHidden();
    }
    await page.getByText("News about missions").press("Enter");
    await expect(page.getByText("We write to you when there are new missions.")).toBeVisible();
    await no.click();
    await expect(page.locator("video")).toBeVisible();
  });
});

test.describe("on a phone", () => {
  test.use({ measuring: true });

  test("the question about consent fits the screen, also one by one, with what each means folded (T-1863)", async ({
    page,
  }) => {
    await sendForm(page);
    const fits = async () => {
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      expect(height).toBeLessThanOrEqual(844);
    };
    await expect(button(page, "Choose one by one")).toBeInViewport({ ratio: 1 });
    await fits();
    await button(page, "Choose one by one").click();
    await expect(page.getByRole("checkbox", { name: "News about missions" })).not.toBeChecked();
    await expect(page.getByText("We write to you when there are new missions.")).toBeHidden();
    await expect(button(page, "Save my choice")).toBeInViewport({ ratio: 1 });
    await fits();
    await page.getByText("What it means").nth(1).click();
    await expect(page.getByText("We write to you when there are new missions.")).toBeVisible();
  });
});

test("asks only about what a configured service needs, and 'Yes to all' agrees to nothing else (T-1288)", async ({
  page,
}) => {
  await sendForm(page);
  await expect(page.getByRole("listitem")).toHaveText([/^A welcome with your names/]);
  const saved = page.waitForRequest("**/consents");
  await button(page, "Yes to all").click();
  expect((await saved).postDataJSON()).toEqual({
    child_name: true,
    news: false,
    child_progress: false,
    analytics: false,
    ads: false,
  });
});

test("where no service is configured nothing is asked, and the sign-up goes on (T-1289)", async ({
  page,
  live,
}) => {
  await page.route("**/api/settings", async (route) =>
    route.fulfill({ json: { ...(await (await route.fetch()).json()), purposes: [] } }),
  );
  const email = await sendForm(page);
  await expect(page.locator("video")).toBeVisible();
  await button(page, "Continue").click();
  await page.waitForURL("**/onboarding/account-verify");
  await pressLink(page, await live.mail(email));
  await page.waitForURL("**/lesson/intro");
  await openAccount(page);
  const section = page.getByRole("region", { name: "What you agreed to" });
  await expect(section.getByText("There is nothing to agree to")).toBeVisible();
  await expect(section.getByRole("checkbox")).toHaveCount(0);
});

test("what was agreed to can be taken back where its service is configured no more (T-1290)", async ({
  page,
  live,
}) => {
  await addFamily(page, live);
  await page.route("**/api/me/consents", async (route) => {
    if (route.request().method() !== "GET") return route.continue();
    const answer = await (await route.fetch()).json();
    return route.fulfill({ json: { ...answer, consents: { ...answer.consents, ads: true } } });
  });
  await openAccount(page);
  await expect(page.getByRole("checkbox", { name: /How you found us/ })).toBeChecked();
  await expect(page.getByRole("checkbox", { name: /News about missions/ })).toHaveCount(0);
});
