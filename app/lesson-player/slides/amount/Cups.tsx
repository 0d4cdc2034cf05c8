import { el } from "#characters/node.ts";
import type { AmountSlide } from "#domain/slides/amount/amount.ts";
import { countedOf } from "#domain/slides/amount/values.ts";
import { emptyGlass, lemonade } from "#stage/props/lemonade.ts";
import { rigElement } from "#app/ui/rig-element.ts";
import styles from "./AmountDrawings.module.css";

const FULL = rigElement(el("g", {}, ...lemonade(0)), 0);
const EMPTY = rigElement(el("g", {}, ...emptyGlass(0)), 0);

/** Cups of lemonade. The number is how many were emptied, from the first one on. */
export const Cups = ({ board, value }: { board: AmountSlide; value: number }) => (
  <div className={styles.cups} aria-hidden="true">
    {countedOf(board).map((number) => (
      <span key={number} className={styles.cup} data-n={number} data-on={number <= value}>
        <svg viewBox="-48 -64 96 118">{number <= value ? EMPTY : FULL}</svg>
      </span>
    ))}
  </div>
);
