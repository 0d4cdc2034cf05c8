import { el } from "#characters/node.ts";
import type { AmountSlide } from "#domain/slides/amount/amount.ts";
import { lemonade } from "#stage/props/lemonade.ts";
import { rigElement } from "#app/ui/rig-element.ts";
import styles from "./AmountPanel.module.css";

/** No more are drawn, whatever an author types (the checklist says so). */
const DRAWN_MAX = 20;

const [glass, drink, straw, ...lemon] = lemonade(0);
const drawn = (...parts: (typeof glass)[]) =>
  rigElement(el("g", {}, ...parts.map((part) => part ?? null)), 0);
const FULL = drawn(glass, drink, straw, ...lemon);
const EMPTY = drawn(glass, straw);

/** Cups of lemonade. The number is how many were emptied, from the first one on. */
export const Cups = ({ board, value }: { board: AmountSlide; value: number }) => (
  <div className={styles.cups} aria-hidden="true">
    {Array.from({ length: Math.min(board.most, DRAWN_MAX) }, (_, index) => index + 1).map(
      (number) => (
        <span key={number} className={styles.cup} data-n={number} data-on={number <= value}>
          <svg viewBox="-48 -64 96 118">{number <= value ? EMPTY : FULL}</svg>
        </span>
      ),
    )}
  </div>
);
