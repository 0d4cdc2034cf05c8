import { lists as words } from "#app/copy/builder.ts";
import { isBlocking } from "#domain/content/publish-check.ts";
import type { Finding } from "#domain/content/publish-check.ts";
import styles from "./FindingCounts.module.css";

/** How many findings stop Publish, and how many only advise. */
export interface Counts {
  needed: number;
  recommended: number;
}

export function countsOf(findings: readonly Finding[]): Counts {
  const needed = findings.filter(isBlocking).length;
  return { needed, recommended: findings.length - needed };
}

interface Props extends Counts {
  /** The number of findings that do not stop Publish, and the text where there is none. */
  said?: { recommended: (n: number) => string; complete: string };
}

/** Both numbers, each with its own colour, or that all is complete. */
export function FindingCounts({ needed, recommended, said = words }: Props) {
  return (
    <span className={styles.counts}>
      {needed > 0 && (
        <>
          <span data-weight="must">{words.needed(needed)}</span>{" "}
        </>
      )}
      {recommended > 0 && <span data-weight="should">{said.recommended(recommended)}</span>}
      {needed + recommended === 0 && <span>{said.complete}</span>}
    </span>
  );
}
