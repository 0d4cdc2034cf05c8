import type { ReactNode } from "react";
import { toAppError } from "#app/data/base/errors.ts";
import { Button } from "#app/ui/Button.tsx";
import { FullWindow } from "./FullWindow.tsx";
import { LoadingRows } from "./LoadingRows.tsx";
import tables from "./Statistics.module.css";
import styles from "./StatisticsPage.module.css";

interface Props {
  heading: string;
  /** What the figures are of. */
  of: string | null;
  onClose: () => void;
  children: ReactNode;
}

/** Figures, in a window of their own. */
export const StatisticsPage = ({ children, ...props }: Props) => (
  <FullWindow {...props} isCentered>
    <div className={tables.content}>{children}</div>
  </FullWindow>
);

interface LoadingProps {
  error: unknown;
  /** Above the figures are choices of which children. */
  hasFilters?: boolean;
}

/** In place of figures that are loading: three of them, the next steps, and one chart or two. */
export const Loading = ({ error, hasFilters = false }: LoadingProps) =>
  error === null ? (
    <>
      {hasFilters && <div className={styles.filters} />}
      <LoadingRows count={hasFilters ? 5 : 6} className={styles.loading} />
    </>
  ) : (
    <p role="alert">{toAppError(error).message}</p>
  );

interface NextStep {
  text: string;
  hint: string;
  button: string;
  /** Name of the button, where its words alone do not say what opens. */
  label?: string;
  onOpen: () => void;
}

interface NextStepsProps {
  heading: string;
  nothing: string;
  /** Null where the figures suggest nothing. */
  steps: readonly (NextStep | null)[];
}

/** What the figures suggest to the author, each with the way to it. */
export function NextSteps({ heading, nothing, steps }: NextStepsProps) {
  const given = steps.filter((step) => step !== null);
  return (
    <section className={tables.part}>
      <h3>{heading}</h3>
      {given.length === 0 ? (
        <p>{nothing}</p>
      ) : (
        <ul className={styles.next}>
          {given.map(({ text, hint, button, label, onOpen }) => (
            <li key={text}>
              <span>
                <b>{text}</b>
                <small>{hint}</small>
              </span>
              <Button look="quiet" aria-label={label} onClick={onOpen}>
                {button}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

interface NoFiguresProps {
  heading: string;
  /** When there will be some. */
  text: string;
  button: string;
  onGo: () => void;
}

/** In place of figures: when they come, and what to do until then. */
export const NoFigures = ({ heading, text, button, onGo }: NoFiguresProps) => (
  <section className={styles.empty}>
    <h3>{heading}</h3>
    <p>{text}</p>
    <Button onClick={onGo}>{button}</Button>
  </section>
);

/** Figures side by side. */
export const FigureList = ({ children }: { children: ReactNode }) => (
  <ul className={styles.figures}>{children}</ul>
);

/** One figure in big letters. */
export const Figure = ({ value, label, note }: { value: string; label: string; note?: string }) => (
  <li>
    <b>{value}</b> <span>{label}</span>
    {note !== undefined && <small>{note}</small>}
  </li>
);
