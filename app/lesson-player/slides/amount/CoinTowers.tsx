import type { AmountSlide } from "#domain/slides/amount/amount.ts";
import { Coin } from "../activity/Coin.tsx";
import styles from "./AmountPanel.module.css";

const COINS_IN_TOWER = 5;
/** No more are drawn, whatever an author types (the checklist says so). */
const DRAWN_MAX = 50;

/** Coins in towers of five, from the first tower on; those that are missing are rings. */
export function CoinTowers({ board, value }: { board: AmountSlide; value: number }) {
  const most = Math.min(board.most, DRAWN_MAX);
  const towers = Array.from({ length: Math.ceil(most / COINS_IN_TOWER) }, (_, tower) => tower);
  return (
    <div className={styles.towers} data-few={towers.length <= 4} aria-hidden="true">
      {towers.map((tower) => {
        const [below, top] = [tower * COINS_IN_TOWER, Math.min((tower + 1) * COINS_IN_TOWER, most)];
        return (
          <div key={tower} className={styles.tower} data-on={top <= value}>
            <span className={styles.label}>{top}</span>
            {Array.from({ length: top - below }, (_, index) => below + index + 1).map((number) => (
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
