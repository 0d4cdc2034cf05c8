import styles from "./Basket.module.css";

const ROWS = [30, 44, 58, 72];
const STAKES = [20, 40, 60, 80, 100, 120, 140, 160, 180];

/** The front of a woven basket, as wide and high as its place; what lies in it stands behind it. */
export const BasketFront = () => (
  <svg viewBox="0 0 200 90" preserveAspectRatio="none" className={styles.part} aria-hidden="true">
    <path d="M6 12H194L176 80Q174 88 164 88H36Q26 88 24 80Z" className={styles.body} />
    {ROWS.map((y) => (
      <path
        key={y}
        d={`M${y / 4 + 4} ${y}Q100 ${y + 8} ${196 - y / 4} ${y}`}
        className={styles.weave}
      />
    ))}
    {STAKES.map((x) => (
      <path key={x} d={`M${x} 20L${100 + (x - 100) * 0.84} 86`} className={styles.stake} />
    ))}
    <rect x="1" y="2" width="198" height="18" rx="9" className={styles.rim} />
    <path d="M12 8H188" className={styles.shine} />
  </svg>
);

/** The handle over what lies in it. */
export const BasketHandle = () => (
  <svg viewBox="0 0 200 90" preserveAspectRatio="none" className={styles.part} aria-hidden="true">
    <path d="M22 90C22 -22 178 -22 178 90" className={styles.bow} />
  </svg>
);
