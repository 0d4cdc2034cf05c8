import type { ReactNode } from "react";
import { FullWindow } from "./FullWindow.tsx";
import styles from "./Statistics.module.css";

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
    <div className={styles.content}>{children}</div>
  </FullWindow>
);

/** Said where there are no figures. */
export const NoFigures = ({ heading, texts }: { heading: string; texts: readonly string[] }) => (
  <section className={styles.empty}>
    <h3>{heading}</h3>
    {texts.map((text) => (
      <p key={text}>{text}</p>
    ))}
  </section>
);

/** One figure in big letters. */
export const Figure = ({ value, label, note }: { value: string; label: string; note?: string }) => (
  <li>
    <b>{value}</b> <span>{label}</span>
    {note !== undefined && <small>{note}</small>}
  </li>
);
