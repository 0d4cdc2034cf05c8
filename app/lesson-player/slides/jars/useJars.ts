import { coinsInHand, helpFor, jarsRules } from "#domain/slides/jars/play.ts";
import type { JarsState } from "#domain/slides/jars/play.ts";
import type { JarsSlide } from "#domain/slides/jars/jars.ts";
import { activity as words } from "#app/copy/slides/activity/child.ts";
import { jars as jarsWords } from "#app/copy/slides/jars/child.ts";
import { lineFor, linesForNumber } from "#app/read-aloud/lines.ts";
import { isReadTo } from "#app/read-aloud/useReadAloud.ts";
import { touch } from "../activity/touch.ts";
import { useActivity } from "../activity/useActivity.ts";
import type { SlideProps } from "../view.ts";

/** A jars slide as it is played: what the child can do, and the voices that follow. */
export function useJars(
  props: Pick<SlideProps<JarsSlide>, "slide" | "childAge" | "memory" | "onAttempt">,
) {
  const { slide, childAge } = props;
  const activity = useActivity(
    // By the rule 'any' the reply is the last word: no other one is played after it.
    slide.rule === "any" ? { ...props, slide: { ...slide, done_audio_url: null } } : props,
    { ...jarsRules, replyTo: (_board, state: JarsState) => jarsRules.replyTo(slide, state) },
    slide.jars.map(({ audio_url }) => audio_url),
  );
  const { state, act, say, mention } = activity;
  const nameOf = (jar: number) => slide.jars[jar]?.audio_url ?? null;
  const countIn = (after: JarsState, jar: number) => linesForNumber(after.filled[jar] ?? 0);
  return {
    ...activity,
    inHand: coinsInHand(slide, state),
    helps: !state.isDone && helpFor(state) === "together",
    /**
     * A jar says its name, whether or not a coin can be put into it, and how many it holds. With the
     * last coin the button comes, which is read to a young child.
     */
    put(jar: number) {
      const after = act({ type: "put", jar });
      if (after === state) return say(nameOf(jar));
      touch("clink");
      const isLast = coinsInHand(slide, after) === 0;
      const button = isLast && isReadTo(childAge) ? lineFor(jarsWords.done) : null;
      mention(nameOf(jar), ...countIn(after, jar), button);
    },
    take(jar: number) {
      const after = act({ type: "take", jar });
      if (after === state) return;
      touch("clink");
      mention(...countIn(after, jar));
    },
    move(from: number, to: number) {
      const after = act({ type: "move", from, to });
      if (after === state) return;
      touch("clink");
      mention(nameOf(to), ...countIn(after, to));
    },
    /** Says how many coins are left in the hand. */
    sayLeft() {
      const left = coinsInHand(slide, state);
      if (left === 0) return say(lineFor(jarsWords.left(0)));
      say(...linesForNumber(left), lineFor(left === 1 ? jarsWords.coinLeft : jarsWords.coinsLeft));
    },
    check: () => act({ type: "check" }),
    tryAgain() {
      act({ type: "again" });
      if (helpFor(state) === "together") say(lineFor(words.together));
    },
  };
}
