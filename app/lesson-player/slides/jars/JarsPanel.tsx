import { useEffect, useRef, useState } from "react";
import { isYoungChild } from "#domain/family/age.ts";
import { isBeckoning, canAct } from "#domain/slides/jars/play.ts";
import type { JarsSlide } from "#domain/slides/jars/jars.ts";
import { activity } from "#app/copy/slides/activity/child.ts";
import { jars as words } from "#app/copy/slides/jars/child.ts";
import { Button } from "#app/ui/Button.tsx";
import { ActivityPanel } from "../activity/ActivityPanel.tsx";
import { rovingFocus } from "../activity/roving.ts";
import type { SlideProps } from "../view.ts";
import { CoinHand } from "./CoinHand.tsx";
import { JarCard } from "./JarCard.tsx";
import { useJars } from "./useJars.ts";
import styles from "./JarsPanel.module.css";

const onArrow = rovingFocus("[data-jars]", "[data-jar]");

/** Coins are put into jars by taps, dragging or keys, until the split is right (R-LES-19). */
export function JarsPanel(props: SlideProps<JarsSlide>) {
  const { slide, childAge, onHeard } = props;
  const { state, inHand, isSolved, reply, helps, ...acts } = useJars(props);
  const { filled, touched, last } = state;
  const [isHeld, setHeld] = useState(false);
  const jarRefs = useRef(new Map<number, HTMLButtonElement>());
  const feedbackRef = useRef<HTMLDivElement>(null);
  const isYoung = isYoungChild(childAge);
  const nameOf = (jar: number) => slide.jars[jar]?.name.trim() || activity.unnamed;

  // The button that was pressed is gone: the focus goes to the jar that replies, or to the way on.
  useEffect(() => {
    if (last?.isRight === true) feedbackRef.current?.focus({ preventScroll: true });
    else if (last !== null) jarRefs.current.get(last.jar)?.focus();
  }, [last]);

  const put = (jar: number) => {
    setHeld(false);
    acts.put(jar);
  };
  const onKey = (key: string) => {
    if (/^[1-4]$/.test(key) && slide.jars[Number(key) - 1] !== undefined) put(Number(key) - 1);
    else if (key === "escape") setHeld(false);
    else return false;
    return true;
  };
  const status = () => {
    if (isHeld) return words.tapAJar;
    if (touched === null) return "";
    return `${words.holds(nameOf(touched), filled[touched] ?? 0)}. ${words.left(inHand)}`;
  };
  const shown =
    reply === null
      ? null
      : last?.isRight === false
        ? { ...reply, text: words.says(nameOf(last.jar), reply.text) }
        : reply;
  const lastWords =
    slide.rule === "any" && shown !== null
      ? { ...slide, done_quote: shown.text, done_audio_url: shown.url }
      : slide;

  return (
    <ActivityPanel
      player={{ ...props, slide: lastWords }}
      label={words.heading}
      isSolved={isSolved}
      result={last?.isRight ?? null}
      reply={shown}
      helps={helps}
      status={status()}
      readAll={acts.readAll}
      feedbackRef={feedbackRef}
      onKey={onKey}
      onTryAgain={() => {
        if (last !== null) jarRefs.current.get(last.jar)?.focus();
        acts.tryAgain();
      }}
      onFinish={acts.finish}
      foot={
        inHand === 0 && canAct(slide, state, { type: "check" }) ? (
          <Button big onClick={acts.check}>
            {words.done}
          </Button>
        ) : null
      }
    >
      <CoinHand
        coins={inHand}
        isHeld={isHeld}
        isYoung={isYoung}
        onPick={(byKeys) => {
          setHeld(!isHeld);
          if (byKeys && !isHeld) jarRefs.current.get(0)?.focus();
        }}
        onDrop={put}
        onListen={acts.sayLeft}
      />
      <div
        className={styles.jars}
        role="group"
        aria-label={words.jars}
        data-jars=""
        data-count={slide.jars.length}
      >
        {slide.jars.map((jar, index) => {
          const both = (is: typeof canAct) => ({
            put: is(slide, state, { type: "put", jar: index }),
            take: is(slide, state, { type: "take", jar: index }),
          });
          return (
            <JarCard
              // oxlint-disable-next-line react/no-array-index-key -- jars have no id, only a position
              key={index}
              ref={(element) => {
                if (element === null) jarRefs.current.delete(index);
                else jarRefs.current.set(index, element);
              }}
              jar={jar}
              place={index}
              coins={filled[index] ?? 0}
              most={slide.coins}
              isOpen={both(canAct)}
              isBeckoning={both(isBeckoning)}
              isWaiting={isHeld}
              isBack={last?.isRight === false && last.jar === index}
              isDone={isSolved}
              isYoung={isYoung}
              onPut={() => put(index)}
              onTake={() => acts.take(index)}
              onDrag={(to) => (to === null ? acts.take(index) : acts.move(index, to))}
              onHeard={onHeard}
              onKeyDown={onArrow}
            />
          );
        })}
      </div>
    </ActivityPanel>
  );
}
