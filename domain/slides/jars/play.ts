import { helpAfter } from "../activity/help.ts";
import type { Help } from "../activity/help.ts";
import { areCounts } from "../activity/kept.ts";
import type { ActivityRules } from "../activity/rules.ts";
import type { JarsSlide } from "./jars.ts";
import { needsOf, total, wrongJar } from "./split.ts";
import type { Need } from "./split.ts";

/** One jars slide as the child plays it. Jars are named by their index in the author's order. */
export interface JarsState {
  /** Coins in each jar; the others are in the child's hand. */
  filled: readonly number[];
  /** How often a wrong split was checked. */
  misses: number;
  /** A right split was checked. */
  isDone: boolean;
  /** The jar that the last coin went into or came out of. */
  touched: number | null;
  /** The last check, with the jar that replies to it. A wrong one stands until the child goes on. */
  last: { jar: number; isRight: boolean } | null;
}

export type JarsAct =
  /** Puts a coin from the hand into a jar. */
  | { type: "put"; jar: number }
  /** Takes a coin out of a jar, into the hand. */
  | { type: "take"; jar: number }
  /** Takes a coin out of one jar and puts it into another. */
  | { type: "move"; from: number; to: number }
  /** 'All done!': is the split right? */
  | { type: "check" }
  /** The child goes on after a wrong check. */
  | { type: "again" };

type Board = Pick<JarsSlide, "coins" | "jars" | "rule" | "sum" | "done_quote" | "done_audio_url">;

export const jarsStartState = ({ jars }: Pick<Board, "jars">): JarsState => ({
  filled: jars.map(() => 0),
  misses: 0,
  isDone: false,
  touched: null,
  last: null,
});

/** Coins that are still in the hand. */
export const coinsInHand = ({ coins }: Pick<Board, "coins">, { filled }: JarsState): number =>
  coins - total(filled);

/** Coins that a need has too many; below 0 if it has too few. */
const surplusOf = ({ filled }: JarsState, { jars, coins }: Need) =>
  total(jars.map((jar) => filled[jar] ?? 0)) - coins;

const lacking = (board: Board, state: JarsState) =>
  total(needsOf(board).map((need) => Math.max(0, -surplusOf(state, need))));

const isRightSplit = (board: Board, state: JarsState): boolean =>
  coinsInHand(board, state) === 0 && lacking(board, state) === 0;

/** How much Pocket helps. */
export const helpFor = ({ misses }: JarsState): Help => helpAfter(misses);

/** Does this act lead towards a right split by a way without detours? */
export function leads(board: Board, state: JarsState, act: JarsAct): boolean {
  const inHand = coinsInHand(board, state);
  const lacks = lacking(board, state);
  const surplusAt = (jar: number) => {
    const need = needsOf(board).find(({ jars }) => jars.includes(jar));
    return need === undefined ? 0 : surplusOf(state, need);
  };
  switch (act.type) {
    case "put":
      return inHand > 0 && (lacks === 0 || surplusAt(act.jar) < 0);
    case "take":
      return (state.filled[act.jar] ?? 0) > 0 && lacks > inHand && surplusAt(act.jar) > 0;
    case "move":
      return leads(board, state, { type: "take", jar: act.from }) && surplusAt(act.to) < 0;
    case "check":
      return isRightSplit(board, state);
    case "again":
      return true;
  }
}

/** May this be done? When Pocket helps, only what leads towards a right split. */
export const canAct = (board: Board, state: JarsState, act: JarsAct): boolean =>
  !state.isDone && (helpFor(state) !== "together" || leads(board, state, act));

/** Does the jar (put), or its button (take), shine? */
export const isBeckoning = (board: Board, state: JarsState, act: JarsAct): boolean =>
  !state.isDone && helpFor(state) !== "none" && leads(board, state, act);

/** The jar that replies to a check: one that is not right, else the fullest. */
function replying(board: Board, { filled }: JarsState, isRight: boolean): number {
  return isRight ? filled.indexOf(Math.max(...filled)) : wrongJar(board, filled);
}

/** No act makes or loses a coin. A wrong split stays as it is: the child corrects it. */
export function actJars(board: Board, state: JarsState, act: JarsAct): JarsState {
  if (!canAct(board, state, act)) return state;
  const { filled } = state;
  const change = (...changes: readonly [jar: number, by: number][]): JarsState => ({
    ...state,
    filled: filled.map((coins, jar) =>
      changes.reduce((sum, [of, by]) => (of === jar ? sum + by : sum), coins),
    ),
    touched: changes.at(-1)?.[0] ?? null,
    last: null,
  });
  switch (act.type) {
    case "put":
      if (board.jars[act.jar] === undefined || coinsInHand(board, state) === 0) return state;
      return change([act.jar, 1]);
    case "take":
      return (filled[act.jar] ?? 0) === 0 ? state : change([act.jar, -1]);
    case "move": {
      const { from, to } = act;
      if (from === to || board.jars[to] === undefined || (filled[from] ?? 0) === 0) return state;
      return change([from, -1], [to, 1]);
    }
    case "check": {
      if (coinsInHand(board, state) > 0 || state.last !== null) return state;
      const isRight = isRightSplit(board, state);
      return {
        ...state,
        misses: state.misses + (isRight ? 0 : 1),
        isDone: isRight,
        touched: null,
        last: { jar: replying(board, state, isRight), isRight },
      };
    }
    case "again":
      return state.last === null ? state : { ...state, last: null };
  }
}

/** A state that the device kept; the start where it does not fit the jars any more. */
export function restoreJars(board: Board, kept: unknown): JarsState {
  const start = jarsStartState(board);
  const { filled, misses, isDone } = (kept ?? {}) as Partial<Record<keyof JarsState, unknown>>;
  const counted = [misses];
  if (!areCounts(filled, board.jars.length) || !areCounts(counted, 1)) return start;
  const state = { ...start, filled, misses: counted[0] ?? 0, isDone: isDone === true };
  const fits = coinsInHand(board, state) >= 0 && (!state.isDone || isRightSplit(board, state));
  return fits ? state : start;
}

export const jarsRules: ActivityRules<Board, JarsState, JarsAct> = {
  start: jarsStartState,
  act: actJars,
  restore: restoreJars,
  isSolved: (_board, { isDone }) => isDone,
  attemptsOf: (_board, { misses, isDone }) => misses + (isDone ? 1 : 0),
  detailOf: ({ filled }) => filled.join("."),
  replyTo({ jars, rule, ...board }, { last }) {
    const jar = last === null ? undefined : jars[last.jar];
    // A right split is followed by Glimm's last words: by the rule 'any' they are the jar's.
    if (jar === undefined || (last?.isRight === true && rule !== "any"))
      return { text: "", url: null };
    if (last?.isRight === true && jar.reply.trim() === "")
      return { text: board.done_quote, url: board.done_audio_url };
    return { text: jar.reply, url: jar.reply_audio_url };
  },
};
