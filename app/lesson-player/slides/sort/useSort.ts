import { useMemo } from "react";
import { helpFor } from "#domain/slides/activity/placing.ts";
import { sortRules, thingOrder } from "#domain/slides/sort/play.ts";
import type { SortSlide } from "#domain/slides/sort/sort.ts";
import { activity as words } from "#app/copy/slides/activity/child.ts";
import { lineFor } from "#app/read-aloud/lines.ts";
import { playTouch } from "#app/ui/sound.ts";
import { touches } from "../../effects.ts";
import { useActivity } from "../activity/useActivity.ts";
import type { SlideProps } from "../view.ts";

/** A sort slide as it is played: what the child can do, and the voices that follow. */
export function useSort(
  props: Pick<SlideProps<SortSlide>, "slide" | "kidAge" | "memory" | "onAttempt">,
) {
  const { slide, memory } = props;
  const { baskets, things } = slide;
  const activity = useActivity(
    props,
    sortRules,
    baskets.map(({ audio_url }) => audio_url),
  );
  const { state, round, act, say } = activity;
  const putDown = () => {
    if (state.held === null) return;
    playTouch(touches.put);
    act({ type: "put-down" });
  };
  const order = useMemo(() => thingOrder(slide, memory.seed, round), [slide, memory.seed, round]);
  return {
    ...activity,
    order,
    pick(thing: number) {
      if (state.held === thing) return putDown();
      playTouch(touches.pick);
      act({ type: "pick", thing });
      const help = helpFor(state, thing) === "together" ? lineFor(words.together) : null;
      say(things[thing]?.audio_url ?? null, help);
    },
    /** A basket without a thing to put into it says its name. */
    place(basket: number) {
      if (state.held === null) say(baskets[basket]?.audio_url ?? null);
      else {
        playTouch(touches.put);
        act({ type: "place", place: basket });
      }
    },
    /** A thing that was dragged onto a basket. */
    drop: (thing: number, basket: number) =>
      act({ type: "pick", thing }, { type: "place", place: basket }),
    putDown,
    tryAgain() {
      if (state.last === null) return;
      act({ type: "pick", thing: state.last.thing });
      if (helpFor(state, state.last.thing) === "together") say(lineFor(words.together));
    },
  };
}
