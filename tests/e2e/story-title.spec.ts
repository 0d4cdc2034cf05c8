import { FIRST_LESSON_ID } from "#domain/constants.ts";
import { TITLE_SHARE } from "#tests/support/title-share.ts";
import { storyTitles } from "#course/treasure-tracker/story-titles.ts";
import { addFamily, expect, test } from "./fixtures.ts";

const TITLE = String(storyTitles["missions/1/v1"]);

const SIZES = [
  { width: 320, height: 568 },
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
];

test("a story's title covers neither faces nor controls (T-325)", async ({ page, live }) => {
  await addFamily(page, live);
  await page.goto(`/lesson/${FIRST_LESSON_ID}`);
  const title = page.getByText(TITLE, { exact: true });
  await expect(title).toBeVisible();
  const sign = page.locator("[data-stage-surface] ~ [data-dim=true] [data-icon=play]");
  await expect(sign).toBeVisible();
  const boxOf = async (locator: typeof title) => {
    const box = await locator.boundingBox();
    if (box === null) throw new Error("It is not shown.");
    return box;
  };
  for (const size of SIZES) {
    await page.setViewportSize(size);
    const [words, picture, play, restart] = await Promise.all([
      boxOf(title),
      boxOf(page.locator("[data-stage-surface]")),
      boxOf(sign),
      boxOf(page.getByRole("button", { name: "Restart video" })),
    ]);
    expect(words.x).toBeGreaterThanOrEqual(picture.x);
    expect(words.x + words.width).toBeLessThanOrEqual(picture.x + picture.width);
    expect(words.y).toBe(picture.y);
    expect(words.height / picture.height, `${size.width} wide`).toBeLessThan(TITLE_SHARE);
    expect(words.y + words.height).toBeLessThan(play.y);
    expect(play.y + play.height).toBeLessThan(restart.y);
  }
  await page.locator("[data-stage-surface]").click();
  await expect(title).toBeHidden();
});
