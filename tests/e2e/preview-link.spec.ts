import { asAuthor, newCourse } from "./author.ts";
import { axeClean } from "./axe.ts";
import { dialog, fromMenu } from "./builder-parts.ts";
import { answer, expect, test } from "./fixtures.ts";

const HOUR_S = 3_600;

test("'See it as a child' plays the draft on a phone without an account, for an hour", async ({
  page,
  live,
  browser,
}) => {
  const author = await asAuthor(live);
  const course = await newCourse(author, "A secret draft", ["What is gold?", "What glitters?"]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await author.open(page, course.query);
  await fromMenu(page, "Lesson options", "See it as a child");
  await dialog(page).getByRole("button", { name: "Make a link" }).click();
  await expect(dialog(page).getByRole("status")).toHaveText(
    /^Works for one hour, until \d+:\d\d [AP]M (today|tomorrow)\.$/,
  );
  await axeClean(page, "a preview link");
  const url = await dialog(page).getByLabel("Link").inputValue();
  await expect(dialog(page).getByRole("link", { name: "Open in a new tab" })).toHaveAttribute(
    "href",
    url,
  );

  const phone = await (await browser.newContext()).newPage();
  const calls: string[] = [];
  phone.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/api/")) calls.push(`${request.method()} ${pathname}`);
  });
  const document = await phone.goto(url);
  expect(document?.headers()["x-robots-tag"]).toBe("noindex");
  await expect(phone.getByRole("heading", { name: "A secret draft one" })).toBeVisible();
  await axeClean(phone, "the start of a preview");
  await phone.getByRole("button", { name: "Start" }).click();
  await answer(phone, "Coins");
  await expect(phone.getByText("What glitters?")).toBeVisible();
  await answer(phone, "Coins");
  await expect(phone.getByRole("heading", { name: "The end of the lesson" })).toBeVisible();
  await phone.getByRole("button", { name: "Play it again" }).click();
  await expect(phone.getByText("What is gold?")).toBeVisible();
  expect(new Set(calls)).toEqual(new Set(["POST /api/lesson-previews"]));

  live.clock.advance(HOUR_S);
  await phone.reload();
  await expect(phone.getByText("This link has ended. Please ask for a new one.")).toBeVisible();
  await phone.goto("/lesson-preview#wrong");
  await expect(phone.getByRole("heading", { name: "This link does not open" })).toBeVisible();
  await phone.context().close();
});
