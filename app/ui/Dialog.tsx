import { useEffect, useId, useRef } from "react";
import type { ReactNode } from "react";
import { IconButton } from "./IconButton.tsx";
import styles from "./Dialog.module.css";

/** A modal dialog that is open while it is mounted. Escape and the close button close it. */
export function Dialog({
  heading,
  close,
  onClose,
  children,
}: {
  heading: string;
  close: string;
  onClose: () => void;
  children: ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={id} onClose={onClose}>
      <div className={styles.head}>
        <h2 id={id}>{heading}</h2>
        <IconButton icon="cross" small label={close} onClick={() => dialog.current?.close()} />
      </div>
      {children}
    </dialog>
  );
}
