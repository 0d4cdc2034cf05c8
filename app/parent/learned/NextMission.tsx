import { formatMoney } from "#domain/allowance/money.ts";
import { paths } from "#domain/routing/paths.ts";
import { learned as words } from "#app/copy/learned.ts";
import type { Learned } from "#app/data/learning/learned.ts";
import { ButtonLink } from "#app/ui/Button.tsx";
import sections from "../sections.module.css";
import styles from "./Learned.module.css";

/** Jars, mission cards, and what comes next. */
export function NextMission({ learned: { jars, cards_done, next } }: { learned: Learned }) {
  return (
    <>
      {jars !== null && (
        <section className={sections.section} aria-labelledby="jars-heading">
          <h2 id="jars-heading">{words.jars}</h2>
          <dl className={styles.jars}>
            {(["save", "spend", "share"] as const).map((jar) => (
              <div key={jar} className={styles.number}>
                <dt>{words[jar]}</dt>
                <dd>{formatMoney(jars[jar], jars.currency)}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      {cards_done.length > 0 && (
        <section className={sections.section} aria-labelledby="cards-heading">
          <h2 id="cards-heading">{words.cardsHeading}</h2>
          <ul className={styles.done}>
            {cards_done.map(({ title, on }) => (
              <li key={`${title} ${on}`} dir="auto">
                {title}
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className={sections.section} aria-labelledby="next-heading">
        <h2 id="next-heading">{words.next}</h2>
        {next === null ? (
          <>
            <p>{words.allDone}</p>
            <ButtonLink look="quiet" href={paths.certificate()}>
              {words.certificate}
            </ButtonLink>
          </>
        ) : (
          <>
            <p>
              <strong dir="auto">{words.nextMission(next.title, next.tag)}</strong>
            </p>
            {next.dinner !== null && (
              <p className={styles.dinner}>
                {words.dinner} <strong dir="auto">{next.dinner}</strong>
              </p>
            )}
          </>
        )}
        <ButtonLink look="quiet" href={paths.missionCards()}>
          {words.openCards}
        </ButtonLink>
      </section>
    </>
  );
}
