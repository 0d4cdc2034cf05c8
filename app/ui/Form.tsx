import type { FormEvent, ReactNode } from "react";
import styles from "./Form.module.css";

/** A form without the browser's validation messages. Enter submits it. */
export function Form({ onSubmit, children }: { onSubmit: () => void; children: ReactNode }) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {children}
    </form>
  );
}
