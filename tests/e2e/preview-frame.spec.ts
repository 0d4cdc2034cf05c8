import { asAuthor, newCourse } from "./author.ts";
import { expect, test } from "./fixtures.ts";

test.use({ viewport: { width: 1440, height: 900 } });

test("the preview works in a process of its own, so that it takes no time of the desk (T-922)", async ({
  page,
  live,
}) => {
  const author = await asAuthor(live);
  const course = await newCourse(author, "Apart", ["Together?"]);
  await author.open(page, course.query);
  await expect(page.frameLocator("iframe").getByText("Together?")).toBeVisible();
  const frame = page.frames().find((shown) => shown !== page.mainFrame());
  // The protocol has a session of its own only for a frame that is in another process.
  expect(frame && (await page.context().newCDPSession(frame))).toBeDefined();
});

test("a preview that can't be loaded leaves the focus to the field in which an author types (T-902)", async ({
  page,
  live,
}) => {
  const author = await asAuthor(live);
  const course = await newCourse(author, "Focus kept", ["Before?"]);
  const isCut = Promise.withResolvers<void>();
  await page.route(/\/PreviewFrame-[^/]*\.js$/, async (route) => {
    await isCut.promise;
    await route.abort();
  });
  await author.open(page, course.query);
  const question = page.getByLabel("Question", { exact: true });
  await question.fill("Typed ");
  isCut.resolve();
  await expect(
    page.frameLocator("iframe").getByText("Oops! Something went wrong", { exact: true }),
  ).toBeVisible();
  await page.keyboard.type("on");
  await expect(question).toHaveValue("Typed on");
});

test("on a phone the preview shows all of a child's screen, and scrolls in a low window (T-819)", async ({
  page,
  live,
}) => {
  const author = await asAuthor(live);
  const course = await newCourse(author, "Whole", ["All of it?"]);
  await page.setViewportSize({ width: 390, height: 844 });
  await author.open(page, course.query);
  await page.getByRole("tab", { name: "Preview" }).click();
  const check = page.frameLocator("iframe").getByRole("button", { name: "Select An Answer" });
  await expect(check).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 640, height: 390 });
  await expect(check).not.toBeInViewport();
  await check.scrollIntoViewIfNeeded();
  await expect(check).toBeInViewport({ ratio: 1 });
  expect((await check.boundingBox())?.height).toBeGreaterThan(30);
});
