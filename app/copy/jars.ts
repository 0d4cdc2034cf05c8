import type { JarName } from "#domain/allowance/coins.ts";
import type { ENTRY_PICTURES } from "#domain/allowance/ledger.ts";
import type { AmountProblem } from "#domain/allowance/money.ts";
import { weekdays } from "./weekdays.ts";

const coins = (count: number) => (count === 1 ? "1 coin" : `${count} coins`);

type Entered = keyof typeof ENTRY_PICTURES;
type Pictures = { [K in Entered]: Record<(typeof ENTRY_PICTURES)[K][number], string> };

/** Apart from the other words of the child's zone, which a first slide loads. */
export const jars = {
  title: "Treasure jars",
  heading: "My treasure jars",
  toMap: "Back to the map",
  back: "Back",
  failed: "Your jars could not be opened.",
  tryAgain: "Try Again",
  off: "There are no jars here now.",
  offText: "A grown-up can switch them on.",
  noMoney: "These jars are a picture of your real coins. No real money moves here.",
  jars: { save: "Save", spend: "Spend", share: "Share" } satisfies Record<JarName, string>,
  coins,
  /** A number of coins as it is spoken after the number's words. */
  coinSpoken: "Coin",
  coinsSpoken: "Coins",
  ofSpoken: "Of",
  holds: (jar: string, what: string) => `${jar}: ${what}`,
  due: "It is allowance day! Put every coin into a jar.",
  dueShort: "It is allowance day!",
  usually: (save: number, spend: number, share: number) =>
    `Most weeks: save ${save}, spend ${spend}, share ${share}.`,
  usuallySpoken: "Most weeks:",
  coinIs: (amount: string) => `One coin is ${amount}.`,
  rest: (amount: string) => `${amount} more goes into Save.`,
  divide: "Divide my coins",
  waiting: (weeks: number) => (weeks === 1 ? "1 week" : `${weeks} weeks`),
  waitingSpoken: "Weeks",
  next: (day: string) => `Next allowance: ${day}`,
  nextSpoken: "Next allowance:",
  weekdays,
  divided: "Every coin has a job now!",
  paused: "Your allowance is paused. Your jars stay as they are.",
  enter: {
    earned: "I earned",
    spent: "I spent",
    given: "I gave",
    goal: "My goal",
  } satisfies Record<Entered, string>,
  what: {
    earned: "What was it for?",
    spent: "What did you buy?",
    given: "Who is it for?",
    goal: "What do you save for?",
  } satisfies Record<Entered, string>,
  pictures: {
    earned: {
      broom: "Helping at home",
      gift: "A present",
      tree: "Helping outside",
      lemonade: "Selling something",
    },
    spent: { candy: "Something sweet", ball: "A toy", book: "A book", game: "A game" },
    given: {
      heart: "Somebody I love",
      hand: "Somebody who needs help",
      bread: "Food for others",
      tree: "Animals and trees",
    },
    goal: {
      bike: "A bike",
      teddy: "A teddy bear",
      robot: "A robot",
      kite: "A kite",
      book: "A book",
      game: "A game",
    },
  } satisfies Pictures,
  whichJar: { earned: "Which jar does it go into?", spent: "Which jar did it come from?" },
  howMany: "How many coins?",
  howMuch: "How much?",
  amount: "Amount",
  fewer: "One coin fewer",
  more: "One coin more",
  moreByFive: "Five coins more",
  inJar: (what: string) => `There is ${what} in this jar.`,
  done: "Done",
  saved: "Done! Look at your jars.",
  empty: "This jar is empty. You can fill it on allowance day.",
  goal: "My goal",
  goalOf: (saved: string, goal: string) => `${saved} of ${goal}`,
  weeks: (weeks: number) => (weeks === 1 ? "1 week to go" : `${weeks} weeks to go`),
  weeksSpoken: "weeks to go",
  weekSpoken: "week to go",
  reached: "You have saved enough for your goal!",
  noWeeks: "Put some coins into Save, and it gets nearer.",
  noGoal: "Choose something to save for.",
  problem: (problem: AmountProblem, { digits, most }: { digits: number; most: string }): string => {
    switch (problem) {
      case "empty":
        return "Please type an amount.";
      case "not_an_amount":
        return "Please type digits alone, like 2 or 12.";
      case "negative":
        return "An amount has no minus sign.";
      case "zero":
        return "It has to be more than 0.";
      case "too_many_digits":
        return digits === 0
          ? "Please type a whole amount, without a point."
          : `Please type ${digits} digits at most behind the point.`;
      case "too_large":
        return `That is more than ${most}. Please type less.`;
    }
  },
};

/** What is recorded of these texts (course/treasure-tracker/fixed-lines.ts), by file name. */
export const spokenJars: Record<string, string> = {
  "allowance-heading": jars.heading,
  "allowance-no-money": jars.noMoney,
  "allowance-due": jars.due,
  "allowance-divide": jars.divide,
  "allowance-divided": jars.divided,
  "allowance-saved": jars.saved,
  "allowance-empty": jars.empty,
  "allowance-how-many": jars.howMany,
  "allowance-how-much": jars.howMuch,
  "allowance-jar-in": jars.whichJar.earned,
  "allowance-jar-out": jars.whichJar.spent,
  "allowance-weeks": jars.weeksSpoken,
  "allowance-week": jars.weekSpoken,
  "allowance-reached": jars.reached,
  "allowance-no-goal": jars.noGoal,
  "allowance-coin": jars.coinSpoken,
  "allowance-coins": jars.coinsSpoken,
  "allowance-of": jars.ofSpoken,
  "allowance-usually": jars.usuallySpoken,
  "allowance-waiting": jars.waitingSpoken,
  "allowance-next": jars.nextSpoken,
  ...Object.fromEntries(jars.weekdays.map((day, index) => [`allowance-day-${index}`, day])),
  "allowance-paused": jars.paused,
  "allowance-no-weeks": jars.noWeeks,
  "allowance-failed": jars.failed,
  "allowance-off": jars.off,
  "allowance-off-text": jars.offText,
  "allowance-to-map": jars.toMap,
  "allowance-fewer": jars.fewer,
  "allowance-more": jars.more,
  "allowance-five": jars.moreByFive,
  ...named("allowance-jar", jars.jars),
  ...named("allowance-enter", jars.enter),
  ...named("allowance-what", jars.what),
  ...named("allowance-earned", jars.pictures.earned),
  ...named("allowance-spent", jars.pictures.spent),
  ...named("allowance-given", jars.pictures.given),
  ...named("allowance-goal", jars.pictures.goal),
};

function named(prefix: string, words: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(words).map(([name, text]) => [`${prefix}-${name}`, text]),
  );
}
