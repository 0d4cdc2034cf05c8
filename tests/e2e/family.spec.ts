import { FIRST_LESSON_ID } from "#domain/constants.ts";
import { axeClean } from "./axe.ts";
import {
  answer,
  answerQuestions,
  createAccount,
  endVideo,
  expect,
  newEmail,
  passCard,
  passParentalGate,
  playMission1,
  playOn,
  pressLink,
  signUp,
  test,
} from "./fixtures.ts";
import { firstMission, firstQuiz, secondQuiz } from "./first-quizzes.ts";
import { hasShown } from "./seen.ts";
import { welcomedAfter } from "./welcomed-after.ts";

test.describe("with motion", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("a family: sign-up, mail, mission 1, rewards, feedback, course map (T-097)", async ({
    page,
    live,
  }) => {
    const email = newEmail();
    await page.goto("/");
    await expect(page.getByRole("heading", { name: "Pocket" })).toBeVisible();
    await expect(page.getByText("Where Smart Kids Level Up")).toBeVisible();
    await expect(
      page.getByText(
        "Fun learning adventures in life skills, money smarts, and confident thinking.",
      ),
    ).toBeVisible();
    await page.getByRole("link", { name: "Get Started" }).click();
    const video = page.locator("video");
    await expect
      .poll(() => video.evaluate((v: HTMLVideoElement) => v.currentTime))
      .toBeGreaterThan(0.3);
    await endVideo(page);

    await page.waitForURL("**/onboarding/parent-name");
    await expect(page.getByRole("heading", { name: "How can I call you?" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Continue" })).toBeDisabled();
    await page.getByLabel("Parent Name").fill("Sam");
    expect(await page.evaluate(() => localStorage.getItem("parentName"))).toBe("Sam");
    await page.keyboard.press("Enter");
    await page.getByLabel("Child Name").fill("Mia");
    await page.keyboard.press("Enter");
    await page.getByLabel("Child Age").fill("6");
    await page.getByRole("button", { name: "Continue" }).click();
    await page.waitForURL("**/lesson/intro");
    await page.getByRole("button", { name: "Get Started" }).click();
    await page.waitForURL("**/onboarding/create-account");
    await page.getByLabel("Email").fill(email);
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "No thanks" }).click();
    await expect(page.locator("video")).toBeVisible();
    expect(
      await page.evaluate(() =>
        ["parentName", "childName", "childAge"].map((key) => localStorage.getItem(key)),
      ),
    ).toEqual([null, null, null]);
    await endVideo(page);
    await page.waitForURL("**/onboarding/account-verify");
    await expect(page.getByRole("button", { name: "Check Your Inbox" })).toBeDisabled();

    const mail = await live.mail(email);
    await page.goto(mail.link.href);
    await expect(page.getByText("This link signs in p•••@example.com.")).toBeVisible();
    await axeClean(page, "handler");
    expect(page.url()).not.toContain(mail.tokenHash);
    const verified = page.waitForRequest((request) => request.url().includes("/auth/v1/verify"));
    await welcomedAfter(page, () => page.getByRole("button", { name: "Sign in" }).click());
    expect((await verified).method()).toBe("GET");
    await page.waitForURL("**/lesson/intro");

    await page.getByRole("button", { name: "Get Started" }).click();
    await page.waitForURL(`**/lesson/${FIRST_LESSON_ID}`);
    await page.getByRole("button", { name: "Play video" }).click();
    await expect
      .poll(() => page.locator("video").evaluate((v: HTMLVideoElement) => v.currentTime))
      .toBeGreaterThan(0.5);
    await expect(page.locator("[data-story] svg")).toBeVisible();
    // In the words for a child of 6.
    await hasShown(page, /^(Whoa! )?My map has no coins!$/);
    expect(await page.locator("video").evaluate((v: HTMLVideoElement) => v.muted)).toBe(false);
    await page.getByRole("button", { name: "Next" }).click();

    await expect(page.getByRole("button", { name: "Select An Answer" })).toBeDisabled();
    await page.getByRole("radio", { name: firstQuiz.wrong }).click();
    await expect(page.getByText("Oops!", { exact: true })).toBeVisible();
    // Locked. Not by its place on the screen, where the feedback may lie over it.
    await page.getByRole("radio", { name: firstQuiz.right }).dispatchEvent("click");
    await expect(page.getByText("Correct!")).toBeHidden();
    await page.getByRole("button", { name: "Try Again", exact: true }).click();
    await page.getByRole("radio", { name: firstQuiz.right }).click();
    await expect(page.getByText("Correct!")).toBeVisible();
    await expect(page.getByText(firstQuiz.lastWords)).toBeVisible();
    await page.getByRole("button", { name: "Continue" }).click();
    await playOn(page, 2);

    await expect(page.getByRole("heading", { name: "Mission Accomplished!" })).toBeVisible();
    await expect(page.getByTestId("xp")).toHaveText("70");
    await axeClean(page, "mission");
    await page.getByRole("button", { name: "Continue" }).click();
    await expect(page.getByTestId("streak")).toHaveText("1");
    await axeClean(page, "streak");
    await expect(
      page.getByText("Learning daily grows your streak, but skipping a day resets it!"),
    ).toBeVisible();
    await expect(page.getByText("Play a little each day.")).toBeVisible();
    await page.getByRole("button", { name: "I'm Committed!" }).click();
    await expect(page.getByRole("heading", { name: "How did this lesson feel?" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Continue" })).toBeDisabled();
    await axeClean(page, "feedback");
    await page.getByText("Just right").click();
    await page.getByRole("button", { name: "Continue" }).click();
    await expect(page.getByRole("heading", { name: "Did you enjoy it?" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Continue" })).toBeDisabled();
    await page.getByText("Super fun!").click();
    await page.evaluate(() => Object.assign(window, { isBeforeTheMap: true }));
    await page.getByRole("button", { name: "Continue" }).click();
    await page.waitForURL("**/courses/CourseTrack");
    await passCard(page);
    await page.waitForURL("**/courses/CourseTrack");
    await expect(page.getByRole("heading", { name: "Welcome Back Mia" })).toBeVisible();
    // A full page load: nothing of the page before is left.
    expect(await page.evaluate(() => "isBeforeTheMap" in window)).toBe(false);
    const items = page.getByRole("listitem");
    const picture = (lesson: number) => items.nth(lesson).locator('[class*="picture"] > *').first();
    for (const [lesson, opacity] of ["1", "1", "0.4"].entries())
      await expect(picture(lesson)).toHaveCSS("opacity", opacity);
    await expect(items.nth(0)).toHaveAttribute("data-status", "done");
    await expect(items.nth(1)).toHaveAttribute("data-status", "current");
    await expect(items.nth(2)).toHaveAttribute("data-status", "upcoming");

    await page.goto("/account");
    await passParentalGate(page);
    await page.getByRole("button", { name: "Sign out", exact: true }).click();
    await page.waitForURL(`${live.url}/`);
    await page.goto("/courses/CourseTrack");
    await page.waitForURL("**/login");
    live.clock.advance(61);
    await page.getByLabel("Email").fill(email);
    await page.keyboard.press("Enter");
    await page.waitForURL("**/magic-link-sent");
    await expect(
      page.getByText("We've sent you a magic login link. Please check your inbox to continue."),
    ).toBeVisible();
    await pressLink(page, await live.mail(email, 1));
    await page.waitForURL("**/courses/CourseTrack");
    await expect(page.getByRole("heading", { name: "Welcome Back Mia" })).toBeVisible();
    await expect(page.getByRole("listitem").nth(0)).toHaveAttribute("data-status", "done");
  });
});

test("the link opened in a second browser, also one with another request's verifier, shows the names first", async ({
  page,
  browser,
  live,
}) => {
  const email = newEmail();
  await answerQuestions(page, { parent: "Ana", kid: "Leo", age: "9" });
  await createAccount(page, email, "Yes to all");
  const mail = await live.mail(email);
  const second = await browser.newContext({ baseURL: live.url });
  const other = await second.newPage();
  await answerQuestions(other, { parent: "Else", kid: "Other", age: "5" });
  await createAccount(other, newEmail());
  await pressLink(other, mail);
  await expect(other.getByRole("heading", { name: "Is this you?" })).toBeVisible();
  await axeClean(other, "names to confirm");
  await expect(other.getByText("Ana")).toBeVisible();
  await expect(other.getByText("Leo")).toBeVisible();
  await expect(
    other.getByText("Agreed to with the sign-up. You can change it any time on your account page:"),
  ).toBeVisible();
  await expect(other.getByText("A welcome with your names")).toBeVisible();
  await other.getByRole("button", { name: "Yes, that's us" }).click();
  await other.waitForURL("**/lesson/intro");
  await other.getByRole("button", { name: "Get Started" }).click();
  await other.waitForURL(`**/lesson/${FIRST_LESSON_ID}`);
  await second.close();
});

test("the 6-digit code typed instead of the link", async ({ page, live }) => {
  const email = newEmail();
  await answerQuestions(page);
  await createAccount(page, email);
  const { code } = await live.mail(email);
  const wrong = code === "111111" ? "222222" : "111111";
  await page.getByLabel("6-digit code").fill(wrong);
  await page.getByRole("button", { name: "Use the code" }).click();
  await expect(page.getByRole("alert")).toHaveText(
    "That code or link has expired or was used already. Please ask for a new one.",
  );
  await page.getByLabel("6-digit code").fill(code);
  await page.keyboard.press("Enter");
  await page.waitForURL("**/lesson/intro");
});

test("a scanner that opens the link and asks for its head uses nothing up", async ({
  page,
  browser,
  live,
}) => {
  const email = newEmail();
  await answerQuestions(page);
  await createAccount(page, email);
  const mail = await live.mail(email);
  const scanner = await browser.newContext({ baseURL: live.url });
  const scan = await scanner.newPage();
  await scan.goto(mail.link.href);
  await expect(scan.getByRole("button", { name: "Sign in" })).toBeVisible();
  await scan.request.head(mail.link.href);
  await scan.request.head(`${live.url}/auth/v1/verify?token=${mail.tokenHash}&type=email`);
  await scanner.close();
  await pressLink(page, mail);
  await page.waitForURL("**/lesson/intro");
});

test("a used link says so and leads to a new one", async ({ page, live }) => {
  const email = newEmail();
  await answerQuestions(page);
  await createAccount(page, email);
  const mail = await live.mail(email);
  await pressLink(page, mail);
  await page.waitForURL("**/lesson/intro");
  await page.goto(mail.link.href);
  await expect(page.getByRole("heading", { name: "This link can't be used" })).toBeVisible();
  await page.getByRole("link", { name: "Get a new link" }).click();
  await page.waitForURL("**/courses/CourseTrack");
});

test("an e-mail with a typo is corrected without typing the names again", async ({
  page,
  live,
}) => {
  await answerQuestions(page);
  await createAccount(page, `typo-${newEmail()}`);
  await page.getByRole("link", { name: "Wrong e-mail?" }).click();
  await expect(page.getByLabel("Email")).toHaveValue(/typo-/);
  const email = newEmail();
  await createAccount(page, email);
  await pressLink(page, await live.mail(email));
  await page.waitForURL("**/lesson/intro");
  expect(
    await page.evaluate(() => [
      sessionStorage.getItem("sentSignup"),
      localStorage.getItem("signupId"),
    ]),
  ).toEqual([null, null]);
});

test("a reload in mid-lesson resumes the slide, on another device too, and after a restart of the server", async ({
  page,
  browser,
  live,
}) => {
  const email = await signUp(page, live);
  await page.getByRole("button", { name: "Get Started" }).click();
  await page.getByRole("button", { name: "Next" }).click();
  await answer(page, firstQuiz.right);
  await expect(page.getByRole("radio", { name: secondQuiz.answer })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("radio", { name: secondQuiz.answer })).toBeVisible();
  await live.restart();
  await page.reload();
  await expect(page.getByRole("radio", { name: secondQuiz.answer })).toBeVisible();

  live.clock.advance(61);
  const tablet = await browser.newContext({
    baseURL: live.url,
    viewport: { width: 820, height: 1180 },
  });
  const other = await tablet.newPage();
  await other.goto("/login");
  await other.getByLabel("Email").fill(email);
  await other.keyboard.press("Enter");
  await other.waitForURL("**/magic-link-sent");
  await other.getByLabel("6-digit code").fill((await live.mail(email, 1)).code);
  await other.keyboard.press("Enter");
  await other.waitForURL("**/courses/CourseTrack");
  await other.getByRole("button", { name: "Get Started" }).click();
  await expect(other.getByRole("radio", { name: secondQuiz.answer })).toBeVisible();
  await tablet.close();
});

test("a reload on the last slide loses no reward, and a second round gives no second one @long", async ({
  page,
  live,
}) => {
  await signUp(page, live);
  await page.getByRole("button", { name: "Get Started" }).click();
  await page.getByRole("button", { name: "Next" }).click();
  await playOn(page, 1, -1);
  await expect(page.getByRole("radio").first()).toBeVisible();
  await page.reload();
  await playOn(page, firstMission.length - 1);
  await expect(page.getByTestId("xp")).toHaveText("70");
  await page.goto(`/lesson/${FIRST_LESSON_ID}`);
  await playMission1(page);
  await expect(page.getByTestId("xp")).toHaveText("70");
});
