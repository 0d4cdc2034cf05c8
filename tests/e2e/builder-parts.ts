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
  await page.getByRole("button", { name: menu, exact: true }).click();
  await page.getByRole("button", { name: item, exact: true }).click();
}
/** Unfolds the checklist beside the phone. */
export const openChecklist = (page: Page) =>
  page.locator("summary").filter({ hasText: "Checklist" }).click();
