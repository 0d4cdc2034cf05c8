import type { Page } from "@playwright/test";
import { slideKinds } from "#domain/slides/registry.ts";
import { files as builderWords } from "#app/copy/files.ts";
import { noteAudible } from "./audible.ts";
import { asAuthor } from "./author.ts";
import { axeClean } from "./axe.ts";
import { BY_EAR } from "./every-kind-by-ear.ts";
import {
  attemptsOf,
  FIELDS,
  KINDS,
  openEveryKind,
  playEachKind,
  PLAYS,
  sees,
} from "./every-kind.ts";
import { expect, test } from "./fixtures.ts";
import { finger, mouse } from "./hands.ts";
import type { Hand } from "./hands.ts";
import { screenReader } from "./screen-reader.ts";
import { faults } from "./targets.ts";

/** A clip says nothing itself. */
const VIDEO = { says: null, leadsOn: "Next" };

/** Phones, a tablet and a desk. */
const SCREENS = [
  [320, 568],
  [390, 844],
  [820, 1180],
  [1440, 900],
] as const;

/** Plays the lesson from its clip to its end. `middle` happens after the first act of each kind. */
async function playAll(page: Page, hand: Hand, middle: (kind: string) => Promise<void>) {
  await playEachKind(page, hand, {
    async begun(kind) {
      await expect(PLAYS[kind].kept(page)).toBeVisible();
      await middle(kind);
      await expect(PLAYS[kind].kept(page)).toBeVisible();
    },
  });
  await page.waitForURL("**/lesson/mission-accomplished*");
}

test.describe("by a finger on a phone of 320 pixels", () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });

  test("each kind is played by touches and drags, which do not scroll the page or swallow the next tap (T-260) @long", async ({
    page,
    live,
  }) => {
    await openEveryKind(page, live);
    await playAll(page, await finger(page), async (kind) =>
      expect([kind, await faults(page)]).toEqual([kind, []]),
    );
  });
});

/** The same fields with URLs of files that are gone. */
const withoutFiles = (fields: object): object =>
  JSON.parse(JSON.stringify(fields), (name, value: unknown) => {
    if (/(image|poster)_url$/.test(name)) return "/media/content/gone/picture.png";
    return name.endsWith("_url") ? "/media/content/gone/file.m4a" : value;
  });

test("a published lesson is played to its end though its files are gone (T-265) @long", async ({
  page,
  live,
}) => {
  const kinds = KINDS.map((kind) => [
    kind,
    withoutFiles({ ...slideKinds[kind].start(), ...FIELDS[kind] }),
  ]);
  await openEveryKind(page, live, Object.fromEntries(kinds));
  await playAll(page, mouse(page), async (kind) => axeClean(page, `${kind} without its files`));

  const author = await asAuthor(live);
  const courses = await author.call("GET", "/outline");
  const { id: course, lessons } = courses.find(
    ({ title }: { title: string }) => title === "Every kind",
  );
  await page.setViewportSize({ width: 1440, height: 900 });
  await author.open(page, `?course=${course}&lesson=${lessons[0].id}`);
  await page.getByRole("button", { name: /^3\. Is it a need/ }).click();
  await page.locator("summary").filter({ hasText: "Picture, voice and reason" }).first().click();
  const field = page.getByRole("group", { name: "Thing 1: picture" });
  await expect(field.getByRole("alert")).toHaveText(builderWords.gone);
});

test("each kind is played by the accessibility tree, Tab and Enter alone, with the sound off (T-261)", async ({
  page,
  live,
}) => {
  const audible = await noteAudible(page);
  await openEveryKind(page, live);
  const child = await screenReader(page);
  const hears = (words: string) => expect.poll(child.announced).toContain(words);
  for (const [index, kind] of KINDS.entries()) {
    await sees(page, index);
    expect(await child.all("heading")).toContainEqual(
      expect.stringContaining(`Slide ${index + 1} of ${KINDS.length}`),
    );
    await BY_EAR[kind](child, hears, page);
    if (kind === "video") await audible();
    const { says = "Correct!", leadsOn = "Continue" } = kind === "video" ? VIDEO : PLAYS[kind];
    if (says !== null) await hears(says);
    await child.press(leadsOn);
  }
  await page.waitForURL("**/lesson/mission-accomplished*");
  expect(await audible()).toEqual([]);
});

