import { STAFF_SESSION_MS } from "#domain/constants.ts";
import { addStaff } from "#server/auth/staff.ts";
import { asAuthor, newCourse } from "./author.ts";
import { axeClean } from "./axe.ts";
import { fromMenu, isAudible } from "./builder-parts.ts";
import { addFamily, expect, newEmail, pressLink, test } from "./fixtures.ts";

test.use({ viewport: { width: 820, height: 1180 } });

test("the password opens the builder, a wrong one does not, and signing out closes it", async ({
  page,
  live,
}) => {
  const { password } = await asAuthor(live);
  await page.goto("/lesson-builder");
  await axeClean(page, "staff sign-in");
  await page.getByLabel("Password").fill("not it");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Wrong password")).toBeVisible();
  await page.getByLabel("Password").fill(password);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Courses" })).toBeVisible();
  await axeClean(page, "builder without a lesson");
  await page.reload();
  await fromMenu(page, "Menu", "Sign out");
  await expect(page.getByLabel("Password")).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Password")).toBeVisible();
});

test("a named author comes in by code, or by the mail's button; a family's session beside it stays", async ({
  page,
  live,
  browser,
}) => {
  const email = newEmail();
  await addStaff(live.running().context.authContext, email);
  await addFamily(page, live);
  await page.goto("/lesson-builder");
  await page.getByRole("button", { name: "Sign in with e-mail" }).click();
  await page.getByLabel("Your e-mail").fill("nobody");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Please type a whole e-mail address.")).toBeVisible();
  await page.getByLabel("Your e-mail").fill(email);
  await page.keyboard.press("Enter");
  await expect(page.getByText(/^If this address belongs to staff/)).toBeVisible();
  await page.getByLabel("Code").fill("000000");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert")).toBeVisible();
  const mail = await live.mail(email);
  await page.getByLabel("Code").fill(mail.code);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Courses" })).toBeVisible();
  await page.goto("/lesson/intro");
  await expect(page.getByRole("button", { name: "Get Started" })).toBeVisible();
  await page.getByRole("button", { name: "Get Started" }).click();
  await page.waitForURL(/\/lesson\/[0-9a-f-]{36}$/);

  live.clock.advance(61);
  const phone = await (await browser.newContext()).newPage();
  await phone.goto("/lesson-builder");
  await phone.getByRole("button", { name: "Sign in with e-mail" }).click();
  await phone.getByLabel("Your e-mail").fill(email);
  await phone.keyboard.press("Enter");
  await pressLink(phone, await live.mail(email, 1));
  await phone.waitForURL("**/lesson-builder");
  await expect(phone.getByRole("heading", { name: "Courses" })).toBeVisible();
  await phone.context().close();
});

test("a parent's own account opens nothing (T-052)", async ({ page, live }) => {
  const email = await addFamily(page, live);
  live.clock.advance(61);
  await page.goto("/lesson-builder");
  await page.getByRole("button", { name: "Sign in with e-mail" }).click();
  await page.getByLabel("Your e-mail").fill(email);
  await page.keyboard.press("Enter");
  await page.getByLabel("Code").fill((await live.mail(email, 1)).code);
  await page.keyboard.press("Enter");
  await expect(page.getByText("This account may not open the lesson builder.")).toBeVisible();
  await axeClean(page, "builder refused");
  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(page.getByLabel("Password")).toBeVisible();
});

test("after eight hours the password is asked again, and nothing typed is lost (T-043)", async ({
  page,
  live,
}) => {
  const author = await asAuthor(live);
  const course = await newCourse(author, "Long day", ["Morning?"]);
  await author.open(page, course.query);
  await expect(page.getByLabel("Question", { exact: true })).toHaveValue("Morning?");
  // A request that is answered now would end the session before the text is typed.
  await page.waitForLoadState("networkidle");
  await page.route("**/presence**", (route) => route.abort());
  live.clock.advance(STAFF_SESSION_MS / 1000);
  await page.getByLabel("Question", { exact: true }).fill("Evening?");
  await expect(page.getByText(/^Your session has ended\./)).toBeVisible();
  await page.getByLabel("Password").fill(author.password);
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Question", { exact: true })).toHaveValue("Evening?");
  await expect(
    page
      .getByText("Unpublished changes", { exact: true })
      .or(page.getByText("Not published yet", { exact: true })),
  ).toBeVisible();
  await expect(page.locator("[data-status=saved]")).toHaveCount(2);
  const again = await asAuthor(live);
  await expect
    .poll(
      async () => (await again.call("GET", `/lessons/${course.lesson}/slides`))[0].quiz_question,
    )
    .toBe("Evening?");
});

