import { FIRST_LESSON_ID } from "#domain/constants.ts";
import { storyTitles } from "#course/treasure-tracker/story-titles.ts";
import { addFamily, expect, test } from "./fixtures.ts";

const TITLE = String(storyTitles["missions/1/v1"]);

test("a story's title stands over its picture until it plays, clear of the sign and the buttons (T-325)", async ({
  page,
  live,
}) => {
  await addFamily(page, live);
  await page.setViewportSize({ width: 320, height: 568 });
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
  const [words, play, restart] = await Promise.all([
    boxOf(title),
    boxOf(sign),
    boxOf(page.getByRole("button", { name: "Restart video" })),
  ]);
  expect(words.x).toBeGreaterThanOrEqual(0);
  expect(words.x + words.width).toBeLessThanOrEqual(320);
  expect(words.y + words.height).toBeLessThan(play.y);
  expect(words.y + words.height).toBeLessThan(restart.y);
  await page.locator("[data-stage-surface]").click();
  await expect(title).toBeHidden();
});
