import type { SeedSlideOf } from "#domain/content/course-seed.ts";
import { believed, questionFields, shownAs } from "./activities.ts";
import type { Believed, Name, Script } from "./activities.ts";
import { slide } from "./build.ts";
import type { Shown } from "./pictures.ts";

/** What follows at one time: its line, and what is in the purse then. */
interface Then {
  says: string;
  picture?: Shown;
  /** In coins, or in cents. */
  purse?: number;
}

interface Option extends Believed {
  name: string;
  picture?: Shown;
  /** In coins, or in cents; 0 for keeping the money, which a basket holds alone. */
  price?: number;
  /** What has to wait. */
  waits?: string;
  /** What follows at the times of the slide, in their order. */
  follows: readonly [Then, (Then | null)?, (Then | null)?];
  /** Why Pocket laughs: another option is better in everything. */
  worse?: string;
}

interface Cost<Name extends string> extends Believed {
  name: string;
  picture?: Shown;
  /** Options after which it is offered; without it after each. */
  after?: readonly Name[];
  /** Options after which it was given up; without it it never is. */
  right?: readonly Name[];
  /** It was given up where nothing is left of the budget. */
  rightIfSpent?: true;
  reply: string;
}

type Decide = SeedSlideOf["decide"];

interface DecideScript extends Script {
  /** Several things within the budget, instead of one. */
  basket?: true;
  money?: Decide["money"];
  /** In coins, or in cents; 0 or none: no purse is shown. */
  budget?: number;
  /** The first question, and the reply when the favorite was not chosen. */
  favorite?: { question: string; givenUp: string };
  /** Said where a basket costs more than the budget. */
  over?: string;
  /** 'Today', 'One week later', 'One month later' without it. */
  times?: readonly [string, string?, string?];
  options: readonly Option[];
  /** What was given up. `free`: any answer of `costs`, without a verdict. 'none': it is not asked. */
  cost?:
    | "none"
    | {
        question?: string;
        free?: true;
        /** Said to who names what was chosen. */
        own?: string;
        costs?: readonly Cost<string>[];
      };
  again?: string;
}

const TIMES = ["Today", "One week later", "One month later"] as const;

const thenFields = (step: 1 | 2 | 3, then: Then | null | undefined) => {
  const { image_url, alt } = shownAs(then?.picture);
  return {
    [`then_${step}`]: then?.says ?? "",
    [`then_${step}_image_url`]: image_url,
    [`then_${step}_alt`]: alt,
    [`coins_${step}`]: then?.purse ?? null,
  };
};

const optionFields = ({
  name,
  picture,
  price = 0,
  waits = "",
  follows,
  worse = "",
  ...of
}: Option) => ({
  name,
  ...shownAs(picture),
  price,
  waits,
  ...thenFields(1, follows[0]),
  ...thenFields(2, follows[1]),
  ...thenFields(3, follows[2]),
  is_worse: worse !== "",
  worse_why: worse,
  ...believed(of),
});

/**
 * A decision without a right answer: options with their consequences over time, then what was
 * given up, then 'Again, or different?'. Sums are coins, or cents where `money` is 'dollars'.
 */
export function decide(mission: number, name: Name, script: DecideScript) {
  const asked = script.cost ?? {};
  const cost = asked === "none" ? {} : asked;
  const names = script.options.map((option) => option.name);
  const indexesOf = (of: readonly string[] = []) => of.map((one) => indexOf(names, one));
  const times = script.times ?? TIMES;
  return slide("decide", mission, name, script, {
    ...questionFields(script),
    choice: script.basket === true ? "basket" : "one",
    money: script.money ?? "coins",
    budget: script.budget ?? 0,
    favorite_question: script.favorite?.question ?? "",
    favorite_reply: script.favorite?.givenUp ?? "",
    over_reply: script.over ?? "",
    time_1: times[0],
    time_2: times[1] ?? "",
    time_3: times[2] ?? "",
    options: script.options.map(optionFields) as Decide["options"],
    asks_cost: asked === "none" ? "none" : cost.free === true ? "free" : "things",
    cost_question: cost.question ?? (asked === "none" ? "" : "What did you give up?"),
    own_reply:
      cost.own ?? (asked === "none" || cost.free ? "" : "You have that! What stayed behind?"),
    costs: (cost.costs ?? []).map(
      ({ name: given, picture, after, right, rightIfSpent, reply, ...of }) => ({
        name: given,
        ...shownAs(picture),
        shown_for: indexesOf(after),
        right_for: indexesOf(right),
        right_if_spent: rightIfSpent === true,
        reply,
        ...believed(of),
      }),
    ),
    again_question: script.again ?? "Again, or different?",
  });
}

function indexOf(names: readonly string[], name: string): number {
  const index = names.indexOf(name);
  if (index < 0) throw new Error(`no option is named '${name}'`);
  return index;
}
