import { readFile } from "node:fs/promises";
import { expect, test } from "./fixtures.ts";
import { asAuthor, newCourse } from "./author.ts";
import {
  saved,
  file,
  fromMenu,
  give,
  isThere,
  dialog,
  openChecklist,
  slideList,
} from "./builder-parts.ts";
import { FIRST_LESSON_ID } from "#domain/constants.ts";
import { addDays, dayIn, weekOf } from "#domain/days.ts";
import type { GroupMeasure } from "#domain/wire/child-groups.ts";
import { learningDaily, lessonWeekly } from "#server/platform/db/schema.ts";
import { media } from "#tests/support/authoring.ts";
import { axeClean } from "./axe.ts";

test.use({ viewport: { width: 1440, height: 900 } });

test("an upload that was cut goes on where it was @long", async ({ page, live }) => {
  const author = await asAuthor(live);
  const course = await newCourse(author, "Cut");
  await author.call("POST", `/lessons/${course.lesson}/slides`, { type: "video" });
  await author.open(page, course.query);
  const clip = await readFile(media("onboarding/intro.mp4"));
  const half = Math.floor(clip.length / 2);
  const offsets: number[] = [];
  let isCut = false;
  // Half of the clip comes through, then nothing does.
  await page.route("**/api/staff/uploads/**", async (route) => {
    const request = route.request();
    if (request.method() === "PATCH") offsets.push(Number(request.headers()["upload-offset"]));
    if (offsets.length === 1 && !isCut) {
      isCut = true;
      await fetch(request.url(), {
        method: "PATCH",
        headers: { ...request.headers(), "content-length": String(half) },
        body: clip.subarray(0, half),
      });
    }
    await (isCut ? route.abort("connectionreset") : route.continue());
  });
  await give(page, "Video", media("onboarding/intro.mp4"));
  await expect(page.getByText("The connection was cut. What came through is kept.")).toBeVisible();
  await page.unroute("**/api/staff/uploads/**");
  page.on("request", (request) => {
    if (request.method() === "PATCH" && request.url().includes("/uploads/"))
      offsets.push(Number(request.headers()["upload-offset"]));
  });
  await page.getByRole("button", { name: "Continue the upload" }).click();
  await isThere(page, "Video");
  // The picture that is made of the clip is uploaded after it, from its own beginning.
  expect(offsets.slice(0, 2)).toEqual([0, half]);
  await saved(page);

  await page.route("**/api/staff/uploads/*", () => undefined); // never answers
  await give(page, "Video", media("onboarding/welcome.mp4"));
  await expect(page.getByText("Uploading...")).toBeVisible();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByText("Uploading...")).toHaveCount(0);
  await isThere(page, "Video");
});

test("files that can't be used are refused in words, others are replaced and taken away (T-023)", async ({
  page,
  live,
}) => {
  const author = await asAuthor(live);
  const course = await newCourse(author, "Files", ["Which?"]);
  await author.open(page, course.query);
  const picture = "Answer 1: Picture";
  await page.locator("summary").filter({ hasText: "Picture and voice" }).first().click();
  await give(page, picture, {
    name: "page.png",
    mimeType: "image/png",
    buffer: Buffer.from("<html><script>1</script>"),
  });
  await expect(page.getByText("This kind of file can't be used here.")).toBeVisible();
  await give(page, picture, {
    name: "big.png",
    mimeType: "image/png",
    buffer: Buffer.alloc(5_000_001),
  });
  await expect(page.getByText("This file is too large: 5 MB at most.")).toBeVisible();
  await give(page, picture, media("onboarding/intro.jpg"));
  await expect(page.getByRole("img", { name: picture })).toBeVisible();
  await openChecklist(page);
  await expect(
    page.getByRole("button", { name: "Slide 1, answer 1: The picture has no description." }),
  ).toBeVisible();
  await page
    .getByRole("button", { name: "Slide 1, answer 1: The picture has no description." })
    .click();
  await expect(page.getByLabel("Answer 1: Description of the picture")).toBeFocused();
  await page.keyboard.type("A small otter");
  await expect(page.getByText("The picture has no description.")).toHaveCount(0);
  await saved(page);
  await page.getByRole("button", { name: `Options: ${picture}` }).click();
  await file(page, picture).getByRole("button", { name: "Delete", exact: true }).click();
  await expect(page.getByRole("img", { name: picture })).toHaveCount(0);
  await saved(page);
  expect(
    (await author.call("GET", `/lessons/${course.lesson}/slides`))[0].quiz_answers[0],
  ).toMatchObject({ image_url: null, alt: null });
});

