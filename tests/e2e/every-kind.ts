import type { Locator, Page } from "@playwright/test";
import { eq } from "drizzle-orm";
import { FIRST_LESSON_ID } from "#domain/constants.ts";
import { SLIDE_KINDS } from "#domain/slides/registry.ts";
import type { SlideKind } from "#domain/slides/registry.ts";
import { amountStart } from "#domain/slides/amount/start.ts";
import { learningEvents } from "#server/platform/db/schema.ts";
import { firstChildOf } from "#tests/support/families.ts";
import { openSlides } from "./activity.ts";
import { asAuthor } from "./author.ts";
import { expect } from "./fixtures.ts";
import type { LiveServer } from "./fixtures.ts";
import type { Hand } from "./hands.ts";

const ANSWER = {
  image_url: null,
  alt: null,
  audio_url: null,
  is_correct: false,
};

/** What differs from a new slide of the kind. */
export const FIELDS: Partial<Record<SlideKind, object>> = {
  quiz: {
    quiz_heading: "Coins",
    quiz_question: "What does a bank keep?",
    quiz_answers: [
      { ...ANSWER, text: "Coins", is_correct: true },
      { ...ANSWER, text: "Leaves", hint: "Leaves grow on trees." },
      { ...ANSWER, text: "Clouds" },
    ],
  },
};

/** In this order the slides of the lesson stand. */
export const KINDS = SLIDE_KINDS;

/** How many weeks the slide begins at, and how many are right. */
const { start: START, right_from: RIGHT } = amountStart;

/**
 * A lesson with a slide of each kind, opened by a new family; all slides but the clip as they are
 * added.
 *
 * @param changed fields that differ from those of a new slide
 * @returns the e-mail address of the family
 */
export async function openEveryKind(
  page: Page,
  live: LiveServer,
  changed: Partial<Record<SlideKind, object>> = {},
): Promise<string> {
  const author = await asAuthor(live);
  const shipped = await author.call("GET", `/lessons/${FIRST_LESSON_ID}/slides`);
  const { video_url, captions_url, poster_url, alt } = shipped[0];
  const clip = { video_url, captions_url, poster_url, alt };
  const fields: Partial<Record<SlideKind, object>> = { video: clip, ...FIELDS, ...changed };
  const slides = KINDS.map((kind) => [kind, fields[kind] ?? null] as const);
  const { email } = await openSlides(page, live, slides, { title: "Every kind" });
  await sees(page, 0);
  return email;
}

/** The slide at this place is shown. */
export const sees = (page: Page, slide: number) =>
  expect(
    page.getByRole("heading", { level: 1, name: `Slide ${slide + 1} of ${KINDS.length}` }),
  ).toBeAttached();

/** Attempts as the server has them, by the order in which they were made. */
export async function attemptsOf(live: LiveServer, email: string) {
  const { db } = live.running().context;
  const child = await firstChildOf({ db }, { email });
  const rows = await db
    .select()
    .from(learningEvents)
    .where(eq(learningEvents.child_id, child?.child_id ?? ""))
    .orderBy(learningEvents.id);
  return rows.filter(({ name }) => name === "answer_tried").map(({ data }) => data);
}

const button = (page: Page, name: string | RegExp): Locator =>
  page.getByRole("button", { name, exact: true });
const jar = (page: Page, name: string) => button(page, RegExp(`^${name} ?: \\d`));
const coin = (page: Page) => button(page, /^Coin in your hand/);
const basket = (page: Page, name: string) => button(page, RegExp(`^${name} ?:`));
const place = (page: Page, number: number) => button(page, RegExp(`^Place ${number}`));
const inPurse = (page: Page, value: string) => button(page, RegExp(`^Coin of ${value}, .* purse`));

/** A kind as a child plays it: a first act that is kept over a reload, and all that is left then. */
interface Play {
  begin(page: Page, hand: Hand): Promise<void>;
  /** What the first act has left on the screen. */
  kept(page: Page): Locator;
  finish(page: Page, hand: Hand): Promise<void>;
  /** What is said at the end, where it is not 'Correct!'; null where nothing is. */
  says?: string | null;
  /** The button that leads on, where it is not 'Continue'. */
  leadsOn?: string;
}

