import { expect, signUp, test } from "./fixtures.ts";

const sound = (v: HTMLVideoElement) => [v.videoWidth, v.paused] as const;

test("a story is drawn live over its sound, by keys alone to its end and on; without its script it is the video", async ({
  page,
  live,
}) => {
  await signUp(page, live);
  const violations: string[] = [];
  page.on("console", (message) => {
    if (/Content Security Policy|Trusted/.test(message.text())) violations.push(message.text());
  });
  await page.getByRole("button", { name: "Get Started" }).click();
  const video = page.locator("video");
  const picture = page.locator("[data-story] svg");
  await expect(picture).toBeVisible();
  await expect(page.getByText("The words of the story: Whoa! My treasure map")).toBeAttached();
  await page.keyboard.press("Space");
  await expect(page.getByText("My treasure map has no coins.", { exact: true })).toBeVisible();
  expect(await video.evaluate(sound)).toEqual([0, false]);
  await page.keyboard.press("c");
  await expect(page.getByText("Where does money come from?", { exact: true })).toBeHidden();
  const drawn = await picture.innerHTML();
  await expect.poll(() => picture.innerHTML()).not.toBe(drawn);
  await page.keyboard.press("Space");
  await expect.poll(() => video.evaluate((v: HTMLVideoElement) => v.paused)).toBe(true);
  await page.keyboard.press("r");
  await expect(page.getByText("Restarted")).toBeVisible();
  await video.evaluate((v: HTMLVideoElement) => void (v.currentTime = v.duration - 1));
  await expect.poll(() => video.evaluate((v: HTMLVideoElement) => v.ended)).toBe(true);
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("radio").first()).toBeVisible();
  expect(violations).toEqual([]);

  await page.route("**/v1*.json*", (route) => route.abort());
  await page.getByRole("button", { name: "Back", exact: true }).click();
  await expect(page.locator("h1")).toContainText("Slide 1 of 9");
  await page.reload();
  await page.getByRole("button", { name: "Play video" }).click();
  await expect.poll(() => video.evaluate(sound)).toEqual([720, false]);
  await expect(picture).toHaveCount(0);
});
