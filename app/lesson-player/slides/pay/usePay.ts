import { targetOf } from "#domain/slides/pay/bill.ts";
import { helpFor, payRules, sumOf } from "#domain/slides/pay/play.ts";
import type { PaySlide } from "#domain/slides/pay/pay.ts";
import { activity as words } from "#app/copy/slides/activity/child.ts";
import { pay as payWords } from "#app/copy/slides/pay/child.ts";
import { lineFor, linesForNumber } from "#app/read-aloud/lines.ts";
import { isReadTo } from "#app/read-aloud/useReadAloud.ts";
import { touch } from "../activity/touch.ts";
import { useActivity } from "../activity/useActivity.ts";
import type { SlideProps } from "../view.ts";

/** A pay slide as it is played: what the child can do, and the voices that follow. */
export function usePay(
  props: Pick<SlideProps<PaySlide>, "slide" | "childAge" | "memory" | "onAttempt">,
) {
  const { slide, childAge } = props;
  const isBudget = slide.mode === "budget";
  const goods = isBudget ? slide.goods : slide.goods.slice(0, 1);
  const activity = useActivity(
    props,
    payRules,
    goods.map(({ audio_url }) => audio_url),
  );
  const { state, act, say, mention } = activity;
  const sound = isBudget ? "put" : "clink";
  return {
    ...activity,
    goods,
    isBudget,
    sum: sumOf(slide, state),
    target: targetOf(slide),
    helps: !state.isDone && helpFor(state) === "together",
    /**
     * A good's name is spoken, then the sum. With the first item the button comes, which is
     * read to a young child.
     */
    put(item: number) {
      const name = isBudget ? (slide.goods[item]?.audio_url ?? null) : null;
      const after = act({ type: "put", item });
      if (after === state) return name === null ? undefined : say(name);
      touch(sound);
      const isFirst = sumOf(slide, state) === 0;
      const button = isFirst && isReadTo(childAge) ? lineFor(payWords.check[slide.mode]) : null;
      mention(name, ...linesForNumber(sumOf(slide, after)), button);
    },
    take(item: number) {
      const after = act({ type: "take", item });
      if (after === state) return;
      touch(sound);
      mention(...linesForNumber(sumOf(slide, after)));
    },
    check: () => act({ type: "check" }),
    tryAgain() {
      act({ type: "again" });
      if (helpFor(state) === "together") say(lineFor(words.together));
    },
  };
}
