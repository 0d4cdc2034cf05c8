import { afterAll, afterEach, expect, it, vi } from "vitest";
import { fetchLesson } from "./lessons.ts";

// Imported anew: what another test file imported does not have this file's mock in it.
vi.hoisted(() => vi.resetModules());
vi.mock("./offline.ts", () => {
  throw new TypeError("Failed to fetch dynamically imported module");
});
vi.mock("../family/chosen-child.ts", () => ({ chosenChild: () => undefined }));
vi.mock("../auth/session.ts", () => ({ currentSession: () => Promise.resolve(null) }));

afterEach(() => void vi.unstubAllGlobals());
// The files that this worker runs next get modules without these mocks.
afterAll(() => vi.resetModules());

it("a lesson that is to be paid for is named so, also where its files can't be removed", async () => {
  const refusal = () => Response.json({ code: "payment_required" }, { status: 402 });
  vi.stubGlobal("fetch", async () => refusal());
  await expect(fetchLesson("l")).rejects.toMatchObject({ code: "payment_required" });
});