test.describe("on a tablet without a network", () => {
  test.use({ viewport: { width: 820, height: 1180 }, serviceWorkers: "allow" });

  test("each kind of slide, played offline and reloaded, keeps what was done (T-262) @long", async ({
    page,
    live,
  }) => {
    const email = await openEveryKind(page, live);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.reload();
    await page.waitForLoadState("networkidle");
    await page.context().setOffline(true);
    await playAll(page, mouse(page), async () => void (await page.reload()));
    await page.context().setOffline(false);
    const tried = (attempt: number, correct: boolean, detail: string) => ({
      attempt,
      correct,
      detail,
    });
    await expect
      .poll(() => attemptsOf(live, email), { timeout: 40_000 })
      .toEqual([
        tried(1, false, "1"),
        tried(2, false, "2"),
        tried(3, true, "0"),
        tried(1, true, "2>0"),
        tried(1, true, "3"),
        tried(1, true, "4.1.1"),
        tried(1, true, "1.1.1"),
        tried(1, true, "1>1"),
        tried(1, true, "5"),
        { attempt: 1, detail: "0" },
        { attempt: 1, detail: "4" },
      ]);
  });
});

test.describe("where words run from right to left", () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  /** Two neighbours of each kind; the picture of 'spot' is not mirrored. */
  const NEIGHBOURS: Record<string, string> = {
    quiz: "[role=radio]",
    sort: "[data-basket]",
    jars: "[data-jar]",
    pay: "[data-item]",
    order: "[data-place]",
    spot: "[data-area]",
  };

  test("in a lesson in Arabic its own words run from the right, the app's from the left (T-279) @long", async ({
    page,
    live,
  }) => {
    await page.route(/\/api\/.*lessons/, async (route) => {
      const response = await route.fetch();
      const inArabic = (text: string) => text.replaceAll('"slides":', '"lang":"ar","slides":');
      await route.fulfill({ response, body: inArabic(await response.text()) });
    });
    await openEveryKind(page, live, { amount: { shown_as: "line", each: null } });
    const leftOf = async (selector: string) => (await page.locator(selector).boundingBox())?.x ?? 0;
    await playAll(page, mouse(page), async (kind) => {
      await expect(page.locator("[dir=rtl] [data-board]")).toBeVisible();
      if (kind === "order")
        expect(await leftOf("[data-place='0']")).toBeGreaterThan(await leftOf("[data-place='1']"));
      if (kind === "jars") {
        const left = page.getByText("5 coins left", { exact: true });
        const [first, last] = await left.evaluate((element) => {
          const words = element.firstChild;
          return [0, (words?.textContent?.length ?? 1) - 1].map((at) => {
            const range = document.createRange();
            range.setStart(words ?? element, at);
            range.setEnd(words ?? element, at + 1);
            return range.getBoundingClientRect().x;
          });
        });
        expect(first).toBeLessThan(last ?? 0);
      }
      if (kind === "amount") {
        expect(await leftOf("[data-n='0']")).toBeGreaterThan(await leftOf("[data-n='10']"));
        // The line is filled from the right up to the coin, which slides there.
        const gap = () =>
          page.evaluate(() => {
            const boxOf = (name: string) =>
              document.querySelector(`[class*="_${name}_"]`)?.getBoundingClientRect();
            const { x = 0, width = 0 } = boxOf("handle") ?? {};
            return Math.abs((boxOf("filled")?.x ?? 0) - x - width / 2);
          });
        await expect.poll(gap).toBeLessThan(3);
      }
    });
  });

  test("each kind of slide can be played with a mouse at every width (T-263) @long", async ({
    page,
    live,
  }) => {
    await openEveryKind(page, live, { amount: { shown_as: "line", each: null } });
    await page.evaluate(() => void (document.documentElement.dir = "rtl"));
    const focused = page.locator(":focus");
    await playAll(page, mouse(page), async (kind) => {
      const onward = kind === "spot" ? "ArrowRight" : "ArrowLeft";
      const back = kind === "spot" ? "ArrowLeft" : "ArrowRight";
      const neighbours = page.locator(NEIGHBOURS[kind] ?? "none");
      if (kind === "amount") {
        const slider = page.getByRole("slider");
        const xOf = async (n: number) =>
          (await page.locator(`[data-n='${n}']`).boundingBox())?.x ?? 0;
        expect(await xOf(0)).toBeGreaterThan(await xOf(10));
        await slider.press("ArrowLeft");
        await expect(slider).toHaveAttribute("aria-valuenow", "5");
        await slider.press("ArrowRight");
      } else {
        await neighbours.nth(0).focus();
        await page.keyboard.press(onward);
        await expect(neighbours.nth(1)).toBeFocused();
        await page.keyboard.press(back);
        await expect(neighbours.nth(0)).toBeFocused();
      }
      await focused.blur();
      await axeClean(page, `${kind}, from right to left`);
      for (const dir of ["ltr", "rtl"])
        for (const [width, height] of SCREENS) {
          await page.setViewportSize({ width, height });
          await page.evaluate((way) => void (document.documentElement.dir = way), dir);
          expect.soft([kind, dir, width, await faults(page)]).toEqual([kind, dir, width, []]);
        }
    });
  });
});
