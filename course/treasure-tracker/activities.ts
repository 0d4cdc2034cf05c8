import type { SeedSlideOf } from "#domain/content/course-seed.ts";
import { media, slide } from "./build.ts";
import type { Extras, SlideName } from "./build.ts";
import type { Shown } from "./pictures.ts";

/** Name of an activity in its mission. */
type Name = Extract<SlideName, `A${number}`>;

/** What every activity's script has. */
interface Script extends Extras {
  question: string;
  /** Glimm's words when it is solved. */
  glimm: string;
}

/** What is said to a number or sum that is not right. */
interface Measured extends Script {
  tooLittle: string;
  tooMuch: string;
}

const questionFields = ({ question, glimm }: Script) => ({ question, done_quote: glimm });
const measuredFields = (script: Measured) => ({
  ...questionFields(script),
  too_little: script.tooLittle,
  too_much: script.tooMuch,
});
const shownAs = ({ file, alt }: Shown) => ({
  image_url: media("slide-images", `answers/${file}`),
  alt,
});

interface SortScript<Basket extends string> extends Script {
  baskets: readonly Basket[];
  things: readonly { name: string; in: NoInfer<Basket>; why: string; picture: Shown }[];
}

/**
 * Things that are sorted into baskets; `A1` of mission 1 speaks with
 * `slide-audio/1-a1-question.m4a` and its siblings.
 */
export const sort = <const Basket extends string>(
  mission: number,
  name: Name,
  script: SortScript<Basket>,
) =>
  slide("sort", mission, name, script, {
    ...questionFields(script),
    baskets: script.baskets.map((basket) => ({ name: basket })),
    things: script.things.map(({ name: thing, in: basket, why, picture }) => ({
      name: thing,
      ...shownAs(picture),
      baskets: [script.baskets.indexOf(basket)],
      why,
    })),
  });

interface JarsScript extends Script {
  coins: number;
  /** Does each jar hold exactly its coins, or at least so many? */
  rule: "exactly" | "at_least";
  /** `reply`: what is said when the jar is not right. */
  jars: readonly { name: string; coins: number; picture: Shown; reply: string }[];
}

/** Coins that are divided among jars. */
export const jars = (mission: number, name: Name, script: JarsScript) =>
  slide("jars", mission, name, script, {
    ...questionFields(script),
    coins: script.coins,
    rule: script.rule,
    sum: 0,
    jars: script.jars.map(({ name: jar, coins, picture, reply }) => ({
      name: jar,
      ...shownAs(picture),
      least: coins,
      exactly: coins,
      counts: false,
      reply,
    })),
  });

interface Good {
  name: string;
  price: number;
  picture: Shown;
  /** In a shop: it must be bought. */
  isNeed?: true;
}

type PayScript = Measured &
  (
    | { budget: number; goods: readonly Good[] }
    | { paid: number; till: { value: number; count: number }[]; good: Good }
  );

/** A shop with a budget, or change that is given from a till. */
export function pay(mission: number, name: Name, script: PayScript) {
  const isShop = "goods" in script;
  const goods = isShop ? script.goods : [script.good];
  return slide("pay", mission, name, script, {
    ...measuredFields(script),
    mode: isShop ? "budget" : "change",
    unit: "",
    purse: isShop ? [{ value: 1, count: script.budget }] : script.till,
    goods: goods.map(({ name: good, price, picture, isNeed = false }) => ({
      name: good,
      ...shownAs(picture),
      price,
      needs: isNeed,
    })),
    paid: isShop ? script.budget : script.paid,
    budget: isShop ? script.budget : script.paid,
  });
}

type Amount = SeedSlideOf["amount"];
interface AmountScript
  extends Measured, Pick<Amount, "shown_as" | "least" | "most" | "unit" | "each"> {
  right: number;
}

/** A number that the child sets, from the least on. */
export const amount = (mission: number, name: Name, script: AmountScript) =>
  slide("amount", mission, name, script, {
    ...measuredFields(script),
    shown_as: script.shown_as,
    least: script.least,
    most: script.most,
    step: 1,
    start: script.least,
    right_from: script.right,
    right_to: script.right,
    unit: script.unit,
    each: script.each,
  });

interface OrderScript extends Script {
  from: string;
  to: string;
  /** `orBefore`: it may change places with the step before it. */
  steps: readonly { name: string; why: string; picture: Shown; orBefore?: true }[];
}

/** Steps that are put in order; the script has them in their right order. */
export const order = (mission: number, name: Name, script: OrderScript) =>
  slide("order", mission, name, script, {
    ...questionFields(script),
    from: script.from,
    to: script.to,
    items: script.steps.map(({ name: step, why, picture, orBefore = false }) => ({
      name: step,
      ...shownAs(picture),
      same_as_before: orBefore,
      why,
    })),
  });

interface SpotScript extends Script {
  image: Shown;
  /** `at`: left, top, width and height in per mille of the picture. */
  areas: readonly {
    name: string;
    at: readonly [x: number, y: number, width: number, height: number];
    right?: true;
    why: string;
  }[];
}

/** A picture of our own in which the child finds what is right. */
export const spot = (mission: number, name: Name, script: SpotScript) =>
  slide("spot", mission, name, script, {
    ...questionFields(script),
    scene: null,
    ...shownAs(script.image),
    areas: script.areas.map(({ name: area, at: [x, y, width, height], right, why }) => ({
      x,
      y,
      width,
      height,
      name: area,
      is_right: right === true,
      why,
    })),
  });
