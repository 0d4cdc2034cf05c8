import type { Page } from "@playwright/test";
import { openEveryKind, playEachKind, PLAYS } from "./every-kind.ts";
import { expect, test } from "./fixtures.ts";
import type { LiveServer } from "./fixtures.ts";
import { eachSlide, fullest } from "./full-slides.ts";
import { mouse } from "./hands.ts";
import { neverTogether, OTHER_SCREENS, overlaps, TIGHTEST, unreachable } from "./reachable.ts";
import type { Screen } from "./reachable.ts";

/** What can't be used on a full slide of each kind, before anything was done. */
async function faultsOfFullSlides(page: Page, live: LiveServer, screens: readonly Screen[]) {
  await openEveryKind(page, live, await fullest(live));
  const found: string[] = [];
  await eachSlide(page, live, async (kind) => {
    for (const fault of await unreachable(page, screens)) found.push(`${kind}, ${fault}`);
  });
  return found;
}

/** What can't be used while a slide of each kind is played: after the first act, and once solved. */
async function faultsWhilePlaying(page: Page, live: LiveServer, screens: readonly Screen[]) {
  const found: string[] = [];
  const look = async (when: string) => {
    for (const fault of await unreachable(page, screens)) found.push(`${when}, ${fault}`);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.evaluate(() => document.documentElement.style.removeProperty("font-size"));
  };
  const hand = mouse(page);
  await openEveryKind(page, live);
  await playEachKind(page, hand, {
    async begun(kind) {
      await expect(PLAYS[kind].kept(page)).toBeVisible();
      await look(`${kind} begun`);
    },
    solved: (kind) => look(`${kind} solved`),
  });
  return found;
}

test.use({ hasTouch: true });

test("on the tightest screens each control can be tapped, and nothing lies over a thing to drag (T-1295)", async ({
  page,
  live,
}) => expect(await faultsOfFullSlides(page, live, TIGHTEST)).toEqual([]));

test("on other screens, and with text of twice the size, each control of a full slide can be tapped, too (T-1296) @long", async ({
  page,
  live,
}) => expect(await faultsOfFullSlides(page, live, OTHER_SCREENS)).toEqual([]));

test("while slides are played, and once they are solved, each control can be tapped on the tightest screens (T-1297)", async ({
  page,
  live,
}) => expect(await faultsWhilePlaying(page, live, TIGHTEST)).toEqual([]));

test("while slides are played each control can be tapped on other screens, too (T-1298) @long", async ({
  page,
  live,
}) => expect(await faultsWhilePlaying(page, live, OTHER_SCREENS)).toEqual([]));

const ON_ITS_SIDE = TIGHTEST.filter(({ width, height }) => width > height);

/** Things and places of one activity that are never seen at once on a full slide. */
async function faultsOfPairs(page: Page, live: LiveServer, screens: readonly Screen[]) {
  await openEveryKind(page, live, await fullest(live));
  const found: string[] = [];
  await eachSlide(page, live, async (kind) => {
    if (kind === "sort")
      found.push(...(await neverTogether(page, screens, "[data-thing]", "[data-basket]")));
    if (kind === "jars")
      found.push(
        ...(await neverTogether(page, screens, "[data-young]:not([data-empty])", "[data-jar]")),
      );
  });
  return found;
}

test("each thing or coin is seen together with each of its baskets or jars on the tightest screens (T-1470, T-1656)", async ({
  page,
  live,
}) => expect(await faultsOfPairs(page, live, TIGHTEST)).toEqual([]));

test("each thing or coin is seen together with each of its baskets or jars on other screens, too (T-1471) @long", async ({
  page,
  live,
}) =>
  expect(
    await faultsOfPairs(
      page,
      live,
      OTHER_SCREENS.filter(({ text }) => text === undefined),
    ),
  ).toEqual([]));

test("on a phone on its side the feedback stands beside the board, never over it (T-1472)", async ({
  page,
  live,
}) => {
  const found: string[] = [];
  const hand = mouse(page);
  await openEveryKind(page, live);
  await playEachKind(page, hand, {
    async solved(kind) {
      if (PLAYS[kind].says === null) return; // nothing is said of it
      for (const fault of await overlaps(page, ON_ITS_SIDE, "[data-board]", "[data-said]"))
        found.push(`${kind}, ${fault}`);
      await page.setViewportSize({ width: 390, height: 844 });
    },
  });
  expect(found).toEqual([]);
});
