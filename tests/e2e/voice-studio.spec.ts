import type { Locator } from "@playwright/test";
import { asAuthor, newCourse } from "./author.ts";
import type { Author } from "./author.ts";
import { axeClean } from "./axe.ts";
import { dialog, file, fromMenu, isAudible, openChecklist, saved } from "./builder-parts.ts";
import { expect, test } from "./fixtures.ts";

test.use({ viewport: { width: 1440, height: 900 } });

const urlsOf = async (author: Author, lesson: string): Promise<(string | null)[]> => {
  const [quiz] = await author.call("GET", `/lessons/${lesson}/slides`);
  return [
    quiz.quiz_audio_url,
    ...quiz.quiz_answers.map(({ audio_url }: { audio_url: string | null }) => audio_url),
  ];
};
const RECORDING = expect.stringMatching(/recording-[0-9a-f]{32}\.wav$/);
const heading = (studio: Locator) => studio.getByText(/^Line \d of \d/);

test("the lines of a lesson are recorded with a key each (R-STAFF-33) (T-233) @long", async ({
  page,
  live,
}) => {
  const author = await asAuthor(live);
  const course = await newCourse(author, "A choir", ["Who has [hl]gold[/hl]?"]);
  await author.open(page, course.query);
  const button = page.getByRole("button", { name: "Record voices", exact: true });
  await page.getByRole("button", { name: "Lesson options" }).click();
  await expect(page.getByRole("button", { name: "Delete lesson" })).toBeVisible();
  await expect(button).toHaveCount(1);
  await page.keyboard.press("Escape");
  await button.focus();
  await page.keyboard.press("Enter");
  const studio = dialog(page);
  await expect(studio.getByText("0 of 3 lines recorded")).toBeVisible();
  await expect(studio.getByRole("button", { name: "Record", exact: true })).toBeFocused();
  await expect(studio.getByText("Who has gold?").last()).toBeVisible();
  await axeClean(page, "the voice studio");

  await page.keyboard.press("Space");
  await isAudible(studio);
  await expect(studio.getByRole("meter")).toBeVisible();
  await expect(studio.getByRole("timer")).toHaveText(/^0:\d\d$/);
  await expect(studio.getByRole("button", { name: "Save and next line" })).toBeVisible();
  await expect(studio.getByRole("button", { name: "Skip this line" })).toBeHidden();
  await page.keyboard.press("Space");
  await expect(heading(studio)).toHaveText("Line 2 of 3 · Slide 1, Quiz · Answer 1");
  await isAudible(studio);
  await axeClean(page, "the voice studio while it records");
  // Escape ends what is being recorded, and leaves the dialog open.
  await page.keyboard.press("Escape");
  await expect(studio.getByText("1 of 3 lines recorded")).toBeVisible();
  await expect.poll(() => urlsOf(author, course.lesson)).toEqual([RECORDING, null, null]);
  // A voice is played and deleted beside its line, whichever line is shown.
  const play = studio.getByRole("button", { name: "Play line 1" });
  await play.click();
  await studio.getByRole("button", { name: "Stop playing line 1" }).click();
  await expect(play).toBeVisible();
  await studio.getByRole("button", { name: "Delete the recording of line 1" }).click();
  await expect(studio.getByText("0 of 3 lines recorded")).toBeVisible();
  await expect.poll(() => urlsOf(author, course.lesson)).toEqual([null, null, null]);

  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Space");
  await isAudible(studio);
  await page.keyboard.press("Enter");
  await expect(studio.getByText("1 of 3 lines recorded")).toBeVisible();
  await expect(
    studio.getByRole("button", { name: /^Who has gold\? .* Recorded, and in the lesson\.$/ }),
  ).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(button).toBeFocused();

  // The next run is through the lines that are left.
  await page.reload();
  await button.click();
  await expect(studio.getByText("0 of 2 lines recorded")).toBeVisible();
  for (const line of [1, 2]) {
    await page.keyboard.press("Space");
    await expect(heading(studio)).toContainText(`Line ${line} of 2`);
    await isAudible(studio);
  }
  await page.keyboard.press("Space");
  await expect(studio.getByText("That was the last line.")).toBeVisible();
  await expect(studio.getByText("2 lines now have a voice.")).toBeVisible();
  await page.keyboard.press("l");
  await expect(studio.getByRole("button", { name: "Stop playing", exact: true })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect.poll(() => urlsOf(author, course.lesson)).toEqual(Array(3).fill(RECORDING));

  await page.reload();
  await button.click();
  await expect(studio.getByText("Every line of this lesson has a voice.")).toBeVisible();
  await studio.getByRole("button", { name: "Listen, or record again" }).click();
  await expect(heading(studio)).toContainText("Line 1 of 3");
  await page.keyboard.press("Space");
  await isAudible(studio);
  await page.keyboard.press("Enter");
  await expect(studio.getByText("1 line now has a voice.")).toBeVisible();
  await page.keyboard.press("Escape");
});

test("a recording that can't be saved is kept on the device and put in later (T-722) @long", async ({
  page,
  live,
}) => {
  const author = await asAuthor(live);
  const course = await newCourse(author, "A cut choir", ["Who has gold?"]);
  await author.open(page, course.query);
  const button = page.getByRole("button", { name: "Record voices", exact: true });
  await button.click();
  const studio = dialog(page);
  await page.route("**/api/staff/uploads**", (route) => route.abort());
  await expect(studio.getByRole("button", { name: "Record", exact: true })).toBeFocused();
  await page.keyboard.press("Space");
  await isAudible(studio);
  await page.keyboard.press("Enter");
  await expect(studio.getByRole("alert")).toContainText("Kept on this device", { timeout: 40_000 });
  await page.unroute("**/api/staff/uploads**");
  await page.reload();
  await button.click();
  await expect(studio.getByText("1 of 3 lines recorded")).toBeVisible();
  await expect(
    studio.getByText("Recorded. It is kept on this device, and is not in the lesson yet.").last(),
  ).toBeVisible();
  expect(await urlsOf(author, course.lesson)).toEqual([null, null, null]);
  await studio.getByRole("button", { name: "Put 1 recording into the lesson" }).click();
  await expect(studio.getByText("1 line now has a voice.")).toBeVisible();
  await expect.poll(() => urlsOf(author, course.lesson)).toEqual([RECORDING, null, null]);
});

test("all lines are spoken by the voice service, with progress, cancel and failures in words (R-STAFF-33)", async ({
  page,
  live,
}) => {
  const author = await asAuthor(live);
  const course = await newCourse(author, "Spoken by computer", ["Who has gold?"]);
  await author.open(page, course.query);
  await page.getByRole("button", { name: "Record voices", exact: true }).click();
  const studio = dialog(page);
  const speak = studio.getByRole("button", { name: "Let the computer speak 3 lines" });
  live.voice.trouble("slow");
  await speak.click();
  await expect(studio.getByText("Speaking 1 of 3...").first()).toBeVisible();
  await expect(studio.getByRole("progressbar")).toBeVisible();
  await studio.getByRole("button", { name: "Cancel" }).click();
  live.voice.trouble("error");
  await speak.click();
  await expect(studio.getByRole("alert")).toHaveText(
    "0 lines done. Then it stopped: We can't be reached just now. Please try again in a moment.",
  );
  live.voice.trouble("none");
  await speak.click();
  await expect(studio.getByText("3 lines now have a voice.")).toBeVisible();
  await expect(speak).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect
    .poll(() => urlsOf(author, course.lesson))
    .toEqual(Array(3).fill(expect.stringMatching(/spoken-.*\.m4a$/)));
  // Each is replaced like any other recording.
  const again = page.getByRole("button", { name: "Record again: Voice for the question" });
  await expect(again).toBeVisible();
  await page.getByRole("button", { name: "Record voices", exact: true }).click();
  await expect(studio.getByText("Every line of this lesson has a voice.")).toBeVisible();
});

for (const [name, words, tag] of [
  // At a field of the builder it is also in `npm test` (builder-sign-in.spec.ts).
  ["NotAllowedError", "The microphone can't be used. Please allow it in the browser", " @long"],
  ["NotFoundError", "No microphone was found.", ""],
  ["NotReadableError", "Another program may have it.", " @long"],
] as const)
  test(`a microphone that can't be used is explained in the voice studio: ${name}${tag}`, async ({
    page,
    live,
    context,
  }) => {
    await context.addInitScript((problem) => {
      navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException("no", problem));
    }, name);
    const author = await asAuthor(live);
    const course = await newCourse(author, `Silent ${name}`, ["Say it?"]);
    await author.open(page, course.query);
    await page.getByRole("button", { name: "Record voices", exact: true }).click();
    await expect(dialog(page).getByRole("button", { name: "Record", exact: true })).toBeFocused();
    await page.keyboard.press("Space");
    await expect(dialog(page).getByRole("alert")).toContainText(words);
    await expect(dialog(page).getByText("0 of 3 lines recorded")).toBeVisible();
  });

