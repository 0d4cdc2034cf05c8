import type { Page } from "@playwright/test";
import { sortStart } from "#domain/slides/sort/start.ts";
import { dragOnto, openKind, reachesTheEnd } from "./activity.ts";
import { addSlideOf } from "./author.ts";
import { axeClean } from "./axe.ts";
import { openChecklist, saved } from "./builder-parts.ts";
import { expect, test } from "./fixtures.ts";
import type { LiveServer } from "./fixtures.ts";

/** A lesson of one sort slide as it is added, played by a new family. */
const openSort = (page: Page, live: LiveServer) =>
  openKind(page, live, "sort", "Is it a need or a want?");
const thing = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const basket = (page: Page, name: string) =>
  page.getByRole("button", { name: RegExp(`^${name} ?:`) });
const put = async (page: Page, what: string, where: string) => {
  await thing(page, what).click();
  await basket(page, where).click();
};
const LAST_WORDS = "You know what comes first!";

test("a sort slide: a wrong basket is explained, and help leads to the right one (R-LES-18)", async ({
  page,
  live,
}) => {
  await openSort(page, live);
  await axeClean(page, "sort");
  await thing(page, "Water").click();
  await expect(thing(page, "Water")).toHaveAttribute("aria-pressed", "true");
  await axeClean(page, "sort, a thing in the hand");
  await basket(page, "Want").click();
  await expect(page.getByText("Oops!", { exact: true })).toBeVisible();
  await expect(page.getByText("Everybody must drink.")).toBeVisible();
  await axeClean(page, "sort, a wrong basket");
  await page.getByRole("button", { name: "Try Again", exact: true }).click();
  await expect(basket(page, "Need")).toHaveAttribute("data-beckoning", "false");
  await basket(page, "Want").click();
  await thing(page, "Water").click();
  await expect(basket(page, "Need")).toHaveAttribute("data-beckoning", "true");
  await basket(page, "Want").click();
  await thing(page, "Water").click();
  await expect(page.getByText("Let's do it together. Tap what shines.")).toBeVisible();
  await expect(basket(page, "Want")).toHaveAttribute("aria-disabled", "true");
  await axeClean(page, "sort, with Pocket's help");
  await basket(page, "Want").click({ force: true });
  await basket(page, "Need").click();
  await expect(page.getByRole("button", { name: /^Need ?: Water/ })).toBeVisible();

  await page.reload();
  await expect(page.getByRole("button", { name: /^Need ?: Water/ })).toBeVisible();
  await put(page, "A toy robot", "Want");
  await put(page, "A warm coat", "Need");
  await axeClean(page, "sort, solved");
  await reachesTheEnd(page, LAST_WORDS);
});

test("things are sorted by keys alone: Enter, arrows, numbers, Escape @long", async ({
  page,
  live,
}) => {
  await openSort(page, live);
  await thing(page, "Water").focus();
  await page.keyboard.press("Enter");
  await expect(basket(page, "Need")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(thing(page, "Water")).toBeFocused();
  await expect(thing(page, "Water")).toHaveAttribute("aria-pressed", "false");
  await page.keyboard.press("Enter");
  await page.keyboard.press("2");
  await expect(page.getByText("Oops!", { exact: true })).toBeVisible();
  await expect(thing(page, "Water")).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: /^Need ?: Water/ })).toBeVisible();
  const focused = page.locator("[data-thing]:focus");
  await expect(focused).toHaveCount(1);
  const first = await focused.textContent();
  await page.keyboard.press("ArrowRight");
  await expect(focused).not.toHaveText(first ?? "");
  for (let left = 2; left > 0; left--) {
    const name = await focused.textContent();
    await page.keyboard.press("Enter");
    await page.keyboard.press(name === "A toy robot" ? "2" : "1");
  }
  await expect(page.locator("[data-said=correct]")).toBeFocused();
  await reachesTheEnd(page, LAST_WORDS);
});

