import type { Page } from "@playwright/test";
import { FIRST_LESSON_ID } from "#domain/constants.ts";
import { missions } from "#course/treasure-tracker/course.ts";
import { saveSlides } from "#tests/support/play-lessons.ts";
import { axeClean } from "./axe.ts";
import {
  addFamily,
  expect,
  finishMissions,
  passCard,
  passRewards,
  test,
  tokenOf,
} from "./fixtures.ts";
import type { LiveServer } from "./fixtures.ts";
import { showOn, unreachable } from "./reachable.ts";

const MAP = "/courses/CourseTrack";
const WHOLE_ON = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
];
const NARROW_OR_LARGE = [
  { width: 320, height: 568 },
  { width: 844, height: 390 },
  { width: 1180, height: 820 },
  { width: 320, height: 568, text: 2 },
  { width: 390, height: 844, text: 2 },
  { width: 1440, height: 900, text: 2 },
];

/** The map of a child that has finished the first mission today. */
async function openMap(page: Page, live: LiveServer): Promise<void> {
  await addFamily(page, live);
  await finishMissions(page, live, 1);
  await live.request("POST", "/api/me/streak", { token: await tokenOf(page), body: {} });
  await page.goto(MAP);
  await expect(page.getByTestId("map-streak")).toBeVisible();
}

/** Lessons that are not whole between the screen's top and 'Get Started'. */
const cutOff = (page: Page) =>
  page.evaluate(() => {
    const button = [...document.querySelectorAll("main button")].find(
      ({ textContent }) => textContent === "Get Started",
    );
    const end = button?.getBoundingClientRect().top ?? 0;
    return [...document.querySelectorAll("main ol > li")].flatMap((lesson) => {
      const parts = [...lesson.children].map((part) => part.getBoundingClientRect());
      const isWhole = parts.every(
        ({ left, right, top, bottom }) =>
          left >= 0 && right <= innerWidth && top >= 0 && bottom <= end,
      );
      return isWhole ? [] : [lesson.textContent];
    });
  });

/** Pairs of lessons of which the words lie over words or picture of the other; words that are cut. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const lessons = [...document.querySelectorAll("main ol > li")].map((lesson) => ({
      name: lesson.textContent,
      words: lesson.querySelector("[data-map=words]"),
      picture: lesson.querySelector("[data-map=picture]"),
    }));
    const overlap = (a: Element | null, b: Element | null) => {
      if (a === null || b === null) return true;
      const [p, q] = [a.getBoundingClientRect(), b.getBoundingClientRect()];
      return (
        p.left < q.right - 1 && q.left < p.right - 1 && p.top < q.bottom - 1 && q.top < p.bottom - 1
      );
    };
    const pairs = lessons.flatMap((one, index) =>
      lessons
        .slice(index + 1)
        .filter(
          (other) =>
            overlap(one.words, other.words) ||
            overlap(one.words, other.picture) ||
            overlap(one.picture, other.words),
        )
        .map((other) => `${one.name} / ${other.name}`),
    );
    const cut = lessons
      .filter(({ words }) => (words?.scrollWidth ?? 1) > (words?.clientWidth ?? 0) + 1)
      .map(({ name }) => `${name} is cut`);
    const own = lessons.filter(({ words, picture }) => overlap(words, picture));
    return [...pairs, ...cut, ...own.map(({ name }) => `${name}: picture and words`)];
  });

test("all five lessons are whole on the screen of a phone, a tablet and a desktop, above the button (T-1775)", async ({
  page,
  live,
}) => {
  await openMap(page, live);
  await expect(page.locator("main ol > li")).toHaveCount(missions.length);
  const names = await page
    .locator("main ol svg[data-place]")
    .evaluateAll((pictures) => pictures.map((picture) => picture.getAttribute("data-place")));
  expect(names).toEqual(["palm-beach", "market", "goal-board", "stalls", "cave"]);
  for (const screen of WHOLE_ON) {
    await showOn(page, screen);
    expect([screen, await cutOff(page), await covered(page)]).toEqual([screen, [], []]);
    await expect(page.locator("main [data-mood]")).toBeInViewport();
  }
});

test("on narrow and flat screens, and with text of twice the size, nothing on the map lies over anything (T-1776)", async ({
  page,
  live,
}) => {
  await openMap(page, live);
  for (const screen of NARROW_OR_LARGE) {
    expect(await unreachable(page, [screen])).toEqual([]);
    expect([screen, await covered(page)]).toEqual([screen, []]);
  }
  await page.emulateMedia({ forcedColors: "active" });
  await axeClean(page, "the map in forced colours");
});

const TITLES = ["كنز القرصان الكبير", "Geldversicherungsgesellschaftsangestellte", "A"];

for (const count of [1, 12])
  test(`a course of ${count} lessons of an author is a map, too, with titles of any length and direction (T-1777)`, async ({
    page,
    live,
  }) => {
    await addFamily(page, live);
    await page.route("**/api/course-track*", async (route) => {
      const answer = await (await route.fetch()).json();
      const [lesson] = answer.lessons;
      const lessons = Array.from({ length: count }, (_, index) => ({
        ...lesson,
        id: `00000000-0000-4000-8000-0000000000${String(index).padStart(2, "0")}`,
        title: TITLES[index % TITLES.length],
        order: index + 1,
        status: index === 0 ? "current" : "upcoming",
      }));
      await route.fulfill({ json: { ...answer, lessons, current_lesson: lessons[0]?.id } });
    });
    await page.goto(MAP);
    await expect(page.getByRole("list").first().getByRole("listitem")).toHaveCount(count);
    await expect(page.locator("svg[data-place]").first()).toHaveAttribute("data-place", "hut");
    for (const screen of [...WHOLE_ON, ...NARROW_OR_LARGE]) {
      await showOn(page, screen);
      expect([screen, await covered(page)]).toEqual([screen, []]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    }
  });

