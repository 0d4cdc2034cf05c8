import { helpAfter } from "../activity/help.ts";
import type { Help } from "../activity/help.ts";
import { areCounts } from "../activity/kept.ts";
import type { ActivityRules } from "../activity/rules.ts";
import type { SpotSlide } from "./spot.ts";

/**
 * One spot slide as the child plays it. Areas are named by their index in the author's order; those
 * that are not right are decoys.
 */
export interface SpotState {
  /** Is this area found? Decoys never are. */
  found: readonly boolean[];
  /** How often each decoy was chosen. */
  misses: readonly number[];
  /** Decoys chosen since an area was found. */
  sinceFound: number;
  /** The last try. A wrong one stands until the child goes on. */
  last: { area: number; isRight: boolean } | null;
}

export type SpotAct =
  | { type: "choose"; area: number }
  /** The child looks at the picture again: what was said about the last try goes. */
  | { type: "look" };

/** What the rules need to know of the areas. */
interface Board {
  areas: readonly { is_right: boolean }[];
}

export const spotStartState = ({ areas }: Board): SpotState => ({
  found: areas.map(() => false),
  misses: areas.map(() => 0),
  sinceFound: 0,
  last: null,
});

const isRight = ({ areas }: Board, area: number) => areas[area]?.is_right === true;

/** How many right areas are not found yet. */
export const leftToFind = ({ areas }: Board, { found }: SpotState): number =>
  areas.filter(({ is_right }, area) => is_right && found[area] !== true).length;

const isSolved = (board: Board, state: SpotState) => leftToFind(board, state) === 0;

/** How much Pocket helps with the area that is looked for now. */
export const helpIn = ({ sinceFound }: SpotState): Help => helpAfter(sinceFound);

/** With Pocket's help the decoys are closed. */
export const isOpen = (board: Board, state: SpotState, area: number): boolean =>
  isRight(board, area) || helpIn(state) !== "together";

/** Does this area beckon? One does at a time: the next right one in the author's order. */
export const isBeckoning = (board: Board, state: SpotState, area: number): boolean =>
  helpIn(state) !== "none" &&
  area === board.areas.findIndex(({ is_right }, at) => is_right && state.found[at] !== true);

/** A right area stays found; a decoy says why it is not what is looked for. */
export function actSpot(board: Board, state: SpotState, act: SpotAct): SpotState {
  if (isSolved(board, state)) return state;
  if (act.type === "look") return state.last === null ? state : { ...state, last: null };
  const { area } = act;
  const { found, misses } = state;
  if (board.areas[area] === undefined || found[area] === true) return state;
  if (!isOpen(board, state, area)) return state;
  const right = isRight(board, area);
  // An author may have added areas since the preview began.
  const at = <T>(list: readonly T[], empty: T, value: T) =>
    board.areas.map((_, index) => (index === area ? value : (list[index] ?? empty)));
  return {
    found: right ? at(found, false, true) : found,
    misses: right ? misses : at(misses, 0, (misses[area] ?? 0) + 1),
    sinceFound: right ? 0 : state.sinceFound + 1,
    last: { area, isRight: right },
  };
}

/** A state that the device kept; the start where it does not fit the areas any more. */
export function restoreSpot(board: Board, kept: unknown): SpotState {
  const start = spotStartState(board);
  const { found, misses, sinceFound } = (kept ?? {}) as Partial<Record<keyof SpotState, unknown>>;
  const count = board.areas.length;
  if (!Array.isArray(found) || found.length !== count || !areCounts(misses, count)) return start;
  const fits = found.every((is, area) => is === false || (is === true && isRight(board, area)));
  const total = misses.reduce((sum, times) => sum + times, 0);
  const isMissable = misses.every((times, area) => times === 0 || !isRight(board, area));
  if (!fits || !isMissable || !areCounts([sinceFound], 1) || Number(sinceFound) > total)
    return start;
  return { found, misses, sinceFound: Number(sinceFound), last: null };
}

export const spotRules: ActivityRules<Pick<SpotSlide, "areas">, SpotState, SpotAct> = {
  start: spotStartState,
  act: actSpot,
  restore: restoreSpot,
  isSolved,
  attemptsOf: (board, state) =>
    state.misses.reduce((sum, times) => sum + times, 0) + (isSolved(board, state) ? 1 : 0),
  detailOf: ({ last }) => (last === null ? "" : String(last.area)),
  replyTo({ areas }, { last }) {
    const area = last === null ? undefined : areas[last.area];
    return { text: area?.why ?? "", url: area?.why_audio_url ?? null };
  },
};
