import { expect, finishMissions, signUp, test } from "./fixtures.ts";
for (const [w,h] of [[390,844],[820,1180],[1440,900]] as const)
test(`shots ${w}`, async ({ page, live }) => {
  await page.setViewportSize({ width: w, height: h });
  await signUp(page, live);
  await finishMissions(page, live, 2);
  await page.goto("/courses/CourseTrack");
  await expect(page.getByRole("link", { name: /^Play again/ }).first()).toBeVisible();
  await page.waitForTimeout(500);
  await page.screenshot({ path: `/tmp/browser-map-${w}.png`, fullPage: true });
  await page.getByRole("link", { name: /^Play again/ }).nth(1).focus();
  await page.keyboard.press("Tab"); await page.keyboard.press("Shift+Tab");
  await page.screenshot({ path: `/tmp/browser-mapfocus-${w}.png` });
  await finishMissions(page, live);
  await page.goto("/game-over");
  await expect(page.getByText("You have finished every")).toBeVisible();
  await page.screenshot({ path: `/tmp/browser-over-${w}.png` });
  await page.getByRole("link", { name: "Back to the map" }).click();
  await expect(page.getByRole("link", { name: /^Play again/ })).toHaveCount(5);
  await page.waitForTimeout(300);
  await page.screenshot({ path: `/tmp/browser-alldone-${w}.png`, fullPage: true });
});
