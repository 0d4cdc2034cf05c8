import { useRef } from "react";
import { amountRules, helpFor, stepped, typed, worthOf } from "#domain/slides/amount/play.ts";
import type { AmountSlide } from "#domain/slides/amount/amount.ts";
import { nearestValue, valueOf, valuesOf } from "#domain/slides/amount/values.ts";
import { activity as activityWords } from "#app/copy/slides/activity/child.ts";
import { amount as words } from "#app/copy/slides/amount/child.ts";
import { lineFor, linesForNumber } from "#app/read-aloud/lines.ts";
import { touch } from "../activity/touch.ts";
import { useActivity } from "../activity/useActivity.ts";
import type { SlideProps } from "../view.ts";

/** Coins clink; a sheet of a calendar falls, a cup is put down, and a number line ticks. */
const soundOf = ({ shown_as, each }: AmountSlide) =>
  shown_as === "coins" || each !== null ? "clink" : shown_as === "line" ? "pick" : "put";

/** An amount slide as it is played: what the child can do, and the number in words. */
export function useAmount(
  props: Pick<SlideProps<AmountSlide>, "slide" | "childAge" | "memory" | "onAttempt">,
) {
  const { slide } = props;
  const activity = useActivity(props, amountRules, [lineFor(words.done)]);
  const { state, act, say, mention } = activity;
  const digits = useRef("");
  const value = valueOf(slide, state);
  const worth = worthOf(slide.each, value);
  const set = (wanted: number | null | undefined) => {
    digits.current = "";
    if (wanted === null || wanted === undefined) return;
    if (act({ type: "set", value: wanted }) === state) return;
    touch(soundOf(slide));
    mention(...linesForNumber(wanted));
  };
  const valueText = words.counted(value, slide.unit);
  const worthText = slide.each === null || worth === null ? null : words.counted(worth, slide.each);
  return {
    ...activity,
    value,
    worth,
    valueText,
    worthText,
    /** Sets the number that is nearest to what was pointed at. */
    point: (wanted: number) => set(nearestValue(slide, wanted)),
    step: (by: -1 | 1) => set(stepped(slide, state, by)),
    toEnd: (end: "first" | "last") => set(valuesOf(slide).at(end === "first" ? 0 : -1)),
    type(digit: string) {
      const now = typed(slide, digits.current, digit);
      set(now.value);
      digits.current = now.text;
    },
    check: () => act({ type: "check" }),
    tryAgain() {
      act({ type: "go-on" });
      if (helpFor(state) === "together") say(lineFor(activityWords.together));
    },
  };
}
