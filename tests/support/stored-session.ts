import type { Page } from "@playwright/test";
import { SESSION_KEY } from "#app/data/base/session-key.ts";

const LIFE_S = 3600;

/** Puts a live session into a page's storage before it loads, as a returning family has it. */
export async function storeSession(page: Page, token: string, email: string): Promise<void> {
  const session = {
    access_token: token,
    refresh_token: "none",
    token_type: "bearer",
    expires_in: LIFE_S,
    expires_at: Math.floor(Date.now() / 1000) + LIFE_S,
    user: { id: "x", email },
  };
  await page.addInitScript(
    ([key, stored]) => localStorage.setItem(key ?? "", stored ?? ""),
    [SESSION_KEY, JSON.stringify(session)],
  );
}
