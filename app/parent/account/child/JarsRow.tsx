import { JARS } from "#domain/allowance/coins.ts";
import { formatMoney } from "#domain/allowance/money.ts";
import { learned as words } from "#app/copy/learned.ts";
import type { Learned } from "#app/data/learning/learned.ts";
import styles from "./JarsRow.module.css";

/** Where the glass of a jar is full, and where it is empty, in the units of its drawing. */
const [FULL, EMPTY] = [24, 82];
const GLASS = "M14 30Q14 20 24 18H56Q66 20 66 30V74Q66 86 54 86H26Q14 86 14 74Z";

/** What the three jars hold, each filled by its part of the fullest one. */
export function JarsRow({ jars }: { jars: NonNullable<Learned["jars"]> }) {
  const most = Math.max(...JARS.map((jar) => jars[jar]), 1);
  return (
    <dl className={styles.jars}>
      {JARS.map((jar) => {
        const level = EMPTY - (EMPTY - FULL) * (Math.max(jars[jar], 0) / most);
        return (
          <div key={jar} className={styles.jar} data-jar-name={jar}>
            <dt>{words[jar]}</dt>
            <dd>
              <svg viewBox="0 0 80 92" aria-hidden="true">
                <clipPath id={`glass-${jar}`}>
                  <path d={GLASS} />
                </clipPath>
                <path className={styles.glass} d={GLASS} />
                {jars[jar] > 0 && (
                  <rect
                    className={styles.coins}
                    clipPath={`url(#glass-${jar})`}
                    x="10"
                    y={level}
                    width="60"
                    height={90 - level}
                  />
                )}
                <path className={styles.light} d="M22 34Q21 28 27 26V70Q22 70 22 62Z" />
                <rect className={styles.lid} x="20" y="6" width="40" height="12" rx="6" />
              </svg>
              {formatMoney(jars[jar], jars.currency)}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
