import { useMemo } from "react";
import { itemOrder, orderRules } from "#domain/slides/order/play.ts";
import type { OrderSlide } from "#domain/slides/order/order.ts";
import { placingActs } from "../activity/placing-acts.ts";
import { useActivity } from "../activity/useActivity.ts";
import type { SlideProps } from "../view.ts";

/** An order slide as it is played: what the child can do, and the voices that follow. */
export function useOrder(
  props: Pick<SlideProps<OrderSlide>, "slide" | "childAge" | "memory" | "onAttempt">,
) {
  const { slide, memory } = props;
  const { items, from_audio_url, to_audio_url } = slide;
  const activity = useActivity(props, orderRules, [from_audio_url, to_audio_url]);
  const { round, state } = activity;
  const order = useMemo(() => itemOrder(slide, memory.seed, round), [slide, memory.seed, round]);
  const outside = order.filter((item) => orderRules.placeOf(slide, state, item) === null);
  return {
    ...activity,
    readAll: () => activity.readAll(outside.map((item) => items[item]?.audio_url ?? null)),
    ...placingActs(activity, {
      nameOf: (item) => items[item]?.audio_url ?? null,
      /** A place says what lies in it, or its end of the row. */
      atPlace(place) {
        const inside = items.find((_, item) => orderRules.placeOf(slide, state, item) === place);
        const end = place === 0 ? from_audio_url : place === items.length - 1 ? to_audio_url : null;
        return inside === undefined ? end : inside.audio_url;
      },
    }),
    order,
  };
}
