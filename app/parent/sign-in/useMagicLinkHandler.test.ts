// @vitest-environment happy-dom
import { expect, it, vi } from "vitest";
import { renderHook } from "#app/lesson-player/render-hook.ts";
import type { LinkPreview } from "#app/data/auth/mailed-link.ts";
import { useMagicLinkHandler } from "./useMagicLinkHandler.ts";

let kind: LinkPreview["kind"] = "email";
// Imported anew: what another test file imported does not have this file's mock in it.
vi.hoisted(() => vi.resetModules());
vi.mock("#app/data/auth/mailed-link.ts", () => ({
  peekLink: () => Promise.resolve({ kind, email_hash: "", challenge_hash: null }),
  hashEmail: () => Promise.resolve(""),
  askedHere: () => Promise.resolve(false),
}));
vi.mock("#app/data/auth/session.ts", () => ({ currentSession: () => Promise.resolve(null) }));
vi.mock("#app/data/auth/sign-in.ts", () => ({}));
vi.mock("#app/data/routing/url-params.ts", () => ({
  privateParam: () => `token of ${kind}`,
  publicParam: (name: string) => (name === "type" ? "signup" : null),
}));

it.each([
  ["signup_password", true],
  ["email", false],
] as const)(
  "asks to confirm a password only if the link still sets one: %s (T-465)",
  async (now, setsPassword) => {
    kind = now;
    const { now: handler, run, unmount } = renderHook(useMagicLinkHandler);
    await run(() => undefined);
    expect(handler()).toMatchObject({ state: "ready", setsPassword });
    unmount();
  },
);
