import { useEffect, useRef } from "react";
import { isYoungChild } from "#domain/family/age.ts";
import { nearestArea, stackingOrder } from "#domain/slides/spot/areas.ts";
import { helpIn, isBeckoning, isOpen } from "#domain/slides/spot/play.ts";
import type { SpotSlide } from "#domain/slides/spot/spot.ts";
import { spot as words } from "#app/copy/slides/spot/child.ts";
import type { CustomStyle } from "#app/ui/custom-style.ts";
import { ActivityPanel } from "../activity/ActivityPanel.tsx";
import { rovingFocus } from "../activity/roving.ts";
import type { SlideProps } from "../view.ts";
import { AreaInList, AreaOnPicture, areaName } from "./AreaButton.tsx";
import type { AreaProps } from "./AreaButton.tsx";
import { pictureOf } from "./pictures.ts";
import { usePicture } from "./usePicture.ts";
import { useRipple } from "./useRipple.ts";
import { useSpot } from "./useSpot.ts";
import styles from "./SpotPanel.module.css";

const onArrow = rovingFocus("[data-areas]", "[data-area]");

/** A picture and what is to be found in it: tap it, or go through its areas by keys (R-LES-21). */
export function SpotPanel(props: SlideProps<SpotSlide>) {
  const { slide, childAge, onHeard } = props;
  const { state, order, left, isSolved, reply, ...acts } = useSpot(props);
  const { last } = state;
  const picture = usePicture(pictureOf(slide));
  const refs = useRef(new Map<number, HTMLButtonElement>());
  const pictureRef = useRef<HTMLDivElement>(null);
  const feedbackRef = useRef<HTMLDivElement>(null);
  const byKeys = useRef(false);
  const rippleRef = useRipple(acts.tapBeside);
  const layers = stackingOrder(slide.areas);

  useEffect(() => {
    if (isSolved && last !== null && byKeys.current)
      feedbackRef.current?.focus({ preventScroll: true });
  }, [isSolved, last]);

  const choose = (area: number | undefined, keys: boolean) => {
    if (area === undefined) return;
    byKeys.current = keys;
    acts.choose(area);
  };
  const tap = ({ clientX, clientY }: { clientX: number; clientY: number }) => {
    const box = pictureRef.current?.getBoundingClientRect();
    if (box === undefined) return;
    const at = { x: clientX - box.left, y: clientY - box.top };
    choose(nearestArea(slide.areas, at, box) ?? undefined, false);
  };
  const onKey = (key: string) => {
    if (!/^[1-8]$/.test(key)) return false;
    const area = order[Number(key) - 1];
    if (area !== undefined) refs.current.get(area)?.focus();
    choose(area, true);
    return true;
  };
  const areas = order.flatMap((index): (AreaProps & { key: number })[] => {
    const area = slide.areas[index];
    if (area === undefined) return [];
    return [
      {
        key: index,
        area,
        layer: layers.indexOf(index),
        isFound: state.found[index] === true,
        isWrong: last?.isRight === false && last.area === index,
        isOpen: isOpen(slide, state, index),
        isBeckoning: isBeckoning(slide, state, index),
        isYoung: isYoungChild(childAge),
        ref: (element) => {
          if (element === null) refs.current.delete(index);
          else refs.current.set(index, element);
        },
        onChoose: (keys) => choose(index, keys),
        onHeard,
        onKeyDown: onArrow,
      },
    ];
  });
  const ratio: CustomStyle = { "--ratio": picture.ratio };
  const found = last?.isRight === true ? slide.areas[last.area] : undefined;
  const group = { role: "group", "aria-label": words.areas, "data-areas": "" } as const;

  return (
    <ActivityPanel
      player={props}
      label={words.heading}
      isSolved={isSolved}
      result={last?.isRight ?? null}
      reply={reply}
      helps={last === null && !isSolved && helpIn(state) === "together"}
      status={found === undefined ? "" : words.isFound(areaName(found), left)}
      readAll={acts.readAll}
      feedbackRef={feedbackRef}
      onKey={onKey}
      onTryAgain={() => {
        if (last !== null) refs.current.get(last.area)?.focus({ preventScroll: true });
        acts.look();
      }}
      onFinish={acts.finish}
      foot={words.left(left)}
      fills
    >
      {picture.isMissing ? (
        <div className={styles.missing}>
          <p>{words.noPicture}</p>
          {slide.alt.trim() !== "" && <p>{slide.alt}</p>}
          <div {...group}>
            <ul className={styles.list}>
              {areas.map(({ key, ...area }) => (
                <AreaInList key={key} {...area} />
              ))}
            </ul>
          </div>
        </div>
      ) : null}
      {picture.src !== null && (
        <div className={styles.around} style={ratio} hidden={picture.isMissing}>
          <div
            ref={pictureRef}
            className={styles.picture}
            data-helps={helpIn(state) === "together" && !isSolved}
          >
            <img
              src={picture.src}
              alt={slide.alt}
              draggable={false}
              onLoad={(event) => picture.onLoad(event.currentTarget)}
              onError={picture.onError}
            />
            <span className={styles.water} aria-hidden="true" ref={rippleRef}>
              <span className={styles.ripple} />
            </span>
            {!picture.isMissing && (
              <div className={styles.areas} {...group}>
                {areas.map(({ key, ...area }) => (
                  <AreaOnPicture key={key} {...area} onTap={tap} />
                ))}
              </div>
            )}
          </div>
        </div>
      )}
    </ActivityPanel>
  );
}
