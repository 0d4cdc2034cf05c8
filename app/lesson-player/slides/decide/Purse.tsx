import type { Money } from "#domain/slides/money.ts";
import { decide as words } from "#app/copy/slides/decide/child.ts";
import { Coin } from "#app/ui/Coin.tsx";
import styles from "./Consequences.module.css";

/** More coins are a number alone. */
const COINS_DRAWN = 12;

interface Props {
  /** Coins or cents in it now. */
  holds: number;
  /** What it held at most; what is gone keeps its place. */
  most: number;
  money: Money;
}

/** The purse: coins that leave it hop away, and come back the same way. */
export function Purse({ holds, most, money }: Props) {
  const drawn = Math.max(holds, most);
  const isDrawn = money === "coins" && drawn <= COINS_DRAWN;
  return (
    <div className={styles.purse} data-short={holds < 0}>
      {isDrawn && (
        <span className={styles.coins} aria-hidden="true">
          {Array.from({ length: drawn }, (_, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- coins differ in nothing but their place
            <span key={index} className={styles.coin} data-gone={index >= holds}>
              <Coin />
            </span>
          ))}
        </span>
      )}
      <span key={holds} className={styles.sum}>
        {words.purse(holds, money)}
      </span>
    </div>
  );
}
