import { isDay, weekOf } from "../days.ts";
import type { Day } from "../days.ts";
import { CURRENCIES, maxAmount } from "./money.ts";
import type { Currency } from "./money.ts";
import { JARS } from "./coins.ts";
import type { PerJar } from "./coins.ts";

/** What a child enters, and what only a parent does. */
export const CHILD_KINDS = ["divided", "earned", "spent", "given", "goal"] as const;
export const PARENT_KINDS = ["adjusted", "undone"] as const;
export type EntryKind = (typeof CHILD_KINDS)[number] | (typeof PARENT_KINDS)[number];

/** Pictures of what was earned, spent, given or saved for. */
export const ENTRY_PICTURES = {
  earned: ["broom", "gift", "tree", "lemonade"],
  spent: ["candy", "ball", "book", "game"],
  given: ["heart", "hand", "bread", "tree"],
  goal: ["bike", "teddy", "robot", "kite", "book", "game"],
} as const;
export type EntryPicture = (typeof ENTRY_PICTURES)[keyof typeof ENTRY_PICTURES][number];
const PICTURES: readonly string[] = Object.values(ENTRY_PICTURES).flat();

/**
 * One line of a child's ledger. It is never changed; a parent adds one that undoes it. Amounts are
 * integers in minor units of `currency`: what went into or out of each jar, for 'goal' what 'save'
 * shall hold, for 'adjusted' below 0 where it is taken out.
 */
export interface JarEntry extends PerJar {
  /** Made on the device: sending an entry again adds nothing. */
  id: string;
  kind: EntryKind;
  /** When it was made, ISO 8601 in UTC. */
  at: string;
  currency: Currency;
  picture: EntryPicture | null;
  /** Of a divided allowance: the Monday of its week. */
  week: Day | null;
  /** The entry that this one undoes. */
  undoes: string | null;
}

/** What a child enters itself. */
export type ChildEntry = JarEntry & { kind: (typeof CHILD_KINDS)[number] };

const isPicture = (value: unknown) => typeof value === "string" && PICTURES.includes(value);

/** Is the entry whole, by the rules of its kind? Twin: CHECKs of jar_entries. */
export function isEntry(entry: JarEntry): boolean {
  const amounts = JARS.map((jar) => entry[jar]);
  const filled = amounts.filter((amount) => amount !== 0).length;
  const { kind, currency, week, undoes, picture, save, spend, share } = entry;
  const isMoney =
    CURRENCIES.includes(currency) &&
    amounts.every(
      (amount) => Number.isInteger(amount) && Math.abs(amount) <= maxAmount(currency),
    ) &&
    (kind === "adjusted" || amounts.every((amount) => amount >= 0));
  const isOfWeek =
    kind === "divided" ? week !== null && isDay(week) && weekOf(week) === week : week === null;
  if (!isMoney || !isOfWeek || (undoes !== null) !== (kind === "undone")) return false;
  switch (kind) {
    case "divided":
      return filled > 0 && save + spend + share <= maxAmount(currency) && picture === null;
    case "earned":
      return filled === 1 && isPicture(picture);
    case "spent":
      return filled === 1 && share === 0 && isPicture(picture);
    case "given":
      return filled === 1 && share > 0 && isPicture(picture);
    case "goal":
      return filled === 1 && save > 0 && isPicture(picture);
    case "adjusted":
      return filled === 1 && picture === null;
    case "undone":
      return filled === 0 && picture === null;
  }
}

/**
 * What became of an entry. partly: the jar held less than was taken out, and is empty.
 * again: the week was divided before, on another device. other_currency: kept, not counted.
 */
export type LineState = "counted" | "partly" | "again" | "undone" | "other_currency";

export interface Ledger {
  /** What each jar holds, in minor units: whole, and never below 0. */
  jars: PerJar;
  /** The goal that was set last. */
  goal: { amount: number; picture: EntryPicture } | null;
  /** Mondays of the weeks whose allowance is divided. */
  dividedWeeks: ReadonlySet<Day>;
  /** In the order in which they count, oldest first, each with what the jars held after it. */
  lines: { entry: JarEntry; state: LineState; held: PerJar }[];
}

const SIGN: Record<EntryKind, number> = {
  divided: 1,
  earned: 1,
  adjusted: 1,
  spent: -1,
  given: -1,
  goal: 0,
  undone: 0,
};

