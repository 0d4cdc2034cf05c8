import { useLayoutEffect, useRef } from "react";
import type { PocketMood } from "#characters/pocket/mood.ts";
import { Pocket } from "#app/ui/Mascot.tsx";
import type { Point } from "../island/trail.ts";
import { WALK } from "./steps.ts";
import styles from "./Traveller.module.css";

interface Props {
  /** Where Pocket stands. */
  at: Point;
  width: number;
  mood: PocketMood;
  /** Points along the trail to where Pocket stands, which Pocket walks; null: stands. */
  way: readonly Point[] | null;
}

/** Pocket on the map. */
export function Traveller({ at, width, mood, way }: Props) {
  const traveller = useRef<HTMLSpanElement>(null);
  const walks = way !== null;
  const latest = useRef({ at, way });
  latest.current = { at, way };
  useLayoutEffect(() => {
    const { at: end, way: points } = latest.current;
    if (!walks || points === null) return undefined;
    const walk = traveller.current?.animate(
      points.map(({ x, y }) => ({ transform: `translate(${x - end.x}px, ${y - end.y}px)` })),
      { ...WALK, easing: "ease-in-out", fill: "backwards" },
    );
    return () => walk?.cancel();
  }, [walks]);
  return (
    <span
      ref={traveller}
      className={styles.traveller}
      data-walks={walks}
      style={{ left: at.x, top: at.y, width }}
    >
      <Pocket isLate mood={mood} className={styles.pocket} />
    </span>
  );
}
