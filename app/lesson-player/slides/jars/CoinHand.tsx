import { COINS } from "#domain/slides/jars/split.ts";
import { readAloud } from "#app/copy/child.ts";
import { jars as words } from "#app/copy/slides/jars/child.ts";
import { IconButton } from "#app/ui/IconButton.tsx";
import { Coin } from "#app/ui/Coin.tsx";
import { useDrag } from "../activity/useDrag.ts";
import { jarBelow } from "./JarCard.tsx";
import styles from "./CoinHand.module.css";

interface Props {
  coins: number;
  isHeld: boolean;
  isYoung: boolean;
  /** `byKeys`: the focus goes to the jars. */
  onPick: (byKeys: boolean) => void;
  onDrop: (jar: number) => void;
  /** Says how many are left. */
  onListen: () => void;
}

/** The coins that are in no jar yet. The first one is dragged, or tapped before a jar. */
export function CoinHand({ coins, isHeld, isYoung, onPick, onDrop, onListen }: Props) {
  const { takeDrag, ...drag } = useDrag((below) => {
    const jar = jarBelow(below);
    if (jar !== null) onDrop(jar);
  });
  return (
    <div className={styles.hand} role="group" aria-label={words.hand}>
      {coins > 0 && (
        <button
          type="button"
          className={styles.coin}
          aria-label={words.coin(coins)}
          aria-pressed={isHeld}
          data-young={isYoung}
          {...drag}
          onClick={(event) => {
            if (!takeDrag()) onPick(event.detail === 0);
          }}
        >
          <Coin />
        </button>
      )}
      {coins > 1 && (
        <span className={styles.others} aria-hidden="true">
          {/* In the preview an author may have typed too many. */}
          {Array.from({ length: Math.min(coins, COINS.max) - 1 }, (_, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- a coin is its place in the row
            <Coin key={index} className={styles.other} />
          ))}
        </span>
      )}
      <span className={styles.remaining}>
        <span className={styles.left}>{words.left(coins)}</span>
        <IconButton
          small
          icon="sound"
          label={readAloud.listen(words.left(coins))}
          onClick={onListen}
        />
      </span>
    </div>
  );
}