test("what one author typed is kept for that author, and neither shown to nor saved by another on the same page", async ({
  page,
  live,
}) => {
  const email = newEmail();
  await addStaff(live.running().context.authContext, email);
  const author = await asAuthor(live);
  const course = await newCourse(author, "Two shifts", ["Morning?"]);
  await author.open(page, course.query);
  const question = page.getByLabel("Question", { exact: true });
  await expect(question).toHaveValue("Morning?");
  // A request that is answered now would end the session before the text is typed.
  await page.waitForLoadState("networkidle");
  await page.route("**/presence**", (route) => route.abort());
  live.clock.advance(STAFF_SESSION_MS / 1000);
  await question.fill("Evening?");
  await expect(page.getByText(/^Your session has ended\./)).toBeVisible();

  await page.getByRole("button", { name: "Sign in with e-mail" }).click();
  await page.getByLabel("Your e-mail").fill(email);
  await page.keyboard.press("Enter");
  await page.getByLabel("Code").fill((await live.mail(email)).code);
  await page.keyboard.press("Enter");
  await expect(question).toHaveValue("Morning?");
  await page.getByLabel("Heading above the question (optional)").fill("Second shift");
  await expect(page.locator("[data-status=saved]")).toHaveCount(2);
  const again = await asAuthor(live);
  const saved = async () => (await again.call("GET", `/lessons/${course.lesson}/slides`))[0];
  await expect.poll(async () => (await saved()).quiz_heading).toBe("Second shift");
  expect((await saved()).quiz_question).toBe("Morning?");

  await fromMenu(page, "Menu", "Sign out");
  await page.getByLabel("Password").fill(again.password);
  await page.keyboard.press("Enter");
  await expect(question).toHaveValue("Evening?");
});

test("a recorded line is in the lesson at once, and is kept where it can't be saved (T-721)", async ({
  page,
  live,
}) => {
  const author = await asAuthor(live);
  const course = await newCourse(author, "Spoken", ["Say it?"]);
  await author.open(page, course.query);
  const line = page.getByRole("group", { name: "Voice for the question" });
  await line.getByRole("button", { name: "Record: Voice for the question" }).click();
  await expect(line.getByText("Recording...")).toBeVisible();
  await isAudible(line);
  await line.getByRole("button", { name: "Stop" }).click();
  const url = async () =>
    (await author.call("GET", `/lessons/${course.lesson}/slides`))[0].quiz_audio_url;
  await expect.poll(url).toMatch(/recording-[0-9a-f]{32}\.wav$/);
  const play = line.getByRole("button", { name: "Play: Voice for the question" });
  await play.click();
  await expect(
    line.getByRole("button", { name: "Stop: Voice for the question" }).or(play),
  ).toBeVisible();
  await expect(line.getByText(/^Recorded, 0:0\d$/)).toBeVisible();
  await expect(
    line.getByRole("button", { name: "Record again: Voice for the question" }),
  ).toBeVisible();
  await axeClean(page, "a recorded line");
  await line.getByRole("button", { name: "Options: Voice for the question" }).click();
  await line.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(line.getByText("none yet")).toBeVisible();
  await expect.poll(url).toBeNull();

  // Without the server it is kept on the device, also over a reload.
  await page.route("**/api/staff/uploads**", (route) => route.abort());
  await line.getByRole("button", { name: "Record: Voice for the question" }).click();
  await isAudible(line);
  await line.getByRole("button", { name: "Stop" }).click();
  await expect(line.getByLabel("Your recording")).toBeVisible({ timeout: 40_000 });
  await page.unroute("**/api/staff/uploads**");
  await page.reload();
  const recording = line.getByLabel("Your recording");
  await expect
    .poll(() => recording.evaluate((audio: HTMLAudioElement) => audio.readyState))
    .toBeGreaterThan(0);
  await axeClean(page, "a recording");
  await line.getByRole("button", { name: "Use this recording" }).click();
  await expect(play).toBeVisible();
  await expect.poll(url).toMatch(/recording-[0-9a-f]{32}\.wav$/);
  const stored = await url();
  const { addresses: signedUrls } = await author.call("POST", "/media-addresses", {
    urls: [stored],
  });
  const bytes = new DataView(await (await fetch(live.url + signedUrls[stored])).arrayBuffer());
  expect([bytes.getUint16(22, true), bytes.getUint32(24, true), bytes.getUint16(34, true)]).toEqual(
    [1, 24_000, 16],
  );
});

test("without a microphone it says so", async ({ page, live, context }) => {
  await context.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () =>
      Promise.reject(new DOMException("no", "NotAllowedError"));
  });
  const author = await asAuthor(live);
  const course = await newCourse(author, "Silent", ["Say it?"]);
  await author.open(page, course.query);
  await page.getByRole("button", { name: "Record: Voice for the question" }).click();
  await expect(page.getByText(/^The microphone can't be used\./)).toBeVisible();
});

test("where the server can't be reached it says so, and goes on when it can", async ({
  page,
  live,
}) => {
  const author = await asAuthor(live);
  await page.route("**/api/staff/outline", (route) => route.abort());
  await author.open(page);
  await expect(
    page.getByText("You seem to be offline. Please check the connection and try again."),
  ).toBeVisible();
  await page.unroute("**/api/staff/outline");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { name: "Courses" })).toBeVisible();
});
