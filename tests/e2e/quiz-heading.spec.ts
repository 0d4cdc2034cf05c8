import type { Page } from "@playwright/test";
import { FIRST_LESSON_ID } from "#domain/constants.ts";
import { asAuthor, newCourse } from "./author.ts";
import { axeClean } from "./axe.ts";
import { saved } from "./builder-parts.ts";
import { expect, signUp, test } from "./fixtures.ts";

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
  await signUp(page, live);
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
    const { query, slides } = await newCourse(author, "Golden Words", ["Which one shines?"]);
    await author.open(page, `${query}&slide=${slides[0]}`);
    const field = page.getByLabel("Heading (optional)");
    await field.fill("Find the gold coin");
    await field.evaluate((input: HTMLInputElement) => input.setSelectionRange(9, 13));
    await page.getByRole("button", { name: "Highlight in the heading" }).click();
    await expect(field).toHaveValue("Find the [hl]gold[/hl] coin");
    await expect(field).toBeFocused();
    await saved(page);
    const frame = page.frameLocator("iframe");
    await expect(
      frame.getByRole("heading", { name: "Find the gold coin", exact: true }).locator("mark"),
    ).toHaveText("gold");
    await axeClean(page, "quiz editor");
    await page
      .getByLabel("Question", { exact: true })
      .evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(10, 16));
    await page.getByRole("button", { name: "Highlight in the question" }).click();
    await expect(page.getByLabel("Question", { exact: true })).toHaveValue(
      "Which one [hl]shines[/hl]?",
    );
  });
});