/** Finishes the first mission on another device, and comes from its rewards to its mission card. */
async function comeToCard(page: Page, live: LiveServer): Promise<void> {
  await addFamily(page, live);
  const slides = missions[0]?.lesson.slides.length ?? 0;
  await saveSlides(live, await tokenOf(page), FIRST_LESSON_ID, slides);
  await page.goto(`/lesson/mission-accomplished?lesson=${FIRST_LESSON_ID}`);
  await expect(page.getByTestId("xp")).toHaveText("70");
  await passRewards(page, "Super fun!");
  await page.waitForURL("**/lesson/mission-card*");
  await expect(page.getByRole("button", { name: "To my map", exact: true })).toBeVisible();
}

/** The states of the first two lessons, as the map shows them. */
const shown = async (page: Page) => {
  const lessons = page.locator("main ol > li");
  return [
    await lessons.nth(0).getAttribute("data-status"),
    await lessons.nth(1).getAttribute("data-status"),
  ];
};

test("who wants less motion sees at once where the finished mission has led (T-1778)", async ({
  page,
  live,
}) => {
  await comeToCard(page, live);
  await passCard(page);
  await expect(page.locator("main ol > li")).toHaveCount(missions.length);
  expect(await shown(page)).toEqual(["done", "current"]);
  await expect(page.locator("[data-step]")).toHaveCount(0);
});

test("after a mission the map opens its chest and leads on to the next place, once; a key ends it (T-1779)", async ({
  page,
  live,
}) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await comeToCard(page, live);
  await page.clock.install({ time: live.clock.now() });
  await page.clock.pauseAt(live.clock.now().getTime() + 1000);
  await passCard(page);
  const map = page.locator("[data-step]");
  await expect(async () => {
    await page.clock.runFor(20);
    await expect(map).toHaveCount(1, { timeout: 100 });
  }).toPass();
  const toStep = async (step: string) =>
    expect(async () => {
      await page.clock.runFor(50);
      expect(await map.getAttribute("data-step", { timeout: 1000 })).toBe(step);
    }).toPass({ intervals: [1] });
  expect(await shown(page)).toEqual(["current", "upcoming"]);
  await toStep("chest");
  expect(await shown(page)).toEqual(["done", "upcoming"]);
  await toStep("way");
  await page.keyboard.press("Shift");
  await expect(map).toHaveCount(0);
  expect(await shown(page)).toEqual(["done", "current"]);

  await page.clock.resume();
  await page.reload();
  await expect(page.locator("main ol > li")).toHaveCount(missions.length);
  await expect(map).toHaveCount(0);
  expect(await shown(page)).toEqual(["done", "current"]);
});
