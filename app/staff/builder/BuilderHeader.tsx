import type { ReactNode } from "react";
import { builder as words } from "#app/copy/builder.ts";
import { Icon } from "#app/ui/Icon.tsx";
import { VIEW_HEADING } from "../ui/focus-finding.ts";
import type { Publication } from "../content/publication.ts";
import { PublicationChip } from "../content/PublicationChip.tsx";
import styles from "./BuilderHeader.module.css";

interface Props {
  title: string;
  /** The pages above this one, the outermost first. */
  above: readonly { label: string; onOpen: () => void }[];
  /** The page below is a column in the middle, with whose edges the header is aligned. */
  isCentered: boolean;
  /** What families see of the page's lesson or course; null on the first page. */
  state: Publication | null;
  children: ReactNode;
}

/** Where the author is, the way up, and the page's actions. */
export function BuilderHeader({ title, above, isCentered, state, children }: Props) {
  return (
    <header className={styles.head} data-centered={isCentered}>
      <div className={styles.place}>
        {above.length > 0 && (
          <nav className={styles.above} aria-label={words.where}>
            {above.map(({ label, onOpen }, index) => (
              <button key={label} type="button" title={label} onClick={onOpen}>
                <Icon name="back" />
                {index > 0 && <i aria-hidden="true">/</i>}
                <span>{label}</span>
              </button>
            ))}
          </nav>
        )}
        <h1 id={VIEW_HEADING} className={styles.title} tabIndex={-1}>
          {title}
        </h1>
        {state !== null && (
          <span className={styles.state}>
            <PublicationChip of={state} />
          </span>
        )}
      </div>
      <div className={styles.actions}>{children}</div>
    </header>
  );
}
