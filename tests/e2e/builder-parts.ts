import { expect } from "@playwright/test";
import type { Locator, Page } from "@playwright/test";

export const slideList = (page: Page) => page.getByRole("list", { name: "Slides" });
export const labels = (list: Locator) =>
  list.locator("li > button:nth-of-type(2) > span:first-child").allTextContents();
export const saved = (page: Page) =>
  expect(
    page.getByRole("region", { name: "Slides" }).last().getByText("Saved", { exact: true }),
  ).toBeVisible();
/** The place of one file of a slide. */
export const file = (page: Page, name: string) => page.getByRole("group", { name, exact: true });
export const give = (page: Page, name: string, chosen: Parameters<Locator["setInputFiles"]>[0]) =>
  file(page, name).locator("input[type=file]").setInputFiles(chosen);
export const isThere = (page: Page, name: string) =>
  expect(file(page, name).getByRole("button", { name: `Replace: ${name}` })).toBeVisible();
export const dialog = (page: Page) => page.getByRole("dialog").last();
