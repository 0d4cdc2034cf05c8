import { isYoungChild } from "#domain/family/age.ts";
import { helpFor } from "#domain/slides/activity/placing.ts";
import { sortRules } from "#domain/slides/sort/play.ts";
import type { SortSlide } from "#domain/slides/sort/sort.ts";
import { sort as words } from "#app/copy/slides/sort/child.ts";
import type { CustomStyle } from "#app/ui/custom-style.ts";
import { ActivityPanel } from "../activity/ActivityPanel.tsx";
import { rovingFocus } from "../activity/roving.ts";
import { TakenCard } from "../activity/TakenCard.tsx";
import { usePlacingFocus } from "../activity/usePlacingFocus.ts";
import type { SlideProps } from "../view.ts";
import { BasketCard } from "./BasketCard.tsx";
import { useSort } from "./useSort.ts";
import styles from "./SortPanel.module.css";

const { isBeckoning, isOpen, placeOf } = sortRules;
const onThingArrow = rovingFocus("[data-things]", "[data-thing]");
const onBasketArrow = rovingFocus("[data-baskets]", "[data-basket]");

/** Things and baskets: tap a thing, then a basket; or drag it; or use keys (R-LES-18). */
export function SortPanel(props: SlideProps<SortSlide>) {
  const { slide, childAge, onHeard } = props;
  const { state, order, isSolved, reply, ...acts } = useSort(props);
  const { held, last } = state;
  const outside = order.filter((thing) => placeOf(slide, state, thing) === null);
  const nameOf = (thing: number) => slide.things[thing]?.name ?? "";

  const focus = usePlacingFocus(state, outside, slide.baskets.length, acts);
  const rows: CustomStyle = {
    "--by-two": Math.ceil(slide.things.length / 2),
    "--by-three": Math.ceil(slide.things.length / 3),
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
      readAll={acts.readAll}
      feedbackRef={focus.feedbackRef}
      onKey={focus.onKey}
      onTryAgain={focus.onTryAgain}
      onFinish={acts.finish}
      foot={words.left(outside.length)}
      fills
    >
      <div className={styles.sorting} style={rows} data-count={slide.things.length}>
        <div
          className={styles.things}
          role="group"
          aria-label={words.things}
          data-things=""
          data-young={isYoungChild(childAge)}
        >
          {outside.map((index) => {
            const thing = slide.things[index];
            if (thing === undefined) return null;
            return (
              <TakenCard
                key={index}
                ref={focus.refOf(index)}
                thing={thing}
                onto="data-basket"
                isHeld={held === index}
                isBack={last?.isRight === false && last.thing === index}
                onPick={(keys) => focus.pick(index, keys)}
                onDrop={(basket) => focus.drop(index, basket)}
                onHeard={onHeard}
                onKeyDown={onThingArrow}
              />
            );
          })}
        </div>

        <div
          ref={focus.placesRef}
          className={styles.baskets}
          role="group"
          aria-label={words.baskets}
          data-baskets=""
          data-count={slide.baskets.length}
        >
          {slide.baskets.map((basket, index) => (
            <BasketCard
              // oxlint-disable-next-line react/no-array-index-key -- baskets have no id, only a position
              key={index}
              basket={basket}
              place={index}
              things={slide.things.filter((_, thing) => placeOf(slide, state, thing) === index)}
              isOpen={isOpen(slide, state, index)}
              isBeckoning={isBeckoning(slide, state, index)}
              isWaiting={held !== null}
              onPlace={(keys) => focus.place(index, keys)}
              onKeyDown={onBasketArrow}
            />
          ))}
        </div>
      </div>
    </ActivityPanel>
  );
}
