import type { SeedSlideOf } from "#domain/content/course-seed.ts";
import type { Misconception, Slip } from "#domain/questions/misconceptions.ts";
import { media, slide } from "./build.ts";
import type { Extras, SlideName } from "./build.ts";
import type { Shown } from "./pictures.ts";

/** Name of an activity in its mission. */
export type Name = Extract<SlideName, `A${number}`>;

/** What a child believes who chooses something. */
export interface Believed {
  misconception?: Misconception | Slip;
}
/** The misconception as a field of a slide; no field where the script has none. */
export const believed = ({ misconception }: Believed) =>
  misconception === undefined ? {} : { misconception };

/** What every activity's script has. */
export interface Script extends Extras {
  question: string;
  /** Glimm's words when it is solved. */
  glimm: string;
}

/** What is said to a number or sum that is not right. */
interface Measured extends Script {
  tooLittle: string;
  tooLittleMisconception?: Misconception | Slip;
  tooMuch: string;
  tooMuchMisconception?: Misconception | Slip;
}

export const questionFields = ({ question, glimm }: Script) => ({ question, done_quote: glimm });
const measuredFields = (script: Measured) => ({
  ...questionFields(script),
  too_little: script.tooLittle,
  too_much: script.tooMuch,
  ...(script.tooLittleMisconception !== undefined && {
    too_little_misconception: script.tooLittleMisconception,
  }),
  ...(script.tooMuchMisconception !== undefined && {
    too_much_misconception: script.tooMuchMisconception,
  }),
});
/** A picture in `media/answers`, or none. */
export const shownAs = (picture?: Shown) => ({
  image_url: picture === undefined ? null : media("slide-images", `answers/${picture.file}`),
  alt: picture?.alt ?? "",
});

interface SortScript<Basket extends string> extends Script {
  baskets: readonly Basket[];
  things: readonly ({
    name: string;
    /** Several where each of them is right. */
    in: NoInfer<Basket> | readonly NoInfer<Basket>[];
    why: string;
    picture?: Shown;
  } & Believed)[];
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
    things: script.things.map(({ name: thing, in: right, why, picture, ...of }) => ({
      name: thing,
      ...shownAs(picture),
      baskets: [right].flat().map((basket) => script.baskets.indexOf(basket as Basket)),
      why,
      ...believed(of),
    })),
  });

interface JarsScript extends Script {
  coins: number;
  /** Does each jar hold exactly its coins, at least so many, or any number? */
  rule: "exactly" | "at_least" | "any";
  /**
   * `coins`: absent with the rule 'any'. `reply`: shown when the jar holds the wrong number, or, with the
   * rule 'any', the most coins.
   */
  jars: readonly ({ name: string; coins?: number; picture: Shown; reply: string } & Believed)[];
}

/** Coins that are divided among jars. */
export const jars = (mission: number, name: Name, script: JarsScript) =>
  slide("jars", mission, name, script, {
    ...questionFields(script),
    coins: script.coins,
    rule: script.rule,
    sum: 0,
    jars: script.jars.map(({ name: jar, coins = 0, picture, reply, ...of }) => ({
      name: jar,
      ...shownAs(picture),
      least: coins,
      exactly: coins,
      counts: false,
      reply,
      ...believed(of),
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
    | { purse: { value: number; count: number }[]; good: Good }
  );

/** A shop with a budget, change that is given from a till, or a price that is paid from a purse. */
export function pay(mission: number, name: Name, script: PayScript) {
  const isShop = "goods" in script;
  const paid =
    "budget" in script ? script.budget : "paid" in script ? script.paid : script.good.price;
  const goods = isShop ? script.goods : [script.good];
  return slide("pay", mission, name, script, {
    ...measuredFields(script),
    mode: isShop ? "budget" : "paid" in script ? "change" : "price",
    unit: "",
    purse:
      "budget" in script
        ? [{ value: 1, count: script.budget }]
        : "till" in script
          ? script.till
          : script.purse,
    goods: goods.map(({ name: good, price, picture, isNeed = false }) => ({
      name: good,
      ...shownAs(picture),
      price,
      needs: isNeed,
    })),
    paid,
    budget: paid,
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
  steps: readonly ({ name: string; why: string; picture?: Shown; orBefore?: true } & Believed)[];
}

/** Steps that are put in order; the script has them in their right order. */
export const order = (mission: number, name: Name, script: OrderScript) =>
  slide("order", mission, name, script, {
    ...questionFields(script),
    from: script.from,
    to: script.to,
    items: script.steps.map(({ name: step, why, picture, orBefore = false, ...of }) => ({
      name: step,
      ...shownAs(picture),
      same_as_before: orBefore,
      why,
      ...believed(of),
    })),
  });

interface SpotScript extends Script {
  image: Shown;
  /** `at`: left, top, width and height in per mille of the picture. */
  areas: readonly ({
    name: string;
    at: readonly [x: number, y: number, width: number, height: number];
    right?: true;
    why: string;
  } & Believed)[];
}

/** A picture of our own in which the child finds what is right. */
export const spot = (mission: number, name: Name, script: SpotScript) =>
  slide("spot", mission, name, script, {
    ...questionFields(script),
    scene: null,
    ...shownAs(script.image),
    areas: script.areas.map(({ name: area, at: [x, y, width, height], right, why, ...of }) => ({
      x,
      y,
      width,
      height,
      name: area,
      is_right: right === true,
      why,
      ...believed(of),
    })),
  });
