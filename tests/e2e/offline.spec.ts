import type { Page } from "@playwright/test";
import { FIRST_LESSON_ID } from "#domain/constants.ts";
import { firstChildOf } from "#tests/support/families.ts";
import { saveSlides } from "#tests/support/play-lessons.ts";
import { axeClean } from "./axe.ts";
import {
  expect,
  LAST_CLIP,
  passCard,
  passParentalGate,
  playMission1,
  signUp,
  test,
  tokenOf,
} from "./fixtures.ts";
import { keptPaths } from "./kept-paths.ts";

test.use({ serviceWorkers: "allow" });

const familyCaches = (page: Page) =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith("family-")));

/** The status of each read with the access token of a session, or 'no answer'. */
const readWith = (page: Page, token: string, paths: readonly string[]) =>
  page.evaluate(
    ([Authorization, ...urls]) =>
      Promise.all(
        urls.map((url) =>
          fetch(url, { headers: { Authorization } }).then(
            ({ status }) => status,
            () => "no answer",
          ),
        ),
      ),
    [`Bearer ${token}`, ...paths] as const,
  );

test("server gone in mid-lesson: the lesson is played to its end, and everything arrives once when it is back", async ({
  page,
  live,
}) => {
  const email = await signUp(page, live);
  await page.getByRole("button", { name: "Get Started" }).click();
  await expect(page.getByRole("button", { name: "Next" })).toBeVisible();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await expect
    .poll(async () => (await keptPaths(page, "family-lesson")).length, { timeout: 30_000 })
    .toBeGreaterThan(20);
  await saveSlides(live, await tokenOf(page), FIRST_LESSON_ID, LAST_CLIP + 1);
  await page.reload();
  await expect(page.getByRole("button", { name: "Next" })).toBeVisible();
  await expect
    .poll(() => keptPaths(page, "family-reads"), { timeout: 30_000 })
    .toContain("/api/course-track");
  await page.context().setOffline(true);
  await page.reload();
  await expect(page.getByRole("button", { name: "Next" })).toBeVisible();
  await playMission1(page, LAST_CLIP);
  await expect(page.getByTestId("xp")).toHaveText("70");
  await page.reload();
  await expect(page.getByTestId("xp")).toHaveText("70");
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByTestId("streak")).toHaveText("1");
  await page.getByRole("button", { name: "I'm Committed!" }).click();
  await page.getByText("Just right").click();
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByText("Super fun!").click();
  await page.getByRole("button", { name: "Continue" }).click();
  await passCard(page);
  await expect(page.getByRole("listitem").first()).toHaveAttribute("data-status", "done");

  live.clock.advance(3_700); // the access token ends meanwhile
  await live.restart();
  await page.context().setOffline(false);
  const { db } = live.running().context;
  const child = () => firstChildOf({ db }, { email });
  await expect
    .poll(async () => (await child())?.lesson_feedback[FIRST_LESSON_ID], { timeout: 40_000 })
    .toEqual({ difficulty: "just_right", enjoyment: "super_fun" });
  expect([
    (await child())?.lifetime_xp,
    (await child())?.streak_count,
    (await child())?.lesson_progress[FIRST_LESSON_ID]?.completed,
  ]).toEqual([70, 1, true]);
  // The browser empties its mutation queue when the answer arrives, after the server stored it.
  await expect
    .poll(() =>
      page.evaluate(() =>
        Object.keys(localStorage).filter((name) => /^outbox:(?!events)/.test(name)),
      ),
    )
    .toEqual([]);
  await page.goto("/account");
  await passParentalGate(page);
  await page.getByRole("button", { name: "Sign out", exact: true }).click();
  await page.waitForURL(`${live.url}/`);
  expect(await familyCaches(page)).toEqual([]);
});

test("a read of the family that ends without a network after its sign-out leaves no cache (T-991)", async ({
  page,
  live,
}) => {
  await signUp(page, live);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const token = await tokenOf(page);
  await page.goto("/account");
  await passParentalGate(page);
  await page.getByRole("button", { name: "Sign out", exact: true }).click();
  await page.waitForURL(`${live.url}/`);
  await page.context().setOffline(true);
  const reads = ["/api/me", `/api/lessons/${FIRST_LESSON_ID}`];
  expect(await readWith(page, token, reads)).toEqual(["no answer", "no answer"]);
  expect(await familyCaches(page)).toEqual([]);
});

test("'Save for the car' keeps the next lesson, says its size and removes it again", async ({
  page,
  live,
}) => {
  await signUp(page, live);
  await page.goto("/courses/CourseTrack");
  await page.getByRole("button", { name: "Save for the car" }).click();
  await expect(page.getByText(/^Saved for the car \(\d+(\.\d)? MB\)$/)).toBeVisible({
    timeout: 30_000,
  });
  expect((await keptPaths(page, "family-saved")).length).toBeGreaterThan(10);
  await axeClean(page, "course map");
  await page.getByRole("button", { name: "Remove from this device" }).click();
  await expect(page.getByRole("button", { name: "Save for the car" })).toBeVisible();
  expect(await keptPaths(page, "family-saved")).toEqual([]);
});

test("a child's page opens from the device at once, and its security policy follows the server's", async ({
  page,
  live,
}) => {
  await signUp(page, live);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  /** Puts a header and a text of its own into the cached document. */
  const change = (header: string, text: string) =>
    page.evaluate(
      async ([value = "", added = ""]) => {
        for (const name of await caches.keys()) {
          const cache = await caches.open(name);
          for (const request of await cache.keys()) {
            if (new URL(request.url).pathname !== "/lesson/intro") continue;
            const cached = await cache.match(request);
            if (cached === undefined) continue;
            const headers = new Headers(cached.headers);
            headers.set("x-cached", value);
            headers.delete("content-encoding");
            const html = (await cached.text()) + added;
            await cache.put(request, new Response(html, { headers }));
          }
        }
      },
      [header, text],
    );
  const opened = async () => {
    const response = await page.goto("/courses/CourseTrack");
    return { header: response?.headers()["x-cached"], text: (await response?.text()) ?? "" };
  };

  await change("same build", "");
  expect((await opened()).header).toBe("same build");
  await expect.poll(async () => (await opened()).header).toBeUndefined();

  await change("another build", "<!-- another build -->");
  for (let visit = 0; visit < 3; visit++) {
    const { header, text } = await opened();
    expect([header, text.endsWith("<!-- another build -->")]).toEqual(["another build", true]);
    await page.waitForLoadState("networkidle");
  }
});
