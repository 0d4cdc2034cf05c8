import type { Page } from "@playwright/test";
import { FIRST_LESSON_ID } from "#domain/constants.ts";
import { missions } from "#course/treasure-tracker/course.ts";
import {
  addFamily,
  answerQuestions,
  expect,
  finishMissions,
  newEmail,
  test,
  tokenOf,
} from "./fixtures.ts";
import { onEach } from "./reachable.ts";

const PHONE = { width: 390, height: 844 };
const SMALL_PHONE = { width: 320, height: 568 };
const ON_ITS_SIDE = { width: 844, height: 390 };
const SCREENS = [
  SMALL_PHONE,
  PHONE,
  ON_ITS_SIDE,
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
];

/** What is wrong with Pocket's place in a card's screen; runs in the page. */
function lookAtPocket(): string[] {
  const SEEN_PX = 72;
  const boxOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
  const [pocket, card] = [boxOf("main [data-mood]"), boxOf("main h1")];
  const around = document.querySelector("main h1")?.parentElement?.parentElement;
  const paper = around?.getBoundingClientRect();
  if (pocket === undefined || card === undefined || paper === undefined) return ["no Pocket"];
  const isBeside = pocket.right <= paper.left + 1;
  const seen = (isBeside ? pocket.bottom : Math.min(pocket.bottom, paper.top)) - pocket.top;
  const faults: string[] = [];
  if (seen < SEEN_PX) faults.push(`${Math.round(seen)} px of Pocket are seen`);
  if (pocket.top < 0 || pocket.right > innerWidth || pocket.left < 0)
    faults.push("Pocket is cut off");
  for (const other of document.querySelectorAll("main button, main a, main input")) {
    const { left, right, top, bottom } = other.getBoundingClientRect();
    const [wide, high] = [
      Math.min(right, pocket.right) - Math.max(left, pocket.left),
      Math.min(bottom, pocket.bottom) - Math.max(top, pocket.top),
    ];
    if (wide > 2 && high > 2) faults.push(`Pocket is over '${other.textContent}'`);
  }
  return faults;
}

/** What is not whole in the first view of a page, by name. */
async function hidden(page: Page, names: readonly RegExp[]): Promise<string[]> {
  const found: string[] = [];
  for (const name of names) {
    const box = await page
      .getByRole("button", { name })
      .or(page.getByRole("link", { name }))
      .or(page.getByRole("textbox", { name }))
      .first()
      .boundingBox();
    const { height } = page.viewportSize() ?? PHONE;
    if (box === null || box.y < 0 || box.y + box.height > height) found.push(String(name));
  }
  return found;
}

test("beside or above a card Pocket shows at least his head at every size, and lies over no control (T-2240)", async ({
  page,
  live,
}) => {
  const found: string[] = [];
  const look = async (name: string) => {
    await expect(page.locator("main [data-mood] svg g").first()).toBeAttached();
    for (const fault of await onEach(page, SCREENS, () => page.evaluate(lookAtPocket)))
      found.push(`${name}, ${fault}`);
    await page.setViewportSize(PHONE);
  };
  await page.goto("/onboarding/kid-age");
  await look("age");
  await answerQuestions(page);
  await look("create account");
  await page.getByLabel("Email").fill(newEmail());
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "May we?" })).toBeVisible();
  await look("consent");
  await addFamily(page, live);
  await page.goto("/courses/jars");
  await expect(page.getByRole("heading", { name: "There are no jars here now." })).toBeVisible();
  await look("no jars");
  expect(found).toEqual([]);
});

test("a phone on its side shows Pocket beside the card, and what is asked without scrolling (T-2241)", async ({
  page,
}) => {
  await page.setViewportSize(ON_ITS_SIDE);
  for (const [path, names] of [
    ["/onboarding/parent-name", [/Parent Name/, /Continue/, /Back/]],
    ["/login", [/Email/, /Continue/]],
    ["/onboarding/nowhere", [/start/i]],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect([path, await hidden(page, names)]).toEqual([path, []]);
  }
});

test("what was earned and the way on are in the first view of small phones and of phones on their side (T-2242)", async ({
  page,
  live,
}) => {
  await addFamily(page, live);
  await finishMissions(page, live, 1);
  for (const [path, value, on] of [
    ["mission-accomplished", "xp", /Continue/],
    ["day-streak", "streak", /I'm Committed!/],
  ] as const) {
    await page.goto(`/lesson/${path}?lesson=${FIRST_LESSON_ID}`);
    await expect(page.getByTestId(value)).toBeVisible();
    for (const screen of [SMALL_PHONE, ON_ITS_SIDE]) {
      await page.setViewportSize(screen);
      await expect(page.getByTestId(value)).toBeInViewport({ ratio: 1 });
      expect([path, screen, await hidden(page, [on])]).toEqual([path, screen, []]);
    }
  }
});

test("in the cave each mission's own treasure is lit, with a card where its mission card waits (T-2243)", async ({
  page,
  live,
}) => {
  await addFamily(page, live);
  await finishMissions(page, live);
  const token = await tokenOf(page);
  await live.request("PUT", `/api/me/mission-cards/${FIRST_LESSON_ID}/done`, { token });
  await page.goto("/game-over");
  const shelves = page.getByRole("list", { name: "Your treasures" }).getByRole("link");
  await expect(shelves).toHaveCount(missions.length);
  const drawn = await shelves.evaluateAll((links) =>
    links.map((link) => {
      const pictures = [...link.querySelectorAll("svg")];
      // Ids differ in each picture.
      const outlines = (picture: Element | undefined) =>
        [...(picture?.querySelectorAll("path") ?? [])].map((path) => path.getAttribute("d")).join();
      return {
        treasure: outlines(pictures[0]),
        opacity: pictures[0] && getComputedStyle(pictures[0]).opacity,
        cards: pictures.length - 1,
      };
    }),
  );
  expect(new Set(drawn.map(({ treasure }) => treasure)).size).toBe(missions.length);
  expect(drawn.map(({ opacity }) => opacity)).toEqual(missions.map(() => "1"));
  expect(drawn.map(({ cards }) => cards)).toEqual(
    missions.map((_, index) => (index === 0 ? 0 : 1)),
  );
});

test("at the end of the game the whole certificate is a link, in the first view of a phone (T-2245)", async ({
  page,
  live,
}) => {
  await addFamily(page, live);
  await finishMissions(page, live);
  await page.goto("/game-over");
  const certificate = page.getByRole("link", { name: "My certificate" });
  await expect(certificate.getByRole("img", { name: /^Certificate: Mia has/ })).toBeVisible();
  await expect(certificate).toBeInViewport({ ratio: 1 });
});