/** What an entry takes out of each jar: minor units, 0 where it takes nothing. */
export const takenBy = (entry: JarEntry): PerJar => {
  const taken = (jar: keyof PerJar) => Math.max(0, -SIGN[entry.kind] * entry[jar]);
  return { save: taken("save"), spend: taken("spend"), share: taken("share") };
};

/** Does an entry take coins out of a jar? */
export const takesCoins = (entry: JarEntry): boolean =>
  Object.values(takenBy(entry)).some((coins) => coins > 0);

/** By time; what came in at the same moment comes before what went out. */
const inOrder = (a: JarEntry, b: JarEntry) => {
  if (a.at !== b.at) return a.at < b.at ? -1 : 1;
  const outLast = Number(takesCoins(a)) - Number(takesCoins(b));
  return outLast || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);
};

/** What older entries came to, so that they need not be sent: by currency, and the weeks they divided. */
export interface Opening {
  balances: ({ currency: Currency } & Pick<Ledger, "jars" | "goal">)[];
  divided_weeks: Day[];
}

/** The newest entries of a ledger, and what came before them; no opening where nothing did. */
export interface RecentLedger {
  entries: JarEntry[];
  opening?: Opening | undefined;
}

const sorted = (entries: readonly JarEntry[]): JarEntry[] =>
  [...new Map(entries.map((entry) => [entry.id, entry])).values()].toSorted(inOrder);
const undoneIds = (entries: readonly JarEntry[]): ReadonlySet<string> =>
  new Set(entries.flatMap(({ undoes }) => undoes ?? []));

/**
 * The jars of a set of entries, in whatever order they came. Each id counts once, each week's
 * allowance once (the earliest), and a jar never falls below 0: two devices that spent the same
 * coins leave no debt that would eat the next allowance.
 * @param opening what entries before these came to, as `recentLedger` has it
 */
export function readLedger(
  entries: readonly JarEntry[],
  currency: Currency,
  opening?: Opening,
): Ledger {
  const undone = undoneIds(entries);
  const before = opening?.balances.find((balance) => balance.currency === currency);
  const jars: PerJar = { save: 0, spend: 0, share: 0, ...before?.jars };
  const dividedWeeks = new Set<Day>(opening?.divided_weeks);
  let goal: Ledger["goal"] = before?.goal ?? null;
  const stateOf = (entry: JarEntry): LineState => {
    const { id, kind, week, picture } = entry;
    if (kind === "undone") return "counted";
    if (undone.has(id)) return "undone";
    if (week !== null) {
      if (dividedWeeks.has(week)) return "again";
      dividedWeeks.add(week);
    }
    if (entry.currency !== currency) return "other_currency";
    if (kind === "goal" && picture !== null) goal = { amount: entry.save, picture };
    let isWhole = true;
    for (const jar of JARS) {
      const after = jars[jar] + SIGN[kind] * entry[jar];
      isWhole &&= after >= 0;
      jars[jar] = Math.max(0, after);
    }
    return isWhole ? "counted" : "partly";
  };
  const lines = sorted(entries).map((entry) => {
    const state = stateOf(entry);
    return { entry, state, held: { ...jars } };
  });
  return { jars, goal, dividedWeeks, lines };
}

/**
 * The newest `count` entries and what the others came to: `readLedger` gives of it the jars, goal, divided
 * weeks and newest lines of the whole ledger.
 */
export function recentLedger(entries: readonly JarEntry[], count: number): RecentLedger {
  const all = sorted(entries);
  const newest = all.slice(-count);
  const older = all.slice(0, -count);
  if (older.length === 0) return { entries: newest };
  const undone = undoneIds(all);
  const ids = new Set(newest.map(({ id }) => id));
  // By its time, an undoing can be older than what it undoes.
  const undoings = older.filter(({ undoes }) => undoes !== null && ids.has(undoes));
  const counting = older.filter(({ id }) => !undone.has(id));
  const currencies = [...new Set(counting.map(({ currency }) => currency))];
  return {
    entries: [...undoings, ...newest],
    opening: {
      balances: currencies.map((currency) => {
        const { jars, goal } = readLedger(counting, currency);
        return { currency, jars, goal };
      }),
      divided_weeks: counting.flatMap(({ week }) => week ?? []),
    },
  };
}
