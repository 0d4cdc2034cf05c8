import { useMemo } from "react";
import { sortRules, thingOrder } from "#domain/slides/sort/play.ts";
import type { SortSlide } from "#domain/slides/sort/sort.ts";
import { placingActs } from "../activity/placing-acts.ts";
import { useActivity } from "../activity/useActivity.ts";
import type { SlideProps } from "../view.ts";

/** A sort slide as it is played: what the child can do, and the voices that follow. */
export function useSort(
  props: Pick<SlideProps<SortSlide>, "slide" | "childAge" | "memory" | "onAttempt">,
) {
  const { slide, memory } = props;
  const { baskets, things } = slide;
  const activity = useActivity(
    props,
    sortRules,
    baskets.map(({ audio_url }) => audio_url),
  );
  const { round, state } = activity;
  const order = useMemo(() => thingOrder(slide, memory.seed, round), [slide, memory.seed, round]);
  const outside = order.filter((thing) => sortRules.placeOf(slide, state, thing) === null);
  return {
    ...activity,
    readAll: () => activity.readAll(outside.map((thing) => things[thing]?.audio_url ?? null)),
    ...placingActs(activity, {
      nameOf: (thing) => things[thing]?.audio_url ?? null,
      atPlace: (basket) => baskets[basket]?.audio_url ?? null,
    }),
    order,
  };
}
