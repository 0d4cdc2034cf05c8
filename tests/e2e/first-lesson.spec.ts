import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { media } from "#tests/support/authoring.ts";
import { asAuthor, newCourse } from "./author.ts";
import { axeClean } from "./axe.ts";
import { dialog, isAudible, saved, slideList } from "./builder-parts.ts";
import { expect, test } from "./fixtures.ts";

/** A click, a key command, a choice of files or a filled field is one action each. */
const ACTIONS_MAX = 60;
const LINES = 18;

const QUIZZES = [
  ["What keeps coins safe?", "* A bank", "A hole", "A sandwich"],
  ["What can you buy with 5 coins?", "A house", "* An apple", "A ship"],
  ["Who works for money?", "A stone", "A cloud", "* A baker"],
].map((lines) => [...lines, "Right: You got it!", "Wrong: Think again!"].join("\n"));

/** Acts on a page and counts it; after each click what has the focus must be in view. */
class Counted {
  actions = 0;
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }
  async click(target: Locator): Promise<void> {
    this.actions++;
    await target.click();
    await this.isFocusInView();
  }
  async key(key: string): Promise<void> {
    this.actions++;
    await this.page.keyboard.press(key);
  }
  async fill(target: Locator, text: string): Promise<void> {
    this.actions++;
    await target.fill(text);
    await expect(target).toBeInViewport({ ratio: 0.99 });
  }
  async choose(target: Locator, files: Parameters<Locator["setInputFiles"]>[0]): Promise<void> {
    this.actions++;
    await target.setInputFiles(files);
  }
  async isFocusInView(): Promise<void> {
    await expect(this.page.locator(":focus")).toBeInViewport({ ratio: 0.99 });
  }
}

for (const { size, voices, tag } of [
  { size: { width: 1440, height: 900 }, voices: "recorded", tag: "" },
  { size: { width: 820, height: 1180 }, voices: "spoken by the voice service", tag: " @long" },
])
  test(`a first lesson of 6 slides, with all voices ${voices}, takes at most 60 actions at ${size.width}x${size.height} (R-STAFF-35) (T-236)${tag}`, async ({
    page,
    live,
    context,
  }) => {
    test.slow();
    await page.setViewportSize(size);
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const author = await asAuthor(live);
    await author.open(page);
    const act = new Counted(page);
    const button = (name: string | RegExp) => page.getByRole("button", { name, exact: true });
    const question = page.getByLabel("Question", { exact: true });
    const title = `Ways with coins ${size.width}`;

    await act.click(page.locator("summary").filter({ hasText: "Add Course" }));
    await act.fill(page.getByLabel("Title of the new course"), title);
    await act.key("Enter");
    await act.click(page.locator("summary").filter({ hasText: "Add Lesson" }));
    await act.fill(page.getByLabel("Title of the new lesson"), "The Bank");
    await act.key("Enter");
    await expect(page.getByRole("heading", { name: "The Bank", level: 1 })).toBeVisible();

    const clip = await readFile(media("onboarding/intro.mp4"));
    const captions = await readFile(media("onboarding/intro.vtt"));
    const files = ["1-coins", "2-bank", "3-baker"].flatMap((name) => [
      { name: `${name}.mp4`, mimeType: "video/mp4", buffer: clip },
      { name: `${name}.vtt`, mimeType: "text/vtt", buffer: captions },
    ]);
    await act.choose(page.locator("input[type=file][multiple]"), files);
    await expect(page.getByRole("heading", { name: "1. Video" })).toBeFocused();
    await act.isFocusInView();
    await expect(button("Add several videos")).toBeVisible();
    for (const place of [1, 2, 3]) {
      if (place > 1)
        await act.click(slideList(page).getByRole("button", { name: new RegExp(`^${place}\\.`) }));
      await expect(page.getByRole("heading", { name: `${place}. Video` })).toBeVisible();
      await act.fill(page.getByLabel("Description of the video"), "Pocket waves");
    }

    for (const [index, quiz] of QUIZZES.entries()) {
      await act.click(button("Add Quiz Slide"));
      await expect(page.getByRole("heading", { name: `${index + 4}. Quiz` })).toBeVisible();
      await page.evaluate((text) => navigator.clipboard.writeText(text), quiz);
      await expect(question).toBeFocused();
      await act.isFocusInView();
      await act.key("Control+v");
      await expect(question).toHaveValue(quiz.split("\n")[0] ?? "");
      await expect(page.getByLabel("Answer 3", { exact: true })).not.toHaveValue("");
    }
    await saved(page);

    // On a tablet it is in the lesson's options.
    if (size.width < 1200) await act.click(button("Lesson options"));
    await act.click(button("Record voices"));
    const studio = dialog(page);
    await expect(studio.getByText(`0 of ${LINES} lines recorded`)).toBeVisible();
    if (voices === "recorded") {
      for (let line = 1; line <= LINES; line++) {
        await act.key("Space");
        await expect(studio.getByText(`Line ${line} of ${LINES}`)).toBeVisible();
        await isAudible(studio);
      }
      await act.key("Space");
    } else {
      await act.click(
        studio.getByRole("button", { name: `Let the computer speak ${LINES} lines` }),
      );
    }
    await expect(studio.getByText(`${LINES} lines now have a voice.`)).toBeVisible();
    await act.key("Escape");

    await act.click(button("Publish"));
    // All that is missing is the task for at home.
    await expect(dialog(page).getByText(/^Slide /)).toHaveCount(0);
    await act.click(dialog(page).getByRole("button", { name: /^Publish/ }));
    await expect(dialog(page).getByText("Published as version 1.")).toBeVisible();
    await act.key("Escape");
    await expect(page.getByText("Published, version 1", { exact: true })).toBeVisible();
    test.info().annotations.push({ type: "actions", description: String(act.actions) });
    expect(act.actions).toBeLessThanOrEqual(ACTIONS_MAX);

    const lesson = new URL(page.url()).searchParams.get("lesson");
    const { slides } = await author.call("GET", `/lessons/${lesson}/versions/1`);
    expect(slides.map(({ type }: { type: string }) => type)).toEqual([
      ...Array(3).fill("video"),
      ...Array(3).fill("quiz"),
    ]);
    for (const [index, name] of ["1-coins", "2-bank", "3-baker"].entries())
      expect(slides[index]).toMatchObject({
        video_url: expect.stringContaining(`/${name}-`),
        captions_url: expect.stringContaining(`/${name}-`),
        poster_url: expect.any(String),
        alt: "Pocket waves",
      });
    for (const quiz of slides.slice(3)) {
      expect(quiz).toMatchObject({
        quiz_audio_url: expect.any(String),
        quiz_correct_audio_url: expect.any(String),
        quiz_wrong_audio_url: expect.any(String),
      });
      for (const answer of quiz.quiz_answers) expect(answer.audio_url).toEqual(expect.any(String));
    }
  });

