import { targetOf } from "#domain/slides/pay/bill.ts";
import { helpFor, payRules, sumOf } from "#domain/slides/pay/play.ts";
import type { PaySlide } from "#domain/slides/pay/pay.ts";
import { activity as words } from "#app/copy/slides/activity/child.ts";
import { lineFor } from "#app/read-aloud/lines.ts";
import { useActivity } from "../activity/useActivity.ts";
import type { SlideProps } from "../view.ts";

/** A pay slide as it is played: what the child can do, and the voices that follow. */
export function usePay(
  props: Pick<SlideProps<PaySlide>, "slide" | "kidAge" | "memory" | "onAttempt">,
) {
  const { slide } = props;
  const isBudget = slide.mode === "budget";
  const goods = isBudget ? slide.goods : slide.goods.slice(0, 1);
  const activity = useActivity(
    props,
    payRules,
    goods.map(({ audio_url }) => audio_url),
  );
  const { state, act, say } = activity;
  return {
    ...activity,
    goods,
    isBudget,
    sum: sumOf(slide, state),
    target: targetOf(slide),
    helps: !state.isDone && helpFor(state) === "together",
    /** A good says its name. */
    put(item: number) {
      act({ type: "put", item });
      if (isBudget) say(slide.goods[item]?.audio_url ?? null);
    },
    take: (item: number) => act({ type: "take", item }),
    check: () => act({ type: "check" }),
    tryAgain() {
      act({ type: "again" });
      if (helpFor(state) === "together") say(lineFor(words.together));
    },
  };
}
