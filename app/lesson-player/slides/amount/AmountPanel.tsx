import { useEffect, useRef, useState } from "react";
import { isYoungChild } from "#domain/family/age.ts";
import type { AmountSlide } from "#domain/slides/amount/amount.ts";
import { beckoning, canCheck, helpFor, stepped } from "#domain/slides/amount/play.ts";
import { amount as words } from "#app/copy/slides/amount/child.ts";
import { SpeakButton } from "#app/read-aloud/SpeakButton.tsx";
import { Button } from "#app/ui/Button.tsx";
import { ActivityPanel } from "../activity/ActivityPanel.tsx";
import type { SlideProps } from "../view.ts";
import { AmountSlider } from "./AmountSlider.tsx";
import { CoinJar } from "./CoinJar.tsx";
import { CoinTowers } from "./CoinTowers.tsx";
import { Cups } from "./Cups.tsx";
import { NumberLine } from "./NumberLine.tsx";
import { useAmount } from "./useAmount.ts";
import { WeekSheets } from "./WeekSheets.tsx";
import marks from "../activity/marks.module.css";
import styles from "./AmountPanel.module.css";

const DRAWINGS = { line: NumberLine, coins: CoinTowers, weeks: WeekSheets, cups: Cups };

/** A number that is set: tap or drag on its drawing, less and more, or keys (R-LES-23). */
export function AmountPanel(props: SlideProps<AmountSlide>) {
  const { slide } = props;
  const { state, isSolved, reply, value, worth, valueText, worthText, ...acts } = useAmount(props);
  const sliderRef = useRef<HTMLDivElement>(null);
  const feedbackRef = useRef<HTMLDivElement>(null);
  // The slider says its number itself when keys change it.
  const [isBySlider, setIsBySlider] = useState(true);
  const beckons = beckoning(slide, state);
  const text = words.whole(valueText, worthText);
  const Drawing = DRAWINGS[slide.shown_as];

  // 'Done' is gone after a check: the focus goes to the number again, or to the way on.
  useEffect(() => {
    if (state.last === null) return;
    const next = isSolved ? feedbackRef : sliderRef;
    next.current?.focus({ preventScroll: true });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each check
  }, [state.last]);

  const onKey = (key: string) => {
    if (!/^[0-9]$/.test(key)) return false;
    setIsBySlider(false);
    acts.type(key);
    return true;
  };
  const stepButton = (by: -1 | 1) => {
    const direction = by === 1 ? "more" : "less";
    return (
      <button
        type="button"
        className={`${styles.step} ${marks.shines}`}
        aria-label={words[direction]}
        aria-disabled={stepped(slide, state, by) === null}
        data-direction={direction}
        data-beckoning={beckons === direction}
        onClick={() => {
          setIsBySlider(false);
          acts.step(by);
        }}
      />
    );
  };

  return (
    <ActivityPanel
      player={props}
      label={words.heading}
      isSolved={isSolved}
      result={state.last?.isRight ?? null}
      reply={reply}
      helps={!isSolved && helpFor(state) === "together"}
      status={isBySlider ? "" : text}
      readAll={acts.readAll}
      feedbackRef={feedbackRef}
      onKey={onKey}
      onTryAgain={() => {
        acts.tryAgain();
        sliderRef.current?.focus({ preventScroll: true });
      }}
      onFinish={acts.finish}
      foot={
        <div className={`${styles.done} ${marks.shines}`} data-beckoning={beckons === "done"}>
          <Button big aria-disabled={!canCheck(slide, state)} onClick={acts.check}>
            {words.done}
          </Button>
        </div>
      }
    >
      <div className={styles.board} data-young={isYoungChild(props.childAge)}>
        <AmountSlider
          ref={sliderRef}
          board={slide}
          value={value}
          text={text}
          isSolved={isSolved}
          onPoint={(wanted) => {
            setIsBySlider(false);
            acts.point(wanted);
          }}
          onStep={(by) => {
            setIsBySlider(true);
            acts.step(by);
          }}
          onEnd={(end) => {
            setIsBySlider(true);
            acts.toEnd(end);
          }}
          onEnter={state.last === null ? acts.check : acts.tryAgain}
        >
          <Drawing board={slide} value={value} />
        </AmountSlider>
        {slide.each !== null && worth !== null && worthText !== null && (
          <CoinJar count={worth} most={slide.most * slide.each.amount} text={worthText} />
        )}
        {!isSolved && (
          <div className={styles.controls}>
            {stepButton(-1)}
            <p className={styles.value} aria-hidden="true">
              <b>{value}</b> {words.unitOf(value, slide.unit)}
            </p>
            {stepButton(1)}
          </div>
        )}
        <div className={styles.speak}>
          <SpeakButton text={text} onHeard={props.onHeard} />
        </div>
      </div>
    </ActivityPanel>
  );
}
