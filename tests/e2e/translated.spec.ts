import type { Page } from "@playwright/test";
import { openKind } from "./activity.ts";
import { crash } from "#app/copy/crash.ts";
import { addFamily, expect, finishMissions, openAccount, test } from "./fixtures.ts";

/** As a browser's translator does, but the words stay: each text in <font>, and again when it changes. */
function translate(): void {
  const wrap = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const nodes: Text[] = [];
    while (walker.nextNode()) nodes.push(walker.currentNode as Text);
    for (const node of nodes) {
      const parent = node.parentElement;
      if (parent === null || /^(FONT|SCRIPT|STYLE|TITLE)$/i.test(parent.nodeName)) continue;
      if (parent.closest("svg") !== null || node.data.trim() === "") continue;
      const outer = document.createElement("font");
      const inner = document.createElement("font");
      inner.textContent = node.data;
      outer.append(inner);
      node.replaceWith(outer);
    }
  };
  addEventListener("load", () => {
    wrap();
    new MutationObserver(wrap).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  });
}
const text = async (page: Page) =>
  (await page.evaluate(() => document.body.innerText)).replaceAll(/\s+/g, " ");
/** The page is translated, and shows these words. */
async function shows(page: Page, words: RegExp): Promise<void> {
  await expect.poll(() => page.locator("font font").count()).toBeGreaterThan(0);
  await expect.poll(() => text(page)).toMatch(words);
}

test("a number and its unit are seen as they change on a translated page (T-1224)", async ({
  page,
  live,
}) => {
  await page.addInitScript(translate);
  await openKind(page, live, "amount", /^You save 2 coins each week/);
  await shows(page, /\b1 week\b/);
  await page.locator("[data-n='3']").click();
  await shows(page, /\b3 weeks\b/);
  await page.locator("[data-n='1']").click();
  await shows(page, /\b1 week\b(?!s)/);
});

test("rewards, the map and the account go on showing what is on a translated page (T-1225)", async ({
  page,
  live,
}) => {
  const email = await addFamily(page, live);
  await finishMissions(page, live, 1);
  // Other tests have moved the server's clock; the map compares days with the browser's.
  await page.clock.setSystemTime(live.clock.now());
  await page.addInitScript(translate);
  const thrown: string[] = [];
  page.on("pageerror", ({ message }) => thrown.push(message));
  await page.goto("/lesson/day-streak");
  await shows(page, /day streak/);
  await page.goto("/courses/CourseTrack");
  await shows(page, /This is a good place to stop/);
  await openAccount(page);
  await shows(page, new RegExp(email.replace(/[.+]/g, "\\$&")));
  for (const button of ["Remind me tonight", "Cancel the reminder"]) {
    const one = page.getByRole("button", { name: button });
    if ((await one.count()) > 0) await one.first().click();
  }
  await page.evaluate(() => localStorage.clear());
  await page.goto("/login");
  await page.getByLabel("Email").fill(email);
  live.clock.advance(61);
  await page.keyboard.press("Enter");
  await page.waitForURL("**/magic-link-sent");
  await page.getByRole("button", { name: /^Send again in/ }).waitFor();
  const seconds = async () => /Send again in (\d+) s/.exec(await text(page))?.[1];
  const first = await seconds();
  await expect.poll(seconds).not.toBe(first);
  expect(thrown).toEqual([]);
  await expect(page.getByText(crash.heading)).toHaveCount(0);
});
