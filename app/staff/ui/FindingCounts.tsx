import { lists as words } from "#app/copy/builder.ts";
import { isBlocking } from "#domain/content/publish-check.ts";
import type { Finding } from "#domain/content/publish-check.ts";
import type { Weight } from "#domain/slides/kind.ts";
import dots from "./dot.module.css";
import styles from "./FindingCounts.module.css";

const count = `${dots.dot} ${styles.count}`;

/** How many findings stop Publish, and how many only advise. */
export interface Counts {
  needed: number;
  recommended: number;
}

export function countsOf(findings: readonly Finding[]): Counts {
  const needed = findings.filter(isBlocking).length;
  return { needed, recommended: findings.length - needed };
}

/** Stands at a field that is empty; nothing where it is complete. */
export const Missing = ({ weight }: { weight: Weight | null }) =>
  weight !== null && (
    <span className={count} data-weight={weight}>
      {words.missing[weight]}
    </span>
  );

interface Props extends Counts {
  /** The number of findings that do not stop Publish, and the text where there is none. */
  said?: { recommended: (n: number) => string; complete: string };
}

/** Both numbers, each with its own colour, or that all is complete. */
export function FindingCounts({ needed, recommended, said = words }: Props) {
  return (
    <>
      {needed > 0 && (
        <>
          <span className={count} data-weight="must">
            {words.needed(needed)}
          </span>{" "}
        </>
      )}
      {recommended > 0 && (
        <span className={count} data-weight="should">
          {said.recommended(recommended)}
        </span>
      )}
      {needed + recommended === 0 && <span className={count}>{said.complete}</span>}
    </>
  );
}
