import styles from "./Confetti.module.css";

const COLORS = ["#ff6b5b", "#ffc93c", "#14b8a6", "#8b7bf7", "#38b6ff", "#ff9ec4"];
const PIECES = 36;
// Positions follow the golden ratio: evenly spread without a visible grid, and deterministic.
const spread = (index: number) => (index * 0.618_034) % 1;

/** @param fromS seconds after which it falls */
export function Confetti({ fromS = 0 }: { fromS?: number }) {
  return (
    <div className={styles.confetti} aria-hidden="true">
      {Array.from({ length: PIECES }, (_, index) => (
        <span
          key={`piece-${index + 1}`}
          className={styles.piece}
          style={{
            left: `${spread(index) * 100}%`,
            background: COLORS[index % COLORS.length],
            animationDelay: `${fromS + spread(index * 7) * 1.4}s`,
          }}
        />
      ))}
    </div>
  );
}
