import type { Locator, Page } from "@playwright/test";
import { PRESENCE_INTERVAL_MS } from "#domain/content/presence.ts";
import { asAuthor, asNamedAuthor, newCourse } from "./author.ts";
import { axeClean } from "./axe.ts";
import { dialog, saved, slideList } from "./builder-parts.ts";
import { expect, test } from "./fixtures.ts";
import { goOffline } from "./go-offline.ts";

/** A page says every few seconds what it shows; the machine may be slow. */
const soon = { timeout: PRESENCE_INTERVAL_MS * 4 };
const SIZES = [
  { width: 1440, height: 900 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
];

test.use({ viewport: { width: 1440, height: 900 } });

const question = (page: Page) => page.getByLabel("Question", { exact: true });
const heading = (page: Page) => page.getByLabel("Heading above the question (optional)");
const clash = (page: Page): Locator => page.getByRole("group", { name: / changed this, too/ });
const row = (page: Page, place: number) =>
  slideList(page)
    .getByRole("listitem")
    .nth(place - 1);

test("two authors of a lesson see each other's name and slide, and see who leaves (R-STAFF-41, T-288) @long", async ({
  page,
  live,
  browser,
}) => {
  test.slow();
  const anna = await asNamedAuthor(live, "anna");
  const course = await newCourse(anna, "Together", ["First?", "Second?", "Third?"]);
  const ben = await asNamedAuthor(live, "ben");
  await anna.open(page, course.query);
  const other = await (await browser.newContext()).newPage();
  await ben.open(other, `${course.query}&slide=${course.slides[1]}`);

  await expect(page.getByText("Also here: Ben (slide 2)")).toBeVisible(soon);
  await expect(row(page, 2).getByText("Ben is on this slide")).toBeAttached();
  await expect(row(page, 1).getByText(/ is on this slide/)).toHaveCount(0);
  await expect(other.getByText("Also here: Anna (slide 1)")).toBeVisible(soon);

  await slideList(other)
    .getByRole("button", { name: /^3\. Third/ })
    .click();
  await expect(row(page, 3).getByText("Ben is on this slide")).toBeAttached(soon);
  await slideList(page)
    .getByRole("button", { name: /^3\. Third/ })
    .click();
  await expect(page.getByText("Ben is on this slide, too.")).toBeVisible();
  for (const size of SIZES) {
    await page.setViewportSize(size);
    if (size.width < 720) await page.getByRole("tab", { name: "Slides" }).click();
    await expect(page.getByText("Also here: Ben (slide 3)")).toBeInViewport();
    await axeClean(page, `together at ${size.width}`);
  }

  await other.goto("/robots.txt");
  await expect(page.getByText(/^Also here/)).toHaveCount(0, soon);
  await other.context().close();
});

test("the pages of courses show who works on which lesson (R-STAFF-47, T-311) @long", async ({
  page,
  live,
  browser,
}) => {
  test.slow();
  const anna = await asNamedAuthor(live, "anna");
  const course = await newCourse(anna, "Busy", ["First?", "Second?"]);
  const ben = await asNamedAuthor(live, "ben");
  await anna.open(page, course.query);
  await expect(question(page)).toHaveValue("First?");
  const context = await browser.newContext();
  const other = await context.newPage();
  await ben.open(other, `${course.query}&slide=${course.slides[1]}`);
  await expect(page.getByText("Also here: Ben (slide 2)")).toBeVisible(soon);

  // The lesson that this page has just left is not shown as another window's.
  await page.getByRole("button", { name: "Busy", exact: true }).click();
  const here = page.getByText("Also here: Ben (Busy one, slide 2)", { exact: true });
  const mark = page.getByRole("listitem").getByText("Ben has this lesson open");
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await expect(here).toBeInViewport();
    await expect(mark).toBeAttached();
    await axeClean(page, `a busy course at ${size.width}`);
  }
  await page.getByRole("button", { name: "All courses" }).click();
  await expect(here).toBeVisible();
  await expect(mark).toBeAttached();
  await axeClean(page, "busy courses");

  await other.goto("/robots.txt");
  await expect(here).toHaveCount(0, soon);
  await expect(mark).toHaveCount(0);
  await context.close();
});