test("'Statistics' shows how far children come in each lesson, also as CSV (T-208) @long", async ({
  page,
  live,
}, info) => {
  const author = await asAuthor(live);
  const { db } = live.running().context;
  const slides: { id: string; type: string; check?: string | null }[] = await author.call(
    "GET",
    `/lessons/${FIRST_LESSON_ID}/slides`,
  );
  // A check has no share of first tries.
  const place = slides.findIndex(({ type, check }) => type === "quiz" && check == null) + 1;
  const quiz = slides[place - 1]?.id ?? "";
  const today = dayIn(live.clock.now(), null);
  const week = weekOf(addDays(today, -14));
  const count = (version: number, measure: GroupMeasure, subject: string, n: number) => ({
    lesson_id: FIRST_LESSON_ID,
    week,
    version,
    age_band: "7-9" as const,
    measure,
    subject,
    count: n,
  });
  await db.insert(learningDaily).values({
    day: week,
    measure: "page_opened",
    subject: "Lesson Builder",
    count: 12,
  });
  await db
    .insert(lessonWeekly)
    .values([
      count(1, "started", "", 40),
      count(1, "finished", "", 20),
      ...slides.map(({ id }, place) => count(1, "reached", id, [40, 35, 30][place] ?? 20)),
      count(1, "solved", quiz, 25),
      count(1, "first_try", quiz, 10),
      count(1, "wrong", `${quiz}/1`, 15),
      count(2, "started", "", 10),
    ]);

  await author.open(page, `?lesson=${FIRST_LESSON_ID}`);
  await page.getByText("Reached by 80%", { exact: false }).click();
  await expect(page.getByText("Reached by 40 of the 50 children who began.")).toBeVisible();
  await expect(slideList(page).getByText("70% of children reached this slide")).toBeAttached();
  await fromMenu(page, "Lesson options", "Statistics of this lesson");
  await expect(dialog(page).getByText("50 children began, 20 finished.")).toBeVisible();
  await dialog(page).getByLabel("Version").selectOption("Version 1");
  await expect(dialog(page).getByText("40 children began, 20 finished.")).toBeVisible();
  await expect(dialog(page).getByRole("row", { name: /^1\. / })).toContainText("100% (40)");
  await expect(dialog(page).getByRole("row").filter({ hasText: "(15 children)" })).toContainText(
    "40%",
  );
  await expect(
    dialog(page).getByRole("img", {
      name: /^Of the children who began, 100% reach the first slide, 50% the last one, and 50% finish\./,
    }),
  ).toBeVisible();
  await expect(
    dialog(page).getByText("10 children leave on slide 3, more than on any other"),
  ).toBeVisible();
  await expect(
    dialog(page).getByText(
      `Slide ${place} is the hardest: 40% of those who get it right need only one try`,
    ),
  ).toBeVisible();
  await axeClean(page, "statistics of a lesson");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    dialog(page).getByRole("button", { name: "Download as a spreadsheet (CSV)" }).click(),
  ]);
  const csv = info.outputPath("statistics.csv");
  await download.saveAs(csv);
  expect((await readFile(csv, "utf8")).split("\r\n")).toHaveLength(slides.length + 2);
  await dialog(page).getByLabel("Version").selectOption("Version 2");
  await dialog(page).getByLabel("To the week of").selectOption(week);
  await expect(dialog(page).getByText("10 children began, fewer than 5 finished.")).toBeVisible();
  await dialog(page).getByLabel("Version").selectOption("Version 1");
  await dialog(page).getByRole("button", { name: "Open slide 3" }).click();
  await expect(page.getByRole("heading", { name: /^3\. / })).toBeVisible();

  await live.running().runDueWork();
  await fromMenu(page, "Menu", "Statistics");
  await expect(
    dialog(page).getByRole("listitem").filter({ hasText: "First lesson started" }),
  ).toContainText(/[1-9]/);
  await expect(
    dialog(page).getByRole("img", {
      name: /^In four weeks \d+ lessons? started and \d+ finished\.$/,
    }),
  ).toBeVisible();
  await dialog(page).getByText("The same numbers as a table").click();
  const lesson = dialog(page).getByRole("row", { name: /^Coins on the Map/ });
  await expect(lesson).toBeVisible();
  await dialog(page).getByText("Pages of the app that were opened").click();
  await expect(
    dialog(page).getByRole("row", { name: /^Lesson Builder other engagement \d+ [1-9]/ }),
  ).toBeVisible();
  const course = dialog(page).getByLabel(/^Course/);
  await course.selectOption({ index: 1 });
  await expect(lesson).toBeVisible();
  await axeClean(page, "statistics");
  const statistics = dialog(page).getByRole("button", { name: /^See its statistics: Coins/ });
  await statistics.first().click();
  await expect(dialog(page).getByText("50 children began, 20 finished.")).toBeVisible();
});

