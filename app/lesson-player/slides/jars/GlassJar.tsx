import { Coin } from "#app/ui/Coin.tsx";
import type { useDrag } from "../activity/useDrag.ts";
import styles from "./GlassJar.module.css";

/** Sizes in percent of the jar's width, the last two of its height. */
const FEW = { rows: [3, 2, 3, 2], coin: 30, step: 20.5, floor: 4.5, row: 16 };
const MANY = { rows: [4, 3, 4, 3, 4, 2], coin: 23, step: 16.3, floor: 4.5, row: 10.5 };
const FEW_MAX = FEW.rows.reduce((sum, length) => sum + length, 0);
const TILTS = [-9, 5, 12, -4, 8, -12, 3];

/** Places of a row in the order in which coins fall into it: the middle first. */
const fromTheMiddle = (length: number) =>
  Array.from({ length }, (_, at) => at).toSorted(
    (a, b) => Math.abs(a - (length - 1) / 2) - Math.abs(b - (length - 1) / 2),
  );

/** Where each of `count` coins lies: beside and above one another, as they fall. */
function pile(count: number, most: number) {
  const { rows, coin, step, floor, row } = most > FEW_MAX ? MANY : FEW;
  return rows
    .flatMap((length, above) =>
      fromTheMiddle(length).map((at) => ({
        width: `${coin}%`,
        insetInlineStart: `${50 - ((length - 1) * step + coin) / 2 + at * step}%`,
        bottom: `${floor + above * row}%`,
        rotate: `${TILTS[(above * 4 + at) % TILTS.length] ?? 0}deg`,
      })),
    )
    .slice(0, count);
}

interface Props {
  coins: number;
  /** Coins that may ever lie in it: few are drawn larger. */
  most: number;
  /** Left out: nothing can be taken out of it. */
  drag?: ReturnType<typeof useDrag>;
  /** Shows that a coin can be put in, while there is none. */
  isInviting?: boolean;
  /** Nothing can be put in or taken out just now. */
  isClosed?: boolean;
}

/** A jar of glass with its coins; the uppermost one can be dragged out. */
export function GlassJar({ coins, most, drag, isInviting = false, isClosed = false }: Props) {
  const { takeDrag: _, ...handlers } = drag ?? {};
  return (
    <span className={styles.jar} data-closed={isClosed} aria-hidden="true">
      <svg viewBox="0 0 100 130" className={styles.glass}>
        <path
          d="M26 14C26 24 10 26 10 42V112Q10 127 25 127H75Q90 127 90 112V42C90 26 74 24 74 14Z"
          className={styles.back}
        />
        {isInviting && coins === 0 && (
          <>
            <circle cx="50" cy="80" r="20" className={styles.room} />
            <path d="M50 71V89M41 80H59" className={styles.plus} />
          </>
        )}
      </svg>
      {pile(coins, most).map((style, index) => (
        <span
          // oxlint-disable-next-line react/no-array-index-key -- a coin is its place in the pile
          key={index}
          className={styles.inside}
          style={style}
          {...(drag !== undefined && index === coins - 1 && { ...handlers, "data-top": true })}
        >
          <Coin />
        </span>
      ))}
      <svg viewBox="0 0 100 130" className={styles.glass}>
        <path d="M22 46V104" className={styles.shine} />
        <path d="M80 44V60" className={styles.shine} />
        <rect x="21" y="4" width="58" height="13" rx="6.5" className={styles.rim} />
      </svg>
    </span>
  );
}
