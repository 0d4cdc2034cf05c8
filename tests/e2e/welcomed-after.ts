import type { Page } from "@playwright/test";
import { countShown, hasShown } from "./seen.ts";

/** Waits until what is pressed has led to 'Welcome Back!', which is shown for a second only. */
export async function welcomedAfter(page: Page, press: () => Promise<void>): Promise<void> {
  const before = countShown(page);
  await press();
  await hasShown(page, "Welcome Back!", before);
}
