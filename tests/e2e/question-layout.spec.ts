import type { Locator, Page } from "@playwright/test";
import { FIRST_LESSON_ID } from "#domain/constants.ts";
import { decideStart } from "#domain/slides/decide/start.ts";
import type { Slide } from "#domain/slides/registry.ts";
import { sortStart } from "#domain/slides/sort/start.ts";
import { saveSlides } from "#tests/support/play-lessons.ts";
import { openKind, openSlides } from "./activity.ts";
import { asAuthor } from "./author.ts";
import { expect, test, tokenOf } from "./fixtures.ts";
import type { LiveServer } from "./fixtures.ts";
import { onEach, showOn } from "./reachable.ts";

const PHONE = { width: 390, height: 844 };
const ON_ITS_SIDE = { width: 844, height: 390 };
const WIDE = [
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
];

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
  right: number;
  bottom: number;
}

const boxesOf = (page: Page, selector: string): Promise<Box[]> =>
  page
    .locator(selector)
    .evaluateAll((all) => all.map((one): Box => one.getBoundingClientRect().toJSON()));

async function boxOf(page: Page, selector: string): Promise<Box> {
  const [box] = await boxesOf(page, selector);
  if (box === undefined) throw new Error(`There is no ${selector}.`);
  return box;
}

const scrollsBy = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);

/** A picture of the course, which its answers show. */
async function picture(live: LiveServer): Promise<string> {
  const author = await asAuthor(live);
  const slides: Slide[] = await author.call("GET", `/lessons/${FIRST_LESSON_ID}/slides`);
  const urls = slides.flatMap((slide) =>
    slide.type === "quiz" ? slide.quiz_answers.map(({ image_url }) => image_url) : [],
  );
  const url = urls.find((one) => one !== null);
  if (url == null) throw new Error("The first lesson has no picture.");
  return url;
}

const NAMES = ["Don't be left out", "Sizes 1 to 6", "Run like a rocket", "All kids have them"];

const quizOf = (count: number, image_url: string | null) => ({
  quiz_question: `Which of ${count}?`,
  quiz_answers: Array.from({ length: count }, (_, index) => ({
    text: NAMES[index % NAMES.length] + (index < NAMES.length ? "" : ` ${index}`),
    is_correct: index === 0,
    image_url,
    alt: image_url && "A thing",
    audio_url: null,
  })),
});

/** What is not in rows of one height, in the middle of its board, and on one screen. */
async function unevenness(page: Page): Promise<string[]> {
  const faults: string[] = [];
  const board = await boxOf(page, "[data-board]");
  const cards = await boxesOf(page, "[data-answer], [data-option]");
  const top = Math.min(...cards.map(({ y }) => y));
  const bottom = Math.max(...cards.map((card) => card.bottom));
  const heights = cards.map(({ height }) => height);
  if (Math.max(...heights) - Math.min(...heights) > 2) faults.push(`heights ${heights.join(", ")}`);
  const [above, below] = [top - board.y, board.bottom - bottom];
  if (Math.abs(above - below) > 8) faults.push(`${above} above, ${below} below`);
  const rows = [...new Set(cards.map(({ y }) => Math.round(y)))].toSorted((a, b) => a - b);
  const gaps = rows.slice(1).map((y, index) => y - (rows[index] ?? 0) - (heights[0] ?? 0));
  if (gaps.some((gap) => gap > 24)) faults.push(`gaps ${gaps.join(", ")}`);
  const scrolled = await scrollsBy(page);
  if (scrolled > 0) faults.push(`the page scrolls by ${scrolled}`);
  return faults;
}

test("two to four answers, with pictures or words alone, stand in even rows in the middle of their board (T-2222)", async ({
  page,
  live,
}) => {
  const url = await picture(live);
  const slides = [2, 3, 4].flatMap((count) => [quizOf(count, url), quizOf(count, null)]);
  const { lesson } = await openSlides(
    page,
    live,
    slides.map((fields) => ["quiz", fields] as const),
  );
  const found: string[] = [];
  for (const [index, slide] of slides.entries()) {
    await saveSlides(live, await tokenOf(page), lesson, index + 1);
    await page.reload();
    await expect(page.locator("[data-answer]")).toHaveCount(slide.quiz_answers.length);
    const of = `${slide.quiz_answers.length} ${index % 2 === 0 ? "pictures" : "words"}`;
    for (const fault of await onEach(page, [PHONE, ON_ITS_SIDE, ...WIDE], () => unevenness(page)))
      found.push(`${of}, ${fault}`);
  }
  expect(found).toEqual([]);
});

