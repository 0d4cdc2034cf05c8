import type { Browser } from "@playwright/test";
import { asAuthor, newCourse } from "./author.ts";
import type { Author } from "./author.ts";
import { axeClean } from "./axe.ts";
import { dialog, fromMenu, openChecklist } from "./builder-parts.ts";
import { expect, openAccount, signUp, test } from "./fixtures.ts";
import type { LiveServer } from "./fixtures.ts";

interface Part {
  path: string;
  basis: string;
  state: string;
  row_version: number;
}

const ARABIC: Record<string, string> = {
  title: "الذهب",
  quiz_question: "ما هو الذهب؟",
  "quiz_answers.0.text": "عملات",
  "quiz_answers.1.text": "أوراق",
};

/** Adds a language to a course through the API. */
async function addLanguage(author: Author, course: string, lang: string) {
  const outline = await author.call("GET", "/outline");
  const { row_version, languages } = outline.find(({ id }: { id: string }) => id === course);
  await author.call("PATCH", `/courses/${course}`, {
    row_version,
    languages: [...languages, lang],
  });
}

/** The same, and translates its lesson. */
async function translate(
  author: Author,
  { course, lesson }: { course: string; lesson: string },
  lang: string,
  texts: Record<string, string>,
) {
  await addLanguage(author, course, lang);
  const read = await author.call("GET", `/lessons/${lesson}/translations/${lang}`);
  const items: [string, Part[]][] = [
    [`lesson/${lesson}`, read.lesson],
    ...read.slides.map(({ id, parts }: { id: string; parts: Part[] }) => [`slide/${id}`, parts]),
  ];
  for (const [item, parts] of items)
    for (const { path, basis, row_version: version, state } of parts)
      if (state === "missing")
        await author.call("PUT", `/items/${item}/translations/${lang}`, {
          path,
          basis,
          row_version: version,
          text: texts[path] ?? `${lang} ${basis}`,
        });
}

/** A child's page on a device in this language. */
async function childIn(browser: Browser, live: LiveServer, locale: string) {
  const context = await browser.newContext({
    locale,
    viewport: { width: 390, height: 844 },
    baseURL: live.url,
  });
  const page = await context.newPage();
  await signUp(page, live);
  return page;
}

