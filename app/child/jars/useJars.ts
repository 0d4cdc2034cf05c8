import { useState } from "react";
import { coinsIn, coinsOf, countsCoins, usualSplit } from "#domain/allowance/coins.ts";
import type { JarName, PerJar } from "#domain/allowance/coins.ts";
import { readLedger } from "#domain/allowance/ledger.ts";
import type { ChildEntry, Ledger } from "#domain/allowance/ledger.ts";
import { coinWorth, formatMoney } from "#domain/allowance/money.ts";
import type { Currency } from "#domain/allowance/money.ts";
import { dueDays, nextAllowanceDay, planOn, weeksToGoal } from "#domain/allowance/plan.ts";
import type { AllowanceDay } from "#domain/allowance/plan.ts";
import type { Day } from "#domain/days.ts";
import { paths } from "#domain/routing/child-paths.ts";
import { jars as words } from "#app/copy/jars.ts";
import { chosenChild } from "#app/data/family/chosen-child.ts";
import { addJarEntry, fetchJars, newEntry } from "#app/data/family/jars.ts";
import { useLoad } from "#app/data/base/use-load.ts";
import { useToday } from "#app/data/base/use-today.ts";
import { useFamily } from "../guard/family-context.ts";
import { coinTexts } from "./spoken.ts";
import { navigate } from "../router.tsx";

/** What an entry says beside its id, time and currency. */
type NewEntry = Pick<ChildEntry, "kind"> &
  Partial<Pick<ChildEntry, "picture" | "week" | "currency"> & PerJar>;

export interface Jars {
  userId: string;
  age: number;
  /** The child counts whole coins instead of amounts of money. */
  isCounting: boolean;
  currency: Currency;
  ledger: Ledger;
  /** Allowance days that wait to be divided, oldest first. */
  due: readonly AllowanceDay[];
  next: Day | null;
  isPaused: boolean;
  /** Weeks until the goal, null while nothing is saved a week or there is no goal. */
  weeks: number | null;
  /** '3 coins' or '$2.50'. */
  say: (amount: number) => string;
  /** The texts that say an amount in coins; none for a child who reads amounts of money. */
  sayCoins: (amount: number) => string[];
  /** Coins that a jar with this amount shows. */
  pile: (amount: number) => number;
  held: (jar: JarName) => number;
  /** Keeps an entry. Throws AppError. */
  add: (entry: NewEntry) => Promise<void>;
  toMap: () => void;
}

export type JarsState =
  | { state: "loading" }
  | { state: "failed"; age: number; message: string; again: () => void }
  | { state: "off"; age: number; toMap: () => void }
  | { state: "ready"; jars: Jars };

export function useJars(): JarsState {
  const { userId, profile } = useFamily();
  const loaded = useLoad("jars", () => fetchJars(chosenChild()));
  const day = useToday(loaded.state === "ready" ? loaded.value.zone : null);
  const [added, setAdded] = useState<readonly ChildEntry[]>([]);
  const toMap = () => navigate(paths.courseMap());
  const age = profile.kid_age;
  if (loaded.state === "loading") return { state: "loading" };
  if (loaded.state === "failed")
    return { state: "failed", age, message: words.failed, again: loaded.again };
  const { plans, entries, opening } = loaded.value;
  const plan = planOn(plans, day);
  if (plan === null || plan.state === "off") return { state: "off", age, toMap };
  const isCounting = countsCoins(age);
  const { currency } = plan;
  const ledger = readLedger([...entries, ...added], currency, opening);
  const coins = coinsOf(plan.amount, currency, age);
  const isPaused = plan.state === "paused";
  const perWeek = isPaused
    ? 0
    : usualSplit(coins.count, plan.split).save * coins.worth + coins.rest;
  const worth = isCounting ? coinWorth(currency) : coins.worth;
  return {
    state: "ready",
    jars: {
      userId,
      age,
      isCounting,
      currency,
      ledger,
      due: dueDays(plans, ledger.dividedWeeks, day),
      next: nextAllowanceDay(plans, day),
      isPaused,
      weeks:
        ledger.goal === null ? null : weeksToGoal(ledger.goal.amount, ledger.jars.save, perWeek),
      say: (amount) =>
        isCounting ? words.coins(coinsIn(amount, currency)) : formatMoney(amount, currency),
      sayCoins: (amount) => (isCounting ? coinTexts(coinsIn(amount, currency)) : []),
      pile: (amount) => Math.floor(amount / worth),
      held: (jar) => ledger.jars[jar],
      async add(fields) {
        const entry: ChildEntry = newEntry({ currency, ...fields });
        await addJarEntry(entry);
        setAdded((before) => [...before, entry]);
      },
      toMap,
    },
  };
}
