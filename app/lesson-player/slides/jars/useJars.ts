import { coinsInHand, helpFor, jarsRules } from "#domain/slides/jars/play.ts";
import type { JarsState } from "#domain/slides/jars/play.ts";
import type { JarsSlide } from "#domain/slides/jars/jars.ts";
import { activity as words } from "#app/copy/slides/activity/child.ts";
import { lineFor } from "#app/read-aloud/lines.ts";
import { useActivity } from "../activity/useActivity.ts";
import type { SlideProps } from "../view.ts";

/** A jars slide as it is played: what the child can do, and the voices that follow. */
export function useJars(
  props: Pick<SlideProps<JarsSlide>, "slide" | "kidAge" | "memory" | "onAttempt">,
) {
  const { slide } = props;
  const activity = useActivity(
    // By the rule 'any' the reply is the last word: no other one is played after it.
    slide.rule === "any" ? { ...props, slide: { ...slide, done_audio_url: null } } : props,
    { ...jarsRules, replyTo: (_board, state: JarsState) => jarsRules.replyTo(slide, state) },
    slide.jars.map(({ audio_url }) => audio_url),
  );
  const { state, act, say } = activity;
  return {
    ...activity,
    inHand: coinsInHand(slide, state),
    helps: !state.isDone && helpFor(state) === "together",
    /** A jar says its name, whether or not a coin can be put into it. */
    put(jar: number) {
      act({ type: "put", jar });
      say(slide.jars[jar]?.audio_url ?? null);
    },
    take: (jar: number) => act({ type: "take", jar }),
    move: (from: number, to: number) => act({ type: "move", from, to }),
    check: () => act({ type: "check" }),
    tryAgain() {
      act({ type: "again" });
      if (helpFor(state) === "together") say(lineFor(words.together));
    },
  };
}