test("on a phone a file of a video has one menu (T-888) @long", async ({ page, live }) => {
  const author = await asAuthor(live);
  const course = await newCourse(author, "Low cards");
  await author.call("POST", `/lessons/${course.lesson}/slides`, { type: "video" });
  await author.open(page, course.query);
  await give(page, "Video", media("onboarding/welcome.mp4"));
  await isThere(page, "Video");
  await isThere(page, "Cover picture");
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("tab", { name: "Edit" }).click();
  for (const name of ["Video", "Cover picture"]) {
    const card = file(page, name);
    await expect(card.getByRole("button", { name: `Remove: ${name}` })).toHaveCount(0);
    await expect(card.getByRole("button", { name: `Options: ${name}` })).toBeVisible();
    const chooser = page.waitForEvent("filechooser");
    await card.getByRole("button", { name: `Replace: ${name}` }).click();
    await chooser;
  }
  await axeClean(page, "the cards of a video on a phone");
  const cover = file(page, "Cover picture");
  await cover.getByRole("button", { name: "Options: Cover picture" }).click();
  await cover.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(cover.getByText("None yet")).toBeVisible();
  await expect(cover.getByRole("button", { name: "Take from video" })).toBeVisible();
});

test("'Fix Video URLs', in the first page's menu, says what it filled and what not, and who did it (T-1234)", async ({
  page,
  live,
}) => {
  const author = await asAuthor(live);
  const course = await newCourse(author, "Lost videos");
  await author.call("POST", `/lessons/${course.lesson}/slides`, { type: "video" });
  await author.open(page, course.query);
  await give(page, "Video", media("onboarding/welcome.mp4"));
  await page.getByRole("button", { name: "Remove: Video" }).click();
  await expect(file(page, "Video").getByText("none yet")).toBeVisible();
  await saved(page);
  const { id: empty } = await author.call("POST", `/courses/${course.course}/lessons`, {
    title: "Empty folder",
  });
  await author.call("POST", `/lessons/${empty}/slides`, { type: "video" });
  await page.getByRole("button", { name: "Lost videos", exact: true }).click();
  await page.getByRole("button", { name: "Course options" }).click();
  await expect(page.getByRole("button", { name: "Fix Video URLs" })).toHaveCount(0);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "All courses", exact: true }).click();
  await fromMenu(page, "Menu", "Fix Video URLs");
  const row = (text: string) => dialog(page).getByRole("listitem").filter({ hasText: text });
  const group = (said: RegExp) => dialog(page).locator("section").filter({ hasText: said });
  await expect(group(/videos? (is|are) back/).getByRole("listitem")).toContainText([
    "Lost videos one",
  ]);
  await expect(row("Lost videos one")).toContainText("Lost videos · welcome.mp4");
  await expect(
    group(/no video yet/)
      .getByRole("listitem")
      .filter({ hasText: "Empty folder" }),
  ).toContainText("Lost videos");
  await row("Empty folder").getByRole("button").click();
  await expect(page.getByRole("heading", { name: "Empty folder", level: 1 })).toBeVisible();
  await expect(page.getByRole("heading", { name: "1. Video" })).toBeVisible();
  await page.getByRole("button", { name: "Lost videos", exact: true }).click();
  await page.getByRole("button", { name: /^Lost videos one/ }).click();
  await isThere(page, "Video");
  await fromMenu(page, "Menu", "Who changed what");
  await expect(dialog(page).getByText("Filled 1 missing video").first()).toBeVisible();
  await dialog(page).getByRole("button", { name: 'Open "Empty folder"' }).first().click();
  await expect(page.getByRole("heading", { name: "Empty folder", level: 1 })).toBeVisible();
});
