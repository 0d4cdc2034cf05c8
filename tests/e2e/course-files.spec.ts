import { eq, inArray } from "drizzle-orm";
import { courseFileRuns, lessons } from "#server/platform/db/schema.ts";
import { asAuthor, newCourse } from "./author.ts";
import { axeClean } from "./axe.ts";
import { dialog, fromMenu } from "./builder-parts.ts";
import { expect, test } from "./fixtures.ts";

test("a course is copied, exported to a file and imported again, which asks before it replaces an edit", async ({
  page,
  live,
}) => {
  const author = await asAuthor(live);
  const { course, lesson } = await newCourse(author, "Harbour", ["What floats?"]);
  await author.open(page, `?course=${course}`);
  await expect(page.getByRole("heading", { name: "Harbour", level: 1 })).toBeVisible();
  await fromMenu(page, "Course options", "Duplicate course");
  await expect(page.getByRole("heading", { name: "Harbour (copy)", level: 1 })).toBeVisible();
  await expect(page.getByRole("list", { name: "Lessons" })).toContainText("Harbour one");

  await author.open(page, `?course=${course}`);
  await expect(page.getByRole("heading", { name: "Harbour", level: 1 })).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    fromMenu(page, "Course options", "Export course"),
  ]);
  expect(download.suggestedFilename()).toBe("harbour.course.zip");
  const file = await download.path();

  const { row_version } = (await author.call("GET", "/outline"))
    .flatMap(({ lessons }: { lessons: { id: string; row_version: number }[] }) => lessons)
    .find(({ id }: { id: string }) => id === lesson);
  await author.call("PATCH", `/lessons/${lesson}`, { row_version, title: "Harbour by night" });

  await page.getByRole("button", { name: "All courses" }).click();
  await fromMenu(page, "Menu", "Import a course or lesson");
  const chooser = dialog(page).getByLabel("Course file");
  await chooser.setInputFiles({
    name: "notes.zip",
    mimeType: "application/zip",
    buffer: Buffer.from("no zip file"),
  });
  await expect(dialog(page).getByRole("alert")).toContainText("This is not a course file");
  await chooser.setInputFiles(file);
  await expect(dialog(page).getByRole("listitem")).toHaveText([
    'Lesson "Harbour by night": its title becomes "Harbour one". edited here',
  ]);
  const confirm = dialog(page).getByRole("button", { name: "Import", exact: true });
  await expect(confirm).toBeDisabled();
  await axeClean(page, "the list of changes of an import");
  await dialog(page).getByLabel("Replace what was edited here").check();
  await confirm.click();
  await expect(dialog(page).getByRole("status")).toHaveText('"Harbour" is imported.');
  await dialog(page).getByRole("button", { name: "Open the course" }).click();
  await expect(page.getByRole("heading", { name: "Harbour", level: 1 })).toBeVisible();
  const lessons = page.getByRole("list", { name: "Lessons" });
  await expect(lessons).toContainText("Harbour one");
  await expect(lessons).not.toContainText("Harbour by night");
});

test("an author whose course file finds no free place imports it later without another upload @long", async ({
  page,
  live,
}) => {
  const author = await asAuthor(live);
  const { course } = await newCourse(author, "Lighthouse", ["What shines?"]);
  await author.open(page, `?course=${course}`);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    fromMenu(page, "Course options", "Export course"),
  ]);
  const file = await download.path();
  const { db } = live.running().context;
  const others = [crypto.randomUUID(), crypto.randomUUID()];
  await db
    .insert(courseFileRuns)
    .values(others.map((author_id) => ({ author_id, touched_at: live.clock.now() })));

  await page.getByRole("button", { name: "All courses" }).click();
  await fromMenu(page, "Menu", "Import a course or lesson");
  await dialog(page).getByLabel("Course file").setInputFiles(file);
  await expect(dialog(page).getByRole("alert")).toHaveText(
    "Other authors are importing courses just now. Please try again in a minute or two.",
  );
  await axeClean(page, "an import that has to come later");
  await db.delete(courseFileRuns).where(inArray(courseFileRuns.author_id, others));
  const uploads: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/staff/uploads")) uploads.push(request.method());
  });
  await dialog(page).getByRole("button", { name: "Continue the upload" }).click();
  await expect(dialog(page)).toContainText('"Lighthouse" is here already');
  expect(uploads).not.toContain("POST");
});

test("a lesson is exported to a file and imported into a course that the author chooses @long", async ({
  page,
  live,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const author = await asAuthor(live);
  const { query, lesson } = await newCourse(author, "Cove", ["What floats?"]);
  await newCourse(author, "Bay");
  await author.open(page, query);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    fromMenu(page, "Lesson options", "Export lesson"),
  ]);
  expect(download.suggestedFilename()).toBe("cove-one.lesson.zip");
  const file = await download.path();
  const choose = async () => {
    await author.open(page);
    await fromMenu(page, "Menu", "Import a course or lesson");
    await dialog(page).getByLabel("Course file").setInputFiles(file);
  };
  await choose();
  await expect(dialog(page).getByText('"Cove one" is here already')).toBeVisible();
  await author.call("DELETE", `/items/lesson/${lesson}`);
  await choose();
  await expect(dialog(page).getByRole("alert")).toContainText("is in the trash here");

  // As on another installation.
  await live.running().context.db.delete(lessons).where(eq(lessons.id, lesson));
  await choose();
  await expect(dialog(page).getByText('Which course does "Cove one" belong to?')).toBeVisible();
  const confirm = dialog(page).getByRole("button", { name: "Import", exact: true });
  await expect(confirm).toBeDisabled();
  await axeClean(page, "the import of a lesson");
  await dialog(page).getByRole("combobox", { name: "Course" }).selectOption("Bay");
  await expect(dialog(page).getByRole("listitem")).toHaveText([
    'New lesson "Cove one" with 1 slide.',
  ]);
  await confirm.click();
  await expect(dialog(page).getByRole("status")).toHaveText('"Cove one" is imported.');
  await dialog(page).getByRole("button", { name: "Open the course" }).click();
  await expect(page.getByRole("heading", { name: "Bay", level: 1 })).toBeVisible();
  await expect(page.getByRole("list", { name: "Lessons" })).toContainText("Cove one");
});