test.describe("on a phone of 320 pixels", () => {
  test.use({ viewport: { width: 320, height: 568 }, hasTouch: true });

  test("things are dragged into baskets with one finger or a mouse, and nothing is cut off @long", async ({
    page,
    live,
  }) => {
    await openSort(page, live);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    const drag = (what: string, where: string) =>
      dragOnto(page, thing(page, what), basket(page, where));
    await drag("A toy robot", "Need");
    await expect(page.getByText("A robot is fun. You can live without it.")).toBeVisible();
    await expect(thing(page, "A toy robot")).toHaveAttribute("aria-pressed", "false");
    await page.getByRole("button", { name: "Try Again", exact: true }).tap();
    await drag("A toy robot", "Want");
    await expect(page.getByRole("button", { name: /^Want ?: A toy robot/ })).toBeVisible();
    await thing(page, "Water").tap();
    await basket(page, "Need").tap();
    await put(page, "A warm coat", "Need");
    await reachesTheEnd(page, LAST_WORDS);
  });

  test("with eight things and large text a thing that is dragged to the lower edge scrolls the page to the baskets (T-1300)", async ({
    page,
    live,
  }) => {
    const [first] = sortStart.things;
    const names = ["Milk", "Bread", "Soup", "Soap", "A bed", "A home", "A scarf", "A roof"];
    await openKind(page, live, "sort", "Is it a need or a want?", {
      things: names.map((name) => ({ ...first, name })),
    });
    const need = basket(page, "Need");
    // On a higher screen, or with text of the usual size, the baskets are in view.
    await page.setViewportSize({ width: 320, height: 440 });
    await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await expect(need).not.toBeInViewport({ ratio: 0.5 });
    const card = await thing(page, "Milk").boundingBox();
    await page.mouse.move((card?.x ?? 0) + 40, (card?.y ?? 0) + 40);
    await page.mouse.down();
    await page.mouse.move(100, 432, { steps: 5 });
    // Held at the edge, it scrolls to the page's end and no further.
    const bottom = () => page.evaluate(() => Math.round(window.scrollY + window.innerHeight));
    await expect.poll(bottom).toBe(height);
    await expect(need).toBeInViewport({ ratio: 0.95 });
    const place = await need.boundingBox();
    await page.mouse.move((place?.x ?? 0) + 40, (place?.y ?? 0) + 60, { steps: 5 });
    await page.mouse.up();
    await expect(page.getByRole("button", { name: /^Need ?: Milk/ })).toBeInViewport();
  });
});

test.describe("in the lesson builder", () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test("a sort slide is added, can be played at once, and is edited with its preview @long", async ({
    page,
    live,
  }) => {
    const { author, lesson } = await addSlideOf(page, live, "Sorting", "Sort");
    await expect(page.getByRole("heading", { name: "1. Sort" })).toBeVisible();
    const preview = page.frameLocator("iframe");
    await expect(preview.getByRole("button", { name: "Water", exact: true })).toBeVisible();
    await page.getByLabel("Thing 1: name", { exact: true }).fill("Bread");
    await page.getByRole("group", { name: "Thing 2 goes in" }).getByLabel("Need").check();
    await saved(page);
    await expect(preview.getByRole("button", { name: "Bread", exact: true })).toBeVisible();
    const [slide] = await author.call("GET", `/lessons/${lesson}/slides`);
    expect(
      slide.things.map(({ name, baskets }: { name: string; baskets: number[] }) => [name, baskets]),
    ).toEqual([
      ["Bread", [0]],
      ["A toy robot", [0, 1]],
      ["A warm coat", [0]],
    ]);
    await page.getByLabel("Thing 3: name", { exact: true }).fill("");
    await openChecklist(page);
    await page
      .getByRole("button", { name: "Slide 1, thing 3: The thing has no name." })
      .first()
      .click();
    await expect(page.getByLabel("Thing 3: name", { exact: true })).toBeFocused();
    await axeClean(page, "the editor of a sort slide");
  });
});
