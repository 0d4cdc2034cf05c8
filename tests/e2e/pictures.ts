import { join } from "node:path";
import type { Page } from "@playwright/test";
import { showOn } from "./reachable.ts";

/** A folder for pictures of the screens that tests come to, to compare two versions; else none are taken. */
const FOLDER = process.env["PICTURES"];

export const TAKES_PICTURES = FOLDER !== undefined;

const SIZES = [
  { width: 844, height: 390 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

/**
 * Where pictures are wanted, takes one at each size, as `NAME-WIDTH.png`; animations are in their end
 * state. Ends on a phone.
 */
export async function keepPictures(page: Page, name: string): Promise<void> {
  if (FOLDER === undefined) return;
  const file = name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
  for (const size of SIZES) {
    await showOn(page, size);
    await page.waitForLoadState("networkidle");
    const path = join(FOLDER, `${file || "start"}-${size.width}.png`);
    await page.screenshot({ path, animations: "disabled" });
  }
}
