import { learned as words } from "#app/copy/learned.ts";
import type { Learned } from "#app/data/learning/learned.ts";
import styles from "./Learned.module.css";

/** What counts in numbers, at a glance. */
export function Numbers({ name, learned }: { name: string; learned: Learned }) {
  const { finished, lessons, streak, days_played, cards_done } = learned;
  const numbers = [
    { label: words.missions, value: words.missionsOf(finished.length, lessons) },
    { label: words.streak, value: streak },
    { label: words.days, value: days_played },
    { label: words.cards, value: cards_done.length },
  ];
  return (
    <section aria-labelledby="numbers-heading">
      <h2 id="numbers-heading" className={styles.name}>
        {words.numbers(name)}
      </h2>
      <dl className={styles.numbers}>
        {numbers.map(({ label, value }) => (
          <div key={label} className={styles.number}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
