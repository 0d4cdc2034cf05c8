import type { AmountSlide } from "#domain/slides/amount/amount.ts";
import { valuesOf } from "#domain/slides/amount/values.ts";
import { Coin } from "#app/ui/Coin.tsx";
import shared from "./AmountDrawings.module.css";
import styles from "./NumberLine.module.css";

/** Every number has a label while they fit; of more numbers every fifth has. */
const LABELS = { max: 11, below: 100, every: 5 };

/** Ticks with numbers, and a coin that lies on the one that is set. */
export function NumberLine({ board, value }: { board: AmountSlide; value: number }) {
  const values = valuesOf(board);
  const last = values.length - 1;
  const at = last === 0 ? 0 : values.indexOf(value) / last;
  const isEach = values.length <= LABELS.max && board.most < LABELS.below;
  const hasLabel = (index: number) => isEach || index % LABELS.every === 0;
  return (
    <div
      className={styles.line}
      ref={(element) => element?.style.setProperty("--at", String(at))}
      aria-hidden="true"
    >
      <div className={styles.track}>
        <div className={styles.filled} />
      </div>
      {values.map((number, index) => (
        <span
          key={number}
          className={styles.tick}
          data-n={number}
          data-major={hasLabel(index)}
          data-on={number <= value}
        >
          {hasLabel(index) && (
            <span className={`${shared.label} ${styles.tickLabel}`}>{number}</span>
          )}
        </span>
      ))}
      <div className={styles.carrier}>
        <div className={styles.handle}>
          <Coin className={styles.handleCoin} />
        </div>
      </div>
    </div>
  );
}
