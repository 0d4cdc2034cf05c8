import { expect, newEmail, signUp, test } from "./fixtures.ts";
import { keptPaths } from "./kept-paths.ts";
import { hasShown } from "./seen.ts";
import { skipSound } from "./skip-sound.ts";
import { target, written } from "./stories.ts";

test.use({ serviceWorkers: "allow" });

test("a child of 4 plays the first story in its own words without a network (T-339) @long", async ({
  page,
  live,
}) => {
  await signUp(page, live, newEmail(), 4);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  await page.getByRole("button", { name: "Get Started" }).click();
  await expect(page.getByText("The words of the story: Whoa! My map has no coins!")).toBeAttached();
  const kept = async () =>
    (await keptPaths(page, "family-lesson")).filter((path) => /\/v\d[^/]*\.json$/.test(path));
  await expect.poll(async () => (await kept()).length, { timeout: 30_000 }).toBe(3);
  for (const path of await kept()) expect(path).toMatch(/\/v\d-little/);

  await page.context().setOffline(true);
  await page.reload();
  await target(page, "Play video").click();
  await skipSound(page);
  await expect(written(page)).toHaveText("Who gets the carrot? Who gets the coin?");
  for (const name of ["Carrot", "Shopper", "Coin", "Farmer"]) await target(page, name).click();
  await skipSound(page);
  await hasShown(page, "Work brings coins!");
  await skipSound(page);
  await expect(page.getByRole("button", { name: "Next" })).toBeEnabled();
});
