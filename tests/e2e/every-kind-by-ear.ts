import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";
import type { SlideKind } from "#domain/slides/registry.ts";
import type { ScreenReader } from "./screen-reader.ts";

/** What a child who hears the page does and hears, slide by slide. */
export const BY_EAR: Record<
  SlideKind,
  (child: ScreenReader, hears: (words: string) => Promise<void>, page: Page) => Promise<void>
> = {
  async video(child) {
    await child.press("Play video");
    await child.press("Turn sound off");
  },
  async quiz(child, hears, page) {
    await child.goTo("radio", /./);
    await child.goTo("radio", "Leaves", "ArrowDown");
    await page.keyboard.press("Space");
    await hears("Oops! Leaves grow on trees.");
    await child.press("Try Again");
    await child.goTo("radio", "Coins", "ArrowDown");
    await page.keyboard.press("Space");
  },
  async sort(child, hears) {
    await child.press("A toy robot");
    await hears("You hold: A toy robot. Where does it go?");
    await child.press("Need : empty");
    await hears("Oops! A robot is fun. You can live without it.");
    await child.press("Try Again");
    await child.press("Want : empty");
    await hears("A toy robot is in Want.");
    for (const thing of ["Water", "A warm coat"]) {
      await child.press(thing);
      await child.press(/^Need ?:/);
    }
  },
  async jars(child, hears) {
    await child.press(/^Spend ?: 0 coins$/);
    await hears("Spend: 1 coin. 5 coins left");
    await child.press("Take a coin out of Spend");
    await hears("Spend: 0 coins. 6 coins left");
    for (let coins = 0; coins < 4; coins++) await child.press(/^Save ?:/);
    await child.press(/^Spend ?:/);
    await child.press(/^Share ?:/);
    await child.press("All done!");
  },
  async pay(child, hears) {
    await child.press("Coin of 5 coins, 1 in your purse");
    await hears("On the counter: 5 coins");
    await child.press("Pay");
    await hears("That is not enough. Count the coins on the counter, then add more.");
    await child.press("Try Again");
    await child.press("Coin of 2 coins, 3 in your purse");
    await child.press("Coin of 1 coin, 2 in your purse");
    await child.press("Pay");
  },
  async order(child, hears) {
    await child.press("Save some coins each week");
    await child.press("Place 2: empty");
    await hears("Save some coins each week is in place 2.");
    await child.press("Look at the price");
    await child.press("Place 1, First: empty");
    await child.press("Buy the kite");
    await child.press("Place 3, Last: empty");
  },
  async amount(child, hears) {
    for (let weeks = 1; weeks < 5; weeks++) await child.press("More");
    await hears("5 weeks, 10 coins");
    expect((await child.goTo("slider", "How many weeks?")).value).toBe("5");
    await child.press("Done");
  },
  async spot(child, hears) {
    expect(await child.all("image")).toContain("A shop shelf with six things. Each has a price.");
    await child.press("Apple, 1 coin");
    await hears("Apple, 1 coin found. 2 more.");
    await child.press("Bread, 2 coins");
    await child.press("Ball, 4 coins");
  },
  async decide(child, hears, page) {
    await child.press(/^Glitter boots/);
    await child.press("I choose this");
    await hears("Your feet are dry, and they sparkle.");
    await child.press("And then?");
    await hears("No coins for the kite yet.");
    await child.press("And then?");
    // The focus moves to the heading of the time: Enter before that would press nothing.
    await expect(page.getByRole("heading", { name: "One month later" })).toBeFocused();
    await child.press("Next");
    await child.press(/^Glitter boots/);
    await hears("Hm... You have that! What stayed behind?");
    await child.press("Look again");
    await child.press(/^Plain boots/);
    await hears("That stayed behind.");
    await child.press("Next");
    await child.press("I keep it");
  },
  async chat(child, hears) {
    await hears("Forty dollars! From Grandma.");
    await hears("What happens tomorrow?");
    await child.press("The same price, I guess.");
    await hears("Ha. So there is time.");
  },
  async document(child) {
    expect(await child.all("cell")).toEqual(expect.arrayContaining(["0.00", "+212.40"]));
  },
};
