import type { Locator, Page } from "@playwright/test";
import { FIRST_LESSON_ID } from "#domain/constants.ts";
import { asAuthor, newCourse } from "./author.ts";
import { axeClean } from "./axe.ts";
import { saved } from "./builder-parts.ts";
import { addFamily, expect, test } from "./fixtures.ts";

/** Lets every quiz of the child's lessons have this heading. */
const giveHeading = (page: Page, quiz_heading: string) =>
  page.route("**/api/lessons/*", async (route) => {
    const lesson = await (await route.fetch()).json();
    await route.fulfill({
      json: {
        ...lesson,
        slides: lesson.slides.map((slide: object) => ({ ...slide, quiz_heading })),
      },
    });
  });

test("highlighted words of a quiz's heading are shown as such, and named without the marks", async ({
  page,
  live,
}) => {
  await addFamily(page, live);
  await giveHeading(page, "Find the [hl]gold[/hl] coin");
  await page.goto(`/lesson/${FIRST_LESSON_ID}`);
  await page.getByRole("button", { name: "Next" }).click();
  const heading = page.getByRole("heading", { name: "Find the gold coin", exact: true });
  await expect(heading).toBeVisible();
  await expect(heading.locator("mark")).toHaveText("gold");
  await expect(page.getByRole("region", { name: "Find the gold coin", exact: true })).toBeVisible();
  await expect(page.getByText("[hl]")).toHaveCount(0);
  await axeClean(page, "quiz with a highlighted heading");

  await page.unroute("**/api/lessons/*");
  await giveHeading(page, "[hl] [/hl]");
  await page.reload();
  await expect(page.getByRole("heading", { name: "Quiz", exact: true })).toBeVisible();
});

test.describe("in the lesson builder", () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test("a word of the heading is highlighted as one of the question, and the preview shows it", async ({
    page,
    live,
  }) => {
    const author = await asAuthor(live);
    const { query, slides, lesson } = await newCourse(author, "Golden Words", [
      "Which one shines?",
    ]);
    await author.open(page, `${query}&slide=${slides[0]}`);
    const field = page.getByLabel("Heading above the question (optional)");
    const stored = async () =>
      (await author.call("GET", `/lessons/${lesson}/slides`))[0] as Record<string, string>;
    const select = (area: Locator, from: number, to: number) =>
      area.evaluate(
        (input: HTMLTextAreaElement, [start, end]) => {
          input.focus();
          input.setSelectionRange(start ?? 0, end ?? 0);
        },
        [from, to],
      );
    const gold = (area: Locator) => area.locator("..").locator("mark");
    await field.fill("Find the gold coin");
    await select(field, 9, 13);
    const toggle = page.getByRole("button", { name: "Highlight in the heading" });
    await toggle.click();
    await expect(field).toHaveValue("Find the gold coin");
    await expect(gold(field)).toHaveText("gold");
    await expect(toggle).toHaveAttribute("aria-pressed", "true");
    await expect(field).toBeFocused();
    await expect(field).toHaveAccessibleDescription(/In gold: gold\.$/);
    await saved(page);
    expect((await stored())["quiz_heading"]).toBe("Find the [hl]gold[/hl] coin");
    const frame = page.frameLocator("iframe");
    await expect(
      frame.getByRole("heading", { name: "Find the gold coin", exact: true }).locator("mark"),
    ).toHaveText("gold");
    await axeClean(page, "quiz editor");

    // Typing goes on in it; pasted marks are read; the whole of it is undone.
    await field.press("ArrowRight");
    await field.pressSequentially("en");
    await expect(field).toHaveValue("Find the golden coin");
    await expect(gold(field)).toHaveText("gold");
    await field.fill("Two [hl]red[/hl] apples");
    await expect(field).toHaveValue("Two red apples");
    await expect(gold(field)).toHaveText("red");
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(field).toHaveValue(/^Find the gold/);
    await page.getByRole("button", { name: "Redo" }).click();
    await expect(gold(field)).toHaveText("red");

    // By keyboard alone, for the word at the caret, and off again.
    const question = page.getByLabel("Question", { exact: true });
    await select(question, 12, 12);
    await question.press("Control+b");
    await expect(gold(question)).toHaveText("shines");
    await saved(page);
    expect((await stored())["quiz_question"]).toBe("Which one [hl]shines[/hl]?");
    await question.press("Control+b");
    await expect(gold(question)).toHaveCount(0);
    await select(question, 0, 0);
    await question.fill("");
    await question.press("Control+b");
    await expect(page.getByText("Please select a word first.")).toBeVisible();
    await expect(page.getByText("[hl]")).toHaveCount(0);
  });
});
