import { addFamily, expect, finishMissions, test, tokenOf } from "./fixtures.ts";

const DAY_MS = 86_400_000;
const STOP = "This is a good place to stop for today.";

test("a map left open over midnight, or asleep for a week, shows today without a reload (T-1222)", async ({
  page,
  live,
}) => {
  await addFamily(page, live);
  await finishMissions(page, live, 1);
  await live.request("POST", "/api/me/streak", { token: await tokenOf(page), body: {} });
  await page.clock.install({ time: live.clock.now() });
  await page.goto("/courses/CourseTrack");
  await expect(page.getByText(STOP)).toBeVisible();
  await expect(page.getByTestId("map-streak")).toBeVisible();
  const isSamePage = await page.evaluateHandle(() => {
    const mark = { isLeft: false };
    addEventListener("pagehide", () => (mark.isLeft = true));
    return mark;
  });
  await page.clock.fastForward(DAY_MS);
  await expect(page.getByText(STOP)).toHaveCount(0);
  await expect(page.getByTestId("map-streak")).toBeVisible();
  await page.clock.fastForward(7 * DAY_MS);
  await expect(page.getByTestId("map-streak")).toHaveCount(0);
  expect(await isSamePage.evaluate(({ isLeft }) => isLeft)).toBe(false);
});

test("a child in mid-lesson at midnight plays on, and nothing is read anew (T-1226)", async ({
  page,
  live,
}) => {
  await addFamily(page, live);
  await page.clock.install({ time: live.clock.now() });
  await page.goto("/lesson/intro");
  await page.getByRole("button", { name: "Get Started" }).click();
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByRole("radio").first()).toBeVisible();
  const read: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "GET" && /\/api\/(.*\/)?(me|lessons\/[^/]+)$/.test(request.url()))
      read.push(request.url());
  });
  await page.clock.fastForward(DAY_MS);
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
  await expect(page.getByRole("radio").first()).toBeVisible();
  expect(read).toEqual([]);
});
