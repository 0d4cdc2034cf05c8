import { asAuthor, newCourse } from "./author.ts";
import { dialog, labels, slideList } from "./builder-parts.ts";
import { expect, test } from "./fixtures.ts";

test("a slide that comes back after another lesson was opened does not open there (R-STAFF-50) (T-393)", async ({
  page,
  live,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const author = await asAuthor(live);
  const course = await newCourse(author, "Late", ["A?", "B?"]);
  await author.call("POST", `/courses/${course.course}/lessons`, { title: "The other lesson" });
  await author.open(page, `${course.query}&slide=${course.slides[0]}`);
  await page.getByRole("button", { name: "Delete slide" }).click();
  await dialog(page).getByRole("button", { name: "Delete", exact: true }).click();
  await expect.poll(() => labels(slideList(page))).toEqual(["1. B?"]);

  const asked = Promise.withResolvers<undefined>();
  const answered = Promise.withResolvers<undefined>();
  await page.route("**/slide-batches", async (route) => {
    asked.resolve(undefined);
    await answered.promise;
    await route.continue();
  });
  await page.locator("body").press("Control+z");
  await asked.promise;
  await page.getByRole("button", { name: "Late", exact: true }).click();
  await page.getByRole("button", { name: /^The other lesson/ }).click();
  await expect(page.getByRole("heading", { name: "The other lesson", level: 1 })).toBeFocused();
  answered.resolve(undefined);

  await expect(page.getByText("1 slide put back.")).toBeAttached();
  expect(new URL(page.url()).searchParams.get("slide")).toBeNull();
  await expect(page.getByRole("heading", { name: "The other lesson", level: 1 })).toBeFocused();
  await page.goBack();
  await page.getByRole("button", { name: /^Late one/ }).click();
  await expect.poll(() => labels(slideList(page))).toEqual(["1. A?", "2. B?"]);
});