test("five things of a basket stand on a phone with their button, which keeps to the screen's edges (T-2223)", async ({
  page,
  live,
}) => {
  const image_url = await picture(live);
  const [option] = decideStart.options;
  await openKind(page, live, "decide", "You have 9 coins", {
    choice: "basket",
    options: [
      "Cable",
      "Simple buds",
      "Concert with Jay",
      "All of it",
      "ZapBuds, with shipping",
    ].map((name) => ({ ...option, name, image_url, alt: "A thing" })),
  });
  await expect(page.locator("[data-option]")).toHaveCount(5);
  const faults = await onEach(page, [PHONE, ON_ITS_SIDE, ...WIDE], async () => {
    const found = [];
    const scrolled = await scrollsBy(page);
    if (scrolled > 0) found.push(`the page scrolls by ${scrolled}`);
    const { x, bottom } = await boxOf(page, "[data-action] button");
    const below = (await page.evaluate(() => window.innerHeight)) - bottom;
    if (x < 8 || below < 8) found.push(`the button is ${x} from the left, ${below} from below`);
    const heights = (await boxesOf(page, "[data-option]")).map(({ height }) => height);
    if (Math.max(...heights) - Math.min(...heights) > 2)
      found.push(`heights ${heights.join(", ")}`);
    return found;
  });
  expect(faults).toEqual([]);
});

test("six names stand two in a row on a phone, with their baskets right below or beside them (T-2224)", async ({
  page,
  live,
}) => {
  const [thing] = sortStart.things;
  await openKind(page, live, "sort", "Is it a need or a want?", {
    things: [...NAMES, "Cost: 12 coins", "Made of rubber"].map((name) => ({ ...thing, name })),
  });
  await expect(page.locator("[data-thing]")).toHaveCount(6);
  const look = async () => {
    expect(await scrollsBy(page)).toBeLessThanOrEqual(0);
    const things = await boxesOf(page, "[data-thing]");
    const baskets = await boxesOf(page, "[data-basket]");
    return {
      inRow: things.filter(({ y }) => Math.abs(y - (things[0]?.y ?? 0)) < 2).length,
      least: Math.min(...things.map(({ width }) => width)),
      bottom: Math.max(...things.map((one) => one.bottom)),
      right: Math.max(...things.map((one) => one.right)),
      basketTop: Math.min(...baskets.map(({ y }) => y)),
      basketLeft: Math.min(...baskets.map(({ x }) => x)),
    };
  };
  await showOn(page, PHONE);
  const phone = await look();
  expect(phone.inRow).toBe(2);
  expect(phone.least).toBeGreaterThan(160);
  expect(phone.basketTop - phone.bottom).toBeGreaterThanOrEqual(8);
  expect(phone.basketTop - phone.bottom).toBeLessThan(32);

  // A basket stays where it is while things leave.
  await page.getByRole("button", { name: "Made of rubber", exact: true }).click();
  await page.getByRole("button", { name: /^Need ?:/ }).click();
  await expect(page.locator("[data-thing]")).toHaveCount(5);
  expect(Math.abs((await look()).basketTop - phone.basketTop)).toBeLessThan(4);

  await showOn(page, ON_ITS_SIDE);
  const side = await look();
  expect(side.inRow).toBe(2);
  expect(side.basketLeft).toBeGreaterThan(side.right);
  for (const size of WIDE) {
    await showOn(page, size);
    const wide = await look();
    expect(wide.inRow).toBe(3);
    expect(wide.basketTop).toBeGreaterThan(wide.bottom);
  }
});

/** Does a region's last row stand above its soft edge? */
const seesTheEnd = (region: Locator, last: Locator) =>
  expect
    .poll(async () => {
      const [around, row] = [await region.boundingBox(), await last.boundingBox()];
      return (around?.y ?? 0) + (around?.height ?? 0) - (row?.y ?? 0) - (row?.height ?? 0);
    })
    .toBeGreaterThanOrEqual(20);

