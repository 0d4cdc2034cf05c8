import { COUNTABLE_IN_JAR } from "#domain/slides/amount/values.ts";
import { Coin } from "#app/ui/Coin.tsx";
import styles from "./AmountDrawings.module.css";

/** Up to here the coins are big and lie in rows of five; beyond it in rows of ten. */
const BIG_MAX = 20;

interface Props {
  count: number;
  /** The most that can be in it. */
  most: number;
  /** The coins in words: '6 coins'. */
  text: string;
}

/** A jar of glass with what the number is worth. */
export const CoinJar = ({ count, most, text }: Props) => (
  <div className={styles.jarSide} aria-hidden="true">
    <div className={styles.jar} data-big={most <= BIG_MAX}>
      {Array.from({ length: Math.min(count, COUNTABLE_IN_JAR) }, (_, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a coin is its position in the pile
        <Coin key={index} className={styles.jarCoin} />
      ))}
    </div>
    <p className={styles.worth}>{text}</p>
  </div>
);
