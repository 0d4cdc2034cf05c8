import type { Locator } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { asAuthor, clickInPhone, newCourse } from "./author.ts";
import { axeClean } from "./axe.ts";
import { file, give, isThere, saved } from "./builder-parts.ts";
import { media } from "#tests/support/authoring.ts";

test.use({ viewport: { width: 1440, height: 900 } });

const seek = (video: Locator, seconds: number) =>
  video.evaluate((element: HTMLVideoElement, at) => void (element.currentTime = at), seconds);

test("captions are typed beside the clip with keys, kept as a file, and stand above the player's buttons", async ({
  page,
  live,
}) => {
  const author = await asAuthor(live);
  const course = await newCourse(author, "Captions");
  const slide = await author.call("POST", `/lessons/${course.lesson}/slides`, { type: "video" });
  await author.open(page, course.query);
  const frame = page.frameLocator("iframe");
  await expect(frame.getByText("There is no video here yet.")).toBeVisible();
  await expect(file(page, "Video").getByText(/^An MP4 video \(H.264 with AAC sound/)).toBeVisible();
  await give(page, "Video", media("onboarding/welcome.mp4"));
  await isThere(page, "Video");

  await give(page, "Captions", {
    name: "odd.srt",
    mimeType: "application/x-subrip",
    buffer: Buffer.from("1\n00:00:05,000 --> 00:00:04,000\nBackwards\n"),
  });
  await expect(
    file(page, "Captions").getByText("A caption ends before it starts in line 2."),
  ).toBeVisible();

  await page.getByRole("button", { name: "Type captions" }).click();
  const editor = page.getByRole("region", { name: "Captions, line by line" });
  await expect(editor.getByRole("button", { name: "Add a line at this moment" })).toBeInViewport();
  const clip = editor.locator("video");
  await seek(clip, 1);
  await editor.getByRole("button", { name: "Add a line at this moment" }).click();
  await editor.getByRole("button", { name: "Save the captions" }).click();
  await expect(editor.getByText("Please correct the marked lines first.")).toBeVisible();
  await editor.getByRole("textbox", { name: "Line 1: words" }).fill("Hello there");
  await expect(editor.getByRole("textbox", { name: "Line 1: End" })).toHaveValue("0:03.000");
  await seek(clip, 40_000); // the end of the clip
  await page.keyboard.press("Alt+KeyO");
  await expect(editor.getByRole("textbox", { name: "Line 1: End" })).toHaveValue(/^0:[23]\d\./);
  await seek(clip, 3.65);
  await expect(editor.getByText("0:03.6", { exact: true })).toBeVisible();
  await editor.getByRole("button", { name: "Now: set line 1, Start, to 0:03.6" }).click();
  const begin = editor.getByRole("textbox", { name: "Line 1: Start" });
  await expect(begin).toHaveValue("0:03.650");
  await begin.focus();
  await seek(clip, 0);
  await page.keyboard.press("Alt+KeyI");
  await expect(editor.getByRole("textbox", { name: "Line 1: Start" })).toHaveValue("0:00.000");
  // The clip in its own upright shape, and both times in one row, on each size.
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    if (width < 720) await page.getByRole("tab", { name: "Edit" }).click();
    const boxes = await Promise.all(
      [clip, ...["Start", "End"].map((name) => editor.getByLabel(`Line 1: ${name}`))].map(
        async (part) => (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 },
      ),
    );
    const [shape, start, end] = boxes;
    expect(shape?.height).toBeGreaterThan(1.7 * (shape?.width ?? 0));
    expect(start?.y).toBe(end?.y);
    // On a wide page the words are in that row, too.
    const bottom = (box = start) => Math.round((box?.y ?? 0) + (box?.height ?? 0));
    const spoken = await editor.getByRole("textbox", { name: "Line 1: words" }).boundingBox();
    expect(bottom(spoken ?? undefined) === bottom()).toBe(width === 1440);
  }
  // The focus left the editor, whose column the phone shows on another tab.
  await expect(editor.getByText("These captions are saved.")).toBeVisible();
  await editor.getByRole("textbox", { name: "Line 1: words" }).fill("Hello there, you");
  await editor.evaluate((element) => element.scrollIntoView());
  await axeClean(page, "captions editor");
  await editor.getByRole("button", { name: "Save the captions" }).click();
  await expect(editor.getByText("These captions are saved.")).toBeFocused();
  await expect(editor.getByRole("button", { name: "Save the captions" })).toHaveCount(0);
  await saved(page);
  const [stored] = await author.call("GET", `/lessons/${course.lesson}/slides`);
  expect(stored.id).toBe(slide.id);
  expect(stored.captions_url).toMatch(/\/videos\/captions-[0-9a-f]{32}\.vtt$/);
  expect(stored.captions_seconds).toBeGreaterThan(15);

  await page.reload();
  const play = frame.getByRole("button", { name: "Play video" });
  await expect(play).toBeVisible();
  await clickInPhone(page, play);
  const caption = frame.locator("[data-captions]");
  await expect(caption).toHaveText("Hello there, you");
  const bottom = await caption.evaluate((element) => element.getBoundingClientRect().bottom);
  const buttons = await frame
    .getByRole("button", { name: "Restart video" })
    .evaluate((element) => element.getBoundingClientRect().top);
  expect(bottom).toBeLessThan(buttons);
  await clickInPhone(page, frame.getByRole("button", { name: "Turn captions off" }));
  await expect(caption).toHaveCount(0);
});

