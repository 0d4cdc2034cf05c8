import { useEffect, useId, useRef } from "react";
import type { KeyboardEvent, ReactNode } from "react";
import { builder } from "#app/copy/builder.ts";
import { IconButton } from "#app/ui/IconButton.tsx";
import styles from "./FullWindow.module.css";

interface Props {
  heading: string;
  /** What it is about, below the heading. */
  of?: string | null;
  /** What is below is a column in the middle. */
  isCentered?: boolean;
  /** Buttons or figures beside the heading. */
  tools?: ReactNode;
  onKeyDown?: (event: KeyboardEvent) => void;
  /** Escape was pressed. Gives false where that must not close the dialog. */
  onEscape?: () => boolean;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog that fills the window. Escape and its button close it. */
export function FullWindow({
  heading,
  of = null,
  isCentered = false,
  tools,
  onClose,
  children,
  ...on
}: Props) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of all that is in the dialog
    <dialog
      ref={dialog}
      className={styles.window}
      aria-labelledby={id}
      onKeyDown={on.onKeyDown}
      onCancel={(event) => {
        if (on.onEscape?.() === false) event.preventDefault();
      }}
      onClose={onClose}
    >
      <header className={styles.head} data-centered={isCentered}>
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
      {children}
    </dialog>
  );
}
