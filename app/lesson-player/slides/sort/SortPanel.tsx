import { useEffect, useRef } from "react";
import { isYoungChild } from "#domain/family/age.ts";
import { helpFor } from "#domain/slides/activity/placing.ts";
import { sortRules } from "#domain/slides/sort/play.ts";
import type { SortSlide } from "#domain/slides/sort/sort.ts";
import { sort as words } from "#app/copy/slides/sort/child.ts";
import { ActivityPanel } from "../activity/ActivityPanel.tsx";
import { rovingFocus } from "../activity/roving.ts";
import type { SlideProps } from "../view.ts";
import { BasketCard } from "./BasketCard.tsx";
import { ThingCard } from "./ThingCard.tsx";
import { useSort } from "./useSort.ts";
import styles from "./SortPanel.module.css";

const { isBeckoning, isOpen, placeOf } = sortRules;
const onArrow = rovingFocus("[data-things]", "[data-thing]");

/** Things and baskets: tap a thing, then a basket; or drag it; or use keys (R-LES-18). */
export function SortPanel(props: SlideProps<SortSlide>) {
  const { slide, kidAge, onHeard } = props;
  const { state, order, isSolved, reply, ...acts } = useSort(props);
  const { held, last } = state;
  const thingRefs = useRef(new Map<number, HTMLButtonElement>());
  const firstBasketRef = useRef<HTMLButtonElement>(null);
  const feedbackRef = useRef<HTMLDivElement>(null);
  const byKeys = useRef(false);
  const outside = order.filter((thing) => placeOf(slide, state, thing) === null);
  const nameOf = (thing: number) => slide.things[thing]?.name ?? "";

  // By keys a try is followed by the next step: the thing again, the next thing, or the way on.
  useEffect(() => {
    if (last === null || !byKeys.current) return;
    const next = last.isRight ? outside[0] : last.thing;
    if (next === undefined) feedbackRef.current?.focus({ preventScroll: true });
    else thingRefs.current.get(next)?.focus();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each try
  }, [last]);

  const onKey = (key: string) => {
    if (/^[1-3]$/.test(key) && held !== null) {
      byKeys.current = true;
      acts.place(Number(key) - 1);
    } else if (key === "escape") acts.putDown();
    else return false;
    return true;
  };
  const status = () => {
    if (held !== null) return words.hold(nameOf(held));
    if (last?.isRight !== true) return "";
    return words.isIn(nameOf(last.thing), slide.baskets[last.place]?.name ?? "");
  };

  return (
    <ActivityPanel
      player={props}
      label={words.heading}
      isSolved={isSolved}
      result={last?.isRight ?? null}
      reply={reply}
      helps={held !== null && helpFor(state, held) === "together"}
      status={status()}
      feedbackRef={feedbackRef}
      onKey={onKey}
      onTryAgain={() => {
        if (last !== null) thingRefs.current.get(last.thing)?.focus();
        acts.tryAgain();
      }}
      onFinish={acts.finish}
      foot={words.left(outside.length)}
    >
      <div className={styles.things} role="group" aria-label={words.things} data-things="">
        {outside.map((index) => {
          const thing = slide.things[index];
          if (thing === undefined) return null;
          return (
            <ThingCard
              key={index}
              ref={(element) => {
                if (element === null) thingRefs.current.delete(index);
                else thingRefs.current.set(index, element);
              }}
              thing={thing}
              isHeld={held === index}
              isBack={last?.isRight === false && last.thing === index}
              isYoung={isYoungChild(kidAge)}
              onPick={(keys) => {
                byKeys.current = keys;
                acts.pick(index);
                if (keys && held !== index) firstBasketRef.current?.focus();
              }}
              onDrop={(basket) => {
                byKeys.current = false;
                acts.drop(index, basket);
              }}
              onHeard={onHeard}
              onKeyDown={onArrow}
            />
          );
        })}
      </div>

      <div className={styles.baskets} role="group" aria-label={words.baskets}>
        {slide.baskets.map((basket, index) => (
          <BasketCard
            // oxlint-disable-next-line react/no-array-index-key -- baskets have no id, only a position
            key={index}
            ref={index === 0 ? firstBasketRef : null}
            basket={basket}
            place={index}
            things={slide.things.filter((_, thing) => placeOf(slide, state, thing) === index)}
            isOpen={isOpen(slide, state, index)}
            isBeckoning={isBeckoning(slide, state, index)}
            isWaiting={held !== null}
            onPlace={() => acts.place(index)}
          />
        ))}
      </div>
    </ActivityPanel>
  );
}
