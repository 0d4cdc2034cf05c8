import { placingRules } from "../activity/placing.ts";
import type { PlacingAct } from "../activity/placing.ts";
import { shuffledIndexes } from "../shuffle.ts";
import type { SortSlide } from "./sort.ts";

export type SortAct = PlacingAct;

type Board = Pick<SortSlide, "things" | "baskets">;

/** Things and the baskets into which they go, each by its index in the author's order. */
export const sortRules = placingRules<Board>({
  countOf: ({ things, baskets }) => ({ things: things.length, places: baskets.length }),
  isRight: ({ things, baskets }, thing, basket) =>
    basket < baskets.length && things[thing]?.baskets.includes(basket) === true,
  takesOne: false,
  whyOf: ({ things }, thing) => ({
    text: things[thing]?.why ?? "",
    url: things[thing]?.why_audio_url ?? null,
  }),
});

/** The things' indexes in the order in which they lie before this child. */
export const thingOrder = (
  { id, things }: Pick<SortSlide, "id" | "things">,
  seed: string,
  round: number,
): number[] => shuffledIndexes(things.length, `${seed}/${id}/${round}`);
