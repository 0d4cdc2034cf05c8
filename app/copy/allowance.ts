import type { JarName } from "#domain/allowance/coins.ts";
import type { EntryKind, LineState } from "#domain/allowance/ledger.ts";
import type { AmountProblem } from "#domain/allowance/money.ts";
import { weekdays } from "./weekdays.ts";

/** What parents read about their children's jars. */
export const allowance = {
  heading: "Treasure jars",
  text: "Three jars that mirror the allowance you really give: save, spend and share. No bank is involved and no money moves: you hand out the coins.",
  loadFailed: "The jars could not be loaded.",
  tryAgain: "Try Again",
  none: "No allowance is set.",
  every: (amount: string, weekday: string) => `${amount} every ${weekday}`,
  state: {
    paused: "Paused. The jars stay as they are.",
    off: "Switched off. Nothing is lost.",
  },
  holds: (save: string, spend: string, share: string) =>
    `Save ${save} · Spend ${spend} · Share ${share}`,
  set: "Set an allowance",
  change: "Change",
  changeOf: (name: string) => `Change the allowance of ${name}`,
  setOf: (name: string) => `Set an allowance for ${name}`,
  pause: "Pause",
  pauseOf: (name: string) => `Pause the allowance of ${name}`,
  resume: "Go on",
  resumeOf: (name: string) => `Go on with the allowance of ${name}`,
  off: "Switch off",
  offOf: (name: string) => `Switch off the jars of ${name}`,
  correct: "Correct",
  correctOf: (name: string) => `Correct the jars of ${name}`,
  save: "Save",
  saving: "Saving...",
  cancel: "Cancel",
  close: "Close",
  amount: "Allowance a week",
  coins: "Coins a week (1 to 20)",
  coinIs: (amount: string) => `One coin stands for ${amount}.`,
  coinsProblem: "Please type a whole number from 1 to 20.",
  currency: "Currency",
  currencyNote:
    "The jars count one currency. What is there in another one is kept, and counts again when you change back.",
  weekday: "Allowance day",
  weekdays,
  split: "Usual split, in percent",
  splitProblem: "The three parts have to be 100 together.",
  jars: { save: "Save", spend: "Spend", share: "Share" } satisfies Record<JarName, string>,
  entries: "What was entered",
  noEntries: "Nothing was entered yet.",
  kind: {
    divided: "Divided the allowance",
    earned: "Earned",
    spent: "Spent",
    given: "Gave",
    goal: "Set a goal",
    adjusted: "Corrected by you",
    undone: "Undone by you",
  } satisfies Record<EntryKind, string>,
  lineState: {
    counted: "",
    partly: "the jar held less",
    again: "divided on two devices, counted once",
    undone: "undone",
    other_currency: "in another currency",
  } satisfies Record<LineState, string>,
  undo: "Undo",
  undoOf: (what: string) => `Undo: ${what}`,
  putIn: "Put in",
  takeOut: "Take out",
  jar: "Jar",
  adjustAmount: "Amount",
  problem: (problem: AmountProblem, { digits, most }: { digits: number; most: string }): string => {
    switch (problem) {
      case "empty":
        return "Please type an amount.";
      case "not_an_amount":
        return "Please type digits alone, such as 7 or 1234.50.";
      case "negative":
        return "Please type it without a minus sign.";
      case "zero":
        return "The amount has to be more than 0.";
      case "too_many_digits":
        return digits === 0
          ? "This currency has no decimals. Please type a whole amount."
          : `This currency has ${digits} decimals at most.`;
      case "too_large":
        return `${most} is the most for one entry.`;
    }
  },
};
