import type { AmountSlide } from "#domain/slides/amount/amount.ts";
import { countedOf } from "#domain/slides/amount/values.ts";
import { Coin } from "#app/ui/Coin.tsx";
import styles from "./AmountDrawings.module.css";

const COINS_IN_TOWER = 5;

/** Coins in towers of five, from the first tower on; those that are missing are rings. */
export function CoinTowers({ board, value }: { board: AmountSlide; value: number }) {
  const numbers = countedOf(board);
  const most = numbers.length;
  const towers = Array.from({ length: Math.ceil(most / COINS_IN_TOWER) }, (_, tower) => tower);
  return (
    <div className={styles.towers} data-few={towers.length <= 4} aria-hidden="true">
      {towers.map((tower) => {
        const [below, top] = [tower * COINS_IN_TOWER, Math.min((tower + 1) * COINS_IN_TOWER, most)];
        return (
          <div key={tower} className={styles.tower} data-on={top <= value}>
            <span className={styles.label}>{top}</span>
            {numbers.slice(below, top).map((number) => (
              <span key={number} className={styles.slot} data-n={number}>
                {number <= value && <Coin className={styles.coin} />}
              </span>
            ))}
          </div>
        );
      })}
    </div>
  );
}
