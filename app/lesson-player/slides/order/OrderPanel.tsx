import { isYoungChild } from "#domain/family/age.ts";
import { helpFor } from "#domain/slides/activity/placing.ts";
import { orderRules } from "#domain/slides/order/play.ts";
import type { OrderSlide } from "#domain/slides/order/order.ts";
import { order as words } from "#app/copy/slides/order/child.ts";
import { SpeakButton } from "#app/read-aloud/SpeakButton.tsx";
import { useLessonText } from "#app/ui/lesson-language.ts";
import { ActivityPanel } from "../activity/ActivityPanel.tsx";
import { rovingFocus } from "../activity/roving.ts";
import { TakenCard } from "../activity/TakenCard.tsx";
import { usePlacingFocus } from "../activity/usePlacingFocus.ts";
import type { SlideProps } from "../view.ts";
import { PlaceCard } from "./PlaceCard.tsx";
import { useOrder } from "./useOrder.ts";
import styles from "./OrderPanel.module.css";

const { isBeckoning, isOpen, placeOf } = orderRules;
const onItemArrow = rovingFocus("[data-things]", "[data-thing]");
const onPlaceArrow = rovingFocus("[data-places]", "[data-place]");
/** Items and numbered places: tap an item, then a place; or drag it; or use keys (R-LES-22). */
export function OrderPanel(props: SlideProps<OrderSlide>) {
  const lessonText = useLessonText();
  const { slide, onHeard } = props;
  const { state, order, isSolved, reply, ...acts } = useOrder(props);
  const { held, last } = state;
  const { items } = slide;
  const isYoung = isYoungChild(props.childAge);
  const outside = order.filter((item) => placeOf(slide, state, item) === null);
  const nameOf = (item: number) => items[item]?.name ?? "";

  const focus = usePlacingFocus(state, outside, items.length, acts);
  const status = () => {
    if (held !== null) return words.hold(nameOf(held));
    return last?.isRight === true ? words.isIn(nameOf(last.thing), last.place + 1) : "";
  };
  const end = (side: "from" | "to", text: string, url: string | null) =>
    text.trim() !== "" && (
      <p className={styles.end} data-side={side}>
        <span {...lessonText} data-spoken={url}>
          {text}
        </span>{" "}
        <SpeakButton text={text} url={url} onHeard={onHeard} />
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
      readAll={acts.readAll}
      feedbackRef={focus.feedbackRef}
      onKey={focus.onKey}
      onTryAgain={focus.onTryAgain}
      onFinish={acts.finish}
      foot={words.left(outside.length)}
      fills
    >
      <div
        className={styles.board}
        data-count={items.length}
        data-solved={isSolved}
        data-young={isYoung}
      >
        <div className={styles.items} role="group" aria-label={words.items} data-things="">
          {outside.map((index) => {
            const item = items[index];
            if (item === undefined) return null;
            return (
              <TakenCard
                key={index}
                ref={focus.refOf(index)}
                thing={item}
                onto="data-place"
                isHeld={held === index}
                isBack={last?.isRight === false && last.thing === index}
                onPick={(keys) => focus.pick(index, keys)}
                onDrop={(place) => focus.drop(index, place)}
                onHeard={onHeard}
                onKeyDown={onItemArrow}
              />
            );
          })}
        </div>

        <div className={styles.strip}>
          {end("from", slide.from, slide.from_audio_url)}
          <div
            ref={focus.placesRef}
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
                onPlace={(keys) => focus.place(place, keys)}
                onKeyDown={onPlaceArrow}
              />
            ))}
          </div>
          {end("to", slide.to, slide.to_audio_url)}
        </div>
      </div>
    </ActivityPanel>
  );
}
