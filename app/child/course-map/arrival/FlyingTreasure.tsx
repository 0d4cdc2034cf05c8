import { coin, starPath } from "#characters/shapes.ts";
import type { CustomStyle } from "#app/ui/custom-style.ts";
import { rigElement } from "#app/ui/rig-element.ts";
import { Treasure } from "#app/ui/Treasure.tsx";
import type { Point } from "../island/trail.ts";
import styles from "./FlyingTreasure.module.css";

/** Where coins and sparks fly from the chest, in shares of the treasure's width. */
const COINS = [
  [-1.1, -0.9],
  [-0.6, -1.5],
  [0.5, -1.6],
  [1, -1],
  [1.3, -0.3],
] as const;
const SPARKS = [
  [-0.9, -1.8],
  [0, -2.3],
  [0.9, -1.9],
  [1.4, -1.2],
  [-1.4, -1.1],
] as const;

const GOLD_COIN = rigElement(coin(0, 0, 16), 0);
const SPARK = starPath(0, 0, 15, 5, 4);

interface Props {
  /** The opened chest. */
  from: Point;
  /** Pocket's satchel, where the treasure lands. */
  to: Point;
  width: number;
  /** Place of the finished lesson in its course, from 1. */
  order: number;
}

/** What flies out of a chest: the mission's treasure, which lands with Pocket, coins and sparks. */
export function FlyingTreasure({ from, to, width, order }: Props) {
  const flight = (dx: number, dy: number, delay: number): CustomStyle => ({
    "--dx": `${dx}px`,
    "--dy": `${dy}px`,
    animationDelay: `${delay}ms`,
  });
  return (
    <span className={styles.burst} style={{ left: from.x, top: from.y, width }} aria-hidden="true">
      {COINS.map(([x, y], index) => (
        <svg
          key={`coin ${x}`}
          className={styles.coin}
          style={flight(x * width, y * width, index * 40)}
          viewBox="-20 -20 40 40"
        >
          {GOLD_COIN}
        </svg>
      ))}
      {SPARKS.map(([x, y], index) => (
        <svg
          key={`spark ${x}`}
          className={styles.spark}
          style={flight(x * width, y * width, 120 + index * 50)}
          viewBox="-20 -20 40 40"
        >
          <path d={SPARK} fill="#fffdf7" />
        </svg>
      ))}
      <span className={styles.treasure} style={flight(to.x - from.x, to.y - from.y, 60)}>
        <Treasure order={order} />
      </span>
    </span>
  );
}
