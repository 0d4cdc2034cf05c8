import { readFile } from "node:fs/promises";
import { expect, test } from "./fixtures.ts";
import { asAuthor, newCourse } from "./author.ts";
import { file, give, isThere, saved, slideList } from "./builder-parts.ts";
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
  const fits = video.locator("img[data-framing]");
  await expect(fits).toHaveCount(2);
  await axeClean(page, "framing");
  await video.getByRole("button", { name: /^Show all of it/ }).click();
  await expect(video.getByText("Making Beach.mov ready for phones: 40%")).toBeVisible();
  // Nothing is asked for that is on its way.
  await expect(video.getByText("none yet")).toHaveCount(0);
  await expect(video.getByRole("button", { name: "Choose a file: Video" })).toHaveCount(0);
  await expect(slideList(page).getByText("needed")).toHaveCount(0);
  const row = slideList(page).getByRole("button", { name: /^1\. Video on its way/ });
  await expect(row).toContainText("Preparing 40%");
  const phone = page.frameLocator("iframe");
  await expect(phone.getByText("Your video is being prepared.")).toBeVisible();
  await page.reload();
  await expect(video.getByText("Making Beach.mov ready for phones: 40%")).toBeVisible();
  clips.running.at(-1)?.end("too_slow");
  await expect(video.getByRole("alert")).toHaveText(
    "Beach.mov: This video took too long to convert. Please export it smaller, such as 1080 x 1920. Your file is kept.",
  );
  let begun = clips.running.length;
  await video.getByRole("button", { name: "Try again" }).click();
  await expect.poll(() => clips.running.length).toBe(begun + 1);
  await video.getByRole("button", { name: "Cancel" }).click();
  await expect(video.getByRole("status")).toHaveText("Beach.mov was stopped. Your file is kept.");
  await expect(video.getByRole("button", { name: "Choose a file: Video" })).toBeVisible();
  begun = clips.running.length;
  await video.getByRole("button", { name: "Start again" }).click();
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

test("the framing of a converted clip can be chosen again (R-STAFF-36) (T-238) @long", async ({
  page,
  live,
}) => {
  const { clips } = live;
  if (clips === null) throw new Error("no converter");
  const author = await asAuthor(live);
  const course = await newCourse(author, "Reframed");
  await author.call("POST", `/lessons/${course.lesson}/slides`, { type: "video" });
  await author.open(page, course.query);
  const video = file(page, "Video");
  const slide = async () => (await author.call("GET", `/lessons/${course.lesson}/slides`))[0];
  const clip = new Uint8Array(await readFile(media("onboarding/welcome.mp4")));
  const buffer = Buffer.from(asMov(clip));
  const end = async (begun: number) => {
    await expect.poll(() => clips.running.length).toBe(begun + 1);
    await expect(video.getByText(/^Making Wide\.mov ready for phones/)).toBeVisible();
    clips.running.at(-1)?.end("done");
  };
  await give(page, "Video", { name: "Wide.mov", mimeType: "video/quicktime", buffer });
  let begun = clips.running.length;
  await video.getByRole("button", { name: /^Fill the screen/ }).click();
  await end(begun);
  await isThere(page, "Video");
  await saved(page);
  const before = (await slide()).video_url;

  const again = video.getByRole("button", { name: "Change how it fits the screen" });
  await again.click();
  await expect(video.getByText("Wide.mov is not as tall as a phone.")).toBeVisible();
  await expect(again).toBeFocused();
  await expect(again).toHaveAttribute("aria-disabled", "true");
  await video.getByRole("button", { name: "Cancel" }).click();
  await expect(again).toHaveAttribute("aria-disabled", "false");
  expect((await slide()).video_url).toBe(before);

  await again.click();
  begun = clips.running.length;
  await video.getByRole("button", { name: /^Show all of it/ }).click();
  await end(begun);
  await expect(again).toHaveAttribute("aria-disabled", "false");
  await isThere(page, "Video");
});

test("several clips that need conversion become slides, each with its framing (R-STAFF-35) (T-830) @long", async ({
  page,
  live,
}) => {
  const { clips } = live;
  if (clips === null) throw new Error("no converter");
  const author = await asAuthor(live);
  const course = await newCourse(author, "Several clips");
  const held = Promise.withResolvers<void>();
  await page.route("**/conversions", async (route) => {
    await held.promise;
    await route.continue();
  });
  await author.open(page, course.query);
  const clip = new Uint8Array(await readFile(media("onboarding/welcome.mp4")));
  const buffer = Buffer.from(asMov(clip));
  await page
    .locator("input[type=file][multiple]")
    .setInputFiles(
      ["Two.mov", "One.mov"].map((name) => ({ name, mimeType: "video/quicktime", buffer })),
    );
  // The clips were chosen before it was known whether the server converts clips.
  held.resolve();
  const video = file(page, "Video");
  await expect(video.getByText("One.mov is not as tall as a phone.")).toBeVisible();
  const begun = clips.running.length;
  await video.getByRole("button", { name: /^Show all of it/ }).click();
  await expect.poll(() => clips.running.length).toBe(begun + 1);
  clips.running.at(-1)?.end("done");
  await isThere(page, "Video");
  await slideList(page).getByRole("button", { name: /^2\./ }).click();
  await expect(video.getByText("Two.mov is not as tall as a phone.")).toBeVisible();
});
