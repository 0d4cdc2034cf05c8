// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { renderHook } from "#app/lesson-player/render-hook.ts";
import { useCreateAccount } from "./useCreateAccount.ts";

// Imported anew: what another test file imported does not have this file's mocks in it.
vi.hoisted(() => vi.resetModules());
vi.mock("#app/data/auth/page-session.ts", () => ({
  hasStoredSession: () => true,
  isSessionKept: () => true,
}));
vi.mock("#app/data/auth/sign-in.ts", () => ({}));
vi.mock("#app/data/auth/session.ts", () => ({ currentSession: async () => ({}) }));
vi.mock("#app/data/family/family.ts", () => ({
  fetchMe: async () => ({ profile: { parent_name: "Beatrix" } }),
}));
vi.mock("#app/data/base/preload.ts", () => ({ preloadVideo: async () => undefined }));
vi.mock("#app/telemetry/start.ts", () => ({}));
vi.mock("./child-zone-ahead.ts", () => ({ fetchChildZoneAhead: () => undefined }));
// No voice is made: the answer is there at once.
vi.mock("#app/data/family/spoken-name.ts", () => ({ askForSpokenName: async () => null }));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("who is welcomed back can be read for a second, also where no voice is made (T-1233)", async () => {
  const { now, run, unmount } = renderHook(useCreateAccount);
  const pass = (ms: number) => run(() => vi.advanceTimersByTimeAsync(ms));
  await pass(0);
  expect(now()).toMatchObject({ state: "preparing", parentName: "Beatrix" });
  await pass(950);
  expect(now()).toMatchObject({ state: "preparing" });
  await pass(100);
  expect(now()).toMatchObject({ state: "welcome" });
  unmount();
});
