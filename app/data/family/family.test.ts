import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { fetchMe } from "./family.ts";

// Imported anew: what another test file imported does not have this file's mock in it.
vi.hoisted(() => vi.resetModules());
vi.mock("../mutations/pending.ts", () => {
  throw new TypeError("Failed to fetch dynamically imported module");
});
vi.mock("../mutations/mutation-queue.ts", () => ({
  readWithPending: async (_child: string, read: () => Promise<object>) => ({
    answered: await read(),
    pending: [{ kind: "xp", lessonId: "a" }],
  }),
}));
vi.mock("../auth/session.ts", () => ({ currentSession: () => Promise.resolve(null) }));

const ANSWER = { profile: { kid_name: "Mia", lifetime_xp: 70 }, children: [{ id: "mia" }] };
beforeEach(() => void vi.stubGlobal("fetch", async () => Response.json(ANSWER)));
afterEach(() => void vi.unstubAllGlobals());

it("the family is known also where what is not sent yet can't be added to it", async () => {
  expect(await fetchMe("mia")).toEqual(ANSWER);
});