test("a colleague's change arrives by itself, and a conflict shows both texts (R-STAFF-42, T-289)", async ({
  page,
  live,
  browser,
}) => {
  test.slow();
  const anna = await asNamedAuthor(live, "anna");
  const course = await newCourse(anna, "Merged", ["Whose?"]);
  const ben = await asAuthor(live);
  await anna.open(page, course.query);
  const context = await browser.newContext({ viewport: { width: 820, height: 1180 } });
  const other = await context.newPage();
  await ben.open(other, course.query);
  await expect(question(other)).toHaveValue("Whose?");
  const kept = async () => (await anna.call("GET", `/lessons/${course.lesson}/slides`))[0];

  // Other fields: no question, and the name of who it was.
  await question(page).fill("Anna's?");
  await saved(page);
  await expect(question(other)).toHaveValue("Anna's?", soon);
  await expect(other.getByText("Anna changed this slide.")).toBeVisible();
  await heading(other).fill("Ben's heading");
  await page.getByLabel("Pocket the otter says after a wrong answer").fill("Anna's line");
  await expect(heading(page)).toHaveValue("Ben's heading", soon);
  await expect(other.getByLabel("Pocket the otter says after a wrong answer")).toHaveValue(
    "Anna's line",
    soon,
  );
  await expect(clash(page)).toHaveCount(0);
  await expect(clash(other)).toHaveCount(0);

  // One field, while the network of one of them is cut.
  await goOffline(other);
  await question(other).fill("Typed in a tunnel?");
  await heading(other).fill("Also in the tunnel");
  await expect(other.getByText(/^Not saved: no connection\./)).toBeVisible();
  await question(page).fill("Typed at home?");
  await saved(page);
  await context.setOffline(false);
  await expect(clash(other)).toBeVisible(soon);
  await expect(clash(other)).toContainText("Typed in a tunnel?");
  await expect(clash(other)).toContainText("Anna's");
  await expect(clash(other)).toContainText("Typed at home?");
  await expect
    .poll(async () => {
      const { quiz_question, quiz_heading } = await kept();
      return [quiz_question, quiz_heading];
    }, soon)
    .toEqual(["Typed at home?", "Also in the tunnel"]);
  await axeClean(other, "both texts");

  await other.reload();
  await expect(question(other)).toHaveValue("Typed in a tunnel?");
  await expect(clash(other)).toContainText("Typed at home?");
  for (const size of SIZES) {
    await other.setViewportSize(size);
    if (size.width < 720) await other.getByRole("tab", { name: "Edit" }).click();
    await clash(other).scrollIntoViewIfNeeded();
    await expect(other.getByRole("button", { name: "Take Anna's" })).toBeInViewport();
  }

  // A third text.
  await question(other).fill("Both together?");
  await clash(other).getByRole("button", { name: "Keep yours" }).press("Enter");
  await expect(question(other)).toBeFocused();
  await expect(clash(other)).toHaveCount(0);
  await expect.poll(async () => (await kept()).quiz_question, soon).toBe("Both together?");
  await expect(question(page)).toHaveValue("Both together?", soon);
  await expect(page.getByText("Author changed this slide.")).toBeVisible();

  // A list, and the colleague's text, which can be undone.
  await page.getByLabel("Answer 1", { exact: true }).fill("Silver");
  await saved(page);
  await goOffline(other);
  await other.getByLabel("Answer 1", { exact: true }).fill("Copper");
  await page.getByLabel("Answer 1", { exact: true }).fill("Gold");
  await saved(page);
  await context.setOffline(false);
  await expect(clash(other)).toContainText("Gold", soon);
  await clash(other).getByRole("button", { name: "Take Anna's" }).click();
  await expect(other.getByLabel("Answer 1", { exact: true })).toHaveValue("Gold");
  await other.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(other.getByLabel("Answer 1", { exact: true })).toHaveValue("Copper");
  await expect.poll(async () => (await kept()).quiz_answers[0].text, soon).toBe("Copper");
  await context.close();
});

test("an open slide that a colleague deleted leads to the trash, with what was typed (R-STAFF-42)", async ({
  page,
  live,
}) => {
  const anna = await asNamedAuthor(live, "anna");
  const course = await newCourse(anna, "Taken away", ["First?", "Second?"]);
  await anna.open(page, `${course.query}&slide=${course.slides[1]}`);
  await expect(question(page)).toHaveValue("Second?");
  await page.route("**/api/staff/slides/*", (route) => route.abort());
  await question(page).fill("Not sent yet?");
  const ben = await asAuthor(live);
  await ben.call("DELETE", `/items/slide/${course.slides[1]}`);
  await expect(page.getByText(/^The slide you had open is no longer in this lesson\./)).toBeVisible(
    soon,
  );
  await page.unroute("**/api/staff/slides/*");
  await page.getByRole("button", { name: "Open the trash" }).click();
  const gone = dialog(page).getByRole("listitem").filter({ hasText: "Taken away one" });
  await gone.getByRole("button", { name: "Put back" }).click();
  await page.keyboard.press("Escape");
  await slideList(page)
    .getByRole("button", { name: /^2\. Not sent yet/ })
    .click();
  await expect(question(page)).toHaveValue("Not sent yet?");
  await saved(page);
});
