import type { ReactNode } from "react";
import { builder } from "#app/copy/builder.ts";
import { toAppError } from "#app/data/base/errors.ts";
import { Button } from "#app/ui/Button.tsx";
import { Pocket } from "#app/ui/Mascot.tsx";
import { Block } from "../lists/Shape.tsx";
import loading from "../ui/loading.module.css";
import { FullWindow } from "../ui/FullWindow.tsx";
import statistics from "./Statistics.module.css";
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
    <div className={statistics.content}>{children}</div>
  </FullWindow>
);

interface LoadingProps {
  error: unknown;
  /** Above the figures are choices of which children. */
  hasFilters?: boolean;
}

/** In place of figures that are loading: three of them, the next steps, and one chart or two, in their shapes. */
export const Loading = ({ error, hasFilters = false }: LoadingProps) =>
  error === null ? (
    <>
      {hasFilters && <div className={styles.filters} />}
      <p className="visually-hidden" role="status">
        {builder.loading}
      </p>
      <div className={`${styles.loading} ${loading.delayed}`} aria-hidden="true">
        <FigureList>
          {[0, 1, 2].map((place) => (
            <li key={place}>
              <Block width={64} height={40} />
              <Block width="min(100%, 130px)" height={24} />
              {place === 2 && !hasFilters && <Block width="min(100%, 110px)" height={20} />}
            </li>
          ))}
        </FigureList>
        <LoadingSteps />
        <div className={statistics.pair}>
          <LoadingChart />
          {!hasFilters && <LoadingFunnel />}
        </div>
      </div>
    </>
  ) : (
    <p role="alert">{toAppError(error).message}</p>
  );

const LoadingSteps = () => (
  <section className={statistics.part}>
    <Block width={190} height={29} />
    <ul className={styles.next}>
      {[0, 1].map((place) => (
        <li key={place}>
          <span>
            <Block width="min(78%, 420px)" height={24} />
            <Block width="min(62%, 360px)" height={23} />
          </span>
          <Block width={138} height={44} of="button" />
        </li>
      ))}
    </ul>
  </section>
);

/** Two columns for each week, in percent of the height. */
const COLUMNS = [72, 48, 78, 52, 84, 56, 92, 62];

const LoadingChart = () => (
  <section className={statistics.part}>
    <Block width="min(80%, 280px)" height={29} />
    <div className={styles.columns}>
      {COLUMNS.map((height) => (
        <span key={height} style={{ height: `${height}%` }} />
      ))}
    </div>
  </section>
);

/** In percent of the width. */
const STEPS = [100, 50, 40, 30, 20];

const LoadingFunnel = () => (
  <section className={statistics.part}>
    <Block width="min(86%, 320px)" height={29} />
    {STEPS.map((width) => (
      <div key={width}>
        <Block width={150} height={24} />
        <Block width={`${width}%`} height={20} />
      </div>
    ))}
  </section>
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
    <section className={statistics.part}>
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
  /** What stands in the way of that. */
  note?: string | null;
  onGo: () => void;
}

/** In place of figures: when they come, and what to do until then. */
export const NoFigures = ({ heading, text, button, note = null, onGo }: NoFiguresProps) => (
  <section className={styles.empty}>
    <Pocket mood="wave" className={styles.otter} />
    <h3>{heading}</h3>
    <p>{text}</p>
    <Button onClick={onGo}>{button}</Button>
    {note !== null && <p className={statistics.small}>{note}</p>}
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
