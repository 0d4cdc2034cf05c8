import { useMemo } from "react";
import { helpFor } from "#domain/slides/activity/placing.ts";
import { itemOrder, orderRules } from "#domain/slides/order/play.ts";
import type { OrderSlide } from "#domain/slides/order/order.ts";
import { activity as words } from "#app/copy/slides/activity/child.ts";
import { lineFor } from "#app/read-aloud/lines.ts";
import { useActivity } from "../activity/useActivity.ts";
import type { SlideProps } from "../view.ts";

/** An order slide as it is played: what the child can do, and the voices that follow. */
export function useOrder(
  props: Pick<SlideProps<OrderSlide>, "slide" | "kidAge" | "memory" | "onAttempt">,
) {
  const { slide, memory } = props;
  const { items, from_audio_url, to_audio_url } = slide;
  const activity = useActivity(props, orderRules, [from_audio_url, to_audio_url]);
  const { state, round, act, say } = activity;
  const order = useMemo(() => itemOrder(slide, memory.seed, round), [slide, memory.seed, round]);
  return {
    ...activity,
    order,
    pick(item: number) {
      if (state.held === item) return act({ type: "put-down" });
      act({ type: "pick", thing: item });
      const help = helpFor(state, item) === "together" ? lineFor(words.together) : null;
      say(items[item]?.audio_url ?? null, help);
    },
    /** Without an item in the hand, a place says what lies in it, or its end of the row. */
    place(place: number) {
      if (state.held !== null) return act({ type: "place", place });
      const inside = items.find((_, item) => orderRules.placeOf(slide, state, item) === place);
      const end = place === 0 ? from_audio_url : place === items.length - 1 ? to_audio_url : null;
      say(inside === undefined ? end : inside.audio_url);
    },
    /** An item that was dragged onto a place. */
    drop: (item: number, place: number) =>
      act({ type: "pick", thing: item }, { type: "place", place }),
    putDown: () => act({ type: "put-down" }),
    tryAgain() {
      if (state.last === null) return;
      act({ type: "pick", thing: state.last.thing });
      if (helpFor(state, state.last.thing) === "together") say(lineFor(words.together));
    },
  };
}
