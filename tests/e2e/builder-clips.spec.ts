import { readFile } from "node:fs/promises";
import { expect, test } from "./fixtures.ts";
import { asAuthor, newCourse } from "./author.ts";
import { file, give, isThere, saved } from "./builder-parts.ts";
import { media } from "#tests/support/authoring.ts";
import { asMov } from "#tests/support/media-corpus.ts";
import { axeClean } from "./axe.ts";

test.use({ viewport: { width: 1440, height: 900 }, converts: true });

test("any clip is made ready: framing on a still, progress over a reload, failure, cancel (R-STAFF-20)", async ({
  page,
  live,
}) => {
  const { clips } = live;
  if (clips === null) throw new Error("no converter");
  const author = await asAuthor(live);
  const course = await newCourse(author, "Any clip");
  const { id } = await author.call("POST", `/lessons/${course.lesson}/slides`, { type: "video" });
  await author.open(page, course.query);
  const video = file(page, "Video");
  await expect(video.getByText("Any video: MP4, MOV, WebM or MKV")).toBeVisible();

  const clip = new Uint8Array(await readFile(media("onboarding/welcome.mp4")));
  const mov = { name: "Beach.mov", mimeType: "video/quicktime", buffer: Buffer.from(asMov(clip)) };
  await give(page, "Video", mov);
  await expect(video.getByText("Beach.mov is not as tall as a phone.")).toBeVisible();
  await expect(video.locator("img")).toHaveCount(2);
  await axeClean(page, "framing");
  await video.getByRole("button", { name: /^Show all of it/ }).click();
  await expect(video.getByText("Making Beach.mov ready for phones: 40 %")).toBeVisible();
  await page.reload();
  await expect(video.getByText("Making Beach.mov ready for phones: 40 %")).toBeVisible();
  clips.running.at(-1)?.end("too_slow");
  await expect(video.getByRole("alert")).toHaveText(
    "Beach.mov: This video took too long to convert. Please export it smaller, such as 1080 x 1920. Your file is kept.",
  );
  const begun = clips.running.length;
  await video.getByRole("button", { name: "Try again" }).click();
  await expect.poll(() => clips.running.length).toBe(begun + 1);
  clips.running.at(-1)?.end("done");
  await isThere(page, "Video");
  await saved(page);
  const slide = async () => (await author.call("GET", `/lessons/${course.lesson}/slides`))[0];
  expect(await slide()).toMatchObject({
    id,
    video_url: expect.stringContaining("/videos/beach-"),
    video_light_url: expect.stringContaining("/videos-light/beach-"),
    poster_url: expect.stringContaining("/videos/beach-"),
    video_seconds: 20,
  });
  const plays = await video.locator("video").evaluate(async (element: HTMLVideoElement) => {
    element.muted = true;
    await element.play();
    return [element.videoWidth, element.videoHeight];
  });
  expect(plays).toEqual([720, 1280]);

  const before = (await slide()).video_url;
  await give(page, "Video", { ...mov, name: "Other.mov" });
  await video.getByText("Other.mov is not as tall as a phone.").waitFor();
  await video.getByRole("button", { name: "Cancel" }).click();
  await expect(video.getByText("Other.mov")).toHaveCount(0);
  expect((await slide()).video_url).toBe(before);
});