test("what captions say is what a child reads, from a file and after an edit (T-1244)", async ({
  page,
  live,
}) => {
  const author = await asAuthor(live);
  const course = await newCourse(author, "Signs");
  await author.call("POST", `/lessons/${course.lesson}/slides`, { type: "video" });
  await author.open(page, course.query);
  await give(page, "Video", media("onboarding/welcome.mp4"));
  await isThere(page, "Video");
  const texts = ["3 < 5 coins", "I <3 saving", "is 2<4 and 5>1", "Toys &amp; books", "<i>Bye</i>"];
  const read = ["3 < 5 coins", "I <3 saving", "is 2<4 and 5>1", "Toys & books", "Bye"];
  await give(page, "Captions", {
    name: "signs.srt",
    mimeType: "application/x-subrip",
    buffer: Buffer.from(`1\n00:00:00,000 --> 00:01:00,000\n${texts.join("\n")}\n`),
  });
  await isThere(page, "Captions");
  const frame = page.frameLocator("iframe");
  const caption = frame.locator("[data-captions]");
  const shown = async (lines: string) => {
    await page.reload();
    const play = frame.getByRole("button", { name: "Play video" });
    await expect(play).toBeVisible();
    await clickInPhone(page, play);
    await expect(caption).toHaveText(lines);
  };
  await saved(page);
  await shown(read.join("\n"));

  await page.getByRole("button", { name: "Edit captions" }).click();
  const editor = page.getByRole("region", { name: "Captions, line by line" });
  const line = editor.getByRole("textbox", { name: "Line 1: words" });
  await expect(line).toHaveValue(read.join("\n"));
  await line.fill("<b>5 > 3</b> &lt; 'a' & \"b\"");
  await editor.getByRole("button", { name: "Save the captions" }).click();
  await expect(editor.getByText("These captions are saved.")).toBeFocused();
  await saved(page);
  await shown("<b>5 > 3</b> &lt; 'a' & \"b\"");
});

test("a caption row keeps its shape where a time is wrong (T-963)", async ({ page, live }) => {
  const author = await asAuthor(live);
  const course = await newCourse(author, "Times");
  await author.call("POST", `/lessons/${course.lesson}/slides`, { type: "video" });
  await author.open(page, course.query);
  await give(page, "Video", media("onboarding/welcome.mp4"));
  await page.getByRole("button", { name: "Type captions" }).click();
  const editor = page.getByRole("region", { name: "Captions, line by line" });
  await editor.getByRole("button", { name: "Add a line at this moment" }).click();
  await page.keyboard.type("Hello there");
  const placesInRow = () =>
    editor.getByRole("listitem").evaluate((row) =>
      [...row.querySelectorAll("input, textarea, button")].map((part) => {
        const { x, y, width, height } = part.getBoundingClientRect();
        return [x, y - row.getBoundingClientRect().y, width, height].map(Math.round);
      }),
    );
  const places = await placesInRow();
  await editor.getByRole("textbox", { name: "Line 1: End" }).fill("0:00.000");
  await expect(editor.getByText("The end must be after the start.")).toBeVisible();
  expect(await placesInRow()).toEqual(places);
});
