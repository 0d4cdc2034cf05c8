import { childPanel as words } from "#app/copy/account.ts";
import type { Learned } from "#app/data/learning/learned.ts";
import { Icon } from "#app/ui/Icon.tsx";
import styles from "./Trail.module.css";

/** The missions as places of a trail, those that are finished in gold. */
export function Trail({ learned: { finished, lessons, next, streak } }: { learned: Learned }) {
  const done = finished.length;
  return (
    <div className={styles.progress}>
      <p className={styles.count}>
        <strong>{words.missions(done, lessons)}</strong>
        {streak > 1 && <span className={styles.streak}>{words.streak(streak)}</span>}
      </p>
      <ol className={styles.trail} aria-hidden="true">
        {Array.from({ length: lessons }, (_, index) => (
          <li
            key={`place-${index + 1}`}
            data-state={index < done ? "done" : index === done ? "next" : "later"}
            className={styles.place}
          >
            {index < done ? <Icon name="check" /> : index + 1}
          </li>
        ))}
      </ol>
      <p className={styles.next} dir="auto">
        {next === null ? words.allDone : words.next(next.title)}
      </p>
    </div>
  );
}
