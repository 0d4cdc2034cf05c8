import { fileURLToPath } from "node:url";
import { asAuthor, newCourse } from "./author.ts";
import { axeClean } from "./axe.ts";
import { dialog, file, give, isThere } from "./builder-parts.ts";
import { addFamily, expect, test } from "./fixtures.ts";

const COVER = fileURLToPath(new URL("../../docs/pictures/map.webp", import.meta.url));

test("families see a course's cover after Publish (R-STAFF-51) (T-425) @long", async ({
  page,
  live,
  browser,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const author = await asAuthor(live);
  const { course, lesson } = await newCourse(author, "Pirate Banking", ["What is gold?"]);
  await author.call("POST", `/lessons/${lesson}/publish`);
  live.clock.advance(3); // instances look every 2 s whether something was published

  await author.open(page, `?course=${course}`);
  await give(page, "Cover", COVER);
  await isThere(page, "Cover");
  await expect(page.getByText("Unpublished changes")).toBeVisible();
  await file(page, "Cover").getByRole("button", { name: "Options: Cover" }).click();
  await file(page, "Cover").getByRole("button", { name: "Delete", exact: true }).click();
  await expect(file(page, "Cover").getByRole("img")).toHaveCount(0);
  await page.getByLabel("Course title").press("Control+z");
  await expect(file(page, "Cover").getByRole("img", { name: "Cover" })).toBeVisible();
  await axeClean(page, "a course with a cover");

  await page.getByRole("button", { name: "All courses" }).click();
  const courses = page.getByRole("list", { name: "Courses", exact: true });
  const cover = (row: string) =>
    courses.getByRole("button", { name: new RegExp(`^${row} (Unp|P)ublished`) }).locator("img");
  await expect(cover("Pirate Banking")).toHaveJSProperty("complete", true);
  await expect(cover("Pirate Banking")).toHaveAttribute("src", /\/course-covers\/map-/);
  await expect(cover("Treasure Tracker")).toHaveAttribute("src", /\/videos\//);
  await axeClean(page, "all courses");

  const family = await (await browser.newContext()).newPage();
  await addFamily(family, live);
  await family.goto("/courses/CourseTrack");
  const shown = family
    .getByRole("listitem")
    .filter({ has: family.getByRole("heading", { name: "Pirate Banking" }) })
    .locator("img");
  await expect(family.getByRole("heading", { name: "Pirate Banking" })).toBeVisible();
  await expect(shown).toHaveCount(0);
  await page.getByRole("button", { name: /^Pirate Banking Unpublished changes/ }).click();
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(dialog(page).getByText("The course has another cover.")).toBeVisible();
  await dialog(page).getByRole("button", { name: "Publish 1 change" }).click();
  await expect(dialog(page).getByRole("status")).toBeVisible();
  live.clock.advance(3);
  await family.reload();
  await expect(shown).toHaveJSProperty("naturalWidth", 260);
});
