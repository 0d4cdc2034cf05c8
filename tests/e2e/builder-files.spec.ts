import { readFile } from "node:fs/promises";
import { expect, newEmail, test } from "./fixtures.ts";
import { asAuthor, newCourse } from "./author.ts";
import { saved, file, fromMenu, give, isThere, dialog, openChecklist } from "./builder-parts.ts";
import { FIRST_LESSON_ID } from "#domain/constants.ts";
import { aggregateInsight } from "#server/insight/aggregate.ts";
import { media } from "#tests/support/authoring.ts";
import { call, familyOn } from "#tests/support/process.ts";
import { axeClean } from "./axe.ts";

test.use({ viewport: { width: 1440, height: 900 } });

test("an upload that was cut goes on where it was", async ({ page, live }) => {
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
  await page.getByRole("button", { name: "Go on" }).click();
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
    page.getByRole("button", { name: "Slide 1, answer 1: The picture is not said in words." }),
  ).toBeVisible();
  await page
    .getByRole("button", { name: "Slide 1, answer 1: The picture is not said in words." })
    .click();
  await expect(page.getByLabel("Answer 1: The picture in words")).toBeFocused();
  await page.keyboard.type("A small otter");
  await expect(page.getByText("The picture is not said in words.")).toHaveCount(0);
  await saved(page);
  await page.getByRole("button", { name: `Remove: ${picture}` }).click();
  await expect(page.getByRole("img", { name: picture })).toHaveCount(0);
  await saved(page);
  expect(
    (await author.call("GET", `/lessons/${course.lesson}/slides`))[0].quiz_answers[0],
  ).toMatchObject({ image_url: null, alt: null });
});

test("'Statistics' shows the way in, the lessons, and each slide beside its editor", async ({
  page,
  live,
}) => {
  const token = await familyOn(live.url, newEmail());
  const [slide] = (await call(live.url, "GET", `/api/lessons/${FIRST_LESSON_ID}`, { token })).body
    .slides;
  const event = (name: string, more: object = {}) => ({
    event_id: crypto.randomUUID(),
    name,
    lesson_id: FIRST_LESSON_ID,
    at: live.clock.now().toISOString(),
    ...more,
  });
  const events = [event("lesson_started"), event("slide_viewed", { slide_id: slide.id })];
  await call(live.url, "POST", "/api/events", { token, body: { events } });
  await aggregateInsight(live.running().context);

  const author = await asAuthor(live);
  await author.open(page, `?lesson=${FIRST_LESSON_ID}`);
  await live.running().runDueWork();
  await expect(page.getByText(/^Last 30 days: \d+ saw it, \d+ left here\.$/)).toBeVisible();
  await fromMenu(page, "Menu", "Statistics");
  await expect(
    dialog(page).getByRole("listitem").filter({ hasText: "First lesson started" }),
  ).toContainText(/[1-9]/);
  await expect(
    dialog(page).getByRole("img", { name: /^In 30 days \d+ lessons? started and \d+ finished\.$/ }),
  ).toBeVisible();
  await dialog(page).getByText("As a table").click();
  await expect(dialog(page).getByRole("row", { name: /^Coins on the Map/ })).toBeVisible();
  await expect(
    dialog(page).getByRole("row", { name: /^Lesson Builder other engagement [1-9]/ }),
  ).toBeVisible();
  await axeClean(page, "statistics");
});

test("'Fix Video URLs' says what it filled and what it could not; the log says who did what", async ({
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
  await fromMenu(page, "Course", "Fix Video URLs");
  const row = (text: string) => dialog(page).getByRole("listitem").filter({ hasText: text });
  await expect(row("Lost videos one, slide 1")).toContainText("filled with welcome-");
  await expect(row("Empty folder, slide 1")).toContainText(
    "there is no video in the lesson's folder",
  );
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: /^Lost videos one/ }).click();
  await isThere(page, "Video");
  await fromMenu(page, "Menu", "Who changed what");
  await expect(
    dialog(page).getByText("Author filled missing videos: 1 slides").first(),
  ).toBeVisible();
  await expect(dialog(page).getByText("Author added the lesson: Empty folder")).toBeVisible();
});
