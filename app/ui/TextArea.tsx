import { useId } from "react";
import type { ComponentProps, ReactNode } from "react";
import styles from "./Field.module.css";

/** A labelled field of several lines, with its children below it. */
export function TextArea({ label, children, ...area }: { label: string; children?: ReactNode } & Omit<ComponentProps<"textarea">, "id">) {
  const id = useId();
  return (
    <div className={styles["field"]}>
      <label htmlFor={id}>{label}</label>
      <textarea {...area} id={id} />
      {children}
    </div>
  );
}