test.describe("the lesson builder", () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test("a lesson is translated beside its source by keyboard, published, and read by a child whose device is in German", async ({
    page,
    live,
    browser,
  }) => {
    const author = await asAuthor(live);
    const course = await newCourse(author, "Riches", ["What is gold?", "What is silver?"]);
    await author.open(page, `?course=${course.course}`);
    await fromMenu(page, "Course options", "Languages");
    await dialog(page).getByLabel("Add a language").selectOption("German");
    await dialog(page).getByRole("button", { name: "Add", exact: true }).click();
    await expect(dialog(page).getByRole("heading", { name: "German" })).toBeVisible();
    const own = dialog(page).locator("summary").filter({ hasText: "Title of the course" });
    await expect(own).toContainText("1 text to translate");
    await own.click();
    await dialog(page).getByLabel("Title, in German").fill("Reichtum");
    await expect(dialog(page).getByText("Saved", { exact: true })).toBeVisible();
    await axeClean(page, "the languages of a course");
    await dialog(page).getByRole("button", { name: "Close" }).click();
    await expect(page.getByRole("list", { name: "Lessons" })).toContainText("German: 7 to do");

    await author.open(page, `${course.query}&slide=${course.slides[0]}`);
    await page.getByRole("combobox", { name: "Languages" }).selectOption("German");
    await expect(page.getByText("German: 7 to do")).toBeVisible();
    // The texts of slides are translated; slides are added in English.
    await expect(page.getByRole("button", { name: "Add Quiz Slide" })).toHaveCount(0);
    const field = (name: string) => page.getByRole("textbox", { name: `${name}, in German` });
    await page.getByRole("button", { name: "Next text" }).click();
    const typed: [string, string][] = [
      ["Title", "Schätze"],
      ["Question", "Was ist Gold?"],
      ["Answer 1", "Münzen"],
      ["Answer 2", "Blätter"],
      ["Question", "Was ist Silber?"],
      ["Answer 1", "Münzen"],
    ];
    for (const [name, text] of typed) {
      await expect(field(name)).toBeFocused();
      await page.keyboard.type(text);
      await page.keyboard.press("Control+Enter");
    }
    await expect(field("Answer 2")).toBeFocused();
    await page.getByRole("button", { name: "Same as English: Answer 2" }).click();
    await expect(page.getByText("German: every text is translated.")).toBeVisible();
    const frame = page.frameLocator("iframe");
    await expect(frame.getByText("Was ist Silber?")).toBeVisible();
    await expect(frame.getByText("Was ist Silber?")).toHaveAttribute("lang", "de");
    await axeClean(page, "a lesson beside its translation");
    await page.reload();
    await expect(field("Question")).toHaveValue("Was ist Silber?");

    await page.getByRole("button", { name: "Publish" }).click();
    await expect(dialog(page)).toContainText(
      "German is complete. It is published with this version.",
    );
    await dialog(page)
      .getByRole("button", { name: /Publish/ })
      .click();
    await expect(dialog(page).getByRole("status")).toContainText("Published as version 1");

    live.clock.advance(3);
    const german = await childIn(browser, live, "de-DE");
    await german.goto(`/lesson/${course.lesson}`);
    const question = german.getByText("Was ist Gold?");
    await expect(question).toBeVisible();
    await expect(question).toHaveAttribute("lang", "de");
    await german.context().close();
    const english = await childIn(browser, live, "en-GB");
    await english.goto(`/lesson/${course.lesson}`);
    await expect(english.getByText("What is gold?")).toBeVisible();
    await expect(english.locator("[lang=de]")).toHaveCount(0);
    await english.context().close();
  });

  test("a text whose source changed is outdated, shows the source before, and is right again by one press", async ({
    page,
    live,
  }) => {
    const author = await asAuthor(live);
    const course = await newCourse(author, "Old words", ["What is gold?"]);
    await translate(author, course, "de", { quiz_question: "Was ist Gold?" });
    const [slide = ""] = course.slides;
    await author.call("PATCH", `/slides/${slide}`, {
      row_version: 2,
      quiz_question: "What is real gold?",
    });
    await author.open(page, `${course.query}&slide=${slide}&language=de`);
    await expect(
      page.getByText("To check again: the English has changed", { exact: true }),
    ).toBeVisible();
    await expect(page.locator("del")).toHaveText("What is gold?");
    await page.getByRole("button", { name: "Translation still right: Question" }).click();
    await expect(page.getByText("German: every text is translated.")).toBeVisible();
    await expect(
      page.getByText("To check again: the English has changed", { exact: true }),
    ).toHaveCount(0);
    await expect(page.getByRole("textbox", { name: "Question, in German" })).toHaveValue(
      "Was ist Gold?",
    );
  });

  test("a translation is highlighted, found by the search and previewed (R-STAFF-46) (T-292)", async ({
    page,
    live,
    browser,
  }) => {
    const author = await asAuthor(live);
    const course = await newCourse(author, "Shine", ["What is [hl]gold[/hl]?"]);
    await translate(author, course, "de", {
      title: "Glanz",
      quiz_question: "Was ist wertvolles Glitzergold?",
    });
    await author.open(page, `${course.query}&slide=${course.slides[0]}&language=de`);
    const field = page.getByRole("textbox", { name: "Question, in German" });
    await field.press("End");
    await field.press("ArrowLeft");
    await field.press("Control+b");
    await expect(page.locator("mark", { hasText: "Glitzergold" })).toHaveCount(1);
    await expect(field).toHaveValue("Was ist wertvolles Glitzergold?");
    await expect(
      page.getByRole("button", { name: "Highlight in question, in German" }),
    ).toHaveAttribute("aria-pressed", "true");
    await axeClean(page, "a highlight in a translation");
    const phone = page.frameLocator("iframe");
    await expect(phone.locator("mark", { hasText: "Glitzergold" })).toBeVisible();

    // The phone shows another language than the one on the desk.
    await page.getByRole("combobox", { name: "Preview in" }).selectOption("English");
    await expect(phone.getByText("What is gold?")).toBeVisible();
    await expect(field).toBeVisible();

    await author.open(page, "");
    await page.getByRole("button", { name: "Search" }).first().click();
    await dialog(page).getByRole("combobox").fill("glitzergold");
    const hit = dialog(page).getByRole("option", { name: /in German/ });
    await expect(hit).toContainText("Was ist wertvolles Glitzergold?");
    await page.keyboard.press("Enter");
    await expect(field).toHaveValue("Was ist wertvolles Glitzergold?");

    await fromMenu(page, "Lesson options", "See it as a child");
    await expect(dialog(page).getByRole("combobox", { name: "Language" })).toHaveValue("de");
    await dialog(page).getByRole("button", { name: "Make a link" }).click();
    const url = await dialog(page).getByLabel("Link").inputValue();
    const child = await (await browser.newContext()).newPage();
    await child.goto(url);
    await expect(child.getByRole("heading", { name: "Glanz" })).toBeVisible();
    await axeClean(child, "the start of a preview in a language");
    await child.getByRole("button", { name: "Start" }).click();
    await expect(child.getByText("Was ist wertvolles Glitzergold?")).toBeVisible();
    await child.reload();
    await child.getByRole("combobox", { name: "Language" }).selectOption("English");
    await expect(child.getByRole("heading", { name: "Shine one" })).toBeVisible();
    await child.getByRole("button", { name: "Start" }).click();
    await expect(child.getByText("What is gold?")).toBeVisible();
    await child.context().close();
  });

  test("on small screens a lesson can be translated, too (T-887) @long", async ({ page, live }) => {
    const author = await asAuthor(live);
    const course = await newCourse(author, "Where coins are safe", ["What is gold?"]);
    await addLanguage(author, course.course, "de");
    const question = page.getByRole("textbox", { name: "Question, in German" });
    for (const width of [820, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await author.open(page, `${course.query}&slide=${course.slides[0]}`);
      const title = page.getByRole("heading", { name: "Where coins are safe one", level: 1 });
      await expect(title).toBeVisible();
      await expect(page.getByRole("navigation").getByRole("button")).toHaveCount(1);
      const cut = await title.evaluate((element) => [
        element.scrollWidth - element.clientWidth,
        element.scrollHeight - element.clientHeight,
      ]);
      // A line of text may be a part of a pixel higher than its line.
      expect(Math.max(...cut)).toBeLessThanOrEqual(1);
      const [words, publish] = await Promise.all(
        [title, page.getByRole("button", { name: "Publish" })].map((part) => part.boundingBox()),
      );
      expect((words?.x ?? 0) + (words?.width ?? 0)).toBeLessThan(publish?.x ?? 0);
      const language = page.getByRole("combobox", { name: "Languages" });
      await expect(language).toBeVisible({ visible: width > 720 });
      await axeClean(page, `the head of a lesson, ${width} wide`);
      await fromMenu(page, "Lesson options", "Translate into German");
      await expect(question).toBeVisible();
      await expect(language).toBeInViewport({ ratio: 1 });
      await axeClean(page, `the head of a translation, ${width} wide`);
      await language.focus();
      await language.selectOption("English");
      await expect(page.getByRole("textbox", { name: "Question", exact: true })).toBeVisible();
      await expect(language).toBeFocused();
      await page.keyboard.press("Tab");
      await expect(language).toBeVisible({ visible: width > 720 });
      await page.getByRole("tab", { name: /hecklist$/ }).click();
      if (width > 720) await openChecklist(page);
      await page.getByRole("button", { name: "Translate into German" }).click();
      await expect(question).toBeVisible();
    }
  });
});

