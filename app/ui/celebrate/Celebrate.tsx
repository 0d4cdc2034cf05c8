import { useEffect, useLayoutEffect, useRef, useState } from "react";
import type { ReactNode, RefObject } from "react";
import { createPortal } from "react-dom";
import { starPath } from "#characters/shapes.ts";
import { Coin } from "../Coin.tsx";
import type { CustomStyle } from "../custom-style.ts";
import { Pocket } from "../Mascot.tsx";
import { cheerPlace, flight, middleOf, sparkPlaces } from "./places.ts";
import type { Box, Point } from "./places.ts";
import styles from "./Celebrate.module.css";

const POCKET_PX = 112;
const SPARKS = 10;
const COIN_STEPS = 14;
/** When the coin leaves, how long it flies, and how long Pocket is away from his place. */
const COIN_FROM_MS = 260;
const COIN_MS = 720;
const CHEER_MS = 1_700;

const STAR = starPath(0, 0, 10, 4.4);
const SPARK_COLORS = ["#ffc93c", "#ff6b5b", "#fdfba6", "#14b8a6"];

interface Props {
  /** What was done right, where it was on the screen. */
  prize: Box;
  /** Pocket's usual place: he leaps from it to the prize, and back. */
  host: Element | null;
  /** What the coin flies to; null: no coin. */
  goal: Element | null;
  /** It is over; nothing of it is left. */
  onEnd: () => void;
}

/**
 * A win that is seen and felt: sparks, Pocket who leaps to the prize and cheers, a coin that flies to
 * the progress. It takes no taps.
 */
export function Celebrate({ prize, host, goal, onEnd }: Props): ReactNode {
  const pocketRef = useRef<HTMLDivElement>(null);
  const coinRef = useRef<SVGSVGElement>(null);
  const ended = useRef(onEnd);
  ended.current = onEnd;
  const [place] = useState(() => cheerPlace(prize, POCKET_PX, [innerWidth, innerHeight]));

  useEffect(() => {
    const timer = setTimeout(() => ended.current(), CHEER_MS);
    return () => clearTimeout(timer);
  }, []);
  useLayoutEffect(() => leap(pocketRef, host, place), [host, place]);
  useLayoutEffect(
    () => (goal === null ? undefined : flyTo(goal, middleOf(prize), coinRef)),
    [goal, prize],
  );
  const [x, y] = middleOf(prize);
  return createPortal(
    <div className={styles.celebration} aria-hidden="true" data-celebration="">
      {sparkPlaces(prize, SPARKS).map(([toX, toY], index) => (
        <svg
          key={`${toX} ${toY}`}
          viewBox="-12 -12 24 24"
          className={styles.spark}
          style={
            {
              left: x,
              top: y,
              "--to": `${toX}px ${toY}px`,
              "--size": index % 2 === 0 ? "38px" : "26px",
            } as CustomStyle
          }
        >
          <path d={STAR} fill={SPARK_COLORS[index % SPARK_COLORS.length]} />
        </svg>
      ))}
      <div
        ref={pocketRef}
        className={styles.pocket}
        style={{ left: place.left, top: place.top, width: place.width, height: place.height }}
      >
        <Pocket mood="celebrating" />
      </div>
      {goal !== null && <Coin ref={coinRef} className={styles.coin} />}
    </div>,
    document.body,
  );
}

/** Pocket leaps from his place to the prize, hops there, and leaps back. Meanwhile his place is empty. */
function leap(ref: RefObject<HTMLElement | null>, host: Element | null, place: Box) {
  const element = ref.current;
  if (element === null) return undefined;
  const home = host?.getBoundingClientRect();
  const there = "none";
  const back =
    home === undefined || home.width === 0
      ? "translateY(40%) scale(0.2)"
      : `translate(${home.left - place.left}px, ${home.bottom - place.top - place.height}px) scale(${home.width / place.width})`;
  const leaps = element.animate(
    [
      { transform: back, offset: 0, easing: "cubic-bezier(0.3, 0, 0.3, 1)" },
      { transform: there, offset: 0.15, easing: "ease-in-out" },
      { transform: there, offset: 0.86, easing: "cubic-bezier(0.5, 0, 0.6, 1)" },
      { transform: back, offset: 1 },
    ],
    { duration: CHEER_MS, fill: "both" },
  );
  const away = host?.animate([{ visibility: "hidden" }, { visibility: "hidden" }], CHEER_MS);
  return () => {
    leaps.cancel();
    away?.cancel();
  };
}

/** A coin comes out of the prize and flies to the goal, which gives way when the coin arrives. */
function flyTo(goal: Element, from: Point, ref: RefObject<SVGSVGElement | null>) {
  const element = ref.current;
  if (element === null) return undefined;
  const points = flight(from, middleOf(goal.getBoundingClientRect()), COIN_STEPS);
  const flies = element.animate(
    points.map(([x, y], step) => {
      const share = step / COIN_STEPS;
      const size = share < 0.3 ? 0.4 + share * 2.6 : 1.18 - 0.95 * ((share - 0.3) / 0.7);
      return {
        transform: `translate(${x}px, ${y}px) scale(${size}) rotateY(${share * 720}deg)`,
        opacity: 1,
      };
    }),
    { duration: COIN_MS, delay: COIN_FROM_MS, easing: "cubic-bezier(0.4, 0.1, 0.5, 1)" },
  );
  const gives = goal.animate([{ scale: 1 }, { scale: 1.9, offset: 0.35 }, { scale: 1 }], {
    duration: 360,
    delay: COIN_FROM_MS + COIN_MS - 30,
    easing: "ease-out",
  });
  return () => {
    flies.cancel();
    gives.cancel();
  };
}