test("on a phone the number of the line opens the list of all lines, which Escape closes (T-885) @long", async ({
  page,
  live,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const author = await asAuthor(live);
  const course = await newCourse(author, "A small choir", ["Who has gold?"]);
  await author.open(page, course.query);
  await fromMenu(page, "Lesson options", "Record voices");
  const studio = dialog(page);
  const record = studio.getByRole("button", { name: "Record", exact: true });
  await expect(record).toBeFocused();
  const line = (text: string) => studio.getByRole("button", { name: new RegExp(`^${text}`) });
  await expect(line("Leaves")).toBeHidden();
  await line("Line 1 of 3").click();
  await expect(line("Who has gold")).toBeFocused();
  await expect(line("Leaves")).toBeInViewport({ ratio: 0.99 });
  await axeClean(page, "the lines on a phone");
  await page.keyboard.press("Escape");
  await expect(record).toBeFocused();
  await line("Line 1 of 3").click();
  await line("Leaves").click();
  await expect(heading(studio)).toContainText("Line 3 of 3");
  await expect(record).toBeFocused();
});

test("a voice that says old words is named at its field and in the checklist, until it is recorded again", async ({
  page,
  live,
}) => {
  const author = await asAuthor(live);
  const course = await newCourse(author, "Old words", ["Who has gold?"]);
  await author.open(page, course.query);
  const voice = file(page, "Voice for the question");
  const record = async () => {
    await voice.getByRole("button", { name: /^Record/ }).click();
    await isAudible(voice);
    await voice.getByRole("button", { name: "Stop", exact: true }).click();
    await expect(voice.getByText(/^Recorded/)).toBeVisible();
    await saved(page);
  };
  await record();
  expect(await author.call("POST", `/lessons/${course.lesson}/publish`)).toEqual({ version: 1 });
  await page.reload();
  const question = page.getByRole("textbox", { name: "Question", exact: true });
  await question.fill("Who has silver?");
  await expect(voice.getByText("Says the old words")).toBeVisible();
  await openChecklist(page);
  const line = page.getByRole("button", { name: /The voice still says the old words/ });
  await line.click();
  await expect(voice.getByRole("button", { name: /^Play/ })).toBeFocused();
  await question.fill("Who has gold?");
  await expect(voice.getByText("Says the old words")).toHaveCount(0);
  await expect(line).toHaveCount(0);
  await question.fill("Who has silver?");
  await expect(line).toBeVisible();
  await record();
  await expect(line).toHaveCount(0);
});
