import { FIRST_LESSON_ID } from "#domain/constants.ts";
import { missions } from "#course/treasure-tracker/course.ts";
import { axeClean } from "./axe.ts";
import {
  addFamily,
  expect,
  finishMissions,
  passParentalGate,
  passRewards,
  test,
} from "./fixtures.ts";

const [first] = missions;
const card = first?.lesson.mission_card;
const [TITLE, LESSON] = [card?.title ?? "", first?.lesson.title ?? ""];

test("a mission card is done at home once and becomes a treasure on the map", async ({
  page,
  live,
}) => {
  await page.goto("/account/mission-cards");
  await page.waitForURL("**/login");
  await addFamily(page, live);
  await page.goto("/account/mission-cards");
  await passParentalGate(page);
  await expect(page.getByText("There is no card yet.")).toBeVisible();
  await axeClean(page, "no mission card yet");

  await finishMissions(page, live, 1);
  await page.goto(`/lesson/mission-accomplished?lesson=${FIRST_LESSON_ID}`);
  await passRewards(page, "Super fun!");
  await page.waitForURL(`**/lesson/mission-card?lesson=${FIRST_LESSON_ID}`);
  const title = page.getByRole("heading", { level: 1, name: TITLE });
  await expect(title).toBeFocused();
  await expect(page.getByText(String(card?.little))).toBeVisible(); // Mia is 6
  for (const { text } of card?.steps ?? [])
    await expect(page.getByRole("button", { name: `Listen: ${text}` })).toBeVisible();
  await axeClean(page, "mission card");
  const sound = page.waitForRequest(/slide-audio\/1-card-step-1/);
  await page.getByRole("button", { name: `Listen: ${card?.steps[0]?.text}` }).click();
  await sound;
  await page.getByRole("button", { name: "To my map", exact: true }).click();
  await page.waitForURL("**/courses/CourseTrack");
  await expect(page.getByRole("heading", { name: "Welcome Back Mia" })).toBeVisible();
  await page.reload(); // it is shown by itself once
  await expect(page.getByRole("heading", { name: "Welcome Back Mia" })).toBeVisible();
  await page.route("**/api/me/course-track*", (route) => route.abort(), { times: 1 });
  await page.route("**/api/course-track*", (route) => route.abort(), { times: 1 });
  await page.getByRole("link", { name: `Mission card: ${LESSON}` }).press("Enter");
  await page.getByRole("button", { name: "Try Again", exact: true }).click();
  await expect(title).toBeVisible();

  await page.goto("/account");
  await page.route("**/api/**/mission-cards", (route) => route.abort(), { times: 1 });
  await page.getByRole("link", { name: "Mission cards" }).click();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { level: 2, name: TITLE })).toBeVisible();
  await expect(page.getByText(String(card?.dinner)).first()).toBeVisible();
  await axeClean(page, "a parent's mission cards");
  const sheets = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  expect(sheets.match(/\/Type \/Page\b/g)).toHaveLength(1);
  await page.emulateMedia({ media: "print" });
  await expect(title).toBeHidden();
  await expect(page.getByText("A mission for Mia")).toBeVisible();
  await page.emulateMedia({ media: "screen" });

  const did = page.getByRole("button", { name: `We did it: ${TITLE}` });
  await page.route("**/mission-cards/*/done", (route) => route.abort(), { times: 1 });
  await did.click();
  await expect(page.getByRole("alert")).toBeVisible();
  await did.dblclick();
  await expect(page.getByText("The treasure is on the map.")).toBeVisible();
  await expect(did).toBeHidden();
  await axeClean(page, "a mission card that is done");
  const undo = page.getByRole("button", { name: `Undo: ${TITLE}` });
  await expect(undo).toBeFocused();
  await undo.press("Enter");
  await expect(page.getByText("Undone. The treasure is off the map again.")).toBeVisible();
  await expect(undo).toBeHidden();
  await did.press("Enter");
  await expect(page.getByText("The treasure is on the map.")).toBeVisible();
  await page.reload();
  await expect(page.getByText("The treasure is on the map.")).toBeVisible();
  await expect(undo).toBeHidden();

  await page.goto("/courses/CourseTrack");
  await expect(
    page.getByRole("img", { name: `Treasure of the mission card: ${LESSON}` }),
  ).toHaveCount(1);
  await axeClean(page, "a map with a treasure");
  await page.getByRole("link", { name: `Treasure of the mission card: ${LESSON}` }).click();
  await expect(page.getByText("You did it! Your treasure is on the map.")).toBeVisible();
});

test("all of a mission card, and its song, is seen at once on a phone; on a smaller one it scrolls to its end by keys (T-2221)", async ({
  page,
  live,
}) => {
  await addFamily(page, live);
  await finishMissions(page, live);
  for (const { lesson } of missions) {
    await page.goto(`/lesson/mission-card?lesson=${lesson.id}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const song = page.getByRole("button", { name: "Sing with Pocket", exact: true });
    await page.setViewportSize({ width: 390, height: 844 });
    for (const last of [page.getByRole("listitem").last(), song]) {
      const [part, goOn] = [
        await last.boundingBox(),
        await page.getByRole("button", { name: "To my map", exact: true }).boundingBox(),
      ];
      expect((part?.y ?? Infinity) + (part?.height ?? 0)).toBeLessThanOrEqual(goOn?.y ?? 0);
    }
    for (const size of [
      { width: 320, height: 568 },
      { width: 844, height: 390 },
    ]) {
      await page.setViewportSize(size);
      await page.getByRole("heading", { level: 1 }).focus();
      await page.keyboard.press("End");
      await expect(song).toBeInViewport({ ratio: 1 });
    }
  }
});