/** What can be dragged is dragged. */
export const PLAYS: Record<Exclude<SlideKind, "video">, Play> = {
  quiz: {
    async begin(page, hand) {
      await hand.tap(page.getByRole("radio", { name: "Leaves" }));
      await expect(page.getByText("Leaves grow on trees.")).toBeVisible();
      await hand.tap(button(page, "Try Again"));
      await hand.tap(page.getByRole("radio", { name: "Clouds" }));
      await hand.tap(button(page, "Try Again"));
    },
    kept: (page) => page.getByRole("radio", { name: /Clouds.*swim/, disabled: true }),
    finish: (page, hand) => hand.tap(page.getByRole("radio", { name: "Coins" })),
  },
  sort: {
    begin: (page, hand) => hand.drag(button(page, "Water"), basket(page, "Need")),
    kept: (page) => basket(page, "Need").getByText("Water").first(),
    async finish(page, hand) {
      await hand.drag(button(page, "A toy robot"), basket(page, "Want"));
      await hand.drag(button(page, "A warm coat"), basket(page, "Need"));
    },
  },
  jars: {
    begin: (page, hand) => hand.drag(coin(page), jar(page, "Share")),
    kept: (page) => button(page, /^Share ?: 1 coin$/),
    async finish(page, hand) {
      await hand.drag(coin(page), jar(page, "Spend"));
      for (let coins = 0; coins < 4; coins++) await hand.drag(coin(page), jar(page, "Save"));
      await hand.tap(button(page, "All done!"));
    },
  },
  pay: {
    begin: (page, hand) => hand.drag(inPurse(page, "5 coins"), page.locator("[data-counter]")),
    kept: (page) => button(page, "Coin of 5 coins, 1 on the counter"),
    async finish(page, hand) {
      await hand.drag(inPurse(page, "2 coins"), page.locator("[data-counter]"));
      await hand.drag(inPurse(page, "1 coin"), page.locator("[data-counter]"));
      await hand.tap(button(page, "Pay"));
    },
  },
  order: {
    begin: (page, hand) => hand.drag(button(page, "Look at the price"), place(page, 1)),
    kept: (page) => button(page, /^Place 1.*Look at the price$/),
    async finish(page, hand) {
      await hand.drag(button(page, "Buy the kite"), place(page, 3));
      await hand.drag(button(page, "Save some coins each week"), place(page, 2));
    },
  },
  amount: {
    begin: (page, hand) => hand.drag(sheet(page, START), sheet(page, RIGHT - 1)),
    kept: (page) => page.getByRole("slider").and(page.locator(`[aria-valuenow="${RIGHT - 1}"]`)),
    async finish(page, hand) {
      await hand.drag(sheet(page, RIGHT - 1), sheet(page, RIGHT));
      await hand.tap(button(page, "Done"));
    },
  },
  spot: {
    begin: (page, hand) => hand.tap(button(page, "Apple, 1 coin")),
    kept: (page) => button(page, "Apple, 1 coin, found"),
    async finish(page, hand) {
      await hand.tap(button(page, "Bread, 2 coins"));
      await hand.tap(button(page, "Ball, 4 coins"));
    },
  },
  decide: {
    begin: (page, hand) => hand.tap(button(page, /^Plain boots/)),
    kept: (page) => page.getByRole("button", { name: /^Plain boots/, pressed: true }),
    async finish(page, hand) {
      for (const name of ["I choose this", "And then?", "And then?", "Next"])
        await hand.tap(button(page, name));
      await hand.tap(button(page, /^Glitter boots/));
      for (const name of ["Next", "I keep it"]) await hand.tap(button(page, name));
    },
    says: "You decided!",
  },
  chat: {
    begin: (page) => expect(message(page, "Forty dollars!")).toBeVisible(),
    kept: (page) => message(page, "Forty dollars!"),
    async finish(page, hand) {
      await expect(button(page, "No idea.")).toBeVisible({ timeout: 20_000 });
      await hand.tap(button(page, "No idea."));
      await expect(message(page, "Then look again tomorrow.")).toBeVisible();
    },
    says: null,
  },
  document: {
    begin: async () => undefined,
    kept: (page) => page.getByRole("row", { name: /Train card/ }),
    finish: async () => undefined,
    says: null,
    leadsOn: "Next",
  },
};

const message = (page: Page, words: string) =>
  page.getByRole("log").getByText(words, { exact: false });

/** A number of the drawing on which an amount is set. */
function sheet(page: Page, number: number): Locator {
  return page.locator(`[data-n='${number}']`);
}

interface Looks {
  /** When a slide is shown. True where it has made the first act of the slide itself. */
  asked?: (kind: PlayedKind) => Promise<boolean>;
  /** After the first act. */
  begun?: (kind: PlayedKind) => Promise<void>;
  solved?: (kind: PlayedKind) => Promise<void>;
}
type PlayedKind = keyof typeof PLAYS;

/** Plays the lesson of `openEveryKind` to its end, and calls `looks` on each slide but the clip. */
export async function playEachKind(page: Page, hand: Hand, looks: Looks): Promise<void> {
  for (const [index, kind] of KINDS.entries()) {
    await sees(page, index);
    if (kind === "video") {
      await hand.tap(button(page, "Next"));
      continue;
    }
    const play = PLAYS[kind];
    if (!(await looks.asked?.(kind))) await play.begin(page, hand);
    await looks.begun?.(kind);
    await play.finish(page, hand);
    const { says = "Correct!", leadsOn = "Continue" } = play;
    if (says !== null) await expect(page.getByText(says, { exact: true })).toBeVisible();
    await looks.solved?.(kind);
    await hand.tap(button(page, leadsOn));
  }
}
