import { useMemo } from "react";
import { helpIn, isOpen, leftToFind, spotRules } from "#domain/slides/spot/play.ts";
import { readingOrder } from "#domain/slides/spot/areas.ts";
import type { SpotSlide } from "#domain/slides/spot/spot.ts";
import { activity as words } from "#app/copy/slides/activity/child.ts";
import { lineFor } from "#app/read-aloud/lines.ts";
import { touch } from "../activity/touch.ts";
import { useActivity } from "../activity/useActivity.ts";
import type { SlideProps } from "../view.ts";

/** A spot slide as it is played: what the child can do, and the voices that follow. */
export function useSpot(
  props: Pick<SlideProps<SpotSlide>, "slide" | "childAge" | "memory" | "onAttempt">,
) {
  const { slide } = props;
  const { areas } = slide;
  const activity = useActivity(props, spotRules, []);
  const { state, act, say } = activity;
  const order = useMemo(() => readingOrder(areas), [areas]);
  const look = () => {
    act({ type: "look" });
    if (helpIn(state) === "together") say(lineFor(words.together));
  };
  return {
    ...activity,
    /** Indexes of the areas in the order in which they are focused and numbered. */
    order,
    left: leftToFind(slide, state),
    /** An area that can't be chosen any more says its name. */
    choose(area: number) {
      if (state.found[area] === true || !isOpen(slide, state, area))
        say(areas[area]?.audio_url ?? null);
      else act({ type: "choose", area });
    },
    look,
    /** A tap between the areas is no try. */
    tapBeside() {
      touch("put");
      if (state.last?.isRight === true && !activity.isSolved) act({ type: "look" });
    },
  };
}
