import { FIRST_LESSON_ID } from "#domain/constants.ts";
import { songs } from "#course/treasure-tracker/songs.ts";
import { axeClean } from "./axe.ts";
import { addFamily, expect, finishMissions, test } from "./fixtures.ts";

const [song] = songs;
const [LINE] = song?.lines.map(({ words }) => words.replaceAll("-", "")) ?? [];
const CARD = `/lesson/mission-card?lesson=${FIRST_LESSON_ID}`;

test("a mission's song: fetched with the tap, sung with a coin over its words, silent when muted (T-322) @long", async ({
  page,
  live,
}) => {
  await addFamily(page, live);
  await finishMissions(page, live, 1);
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(request.url()));
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto(CARD);
  const sing = page.getByRole("button", { name: "Sing with Pocket", exact: true });
  await expect(sing).toBeVisible();
  expect(fetched.filter((url) => url.includes("/song"))).toEqual([]);
  await page.route("**/song-*.json*", (route) => route.abort(), { times: 1 });
  await sing.click();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await page.getByRole("button", { name: "Try Again", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: String(song?.title) })).toBeVisible();
  await expect(page.getByText(String(LINE))).toBeVisible();
  const stage = page.locator("[data-song]");
  await expect(stage).toHaveAttribute("data-song", "playing");
  const coin = page.locator("svg[data-shown=true]");
  await expect(coin).toBeVisible();
  const places = new Set<string>();
  await expect(async () => {
    places.add(String(await coin.getAttribute("style")));
    expect(places.size).toBeGreaterThan(3);
  }).toPass();
  await axeClean(page, "a song");

  await page.getByRole("button", { name: "Turn sound off" }).click();
  await expect(page.getByRole("button", { name: "Turn sound on" })).toBeVisible();
  await page.getByRole("button", { name: "Stop", exact: true }).click();
  await expect(stage).toHaveAttribute("data-song", "silent");
  await expect(coin).toBeHidden();

  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.getByRole("button", { name: "Sing!", exact: true }).click();
  const word = page.locator("[data-now=true] [data-now=true]");
  await expect(word).toHaveCSS("background-color", "rgb(255, 201, 60)");
  await expect(page.locator("svg[data-shown]")).toBeHidden();

  await page.setViewportSize({ width: 320, height: 568 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await page.getByRole("button", { name: "Back to my card" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test("a song goes on after an interruption and after a failed load (T-365) @long", async ({
  page,
  live,
}) => {
  await addFamily(page, live);
  await finishMissions(page, live, 1);
  await page.addInitScript(() => {
    const { play } = HTMLMediaElement.prototype;
    HTMLMediaElement.prototype.play = function (this: HTMLMediaElement) {
      Object.assign(globalThis, { voice: this });
      return play.call(this);
    };
  });
  /** Pauses the voice as a call does; at which second. */
  const pause = () =>
    page.evaluate(() => {
      const { voice } = globalThis as unknown as { voice: HTMLMediaElement };
      voice.pause();
      return voice.currentTime;
    });
  const second = () =>
    page.evaluate(() => (globalThis as unknown as { voice: HTMLMediaElement }).voice.currentTime);
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto(CARD);
  await button("Sing with Pocket").click();
  const stage = page.locator("[data-song]");
  await expect(stage).toHaveAttribute("data-song", "playing");
  const coin = page.locator("svg[data-shown=true]");
  await expect(coin).toBeVisible();
  await expect.poll(second).toBeGreaterThan(1);
  const at = await pause();
  await expect(stage).toHaveAttribute("data-song", "paused");
  await expect(coin).toBeHidden();
  await button("Sing on!").click();
  await expect(stage).toHaveAttribute("data-song", "playing");
  expect(await second()).toBeGreaterThanOrEqual(at - 0.1);
  await expect(coin).toBeVisible();
  await expect(button("Stop").locator("[data-icon=stop]")).toBeVisible();
  const stopIsSaid = page.waitForRequest("**/song-stop*.m4a");
  await button("Listen: Stop").click();
  await stopIsSaid;
  await expect(stage).toHaveAttribute("data-song", "paused");
  const spoken = () =>
    page.evaluate(() => {
      const { voice } = globalThis as unknown as { voice: HTMLMediaElement };
      return voice.currentSrc.includes("song-stop") && (voice.ended || voice.currentTime > 0.2);
    });
  await expect.poll(spoken).toBe(true);

  await button("Back to my card").click();
  await page.route("**/media/content/**/song-*.m4a*", (route) => route.abort());
  await page.reload();
  const failureIsSaid = page.waitForRequest("**/song-failed*.m4a");
  await button("Sing with Pocket").click();
  await failureIsSaid;
  await expect(page.getByRole("status")).toContainText("I can't find my song right now.");
  await axeClean(page, "a song that does not come");
  await page.unroute("**/media/content/**/song-*.m4a*");
  await button("Try Again").click();
  await expect(stage).toHaveAttribute("data-song", "playing");
});
