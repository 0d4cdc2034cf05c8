import { axeClean } from "./axe.ts";
import { expect, test } from "./fixtures.ts";
import { hasShown } from "./seen.ts";
import { skipSound } from "./skip-sound.ts";
import { openAtMoment } from "./stories.ts";

test.describe("on a phone of 320 pixels", () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true });

  test("each thing that helps to wait has an ending of its own (T-254) @long", async ({
    page,
    live,
  }) => {
    await openAtMoment(page, live, "missions/3/v3");
    const scene = page.getByRole("group", { name: /^At home, what helps me wait/ });
    const target = (name: string) => page.getByRole("button", { name, exact: true });
    await expect(scene).toBeVisible();
    await axeClean(page, "a moment with four things");
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    for (const name of ["Ball", "Teddy bear", "Clock", "Screen with ads"]) {
      const box = await target(name).boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0), name).toBeGreaterThanOrEqual(44);
    }
    await target("Clock").tap();
    await expect(page.locator("[data-moment-text]")).toHaveText(
      "Tick, tock. Now it feels so long!",
    );
    await target("Teddy bear").focus();
    await page.keyboard.press("Enter");
    await skipSound(page);
    await expect(scene).toBeHidden();
    await skipSound(page);
    await hasShown(page, "A hug makes waiting easy!");
    await skipSound(page);

    await page.getByRole("button", { name: "Restart video" }).click();
    await skipSound(page);
    await target("Ball").tap();
    await skipSound(page);
    await skipSound(page);
    await hasShown(page, "Time flies when I play!");
    await skipSound(page);
    await expect(page.getByRole("button", { name: "Next" })).toBeVisible();
  });

  test("the book or the hat is picked, each with an ending of its own; the ad does not pick @long", async ({
    page,
    live,
  }) => {
    await openAtMoment(page, live, "missions/4/v3");
    const scene = page.getByRole("group", { name: /^Now you pick one for me/ });
    const target = (name: string) => page.getByRole("button", { name, exact: true });
    await expect(scene).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    for (const name of ["The book", "The hat", "What the ad wants"]) {
      const box = await target(name).boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0), name).toBeGreaterThanOrEqual(44);
    }
    await target("What the ad wants").tap();
    await expect(page.locator("[data-moment-text]")).toHaveText("The ad can shout. But we pick!");
    for (const [thing, spoken] of [
      ["The hat", "I pay five coins for the hat."],
      ["The book", "I pay five coins for the book."],
    ] as const) {
      await target(thing).tap();
      await skipSound(page);
      await expect(page.getByText(spoken, { exact: true })).toBeVisible();
      await skipSound(page);
      await expect(page.getByText("I picked one.", { exact: true })).toBeVisible();
      await page.getByRole("button", { name: "Restart video" }).click();
      await skipSound(page);
    }
  });

  for (const [story, question, wrong, why, right, tag] of [
    [
      "missions/3/v2",
      "How many more weeks until ten?",
      "Five weeks",
      "Five weeks in all. But four are done!",
      "One week",
      " @long",
    ],
    [
      "missions/4/v1",
      "Which one holds my soup?",
      "Spoon with dots",
      "Those dots are holes. Drip, drip!",
      "Plain spoon",
      " @long",
    ],
  ] as const)
    test(`'${question}' is answered in the scene${tag}`, async ({ page, live }) => {
      await openAtMoment(page, live, story);
      const scene = page.getByRole("group", { name: question });
      await expect(scene).toBeVisible();
      for (const name of [wrong, right]) {
        const box = await page.getByRole("button", { name, exact: true }).boundingBox();
        expect(Math.min(box?.width ?? 0, box?.height ?? 0), name).toBeGreaterThanOrEqual(44);
      }
      await page.getByRole("button", { name: wrong, exact: true }).tap();
      await expect(page.locator("[data-moment-text]")).toHaveText(why);
      await page.getByRole("button", { name: right, exact: true }).tap();
      await skipSound(page);
      await expect(scene).toBeHidden();
      await skipSound(page);
      await expect(page.getByRole("button", { name: "Next" })).toBeVisible();
    });
});
