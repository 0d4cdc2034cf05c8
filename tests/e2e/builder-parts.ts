import { expect } from "@playwright/test";
import type { Locator, Page } from "@playwright/test";

export const slideList = (page: Page) => page.getByRole("list", { name: "Slides" });
export const labels = (list: Locator) => list.locator("[data-label]").allTextContents();
export const saved = (page: Page) =>
  expect(
    page.getByRole("region", { name: "Slide editor" }).getByText("Saved", { exact: true }),
  ).toBeVisible();
/** The place of one file of a slide. */
export const file = (page: Page, name: string) => page.getByRole("group", { name, exact: true });
export const give = (page: Page, name: string, chosen: Parameters<Locator["setInputFiles"]>[0]) =>
  file(page, name).locator("input[type=file]").setInputFiles(chosen);
export const isThere = (page: Page, name: string) =>
  expect(file(page, name).getByRole("button", { name: `Replace: ${name}` })).toBeVisible();
export const dialog = (page: Page) => page.getByRole("dialog").last();
/** Chooses an item of one of the header's menus. */
export async function fromMenu(page: Page, menu: string, item: string): Promise<void> {
  const entry = page.getByRole("button", { name: item, exact: true });
  // A view that arrives meanwhile takes the focus, which closes the menu.
  await expect(async () => {
    if (!(await entry.isVisible()))
      await page.getByRole("button", { name: menu, exact: true }).click({ timeout: 2_000 });
    await entry.click({ timeout: 2_000, trial: true });
    // A click may time out after it was done, and must not be repeated then.
    await entry.dispatchEvent("click", undefined, { timeout: 10_000 });
  }).toPass();
}
/** Unfolds the checklist beside the phone. */
export const openChecklist = (page: Page) =>
  page.locator("summary").filter({ hasText: "Checklist" }).click();
/** A recording that ends before the microphone of the test browser has a voice would be silent. */
export const isAudible = (part: Page | Locator) =>
  expect(part.locator("[data-audible=true]")).toBeVisible();
