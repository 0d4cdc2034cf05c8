import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { onEach } from "./reachable.ts";
import { comeToMoment, drawn, target } from "./stories.ts";

const SCREENS = [
  { width: 820, height: 1180 },
  { width: 1180, height: 820 },
  { width: 1440, height: 900 },
];

/** The shape of a box: its width over its height. */
async function shapeOf(page: Page, selector: string): Promise<number> {
  const box = await page.locator(selector).boundingBox();
  return box === null ? 0 : box.width / box.height;
}

/** How far a drawn thing is from the middle of its button, in pixels. */
async function offTarget(page: Page, name: string, put: string): Promise<number> {
  const [button, thing] = [
    await target(page, name).boundingBox(),
    await drawn(page, put).boundingBox(),
  ];
  if (button === null || thing === null) return Number.POSITIVE_INFINITY;
  const [x, y] = [thing.x + thing.width / 2, thing.y + thing.height / 2];
  return Math.hypot(button.x + button.width / 2 - x, button.y + button.height / 2 - y);
}

test("in a wide window a story fills its box, and what can be tapped lies over its things (T-2167)", async ({
  page,
  live,
}) => {
  await comeToMoment(page, live, "missions/3/v1");
  const faults = await onEach(page, SCREENS, async () => {
    const found: string[] = [];
    const [box, picture] = [
      await shapeOf(page, "[data-story]"),
      await page
        .locator("[data-story] svg")
        .evaluate((svg: SVGSVGElement) => svg.viewBox.baseVal.width / svg.viewBox.baseVal.height),
    ];
    if (box < 0.75) found.push(`the box is ${box.toFixed(2)}`);
    if (Math.abs(box - picture) > 0.02) found.push(`the picture is ${picture.toFixed(2)}`);
    for (const [name, put] of [
      ["Kite", "kite"],
      ["Ten coins", "coins"],
    ] as const) {
      const off = await offTarget(page, name, put);
      if (off > 40) found.push(`${put} is ${Math.round(off)} px beside its button`);
    }
    return found;
  });
  expect(faults).toEqual([]);
});

test.describe("in a wide window", () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test("the intro is drawn over the whole window, with its captions (T-2168)", async ({ page }) => {
    await page.goto("/onboarding/intro#play");
    const picture = page.locator("[data-story] svg");
    await expect(picture).toBeVisible();
    expect(await picture.boundingBox()).toMatchObject({ x: 0, y: 0, width: 1440, height: 900 });
    await expect(page.locator("[data-story] [data-part=pocket]")).toHaveCount(1);
  });

  test("the intro plays as a video where its story does not come (T-2169)", async ({ page }) => {
    await page.route("**/intro*.json", (route) => route.abort());
    await page.goto("/onboarding/intro#play");
    await expect(page.locator("video")).toBeVisible();
    await expect(page.locator("[data-story]")).toHaveCount(0);
    await expect(page.getByRole("button", { name: /video$/ }).first()).toBeVisible();
  });
});
