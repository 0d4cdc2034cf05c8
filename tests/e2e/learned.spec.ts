import { missions } from "#course/treasure-tracker/course.ts";
import { axeClean } from "./axe.ts";
import { addFamily, expect, finishMissions, passParentalGate, test, tokenOf } from "./fixtures.ts";
import type { LiveServer } from "./fixtures.ts";
import { firstMission } from "./first-quizzes.ts";

const [first] = missions;
const quizzes = (first?.lesson.slides ?? []).flatMap((slide) =>
  slide.type === "quiz" ? [slide] : [],
);
const [easy, tricky] = quizzes;

/** What the child's page sends of these attempts at questions of mission 1. */
async function answered(live: LiveServer, token: string): Promise<void> {
  const at = live.clock.now().toISOString();
  const lesson_id = first?.lesson.id;
  const wrong = tricky?.quiz_answers.findIndex(({ is_correct }) => !is_correct);
  const tried = (slide_id: string | undefined, data: object) => ({
    event_id: crypto.randomUUID(),
    name: "answer_tried",
    lesson_id,
    slide_id,
    at,
    data,
  });
  const viewed = firstMission.map(({ id }) => ({
    event_id: crypto.randomUUID(),
    name: "slide_viewed",
    lesson_id,
    slide_id: id,
    at,
  }));
  const events = [
    ...viewed,
    tried(easy?.id, { attempt: 1, correct: true, detail: "0" }),
    tried(tricky?.id, { attempt: 1, correct: false, detail: String(wrong) }),
    tried(tricky?.id, { attempt: 2, correct: true, detail: "0" }),
  ];
  const sent = await fetch(`${live.url}/api/events`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
    body: JSON.stringify({ events }),
  });
  expect(sent.status).toBe(200);
}

test("a parent sees what a child learned, and is offered the weekly mail once (T-195)", async ({
  page,
  live,
}) => {
  await page.goto("/account/learned");
  await page.waitForURL("**/login");
  await addFamily(page, live);
  await page.goto("/account");
  await passParentalGate(page);
  await page.getByRole("link", { name: "Would you like this once a week by e-mail?" }).click();
  await expect(page.getByRole("heading", { name: "Once a week by e-mail" })).toBeFocused();
  await page.getByRole("button", { name: "No, thanks" }).click();
  await expect(page.getByText("Would you like this once a week by e-mail?")).toHaveCount(0);
  await page.route("**/api/**/learned", (route) => route.abort(), { times: 1 });
  await page.getByRole("link", { name: "See what was learned" }).click();
  await page.getByRole("button", { name: "Try Again", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Mia has not played yet." })).toBeVisible();
  await axeClean(page, "nothing learned yet");

  await answered(live, await tokenOf(page));
  await finishMissions(page, live, 1);
  await page.reload();
  await expect(page.getByRole("heading", { name: "What Mia showed" })).toBeVisible();
  await expect(page.getByText("Right on the first try: 1 of 2", { exact: true })).toBeVisible();
  await expect(page.getByText("1 of 5", { exact: true })).toBeVisible();
  await expect(page.getByText(String(easy?.idea), { exact: true })).toBeVisible();
  await expect(page.getByText("Right on try 2.")).toBeVisible();
  await expect(
    page.getByRole("cell", { name: String(firstMission.length), exact: true }),
  ).toHaveCount(1);
  await expect(page.getByText(String(missions[1]?.lesson.mission_card?.dinner))).toBeVisible();
  await axeClean(page, "what was learned");

  await expect(page.getByText("It is off.")).toBeVisible();
  await page.getByLabel("Day").selectOption("Friday");
  await page.getByLabel("Hour").selectOption("7 AM");
  await page.getByLabel("Time zone").selectOption({ label: "America/New York" });
  await page.route("**/api/me/weekly-summary", (route) => route.abort(), { times: 1 });
  await page.getByRole("button", { name: "Switch the weekly e-mail on" }).click();
  await expect(page.getByRole("alert")).toBeVisible();
  await page.getByRole("button", { name: "Switch the weekly e-mail on" }).click();
  await expect(page.getByText("It is on. The next one comes on Friday")).toBeVisible();
  await axeClean(page, "a weekly mail that is on");
  await page.reload();
  await expect(page.getByLabel("Day")).toHaveValue("5");
  const zone = page.getByLabel("Time zone");
  await expect(zone).toHaveValue("America/New_York");
  await zone.selectOption("Asia/Tokyo");
  await page.getByRole("button", { name: "Save the new time" }).click();
  await expect(page.getByRole("button", { name: "Save the new time" })).toBeHidden();
  await page.reload();
  await expect(zone).toHaveValue("Asia/Tokyo");
  await expect(
    page.getByText(/^It is on\. The next one comes on Friday, .* at 7 AM\.$/),
  ).toBeVisible();
  await page.getByRole("button", { name: "Switch it off" }).click();
  await expect(page.getByText("It is off.")).toBeVisible();
  await page.getByRole("link", { name: "Back to your account" }).click();
  await expect(page.getByRole("link", { name: "See what was learned" })).toBeVisible();
  await page.waitForLoadState("networkidle");
  await expect(page.getByText("Would you like this once a week by e-mail?")).toHaveCount(0);
});
