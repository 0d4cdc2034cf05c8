import { useEffect, useImperativeHandle, useRef } from "react";
import type { KeyboardEvent } from "react";
import { isYoungChild } from "#domain/family/age.ts";
import { helpFor, isBeckoning, isOpen } from "#domain/slides/sort/play.ts";
import type { SortSlide } from "#domain/slides/sort/sort.ts";
import { plainText } from "#domain/content/text.ts";
import { quiz as verdicts } from "#app/copy/child.ts";
import { sort as words } from "#app/copy/slides/sort/child.ts";
import { SpeakButton } from "#app/read-aloud/SpeakButton.tsx";
import { Button } from "#app/ui/Button.tsx";
import { HighlightedText } from "#app/ui/HighlightedText.tsx";
import { Glimm, Pocket } from "#app/ui/Mascot.tsx";
import { isMuted, setMuted } from "#app/ui/sound.ts";
import { SpeechBubble } from "#app/ui/SpeechBubble.tsx";
import type { SlideKeys, SlideProps } from "../view.ts";
import { BasketCard } from "./BasketCard.tsx";
import { ThingCard } from "./ThingCard.tsx";
import { useSort } from "./useSort.ts";
import styles from "./SortPanel.module.css";

const STEP: Record<string, number> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** Things and baskets: tap a thing, then a basket; or drag it; or use keys (R-LES-18). */
export function SortPanel(props: SlideProps<SortSlide>) {
  const { slide, kidAge, onHeard } = props;
  const { state, order, solved, ...acts } = useSort(props);
  const { held, last } = state;
  const thingRefs = useRef(new Map<number, HTMLButtonElement>());
  const firstBasketRef = useRef<HTMLButtonElement>(null);
  const feedbackRef = useRef<HTMLDivElement>(null);
  const byKeys = useRef(false);
  const outside = order.filter((thing) => state.placed[thing] === null);
  const helps = held !== null && helpFor(state, held) === "together";
  const lastThing = last === null ? undefined : slide.things[last.thing];
  const isWrong = last !== null && !last.isRight;

  // By keys a try is followed by the next step: the thing again, the next thing, or the way on.
  useEffect(() => {
    if (last === null || !byKeys.current) return;
    const next = last.isRight ? outside[0] : last.thing;
    if (next === undefined) feedbackRef.current?.focus({ preventScroll: true });
    else thingRefs.current.get(next)?.focus();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each try
  }, [last]);

  useImperativeHandle(props.keysRef, (): SlideKeys => (key) => {
    if (/^[1-3]$/.test(key) && held !== null) {
      byKeys.current = true;
      acts.place(Number(key) - 1);
    } else if (key === "escape") acts.putDown();
    else if (key === "r") acts.listen();
    else if (key === "m") setMuted(!isMuted());
    else return false;
    return true;
  });

  const onArrow = (event: KeyboardEvent<HTMLButtonElement>) => {
    const step = STEP[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const now = outside.findIndex((thing) => thingRefs.current.get(thing) === event.currentTarget);
    const next = outside[(now + step + outside.length) % outside.length];
    if (next !== undefined) thingRefs.current.get(next)?.focus();
  };
  const tryAgain = () => {
    if (last !== null) thingRefs.current.get(last.thing)?.focus();
    acts.tryAgain();
  };
  const goOn = () => {
    acts.finish();
    props.onContinue();
  };

  return (
    <section className={styles.panel} aria-label={words.heading}>
      <div className={styles.asker}>
        <Pocket
          mood={solved ? "celebrating" : isWrong ? "oops" : helps ? "talking" : "thinking"}
          className={styles.mascot}
        />
        <SpeechBubble>
          <div className={styles.question}>
            <h2>
              <HighlightedText source={slide.question} />
            </h2>
            <SpeakButton
              text={plainText(slide.question)}
              url={slide.question_audio_url}
              onHeard={onHeard}
            />
          </div>
          {helps && <p className={styles.guide}>{words.together}</p>}
        </SpeechBubble>
      </div>

      <div className={styles.things} role="group" aria-label={words.things}>
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
              isBack={isWrong && last.thing === index}
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
            things={slide.things.filter((_, thing) => state.placed[thing] === index)}
            isOpen={isOpen(slide, state, index)}
            isBeckoning={isBeckoning(slide, state, index)}
            isWaiting={held !== null}
            onPlace={() => acts.place(index)}
          />
        ))}
      </div>

      <div className={styles.bottom} data-sticky={last !== null}>
        <div role="status" aria-live="polite">
          {held !== null && (
            <p className="visually-hidden">{words.hold(slide.things[held]?.name ?? "")}</p>
          )}
          {last !== null && lastThing !== undefined && (
            <div
              className={styles.feedback}
              data-kind={last.isRight ? "correct" : "wrong"}
              ref={feedbackRef}
              tabIndex={-1}
            >
              {last.isRight ? (
                <Glimm mood="celebrating" className={styles.speaker} label={verdicts.glimmSays} />
              ) : (
                <Pocket face mood="oops" className={styles.speaker} label={verdicts.pocketSays} />
              )}
              <div>
                <p className={styles.verdict}>{last.isRight ? verdicts.correct : verdicts.oops}</p>
                {last.isRight && (
                  <p className="visually-hidden">
                    {words.isIn(lastThing.name, slide.baskets[last.basket]?.name ?? "")}
                  </p>
                )}
                <p>{solved ? slide.done_quote : lastThing.why}</p>
              </div>
              <SpeakButton
                text={solved ? slide.done_quote : lastThing.why}
                url={solved ? slide.done_audio_url : lastThing.why_audio_url}
                onHeard={onHeard}
              />
            </div>
          )}
        </div>
        {solved ? (
          <Button big look="gold" disabled={!props.canContinue || props.isMoving} onClick={goOn}>
            {verdicts.continue}
          </Button>
        ) : isWrong ? (
          <Button big onClick={tryAgain}>
            {verdicts.tryAgain}
          </Button>
        ) : (
          <p className={styles.left}>{words.left(outside.length)}</p>
        )}
      </div>
    </section>
  );
}