test("files and texts that can't become slides are named, and nothing is lost (R-STAFF-35) @long", async ({
  page,
  live,
  context,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const author = await asAuthor(live);
  const course = await newCourse(author, "Odd files");
  await author.open(page, course.query);
  await expect(page.getByRole("button", { name: "Add several videos" })).toBeVisible();
  // Dropped on the desk: a picture, captions without a clip, and a clip that is cut.
  const clip = [...(await readFile(media("onboarding/intro.mp4"))).subarray(0, 4000)];
  const dropped = await page.evaluateHandle((bytes) => {
    const files = new DataTransfer();
    files.items.add(new File(["x"], "photo.png"));
    files.items.add(new File(["x"], "alone.vtt"));
    files.items.add(new File([new Uint8Array(bytes)], "cut.mp4"));
    return files;
  }, clip);
  await page.locator("[data-layout]").dispatchEvent("drop", { dataTransfer: dropped });
  const problems = page.getByRole("region", { name: "Slides" }).getByRole("alert");
  await expect(problems).toContainText("photo.png is no video");
  await expect(problems).toContainText("alone.vtt is no video");
  await expect(problems).toContainText("cut.mp4: The end of this file is missing");
  await expect(page.getByRole("heading", { name: "1. Video" })).toBeVisible();
  await axeClean(page, "clips that failed");
  await problems.getByRole("button", { name: "Close" }).click();
  await expect(problems).toHaveCount(0);

  await page.getByRole("button", { name: "Add Quiz Slide" }).click();
  const question = page.getByLabel("Question", { exact: true });
  const paste = async (text: string) => {
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
    await question.press("Control+v");
  };
  const seven = `Which?\n${"answer\n".repeat(7)}`.trim();
  await paste(seven);
  await expect(page.getByText("Six answers are the most, so it was pasted as text.")).toBeVisible();
  await expect(question).toHaveValue(seven);
  await question.fill("");
  await paste("One question\nof two lines");
  await expect(question).toHaveValue("One question\nof two lines");
  await expect(page.getByText("Six answers are the most")).toHaveCount(0);
  await expect(page.getByLabel("Answer 1", { exact: true })).toHaveCount(0);
});