test("a family plays a lesson in Arabic from right to left, and can choose another language", async ({
  live,
  browser,
}) => {
  const author = await asAuthor(live);
  const course = await newCourse(author, "Gold", ["What is gold?"]);
  await translate(author, course, "ar", ARABIC);
  await author.call("POST", `/lessons/${course.lesson}/publish`);
  live.clock.advance(3);
  const page = await childIn(browser, live, "ar");
  await page.goto(`/lesson/${course.lesson}`);
  const question = page.getByText("ما هو الذهب؟");
  await expect(question).toBeVisible();
  await expect(question).toHaveAttribute("lang", "ar");
  expect(await question.evaluate((element) => getComputedStyle(element).direction)).toBe("rtl");
  const back = await page.getByRole("button", { name: "Back" }).boundingBox();
  expect(back?.x).toBeGreaterThan(195);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBe(390);
  await axeClean(page, "a quiz in Arabic");
  await page.getByRole("radio", { name: "أوراق" }).click();
  await page.getByRole("button", { name: "Try Again", exact: true }).click();
  await page.getByRole("radio", { name: "عملات" }).click();
  await expect(page.getByRole("button", { name: "Continue" })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");

  await openAccount(page);
  const section = page.getByRole("region", { name: "Language of the lessons" });
  await section.getByLabel("Language").selectOption("English");
  await expect(section.getByRole("status")).toContainText("Saved.");
  await axeClean(page, "the language of the lessons");
  await page.goto(`/lesson/${course.lesson}`);
  await expect(page.getByRole("radiogroup", { name: "What is gold?" })).toBeVisible();
  await expect(page.locator("[lang=ar]")).toHaveCount(0);
  await page.context().close();
});
