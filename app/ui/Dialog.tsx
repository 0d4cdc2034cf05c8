import { useId, useLayoutEffect, useRef } from "react";
import type { ReactNode } from "react";
import { IconButton } from "./IconButton.tsx";
import styles from "./Dialog.module.css";

/**
 * A modal dialog that is open while it is mounted. Escape and the close button close it; the control
 * that had the focus before gets it back, however it ends.
 */
export function Dialog({
  heading,
  describedBy,
  close,
  onClose,
  children,
}: {
  heading: string;
  /** Id of the text that a screen reader says after the heading. */
  describedBy?: string;
  close: string;
  onClose: () => void;
  children: ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useLayoutEffect(() => {
    const { current } = dialog;
    current?.showModal();
    // Before it is taken out of the page: a dialog that is taken out open leaves the focus nowhere.
    return () => current?.close();
  }, []);
  /** Does not wait for the browser's close event: a key pressed before it would be lost. */
  const closeNow = () => {
    dialog.current?.close();
    onClose();
  };
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={id}
      aria-describedby={describedBy}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return; // a file chooser inside was cancelled
        event.preventDefault();
        closeNow();
      }}
      onClose={onClose}
    >
      <div className={styles.head}>
        <h2 id={id}>{heading}</h2>
        <IconButton icon="cross" small label={close} onClick={closeNow} />
      </div>
      {children}
    </dialog>
  );
}
