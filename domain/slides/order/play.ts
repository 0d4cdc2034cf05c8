import { placingRules } from "../activity/placing.ts";
import { shuffledIndexes } from "../shuffle.ts";
import type { OrderSlide } from "./order.ts";
import { ranksOf } from "./ranks.ts";

/** A shuffle of three items is in order one time in six; twenty of them hardly ever are. */
const SHUFFLES_MAX = 20;

type Board = Pick<OrderSlide, "items">;

/**
 * Items and the places into which they go, one into each. Items are named by their index in the
 * right order, places by their index from the first on: item 2 is right in place 2.
 */
export const orderRules = placingRules<Board>({
  countOf: ({ items }) => ({ things: items.length, places: items.length }),
  isRight({ items }, item, place) {
    const ranks = ranksOf(items);
    return ranks[item] !== undefined && ranks[item] === ranks[place];
  },
  takesOne: true,
  whyOf: ({ items }, item) => ({
    text: items[item]?.why ?? "",
    url: items[item]?.why_audio_url ?? null,
  }),
});

/**
 * The items in the order in which they lie before this child: the same for the same seed, and never
 * one that is right already.
 */
export function itemOrder(
  { id, items }: Board & { id: string },
  seed: string,
  round: number,
): number[] {
  const ranks = ranksOf(items);
  const isInOrder = (shown: readonly number[]) =>
    shown.every((item, at) => at === 0 || (ranks[item] ?? 0) >= (ranks[shown[at - 1] ?? 0] ?? 0));
  const rotated = items.map((_, index) => (index + 1) % items.length);
  if (isInOrder(rotated)) return rotated; // one rank alone: every order is right
  for (let again = 0; again < SHUFFLES_MAX; again++) {
    const shown = shuffledIndexes(items.length, `${seed}/${id}/${round}/${again}`);
    if (!isInOrder(shown)) return shown;
  }
  return rotated;
}