test("on a phone a document opens in the place of the answers; wheel and keys reach each of its lines (T-2225)", async ({
  page,
  live,
}) => {
  const rows = Array.from({ length: 14 }, (_, index) => ({
    date: `Mar ${index + 1}`,
    name: `Shop number ${index + 1}`,
    audio_url: null,
    amount: 1200,
    is_in: false,
    note: "paid at once",
  }));
  const quiz = { ...quizOf(6, null), beside_document: true };
  const { lesson } = await openSlides(
    page,
    live,
    [
      ["document", { rows }],
      ["quiz", quiz],
    ],
    { age: 16 },
  );
  const account = page.getByRole("region", { name: "Dev's account" });
  // The page of the account itself: what leads on is in view, and the last line is reached.
  for (const size of [PHONE, ON_ITS_SIDE, { width: 320, height: 568 }, ...WIDE]) {
    await showOn(page, size);
    await expect(page.getByRole("button", { name: "Next", exact: true })).toBeInViewport({
      ratio: 1,
    });
    await account.focus();
    await page.keyboard.press("End");
    await seesTheEnd(account, account.getByRole("row").last());
    expect(await scrollsBy(page)).toBeLessThanOrEqual(0);
  }

  await saveSlides(live, await tokenOf(page), lesson, 2);
  await page.setViewportSize(PHONE);
  await page.reload();
  const question = page.getByText("Which of 6?");
  const open = page.getByRole("button", { name: "Dev's account", exact: true });
  await expect(open).toHaveAttribute("aria-expanded", "false");
  for (const size of [PHONE, ON_ITS_SIDE]) {
    await showOn(page, size);
    await expect(question).toBeInViewport({ ratio: 1 });
    expect(await scrollsBy(page)).toBeLessThanOrEqual(0);
    for (const answer of await page.getByRole("radio").all())
      await expect(answer).toBeInViewport({ ratio: 1 });
    await open.press("Enter");
    await expect(page.getByRole("radio")).toHaveCount(0);
    await expect(question).toBeInViewport({ ratio: 1 });
    const { x, y, width, height } = (await account.boundingBox()) ?? {
      x: 0,
      y: 0,
      width: 0,
      height: 0,
    };
    expect(height).toBeGreaterThan(200);
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.mouse.wheel(0, 3000);
    await seesTheEnd(account, account.getByRole("row").last());
    await account.focus();
    await page.keyboard.press("Home");
    await expect(account.getByRole("row").nth(1)).toBeInViewport({ ratio: 1 });
    await page.keyboard.press("End");
    await seesTheEnd(account, account.getByRole("row").last());
    await expect(question).toBeInViewport({ ratio: 1 });
    await open.press("Enter");
    await expect(page.getByRole("radio")).toHaveCount(6);
  }

  // Elsewhere both stand side by side, also where it was opened on a smaller screen.
  await open.press("Enter");
  for (const size of WIDE) {
    await showOn(page, size);
    await expect(open).toBeHidden();
    const [document, first] = [
      await boxOf(page, "[data-document]"),
      await boxOf(page, "[data-answer]"),
    ];
    expect(first.x).toBeGreaterThan(document.right);
    await expect(question).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole("radio")).toHaveCount(6);
    expect(await scrollsBy(page)).toBeLessThanOrEqual(0);
  }
});

test("a picture goes from edge to edge of a phone, and between two small areas the nearest is meant (T-2226)", async ({
  page,
  live,
}) => {
  const line = (y: number, name: string, is_right: boolean) => ({
    x: 100,
    y,
    width: 800,
    height: 60,
    name,
    audio_url: null,
    is_right,
    why: `${name} it was.`,
    why_audio_url: null,
  });
  // Lines of 18 px, 24 px from middle to middle, on a picture of 4 to 3.
  await openKind(page, live, "spot", "You have 5 coins.", {
    areas: [
      line(400, "Upper", true),
      line(482, "Middle", false),
      line(564, "Lower", true),
      line(800, "Far", false),
    ],
  });
  const { x, y, width, height } = await boxOf(page, "img[src*=shelf]");
  expect([x, width]).toEqual([0, PHONE.width]);
  for (const name of ["Upper", "Middle", "Lower"]) {
    const box = await page.getByRole("button", { name, exact: true }).boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }
  const tap = (perMille: number) => page.mouse.click(x + width / 2, y + (height * perMille) / 1000);
  await tap(467); // 2 px below the upper line, 4 px above the middle one
  await expect(page.getByRole("button", { name: "Upper, found", exact: true })).toBeVisible();
  await tap(558); // nearer to the lower one
  await expect(page.getByRole("button", { name: "Lower, found", exact: true })).toBeVisible();
});
