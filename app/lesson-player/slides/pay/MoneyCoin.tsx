import { Coin } from "#app/ui/Coin.tsx";
import styles from "./PayItems.module.css";

/**
 * A coin with its value in digits.
 * @param size from 0, the smallest value of the purse, to 1, the biggest
 */
export const MoneyCoin = ({ value, size }: { value: number; size: number }) => (
  <span className={styles.coin} style={{ width: `${68 + 32 * size}%` }} aria-hidden="true">
    <Coin />
    <span className={styles.value} data-digits={String(value).length}>
      {value}
    </span>
  </span>
);
