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
  /** Buttons beside the heading. */
  tools?: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/** Figures, in a window of their own. */
export const StatisticsPage = ({ children, ...props }: Props) => (
  <FullWindow {...props} isCentered>
    <div className={tables.content}>{children}</div>
  </FullWindow>
);

/** In place of figures that are loading: their shapes. */
export const Loading = ({ error }: { error: unknown }) =>
  error === null ? (
    <LoadingRows count={BLOCKS} className={styles.loading} />
  ) : (
    <p role="alert">{toAppError(error).message}</p>
  );

/** Three figures, the next steps and a chart. */
const BLOCKS = 5;

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
  steps: readonly NextStep[];
}

/** What the figures suggest to the author, each with the way to it. */
export const NextSteps = ({ heading, nothing, steps }: NextStepsProps) => (
  <section className={tables.part}>
    <h3>{heading}</h3>
    {steps.length === 0 ? (
      <p>{nothing}</p>
    ) : (
      <ul className={styles.next}>
        {steps.map(({ text, hint, button, label, onOpen }) => (
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

/** Said where there are no figures. */
export const NoFigures = ({ heading, texts }: { heading: string; texts: readonly string[] }) => (
  <section className={styles.empty}>
    <span className={styles.sketch} aria-hidden="true" />
    <h3>{heading}</h3>
    {texts.map((text) => (
      <p key={text}>{text}</p>
    ))}
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
