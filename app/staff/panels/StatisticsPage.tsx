import { useEffect, useId, useRef } from "react";
import type { ReactNode } from "react";
import { builder } from "#app/copy/builder.ts";
import { IconButton } from "#app/ui/IconButton.tsx";
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

/** A dialog that fills the window. Escape and its button close it. */
export function StatisticsPage({ heading, of, tools, onClose, children }: Props) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className={styles.page} aria-labelledby={id} onClose={onClose}>
      <header className={styles.head}>
        <div className={styles.title}>
          <h2 id={id}>{heading}</h2>
          {of !== null && <p>{of}</p>}
        </div>
        {tools}
        <IconButton
          icon="cross"
          small
          label={builder.close}
          onClick={() => dialog.current?.close()}
        />
      </header>
      <div className={styles.content}>{children}</div>
    </dialog>
  );
}

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
