import type { FormEvent, ReactNode } from "react";
import styles from "./Form.module.css";

/** A form of our own: Enter submits, the browser's own bubbles stay away. */
export function Form({ onSubmit, children }: { onSubmit: () => void; children: ReactNode }) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form className={styles["form"]} onSubmit={submit} noValidate>
      {children}
    </form>
  );
}
