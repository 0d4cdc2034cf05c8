import { useEffect, useRef } from "react";
import { isYoungChild } from "#domain/family/age.ts";
import { helpFor } from "#domain/slides/activity/placing.ts";
import { orderRules } from "#domain/slides/order/play.ts";
import type { OrderSlide } from "#domain/slides/order/order.ts";
import { order as words } from "#app/copy/slides/order/child.ts";
import { SpeakButton } from "#app/read-aloud/SpeakButton.tsx";
import { ActivityPanel } from "../activity/ActivityPanel.tsx";
import { rovingFocus } from "../activity/roving.ts";
import type { SlideProps } from "../view.ts";
import { ItemCard } from "./ItemCard.tsx";
import { PlaceCard } from "./PlaceCard.tsx";
import { useOrder } from "./useOrder.ts";
import styles from "./OrderPanel.module.css";

const { isBeckoning, isOpen, placeOf } = orderRules;
const onItemArrow = rovingFocus("[data-items]", "[data-item]");
const onPlaceArrow = rovingFocus("[data-places]", "[data-place]");
/** More places than these do not fit beside each other, however wide the screen is. */
const ROW_MAX = 4;

/** Items and numbered places: tap an item, then a place; or drag it; or use keys (R-LES-22). */
export function OrderPanel(props: SlideProps<OrderSlide>) {
  const { slide, onHeard } = props;
  const { state, order, isSolved, reply, ...acts } = useOrder(props);
  const { held, last } = state;
  const { items } = slide;
  const itemRefs = useRef(new Map<number, HTMLButtonElement>());
  const placesRef = useRef<HTMLDivElement>(null);
  const feedbackRef = useRef<HTMLDivElement>(null);
  const byKeys = useRef(false);
  const isYoung = isYoungChild(props.kidAge);
  const outside = order.filter((item) => placeOf(slide, state, item) === null);
  const nameOf = (item: number) => items[item]?.name ?? "";

  // By keys each act is followed by the next step: a place, the item again, the next item, the way on.
  useEffect(() => {
    if (!byKeys.current) return;
    if (held !== null) {
      const open = "[data-place]:not([aria-disabled=true])";
      placesRef.current?.querySelector<HTMLElement>(open)?.focus();
    } else if (last !== null) {
      const next = last.isRight ? outside[0] : last.thing;
      if (next === undefined) feedbackRef.current?.focus({ preventScroll: true });
      else itemRefs.current.get(next)?.focus();
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each act
  }, [held, last]);

  const onKey = (key: string) => {
    if (/^[1-6]$/.test(key) && held !== null) {
      byKeys.current = true;
      acts.place(Number(key) - 1);
    } else if (key === "escape") {
      if (held !== null) itemRefs.current.get(held)?.focus();
      acts.putDown();
    } else return false;
    return true;
  };
  const status = () => {
    if (held !== null) return words.hold(nameOf(held));
    return last?.isRight === true ? words.isIn(nameOf(last.thing), last.place + 1) : "";
  };
  const end = (text: string, url: string | null) =>
    text.trim() !== "" && (
      <p className={styles.end}>
        {text} <SpeakButton text={text} url={url} onHeard={onHeard} />
      </p>
    );

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
        byKeys.current = false;
        if (last !== null) itemRefs.current.get(last.thing)?.focus();
        acts.tryAgain();
      }}
      onFinish={acts.finish}
      foot={words.left(outside.length)}
    >
      <div
        className={styles.board}
        data-row={items.length <= ROW_MAX}
        data-solved={isSolved}
        data-young={isYoung}
      >
        <div className={styles.items} role="group" aria-label={words.items} data-items="">
          {outside.map((index) => {
            const item = items[index];
            if (item === undefined) return null;
            return (
              <ItemCard
                key={index}
                ref={(element) => {
                  if (element === null) itemRefs.current.delete(index);
                  else itemRefs.current.set(index, element);
                }}
                item={item}
                isHeld={held === index}
                isBack={last?.isRight === false && last.thing === index}
                onPick={(keys) => {
                  byKeys.current = keys;
                  acts.pick(index);
                }}
                onDrop={(place) => {
                  byKeys.current = false;
                  acts.drop(index, place);
                }}
                onHeard={onHeard}
                onKeyDown={onItemArrow}
              />
            );
          })}
        </div>

        <div className={styles.ladder}>
          {end(slide.from, slide.from_audio_url)}
          <div
            ref={placesRef}
            className={styles.places}
            role="group"
            aria-label={words.places}
            data-places=""
          >
            {items.map((_, place) => (
              <PlaceCard
                // oxlint-disable-next-line react/no-array-index-key -- a place is its position
                key={place}
                place={place}
                end={place === 0 ? slide.from : place === items.length - 1 ? slide.to : ""}
                item={items.find((_, item) => placeOf(slide, state, item) === place) ?? null}
                isOpen={isOpen(slide, state, place)}
                isBeckoning={isBeckoning(slide, state, place)}
                isWaiting={held !== null}
                onPlace={(keys) => {
                  byKeys.current = keys;
                  acts.place(place);
                }}
                onKeyDown={onPlaceArrow}
              />
            ))}
          </div>
          {end(slide.to, slide.to_audio_url)}
        </div>
      </div>
    </ActivityPanel>
  );
}
