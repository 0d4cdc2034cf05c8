import { expect, it, vi } from "vitest";
import { refuse, resetForEachTest, server, storage } from "../mutations/queue-page-for-tests.ts";

resetForEachTest();

/** A page with a watched session, at a moment of its clock. */
async function openWatched() {
  vi.resetModules();
  const page = { ms: 0, visibilityState: "visible", isLesson: false };
  vi.stubGlobal("document", page);
  const renewSession = vi.fn<(token: string) => Promise<null>>(() => Promise.resolve(null));
  vi.doMock("./session.ts", async () => ({
    currentSession: async () => (await import("./page-session.ts")).storedSession(),
    renewSession,
  }));
  (await import("./watch-session.ts")).watchSession(
    () => !page.isLesson,
    () => page.ms,
  );
  const comeBack = async (event: string, ms: number) => {
    page.ms = ms;
    window.dispatchEvent(new Event(event));
    await vi.waitFor(() => undefined);
    await new Promise(setImmediate);
  };
  return { page, comeBack, renewSession };
}

it.each(["visibilitychange", "pageshow", "focus"])(
  "a page that comes back into view by %s asks whether its session goes on, and leaves one that was ended elsewhere (T-1469)",
  async (event) => {
    const { comeBack, renewSession } = await openWatched();
    await comeBack(event, 5_000);
    expect([server.requests, renewSession.mock.calls.length]).toEqual([["GET /api/me"], 0]);
    server.respond = () => refuse(401, "not_authenticated");
    await comeBack(event, 10_000);
    await vi.waitFor(() => expect(renewSession).toHaveBeenCalledWith("token of mia"));
  },
);

it("asks at most every 5 s, never while hidden, in a lesson or just after the page began, and not without a session (T-1476)", async () => {
  const { page, comeBack } = await openWatched();
  await comeBack("pageshow", 300);
  expect(server.requests).toHaveLength(0);
  await comeBack("focus", 6_000);
  await comeBack("visibilitychange", 6_100);
  await comeBack("focus", 10_900);
  expect(server.requests).toHaveLength(1);
  page.visibilityState = "hidden";
  await comeBack("visibilitychange", 20_000);
  page.visibilityState = "visible";
  page.isLesson = true;
  await comeBack("focus", 25_000);
  page.isLesson = false;
  storage.clear();
  await comeBack("focus", 30_000);
  expect(server.requests).toHaveLength(1);
});
